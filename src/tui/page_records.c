/* Finished games: when, what, who, and how they ended.  They are looked
   through from here, and exported. */
#include "pages.h"

#include <stdlib.h>
#include <string.h>

#include "age.h"
#include "browse.h"
#include "export.h"
#include "memory.h"
#include "session.h"
#include "waiting.h"

enum { ROWS_MOST = 11, WHO_COLUMNS = 20 };

struct records {
	struct screen *screen;
	struct page page;
	struct browse browse;
	struct saved_list saved;
	struct text *how; /* how each ended, once it was shown */
	struct export export;
	struct text note;
	bool wrong; /* the note is a refusal */
};

/* Where things stand: the game, who played, how it ended; 0: not there. */
static const struct places {
	int game, who, how;
} places[] = {
	[LAYOUT_NARROW] = {15, 0, 29},
	[LAYOUT_STANDARD] = {15, 29, 50},
	[LAYOUT_WIDE] = {15, 29, 50},
};

/* In the rulebook's words, for a game whose painter has none. */
static void put_reason(const struct match *match, struct text *text)
{
	struct outcome outcome = match_outcome(match);
	const struct book *book = match_book(match);

	for (int s = 1; s <= book->seats; s++)
		if (outcome.winners >> (s - 1) & 1)
			text_format(text, "%s, ", match_names(match)[s - 1]);
	text_put(text, book->rules->reasons[outcome.reason]);
}

static void tell_end(const struct match *match, struct text *text)
{
	const struct painter *painter =
		painter_find(match_book(match)->rules);
	struct view view;

	if (match_turn(match).seat) {
		text_put(text, "not finished");
	} else if (painter && painter->result) {
		match_view(match, SEAT_REFEREE, &view);
		painter->result(&view, match_names(match), text);
	} else {
		put_reason(match, text);
	}
}

/* What there is to know of a game, read when it is shown first. */
static void look(struct records *records, int index)
{
	struct saved *game = &records->saved.games[index];
	struct text *how = &records->how[index];
	struct match *match;
	struct fault fault;

	if (how->length)
		return;
	saved_look(game, records->screen->decks);
	match = saved_read(game->path, records->screen->decks, &fault);
	if (match)
		tell_end(match, how);
	else
		text_put(how, "faulty");
	match_end(match);
}

static void fill(struct records *records)
{
	saved_list(PLACE_RECORDS, &records->saved);
	records->browse.count = records->saved.count;
	if (records->browse.chosen >= records->browse.count)
		records->browse.chosen = 0;
	records->how = memory_get((size_t)(records->saved.count + 1) *
				  sizeof *records->how);
}

static void drop(struct records *records)
{
	for (int i = 0; i < records->saved.count; i++)
		text_free(&records->how[i]);
	free(records->how);
	saved_free(&records->saved);
}

static void draw_game(struct records *records, struct frame *frame, int index,
		      int row)
{
	const struct saved *game = &records->saved.games[index];
	const struct places *place = &places[frame->layout];
	struct text text = {0};

	look(records, index);
	age_put_day(game->when, session_now(records->screen),
		    frame->layout == LAYOUT_NARROW, &text);
	list_line(frame->canvas, row, 2, 4, index == records->browse.chosen,
		  text_string(&text));
	text_clear(&text);
	if (game->rules) {
		canvas_put(frame->canvas, row, place->game, LOOK_PLAIN,
			   waiting_title(game));
		waiting_put_names(game, WHO_COLUMNS, &text);
	}
	if (place->who)
		canvas_put(frame->canvas, row, place->who, LOOK_PLAIN,
			   text_string(&text));
	canvas_put(frame->canvas, row, place->how, LOOK_PLAIN,
		   text_string(&records->how[index]));
	text_free(&text);
}

static void draw_heads(const struct frame *frame, int row)
{
	const struct places *place = &places[frame->layout];
	struct canvas *canvas = frame->canvas;

	canvas_put(canvas, row, 4, LOOK_PLAIN, "When");
	canvas_put(canvas, row, place->game, LOOK_PLAIN, "Game");
	if (place->who)
		canvas_put(canvas, row, place->who, LOOK_PLAIN, "Who");
	canvas_put(canvas, row, place->how, LOOK_PLAIN, "How it ended");
}

static void draw_list(struct records *records, struct frame *frame, int row)
{
	int rows = frame_stage_end(frame) - row;
	int shown;

	if (rows > ROWS_MOST)
		rows = ROWS_MOST;
	shown = browse_fit(&records->browse, frame, row, rows);
	for (int i = 0; i < shown; i++)
		draw_game(records, frame, records->browse.top + i, row + i);
	browse_draw_more(&records->browse, frame, 4);
	if (!shown)
		canvas_put(frame->canvas, row, 4, LOOK_PLAIN, "no games yet");
}

static void draw(void *self, struct frame *frame)
{
	struct records *records = self;
	bool narrow = frame->layout == LAYOUT_NARROW;
	struct text count = {0};

	text_format(&count, "%d game%s", records->saved.count,
		    records->saved.count == 1 ? "" : "s");
	frame_title(frame, "Records", text_string(&count));
	text_free(&count);
	canvas_put(frame->canvas, 2 - narrow, 2, LOOK_PLAIN, "[Games]");
	draw_heads(frame, narrow ? 3 : 4);
	draw_list(records, frame, narrow ? 5 : 6);
	frame_message(frame, records->wrong ? "No:" : "",
		      text_string(&records->note));
	if (records->export.typing) {
		export_draw(&records->export, frame);
		return;
	}
	frame_prompt(frame, "",
		     "Choose a game and press Enter to look through it.");
	frame_keys(frame, "Arrows choose   Enter look   x export   Esc menu   "
			  "K keys");
}

/* The chosen game, read again; NULL and a note when that cannot be. */
static struct match *read_chosen(struct records *records)
{
	const struct saved *game =
		&records->saved.games[records->browse.chosen];
	struct fault fault;
	struct match *match =
		saved_read(game->path, records->screen->decks, &fault);

	if (match)
		return match;
	records->wrong = true;
	waiting_put_fault(game, &fault, &records->screen->frame,
			  &records->note);
	return NULL;
}

static void look_through(struct records *records)
{
	struct match *match = read_chosen(records);

	if (!match)
		return;
	session_look(records->screen, match);
	match_end(match);
	drop(records); /* a game that was played on may have been finished */
	fill(records);
}

static void ask_where(struct records *records)
{
	const struct saved *game =
		&records->saved.games[records->browse.chosen];

	if (records->saved.count)
		export_ask(&records->export, game->path);
}

static void export(struct records *records)
{
	struct match *match = read_chosen(records);

	if (match)
		records->wrong = !export_write(&records->export, match,
					       &records->screen->frame,
					       &records->note);
	match_end(match);
}

static bool press(void *self, struct key key)
{
	struct records *records = self;
	struct press press =
		screen_press(records->screen, &records->page, key);

	text_clear(&records->note);
	records->wrong = false;
	if (records->export.typing) {
		if (export_press(&records->export, records->screen, key))
			export(records);
		return true;
	}
	if (press.request == REQUEST_KEYS)
		page_keys(records->screen);
	else if (press.request == REQUEST_EXPORT)
		ask_where(records);
	else if (browse_press(&records->browse, press) == LISTED_OPEN)
		look_through(records);
	return press.request != REQUEST_BACK &&
	       press.request != REQUEST_MENU && !records->screen->leaving;
}

void page_records(struct screen *screen)
{
	struct records records = {
		.screen = screen,
		.page = {.context = KEYS_LIST, .draw = draw, .press = press,
			 .self = &records},
	};

	fill(&records);
	screen_run(screen, &records.page);
	drop(&records);
	text_free(&records.note);
}
