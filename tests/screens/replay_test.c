/* Games looked through: what each page of it shows, and to whom. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "home.h"
#include "lot.h"
#include "pages.h"
#include "replay.h"
#include "script.h"
#include "seen.h"

/* Looks through so much of a record, from `at` on. */
static int look(struct script *script, const char *record, int plies, int at,
		int seat)
{
	struct match *match = seen_record(record, plies);
	struct replay_start start = {.match = match, .at = at, .seat = seat};
	struct screen screen;
	int from;

	script_screen(script, &screen);
	from = replay_run(&screen, &start);
	match_end(match);
	screen_close(&screen);
	script_close(script);
	return from;
}

static void compare(struct script *script, void *context)
{
	script_compare(script, context, 0, 23);
}

static void as_drawn(void **unused)
{
	struct script *script = script_open(24, 80);

	(void)unused;
	script_look_at(script, compare, "7.12-1");
	look(script, "A", -1, 31, 0);
}

static void by_move_and_by_turn(void **unused)
{
	static const struct {
		const char *keys;
		uint32_t code; /* behind them, or 0 */
		const char *shown;
	} rows[] = {
		{"", 0, "move 0 of 51 · turn 1\n"},
		{"\004", 0, "move 1 of 51 · turn 1\n"},
		{"\004\004\003", 0, "move 2 of 51 · turn 1\n"},
		{"", KEY_CODE_PAGE_DOWN, "move 6 of 51 · turn 2\n"},
		{"", KEY_CODE_PAGE_DOWN, "move 12 of 51 · turn 3\n"},
		{"\003\003", 0, "move 10 of 51 · turn 2\n"},
		{"", KEY_CODE_PAGE_UP, "move 6 of 51 · turn 2\n"},
		{"", KEY_CODE_PAGE_UP, "move 0 of 51 · turn 1\n"},
		{"\003", 0, "move 0 of 51 · turn 1\n"},
		{"", KEY_CODE_END, "move 51 of 51 · turn 12\n"},
		{"", 0, "The game is over.\n"},
		{"\004", KEY_CODE_HOME, "move 0 of 51 · turn 1\n"},
	};
	struct script *script = script_open(24, 80);

	(void)unused;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		script_type(script, rows[i].keys);
		if (rows[i].code)
			script_code(script, rows[i].code);
		script_shows(script, rows[i].shown);
	}
	look(script, "A", -1, 0, 0);
}

static void seen_by_goes_round(void **unused)
{
	struct script *script = script_open(24, 80);

	(void)unused;
	script_type(script, "v");
	script_shows(script, " Seen by Ana. Next move: Ben.\n");
	script_hides(script, "B2 B10 B4");
	script_shows(script,
		     " Ben laid Y2 on the Rocky Soil and drew 2 cards.\n");
	script_type(script, "v");
	script_shows(script,
		     " Seen by Ben. Next move: Ben pays Y1 to the Path.\n");
	script_hides(script, "Y9 B2 B3 B4 B7 B9 B10");
	script_type(script, "v");
	script_look_at(script, compare, "7.12-1");
	look(script, "A", -1, 31, 0);
}

/* Of a game that is not over nobody's hand is seen without its owner's key,
   and both never. */
static void running_game_stays_covered(void **unused)
{
	struct script *script = script_open(24, 80);

	(void)unused;
	script_shows(script, " Seen by everybody. ");
	script_shows(script, "The record ends here.\n");
	script_shows(script, "│ ? │ │ ? │");
	script_type(script, " ");
	script_shows(script, " Seen by Ana. ");
	script_type(script, "v");
	script_shows(script, " Seen by everybody. ");
	script_shows(script, "└── Ben ──");
	script_type(script, "vvvv");
	script_hides(script, "Seen by both");
	script_shows(script, "│ ? │ │ ? │");
	look(script, "A", 33, 33, 0);
}

static void from_the_table_it_shows_what_the_table_did(void **unused)
{
	struct script *script = script_open(24, 80);

	(void)unused;
	script_shows(script, " Seen by everybody. ");
	script_type(script, " v\r");
	script_shows(script, " Seen by everybody. ");
	script_shows(script, "│ ? │ │ ? │");
	assert_int_equal(look(script, "A", 33, 20, 1), -1);
}

static void enter_needs_a_moment(void **unused)
{
	struct script *script = script_open(24, 80);

	(void)unused;
	for (int i = 0; i < 100; i++)
		script_type(script, "\r");
	script_shows(script, " First choose a moment: ");
	script_type(script, "\004\004\r");
	assert_int_equal(look(script, "A", -1, 0, 0), 2);
	script = script_open(24, 80);
	script_code(script, KEY_CODE_END);
	script_type(script, "\r");
	script_shows(script, " The game is over here: ");
	assert_int_equal(look(script, "A", -1, 0, 0), -1);
}

static void log_leads_to_its_moment(void **unused)
{
	struct script *script = script_open(24, 80);
	struct match *match = seen_record("A", 33);
	struct screen screen;

	(void)unused;
	script_screen(script, &screen);
	script_type(script, "1 L\001\001\001\r");
	script_shows(script, " hotbed · Replay · Sowers ");
	script_shows(script, "move 31 of 33 · turn 8\n");
	script_shows(script, " Seen by Ana. Next move: Ben.\n");
	script_hides(script, "play on");
	script_type(script, "\033\033");
	script_shows(script, "│Y9 │");
	table_play(&screen, match, COVER_TURNS);
	match_end(match);
	screen_close(&screen);
	script_close(script);
}

static void log_goes_by_turns(void **unused)
{
	struct script *script = script_open(24, 80);
	struct match *match = seen_record("A", 33);
	struct screen screen;

	(void)unused;
	script_screen(script, &screen);
	script_type(script, "1 L");
	script_shows(script, " >   9  Ana   drew B5\n");
	script_code(script, KEY_CODE_PAGE_UP);
	script_shows(script, " >   8  Ben   drew 1 card\n");
	script_type(script, "\002");
	script_code(script, KEY_CODE_PAGE_UP);
	script_shows(script, " >   8  Ben   drew 1 card\n");
	script_code(script, KEY_CODE_PAGE_UP);
	script_shows(script, " >   7  Ana   drew Y5\n");
	script_code(script, KEY_CODE_PAGE_DOWN);
	script_shows(script, " >   8  Ben   drew 1 card\n");
	script_code(script, KEY_CODE_PAGE_DOWN);
	script_code(script, KEY_CODE_PAGE_DOWN);
	script_shows(script, " >   9  Ana   drew B5\n");
	table_play(&screen, match, COVER_TURNS);
	match_end(match);
	screen_close(&screen);
	script_close(script);
}

/* From the end page a moment is gone back to, and played on from. */
static void end_page_leads_to_a_new_game(void **unused)
{
	struct script *script = script_open(24, 80);
	struct match *match = seen_record("A", -1);
	struct screen screen;

	(void)unused;
	script_screen(script, &screen);
	script_type(script, "3\r");
	script_shows(script, "move 0 of 51 · turn 1\n");
	script_type(script, "\033");
	script_shows(script, "Look through the game");
	script_type(script, "\r\004\r");
	assert_int_equal(table_play(&screen, match, COVER_TURNS),
			 AFTER_PLAY_ON);
	assert_int_equal(screen.play_from, 1);
	match_end(match);
	screen_close(&screen);
	script_close(script);
}

/* The prompt is a whole sentence, and so is what happened. */
static void look_at_lines(struct script *script, void *context)
{
	const struct canvas *canvas = script_canvas(script);

	(void)context;
	for (int row = canvas->rows - 3; row < canvas->rows - 1; row++) {
		int column = canvas->columns - 1;

		while (column > 0 && canvas->cell[row][column].code == ' ')
			column--;
		if (canvas->cell[row][column].code != '.' &&
		    canvas->cell[row][column].code != '-' && column > 0)
			fail_msg("row %d is cut off", row);
	}
}

/* Whole games by lot, with long names, in every layout and seen by each. */
static void games_by_lot_in_every_layout(void **unused)
{
	static const int sizes[][2] = {{24, 80}, {20, 60}, {40, 120}};
	struct random random = random_start(31, 0);

	(void)unused;
	for (int i = 0; i < 12; i++) {
		struct script *script =
			script_open(sizes[i % 3][0], sizes[i % 3][1]);
		struct match *match = seen_deal(games[i & 1], &random);
		struct replay_start start = {.match = match};
		struct screen screen;

		while (match_turn(match).seat) {
			lot_play(match, &random);
			script_type(script, "v");
			script_look_at(script, look_at_lines, NULL);
			script_type(script, "\004");
			script_look_at(script, look_at_lines, NULL);
		}
		script_screen(script, &screen);
		replay_run(&screen, &start);
		match_end(match);
		screen_close(&screen);
		script_close(script);
	}
}

/* Every moment of every record is drawn, seen by each and by all. */
static void every_moment_of_every_record(void **unused)
{
	static const char *const records[] = {"A", "B", "C", "D", "E"};
	static const int sizes[][2] = {{24, 80}, {20, 60}, {40, 120}};

	(void)unused;
	for (size_t r = 0; r < sizeof records / sizeof *records; r++)
		for (int s = 0; s < 3; s++) {
			struct script *script =
				script_open(sizes[s][0], sizes[s][1]);

			for (int i = 0; i < 140; i++)
				script_type(script, "v\004");
			script_shows(script, "The game is over.");
			look(script, records[r], -1, 0, 0);
		}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(as_drawn),
		cmocka_unit_test(by_move_and_by_turn),
		cmocka_unit_test(seen_by_goes_round),
		cmocka_unit_test(running_game_stays_covered),
		cmocka_unit_test(from_the_table_it_shows_what_the_table_did),
		cmocka_unit_test(enter_needs_a_moment),
		cmocka_unit_test(log_leads_to_its_moment),
		cmocka_unit_test(log_goes_by_turns),
		cmocka_unit_test(end_page_leads_to_a_new_game),
		cmocka_unit_test(games_by_lot_in_every_layout),
		cmocka_unit_test(every_moment_of_every_record),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
