/* Moments of whole GearSeed games at which a player was left in doubt: what
   the table says there, with long names and in small windows. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "random.h"
#include "script.h"
#include "seen.h"
#include "table.h"

/* Two to four of the longest names, told apart by their last digit. */
static struct match *long_names(int players)
{
	struct sitting sitting;

	sitting_begin(&sitting, games_find((struct word){"gearseed", 8}));
	sitting.deal = 4711;
	sitting.book.option[0] = (uint8_t)(players - 2);
	assert_null(sitting_settle(&sitting, 1));
	for (int s = 0; s < players; s++)
		snprintf(sitting.name[s], NAME_BYTES, "Bartholomew%d", s + 1);
	return match_begin(&sitting);
}

struct sight {
	const char *wanted, *unwanted; /* or NULL */
};

static void look(struct script *script, void *context)
{
	const struct sight *sight = context;

	if (sight->wanted)
		script_expect(script, sight->wanted);
	if (sight->unwanted)
		script_expect_not(script, sight->unwanted);
}

/* Plays by those keys in a window of that size and looks at the last
   picture. */
static void see(struct match *match, int rows, int columns, const char *keys,
		struct sight sight)
{
	struct script *script = script_open(rows, columns);
	struct screen screen;

	script_screen(script, &screen);
	script_type(script, keys);
	script_look_at(script, look, &sight);
	table_play(&screen, match, COVER_TURNS);
	match_end(match);
	screen_close(&screen);
	script_close(script);
}

static void a_title_keeps_its_halves_apart(void **state)
{
	(void)state;
	see(long_names(3), 20, 60, "1 D",
	    (struct sight){.wanted = "What is left          "
				     "as Bartholomew1 may know it\n"});
	see(long_names(3), 24, 80, "1 D",
	    (struct sight){.wanted = " as Bartholomew1 may know it · turn 1 of "
				     "9\n"});
}

/* The records A to E end in names of three letters. */
static void an_end_page_has_room_for_long_names(void **state)
{
	(void)state;
	see(seen_record_with("D", -1, "seat 1 Ana", "seat 1 Bartholomew1"), 24,
	    80, "",
	    (struct sight){.wanted = "Bartholomew1's Burst    "
				     "Fountain, 6\n",
			   .unwanted = "BurstFountain"});
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_title_keeps_its_halves_apart),
		cmocka_unit_test(an_end_page_has_room_for_long_names),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
