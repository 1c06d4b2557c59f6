/* Undo, forward again, and taking back by agreement. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "pages.h"
#include "record.h"
#include "played.h"
#include "sowers.h"

/* A decision of the match, looked at while the script runs. */
struct count {
	const struct match *match;
	int plies;
};

static void plies_are(struct script *script, void *context)
{
	const struct count *count = context;

	(void)script;
	assert_int_equal(match_plies(count->match), count->plies);
}

static void compare_page(struct script *script, void *context)
{
	(void)context;
	script_compare(script, "7.8-1", 0, 23);
}

static void compare_menu(struct script *script, void *context)
{
	(void)context;
	script_compare(script, "7.7-1", 0, 23);
}

static void menu_as_drawn(void **unused)
{
	struct played play;

	(void)unused;
	played_begin(&play, "A", 27, 24, 80);
	script_type(play.script, "1 q");
	script_look_at(play.script, compare_menu, NULL);
	played_out(&play);
}

static void page_as_drawn(void **unused)
{
	struct played play;

	(void)unused;
	played_begin(&play, "A", 28, 24, 80);
	script_type(play.script, "1 q4\r1");
	script_look_at(play.script, compare_page, NULL);
	played_out(&play);
}

static void one_key_twice_does_nothing(void **unused)
{
	struct count before, after;
	struct played play;

	(void)unused;
	played_begin(&play, "A", 28, 24, 80);
	before = (struct count){play.match, 28};
	after = (struct count){play.match, 27};
	script_type(play.script, "1 q4\r1111\r\r 1");
	script_look_at(play.script, plies_are, &before);
	script_shows(play.script, "[1] Ana agrees      [ ] Ben");
	script_type(play.script, "2");
	script_look_at(play.script, plies_are, &after);
	script_shows(play.script, " Taken back by agreement.\n");
	script_shows(play.script, "│ ? │ │ ? │");
	played_out(&play);
}

static void either_may_agree_first(void **unused)
{
	struct count after;
	struct played play;

	(void)unused;
	played_begin(&play, "A", 28, 24, 80);
	after = (struct count){play.match, 27};
	script_type(play.script, "1 q4\r2");
	script_shows(play.script, "[ ] Ana             [2] Ben agrees");
	script_type(play.script, "1");
	script_look_at(play.script, plies_are, &after);
	played_out(&play);
}

/* With four at the table every one of them is asked. */
static void all_four_must_agree(void **unused)
{
	struct count same;
	struct played play;

	(void)unused;
	played_begin(&play, "E", 50, 24, 80);
	same = (struct count){play.match, 50};
	script_type(play.script, "q");
	script_shows(play.script, "Ask the others to take the last play back");
	script_type(play.script, "4\r123321");
	script_look_at(play.script, plies_are, &same);
	script_shows(play.script, "[ ] Dan");
	script_type(play.script, "4");
	script_shows(play.script, " Taken back by agreement.\n");
	played_run(&play);
	assert_true(match_plies(play.match) < 50);
	match_end(play.match);
}

static void escape_leaves_it_as_it_is(void **unused)
{
	struct count same;
	struct played play;

	(void)unused;
	played_begin(&play, "A", 28, 24, 80);
	same = (struct count){play.match, 28};
	script_type(play.script, "1 q4\r1\0332");
	script_look_at(play.script, plies_are, &same);
	script_shows(play.script, "│ ? │ │ ? │");
	played_out(&play);
}

/* Keys that wait when the page comes up are no answers to it. */
static void typed_ahead_agrees_to_nothing(void **unused)
{
	struct count same;
	struct played play;

	(void)unused;
	played_begin(&play, "A", 28, 24, 80);
	same = (struct count){play.match, 28};
	script_type(play.script, "1 q4\r");
	play.script->ahead = true;
	script_type(play.script, "12");
	play.script->ahead = false;
	script_look_at(play.script, plies_are, &same);
	script_shows(play.script, "[ ] Ana             [ ] Ben");
	played_out(&play);
}

/* Ben has played, and asks from Ana's cover. */
static void asked_from_the_cover(void **unused)
{
	struct played play;

	(void)unused;
	played_begin(&play, "A", 33, 24, 80);
	script_type(play.script, "q");
	script_shows(play.script, "  4  Ask Ana to take the last play back");
	script_type(play.script, "4\r");
	script_shows(play.script, "│ Ben asks to take back");
	script_type(play.script, "21");
	script_shows(play.script, " Taken back by agreement.\n");
	script_shows(play.script, "Ben, it is your turn.");
	played_run(&play);
	assert_int_equal(match_plies(play.match), 32);
	match_end(play.match);
}

static void record_and_log_tell_it(void **unused)
{
	struct text text = {0};
	struct played play;

	(void)unused;
	played_begin(&play, "A", 28, 24, 80);
	script_type(play.script, "1 q4\r12L");
	script_shows(play.script,
		     "Ana   had the last play taken back by agreement");
	played_run(&play);
	record_write(play.match, RECORD_WHOLE, &text);
	assert_non_null(strstr(text_string(&text), "\n* takeback 1\n"));
	text_free(&text);
	match_end(play.match);
}

static void alone_it_is_done_at_once(void **unused)
{
	struct played play;

	(void)unused;
	played_begin(&play, "B", 6, 24, 80);
	script_type(play.script, "q");
	script_shows(play.script,
		     "  4  Take the last play back (the game is then "
		     "marked)");
	script_type(play.script, "4\r");
	script_shows(play.script,
		     " The last play was taken back; the game is marked.\n");
	script_hides(play.script, "│ ? │");
	played_run(&play);
	assert_true(match_plies(play.match) < 6);
	assert_int_equal(match_remarks(play.match), 1);
	match_end(play.match);
}

static void nothing_played_nothing_offered(void **unused)
{
	struct played play;

	(void)unused;
	played_begin(&play, "A", 0, 24, 80);
	script_type(play.script, "1 q");
	script_shows(play.script, "  3  Leave hotbed");
	script_hides(play.script, "take the last play back");
	played_out(&play);
}

static void barrier_names_the_way_past_it(void **unused)
{
	struct played play;

	(void)unused;
	played_begin(&play, "A", 28, 24, 80);
	script_type(play.script, "1 u");
	script_shows(play.script,
		     " Undo stops here: you have seen B9 from your deck. q 4 "
		     "asks Ben.\n");
	played_out(&play);
}

/* Ana has sown B1 to B4. */
static void forward_again_until_another_move(void **unused)
{
	struct count count[4];
	struct played play;

	(void)unused;
	played_begin(&play, "A", 38, 24, 80);
	for (int i = 0; i < 4; i++)
		count[i].match = play.match;
	count[0].plies = 37;
	count[1].plies = 36;
	count[2].plies = 38;
	script_type(play.script, "1 u");
	script_look_at(play.script, plies_are, &count[0]);
	script_shows(play.script, " Taken back: B4 sown.\n");
	script_type(play.script, "u");
	script_look_at(play.script, plies_are, &count[1]);
	script_type(play.script, "UU");
	script_look_at(play.script, plies_are, &count[2]);
	script_shows(play.script, " Forward again.\n");
	script_type(play.script, "U");
	script_look_at(play.script, plies_are, &count[2]);
	script_shows(play.script, " Nothing was taken back.\n");
	played_out(&play);
}

/* Ben, at move 8, puts four cards back with one Enter. */
static void one_enter_is_one_undo(void **unused)
{
	struct count before, after;
	struct played play;

	(void)unused;
	played_begin(&play, "A", 8, 24, 80);
	before = (struct count){play.match, 8};
	after = (struct count){play.match, 12};
	script_type(play.script, "2 \001\004\001\004\002\004\002\r");
	script_look_at(play.script, plies_are, &after);
	script_type(play.script, "u");
	script_look_at(play.script, plies_are, &before);
	script_shows(play.script, " Taken back: Y1 put on top of the "
				  "deck, and 3 more.\n");
	script_shows(play.script, "Ben: put 4 cards back.");
	script_type(play.script, "U");
	script_look_at(play.script, plies_are, &after);
	script_shows(play.script, " Forward again.\n");
	script_type(play.script, "\ru");
	script_look_at(play.script, plies_are, &before);
	script_shows(play.script, " The last play was taken back.");
	script_shows(play.script, "Ben: press Space");
	played_out(&play);
}

static void nothing_played_nothing_undone(void **unused)
{
	struct played play;

	(void)unused;
	played_begin(&play, "A", 0, 24, 80);
	script_type(play.script, "1 u");
	script_shows(play.script, " Nothing has been played yet that "
				  "could be taken back.\n");
	played_out(&play);
}

static void who_has_played_since_is_named(void **unused)
{
	struct played play;

	(void)unused;
	played_begin(&play, "A", 33, 24, 80);
	script_type(play.script, "1 u");
	script_shows(play.script, " Undo stops here: Ben has played since.\n");
	played_out(&play);
}

static void another_move_ends_the_way_forward(void **unused)
{
	struct count count[2];
	struct played play;

	(void)unused;
	played_begin(&play, "A", 38, 24, 80);
	count[0] = (struct count){play.match, 38};
	count[1] = (struct count){play.match, 36};
	/* Before B3 again: it alone is sown, and no more after it. */
	script_type(play.script, "1 uug\003\003\003\003\003\003\003\r");
	script_look_at(play.script, plies_are, &count[0]);
	script_type(play.script, "uU");
	script_look_at(play.script, plies_are, &count[0]);
	script_type(play.script, "u");
	script_look_at(play.script, plies_are, &count[1]);
	script_type(play.script, "g\r"); /* sows them all instead */
	script_type(play.script, "uuuuuuuUUUUUUUUU");
	played_run(&play);
	for (int p = 34; p < match_plies(play.match); p++)
		assert_int_not_equal(match_ply(play.match, p).move.verb,
				     SOWERS_END);
	match_end(play.match);
}

static void taken_by_agreement_is_gone(void **unused)
{
	struct count count;
	struct played play;

	(void)unused;
	played_begin(&play, "A", 28, 24, 80);
	count = (struct count){play.match, 27};
	script_type(play.script, "1 q4\r12 U");
	script_look_at(play.script, plies_are, &count);
	script_shows(play.script, " Nothing was taken back.\n");
	played_out(&play);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(menu_as_drawn),
		cmocka_unit_test(page_as_drawn),
		cmocka_unit_test(one_key_twice_does_nothing),
		cmocka_unit_test(either_may_agree_first),
		cmocka_unit_test(all_four_must_agree),
		cmocka_unit_test(escape_leaves_it_as_it_is),
		cmocka_unit_test(typed_ahead_agrees_to_nothing),
		cmocka_unit_test(asked_from_the_cover),
		cmocka_unit_test(record_and_log_tell_it),
		cmocka_unit_test(alone_it_is_done_at_once),
		cmocka_unit_test(nothing_played_nothing_offered),
		cmocka_unit_test(barrier_names_the_way_past_it),
		cmocka_unit_test(forward_again_until_another_move),
		cmocka_unit_test(one_enter_is_one_undo),
		cmocka_unit_test(nothing_played_nothing_undone),
		cmocka_unit_test(who_has_played_since_is_named),
		cmocka_unit_test(another_move_ends_the_way_forward),
		cmocka_unit_test(taken_by_agreement_is_gone),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
