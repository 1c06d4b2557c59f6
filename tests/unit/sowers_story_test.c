/* What Sowers says: every story of the pictures told from the records that they
   were drawn from. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "scripted.h"

#define RECORD(name) "tests/records/" name ".hotbed"

static struct scripted game;

static void message(const char *record, int moves, int seat,
		    const char *sentence)
{
	scripted_record(&game, record, moves);
	if (scripted_state(&game)->cards.end[0] && sowers_is_solo(&game.book)) {
		game.names[0] = "Priscilla";
		game.names[1] = "Aquila";
	}
	assert_string_equal(scripted_story(&game, TELL_MESSAGE, seat, seat,
					   game.since[seat]),
			    sentence);
}

static void messages_are_those_of_the_pictures(void **state)
{
	(void)state;
	/* 8.1 */
	message(RECORD("A"), 27, 1,
		"Ben laid B9 on the Thorny Soil and put 4 cards back. "
		"You drew Y5.");
	/* 8.5 */
	message(RECORD("A"), 31, 2,
		"You laid Y2 on the Rocky Soil and drew Y1 and B3.");
	/* 8.6 */
	message(RECORD("B"), 14, 1, "You paid Y4 to the Path and drew Y6.");
	/* 8.7 */
	message(RECORD("A"), 8, 2,
		"You laid B6 on the Thorny Soil and drew Y7, B1 and B9.");
	/* 8.8 */
	message(RECORD("A"), 19, 1,
		"You picked up Y7 from the Rocky Soil. Three cards stay "
		"there.");
	/* 8.9 */
	message(RECORD("B"), 12, 1,
		"Aquila sowed B4 and flipped Y4 onto Y1, against the order "
		"(S41).");
	/* 8.11 */
	message(RECORD("A"), 30, 1,
		"You discarded Y5. Seven cards stay in your hand.");
}

static void a_message_names_what_led_to_this_turn(void **state)
{
	(void)state;
	message(RECORD("A"), 33, 1,
		"Ben laid Y2 on Rocky, paid a yellow, and picked up B6. "
		"You drew B5.");
	message(RECORD("A"), 0, 1, "You drew Y1.");
	/* A14: section 6 */
	message(RECORD("A"), 46, 2,
		"Ana has sown all ten. Ben has one last turn (S30).");
}

static void a_wild_is_named_whoever_reads_of_it(void **state)
{
	(void)state;
	scripted_begin(&game, "wild=yes", "Y9 W B2 B8 Y3 B9 B10 Y10",
		       "Y1 Y2 Y3 Y4 Y5 Y6");
	scripted_play(&game, "rocky Y9, good W, good B2");
	assert_string_equal(scripted_story(&game, TELL_MESSAGE, 2, 2, 0),
			    "Ana laid Y9 on Rocky, then sowed B1 to B2, with "
			    "W for B1. You drew Y6.");
	scripted_begin(&game, "wild=yes", "Y9 W B3 B8 Y3 B9 B10 Y10",
		       "Y1 Y2 Y3 Y4 Y5 Y6");
	scripted_play(&game, "rocky Y9, good W");
	assert_string_equal(scripted_story(&game, TELL_MESSAGE, 2, 2, 0),
			    "Ana laid Y9 on Rocky, then sowed a wild as B1. "
			    "You drew Y6.");
}

static void the_narrow_message_is_that_of_the_picture(void **state)
{
	struct event masked[200];
	struct told line;
	struct story story = {.book = &game.book,
			      .names = game.names,
			      .seat = 1,
			      .events = masked};

	(void)state;
	scripted_record(&game, RECORD("A"), 27);
	for (int i = game.since[1]; i < game.count; i++)
		masked[story.count++] = event_for(game.events[i], 1);
	assert_int_equal(sowers_rules.tell(&story, TELL_MESSAGE, &line, 1), 1);
	assert_string_equal(line.narrow,
			    "Ben laid B9 on Thorny, put 4 cards back. "
			    "You drew Y5.");
}

/* Where a turn begins among the events. */
static int turn_start(int turn)
{
	for (int i = 0; i < game.count; i++)
		if (game.events[i].kind == SOWERS_TURN &&
		    game.events[i].turn == turn)
			return i;
	fail_msg("no such turn");
	return 0;
}

static void the_recap_is_that_of_the_picture(void **state)
{
	static const char public_recap[] =
		"Ben laid Y2 on the Rocky Soil and drew 2 cards.\n"
		"Ben paid 1 yellow to the Path, drew 1, and picked up B6 "
		"from Thorny.\n"
		"Four lay on Rocky: Y10 Y9 Y8 Y2 were swept to the Path "
		"(S23).\n";
	char expected[400];

	(void)state;
	scripted_record(&game, RECORD("A"), 33);
	/* 7.5: the hand is face down, the events are the public ones */
	snprintf(expected, sizeof expected, "%s%s", public_recap,
		 "You have drawn 1 card. It is among the cards face down.");
	assert_string_equal(scripted_story(&game, TELL_RECAP, 1, SEAT_PUBLIC,
					   turn_start(8)),
			    expected);
	/* hand up: what the seat drew is told */
	snprintf(expected, sizeof expected, "%s%s", public_recap,
		 "You drew B5.");
	assert_string_equal(
		scripted_story(&game, TELL_RECAP, 1, 1, turn_start(8)),
		expected);
}

static void the_turn_that_is_over_is_told_as_in_the_picture(void **state)
{
	(void)state;
	scripted_record(&game, RECORD("A"), 30);
	/* 8.11; the other seat's turn has opened already */
	assert_string_equal(
		scripted_story(&game, TELL_RECAP, 1, 1, turn_start(7)),
		"You drew Y5.\n"
		"You paid Y1 to the Path, drew B9, and picked up nothing.\n"
		"You discarded Y5: a turn ends with 7 cards (S13).");
}

static void the_log_is_that_of_the_picture(void **state)
{
	(void)state;
	scripted_record(&game, RECORD("A"), 33);
	assert_string_equal(
		scripted_story(&game, TELL_LOG, 1, 1, turn_start(5)),
		"drew B3\n"
		"laid Y7 on Rocky, the fourth card, and drew B2 and B4\n"
		"paid Y3 to the Path, drew Y9, and picked Y7 up from Rocky\n"
		"discarded Y6, Y4 and Y7 to the Path: the hand was 10 (S13)\n"
		"drew 1 card\n"
		"laid B9 on Thorny, drew 3 cards, and put 4 back\n"
		"drew Y5\n"
		"paid Y1 to the Path, drew B9, and picked up nothing\n"
		"discarded Y5 to the Path: the hand was 8 (S13)\n"
		"drew 1 card\n"
		"laid Y2 on Rocky, the fourth card, and drew 2 cards\n"
		"paid a yellow to the Path, drew 1, picked B6 up from Thorny\n"
		"four lay on Rocky: Y10 Y9 Y8 Y2 swept to the Path (S23)\n"
		"drew B5");
}

static void the_public_log_names_no_hidden_card(void **state)
{
	(void)state;
	scripted_record(&game, RECORD("A"), 33);
	assert_string_equal(
		scripted_story(&game, TELL_LOG, SEAT_PUBLIC, SEAT_PUBLIC,
			       turn_start(7)),
		"drew 1 card\n"
		"paid a yellow to the Path, drew 1, and picked up nothing\n"
		"discarded 1 yellow to the Path: the hand was 8 (S13)\n"
		"drew 1 card\n"
		"laid Y2 on Rocky, the fourth card, and drew 2 cards\n"
		"paid a yellow to the Path, drew 1, picked B6 up from Thorny\n"
		"four lay on Rocky: Y10 Y9 Y8 Y2 swept to the Path (S23)\n"
		"drew 1 card");
}

static void runs_are_told_in_one_line(void **state)
{
	(void)state;
	scripted_record(&game, RECORD("A"), 41);
	assert_string_equal(scripted_story(&game, TELL_LOG, 2, 2,
					   turn_start(9)),
			    "drew 1 card\n"
			    "laid Y9 on Rocky and drew 2 cards\n"
			    "sowed B1 to B7\n"
			    "drew B10");
}

static void the_log_ends_without_the_name_that_stands_before_it(void **state)
{
	(void)state;
	scripted_record(&game, RECORD("B"), -1);
	assert_string_equal(scripted_story(&game, TELL_LOG, 1, 1,
					   turn_start(20)),
			    "sowed B10, the tenth seed (S40)\n"
			    "wins, and the game ends at once (S40, S42)");
}

static void endings_are_those_of_the_pictures(void **state)
{
	(void)state;
	scripted_record(&game, RECORD("A"), -1);
	assert_string_equal(scripted_ending(&game),
			    "Ana wins.\n"
			    "Ana sowed up to B10 on turn 11: all ten are in "
			    "the Good Soil (S29).\n"
			    "Ben plays second, had one more turn (S30), and "
			    "stopped at B7.");
	scripted_record(&game, RECORD("C"), -1);
	assert_string_equal(scripted_ending(&game),
			    "Ana wins the tie-break, 2 to 1.\n"
			    "Both sowed all ten, on turns 15 and 16 (S30).\n"
			    "More yellow seeds left in the deck decides "
			    "(S31): 2 against 1.");
	scripted_record(&game, RECORD("B"), -1);
	game.names[0] = "Priscilla";
	game.names[1] = "Aquila";
	assert_string_equal(scripted_ending(&game),
			    "Aquila wins.\n"
			    "Aquila sowed the tenth seed on turn 20; the game "
			    "ends at once (S40, S42).\n"
			    "Priscilla had sown nine and held B10.");
}

static void ending(const char *lines, const char *moves, const char *sentences)
{
	scripted_place(&game, "level=sower", lines);
	scripted_play(&game, moves);
	assert_string_equal(scripted_ending(&game), sentences);
}

static void behind_an_end_stands_its_own_rule(void **state)
{
	static const struct {
		const char *lines, *moves, *rule;
	} ends[] = {
		{"ask 1 play / hand 1 Y9 / deck 1 Y1 Y2", "path Y9", "S2"},
		{"ask 1 play / hand 1 Y9 / deck 1 Y1 Y2 / deck 2 B5",
		 "path Y9", "S3"},
		{"ask 1 play / hand 1 Y1 Y2 B1 B3 B4 B5 B6 B7 B8 / "
		 "deck 1 B9 Y10",
		 "path Y1", "S4"},
		{"ask 2 play / hand 2 B10 / good 2 B1 B2 B3 B4 B5 B6 B7 B8 B9",
		 "good B10", "S29"},
	};

	(void)state;
	for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
		struct view view;

		scripted_place(&game, "level=sower", ends[i].lines);
		scripted_play(&game, ends[i].moves);
		view_take(&view, &game.book, room_state(&game.room), 1);
		assert_string_equal(sowers_rules.question_rule(&view),
				    ends[i].rule);
	}
}

static void every_way_to_end_has_its_sentences(void **state)
{
	(void)state;
	ending("ask 1 play / hand 1 Y9 / deck 1 Y1 Y2", "path Y9",
	       "Ana wins.\n"
	       "Ben's deck is empty: no card opens the turn (S2).");
	ending("ask 1 play / hand 1 Y9 / deck 1 Y1 Y2 / deck 2 B5", "path Y9",
	       "Ana wins.\n"
	       "Ben holds no card that any soil would take (S3).");
	ending("ask 1 play / hand 1 Y1 Y2 B1 B3 B4 B5 B6 B7 B8 / "
	       "deck 1 B9 Y10",
	       "path Y1",
	       "Ben wins.\n"
	       "Ana holds 9 cards and 1 yellow: a black seed would have to go "
	       "(S4).");
	ending("ask 1 play / hand 1 Y9 / deck 1 Y1", "resign",
	       "Ben wins.\nAna resigned.");
	ending("ask 1 play / hand 1 B10 / good 1 B1 B2 B3 B4 B5 B6 B7 B8 B9 / "
	       "hand 2 B10 / good 2 B1 B2 B3 B4 B5 B6 B7 B8 B9 / deck 2 Y1",
	       "good B10, good B10",
	       "The game is drawn.\n"
	       "Both sowed all ten, on turns 1 and 2 (S30).\n"
	       "More yellow seeds left in the deck decides (S31): 0 each, a "
	       "draw (A15).");
	ending("ask 1 play / hand 1 B10 / good 1 B1 B2 B3 B4 B5 B6 B7 B8 B9",
	       "good B10",
	       "Ana wins.\n"
	       "Ana sowed up to B10 on turn 1: all ten are in the Good Soil "
	       "(S29).\n"
	       "Ben plays second, had one more turn (S30), and sowed "
	       "nothing.\n"
	       "Ben's deck is empty: no card opens the turn (S2).");
	ending("ask 2 play / hand 2 B10 / good 2 B1 B2 B3 B4 B5 B6 B7 B8 B9 / "
	       "good 1 B1 B2",
	       "good B10",
	       "Ben wins.\n"
	       "Ben sowed up to B10 on turn 1: all ten are in the Good Soil "
	       "(S29).\n"
	       "Ana had sown two.");
}

static void soil(const char *word, int which, const char *sentence,
		 const char *rule)
{
	struct scan scan = scan_string(word);
	struct reason reason;
	struct word card;
	struct view view;

	scan_word(&scan, &card);
	view_take(&view, &game.book, room_state(&game.room),
		  scripted_state(&game)->asked);
	sowers_soil(&view, card_parse(&game.book, card), which, &reason);
	assert_string_equal(reason.wide, sentence);
	assert_string_equal(reason.rule, rule);
}

static void the_panel_is_that_of_the_pictures(void **state)
{
	(void)state;
	scripted_record(&game, RECORD("A"), 27); /* 8.1 */
	soil("Y5", SOWERS_PATH,
	     "it leaves the game; draw 1, then you may pick up 1 card", "S18");
	soil("Y5", SOWERS_ROCKY,
	     "lay it, draw 2, play 1 elsewhere; then 4 are swept", "S23");
	soil("Y5", SOWERS_THORNY, "no: it takes black seeds only", "S24");
	soil("Y5", SOWERS_GOOD, "no: it takes black seeds only", "S28");
	soil("B3", SOWERS_PATH, "no: it takes yellow seeds only", "S17");
	soil("B3", SOWERS_ROCKY, "no: it takes yellow seeds only", "S21");
	soil("B3", SOWERS_THORNY,
	     "lay it, draw 3; then put 4 hand cards back in your deck", "S25");
	soil("B3", SOWERS_GOOD, "no: it takes your next seed, B1", "S28");
	scripted_record(&game, RECORD("A"), 33); /* 8.4 */
	soil("Y9", SOWERS_ROCKY, "lay it, draw 2, play 1 card to another soil",
	     "S22");
	scripted_record(&game, RECORD("A"), 34); /* 8.5 */
	soil("B1", SOWERS_ROCKY, "no: the second play goes to another soil",
	     "S22");
	soil("B1", SOWERS_THORNY, "no: it draws 3 and your deck has fewer",
	     "S15");
	soil("B1", SOWERS_GOOD,
	     "sow B1 to B7, 7 cards; B9 and B10 stay in your hand", "S28");
}

static void the_gamble_of_the_picture(void **state)
{
	(void)state;
	scripted_record(&game, RECORD("A"), 33); /* 8.4 */
	assert_string_equal(scripted_caution(&game, "rocky Y9"), "A1");
	assert_string_equal(game.reason.wide,
			    "of the 3 pairs you may draw, 1 leaves you no "
			    "play and loses (A1).");
}

static void rocky_owners_and_aquilas_last_turn_are_in_the_events(void **state)
{
	uint8_t owner[SOWERS_ROCKY_LIMIT + 1], sowed, flipped;

	(void)state;
	scripted_record(&game, RECORD("B"), 14); /* 8.6 */
	assert_int_equal(sowers_rocky_owners(game.events, game.count, owner),
			 4);
	/* Y7 was flipped too: Priscilla's own had been paid to the Path */
	assert_int_equal(owner[0], 2);
	assert_int_equal(owner[1], 2);
	assert_int_equal(owner[2], 2);
	assert_int_equal(owner[3], 1);
	assert_true(sowers_aquila(game.events, game.count, &sowed, &flipped));
	assert_int_equal(sowed, SOWERS_BLACK + 4);
	assert_int_equal(flipped, 4);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_wild_is_named_whoever_reads_of_it),
		cmocka_unit_test(messages_are_those_of_the_pictures),
		cmocka_unit_test(a_message_names_what_led_to_this_turn),
		cmocka_unit_test(the_narrow_message_is_that_of_the_picture),
		cmocka_unit_test(the_recap_is_that_of_the_picture),
		cmocka_unit_test(
			the_turn_that_is_over_is_told_as_in_the_picture),
		cmocka_unit_test(the_log_is_that_of_the_picture),
		cmocka_unit_test(the_public_log_names_no_hidden_card),
		cmocka_unit_test(runs_are_told_in_one_line),
		cmocka_unit_test(
			the_log_ends_without_the_name_that_stands_before_it),
		cmocka_unit_test(endings_are_those_of_the_pictures),
		cmocka_unit_test(behind_an_end_stands_its_own_rule),
		cmocka_unit_test(every_way_to_end_has_its_sentences),
		cmocka_unit_test(the_panel_is_that_of_the_pictures),
		cmocka_unit_test(the_gamble_of_the_picture),
		cmocka_unit_test(
			rocky_owners_and_aquilas_last_turn_are_in_the_events),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
