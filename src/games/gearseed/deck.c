/* Decks from a file: a strict reader that finds every fault.  No byte of the
   text is trusted. */
#include "deck.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "inner.h"
#include "memory.h"

extern const char text_gearseed_deck[];

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
		gs_read_line(reader, &words);
}

/* The keys that a design or a Season must have. */
static void check_keys(struct gs_reader *reader, enum gs_place place,
		       const struct gs_block *block, const char *what)
{
	for (int k = 0; k < GS_KEYS; k++)
		if (gs_keys[k].place == place &&
		    gs_keys[k].often == KEY_NEEDED && !block->key[k])
			fault_set(gs_more(reader), block->line, "",
				  "Found no `%s` for `%s`, expected one.",
				  gs_keys[k].word, what);
}

static void check_designs(struct gs_reader *reader)
{
	struct deck *deck = reader->deck;
	int total = 0;

	for (int d = 1; d <= deck->count; d++) {
		const struct gs_design *now = &deck->design[d];

		check_keys(reader, PLACE_DESIGN, &reader->design[d], now->id);
		if (!now->ability.count)
			fault_set(gs_more(reader), reader->design[d].line, "",
				  "Found no `ability` for `%s`, expected at "
				  "least one (G8).",
				  now->id);
		if (total <= GS_CARDS && total + now->copies > GS_CARDS)
			fault_set(gs_more(reader), reader->design[d].line, "",
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
	if (!reader->headed)
		fault_set(gs_more(reader), 0, "",
			  "Found no line, expected `gearseed-deck 1`.");
	if (!reader->top.key[KEY_DECK])
		fault_set(gs_more(reader), 0, "",
			  "Found no `deck`, expected one.");
	for (int s = SEASON_SPRING; s <= SEASON_WINTER; s++) {
		if (!reader->season[s].line)
			fault_set(gs_more(reader), 0, "",
				  "Found no `season %s`, expected one.",
				  gs_season_words[s - 1]);
		else
			check_keys(reader, PLACE_SEASON, &reader->season[s],
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
