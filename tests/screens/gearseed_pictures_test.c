/* GearSeed's table held against the pictures of SCREENS sections 9 and 10. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "gearseed_paint.h"
#include "seen.h"

/* A picture: what was played, who looks, what was pressed (see seen.c). */
struct shot {
	const char *picture, *record;
	int plies, seat;
	enum layout layout;
	int rows, columns;
	const char *keys;
};

/* The picture of 9.9 names GrF in its message; by the moves of record E it was
   ThT that lay at -5,0. */
static int last_row(struct shot shot, bool down)
{
	if (!strcmp(shot.picture, "9.9-1") || down)
		return shot.rows - 4;
	return shot.rows - 1;
}

static void hold(struct shot shot)
{
	bool down = !strcmp(shot.picture, "9.1-1");
	bool ascii = !strcmp(shot.picture, "9.3-2");
	struct seen *seen = seen_begin(
		&gearseed_painter, seen_record(shot.record, shot.plies),
		shot.seat, down ? PHASE_FACE_DOWN : PHASE_ASKED, shot.layout,
		shot.rows, shot.columns);
	static struct canvas canvas;

	seen_press(seen, shot.keys);
	seen_draw(seen, ascii, &canvas);
	/* The frame says who turns a hand up. */
	seen_compare(&canvas, shot.picture, 1, last_row(shot, down));
	seen_end(seen);
}

static void the_face_down_hand(void **state)
{
	(void)state;
	hold((struct shot){"9.1-1", "D", 29, 1, LAYOUT_STANDARD, 24, 80, ""});
}

static void a_card_is_chosen(void **state)
{
	(void)state;
	hold((struct shot){"9.2-1", "D", 31, 1, LAYOUT_STANDARD, 24, 80, "7"});
}

static void the_ghost_and_what_it_gives(void **state)
{
	(void)state;
	hold((struct shot){"9.3-1", "D", 31, 1, LAYOUT_STANDARD, 24, 80,
			   "7.<"});
}

static void the_ghost_in_ascii(void **state)
{
	(void)state;
	hold((struct shot){"9.3-2", "D", 31, 1, LAYOUT_STANDARD, 24, 80,
			   "7.<"});
}

static void a_town_larger_than_the_window(void **state)
{
	(void)state;
	hold((struct shot){"9.4-1", "E", 80, 2, LAYOUT_STANDARD, 24, 80,
			   "3.vvv<"});
}

static void which_trigger_first(void **state)
{
	(void)state;
	hold((struct shot){"9.5-1", "D", 32, 1, LAYOUT_STANDARD, 24, 80, "1"});
}

static void a_choice_of_two(void **state)
{
	(void)state;
	hold((struct shot){"9.5-2", "D", 33, 1, LAYOUT_STANDARD, 24, 80, ""});
}

static void a_card_is_moved(void **state)
{
	(void)state;
	hold((struct shot){"9.6-1", "D", 22, 2, LAYOUT_STANDARD, 24, 80,
			   "<<^.>"});
}

static void the_burst_card(void **state)
{
	(void)state;
	hold((struct shot){"9.7-1", "D", 23, 2, LAYOUT_STANDARD, 24, 80, "1"});
}

static void cards_are_discarded(void **state)
{
	(void)state;
	hold((struct shot){"9.8-1", "D", 34, 1, LAYOUT_STANDARD, 24, 80,
			   "7^1^4^<<3"});
}

static void a_card_is_razed(void **state)
{
	(void)state;
	hold((struct shot){"9.9-1", "E", 51, 4, LAYOUT_STANDARD, 24, 80, "v"});
}

/* The end page, down to where the table's choices begin. */
static void the_end_page(void **state)
{
	struct seen *seen = seen_begin(&gearseed_painter, seen_record("D", -1),
				       1, PHASE_ASKED, LAYOUT_STANDARD, 24, 80);
	static struct canvas canvas;

	(void)state;
	canvas_begin(&canvas, 24, 80, false);
	assert_int_equal(gearseed_painter.end(&seen->scene, &canvas), 17);
	seen_compare(&canvas, "9.10-1", 1, 17);
	seen_end(seen);
}

static void the_narrow_table(void **state)
{
	(void)state;
	hold((struct shot){"10.1-2", "D", 31, 1, LAYOUT_NARROW, 20, 60, "7.<"});
}

static void the_wide_table(void **state)
{
	(void)state;
	hold((struct shot){"10.2-2", "D", 31, 1, LAYOUT_WIDE, 40, 120, "7.<"});
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_face_down_hand),
		cmocka_unit_test(a_card_is_chosen),
		cmocka_unit_test(the_ghost_and_what_it_gives),
		cmocka_unit_test(the_ghost_in_ascii),
		cmocka_unit_test(a_town_larger_than_the_window),
		cmocka_unit_test(which_trigger_first),
		cmocka_unit_test(a_choice_of_two),
		cmocka_unit_test(a_card_is_moved),
		cmocka_unit_test(the_burst_card),
		cmocka_unit_test(cards_are_discarded),
		cmocka_unit_test(a_card_is_razed),
		cmocka_unit_test(the_end_page),
		cmocka_unit_test(the_narrow_table),
		cmocka_unit_test(the_wide_table),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
