/* The one function that moves a card, against zones that are lists. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "cards.h"

enum { ZONES = 4, MOST = 3 };

/* Zones as anybody would write them: a list each. */
struct model {
	int count[ZONES];
	uint8_t list[ZONES][16];
};

static void build(const int counts[ZONES], struct cards *cards,
		  struct model *model)
{
	uint8_t card = 1;

	memset(cards, 0, sizeof *cards);
	memset(model, 0, sizeof *model);
	for (int z = 0; z < ZONES; z++)
		for (int i = 0; i < counts[z]; i++) {
			zone_add(cards, z, card);
			model->list[z][model->count[z]++] = card++;
		}
}

static uint8_t move(struct model *model, int from, int index, int to,
		    int place)
{
	uint8_t *source = model->list[from];
	uint8_t *target = model->list[to];
	uint8_t card = source[index];

	model->count[from]--;
	for (int i = index; i < model->count[from]; i++)
		source[i] = source[i + 1];
	for (int i = model->count[to]; i > place; i--)
		target[i] = target[i - 1];
	target[place] = card;
	model->count[to]++;
	return card;
}

static void assert_same(const struct cards *cards, const struct model *model)
{
	for (int z = 0; z < ZONES; z++) {
		assert_int_equal(zone_count(cards, z), model->count[z]);
		assert_memory_equal(zone_cards(cards, z), model->list[z],
				    (size_t)model->count[z]);
	}
}

static void try_all(const int counts[ZONES], int from, int to)
{
	int most = counts[to] - (from == to);

	for (int index = 0; index < counts[from]; index++)
		for (int place = 0; place <= most; place++) {
			struct cards cards;
			struct model model;

			build(counts, &cards, &model);
			assert_int_equal(
				card_move(&cards, from, index, to, place),
				move(&model, from, index, to, place));
			assert_same(&cards, &model);
		}
}

static void a_card_moves_from_anywhere_to_anywhere(void **test)
{
	int counts[ZONES];

	(void)test;
	for (int shape = 0; shape < 256; shape++) {
		for (int z = 0; z < ZONES; z++)
			counts[z] = shape >> 2 * z & MOST;
		for (int from = 0; from < ZONES; from++)
			for (int to = 0; to < ZONES; to++)
				if (counts[from])
					try_all(counts, from, to);
	}
}

static void a_card_is_laid_last_or_sorted_in(void **test)
{
	struct cards cards = {0};
	static const uint8_t deck[] = {5, 9, 7, 3};

	(void)test;
	for (int i = 0; i < 4; i++)
		zone_add(&cards, 0, deck[i]);
	assert_int_equal(card_sort_in(&cards, 0, 0, 1), 5);
	assert_int_equal(card_sort_in(&cards, 0, 2, 1), 3);
	assert_int_equal(card_lay(&cards, 0, 0, 1), 9);
	assert_int_equal(card_sort_in(&cards, 0, 0, 1), 7);
	assert_int_equal(zone_count(&cards, 0), 0);
	assert_memory_equal(zone_cards(&cards, 1), "\3\5\7\x9", 4);
}

static void a_full_row_is_moved_about_and_stays_whole(void **test)
{
	struct cards cards;
	bool seen[CARDS_MAX + 1] = {false};

	(void)test;
	memset(&cards, 0, sizeof cards);
	for (uint8_t card = 1; card <= CARDS_MAX; card++)
		zone_add(&cards, card % ZONES_MAX, card);
	for (int i = 0; i < 5000; i++) {
		int from = i * 7 % ZONES_MAX;
		int to = i * 11 % ZONES_MAX;
		int count = zone_count(&cards, from);

		if (count)
			card_move(&cards, from, i % count, to,
				  from == to ? 0 : zone_count(&cards, to));
	}
	for (int z = 0; z < ZONES_MAX; z++)
		for (int i = 0; i < zone_count(&cards, z); i++) {
			uint8_t card = zone_cards(&cards, z)[i];

			assert_false(seen[card]);
			seen[card] = true;
		}
	for (int card = 1; card <= CARDS_MAX; card++)
		assert_true(seen[card]);
}

static void a_zone_is_searched_counted_and_sorted(void **test)
{
	static const uint8_t list[] = {5, 3, 5, 1};
	struct cards cards;

	(void)test;
	memset(&cards, 0, sizeof cards);
	zone_add(&cards, 0, 5);
	for (int i = 0; i < 4; i++)
		zone_add(&cards, 1, list[i]);
	assert_int_equal(zone_find(&cards, 1, 5), 0);
	assert_int_equal(zone_find(&cards, 1, 1), 3);
	assert_int_equal(zone_find(&cards, 1, 2), -1);
	assert_int_equal(zone_tally(&cards, 1, 5), 2);
	assert_int_equal(zone_tally(&cards, 1, 2), 0);
	zone_sort(&cards, 1, 0, 4);
	assert_memory_equal(zone_cards(&cards, 1), "\1\3\5\5", 4);
	assert_int_equal(zone_place(&cards, 1, 0), 0);
	assert_int_equal(zone_place(&cards, 1, 3), 2);
	assert_int_equal(zone_place(&cards, 1, 9), 4);
	assert_int_equal(zone_cards(&cards, 0)[0], 5);
}

static void what_is_hidden_comes_last_and_can_be_revealed(void **test)
{
	struct cards cards;

	(void)test;
	memset(&cards, 0, sizeof cards);
	for (uint8_t card = 1; card <= 4; card++)
		zone_add(&cards, 2, card);
	zone_hide(&cards, 2, 1, 2);
	assert_memory_equal(zone_cards(&cards, 2), "\1\377\377\4", 4);
	zone_sort(&cards, 2, 0, 4);
	assert_memory_equal(zone_cards(&cards, 2), "\1\4\377\377", 4);
	zone_reveal(&cards, 2, 3, 2);
	assert_memory_equal(zone_cards(&cards, 2), "\1\4\377\2", 4);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_card_moves_from_anywhere_to_anywhere),
		cmocka_unit_test(a_card_is_laid_last_or_sorted_in),
		cmocka_unit_test(a_full_row_is_moved_about_and_stays_whole),
		cmocka_unit_test(a_zone_is_searched_counted_and_sorted),
		cmocka_unit_test(what_is_hidden_comes_last_and_can_be_revealed),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
