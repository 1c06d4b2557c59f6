/* SCREENS' whole pictures of Sowers, title to keys, through the table. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "script.h"
#include "seen.h"
#include "table.h"

/* Keys of the script: \004 is Right, \001 Up, \002 Down, \r Enter. */
static const struct shown {
	const char *picture, *record;
	int plies;
	const char *keys; /* those that open the hand, too */
	int rows, columns;
	bool ascii;
} shown[] = {
	{"8.1-1", "A", 27, "1 5", 24, 80, false},
	{"8.1-2", "A", 27, "1 5", 24, 80, true},
	{"8.2-1", "A", 27, "1 5r", 24, 80, false},
	{"8.3-1", "A", 27, "1 b3g", 24, 80, false},
	{"8.4-1", "A", 33, "1 r", 24, 80, false},
	{"8.5-1", "A", 31, "2 ", 24, 80, false},
	{"8.5-2", "A", 33, "1 r!g", 24, 80, false},
	{"8.6-1", "B", 14, "b", 24, 80, false},
	{"8.7-1", "A", 8, "2 \001b3\001y7\002y5\002", 24, 80, false},
	{"8.8-1", "A", 19, "1 4\0016\0017", 24, 80, false},
	{"8.9-1", "B", 12, "", 24, 80, false},
	{"8.11-1", "A", 29, "1 \001\r", 24, 80, false},
	{"7.15-1", "A", 15, "2 D", 24, 80, false},
	{"10.1-1", "A", 27, "1 5", 20, 60, false},
	{"10.2-1", "A", 27, "1 5", 40, 120, false},
};

static void compare(struct script *script, void *context)
{
	const struct shown *picture = context;

	script_compare(script, picture->picture, 0, picture->rows - 1);
}

static void show(void **state)
{
	struct shown picture = *(const struct shown *)*state;
	struct script *script = script_open(picture.rows, picture.columns);
	struct match *match = seen_record(picture.record, picture.plies);
	struct screen screen;

	script_screen(script, &screen);
	script->terminal.ascii = picture.ascii;
	script_type(script, picture.keys);
	script_look_at(script, compare, &picture);
	table_play(&screen, match, COVER_TURNS);
	match_end(match);
	screen_close(&screen);
	script_close(script);
}

/* What is seen after several answers that one Enter sent. */
struct sent {
	const char *record;
	int plies;
	const char *keys, *message, *turn;
};

static void look_for(struct script *script, void *context)
{
	const struct sent *sent = context;

	script_expect(script, sent->message);
	script_expect(script, sent->turn);
}

static void answers_sent_together_are_told_as_one(void **state)
{
	static struct sent sent[] = {
		{"A", 8, "2 \001b3\001y7\002y5\002\r",
		 " You put 4 cards back into the deck.", "turn 2"},
		{"A", 19, "1 4\0016\0017\001\r",
		 " You discarded Y4, Y6 and Y7.", "turn 5"},
		{"A", 34, "1 g\003\003\r", " You sowed B1 to B5.",
		 "turn 9"},
	};

	(void)state;
	for (size_t i = 0; i < sizeof sent / sizeof *sent; i++) {
		struct script *script = script_open(24, 80);
		struct match *match =
			seen_record(sent[i].record, sent[i].plies);
		struct screen screen;

		script_screen(script, &screen);
		script_type(script, sent[i].keys);
		script_look_at(script, look_for, &sent[i]);
		table_play(&screen, match, COVER_TURNS);
		match_end(match);
		screen_close(&screen);
		script_close(script);
	}
}

enum { PICTURES = sizeof shown / sizeof *shown };

int main(void)
{
	struct CMUnitTest tests[PICTURES + 1] = {
		cmocka_unit_test(answers_sent_together_are_told_as_one)};

	for (int i = 0; i < PICTURES; i++)
		tests[i + 1] = (struct CMUnitTest){
			.name = shown[i].picture,
			.test_func = show,
			.initial_state = (void *)(uintptr_t)&shown[i]};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
