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
		tally += plot_look(cards[i]) == look;
	return tally;
}

/* A line of known cards at one end of the deck. */
static int end_line(const struct plot *plot, struct canvas *canvas,
		    int row, int right, enum sowers_words words,
		    const uint8_t *cards, int count)
{
	int column;

	if (!count)
		return row;
	column = plot_put(plot, canvas, row, BOX_COLUMN + 2, words, NULL);
	return labels_fold(plot, canvas, row, column, right, cards, count);
}

static int cards_draw(const struct plot *plot, struct canvas *canvas,
		      int row, int right, const uint8_t *deck, int count)
{
	int tops = plot->state->top[plot->near - 1];
	int lows = plot->state->low[plot->near - 1];

	row = end_line(plot, canvas, row, right, BOX_TOP, deck, tops);
	if (count > tops + lows)
		row = labels_fold(plot, canvas, row, BOX_COLUMN + 2, right,
				  deck + tops, count - tops - lows);
	return end_line(plot, canvas, row, right, BOX_LOW,
			deck + count - lows, lows);
}

static void figures_draw(const struct plot *plot, struct canvas *canvas,
			 int row, const uint8_t *deck, int count)
{
	uint8_t next = sowers_next(plot->state, plot->near);
	struct digits draws = digits(count);
	struct digits left =
		digits(SOWERS_NUMBERS -
		       plot_count(plot, SOWERS_ZONE_GOOD, plot->near));
	const char *fill[] = {left.text,
			      next ? plot_word(plot, next) : ""};

	plot_put(plot, canvas, row, BOX_COLUMN + 2, BOX_DRAWS,
		 (const char *const[]){draws.text});
	plot_put(plot, canvas, row + 1, BOX_COLUMN + 2,
		 next ? BOX_SOW : BOX_SOW_NONE, fill);
	if (!count)
		return;
	if (!colour_count(deck, count, LOOK_YELLOW))
		plot_put(plot, canvas, row + 3, BOX_COLUMN + 2,
			 BOX_NO_YELLOW, NULL);
	else if (!colour_count(deck, count, LOOK_BLACK))
		plot_put(plot, canvas, row + 3, BOX_COLUMN + 2,
			 BOX_NO_BLACK, NULL);
}

static void deck_box(const struct plot *plot, struct canvas *canvas)
{
	int top = plot->plan.hand, columns = box_columns(canvas);
	int right = BOX_COLUMN + columns - 2, row = top + 2;
	const uint8_t *deck = plot_cards(plot, SOWERS_ZONE_DECK,
					 plot->near);
	int count = plot_count(plot, SOWERS_ZONE_DECK, plot->near);
	bool known = plot->up && count && deck[0] != CARD_UNKNOWN;
	const char *fill[] = {plot_name(plot, plot->near)};
	bool whole = plot->scene->view->seat == SEAT_REFEREE;

	canvas_box(canvas, top, BOX_COLUMN, BOX_ROWS, columns);
	if (utf8_columns(fill[0]) + 27 > columns)
		whole = true;
	plot_put(plot, canvas, top, BOX_COLUMN + 2,
		 known && !whole ? BOX_DECK : BOX_DECK_DOWN, fill);
	if (!plot->up)
		return;
	if (known)
		row = cards_draw(plot, canvas, row, right, deck, count) + 1;
	figures_draw(plot, canvas, row, deck, known ? count : 0);
}

void boxes_draw(const struct plot *plot, struct canvas *canvas)
{
	if (canvas->columns < BOX_COLUMN + 24)
		return;
	log_draw(plot, canvas, BOX_COLUMN, box_columns(canvas));
	deck_box(plot, canvas);
}
