/* From one question to the next: the stack of builds, turns, Seasons.  Each
   pass of the loop carries out one thing; nothing here calls itself. */
#include "inner.h"

#include <assert.h>
#include <string.h>

void gs_tell(struct table *table, struct event event)
{
	if (!event.turn)
		event.turn = table->state->turn;
	if (!event.knows)
		event.knows = EVERY_SEAT;
	event_add(table->events, event);
}

void gs_did(struct table *table, struct event event)
{
	event.seat = table->state->seat;
	gs_tell(table, event);
}

static bool ask(struct table *table, enum gs_question question)
{
	table->state->question = (uint8_t)question;
	return true;
}

void gs_gain(struct table *table, int points, int source)
{
	struct gearseed *state = table->state;
	struct event event = {.kind = EVENT_GAINED,
			      .count = (uint8_t)points,
			      .extra = (uint8_t)source};

	if (!points)
		return;
	state->score[state->seat - 1] += (uint32_t)points;
	if (state->depth) {
		const struct gs_frame *frame = gs_top(state);

		event.card = frame->card;
		event.at[0] = frame->cell.x;
		event.at[1] = frame->cell.y;
		event.at[2] = frame->trigger.x;
		event.at[3] = frame->trigger.y;
	} else {
		event.at[0] = (int8_t)state->burst[state->seat - 1];
	}
	gs_did(table, event);
}

/* Draws what is there, up to `count` cards (B7, B19). */
static void draw(struct table *table, int count, int source)
{
	struct gearseed *state = table->state;
	int zone = gs_hand_zone(state->seat);

	while (count-- > 0 && zone_count(&state->cards, ZONE_DECK)) {
		uint8_t card =
			card_sort_in(&state->cards, ZONE_DECK, 0, zone);

		gs_did(table, (struct event){.kind = EVENT_DREW,
					     .card = card,
					     .knows = seat_bit(state->seat),
					     .news = seat_bit(state->seat),
					     .extra = (uint8_t)source});
	}
}

void gs_step_done(struct gearseed *state)
{
	struct gs_frame *frame = gs_top(state);

	frame->step++;
	frame->way = 0;
	frame->left = 0;
}

/* The set of Triggers is fixed when the card is placed (B1, B2). */
void gs_place(struct table *table, uint8_t card, struct gs_cell cell,
	      enum gs_build kind)
{
	struct gearseed *state = table->state;
	int zone = gs_hand_zone(state->seat);
	struct gs_frame *frame;
	struct gs_cell cells[4];
	int count;

	gs_town_put(state, zone, zone_find(&state->cards, zone, card), cell);
	state->built++;
	assert(state->depth < GS_DEPTH);
	frame = &state->frame[state->depth++];
	*frame = (struct gs_frame){.cell = cell, .card = card};
	count = gs_neighbours(state, cell.x, cell.y, cells);
	for (int i = 0; i < count; i++) {
		const struct gs_design *beside =
			gs_design(table->book, gs_card_at(state, cells[i].x,
							  cells[i].y));

		if (beside->triggers &&
		    gs_fits(gs_design(table->book, card), beside->needs))
			frame->wait[frame->waiting++] = cells[i];
	}
	gs_did(table, (struct event){.kind = EVENT_BUILT,
				     .card = card,
				     .extra = (uint8_t)kind,
				     .count = state->depth,
				     .at = {cell.x, cell.y}});
}

void gs_fire(struct table *table, int wait)
{
	struct gs_frame *frame = gs_top(table->state);
	struct gs_cell cell = frame->wait[wait];
	uint8_t card = gs_card_at(table->state, cell.x, cell.y);

	memmove(frame->wait + wait, frame->wait + wait + 1,
		sizeof cell * (size_t)(3 - wait));
	frame->wait[3] = (struct gs_cell){0, 0};
	frame->waiting--;
	frame->firing = card;
	frame->trigger = cell;
	frame->step = 0;
	gs_did(table,
	       (struct event){.kind = EVENT_FIRED,
			      .card = card,
			      .at = {cell.x, cell.y, frame->cell.x,
				     frame->cell.y}});
}

/* One of the cards seen goes into the hand, the others under the deck in the
   order in which they were seen. */
void gs_keep(struct table *table, uint8_t card)
{
	struct gearseed *state = table->state;
	struct cards *cards = &state->cards;

	card_sort_in(cards, ZONE_SEEN, zone_find(cards, ZONE_SEEN, card),
		     gs_hand_zone(state->seat));
	while (zone_count(cards, ZONE_SEEN))
		card_lay(cards, ZONE_SEEN, 0, ZONE_DECK);
	gs_did(table, (struct event){.kind = EVENT_KEPT,
				     .card = card,
				     .knows = seat_bit(state->seat),
				     .extra = gs_top(state)->source});
	gs_step_done(state);
}

static bool seek(struct table *table, int count)
{
	struct gearseed *state = table->state;
	struct cards *cards = &state->cards;
	int seen = 0;

	for (; seen < count && zone_count(cards, ZONE_DECK); seen++) {
		uint8_t card = card_lay(cards, ZONE_DECK, 0, ZONE_SEEN);

		gs_did(table, (struct event){.kind = EVENT_SEEN,
					     .card = card,
					     .knows = seat_bit(state->seat),
					     .news = seat_bit(state->seat)});
	}
	if (!seen) {
		gs_step_done(state);
		return false;
	}
	if (zone_tally(cards, ZONE_SEEN, zone_cards(cards, ZONE_SEEN)[0]) <
	    seen)
		return ask(table, ASK_KEEP);
	gs_keep(table, zone_cards(cards, ZONE_SEEN)[0]);
	return false;
}

/* True when an answer other than "no" exists. */
static bool possible(const struct table *table,
		     const struct gs_effect *effect)
{
	const struct gearseed *state = table->state;
	struct gs_cell cells[GS_CARDS];
	struct gs_cell own = gs_innermost(state)->cell;

	switch ((enum gs_verb)effect->verb) {
	case EFFECT_BUILD: /* B28 */
		return state->depth < GS_DEPTH && state->built < GS_BUILDS &&
		       gs_hand_fits(table->book, state, state->seat,
				    effect->filter) > 0;
	case EFFECT_BURN:
		return gs_hand_count(state, state->seat) > 0;
	case EFFECT_TAKE:
		return gs_leavers(table->book, state, effect, cells) > 0;
	case EFFECT_PULL:
		return gs_gaps(state, own.x, own.y, cells) > 0 &&
		       gs_leavers(table->book, state, effect, cells) > 0;
	case EFFECT_GAIN:
	case EFFECT_GAINPER:
	case EFFECT_DRAW:
	case EFFECT_SEEK:
		break;
	}
	return true;
}

static bool may(struct table *table, const struct gs_effect *effect,
		enum gs_question question)
{
	if (possible(table, effect))
		return ask(table, question);
	gs_step_done(table->state);
	return false;
}

/* Carries out one effect of the innermost card; true: it asks. */
static bool perform(struct table *table, const struct gs_effect *effect)
{
	struct gearseed *state = table->state;
	struct gs_frame *frame = gs_top(state);
	int count;

	switch ((enum gs_verb)effect->verb) {
	case EFFECT_GAIN:
		gs_gain(table, effect->n, frame->source);
		break;
	case EFFECT_GAINPER:
		count = gs_count(table->book, state, effect, frame->cell,
				 state->seat);
		if (count > effect->most)
			count = effect->most;
		gs_gain(table, count * effect->n, frame->source);
		break;
	case EFFECT_DRAW:
		draw(table, effect->n, frame->source);
		break;
	case EFFECT_SEEK:
		return seek(table, effect->n);
	case EFFECT_BUILD:
		return may(table, effect, ASK_EXTRA);
	case EFFECT_BURN:
		frame->left = effect->most;
		return may(table, effect, ASK_BURN);
	case EFFECT_TAKE:
		return may(table, effect, ASK_TAKE);
	case EFFECT_PULL:
		return may(table, effect, ASK_PULL);
	}
	gs_step_done(state);
	return false;
}

/* The list is at its end: the next one, or the card is done (G18, B5). */
static void next_list(struct gearseed *state)
{
	struct gs_frame *frame = gs_top(state);

	frame->step = 0;
	if (frame->firing) {
		frame->firing = CARD_NONE;
		frame->trigger = (struct gs_cell){0, 0};
	} else if (frame->source < SOURCE_SHRINE) {
		frame->source++;
	} else {
		*frame = (struct gs_frame){0};
		state->depth--;
	}
}

/* One step of the innermost card; true: a question is asked. */
static bool walk(struct table *table)
{
	struct gs_frame *frame = gs_top(table->state);
	const struct gs_list *list;
	const struct gs_step *step;

	if (frame->source == SOURCE_TRIGGER && !frame->firing &&
	    frame->waiting) {
		if (frame->waiting > 1)
			return ask(table, ASK_TRIGGER);
		gs_fire(table, 0);
		return false;
	}
	list = gs_frame_list(table->book, table->state, frame);
	if (frame->step >= list->count) {
		next_list(table->state);
		return false;
	}
	step = &list->step[frame->step];
	if (frame->source == SOURCE_SHRINE && !frame->agreed &&
	    !gs_is_may(step))
		return ask(table, ASK_SHRINE); /* G24 */
	if (step->ways > 1 && !frame->way)
		return ask(table, ASK_CHOOSE);
	return perform(table, &step->way[frame->way == 2 ? 1 : 0]);
}

static void begin_turn(struct table *table)
{
	struct gearseed *state = table->state;

	state->turn++;
	state->seat = (uint8_t)gs_seat_of_turn(table->book, state->turn);
	state->builds = 2;
	state->built = 0;
	state->stopped = false;
	gs_did(table, (struct event){.kind = EVENT_TURN});
	draw(table, GS_HAND, SOURCE_TURN); /* G16 */
}

void gs_begin_season(struct table *table)
{
	struct gearseed *state = table->state;

	state->season++;
	gs_tell(table, (struct event){.kind = EVENT_SEASON,
				      .turn = (uint8_t)(state->turn + 1),
				      .news = EVERY_SEAT,
				      .count = state->season,
				      .extra = (uint8_t)gs_season_now(state)});
	luck_shuffle(table->luck, 1 + state->season, &state->cards, ZONE_DECK,
		     0); /* G14 */
	begin_turn(table);
}

static void end_game(struct table *table)
{
	struct gearseed *state = table->state;
	struct gs_final final = gs_final(table->book, state);

	state->seat = 0;
	state->question = 0;
	for (int seat = 1; seat <= table->book->seats; seat++)
		if (final.tied & seat_bit(seat))
			gs_tell(table,
				(struct event){.kind = EVENT_TIEBREAK,
					       .seat = (uint8_t)seat,
					       .count = final.adds[seat - 1]});
	gs_tell(table, (struct event){.kind = EVENT_OVER, .news = EVERY_SEAT});
}

void gs_after_raze(struct table *table)
{
	table->state->razing = 0;
	if (table->state->season == GS_SEASONS)
		end_game(table);
	else
		gs_begin_season(table);
}

static void end_season(struct table *table)
{
	struct gearseed *state = table->state;

	gs_tell(table, (struct event){.kind = EVENT_SEASON_END,
				      .count = state->season,
				      .extra = (uint8_t)gs_season_now(state)});
	if (table->book->seats > 2 && gs_town_count(state))
		state->razing = table->book->seats; /* G28, B16 */
	else
		gs_after_raze(table);
}

static void end_turn(struct table *table)
{
	struct gearseed *state = table->state;
	int kept = gs_hand_count(state, state->seat);

	gs_did(table, (struct event){.kind = EVENT_ENDED,
				     .count = (uint8_t)kept});
	state->builds = 0;
	if (state->turn % table->book->seats)
		begin_turn(table);
	else
		end_season(table);
}

/* The reverse of the Season's order of turns (B15). */
static bool raze(struct table *table)
{
	struct gearseed *state = table->state;
	int turn = state->turn - table->book->seats + state->razing;

	state->seat = (uint8_t)gs_seat_of_turn(table->book, turn);
	return ask(table, ASK_RAZE);
}

/* Nothing is resolving: what comes next; true: a question is asked. */
static bool between(struct table *table)
{
	struct gearseed *state = table->state;

	if (state->bursting) { /* B9 */
		int type = state->burst[state->seat - 1];

		state->bursting = false;
		gs_gain(table, gs_type_in_play(table->book, state, type),
			SOURCE_BURST);
		return false;
	}
	if (state->razing)
		return raze(table);
	if (!state->stopped &&
	    (gs_builds(state) || !state->flipped[state->seat - 1]))
		return ask(table, ASK_BUILD);
	state->stopped = true;
	if (gs_hand_count(state, state->seat) > GS_HAND)
		return ask(table, ASK_DISCARD);
	end_turn(table);
	return false;
}

void gs_advance(struct table *table)
{
	struct gearseed *state = table->state;

	while (state->seat)
		if (state->depth ? walk(table) : between(table))
			return;
}
