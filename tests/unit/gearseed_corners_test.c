/* Corners of GearSeed that whole games seldom reach, and what the events say
   of a move beyond the cards. */
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

/* The last move's first event of a kind; fails where there is none. */
static const struct event *told(enum gs_event kind)
{
	for (int i = 0; i < town.events.count; i++)
		if (town.events.list[i].kind == kind)
			return &town.events.list[i];
	fail_msg("no event of kind %d", kind);
	return NULL;
}

static void G19_a_Trigger_is_named_by_both_its_numbers(void **test)
{
	(void)test;
	town_place(&town, "winter",
		   "0,-1 shrine-of-towers 0,1 shrine-of-castles",
		   "gremlin-castle coalkin-castle");
	town_play(&town, "build gremlin-castle 0,0, trigger 0,1");
	assert_int_equal(told(EVENT_FIRED)->at[1], 1);
	assert_int_equal(state()->frame[0].trigger.y, 1);
	town_play(&town, "choose 2");
	assert_int_equal(told(EVENT_GAINED)->at[3], 1);
	/* the other one follows by itself */
	assert_int_equal(told(EVENT_FIRED)->at[1], -1);
}

static void a_gain_names_its_Trigger_and_no_other(void **test)
{
	(void)test;
	town_place(&town, "summer", "3,4 coalkin-castle",
		   "gremlin-tower coalkin-expanse");
	town_play(&town, "build gremlin-tower 3,5");
	assert_int_equal(told(EVENT_GAINED)->extra, SOURCE_TRIGGER);
	assert_int_equal(told(EVENT_GAINED)->at[2], 3);
	assert_int_equal(told(EVENT_GAINED)->at[3], 4);
	for (int i = 0; i < town.events.count; i++) {
		const struct event *event = &town.events.list[i];

		if (event->kind != EVENT_GAINED ||
		    event->extra == SOURCE_TRIGGER)
			continue;
		assert_int_equal(event->at[0], 3);
		assert_int_equal(event->at[1], 5);
		assert_int_equal(event->at[2], 0);
		assert_int_equal(event->at[3], 0);
	}
	assert_int_equal(town_count(&town, EVENT_GAINED), 2);
}

static void B7_a_seek_puts_the_rest_under_as_they_were_seen(void **test)
{
	struct deck *deck =
		town_edited_deck("ability seek 2", "ability seek 4");

	(void)test;
	town_place_deck(&town, deck, "summer", "0,0 coalkin-tower",
			"coalkin-fountain gremlin-castle");
	town_stack(&town, "thorned-castle thorned-tower gremlin-tower "
			  "coalkin-tower gremlin-expanse");
	town_play(&town, "build coalkin-fountain 1,0, keep thorned-tower");
	assert_string_equal(town_zone(&town, ZONE_DECK),
			    "gremlin-expanse thorned-castle gremlin-tower "
			    "coalkin-tower");
	gearseed_rules.decks->close(deck);
}

static void B7_a_pull_without_a_gap_is_not_asked(void **test)
{
	static const char around[] =
		"0,-1 gremlin-castle -1,0 gremlin-castle "
		"1,0 gremlin-expanse 0,1 coalkin-expanse 3,0 gremlin-tower ";

	(void)test;
	town_place(&town, "winter", around, "thorned-tower gremlin-castle");
	town_play(&town, "build thorned-tower 0,0");
	assert_string_equal(town_ask(&town), "build");
	assert_int_equal(state()->depth, 0);
}

static void B6_a_card_with_its_Shrine_step_to_come_stays(void **test)
{
	struct deck *deck =
		town_edited_deck("ability gain 1\n"
				 "  ability gainper 1 next type tower cap 1",
				 "ability take any");

	(void)test;
	town_place_deck(&town, deck, "fall", "0,0 coalkin-tower",
			"shrine-of-towers coalkin-castle");
	town_play(&town, "build shrine-of-towers 1,0");
	assert_string_equal(town_menu(&town), "take 0,0, skip");
	assert_string_equal(town_why(&town, "take 1,0"), "B6");
	town_play(&town, "skip");
	assert_null(town_why(&town, "take 0,0"));
	gearseed_rules.decks->close(deck);
}

static void G24_a_choice_of_the_Shrine_is_asked_for_first(void **test)
{
	struct deck *deck = town_edited_deck(
		"shrine take type tower castle expanse fountain",
		"shrine choose take any / gain 1");

	(void)test;
	town_place_deck(&town, deck, "fall", "0,0 coalkin-tower",
			"shrine-of-towers coalkin-castle");
	town_play(&town, "build shrine-of-towers 1,0");
	assert_string_equal(town_menu(&town), "use, skip");
	town_play(&town, "use");
	assert_string_equal(town_menu(&town), "choose 1, choose 2");
	gearseed_rules.decks->close(deck);
}

static void B28_no_step_builds_a_card_beyond_forty(void **test)
{
	(void)test;
	for (int built = GS_BUILDS - 2; built < GS_BUILDS; built++) {
		town_place(&town, "summer", "0,0 coalkin-tower",
			   "gremlin-fountain gremlin-fountain gremlin-castle");
		state()->built = (uint8_t)built;
		town_play(&town, "build gremlin-fountain 1,0");
		assert_int_equal(state()->built, built + 1);
		assert_string_equal(town_ask(&town),
				    built + 1 < GS_BUILDS ? "extra" : "build");
	}
}

static void G28_an_empty_town_has_no_Raze(void **test)
{
	(void)test;
	town_begin(&town, NULL, 3, "summer");
	town_stack(&town, "");
	town_play(&town, "done, done, done");
	assert_string_equal(town_ask(&town), "build");
	assert_int_equal(state()->season, 2);
	assert_int_equal(state()->razing, 0);
}

static void G25_the_flip_is_told_with_the_seats_own_type(void **test)
{
	(void)test;
	town_place(&town, "summer", "0,0 coalkin-castle", "gremlin-castle");
	town_stack(&town, "gremlin-castle");
	town_play(&town, "build gremlin-castle 1,0, done, burst");
	assert_int_equal(told(EVENT_FLIPPED)->seat, 2);
	assert_int_equal(told(EVENT_FLIPPED)->extra, TYPE_CASTLE);
}

static void a_card_that_moves_is_told_with_its_source(void **test)
{
	(void)test;
	town_place(&town, "summer", "0,0 gremlin-castle",
		   "coalkin-tower thorned-castle thorned-tower");
	town_play(&town, "build coalkin-tower 1,0");
	assert_string_equal(town_why(&town, "skip"), "B7");
	town_play(&town, "burn thorned-castle");
	assert_int_equal(told(EVENT_BURNT)->extra, SOURCE_ABILITY);
	town_place(&town, "fall", "0,0 coalkin-tower",
		   "shrine-of-towers coalkin-castle");
	town_play(&town, "build shrine-of-towers -1,0, take 0,0");
	assert_int_equal(told(EVENT_TOOK)->extra, SOURCE_SHRINE);
	town_place(&town, "summer", "0,0 coalkin-tower",
		   "gremlin-castle gremlin-castle coalkin-castle "
		   "coalkin-castle thorned-castle thorned-tower");
	town_play(&town, "build gremlin-castle 1,0, "
			 "build gremlin-castle 2,0, done, "
			 "discard thorned-castle");
	assert_int_equal(told(EVENT_DISCARDED)->extra, SOURCE_TURN);
}

static void a_resignation_is_news_to_all_and_asks_nothing(void **test)
{
	(void)test;
	town_place(&town, "summer", "0,0 gremlin-castle",
		   "coalkin-tower thorned-castle thorned-tower");
	town_play(&town, "build coalkin-tower 1,0, resign");
	assert_int_equal(told(EVENT_RESIGNED)->seat, 1);
	assert_int_equal(told(EVENT_RESIGNED)->news, EVERY_SEAT);
	assert_int_equal(told(EVENT_OVER)->news, EVERY_SEAT);
	assert_int_equal(state()->question, 0);
}

static void B2_an_inner_build_takes_what_an_outer_one_waits_for(void **test)
{
	struct deck *deck = town_edited_deck(
		"ability gain 1\n  ability build caste gremlin",
		"ability take any");

	(void)test;
	/* each Shrine's Trigger is the Shrine step of spring: a build */
	for (int d = 1; d <= deck->count; d++)
		if (deck->design[d].type == TYPE_SHRINE)
			deck->design[d].trigger.step[0] =
				deck->season[SEASON_SPRING].shrine.step[0];
	town_place_deck(&town, deck, "winter",
			"0,0 shrine-of-towers 2,0 shrine-of-towers",
			"gremlin-castle gremlin-fountain coalkin-castle");
	town_play(&town, "build gremlin-castle 1,0, trigger 0,0, "
			 "build gremlin-fountain 1,1");
	assert_int_equal(state()->depth, 2);
	assert_int_equal(state()->frame[0].waiting, 1);
	town_play(&town, "take 2,0");
	assert_int_equal(town_count(&town, EVENT_FIRED), 0);
	assert_string_equal(town_ask(&town), "build");
	gearseed_rules.decks->close(deck);
}

static void B7_a_card_does_not_pull_itself(void **test)
{
	struct deck *deck =
		town_edited_deck("ability pull\n"
				 "  ability gainper 1 next kinds-caste cap 3",
				 "ability pull");

	(void)test;
	town_place_deck(&town, deck, "winter",
			"0,0 coalkin-tower 1,0 gremlin-castle",
			"thorned-tower coalkin-castle");
	town_play(&town, "build thorned-tower -1,0");
	assert_string_equal(town_menu(&town),
			    "pull 1,0 -1,-1, pull 1,0 -2,0, pull 1,0 -1,1, "
			    "skip");
	assert_non_null(town_why(&town, "pull -1,0 -2,0"));
	gearseed_rules.decks->close(deck);
}

static void E6_no_card_is_pulled_beyond_the_grid(void **test)
{
	(void)test;
	town_place(&town, "winter",
		   "125,127 gremlin-castle 126,127 coalkin-tower",
		   "thorned-tower coalkin-castle");
	town_play(&town, "build thorned-tower 127,127");
	assert_string_equal(town_menu(&town), "pull 125,127 127,126, skip");
}

/* Every guess of seat 2 gives seat 1 something to answer with. */
static void assert_guesses_ask(void)
{
	struct random random = random_start(28, 3);
	struct state_room guess;
	struct view view;
	struct menu menu;

	view_take(&view, &town.book, room_state(&town.room), 2);
	for (int i = 0; i < 200; i++) {
		gearseed_rules.guess(&view, &random, room_state(&guess));
		gearseed_rules.legal(&town.book, room_state(&guess), &menu);
		assert_true(menu.count > 1);
	}
}

static void B18_a_guess_agrees_with_what_is_asked(void **test)
{
	(void)test;
	town_place(&town, "winter", "0,0 coalkin-tower",
		   "gremlin-fountain gremlin-castle");
	town_play(&town, "build gremlin-fountain 1,0");
	assert_string_equal(town_ask(&town), "extra");
	assert_guesses_ask();
	town_place(&town, "summer", "0,0 coalkin-tower",
		   "coalkin-fountain gremlin-castle");
	town_stack(&town, "thorned-tower gremlin-tower thorned-tower "
			  "thorned-tower");
	town_play(&town, "build coalkin-fountain 1,0");
	assert_string_equal(town_ask(&town), "keep");
	assert_guesses_ask();
}

static void G29_who_resigns_leaves_the_win_to_the_others(void **test)
{
	struct outcome outcome;

	(void)test;
	town_begin(&town, NULL, 3, "summer");
	town_lay(&town, "0,0 coalkin-tower");
	town_give(&town, 2, "gremlin-castle");
	town_play(&town, "done, resign");
	outcome = gearseed_rules.outcome(&town.book, room_state(&town.room));
	assert_true(outcome.over);
	assert_int_equal(outcome.winners, seat_bit(1) | seat_bit(3));
	assert_int_equal(outcome.reason, REASON_RESIGN);
}

/* The rule behind the refusal of an answer of another kind. */
static void each_question_refuses_by_its_own_rule(void **test)
{
	(void)test;
	town_place(&town, "summer", "0,0 coalkin-tower",
		   "gremlin-castle gremlin-castle coalkin-castle "
		   "coalkin-castle thorned-castle thorned-tower");
	town_play(&town, "build gremlin-castle 1,0, "
			 "build gremlin-castle 2,0");
	assert_string_equal(town_why(&town, "build coalkin-castle 3,0"),
			    "G16");
	assert_string_equal(town_why(&town, "skip"), "B9");
	town_play(&town, "done");
	assert_string_equal(town_why(&town, "burst"), "G27");
	town_place(&town, "fall", "0,0 coalkin-tower",
		   "shrine-of-towers coalkin-castle");
	town_play(&town, "build shrine-of-towers 1,0");
	assert_string_equal(town_why(&town, "burst"), "B9");
	state()->flipped[0] = true;
	assert_string_equal(town_why(&town, "burst"), "G25");
	town_place(&town, "summer", "0,0 coalkin-tower",
		   "shrine-of-towers coalkin-castle");
	town_play(&town, "build shrine-of-towers 1,0");
	assert_string_equal(town_ask(&town), "shrine");
	assert_string_equal(town_why(&town, "done"), "G24");
	town_reach_raze(&town, "0,0 coalkin-tower");
	assert_string_equal(town_why(&town, "burst"), "G28");
}

static void G21_a_refused_pull_names_where_it_was_to_go(void **test)
{
	(void)test;
	town_place(&town, "winter", "0,0 coalkin-tower 1,0 gremlin-castle",
		   "thorned-tower coalkin-castle");
	town_play(&town, "build thorned-tower -1,0");
	assert_string_equal(town_why(&town, "pull 1,0 7,5"), "G21");
	assert_non_null(strstr(town.reason.wide, "7,5"));
	assert_null(strstr(town.reason.wide, "1,0"));
}

/* What a seat has seen is named, but no more than a short list of it. */
static void undo_names_four_cards_at_most(void **test)
{
	static const char *const names[] = {"Ana", "Ben"};
	struct event events[6] = {{0}};
	struct story story = {.book = &town.book, .names = names, .seat = 1,
			      .events = events};
	struct reason reason;
	const char *code;

	(void)test;
	town_place(&town, "summer", "0,0 coalkin-tower", "gremlin-castle");
	for (int i = 0; i < 6; i++) {
		events[i].kind = EVENT_DREW;
		events[i].card = (uint8_t)(i ? i : CARD_UNKNOWN);
	}
	for (int last = 4; last <= 5; last++) {
		story.count = last + 1;
		gearseed_rules.barrier(&story, &reason);
		for (int card = 1; card <= 5; card++) {
			code = gs_design(&town.book, (uint8_t)card)->code;
			assert_int_equal(strstr(reason.wide, code) != NULL,
					 card <= 4);
		}
	}
}

static void a_Trigger_that_has_come_leaves_nothing_behind(void **test)
{
	const struct gs_frame *frame = &state()->frame[0];

	(void)test;
	town_place(&town, "winter",
		   "0,-1 shrine-of-towers -1,0 shrine-of-castles "
		   "1,0 shrine-of-expanses 0,1 shrine-of-fountains",
		   "gremlin-castle coalkin-castle");
	town_play(&town, "build gremlin-castle 0,0, trigger -1,0");
	assert_int_equal(frame->waiting, 3);
	assert_int_equal(frame->wait[2].y, 1);
	assert_int_equal(frame->wait[3].x, 0);
	assert_int_equal(frame->wait[3].y, 0);
}

static void the_end_is_news_to_all(void **test)
{
	(void)test;
	town_begin(&town, NULL, 2, "summer");
	town_lay(&town, "0,0 coalkin-tower");
	town_stack(&town, "");
	state()->season = 3;
	state()->turn = 6;
	town_play(&town, "done");
	assert_string_equal(town_ask(&town), "over");
	assert_int_equal(told(EVENT_OVER)->news, EVERY_SEAT);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(G19_a_Trigger_is_named_by_both_its_numbers),
		cmocka_unit_test(a_gain_names_its_Trigger_and_no_other),
		cmocka_unit_test(
			B7_a_seek_puts_the_rest_under_as_they_were_seen),
		cmocka_unit_test(B7_a_pull_without_a_gap_is_not_asked),
		cmocka_unit_test(
			B6_a_card_with_its_Shrine_step_to_come_stays),
		cmocka_unit_test(G24_a_choice_of_the_Shrine_is_asked_for_first),
		cmocka_unit_test(B28_no_step_builds_a_card_beyond_forty),
		cmocka_unit_test(G28_an_empty_town_has_no_Raze),
		cmocka_unit_test(G25_the_flip_is_told_with_the_seats_own_type),
		cmocka_unit_test(a_card_that_moves_is_told_with_its_source),
		cmocka_unit_test(a_resignation_is_news_to_all_and_asks_nothing),
		cmocka_unit_test(
			B2_an_inner_build_takes_what_an_outer_one_waits_for),
		cmocka_unit_test(undo_names_four_cards_at_most),
		cmocka_unit_test(a_Trigger_that_has_come_leaves_nothing_behind),
		cmocka_unit_test(the_end_is_news_to_all),
		cmocka_unit_test(B7_a_card_does_not_pull_itself),
		cmocka_unit_test(E6_no_card_is_pulled_beyond_the_grid),
		cmocka_unit_test(B18_a_guess_agrees_with_what_is_asked),
		cmocka_unit_test(G29_who_resigns_leaves_the_win_to_the_others),
		cmocka_unit_test(each_question_refuses_by_its_own_rule),
		cmocka_unit_test(G21_a_refused_pull_names_where_it_was_to_go),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
