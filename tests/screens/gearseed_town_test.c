/* Large towns and large hands: windows, edge counts, walls, the cursor. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "gearseed_paint.h"
#include "gearseed_table.h"
#include "picture.h"
#include "random.h"
#include "seen.h"

static const struct {
	enum layout layout;
	int rows, columns;
} sizes[] = {
	{LAYOUT_NARROW, 20, 60},
	{LAYOUT_STANDARD, 24, 80},
	{LAYOUT_WIDE, 36, 110},
	{LAYOUT_WIDE, 90, 240},
};
enum { SIZES = sizeof sizes / sizeof *sizes };

static void the_window_shows_the_focus_and_nothing_beyond(void **state)
{
	(void)state;
	for (int shown = 5; shown < 12; shown++)
		for (int size = 1; size < 44; size++) {
			int most = -20 + size - 1, from = GT_FRESH;

			for (int focus = -20; focus <= most; focus++) {
				from = gt_window(-20, most, shown, from, focus);
				assert_in_range(focus + 100, from + 100,
						from + shown + 99);
				if (size < shown)
					continue;
				assert_true(from >= -20);
				assert_true(from + shown - 1 <= most);
			}
			for (int focus = most; focus >= -20; focus--) {
				from = gt_window(-20, most, shown, from, focus);
				assert_in_range(focus + 100, from + 100,
						from + shown + 99);
			}
		}
}

static void the_window_moves_by_half_screens(void **state)
{
	int from = gt_window(0, 40, 9, GT_FRESH, 4);

	(void)state;
	assert_int_equal(from, 0);
	assert_int_equal(gt_window(0, 40, 9, from, 6), 0);
	assert_int_equal(gt_window(0, 40, 9, from, 7), 4);
	assert_int_equal(gt_window(0, 40, 9, 4, 6), 4);
	assert_int_equal(gt_window(0, 40, 9, 4, 5), 0);
	assert_int_equal(gt_window(0, 40, 9, 20, 40), 32);
}

static void a_small_town_lies_in_the_middle(void **state)
{
	(void)state;
	assert_int_equal(gt_window(-2, 4, 9, GT_FRESH, 1), -3);
	assert_int_equal(gt_window(-2, 3, 7, GT_FRESH, 1), -2);
	assert_int_equal(gt_window(0, 0, 7, 12, 0), -3);
}

/* The plan of a few cards, given as `#`, with a ghost as `G`. */
static char *plan(const char *const *rows, int count)
{
	static struct gt_town town;
	static struct canvas canvas;
	struct text text = {0};

	memset(&town, 0, sizeof town);
	town.wide = 5;
	town.high = 2;
	town.rows = count;
	town.columns = (int)strlen(rows[0]);
	town.box = (struct gt_box){0, 0, town.columns - 1, count - 1};
	for (int r = 0; r < count; r++)
		for (int c = 0; c < town.columns; c++)
			town.site[r][c] = (struct gt_site){
				.kind = rows[r][c] == '#'   ? SITE_CARD
					: rows[r][c] == 'G' ? SITE_GHOST
					: rows[r][c] == '.' ? SITE_FREE
							    : SITE_EMPTY,
				.sign = ' '};
	canvas_begin(&canvas, 2 * count + 2, 4 + 5 * town.columns, false);
	gt_town_draw(&town, &canvas);
	picture_dump(&canvas, &text);
	return text.data;
}

static void walls_meet_in_the_right_signs(void **state)
{
	static const char *const rows[] = {"##.", "#.#", ".##"};
	char *drawn = plan(rows, 3);

	(void)state;
	assert_string_equal(drawn, "     0    1    2\n"
				   "   ┌────┬────┐\n"
				   "  0│    │    │ ·\n"
				   "   ├────┼────┼────┐\n"
				   "  1│    │ ·  │    │\n"
				   "   └────┼────┼────┤\n"
				   "  2  ·  │    │    │\n"
				   "        └────┴────┘\n");
	free(drawn);
}

static void a_ghost_has_round_sides(void **state)
{
	static const char *const rows[] = {"#G"};
	char *drawn = plan(rows, 1);

	(void)state;
	assert_string_equal(drawn, "     0    1\n"
				   "   ┌────┬────┐\n"
				   "  0│    (    )\n"
				   "   └────┴────┘\n");
	free(drawn);
}

/* Ana's question of record D, the town pulled apart to 40 cells and more. */
static struct seen *large_town(void)
{
	struct seen *seen = seen_begin(&gearseed_painter, seen_record("D", 31),
				       1, PHASE_ASKED, LAYOUT_STANDARD, 24, 80);
	struct gearseed *state =
		(struct gearseed *)room_state(&seen->view.masked);

	for (int i = 0; i < gs_town_count(state); i++) {
		state->x[i] = (int8_t)(state->x[i] * 10);
		state->y[i] = (int8_t)(state->y[i] * 13);
	}
	view_legal(&seen->view, &seen->menu);
	return seen;
}

/* The number behind a sign at a place of the canvas, or 0. */
static int count_at(const struct canvas *canvas, int row, int column,
		    uint32_t sign)
{
	int count = 0;

	if (canvas->cell[row][column].code != sign)
		return 0;
	while (canvas->cell[row][++column].code >= '0' &&
	       canvas->cell[row][column].code <= '9')
		count = count * 10 + (int)canvas->cell[row][column].code - '0';
	return count;
}

static void check_window(const struct seen *seen, const struct canvas *canvas)
{
	struct gt_choice choice;
	static struct gt_town town;
	int row, column;

	memcpy(&choice, seen->choice, sizeof choice);
	gt_town_fill(&seen->scene, &choice, &town);
	assert_int_equal(count_at(canvas, 1, 0, '<'),
			 town.corner.x > town.box.left
				 ? town.corner.x - town.box.left
				 : 0);
	assert_int_equal(count_at(canvas, 2, 0, '^'),
			 town.corner.y > town.box.top
				 ? town.corner.y - town.box.top
				 : 0);
	if (choice.focus != FOCUS_TOWN || !choice.ghost)
		return;
	assert_true(gt_town_place(&town, choice.cell, &row, &column));
	assert_int_equal(canvas->cursor_row, row);
	assert_int_equal(canvas->cursor_column, column);
}

static void a_town_of_40_by_40_scrolls_with_the_focus(void **state)
{
	static const char keys[] = "7.<<<<<<<<<<vvvvvvvvvvvvv>>>>>>>>>>>>>>>>"
				   ">>>>>>>>>>>>>>>^^^^^^^^^^^^^^^^^^^^^^^{{}}"
				   "}nnnnnnmmmmmmmmmmc<c>c[]";
	static struct canvas canvas;

	(void)state;
	for (int i = 0; i < SIZES; i++) {
		struct seen *seen = large_town();

		seen_size(seen, sizes[i].layout, sizes[i].rows,
			  sizes[i].columns);
		for (size_t k = 0; k < sizeof keys - 1; k++) {
			char key[2] = {keys[k], '\0'};

			seen_press(seen, key);
			seen_draw(seen, false, &canvas);
			check_window(seen, &canvas);
		}
		seen_end(seen);
	}
}

static void pages_scroll_the_town_where_nothing_is_in_focus(void **state)
{
	static struct canvas canvas;
	struct seen *seen = large_town();
	int above;

	(void)state;
	seen_draw(seen, false, &canvas);
	check_window(seen, &canvas);
	above = count_at(&canvas, 2, 0, '^');
	assert_int_equal(seen_press(seen, "}"), ANSWERED_CHOICE);
	seen_draw(seen, false, &canvas);
	check_window(seen, &canvas);
	assert_int_equal(count_at(&canvas, 2, 0, '^'), above + 3);
	seen_press(seen, "{{{{{{{{{{{{{{{{");
	seen_draw(seen, false, &canvas);
	assert_int_equal(count_at(&canvas, 2, 0, '^'), 0);
	seen_end(seen);
}

/* Ben's discard with so many more cards in Ben's hand. */
static struct seen *large_hand(int more)
{
	struct seen *seen = seen_begin(&gearseed_painter, seen_record("D", 34),
				       1, PHASE_ASKED, LAYOUT_STANDARD, 24, 80);
	struct view all;
	struct gearseed *state;

	match_view(seen->match, SEAT_REFEREE, &all);
	state = (struct gearseed *)room_state(&all.masked);
	while (more--) {
		uint8_t card = zone_cards(&state->cards, ZONE_DECK)[0];

		card_move(&state->cards, ZONE_DECK, 0, ZONE_HAND,
			  zone_place(&state->cards, ZONE_HAND, card));
	}
	seen_world(seen, room_state(&all.masked));
	view_legal(&seen->view, &seen->menu);
	return seen;
}

/* Cards of the hand whose frames begin in the hand's row. */
static int marks(const struct canvas *canvas, int row, uint32_t sign)
{
	int count = 0;

	for (int c = 0; c < canvas->columns; c++)
		count += canvas->cell[row][c].code == sign;
	return count;
}

static void a_hand_of_any_size_keeps_its_focus_in_sight(void **state)
{
	static struct canvas canvas;

	(void)state;
	for (int i = 0; i < SIZES; i++)
		for (int more = 0; more < 14; more++) {
			struct seen *seen = large_hand(more);
			struct gt_table table;

			seen_size(seen, sizes[i].layout, sizes[i].rows,
				  sizes[i].columns);
			gt_table_lay(&seen->scene, &table);
			for (int k = 0; k < 7 + more; k++) {
				int high =
					sizes[i].layout == LAYOUT_WIDE ? 5 : 3;

				seen_draw(seen, false, &canvas);
				assert_int_equal(
					marks(&canvas,
					      table.hand_row + high - 1, '^'),
					1);
				assert_int_equal(canvas.cursor_row,
						 table.hand_row + 1);
				assert_int_equal(
					canvas.cell[canvas.cursor_row]
						   [canvas.cursor_column]
							   .look,
					LOOK_FOCUS);
				seen_press(seen, ">");
			}
			seen_end(seen);
		}
}

/* SCREENS section 3: 6 apart up to 8 cards, 5 apart for 9, 4 up to 11. */
static void hands_are_6_5_and_4_apart_then_scroll(void **state)
{
	static const struct {
		int more, step;
	} hands[] = {{0, 6}, {1, 6}, {2, 5}, {3, 4}, {4, 4}};
	static struct canvas canvas;
	struct seen *seen;

	(void)state;
	for (size_t i = 0; i < sizeof hands / sizeof *hands; i++) {
		seen = large_hand(hands[i].more);
		seen_draw(seen, false, &canvas);
		for (int k = 0; k < 7 + hands[i].more && k < 9; k++)
			assert_int_equal(
				canvas.cell[17][3 + k * hands[i].step].code,
				'1' + k);
		seen_end(seen);
	}
	seen = large_hand(6);
	seen_draw(seen, false, &canvas);
	assert_int_equal(canvas.cell[17][43].code, '2');
	assert_int_equal(canvas.cell[17][44].code, '>');
	seen_press(seen, "]");
	seen_draw(seen, false, &canvas);
	assert_int_equal(canvas.cell[17][2].code, '<');
	assert_int_equal(canvas.cell[17][3].code, '2');
	seen_end(seen);
}

/* SCREENS 5.2: where the real cursor sits. */
static void the_cursor_sits_on_the_focus(void **state)
{
	static const struct {
		const char *record;
		int plies, seat;
		const char *keys, *under;
	} spots[] = {
		{"D", 31, 1, "", "CoE"},      {"D", 31, 1, "7", "ThE"},
		{"D", 31, 1, "7.<", "ThE"},   {"D", 31, 1, "^", "GrC"},
		{"D", 22, 2, "<<^", "ThC"},   {"D", 22, 2, "<<^.>", "ThC"},
		{"D", 32, 1, "2", "ThF 0,2"}, {"D", 33, 1, "1", "draw 1 card"},
		{"D", 34, 1, "]", "ShE"},     {"E", 51, 4, "v", "ThE"},
		{"D", 23, 2, "0", "not now"},
	};
	static struct canvas canvas;

	(void)state;
	for (size_t i = 0; i < sizeof spots / sizeof *spots; i++) {
		struct seen *seen = seen_begin(
			&gearseed_painter,
			seen_record(spots[i].record, spots[i].plies),
			spots[i].seat, PHASE_ASKED, LAYOUT_STANDARD, 24, 80);
		const char *under = spots[i].under;

		seen_press(seen, spots[i].keys);
		seen_draw(seen, false, &canvas);
		for (int c = canvas.cursor_column; *under; c++, under++)
			assert_int_equal(canvas.cell[canvas.cursor_row][c].code,
					 (unsigned char)*under);
		seen_end(seen);
	}
}

/* A question that nobody has begun to answer has the cursor on the prompt. */
static void an_open_question_has_it_on_the_prompt(void **state)
{
	static const int plies[] = {22, 23, 32, 33};
	static struct canvas canvas;

	(void)state;
	for (size_t i = 0; i < sizeof plies / sizeof *plies; i++) {
		struct match *match = seen_record("D", plies[i]);
		struct seen *seen = seen_begin(
			&gearseed_painter, match, match_turn(match).seat,
			PHASE_ASKED, LAYOUT_STANDARD, 24, 80);

		seen_draw(seen, false, &canvas);
		assert_int_equal(canvas.cursor_row, 22);
		assert_int_equal(canvas.cursor_column, 1);
		seen_end(seen);
	}
}

static void looks_are_those_of_the_table_of_elements(void **state)
{
	struct seen *seen = seen_begin(&gearseed_painter, seen_record("D", 31),
				       1, PHASE_ASKED, LAYOUT_STANDARD, 24, 80);
	static struct canvas canvas;

	(void)state;
	seen_press(seen, "7.<");
	seen_draw(seen, false, &canvas);
	assert_int_equal(canvas.cell[5][14].look, LOOK_THORNED);
	assert_int_equal(canvas.cell[5][24].look, LOOK_COALKIN);
	assert_int_equal(canvas.cell[7][19].look, LOOK_SHRINE);
	assert_int_equal(canvas.cell[7][22].look, LOOK_BOLD); /* its `*` */
	assert_int_equal(canvas.cell[7][29].look, LOOK_GREMLIN);
	assert_int_equal(canvas.cell[9][18].look, LOOK_BOLD); /* `(` */
	assert_int_equal(canvas.cell[9][19].look, LOOK_THORNED);
	assert_int_equal(canvas.cell[18][38].look, LOOK_FOCUS);
	assert_int_equal(canvas.cell[19][39].look, LOOK_BOLD); /* `^` */
	assert_int_equal(canvas.cell[1][53].look, LOOK_SEASON_THORNED);
	assert_int_equal(canvas.cell[2][52].look, LOOK_SEASON_THORNED);
	assert_int_equal(canvas.cell[2][57].look, LOOK_PLAIN); /* a blank */
	assert_int_equal(canvas.cell[7][50].look, LOOK_BOLD);  /* `>Ana` */
	assert_int_equal(canvas.cell[7][59].look, LOOK_BOLD);  /* points */
	assert_int_equal(canvas.cell[14][79].look, LOOK_BOLD); /* a gain */
	seen_end(seen);
}

/* A click has the focus come to what it hits. */
static void a_click_is_the_focus_key(void **state)
{
	struct press press = {.request = REQUEST_CLICK, .row = 18};
	struct seen *seen = seen_begin(&gearseed_painter, seen_record("D", 31),
				       1, PHASE_ASKED, LAYOUT_STANDARD, 24, 80);
	static struct canvas canvas;

	(void)state;
	press.column = 38;
	seen->painter->press(&seen->scene, seen->choice, press, &seen->last);
	assert_int_equal(seen->last.answered, ANSWERED_CHOICE);
	seen_press(seen, ".");
	press.row = 9;
	press.column = 20;
	seen->painter->press(&seen->scene, seen->choice, press, &seen->last);
	assert_int_equal(seen->last.answered, ANSWERED_CHOICE);
	seen_draw(seen, false, &canvas);
	seen_compare(&canvas, "9.3-1", 1, 23);
	seen_end(seen);
}

/* Where an arrow leads the ghost from a cell. */
static struct gs_cell lead(struct seen *seen, struct gs_cell from, char arrow)
{
	const char key[] = {arrow, '\0'};
	struct gt_choice choice;

	memcpy(&choice, seen->choice, sizeof choice);
	choice.cell = from;
	memcpy(seen->choice, &choice, sizeof choice);
	seen_press(seen, key);
	memcpy(&choice, seen->choice, sizeof choice);
	assert_true(choice.ghost);
	assert_true(gt_is_dot(&seen->scene, &choice, choice.cell));
	return choice.cell;
}

static bool same_cell(struct gs_cell one, struct gs_cell other)
{
	return one.x == other.x && one.y == other.y;
}

/* Follows the arrows from the middle to wherever they lead. */
static void follow(struct seen *seen)
{
	struct gs_cell cells[GS_CELLS], reached[GS_CELLS];
	int all = gs_free_cells(gt_state(&seen->scene), cells);
	int count = 0;

	reached[count++] = lead(seen, gt_town_middle(&seen->scene), 'v');
	for (int i = 0; i < count; i++)
		for (const char *arrow = "<>^v"; *arrow; arrow++) {
			struct gs_cell to = lead(seen, reached[i], *arrow);
			int k = 0;

			while (k < count && !same_cell(reached[k], to))
				k++;
			if (k == count)
				reached[count++] = to;
		}
	assert_int_equal(count, all);
}

static void the_arrows_lead_to_every_free_cell(void **state)
{
	struct random random = random_start(2026, 3);

	(void)state;
	for (int game = 0; game < 12; game++) {
		struct match *match = seen_deal(&gearseed_rules, &random);
		struct seen *seen =
			seen_begin(&gearseed_painter, match, 1, PHASE_ASKED,
				   LAYOUT_STANDARD, 24, 80);

		while (match_turn(match).seat) {
			struct move move;

			seen_again(seen, match_turn(match).seat, PHASE_ASKED);
			move = seen->menu.move[random_below(
				&random, (uint32_t)seen->menu.count)];
			if (seen->menu.move[0].verb == MOVE_BUILD &&
			    match_turn(match).question == ASK_BUILD) {
				seen_press(seen, "1.v");
				follow(seen);
			}
			assert_true(match_play(match, move, NULL));
		}
		seen_end(seen);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_window_shows_the_focus_and_nothing_beyond),
		cmocka_unit_test(the_window_moves_by_half_screens),
		cmocka_unit_test(a_small_town_lies_in_the_middle),
		cmocka_unit_test(walls_meet_in_the_right_signs),
		cmocka_unit_test(a_ghost_has_round_sides),
		cmocka_unit_test(a_town_of_40_by_40_scrolls_with_the_focus),
		cmocka_unit_test(
			pages_scroll_the_town_where_nothing_is_in_focus),
		cmocka_unit_test(a_hand_of_any_size_keeps_its_focus_in_sight),
		cmocka_unit_test(hands_are_6_5_and_4_apart_then_scroll),
		cmocka_unit_test(the_cursor_sits_on_the_focus),
		cmocka_unit_test(an_open_question_has_it_on_the_prompt),
		cmocka_unit_test(looks_are_those_of_the_table_of_elements),
		cmocka_unit_test(a_click_is_the_focus_key),
		cmocka_unit_test(the_arrows_lead_to_every_free_cell),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
