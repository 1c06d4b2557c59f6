/* How a game of Sowers ended, in a few words for a list. */
#include "sowers_paint.h"

#include <stdio.h>

/* Gaps: the winner, the loser, a number, another one.  The second form is for
   names that leave no room for the first. */
static const struct phrase ends[] = {
	[SOWERS_BY_OBJECTIVE] = {"nn#", "{1}, all ten sown, turn {3}",
				 "{1}, all ten sown"},
	[SOWERS_BY_TIEBREAK] = {"nn##", "{1}, tie-break {3} to {4}",
				"{1}, tie-break"},
	[SOWERS_BY_TIE] = {"nn#", "drawn, {3} yellow seeds each", NULL},
	[SOWERS_BY_NO_DRAW] = {"nn", "{1}: {2} had no card to draw",
			       "{1}, no card to draw"},
	[SOWERS_BY_NO_PLAY] = {"nn", "{1}: {2} had no play left",
			       "{1}, no play left"},
	[SOWERS_BY_STRANDED] = {"nn", "{1}: {2} was stranded", "{1}, stranded"},
	[SOWERS_BY_BLACK_DISCARD] = {"nn", "{1}: {2} owed a black seed",
				     "{1}, a black to go"},
	[SOWERS_BY_AQUILA] = {"nn#", "{1} sowed ten, turn {3}",
			      "{1} sowed ten"},
	[SOWERS_BY_RESIGN] = {"nn", "{1}: {2} resigned", "{1}, by resigning"},
};

static const struct phrase challenge = {
	"nn#", "{1}, challenge {3}", NULL,
};

static int yellow_left(const struct sowers *s, int seat)
{
	const uint8_t *deck = sowers_cards(s, SOWERS_ZONE_DECK, seat);
	int count = 0;

	for (int i = 0; i < sowers_count(s, SOWERS_ZONE_DECK, seat); i++)
		count += sowers_is_yellow(deck[i]) && deck[i] != SOWERS_WILD;
	return count;
}

/* The challenge of its sheet that a game alone has met, or 0. */
static int met(const struct view *view)
{
	int value = view->book->option[SOWERS_OPTION_CHALLENGE];

	return sowers_is_solo(view->book) && sowers_view(view)->winners == 1 ?
		       value :
		       SOWERS_CHALLENGE_NONE;
}

/* The two numbers that tell how it was won. */
static void count(const struct view *view, int winner, int number[2])
{
	const struct sowers *s = sowers_view(view);

	number[0] = number[1] = 0;
	if (met(view))
		number[0] = met(view) - SOWERS_CHALLENGE_SOLO + 1;
	else if (s->reason == SOWERS_BY_OBJECTIVE)
		number[0] = s->done[winner - 1];
	else if (s->reason == SOWERS_BY_AQUILA)
		number[0] = s->turn;
	else if (s->reason == SOWERS_BY_TIEBREAK ||
		 s->reason == SOWERS_BY_TIE) {
		number[0] = yellow_left(s, winner);
		number[1] = yellow_left(s, 3 - winner);
	}
}

void sowers_result(const struct view *view, const char *const *names,
		   struct text *text)
{
	const struct sowers *s = sowers_view(view);
	const struct phrase *phrase = met(view) ? &challenge : &ends[s->reason];
	int winner = s->winners == 2 ? 2 : 1;
	char one[8], other[8];
	const char *fill[] = {names[winner - 1], names[2 - winner], one, other};
	int number[2];

	count(view, winner, number);
	snprintf(one, sizeof one, "%d", number[0]);
	snprintf(other, sizeof other, "%d", number[1]);
	phrase_fit(text, phrase, RESULT_COLUMNS, fill);
}
