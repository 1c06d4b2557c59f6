/* GearSeed's rulings, B by their ids, and what each step does. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "town.h"

static struct town town;

static struct gearseed *state(void)
{
	return town_state(&town);
}

static void B8_builds_lapse_with_an_empty_hand(void **test)
{
	(void)test;
	town_place(&town, "summer", "0,0 coalkin-tower", "gremlin-castle");
	town_play(&town, "build gremlin-castle 1,0");
	assert_int_equal(gs_builds(state()), 0);
	assert_string_equal(town_menu(&town), "burst, done");
}

static void B1_only_the_neighbours_Triggers(void **test)
{
	(void)test;
	town_place(&town, "winter", "0,0 coalkin-tower",
		   "thorned-fountain gremlin-tower");
	town_play(&town, "build thorned-fountain 1,0");
	assert_int_equal(town_count(&town, EVENT_FIRED), 0);
}

static void B9_Burst_counts_without_its_build(void **test)
{
	(void)test;
	town_place(&town, "summer", "0,0 coalkin-tower 1,0 thorned-tower",
		   "gremlin-castle");
	town_play(&town, "burst, skip");
	assert_int_equal(town_score(&town, 1), 2);
	assert_string_equal(town_ask(&town), "build");
	assert_int_equal(gs_builds(state()), 2);
}

static void B9_Burst_with_an_empty_hand_asks_for_no_build(void **test)
{
	(void)test;
	town_place(&town, "summer", "0,0 coalkin-tower", "gremlin-castle");
	town_play(&town, "build gremlin-castle 1,0, burst");
	assert_int_equal(state()->turn, 2);
	assert_int_equal(town_score(&town, 1), 3 + 1);
}

static void B10_Burst_cards_differ_and_count_no_Shrines(void **test)
{
	(void)test;
	for (int i = 0; i < 50; i++) {
		unsigned seen = 0;

		town_deal(&town, NULL, 4, 1, (uint64_t)i);
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
		town_deal(&town, NULL, 3, 1, (uint64_t)i);
		assert_int_equal(town_count(&town, EVENT_GAINED), 0);
		assert_int_equal(town_count(&town, EVENT_FIRED), 0);
		assert_int_equal(town_count(&town, EVENT_OPENED), 3);
	}
}

static void B20_a_short_hand_is_not_filled(void **test)
{
	(void)test;
	town_place(&town, "summer", "0,0 coalkin-tower",
		   "gremlin-castle gremlin-castle coalkin-castle");
	town_play(&town, "build gremlin-castle 1,0, "
			 "build gremlin-castle 2,0, done");
	assert_int_equal(zone_count(&state()->cards, ZONE_HAND), 1);
	assert_int_equal(state()->seat, 2);
}

static void B19_a_turn_may_begin_with_a_short_draw(void **test)
{
	(void)test;
	town_place(&town, "summer", "0,0 coalkin-tower",
		   "gremlin-castle gremlin-castle");
	town_stack(&town, "thorned-tower");
	town_play(&town, "build gremlin-castle 1,0, "
			 "build gremlin-castle 2,0, done");
	assert_int_equal(state()->seat, 2);
	assert_string_equal(town_zone(&town, ZONE_HAND + 1),
			    "thorned-tower");
}

static void B15_B17_an_empty_town_ends_the_Raze(void **test)
{
	(void)test;
	town_reach_raze(&town, "0,0 coalkin-tower");
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
	town_reach_raze(&town, "0,0 coalkin-tower 0,1 coalkin-castle "
			       "0,2 thorned-tower");
	state()->season = 3;
	state()->turn = 9;
	town_play(&town, "raze 0,0");
	town_play(&town, "raze 0,1, raze 1,0");
	assert_string_equal(town_ask(&town), "over");
}

static void B6_inner_builds_run_first(void **test)
{
	(void)test;
	town_place(&town, "spring", "0,0 coalkin-tower",
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
	struct deck *deck = town_edited_deck(
		"ability gain 1\n  ability build caste gremlin",
		"ability build any\n  ability gain 1");

	(void)test;
	town_place_deck(&town, deck, "winter",
			"0,0 coalkin-tower 0,1 coalkin-expanse",
			"gremlin-fountain thorned-tower coalkin-castle");
	town_play(&town, "build gremlin-fountain 1,0");
	/* the fountain has a point to come and cannot be moved */
	town_play(&town, "build thorned-tower -1,0");
	assert_string_equal(town_why(&town, "pull 1,0 -2,0"), "B6");
	assert_string_equal(town_menu(&town),
			    "pull 0,1 -1,-1, pull 0,1 -2,0, pull 0,1 -1,1, "
			    "skip");
	gearseed_rules.decks->close(deck);
}

static void a_pull_moves_what_is_Free_and_not_next(void **test)
{
	(void)test;
	town_place(&town, "winter", "0,0 coalkin-tower 1,0 gremlin-castle",
		   "thorned-tower coalkin-castle");
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
	town_place(&town, "fall", "0,0 coalkin-tower 1,0 shrine-of-castles",
		   "shrine-of-towers coalkin-castle");
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
	town_place(&town, "summer", "0,0 coalkin-tower",
		   "coalkin-fountain gremlin-castle");
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
	town_place(&town, "summer", "0,0 coalkin-tower",
		   "coalkin-fountain gremlin-castle");
	town_stack(&town, "thorned-tower thorned-tower");
	town_play(&town, "build coalkin-fountain 1,0");
	assert_string_equal(town_ask(&town), "build");
	assert_string_equal(town_zone(&town, ZONE_HAND),
			    "gremlin-castle thorned-tower");
}

static void a_burn_pays_for_each_card(void **test)
{
	(void)test;
	town_place(&town, "summer", "0,0 gremlin-castle",
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
	town_place(&town, "fall",
		   "1,0 gremlin-castle 2,0 gremlin-tower "
		   "4,0 gremlin-tower 0,1 thorned-castle",
		   "gremlin-expanse coalkin-castle");
	town_play(&town, "build gremlin-expanse 0,0");
	/* 1, and two Gremlins in line: the third lies behind a gap */
	assert_int_equal(town_score(&town, 1), 3);
}

static void B28_no_build_goes_deeper_than_eight(void **test)
{
	struct deck *deck = town_edited_deck(
		"ability gain 1\n  ability build caste gremlin",
		"ability build any");
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
}

static void B2_a_Trigger_whose_card_has_left_is_skipped(void **test)
{
	struct deck *deck =
		town_edited_deck("trigger any : choose draw 1 / gain 1",
				 "trigger any : take any");

	(void)test;
	town_place_deck(&town, deck, "winter",
			"0,0 shrine-of-towers 2,0 shrine-of-towers",
			"gremlin-castle coalkin-castle");
	town_play(&town, "build gremlin-castle 1,0, trigger 0,0");
	assert_string_equal(town_menu(&town), "take 0,0, take 2,0, skip");
	town_play(&town, "take 2,0");
	assert_int_equal(town_count(&town, EVENT_FIRED), 0);
	assert_string_equal(town_ask(&town), "build");
	assert_int_equal(gs_town_count(state()), 2);
	gearseed_rules.decks->close(deck);
}

static void B23_taking_and_razing_build_nothing(void **test)
{
	(void)test;
	town_place(&town, "fall", "0,0 shrine-of-towers 2,0 coalkin-tower",
		   "thorned-fountain thorned-castle");
	town_play(&town, "build thorned-fountain -1,0, choose 2");
	assert_string_equal(town_ask(&town), "take");
	town_play(&town, "take 2,0");
	assert_int_equal(town_count(&town, EVENT_BUILT), 0);
	assert_int_equal(town_count(&town, EVENT_FIRED), 0);
	assert_int_equal(state()->built, 1);
}

static void B24_Shrine_is_a_type_and_a_caste(void **test)
{
	(void)test;
	town_place(&town, "winter", "0,0 shrine-of-towers 2,0 coalkin-tower",
		   "thorned-tower gremlin-castle");
	town_play(&town, "build thorned-tower 1,0, choose 1");
	/* the castes next to it: Shrine and Coalkin */
	assert_int_equal(town_score(&town, 1), 2);
}

static void B25_two_seats_raze_nothing(void **test)
{
	(void)test;
	town_place(&town, "summer", "0,0 coalkin-tower", "gremlin-castle");
	town_stack(&town, "");
	town_play(&town, "build gremlin-castle 1,0, done, done");
	assert_int_equal(state()->season, 2);
	assert_string_equal(town_ask(&town), "build");
}

/* How many cards of a zone a seat's view shows. */
static int shown(int seat, int zone)
{
	struct view view;
	const struct cards *cards;

	view_take(&view, &town.book, room_state(&town.room), seat);
	cards = &gs_seen_by(&view)->cards;
	return zone_count(cards, zone) -
	       zone_tally(cards, zone, CARD_UNKNOWN);
}

static void B18_B26_what_is_private(void **test)
{
	struct view view;

	(void)test;
	town_place(&town, "summer", "0,0 coalkin-tower",
		   "coalkin-fountain gremlin-castle");
	town_give(&town, 2, "gremlin-castle");
	town_stack(&town, "thorned-castle thorned-tower gremlin-tower");
	town_play(&town, "build coalkin-fountain 1,0");
	assert_int_equal(shown(1, ZONE_SEEN), 2);
	assert_int_equal(shown(1, ZONE_HAND), 1);
	assert_int_equal(shown(1, ZONE_HAND + 1), 0);
	assert_int_equal(shown(1, ZONE_DECK), 0);
	assert_int_equal(shown(2, ZONE_SEEN), 0);
	assert_int_equal(shown(2, ZONE_HAND), 0);
	assert_int_equal(shown(2, ZONE_HAND + 1), 1);
	assert_int_equal(shown(SEAT_PUBLIC, ZONE_HAND + 1), 0);
	assert_int_equal(shown(SEAT_PUBLIC, ZONE_TOWN), 2);
	assert_int_equal(shown(SEAT_REFEREE, ZONE_DECK), 1);
	view_take(&view, &town.book, room_state(&town.room), 1);
	assert_int_equal(gs_seen_by(&view)->order[0], SEASON_SUMMER);
	for (int i = 1; i < 4; i++)
		assert_int_equal(gs_seen_by(&view)->order[i], CARD_UNKNOWN);
}

static void E6_the_grid_ends_at_eight_bits_and_not_before(void **test)
{
	struct gs_cell cells[GS_CELLS];
	int count;

	(void)test;
	town_place(&town, "spring",
		   "127,127 coalkin-tower -128,-128 coalkin-tower",
		   "gremlin-tower");
	count = gs_free_cells(state(), cells);
	assert_int_equal(count, 4);
	assert_int_equal(cells[0].x, -127);
	assert_int_equal(cells[3].x, 126);
	assert_true(gs_is_free(state(), 127, 127));
	assert_int_equal(gs_town_find(state(), 128, 127), -1);
	town_play(&town, "build gremlin-tower 126,127");
	assert_null(gearseed_rules.audit(&town.book,
					 room_state(&town.room)));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(B8_builds_lapse_with_an_empty_hand),
		cmocka_unit_test(B1_only_the_neighbours_Triggers),
		cmocka_unit_test(B9_Burst_counts_without_its_build),
		cmocka_unit_test(B9_Burst_with_an_empty_hand_asks_for_no_build),
		cmocka_unit_test(B10_Burst_cards_differ_and_count_no_Shrines),
		cmocka_unit_test(B11_the_opening_row_gives_nothing),
		cmocka_unit_test(B20_a_short_hand_is_not_filled),
		cmocka_unit_test(B19_a_turn_may_begin_with_a_short_draw),
		cmocka_unit_test(B15_B17_an_empty_town_ends_the_Raze),
		cmocka_unit_test(B16_the_third_Season_ends_with_a_Raze),
		cmocka_unit_test(B6_inner_builds_run_first),
		cmocka_unit_test(B6_cards_with_steps_to_come_stay),
		cmocka_unit_test(a_pull_moves_what_is_Free_and_not_next),
		cmocka_unit_test(a_take_fits_its_filter),
		cmocka_unit_test(a_seek_asks_only_when_the_cards_differ),
		cmocka_unit_test(a_burn_pays_for_each_card),
		cmocka_unit_test(lines_are_unbroken_runs),
		cmocka_unit_test(B28_no_build_goes_deeper_than_eight),
		cmocka_unit_test(B2_a_Trigger_whose_card_has_left_is_skipped),
		cmocka_unit_test(B23_taking_and_razing_build_nothing),
		cmocka_unit_test(B24_Shrine_is_a_type_and_a_caste),
		cmocka_unit_test(B25_two_seats_raze_nothing),
		cmocka_unit_test(B18_B26_what_is_private),
		cmocka_unit_test(
			E6_the_grid_ends_at_eight_bits_and_not_before),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
