/* What the Sowers painter reads off a scene, and the small pieces that all
   its parts draw with. */
#include "sowers_paint.h"

#include <stdio.h>
#include <string.h>

#include "utf8.h"

static const struct form forms[] = {
	[LAYOUT_NARROW] = {.columns = 60, .divider = 39, .far_row = 1,
			   .edge_row = 2, .rocky_row = 3, .line_row = 4,
			   .near_row = 5, .last_row = 6, .seed_columns = 3,
			   .caption = 25, .card_rows = 3, .card_columns = 5,
			   .step = 5, .letter = 2, .name = 4, .text = 12,
			   .rows = 20, .spare = {0, 1, 2}},
	[LAYOUT_STANDARD] = {.columns = 80, .divider = 48, .far_row = 1,
			     .edge_row = 2, .rocky_row = 3, .line_row = 6,
			     .near_row = 7, .last_row = 8, .seed_columns = 4,
			     .caption = 28, .card_rows = 3, .card_columns = 5,
			     .step = 6, .letter = 4, .name = 7, .text = 15,
			     .rows = 24, .spare = {0, 1, 2}},
	[LAYOUT_WIDE] = {.columns = 80, .divider = 48, .far_row = 2,
			 .edge_row = 4, .rocky_row = 6, .line_row = 12,
			 .near_row = 14, .last_row = 16, .seed_columns = 4,
			 .caption = 35, .card_rows = 5, .card_columns = 7,
			 .step = 8, .letter = 4, .name = 7, .text = 15,
			 .rows = 36, .spare = {1, 0, 0}},
};

/* Blank rows between marks and panel that a layout has anyhow. */
static const int panel_gap[] = {
	[LAYOUT_NARROW] = 0, [LAYOUT_STANDARD] = 1, [LAYOUT_WIDE] = 2};

static int spare_row(const struct form *form, int rows, int part)
{
	return form->spare[part] &&
	       rows - form->rows >= form->spare[part];
}

static struct plan lay_out(const struct form *form, enum layout layout,
			   int rows)
{
	struct plan plan = {.mat = 1 + spare_row(form, rows, 0)};

	plan.hand = plan.mat + form->last_row + 1 +
		    (layout == LAYOUT_NARROW ? 0 : 1) +
		    spare_row(form, rows, 1);
	plan.marks = plan.hand + form->card_rows;
	plan.panel = plan.marks + 1 + panel_gap[layout] +
		     spare_row(form, rows, 2);
	plan.last = rows - 4;
	return plan;
}

/* From which event on a card is new to the near seat: since it decided, or,
   when its turn is over, in that whole turn. */
static bool is_new(const struct plot *plot, int event)
{
	const struct scene *scene = plot->scene;

	if (scene->phase != PHASE_TURN_OVER)
		return event >= scene->since_decision;
	for (int i = scene->event_count; i-- > 0;)
		if (scene->events[i].kind == SOWERS_TURN &&
		    scene->events[i].seat == plot->near)
			return event > i;
	return false;
}

static bool gains(uint8_t kind)
{
	return kind == SOWERS_DREW || kind == SOWERS_PICKED;
}

static bool loses(uint8_t kind)
{
	return kind == SOWERS_PAID || kind == SOWERS_LAID ||
	       kind == SOWERS_SOWED || kind == SOWERS_PUT ||
	       kind == SOWERS_DISCARDED;
}

static void mark_new(struct plot *plot)
{
	const uint8_t *hand = plot_cards(plot, SOWERS_ZONE_HAND,
					 plot->near);
	int came[SOWERS_WILD + 1] = {0};

	for (int i = 0; i < plot->scene->event_count; i++) {
		const struct event *event = &plot->scene->events[i];

		if (event->seat != plot->near || event->card > SOWERS_WILD ||
		    !is_new(plot, i))
			continue;
		if (gains(event->kind))
			came[event->card]++;
		if (loses(event->kind) && came[event->card])
			came[event->card]--;
	}
	for (int i = 0; i < plot->hands; i++)
		if (hand[i] <= SOWERS_WILD && came[hand[i]]) {
			plot->fresh[i] = true;
			came[hand[i]]--;
		}
}

void plot_take(struct plot *plot, const struct scene *scene)
{
	memset(plot, 0, sizeof *plot);
	plot->scene = scene;
	plot->form = &forms[scene->layout];
	plot->plan = lay_out(plot->form, scene->layout, scene->rows);
	plot->state = sowers_view(scene->view);
	plot->near = scene->seat;
	plot->far = 3 - scene->seat;
	plot->up = scene->phase != PHASE_FACE_DOWN;
	plot->asked = (scene->phase == PHASE_ASKED ||
		       scene->phase == PHASE_RECAP) &&
		       scene->turn.seat == scene->seat && scene->menu->count;
	plot->hands = plot_count(plot, SOWERS_ZONE_HAND, plot->near);
	if (plot->up)
		mark_new(plot);
}

const uint8_t *plot_cards(const struct plot *plot, enum sowers_zone zone,
			  int seat)
{
	return sowers_cards(plot->state, zone, seat);
}

int plot_count(const struct plot *plot, enum sowers_zone zone, int seat)
{
	return sowers_count(plot->state, zone, seat);
}

static void drop_flag(bool *flags, int *count, int place)
{
	for (int i = place; i + 1 < *count; i++)
		flags[i] = flags[i + 1];
	*count -= 1;
}

void plot_new_rocky(const struct plot *plot,
		    bool fresh[SOWERS_ROCKY_LIMIT + 1])
{
	int count = 0;

	memset(fresh, 0, (SOWERS_ROCKY_LIMIT + 1) * sizeof *fresh);
	for (int i = 0; i < plot->scene->event_count; i++) {
		const struct event *event = &plot->scene->events[i];
		bool rocky = event->extra == SOWERS_ROCKY;

		if (event->kind == SOWERS_SWEPT)
			count = 0;
		if (event->kind == SOWERS_PICKED && rocky && count)
			drop_flag(fresh, &count, event->at[0] - 1);
		if (event->kind == SOWERS_FLIPPED ||
		    (event->kind == SOWERS_LAID && rocky))
			fresh[count++] = event->seat != plot->near &&
					 is_new(plot, i);
	}
	for (int i = count; i <= SOWERS_ROCKY_LIMIT; i++)
		fresh[i] = false;
}

const char *plot_name(const struct plot *plot, int seat)
{
	return plot->scene->names[seat - 1];
}

const char *plot_word(const struct plot *plot, uint8_t card)
{
	const struct book *book = plot->scene->view->book;

	return book->rules->card_word(book, card);
}

enum look plot_look(uint8_t card)
{
	if (card == CARD_UNKNOWN || card == CARD_NONE)
		return LOOK_PLAIN;
	if (card == SOWERS_WILD)
		return LOOK_WILD;
	return sowers_is_yellow(card) ? LOOK_YELLOW : LOOK_BLACK;
}

bool plot_solo(const struct plot *plot)
{
	return sowers_is_solo(plot->scene->view->book);
}

struct move card_move_of(int verb, uint8_t card)
{
	return (struct move){.verb = (uint8_t)verb, .card = card};
}

void cards_sort(uint8_t *cards, int count)
{
	for (int i = 1; i < count; i++) {
		uint8_t card = cards[i];
		int at = i;

		for (; at > 0 && cards[at - 1] > card; at--)
			cards[at] = cards[at - 1];
		cards[at] = card;
	}
}

void list_plain(const struct plot *plot, const uint8_t *cards, int count,
		struct text *text)
{
	for (int i = 0; i < count; i++) {
		text_put(text, i ? " " : "");
		text_put(text, plot_word(plot, cards[i]));
	}
}

void list_spoken(const struct plot *plot, const uint8_t *cards, int count,
		 struct text *text)
{
	for (int i = 0; i < count; i++) {
		if (i)
			text_put(text, i + 1 < count ? ", " : " and ");
		text_put(text, plot_word(plot, cards[i]));
	}
}

void plot_say(const struct plot *plot, struct text *text,
	      enum sowers_words words, const char *const *fill)
{
	phrase_put(text, &sowers_words[words],
		   plot_narrow(plot), fill);
}

int plot_put(const struct plot *plot, struct canvas *canvas, int row,
	     int column, enum sowers_words words, const char *const *fill)
{
	struct text text = {0};

	plot_say(plot, &text, words, fill);
	column = canvas_put(canvas, row, column, LOOK_PLAIN,
			    text_string(&text));
	text_free(&text);
	return column;
}

void plot_put_right(const struct plot *plot, struct canvas *canvas,
		    int row, int column, enum sowers_words words,
		    const char *const *fill)
{
	struct text text = {0};

	plot_say(plot, &text, words, fill);
	canvas_put_right(canvas, row, column, LOOK_PLAIN, text_string(&text));
	text_free(&text);
}

struct digits digits(int number)
{
	struct digits digits;

	snprintf(digits.text, sizeof digits.text, "%d", number);
	return digits;
}

int label_put(const struct plot *plot, struct canvas *canvas, int row,
	      int column, uint8_t card)
{
	return canvas_put(canvas, row, column, plot_look(card),
			  plot_word(plot, card));
}

int labels_fold(const struct plot *plot, struct canvas *canvas, int row,
		int column, int right, const uint8_t *cards, int count)
{
	int at = column;

	for (int i = 0; i < count; i++) {
		if (at + utf8_columns(plot_word(plot, cards[i])) > right) {
			at = column;
			row++;
		}
		at = label_put(plot, canvas, row, at, cards[i]) + 1;
	}
	return row + 1;
}

/* Bytes of a text's first row: all of it, or up to its last comma that fits,
   or its last blank. */
static size_t row_bytes(const char *string, int room)
{
	size_t fits = utf8_cut(string, room), cut = fits;

	if (!string[fits])
		return fits;
	while (cut && !(string[cut] == ' ' && string[cut - 1] == ','))
		cut--;
	if (cut)
		return cut;
	return utf8_words(string, room);
}

int fold_put(struct canvas *canvas, int row, int column, int room,
	     const char *string)
{
	int rows = 0;

	while (*string) {
		size_t cut = row_bytes(string, room);
		bool comma = string[cut] && string[cut - 1] == ',';

		if (canvas)
			canvas_format(canvas, row + rows, column, LOOK_PLAIN,
				      "%.*s", (int)(cut - comma), string);
		rows++;
		string += cut + strspn(string + cut, " ");
	}
	return rows;
}

/* The upper and lower edge of a card. */
static void edge_put(struct canvas *canvas, int row, int column, int columns,
		     bool lower, const char *word)
{
	int width = utf8_columns(word);
	int left = (columns - width) / 2;

	canvas_put(canvas, row, column, LOOK_PLAIN, lower ? "└" : "┌");
	canvas_fill(canvas, row, column + 1, columns - 2, "─");
	canvas_put(canvas, row, column + left,
		   lower ? LOOK_BOLD : LOOK_PLAIN, word);
	canvas_put(canvas, row, column + columns - 1, LOOK_PLAIN,
		   lower ? "┘" : "┐");
}

static void face_labels(const struct plot *plot, struct canvas *canvas,
			int row, int column, int rows, int columns,
			const struct face *face)
{
	const char *word = face->word;
	int middle = row + rows / 2;

	if (face->card == CARD_NONE) {
		int left = column + (columns - utf8_columns(word)) / 2;

		canvas_put(canvas, middle, left, LOOK_PLAIN, word);
		return;
	}
	label_put(plot, canvas, row + 1, column + 1, face->card);
	if (rows > 3)
		canvas_put_right(canvas, row + rows - 2, column + columns - 1,
				 plot_look(face->card),
				 plot_word(plot, face->card));
}

void face_put(const struct plot *plot, struct canvas *canvas, int row,
	      int column, const struct face *face)
{
	int rows = face->small ? 3 : plot->form->card_rows;
	int columns = face->small ? 5 : plot->form->card_columns;
	enum look side = face->ghost ? LOOK_BOLD : LOOK_PLAIN;

	edge_put(canvas, row, column, columns, false,
		 face->fresh ? "new" : "");
	for (int r = row + 1; r < row + rows - 1; r++) {
		canvas_put(canvas, r, column, side, face->ghost ? "(" : "│");
		canvas_put(canvas, r, column + columns - 1, side,
			   face->ghost ? ")" : "│");
	}
	face_labels(plot, canvas, row, column, rows, columns, face);
	if (face->focus)
		for (int r = row + 1; r < row + rows - 1; r++)
			canvas_look(canvas, r, column + 1, columns - 2,
				    LOOK_FOCUS);
	edge_put(canvas, row + rows - 1, column, columns, true,
		 face->focus ? "^" : "");
}
