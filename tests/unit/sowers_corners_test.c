/* Corners of Sowers: the end with seat 2 as first player, the tens in a tie,
   what a refusal counts, what the events say of a flip and of the end. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "expect.h"

static struct scripted game;

/* The last event of a kind; fails where there is none. */
static const struct event *told(int kind)
{
	for (int i = game.count - 1; i >= 0; i--)
		if (game.events[i].kind == kind)
			return &game.events[i];
	fail_msg("no event of kind %d", kind);
	return NULL;
}

/* Who is first decides, not who sits at seat 1. */
static void A14_seat_2_as_first_player_leaves_a_last_turn(void **state)
{
	static const char nine[] = "B1 B2 B3 B4 B5 B6 B7 B8 B9";
	char lines[400];

	(void)state;
	snprintf(lines, sizeof lines,
		 "ask 2 play / hand 2 B10 / good 2 %s / "
		 "deck 2 Y1 Y2 / hand 1 Y5 / deck 1 Y6 Y7 Y8", nine);
	scripted_place(&game, "level=sower first=2", lines);
	scripted_play(&game, "good B10");
	expect_result(&game, "running");
	assert_int_equal(scripted_state(&game)->asked, 1);
	assert_true(scripted_state(&game)->last);
	scripted_play(&game, "path Y5");
	expect_result(&game, "2 objective");
	snprintf(lines, sizeof lines,
		 "ask 1 play / hand 1 B10 / good 1 %s / "
		 "deck 1 Y1 Y2 / hand 2 Y5 / deck 2 Y6 Y7 Y8", nine);
	scripted_place(&game, "level=sower first=2", lines);
	scripted_play(&game, "good B10");
	expect_result(&game, "1 objective");
}

static void S31_a_ten_is_a_yellow_seed_in_a_tie(void **state)
{
	static const char nine[] = "B1 B2 B3 B4 B5 B6 B7 B8 B9";
	char lines[400];

	(void)state;
	snprintf(lines, sizeof lines,
		 "ask 1 play / hand 1 B10 / good 1 %s / deck 1 Y1 Y10 / "
		 "hand 2 B10 / good 2 %s / deck 2 Y8 Y3", nine, nine);
	scripted_place(&game, "level=sower", lines);
	scripted_play(&game, "good B10, good B10");
	expect_result(&game, "1 tiebreak");
}

/* Aquila sows B4, then flips `flip` onto the card that lies on Rocky. */
static int flip_breaks_order(const char *lying, const char *flip)
{
	char lines[300];

	snprintf(lines, sizeof lines,
		 "ask 1 play / hand 1 B1 / deck 1 Y1 Y2 / blacks B4 B5 / "
		 "deck 2 %s Y8 / good 2 B1 B2 B3 %s%s", flip,
		 *lying ? "/ rocky " : "", lying);
	scripted_place(&game, "mode=solo level=sower wild=yes", lines);
	scripted_play(&game, "good B1");
	return told(SOWERS_FLIPPED)->at[0];
}

static void S41_A17_a_flip_breaks_the_order_by_its_number(void **state)
{
	(void)state;
	assert_int_equal(flip_breaks_order("Y6", "Y5"), 0);
	assert_int_equal(flip_breaks_order("Y5", "Y6"), 1);
	assert_int_equal(flip_breaks_order("Y5", "Y5"), 1);
	assert_int_equal(flip_breaks_order("W", "Y5"), 0);
	assert_int_equal(flip_breaks_order("", "Y5"), 0);
}

static void the_end_is_news_to_both(void **state)
{
	(void)state;
	scripted_place(&game, "level=sower",
		       "ask 1 play / hand 1 Y10 / deck 1 Y1 Y2 / hand 2 Y5");
	scripted_play(&game, "resign");
	assert_int_equal(told(SOWERS_OVER)->news, EVERY_SEAT);
}

static void S25_the_refusal_counts_what_is_still_to_be_put(void **state)
{
	(void)state;
	scripted_place(&game, "level=sower",
		       "ask 1 play / hand 1 B5 Y1 Y2 / deck 1 Y3 Y4 Y5 Y6 Y7");
	scripted_play(&game, "thorny B5");
	assert_string_equal(scripted_why(&game, "path Y1"), "S25");
	assert_non_null(strstr(game.reason.wide, "4 more"));
	scripted_play(&game, "top Y1");
	assert_string_equal(scripted_why(&game, "path Y2"), "S25");
	assert_non_null(strstr(game.reason.wide, "3 more"));
}

static void S21_the_refusal_lists_up_to_four_lower_cards(void **state)
{
	(void)state;
	scripted_place(&game, "level=sower",
		       "ask 1 play / hand 1 Y1 Y2 Y3 Y4 Y9 / rocky Y6 / "
		       "deck 1 B1 B2 B3 B4 B5");
	assert_string_equal(scripted_why(&game, "rocky Y9"), "S21");
	assert_non_null(strstr(game.reason.wide, "Y1 Y2 Y3 Y4"));
	scripted_place(&game, "level=sower",
		       "ask 1 play / hand 1 Y1 Y2 Y3 Y4 Y5 Y9 / rocky Y6 / "
		       "deck 1 B1 B2 B3 B4 B5");
	assert_string_equal(scripted_why(&game, "rocky Y9"), "S21");
	assert_non_null(strstr(game.reason.wide, "5 such cards"));
}

static void S22_the_second_play_is_over_once_seeds_are_sown(void **state)
{
	(void)state;
	scripted_place(&game, "level=sower",
		       "ask 1 play / hand 1 Y5 B1 B2 / deck 1 Y1 Y2 Y3 Y4");
	scripted_play(&game, "rocky Y5");
	assert_non_null(strstr(scripted_view(&game, 1), "second yes\n"));
	scripted_play(&game, "good B1");
	assert_non_null(strstr(scripted_view(&game, 1), "ask 1 good\n"));
	assert_non_null(strstr(scripted_view(&game, 1), "second no\n"));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(A14_seat_2_as_first_player_leaves_a_last_turn),
		cmocka_unit_test(S31_a_ten_is_a_yellow_seed_in_a_tie),
		cmocka_unit_test(S41_A17_a_flip_breaks_the_order_by_its_number),
		cmocka_unit_test(
			S25_the_refusal_counts_what_is_still_to_be_put),
		cmocka_unit_test(S21_the_refusal_lists_up_to_four_lower_cards),
		cmocka_unit_test(
			S22_the_second_play_is_over_once_seeds_are_sown),
		cmocka_unit_test(the_end_is_news_to_both),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
