/* Filling the gaps of phrases. */
#include "pen.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

static char *next(struct gs_fill *fill)
{
	assert(fill->count < PHRASE_GAPS);
	fill->at[fill->count] = fill->bytes[fill->count];
	return fill->bytes[fill->count++];
}

void gs_fill_word(struct gs_fill *fill, const char *word)
{
	assert(fill->count < PHRASE_GAPS);
	fill->at[fill->count++] = word;
}

void gs_fill_number(struct gs_fill *fill, int number)
{
	snprintf(next(fill), FILL_BYTES, "%d", number);
}

void gs_fill_points(struct gs_fill *fill, int points)
{
	snprintf(next(fill), FILL_BYTES, "%d point%s", points,
		 points == 1 ? "" : "s");
}

void gs_fill_count(struct gs_fill *fill, int cards)
{
	snprintf(next(fill), FILL_BYTES, "%d card%s", cards,
		 cards == 1 ? "" : "s");
}

void gs_fill_cell(struct gs_fill *fill, int x, int y)
{
	snprintf(next(fill), FILL_BYTES, "%d,%d", x, y);
}

void gs_fill_card(struct gs_fill *fill, const struct book *book, uint8_t card)
{
	gs_fill_word(fill, card == CARD_UNKNOWN ? "a card"
						: gs_design(book, card)->code);
}

void gs_fill_list(struct gs_fill *fill, const struct book *book,
		  const uint8_t *cards, int count)
{
	char *bytes;

	if (count > 4 || (count && memchr(cards, CARD_UNKNOWN,
					  (size_t)count))) {
		gs_fill_count(fill, count);
		return;
	}
	bytes = next(fill);
	bytes[0] = '\0';
	for (int i = 0; i < count; i++) {
		strcat(bytes, text_comma(i, count, " and "));
		strcat(bytes, gs_design(book, cards[i])->code);
	}
}

void gs_fill_names(struct gs_fill *fill, const char *const *names,
		   unsigned seats)
{
	char *bytes = next(fill);
	size_t length = 0;

	bytes[0] = '\0';
	for (int s = 0; s < SEATS_MAX; s++) {
		unsigned later = seats >> (s + 1);
		const char *between = ", ";

		if (!(seats >> s & 1))
			continue;
		if (!later || !length)
			between = length ? " and " : "";
		length += (size_t)snprintf(bytes + length, FILL_BYTES - length,
					   "%s%s", between, names[s]);
		assert(length < FILL_BYTES);
	}
}

/* Cards of the run that begins at `at`; the number of the event behind it. */
static int fill_run(struct gs_fill *fill, const struct story *story, int at)
{
	uint8_t cards[GS_CARDS];
	int count = gs_gather(story, &at, cards);

	gs_fill_list(fill, story->book, cards, count);
	return at;
}

int gs_fill_event(struct gs_fill *fill, const struct story *story, int at,
		  const char *gaps)
{
	const struct event *event = &story->events[at];
	const struct deck *deck = story->book->deck;
	int next = at + 1;
	int caste;

	for (; *gaps; gaps++)
		switch (*gaps) {
		case 'n':
			gs_fill_word(fill, story->names[event->seat - 1]);
			break;
		case 'c':
			gs_fill_card(fill, story->book, event->card);
			break;
		case 'l':
			next = fill_run(fill, story, at);
			break;
		case '@':
			gs_fill_cell(fill, event->at[0], event->at[1]);
			break;
		case '>':
			gs_fill_cell(fill, event->at[2], event->at[3]);
			break;
		case '#':
			gs_fill_number(fill, event->count);
			break;
		case 'p':
			gs_fill_points(fill, event->count);
			break;
		case 't':
			gs_fill_word(fill, gs_type_name(event->extra));
			break;
		case 'T':
			gs_fill_word(fill, gs_type_plural(event->at[0]));
			break;
		case 's':
			gs_fill_word(fill, gs_season_name(event->extra));
			break;
		case 'r':
			caste = deck->season[event->extra].caste;
			gs_fill_word(fill, gs_caste_name(caste));
			break;
		}
	return next;
}

void gs_write(struct told *line, enum gs_phrase phrase,
	      const struct gs_fill *fill)
{
	told_set(line, &gs_phrases[phrase], fill->at);
}

int gs_build_points(const struct story *story, int built)
{
	const struct event *build = &story->events[built];
	int points = 0;

	for (int i = built + 1; i < story->count; i++) {
		const struct event *event = &story->events[i];

		if (event->at[0] != build->at[0] ||
		    event->at[1] != build->at[1])
			continue;
		if (event->kind == EVENT_BUILT)
			break; /* another card in that cell */
		if (event->kind == EVENT_GAINED && event->card == build->card)
			points += event->count;
	}
	return points;
}

int gs_gather(const struct story *story, int *from, uint8_t *cards)
{
	const struct event *first = &story->events[*from];
	int count = 0;
	int end = *from;

	for (int i = *from; i < story->count; i++) {
		const struct event *event = &story->events[i];

		if (event->kind == EVENT_GAINED)
			continue;
		if (event->kind != first->kind || event->seat != first->seat ||
		    event->turn != first->turn || count == GS_CARDS)
			break;
		if ((event->extra == SOURCE_TURN) !=
		    (first->extra == SOURCE_TURN))
			break;
		cards[count++] = event->card;
		end = i + 1;
	}
	*from = end;
	return count;
}
