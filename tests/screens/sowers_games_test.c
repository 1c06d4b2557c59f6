/* Whole random games at the Sowers table: every key, every layout, every
   phase; what is drawn, and what may not be told by it. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "random.h"
#include "seen.h"
#include "sowers_paint.h"
#include "utf8.h"

enum { GAMES = 12, KEYS = 40, WORLDS = 3 };

static const struct {
	enum layout layout;
	int rows, columns;
} sizes[] = {
	{LAYOUT_NARROW, 20, 60},   {LAYOUT_NARROW, 23, 60},
	{LAYOUT_STANDARD, 24, 80}, {LAYOUT_STANDARD, 31, 80},
	{LAYOUT_WIDE, 36, 110},	   {LAYOUT_WIDE, 52, 160},
};
enum { SIZES = sizeof sizes / sizeof *sizes };

static void random_size(struct seen *seen, struct random *random)
{
	uint32_t i = random_below(random, SIZES);

	seen_size(seen, sizes[i].layout, sizes[i].rows, sizes[i].columns);
}

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

/* Message, prompt and keys fit their rows. */
static void check_lines(const struct seen *seen)
{
	int room = seen->scene.layout == LAYOUT_NARROW ? PHRASE_NARROW
						       : PHRASE_WIDE;
	struct lines lines = {0};

	seen->painter->lines(&seen->scene, seen->choice, &lines);
	if (seen->scene.layout == LAYOUT_WIDE)
		room = seen->scene.columns - 2;
	if (utf8_columns(text_string(&lines.message)) > room ||
	    utf8_columns(text_string(&lines.prompt)) > room ||
	    utf8_columns(text_string(&lines.keys)) > room)
		fail_msg("too wide: %s|%s|%s", text_string(&lines.message),
			 text_string(&lines.prompt),
			 text_string(&lines.keys));
	text_free(&lines.message);
	text_free(&lines.prompt);
	text_free(&lines.keys);
}

static void look_at(const struct seen *seen)
{
	static struct canvas canvas;

	seen_draw(seen, false, &canvas);
	check_mat(seen, &canvas);
	check_lines(seen);
	assert_non_null(seen->painter->rule(&seen->scene, seen->choice));
}

static struct press random_press(const struct seen *seen,
				 struct random *random)
{
	struct press press = {.request = (enum request)random_below(
				      random, REQUEST_COUNT)};

	press.digit = (int)random_below(random, 10);
	press.row = (int)random_below(random, (uint32_t)seen->scene.rows);
	press.column = (int)random_below(random,
					 (uint32_t)seen->scene.columns);
	return press;
}

/* Presses keys until they play something; a click never does. */
static bool press_keys(struct seen *seen, struct random *random)
{
	for (int i = 0; i < KEYS; i++) {
		struct press press = random_press(seen, random);

		seen->painter->press(&seen->scene, seen->choice, press,
				     &seen->last);
		if (seen->last.answered == ANSWERED_MOVES) {
			assert_true(press.request == REQUEST_ENTER ||
				    press.request == REQUEST_RISK);
			assert_true(seen->last.count > 0);
			return true;
		}
		look_at(seen);
	}
	return false;
}

static void play_on(struct seen *seen, struct random *random)
{
	struct reason reason;

	seen_again(seen, match_turn(seen->match).seat, PHASE_ASKED);
	look_at(seen);
	if (press_keys(seen, random)) {
		seen_play(seen);
		return;
	}
	assert_true(match_play(
		seen->match,
		seen->menu.move[random_below(random,
					     (uint32_t)seen->menu.count)],
		&reason));
}

static void look_round(struct seen *seen, struct random *random)
{
	int seats = seen->scene.alone ? 1 : 2;

	for (int seat = 1; seat <= seats; seat++)
		for (int phase = PHASE_FACE_DOWN; phase <= PHASE_REPLAY;
		     phase++) {
			random_size(seen, random);
			seen_again(seen, seat, (enum phase)phase);
			look_at(seen);
		}
}

static void pages(struct seen *seen, struct random *random)
{
	static struct canvas canvas;

	random_size(seen, random);
	canvas_begin(&canvas, seen->scene.rows, seen->scene.columns, false);
	seen->painter->decks(&seen->scene, &canvas);
}

static void end_page(struct seen *seen)
{
	static struct canvas canvas;

	for (int i = 0; i < SIZES; i++) {
		seen_size(seen, sizes[i].layout, sizes[i].rows,
			  sizes[i].columns);
		seen_again(seen, 1, PHASE_REPLAY);
		canvas_begin(&canvas, sizes[i].rows, sizes[i].columns, false);
		/* four choices follow it */
		assert_in_range(seen->painter->end(&seen->scene, &canvas), 10,
				sizes[i].rows - 7);
	}
}

static void whole_games_are_drawn_and_played_by_any_keys(void **state)
{
	struct random random = random_start(2024, 1);

	(void)state;
	for (int game = 0; game < GAMES; game++) {
		struct match *match = seen_deal(&sowers_rules, &random);
		struct seen *seen =
			seen_begin(&sowers_painter, match, 1, PHASE_REPLAY,
				   LAYOUT_STANDARD, 24, 80);

		while (match_turn(match).seat) {
			random_size(seen, &random);
			play_on(seen, &random);
			pages(seen, &random);
			look_round(seen, &random);
		}
		end_page(seen);
		seen_end(seen);
	}
}

/* Draws the same moment of worlds that the seat cannot tell apart. */
static void compare_worlds(struct seen *seen, int seat, enum phase phase,
			   struct random *random)
{
	const struct book *book = match_book(seen->match);
	struct state_room world = {0};
	struct view mine;
	char *before, *after;

	seen_again(seen, seat, phase);
	match_view(seen->match, seat, &mine);
	before = seen_dump(seen);
	for (int i = 0; i < WORLDS; i++) {
		book->rules->guess(&mine, random, room_state(&world));
		seen_world(seen, room_state(&world));
		after = seen_dump(seen);
		assert_string_equal(before, after);
		free(after);
	}
	free(before);
}

static void no_frame_tells_what_its_seat_cannot_know(void **state)
{
	static const enum phase phases[] = {PHASE_ASKED, PHASE_FACE_DOWN,
					    PHASE_TURN_OVER, PHASE_RECAP};
	struct random random = random_start(2024, 2);
	struct reason reason;

	(void)state;
	for (int game = 0; game < GAMES; game++) {
		struct match *match = seen_deal(&sowers_rules, &random);
		struct seen *seen =
			seen_begin(&sowers_painter, match, 1, PHASE_REPLAY,
				   LAYOUT_STANDARD, 24, 80);

		for (int ply = 0; match_turn(match).seat; ply++) {
			struct menu menu;
			struct view view;

			for (int seat = 1;
			     ply % 5 == 0 && seat <= 2 - seen->scene.alone;
			     seat++)
				for (int p = 0; p < 4; p++) {
					random_size(seen, &random);
					compare_worlds(seen, seat, phases[p],
						       &random);
				}
			match_view(match, SEAT_REFEREE, &view);
			view_legal(&view, &menu);
			assert_true(match_play(
				match,
				menu.move[random_below(
					&random, (uint32_t)menu.count)],
				&reason));
		}
		seen_end(seen);
	}
}

/* A held key, whichever it is, plays nothing at a fresh question. */
static void a_held_key_plays_nothing(void **state)
{
	struct random random = random_start(2024, 3);

	(void)state;
	for (int game = 0; game < 4; game++) {
		struct match *match = seen_deal(&sowers_rules, &random);
		struct seen *seen =
			seen_begin(&sowers_painter, match, 1, PHASE_REPLAY,
				   LAYOUT_STANDARD, 24, 80);

		while (match_turn(match).seat) {
			int seat = match_turn(match).seat;

			for (int r = 0; r < REQUEST_COUNT; r++) {
				struct press press = {
					.request = (enum request)r,
					.digit = (int)random_below(&random,
								   10)};

				seen_again(seen, seat, PHASE_ASKED);
				for (int i = 0; i < 30; i++) {
					seen->painter->press(
						&seen->scene, seen->choice,
						press, &seen->last);
					assert_int_not_equal(
						seen->last.answered,
						ANSWERED_MOVES);
				}
			}
			seen_again(seen, seat, PHASE_ASKED);
			play_on(seen, &random);
		}
		seen_end(seen);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(whole_games_are_drawn_and_played_by_any_keys),
		cmocka_unit_test(no_frame_tells_what_its_seat_cannot_know),
		cmocka_unit_test(a_held_key_plays_nothing),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
