/* The Sowers table without any attribute: whatever is chosen can be told
   from the characters alone. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "memory.h"
#include "seen.h"
#include "sowers_paint.h"

enum { STATES = 90 };

/* A choice without what decides nothing: the colour key pressed last, the
   order of cards put to different ends or thrown away. */
static struct choice essence(const struct seen *seen)
{
	struct choice from, to = {0};

	memcpy(&from, seen->choice, sizeof from);
	to.soil = from.soil;
	to.count = from.count;
	if (from.soil != SOWERS_GOOD && from.soil != SOWERS_END)
		to.focus = from.focus;
	if (seen->scene.turn.question == SOWERS_ASK_GOOD)
		to.focus = 0;
	if (from.soil == SOWERS_GOOD)
		memcpy(to.card, from.card, (size_t)from.count);
	if (seen->scene.turn.question == SOWERS_ASK_PUT) {
		int at = 0;

		for (int side = SOWERS_TOP; side <= SOWERS_BOTTOM; side++)
			for (int i = 0; i < from.count; i++)
				if (from.side[i] == side) {
					to.side[at] = (uint8_t)side;
					to.place[at++] = from.place[i];
				}
	}
	if (seen->scene.turn.question == SOWERS_ASK_DISCARD)
		for (int i = 0; i < from.count; i++)
			to.card[from.place[i] % 10]++;
	return to;
}

struct state {
	struct choice essence;
	unsigned char choice[SEEN_CHOICE];
	char *picture;
};

struct states {
	int count;
	struct state state[STATES];
};

static int find(const struct states *states, const struct choice *essence)
{
	for (int i = 0; i < states->count; i++)
		if (!memcmp(&states->state[i].essence, essence,
			    sizeof *essence))
			return i;
	return -1;
}

/* Notes a choice that is new, and holds its picture against all others. */
static void note(struct seen *seen, struct states *states)
{
	struct choice what = essence(seen);
	struct state *state = &states->state[states->count];

	if (states->count == STATES || find(states, &what) >= 0)
		return;
	memset(&seen->last, 0, sizeof seen->last);
	*state = (struct state){.essence = what, .picture = seen_dump(seen)};
	memcpy(state->choice, seen->choice, SEEN_CHOICE);
	for (int i = 0; i < states->count; i++)
		if (!strcmp(states->state[i].picture, state->picture))
			fail_msg("two choices look alike:\n%s",
				 state->picture);
	states->count++;
}

/* Walks to every choice that keys lead to. */
static int explore(const char *record, int plies, int seat,
		   enum layout layout, int rows, int columns)
{
	static const char keys[] = "<>^vprtgw-x0123456789ybw[]";
	struct seen *seen = seen_begin(&sowers_painter,
				       seen_record(record, plies), seat,
				       PHASE_ASKED, layout, rows, columns);
	struct states *states = memory_get(sizeof *states);
	int found;

	note(seen, states);
	for (int i = 0; i < states->count; i++)
		for (const char *key = keys; *key; key++) {
			const char one[] = {*key, '\0'};

			memcpy(seen->choice, states->state[i].choice,
			       SEEN_CHOICE);
			seen_press(seen, one);
			note(seen, states);
		}
	found = states->count;
	for (int i = 0; i < states->count; i++)
		free(states->state[i].picture);
	free(states);
	seen_end(seen);
	return found;
}

static const struct {
	const char *record;
	int plies, seat, least;
} moments[] = {
	{"A", 27, 1, 15}, /* play */
	{"A", 31, 2, 8},  /* the second play */
	{"A", 34, 1, 15}, /* the same, with a run */
	{"B", 14, 1, 6},  /* pick */
	{"A", 8, 2, 60},  /* put */
	{"A", 19, 1, 12}, /* discard */
	{"A", 35, 1, 6},  /* good, asked alone */
};

static void every_choice_can_be_told_without_attributes(void **test)
{
	(void)test;
	for (size_t i = 0; i < sizeof moments / sizeof *moments; i++) {
		assert_in_range(explore(moments[i].record, moments[i].plies,
					moments[i].seat, LAYOUT_STANDARD, 24,
					80),
				moments[i].least, STATES);
		explore(moments[i].record, moments[i].plies, moments[i].seat,
			LAYOUT_NARROW, 20, 60);
		explore(moments[i].record, moments[i].plies, moments[i].seat,
			LAYOUT_WIDE, 36, 110);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_choice_can_be_told_without_attributes),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
