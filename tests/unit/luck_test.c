/* Shuffles: drawn from the deal, for ever the same, or given by a record. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "luck.h"

enum { COUNT = 20 };

static void fill(uint8_t *list)
{
	for (int i = 0; i < COUNT; i++)
		list[i] = (uint8_t)(i + 1);
}

/* The word `hotbed` as a deal is 40e9c47b1a32cb13. */
static const struct {
	uint64_t deal;
	int number;
	uint8_t order[COUNT];
} pinned[] = {
	{0,
	 0,
	 {15, 2, 6, 4, 13, 12, 10, 17, 11, 7,
	  8, 20, 19, 14, 9, 1, 5, 3, 18, 16}},
	{0,
	 7,
	 {17, 14, 15, 10, 5, 19, 3, 1, 20, 6,
	  7, 8, 2, 9, 16, 13, 4, 11, 18, 12}},
	{1,
	 0,
	 {2, 15, 17, 6, 9, 7, 3, 10, 4, 20,
	  1, 16, 14, 11, 8, 12, 13, 19, 5, 18}},
	{1,
	 7,
	 {13, 5, 18, 20, 17, 9, 2, 12, 16, 7,
	  11, 15, 6, 4, 8, 10, 3, 1, 19, 14}},
	{UINT64_MAX,
	 0,
	 {13, 10, 4, 15, 8, 6, 5, 2, 20, 9,
	  11, 7, 3, 17, 19, 14, 18, 1, 16, 12}},
	{UINT64_MAX,
	 7,
	 {1, 13, 12, 18, 19, 8, 16, 17, 6, 9,
	  2, 20, 15, 4, 5, 3, 7, 11, 10, 14}},
	{UINT64_C(0x40e9c47b1a32cb13),
	 0,
	 {11, 13, 4, 1, 12, 7, 6, 16, 20, 17,
	  14, 8, 5, 10, 18, 19, 9, 2, 3, 15}},
	{UINT64_C(0x40e9c47b1a32cb13),
	 7,
	 {3, 15, 7, 4, 8, 5, 19, 13, 12, 10,
	  17, 16, 18, 2, 11, 9, 14, 1, 6, 20}},
};

static void the_orders_of_a_deal_never_change(void **test)
{
	(void)test;
	for (size_t i = 0; i < sizeof pinned / sizeof *pinned; i++) {
		struct luck luck = {.deal = pinned[i].deal};
		uint8_t list[COUNT];

		fill(list);
		luck_order(&luck, pinned[i].number, list, 0, COUNT);
		assert_memory_equal(list, pinned[i].order, COUNT);
		assert_false(luck.broken);
	}
}

static void what_stands_first_stays(void **test)
{
	(void)test;
	for (int first = 0; first <= COUNT; first++) {
		struct luck luck = {.deal = 5};
		uint8_t list[COUNT], start[COUNT];

		fill(list);
		fill(start);
		luck_order(&luck, 1, list, first, COUNT);
		assert_memory_equal(list, start, (size_t)first);
		if (first < 5)
			assert_memory_not_equal(list, start, COUNT);
	}
}

static void an_outcome_is_noted_under_its_number(void **test)
{
	struct orders made = {0};
	struct luck luck = {.deal = 6, .made = &made};
	uint8_t list[COUNT];

	(void)test;
	fill(list);
	luck_order(&luck, 3, list, 0, COUNT);
	assert_int_equal(made.length[3], COUNT);
	assert_memory_equal(made.list[3], list, COUNT);
	assert_int_equal(made.length[2], 0);
}

static void give(struct orders *orders, const uint8_t *list, int length)
{
	memset(orders, 0, sizeof *orders);
	orders->length[0] = (uint8_t)length;
	memcpy(orders->list[0], list, (size_t)length);
}

static void a_given_order_wins(void **test)
{
	static const uint8_t order[] = {3, 1, 2, 2, 4};
	struct orders given;
	struct luck luck = {.deal = 7, .given = &given};
	uint8_t list[] = {1, 2, 2, 3, 4};

	(void)test;
	give(&given, order, 5);
	luck_order(&luck, 0, list, 0, 5);
	assert_memory_equal(list, order, 5);
	assert_false(luck.broken);
	luck_order(&luck, 1, list, 0, 5);
	assert_false(luck.broken); /* number 1 is not given: drawn */
}

static void a_given_beginning_leaves_the_rest_in_sort_order(void **test)
{
	static const uint8_t order[] = {3, 5};
	static const uint8_t expected[] = {3, 5, 1, 2, 4};
	struct orders given;
	struct luck luck = {.given = &given};
	uint8_t list[] = {4, 3, 5, 2, 1};

	(void)test;
	give(&given, order, 2);
	luck_order(&luck, 0, list, 0, 5);
	assert_memory_equal(list, expected, 5);
}

static void an_order_of_other_cards_breaks_the_luck(void **test)
{
	static const uint8_t wrong[][6] = {
		{1, 2, 3, 4, 4}, {1, 2, 3, 4, 6}, {2, 1, 3, 4, 5},
		{1, 2, 3, 4, 5, 5},
	};
	static const int lengths[] = {5, 5, 5, 6};
	static const int firsts[] = {0, 0, 1, 0};

	(void)test;
	for (int i = 0; i < 4; i++) {
		static const uint8_t start[] = {1, 2, 3, 4, 5};
		struct orders given;
		struct luck luck = {.given = &given};
		uint8_t list[] = {1, 2, 3, 4, 5};

		give(&given, wrong[i], lengths[i]);
		luck_order(&luck, 0, list, firsts[i], 5);
		assert_true(luck.broken);
		assert_memory_equal(list, start, 5);
	}
}

static void a_zone_is_shuffled_in_its_place(void **test)
{
	struct luck luck = {.deal = 8};
	struct cards cards;
	int sum = 0;

	(void)test;
	memset(&cards, 0, sizeof cards);
	zone_add(&cards, 0, 90);
	for (uint8_t i = 1; i <= COUNT; i++)
		zone_add(&cards, 1, i);
	zone_add(&cards, 2, 91);
	luck_shuffle(&luck, 0, &cards, 1, 0);
	assert_int_equal(zone_cards(&cards, 0)[0], 90);
	assert_int_equal(zone_cards(&cards, 2)[0], 91);
	for (int i = 0; i < COUNT; i++)
		sum += zone_cards(&cards, 1)[i];
	assert_int_equal(sum, COUNT * (COUNT + 1) / 2);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_orders_of_a_deal_never_change),
		cmocka_unit_test(what_stands_first_stays),
		cmocka_unit_test(an_outcome_is_noted_under_its_number),
		cmocka_unit_test(a_given_order_wins),
		cmocka_unit_test(
			a_given_beginning_leaves_the_rest_in_sort_order),
		cmocka_unit_test(an_order_of_other_cards_breaks_the_luck),
		cmocka_unit_test(a_zone_is_shuffled_in_its_place),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
