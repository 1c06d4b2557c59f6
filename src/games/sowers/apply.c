/* What a move does, and everything that follows from it up to the next
   question.  Says what happened in events; decides nothing. */
#include "inner.h"

#include <assert.h>

/* An event of something that lies open, news to all but its doer. */
static struct event open_event(const struct table *t, int kind, int seat)
{
	return (struct event){
		.kind = (uint8_t)kind,
		.seat = (uint8_t)seat,
		.turn = t->s->turn,
		.knows = EVERY_SEAT,
		.news = (uint8_t)(EVERY_SEAT & ~seat_bit(seat)),
	};
}

/* Whose turn it is follows from the play before: news to nobody. */
static struct event turn_event(const struct table *t, int seat)
{
	struct event e = open_event(t, SOWERS_TURN, seat);

	e.news = 0;
	return e;
}

static void emit(struct table *t, struct event event)
{
	event_add(t->events, event);
}

/* Puts a seat's card at the end of a pile. */
static uint8_t lay(struct table *t, enum sowers_zone from, int index,
		   enum sowers_zone to, int seat)
{
	return card_lay(&t->s->cards, sowers_zone(from, seat), index,
			sowers_zone(to, seat));
}

static int held(const struct table *t, uint8_t card)
{
	return zone_find(&t->s->cards,
			 sowers_zone(SOWERS_ZONE_HAND, t->s->asked), card);
}

static uint8_t take_into_hand(struct table *t, int from, int index, int seat)
{
	return card_sort_in(&t->s->cards, from, index,
			    sowers_zone(SOWERS_ZONE_HAND, seat));
}

/* Draws one card.  One whose place its owner knew is no news (A12). */
static void draw(struct table *t, int seat, int soil)
{
	struct sowers *s = t->s;
	int deck = sowers_zone(SOWERS_ZONE_DECK, seat);
	uint8_t *top = &s->top[seat - 1];
	uint8_t *low = &s->low[seat - 1];
	bool known = *top || *low == zone_count(&s->cards, deck);
	struct event e = open_event(t, SOWERS_DREW, seat);

	e.extra = (uint8_t)soil;
	e.knows = seat_bit(seat);
	e.news = known ? 0 : seat_bit(seat);
	if (*top)
		(*top)--;
	else if (known)
		(*low)--;
	e.card = take_into_hand(t, deck, 0, seat);
	e.count = (uint8_t)sowers_count(s, SOWERS_ZONE_HAND, seat);
	emit(t, e);
}

/* Yellow cards in a seat's deck; a wild there has no colour (A15). */
static int deck_yellows(const struct sowers *s, int seat)
{
	const uint8_t *deck = sowers_cards(s, SOWERS_ZONE_DECK, seat);
	int count = sowers_count(s, SOWERS_ZONE_DECK, seat);
	int yellow = 0;

	for (int i = 0; i < count; i++)
		yellow += deck[i] <= SOWERS_NUMBERS;
	return yellow;
}

struct event sowers_lost_event(const struct sowers *s, int seat,
			       enum sowers_end how)
{
	int lying = sowers_count(s, SOWERS_ZONE_ROCKY, 0);
	struct event e = {
		.kind = SOWERS_OVER,
		.seat = (uint8_t)seat,
		.turn = s->turn,
		.knows = EVERY_SEAT,
		.news = EVERY_SEAT, /* all hands lie open now */
		.count = s->winners,
		.extra = (uint8_t)how,
	};

	if (how == SOWERS_BY_STRANDED) {
		e.card = sowers_cards(s, SOWERS_ZONE_ROCKY, 0)[lying - 1];
		e.at[0] = (int8_t)s->drawn[0];
		e.at[1] = (int8_t)s->drawn[1];
	} else if (how == SOWERS_BY_BLACK_DISCARD) {
		e.at[0] = (int8_t)sowers_count(s, SOWERS_ZONE_HAND, seat);
		e.at[1] = (int8_t)sowers_yellows(s, seat);
	}
	return e;
}

struct event sowers_over_event(const struct sowers *s)
{
	int winner = s->winners == 2 ? 2 : 1;
	struct event e = sowers_lost_event(s, s->loser, s->reason);

	switch ((enum sowers_end)s->reason) {
	case SOWERS_BY_OBJECTIVE:
	case SOWERS_BY_AQUILA:
		e.seat = (uint8_t)winner;
		e.at[0] = (int8_t)s->done[winner - 1];
		break;
	case SOWERS_BY_TIEBREAK:
	case SOWERS_BY_TIE:
		e.at[0] = (int8_t)deck_yellows(s, winner);
		e.at[1] = (int8_t)deck_yellows(s, sowers_other(winner));
		break;
	case SOWERS_BY_NO_DRAW:
	case SOWERS_BY_NO_PLAY:
	case SOWERS_BY_STRANDED:
	case SOWERS_BY_BLACK_DISCARD:
	case SOWERS_BY_RESIGN:
		break;
	}
	return e;
}

static void finish(struct table *t, int winners, enum sowers_end reason)
{
	struct sowers *s = t->s;

	s->asked = 0;
	s->question = 0;
	s->second = 0;
	s->owed = 0;
	s->side = 0;
	s->winners = (uint8_t)winners;
	s->reason = (uint8_t)reason;
	emit(t, sowers_over_event(s));
}

/* S2 to S4, A13: at once, and in the last turn it only means no tie. */
static void lose(struct table *t, int seat, enum sowers_end how)
{
	t->s->loser = (uint8_t)seat;
	t->s->failed = (uint8_t)how;
	finish(t, seat_bit(sowers_other(seat)),
	       t->s->last ? SOWERS_BY_OBJECTIVE : how);
}

static void ask(struct table *t, enum sowers_question question)
{
	t->s->question = (uint8_t)question;
}

static void begin_turn(struct table *t, int seat)
{
	struct sowers *s = t->s;

	s->asked = (uint8_t)seat;
	s->turn++;
	emit(t, turn_event(t, seat));
	if (!sowers_count(s, SOWERS_ZONE_DECK, seat)) {
		lose(t, seat, SOWERS_BY_NO_DRAW); /* S2 */
		return;
	}
	draw(t, seat, 0);
	ask(t, SOWERS_ASK_PLAY);
	if (!sowers_can_play(s))
		lose(t, seat, SOWERS_BY_NO_PLAY); /* S3 */
}

/* S23, A8, A9: four or more go to the Path, and no action follows. */
static void sweep(struct table *t, int seat)
{
	struct sowers *s = t->s;
	int count = sowers_count(s, SOWERS_ZONE_ROCKY, 0);

	if (count < SOWERS_ROCKY_LIMIT)
		return;
	for (int i = 1; i <= count; i++) {
		struct event e = open_event(t, SOWERS_SWEPT, seat);

		e.card = lay(t, SOWERS_ZONE_ROCKY, 0, SOWERS_ZONE_SWEPT, seat);
		e.count = (uint8_t)sowers_count(s, SOWERS_ZONE_SWEPT, 0);
		e.at[0] = (int8_t)i;
		e.at[1] = (int8_t)count;
		e.news = 0;
		emit(t, e);
	}
}

/* Aquila sows and flips, and the Rocky limit holds for it too (S40, A9). */
static void aquila(struct table *t)
{
	struct sowers *s = t->s;
	struct event e;
	int lying = sowers_count(s, SOWERS_ZONE_ROCKY, 0);

	s->turn++;
	emit(t, turn_event(t, 2));
	e = open_event(t, SOWERS_SOWED, 2);
	e.news = 0;
	e.card = lay(t, SOWERS_ZONE_BLACKS, 0, SOWERS_ZONE_GOOD, 2);
	e.count = (uint8_t)sowers_count(s, SOWERS_ZONE_GOOD, 2);
	emit(t, e);
	if (e.count == SOWERS_NUMBERS) {
		s->done[1] = s->turn;
		finish(t, seat_bit(2), SOWERS_BY_AQUILA); /* S42: no flip */
		return;
	}
	assert(sowers_count(s, SOWERS_ZONE_DECK, 2)); /* D7 */
	e = open_event(t, SOWERS_FLIPPED, 2);
	if (lying)
		e.extra = sowers_cards(s, SOWERS_ZONE_ROCKY, 0)[lying - 1];
	e.card = lay(t, SOWERS_ZONE_DECK, 0, SOWERS_ZONE_ROCKY, 2);
	e.count = (uint8_t)(lying + 1);
	e.at[0] = lying && e.extra != SOWERS_WILD && e.card >= e.extra;
	emit(t, e);
	sweep(t, 2);
}

static void end_turn(struct table *t)
{
	struct sowers *s = t->s;
	int seat = s->asked;

	if (s->last) { /* A14: not completed, or it had ended at once */
		finish(t, seat_bit(sowers_other(seat)), SOWERS_BY_OBJECTIVE);
		return;
	}
	if (sowers_is_solo(t->book)) {
		aquila(t);
		if (s->reason != SOWERS_BY_AQUILA)
			begin_turn(t, 1);
		return;
	}
	if (s->done[seat - 1]) {
		s->last = 1;
		emit(t, open_event(t, SOWERS_LAST_TURN, seat));
	}
	begin_turn(t, sowers_other(seat));
}

/* The play is over: Rocky limit, hand limit, end of the turn (A8, A10). */
static void end_play(struct table *t)
{
	struct sowers *s = t->s;
	int excess;

	s->second = 0;
	sweep(t, s->asked);
	excess = sowers_count(s, SOWERS_ZONE_HAND, s->asked) -
		 SOWERS_HAND_LIMIT;
	if (excess <= 0) {
		end_turn(t);
	} else if (sowers_yellows(s, s->asked) < excess) {
		lose(t, s->asked, SOWERS_BY_BLACK_DISCARD); /* S4 */
	} else {
		s->owed = (uint8_t)excess;
		ask(t, SOWERS_ASK_DISCARD);
	}
}

static void pay(struct table *t, uint8_t card)
{
	int seat = t->s->asked;
	struct event e = open_event(t, SOWERS_PAID, seat);

	lay(t, SOWERS_ZONE_HAND, held(t, card), SOWERS_ZONE_PAID, seat);
	e.card = card;
	e.count = (uint8_t)sowers_count(t->s, SOWERS_ZONE_PAID, seat);
	e.knows = seat_bit(seat);
	emit(t, e);
	draw(t, seat, SOWERS_PATH);
	if (sowers_can_pick(t->s, seat))
		ask(t, SOWERS_ASK_PICK);
	else
		end_play(t);
}

static void lay_open(struct table *t, uint8_t card, enum sowers_zone zone,
		     int soil, int draws)
{
	int seat = t->s->asked;
	struct event e = open_event(t, SOWERS_LAID, seat);

	lay(t, SOWERS_ZONE_HAND, held(t, card), zone, seat);
	e.card = card;
	e.extra = (uint8_t)soil;
	e.count = (uint8_t)sowers_count(t->s, zone, seat);
	emit(t, e);
	while (draws-- > 0)
		draw(t, seat, soil);
}

static void lay_on_rocky(struct table *t, uint8_t card)
{
	struct sowers *s = t->s;
	const uint8_t *deck = sowers_cards(s, SOWERS_ZONE_DECK, s->asked);
	uint8_t drawn[2] = {deck[0], deck[1]};

	lay_open(t, card, SOWERS_ZONE_ROCKY, SOWERS_ROCKY, 2);
	s->second = 1;
	if (sowers_can_play(s))
		return;
	s->drawn[0] = drawn[0];
	s->drawn[1] = drawn[1];
	lose(t, s->asked, SOWERS_BY_STRANDED); /* A1 */
}

static void lay_on_thorny(struct table *t, uint8_t card)
{
	lay_open(t, card, SOWERS_ZONE_THORNY, SOWERS_THORNY, 3);
	t->s->owed = SOWERS_RETURNS;
	ask(t, SOWERS_ASK_PUT);
}

/* S31, A15: more yellow seeds left in the deck. */
static void compare_decks(struct table *t)
{
	int one = deck_yellows(t->s, 1);
	int two = deck_yellows(t->s, 2);

	if (one == two)
		finish(t, 0, SOWERS_BY_TIE);
	else
		finish(t, seat_bit(one > two ? 1 : 2), SOWERS_BY_TIEBREAK);
}

/* The tenth seed: A14, A16, S42. */
static void complete(struct table *t)
{
	struct sowers *s = t->s;
	int seat = s->asked;

	s->done[seat - 1] = s->turn;
	if (seat == t->book->first && !sowers_is_solo(t->book))
		end_play(t);
	else if (s->last)
		compare_decks(t);
	else
		finish(t, seat_bit(seat), SOWERS_BY_OBJECTIVE);
}

static void sow(struct table *t, uint8_t card)
{
	int seat = t->s->asked;
	struct event e = open_event(t, SOWERS_SOWED, seat);

	lay(t, SOWERS_ZONE_HAND, held(t, card), SOWERS_ZONE_GOOD, seat);
	e.card = card;
	e.count = (uint8_t)sowers_count(t->s, SOWERS_ZONE_GOOD, seat);
	emit(t, e);
	if (e.count == SOWERS_NUMBERS)
		complete(t);
	else if (sowers_can_sow(t->s, seat))
		ask(t, SOWERS_ASK_GOOD);
	else
		end_play(t);
}

static void pick(struct table *t, struct move move)
{
	struct sowers *s = t->s;
	bool rocky = move.verb == SOWERS_PICK_ROCKY;
	int zone = sowers_zone(rocky ? SOWERS_ZONE_ROCKY : SOWERS_ZONE_THORNY,
			       s->asked);
	struct event e = open_event(t, SOWERS_PICKED, s->asked);

	e.card = take_into_hand(t, zone, move.at[0] - 1, s->asked);
	e.extra = rocky ? SOWERS_ROCKY : SOWERS_THORNY;
	e.count = (uint8_t)sowers_count(s, SOWERS_ZONE_HAND, s->asked);
	e.at[0] = move.at[0];
	e.at[1] = (int8_t)zone_count(&s->cards, zone);
	emit(t, e);
	end_play(t);
}

static void put(struct table *t, struct move move)
{
	struct sowers *s = t->s;
	int seat = s->asked;
	int deck = sowers_zone(SOWERS_ZONE_DECK, seat);
	struct event e = open_event(t, SOWERS_PUT, seat);

	if (move.verb == SOWERS_TOP) {
		card_move(&s->cards, sowers_zone(SOWERS_ZONE_HAND, seat),
			  held(t, move.card), deck, 0);
		s->top[seat - 1]++;
	} else {
		lay(t, SOWERS_ZONE_HAND, held(t, move.card), SOWERS_ZONE_DECK,
		    seat);
		s->low[seat - 1]++;
	}
	s->side = move.verb;
	e.card = move.card;
	e.extra = move.verb;
	e.knows = seat_bit(seat);
	e.count = (uint8_t)zone_count(&s->cards, deck);
	emit(t, e);
	if (--s->owed)
		return;
	s->side = 0;
	end_play(t);
}

static void discard(struct table *t, uint8_t card)
{
	struct sowers *s = t->s;
	int seat = s->asked;
	struct event e = open_event(t, SOWERS_DISCARDED, seat);

	lay(t, SOWERS_ZONE_HAND, held(t, card), SOWERS_ZONE_PAID, seat);
	e.card = card;
	e.knows = seat_bit(seat);
	e.count = (uint8_t)sowers_count(s, SOWERS_ZONE_PAID, seat);
	e.at[0] = (int8_t)sowers_count(s, SOWERS_ZONE_HAND, seat);
	emit(t, e);
	if (!--s->owed)
		end_turn(t);
}

void sowers_begin(struct table *t)
{
	if (t->book->first == 2 && sowers_is_solo(t->book)) {
		aquila(t);
		begin_turn(t, 1);
	} else {
		begin_turn(t, t->book->first);
	}
}

void sowers_apply(const struct book *book, struct state *state,
		  struct move move, struct luck *luck, struct events *events)
{
	struct sowers *s = (struct sowers *)state;
	struct table t = {.book = book, .s = s, .events = events};

	(void)luck;
	if (move.verb == VERB_RESIGN) {
		lose(&t, s->asked, SOWERS_BY_RESIGN); /* A14 */
		return;
	}
	switch ((enum sowers_verb)move.verb) {
	case SOWERS_PATH:
		pay(&t, move.card);
		break;
	case SOWERS_ROCKY:
		lay_on_rocky(&t, move.card);
		break;
	case SOWERS_THORNY:
		lay_on_thorny(&t, move.card);
		break;
	case SOWERS_GOOD:
		sow(&t, move.card);
		break;
	case SOWERS_PICK_ROCKY:
	case SOWERS_PICK_THORNY:
		pick(&t, move);
		break;
	case SOWERS_SKIP:
		emit(&t, open_event(&t, SOWERS_LEFT, s->asked));
		end_play(&t);
		break;
	case SOWERS_END:
		end_play(&t);
		break;
	case SOWERS_TOP:
	case SOWERS_BOTTOM:
		put(&t, move);
		break;
	case SOWERS_DISCARD:
		discard(&t, move.card);
		break;
	}
}
