/* The generator never changes, and its orders are fair. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "random.h"

/* The published sequence of xoshiro256** from the words 1, 2, 3, 4. */
static void the_generator_is_the_published_one(void **test)
{
	static const uint64_t expected[] = {
		UINT64_C(11520),
		UINT64_C(0),
		UINT64_C(1509978240),
		UINT64_C(1215971899390074240),
		UINT64_C(1216172134540287360),
		UINT64_C(607988272756665600),
		UINT64_C(16172922978634559625),
		UINT64_C(8476171486693032832),
		UINT64_C(10595114339597558777),
		UINT64_C(2904607092377533576),
	};
	struct random random = {{1, 2, 3, 4}};

	(void)test;
	for (int i = 0; i < 10; i++)
		assert_true(random_next(&random) == expected[i]);
}

static void each_pair_of_seed_and_stream_is_its_own(void **test)
{
	uint64_t first[64];
	int count = 0;

	(void)test;
	for (uint64_t seed = 0; seed < 8; seed++)
		for (uint64_t stream = 0; stream < 8; stream++) {
			struct random random = random_start(seed, stream);

			first[count++] = random_next(&random);
		}
	for (int i = 0; i < count; i++)
		for (int j = 0; j < i; j++)
			assert_true(first[i] != first[j]);
}

/* By remainder alone, two thirds of these would be below the half. */
static void BR_083_a_bound_of_three_quarters_is_not_skewed(void **test)
{
	const uint32_t bound = UINT32_C(3) << 30;
	struct random random = random_start(83, 0);
	int below = 0;

	(void)test;
	for (int i = 0; i < 1000000; i++) {
		uint32_t number = random_below(&random, bound);

		assert_true(number < bound);
		below += number < bound / 2;
	}
	assert_in_range(below, 498000, 502000);
}

static void a_bound_of_one_leaves_no_choice(void **test)
{
	struct random random = random_start(1, 0);

	(void)test;
	for (int i = 0; i < 100; i++)
		assert_int_equal(random_below(&random, 1), 0);
}

/* Chi-square with 361 degrees of freedom: mean 361, deviation 26.9. */
static void BR_082_each_card_comes_to_each_place_alike(void **test)
{
	enum { CARDS = 20, ROUNDS = 200000 };
	static int seen[CARDS][CARDS];
	double expected = (double)ROUNDS / CARDS;
	double sum = 0;

	(void)test;
	memset(seen, 0, sizeof seen);
	for (int i = 0; i < ROUNDS; i++) {
		struct random random = random_start(82, (uint64_t)i);
		uint8_t list[CARDS];

		for (int k = 0; k < CARDS; k++)
			list[k] = (uint8_t)k;
		random_shuffle(&random, list, CARDS);
		for (int k = 0; k < CARDS; k++)
			seen[list[k]][k]++;
	}
	for (int card = 0; card < CARDS; card++)
		for (int k = 0; k < CARDS; k++) {
			double off = seen[card][k] - expected;

			sum += off * off / expected;
		}
	assert_true(sum > 361 - 4 * 26.9 && sum < 361 + 4 * 26.9);
}

/* 23 degrees of freedom: p = 0.0001 at 58.6, and at 5.8 from below. */
static void BR_082_all_orders_of_four_cards_come_alike(void **test)
{
	enum { ORDERS = 24, ROUNDS = 240000 };
	int seen[256] = {0};
	int orders = 0;
	double sum = 0;

	(void)test;
	for (int i = 0; i < ROUNDS; i++) {
		struct random random = random_start((uint64_t)i, 0);
		uint8_t list[] = {0, 1, 2, 3};

		random_shuffle(&random, list, 4);
		seen[list[0] << 6 | list[1] << 4 | list[2] << 2 | list[3]]++;
	}
	for (int i = 0; i < 256; i++) {
		double off = seen[i] - (double)ROUNDS / ORDERS;

		if (!seen[i])
			continue;
		orders++;
		sum += off * off * ORDERS / ROUNDS;
	}
	assert_int_equal(orders, ORDERS);
	assert_true(sum > 5.8 && sum < 58.6);
}

static void BR_084_the_system_gives_other_bits_each_time(void **test)
{
	uint64_t one, other;

	(void)test;
	assert_true(random_from_system(&one));
	assert_true(random_from_system(&other));
	assert_true(one != other);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_generator_is_the_published_one),
		cmocka_unit_test(each_pair_of_seed_and_stream_is_its_own),
		cmocka_unit_test(
			BR_083_a_bound_of_three_quarters_is_not_skewed),
		cmocka_unit_test(a_bound_of_one_leaves_no_choice),
		cmocka_unit_test(BR_082_each_card_comes_to_each_place_alike),
		cmocka_unit_test(BR_082_all_orders_of_four_cards_come_alike),
		cmocka_unit_test(BR_084_the_system_gives_other_bits_each_time),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
