/* Keys for what a GearSeed table asks. */
#include "town_keys.h"

#include <stdint.h>
#include <stdio.h>
#include <string.h>

/* `#` becomes a digit of 1 to 6, `?` one of 1 or 2, `@` the seat's own. */
static const struct {
	const char *prompt, *keys;
} answers[] = {
	{"press Space to turn your hand up", " "},
	{"when only you can see the screen", "@"},
	{"your turn is over", "\r"},
	{"? Enter", "\r"},
	{"chosen: Enter", "\r"},
	{"where does", "."},
	{"choose a card", "#\r."},
	{"build one more", "?\r."},
	{"flip your Burst card", "1\r"},
	{"which Trigger comes first", "?\r"},
	{"which first", "?\r"},
	{"choose 1 or 2", "?\r"},
	{": burn ", "0\r"},
	{"take one Free card", "0\r"},
	{"move one Free card", "0\r"},
	{"keep one of", "?\r"},
	{"1 yes, 0 no", "?\r"},
	{": discard ", "#k"},
	{": raze ", "."},
};

bool town_keys(const char *picture, struct random *random,
	       char keys[TOWN_KEYS])
{
	const char *press = strstr(picture, ": press ");
	size_t a = 0, rows = sizeof answers / sizeof *answers;

	while (a < rows && !strstr(picture, answers[a].prompt))
		a++;
	if (a == rows)
		return false;
	snprintf(keys, TOWN_KEYS, "%s", answers[a].keys);
	for (char *key = keys; *key; key++)
		if (*key == '#')
			*key = (char)('1' + random_below(random, 6));
		else if (*key == '?')
			*key = (char)('1' + random_below(random, 2));
		else if (*key == '@')
			*key = press[strlen(": press ")];
	/* What was refused is declined. */
	if (strstr(picture, "\n No:") && strchr(answers[a].keys, '?'))
		keys[0] = '0';
	return true;
}
