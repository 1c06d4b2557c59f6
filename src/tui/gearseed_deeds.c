/* Single moves of GearSeed in words: as what comes next, and as what is to be
   taken back, which names no hidden card. */
#include <stdio.h>

#include "gearseed.h"
#include "gearseed_paint.h"
#include "gearseed_table.h"

static const struct deed_words deeds[] = {
	[MOVE_RESIGN].next = {"", "resigns", NULL},
	[MOVE_RESIGN].done = {"", "the game given up", NULL},
	[MOVE_BUILD].next = {"c@", "builds {1} at {2}", NULL},
	[MOVE_BUILD].done = {"c@", "{1} built at {2}", NULL},
	[MOVE_BURST].next = {"", "flips the Burst card", NULL},
	[MOVE_BURST].done = {"", "the Burst card flipped", NULL},
	[MOVE_DONE].next = {"", "ends the turn", NULL},
	[MOVE_DONE].done = {"", "the turn ended", NULL},
	[MOVE_SKIP].next = {"", "leaves it", NULL},
	[MOVE_SKIP].done = {"", "an offer left", NULL},
	[MOVE_TRIGGER].next = {"c@",
		"lets the Trigger of {1} at {2} come first", NULL},
	[MOVE_TRIGGER].done = {"c@",
		"the Trigger of {1} at {2} put first", NULL},
	[MOVE_CHOOSE].next = {"c@#", "chooses {3}", NULL},
	[MOVE_CHOOSE].done = {"c@#", "choice {3} taken", NULL},
	[MOVE_BURN].next = {"c", "burns {1}", NULL},
	[MOVE_BURN].done = {"", "a card burned", NULL},
	[MOVE_BURN].own = {"c", "{1} burned", NULL},
	[MOVE_END].next = {"", "burns no more", NULL},
	[MOVE_END].done = {"", "no more cards burned", NULL},
	[MOVE_TAKE].next = {"c@", "takes {1} from {2}", NULL},
	[MOVE_TAKE].done = {"c@", "{1} taken from {2}", NULL},
	[MOVE_PULL].next = {"c@@", "moves {1} from {2} to {3}", NULL},
	[MOVE_PULL].done = {"c@@", "{1} moved from {2} to {3}", NULL},
	[MOVE_KEEP].next = {"c", "keeps {1}", NULL},
	[MOVE_KEEP].done = {"", "a card kept", NULL},
	[MOVE_KEEP].own = {"c", "{1} kept", NULL},
	[MOVE_USE].next = {"", "uses the Shrine Ability", NULL},
	[MOVE_USE].done = {"", "the Shrine Ability used", NULL},
	[MOVE_DISCARD].next = {"c", "discards {1}", NULL},
	[MOVE_DISCARD].done = {"", "a card discarded", NULL},
	[MOVE_DISCARD].own = {"c", "{1} discarded", NULL},
	[MOVE_RAZE].next = {"c@", "razes {1} at {2}", NULL},
	[MOVE_RAZE].done = {"c@", "{1} razed at {2}", NULL},
};

void gearseed_deed(const struct view *view, struct move move,
		   enum tense tense, struct text *text)
{
	struct gs_cell cell = {move.at[0], move.at[1]};
	char from[12], to[12];
	const char *fill[] = {"", from, to};
	uint8_t card = move.card;

	if (card == CARD_NONE) /* it lies in the town before the move */
		card = gt_card_at_cell(gs_seen_by(view), cell);
	if (card != CARD_NONE)
		fill[0] = gs_design(view->book, card)->code;
	snprintf(from, sizeof from, "%d,%d", move.at[0], move.at[1]);
	if (move.verb == MOVE_CHOOSE)
		snprintf(to, sizeof to, "%d", move.at[0]);
	else
		snprintf(to, sizeof to, "%d,%d", move.at[2], move.at[3]);
	deed_put(text, &deeds[move.verb], tense, fill);
}
