/* GearSeed's rules as printed, G by their ids. */
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
		town_deal(&town, NULL, seats, 1, 5);
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
	town_deal(&town, NULL, 4, 1, 6);
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

		town_deal(&town, NULL, 2, 1, (uint64_t)i);
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
	town_deal(&town, NULL, 2, 2, 0);
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
	town_place(&town, "summer", "0,0 coalkin-tower 1,0 coalkin-castle",
		   "gremlin-castle thorned-castle");
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
	for (int d = 1; d <= town_deck()->count; d++)
		assert_true(town_deck()->design[d].ability.count > 0);
}

static void G11_each_caste_rules_its_Season(void **test)
{
	(void)test;
	assert_int_equal(town_deck()->season[SEASON_SPRING].caste,
			 CASTE_GREMLIN);
	assert_int_equal(town_deck()->season[SEASON_WINTER].caste,
			 CASTE_COALKIN);
	assert_int_equal(town_deck()->season[SEASON_FALL].caste, CASTE_THORNED);
	assert_int_equal(town_deck()->season[SEASON_SUMMER].caste,
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
		town_deal(&town, NULL, seats, 1, 9);
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
	town_deal(&town, NULL, 2, 1, 3);
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
	town_deal(&town, NULL, 2, 1, 3);
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
	town_place(&town, "summer", "0,0 coalkin-tower",
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

static void G18_B5_the_order_of_a_build(void **test)
{
	static const uint8_t want[] = {SOURCE_TRIGGER, SOURCE_CASTE,
				       SOURCE_ABILITY, SOURCE_ABILITY,
				       SOURCE_SHRINE};
	struct events all;
	int at = 0;

	(void)test;
	town_place(&town, "summer", "0,0 shrine-of-castles 1,1 coalkin-tower",
		   "shrine-of-towers thorned-castle");
	town_play(&town, "build shrine-of-towers 1,0, choose 2");
	all = town.events;
	assert_string_equal(town_menu(&town), "use, skip");
	town_play(&town, "use");
	for (int i = 0; i < town.events.count; i++)
		event_add(&all, town.events.list[i]);
	for (int i = 0; i < all.count; i++)
		if (all.list[i].kind == EVENT_GAINED)
			assert_int_equal(all.list[i].extra, want[at++]);
	assert_int_equal(at, 5);
	/* 1, 2, 1 and 1, then two types next to it */
	assert_int_equal(town_score(&town, 1), 1 + 2 + 1 + 1 + 2);
}

static void G19_B2_the_builder_orders_the_Triggers(void **test)
{
	(void)test;
	town_place(&town, "winter",
		   "0,0 shrine-of-towers 2,0 shrine-of-castles "
		   "1,1 thorned-fountain",
		   "thorned-castle coalkin-tower gremlin-tower "
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
	town_place(&town, "spring", "0,0 coalkin-castle",
		   "thorned-castle coalkin-tower");
	town_play(&town, "build thorned-castle 1,0");
	assert_int_equal(town_count(&town, EVENT_FIRED), 0);
	town_play(&town, "build coalkin-tower -1,0");
	assert_int_equal(town_count(&town, EVENT_FIRED), 1);
}

static void G20_B3_Caste_Bonus_for_the_caste_that_rules(void **test)
{
	(void)test;
	town_place(&town, "fall", "0,0 coalkin-tower",
		   "gremlin-castle thorned-tower gremlin-tower");
	town_play(&town, "build gremlin-castle 1,0");
	assert_int_equal(town_score(&town, 1), 1 + 2);
	town_play(&town, "build thorned-tower 0,1, skip");
	/* 1 Caste Bonus, 1 for a caste next to it, 2 in Fall */
	assert_int_equal(town_score(&town, 1), 3 + 1 + 1 + 2);
}

static void G21_B7_a_short_draw_is_no_hindrance(void **test)
{
	(void)test;
	town_place(&town, "winter", "0,0 coalkin-tower",
		   "thorned-fountain gremlin-tower");
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
	town_place(&town, "winter", "0,0 gremlin-tower", "coalkin-tower");
	town_play(&town, "build coalkin-tower 1,0");
	/* Caste Bonus 1, Ability 1 and no card to burn, one card in line */
	assert_int_equal(town_score(&town, 1), 3);
	town_place(&town, "spring", "0,0 gremlin-tower", "coalkin-tower");
	town_play(&town, "build coalkin-tower 1,0");
	assert_int_equal(town_score(&town, 1), 1);
}

/* The rulebook's example. */
static void example(const char *choice)
{
	town_place(&town, "spring", "0,0 shrine-of-expanses 2,0 thorned-castle",
		   "thorned-expanse gremlin-castle");
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
	town_place(&town, "summer", "0,0 coalkin-tower",
		   "shrine-of-castles gremlin-tower");
	town_play(&town, "build shrine-of-castles 1,0");
	assert_string_equal(town_ask(&town), "shrine");
	assert_string_equal(town_why(&town, "burst"), "B9");
	town_play(&town, "skip");
	assert_int_equal(town_score(&town, 1), 3);
}

static void G25_B9_Burst_builds_then_counts(void **test)
{
	(void)test;
	town_place(&town, "summer", "0,0 coalkin-tower",
		   "coalkin-tower gremlin-castle gremlin-castle");
	town_play(&town, "burst");
	assert_string_equal(town_ask(&town), "extra");
	town_play(&town, "build coalkin-tower 1,0, end");
	/* 1 by the Ability, then 2 Towers, the new one among them */
	assert_int_equal(town_score(&town, 1), 3);
	assert_int_equal(gs_builds(state()), 2);
	assert_string_equal(town_why(&town, "burst"), "G25");
}

static void G27_B13_discards_go_under_in_order(void **test)
{
	const uint8_t *deck;
	int count;

	(void)test;
	town_place(&town, "summer", "0,0 coalkin-tower",
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

static void G28_B15_Raze_runs_backwards(void **test)
{
	(void)test;
	town_reach_raze(&town, "0,0 coalkin-tower 0,1 coalkin-castle "
			       "0,2 thorned-tower");
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
	town_reach_raze(&town, "0,0 coalkin-tower 0,1 coalkin-castle "
			       "0,-1 thorned-tower -1,0 thorned-castle");
	assert_string_equal(town_why(&town, "raze 0,0"), "G17");
	assert_string_equal(town.reason.wide,
			    "0,0 has four neighbours and is not Free (G17).");
	assert_string_equal(town_why(&town, "skip"), "G28");
	town_play(&town, "raze 1,0");
	/* B15: it has become Free */
	assert_null(town_why(&town, "raze 0,0"));
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
	town_deal(&town, NULL, 3, 1, 4);
	town_play(&town, "resign");
	outcome = gearseed_rules.outcome(&town.book, room_state(&town.room));
	assert_true(outcome.over);
	assert_int_equal(outcome.winners, 6);
	assert_int_equal(outcome.reason, REASON_RESIGN);
	assert_string_equal(town_why(&town, "done"), "G29");
}

static bool gives_points(const struct gs_list *list)
{
	for (int i = 0; i < list->count; i++)
		if (list->step[i].way[0].verb <= EFFECT_GAINPER)
			return true;
	return false;
}

static void G26_every_Seed_can_give_points(void **test)
{
	(void)test;
	for (int d = 1; d <= town_deck()->count; d++)
		assert_true(gives_points(&town_deck()->design[d].ability));
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
		cmocka_unit_test(G18_B5_the_order_of_a_build),
		cmocka_unit_test(G19_B2_the_builder_orders_the_Triggers),
		cmocka_unit_test(G19_a_Trigger_asks_for_its_kind),
		cmocka_unit_test(G20_B3_Caste_Bonus_for_the_caste_that_rules),
		cmocka_unit_test(G21_B7_a_short_draw_is_no_hindrance),
		cmocka_unit_test(G22_B4_Seasonal_Bonus_in_its_Season_only),
		cmocka_unit_test(G23_the_example_drawing_a_card),
		cmocka_unit_test(G23_the_example_gaining_a_point),
		cmocka_unit_test(G24_B5_the_Shrine_Ability_may_be_left),
		cmocka_unit_test(G25_B9_Burst_builds_then_counts),
		cmocka_unit_test(G27_B13_discards_go_under_in_order),
		cmocka_unit_test(G28_B15_Raze_runs_backwards),
		cmocka_unit_test(G28_only_Free_cards_are_razed),
		cmocka_unit_test(G29_B21_ties),
		cmocka_unit_test(resigning_gives_the_game_to_the_others),
		cmocka_unit_test(G26_every_Seed_can_give_points),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
