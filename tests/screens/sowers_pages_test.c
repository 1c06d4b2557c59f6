/* Sowers at the table, as its players read it: pages of a game that is over,
   long names, numbers and keys in sentences. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "pages.h"
#include "played.h"
#include "seen.h"

static void decks_lie_open_when_the_game_is_over(void **unused)
{
	struct played play;

	(void)unused;
	played_begin(&play, "A", -1, 24, 80);
	script_type(play.script, "D");
	script_shows(play.script, "all lies open · turn 12\n");
	script_shows(play.script, "Ana's hand               empty\n");
	script_shows(play.script,
		     "Ben's deck, top first    Y4 Y6 Y8 Y3 Y7 Y5 Y10\n");
	script_hides(play.script, "you do not know");
	script_hides(play.script, "not known to you");
	played_out(&play);
}

static void long_names_keep_clear_of_the_cards(void **unused)
{
	struct played play;

	(void)unused;
	played_begin(&play, "B", -1, 24, 80);
	script_type(play.script, "D");
	script_shows(play.script, "Priscilla's deck, top first  Y8\n");
	played_out(&play);
}

static void the_log_tells_the_end_in_its_own_words(void **unused)
{
	struct played play;

	(void)unused;
	played_begin(&play, "A", -1, 24, 80);
	script_type(play.script, "L");
	script_shows(play.script, "all lies open · turn 12\n");
	script_shows(play.script,
		     "12  Ana   wins: all ten were sown on turn 11 (S29)\n");
	played_out(&play);
}

/* What Ana did before and after the remark was done in one turn. */
static void behind_a_remark_the_log_names_the_seat_again(void **unused)
{
	struct played play;

	(void)unused;
	played_begin(&play, "A", 33, 24, 80);
	for (int seat = 1; seat <= 2; seat++)
		match_remark(play.match, REMARK_TAKEBACK, seat);
	script_type(play.script, "1 y9r!L");
	script_shows(play.script, " Ben   plays on from here;");
	script_shows(play.script,
		     ">   9  Ana   laid Y9 on Rocky and drew B1 and B6\n");
	played_out(&play);
}

static void long_lines_of_the_log_are_folded(void **unused)
{
	struct played play;

	(void)unused;
	played_begin(&play, "B", -1, 20, 60);
	script_type(play.script, "L");
	script_shows(play.script, " paid Y1, drew Y2, picked B10 up from\n"
				  "                    Thorny\n");
	played_out(&play);
}

static void a_pick_up_names_only_soils_with_cards(void **unused)
{
	struct played play;

	(void)unused;
	played_begin(&play, "A", 18, 24, 80);
	script_type(play.script, "1 ");
	script_shows(play.script, "   any card of the Rocky Soil  ");
	played_out(&play);
	played_begin(&play, "C", 37, 24, 80);
	script_type(play.script, "2 ");
	script_shows(play.script, "   any card of your own Thorny Soil  ");
	played_out(&play);
	played_begin(&play, "B", 7, 24, 80);
	script_shows(play.script,
		     "   any card of Rocky, or of your own Thorny Soil  ");
	played_out(&play);
}

/* Six rows, and the longest names: the heading goes, what you drew stays. */
static void a_long_recap_ends_with_your_own_draw(void **unused)
{
	struct played play;

	(void)unused;
	played_begin(&play, "A", 33, 20, 60);
	match_end(play.match);
	play.match = seen_record_with("A", 33, "seat 2 Ben",
				      "seat 2 Wilhelmina12");
	script_type(play.script, "1");
	script_shows(play.script,
		     "  Turn 8  Wilhelmina12 laid Y2 on Rocky and drew 2 "
		     "cards.\n");
	script_shows(play.script,
		     "  Turn 9  You have drawn 1 card. It is face down "
		     "too.\n");
	script_shows(play.script, "  While you looked away\n");
	played_out(&play);
	played_begin(&play, "A", 33, 20, 60);
	match_end(play.match);
	play.match = seen_record_with("A", 32, "seat 1 Ana",
				      "seat 1 Bartholomäus");
	script_type(play.script, "2");
	script_hides(play.script, "While you looked away");
	script_shows(play.script, "  Turn 7  Bartholomäus paid 1");
	script_shows(play.script,
		     "          You paid 1 yellow to the Path, drew 1 "
		     "card.\n");
	played_out(&play);
}

/* The marked paragraph is seen to its end. */
static void the_log_shows_the_whole_of_its_last_line(void **unused)
{
	struct played play;

	(void)unused;
	played_begin(&play, "B", 27, 20, 60);
	match_remark(play.match, REMARK_TAKEBACK, 1);
	script_type(play.script, "L");
	script_shows(play.script,
		     "Priscilla   plays on from here; what came after may\n"
		     "                    be known\n");
	script_shows(play.script,
		     "\n Arrows line   / find   Enter see it   Esc back");
	played_out(&play);
	played_begin(&play, "A", 33, 20, 60);
	for (int seat = 1; seat <= 2; seat++)
		match_remark(play.match, REMARK_TAKEBACK, seat);
	script_type(play.script, "L");
	script_shows(play.script,
		     "  9  Ben   plays on from here; what came after may be\n"
		     "              known\n");
	played_out(&play);
}

static void one_turn_is_no_turns(void **unused)
{
	struct played play;

	(void)unused;
	played_begin(&play, "A", 0, 24, 80);
	script_type(play.script, "1 q4\r!");
	script_shows(play.script, " Ana resigned.\n");
	script_shows(play.script, "\n 1 turn.");
	played_out(&play);
}

static void two_are_both(void **unused)
{
	struct played play;

	(void)unused;
	played_begin(&play, "B", 15, 24, 80);
	script_shows(play.script,
		     " You picked up B3 from the Thorny Soil. No card stays "
		     "there.\n");
	script_type(play.script, "\001\004\001");
	script_shows(play.script,
		     " Priscilla: discard 2 yellow seeds. Both are chosen: "
		     "Enter discards them.\n");
	played_out(&play);
}

static void a_run_of_one_has_no_keys_for_fewer_and_more(void **unused)
{
	struct played play;

	(void)unused;
	played_begin(&play, "C", 47, 24, 80);
	script_type(play.script, "1 b0g");
	script_shows(play.script, " Then all ten are sown (S29).\n");
	script_shows(play.script, "\n Enter sow   Esc back   ? rule");
	played_out(&play);
	played_begin(&play, "A", 41, 24, 80);
	script_type(play.script, "2 2g");
	script_shows(play.script, "\n Left Right fewer, more   ");
	script_type(play.script, "\003");
	script_shows(play.script, "sow B2? Left Right fewer, more.");
	script_shows(play.script, "\n Left Right fewer, more   ");
	played_out(&play);
}

static void cards_that_end_an_undo_are_a_spoken_list(void **unused)
{
	struct played play;

	(void)unused;
	played_begin(&play, "A", 8, 24, 80);
	script_type(play.script, "2 u");
	script_shows(play.script, " Undo stops here: you have seen Y7, "
				  "B1 and B9 from your deck.");
	played_out(&play);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(decks_lie_open_when_the_game_is_over),
		cmocka_unit_test(long_names_keep_clear_of_the_cards),
		cmocka_unit_test(the_log_tells_the_end_in_its_own_words),
		cmocka_unit_test(behind_a_remark_the_log_names_the_seat_again),
		cmocka_unit_test(long_lines_of_the_log_are_folded),
		cmocka_unit_test(a_pick_up_names_only_soils_with_cards),
		cmocka_unit_test(a_long_recap_ends_with_your_own_draw),
		cmocka_unit_test(the_log_shows_the_whole_of_its_last_line),
		cmocka_unit_test(one_turn_is_no_turns),
		cmocka_unit_test(two_are_both),
		cmocka_unit_test(a_run_of_one_has_no_keys_for_fewer_and_more),
		cmocka_unit_test(cards_that_end_an_undo_are_a_spoken_list),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
