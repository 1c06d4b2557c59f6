/* The end of a game, and whether a state is whole. */
#include "inner.h"

#include <string.h>

/* Seats whose total is the highest among `among`. */
static uint8_t leaders(const uint32_t *total, int seats, uint8_t among)
{
	uint32_t best = 0;
	uint8_t set = 0;

	for (int i = 0; i < seats; i++) {
		if (!(among >> i & 1) || (set && total[i] < best))
			continue;
		if (!set || total[i] > best)
			set = 0;
		best = total[i];
		set |= (uint8_t)(1 << i);
	}
	return set;
}

static bool single(uint8_t set)
{
	return !(set & (set - 1));
}

struct gs_final gs_final(const struct book *book,
			 const struct gearseed *state)
{
	uint8_t all = (uint8_t)((1 << book->seats) - 1);
	struct gs_final final = {.reason = REASON_SCORE};
	uint32_t total[SEATS_MAX];

	if (state->resigned) {
		final.reason = REASON_RESIGN;
		final.winners =
			(uint8_t)(all & ~seat_bit(state->resigned));
		return final;
	}
	memcpy(total, state->score, sizeof total);
	final.winners = leaders(total, book->seats, all);
	if (single(final.winners))
		return final;
	final.tied = final.winners; /* G29, B21: one pass, among them only */
	for (int i = 0; i < book->seats; i++) {
		if (!(final.tied >> i & 1))
			continue;
		final.adds[i] = (uint8_t)gs_type_in_play(book, state,
							 state->burst[i]);
		total[i] += final.adds[i];
	}
	final.winners = leaders(total, book->seats, final.tied);
	final.reason = single(final.winners) ? REASON_TIEBREAK : REASON_SHARED;
	return final;
}

struct outcome gs_outcome(const struct book *book, const struct state *given)
{
	const struct gearseed *state = gs_state(given);
	struct gs_final final;

	if (state->seat)
		return (struct outcome){.over = false};
	final = gs_final(book, state);
	return (struct outcome){true, final.winners, final.reason};
}

static const char *audit_cards(const struct book *book,
			       const struct gearseed *state)
{
	int left[GS_DESIGNS + 1] = {0};

	if (state->cards.end[ZONES_MAX - 1] != book->deck->cards)
		return "The number of cards is not the deck's.";
	if (state->cards.end[ZONE_SEEN] != book->deck->cards)
		return "A card lies in a zone that is not used.";
	for (int d = 1; d <= book->deck->count; d++)
		left[d] = book->deck->design[d].copies;
	for (int i = 0; i < book->deck->cards; i++) {
		uint8_t card = state->cards.card[i];

		if (card < 1 || card > book->deck->count || !left[card]--)
			return "A card is not one of the deck's.";
	}
	return NULL;
}

static const char *audit_town(const struct gearseed *state)
{
	for (int i = 1; i < gs_town_count(state); i++)
		if (state->y[i - 1] * 256 + state->x[i - 1] >=
		    state->y[i] * 256 + state->x[i])
			return "The town is not in the order of its cells.";
	for (int i = gs_town_count(state); i < GS_CARDS; i++)
		if (state->x[i] || state->y[i])
			return "A cell is kept for no card.";
	return NULL;
}

static const char *audit_stack(const struct gearseed *state)
{
	if (state->depth > GS_DEPTH)
		return "Too many builds resolve at once (B28).";
	for (int d = 0; d < state->depth; d++) {
		const struct gs_frame *frame = &state->frame[d];

		if (frame->waiting > 4)
			return "More than four Triggers wait.";
		for (int i = 0; i < frame->waiting; i++)
			if (gs_town_find(state, frame->wait[i].x,
					 frame->wait[i].y) < 0)
				return "A Trigger waits where no card is.";
	}
	return NULL;
}

const char *gs_audit(const struct book *book, const struct state *given)
{
	const struct gearseed *state = gs_state(given);
	const char *wrong = audit_cards(book, state);

	if (!wrong)
		wrong = audit_town(state);
	if (!wrong)
		wrong = audit_stack(state);
	if (wrong)
		return wrong;
	if (state->season < 1 || state->season > GS_SEASONS ||
	    state->turn > GS_SEASONS * book->seats)
		return "There are three Seasons (G12).";
	if (state->seat > book->seats || state->builds > 2 ||
	    state->razing > book->seats || state->built > GS_BUILDS + 3)
		return "A count is out of its bounds.";
	if (zone_count(&state->cards, ZONE_SEEN) && state->seat &&
	    state->question != ASK_KEEP)
		return "Cards are seen outside of a SEEK.";
	for (int seat = 1; seat <= SEATS_MAX; seat++) {
		const uint8_t *hand =
			zone_cards(&state->cards, gs_hand_zone(seat));

		if (seat > book->seats && gs_hand_count(state, seat))
			return "A hand is held at no seat.";
		for (int i = 1; i < gs_hand_count(state, seat); i++)
			if (hand[i - 1] > hand[i])
				return "A hand is not in sort order.";
	}
	return NULL;
}
