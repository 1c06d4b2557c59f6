/* SCREENS' end pages, whole, of games that were kept. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "home.h"
#include "script.h"
#include "seen.h"
#include "table.h"

static void compare(struct script *script, void *picture)
{
	script_compare(script, picture, 0, 23);
}

/* A finished game's page; `game` is its number in a pair, or 0. */
static void show(const char *record, int game, const char *picture)
{
	struct script *script = script_open(24, 80);
	struct match *whole = seen_record(record, -1);
	int last = match_plies(whole) - 1;
	struct match *match = match_copy(whole, last);
	struct reason reason;
	struct screen screen;

	match_set_leg(match, (struct leg){.game = (uint8_t)game});
	script_screen(script, &screen);
	screen.journal = journal_begin(match);
	assert_true(match_play(match, match_ply(whole, last).move, &reason));
	match_end(whole);
	script_look_at(script, compare, (void *)(uintptr_t)picture);
	table_play(&screen, match, COVER_TURNS);
	assert_int_equal(script->next, script->count);
	journal_close(screen.journal);
	match_end(match);
	screen_close(&screen);
	script_close(script);
}

static void all_ten_are_sown(void **unused)
{
	(void)unused;
	show("A", 0, "8.10-1");
}

static void yellow_seeds_decide(void **unused)
{
	(void)unused;
	show("C", 0, "8.10-2");
}

static void aquila_wins(void **unused)
{
	(void)unused;
	show("B", 0, "8.10-3");
}

static void the_first_town_of_two(void **unused)
{
	(void)unused;
	show("D", 1, "9.10-1");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(all_ten_are_sown),
		cmocka_unit_test(yellow_seeds_decide),
		cmocka_unit_test(aquila_wins),
		cmocka_unit_test(the_first_town_of_two),
	};

	return cmocka_run_group_tests(tests, home_set_up, home_tear_down);
}
