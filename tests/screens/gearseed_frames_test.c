/* GearSeed's pictures in the table's own frame: title, stage, message, prompt
   and keys, reached by keys from the cover on. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "pages.h"
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
	int last = shot->rows - 1;

	/* The picture of 9.9 names GrF; by record E it was ThT. */
	if (!strcmp(shot->picture, "9.9-1")) {
		script_compare(script, shot->picture, 0, last - 3);
		script_compare(script, shot->picture, last - 1, last);
		script_expect(script, "Ana razed ThT at -5,0.");
		return;
	}
	script_compare(script, shot->picture, 0, last);
}

static void show(struct frame_shot shot)
{
	struct script *script = script_open(shot.rows, shot.columns);
	struct match *match = seen_record(shot.record, shot.plies);
	struct screen screen;

	script_screen(script, &screen);
	script_type(script, shot.keys);
	script_look_at(script, compare, &shot);
	table_play(&screen, match, COVER_TURNS);
	match_end(match);
	screen_close(&screen);
	script_close(script);
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
	show((struct frame_shot){"9.4-1", "E", 80, 24, 80,
				 "2 3\r\003\003\003\003\002\002\002"});
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

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_face_down_hand),
		cmocka_unit_test(the_build),
		cmocka_unit_test(lists_of_answers),
		cmocka_unit_test(cards_that_leave_their_place),
		cmocka_unit_test(narrow_and_wide),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
