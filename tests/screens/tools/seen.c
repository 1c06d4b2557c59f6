/* A moment of a record as a painter gets it, and pictures to hold it
   against. */
#include "seen.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "memory.h"
#include "picture.h"
#include "record.h"

enum { FILE_MOST = 1 << 16 };

static char *read_file(const char *path, size_t *length)
{
	FILE *file = fopen(path, "r");
	char *data = memory_get(FILE_MOST);

	if (!file)
		fail_msg("%s cannot be opened", path);
	*length = fread(data, 1, FILE_MOST - 1, file);
	fclose(file);
	return data;
}

/* A record's text up to so many of its moves, its head changed. */
static void cut_record(const char *data, int plies, const char *from,
		       const char *to, struct text *text)
{
	bool moves = false;

	while (*data) {
		size_t length = strcspn(data, "\n");

		if (moves && (plies-- == 0 || !strncmp(data, "result", 6)))
			return;
		if (length == strlen(from) && !memcmp(data, from, length))
			text_put(text, to);
		else
			text_put_bytes(text, data, length);
		text_put(text, "\n");
		moves |= length == 5 && !memcmp(data, "moves", 5);
		data += length + (data[length] == '\n');
	}
}

/* Reads a record, changed by cut_record() where `from` is not NULL. */
static struct match *read_record(const char *name, int plies,
				 const char *from, const char *to)
{
	char path[128];
	struct fault fault = {0};
	struct text text = {0};
	struct match *match;
	size_t length;
	char *data;

	snprintf(path, sizeof path, "tests/records/%s.hotbed", name);
	data = read_file(path, &length);
	if (from)
		cut_record(data, plies, from, to, &text);
	else
		text_put_bytes(&text, data, length);
	match = record_read(text_string(&text), text.length, NULL, &fault);
	free(data);
	text_free(&text);
	if (!match)
		fail_msg("%s is refused", path);
	return match;
}

struct match *seen_record_with(const char *name, int plies, const char *from,
			       const char *to)
{
	return read_record(name, plies, from, to);
}

struct match *seen_record(const char *name, int plies)
{
	struct match *match = read_record(name, plies, NULL, NULL);
	struct match *part;

	if (plies < 0)
		return match;
	part = match_copy(match, plies);
	match_end(match);
	return part;
}

struct match *seen_deal(const struct rules *rules, struct random *random)
{
	struct sitting sitting;
	unsigned given;

	do {
		given = GIVEN_FIRST;
		sitting_begin(&sitting, rules);
		sitting.deal = random_next(random);
		sitting.book.first = (uint8_t)(1 + random_below(random, 2));
		for (int i = 0; i < rules->option_count; i++) {
			uint32_t count = 0;

			while (rules->options[i].words[count])
				count++;
			if (random_below(random, 2))
				continue;
			sitting.book.option[i] =
				(uint8_t)random_below(random, count);
			given |= 1u << i;
		}
	} while (sitting_settle(&sitting, given));
	snprintf(sitting.name[0], NAME_BYTES, "Wilhelmina-M");
	if (rules->has_player(&sitting.book, 2))
		snprintf(sitting.name[1], NAME_BYTES, "Bartholomew");
	return match_begin(&sitting);
}

/* Where the events begin that the seat's last decision led to. */
static int since_decision(const struct match *match, int seat)
{
	for (int i = match_plies(match); i-- > 0;)
		if (match_ply(match, i).seat == seat)
			return match_ply(match, i).events;
	return 0;
}

/* Where the events begin that follow the seat's last turn; the one before,
   while the end of that turn stands. */
static int since_turn(const struct seen *seen, int seat)
{
	const struct event *events = seen->events;
	int i = match_plies(seen->match), ended = 0, from = 0;

	while (i-- > 0 && !ended) {
		struct ply ply = match_ply(seen->match, i);
		/* the event before it stands in the decision's own turn */
		int turn = events[ply.events ? ply.events - 1 : 0].turn;

		if (ply.seat == seat && turn < seen->scene.turns)
			ended = turn;
	}
	while (from < seen->scene.event_count && events[from].turn <= ended)
		from++;
	return from;
}

static void fill(struct seen *seen, int seat, enum phase phase)
{
	struct scene *scene = &seen->scene;
	bool down = phase == PHASE_FACE_DOWN || match_turn(seen->match).open;
	int viewer = down ? SEAT_PUBLIC : seat;
	const struct book *book = match_book(seen->match);

	if (phase == PHASE_REPLAY)
		viewer = SEAT_REFEREE;
	match_view(seen->match, viewer, &seen->view);
	seen->menu.count = 0;
	scene->turn = match_turn(seen->match);
	if (scene->turn.seat == seat &&
	    (phase == PHASE_ASKED || phase == PHASE_RECAP))
		view_legal(&seen->view, &seen->menu);
	scene->view = &seen->view;
	scene->menu = &seen->menu;
	scene->phase = phase;
	scene->seat = seat;
	scene->alone = !book->rules->has_player(book, 2);
	scene->names = match_names(seen->match);
	scene->event_count =
		match_events(seen->match, viewer, 0, seen->events,
			     SEEN_EVENTS);
	scene->events = seen->events;
	scene->since_decision = since_decision(seen->match, seat);
	scene->turns = match_turns(seen->match) -
		       (phase == PHASE_TURN_OVER);
	scene->since_turn = since_turn(seen, seat);
	scene->can_undo = match_can_undo(seen->match);
}

struct seen *seen_begin(const struct painter *painter, struct match *match,
			int seat, enum phase phase, enum layout layout,
			int rows, int columns)
{
	struct seen *seen = memory_get(sizeof *seen);

	assert_true(painter->choice_size <= SEEN_CHOICE);
	seen->painter = painter;
	seen->match = match;
	seen_size(seen, layout, rows, columns);
	seen_again(seen, seat, phase);
	return seen;
}

void seen_again(struct seen *seen, int seat, enum phase phase)
{
	fill(seen, seat, phase);
	seen->painter->begin(&seen->scene, seen->choice);
}

void seen_size(struct seen *seen, enum layout layout, int rows, int columns)
{
	seen->scene.layout = layout;
	seen->scene.rows = rows;
	seen->scene.columns = columns;
}

void seen_end(struct seen *seen)
{
	match_end(seen->match);
	free(seen);
}

static struct press press_of(char key)
{
	static const struct {
		char key;
		enum request request;
	} keys[] = {
		{'<', REQUEST_LEFT},	{'>', REQUEST_RIGHT},
		{'^', REQUEST_UP},	{'v', REQUEST_DOWN},
		{'.', REQUEST_ENTER},	{'x', REQUEST_BACK},
		{'-', REQUEST_ERASE},	{'!', REQUEST_RISK},
		{'[', REQUEST_HOME},	{']', REQUEST_END},
		{'p', REQUEST_PATH},	{'r', REQUEST_ROCKY},
		{'t', REQUEST_THORNY},	{'g', REQUEST_GOOD},
		{'y', REQUEST_YELLOW},	{'b', REQUEST_BLACK},
		{'w', REQUEST_WILD},	{' ', REQUEST_TURN_HAND},
		{'n', REQUEST_NEXT_CELL}, {'m', REQUEST_PREVIOUS_CELL},
		{'{', REQUEST_PAGE_UP},	{'}', REQUEST_PAGE_DOWN},
		{'c', REQUEST_CENTRE},	{'B', REQUEST_BURST},
	};

	if (key >= '0' && key <= '9')
		return (struct press){.request = REQUEST_DIGIT,
				      .digit = key - '0'};
	for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
		if (keys[i].key == key)
			return (struct press){.request = keys[i].request};
	fail_msg("no key %c", key);
	return (struct press){0};
}

enum answered seen_press(struct seen *seen, const char *keys)
{
	for (; *keys; keys++)
		seen->painter->press(&seen->scene, seen->choice,
				     press_of(*keys), &seen->last);
	return seen->last.answered;
}

void seen_play(struct seen *seen)
{
	struct reason reason;

	for (int i = 0; i < seen->last.count; i++)
		if (!match_play(seen->match, seen->last.move[i], &reason))
			fail_msg("move %d of %d: %s", i + 1, seen->last.count,
				 reason.wide);
}

void seen_world(struct seen *seen, const struct state *state)
{
	view_take(&seen->view, match_book(seen->match), state,
		  seen->view.seat);
}

char *seen_dump(const struct seen *seen)
{
	static struct canvas canvas;
	struct text text = {0};

	seen_draw(seen, false, &canvas);
	picture_dump(&canvas, &text);
	return text.data;
}

enum answered seen_click(struct seen *seen, int row, int column)
{
	struct press press = {.request = REQUEST_CLICK, .row = row,
			      .column = column};

	seen->painter->press(&seen->scene, seen->choice, press, &seen->last);
	return seen->last.answered;
}

const char *seen_move(const struct seen *seen, int index, char room[32])
{
	struct text text = {0};

	room[0] = '\0';
	if (seen->last.answered != ANSWERED_MOVES ||
	    index >= seen->last.count)
		return room;
	move_print(seen->scene.view->book, seen->last.move[index], &text);
	snprintf(room, 32, "%s", text_string(&text));
	text_free(&text);
	return room;
}

/* The news, where the painter has no message of its own. */
static void news(const struct seen *seen, struct text *text)
{
	const struct scene *scene = &seen->scene;
	struct told told;
	struct story story = {.book = scene->view->book,
			      .names = scene->names,
			      .seat = scene->view->seat,
			      .events = scene->events + scene->since_decision,
			      .count = scene->event_count -
				       scene->since_decision};
	bool narrow = scene->layout == LAYOUT_NARROW;

	if (story.book->rules->tell(&story, TELL_MESSAGE, &told, 1))
		text_put(text, narrow ? told.narrow : told.wide);
}

static void put_message(const struct seen *seen, const struct lines *lines,
			struct text *text)
{
	bool narrow = seen->scene.layout == LAYOUT_NARROW;
	const struct reason *refusal = &seen->last.refusal;

	if (seen->last.answered == ANSWERED_REFUSAL) {
		text_put(text, refusal->rule ? "No: " : "");
		text_put(text, narrow ? refusal->narrow : refusal->wide);
		return;
	}
	text_put(text, lines->risk ? "Take care: " : "");
	text_put(text, text_string(&lines->message));
	if (!text->length)
		news(seen, text);
}

void seen_draw(const struct seen *seen, bool ascii, struct canvas *canvas)
{
	const struct scene *scene = &seen->scene;
	struct lines lines = {0};
	struct text text = {0};
	int rows = scene->rows;

	canvas_begin(canvas, rows, scene->columns, ascii);
	canvas_cursor(canvas, rows - 2, 1);
	seen->painter->stage(scene, seen->choice, canvas);
	seen->painter->lines(scene, seen->choice, &lines);
	put_message(seen, &lines, &text);
	canvas_put(canvas, rows - 3, 1, LOOK_PLAIN, text_string(&text));
	canvas_put(canvas, rows - 2, 1, LOOK_PLAIN,
		   text_string(&lines.prompt));
	canvas_put(canvas, rows - 1, 1, LOOK_PLAIN, text_string(&lines.keys));
	text_free(&text);
	text_free(&lines.message);
	text_free(&lines.prompt);
	text_free(&lines.keys);
}

/* The next line of a text, without its end. */
static size_t line_length(const char *text)
{
	return strcspn(text, "\n");
}

void seen_compare(const struct canvas *canvas, const char *picture, int first,
		  int last)
{
	char path[128];
	struct text drawn = {0};
	size_t length;
	char *wanted;
	const char *a, *b;

	snprintf(path, sizeof path, "tests/pictures/%s.txt", picture);
	wanted = read_file(path, &length);
	picture_dump(canvas, &drawn);
	a = text_string(&drawn);
	b = wanted;
	for (int row = 0; *a && *b; row++) {
		size_t m = line_length(a), n = line_length(b);

		if (row >= first && row <= last &&
		    (m != n || memcmp(a, b, n))) {
			fprintf(stderr, "drawn:\n%swanted (%s):\n%s",
				text_string(&drawn), picture, wanted);
			fail_msg("%s, row %d:\n%.*s|\n%.*s|", picture, row,
				 (int)m, a, (int)n, b);
		}
		a += m + (a[m] == '\n');
		b += n + (b[n] == '\n');
	}
	free(wanted);
	text_free(&drawn);
}
