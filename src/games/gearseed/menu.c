/* The menu: every answer to the question that is asked, in NOTATION's order. */
#include "inner.h"

/* A plain answer. */
static void plain(struct menu *menu, enum gs_move verb)
{
	menu_add(menu, (struct move){.verb = (uint8_t)verb});
}

/* One answer for each different card of a zone that fits. */
static void cards(const struct book *book, const struct gearseed *state,
		  int zone, enum gs_move verb, struct menu *menu)
{
	bool listed[GS_DESIGNS + 1] = {false};
	const uint8_t *list = zone_cards(&state->cards, zone);

	for (int i = 0; i < zone_count(&state->cards, zone); i++)
		if (list[i] != CARD_UNKNOWN)
			listed[list[i]] = true;
	for (int card = 1; card <= book->deck->count; card++)
		if (listed[card])
			menu_add(menu, (struct move){.verb = (uint8_t)verb,
						     .card = (uint8_t)card});
}

static void cells(const struct gs_cell *list, int count, enum gs_move verb,
		  struct menu *menu)
{
	for (int i = 0; i < count; i++)
		menu_add(menu, (struct move){.verb = (uint8_t)verb,
					     .at = {list[i].x, list[i].y}});
}

static void builds(const struct book *book, const struct gearseed *state,
		   struct menu *menu)
{
	struct gs_cell free_cells[GS_CELLS];
	int count = gs_free_cells(state, free_cells);
	struct gs_filter filter = gs_build_filter(book, state);
	int zone = gs_hand_zone(state->seat);
	const uint8_t *hand = zone_cards(&state->cards, zone);
	uint8_t before = CARD_NONE;

	for (int i = 0; i < zone_count(&state->cards, zone); i++) {
		uint8_t card = hand[i];

		if (card == before || card == CARD_UNKNOWN ||
		    !gs_fits(gs_design(book, card), filter))
			continue;
		before = card;
		for (int c = 0; c < count; c++)
			menu_add(menu, (struct move){.verb = MOVE_BUILD,
						     .card = card,
						     .at = {free_cells[c].x,
							    free_cells[c].y}});
	}
}

static void build(const struct book *book, const struct gearseed *state,
		  struct menu *menu)
{
	bool ready = !state->flipped[state->seat - 1];
	int left = gs_builds(state);

	if (left)
		builds(book, state, menu);
	if (ready)
		plain(menu, MOVE_BURST);
	if (!left && ready)
		plain(menu, MOVE_DONE);
}

static void pull(const struct book *book, const struct gearseed *state,
		 struct menu *menu)
{
	struct gs_cell from[GS_CARDS];
	struct gs_cell to[4];
	struct gs_cell own = gs_innermost(state)->cell;
	int movers = gs_leavers(book, state, gs_asking(book, state), from);
	int gaps = gs_gaps(state, own.x, own.y, to);

	for (int i = 0; i < movers; i++)
		for (int j = 0; j < gaps; j++)
			menu_add(menu, (struct move){.verb = MOVE_PULL,
						     .at = {from[i].x,
							    from[i].y,
							    to[j].x,
							    to[j].y}});
	plain(menu, MOVE_SKIP);
}

static void take(const struct book *book, const struct gearseed *state,
		 struct menu *menu)
{
	struct gs_cell list[GS_CARDS];

	cells(list, gs_leavers(book, state, gs_asking(book, state), list),
	      MOVE_TAKE, menu);
	plain(menu, MOVE_SKIP);
}

static void raze(const struct book *book, const struct gearseed *state,
		 struct menu *menu)
{
	struct gs_cell list[GS_CARDS];

	cells(list, gs_leavers(book, state, NULL, list), MOVE_RAZE, menu);
}

void gs_legal(const struct book *book, const struct state *given,
	      struct menu *menu)
{
	const struct gearseed *state = gs_state(given);

	menu->count = 0;
	if (!state->seat)
		return;
	switch ((enum gs_question)state->question) {
	case ASK_BUILD:
		build(book, state, menu);
		break;
	case ASK_EXTRA:
		builds(book, state, menu);
		plain(menu, MOVE_SKIP);
		break;
	case ASK_TRIGGER:
		cells(gs_innermost(state)->wait, gs_innermost(state)->waiting,
		      MOVE_TRIGGER, menu);
		break;
	case ASK_CHOOSE:
		menu_add(menu, (struct move){.verb = MOVE_CHOOSE, .at = {1}});
		menu_add(menu, (struct move){.verb = MOVE_CHOOSE, .at = {2}});
		break;
	case ASK_BURN:
		cards(book, state, gs_hand_zone(state->seat), MOVE_BURN, menu);
		plain(menu, MOVE_END);
		break;
	case ASK_TAKE:
		take(book, state, menu);
		break;
	case ASK_PULL:
		pull(book, state, menu);
		break;
	case ASK_KEEP:
		cards(book, state, ZONE_SEEN, MOVE_KEEP, menu);
		break;
	case ASK_SHRINE:
		plain(menu, MOVE_USE);
		plain(menu, MOVE_SKIP);
		break;
	case ASK_DISCARD:
		cards(book, state, gs_hand_zone(state->seat), MOVE_DISCARD,
		      menu);
		break;
	case ASK_RAZE:
		raze(book, state, menu);
		break;
	}
}
