/* The log beside the wide Sowers table: the last turns in short clauses, as
   the view's seat may know them.  The page L tells them at length. */
#include "sowers_paint.h"

#include <stdio.h>
#include <string.h>

#include "utf8.h"

enum { LOG_TURNS = 3, LOG_MOST = 64, ROW_BYTES = 96 };

struct row {
	char text[ROW_BYTES];
	bool head;  /* "Turn 5  Ana" */
	bool opens; /* the turn's opening draw: no news once more follows */
};

struct log {
	const struct plot *plot;
	int room; /* columns of a row under its heading */
	int count;
	struct row row[LOG_MOST];
};

/* Events of one kind that one seat made in a row. */
struct bunch {
	const struct event *first;
	int count;
	uint8_t card[CARDS_MAX];
};

static void add_row(struct log *log, const char *text, bool head, bool opens)
{
	struct row *row;

	if (!head && log->count && log->row[log->count - 1].opens)
		log->count--;
	if (log->count == LOG_MOST)
		memmove(log->row, log->row + 1,
			(size_t)--log->count * sizeof *log->row);
	row = &log->row[log->count++];
	*row = (struct row){.head = head, .opens = opens};
	snprintf(row->text, sizeof row->text, "%s", text);
}

/* A clause begins a row, or goes on in the row before where it fits. */
static void add_clause(struct log *log, enum sowers_words words,
		       const char *const *fill, bool goes_on)
{
	struct row *last = log->count ? &log->row[log->count - 1] : NULL;
	struct text text = {0};

	plot_say(log->plot, &text, words, fill);
	if (goes_on && last && !last->head && !last->opens &&
	    utf8_columns(last->text) + 2 +
			    utf8_columns(text_string(&text)) <= log->room) {
		strcat(last->text, ", ");
		strcat(last->text, text_string(&text));
	} else {
		add_row(log, text_string(&text), false, false);
	}
	text_free(&text);
}

static struct bunch take_bunch(const struct event *events, int count)
{
	struct bunch bunch = {.first = events};

	while (bunch.count < count && bunch.count < CARDS_MAX &&
	       events[bunch.count].kind == events->kind &&
	       events[bunch.count].seat == events->seat &&
	       (events->kind == SOWERS_PUT ||
		events[bunch.count].extra == events->extra)) {
		bunch.card[bunch.count] = events[bunch.count].card;
		bunch.count++;
	}
	return bunch;
}

static void add_turn(struct log *log, const struct event *event)
{
	char text[ROW_BYTES];

	snprintf(text, sizeof text, "Turn %d  %s", event->turn,
		 plot_name(log->plot, event->seat));
	add_row(log, text, true, false);
}

static void add_draw(struct log *log, struct bunch *bunch)
{
	bool known = bunch->card[0] != CARD_UNKNOWN;
	struct digits number = digits(bunch->count);
	struct text list = {0};
	const char *fill[] = {number.text};

	if (known) {
		cards_sort(bunch->card, bunch->count);
		list_spoken(log->plot, bunch->card, bunch->count, &list);
		fill[0] = text_string(&list);
	}
	add_clause(log, LOG_DREW, fill, bunch->first->extra != 0);
	log->row[log->count - 1].opens = !bunch->first->extra;
	text_free(&list);
}

static void add_laid(struct log *log, const struct event *event)
{
	const char *fill[] = {plot_word(log->plot, event->card)};
	bool fourth = event->count == SOWERS_ROCKY_LIMIT;

	if (event->extra == SOWERS_THORNY)
		add_clause(log, LOG_THORNY, fill, false);
	else
		add_clause(log, fourth ? LOG_FOURTH : LOG_ROCKY, fill, false);
}

/* "B1 to B7": seeds by the numbers that they stand for. */
static void add_sowed(struct log *log, const struct bunch *bunch)
{
	const struct event *last = bunch->first + bunch->count - 1;
	const char *fill[] = {
		plot_word(log->plot,
			  (uint8_t)(SOWERS_BLACK + bunch->first->count)),
		plot_word(log->plot, (uint8_t)(SOWERS_BLACK + last->count))};

	add_clause(log, bunch->count == 1 ? LOG_SOWED : LOG_SOWED_RUN, fill,
		   false);
}

/* Cards by name where they are known, else by number. */
static void add_cards(struct log *log, const struct bunch *bunch,
		      enum sowers_words named, enum sowers_words counted,
		      bool goes_on)
{
	struct digits number = digits(bunch->count);
	struct text list = {0};
	const char *fill[] = {number.text};
	bool known = bunch->card[0] != CARD_UNKNOWN;

	list_plain(log->plot, bunch->card, bunch->count, &list);
	if (known)
		fill[0] = text_string(&list);
	add_clause(log, known ? named : counted, fill, goes_on);
	text_free(&list);
}

static void add_bunch(struct log *log, struct bunch *bunch)
{
	const struct event *event = bunch->first;
	bool rocky = event->extra == SOWERS_ROCKY;
	struct digits number = digits(bunch->count);
	const char *fill[] = {number.text};

	switch ((enum sowers_event)event->kind) {
	case SOWERS_TURN:
		add_turn(log, event);
		break;
	case SOWERS_DREW:
		add_draw(log, bunch);
		break;
	case SOWERS_PAID:
		add_cards(log, bunch, LOG_PAID, LOG_PAID_HIDDEN, false);
		break;
	case SOWERS_LAID:
		add_laid(log, event);
		break;
	case SOWERS_SOWED:
		add_sowed(log, bunch);
		break;
	case SOWERS_PICKED:
		add_cards(log, bunch,
			  rocky ? LOG_PICKED_ROCKY : LOG_PICKED_THORNY,
			  LOG_LEFT, true);
		break;
	case SOWERS_LEFT:
		add_clause(log, LOG_LEFT, NULL, true);
		break;
	case SOWERS_PUT:
		add_clause(log, bunch->count == 1 ? LOG_PUT_ONE : LOG_PUT,
			   fill, true);
		break;
	case SOWERS_DISCARDED:
		add_cards(log, bunch, LOG_DISCARDED, LOG_DISCARDED_HIDDEN,
			  false);
		break;
	case SOWERS_SWEPT:
		add_cards(log, bunch, LOG_SWEPT, LOG_SWEPT, false);
		break;
	case SOWERS_FLIPPED:
		add_cards(log, bunch, LOG_FLIPPED, LOG_FLIPPED, true);
		break;
	case SOWERS_DEALT:
	case SOWERS_LAST_TURN:
	case SOWERS_OVER:
		break;
	}
}

/* Where the last turns begin. */
static int first_event(const struct scene *scene)
{
	int from = scene->event_count;

	for (int turns = 0; from > 0 && turns < LOG_TURNS; from--)
		turns += scene->events[from - 1].kind == SOWERS_TURN;
	return from;
}

static void collect(struct log *log)
{
	const struct scene *scene = log->plot->scene;

	for (int i = first_event(scene); i < scene->event_count;) {
		struct bunch bunch = take_bunch(scene->events + i,
						scene->event_count - i);

		add_bunch(log, &bunch);
		i += bunch.count;
	}
}

static int row_lines(const struct log *log, int row)
{
	return fold_put(NULL, 0, 0, log->room + 2 * log->row[row].head,
			log->row[row].text);
}

/* The first row that is shown: whole turns, and part of one only when it is
   longer than the box. */
static int first_row(const struct log *log, int lines)
{
	int used = 0, first = log->count, row;

	for (row = log->count; row > 0; row--) {
		used += row_lines(log, row - 1);
		if (used > lines)
			break;
		if (log->row[row - 1].head)
			first = row - 1;
	}
	return first < log->count ? first : row;
}

void log_draw(const struct plot *plot, struct canvas *canvas, int column,
	      int columns)
{
	int top = plot->plan.mat, rows = plot->form->last_row + 1;
	int row = top + 2;
	struct log log = {.plot = plot, .room = columns - 6};

	canvas_box(canvas, top, column, rows, columns);
	plot_put(plot, canvas, top, column + 2, BOX_LOG, NULL);
	collect(&log);
	for (int i = first_row(&log, rows - 4); i < log.count; i++) {
		bool head = log.row[i].head;

		row += fold_put(canvas, row, column + (head ? 2 : 4),
				log.room + 2 * head, log.row[i].text);
	}
}
