/* Single moves of Sowers in words: as what comes next, and as what is to be
   taken back, which names no hidden card. */
#include "sowers_paint.h"

#include "sowers.h"

static const struct deed_words deeds[] = {
	[VERB_RESIGN].next = {"", "resigns", NULL},
	[VERB_RESIGN].done = {"", "the game given up", NULL},
	[SOWERS_PATH].next = {"c", "pays {1} to the Path", NULL},
	[SOWERS_PATH].done = {"", "a yellow seed paid to the Path", NULL},
	[SOWERS_PATH].own = {"c", "{1} paid to the Path", NULL},
	[SOWERS_ROCKY].next = {"c", "lays {1} on the Rocky Soil", NULL},
	[SOWERS_ROCKY].done = {"c", "{1} laid on the Rocky Soil", NULL},
	[SOWERS_THORNY].next = {"c", "lays {1} on the Thorny Soil", NULL},
	[SOWERS_THORNY].done = {"c", "{1} laid on the Thorny Soil", NULL},
	[SOWERS_GOOD].next = {"c", "sows {1}", NULL},
	[SOWERS_GOOD].done = {"c", "{1} sown", NULL},
	[SOWERS_PICK_ROCKY].next = {"c", "picks {1} up from Rocky", NULL},
	[SOWERS_PICK_ROCKY].done = {"c", "{1} picked up from Rocky", NULL},
	[SOWERS_PICK_THORNY].next = {"c", "picks {1} up from Thorny", NULL},
	[SOWERS_PICK_THORNY].done = {"c", "{1} picked up from Thorny", NULL},
	[SOWERS_SKIP].next = {"", "picks up nothing", NULL},
	[SOWERS_SKIP].done = {"", "nothing picked up", NULL},
	[SOWERS_END].next = {"", "sows no more", NULL},
	[SOWERS_END].done = {"", "nothing more sown", NULL},
	[SOWERS_TOP].next = {"c", "puts {1} on top of the deck", NULL},
	[SOWERS_TOP].done = {"", "a card put on top of the deck", NULL},
	[SOWERS_TOP].own = {"c", "{1} put on top of the deck", NULL},
	[SOWERS_BOTTOM].next = {"c", "puts {1} under the deck", NULL},
	[SOWERS_BOTTOM].done = {"", "a card put under the deck", NULL},
	[SOWERS_BOTTOM].own = {"c", "{1} put under the deck", NULL},
	[SOWERS_DISCARD].next = {"c", "discards {1} to the Path", NULL},
	[SOWERS_DISCARD].done = {"",
		"a yellow seed discarded to the Path", NULL},
	[SOWERS_DISCARD].own = {"c", "{1} discarded to the Path", NULL},
};

/* The card that a pick-up takes lies open. */
static uint8_t card_of(const struct view *view, struct move move)
{
	const struct sowers *s = sowers_view(view);
	enum sowers_zone zone;

	if (move.verb == SOWERS_PICK_ROCKY)
		zone = SOWERS_ZONE_ROCKY;
	else if (move.verb == SOWERS_PICK_THORNY)
		zone = SOWERS_ZONE_THORNY;
	else
		return move.card;
	return sowers_cards(s, zone, s->asked)[move.at[0] - 1];
}

void sowers_deed(const struct view *view, struct move move, enum tense tense,
		 struct text *text)
{
	const char *fill[] = {
		sowers_rules.card_word(view->book, card_of(view, move))};

	deed_put(text, &deeds[move.verb], tense, fill);
}
