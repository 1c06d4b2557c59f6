/* The order at the cover (SCREENS 5.3): only after the owner's digit is the
   next seat's view made.  A copy of a rulebook counts its views. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "match.h"
#include "random.h"
#include "script.h"
#include "table.h"

enum { MOST_STEPS = 600, COVERS_WANTED = 8 };

static int made[SEATS_MAX + 2]; /* views of each viewer */
static const struct rules *counted;

static void count_mask(const struct book *book, int seat,
		       struct state *masked)
{
	made[seat]++;
	counted->mask(book, seat, masked);
}

struct onlooker {
	struct random random;
	int steps, covers;
};

static void leave(struct script *script)
{
	script_code(script, KEY_CODE_HANGUP);
}

/* Plays on, and looks at the counts wherever hands pass. */
static void watch(struct script *script, void *context)
{
	struct onlooker *onlooker = context;
	int down = (int)random_below(&onlooker->random, 6) + 1;

	if (++onlooker->steps > MOST_STEPS ||
	    onlooker->covers > COVERS_WANTED ||
	    script_sees(script, "The game is over")) {
		leave(script);
		return;
	}
	if (script_sees(script, "your turn is over")) {
		int next = script_sees(script, "for Priscilla") ? 1 : 2;

		assert_int_equal(made[next], 0);
		script_type(script, "\r");
	} else if (script_sees(script, "only you can see")) {
		bool first = script_sees(script, "press 1 when");

		assert_int_equal(made[first ? 1 : 2], 0);
		onlooker->covers++;
		script_type(script, first ? "1" : "2");
	} else if (script_sees(script, "turn your hand up")) {
		bool first = script_sees(script, "Priscilla: press Space");

		assert_int_equal(made[first ? 1 : 2], 0);
		script_type(script, " ");
	} else {
		assert_true(made[1] || made[2]);
		memset(made, 0, sizeof made);
		while (down--)
			script_type(script, "\002");
		script_type(script, "\r!");
	}
	script_look_at(script, watch, onlooker);
}

static void covers_come_before_views(const struct rules *rules)
{
	struct rules copy = *rules;
	struct script *script = script_open(24, 80);
	struct onlooker onlooker = {.random = random_start(5, 3)};
	struct sitting sitting;
	struct screen screen;
	struct match *match;

	counted = rules;
	copy.mask = count_mask;
	memset(made, 0, sizeof made);
	sitting_begin(&sitting, &copy);
	strcpy(sitting.name[0], "Priscilla");
	strcpy(sitting.name[1], "Aquila");
	assert_null(sitting_settle(&sitting, 0));
	match = match_begin(&sitting);
	script_screen(script, &screen);
	script_look_at(script, watch, &onlooker);
	table_play(&screen, match, COVER_TURNS);
	assert_true(onlooker.covers > 2);
	match_end(match);
	screen_close(&screen);
	script_close(script);
}

static void a_view_is_made_after_the_cover(void **unused)
{
	(void)unused;
	for (int i = 0; games[i]; i++)
		covers_come_before_views(games[i]);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_view_is_made_after_the_cover),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
