/* The book made whole, and the deal. */
#include "inner.h"

#include <string.h>

enum { LOT = 0 }; /* the option's value: by lot; others are type + 1 */

/* NULL, or why the Burst cards that were asked for cannot be given. */
static const char *check_bursts(const struct book *book)
{
	bool given[GS_TYPES + 1] = {false};

	for (int i = 0; i < SEATS_MAX; i++) {
		int value = book->option[OPTION_BURST + i];

		if (value == LOT)
			continue;
		if (i >= book->seats)
			return "A Burst card was named for a seat that is "
			       "not there.";
		if (given[value])
			return "Two seats cannot have the same Burst card "
			       "(B10).";
		given[value] = true;
	}
	return NULL;
}

const char *gs_settle(struct book *book, unsigned given, struct luck *luck)
{
	/* A stream of its own, beyond those of the shuffles. */
	struct random random = random_start(luck->deal, ORDERS_MAX);
	uint8_t lots[TYPE_SHRINE];
	const char *wrong;
	int left = 0;

	(void)given;
	book->seats = (uint8_t)(book->option[OPTION_PLAYERS] + 2);
	if (book->first < 1 || book->first > book->seats)
		return "The first seat is not at this table.";
	wrong = check_bursts(book);
	if (wrong)
		return wrong;
	for (int type = 0; type < TYPE_SHRINE; type++) {
		bool taken = false;

		for (int i = 0; i < book->seats; i++)
			taken |= book->option[OPTION_BURST + i] == type + 1;
		if (!taken)
			lots[left++] = (uint8_t)(type + 1);
	}
	random_shuffle(&random, lots, left);
	for (int i = 0; i < book->seats; i++)
		if (book->option[OPTION_BURST + i] == LOT)
			book->option[OPTION_BURST + i] = lots[--left];
	return NULL;
}

static void tell(const struct book *book, struct gearseed *state,
		 struct events *events)
{
	struct event event = {.turn = 1};

	for (int seat = 1; seat <= book->seats; seat++) {
		const uint8_t *hand =
			zone_cards(&state->cards, gs_hand_zone(seat));

		event.kind = EVENT_DEALT;
		event.seat = (uint8_t)seat;
		event.knows = seat_bit(seat);
		event.news = event.knows;
		for (int i = 0; i < GS_HAND; i++) {
			event.card = hand[i];
			event_add(events, event);
		}
	}
	event = (struct event){.kind = EVENT_OPENED,
			       .turn = 1,
			       .knows = EVERY_SEAT,
			       .news = EVERY_SEAT};
	for (int i = 0; i < GS_ROW; i++) {
		event.card = zone_cards(&state->cards, ZONE_TOWN)[i];
		event.at[0] = (int8_t)i;
		event_add(events, event);
	}
}

void gs_setup(const struct book *book, struct state *given, struct luck *luck,
	      struct events *events)
{
	struct gearseed *state = gs_writable(given);
	struct table table = {book, state, luck, events};

	memset(state, 0, sizeof *state);
	for (int card = 1; card <= book->deck->count; card++)
		for (int i = 0; i < gs_design(book, (uint8_t)card)->copies; i++)
			zone_add(&state->cards, ZONE_DECK, (uint8_t)card);
	luck_shuffle(luck, 0, &state->cards, ZONE_DECK, 0); /* G1 */
	for (int i = 0; i < 4; i++)
		state->order[i] = (uint8_t)(SEASON_SPRING + i);
	luck_order(luck, 1, state->order, 0, 4); /* G4 */
	for (int seat = 1; seat <= book->seats; seat++) {
		int zone = gs_hand_zone(seat);

		state->burst[seat - 1] =
			(uint8_t)(book->option[OPTION_BURST + seat - 1] - 1);
		for (int i = 0; i < GS_HAND; i++)
			card_move(&state->cards, ZONE_DECK, 0, zone, i);
		zone_sort(&state->cards, zone, 0, GS_HAND);
	}
	for (int i = 0; i < GS_ROW; i++) /* G2, B11 */
		gs_town_put(state, ZONE_DECK, 0,
			    (struct gs_cell){(int8_t)i, 0});
	tell(book, state, events);
	gs_begin_season(&table);
	gs_advance(&table);
}
