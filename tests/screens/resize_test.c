/* Every screen in every size from 200x60 to 1x1 and back: nothing breaks,
   nothing is played, and what stands at the end is what a redraw gives. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "home.h"
#include "pages.h"
#include "script.h"
#include "seen.h"

enum { HIGHEST = 60, WIDEST = 200, REDRAW = 0x0c };

static void sweep(struct script *script)
{
	for (int rows = HIGHEST; rows >= 1; rows--)
		script_size(script, rows, 1 + (rows - 1) * WIDEST / HIGHEST);
	for (int rows = 1; rows <= HIGHEST; rows++)
		script_size(script, rows, 1 + (rows - 1) * WIDEST / HIGHEST);
	for (int columns = 130; columns >= 1; columns -= 3)
		script_size(script, 24, columns);
	for (int columns = 1; columns <= 130; columns += 3)
		script_size(script, 50, columns);
	script_size(script, 24, 80);
}

/* A picture that is kept, then held against a later one. */
struct kept {
	char *picture;
	const struct match *match; /* or NULL */
	int plies;
};

static void keep(struct script *script, void *context)
{
	struct kept *kept = context;

	kept->picture = script_picture(script);
}

static void hold(struct script *script, void *context)
{
	struct kept *kept = context;
	char *picture = script_picture(script);

	assert_string_equal(kept->picture, picture);
	free(picture);
	free(kept->picture);
	kept->picture = NULL;
	if (kept->match)
		assert_int_equal(match_plies(kept->match), kept->plies);
}

static void fill(struct script *script, const char *keys, struct kept *kept)
{
	script_type(script, keys);
	sweep(script);
	script_look_at(script, keep, kept);
	script_code(script, REDRAW);
	script_look_at(script, hold, kept);
}

static void sweep_table(const char *record, int plies, const char *keys)
{
	struct script *script = script_open(24, 80);
	struct match *match = seen_record(record, plies);
	struct kept kept = {.match = match, .plies = match_plies(match)};
	struct screen screen;

	script_screen(script, &screen);
	fill(script, keys, &kept);
	table_play(&screen, match, COVER_TURNS);
	assert_int_equal(script->next, script->count);
	match_end(match);
	screen_close(&screen);
	script_close(script);
}

static void sweep_menu(const char *keys)
{
	struct script *script = script_open(24, 80);
	struct kept kept = {.match = NULL};
	struct screen screen;

	script_screen(script, &screen);
	fill(script, keys, &kept);
	page_first_menu(&screen);
	assert_int_equal(script->next, script->count);
	screen_close(&screen);
	script_close(script);
}

static void the_table_of_sowers(void **unused)
{
	static const char *const keys[] = {
		"", "1", "1 ", "1 5r", "1 \t", "1 L", "1 R", "1 ?", "1 Rg",
		"1 R/soil", "1 K", "1 D", "1 q", "1 q5\r", "1 q4\r", "q",
		"L", "1 bg"};
	static const int plies[] = {8, 18, 19};

	(void)unused;
	for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
		sweep_table("A", 27, keys[i]);
	sweep_table("A", 33, "1 9r");
	sweep_table("A", 34, "1 g");
	for (size_t i = 0; i < sizeof plies / sizeof *plies; i++)
		sweep_table("A", plies[i], "1 \001");
	sweep_table("A", -1, "");
	sweep_table("A", -1, "1");
	sweep_table("B", 14, "b");
	sweep_table("B", -1, "L");
}

static void the_table_of_gearseed(void **unused)
{
	static const char *const keys[] = {"", "1", "1 ", "1 7\r", "1 S",
					   "1 D", "1 L", "1 b", "1 q"};

	(void)unused;
	for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
		sweep_table("D", 31, keys[i]);
	sweep_table("E", 39, "4 "); /* a public question: Raze */
	sweep_table("D", -1, "");
	sweep_table("E", -1, "S");
}

static void the_pages_of_the_menu(void **unused)
{
	static const char *const keys[] = {
		"", "1\r", "1\r\004", "1\r\004\001", "1\r\t", "2\r",
		"2\r\004\004", "3\r", "4\r", "4\r1\r", "5\r", "5\r\002\002",
		"K", "q"};

	(void)unused;
	for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
		sweep_menu(keys[i]);
}

/* A name that is being typed stays as it is. */
static void a_name_while_the_window_changes(void **unused)
{
	struct script *script = script_open(24, 80);
	enum cover_mode cover;
	struct sitting sitting;
	struct screen screen;
	const struct rules *rules = games_find((struct word){"sowers", 6});

	(void)unused;
	script_screen(script, &screen);
	script_type(script, "\tAnn");
	script_size(script, 20, 60);
	script_size(script, 10, 10);
	script_type(script, "zzz\r");
	script_size(script, 40, 120);
	script_type(script, "a\r");
	assert_true(page_setup(&screen, rules, &sitting, &cover));
	assert_string_equal(sitting.name[0], "Anna");
	screen_close(&screen);
	script_close(script);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_table_of_sowers),
		cmocka_unit_test(the_table_of_gearseed),
		cmocka_unit_test(the_pages_of_the_menu),
		cmocka_unit_test(a_name_while_the_window_changes),
	};

	return cmocka_run_group_tests(tests, home_set_up, home_tear_down);
}
