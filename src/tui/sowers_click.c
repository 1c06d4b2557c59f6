/* What a click on the Sowers mat hits.  A stop of `pick` lies where the mat
   would put the cursor for it, so that nothing is measured twice. */
#include "sowers_paint.h"

#include <stdlib.h>

#include "memory.h"
#include "utf8.h"

/* True when the click is on that stop: its label, or its framed card. */
static bool on_stop(const struct plot *plot, int stop, int row, int column,
		    struct canvas *canvas)
{
	const struct choice choice = {.focus = stop};
	const struct move move = plot->scene->menu->move[stop];
	int width = utf8_columns(plot_word(plot, stop_card(plot, stop)));
	int up = 0, down = 0, left = 1;

	if (move.verb == SOWERS_PICK_ROCKY &&
	    !plot_narrow(plot)) {
		up = 1;
		down = plot->form->card_rows - 2;
		width = plot->form->card_columns - 1;
	}
	canvas_begin(canvas, plot->scene->rows, plot->scene->columns,
		     false);
	mat_draw(plot, &choice, canvas);
	row -= canvas->cursor_row;
	column -= canvas->cursor_column;
	return row >= -up && row <= down && column >= -left && column < width;
}

static struct hit stop_hit(const struct plot *plot, int row, int column)
{
	struct canvas *canvas = memory_get(sizeof *canvas);
	struct hit hit = {HIT_NOTHING, 0};

	for (int stop = 0; stop < stop_count(plot); stop++)
		if (stop_card(plot, stop) != CARD_NONE &&
		    on_stop(plot, stop, row, column, canvas))
			hit = (struct hit){HIT_STOP, stop};
	free(canvas);
	return hit;
}

struct hit mat_hit(const struct plot *plot, int row, int column)
{
	const struct form *form = plot->form;
	bool left = column < form->divider;
	int line = row - plot->plan.mat;

	if (column < 0 || column >= form->columns)
		return (struct hit){HIT_NOTHING, 0};
	if (plot->scene->turn.question == SOWERS_ASK_PICK)
		return stop_hit(plot, row, column);
	if (line >= form->rocky_row && line < form->line_row)
		return (struct hit){HIT_SOIL,
				    left ? SOWERS_ROCKY : SOWERS_PATH};
	if (line >= form->near_row && line < form->last_row)
		return (struct hit){HIT_SOIL,
				    left ? SOWERS_GOOD : SOWERS_THORNY};
	return (struct hit){HIT_NOTHING, 0};
}
