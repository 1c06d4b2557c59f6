/* Stories in the panel's place: what happened since, how a turn went, and in
   a replay what lies hidden. */
#include "sowers_paint.h"

#include <string.h>

#include "utf8.h"

void story_draw(const struct table *table, struct canvas *canvas, int row,
		int last, const struct told *lines, int count)
{
	bool narrow = table->scene->layout == LAYOUT_NARROW;
	int column = narrow ? 10 : 11;
	int right = table->form->columns - 1;

	for (int i = 0; i < count && row <= last; i++) {
		struct digits turn = digits(lines[i].turn);
		const char *fill[] = {turn.text};
		bool fits = utf8_columns(lines[i].wide) <= right - column;

		if (lines[i].head)
			table_put(table, canvas, row, 2, PANEL_TURN, fill);
		row += fold_put(canvas, row, column, right - column,
				fits && !narrow ? lines[i].wide
						: lines[i].narrow);
	}
}

/* A line of hidden things: its name, and labels that may be broken. */
static int hidden_put(const struct table *table, struct canvas *canvas,
		      int row, enum sowers_words words, const char *name,
		      const uint8_t *cards, int count)
{
	bool narrow = table->scene->layout == LAYOUT_NARROW;
	int column = narrow ? 22 : 27;

	if (row > table->plan.last)
		return row;
	table_put(table, canvas, row, 2, words,
		  (const char *const[]){name});
	return labels_fold(table, canvas, row, column,
			   table->form->columns - 1, cards, count);
}

/* The Path's cards as they came there, as far as the viewer knows them. */
static int path_order(const struct table *table, uint8_t path[CARDS_MAX])
{
	int count = 0;

	for (int i = 0; i < table->scene->event_count; i++) {
		const struct event *event = &table->scene->events[i];

		if (count < CARDS_MAX && (event->kind == SOWERS_PAID ||
					  event->kind == SOWERS_DISCARDED ||
					  event->kind == SOWERS_SWEPT))
			path[count++] = event->card;
	}
	return count;
}

static bool known(const uint8_t *cards, int count)
{
	return count && cards[0] != CARD_UNKNOWN;
}

/* A seat's hidden cards, where the view has them. */
static int seat_put(const struct table *table, struct canvas *canvas, int row,
		    int seat, enum sowers_zone zone, enum sowers_words words)
{
	const uint8_t *cards = table_cards(table, zone, seat);
	int count = table_count(table, zone, seat);

	if (!known(cards, count))
		return row;
	return hidden_put(table, canvas, row, words, table_name(table, seat),
			  cards, count);
}

void open_draw(const struct table *table, struct canvas *canvas, int row)
{
	uint8_t path[CARDS_MAX];
	int count = path_order(table, path);

	row = seat_put(table, canvas, row, table->near, SOWERS_ZONE_DECK,
		       REPLAY_DECK);
	row += table->scene->layout != LAYOUT_NARROW;
	row = seat_put(table, canvas, row, table->far, SOWERS_ZONE_HAND,
		       REPLAY_HAND);
	row = seat_put(table, canvas, row, table->far, SOWERS_ZONE_DECK,
		       REPLAY_DECK);
	if (count)
		hidden_put(table, canvas, row, REPLAY_PATH, "", path, count);
}

void replay_draw(const struct table *table, struct canvas *canvas)
{
	if (table->scene->view->seat == SEAT_REFEREE)
		open_draw(table, canvas, table->plan.marks + 1);
}
