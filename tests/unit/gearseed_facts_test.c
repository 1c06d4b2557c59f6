/* What follows from GearSeed's rules, E by their ids, and what holds in every
   game: seen in many random ones. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "town.h"

enum { GAMES = 150 };

static struct town town;
static struct menu menu;

static struct gearseed *state(void)
{
	return town_state(&town);
}

/* A random answer of the menu; its events are those of the town. */
static struct move play_random(struct random *random)
{
	struct move move;

	gearseed_rules.legal(&town.book, room_state(&town.room), &menu);
	move = menu.move[random_below(random, (uint32_t)menu.count)];
	town.events.count = 0;
	gearseed_rules.apply(&town.book, room_state(&town.room), move,
			     &town.luck, &town.events);
	return move;
}

static void check_places(void)
{
	struct gs_cell cells[4];
	bool empty = !gs_town_count(state());

	gearseed_rules.legal(&town.book, room_state(&town.room), &menu);
	for (int i = 0; i < menu.count; i++) {
		const struct move *move = &menu.move[i];

		if (move->verb != MOVE_BUILD)
			continue;
		assert_int_equal(empty, !gs_neighbours(state(), move->at[0],
						       move->at[1], cells));
	}
}

static void E2_a_new_card_has_a_card_next_to_it(void **test)
{
	struct random random = random_start(20, 2);

	(void)test;
	for (int game = 0; game < GAMES; game++) {
		town_deal(&town, NULL, 2 + game % 3, 1, (uint64_t)game);
		while (state()->seat) {
			check_places();
			play_random(&random);
		}
	}
}

static void E2_but_in_an_empty_town(void **test)
{
	(void)test;
	town_begin(&town, NULL, 2, "summer");
	town_give(&town, 1, "thorned-expanse thorned-castle");
	check_places();
	assert_string_equal(town_menu(&town),
			    "build thorned-castle 0,0, "
			    "build thorned-expanse 0,0, burst");
	town_play(&town, "build thorned-expanse 0,0");
	assert_int_equal(town_score(&town, 1), 0);
	check_places();
}

/* The fewest cards of the Seed deck in so many games; how many of them came
   to its end. */
static int fewest(int seats, int *dry)
{
	struct random random = random_start(50, (uint64_t)seats);
	int least = GS_CARDS;

	*dry = 0;
	for (int game = 0; game < GAMES; game++) {
		int low = GS_CARDS;

		town_deal(&town, NULL, seats, 1, (uint64_t)game);
		while (state()->seat) {
			int left = zone_count(&state()->cards, ZONE_DECK);

			low = left < low ? left : low;
			play_random(&random);
		}
		*dry += low == 0;
		least = low < least ? low : least;
	}
	return least;
}

static void E5_two_players_never_come_near_the_end_of_the_deck(void **test)
{
	int dry, two = fewest(2, &dry), four;

	(void)test;
	assert_in_range(two, 8, 25);
	assert_int_equal(dry, 0);
	four = fewest(4, &dry);
	assert_in_range(four, 0, 7);
	assert_in_range(dry, 0, GAMES / 10);
}

static void G10_a_Burst_card_is_flipped_once_a_game(void **test)
{
	struct random random = random_start(10, 10);
	struct move burst = {.verb = MOVE_BURST};
	int all = 0;

	(void)test;
	for (int game = 0; game < GAMES; game++) {
		int flips[SEATS_MAX + 1] = {0};

		town_deal(&town, NULL, 2 + game % 3, 1, (uint64_t)game);
		while (state()->seat) {
			int seat = state()->seat;

			if (flips[seat])
				assert_false(gearseed_rules.why(
					&town.book, room_state(&town.room),
					burst, NULL));
			if (play_random(&random).verb == MOVE_BURST)
				flips[seat]++;
		}
		for (int seat = 1; seat <= town.book.seats; seat++) {
			assert_in_range(flips[seat], 0, 1);
			assert_int_equal(flips[seat],
					 state()->flipped[seat - 1]);
			all += flips[seat];
		}
	}
	assert_in_range(all, GAMES, 3 * GAMES);
}

static void G10_it_builds_one_more_Seed_and_scores_more(void **test)
{
	(void)test;
	town_place(&town, "summer", "0,0 coalkin-tower 0,1 gremlin-tower",
		   "thorned-expanse thorned-expanse thorned-expanse");
	town_play(&town, "burst");
	assert_string_equal(town_ask(&town), "extra");
	town_play(&town, "build thorned-expanse 1,0");
	/* nothing from the Expanse, 2 from the Towers in play */
	assert_int_equal(town_score(&town, 1), 2);
	assert_string_equal(town_ask(&town), "build");
	assert_string_equal(town_why(&town, "burst"), "G25");
	town_play(&town, "build thorned-expanse 0,-1, "
			 "build thorned-expanse 0,2");
	assert_int_equal(gs_town_count(state()), 5);
}

static void B14_razed_cards_go_under_the_deck(void **test)
{
	struct random random = random_start(14, 14);
	int razed = 0;

	(void)test;
	for (int game = 0; game < 20; game++) {
		town_deal(&town, NULL, 3, 1, (uint64_t)game);
		while (state()->seat) {
			const struct event *event;
			bool season = false;

			if (play_random(&random).verb != MOVE_RAZE)
				continue;
			event = &town.events.list[0];
			assert_int_equal(event->kind, EVENT_RAZED);
			/* The next Season begins with a shuffle. */
			for (int i = 0; i < town.events.count; i++)
				season |= town.events.list[i].kind ==
					  EVENT_SEASON;
			if (season)
				continue;
			assert_int_equal(
				zone_cards(&state()->cards, ZONE_DECK)
					[zone_count(&state()->cards,
						    ZONE_DECK) - 1],
				event->card);
			razed++;
		}
	}
	assert_true(razed > 20 * 3);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(E2_a_new_card_has_a_card_next_to_it),
		cmocka_unit_test(E2_but_in_an_empty_town),
		cmocka_unit_test(
			E5_two_players_never_come_near_the_end_of_the_deck),
		cmocka_unit_test(G10_a_Burst_card_is_flipped_once_a_game),
		cmocka_unit_test(G10_it_builds_one_more_Seed_and_scores_more),
		cmocka_unit_test(B14_razed_cards_go_under_the_deck),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
