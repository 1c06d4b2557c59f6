/* Single moves of GearSeed in words: as what comes next, and as what is to be
   taken back, which names no hidden card. */
#include <stdio.h>

#include "gearseed.h"
#include "gearseed_paint.h"

static const struct deed_words deeds[] = {
	[MOVE_RESIGN] = {{"", "resigns", NULL}, {"", "the game given up", NULL}},
	[MOVE_BUILD] = {{"c@", "builds {1} at {2}", NULL},
			{"c@", "{1} built at {2}", NULL}},
	[MOVE_BURST] = {{"", "flips the Burst card", NULL},
			{"", "the Burst card flipped", NULL}},
	[MOVE_DONE] = {{"", "ends the turn", NULL},
		       {"", "the turn ended", NULL}},
	[MOVE_SKIP] = {{"", "leaves it", NULL}, {"", "an offer left", NULL}},
	[MOVE_TRIGGER] = {{"c@", "lets the Trigger at {2} come first", NULL},
			  {"c@", "the Trigger at {2} put first", NULL}},
	[MOVE_CHOOSE] = {{"c@#", "chooses {3}", NULL},
			 {"c@#", "choice {3} taken", NULL}},
	[MOVE_BURN] = {{"c", "burns {1}", NULL}, {"", "a card burned", NULL},
		       {"c", "{1} burned", NULL}},
	[MOVE_END] = {{"", "burns no more", NULL},
		      {"", "no more cards burned", NULL}},
	[MOVE_TAKE] = {{"c@", "takes the card at {2}", NULL},
		       {"c@", "the card at {2} taken", NULL}},
	[MOVE_PULL] = {{"c@@", "moves the card at {2} to {3}", NULL},
		       {"c@@", "the card at {2} moved to {3}", NULL}},
	[MOVE_KEEP] = {{"c", "keeps {1}", NULL}, {"", "a card kept", NULL},
		       {"c", "{1} kept", NULL}},
	[MOVE_USE] = {{"", "uses the Shrine Ability", NULL},
		      {"", "the Shrine Ability used", NULL}},
	[MOVE_DISCARD] = {{"c", "discards {1}", NULL},
			  {"", "a card discarded", NULL},
			  {"c", "{1} discarded", NULL}},
	[MOVE_RAZE] = {{"c@", "razes the card at {2}", NULL},
		       {"c@", "the card at {2} razed", NULL}},
};

void gearseed_deed(const struct view *view, struct move move,
		   enum tense tense, struct text *text)
{
	char from[12], to[12];
	const char *fill[] = {"", from, to};

	if (move.card != CARD_NONE)
		fill[0] = gs_design(view->book, move.card)->code;
	snprintf(from, sizeof from, "%d,%d", move.at[0], move.at[1]);
	if (move.verb == MOVE_CHOOSE)
		snprintf(to, sizeof to, "%d", move.at[0]);
	else
		snprintf(to, sizeof to, "%d,%d", move.at[2], move.at[3]);
	deed_put(text, &deeds[move.verb], tense, fill);
}
