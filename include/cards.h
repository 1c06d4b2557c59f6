/* All cards of a game in one row.  A zone (deck, hand, pile) is a stretch of
   the row, so a card is in exactly one place by construction, and the whole
   row is a flat value.  Only card_move() moves a card. */
#ifndef HOTBED_CARDS_H
#define HOTBED_CARDS_H

#include <stdbool.h>
#include <stdint.h>

enum {
	CARDS_MAX = 64,
	ZONES_MAX = 16,
	CARD_NONE = 0,      /* no card; every real card is from 1 to 254 */
	CARD_UNKNOWN = 255  /* a card that this view may not know: `?` */
};

struct cards {
	uint8_t card[CARDS_MAX];
	uint8_t end[ZONES_MAX]; /* zone z is card[end[z - 1]] to card[end[z]] */
};

/* Cards in a zone. */
static inline int zone_count(const struct cards *cards, int zone)
{
	return cards->end[zone] - (zone ? cards->end[zone - 1] : 0);
}

/* A zone's cards, the first one (a deck's top, a pile's oldest) at [0]. */
static inline const uint8_t *zone_cards(const struct cards *cards, int zone)
{
	return cards->card + (zone ? cards->end[zone - 1] : 0);
}

/* Puts a new card behind the others of its zone; for setting up only. */
void zone_add(struct cards *cards, int zone, uint8_t card);

/* Where the first such card lies in its zone, or -1. */
int zone_find(const struct cards *cards, int zone, uint8_t card);

/* How many such cards lie in the zone. */
int zone_tally(const struct cards *cards, int zone, uint8_t card);

/* Where a card belongs in a zone that is kept in sort order (a hand). */
int zone_place(const struct cards *cards, int zone, uint8_t card);

/* Moves the card at `index` of zone `from` to be at `place` of zone `to`
   (0: first; its count: last), and tells which card that was.  Within one
   zone, `place` counts without the moved card. */
uint8_t card_move(struct cards *cards, int from, int index, int to,
		  int place);

/* The same to the end of zone `to`, and to its place in one that is kept in
   sort order. */
uint8_t card_lay(struct cards *cards, int from, int index, int to);
uint8_t card_sort_in(struct cards *cards, int from, int index, int to);

/* Sorts `count` cards of a zone, from `first` on; UNKNOWN comes last. */
void zone_sort(struct cards *cards, int zone, int first, int count);

/* Masks `count` cards of a zone, from `first` on: they become UNKNOWN. */
void zone_hide(struct cards *cards, int zone, int first, int count);

/* For guess(): puts a card in the place of an UNKNOWN one. */
void zone_reveal(struct cards *cards, int zone, int index, uint8_t card);

/* The zone's cards for writing, as luck puts them into an order. */
uint8_t *zone_order(struct cards *cards, int zone);

#endif
