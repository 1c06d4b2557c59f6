/* Options made whole, and the deal.  Luck comes in as an argument. */
#include "inner.h"

#include <string.h>

enum {
	SHUFFLE_DECK, /* and the next one: seat 2's deck */
	SHUFFLE_FIRST = ORDERS_MAX - 1
};

/* What a challenge settles, and the cards it opens with (S43, S44, A19). */
struct challenge {
	uint8_t mode, pickup, returns;
	uint8_t open[5];
};

static const struct challenge challenges[] = {
	{SOWERS_SOLO, 0, 0, {1, 2, 3, 4}},
	{SOWERS_SOLO, 0, 0, {20, 19, 18, 17}},
	{SOWERS_SOLO, 0, 0, {20, 19, 18}},
	{SOWERS_SOLO, 0, 0, {1, 2, 3}},
	{SOWERS_SOLO, 0, 0, {14, 15, 16}},
	{SOWERS_SOLO, SOWERS_PICKUP_LAST, 0, {0}},
	{SOWERS_HOTSEAT, SOWERS_PICKUP_LAST, 0, {0}},
	{SOWERS_HOTSEAT, 0, SOWERS_RETURNS_TOGETHER, {0}},
	{SOWERS_HOTSEAT, SOWERS_PICKUP_LAST, SOWERS_RETURNS_TOGETHER, {0}},
	{SOWERS_HOTSEAT, SOWERS_PICKUP_LAST, SOWERS_RETURNS_TOGETHER, {0}},
};

static const char *settle_challenge(struct book *book, unsigned given)
{
	static const char *const against[] = {
		[SOWERS_OPTION_MODE] =
			"The challenge sets the mode itself (S43, S44).",
		[SOWERS_OPTION_LEVEL] =
			"The challenge sets the level itself (S43, S44).",
		[SOWERS_OPTION_LEVEL_2] =
			"The challenge sets the level itself (S43, S44).",
		[SOWERS_OPTION_PICKUP] =
			"The challenge sets pickup itself (S43, S44).",
		[SOWERS_OPTION_RETURNS] =
			"The challenge sets returns itself (S44).",
		[SOWERS_OPTION_CHALLENGE] = NULL,
	};
	int number = book->option[SOWERS_OPTION_CHALLENGE];
	const struct challenge *c = &challenges[number - 1];
	uint8_t wanted[OPTIONS_MAX];
	int level;

	sowers_challenge(number, &level);
	memcpy(wanted, book->option, sizeof wanted);
	wanted[SOWERS_OPTION_MODE] = c->mode;
	wanted[SOWERS_OPTION_LEVEL] = (uint8_t)level;
	if (c->mode == SOWERS_HOTSEAT)
		wanted[SOWERS_OPTION_LEVEL_2] = (uint8_t)level;
	wanted[SOWERS_OPTION_PICKUP] = c->pickup;
	wanted[SOWERS_OPTION_RETURNS] = c->returns;
	for (int i = 0; i < SOWERS_OPTION_CHALLENGE; i++)
		if (given >> i & 1 && wanted[i] != book->option[i])
			return against[i];
	memcpy(book->option, wanted, sizeof wanted);
	if (c->mode == SOWERS_SOLO && book->option[SOWERS_OPTION_WILD])
		return "A solo challenge is played without the wild (S35).";
	return NULL;
}

static const char *settle_first(struct book *book, unsigned given,
				struct luck *luck)
{
	uint8_t lots[2] = {1, 2};

	if (sowers_is_solo(book)) { /* S37 */
		int level = book->option[SOWERS_OPTION_LEVEL];
		uint8_t first = level == SOWERS_MASTER ? 2 : 1;

		if (given >> OPTIONS_MAX & 1 && book->first &&
		    book->first != first)
			return "Alone, the level says who begins (S37).";
		book->first = first;
		return NULL;
	}
	if (book->first > 2)
		return "The first seat is 1 or 2.";
	if (!book->first) { /* A21 */
		luck_order(luck, SHUFFLE_FIRST, lots, 0, 2);
		book->first = lots[0];
	}
	return NULL;
}

const char *sowers_settle(struct book *book, unsigned given,
			  struct luck *luck)
{
	const char *against = NULL;

	book->seats = 2;
	if (book->option[SOWERS_OPTION_CHALLENGE])
		against = settle_challenge(book, given);
	if (sowers_is_solo(book))
		book->option[SOWERS_OPTION_LEVEL_2] = SOWERS_APPRENTICE;
	return against ? against : settle_first(book, given, luck);
}

/* Seat 1's deck begins with a challenge's cards; the rest is shuffled. */
static void stack_deck(const struct book *book, struct cards *cards, int seat,
		       struct luck *luck)
{
	int number = book->option[SOWERS_OPTION_CHALLENGE];
	int zone = sowers_zone(SOWERS_ZONE_DECK, seat);
	int open = 0;

	if (number && seat == 1)
		while (challenges[number - 1].open[open])
			zone_add(cards, zone,
				 challenges[number - 1].open[open++]);
	for (int card = 1; card < SOWERS_WILD; card++)
		if (zone_find(cards, zone, (uint8_t)card) < 0)
			zone_add(cards, zone, (uint8_t)card);
	if (book->option[SOWERS_OPTION_WILD])
		zone_add(cards, zone, SOWERS_WILD);
	luck_shuffle(luck, SHUFFLE_DECK + seat - 1, cards, zone, open);
}

/* S38: black seeds in order, yellow ones shuffled. */
static void stack_aquila(struct cards *cards, struct luck *luck)
{
	int pile = sowers_zone(SOWERS_ZONE_DECK, 2);

	for (int number = 1; number <= SOWERS_NUMBERS; number++) {
		zone_add(cards, pile, (uint8_t)number);
		zone_add(cards, SOWERS_ZONE_BLACKS,
			 (uint8_t)(SOWERS_BLACK + number));
	}
	luck_shuffle(luck, SHUFFLE_DECK + 1, cards, pile, 0);
}

static void deal(struct table *t, int seat, int size)
{
	struct cards *cards = &t->s->cards;
	int deck = sowers_zone(SOWERS_ZONE_DECK, seat);
	int hand = sowers_zone(SOWERS_ZONE_HAND, seat);

	for (int i = 1; i <= size; i++) {
		struct event e = {
			.kind = SOWERS_DEALT,
			.seat = (uint8_t)seat,
			.card = zone_cards(cards, deck)[0],
			.knows = seat_bit(seat),
			.news = seat_bit(seat),
			.count = (uint8_t)i,
		};

		card_sort_in(cards, deck, 0, hand);
		event_add(t->events, e);
	}
}

void sowers_setup(const struct book *book, struct state *state,
		  struct luck *luck, struct events *events)
{
	struct sowers *s = (struct sowers *)state;
	struct table t = {.book = book, .s = s, .events = events};

	memset(s, 0, sizeof *s);
	stack_deck(book, &s->cards, 1, luck);
	if (sowers_is_solo(book))
		stack_aquila(&s->cards, luck);
	else
		stack_deck(book, &s->cards, 2, luck);
	for (int seat = 1; seat <= 2; seat++)
		deal(&t, seat, sowers_hand_size(book, seat));
	sowers_begin(&t);
}
