/* Luck is an argument: the deal, or the orders that a record gives.  A state
   holds neither, so it cannot leak what is to come. */
#ifndef HOTBED_LUCK_H
#define HOTBED_LUCK_H

#include <stdbool.h>
#include <stdint.h>

#include "cards.h"

enum { ORDERS_MAX = 8 }; /* shuffles of one game at most: rules stop there */

/* What each shuffle of one game came to, by its number. */
struct orders {
	uint8_t length[ORDERS_MAX]; /* 0: not known */
	uint8_t list[ORDERS_MAX][CARDS_MAX];
};

struct luck {
	uint64_t deal;
	const struct orders *given; /* a record's orders, or NULL */
	struct orders *made;        /* where each outcome is noted, or NULL */
	bool broken; /* set when a given order was no order of those cards */
};

/* Puts list[first] to list[count - 1] into the order of shuffle `number`: the
   given one where the record has it, else drawn from (deal, number), each
   order equally likely.  What stands before `first` stays.  A given order
   lists all `count` cards, or (where a record leaves the rest out) the first
   so many; the others follow in sort order.  One that does not fit these
   cards sets `broken` and leaves the list as it was. */
void luck_order(struct luck *luck, int number, uint8_t *list, int first,
		int count);

/* The same for the cards of a zone. */
void luck_shuffle(struct luck *luck, int number, struct cards *cards,
		  int zone, int first);

#endif
