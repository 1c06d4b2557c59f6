/* GearSeed's rules, each by its id. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "town.h"

static struct town town;

static struct gearseed *state(void)
{
	return town_state(&town);
}

/* A real deal of so many seats. */
static void deal(int seats, uint64_t number)
{
	memset(&town, 0, sizeof town);
	town.book = (struct book){.rules = &gearseed_rules, .first = 1};
	town.book.option[OPTION_PLAYERS] = (uint8_t)(seats - 2);
	town.luck.deal = number;
	assert_null(gearseed_rules.settle(&town.book, 0, &town.luck));
	gearseed_rules.setup(&town.book, room_state(&town.room), &town.luck,
			     &town.events);
}

/* Plays first answers of the menu until the question is of another kind. */
static void answer_first(const char *question)
{
	struct menu menu;

	while (!strcmp(town_ask(&town), question)) {
		gearseed_rules.legal(&town.book, room_state(&town.room),
				     &menu);
		town.events.count = 0;
		gearseed_rules.apply(&town.book, room_state(&town.room),
				     menu.move[0], &town.luck, &town.events);
	}
}

/* Plays last answers up to the end of the turn. */
static void play_turn(void)
{
	int turn = state()->turn;
	struct menu menu;

	while (state()->seat && state()->turn == turn && !state()->razing) {
		gearseed_rules.legal(&town.book, room_state(&town.room),
				     &menu);
		town.events.count = 0;
		gearseed_rules.apply(&town.book, room_state(&town.room),
				     menu.move[menu.count - 1], &town.luck,
				     &town.events);
	}
}

static void G1_G2_three_cards_each_and_a_row_of_three(void **test)
{
	(void)test;
	for (int seats = 2; seats <= 4; seats++) {
		deal(seats, 5);
		assert_int_equal(gs_town_count(state()), 3);
		for (int x = 0; x < 3; x++)
			assert_int_equal(gs_town_find(state(), x, 0), x);
		/* seat 1 has drawn its three already */
		assert_int_equal(zone_count(&state()->cards, ZONE_HAND), 6);
		for (int s = 2; s <= seats; s++)
			assert_int_equal(zone_count(&state()->cards,
						    ZONE_HAND + s - 1),
					 3);
		assert_int_equal(zone_count(&state()->cards, ZONE_DECK),
				 44 - 3 - 3 * seats - 3);
		assert_null(gearseed_rules.audit(&town.book,
						 room_state(&town.room)));
	}
}

static void G3_scores_begin_at_nothing_and_Burst_cards_unflipped(void **test)
{
	(void)test;
	deal(4, 6);
	for (int s = 1; s <= 4; s++) {
		assert_int_equal(town_score(&town, s), 0);
		assert_false(state()->flipped[s - 1]);
	}
}

static void G4_G9_E4_three_different_Seasons_by_lot(void **test)
{
	int first[GS_SEASON_ROOM] = {0};

	(void)test;
	for (int i = 0; i < 200; i++) {
		unsigned seen = 0;

		deal(2, (uint64_t)i);
		first[gs_season_now(state())]++;
		for (int s = 0; s < 4; s++)
			seen |= 1U << state()->order[s];
		assert_int_equal(seen, 0x1e);
	}
	for (int s = SEASON_SPRING; s <= SEASON_WINTER; s++)
		assert_in_range(first[s], 20, 100);
}

static void G5_any_seat_may_begin(void **test)
{
	(void)test;
	memset(&town, 0, sizeof town);
	town.book = (struct book){.rules = &gearseed_rules, .first = 2};
	assert_null(gearseed_rules.settle(&town.book, 0, &town.luck));
	gearseed_rules.setup(&town.book, room_state(&town.room), &town.luck,
			     NULL);
	assert_int_equal(state()->seat, 2);
	town.book.first = 3;
	assert_non_null(gearseed_rules.settle(&town.book, 0, &town.luck));
}

static void G6_types_and_castes_are_as_printed(void **test)
{
	const struct gs_design *shrine;

	(void)test;
	town_begin(&town, NULL, 2, "spring");
	shrine = gs_design(&town.book,
			   card_parse(&town.book,
				      (struct word){"shrine-of-towers", 16}));
	assert_int_equal(shrine->type, TYPE_SHRINE);
	assert_int_equal(shrine->caste, CASTE_SHRINE);
}

static void G7_G17_E1_on_an_empty_cell_beside_a_card(void **test)
{
	(void)test;
	town_begin(&town, NULL, 2, "summer");
	town_lay(&town, "0,0 coalkin-tower 1,0 coalkin-castle");
	town_give(&town, 1, "gremlin-castle thorned-castle");
	assert_string_equal(town_why(&town, "build gremlin-castle 0,0"),
			    "G17");
	assert_string_equal(town.reason.wide,
			    "0,0 is taken. The dots are the free cells "
			    "(G17).");
	/* a corner of 0,0, but below 1,0 */
	assert_null(town_why(&town, "build gremlin-castle 1,1"));
	assert_string_equal(town_why(&town, "build gremlin-castle -1,-1"),
			    "G17");
	assert_string_equal(town_why(&town, "build gremlin-tower 0,1"), "G17");
	assert_string_equal(
		town_menu(&town),
		"build gremlin-castle 0,-1, build gremlin-castle 1,-1, "
		"build gremlin-castle -1,0, build gremlin-castle 2,0, "
		"build gremlin-castle 0,1, build gremlin-castle 1,1, "
		"build thorned-castle 0,-1, build thorned-castle 1,-1, "
		"build thorned-castle -1,0, build thorned-castle 2,0, "
		"build thorned-castle 0,1, build thorned-castle 1,1, burst");
}

static void G8_every_design_has_an_Ability(void **test)
{
	(void)test;
	for (int d = 1; d <= gs_builtin.count; d++)
		assert_true(gs_builtin.design[d].ability.count > 0);
}

static void G11_each_caste_rules_its_Season(void **test)
{
	(void)test;
	assert_int_equal(gs_builtin.season[SEASON_SPRING].caste,
			 CASTE_GREMLIN);
	assert_int_equal(gs_builtin.season[SEASON_WINTER].caste,
			 CASTE_COALKIN);
	assert_int_equal(gs_builtin.season[SEASON_FALL].caste, CASTE_THORNED);
	assert_int_equal(gs_builtin.season[SEASON_SUMMER].caste,
			 CASTE_SHRINE);
}

static void G12_G15_E3_order_of_turns(void **test)
{
	static const int orders[3][12] = {
		{1, 2, 2, 1, 1, 2},
		{1, 2, 3, 2, 3, 1, 3, 1, 2},
		{1, 2, 3, 4, 2, 3, 4, 1, 3, 4, 1, 2},
	};

	(void)test;
	for (int seats = 2; seats <= 4; seats++) {
		deal(seats, 9);
		for (int t = 0; t < 3 * seats; t++) {
			assert_int_equal(state()->turn, t + 1);
			assert_int_equal(state()->season, t / seats + 1);
			assert_int_equal(state()->seat,
					 orders[seats - 2][t]);
			play_turn();
			answer_first("raze");
		}
		assert_string_equal(town_ask(&town), "over");
	}
}

static void G13_B27_a_Season_is_revealed_before_the_first_draw(void **test)
{
	int season = -1, drew = -1;

	(void)test;
	deal(2, 3);
	for (int i = 0; i < town.events.count; i++) {
		if (town.events.list[i].kind == EVENT_SEASON)
			season = i;
		if (town.events.list[i].kind == EVENT_DREW && drew < 0)
			drew = i;
	}
	assert_true(season >= 0 && season < drew);
	assert_int_equal(town.events.list[season].news, EVERY_SEAT);
}

static void G14_B12_each_Season_shuffles_the_deck(void **test)
{
	struct orders made = {0};

	(void)test;
	deal(2, 3);
	town.luck.made = &made;
	play_turn();
	assert_int_equal(made.length[3], 0);
	play_turn();
	assert_int_equal(made.length[3],
			 44 - 3 - zone_count(&state()->cards, ZONE_TOWN) + 3 -
				 zone_count(&state()->cards, ZONE_HAND) -
				 zone_count(&state()->cards, ZONE_HAND + 1) +
				 3);
}

static void G16_B8_two_builds_are_owed(void **test)
{
	(void)test;
	town_begin(&town, NULL, 2, "summer");
	town_lay(&town, "0,0 coalkin-tower");
	town_give(&town, 1,
		  "gremlin-castle gremlin-castle gremlin-castle "
		  "thorned-castle");
	assert_string_equal(town_why(&town, "done"), "B8");
	town_play(&town, "build gremlin-castle 1,0");
	assert_string_equal(town_why(&town, "done"), "B8");
	town_play(&town, "build gremlin-castle 2,0");
	assert_string_equal(town_why(&town, "build gremlin-castle 3,0"),
			    "G16");
	assert_string_equal(town_menu(&town), "burst, done");
	town_play(&town, "done");
	assert_int_equal(state()->turn, 2);
}

static void B8_builds_lapse_with_an_empty_hand(void **test)
{
	(void)test;
	town_begin(&town, NULL, 2, "summer");
	town_lay(&town, "0,0 coalkin-tower");
	town_give(&town, 1, "gremlin-castle");
	town_play(&town, "build gremlin-castle 1,0");
	assert_int_equal(gs_builds(state()), 0);
	assert_string_equal(town_menu(&town), "burst, done");
}

static void G18_B5_the_order_of_a_build(void **test)
{
	static const uint8_t want[] = {SOURCE_TRIGGER, SOURCE_CASTE,
				       SOURCE_ABILITY, SOURCE_ABILITY,
				       SOURCE_SHRINE};
	int at = 0;

	(void)test;
	town_begin(&town, NULL, 2, "summer");
	town_lay(&town, "0,0 shrine-of-castles 0,1 coalkin-tower");
	town_give(&town, 1, "shrine-of-towers thorned-castle");
	town_play(&town, "build shrine-of-towers 1,1");
	assert_string_equal(town_ask(&town), "shrine");
	assert_string_equal(town_menu(&town), "use, skip");
	town_begin(&town, NULL, 2, "summer");
	town_lay(&town, "0,0 shrine-of-castles 1,1 coalkin-tower");
	town_give(&town, 1, "shrine-of-towers thorned-castle");
	town_play(&town, "build shrine-of-towers 1,0");
	assert_string_equal(town_ask(&town), "choose");
	{
		struct gearseed *now = state();
		struct events all = {0};

		town_play(&town, "choose 2");
		all = town.events;
		assert_string_equal(town_ask(&town), "shrine");
		town_play(&town, "use");
		for (int i = 0; i < town.events.count; i++)
			all.list[all.count++] = town.events.list[i];
		for (int i = 0; i < all.count; i++)
			if (all.list[i].kind == EVENT_GAINED)
				assert_int_equal(all.list[i].extra,
						 want[at++]);
		assert_int_equal(at, 5);
		/* 1, 2, 1 and 1, then two types next to it */
		assert_int_equal(now->score[0], 1 + 2 + 1 + 1 + 2);
	}
}

static void G19_B2_the_builder_orders_the_Triggers(void **test)
{
	(void)test;
	town_begin(&town, NULL, 2, "winter");
	town_lay(&town,
		 "0,0 shrine-of-towers 2,0 shrine-of-castles "
		 "1,1 thorned-fountain");
	town_give(&town, 1, "thorned-castle coalkin-tower gremlin-tower "
			    "gremlin-tower");
	town_play(&town, "build thorned-castle 1,0");
	assert_string_equal(town_menu(&town),
			    "trigger 0,0, trigger 2,0, trigger 1,1");
	assert_string_equal(town_why(&town, "trigger 1,0"), "B2");
	assert_string_equal(town_why(&town, "choose 1"), "G19");
	town_play(&town, "trigger 1,1");
	assert_int_equal(town_score(&town, 1), 1);
	assert_string_equal(town_menu(&town), "trigger 0,0, trigger 2,0");
	town_play(&town, "trigger 2,0, choose 2");
	/* the last one needs no order */
	assert_string_equal(town_menu(&town), "choose 1, choose 2");
	assert_int_equal(town_score(&town, 1), 2);
}

static void G19_a_Trigger_asks_for_its_kind(void **test)
{
	(void)test;
	town_begin(&town, NULL, 2, "spring");
	town_lay(&town, "0,0 coalkin-castle");
	town_give(&town, 1, "thorned-castle coalkin-tower");
	town_play(&town, "build thorned-castle 1,0");
	assert_int_equal(town_count(&town, EVENT_FIRED), 0);
	town_play(&town, "build coalkin-tower -1,0");
	assert_int_equal(town_count(&town, EVENT_FIRED), 1);
}

static void B1_only_the_neighbours_Triggers(void **test)
{
	(void)test;
	town_begin(&town, NULL, 2, "winter");
	town_lay(&town, "0,0 coalkin-tower");
	town_give(&town, 1, "thorned-fountain gremlin-tower");
	town_play(&town, "build thorned-fountain 1,0");
	assert_int_equal(town_count(&town, EVENT_FIRED), 0);
}

static void G20_B3_Caste_Bonus_for_the_caste_that_rules(void **test)
{
	(void)test;
	town_begin(&town, NULL, 2, "fall");
	town_lay(&town, "0,0 coalkin-tower");
	town_give(&town, 1, "gremlin-castle thorned-tower gremlin-tower");
	town_play(&town, "build gremlin-castle 1,0");
	assert_int_equal(town_score(&town, 1), 1 + 2);
	town_play(&town, "build thorned-tower 0,1, skip");
	/* 1 Caste Bonus, 1 for a caste next to it, 2 in Fall */
	assert_int_equal(town_score(&town, 1), 3 + 1 + 1 + 2);
}

static void G21_B7_a_short_draw_is_no_hindrance(void **test)
{
	(void)test;
	town_begin(&town, NULL, 2, "winter");
	town_lay(&town, "0,0 coalkin-tower");
	town_give(&town, 1, "thorned-fountain gremlin-tower");
	town_stack(&town, "");
	town_play(&town, "build thorned-fountain 1,0");
	assert_int_equal(town_score(&town, 1), 2);
	assert_int_equal(town_count(&town, EVENT_DREW), 0);
	for (int i = 0; i < town.events.count; i++)
		assert_int_equal(town.events.list[i].news, 0);
}

static void G22_B4_Seasonal_Bonus_in_its_Season_only(void **test)
{
	(void)test;
	town_begin(&town, NULL, 2, "winter");
	town_lay(&town, "0,0 gremlin-tower");
	town_give(&town, 1, "coalkin-tower");
	town_play(&town, "build coalkin-tower 1,0");
	/* Caste Bonus 1, Ability 1 and no card to burn, one card in line */
	assert_int_equal(town_score(&town, 1), 3);
	town_begin(&town, NULL, 2, "spring");
	town_lay(&town, "0,0 gremlin-tower");
	town_give(&town, 1, "coalkin-tower");
	town_play(&town, "build coalkin-tower 1,0");
	assert_int_equal(town_score(&town, 1), 1);
}

/* The rulebook's example. */
static void example(const char *choice)
{
	town_begin(&town, NULL, 2, "spring");
	town_lay(&town, "0,0 shrine-of-expanses 2,0 thorned-castle");
	town_give(&town, 1, "thorned-expanse gremlin-castle");
	town_play(&town, "build thorned-expanse 1,0");
	assert_string_equal(town_menu(&town), "choose 1, choose 2");
	town_play(&town, choice);
	assert_string_equal(town_ask(&town), "build");
}

static void G23_the_example_drawing_a_card(void **test)
{
	(void)test;
	example("choose 1");
	assert_int_equal(town_score(&town, 1), 2);
	assert_int_equal(zone_count(&state()->cards, ZONE_HAND), 2);
	assert_int_equal(town_count(&town, EVENT_DREW), 1);
}

static void G23_the_example_gaining_a_point(void **test)
{
	(void)test;
	example("choose 2");
	assert_int_equal(town_score(&town, 1), 3);
	assert_int_equal(zone_count(&state()->cards, ZONE_HAND), 1);
	assert_int_equal(town_count(&town, EVENT_DREW), 0);
}

static void G24_B5_the_Shrine_Ability_may_be_left(void **test)
{
	(void)test;
	town_begin(&town, NULL, 2, "summer");
	town_lay(&town, "0,0 coalkin-tower");
	town_give(&town, 1, "shrine-of-castles gremlin-tower");
	town_play(&town, "build shrine-of-castles 1,0");
	assert_string_equal(town_ask(&town), "shrine");
	assert_string_equal(town_why(&town, "burst"), "B9");
	town_play(&town, "skip");
	assert_int_equal(town_score(&town, 1), 3);
}

static void G25_B9_Burst_builds_then_counts(void **test)
{
	(void)test;
	town_begin(&town, NULL, 2, "summer");
	town_lay(&town, "0,0 coalkin-tower");
	town_give(&town, 1, "coalkin-tower gremlin-castle gremlin-castle");
	town_play(&town, "burst");
	assert_string_equal(town_ask(&town), "extra");
	town_play(&town, "build coalkin-tower 1,0, end");
	/* 1 by the Ability, then 2 Towers, the new one among them */
	assert_int_equal(town_score(&town, 1), 3);
	assert_int_equal(gs_builds(state()), 2);
	assert_string_equal(town_why(&town, "burst"), "G25");
}

static void B9_Burst_counts_without_its_build(void **test)
{
	(void)test;
	town_begin(&town, NULL, 2, "summer");
	town_lay(&town, "0,0 coalkin-tower 1,0 thorned-tower");
	town_give(&town, 1, "gremlin-castle");
	town_play(&town, "burst, skip");
	assert_int_equal(town_score(&town, 1), 2);
	assert_string_equal(town_ask(&town), "build");
	assert_int_equal(gs_builds(state()), 2);
}

static void B9_Burst_with_an_empty_hand_asks_for_no_build(void **test)
{
	(void)test;
	town_begin(&town, NULL, 2, "summer");
	town_lay(&town, "0,0 coalkin-tower");
	town_give(&town, 1, "gremlin-castle");
	town_play(&town, "build gremlin-castle 1,0, burst");
	assert_int_equal(state()->turn, 2);
	assert_int_equal(town_score(&town, 1), 3 + 1);
}

static void B10_Burst_cards_differ_and_count_no_Shrines(void **test)
{
	(void)test;
	for (int i = 0; i < 50; i++) {
		unsigned seen = 0;

		deal(4, (uint64_t)i);
		for (int s = 0; s < 4; s++)
			seen |= 1U << state()->burst[s];
		assert_int_equal(seen, 0xf);
	}
	town.book.option[OPTION_BURST] = 2;
	town.book.option[OPTION_BURST + 1] = 2;
	assert_non_null(gearseed_rules.settle(&town.book, 0, &town.luck));
}

static void B11_the_opening_row_gives_nothing(void **test)
{
	(void)test;
	for (int i = 0; i < 30; i++) {
		deal(3, (uint64_t)i);
		assert_int_equal(town_count(&town, EVENT_GAINED), 0);
		assert_int_equal(town_count(&town, EVENT_FIRED), 0);
		assert_int_equal(town_count(&town, EVENT_OPENED), 3);
	}
}

static void G27_B13_discards_go_under_in_order(void **test)
{
	const uint8_t *deck;
	int count;

	(void)test;
	town_begin(&town, NULL, 2, "summer");
	town_lay(&town, "0,0 coalkin-tower");
	town_give(&town, 1,
		  "gremlin-castle gremlin-castle coalkin-castle "
		  "coalkin-castle thorned-castle thorned-castle "
		  "gremlin-castle");
	town_play(&town, "build gremlin-castle 1,0, "
			 "build gremlin-castle 2,0, done");
	assert_string_equal(town_ask(&town), "discard");
	assert_string_equal(town_why(&town, "done"), "G27");
	assert_string_equal(town_why(&town, "discard gremlin-tower"), "G27");
	town_play(&town, "discard thorned-castle");
	assert_string_equal(town_ask(&town), "discard");
	town_play(&town, "discard coalkin-castle");
	assert_int_equal(state()->seat, 2);
	deck = zone_cards(&state()->cards, ZONE_DECK);
	count = zone_count(&state()->cards, ZONE_DECK);
	assert_string_equal(gs_design(&town.book, deck[count - 2])->id,
			    "thorned-castle");
	assert_string_equal(gs_design(&town.book, deck[count - 1])->id,
			    "coalkin-castle");
}

static void B20_a_short_hand_is_not_filled(void **test)
{
	(void)test;
	town_begin(&town, NULL, 2, "summer");
	town_lay(&town, "0,0 coalkin-tower");
	town_give(&town, 1, "gremlin-castle gremlin-castle coalkin-castle");
	town_play(&town, "build gremlin-castle 1,0, "
			 "build gremlin-castle 2,0, done");
	assert_int_equal(zone_count(&state()->cards, ZONE_HAND), 1);
	assert_int_equal(state()->seat, 2);
}

static void B19_a_turn_may_begin_with_a_short_draw(void **test)
{
	(void)test;
	town_begin(&town, NULL, 2, "summer");
	town_lay(&town, "0,0 coalkin-tower");
	town_give(&town, 1, "gremlin-castle gremlin-castle");
	town_stack(&town, "thorned-tower");
	town_play(&town, "build gremlin-castle 1,0, "
			 "build gremlin-castle 2,0, done");
	assert_int_equal(state()->seat, 2);
	assert_string_equal(town_zone(&town, ZONE_HAND + 1),
			    "thorned-tower");
}

/* To the end of a Season of three seats, without hands. */
static void to_raze(const char *cells)
{
	town_begin(&town, NULL, 3, "summer");
	town_lay(&town, cells);
	town_give(&town, 1, "gremlin-castle");
	town_stack(&town, "");
	town_play(&town, "build gremlin-castle 1,0, done, done, done");
}

static void G28_B15_Raze_runs_backwards(void **test)
{
	(void)test;
	to_raze("0,0 coalkin-tower 0,1 coalkin-castle 0,2 thorned-tower");
	assert_string_equal(town_ask(&town), "raze");
	assert_int_equal(state()->seat, 3);
	assert_int_equal(gs_builds(state()), 0);
	assert_string_equal(town_menu(&town),
			    "raze 0,0, raze 1,0, raze 0,1, raze 0,2");
	assert_true(gearseed_rules.turn(&town.book, room_state(&town.room))
			    .open);
	town_play(&town, "raze 0,2");
	assert_int_equal(state()->seat, 2);
	assert_string_equal(town_why(&town, "raze 0,2"), "G17");
	town_play(&town, "raze 1,0");
	assert_int_equal(state()->seat, 1);
	/* B14: in the order in which they were razed */
	assert_string_equal(town_zone(&town, ZONE_DECK),
			    "thorned-tower gremlin-castle");
	town_play(&town, "raze 0,0");
	assert_int_equal(state()->season, 2);
	assert_int_equal(state()->seat, 2);
}

static void G28_only_Free_cards_are_razed(void **test)
{
	(void)test;
	to_raze("0,0 coalkin-tower 0,1 coalkin-castle 0,-1 thorned-tower "
		"-1,0 thorned-castle");
	assert_string_equal(town_why(&town, "raze 0,0"), "G17");
	assert_string_equal(town.reason.wide,
			    "0,0 has four neighbours and is not Free (G17).");
	assert_string_equal(town_why(&town, "skip"), "G28");
	town_play(&town, "raze 1,0");
	/* B15: it has become Free */
	assert_null(town_why(&town, "raze 0,0"));
}

static void B15_B17_an_empty_town_ends_the_Raze(void **test)
{
	(void)test;
	to_raze("0,0 coalkin-tower");
	town_play(&town, "raze 0,0, raze 1,0");
	assert_int_equal(state()->season, 2);
	assert_int_equal(gs_town_count(state()), 0);
	assert_string_equal(town_why(&town, "build coalkin-tower 1,0"),
			    "B17");
	assert_null(town_why(&town, "build coalkin-tower 0,0"));
	town_play(&town, "build coalkin-tower 0,0");
}

static void B16_the_third_Season_ends_with_a_Raze(void **test)
{
	(void)test;
	to_raze("0,0 coalkin-tower 0,1 coalkin-castle 0,2 thorned-tower");
	state()->season = 3;
	state()->turn = 9;
	town_play(&town, "raze 0,0");
	town_play(&town, "raze 0,1, raze 1,0");
	assert_string_equal(town_ask(&town), "over");
}

/* The end of a game with these scores. */
static struct outcome finish(int seats, const uint32_t *score)
{
	town_begin(&town, NULL, seats, "summer");
	town_lay(&town, "0,0 coalkin-tower 1,0 gremlin-tower "
			"2,0 thorned-castle 3,0 thorned-expanse");
	memcpy(state()->score, score, (size_t)seats * sizeof *score);
	state()->seat = 0;
	state()->season = 3;
	return gearseed_rules.outcome(&town.book, room_state(&town.room));
}

static void G29_B21_ties(void **test)
{
	struct outcome outcome;

	(void)test;
	outcome = finish(3, (uint32_t[]){9, 10, 8});
	assert_int_equal(outcome.winners, 2);
	assert_int_equal(outcome.reason, REASON_SCORE);
	/* two Towers beat one Castle */
	outcome = finish(3, (uint32_t[]){10, 10, 8});
	assert_int_equal(outcome.winners, 1);
	assert_int_equal(outcome.reason, REASON_TIEBREAK);
	/* a Castle and an Expanse; two Towers gain nothing at 9 */
	outcome = finish(3, (uint32_t[]){9, 10, 10});
	assert_int_equal(outcome.winners, 6);
	assert_int_equal(outcome.reason, REASON_SHARED);
}

static void resigning_gives_the_game_to_the_others(void **test)
{
	struct outcome outcome;

	(void)test;
	deal(3, 4);
	town_play(&town, "resign");
	outcome = gearseed_rules.outcome(&town.book, room_state(&town.room));
	assert_true(outcome.over);
	assert_int_equal(outcome.winners, 6);
	assert_int_equal(outcome.reason, REASON_RESIGN);
	assert_string_equal(town_why(&town, "done"), "G29");
}

static void B6_inner_builds_run_first(void **test)
{
	(void)test;
	town_begin(&town, NULL, 2, "spring");
	town_lay(&town, "0,0 coalkin-tower");
	town_give(&town, 1,
		  "gremlin-fountain gremlin-fountain gremlin-castle "
		  "thorned-tower");
	town_play(&town, "build gremlin-fountain 1,0");
	assert_string_equal(town_ask(&town), "extra");
	assert_string_equal(town_why(&town, "build thorned-tower 2,0"),
			    "G21");
	assert_string_equal(town.reason.wide,
			    "this build takes a Gremlin card (G21).");
	town_play(&town, "build gremlin-fountain 2,0");
	assert_int_equal(state()->depth, 2);
	assert_int_equal(gs_builds(state()), 1);
	town_play(&town, "build gremlin-castle 3,0");
	/* all three have drawn: two Caste Bonuses and a bonus before, then
	   the castle's two, and the fountains' bonus */
	assert_int_equal(state()->depth, 0);
	assert_int_equal(state()->built, 3);
}

static void B6_cards_with_steps_to_come_stay(void **test)
{
	char *text = town_edit("ability gain 1\n  ability build caste gremlin",
			       "ability build any\n  ability gain 1");
	struct deck *deck = town_read_deck(text);

	(void)test;
	town_begin(&town, deck, 2, "winter");
	town_lay(&town, "0,0 coalkin-tower 0,1 coalkin-expanse");
	town_give(&town, 1, "gremlin-fountain thorned-tower coalkin-castle");
	town_play(&town, "build gremlin-fountain 1,0");
	/* the fountain has a point to come and cannot be moved */
	town_play(&town, "build thorned-tower -1,0");
	assert_string_equal(town_why(&town, "pull 1,0 -2,0"), "B6");
	assert_string_equal(town_menu(&town),
			    "pull 0,1 -1,-1, pull 0,1 -2,0, pull 0,1 -1,1, "
			    "skip");
	gearseed_rules.decks->close(deck);
	free(text);
}

static void a_pull_moves_what_is_Free_and_not_next(void **test)
{
	(void)test;
	town_begin(&town, NULL, 2, "winter");
	town_lay(&town, "0,0 coalkin-tower 1,0 gremlin-castle");
	town_give(&town, 1, "thorned-tower coalkin-castle");
	town_play(&town, "build thorned-tower -1,0");
	assert_string_equal(town_menu(&town),
			    "pull 1,0 -1,-1, pull 1,0 -2,0, pull 1,0 -1,1, "
			    "skip");
	assert_string_equal(town_why(&town, "pull 0,0 -2,0"), "G21");
	assert_string_equal(town.reason.wide,
			    "0,0 already lies next to ThT (G21).");
	assert_string_equal(town_why(&town, "pull 1,0 5,5"), "G21");
	town_play(&town, "pull 1,0 -2,0");
	/* B23: nothing triggers; both castes are next to it */
	assert_int_equal(town_score(&town, 1), 2);
	assert_int_equal(town_count(&town, EVENT_FIRED), 0);
}

static void a_take_fits_its_filter(void **test)
{
	(void)test;
	town_begin(&town, NULL, 2, "fall");
	town_lay(&town, "0,0 coalkin-tower 1,0 shrine-of-castles");
	town_give(&town, 1, "shrine-of-towers coalkin-castle");
	town_play(&town, "build shrine-of-towers -1,0");
	assert_string_equal(town_ask(&town), "take");
	assert_string_equal(town_menu(&town), "take 0,0, skip");
	assert_string_equal(town_why(&town, "take 1,0"), "G21");
	town_play(&town, "take 0,0");
	assert_string_equal(town_zone(&town, ZONE_HAND),
			    "coalkin-castle coalkin-tower");
}

static void a_seek_asks_only_when_the_cards_differ(void **test)
{
	(void)test;
	town_begin(&town, NULL, 2, "summer");
	town_lay(&town, "0,0 coalkin-tower");
	town_give(&town, 1, "coalkin-fountain gremlin-castle");
	town_stack(&town, "thorned-castle thorned-tower gremlin-tower");
	town_play(&town, "build coalkin-fountain 1,0");
	assert_string_equal(town_menu(&town),
			    "keep thorned-castle, keep thorned-tower");
	assert_string_equal(town_zone(&town, ZONE_SEEN),
			    "thorned-castle thorned-tower");
	assert_string_equal(town_why(&town, "keep gremlin-tower"), "B7");
	town_play(&town, "keep thorned-tower");
	assert_string_equal(town_zone(&town, ZONE_DECK),
			    "gremlin-tower thorned-castle");
	town_begin(&town, NULL, 2, "summer");
	town_lay(&town, "0,0 coalkin-tower");
	town_give(&town, 1, "coalkin-fountain gremlin-castle");
	town_stack(&town, "thorned-tower thorned-tower");
	town_play(&town, "build coalkin-fountain 1,0");
	assert_string_equal(town_ask(&town), "build");
	assert_string_equal(town_zone(&town, ZONE_HAND),
			    "gremlin-castle thorned-tower");
}

static void a_burn_pays_for_each_card(void **test)
{
	(void)test;
	town_begin(&town, NULL, 2, "summer");
	town_lay(&town, "0,0 gremlin-castle");
	town_give(&town, 1,
		  "coalkin-tower thorned-castle thorned-tower gremlin-tower");
	town_play(&town, "build coalkin-tower 1,0");
	assert_string_equal(town_menu(&town),
			    "burn gremlin-tower, burn thorned-castle, "
			    "burn thorned-tower, end");
	town_play(&town, "burn thorned-castle");
	assert_string_equal(town_ask(&town), "burn");
	town_play(&town, "burn gremlin-tower");
	assert_string_equal(town_ask(&town), "build");
	assert_int_equal(town_score(&town, 1), 3);
}

static void lines_are_unbroken_runs(void **test)
{
	(void)test;
	town_begin(&town, NULL, 2, "fall");
	town_lay(&town, "1,0 gremlin-castle 2,0 gremlin-tower "
			"4,0 gremlin-tower 0,1 thorned-castle");
	town_give(&town, 1, "gremlin-expanse coalkin-castle");
	town_play(&town, "build gremlin-expanse 0,0");
	/* 1, and two Gremlins in line: the third lies behind a gap */
	assert_int_equal(town_score(&town, 1), 3);
}

static void B28_no_build_goes_deeper_than_eight(void **test)
{
	char *text = town_edit("ability gain 1\n  ability build caste gremlin",
			       "ability build any");
	struct deck *deck = town_read_deck(text);
	const struct gs_design *fountain;

	(void)test;
	town_begin(&town, deck, 2, "summer");
	fountain = gs_design(&town.book,
			     card_parse(&town.book,
					(struct word){"gremlin-fountain",
						      16}));
	for (int d = 1; d <= deck->count; d++) /* all of them build */
		deck->design[d].ability = fountain->ability;
	town_lay(&town, "0,0 gremlin-tower");
	town_give(&town, 1,
		  "gremlin-castle gremlin-castle gremlin-castle "
		  "coalkin-tower coalkin-tower coalkin-tower "
		  "thorned-tower thorned-tower thorned-tower");
	town_play(&town, "build gremlin-castle 1,0, "
			 "build gremlin-castle 2,0, "
			 "build gremlin-castle 3,0, "
			 "build coalkin-tower 4,0, "
			 "build coalkin-tower 5,0, "
			 "build coalkin-tower 6,0, "
			 "build thorned-tower 7,0");
	assert_int_equal(state()->depth, 7);
	town_play(&town, "build thorned-tower 8,0");
	/* the eighth asks for nothing more, and all of them are done */
	assert_int_equal(state()->depth, 0);
	assert_string_equal(town_ask(&town), "build");
	gearseed_rules.decks->close(deck);
	free(text);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(G1_G2_three_cards_each_and_a_row_of_three),
		cmocka_unit_test(
			G3_scores_begin_at_nothing_and_Burst_cards_unflipped),
		cmocka_unit_test(G4_G9_E4_three_different_Seasons_by_lot),
		cmocka_unit_test(G5_any_seat_may_begin),
		cmocka_unit_test(G6_types_and_castes_are_as_printed),
		cmocka_unit_test(G7_G17_E1_on_an_empty_cell_beside_a_card),
		cmocka_unit_test(G8_every_design_has_an_Ability),
		cmocka_unit_test(G11_each_caste_rules_its_Season),
		cmocka_unit_test(G12_G15_E3_order_of_turns),
		cmocka_unit_test(
			G13_B27_a_Season_is_revealed_before_the_first_draw),
		cmocka_unit_test(G14_B12_each_Season_shuffles_the_deck),
		cmocka_unit_test(G16_B8_two_builds_are_owed),
		cmocka_unit_test(B8_builds_lapse_with_an_empty_hand),
		cmocka_unit_test(G18_B5_the_order_of_a_build),
		cmocka_unit_test(G19_B2_the_builder_orders_the_Triggers),
		cmocka_unit_test(G19_a_Trigger_asks_for_its_kind),
		cmocka_unit_test(B1_only_the_neighbours_Triggers),
		cmocka_unit_test(G20_B3_Caste_Bonus_for_the_caste_that_rules),
		cmocka_unit_test(G21_B7_a_short_draw_is_no_hindrance),
		cmocka_unit_test(G22_B4_Seasonal_Bonus_in_its_Season_only),
		cmocka_unit_test(G23_the_example_drawing_a_card),
		cmocka_unit_test(G23_the_example_gaining_a_point),
		cmocka_unit_test(G24_B5_the_Shrine_Ability_may_be_left),
		cmocka_unit_test(G25_B9_Burst_builds_then_counts),
		cmocka_unit_test(B9_Burst_counts_without_its_build),
		cmocka_unit_test(
			B9_Burst_with_an_empty_hand_asks_for_no_build),
		cmocka_unit_test(B10_Burst_cards_differ_and_count_no_Shrines),
		cmocka_unit_test(B11_the_opening_row_gives_nothing),
		cmocka_unit_test(G27_B13_discards_go_under_in_order),
		cmocka_unit_test(B20_a_short_hand_is_not_filled),
		cmocka_unit_test(B19_a_turn_may_begin_with_a_short_draw),
		cmocka_unit_test(G28_B15_Raze_runs_backwards),
		cmocka_unit_test(G28_only_Free_cards_are_razed),
		cmocka_unit_test(B15_B17_an_empty_town_ends_the_Raze),
		cmocka_unit_test(B16_the_third_Season_ends_with_a_Raze),
		cmocka_unit_test(G29_B21_ties),
		cmocka_unit_test(resigning_gives_the_game_to_the_others),
		cmocka_unit_test(B6_inner_builds_run_first),
		cmocka_unit_test(B6_cards_with_steps_to_come_stay),
		cmocka_unit_test(a_pull_moves_what_is_Free_and_not_next),
		cmocka_unit_test(a_take_fits_its_filter),
		cmocka_unit_test(a_seek_asks_only_when_the_cards_differ),
		cmocka_unit_test(a_burn_pays_for_each_card),
		cmocka_unit_test(lines_are_unbroken_runs),
		cmocka_unit_test(B28_no_build_goes_deeper_than_eight),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
