/* The table between its players: covers, undo, the game menu, what may be
   read with the hand up and with the hand down. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "home.h"
#include "pages.h"
#include "script.h"
#include "seen.h"

/* One table in a script: open_table, script it, play, close_table. */
struct bench {
	struct script *script;
	struct match *match;
	struct screen screen;
};

static struct bench *open_bench(const char *record, int plies)
{
	struct bench *bench = calloc(1, sizeof *bench);

	bench->script = script_open(24, 80);
	bench->match = seen_record(record, plies);
	script_screen(bench->script, &bench->screen);
	return bench;
}

static enum after play(struct bench *bench, enum cover_mode cover)
{
	enum after after = table_play(&bench->screen, bench->match, cover);

	assert_int_equal(bench->script->next, bench->script->count);
	return after;
}

static void close_bench(struct bench *bench)
{
	match_end(bench->match);
	screen_close(&bench->screen);
	script_close(bench->script);
	free(bench);
}

static void sees(struct script *script, void *context)
{
	script_expect(script, context);
}

static void sees_not(struct script *script, void *context)
{
	script_expect_not(script, context);
}

/* Types keys, then expects words (or, with a `-` before them, none). */
static void step(struct bench *bench, const char *keys, const char *words)
{
	bool absent = *words == '-';

	script_type(bench->script, keys);
	script_look_at(bench->script, absent ? sees_not : sees,
		       (void *)(words + absent));
}

static void turn_passes_by_turn_over_and_cover(void **unused)
{
	struct bench *bench = open_bench("A", 29);

	(void)unused;
	step(bench, "1 ", "discard 1 yellow seed");
	step(bench, "\001\r", "Enter covers the screen for Ben.");
	step(bench, "", "│Y9 │");
	step(bench, "21", "Enter covers the screen for Ben.");
	step(bench, "\r", "2   I am Ben");
	step(bench, "", "-Y9");
	step(bench, "1 \r\033", "2   I am Ben");
	step(bench, "2", "press Space to turn your hand up");
	step(bench, "12\r", "press Space to turn your hand up");
	step(bench, " ", "Ben: play a card");
	play(bench, COVER_TURNS);
	assert_int_equal(match_plies(bench->match), 30);
	close_bench(bench);
}

static void cover_at_once_where_the_setting_says_so(void **unused)
{
	struct bench *bench = open_bench("A", 29);

	(void)unused;
	bench->screen.settings.value[SETTING_END_OF_TURN] = END_AT_ONCE;
	step(bench, "1 ", "discard 1 yellow seed");
	step(bench, "\001\r", "2   I am Ben");
	play(bench, COVER_TURNS);
	close_bench(bench);
}

static void cover_in_name_only_or_never(void **unused)
{
	struct bench *bench = open_bench("A", 29);

	(void)unused;
	step(bench, "\001\r", "Ben, it is your turn. Everybody else");
	step(bench, "", "Ben: play a card");
	play(bench, COVER_NAMES);
	close_bench(bench);
	bench = open_bench("A", 29);
	step(bench, "\001\r", "Ben: play a card");
	step(bench, "", "-look away");
	play(bench, COVER_NEVER);
	close_bench(bench);
}

static void one_alone_sees_no_cover(void **unused)
{
	struct bench *bench = open_bench("B", 12);

	(void)unused;
	step(bench, "", "Priscilla: play a card");
	step(bench, " ", "press Space to turn your hand up");
	step(bench, " ", "Priscilla: play a card");
	play(bench, COVER_TURNS);
	close_bench(bench);
}

/* Raze: everybody's hand lies down, nobody is covered. */
static void public_questions_show_no_hand(void **unused)
{
	struct bench *bench = open_bench("E", 0);
	int plies = 0;

	(void)unused;
	while (!match_turn(bench->match).open) {
		close_bench(bench);
		bench = open_bench("E", ++plies);
	}
	step(bench, "", "raze 1 Free card");
	step(bench, "", "-when only you can see");
	step(bench, "x", "raze 1 Free card");
	step(bench, " ", "when only you can see"); /* the own hand, asked for */
	play(bench, COVER_TURNS);
	close_bench(bench);
}

static void undo_back_and_forward(void **unused)
{
	struct bench *bench = open_bench("A", 29);

	(void)unused;
	step(bench, "1 \001\r", "Enter covers the screen for Ben.");
	step(bench, "u", "Taken back: Y5 discarded to the Path.");
	step(bench, "", "discard 1 yellow seed");
	step(bench, "U", "Enter covers the screen for Ben.");
	step(bench, "\r", "u Ana takes the last play back");
	step(bench, "u", "The last play was taken back.");
	step(bench, "", "press Space to turn your hand up");
	step(bench, "", "-Y5");
	play(bench, COVER_TURNS);
	assert_int_equal(match_plies(bench->match), 29);
	close_bench(bench);
}

static void undo_says_why_it_stops(void **unused)
{
	struct bench *bench = open_bench("A", 28);

	(void)unused;
	step(bench, "1 u", "Undo stops here");
	step(bench, "", "B9");
	play(bench, COVER_TURNS);
	assert_int_equal(match_plies(bench->match), 28);
	close_bench(bench);
}

static void log_follows_the_hand(void **unused)
{
	struct bench *bench = open_bench("A", 33);

	(void)unused;
	step(bench, "L", "as everybody may see it");
	step(bench, "", "-drew B5");
	step(bench, "\0331L", "-drew B5");
	step(bench, "\033 L", "as Ana may see it");
	step(bench, "", "drew B5");
	script_code(bench->script, KEY_CODE_SUSPEND);
	step(bench, "", "-drew B5");
	play(bench, COVER_TURNS);
	close_bench(bench);
}

static void decks_are_for_the_owner(void **unused)
{
	struct bench *bench = open_bench("A", 33);

	(void)unused;
	step(bench, "1D", "owner");
	step(bench, " D", "as Ana may know it");
	script_code(bench->script, KEY_CODE_IDLE);
	step(bench, "", "so do the decks");
	play(bench, COVER_TURNS);
	close_bench(bench);
}

static void refusal_opens_the_rulebook_at_its_rule(void **unused)
{
	struct bench *bench = open_bench("A", 27);

	(void)unused;
	step(bench, "1 bbg", "No: B3 is not your next seed");
	step(bench, "?", "S28, opened from the table");
	step(bench, "", " > S28");
	step(bench, "?", "Ana: play a card");
	step(bench, "5?", "opened from the table");
	play(bench, COVER_TURNS);
	close_bench(bench);
}

static void words_are_found_in_the_rulebook(void **unused)
{
	struct bench *bench = open_bench("A", 27);

	(void)unused;
	step(bench, "1 R/s23\r", " > S23");
	step(bench, "/Thorny\r", ">");
	step(bench, "/no such words\r", "nowhere else");
	step(bench, "g", "THE GOOD SOIL");
	step(bench, "/rocky\r\r", " > THE ROCKY SOIL");
	step(bench, "\033", "Ana: play a card");
	play(bench, COVER_TURNS);
	close_bench(bench);
}

/* A risk is named before it is run, and Enter does not run it. */
static void risk_takes_its_own_key(void **unused)
{
	struct bench *bench = open_bench("A", 33);

	(void)unused;
	step(bench, "1 y", "Ana: ");
	step(bench, "9r", "Take care: ");
	step(bench, "\r\r", "Enter does not take a risk");
	play(bench, COVER_TURNS);
	assert_int_equal(match_plies(bench->match), 33);
	close_bench(bench);
	bench = open_bench("A", 33);
	step(bench, "1 yr!", "-Take care: ");
	play(bench, COVER_TURNS);
	assert_int_equal(match_plies(bench->match), 34);
	close_bench(bench);
}

static void resigning_takes_the_risk_key(void **unused)
{
	struct bench *bench = open_bench("A", 27);

	(void)unused;
	step(bench, "1 q", "Go back to the game");
	script_look_at(bench->script, sees, "Resign");
	for (int i = 0; i < 4; i++)
		step(bench, "\002", "Game menu");
	step(bench, "\r\r\r", "Ana: resign this game to Ben?");
	step(bench, "\033", "Game menu");
	step(bench, "\r!", "Ben wins");
	play(bench, COVER_TURNS);
	assert_true(match_outcome(bench->match).over);
	close_bench(bench);
}

static void nobody_resigns_with_the_hand_down(void **unused)
{
	struct bench *bench = open_bench("A", 27);

	(void)unused;
	step(bench, "q", "Game menu");
	step(bench, "", "-Resign");
	step(bench, "\0331q", "Game menu");
	step(bench, "", "-Resign");
	play(bench, COVER_TURNS);
	close_bench(bench);
}

static void leaving_by_the_menu(void **unused)
{
	struct bench *bench = open_bench("A", 27);

	(void)unused;
	script_type(bench->script, "q2\r");
	assert_int_equal(play(bench, COVER_TURNS), AFTER_MENU);
	assert_false(bench->screen.leaving);
	close_bench(bench);
	bench = open_bench("A", 27);
	script_type(bench->script, "1q3\r");
	assert_int_equal(play(bench, COVER_TURNS), AFTER_LEAVE);
	close_bench(bench);
}

static void mouse_chooses_and_key_words_are_buttons(void **unused)
{
	struct bench *bench = open_bench("A", 27);

	(void)unused;
	script_click(bench->script, 15, 34); /* the cover has no mouse */
	step(bench, "", "1   I am Ana");
	step(bench, "1", "press Space");
	script_click(bench->script, 23, 3); /* nor has the face-down hand */
	step(bench, "", "press Space");
	step(bench, " ", "Ana: play a card");
	script_click(bench->script, 12, 9); /* Y5 */
	step(bench, "r", "lay Y5 on the Rocky Soil?");
	script_click(bench->script, 23, 15); /* "Esc back" */
	step(bench, "", "Ana: play a card");
	play(bench, COVER_TURNS);
	assert_int_equal(match_plies(bench->match), 27);
	close_bench(bench);
}

static void end_page_starts_nothing_by_itself(void **unused)
{
	struct bench *bench = open_bench("A", -1);

	(void)unused;
	step(bench, "\r\r", "Nothing is chosen yet");
	step(bench, "2", "> 2  Play the same deal again");
	script_type(bench->script, "\r");
	assert_int_equal(play(bench, COVER_TURNS), AFTER_SAME);
	close_bench(bench);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(turn_passes_by_turn_over_and_cover),
		cmocka_unit_test(cover_at_once_where_the_setting_says_so),
		cmocka_unit_test(cover_in_name_only_or_never),
		cmocka_unit_test(one_alone_sees_no_cover),
		cmocka_unit_test(public_questions_show_no_hand),
		cmocka_unit_test(undo_back_and_forward),
		cmocka_unit_test(undo_says_why_it_stops),
		cmocka_unit_test(log_follows_the_hand),
		cmocka_unit_test(decks_are_for_the_owner),
		cmocka_unit_test(refusal_opens_the_rulebook_at_its_rule),
		cmocka_unit_test(words_are_found_in_the_rulebook),
		cmocka_unit_test(risk_takes_its_own_key),
		cmocka_unit_test(resigning_takes_the_risk_key),
		cmocka_unit_test(nobody_resigns_with_the_hand_down),
		cmocka_unit_test(leaving_by_the_menu),
		cmocka_unit_test(mouse_chooses_and_key_words_are_buttons),
		cmocka_unit_test(end_page_starts_nothing_by_itself),
	};

	return cmocka_run_group_tests(tests, home_set_up, home_tear_down);
}
