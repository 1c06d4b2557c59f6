/* Luck is an argument: the deal, or the orders that a record gives. */
#include "luck.h"

#include <assert.h>
#include <string.h>

#include "random.h"

/* Takes the given cards out of the list, one by one, in their order. */
static bool follow(uint8_t *list, int count, const uint8_t *given, int length)
{
	uint8_t order[CARDS_MAX];
	uint8_t rest[CARDS_MAX];
	int left = count;

	if (length > count)
		return false;
	memcpy(rest, list, (size_t)count);
	for (int i = 0; i < length; i++) {
		uint8_t *found = memchr(rest, given[i], (size_t)left);

		if (!found)
			return false;
		left--;
		memmove(found, found + 1,
			(size_t)(rest + left - found));
		order[i] = given[i];
	}
	for (int i = 0; i < left; i++) {
		uint8_t *least = rest;

		for (int j = 1; j < left - i; j++)
			if (rest[j] < *least)
				least = rest + j;
		order[length + i] = *least;
		*least = rest[left - i - 1];
	}
	memcpy(list, order, (size_t)count);
	return true;
}

void luck_order(struct luck *luck, int number, uint8_t *list, int first,
		int count)
{
	const struct orders *given = luck->given;

	assert(number >= 0 && number < ORDERS_MAX && count <= CARDS_MAX);
	if (given && given->length[number]) {
		const uint8_t *order = given->list[number];

		if (given->length[number] < first ||
		    memcmp(order, list, (size_t)first) ||
		    !follow(list, count, order, given->length[number]))
			luck->broken = true;
	} else {
		struct random random =
			random_start(luck->deal, (uint64_t)number);

		random_shuffle(&random, list + first, count - first);
	}
	if (luck->made) {
		luck->made->length[number] = (uint8_t)count;
		memcpy(luck->made->list[number], list, (size_t)count);
	}
}

void luck_shuffle(struct luck *luck, int number, struct cards *cards,
		  int zone, int first)
{
	luck_order(luck, number, zone_order(cards, zone), first,
		   zone_count(cards, zone));
}
