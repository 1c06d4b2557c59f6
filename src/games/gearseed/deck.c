/* Decks from a file: a strict reader that finds every fault.  No byte of the
   text is trusted. */
#include "deck.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "inner.h"
#include "memory.h"

enum { CARDS_LEAST = SEATS_MAX * GS_HAND + GS_ROW };

/* Splits a line at blanks and tabs; `#` before a word begins a comment. */
static int split(struct word *list, const char *at, const char *end)
{
	int count = 0;

	while (at < end) {
		const char *from;

		while (at < end && (*at == ' ' || *at == '\t'))
			at++;
		if (at == end || *at == '#')
			break;
		from = at;
		while (at < end && *at != ' ' && *at != '\t')
			at++;
		if (count == LINE_WORDS)
			return LINE_WORDS + 1;
		list[count++] = (struct word){from, (size_t)(at - from)};
	}
	return count;
}

static void read_line(struct gs_reader *reader, const char *at, const char *end)
{
	struct word list[LINE_WORDS];
	struct gs_words words = {.at = list};

	if (end > at && end[-1] == '\r')
		end--;
	words.left = split(list, at, end);
	if (words.left > LINE_WORDS)
		fault_set(gs_more(reader), reader->line, "",
			  "Found more than %d words, expected fewer.",
			  LINE_WORDS);
	else if (words.left)
		gs_read_key(reader, &words);
}

/* What a design or a Season must have. */
static void check_keys(struct gs_reader *reader, const int *lines,
		       unsigned needed, int line, const char *what)
{
	static const char *const names[KEY_BITS] = {
		[ONE_NAME] = "name",	 [ONE_CODE] = "code",
		[ONE_COPIES] = "copies", [ONE_TYPE] = "type",
		[ONE_CASTE] = "caste",	 [ONE_TRIGGER] = "trigger",
		[ONE_RULES] = "rules",	 [ONE_BONUS] = "caste-bonus",
		[ONE_SHRINE] = "shrine",
	};

	for (int k = 0; k < KEY_BITS; k++)
		if (needed >> k & 1 && !lines[k])
			fault_set(gs_more(reader), line, "",
				  "Found no `%s` for `%s`, expected one.",
				  names[k], what);
}

static void check_designs(struct gs_reader *reader)
{
	const unsigned needed = 1 << ONE_NAME | 1 << ONE_CODE |
				1 << ONE_COPIES | 1 << ONE_TYPE |
				1 << ONE_CASTE;
	struct deck *deck = reader->deck;
	int total = 0;

	for (int d = 1; d <= deck->count; d++) {
		const struct gs_design *now = &deck->design[d];

		check_keys(reader, reader->design_keys[d], needed,
			   reader->design_line[d], now->id);
		if (!now->ability.count)
			fault_set(gs_more(reader), reader->design_line[d], "",
				  "Found no `ability` for `%s`, expected at "
				  "least one (G8).",
				  now->id);
		if (total <= GS_CARDS && total + now->copies > GS_CARDS)
			fault_set(gs_more(reader), reader->design_line[d], "",
				  "Found card number %d with `%s`, expected at "
				  "most %d cards.",
				  total + now->copies, now->id, GS_CARDS);
		total += now->copies;
	}
	if (total < CARDS_LEAST)
		fault_set(
			gs_more(reader), 0, "",
			"Found %d cards, expected at least %d: four hands and "
			"the opening row.",
			total, CARDS_LEAST);
	deck->cards = (uint8_t)(total > GS_CARDS ? 0 : total);
}

static void check_rest(struct gs_reader *reader)
{
	const unsigned needed =
		1 << ONE_RULES | 1 << ONE_BONUS | 1 << ONE_SHRINE;

	if (!reader->headed)
		fault_set(gs_more(reader), 0, "",
			  "Found no line, expected `gearseed-deck 1`.");
	if (!reader->deck_line)
		fault_set(gs_more(reader), 0, "",
			  "Found no `deck`, expected one.");
	for (int s = SEASON_SPRING; s <= SEASON_WINTER; s++) {
		if (!reader->season_line[s])
			fault_set(gs_more(reader), 0, "",
				  "Found no `season %s`, expected one.",
				  gs_season_words[s - 1]);
		else
			check_keys(reader, reader->season_keys[s], needed,
				   reader->season_line[s],
				   gs_season_words[s - 1]);
	}
	for (int t = 0; t < TYPE_SHRINE; t++)
		if (!reader->burst_line[t])
			fault_set(gs_more(reader), 0, "",
				  "Found no `burst %s`, expected one.",
				  gs_type_words[t]);
}

static void read_lines(struct gs_reader *reader, const char *text,
		       size_t length)
{
	const char *at = text;
	const char *end = text + length;

	if (length >= 3 && !memcmp(at, "\xef\xbb\xbf", 3))
		at += 3;
	while (at < end && reader->count < reader->most) {
		const char *stop = memchr(at, '\n', (size_t)(end - at));

		reader->line++;
		if (!stop)
			stop = end;
		if (memchr(at, '\0', (size_t)(stop - at))) {
			fault_set(gs_more(reader), reader->line, "",
				  "Found a NUL byte, expected text.");
			return;
		}
		read_line(reader, at, stop);
		at = stop < end ? stop + 1 : end;
	}
	check_designs(reader);
	check_rest(reader);
}

static int by_id(const void *one, const void *other)
{
	return strcmp(((const struct gs_design *)one)->id,
		      ((const struct gs_design *)other)->id);
}

static struct deck *read(const char *text, size_t length, struct fault *faults,
			 int most, int *count)
{
	struct gs_reader *reader = memory_get(sizeof *reader);
	struct deck *deck = memory_get(sizeof *deck);

	assert(most > 0);
	reader->deck = deck;
	reader->faults = faults;
	reader->most = most;
	read_lines(reader, text, length);
	*count = reader->count;
	free(reader);
	if (*count) {
		free(deck);
		return NULL;
	}
	memset(&deck->design[0], 0, sizeof deck->design[0]);
	memset(&deck->season[0], 0, sizeof deck->season[0]);
	qsort(&deck->design[1], deck->count, sizeof deck->design[1], by_id);
	return deck;
}

static void close(struct deck *deck)
{
	free(deck);
}

static const char *id(const struct deck *deck)
{
	return deck->id;
}

extern const char text_gearseed_deck[];

static int cards(const struct deck *deck)
{
	return deck->cards;
}

const struct deck_reader gs_decks = {
	.text = text_gearseed_deck,
	.read = read,
	.close = close,
	.id = id,
	.list = gs_list_deck,
	.cards = cards,
};
