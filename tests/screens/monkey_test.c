/* Random keys, clicks, sizes and stops all over the program: whatever is
   pressed, the screens hold, and every game that was begun can be read. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "home.h"
#include "pages.h"
#include "random.h"
#include "script.h"
#include "seen.h"

enum { RUNS = 8, KEYS = 2000 };

/* What a monkey presses: the likely keys more often than the others. */
static void press(struct script *script, struct random *random)
{
	static const char likely[] = "123456789012 \r\r\r!\033\t\001\002\003"
				     "\004\001\002\003\004yprtgb.,wu";
	uint32_t kind = random_below(random, 40);
	char key[2] = {0};

	if (kind < 28) {
		key[0] = likely[random_below(random, sizeof likely - 1)];
		script_type(script, key);
	} else if (kind < 34) {
		key[0] = (char)(' ' + random_below(random, 95));
		script_type(script, key);
	} else if (kind < 36) {
		script_code(script, KEY_CODE_UP +
					    random_below(random, KEY_CODE_F1 -
								 KEY_CODE_UP));
	} else if (kind < 37) {
		script_click(script, (int)random_below(random, 50),
			     (int)random_below(random, 130));
	} else if (kind < 38) {
		script_size(script, 1 + (int)random_below(random, 45),
			    1 + (int)random_below(random, 130));
		script_size(script, 24, 80);
	} else if (kind < 39) {
		script_code(script, random_below(random, 2) ?
					    KEY_CODE_SUSPEND :
					    KEY_CODE_IDLE);
	} else {
		script_paste(script, "paste\xc3\xa9 123");
	}
}

/* `q` goes to the line that leaves, and Enter would end the run early. */
static void open_game(struct script *script, struct random *random)
{
	script_type(script, random_below(random, 2) ? "1\r" : "2\r");
	if (random_below(random, 2))
		script_type(script, "\004");
	script_type(script, "\r");
}

static void run(uint64_t seed)
{
	struct random random = random_start(seed, 5);
	struct script *script = script_open(24, 80);
	static const struct tui_options options;
	struct screen screen;

	open_game(script, &random);
	for (int i = 0; i < KEYS; i++)
		press(script, &random);
	screen_open(&screen, &script->terminal, &options);
	while (!screen.gone) {
		screen.leaving = false;
		page_first_menu(&screen);
	}
	assert_int_equal(script->next, script->count);
	screen_close(&screen);
	script_close(script);
}

static void monkeys(void **unused)
{
	(void)unused;
	for (uint64_t seed = 0; seed < RUNS; seed++) {
		home_make();
		run(seed);
		home_drop();
	}
}

/* On the table of a record, where a monkey cannot leave for the menu soon. */
static void monkeys_at_a_table(void **unused)
{
	static const struct {
		const char *record;
		int plies;
	} tables[] = {{"A", 27}, {"B", 12}, {"C", 20}, {"D", 31}, {"E", 60}};

	(void)unused;
	for (size_t t = 0; t < sizeof tables / sizeof *tables; t++) {
		struct random random = random_start(t, 6);
		struct script *script = script_open(24, 80);
		struct match *match =
			seen_record(tables[t].record, tables[t].plies);
		struct screen screen;

		home_make();
		script_screen(script, &screen);
		for (int i = 0; i < KEYS; i++)
			press(script, &random);
		while (!screen.gone && match_turn(match).seat) {
			screen.leaving = false;
			table_play(&screen, match, COVER_NEVER);
		}
		screen_close(&screen);
		script_close(script);
		match_end(match);
		home_drop();
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(monkeys),
		cmocka_unit_test(monkeys_at_a_table),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
