/* What a click on the Sowers mat hits. */
#include "sowers_paint.h"

static const struct hit nothing = {HIT_NOTHING, 0};

/* The stop of `pick` with that verb and place. */
static struct hit stop_of(const struct table *table, int verb, int place)
{
	const struct menu *menu = table->scene->menu;

	for (int i = 0; i < menu->count; i++)
		if (menu->move[i].verb == verb &&
		    menu->move[i].at[0] == place)
			return (struct hit){HIT_STOP, i};
	return nothing;
}

static struct hit rocky_hit(const struct table *table, int column)
{
	int count = table_count(table, SOWERS_ZONE_ROCKY, 0);
	int width = table->scene->layout == LAYOUT_NARROW
			    ? 6
			    : table->form->card_columns + 1;
	int place = (column - 2) / width;

	if (column < 2 || place >= count)
		return nothing;
	return stop_of(table, SOWERS_PICK_ROCKY, place + 1);
}

/* Thorny's labels begin behind its word and take two columns and a blank. */
static struct hit thorny_hit(const struct table *table, int column)
{
	int place = (column - table->form->divider - 9) / 3;
	int count = table_count(table, SOWERS_ZONE_THORNY, table->near);

	if (place < 0 || place >= count)
		return nothing;
	return stop_of(table, SOWERS_PICK_THORNY, place + 1);
}

struct hit mat_hit(const struct table *table, int row, int column)
{
	const struct form *form = table->form;
	bool picks = table->scene->turn.question == SOWERS_ASK_PICK;
	bool left = column < form->divider;
	int soil;

	row -= table->plan.mat;
	if (column < 0 || column >= form->columns)
		return nothing;
	if (row >= form->rocky_row && row < form->line_row)
		soil = left ? SOWERS_ROCKY : SOWERS_PATH;
	else if (row >= form->near_row && row < form->last_row)
		soil = left ? SOWERS_GOOD : SOWERS_THORNY;
	else
		return nothing;
	if (!picks)
		return (struct hit){HIT_SOIL, soil};
	if (soil == SOWERS_ROCKY)
		return rocky_hit(table, column);
	if (soil == SOWERS_THORNY)
		return thorny_hit(table, column);
	return nothing;
}
