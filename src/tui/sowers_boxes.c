/* The boxes beside the wide Sowers table: the log and what the own deck
   holds.  They say nothing that the pages L and D do not. */
#include "sowers_paint.h"

#include <string.h>

#include "utf8.h"

enum { BOX_COLUMN = 82, BOX_ROWS = 13 };

static int box_columns(const struct canvas *canvas)
{
	int columns = canvas->columns - BOX_COLUMN;

	return columns < 38 ? columns : 38;
}

static int colour_count(const uint8_t *cards, int count, enum look look)
{
	int tally = 0;

	for (int i = 0; i < count; i++)
		tally += table_look(cards[i]) == look;
	return tally;
}

/* A line of known cards at one end of the deck. */
static int end_line(const struct table *table, struct canvas *canvas,
		    int row, int right, enum sowers_words words,
		    const uint8_t *cards, int count)
{
	int column;

	if (!count)
		return row;
	column = table_put(table, canvas, row, BOX_COLUMN + 2, words, NULL);
	return labels_fold(table, canvas, row, column, right, cards, count);
}

static int cards_draw(const struct table *table, struct canvas *canvas,
		      int row, int right, const uint8_t *deck, int count)
{
	int tops = table->state->top[table->near - 1];
	int lows = table->state->low[table->near - 1];

	row = end_line(table, canvas, row, right, BOX_TOP, deck, tops);
	if (count > tops + lows)
		row = labels_fold(table, canvas, row, BOX_COLUMN + 2, right,
				  deck + tops, count - tops - lows);
	return end_line(table, canvas, row, right, BOX_LOW,
			deck + count - lows, lows);
}

static void figures_draw(const struct table *table, struct canvas *canvas,
			 int row, const uint8_t *deck, int count)
{
	uint8_t next = sowers_next(table->state, table->near);
	struct digits draws = digits(count);
	struct digits left =
		digits(SOWERS_NUMBERS -
		       table_count(table, SOWERS_ZONE_GOOD, table->near));
	const char *fill[] = {left.text,
			      next ? table_word(table, next) : ""};

	table_put(table, canvas, row, BOX_COLUMN + 2, BOX_DRAWS,
		  (const char *const[]){draws.text});
	table_put(table, canvas, row + 1, BOX_COLUMN + 2,
		  next ? BOX_SOW : BOX_SOW_NONE, fill);
	if (!count)
		return;
	if (!colour_count(deck, count, LOOK_YELLOW))
		table_put(table, canvas, row + 3, BOX_COLUMN + 2,
			  BOX_NO_YELLOW, NULL);
	else if (!colour_count(deck, count, LOOK_BLACK))
		table_put(table, canvas, row + 3, BOX_COLUMN + 2,
			  BOX_NO_BLACK, NULL);
}

static void deck_box(const struct table *table, struct canvas *canvas)
{
	int top = table->plan.hand, columns = box_columns(canvas);
	int right = BOX_COLUMN + columns - 2, row = top + 2;
	const uint8_t *deck = table_cards(table, SOWERS_ZONE_DECK,
					  table->near);
	int count = table_count(table, SOWERS_ZONE_DECK, table->near);
	bool known = table->up && count && deck[0] != CARD_UNKNOWN;
	const char *fill[] = {table_name(table, table->near)};
	bool whole = table->scene->view->seat == SEAT_REFEREE;

	canvas_box(canvas, top, BOX_COLUMN, BOX_ROWS, columns);
	if (utf8_columns(fill[0]) + 27 > columns)
		whole = true;
	table_put(table, canvas, top, BOX_COLUMN + 2,
		  known && !whole ? BOX_DECK : BOX_DECK_DOWN, fill);
	if (!table->up)
		return;
	if (known)
		row = cards_draw(table, canvas, row, right, deck, count) + 1;
	figures_draw(table, canvas, row, deck, known ? count : 0);
}

void boxes_draw(const struct table *table, struct canvas *canvas)
{
	if (canvas->columns < BOX_COLUMN + 24)
		return;
	log_draw(table, canvas, BOX_COLUMN, box_columns(canvas));
	deck_box(table, canvas);
}
