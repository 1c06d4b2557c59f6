/* What each answer does; then the walk goes on to the next question. */
#include "inner.h"

#include <assert.h>

/* A hand card goes under the deck, unseen (B13). */
static void put_under(struct table *table, uint8_t card, enum gs_event kind)
{
	struct gearseed *state = table->state;
	struct cards *cards = &state->cards;
	int zone = gs_hand_zone(state->seat);
	int source = state->depth ? gs_top(state)->source : SOURCE_TURN;

	card_lay(cards, zone, zone_find(cards, zone, card), ZONE_DECK);
	gs_did(table, (struct event){.kind = (uint8_t)kind,
				     .card = card,
				     .knows = seat_bit(state->seat),
				     .extra = (uint8_t)source});
}

static void build(struct table *table, struct move move)
{
	struct gearseed *state = table->state;
	struct gs_cell cell = {move.at[0], move.at[1]};
	enum gs_build kind = BUILD_REGULAR;

	if (state->question == ASK_BUILD) {
		state->builds--;
	} else if (state->depth) { /* B6 */
		kind = BUILD_EXTRA;
		gs_step_done(state);
	} else {
		kind = BUILD_BURST;
	}
	gs_place(table, move.card, cell, kind);
}

/* True while the Burst build is still to be answered. */
static bool burst(struct table *table)
{
	struct gearseed *state = table->state;
	int seat = state->seat;

	state->flipped[seat - 1] = true;
	state->bursting = true;
	gs_did(table, (struct event){.kind = EVENT_FLIPPED,
				     .extra = state->burst[seat - 1]});
	if (!gs_hand_count(state, seat))
		return false;
	state->question = ASK_EXTRA;
	return true;
}

/* True while one more card may be burnt. */
static bool burn(struct table *table, uint8_t card)
{
	struct gearseed *state = table->state;
	int points = gs_asking(table->book, state)->n;
	struct gs_frame *frame = gs_top(state);

	put_under(table, card, EVENT_BURNT);
	gs_gain(table, points, frame->source);
	frame->left--;
	if (frame->left && gs_hand_count(state, state->seat))
		return true;
	gs_step_done(state);
	return false;
}

static void take(struct table *table, struct move move)
{
	struct gearseed *state = table->state;
	struct cards *cards = &state->cards;
	int zone = gs_hand_zone(state->seat);
	int index = gs_town_find(state, move.at[0], move.at[1]);
	uint8_t card = zone_cards(cards, ZONE_TOWN)[index];

	gs_town_leave(state, index, zone, zone_place(cards, zone, card));
	gs_did(table, (struct event){.kind = EVENT_TOOK,
				     .card = card,
				     .extra = gs_top(state)->source,
				     .at = {move.at[0], move.at[1]}});
	gs_step_done(state);
}

static void pull(struct table *table, struct move move)
{
	struct gearseed *state = table->state;
	struct gs_cell to = {move.at[2], move.at[3]};
	int index = gs_town_find(state, move.at[0], move.at[1]);
	uint8_t card = gs_town_leave(state, index, ZONE_SEEN, 0);

	gs_town_put(state, ZONE_SEEN, 0, to);
	gs_did(table,
	       (struct event){.kind = EVENT_PULLED,
			      .card = card,
			      .extra = gs_top(state)->source,
			      .at = {move.at[0], move.at[1], to.x, to.y}});
	gs_step_done(state);
}

static void raze(struct table *table, struct move move)
{
	struct gearseed *state = table->state;
	int index = gs_town_find(state, move.at[0], move.at[1]);
	uint8_t card = gs_town_leave(state, index, ZONE_DECK,
				     zone_count(&state->cards, ZONE_DECK));

	gs_did(table, (struct event){.kind = EVENT_RAZED,
				     .card = card,
				     .at = {move.at[0], move.at[1]}});
	state->razing--;
	if (!state->razing || !gs_town_count(state))
		gs_after_raze(table);
}

static void resign(struct table *table)
{
	gs_did(table, (struct event){.kind = EVENT_RESIGNED,
				     .news = EVERY_SEAT});
	table->state->resigned = table->state->seat;
	table->state->seat = 0;
	table->state->question = 0;
	gs_tell(table, (struct event){.kind = EVENT_OVER, .news = EVERY_SEAT});
}

/* The wait that an answer names. */
static int waiting_at(const struct gearseed *state, struct move move)
{
	const struct gs_frame *frame = gs_innermost(state);
	int wait = 0;

	while (frame->wait[wait].x != move.at[0] ||
	       frame->wait[wait].y != move.at[1])
		wait++;
	assert(wait < frame->waiting);
	return wait;
}

static void skip(struct gearseed *state)
{
	if (state->depth)
		gs_step_done(state);
}

void gs_apply(const struct book *book, struct state *given, struct move move,
	      struct luck *luck, struct events *events)
{
	struct gearseed *state = gs_writable(given);
	struct table table = {book, state, luck, events};
	bool stays = false;

	switch ((enum gs_move)move.verb) {
	case MOVE_RESIGN:
		resign(&table);
		break;
	case MOVE_BUILD:
		build(&table, move);
		break;
	case MOVE_BURST:
		stays = burst(&table);
		break;
	case MOVE_DONE:
		state->stopped = true;
		break;
	case MOVE_SKIP:
	case MOVE_END:
		skip(state);
		break;
	case MOVE_TRIGGER:
		gs_fire(&table, waiting_at(state, move));
		break;
	case MOVE_CHOOSE:
		gs_top(state)->way = (uint8_t)move.at[0];
		break;
	case MOVE_BURN:
		stays = burn(&table, move.card);
		break;
	case MOVE_TAKE:
		take(&table, move);
		break;
	case MOVE_PULL:
		pull(&table, move);
		break;
	case MOVE_KEEP:
		gs_keep(&table, move.card);
		break;
	case MOVE_USE:
		gs_top(state)->agreed = true;
		break;
	case MOVE_DISCARD:
		put_under(&table, move.card, EVENT_DISCARDED);
		break;
	case MOVE_RAZE:
		raze(&table, move);
		break;
	case GS_MOVES:
		break;
	}
	if (!stays)
		gs_advance(&table);
}
