/* Settings: a few choices, kept in a file of the user's. */
#include "settings.h"

#include <string.h>
#include <sys/stat.h>

#include "file.h"
#include "place.h"
#include "scan.h"

enum { FILE_BYTES = 65536 };

#define WORDS(...) ((const char *const[]){__VA_ARGS__, NULL})

const struct setting_row setting_rows[SETTING_COUNT] = {
	[SETTING_COLOUR] = {
		"colour", "Colour",
		WORDS("as the terminal says", "on", "off"),
		WORDS("auto", "always", "never"),
		{"Colour: as the terminal and NO_COLOR say, or on, or off.",
		 "Nothing is told by colour alone."},
		{"Colour: as terminal and NO_COLOR say, or on, or off.",
		 "Nothing is told by colour alone."}},
	[SETTING_CARDS] = {
		"cards", "Cards", WORDS("in colour", "plain"),
		WORDS("colour", "plain"),
		{"Cards: on the colour of the seed or caste, or plain, as "
		 "they are shown",
		 "without colours."},
		{"Cards: on the colour of the seed or caste, or plain,",
		 "as they are shown without colours."}},
	[SETTING_LINES] = {
		"lines", "Lines", WORDS("drawn", "+ - |"),
		WORDS("drawn", "ascii"),
		{"Lines: drawn as lines, or as + - | where a terminal shows "
		 "lines wrongly.",
		 "These should look like a closed box:"},
		{"Lines: drawn, or + - | where a terminal shows them",
		 "wrongly. These should look like a closed box:"}},
	[SETTING_END_OF_TURN] = {
		"end-of-turn", "End of turn",
		WORDS("wait for Enter", "cover at once"),
		WORDS("wait", "at-once"),
		{"End of turn: look at what the last play drew until you press "
		 "Enter,",
		 "or cover the screen at once."},
		{"End of turn: look at what the last play drew, then",
		 "press Enter; or cover the screen at once."}},
	[SETTING_IDLE] = {
		"idle", "Cover when idle",
		WORDS("after 5 minutes", "after 1 minute", "after 15 minutes",
		      "never"),
		WORDS("5", "1", "15", "never"),
		{"Cover when idle: when no key was pressed for so long, the "
		 "hand is turned",
		 "face down. What was chosen stays chosen."},
		{"Cover when idle: without a key for so long, the hand is",
		 "turned face down. What was chosen stays chosen."}},
	[SETTING_KEY_LINE] = {
		"key-line", "Key line", WORDS("shown", "hidden"),
		WORDS("shown", "hidden"),
		{"Key line: the last line, with the keys that do something "
		 "now.",
		 "K shows all of them."},
		{"Key line: the last line, with the keys that do",
		 "something now. K shows all of them."}},
	[SETTING_MOUSE] = {
		"mouse", "Mouse", WORDS("off", "on"), WORDS("off", "on"),
		{"Mouse: a click chooses, never plays; the words of the last "
		 "line are buttons.",
		 "While it is on, text is selected with Shift held."},
		{"Mouse: a click chooses; the last line's words are",
		 "buttons. Text is then selected with Shift held."}},
	[SETTING_BELL] = {
		"bell", "Bell", WORDS("never", "at the cover"),
		WORDS("never", "cover"),
		{"Bell: never, or once when the screen is covered for the "
		 "next player.",
		 ""},
		{"Bell: never, or once when the screen is covered.", ""}},
};

int settings_idle(const struct settings *settings)
{
	static const int minutes[] = {
		[IDLE_5] = 5, [IDLE_1] = 1, [IDLE_15] = 15};

	return settings->value[SETTING_IDLE] == IDLE_NEVER ?
		       -1 :
		       minutes[settings->value[SETTING_IDLE]] * 60000;
}

static void read_line(struct settings *settings, struct scan line)
{
	struct word key, value;

	if (!scan_word(&line, &key) || !scan_word(&line, &value) ||
	    !scan_end(&line))
		return;
	for (int s = 0; s < SETTING_COUNT; s++) {
		int place = word_among(value, setting_rows[s].names);

		if (word_is(key, setting_rows[s].key) && place >= 0)
			settings->value[s] = (uint8_t)place;
	}
}

void settings_read(struct settings *settings, const char *data,
		   size_t length)
{
	const char *end = data + length;

	while (data < end) {
		const char *stop = memchr(data, '\n', (size_t)(end - data));
		size_t bytes = (size_t)((stop ? stop : end) - data);

		read_line(settings, scan_bytes(data, bytes));
		data += bytes + (stop != NULL);
	}
}

void settings_write(const struct settings *settings, struct text *text)
{
	for (int s = 0; s < SETTING_COUNT; s++)
		text_format(text, "%s %s\n", setting_rows[s].key,
			    setting_rows[s].names[settings->value[s]]);
}

const char *settings_file(const char *name, struct text *text)
{
	struct text path = {0};
	const char *wrong = NULL;
	struct stat facts;

	if (place_find(PLACE_SETTINGS, &path)) {
		text_format(&path, "/%s", name);
		/* A link that leads nowhere is there. */
		if (!lstat(text_string(&path), &facts))
			wrong = file_read(text_string(&path), FILE_BYTES,
					  text);
	}
	text_free(&path);
	if (wrong)
		text_clear(text);
	return wrong;
}

bool settings_store(const char *name, const struct text *text)
{
	struct text path = {0};
	bool good = false;

	if (place_find(PLACE_SETTINGS, &path) &&
	    !place_make(text_string(&path))) {
		text_format(&path, "/%s", name);
		good = !file_put(text_string(&path), text);
	}
	text_free(&path);
	return good;
}
