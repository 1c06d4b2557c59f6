/* GearSeed's town as a plan: cards share walls, so that it reads like one.
   Knows nothing of questions. */
#include "gearseed_table.h"

#include <stdio.h>
#include <string.h>

#include "utf8.h"

static bool framed(const struct gt_town *town, int row, int column)
{
	if (row < 0 || row >= town->rows || column < 0 ||
	    column >= town->columns)
		return false;
	return town->site[row][column].kind >= SITE_CARD;
}

/* The canvas's row and column of a cell's upper left corner. */
static int wall_row(const struct gt_town *town, int row)
{
	return town->row + 1 + row * town->high;
}

static int wall_column(const struct gt_town *town, int column)
{
	return town->column + 3 + column * town->wide;
}

/* The sign where walls meet, by the walls that go up, right, down, left. */
static const char *const junctions[16] = {" ", "│", "─", "└", "│", "│",
					  "┌", "├", "─", "┘", "─", "┴",
					  "┐", "┤", "┬", "┼"};

static void draw_corner(const struct gt_town *town, int row, int column,
			struct canvas *canvas)
{
	bool above_left = framed(town, row - 1, column - 1);
	bool above = framed(town, row - 1, column);
	bool left = framed(town, row, column - 1);
	bool here = framed(town, row, column);
	int walls = (above_left || above) | (above || here) << 1 |
		    (left || here) << 2 | (above_left || left) << 3;

	if (walls)
		canvas_put(canvas, wall_row(town, row),
			   wall_column(town, column), LOOK_PLAIN,
			   junctions[walls]);
}

static void draw_walls(const struct gt_town *town, struct canvas *canvas)
{
	for (int r = 0; r <= town->rows; r++)
		for (int c = 0; c <= town->columns; c++) {
			int row = wall_row(town, r);
			int column = wall_column(town, c);

			if (framed(town, r, c) || framed(town, r - 1, c))
				canvas_fill(canvas, row, column + 1,
					    town->wide - 1, "─");
			if (framed(town, r, c) || framed(town, r, c - 1))
				canvas_upright(canvas, row + 1, column,
					       town->high - 1, "│");
			draw_corner(town, r, c, canvas);
		}
}

/* The sides of what is not so yet, and the mark of the focus. */
static void draw_marks(const struct gt_town *town, int r, int c,
		       struct canvas *canvas)
{
	const struct gt_site *site = &town->site[r][c];
	int row = wall_row(town, r), column = wall_column(town, c);

	if (site->kind == SITE_GHOST)
		for (int i = 1; i < town->high; i++) {
			canvas_put(canvas, row + i, column, LOOK_BOLD, "(");
			canvas_put(canvas, row + i, column + town->wide,
				   LOOK_BOLD, ")");
		}
	else if (site->focus)
		canvas_put(canvas, row + town->high / 2, column, LOOK_BOLD,
			   ">");
}

/* A word of a name, cut to what a card has room for. */
static void put_word(struct canvas *canvas, int row, int column, int room,
		     enum look look, const char *word, size_t length)
{
	char part[GS_NAME_BYTES + 1];

	if (length > GS_NAME_BYTES)
		length = GS_NAME_BYTES;
	memcpy(part, word, length);
	part[length] = '\0';
	part[utf8_cut(part, room)] = '\0';
	canvas_put(canvas, row, column, look, part);
}

/* "Shrine of Towers" is Shrine above Towers; the sign stands in the first
   line. */
static void put_name(struct canvas *canvas, int row, int column, int room,
		     bool sign, enum look look, const char *name)
{
	size_t first = strcspn(name, " ");
	const char *rest = name + first + strspn(name + first, " ");

	if (!strncmp(rest, "of ", 3))
		rest += 3;
	put_word(canvas, row, column, room - sign, look, name, first);
	put_word(canvas, row + 1, column, room, look, rest, strlen(rest));
}

void gt_face_draw(const struct gs_design *design, char sign, bool focus,
		  int wide, int row, int column, struct canvas *canvas)
{
	char last[2] = {sign, '\0'};
	enum look look = focus ? LOOK_FOCUS : gt_caste_look(design->caste);
	int below = wide > 5 ? 2 : 0;

	if (below)
		put_name(canvas, row, column, wide - 1, sign != ' ',
			 focus ? LOOK_FOCUS : LOOK_PLAIN, design->name);
	canvas_put(canvas, row + below, column, look, design->code);
	if (sign != ' ')
		canvas_put(canvas, row, column + wide - 2, LOOK_BOLD, last);
}

static void draw_site(const struct gt_town *town, int r, int c,
		      struct canvas *canvas)
{
	const struct gt_site *site = &town->site[r][c];
	int row = wall_row(town, r), column = wall_column(town, c);

	if (site->kind == SITE_FREE)
		canvas_put(canvas, row + town->high / 2,
			   column + town->wide / 2,
			   site->focus ? LOOK_FOCUS : LOOK_PLAIN, "·");
	if (site->kind >= SITE_CARD && site->design)
		gt_face_draw(site->design, site->sign, site->focus, town->wide,
			     row + 1, column + 1, canvas);
	draw_marks(town, r, c, canvas);
}

static void draw_axes(const struct gt_town *town, struct canvas *canvas)
{
	char number[16];

	for (int c = 0; c < town->columns; c++) {
		snprintf(number, sizeof number, "%d", town->corner.x + c);
		canvas_put_right(canvas, town->row,
				 wall_column(town, c) + town->wide / 2 + 1,
				 LOOK_PLAIN, number);
	}
	for (int r = 0; r < town->rows; r++) {
		snprintf(number, sizeof number, "%d", town->corner.y + r);
		canvas_put_right(canvas, wall_row(town, r) + town->high / 2,
				 town->column + 3, LOOK_PLAIN, number);
	}
}

static void draw_count(struct canvas *canvas, int row, int column,
		       const char *format, int hidden)
{
	char count[16];

	if (hidden <= 0)
		return;
	snprintf(count, sizeof count, format, hidden);
	canvas_put(canvas, row, column, LOOK_BOLD, count);
}

/* How many columns and rows lie beyond the edges. */
static void draw_counts(const struct gt_town *town, struct canvas *canvas)
{
	int right = town->corner.x + town->columns - 1;
	int bottom = town->corner.y + town->rows - 1;

	draw_count(canvas, town->row, town->column, "<%d",
		   town->corner.x - town->box.left);
	draw_count(canvas, town->row,
		   wall_column(town, town->columns - 1) + town->wide / 2 + 2,
		   "%d>", town->box.right - right);
	draw_count(canvas, wall_row(town, 0), town->column, "^%d",
		   town->corner.y - town->box.top);
	draw_count(canvas, wall_row(town, town->rows), town->column, "v%d",
		   town->box.bottom - bottom);
}

void gt_town_draw(const struct gt_town *town, struct canvas *canvas)
{
	draw_axes(town, canvas);
	draw_walls(town, canvas);
	for (int r = 0; r < town->rows; r++)
		for (int c = 0; c < town->columns; c++)
			draw_site(town, r, c, canvas);
	draw_counts(town, canvas);
}

bool gt_town_place(const struct gt_town *town, struct gs_cell cell, int *row,
		   int *column)
{
	int r = cell.y - town->corner.y, c = cell.x - town->corner.x;

	if (r < 0 || r >= town->rows || c < 0 || c >= town->columns)
		return false;
	*row = wall_row(town, r) + 1;
	*column = wall_column(town, c) + 1;
	if (framed(town, r, c))
		return true;
	*row = wall_row(town, r) + town->high / 2;
	*column = wall_column(town, c) + town->wide / 2;
	return true;
}

bool gt_town_hit(const struct gt_town *town, int row, int column,
		 struct gs_cell *cell)
{
	int r = row - wall_row(town, 0), c = column - wall_column(town, 0);

	if (r < 0 || c < 0 || r >= town->rows * town->high ||
	    c >= town->columns * town->wide)
		return false;
	cell->x = (int8_t)(town->corner.x + c / town->wide);
	cell->y = (int8_t)(town->corner.y + r / town->high);
	return true;
}

static int clamp(int value, int least, int most)
{
	if (value > most)
		value = most;
	return value < least ? least : value;
}

/* The half-screen step in whose middle the focus lies best. */
static int fresh_page(int least, int last, int shown, int focus)
{
	int best = least, distance = 1 << 20;

	for (int page = least;; page += shown / 2) {
		int from = clamp(page, least, last);
		int off = 2 * from + shown - 1 - 2 * focus;

		if (off < 0)
			off = -off;
		if (off < distance) {
			distance = off;
			best = from;
		}
		if (page >= last)
			return best;
	}
}

int gt_window(int least, int most, int shown, int from, int focus)
{
	int last = most - shown + 1;
	int margin = shown < 7 ? 1 : 2;

	if (last <= least)
		return least - (least - last) / 2;
	if (from == GT_FRESH)
		return fresh_page(least, last, shown, focus);
	from = clamp(from, least, last);
	while (focus - from < margin && from > least)
		from = clamp(from - shown / 2, least, last);
	while (from + shown - 1 - focus < margin && from < last)
		from = clamp(from + shown / 2, least, last);
	return from;
}
