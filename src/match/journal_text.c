/* The text of a journal: a record that may end in a torn line, and keeps in
   remarks what no record of a running game tells: the salt of a sealed deal,
   and that the game is one of a pair. */
#include "journal.h"

#include <string.h>

#include "pair.h"

static const char salt_key[] = "# salt ";
static const char pair_key[] = "# pair ";

static void write_leg(struct leg leg, struct text *text)
{
	if (leg.game == 1)
		text_format(text, "%s1\n", pair_key);
	if (leg.game == 2)
		text_format(text, "%s2 %d %d\n", pair_key, leg.points[0],
			    leg.points[1]);
}

void journal_write(const struct match *match, struct text *text)
{
	const struct sitting *sitting = match_sitting(match);

	record_write(match, RECORD_JOURNAL, text);
	if (!match_turn(match).seat)
		return;
	if (sitting->salt[0])
		text_format(text, "%s%s\n", salt_key, sitting->salt);
	write_leg(sitting->leg, text);
}

/* Bytes up to and with the last line end. */
static size_t whole_lines(const char *data, size_t length)
{
	while (length && data[length - 1] != '\n')
		length--;
	return length;
}

/* What stands behind `key` in the first line that begins with it. */
static bool find_remark(const char *data, size_t length, const char *key,
			struct word *rest)
{
	const size_t width = strlen(key);
	const char *end = data + length;

	for (const char *at = data; at < end; at++) {
		const char *stop = memchr(at, '\n', (size_t)(end - at));

		if (!stop)
			return false;
		if ((size_t)(stop - at) > width && !memcmp(at, key, width)) {
			*rest = (struct word){at + width,
					      (size_t)(stop - at) - width};
			return true;
		}
		at = stop;
	}
	return false;
}

/* `1`, or `2 POINTS POINTS`; anything else is a remark like others. */
static bool read_leg(struct word rest, struct leg *leg)
{
	struct scan scan = scan_bytes(rest.at, rest.length);
	struct word word;
	int game;

	*leg = (struct leg){0};
	if (!scan_word(&scan, &word) || !word_number(word, 1, 2, &game))
		return false;
	leg->game = (uint8_t)game;
	for (int s = 0; game == 2 && s < 2; s++)
		if (!scan_word(&scan, &word) ||
		    !word_number(word, 0, PAIR_POINTS_MOST, &leg->points[s]))
			return false;
	return scan_end(&scan);
}

struct match *journal_read(const char *data, size_t length,
			   const struct deck_shelf *shelf, size_t *whole,
			   struct fault *fault)
{
	const struct sitting *sitting;
	struct match *match;
	struct word rest;
	struct leg leg;

	*whole = whole_lines(data, length);
	match = record_read(data, *whole, shelf, fault);
	if (!match)
		return NULL;
	sitting = match_sitting(match);
	if (sitting->seal[0] && !sitting->salt[0] &&
	    find_remark(data, *whole, salt_key, &rest) &&
	    word_is_hex(rest, 2, HASH_DIGITS))
		match_open_seal(match, rest);
	if (pair_fits(sitting) && find_remark(data, *whole, pair_key, &rest) &&
	    read_leg(rest, &leg))
		match_set_leg(match, leg);
	return match;
}
