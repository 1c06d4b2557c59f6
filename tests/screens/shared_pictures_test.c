/* The screens that belong to no game, held against SCREENS' pictures. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "pages.h"
#include "script.h"
#include "seen.h"

/* One picture: which rows of it, at which moment. */
struct moment {
	const char *picture;
	int first, last;
	const char *words; /* that stand somewhere too, or NULL */
};

static void compare(struct script *script, void *context)
{
	const struct moment *moment = context;

	script_compare(script, moment->picture, moment->first, moment->last);
	if (moment->words)
		script_expect(script, moment->words);
}

/* Plays the record's first moves, presses keys and looks. */
static void show_table(const char *record, int plies, int rows, int columns,
		       const char *keys, struct moment moment)
{
	struct script *script = script_open(rows, columns);
	struct match *match = seen_record(record, plies);
	struct screen screen;

	script_screen(script, &screen);
	script_type(script, keys);
	script_look_at(script, compare, &moment);
	table_play(&screen, match, COVER_TURNS);
	match_end(match);
	screen_close(&screen);
	script_close(script);
}

static void cover_between_two_people(void **unused)
{
	(void)unused;
	show_table("A", 33, 24, 80, "", (struct moment){"7.5-1", 0, 23, NULL});
	show_table("A", 33, 20, 60, "",
		   (struct moment){"10.1-3", 0, 19, NULL});
}

static void face_down_hand_with_its_recap(void **unused)
{
	(void)unused;
	show_table("A", 33, 24, 80, "1",
		   (struct moment){"7.5-2", 0, 11, NULL});
	show_table("A", 33, 24, 80, "1",
		   (struct moment){"7.5-2", 15, 23, NULL});
}

static void game_menu_covers_the_hand(void **unused)
{
	(void)unused;
	show_table("A", 27, 24, 80, "1 q",
		   (struct moment){"7.7-1", 0, 12,
				   "Go back to the game"});
	show_table("A", 27, 24, 80, "1 q",
		   (struct moment){"7.7-1", 22, 22, "Enter do it"});
}

/* The painters' pictures once more, as the whole table shows them when its
   keys are pressed. */
static void tables_as_they_are_played(void **unused)
{
	static const struct {
		const char *record;
		int plies;
		const char *keys, *picture;
	} tables[] = {
		{"A", 27, "1 5", "8.1-1"},
		{"A", 27, "1 5r", "8.2-1"},
		{"A", 27, "1 bbg", "8.3-1"},
		{"A", 33, "1 r", "8.4-1"},
		{"A", 31, "2 ", "8.5-1"},
		{"A", 34, "1 g", "8.5-2"},
		{"B", 14, "b", "8.6-1"},
		{"A", 19, "1 \004\001\004\001\004", "8.8-1"},
		{"B", 12, "", "8.9-1"},
		{"A", 29, "1 \001\r", "8.11-1"},
		{"D", 29, "1", "9.1-1"},
	};

	(void)unused;
	for (size_t i = 0; i < sizeof tables / sizeof *tables; i++)
		show_table(tables[i].record, tables[i].plies, 24, 80,
			   tables[i].keys,
			   (struct moment){tables[i].picture, 0, 23, NULL});
	show_table("A", 27, 20, 60, "1 5",
		   (struct moment){"10.1-1", 0, 19, NULL});
}

static void rulebook_at_the_rule_in_question(void **unused)
{
	(void)unused;
	show_table("A", 27, 24, 80, "1 5r?",
		   (struct moment){"7.10-1", 0, 23, NULL});
}

static void log_in_the_owners_words(void **unused)
{
	(void)unused;
	show_table("A", 33, 24, 80, "1 L",
		   (struct moment){"7.11-1", 0, 3,
				   " >   9  Ana   drew B5"});
	show_table("A", 33, 24, 80, "1 L",
		   (struct moment){"7.11-1", 0, 3,
				   "              paid Y3 to the Path, drew Y9,"
				   " and picked Y7 up from Rocky"});
}

static void settings_as_drawn(void **unused)
{
	struct script *script = script_open(24, 80);
	struct moment moment = {"7.14-1", 0, 5,
				"    │Y7 │   |Y7 |"};
	struct screen screen;

	(void)unused;
	script_screen(script, &screen);
	script_type(script, "\002");
	script_look_at(script, compare, &moment);
	page_settings(&screen);
	screen_close(&screen);
	script_close(script);
}

/* Every line of the page stands in the picture, but for what comes later. */
static void keys_from_the_key_table(void **unused)
{
	static const char *const lines[] = {
		"  Arrows  h j k l  move: card, cell, soil  ?         the rule "
		"in question",
		"  1 2 3            what shows that number  R         the "
		"rulebook",
		"  Enter            do it (no other key)    L         the log",
		"  0                none, where allowed     S         the score"
		" sheet (GearSeed)",
		"K  F1     this page", "Ctrl-L    draw the screen again",
		"  u  U             undo, forward again",
		"p r t g   Path, Rocky, Thorny, Good",
		"y b w     next yellow, black, wild",
		"  /  n             find, find next         b         the Burst"
		" card",
		". ,  c    next, last cell; centre",
		" These are the keys as they are set now.",
	};
	struct script *script = script_open(24, 80);
	struct moment first = {"7.9-1", 0, 5, NULL};
	struct screen screen;

	(void)unused;
	script_screen(script, &screen);
	script_look_at(script, compare, &first);
	for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
		struct moment *moment = calloc(1, sizeof *moment);

		*moment = (struct moment){"7.9-1", 0, 0, lines[i]};
		script_look_at(script, compare, moment);
	}
	page_keys(&screen);
	for (int i = 0; i < script->count; i++)
		if (script->step[i].context != &first)
			free(script->step[i].context);
	screen_close(&screen);
	script_close(script);
}

static void too_small_says_how_small(void **unused)
{
	struct script *script = script_open(12, 44);
	struct layer layer = {.canvas = calloc(1, sizeof(struct canvas))};

	(void)unused;
	canvas_begin((struct canvas *)layer.canvas, 12, 44, false);
	frame_too_small((struct canvas *)layer.canvas, 12, 44, true);
	script->terminal.show(script, &layer, 1);
	script_compare(script, "7.6-1", 0, 6);
	free((void *)layer.canvas);
	script_close(script);
}

/* The forms, with the fields that exist. */
struct typed {
	const char *game, *keys, *picture;
	int first, last;
	const char *words[4];
};

static void show_setup(const struct typed *typed, int rows, int columns)
{
	struct script *script = script_open(rows, columns);
	struct moment moments[5] = {
		{typed->picture, typed->first, typed->last, NULL}};
	struct sitting sitting;
	enum cover_mode cover;
	struct screen screen;
	struct word name = {typed->game, strlen(typed->game)};

	script_screen(script, &screen);
	script_type(script, typed->keys);
	script_look_at(script, compare, &moments[0]);
	for (int i = 0; i < 4 && typed->words[i]; i++) {
		moments[i + 1] = (struct moment){typed->picture, 0, 0,
						 typed->words[i]};
		script_look_at(script, compare, &moments[i + 1]);
	}
	page_setup(&screen, games_find(name), &sitting, &cover);
	screen_close(&screen);
	script_close(script);
}

static void setup_for_two(void **unused)
{
	(void)unused;
	show_setup(&(struct typed){
			   "sowers", "\tAna\tBen\t\004\t\004\001", "7.2-1",
			   0, 4,
			   {"  > Level          < Sower, hand of 4 >"
			    "          < Sower, hand of 4 >",
			    "    First turn     < by lot >",
			    "    Deal           [            ]   empty: a new "
			    "one",
			    " Enter starts the game as it stands."}},
		   24, 80);
}

static void setup_alone_with_a_challenge(void **unused)
{
	(void)unused;
	show_setup(&(struct typed){
			   "sowers", "\004\001\004\004", "7.3-1", 0, 10,
			   {"                   > 2  Apprentice   open with B10"
			    " B9 B8 B7",
			    "    Challenge: win under this condition and it is "
			    "marked on the sheet (S43).",
			    " Tab field   Left Right change   Enter start   Esc"
			    " menu   F1 help"}},
		   24, 80);
}

static void setup_of_a_town(void **unused)
{
	(void)unused;
	show_setup(&(struct typed){
			   "gearseed", "\004\tAna\tBen\tCaro", "7.4-1", 0, 3,
			   {"    Seat 1         [Ana         ]",
			    "  > Seat 3         [Caro        ]",
			    "    Seat 4         -",
			    "    Burst cards    < by lot >"}},
		   24, 80);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(cover_between_two_people),
		cmocka_unit_test(face_down_hand_with_its_recap),
		cmocka_unit_test(game_menu_covers_the_hand),
		cmocka_unit_test(tables_as_they_are_played),
		cmocka_unit_test(rulebook_at_the_rule_in_question),
		cmocka_unit_test(log_in_the_owners_words),
		cmocka_unit_test(settings_as_drawn),
		cmocka_unit_test(keys_from_the_key_table),
		cmocka_unit_test(too_small_says_how_small),
		cmocka_unit_test(setup_for_two),
		cmocka_unit_test(setup_alone_with_a_challenge),
		cmocka_unit_test(setup_of_a_town),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
