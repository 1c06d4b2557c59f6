/* The turn, the ways to lose and the end, each test named by its rule. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "expect.h"

static struct scripted game;

static void place(const char *lines)
{
	scripted_place(&game, "level=sower", lines);
}

static void S1_ten_black_seeds_in_order_win(void **state)
{
	(void)state;
	place("ask 2 play / hand 2 B9 B10 / good 2 B1 B2 B3 B4 B5 B6 B7 B8 / "
	      "deck 1 Y1 / deck 2 Y2");
	scripted_play(&game, "good B9");
	expect_result(&game, "running");
	scripted_play(&game, "good B10");
	expect_result(&game, "2 objective");
}

static void S2_an_empty_deck_at_the_turns_opening_loses(void **state)
{
	(void)state;
	place("ask 1 play / hand 1 Y9 / deck 1 Y1 Y2 / "
	      "hand 2 B10 / good 2 B1 B2 B3 B4 B5 B6 B7 B8 B9");
	scripted_play(&game, "path Y9");
	expect_result(&game, "1 no-draw");
}

static void S3_no_soil_for_any_card_loses(void **state)
{
	(void)state;
	place("ask 1 play / hand 1 Y9 / deck 1 Y1 Y2 / deck 2 B5");
	scripted_play(&game, "path Y9");
	expect_result(&game, "1 no-play");
}

static void S4_a_black_seed_that_would_have_to_go_loses(void **state)
{
	(void)state;
	place("ask 1 play / hand 1 Y1 B2 B3 B4 B5 B6 B7 B8 / deck 1 B9 Y2 / "
	      "hand 2 Y5 / deck 2 Y6 Y7");
	scripted_play(&game, "path Y1");
	expect_result(&game, "2 black-discard");
	expect_zone(&game, SOWERS_ZONE_PAID, 1, "Y1");
}

static void S5_one_or_two_people_play(void **state)
{
	(void)state;
	scripted_begin(&game, "", "", "");
	assert_true(sowers_rules.has_player(&game.book, 1));
	assert_true(sowers_rules.has_player(&game.book, 2));
	assert_int_equal(game.book.seats, 2);
	scripted_begin(&game, "mode=solo", "", "");
	assert_true(sowers_rules.has_player(&game.book, 1));
	assert_false(sowers_rules.has_player(&game.book, 2));
}

static int cards_of(int seat)
{
	const struct sowers *s = scripted_state(&game);

	return sowers_count(s, SOWERS_ZONE_DECK, seat) +
	       sowers_count(s, SOWERS_ZONE_HAND, seat);
}

static void S7_each_deck_has_ten_black_and_ten_yellow(void **state)
{
	(void)state;
	scripted_begin(&game, "", "", "");
	assert_int_equal(cards_of(1), 20);
	assert_int_equal(cards_of(2), 20);
	for (int seat = 1; seat <= 2; seat++)
		for (uint8_t card = 1; card <= 20; card++) {
			const struct cards *c = &scripted_state(&game)->cards;
			int deck = sowers_zone(SOWERS_ZONE_DECK, seat);
			int hand = sowers_zone(SOWERS_ZONE_HAND, seat);

			assert_int_equal(zone_tally(c, deck, card) +
						 zone_tally(c, hand, card),
					 1);
		}
}

static void S8_decks_are_shuffled_by_the_deal(void **state)
{
	struct state_room room[3] = {0};
	const uint64_t deals[] = {5, 5, 6};

	(void)state;
	scripted_begin(&game, "", "", "");
	for (int i = 0; i < 3; i++) {
		struct luck luck = {.deal = deals[i]};

		sowers_rules.setup(&game.book, room_state(&room[i]), &luck,
				   NULL);
	}
	assert_memory_equal(&room[0], &room[1], sizeof room[0]);
	assert_memory_not_equal(&room[0], &room[2], sizeof room[0]);
}

static void S10_A18_the_level_is_the_opening_hand_of_a_seat(void **state)
{
	static const struct {
		const char *settings;
		int first, second;
	} rows[] = {
		{"level=apprentice", 5, 5},
		{"level=sower", 4, 4},
		{"level=master", 3, 3},
		{"level1=master level2=apprentice", 3, 5}, /* A18 */
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		scripted_begin(&game, rows[i].settings, "", "");
		/* the turn's opening draw has been made */
		assert_int_equal(sowers_count(scripted_state(&game),
					      SOWERS_ZONE_HAND, 1),
				 rows[i].first + 1);
		assert_int_equal(sowers_count(scripted_state(&game),
					      SOWERS_ZONE_HAND, 2),
				 rows[i].second);
	}
}

static void S11_A21_either_seat_begins_or_lots_are_drawn(void **state)
{
	int began[3] = {0};

	(void)state;
	scripted_begin(&game, "first=2", "", "");
	assert_int_equal(scripted_state(&game)->asked, 2);
	for (uint64_t deal = 0; deal < 200; deal++) {
		struct luck luck = {.deal = deal};
		struct book book = game.book;

		book.first = 0;
		assert_null(sowers_rules.settle(&book, 0, &luck));
		began[book.first]++;
	}
	assert_int_equal(began[1] + began[2], 200);
	assert_in_range(began[1], 60, 140);
}

static void S12_A14_both_have_equally_many_turns(void **state)
{
	int turns[3] = {0};

	(void)state;
	place("ask 1 play / hand 1 B10 / good 1 B1 B2 B3 B4 B5 B6 B7 B8 B9 / "
	      "deck 1 Y1 Y2 / hand 2 Y5 / deck 2 Y6 Y7 Y8");
	scripted_state(&game)->turn = 1;
	scripted_play(&game, "good B10");
	expect_result(&game, "running");
	assert_int_equal(scripted_state(&game)->asked, 2);
	assert_true(scripted_state(&game)->last);
	scripted_play(&game, "path Y5");
	expect_result(&game, "1 objective");
	for (int i = 0; i < game.count; i++)
		if (game.events[i].kind == SOWERS_TURN)
			turns[game.events[i].seat]++;
	assert_int_equal(turns[1], 0);
	assert_int_equal(turns[2], 1);
}

static void S13_draw_then_play_then_discard(void **state)
{
	(void)state;
	place("ask 1 play / hand 1 Y1 Y2 Y3 Y4 B5 B6 B7 B8 / deck 1 Y9 Y10 / "
	      "hand 2 Y5 / deck 2 Y6 Y7");
	scripted_play(&game, "path Y1");
	expect_menu(&game, "discard Y2, discard Y3, discard Y4, discard Y9");
	scripted_play(&game, "discard Y9");
	assert_int_equal(scripted_state(&game)->asked, 2);
	expect_zone(&game, SOWERS_ZONE_HAND, 2, "Y5 Y6");
	assert_int_equal(game.events[game.last].kind, SOWERS_DISCARDED);
	assert_int_equal(game.events[game.last + 1].kind, SOWERS_TURN);
	assert_int_equal(game.events[game.last + 2].kind, SOWERS_DREW);
}

static void S14_S20_a_discard_brings_no_draw(void **state)
{
	(void)state;
	place("ask 1 play / hand 1 Y1 Y2 Y3 Y4 B5 B6 B7 B8 B10 / "
	      "deck 1 Y9 Y10 B1 / rocky Y8 / hand 2 Y5 / deck 2 Y6 Y7");
	scripted_play(&game, "path Y1, skip");
	expect_zone(&game, SOWERS_ZONE_DECK, 1, "Y10 B1");
	scripted_play(&game, "discard Y2, discard Y3");
	expect_zone(&game, SOWERS_ZONE_DECK, 1, "Y10 B1");
	expect_zone(&game, SOWERS_ZONE_HAND, 1, "Y4 Y9 B5 B6 B7 B8 B10");
	assert_int_equal(scripted_state(&game)->asked, 2);
}

static void S15_A11_a_soil_is_closed_to_a_deck_too_small(void **state)
{
	(void)state;
	place("ask 1 play / hand 1 Y1 B1 B5");
	expect_menu(&game, "good B1");
	expect_refusal(&game, "path Y1", "S15",
		       "the Path draws 1 card and your deck has none (S15).");
	place("ask 1 play / hand 1 Y1 B1 B5 / deck 1 Y2");
	expect_menu(&game, "path Y1, good B1");
	expect_refusal(&game, "rocky Y1", "S15",
		       "Rocky draws 2 cards and your deck has 1 (S15).");
	place("ask 1 play / hand 1 Y1 B1 B5 / deck 1 Y2 Y3");
	expect_menu(&game, "path Y1, rocky Y1, good B1");
	expect_refusal(&game, "thorny B5", "S15",
		       "Thorny draws 3 cards and your deck has 2 (S15).");
	place("ask 1 play / hand 1 Y1 B1 B5 / deck 1 Y2 Y3 Y4");
	expect_menu(&game, "path Y1, rocky Y1, thorny B1, thorny B5, good B1");
}

static void S16_a_card_is_laid_from_the_hand(void **state)
{
	(void)state;
	place("ask 1 play / hand 1 Y1 B1 / deck 1 Y2 Y3 Y4");
	expect_refusal(&game, "path Y2", "S16", "Y2 is not in the hand (S16).");
	expect_refusal(&game, "good B2", "S16", "B2 is not in the hand (S16).");
}

static void A10_the_hand_limit_stops_at_seven(void **state)
{
	(void)state;
	place("ask 1 play / hand 1 Y1 Y2 Y3 Y4 Y5 B5 B6 B7 B8 / "
	      "deck 1 Y9 Y10 / hand 2 Y5 / deck 2 Y6 Y7");
	scripted_play(&game, "path Y1");
	assert_int_equal(scripted_state(&game)->owed, 2);
	scripted_play(&game, "discard Y2, discard Y3");
	assert_int_equal(scripted_state(&game)->asked, 2);
	assert_int_equal(sowers_count(scripted_state(&game),
				      SOWERS_ZONE_HAND, 1),
			 7);
	/* seven are no more than seven */
	place("ask 1 play / hand 1 Y1 Y2 Y3 Y4 B5 B6 B7 / "
	      "deck 1 Y9 Y10 / hand 2 Y5 / deck 2 Y6 Y7");
	scripted_play(&game, "path Y1");
	assert_int_equal(scripted_state(&game)->asked, 2);
}

static void A10_S4_is_settled_before_the_first_discard(void **state)
{
	(void)state;
	place("ask 1 play / hand 1 Y1 Y2 B1 B3 B4 B5 B6 B7 B8 / "
	      "deck 1 B9 Y10 / hand 2 Y5 / deck 2 Y6 Y7");
	scripted_play(&game, "path Y1"); /* 9 cards, 1 yellow */
	expect_result(&game, "2 black-discard");
	expect_zone(&game, SOWERS_ZONE_PAID, 1, "Y1");
}

static void A1_rocky_needs_one_order_that_leaves_a_play(void **state)
{
	(void)state;
	/* d 2: only the next black or a wild can follow */
	place("ask 1 play / hand 1 Y5 Y4 / deck 1 B6 B8");
	expect_refusal(&game, "rocky Y5", "A1",
		       "whatever you draw, no second play could follow (A1).");
	place("ask 1 play / hand 1 Y5 B1 / deck 1 B6 B8");
	assert_null(scripted_why(&game, "rocky Y5"));
	place("ask 1 play / hand 1 Y5 / deck 1 B6 B1");
	assert_null(scripted_why(&game, "rocky Y5"));
	/* d 3: a yellow besides the one laid */
	place("ask 1 play / hand 1 Y5 / deck 1 B6 B8 B9");
	assert_string_equal(scripted_why(&game, "rocky Y5"), "A1");
	place("ask 1 play / hand 1 Y5 / deck 1 B6 B8 Y9");
	assert_null(scripted_why(&game, "rocky Y5"));
	place("ask 1 play / hand 1 Y5 Y4 / deck 1 B6 B8 B9");
	assert_null(scripted_why(&game, "rocky Y5"));
	/* d 4: the same */
	place("ask 1 play / hand 1 Y5 / deck 1 B6 B8 B9 B7");
	assert_string_equal(scripted_why(&game, "rocky Y5"), "A1");
	place("ask 1 play / hand 1 Y5 / deck 1 B6 B8 B9 Y7");
	assert_null(scripted_why(&game, "rocky Y5"));
	/* d 5: always */
	place("ask 1 play / hand 1 Y5 / deck 1 B6 B8 B9 B7 B5");
	assert_null(scripted_why(&game, "rocky Y5"));
}

static void A1_draws_that_leave_no_play_strand_the_seat(void **state)
{
	(void)state;
	place("ask 1 play / hand 1 Y9 B2 / deck 1 B6 B8 B1 / "
	      "hand 2 Y5 / deck 2 Y6 Y7");
	scripted_play(&game, "rocky Y9");
	expect_result(&game, "2 stranded");
	assert_string_equal(scripted_ending(&game),
			    "Ben wins.\nAna drew B6 and B8 for Y9, and no "
			    "second play can follow (S3, A1).");
}

static void A1_an_order_the_seat_placed_itself_is_not_read(void **state)
{
	(void)state;
	place("ask 1 play / hand 1 Y9 B2 / deck 1 B6 B8 B1");
	scripted_state(&game)->top[0] = 3;
	assert_null(scripted_why(&game, "rocky Y9"));
	assert_string_equal(scripted_caution(&game, "rocky Y9"), "A1");
	assert_string_equal(game.reason.wide,
			    "what you draw leaves you no play, and you lose "
			    "(A1).");
}

static void A13_losses_come_at_once_in_either_seat(void **state)
{
	(void)state;
	/* the first player fails: no turn is made up for */
	place("ask 2 play / hand 2 Y1 / deck 2 Y2 Y3 / hand 1 B2");
	scripted_play(&game, "path Y1");
	expect_result(&game, "2 no-draw");
	/* in the last turn a failure only does not tie */
	place("ask 1 play / hand 1 B10 / good 1 B1 B2 B3 B4 B5 B6 B7 B8 B9 / "
	      "deck 1 Y1 Y2 / hand 2 Y5");
	scripted_play(&game, "good B10");
	expect_result(&game, "1 objective");
}

static void A14_resigning_declines_the_last_turn(void **state)
{
	(void)state;
	place("ask 1 play / hand 1 B10 / good 1 B1 B2 B3 B4 B5 B6 B7 B8 B9 / "
	      "deck 1 Y1 Y2 / hand 2 Y5 / deck 2 Y6 Y7 Y8");
	scripted_play(&game, "good B10, resign");
	expect_result(&game, "1 objective");
	place("ask 1 play / hand 1 Y10 / deck 1 Y1 Y2 / hand 2 Y5");
	scripted_play(&game, "resign");
	expect_result(&game, "2 resign");
}

static void A14_the_first_player_finishes_the_turn(void **state)
{
	(void)state;
	place("ask 1 play / hand 1 Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 B10 / "
	      "good 1 B1 B2 B3 B4 B5 B6 B7 B8 B9 / deck 1 Y9 Y10 / "
	      "hand 2 Y5 / deck 2 Y6 Y7 Y8");
	scripted_play(&game, "good B10");
	expect_menu(&game, "discard Y1, discard Y2, discard Y3, discard Y4, "
			   "discard Y5, discard Y6, discard Y7, discard Y8");
	scripted_play(&game, "discard Y8");
	assert_int_equal(scripted_state(&game)->asked, 2);
	assert_int_equal(scripted_state(&game)->last, 1);
}

static void S29_S30_the_second_player_first_ends_it_at_once(void **state)
{
	(void)state;
	place("ask 2 play / hand 2 Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 B10 / "
	      "rocky Y10 Y9 Y8 Y7 / "
	      "good 2 B1 B2 B3 B4 B5 B6 B7 B8 B9 / deck 2 Y9 Y10 / "
	      "hand 1 Y5 / deck 1 Y6");
	scripted_play(&game, "good B10"); /* A16: no limit is looked at */
	expect_result(&game, "2 objective");
	expect_zone(&game, SOWERS_ZONE_ROCKY, 0, "Y10 Y9 Y8 Y7");
}

static void tie(const char *deck1, const char *deck2, const char *result)
{
	char lines[400];

	snprintf(lines, sizeof lines,
		 "ask 1 play / hand 1 B10 / good 1 B1 B2 B3 B4 B5 B6 B7 B8 B9 "
		 "/ deck 1 %s / hand 2 B10 / "
		 "good 2 B1 B2 B3 B4 B5 B6 B7 B8 B9 / deck 2 Y8 %s",
		 deck1, deck2);
	scripted_place(&game, "level=sower wild=yes", lines);
	scripted_play(&game, "good B10, good B10");
	expect_result(&game, result);
}

static void S31_A15_more_yellow_in_the_deck_breaks_a_tie(void **state)
{
	(void)state;
	tie("Y1 Y2", "Y3", "1 tiebreak");
	tie("Y1", "Y3 Y4", "2 tiebreak");
	tie("Y1 Y2", "Y3 Y4", "- tie");
	tie("Y1 W", "Y3 W", "- tie"); /* a wild has no colour there */
	tie("Y1 W", "Y3 Y4", "2 tiebreak");
	tie("Y1 Y5", "Y5 W", "1 tiebreak");
}

static void D2_the_menu_is_empty_exactly_when_it_says(void **state)
{
	struct random random = random_start(3, 0);

	(void)state;
	for (int i = 0; i < 4000; i++) {
		char lines[200] = "ask 1 play / hand 1";
		struct sowers *s;
		int sown = (int)random_below(&random, 4);
		int hand = 1 + (int)random_below(&random, 3);
		int deck = (int)random_below(&random, 5);
		bool next = false, yellow = false, black = false;
		struct menu menu;

		for (int j = 0; j < hand; j++) {
			int number = 5 + (int)random_below(&random, 6);
			bool dark = random_below(&random, 4) > 0;

			if (random_below(&random, 12) == 0) {
				number = sown + 1;
				next = true;
				dark = true;
			}
			yellow = yellow || !dark;
			black = black || dark;
			snprintf(lines + strlen(lines), 16, " %c%d",
				 dark ? 'B' : 'Y', number);
			if (j == 1)
				break; /* two of a kind at most exist */
		}
		strcat(lines, " / deck 1");
		for (int j = 0; j < deck; j++)
			snprintf(lines + strlen(lines), 16, " Y%d", j + 1);
		strcat(lines, " / good 1");
		scripted_place(&game, "", lines);
		s = scripted_state(&game);
		for (int j = 1; j <= sown; j++) {
			int swept = SOWERS_ZONE_SWEPT;
			int at = zone_find(&s->cards, swept,
					   (uint8_t)(SOWERS_BLACK + j));

			card_move(&s->cards, swept, at, SOWERS_ZONE_GOOD,
				  j - 1);
		}
		sowers_rules.legal(&game.book, room_state(&game.room), &menu);
		assert_int_equal(menu.count > 0,
				 next || (deck >= 1 && yellow) ||
					 (deck >= 3 && hand >= 2 && black));
	}
}

static void D4_D5_S4_warnings(void **state)
{
	(void)state;
	place("ask 1 play / hand 1 Y5 B7 B9 / deck 1 Y1 Y2 Y3 Y4 Y6");
	assert_string_equal(scripted_caution(&game, "thorny B9"), "D4");
	assert_string_equal(game.reason.wide,
			    "this leaves 1 card in your hand, and Thorny "
			    "needs 2 (D4).");
	place("ask 1 play / hand 1 Y5 Y6 B7 B9 / deck 1 Y1 Y2 Y3 Y4 Y7");
	assert_null(scripted_caution(&game, "thorny B9"));
	place("ask 1 play / hand 1 Y5 B7 B9 / deck 1 Y1");
	assert_string_equal(scripted_caution(&game, "path Y5"), "S2");
	assert_string_equal(game.reason.wide,
			    "your deck is then empty, and your next turn "
			    "cannot draw (S2).");
	place("ask 1 play / hand 1 Y5 B1 B2 B3 B4 B5 B6 B7 B8 / "
	      "deck 1 B9 B10 / good 1");
	assert_string_equal(scripted_caution(&game, "path Y5"), "S4");
	assert_string_equal(game.reason.wide,
			    "9 cards with 0 yellow; a black must go, and you "
			    "lose (S4).");
	/* a yellow may come: not certain */
	place("ask 1 play / hand 1 Y5 B2 B3 B4 B5 B6 B7 B8 / deck 1 B9 Y10");
	assert_null(scripted_caution(&game, "path Y5"));
	/* unless the seat placed what comes (A12) */
	scripted_state(&game)->top[0] = 1;
	assert_string_equal(scripted_caution(&game, "path Y5"), "S4");
	/* a pick-up of a black that the hand cannot hold */
	place("ask 1 pick / hand 1 B2 B3 B4 B5 B6 B7 B8 / deck 1 B9 Y10 / "
	      "thorny 1 B1 / rocky Y7");
	assert_string_equal(scripted_caution(&game, "pick thorny 1"), "S4");
	assert_null(scripted_caution(&game, "pick rocky 1"));
	assert_null(scripted_caution(&game, "skip"));
}

static void A1_the_gamble_is_counted_from_what_the_seat_knows(void **state)
{
	(void)state;
	place("ask 1 play / hand 1 Y9 B2 B3 B4 / deck 1 B1 B6 B8");
	assert_string_equal(scripted_caution(&game, "rocky Y9"), "A1");
	assert_string_equal(game.reason.wide,
			    "of the 3 pairs you may draw, 1 leaves you no "
			    "play and loses (A1).");
	/* B1 lies at the bottom, and the seat knows it (A12) */
	place("ask 1 play / hand 1 Y9 B2 B3 B4 / deck 1 B6 B8 B1");
	scripted_state(&game)->low[0] = 1;
	assert_string_equal(scripted_caution(&game, "rocky Y9"), "A1");
	assert_string_equal(game.reason.wide,
			    "what you draw leaves you no play, and you lose "
			    "(A1).");
	/* B1 lies on top: certain, no warning */
	place("ask 1 play / hand 1 Y9 B2 B3 B4 / deck 1 B1 B6 B8");
	scripted_state(&game)->top[0] = 1;
	assert_null(scripted_caution(&game, "rocky Y9"));
	/* B6 on top: of the two pairs left, one loses */
	place("ask 1 play / hand 1 Y9 B2 B3 B4 / deck 1 B6 B8 B1 B9");
	scripted_state(&game)->top[0] = 1;
	assert_string_equal(scripted_caution(&game, "rocky Y9"), "A1");
	assert_string_equal(game.reason.wide,
			    "of the 3 pairs you may draw, 2 leave you no "
			    "play and lose (A1).");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(S1_ten_black_seeds_in_order_win),
		cmocka_unit_test(S2_an_empty_deck_at_the_turns_opening_loses),
		cmocka_unit_test(S3_no_soil_for_any_card_loses),
		cmocka_unit_test(S4_a_black_seed_that_would_have_to_go_loses),
		cmocka_unit_test(S5_one_or_two_people_play),
		cmocka_unit_test(S7_each_deck_has_ten_black_and_ten_yellow),
		cmocka_unit_test(S8_decks_are_shuffled_by_the_deal),
		cmocka_unit_test(
			S10_A18_the_level_is_the_opening_hand_of_a_seat),
		cmocka_unit_test(S11_A21_either_seat_begins_or_lots_are_drawn),
		cmocka_unit_test(S12_A14_both_have_equally_many_turns),
		cmocka_unit_test(S13_draw_then_play_then_discard),
		cmocka_unit_test(S14_S20_a_discard_brings_no_draw),
		cmocka_unit_test(S15_A11_a_soil_is_closed_to_a_deck_too_small),
		cmocka_unit_test(S16_a_card_is_laid_from_the_hand),
		cmocka_unit_test(A10_the_hand_limit_stops_at_seven),
		cmocka_unit_test(A10_S4_is_settled_before_the_first_discard),
		cmocka_unit_test(A1_rocky_needs_one_order_that_leaves_a_play),
		cmocka_unit_test(A1_draws_that_leave_no_play_strand_the_seat),
		cmocka_unit_test(
			A1_an_order_the_seat_placed_itself_is_not_read),
		cmocka_unit_test(A13_losses_come_at_once_in_either_seat),
		cmocka_unit_test(A14_resigning_declines_the_last_turn),
		cmocka_unit_test(A14_the_first_player_finishes_the_turn),
		cmocka_unit_test(
			S29_S30_the_second_player_first_ends_it_at_once),
		cmocka_unit_test(S31_A15_more_yellow_in_the_deck_breaks_a_tie),
		cmocka_unit_test(D2_the_menu_is_empty_exactly_when_it_says),
		cmocka_unit_test(D4_D5_S4_warnings),
		cmocka_unit_test(
			A1_the_gamble_is_counted_from_what_the_seat_knows),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
