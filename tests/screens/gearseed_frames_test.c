/* GearSeed's pictures in the table's own frame: title, stage, message, prompt
   and keys, reached by keys from the cover on. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "pages.h"
#include "random.h"
#include "script.h"
#include "seen.h"

/* A picture and the way to it; Up Down Left Right are \001 to \004. */
struct frame_shot {
	const char *picture, *record;
	int plies, rows, columns;
	const char *keys;
};

static void compare(struct script *script, void *context)
{
	const struct frame_shot *shot = context;

	script_compare(script, shot->picture, 0, shot->rows - 1);
}

static void show_in(struct frame_shot shot, bool ascii)
{
	struct script *script = script_open(shot.rows, shot.columns);
	struct match *match = seen_record(shot.record, shot.plies);
	struct screen screen;

	script_screen(script, &screen);
	script->terminal.ascii = ascii;
	script_type(script, shot.keys);
	script_look_at(script, compare, &shot);
	table_play(&screen, match, COVER_TURNS);
	match_end(match);
	screen_close(&screen);
	script_close(script);
}

static void show(struct frame_shot shot)
{
	show_in(shot, false);
}

static void the_face_down_hand(void **state)
{
	(void)state;
	show((struct frame_shot){"9.1-1", "D", 29, 24, 80, "1"});
}

static void the_build(void **state)
{
	(void)state;
	show((struct frame_shot){"9.2-1", "D", 31, 24, 80, "1 7"});
	show((struct frame_shot){"9.3-1", "D", 31, 24, 80, "1 7\r\003"});
	show_in((struct frame_shot){"9.3-2", "D", 31, 24, 80, "1 7\r\003"},
		true);
	show((struct frame_shot){"9.4-1", "E", 80, 24, 80,
				 "2 3\r\002\002\002\003"});
}

static void lists_of_answers(void **state)
{
	(void)state;
	show((struct frame_shot){"9.5-1", "D", 32, 24, 80, "1 1"});
	show((struct frame_shot){"9.5-2", "D", 33, 24, 80, "1 "});
	show((struct frame_shot){"9.7-1", "D", 23, 24, 80, "2 1"});
}

static void cards_that_leave_their_place(void **state)
{
	(void)state;
	show((struct frame_shot){"9.6-1", "D", 22, 24, 80,
				 "2 \003\003\001\r\004"});
	show((struct frame_shot){"9.8-1", "D", 34, 24, 80,
				 "1 7\0011\0014\001\003\0033"});
	show((struct frame_shot){"9.9-1", "E", 51, 24, 80, "\002"});
}

static void narrow_and_wide(void **state)
{
	(void)state;
	show((struct frame_shot){"10.1-2", "D", 31, 20, 60, "1 7\r\003"});
	show((struct frame_shot){"10.2-2", "D", 31, 40, 120, "1 7\r\003"});
}

static struct match *match_of(int players, uint64_t deal)
{
	struct sitting sitting;

	sitting_begin(&sitting, games_find((struct word){"gearseed", 8}));
	sitting.deal = deal;
	sitting.book.option[0] = (uint8_t)(players - 2);
	assert_null(sitting_settle(&sitting, 1));
	assert_int_equal(sitting.book.seats, players);
	return match_begin(&sitting);
}

/* A whole game from cover to cover, by whatever keys play it. */
static void play_by_any_keys(int players)
{
	static const char keys[] = "\r\r\r\r\r\r\r\r\r\r......12341234"
				   "\001\001\001\001\001\001\004\004\004\004"
				   "\001\001\001\001\001\001\004\004\004\004"
				   "56789 0\002\003b,c";
	struct random random = random_start(77, (uint64_t)players);
	struct match *match = match_of(players, 4711);
	struct script *script = script_open(24, 80);
	struct screen screen;
	char key[2] = "";

	script_screen(script, &screen);
	for (int i = 0; i < 14000; i++) {
		key[0] = keys[random_below(&random, sizeof keys - 1)];
		script_type(script, key);
	}
	table_play(&screen, match, COVER_TURNS);
	assert_true(match_outcome(match).over);
	match_end(match);
	screen_close(&screen);
	script_close(script);
}

static void whole_games_of_two_three_and_four(void **state)
{
	(void)state;
	play_by_any_keys(2);
	play_by_any_keys(3);
	play_by_any_keys(4);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_face_down_hand),
		cmocka_unit_test(the_build),
		cmocka_unit_test(lists_of_answers),
		cmocka_unit_test(cards_that_leave_their_place),
		cmocka_unit_test(narrow_and_wide),
		cmocka_unit_test(whole_games_of_two_three_and_four),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
