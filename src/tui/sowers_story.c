/* Stories in the panel's place: what happened since, how a turn went, and in
   a replay what lies hidden. */
#include "sowers_paint.h"

#include <string.h>

#include "utf8.h"

/* One line of a story, folded; without a canvas it is only counted. */
static int line_rows(const struct plot *plot, struct canvas *canvas, int row,
		     const struct told *line)
{
	bool narrow = plot_narrow(plot);
	int column = narrow ? 10 : 11;
	int room = plot->form->columns - 1 - column;
	bool fits = utf8_columns(line->wide) <= room;

	return fold_put(canvas, row, column, room,
			fits && !narrow ? line->wide : line->narrow);
}

int story_rows(const struct plot *plot, const struct told *lines, int count)
{
	int rows = 0;

	for (int i = 0; i < count; i++)
		rows += line_rows(plot, NULL, 0, &lines[i]);
	return rows;
}

void story_draw(const struct plot *plot, struct canvas *canvas, int row,
		int last, const struct told *lines, int count)
{
	for (int i = 0; i < count && row <= last; i++) {
		struct digits turn = digits(lines[i].turn);
		const char *fill[] = {turn.text};

		if (lines[i].head)
			plot_put(plot, canvas, row, 2, PANEL_TURN, fill);
		row += line_rows(plot, canvas, row, &lines[i]);
	}
}

/* Where the cards of those lines stand: behind the longest name. */
static int cards_column(const struct plot *plot)
{
	int column = plot_narrow(plot) ? 22 : 27;

	for (int seat = 1; seat <= 2; seat++) {
		const char *fill[] = {plot_name(plot, seat)};
		struct text text = {0};
		int end;

		plot_say(plot, &text, REPLAY_DECK, fill);
		end = 2 + utf8_columns(text_string(&text)) + 2;
		column = end > column ? end : column;
		text_free(&text);
	}
	return column;
}

/* A line of hidden things: its name, and labels that may be broken. */
static int hidden_put(const struct plot *plot, struct canvas *canvas,
		      int row, enum sowers_words words, const char *name,
		      const uint8_t *cards, int count)
{
	int column = cards_column(plot);

	if (row > plot->plan.last)
		return row;
	plot_put(plot, canvas, row, 2, words,
		 (const char *const[]){name});
	if (!count)
		plot_put(plot, canvas, row, column, PAGE_NO_CARD, NULL);
	return labels_fold(plot, canvas, row, column,
			   plot->form->columns - 1, cards, count);
}

/* The Path's cards as they came there, as far as the viewer knows them. */
static int path_order(const struct plot *plot, uint8_t path[CARDS_MAX])
{
	int count = 0;

	for (int i = 0; i < plot->scene->event_count; i++) {
		const struct event *event = &plot->scene->events[i];

		if (count < CARDS_MAX && (event->kind == SOWERS_PAID ||
					  event->kind == SOWERS_DISCARDED ||
					  event->kind == SOWERS_SWEPT))
			path[count++] = event->card;
	}
	return count;
}

/* A seat's hidden cards, where the view has them. */
static int seat_put(const struct plot *plot, struct canvas *canvas, int row,
		    int seat, enum sowers_zone zone, enum sowers_words words)
{
	const uint8_t *cards = plot_cards(plot, zone, seat);
	int count = plot_count(plot, zone, seat);

	if (count && cards[0] == CARD_UNKNOWN)
		return row;
	if (zone == SOWERS_ZONE_HAND && plot_solo(plot) && seat == 2)
		return row;
	return hidden_put(plot, canvas, row, words, plot_name(plot, seat),
			  cards, count);
}

void open_draw(const struct plot *plot, struct canvas *canvas, int row,
	       bool hand)
{
	uint8_t path[CARDS_MAX];
	int count = path_order(plot, path);

	if (hand)
		row = seat_put(plot, canvas, row, plot->near,
			       SOWERS_ZONE_HAND, REPLAY_HAND);
	row = seat_put(plot, canvas, row, plot->near, SOWERS_ZONE_DECK,
		       REPLAY_DECK);
	row += !plot_narrow(plot);
	row = seat_put(plot, canvas, row, plot->far, SOWERS_ZONE_HAND,
		       REPLAY_HAND);
	row = seat_put(plot, canvas, row, plot->far, SOWERS_ZONE_DECK,
		       REPLAY_DECK);
	if (count)
		hidden_put(plot, canvas, row, REPLAY_PATH, "", path, count);
}

void replay_draw(const struct plot *plot, struct canvas *canvas)
{
	if (plot->scene->view->seat == SEAT_REFEREE)
		open_draw(plot, canvas, plot->plan.marks + 1, false);
}
