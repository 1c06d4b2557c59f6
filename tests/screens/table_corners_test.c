/* Corners of the table: what lies between two hands besides the cover. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "home.h"
#include "script.h"
#include "seen.h"
#include "table.h"

struct bench {
	struct script *script;
	struct match *match;
	struct screen screen;
};

static void open_bench(struct bench *bench, const char *record, int plies)
{
	bench->script = script_open(24, 80);
	bench->match = seen_record(record, plies);
	script_screen(bench->script, &bench->screen);
}

static enum after play(struct bench *bench)
{
	return table_play(&bench->screen, bench->match, COVER_TURNS);
}

static void close_bench(struct bench *bench)
{
	assert_int_equal(bench->script->next, bench->script->count);
	match_end(bench->match);
	screen_close(&bench->screen);
	script_close(bench->script);
}

static void type(struct bench *bench, const char *keys, const char *words)
{
	script_type(bench->script, keys);
	script_shows(bench->script, words);
}

static void lies_down(struct script *script, void *context)
{
	const struct screen *screen = context;

	(void)script;
	assert_false(screen->hand_up);
}

static void look_down(struct bench *bench)
{
	script_look_at(bench->script, lies_down, &bench->screen);
}

/* Ana drew Y2 for Y4: with the hand down, undo says so to nobody. */
static void undo_names_no_card_while_the_hand_lies_down(void **unused)
{
	struct bench bench;

	(void)unused;
	open_bench(&bench, "A", 0);
	type(&bench, "1 y4p\r", "your turn is over");
	type(&bench, "u", "Undo stops here: you have seen Y2");
	type(&bench, " ", "Space");
	script_hides(bench.script, "Y2");
	type(&bench, "u", "Space");
	script_hides(bench.script, "Y2");
	look_down(&bench);
	play(&bench);
	close_bench(&bench);
}

static void space_turns_no_hand_up_at_the_cover(void **unused)
{
	struct bench bench;

	(void)unused;
	open_bench(&bench, "A", 33);
	type(&bench, " ", "1   I am Ana");
	look_down(&bench);
	type(&bench, "L", "as everybody may see it");
	play(&bench);
	close_bench(&bench);
}

/* What the terminal was asked for while the cover stood there. */
static int bells, drops;

static void count_bell(void *self)
{
	script_expect(self, "Ana, it is your turn.");
	bells++;
}

static bool count_drop(void *self)
{
	script_expect(self, "Ana, it is your turn.");
	drops++;
	return false;
}

static void the_cover_is_drawn_before_bell_and_drop(void **unused)
{
	struct bench bench;

	(void)unused;
	for (int ring = 0; ring < 2; ring++) {
		open_bench(&bench, "A", 33);
		bells = drops = 0;
		bench.script->terminal.bell = count_bell;
		bench.script->terminal.drop = count_drop;
		if (ring)
			bench.screen.settings.value[SETTING_BELL] =
				BELL_AT_COVER;
		script_shows(bench.script, "1   I am Ana");
		play(&bench);
		assert_int_equal(bells, ring);
		assert_int_equal(drops, 1);
		close_bench(&bench);
	}
}

static void a_window_too_small_lays_the_hand_down(void **unused)
{
	struct bench bench;

	(void)unused;
	open_bench(&bench, "A", 33);
	type(&bench, "1 ", "Ana: play a card");
	script_size(bench.script, 9, 30);
	look_down(&bench);
	script_size(bench.script, 24, 80);
	script_shows(bench.script, "press Space to turn your hand up");
	play(&bench);
	close_bench(&bench);
}

static void idle_time_is_said_once(void **unused)
{
	struct bench bench;

	(void)unused;
	open_bench(&bench, "A", 33);
	type(&bench, "1 ", "Ana: play a card");
	script_code(bench.script, KEY_CODE_IDLE);
	script_shows(bench.script, "idle minutes");
	look_down(&bench);
	script_type(bench.script, "  ");
	script_hides(bench.script, "idle minutes");
	play(&bench);
	close_bench(&bench);
}

static void no_hand_stays_up_when_the_table_is_left(void **unused)
{
	struct bench bench;

	(void)unused;
	open_bench(&bench, "A", 27);
	type(&bench, "1 ", "Ana: play a card");
	script_type(bench.script, "q2\r");
	assert_int_equal(play(&bench), AFTER_MENU);
	assert_false(bench.screen.hand_up);
	assert_false(bench.screen.playing);
	close_bench(&bench);
}

/* The game was left at the cover: who has just played is not known to sit
   there, and may undo all the same. */
static void the_first_cover_takes_the_last_play_back(void **unused)
{
	struct bench bench;

	(void)unused;
	open_bench(&bench, "A", 30);
	type(&bench, "", "u Ana takes the last play back");
	type(&bench, "u", "1   I am Ana");
	look_down(&bench);
	play(&bench);
	assert_int_equal(match_plies(bench.match), 29);
	close_bench(&bench);
}

/* A hand seen at one Raze is no hand seen at the next. */
static void each_Raze_asks_anew_for_its_owner(void **unused)
{
	struct bench bench;
	int plies = 0;
	char digit[2] = "";

	(void)unused;
	open_bench(&bench, "E", plies);
	while (!match_turn(bench.match).open) {
		close_bench(&bench);
		open_bench(&bench, "E", ++plies);
	}
	digit[0] = (char)('0' + match_turn(bench.match).seat);
	type(&bench, " ", "when only you can see");
	script_type(bench.script, digit);
	script_type(bench.script, " ");
	script_hides(bench.script, "when only you can see");
	type(&bench, "\002\r", "Caro: raze 1 Free card.");
	look_down(&bench);
	type(&bench, " ", "when only you can see");
	look_down(&bench);
	play(&bench);
	assert_int_equal(match_plies(bench.match), plies + 1);
	close_bench(&bench);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(undo_names_no_card_while_the_hand_lies_down),
		cmocka_unit_test(space_turns_no_hand_up_at_the_cover),
		cmocka_unit_test(the_cover_is_drawn_before_bell_and_drop),
		cmocka_unit_test(a_window_too_small_lays_the_hand_down),
		cmocka_unit_test(idle_time_is_said_once),
		cmocka_unit_test(no_hand_stays_up_when_the_table_is_left),
		cmocka_unit_test(the_first_cover_takes_the_last_play_back),
		cmocka_unit_test(each_Raze_asks_anew_for_its_owner),
	};

	return cmocka_run_group_tests(tests, home_set_up, home_tear_down);
}
