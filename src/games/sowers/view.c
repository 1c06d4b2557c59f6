/* What a seat may know: the mask, its opposite the guess, NOTATION's view,
   and the audit. */
#include "inner.h"

#include <assert.h>
#include <string.h>

static int holders(const struct book *book)
{
	return sowers_is_solo(book) ? 1 : 2;
}

static void hide(struct cards *cards, enum sowers_zone zone, int seat)
{
	int z = sowers_zone(zone, seat);

	zone_hide(cards, z, 0, zone_count(cards, z));
}

void sowers_mask(const struct book *book, int seat, struct state *masked)
{
	struct sowers *s = (struct sowers *)masked;

	(void)book;
	if (!s->asked)
		return; /* over: everything lies open */
	for (int other = 1; other <= 2; other++) {
		uint8_t *top = &s->top[other - 1];
		uint8_t *low = &s->low[other - 1];

		if (other == seat) {
			zone_sort(&s->cards,
				  sowers_zone(SOWERS_ZONE_DECK, seat), *top,
				  sowers_count(s, SOWERS_ZONE_DECK, seat) -
					  *top - *low);
			continue;
		}
		hide(&s->cards, SOWERS_ZONE_DECK, other);
		hide(&s->cards, SOWERS_ZONE_HAND, other);
		hide(&s->cards, SOWERS_ZONE_PAID, other);
		*top = 0;
		*low = 0;
	}
	if (s->asked != seat)
		s->side = 0;
}

/* How many cards of a kind the whole game has. */
static int copies(const struct book *book, int card)
{
	if (card < SOWERS_WILD)
		return 2;
	return book->option[SOWERS_OPTION_WILD] ? holders(book) : 0;
}

static int total(const struct sowers *s)
{
	return s->cards.end[ZONES_MAX - 1];
}

/* The cards that the view does not show; *pool has room for all. */
static int gather(const struct book *book, const struct sowers *s,
		  uint8_t *pool)
{
	int count = 0;

	for (int card = 1; card <= SOWERS_WILD; card++) {
		int left = copies(book, card);

		for (int i = 0; i < total(s); i++)
			left -= s->cards.card[i] == card;
		while (left-- > 0)
			pool[count++] = (uint8_t)card;
	}
	return count;
}

/* Reveals a hidden zone from the pool; `last` is the highest card it may
   hold among yellow ones, or 0 for any card.  The pool's new size. */
static int fill(struct sowers *s, int zone, bool yellow, uint8_t *pool,
		int count, struct random *random)
{
	random_shuffle(random, pool, count);
	for (int i = 0; i < zone_count(&s->cards, zone); i++) {
		int at = 0;

		if (zone_cards(&s->cards, zone)[i] != CARD_UNKNOWN)
			continue;
		while (yellow && !sowers_is_yellow(pool[at]))
			at++;
		assert(at < count);
		zone_reveal(&s->cards, zone, i, pool[at]);
		memmove(pool + at, pool + at + 1, (size_t)(--count - at));
	}
	return count;
}

/* One random dealing of the unknown cards: those paid first, for they are
   yellow.  Each arrangement of the single cards has the same chance. */
static void imagine(struct sowers *s, int other, const uint8_t *unknown,
		    int count, struct random *random)
{
	uint8_t pool[CARDS_MAX];
	int hand = sowers_zone(SOWERS_ZONE_HAND, other);

	memcpy(pool, unknown, (size_t)count);
	count = fill(s, sowers_zone(SOWERS_ZONE_PAID, other), true, pool,
		     count, random);
	count = fill(s, hand, false, pool, count, random);
	count = fill(s, sowers_zone(SOWERS_ZONE_DECK, other), false, pool,
		     count, random);
	assert(!count);
	zone_sort(&s->cards, hand, 0, zone_count(&s->cards, hand));
}

/* Two equal unknown cards can be told apart in an arrangement, but not in a
   state.  A state has two arrangements for each such pair, unless both lie in
   the hand, which has no order: so the others are taken half as often. */
static bool accept(const struct sowers *s, int other, const uint8_t *unknown,
		   int count, struct random *random)
{
	int hand = sowers_zone(SOWERS_ZONE_HAND, other);

	for (int i = 1; i < count; i++)
		if (unknown[i] == unknown[i - 1] &&
		    zone_tally(&s->cards, hand, unknown[i]) < 2 &&
		    random_below(random, 2))
			return false;
	return true;
}

/* A seat is asked only where it has an answer. */
static bool answers(const struct book *book, const struct state *state,
		    int other)
{
	struct menu menu;

	if (sowers_of(state)->asked != other)
		return true;
	sowers_legal(book, state, &menu);
	return menu.count > 0;
}

void sowers_guess(const struct view *view, struct random *random,
		  struct state *state)
{
	const struct sowers *known = sowers_view(view);
	struct sowers *s = (struct sowers *)state;
	uint8_t unknown[CARDS_MAX];
	int deck, other, count;

	memcpy(s, known, sizeof *s);
	if (view->seat == SEAT_REFEREE || !known->asked)
		return;
	assert(view->seat <= 2); /* the public guesses nothing */
	other = sowers_other(view->seat);
	count = gather(view->book, known, unknown);
	do {
		memcpy(s, known, sizeof *s);
		imagine(s, other, unknown, count, random);
	} while (!accept(s, other, unknown, count, random) ||
		 !answers(view->book, state, other));
	deck = sowers_zone(SOWERS_ZONE_DECK, view->seat);
	random_shuffle(random,
		       zone_order(&s->cards, deck) + s->top[view->seat - 1],
		       zone_count(&s->cards, deck) - s->top[view->seat - 1] -
			       s->low[view->seat - 1]);
}

static const char *audit_seat(const struct sowers *s, int seat)
{
	int deck = sowers_count(s, SOWERS_ZONE_DECK, seat);
	int hand = sowers_count(s, SOWERS_ZONE_HAND, seat);
	int good = sowers_count(s, SOWERS_ZONE_GOOD, seat);
	const uint8_t *list = sowers_cards(s, SOWERS_ZONE_HAND, seat);

	if (s->top[seat - 1] + s->low[seat - 1] > deck)
		return "More cards known than the deck has.";
	for (int i = 1; i < hand; i++)
		if (list[i] < list[i - 1])
			return "A hand is out of order.";
	list = sowers_cards(s, SOWERS_ZONE_GOOD, seat);
	for (int i = 0; i < good; i++)
		if (list[i] != SOWERS_WILD && list[i] != SOWERS_BLACK + i + 1)
			return "A Good Soil is out of order.";
	list = sowers_cards(s, SOWERS_ZONE_THORNY, seat);
	for (int i = 0; i < sowers_count(s, SOWERS_ZONE_THORNY, seat); i++)
		if (!sowers_is_black(list[i]))
			return "A yellow seed lies on Thorny.";
	list = sowers_cards(s, SOWERS_ZONE_PAID, seat);
	for (int i = 0; i < sowers_count(s, SOWERS_ZONE_PAID, seat); i++)
		if (!sowers_is_yellow(list[i]))
			return "A black seed was paid.";
	return NULL;
}

const char *sowers_audit(const struct book *book, const struct state *state)
{
	const struct sowers *s = sowers_of(state);
	const uint8_t *rocky = sowers_cards(s, SOWERS_ZONE_ROCKY, 0);
	int lying = sowers_count(s, SOWERS_ZONE_ROCKY, 0);
	int expected = 0;

	for (int card = 1; card <= SOWERS_WILD; card++) {
		int found = 0;

		for (int i = 0; i < total(s); i++)
			found += s->cards.card[i] == card;
		if (found != copies(book, card))
			return "A card is missing or doubled.";
		expected += found;
	}
	if (total(s) != expected)
		return "There are cards of no kind.";
	for (int i = 0; i < lying; i++)
		if (!sowers_is_yellow(rocky[i]))
			return "A black seed lies on Rocky.";
	if (lying > SOWERS_ROCKY_LIMIT)
		return "Rocky holds more than four."; /* D6 */
	if (s->asked > holders(book) ||
	    (s->asked && s->question > SOWERS_ASK_DISCARD))
		return "Nobody can answer.";
	for (int seat = 1; seat <= 2; seat++) {
		const char *wrong = audit_seat(s, seat);

		if (wrong)
			return wrong;
	}
	return NULL;
}

/* A line of cards; those from `from` to `to` are not known. */
static void put_zone(struct text *text, const struct sowers *s, int zone,
		     int from, int to)
{
	const uint8_t *list = zone_cards(&s->cards, zone);

	for (int i = 0; i < zone_count(&s->cards, zone); i++)
		text_format(text, " %s",
			    sowers_word(i >= from && i < to ? CARD_UNKNOWN :
							      list[i]));
	text_put(text, "\n");
}

static void put_zones(struct text *text, const struct sowers *s,
		      const char *name, enum sowers_zone zone, int seats)
{
	for (int seat = 1; seat <= seats; seat++) {
		text_format(text, "%s %d", name, seat);
		put_zone(text, s, sowers_zone(zone, seat), 0, 0);
	}
}

/* Decks: a seat's own but for what it placed is `?` to it (A12). */
static void put_decks(struct text *text, const struct view *view,
		      const struct sowers *s)
{
	for (int seat = 1; seat <= 2; seat++) {
		int zone = sowers_zone(SOWERS_ZONE_DECK, seat);
		bool own = s->asked && view->seat == seat;
		int low = zone_count(&s->cards, zone) - s->low[seat - 1];

		text_format(text, "deck %d", seat);
		put_zone(text, s, zone, own ? s->top[seat - 1] : 0,
			 own ? low : 0);
	}
}

static void put_rests(struct text *text, const struct view *view,
		      const struct sowers *s)
{
	for (int seat = 1; seat <= holders(view->book); seat++) {
		struct sowers sorted = *s;
		int zone = sowers_zone(SOWERS_ZONE_DECK, seat);

		if (s->asked && view->seat != seat &&
		    view->seat != SEAT_REFEREE)
			continue;
		zone_sort(&sorted.cards, zone, 0,
			  zone_count(&s->cards, zone));
		text_format(text, "rest %d", seat);
		put_zone(text, &sorted, zone, 0, 0);
	}
}

static void put_question(struct text *text, const struct view *view,
			 const struct sowers *s)
{
	if (s->asked)
		text_format(text, "ask %d %s\n", s->asked,
			    view->book->rules->questions[s->question]);
	else
		text_put(text, "ask over\n");
	text_format(text, "first %d\nturn %d\n", view->book->first, s->turn);
	if (!s->asked)
		return;
	text_format(text, "second %s\nowed %d\nlast %s\n",
		    s->second && s->question == SOWERS_ASK_PLAY ? "yes" : "no",
		    s->owed, s->last ? "yes" : "no");
}

void sowers_describe(const struct view *view, struct text *text)
{
	const struct sowers *s = sowers_view(view);
	int seats = holders(view->book);

	put_question(text, view, s);
	put_zones(text, s, "hand", SOWERS_ZONE_HAND, seats);
	put_decks(text, view, s);
	put_rests(text, view, s);
	put_zones(text, s, "good", SOWERS_ZONE_GOOD, 2);
	put_zones(text, s, "thorny", SOWERS_ZONE_THORNY, seats);
	text_put(text, "rocky");
	put_zone(text, s, SOWERS_ZONE_ROCKY, 0, 0);
	put_zones(text, s, "paid", SOWERS_ZONE_PAID, seats);
	text_put(text, "swept");
	put_zone(text, s, SOWERS_ZONE_SWEPT, 0, 0);
}
