/* Whole random games at the Sowers table: every key, every layout, every
   phase; what is drawn, and what may not be told by it. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "random.h"
#include "sowers_paint.h"
#include "stroll.h"

/* The mat's sides stand in every row of it, whatever lies on it. */
static void check_mat(const struct seen *seen, const struct canvas *canvas)
{
	bool narrow = seen->scene.layout == LAYOUT_NARROW;
	int right = narrow ? 59 : 79, divider = narrow ? 39 : 48;
	int top = 1, rows = narrow ? 5 : 7;

	if (seen->scene.layout == LAYOUT_WIDE)
		rows = 15;
	while (canvas->cell[top][0].code != 0x250c)
		top++;
	for (int r = top + 1; r <= top + rows; r++) {
		uint32_t left = canvas->cell[r][0].code;

		assert_true(left == 0x2502 || left == 0x251c);
		assert_true(canvas->cell[r][right].code == 0x2502 ||
			    canvas->cell[r][right].code == 0x2524);
		assert_true(canvas->cell[r][divider].code == 0x2502 ||
			    canvas->cell[r][divider].code == 0x253c);
	}
}

static void look_round(const struct stroll *stroll, struct seen *seen,
		       struct random *random)
{
	int seats = seen->scene.alone ? 1 : 2;

	for (int seat = 1; seat <= seats; seat++)
		for (int phase = PHASE_FACE_DOWN; phase <= PHASE_REPLAY;
		     phase++) {
			stroll_size(stroll, seen, random);
			seen_again(seen, seat, (enum phase)phase);
			stroll_look(stroll, seen);
		}
}

static const struct stroll stroll = {
	.painter = &sowers_painter,
	.seed = 2024,
	.size = {{LAYOUT_NARROW, 20, 60},
		 {LAYOUT_NARROW, 23, 60},
		 {LAYOUT_STANDARD, 24, 80},
		 {LAYOUT_STANDARD, 31, 80},
		 {LAYOUT_WIDE, 36, 110},
		 {LAYOUT_WIDE, 52, 160}},
	.games = 12,
	.keys = 40,
	.worlds = 3,
	.held_games = 4,
	.strokes = 30,
	.plays = {REQUEST_ENTER, REQUEST_RISK},
	.check = check_mat,
	.round = look_round,
};

int main(void)
{
	const struct CMUnitTest tests[] = {
		STROLL_TEST(stroll_draws_and_plays_whole_games_by_any_keys,
			    stroll),
		STROLL_TEST(stroll_tells_no_seat_what_it_cannot_know, stroll),
		STROLL_TEST(stroll_plays_nothing_by_a_held_key, stroll),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
