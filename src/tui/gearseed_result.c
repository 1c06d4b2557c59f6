/* How a game of GearSeed ended, in a few words for a list. */
#include <stdio.h>

#include "gearseed.h"
#include "gearseed_paint.h"

/* Gaps: who won (or resigned), a number, another one.  The second form is for
   names that leave no room for the first. */
static const struct phrase ends[] = {
	[REASON_SCORE] = {"n##", "{1}, {2} points", NULL},
	[REASON_TIEBREAK] = {"n##", "{1}, tie-break {2} to {3}",
			     "{1}, tie-break"},
	[REASON_SHARED] = {"W##", "{1} share it, {2}", "shared, {2} points"},
	[REASON_RESIGN] = {"n##", "{1} resigned", NULL},
};

static int points(const struct view *view, int seat)
{
	const struct gearseed *state = gs_seen_by(view);

	return (int)state->score[seat - 1] +
	       gs_type_in_play(view->book, state, state->burst[seat - 1]);
}

/* The most of anybody else. */
static int best_other(const struct view *view, int winner)
{
	const struct gearseed *state = gs_seen_by(view);
	int best = 0;

	for (int s = 1; s <= view->book->seats; s++)
		if (s != winner && points(view, s) > best &&
		    state->score[s - 1] == state->score[winner - 1])
			best = points(view, s);
	return best;
}

/* Who won, or who resigned. */
static void put_names(const struct view *view, const char *const *names,
		      struct outcome outcome, struct text *text)
{
	unsigned seats = outcome.winners;

	if (outcome.reason == REASON_RESIGN)
		seats = ~seats;
	for (int s = 1; s <= view->book->seats; s++)
		if (seats >> (s - 1) & 1)
			text_format(text, "%s%s", text->length ? ", " : "",
				    names[s - 1]);
}

static int first_of(uint8_t seats)
{
	int seat = 1;

	while (!(seats >> (seat - 1) & 1))
		seat++;
	return seat;
}

void gearseed_result(const struct view *view, const char *const *names,
		     struct text *text)
{
	struct outcome outcome =
		view->book->rules->outcome(view->book, view_state(view));
	const struct phrase *phrase = &ends[outcome.reason];
	int winner = first_of(outcome.winners), mine;
	struct text who = {0};
	char one[12], other[12];
	const char *fill[] = {"", one, other};

	mine = (int)gs_seen_by(view)->score[winner - 1];
	if (outcome.reason == REASON_TIEBREAK)
		mine = points(view, winner);
	put_names(view, names, outcome, &who);
	fill[0] = text_string(&who);
	snprintf(one, sizeof one, "%d", mine);
	snprintf(other, sizeof other, "%d", best_other(view, winner));
	phrase_fit(text, phrase, RESULT_COLUMNS, fill);
	text_free(&who);
}
