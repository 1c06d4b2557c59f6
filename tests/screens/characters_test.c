/* No two states of the shared screens look alike without attributes: focus,
   choice, answer and refusal can be told from the characters. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "home.h"
#include "pages.h"
#include "script.h"
#include "seen.h"

enum { STEPS = 12 };

/* Pictures after each key, all of which must differ from one another. */
struct seen_pictures {
	char *picture[STEPS];
	int count;
};

static void keep(struct script *script, void *context)
{
	struct seen_pictures *seen = context;

	for (int i = 0; i < seen->count; i++) {
		char *picture = script_picture(script);

		if (!strcmp(picture, seen->picture[i]))
			fail_msg("states %d and %d look alike", i,
				 seen->count);
		free(picture);
	}
	seen->picture[seen->count++] = script_picture(script);
}

/* `way` leads there; each key of `keys` is then a new state. */
static void add(struct script *script, struct seen_pictures *seen,
		const char *way, const char *keys)
{
	script_type(script, way);
	script_look_at(script, keep, seen);
	for (; *keys; keys++) {
		char key[2] = {*keys};

		script_type(script, key);
		script_look_at(script, keep, seen);
	}
}

static void drop(struct seen_pictures *seen)
{
	assert_true(seen->count > 1);
	for (int i = 0; i < seen->count; i++)
		free(seen->picture[i]);
}

static void menu_states(const char *way, const char *keys)
{
	static const int sizes[][2] = {{24, 80}, {20, 60}, {40, 120}};

	for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
		struct script *script =
			script_open(sizes[i][0], sizes[i][1]);
		struct seen_pictures seen = {.count = 0};
		struct screen screen;

		script_screen(script, &screen);
		add(script, &seen, way, keys);
		page_first_menu(&screen);
		assert_int_equal(script->next, script->count);
		drop(&seen);
		screen_close(&screen);
		script_close(script);
	}
}

static void table_states(const char *record, int plies, const char *way,
			 const char *keys)
{
	struct script *script = script_open(24, 80);
	struct match *match = seen_record(record, plies);
	struct seen_pictures seen = {.count = 0};
	struct screen screen;

	script_screen(script, &screen);
	add(script, &seen, way, keys);
	table_play(&screen, match, COVER_TURNS);
	assert_int_equal(script->next, script->count);
	drop(&seen);
	match_end(match);
	screen_close(&screen);
	script_close(script);
}

/* Settings stand behind the games, the records and the rules. */
static const char *settings_way(char way[3])
{
	int line = 3;

	for (int g = 0; games[g]; g++)
		line++;
	way[0] = (char)('0' + line);
	way[1] = '\r';
	way[2] = '\0';
	return way;
}

static void lists_and_forms(void **unused)
{
	char way[3];

	(void)unused;
	menu_states("", "\002\002\002");
	menu_states("1\r", "\t\t\t\t\t\t");
	menu_states("1\r", "\004\t\t\t\t\t\t");
	menu_states("1\r\004\001", "\004\004\004");
	menu_states("2\r", "\004\004\t\t");
	menu_states(settings_way(way), "\002\002\002\002");
}

static void stands_of_a_table(void **unused)
{
	(void)unused;
	/* cover, face down, hand up, recap, soil chosen, menu and its lines */
	table_states("A", 27, "", "1 \t");
	table_states("A", 27, "1 5", "rpq\002\002");
	table_states("A", 27, "1 ", "?\002\002");
	table_states("A", 27, "1 ", "L\001\001/");
	table_states("A", 27, "1 q\002\002\002\002", "\r");
	table_states("A", 29, "1 ", "\001\r\r2 ");
	table_states("A", -1, "", "\r\002\002");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(lists_and_forms),
		cmocka_unit_test(stands_of_a_table),
	};

	return cmocka_run_group_tests(tests, home_set_up, home_tear_down);
}
