/* All cards of a game in one row of zones. */
#include "cards.h"

#include <assert.h>
#include <string.h>

static int zone_start(const struct cards *cards, int zone)
{
	return zone ? cards->end[zone - 1] : 0;
}

void zone_add(struct cards *cards, int zone, uint8_t card)
{
	int total = cards->end[ZONES_MAX - 1];
	int at = cards->end[zone];

	assert(total < CARDS_MAX);
	memmove(cards->card + at + 1, cards->card + at, (size_t)(total - at));
	cards->card[at] = card;
	for (int z = zone; z < ZONES_MAX; z++)
		cards->end[z]++;
}

int zone_find(const struct cards *cards, int zone, uint8_t card)
{
	const uint8_t *list = zone_cards(cards, zone);
	int count = zone_count(cards, zone);

	for (int i = 0; i < count; i++)
		if (list[i] == card)
			return i;
	return -1;
}

int zone_tally(const struct cards *cards, int zone, uint8_t card)
{
	const uint8_t *list = zone_cards(cards, zone);
	int count = zone_count(cards, zone);
	int tally = 0;

	for (int i = 0; i < count; i++)
		tally += list[i] == card;
	return tally;
}

int zone_place(const struct cards *cards, int zone, uint8_t card)
{
	const uint8_t *list = zone_cards(cards, zone);
	int count = zone_count(cards, zone);
	int place = 0;

	while (place < count && list[place] <= card)
		place++;
	return place;
}

uint8_t card_move(struct cards *cards, int from, int index, int to, int place)
{
	int old = zone_start(cards, from) + index;
	int new = zone_start(cards, to) + place;
	uint8_t card = cards->card[old];

	assert(index >= 0 && index < zone_count(cards, from));
	assert(place >= 0 &&
	       place <= zone_count(cards, to) - (from == to ? 1 : 0));
	if (from < to)
		new--; /* the card's own leaving shifts that zone */
	if (old < new)
		memmove(cards->card + old, cards->card + old + 1,
			(size_t)(new - old));
	else
		memmove(cards->card + new + 1, cards->card + new,
			(size_t)(old - new));
	cards->card[new] = card;
	for (int z = from; z < to; z++)
		cards->end[z]--;
	for (int z = to; z < from; z++)
		cards->end[z]++;
	return card;
}

uint8_t card_lay(struct cards *cards, int from, int index, int to)
{
	return card_move(cards, from, index, to, zone_count(cards, to));
}

uint8_t card_sort_in(struct cards *cards, int from, int index, int to)
{
	uint8_t card = zone_cards(cards, from)[index];

	return card_move(cards, from, index, to, zone_place(cards, to, card));
}

void zone_sort(struct cards *cards, int zone, int first, int count)
{
	uint8_t *list = zone_order(cards, zone) + first;

	for (int i = 1; i < count; i++) {
		uint8_t card = list[i];
		int j = i;

		for (; j > 0 && list[j - 1] > card; j--)
			list[j] = list[j - 1];
		list[j] = card;
	}
}

void zone_hide(struct cards *cards, int zone, int first, int count)
{
	memset(zone_order(cards, zone) + first, CARD_UNKNOWN, (size_t)count);
}

void zone_reveal(struct cards *cards, int zone, int index, uint8_t card)
{
	uint8_t *list = zone_order(cards, zone);

	assert(list[index] == CARD_UNKNOWN);
	list[index] = card;
}

uint8_t *zone_order(struct cards *cards, int zone)
{
	return cards->card + zone_start(cards, zone);
}
