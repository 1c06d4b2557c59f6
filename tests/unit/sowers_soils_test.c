/* The four soils of Sowers, each test named by its rule. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "expect.h"

static struct scripted game;

static void place(const char *lines)
{
	scripted_place(&game, "level=sower", lines);
}

static void S17_the_path_takes_yellow_seeds_only(void **state)
{
	(void)state;
	place("ask 1 play / hand 1 Y1 B3 / deck 1 Y2 Y3 Y4");
	expect_refusal(&game, "path B3", "S17",
		       "the Path takes yellow seeds only (S17). "
		       "B3 may go to: Thorny.");
	assert_string_equal(game.reason.narrow,
			    "the Path takes yellows only (S17). B3: Thorny.");
}

static void S18_the_path_draws_one_and_may_pick_up_one(void **state)
{
	(void)state;
	place("ask 1 play / hand 1 Y1 / deck 1 Y2 Y3 / rocky Y9 Y8 / "
	      "thorny 1 B4 / thorny 2 B5 / hand 2 Y5 / deck 2 Y6 Y7");
	scripted_play(&game, "path Y1");
	/* A7: drawn before asked */
	expect_zone(&game, SOWERS_ZONE_HAND, 1, "Y2");
	expect_menu(&game, "pick rocky 1, pick rocky 2, pick thorny 1, skip");
	scripted_play(&game, "pick thorny 1");
	expect_zone(&game, SOWERS_ZONE_HAND, 1, "Y2 B4");
	expect_zone(&game, SOWERS_ZONE_THORNY, 1, "");
	assert_int_equal(scripted_state(&game)->asked, 2);
}

static void A7_nothing_in_reach_is_not_asked_for(void **state)
{
	(void)state;
	place("ask 1 play / hand 1 Y1 / deck 1 Y2 Y3 / thorny 2 B5 / "
	      "hand 2 Y5 / deck 2 Y6 Y7");
	scripted_play(&game, "path Y1");
	assert_int_equal(scripted_state(&game)->asked, 2);
}

static void A5_any_card_on_rocky_but_only_the_own_thorny(void **state)
{
	(void)state;
	place("ask 2 play / hand 2 Y1 / deck 2 Y2 Y3 / rocky Y9 Y8 / "
	      "thorny 1 B4 / hand 1 Y5 / deck 1 Y6 Y7");
	scripted_play(&game, "path Y1");
	expect_menu(&game, "pick rocky 1, pick rocky 2, skip");
	expect_refusal(&game, "pick thorny 1", "S18",
		       "no such card: that soil has none (S18).");
	expect_refusal(&game, "pick rocky 3", "S18",
		       "no such card: that soil has 2 (S18).");
	scripted_play(&game, "pick rocky 1");
	expect_zone(&game, SOWERS_ZONE_ROCKY, 0, "Y8");
	expect_zone(&game, SOWERS_ZONE_HAND, 2, "Y2 Y9");
}

static void A6_the_card_just_laid_may_be_picked_up(void **state)
{
	(void)state;
	place("ask 1 play / hand 1 Y5 Y6 / deck 1 B1 B2 Y3 Y4 / "
	      "hand 2 Y5 / deck 2 Y6 Y7");
	scripted_play(&game, "rocky Y5, path Y6, pick rocky 1");
	expect_zone(&game, SOWERS_ZONE_HAND, 1, "Y3 Y5 B1 B2");
	expect_zone(&game, SOWERS_ZONE_PAID, 1, "Y6");
}

static void S21_A4_rocky_descends_from_the_card_on_top(void **state)
{
	(void)state;
	place("ask 1 play / hand 1 Y1 Y5 Y8 Y9 B3 / "
	      "deck 1 Y2 Y3 Y4 Y6 Y7 / rocky Y10 Y8");
	expect_refusal(&game, "rocky Y9", "S21",
		       "on Y8 Rocky takes only lower yellows (S21). "
		       "In hand: Y1 Y5.");
	expect_refusal(&game, "rocky Y8", "S21",
		       "on Y8 Rocky takes only lower yellows (S21). "
		       "In hand: Y1 Y5.");
	expect_refusal(&game, "rocky B3", "S21",
		       "Rocky takes yellow seeds only (S21). "
		       "B3 may go to: Thorny.");
	assert_null(scripted_why(&game, "rocky Y5"));
	assert_null(scripted_why(&game, "rocky Y1")); /* numbers left out */
	place("ask 1 play / hand 1 Y3 / deck 1 Y2 Y4 Y6 Y7 Y8");
	assert_null(scripted_why(&game, "rocky Y3")); /* empty: any begins */
}

static void A4_after_a_pick_up_the_new_top_counts(void **state)
{
	(void)state;
	place("ask 1 play / hand 1 Y1 / deck 1 Y2 Y3 / rocky Y10 Y4 / "
	      "hand 2 Y9 Y5 / deck 2 Y6 Y7 Y8 B1 B2");
	scripted_play(&game, "path Y1, pick rocky 2");
	assert_null(scripted_why(&game, "rocky Y9"));
}

static void S22_rocky_draws_two_and_plays_one_elsewhere(void **state)
{
	(void)state;
	place("ask 1 play / hand 1 Y9 Y5 B4 / deck 1 Y2 B1 Y3 Y4 Y6 / "
	      "hand 2 Y5 / deck 2 Y6 Y7");
	scripted_play(&game, "rocky Y9");
	expect_zone(&game, SOWERS_ZONE_HAND, 1, "Y2 Y5 B1 B4");
	expect_menu(&game, "path Y2, path Y5, thorny B1, thorny B4, good B1");
	expect_refusal(&game, "rocky Y5", "S22",
		       "the second play goes to another soil (S22).");
	assert_non_null(strstr(scripted_view(&game, 1), "second yes\n"));
}

static void A2_the_second_play_has_its_whole_action(void **state)
{
	(void)state;
	place("ask 1 play / hand 1 Y9 B4 B7 / deck 1 Y2 B1 Y3 Y4 Y6 Y7 / "
	      "hand 2 Y5 / deck 2 Y6 Y7");
	scripted_play(&game, "rocky Y9, thorny B4");
	expect_zone(&game, SOWERS_ZONE_HAND, 1, "Y2 Y3 Y4 Y6 B1 B7");
	assert_int_equal(scripted_state(&game)->owed, 4);
	scripted_play(&game, "top Y2, top Y3, bottom Y4, bottom Y6");
	expect_zone(&game, SOWERS_ZONE_DECK, 1, "Y3 Y2 Y7 Y4 Y6");
}

static void A3_the_second_play_may_be_a_run(void **state)
{
	(void)state;
	place("ask 1 play / hand 1 Y9 B2 B3 / deck 1 B1 B7 Y3 Y4 Y6 / "
	      "hand 2 Y5 / deck 2 Y6 Y7");
	scripted_play(&game, "rocky Y9, good B1, good B2, good B3");
	expect_zone(&game, SOWERS_ZONE_GOOD, 1, "B1 B2 B3");
	assert_int_equal(scripted_state(&game)->asked, 2);
}

static void S23_four_on_rocky_go_to_the_path(void **state)
{
	(void)state;
	place("ask 1 play / hand 1 Y5 B1 / deck 1 Y2 B9 Y3 Y4 Y6 / "
	      "rocky Y9 Y8 Y7 / hand 2 Y5 / deck 2 Y6 Y10");
	scripted_play(&game, "rocky Y5");
	expect_zone(&game, SOWERS_ZONE_ROCKY, 0, "Y9 Y8 Y7 Y5"); /* A8 */
	scripted_play(&game, "good B1");
	expect_zone(&game, SOWERS_ZONE_ROCKY, 0, "");
	/* S20: nobody drew or picked up for it */
	expect_zone(&game, SOWERS_ZONE_DECK, 1, "Y3 Y4 Y6");
	expect_zone(&game, SOWERS_ZONE_HAND, 1, "Y2 B9");
	assert_non_null(strstr(scripted_view(&game, 2), "Y9 Y8 Y7 Y5\n"));
}

static void A8_a_second_plays_pick_up_saves_three(void **state)
{
	(void)state;
	place("ask 1 play / hand 1 Y5 Y1 / deck 1 Y2 B9 Y3 Y4 Y6 / "
	      "rocky Y9 Y8 Y7 / hand 2 Y5 / deck 2 Y6 Y10");
	scripted_play(&game, "rocky Y5, path Y1, pick rocky 2");
	expect_zone(&game, SOWERS_ZONE_ROCKY, 0, "Y9 Y7 Y5");
}

static void S24_thorny_takes_black_seeds_in_any_order(void **state)
{
	(void)state;
	place("ask 1 play / hand 1 Y5 B9 B2 / deck 1 Y1 Y2 Y3 / thorny 1 B4");
	assert_null(scripted_why(&game, "thorny B9"));
	assert_null(scripted_why(&game, "thorny B2"));
	expect_refusal(&game, "thorny Y5", "S24",
		       "Thorny takes black seeds only (S24). "
		       "Y5 may go to: Path, Rocky.");
}

static void S25_thorny_draws_three_and_returns_four(void **state)
{
	(void)state;
	place("ask 1 play / hand 1 Y5 B9 B2 / deck 1 Y1 B4 B3 Y7 / "
	      "hand 2 Y5 / deck 2 Y6 Y10");
	scripted_play(&game, "thorny B9");
	expect_zone(&game, SOWERS_ZONE_HAND, 1, "Y1 Y5 B2 B3 B4");
	expect_menu(&game, "top Y1, top Y5, top B2, top B3, top B4, bottom Y1, "
			   "bottom Y5, bottom B2, bottom B3, bottom B4");
	/* the rulebook's example: black 2, yellow 1 above; 3 and 4 below */
	scripted_play(&game, "top Y1, top B2, bottom B3, bottom B4");
	expect_zone(&game, SOWERS_ZONE_DECK, 1, "B2 Y1 Y7 B3 B4");
	expect_zone(&game, SOWERS_ZONE_HAND, 1, "Y5");
}

static void S26_thorny_has_no_limit(void **state)
{
	(void)state;
	place("ask 1 play / hand 1 B1 B9 / deck 1 Y1 Y2 Y3 / "
	      "thorny 1 B2 B3 B4 B5 B6 B7 B8 B10 / hand 2 Y5 / deck 2 Y6 Y7");
	scripted_play(&game, "thorny B9, top Y1, top Y2, top Y3, top B1");
	assert_int_equal(sowers_count(scripted_state(&game),
				      SOWERS_ZONE_THORNY, 1),
			 9);
}

static void S27_A12_four_must_be_there_to_return(void **state)
{
	(void)state;
	place("ask 1 play / hand 1 B9 / deck 1 Y1 Y2 Y3");
	expect_refusal(&game, "thorny B9", "S27",
		       "you could not put 4 cards back (S27).");
	place("ask 1 play / hand 1 B9 B8 / deck 1 Y1 Y2 Y3");
	assert_null(scripted_why(&game, "thorny B9"));
}

static void A12_each_return_lies_outside_those_before(void **state)
{
	const struct sowers *s;

	(void)state;
	place("ask 1 play / hand 1 B9 B8 / deck 1 Y1 Y2 Y3 Y4 / "
	      "hand 2 Y5 / deck 2 Y6 Y7 Y8");
	scripted_play(&game, "thorny B9, top Y1, top Y2, bottom Y3");
	expect_refusal(&game, "top B9", "S16", "B9 is not in the hand (S16).");
	scripted_play(&game, "bottom B8");
	expect_zone(&game, SOWERS_ZONE_DECK, 1, "Y2 Y1 Y4 Y3 B8");
	s = scripted_state(&game);
	assert_int_equal(s->top[0], 2);
	assert_int_equal(s->low[0], 2);
}

static void S28_the_good_soil_goes_up_by_one(void **state)
{
	(void)state;
	place("ask 1 play / hand 1 B1 B2 B4 Y5 / deck 1 Y1 Y2 Y3 / "
	      "hand 2 Y5 / deck 2 Y6 Y7");
	expect_refusal(&game, "good B2", "S28",
		       "B2 is not your next seed, that is B1 (S28). "
		       "B2 may go to: Thorny.");
	expect_refusal(&game, "good Y5", "S28",
		       "the Good Soil takes black seeds only (S28). "
		       "Y5 may go to: Path, Rocky.");
	scripted_play(&game, "good B1");
	expect_menu(&game, "good B2, end");
	scripted_play(&game, "good B2"); /* B3 is missing: not asked again */
	assert_int_equal(scripted_state(&game)->asked, 2);
	expect_zone(&game, SOWERS_ZONE_DECK, 1, "Y1 Y2 Y3"); /* no action */
}

static void A22_a_run_may_stop_early_but_no_play_is_passed(void **state)
{
	(void)state;
	place("ask 1 play / hand 1 B1 B2 / deck 1 Y1 / "
	      "hand 2 Y5 / deck 2 Y6 Y7");
	expect_refusal(&game, "end", "S13",
		       "now a card is played to a soil (S13).");
	scripted_play(&game, "good B1, end");
	expect_zone(&game, SOWERS_ZONE_GOOD, 1, "B1");
	expect_zone(&game, SOWERS_ZONE_HAND, 1, "B2");
}

static void A24_blacks_never_go_to_the_path(void **state)
{
	(void)state;
	place("ask 1 play / hand 1 Y1 B2 B3 B4 B5 B6 B7 B8 / "
	      "deck 1 Y9 Y10 / hand 2 Y5 / deck 2 Y6 Y7");
	assert_string_equal(scripted_why(&game, "path B2"), "S17");
	scripted_play(&game, "path Y1");
	expect_refusal(
		&game, "discard B2", "S16",
		"only yellow seeds may be discarded, and never below 7 cards "
		"(S13, S16).");
}

static void A25_any_colour_may_be_placed_in_the_deck(void **state)
{
	(void)state;
	place("ask 1 play / hand 1 B2 B3 B4 B5 Y1 / deck 1 Y9 Y10 Y8 / "
	      "hand 2 Y5 / deck 2 Y6 Y7");
	scripted_play(&game, "thorny B2, top B3, bottom B4, top B5, top Y1");
	expect_zone(&game, SOWERS_ZONE_DECK, 1, "Y1 B5 B3 B4");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(S17_the_path_takes_yellow_seeds_only),
		cmocka_unit_test(S18_the_path_draws_one_and_may_pick_up_one),
		cmocka_unit_test(A7_nothing_in_reach_is_not_asked_for),
		cmocka_unit_test(A5_any_card_on_rocky_but_only_the_own_thorny),
		cmocka_unit_test(A6_the_card_just_laid_may_be_picked_up),
		cmocka_unit_test(S21_A4_rocky_descends_from_the_card_on_top),
		cmocka_unit_test(A4_after_a_pick_up_the_new_top_counts),
		cmocka_unit_test(S22_rocky_draws_two_and_plays_one_elsewhere),
		cmocka_unit_test(A2_the_second_play_has_its_whole_action),
		cmocka_unit_test(A3_the_second_play_may_be_a_run),
		cmocka_unit_test(S23_four_on_rocky_go_to_the_path),
		cmocka_unit_test(A8_a_second_plays_pick_up_saves_three),
		cmocka_unit_test(S24_thorny_takes_black_seeds_in_any_order),
		cmocka_unit_test(S25_thorny_draws_three_and_returns_four),
		cmocka_unit_test(S26_thorny_has_no_limit),
		cmocka_unit_test(S27_A12_four_must_be_there_to_return),
		cmocka_unit_test(A12_each_return_lies_outside_those_before),
		cmocka_unit_test(S28_the_good_soil_goes_up_by_one),
		cmocka_unit_test(
			A22_a_run_may_stop_early_but_no_play_is_passed),
		cmocka_unit_test(A24_blacks_never_go_to_the_path),
		cmocka_unit_test(A25_any_colour_may_be_placed_in_the_deck),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
