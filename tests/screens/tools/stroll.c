/* Whole random games at a table, any keys, any size: what every painter owes
   there, whatever its game is. */
#include "stroll.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "lot.h"
#include "random.h"
#include "utf8.h"

static struct random lots(const struct stroll *stroll, uint64_t number)
{
	return random_start(stroll->seed, number);
}

struct seen *stroll_begin(const struct stroll *stroll, struct random *random)
{
	struct match *match = seen_deal(stroll->painter->rules, random);

	return seen_begin(stroll->painter, match, 1, PHASE_REPLAY,
			  LAYOUT_STANDARD, 24, 80);
}

static int asked(const struct seen *seen)
{
	return match_turn(seen->match).seat;
}

static void resize(const struct stroll *stroll, struct seen *seen, uint32_t i)
{
	seen_size(seen, stroll->size[i].layout, stroll->size[i].rows,
		  stroll->size[i].columns);
}

void stroll_size(const struct stroll *stroll, struct seen *seen,
		 struct random *random)
{
	resize(stroll, seen, random_below(random, STROLL_SIZES));
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
			 text_string(&lines.prompt), text_string(&lines.keys));
	text_free(&lines.message);
	text_free(&lines.prompt);
	text_free(&lines.keys);
}

void stroll_look(const struct stroll *stroll, const struct seen *seen)
{
	static struct canvas canvas;

	seen_draw(seen, false, &canvas);
	stroll->check(seen, &canvas);
	check_lines(seen);
	assert_non_null(seen->painter->rule(&seen->scene, seen->choice));
}

struct press stroll_any_press(const struct seen *seen, struct random *random)
{
	struct press press = {
		.request = (enum request)random_below(random, REQUEST_COUNT)};

	press.digit = (int)random_below(random, 10);
	press.row = (int)random_below(random, (uint32_t)seen->scene.rows);
	press.column = (int)random_below(random, (uint32_t)seen->scene.columns);
	return press;
}

bool stroll_press(const struct stroll *stroll, struct seen *seen,
		  struct random *random)
{
	for (int i = 0; i < stroll->keys; i++) {
		struct press press = stroll_any_press(seen, random);

		seen->painter->press(&seen->scene, seen->choice, press,
				     &seen->last);
		if (seen->last.answered == ANSWERED_MOVES) {
			assert_true(press.request == stroll->plays[0] ||
				    press.request == stroll->plays[1]);
			assert_true(seen->last.count > 0);
			return true;
		}
		stroll_look(stroll, seen);
	}
	return false;
}

void stroll_play(const struct stroll *stroll, struct seen *seen,
		 struct random *random)
{
	seen_again(seen, asked(seen), PHASE_ASKED);
	stroll_look(stroll, seen);
	if (stroll_press(stroll, seen, random))
		seen_play(seen);
	else
		lot_play(seen->match, random);
}

void stroll_pages(const struct stroll *stroll, struct seen *seen,
		  struct random *random)
{
	const struct painter *painter = stroll->painter;
	static struct canvas canvas;
	int lines;

	stroll_size(stroll, seen, random);
	canvas_begin(&canvas, seen->scene.rows, seen->scene.columns, false);
	painter->decks(&seen->scene, &canvas);
	if (!painter->scores)
		return;
	lines = painter->scores(&seen->scene, 0, &canvas);
	assert_int_equal(lines, painter->scores(&seen->scene, 7, &canvas));
}

void stroll_end_page(const struct stroll *stroll, struct seen *seen)
{
	static struct canvas canvas;

	for (uint32_t i = 0; i < STROLL_SIZES; i++) {
		resize(stroll, seen, i);
		seen_again(seen, 1, PHASE_REPLAY);
		canvas_begin(&canvas, seen->scene.rows, seen->scene.columns,
			     false);
		/* its choices follow it */
		assert_in_range(seen->painter->end(&seen->scene, &canvas), 10,
				seen->scene.rows - 7);
	}
}

void stroll_draws_and_plays_whole_games_by_any_keys(void **state)
{
	const struct stroll *stroll = *state;
	struct random random = lots(stroll, 1);

	for (int game = 0; game < stroll->games; game++) {
		struct seen *seen = stroll_begin(stroll, &random);

		while (asked(seen)) {
			stroll_size(stroll, seen, &random);
			stroll_play(stroll, seen, &random);
			stroll_pages(stroll, seen, &random);
			stroll->round(stroll, seen, &random);
		}
		stroll_end_page(stroll, seen);
		seen_end(seen);
	}
}

/* Draws the same moment of worlds that the seat cannot tell apart. */
static void compare_worlds(struct seen *seen, int seat, enum phase phase,
			   int worlds, struct random *random)
{
	const struct book *book = match_book(seen->match);
	struct state_room world = {0};
	struct view mine;
	char *before, *after;

	seen_again(seen, seat, phase);
	match_view(seen->match, seat, &mine);
	before = seen_dump(seen);
	for (int i = 0; i < worlds; i++) {
		book->rules->guess(&mine, random, room_state(&world));
		seen_world(seen, room_state(&world));
		after = seen_dump(seen);
		assert_string_equal(before, after);
		free(after);
	}
	free(before);
}

/* Every seat that a person has, in every phase that hides something. */
static void compare_seats(const struct stroll *stroll, struct seen *seen,
			  struct random *random)
{
	static const enum phase phases[] = {PHASE_ASKED, PHASE_FACE_DOWN,
					    PHASE_TURN_OVER, PHASE_RECAP};
	int seats = seen->scene.alone ? 1 : match_book(seen->match)->seats;

	for (int i = 0; i < 4 * seats; i++) {
		stroll_size(stroll, seen, random);
		compare_worlds(seen, 1 + i / 4, phases[i % 4], stroll->worlds,
			       random);
	}
}

void stroll_tells_no_seat_what_it_cannot_know(void **state)
{
	const struct stroll *stroll = *state;
	struct random random = lots(stroll, 2);

	for (int game = 0; game < stroll->games; game++) {
		struct seen *seen = stroll_begin(stroll, &random);

		for (int ply = 0; asked(seen); ply++) {
			if (ply % 5 == 0)
				compare_seats(stroll, seen, &random);
			seen_again(seen, asked(seen), PHASE_ASKED);
			lot_play(seen->match, &random);
		}
		seen_end(seen);
	}
}

static void hold(const struct stroll *stroll, struct seen *seen,
		 struct press press)
{
	seen_again(seen, asked(seen), PHASE_ASKED);
	for (int i = 0; i < stroll->strokes; i++) {
		seen->painter->press(&seen->scene, seen->choice, press,
				     &seen->last);
		assert_int_not_equal(seen->last.answered, ANSWERED_MOVES);
	}
}

void stroll_plays_nothing_by_a_held_key(void **state)
{
	const struct stroll *stroll = *state;
	struct random random = lots(stroll, 3);

	for (int game = 0; game < stroll->held_games; game++) {
		struct seen *seen = stroll_begin(stroll, &random);

		while (asked(seen)) {
			for (int r = 0; r < REQUEST_COUNT; r++)
				hold(stroll, seen,
				     (struct press){
					     .request = (enum request)r,
					     .digit = (int)random_below(
						     &random, 10)});
			stroll_play(stroll, seen, &random);
		}
		seen_end(seen);
	}
}
