/* A GearSeed hand in one row of cards, scrolled where there are too many. */
#include "gearseed_table.h"

#include <stdio.h>

/* How the row lies: `first` of `shown` cards, `step` columns apart. */
struct row {
	int row, columns;
	int wide, high;
	int step, first, shown, count;
};

enum { LEFT_EDGE = 1 };

static int card_width(const struct scene *scene)
{
	return scene->layout == LAYOUT_WIDE ? 11 : 5;
}

bool gt_hand_is_short(const struct scene *scene)
{
	int wide = card_width(scene);

	if (scene->layout != LAYOUT_WIDE)
		return true;
	/* The boxes at the right are 33 columns wide. */
	return gt_hand_count(scene) * (wide + 1) <= scene->columns - 34;
}

static void lay_row(const struct scene *scene, const struct gt_choice *choice,
		    struct row *row)
{
	struct gt_table table;

	gt_table_lay(scene, &table);
	row->row = table.hand_row;
	row->columns = table.hand_columns;
	row->wide = card_width(scene);
	row->high = scene->layout == LAYOUT_WIDE ? 5 : 3;
	row->count = row->shown = gt_hand_count(scene);
	row->first = 0;
	for (row->step = row->wide + 1; row->step >= row->wide - 1; row->step--)
		if (row->step * (row->count - 1) + row->wide <= row->columns)
			return;
	row->step = row->wide - 1;
	row->shown = (row->columns - row->wide) / row->step + 1;
	row->first = choice->hand - row->shown / 2;
	if (row->first > row->count - row->shown)
		row->first = row->count - row->shown;
	if (row->first < 0)
		row->first = 0;
}

static int column_of(const struct row *row, int place)
{
	return LEFT_EDGE + (place - row->first) * row->step;
}

static bool shows_focus(const struct scene *scene,
			const struct gt_choice *choice)
{
	enum gt_form form = gt_form(scene, choice);

	return (form == FORM_BUILD || form == FORM_PICK) &&
	       choice->line != LINE_NONE;
}

static bool may_choose(const struct scene *scene,
		       const struct gt_choice *choice, uint8_t card)
{
	return scene->turn.question != ASK_EXTRA ||
	       gt_form(scene, choice) != FORM_BUILD ||
	       gt_card_fits(scene, card);
}

/* Rank, or why the card is passed over: below it, where there is room. */
static void draw_note(const struct scene *scene, const struct gt_choice *choice,
		      const struct row *row, int place, struct canvas *canvas)
{
	uint8_t card = gt_hand_card(scene, place);
	bool pick = gt_form(scene, choice) == FORM_PICK;
	int number = pick ? gt_picked(choice, place) : 0;
	int column = column_of(row, place) + row->wide / 2 - 1;
	char text[16];

	if (number) {
		gt_put_rank(text, number);
		canvas_put(canvas,
			   scene->layout == LAYOUT_NARROW
				   ? row->row
				   : row->row + row->high,
			   column, LOOK_PLAIN, text);
	} else if (scene->layout != LAYOUT_NARROW &&
		   !may_choose(scene, choice, card)) {
		canvas_put(canvas, row->row + row->high, column, LOOK_PLAIN,
			   "-");
	}
}

static void draw_number(const struct scene *scene,
			const struct gt_choice *choice, const struct row *row,
			int place, struct canvas *canvas)
{
	uint8_t card = gt_hand_card(scene, place);

	if (card == CARD_UNKNOWN || place >= 9)
		return;
	if (scene->layout == LAYOUT_NARROW && !may_choose(scene, choice, card))
		return;
	canvas_format(canvas, row->row, column_of(row, place) + 2, LOOK_PLAIN,
		      "%d", place + 1);
}

static void draw_card(const struct scene *scene, const struct gt_choice *choice,
		      const struct row *row, int place, struct canvas *canvas)
{
	uint8_t card = gt_hand_card(scene, place);
	const struct gs_design *design = gt_design(scene, card);
	int column = column_of(row, place);
	bool focus = shows_focus(scene, choice) && choice->hand == place;
	char sign = row->wide > 5 && design && design->triggers ? '*' : ' ';

	canvas_box(canvas, row->row, column, row->high, row->wide);
	if (design)
		gt_face_draw(design, sign, focus, row->wide - 1, row->row + 1,
			     column + 1, canvas);
	else
		canvas_put(canvas, row->row + row->high / 2,
			   column + row->wide / 2, LOOK_PLAIN, "?");
	draw_number(scene, choice, row, place, canvas);
	if (!focus)
		return;
	for (int r = 1; r < row->high - 1; r++)
		canvas_look(canvas, row->row + r, column + 1, row->wide - 2,
			    LOOK_FOCUS);
	canvas_put(canvas, row->row + row->high - 1, column + row->wide / 2,
		   LOOK_BOLD, "^");
}

/* Cards that share an edge. */
static void draw_joint(const struct row *row, int column, struct canvas *canvas)
{
	canvas_put(canvas, row->row, column, LOOK_PLAIN, "┬");
	canvas_put(canvas, row->row + row->high - 1, column, LOOK_PLAIN, "┴");
}

static void draw_counts(const struct row *row, struct canvas *canvas)
{
	int last = row->first + row->shown - 1;
	char count[16];

	if (row->first) {
		snprintf(count, sizeof count, "<%d", row->first);
		canvas_put(canvas, row->row, LEFT_EDGE + 1, LOOK_BOLD, count);
	}
	if (last < row->count - 1) {
		snprintf(count, sizeof count, "%d>", row->count - 1 - last);
		canvas_put_right(canvas, row->row,
				 column_of(row, last) + row->wide - 1,
				 LOOK_BOLD, count);
	}
}

void gt_hand_draw(const struct scene *scene, const struct gt_choice *choice,
		  struct canvas *canvas)
{
	struct row row;

	lay_row(scene, choice, &row);
	for (int i = row.first; i < row.first + row.shown; i++) {
		draw_card(scene, choice, &row, i, canvas);
		draw_note(scene, choice, &row, i, canvas);
		if (i > row.first && row.step < row.wide)
			draw_joint(&row, column_of(&row, i), canvas);
	}
	draw_counts(&row, canvas);
	if (shows_focus(scene, choice) && choice->hand < row.count)
		canvas_cursor(canvas, row.row + 1,
			      column_of(&row, choice->hand) + 1);
}

int gt_hand_hit(const struct scene *scene, const struct gt_choice *choice,
		int row, int column)
{
	struct row lie;
	int place;

	lay_row(scene, choice, &lie);
	if (row < lie.row || row >= lie.row + lie.high || column < LEFT_EDGE)
		return -1;
	place = (column - LEFT_EDGE) / lie.step;
	if (place >= lie.shown ||
	    column - LEFT_EDGE - place * lie.step >= lie.wide)
		return -1;
	return lie.first + place;
}
