/* The log: every play by name, in the words of who may read it. */
#include "pages.h"

#include <stdlib.h>
#include <string.h>

#include "memory.h"
#include "reader.h"
#include "replay.h"
#include "utf8.h"

enum { LOG_LINES = 1024, NAME_COLUMN = 8 };

struct log {
	struct table *table;
	struct page page;
	struct reader reader;
	struct told *told;
	int viewer; /* that the lines were made for; -1: nobody yet */
	enum layout layout;
	int columns;
};

static int longest_name(const struct table *table)
{
	int longest = 0;

	for (int s = 1; s <= match_book(table->match)->seats; s++) {
		int columns = utf8_columns(table_who(table, s));

		longest = columns > longest ? columns : longest;
	}
	return longest;
}

/* Who it was stands at the left once a turn, the text beside it. */
static void add_line(struct log *log, const struct told *told,
		     const char *text)
{
	const char *name = told->head ? table_who(log->table, told->seat) : "";
	int from = log->reader.count;
	struct text id = {0};

	if (told->head)
		text_format(&id, "%3d  %s", told->turn, name);
	reader_wrap(&log->reader, text_string(&id), text,
		    log->columns - log->reader.text_column - 1);
	for (int i = from; i < log->reader.count; i++)
		log->reader.line[i].place = told->event;
	text_free(&id);
}

/* The event that a remark stands before. */
static int event_of(const struct match *match, struct remark remark)
{
	return remark.plies < match_plies(match) ?
		       match_ply(match, remark.plies).events :
		       match_event_count(match);
}

/* A game that was begun from a moment of another one has a remark for every
   player there.  For one who plays alone a play taken back comes to the
   same. */
static bool plays_on(const struct match *match, struct remark remark)
{
	const struct book *book = match_book(match);
	unsigned seats = 0;

	for (int i = 0; i < match_remarks(match); i++) {
		struct remark other = match_remark_at(match, i);

		if (other.kind == remark.kind && other.plies == remark.plies)
			seats |= 1u << (other.seat - 1);
	}
	for (int s = 1; s <= book->seats; s++)
		if (book->rules->has_player(book, s) &&
		    !(seats >> (s - 1) & 1))
			return false;
	return true;
}

static const char *remark_words(const struct table *table,
				struct remark remark)
{
	if (remark.kind == REMARK_HINT)
		return "took a hint";
	if (plays_on(table->match, remark))
		return "plays on from here; what came after may be known";
	return "had the last play taken back by agreement";
}

/* The remarks that stand before an event and behind those before it.  True
   when there was one: what follows names its seat again. */
static bool add_remarks(struct log *log, int after, int event, int turn)
{
	const struct match *match = log->table->match;
	bool any = false;

	for (int i = 0; i < match_remarks(match); i++) {
		struct remark remark = match_remark_at(match, i);
		int place = event_of(match, remark);
		struct told told = {.seat = remark.seat, .head = true,
				    .turn = (uint8_t)turn, .event = place};

		if (place <= after || place > event)
			continue;
		add_line(log, &told, remark_words(log->table, remark));
		any = true;
	}
	return any;
}

static void mark_last(struct reader *reader)
{
	reader->marked = reader->count ? reader->count - 1 : 0;
	while (reader->marked > 0 && !reader->line[reader->marked].stop)
		reader->marked--;
}

/* The whole story for that viewer. */
static void fill(struct log *log, int viewer, const struct frame *frame)
{
	struct table *table = log->table;
	const struct rules *rules = match_book(table->match)->rules;
	struct scene scene;
	struct story story;
	int count, event = -1;

	table_scene(table, frame->layout, frame->rows, frame->columns, &scene);
	story = scene_story(&scene, 0, viewer);
	reader_clear(&log->reader);
	log->viewer = viewer;
	log->layout = frame->layout;
	log->columns = frame->columns;
	log->reader.text_column = NAME_COLUMN + longest_name(table) + 3;
	count = rules->tell(&story, TELL_LOG, log->told, LOG_LINES);
	for (int i = 0; i < count; i++) {
		struct told *told = &log->told[i];

		if (add_remarks(log, event, told->event, told->turn))
			told->head = true;
		event = told->event;
		add_line(log, told,
			 frame_form(frame, told->wide, told->narrow));
	}
	add_remarks(log, event, scene.event_count, scene.turns);
	mark_last(&log->reader);
}

static void draw(void *self, struct frame *frame)
{
	struct log *log = self;
	struct table *table = log->table;
	int viewer = table_hand_up(table) ? table->seat : SEAT_PUBLIC;
	struct text right = {0};

	if (viewer != log->viewer || frame->layout != log->layout ||
	    frame->columns != log->columns)
		fill(log, viewer, frame);
	if (table->stand == STAND_OVER)
		text_put(&right, "all lies open");
	else if (viewer == SEAT_PUBLIC)
		text_put(&right, "as everybody may see it");
	else
		text_format(&right, "as %s may see it",
			    table_who(table, viewer));
	text_format(&right, "%sturn %d", frame->canvas->ascii ? " - " : " · ",
		    match_turns(table->match));
	frame_title(frame, "Log", text_string(&right));
	text_free(&right);
	reader_draw(&log->reader, frame, "", "Esc goes back to the game.",
		    frame_form(frame,
			       "Arrows line   PgUp PgDn turn   / find   "
			       "Enter see that moment   Esc back",
			       "Arrows line   / find   Enter see it   "
			       "Esc back"));
}

/* True when the user plays on from a moment of the finished game. */
static bool plays_from(const struct log *log)
{
	struct table *table = log->table;

	if (table->stand != STAND_OVER || table->screen->play_from < 0)
		return false;
	table->after = AFTER_PLAY_ON;
	return true;
}

/* The moment after the marked line's first event, as seen here. */
static void see_moment(struct log *log)
{
	struct table *table = log->table;
	struct replay_start start = {.match = table->match};

	if (!log->reader.count)
		return;
	while (start.at < match_plies(table->match) &&
	       match_ply(table->match, start.at).events <=
		       log->reader.line[log->reader.marked].place)
		start.at++;
	if (match_turn(table->match).seat)
		start.seat = table->seat ? table->seat : table->turn.seat;
	table->screen->play_from = replay_run(table->screen, &start);
}

static int turn_of(const struct reader *reader, int line)
{
	while (line > 0 && !*reader->line[line].id)
		line--;
	return atoi(reader->line[line].id);
}

/* The line that a turn begins with, in that direction; the own turn's first
   where it lies before the mark. */
static int turn_from(const struct reader *reader, int step)
{
	int line = reader->marked + step;

	while (line > 0 && line < reader->count &&
	       turn_of(reader, line) == turn_of(reader, line - 1))
		line += step;
	if (line >= reader->count)
		return reader->marked;
	return line > 0 ? line : 0;
}

static bool press(void *self, struct key key)
{
	struct log *log = self;
	struct reader *reader = &log->reader;
	struct press press =
		screen_press(log->table->screen, &log->page, key);
	bool back = press.request == REQUEST_PAGE_UP;

	if (!reader->finding && reader->count &&
	    (back || press.request == REQUEST_PAGE_DOWN)) {
		reader->marked = turn_from(reader, back ? -1 : 1);
		return true;
	}
	if (reader_press(&log->reader, key))
		return true;
	if (press.request == REQUEST_ENTER)
		see_moment(log);
	if (press.request == REQUEST_KEYS)
		page_keys(log->table->screen);
	return press.request != REQUEST_BACK &&
	       press.request != REQUEST_LOG && !plays_from(log);
}

void page_log(struct table *table)
{
	struct log log = {
		.table = table,
		.viewer = -1,
		.page = {.context = KEYS_LIST, .draw = draw, .press = press,
			 .self = &log},
		.reader = {.screen = table->screen, .page = &log.page,
			   .head = "Turn"},
	};

	table->screen->play_from = -1;
	log.told = memory_get(LOG_LINES * sizeof *log.told);
	screen_run(table->screen, &log.page);
	reader_free(&log.reader);
	free(log.told);
}
