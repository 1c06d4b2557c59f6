/* The screens that belong to no game, held against SCREENS' pictures. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "pages.h"
#include "script.h"
#include "seen.h"

static void compare(struct script *script, void *picture)
{
	script_compare(script, picture, 0, script->rows - 1);
}

/* Plays the record's first moves, presses keys and looks. */
static void show_table(const char *record, int plies, int rows, int columns,
		       const char *keys, const char *picture)
{
	struct script *script = script_open(rows, columns);
	struct match *match = seen_record(record, plies);
	struct screen screen;

	script_screen(script, &screen);
	script_type(script, keys);
	script_look_at(script, compare, (void *)(uintptr_t)picture);
	table_play(&screen, match, COVER_TURNS);
	assert_int_equal(script->next, script->count);
	match_end(match);
	screen_close(&screen);
	script_close(script);
}

static void cover_between_two_people(void **unused)
{
	(void)unused;
	show_table("A", 33, 24, 80, "", "7.5-1");
	show_table("A", 33, 20, 60, "", "10.1-3");
}

static void face_down_hand_with_its_recap(void **unused)
{
	(void)unused;
	show_table("A", 33, 24, 80, "1", "7.5-2");
}

static void game_menu_covers_the_hand(void **unused)
{
	(void)unused;
	show_table("A", 27, 24, 80, "1 q", "7.7-1");
}

static void rulebook_at_the_rule_in_question(void **unused)
{
	(void)unused;
	show_table("A", 27, 24, 80, "1 5r?", "7.10-1");
}

static void log_in_the_owners_words(void **unused)
{
	(void)unused;
	show_table("A", 33, 24, 80, "1 L", "7.11-1");
}

static void keys_from_the_key_table(void **unused)
{
	(void)unused;
	show_table("A", 27, 24, 80, "1 K", "7.9-1");
}

static void settings_as_drawn(void **unused)
{
	struct script *script = script_open(24, 80);
	struct screen screen;

	(void)unused;
	script_screen(script, &screen);
	script_type(script, "\002\002");
	script_look_at(script, compare, "7.14-1");
	page_settings(&screen);
	assert_int_equal(script->next, script->count);
	screen_close(&screen);
	script_close(script);
}

static void too_small_says_how_small(void **unused)
{
	(void)unused;
	show_table("A", 27, 12, 44, "", "7.6-1");
}

static void show_setup(const char *game, const char *keys,
		       const char *picture)
{
	struct script *script = script_open(24, 80);
	struct word name = {game, strlen(game)};
	struct sitting sitting;
	enum cover_mode cover;
	struct screen screen;

	script_screen(script, &screen);
	script_type(script, keys);
	script_look_at(script, compare, (void *)(uintptr_t)picture);
	page_setup(&screen, games_find(name), &sitting, &cover);
	assert_int_equal(script->next, script->count);
	screen_close(&screen);
	script_close(script);
}

static void setup_for_two(void **unused)
{
	(void)unused;
	show_setup("sowers", "\tAna\tBen\t\004\t\004\001\001\001", "7.2-1");
}

static void setup_alone_with_a_challenge(void **unused)
{
	(void)unused;
	show_setup("sowers", "\004\001\004\004", "7.3-1");
}

static void setup_of_a_town(void **unused)
{
	(void)unused;
	show_setup("gearseed", "\004\tAna\tBen\tCaro", "7.4-1");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(cover_between_two_people),
		cmocka_unit_test(face_down_hand_with_its_recap),
		cmocka_unit_test(game_menu_covers_the_hand),
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
