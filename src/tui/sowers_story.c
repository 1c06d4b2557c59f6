/* Stories in the panel's place: what happened since, how a turn went, and in
   a replay what lies hidden. */
#include "sowers_paint.h"

#include <string.h>

#include "utf8.h"

/* Draws a text from row and column on, broken at blanks before `right`; the
   row after it. */
static int wrap_put(struct canvas *canvas, int row, int last, int column,
		    int right, const char *string)
{
	while (*string && row <= last) {
		size_t fits = utf8_cut(string, right - column);
		size_t cut = fits;

		if (string[fits]) {
			while (cut && string[cut] != ' ')
				cut--;
			cut = cut ? cut : fits;
		}
		canvas_format(canvas, row++, column, LOOK_PLAIN, "%.*s",
			      (int)cut, string);
		string += cut;
		string += strspn(string, " ");
	}
	return row;
}

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
		row = wrap_put(canvas, row, last, column, right,
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
	int first = column;

	if (row > table->plan.last)
		return row;
	table_put(table, canvas, row, 2, words,
		  (const char *const[]){name});
	for (int i = 0; i < count; i++) {
		int width = utf8_columns(table_word(table, cards[i]));

		if (column + width >= table->form->columns) {
			column = first;
			row++;
		}
		column = label_put(table, canvas, row, column, cards[i]) + 1;
	}
	return row + 1;
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
