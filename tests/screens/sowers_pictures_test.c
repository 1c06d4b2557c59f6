/* The pictures of SCREENS, held against what the painter draws. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "seen.h"
#include "sowers_paint.h"

struct picture {
	const char *name;
	const char *record;
	int plies, seat;
	enum phase phase;
	enum layout layout;
	int rows, columns;
	bool ascii;
	const char *keys;
	int last; /* the last row that is the painter's, 0: all */
};

static void check(const struct picture *picture)
{
	struct seen *seen = seen_begin(
		&sowers_painter, seen_record(picture->record, picture->plies),
		picture->seat, picture->phase, picture->layout, picture->rows,
		picture->columns);
	static struct canvas canvas;

	seen_press(seen, picture->keys);
	seen_draw(seen, picture->ascii, &canvas);
	seen_compare(&canvas, picture->name, 1,
		     picture->last ? picture->last : picture->rows - 1);
	seen_end(seen);
}

#define STANDARD LAYOUT_STANDARD, 24, 80
#define NARROW LAYOUT_NARROW, 20, 60
#define WIDE LAYOUT_WIDE, 40, 120
#define PICTURE(test, ...)                                                    \
	static void test(void **state)                                        \
	{                                                                     \
		const struct picture picture = {__VA_ARGS__};                 \
									      \
		(void)state;                                                  \
		check(&picture);                                              \
	}

PICTURE(hand_face_down_with_recap, "7.5-2", "A", 33, 1, PHASE_FACE_DOWN,
	STANDARD, false, "", 20)
PICTURE(replay_seen_by_both, "7.12-1", "A", 31, 2, PHASE_REPLAY, STANDARD,
	false, "", 21)
PICTURE(main_turn, "8.1-1", "A", 27, 1, PHASE_ASKED, STANDARD, false, "5", 0)
PICTURE(main_turn_in_ascii, "8.1-2", "A", 27, 1, PHASE_ASKED, STANDARD, true,
	"5", 0)
PICTURE(a_soil_is_chosen, "8.2-1", "A", 27, 1, PHASE_ASKED, STANDARD, false,
	"5r", 0)
PICTURE(refusal, "8.3-1", "A", 27, 1, PHASE_ASKED, STANDARD, false, "b3g", 0)
PICTURE(the_gamble, "8.4-1", "A", 33, 1, PHASE_ASKED, STANDARD, false, "r", 0)
PICTURE(second_play, "8.5-1", "A", 31, 2, PHASE_ASKED, STANDARD, false, "", 0)
PICTURE(a_run, "8.5-2", "A", 34, 1, PHASE_ASKED, STANDARD, false, "g", 0)
PICTURE(pick_up, "8.6-1", "B", 14, 1, PHASE_ASKED, STANDARD, false, "b", 0)
PICTURE(put_back, "8.7-1", "A", 8, 2, PHASE_ASKED, STANDARD, false,
	"^b3^y7vy5v", 0)
PICTURE(hand_limit, "8.8-1", "A", 19, 1, PHASE_ASKED, STANDARD, false,
	"4^6^7", 0)
PICTURE(aquila, "8.9-1", "B", 12, 1, PHASE_ASKED, STANDARD, false, "", 0)
PICTURE(turn_over, "8.11-1", "A", 30, 1, PHASE_TURN_OVER, STANDARD, false, "",
	21)
PICTURE(narrow, "10.1-1", "A", 27, 1, PHASE_ASKED, NARROW, false, "5", 0)
PICTURE(wide, "10.2-1", "A", 27, 1, PHASE_ASKED, WIDE, false, "5", 0)

static void check_end(const char *record, const char *picture)
{
	struct seen *seen =
		seen_begin(&sowers_painter, seen_record(record, -1), 1,
			   PHASE_REPLAY, LAYOUT_STANDARD, 24, 80);
	static struct canvas canvas;

	canvas_begin(&canvas, 24, 80, false);
	assert_int_equal(sowers_painter.end(&seen->scene, &canvas), 15);
	seen_compare(&canvas, picture, 1, 15);
	seen_end(seen);
}

static void end_by_objective(void **state)
{
	(void)state;
	check_end("A", "8.10-1");
}

static void end_by_tiebreak(void **state)
{
	(void)state;
	check_end("C", "8.10-2");
}

static void end_by_aquila(void **state)
{
	(void)state;
	check_end("B", "8.10-3");
}

static void what_is_left(void **state)
{
	struct seen *seen =
		seen_begin(&sowers_painter, seen_record("A", 15), 2,
			   PHASE_ASKED, LAYOUT_STANDARD, 24, 80);
	static struct canvas canvas;

	(void)state;
	canvas_begin(&canvas, 24, 80, false);
	sowers_painter.decks(&seen->scene, &canvas);
	seen_compare(&canvas, "7.15-1", 1, 20);
	seen_end(seen);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(hand_face_down_with_recap),
		cmocka_unit_test(replay_seen_by_both),
		cmocka_unit_test(main_turn),
		cmocka_unit_test(main_turn_in_ascii),
		cmocka_unit_test(a_soil_is_chosen),
		cmocka_unit_test(refusal),
		cmocka_unit_test(the_gamble),
		cmocka_unit_test(second_play),
		cmocka_unit_test(a_run),
		cmocka_unit_test(pick_up),
		cmocka_unit_test(put_back),
		cmocka_unit_test(hand_limit),
		cmocka_unit_test(aquila),
		cmocka_unit_test(turn_over),
		cmocka_unit_test(narrow),
		cmocka_unit_test(wide),
		cmocka_unit_test(end_by_objective),
		cmocka_unit_test(end_by_tiebreak),
		cmocka_unit_test(end_by_aquila),
		cmocka_unit_test(what_is_left),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
