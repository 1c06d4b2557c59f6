/* Wild seeds, the game against Aquila and the challenges, each test named by
   its rule. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "match.h"
#include "expect.h"

static struct scripted game;

static void wild(const char *lines)
{
	scripted_place(&game, "level=sower wild=yes", lines);
}

static void alone(const char *lines)
{
	scripted_place(&game, "mode=solo level=sower", lines);
}

static void S32_a_wild_is_either_colour_and_any_number(void **state)
{
	(void)state;
	wild("ask 1 play / hand 1 B7 W / deck 1 Y1 Y2 Y3 Y4 Y5 / rocky Y1");
	expect_menu(&game, "path W, rocky W, thorny B7, thorny W, good W");
}

static void S33_any_card_lies_on_a_wild_and_a_wild_on_any(void **state)
{
	(void)state;
	wild("ask 1 play / hand 1 Y10 W / deck 1 Y2 Y3 Y4 Y5 Y6 / rocky Y1 W");
	assert_null(scripted_why(&game, "rocky Y10"));
	assert_null(scripted_why(&game, "rocky W"));
	wild("ask 1 play / hand 1 Y10 W / deck 1 Y2 Y3 Y4 Y5 Y6 / rocky W Y1");
	assert_string_equal(scripted_why(&game, "rocky Y10"), "S21");
}

static void S34_a_wild_may_be_discarded(void **state)
{
	(void)state;
	wild("ask 1 play / hand 1 Y1 W B2 B3 B4 B5 B6 B7 / deck 1 B9 Y2 / "
	     "hand 2 Y5 / deck 2 Y6 Y7");
	scripted_play(&game, "path Y1");
	expect_menu(&game, "discard W");
	scripted_play(&game, "discard W");
	expect_zone(&game, SOWERS_ZONE_PAID, 1, "Y1 W");
}

static void S35_one_wild_a_deck_and_none_for_aquila(void **state)
{
	const struct cards *cards = &scripted_state(&game)->cards;

	(void)state;
	scripted_begin(&game, "wild=yes", "", "");
	assert_int_equal(cards->end[ZONES_MAX - 1], 42);
	scripted_begin(&game, "", "", "");
	assert_int_equal(cards->end[ZONES_MAX - 1], 40);
	scripted_begin(&game, "mode=solo wild=yes", "", "");
	assert_int_equal(cards->end[ZONES_MAX - 1], 41);
	assert_null(sowers_rules.audit(&game.book, room_state(&game.room)));
	assert_int_equal(zone_tally(cards, sowers_zone(SOWERS_ZONE_DECK, 2),
				    SOWERS_WILD),
			 0);
}

static void A17_a_wild_stays_wild_on_rocky_and_thorny(void **state)
{
	(void)state;
	wild("ask 1 play / hand 1 Y1 / deck 1 Y2 Y3 Y4 / thorny 1 W / "
	     "rocky Y5 / hand 2 Y5 / deck 2 Y6 Y7");
	scripted_play(&game, "path Y1, pick thorny 1");
	expect_zone(&game, SOWERS_ZONE_HAND, 1, "Y2 W");
	wild("ask 1 play / hand 1 W B5 / deck 1 B1 Y2 Y3 / rocky Y9 Y8 Y7 / "
	     "hand 2 Y5 / deck 2 Y6 Y10");
	scripted_play(&game, "rocky W, good B1");
	assert_non_null(strstr(scripted_view(&game, 2),
			       "Y9 Y8 Y7 W\n")); /* swept as a wild */
}

static void A17_a_wild_stands_for_the_number_needed(void **state)
{
	uint8_t run[10];

	(void)state;
	wild("ask 1 play / hand 1 B1 B3 B2 W W / deck 1 Y2 Y3 Y4 / "
	     "hand 2 Y5 / deck 2 Y6 Y7");
	/* a run uses naturals first, wilds for what follows */
	assert_int_equal(sowers_run(scripted_state(&game), 1, run), 5);
	assert_int_equal(run[2], SOWERS_BLACK + 3);
	assert_int_equal(run[3], SOWERS_WILD);
	scripted_play(&game, "good B1");
	expect_menu(&game, "good B2, good W, end"); /* the player chooses */
	scripted_play(&game, "good W, good B3, end");
	expect_zone(&game, SOWERS_ZONE_GOOD, 1, "B1 W B3");
	assert_null(sowers_rules.audit(&game.book, room_state(&game.room)));
	wild("ask 1 play / hand 1 B2 Y1 / good 1 B1 W / "
	     "deck 1 Y2 Y3 Y4 / hand 2 Y5 / deck 2 Y6 Y7");
	/* the seed it replaced can only go to Thorny */
	expect_menu(&game, "path Y1, rocky Y1, thorny B2");
}

static void A17_a_wild_never_has_to_go_as_a_black(void **state)
{
	(void)state;
	wild("ask 1 play / hand 1 Y1 B2 B3 B4 B5 B6 B7 B8 / deck 1 W Y2 / "
	     "hand 2 Y5 / deck 2 Y6 Y7");
	scripted_play(&game, "path Y1");
	expect_result(&game, "running");
	expect_menu(&game, "discard W");
}

static void A17_two_wilds_can_complete_the_ten(void **state)
{
	(void)state;
	wild("ask 2 play / hand 2 W W / good 2 B1 B2 B3 B4 B5 B6 B7 B8 / "
	     "deck 2 Y6 Y7");
	scripted_play(&game, "good W, good W");
	expect_result(&game, "2 objective");
}

static void S36_S38_aquilas_deck_is_two_piles(void **state)
{
	(void)state;
	scripted_begin(&game, "mode=solo", "", "Y5 Y9");
	expect_zone(&game, SOWERS_ZONE_BLACKS, 2,
		    "B1 B2 B3 B4 B5 B6 B7 B8 B9 B10");
	expect_zone(&game, SOWERS_ZONE_DECK, 2,
		    "Y5 Y9 Y1 Y2 Y3 Y4 Y6 Y7 Y8 Y10");
	assert_int_equal(sowers_count(scripted_state(&game),
				      SOWERS_ZONE_HAND, 2),
			 0);
}

static void S37_alone_the_level_sets_the_hand_and_who_begins(void **state)
{
	static const struct {
		const char *settings;
		int hand, first;
	} rows[] = {
		{"mode=solo level=apprentice", 4, 1},
		{"mode=solo level=sower", 3, 1},
		{"mode=solo level=master", 3, 2},
	};

	(void)state;
	for (int i = 0; i < 3; i++) {
		scripted_begin(&game, rows[i].settings, "", "Y5");
		assert_int_equal(game.book.first, rows[i].first);
		assert_int_equal(sowers_count(scripted_state(&game),
					      SOWERS_ZONE_HAND, 1),
				 rows[i].hand + 1);
		assert_int_equal(scripted_state(&game)->asked, 1);
		expect_zone(&game, SOWERS_ZONE_GOOD, 2,
			    rows[i].first == 2 ? "B1" : "");
		expect_zone(&game, SOWERS_ZONE_ROCKY, 2,
			    rows[i].first == 2 ? "Y5" : "");
	}
}

static void S39_S40_aquila_sows_and_flips_in_turn(void **state)
{
	(void)state;
	alone("ask 1 play / hand 1 B1 / deck 1 Y1 Y2 / blacks B4 B5 / "
	      "deck 2 Y3 Y8 / good 2 B1 B2 B3 / rocky Y9");
	scripted_play(&game, "good B1");
	expect_zone(&game, SOWERS_ZONE_GOOD, 2, "B1 B2 B3 B4");
	expect_zone(&game, SOWERS_ZONE_ROCKY, 0, "Y9 Y3");
	assert_int_equal(scripted_state(&game)->asked, 1);
	assert_int_equal(scripted_state(&game)->turn, 3);
	expect_zone(&game, SOWERS_ZONE_HAND, 1, "Y1");
}

static void S41_aquila_breaks_the_order_but_you_may_not(void **state)
{
	(void)state;
	alone("ask 1 play / hand 1 B1 Y7 / deck 1 Y1 Y2 Y4 Y5 Y6 / "
	      "blacks B4 B5 / deck 2 Y3 Y8 / good 2 B1 B2 B3 / rocky Y2");
	assert_string_equal(scripted_why(&game, "rocky Y7"), "S21");
	scripted_play(&game, "good B1");
	expect_zone(&game, SOWERS_ZONE_ROCKY, 0, "Y2 Y3");
	/* a card that goes on top of a flip must be lower than the flip */
	assert_string_equal(scripted_why(&game, "rocky Y7"), "S21");
	assert_null(scripted_why(&game, "rocky Y1"));
}

static void A9_aquilas_fourth_card_sweeps_rocky(void **state)
{
	(void)state;
	alone("ask 1 play / hand 1 B1 / deck 1 Y1 Y2 / blacks B4 B5 / "
	      "deck 2 Y3 Y8 / good 2 B1 B2 B3 / rocky Y9 Y8 Y7");
	scripted_play(&game, "good B1");
	expect_zone(&game, SOWERS_ZONE_ROCKY, 0, "");
	assert_non_null(strstr(scripted_view(&game, 1), "Y9 Y8 Y7 Y3\n"));
	assert_string_equal(scripted_story(&game, TELL_MESSAGE, 1, 1, 0),
			    "Ben sowed B4 and flipped Y3. Four lay on Rocky: "
			    "all swept (A9).");
}

static void S40_S42_aquilas_tenth_seed_ends_it_at_once(void **state)
{
	(void)state;
	alone("ask 1 play / hand 1 B1 / deck 1 Y1 Y2 / blacks B10 / "
	      "deck 2 Y3 / good 2 B1 B2 B3 B4 B5 B6 B7 B8 B9 / rocky Y9");
	scripted_play(&game, "good B1");
	expect_result(&game, "2 aquila");
	expect_zone(&game, SOWERS_ZONE_ROCKY, 0, "Y9"); /* no flip */
}

static void S42_A16_your_tenth_seed_ends_it_at_once(void **state)
{
	(void)state;
	alone("ask 1 play / hand 1 B10 Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 / "
	      "deck 1 Y1 Y2 / blacks B10 / deck 2 Y3 / "
	      "good 1 B1 B2 B3 B4 B5 B6 B7 B8 B9 / rocky Y9");
	scripted_play(&game, "good B10");
	/* no hand limit, no turn of Aquila's */
	expect_result(&game, "1 objective");
	expect_zone(&game, SOWERS_ZONE_BLACKS, 0, "B10");
}

static void A13_alone_every_failure_is_aquilas_win(void **state)
{
	(void)state;
	alone("ask 1 play / hand 1 Y1 / deck 1 Y2 / blacks B2 B3 / deck 2 Y3 "
	      "Y4 / good 2 B1");
	scripted_play(&game, "path Y1");
	expect_result(&game, "2 no-draw");
	alone("ask 1 play / hand 1 Y1 / deck 1 Y2 / blacks B2 B3 / deck 2 Y3");
	scripted_play(&game, "resign");
	expect_result(&game, "2 resign");
}

static void A20_seat_1_is_the_person_whatever_the_names(void **state)
{
	(void)state;
	scripted_begin(&game, "mode=solo level=master", "", "");
	assert_int_equal(scripted_state(&game)->asked, 1);
	assert_true(sowers_rules.has_player(&game.book, 1));
}

/* Plays random games alone and tells the longest of them. */
static int longest(const char *settings, int *turns)
{
	struct random random = random_start(11, 0);
	int flips = 0;

	*turns = 0;
	scripted_begin(&game, settings, "", "");
	for (int i = 0; i < 3000; i++) {
		struct luck luck = {.deal = random_next(&random)};
		struct state_room room = {0};
		struct state *s = room_state(&room);
		struct menu menu;
		int own = 0, left;

		sowers_rules.setup(&game.book, s, &luck, NULL);
		while (sowers_rules.turn(&game.book, s).seat) {
			uint32_t at;

			sowers_rules.legal(&game.book, s, &menu);
			at = random_below(&random, (uint32_t)menu.count);
			sowers_rules.apply(&game.book, s, menu.move[at],
					   &luck, NULL);
		}
		own = (sowers_rules.turns(&game.book, s) + 1) / 2;
		if (game.book.first == 2)
			own = sowers_rules.turns(&game.book, s) / 2;
		left = sowers_count((struct sowers *)s, SOWERS_ZONE_DECK, 2);
		*turns = own > *turns ? own : *turns;
		flips = 10 - left > flips ? 10 - left : flips;
	}
	return flips;
}

static void D7_D8_at_most_nine_flips_and_ten_turns(void **state)
{
	int turns;

	(void)state;
	assert_in_range(longest("mode=solo level=apprentice", &turns), 1, 9);
	assert_in_range(turns, 2, 10);
	assert_in_range(longest("mode=solo level=master", &turns), 1, 9);
	assert_in_range(turns, 2, 9);
}

static const char *settle(const char *settings)
{
	struct scan scan = scan_string(settings);
	struct sitting sitting;
	struct word word;
	unsigned given = 0;

	sitting_begin(&sitting, &sowers_rules);
	while (scan_word(&scan, &word)) {
		const char *equals = memchr(word.at, '=', word.length);
		size_t key = (size_t)(equals - word.at);

		assert_null(sitting_set(&sitting, (struct word){word.at, key},
					(struct word){equals + 1,
						      word.length - key - 1},
					&given));
	}
	return sitting_settle(&sitting, given);
}

static void S43_S44_a_challenge_sets_its_options_itself(void **state)
{
	static const struct {
		const char *name;
		uint8_t mode, level, pickup, returns;
	} rows[] = {
		{"solo-1", 1, 0, 0, 0},	 {"solo-2", 1, 0, 0, 0},
		{"solo-3", 1, 1, 0, 0},	 {"solo-4", 1, 1, 0, 0},
		{"solo-5", 1, 2, 0, 0},	 {"solo-6", 1, 2, 1, 0},
		{"multi-1", 0, 0, 1, 0}, {"multi-2", 0, 0, 0, 1},
		{"multi-3", 0, 1, 1, 1}, {"multi-4", 0, 2, 1, 1},
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		const uint8_t *option = game.book.option;
		char setting[32];

		snprintf(setting, sizeof setting, "challenge=%s",
			 rows[i].name);
		scripted_begin(&game, setting, "", "");
		assert_int_equal(option[SOWERS_OPTION_MODE], rows[i].mode);
		assert_int_equal(option[SOWERS_OPTION_LEVEL], rows[i].level);
		assert_int_equal(option[SOWERS_OPTION_LEVEL_2],
				 rows[i].mode ? 0 : rows[i].level);
		assert_int_equal(option[SOWERS_OPTION_PICKUP],
				 rows[i].pickup);
		assert_int_equal(option[SOWERS_OPTION_RETURNS],
				 rows[i].returns);
	}
}

static void S43_S44_contradictions_are_refused(void **state)
{
	(void)state;
	assert_non_null(settle("challenge=solo-1 mode=hotseat"));
	assert_non_null(settle("challenge=solo-1 level=master"));
	assert_non_null(settle("challenge=solo-1 pickup=last"));
	assert_non_null(settle("challenge=multi-2 returns=free"));
	assert_non_null(settle("challenge=multi-1 level2=sower"));
	assert_non_null(settle("challenge=solo-5 first=1"));
	assert_non_null(settle("mode=solo level=apprentice first=2"));
	assert_null(settle("challenge=solo-5 mode=solo level=master"));
	assert_null(settle("challenge=multi-1 wild=yes first=2"));
}

static void S35_no_wild_in_a_solo_challenge(void **state)
{
	(void)state;
	for (int i = 1; i <= 6; i++) {
		char setting[40];

		snprintf(setting, sizeof setting, "challenge=solo-%d wild=yes",
			 i);
		assert_string_equal(settle(setting),
				    "A solo challenge is played without the "
				    "wild (S35).");
	}
}

static void S43_A19_the_opening_cards_are_in_hand(void **state)
{
	static const char *const rows[][2] = {
		{"challenge=solo-1", "Y1 Y2 Y3 Y4"},
		{"challenge=solo-2", "B7 B8 B9 B10"},
		{"challenge=solo-3", "B8 B9 B10"},
		{"challenge=solo-4", "Y1 Y2 Y3"},
		{"challenge=solo-5", "B4 B5 B6"},
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct sowers *s = scripted_state(&game);
		uint8_t drawn = 0;

		scripted_begin(&game, rows[i][0], "", "");
		for (int j = 0; j < game.count; j++)
			if (game.events[j].kind == SOWERS_DREW)
				drawn = game.events[j].card;
		card_move(&s->cards, SOWERS_ZONE_HAND,
			  zone_find(&s->cards, SOWERS_ZONE_HAND, drawn),
			  SOWERS_ZONE_SWEPT, 0);
		expect_zone(&game, SOWERS_ZONE_HAND, 1, rows[i][1]);
	}
	/* on top of deck 1, in the order the rule lists them */
	for (uint64_t deal = 0; deal < 20; deal++) {
		struct orders made = {0};
		struct luck luck = {.deal = deal, .made = &made};
		struct state_room room;

		scripted_begin(&game, "challenge=solo-2", "", "");
		sowers_rules.setup(&game.book, room_state(&room), &luck, NULL);
		for (int i = 0; i < 4; i++)
			assert_int_equal(made.list[0][i],
					 SOWERS_BLACK + 10 - i);
	}
}

static void S43_6_S44_1_only_the_last_card_is_picked_up(void **state)
{
	(void)state;
	scripted_place(&game, "challenge=multi-1",
		       "ask 1 play / hand 1 Y1 / deck 1 Y2 Y3 / rocky Y9 Y8 / "
		       "thorny 1 B4 B7 / hand 2 Y5 / deck 2 Y6 Y7");
	scripted_play(&game, "path Y1");
	expect_menu(&game, "pick rocky 2, pick thorny 2, skip");
	assert_string_equal(scripted_why(&game, "pick rocky 1"), "S44");
	assert_string_equal(game.reason.wide,
			    "under this challenge only the last card of a "
			    "soil may be picked up (S44).");
	scripted_place(&game, "challenge=solo-6",
		       "ask 1 play / hand 1 Y1 / deck 1 Y2 Y3 / rocky Y9 Y8 / "
		       "deck 2 Y5 Y6 / blacks B5 B6");
	scripted_play(&game, "path Y1"); /* Aquila's flips are included */
	expect_menu(&game, "pick rocky 2, skip");
	assert_string_equal(scripted_why(&game, "pick rocky 1"), "S43");
}

static void S44_2_four_returns_stay_together(void **state)
{
	(void)state;
	scripted_place(&game, "challenge=multi-2",
		       "ask 1 play / hand 1 B1 B2 Y5 / deck 1 Y2 Y3 Y4 / "
		       "hand 2 B1 B2 Y5 / deck 2 Y6 Y7 Y8 Y9");
	scripted_play(&game, "thorny B2, bottom Y2");
	expect_menu(&game, "bottom Y3, bottom Y4, bottom Y5, bottom B1");
	assert_string_equal(scripted_why(&game, "top Y3"), "S44");
	scripted_play(&game, "bottom Y3, bottom Y4, bottom B1");
	/* it binds both, and each Thorny play chooses anew */
	scripted_play(&game, "thorny B2, top Y5");
	expect_menu(&game, "top Y6, top Y7, top Y8, top Y9, top B1");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(S32_a_wild_is_either_colour_and_any_number),
		cmocka_unit_test(
			S33_any_card_lies_on_a_wild_and_a_wild_on_any),
		cmocka_unit_test(S34_a_wild_may_be_discarded),
		cmocka_unit_test(S35_one_wild_a_deck_and_none_for_aquila),
		cmocka_unit_test(A17_a_wild_stays_wild_on_rocky_and_thorny),
		cmocka_unit_test(A17_a_wild_stands_for_the_number_needed),
		cmocka_unit_test(A17_a_wild_never_has_to_go_as_a_black),
		cmocka_unit_test(A17_two_wilds_can_complete_the_ten),
		cmocka_unit_test(S36_S38_aquilas_deck_is_two_piles),
		cmocka_unit_test(
			S37_alone_the_level_sets_the_hand_and_who_begins),
		cmocka_unit_test(S39_S40_aquila_sows_and_flips_in_turn),
		cmocka_unit_test(S41_aquila_breaks_the_order_but_you_may_not),
		cmocka_unit_test(A9_aquilas_fourth_card_sweeps_rocky),
		cmocka_unit_test(S40_S42_aquilas_tenth_seed_ends_it_at_once),
		cmocka_unit_test(S42_A16_your_tenth_seed_ends_it_at_once),
		cmocka_unit_test(A13_alone_every_failure_is_aquilas_win),
		cmocka_unit_test(A20_seat_1_is_the_person_whatever_the_names),
		cmocka_unit_test(D7_D8_at_most_nine_flips_and_ten_turns),
		cmocka_unit_test(S43_S44_a_challenge_sets_its_options_itself),
		cmocka_unit_test(S43_S44_contradictions_are_refused),
		cmocka_unit_test(S35_no_wild_in_a_solo_challenge),
		cmocka_unit_test(S43_A19_the_opening_cards_are_in_hand),
		cmocka_unit_test(S43_6_S44_1_only_the_last_card_is_picked_up),
		cmocka_unit_test(S44_2_four_returns_stay_together),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
