/* Taking back past what was learned: a page that all may read, where each of
   them agrees with the digit of the own seat.  It names no hidden card. */
#include "table.h"

#include <string.h>

#include "pages.h"
#include "reader.h"
#include "utf8.h"

enum { BOX_COLUMNS = 52, TEXT_COLUMNS = 48, SEATS_GAP = 6 };

struct back {
	struct table *table;
	struct page page;
	int seat;	 /* that asks */
	unsigned agreed; /* bit s - 1 */
	struct text what, story;
};

/* The last decision of a seat, or -1. */
static int last_ply(const struct match *match, int seat)
{
	int ply = match_plies(match) - 1;

	while (ply >= 0 && match_ply(match, ply).seat != seat)
		ply--;
	return ply;
}

int table_asker(const struct table *table)
{
	const struct match *match = table->match;
	int seat = table->turn.seat;

	if (table->stand == STAND_OVER)
		return 0;
	if (table->stand != STAND_ASKED)
		for (int p = match_plies(match) - 1; p >= 0; p--) {
			seat = match_ply(match, p).seat;
			if (table_is_person(match, seat))
				break;
		}
	return last_ply(match, seat) >= 0 ? seat : 0;
}

void table_put_offer(const struct table *table, struct text *text)
{
	const struct match *match = table->match;
	int asker = table_asker(table), others = 0, other = 0;

	for (int s = 1; s <= match_book(match)->seats; s++)
		if (s != asker && table_is_person(match, s)) {
			other = s;
			others++;
		}
	if (!others)
		text_put(text, "Take the last play back (the game is then "
			       "marked)");
	else
		text_format(text, "Ask %s to take the last play back",
			    others > 1 ? "the others" :
					 table_who(table, other));
}

/* What was decided, in public words, and in which turn. */
static void tell_what(struct back *back, int ply)
{
	const struct painter *painter = back->table->painter;
	struct match *before = match_copy(back->table->match, ply);
	struct ply decided = match_ply(back->table->match, ply);
	struct view view;

	match_view(before, SEAT_PUBLIC, &view);
	text_format(&back->what, "turn %d: ", match_turns(before));
	if (painter->deed)
		painter->deed(&view, decided.move, TENSE_DONE, &back->what);
	else
		text_put(&back->what, "the last play");
	match_end(before);
}

static bool others_played(const struct match *match, int seat, int ply)
{
	for (int p = ply; p < match_plies(match); p++)
		if (match_ply(match, p).seat != seat)
			return true;
	return false;
}

static void tell_story(struct back *back, int ply)
{
	const struct table *table = back->table;
	const char *name = table_who(table, back->seat);
	int seen = match_learned(table->match, ply);
	bool others = others_played(table->match, back->seat, ply);
	struct text *story = &back->story;

	if (others)
		text_put(story, "What was played and drawn since goes back "
				"with it. ");
	else if (seen == 1)
		text_format(story, "%s has drawn a card for it, which goes "
				   "back to its place. ",
			    name);
	else if (seen > 1)
		text_format(story, "%s has drawn %d cards for it, which go "
				   "back to their places. ",
			    name, seen);
	text_put(story, "What was seen stays seen; the log and the record say "
			"that it was taken back.");
}

static int draw_story(const struct back *back, struct frame *frame, int row,
		      int column)
{
	const char *at = text_string(&back->story);

	while (*at) {
		size_t length = reader_fit(at, TEXT_COLUMNS);

		canvas_format(frame->canvas, row++, column, LOOK_PLAIN,
			      "%.*s", (int)length, at);
		at += length + (at[length] == ' ');
	}
	return row;
}

static int story_rows(const struct back *back)
{
	const char *at = text_string(&back->story);
	int rows = 0;

	for (; *at; rows++) {
		size_t length = reader_fit(at, TEXT_COLUMNS);

		at += length + (at[length] == ' ');
	}
	return rows;
}

/* "[1] Ana agrees      [ ] Ben", two in a row. */
static void draw_seats(const struct back *back, struct frame *frame, int row,
		       int column)
{
	const struct match *match = back->table->match;
	int step = 0, place = 0;
	struct text text = {0};

	for (int s = 1; s <= match_book(match)->seats; s++) {
		int columns = utf8_columns(table_who(back->table, s)) +
			      (int)strlen("[1]  agrees") + SEATS_GAP;

		step = columns > step ? columns : step;
	}
	if (step > TEXT_COLUMNS / 2)
		step = TEXT_COLUMNS / 2;
	for (int s = 1; s <= match_book(match)->seats; s++) {
		const char *name = table_who(back->table, s);

		if (!table_is_person(match, s))
			continue;
		text_clear(&text);
		if (back->agreed >> (s - 1) & 1)
			text_format(&text, "[%d] %s agrees", s, name);
		else
			text_format(&text, "[ ] %s", name);
		canvas_put(frame->canvas, row + place / 2,
			   column + place % 2 * step, LOOK_PLAIN,
			   text_string(&text));
		place++;
	}
	text_free(&text);
}

static void draw_box(const struct back *back, struct frame *frame)
{
	bool many = table_count_people(back->table->match) > 2;
	int rows = story_rows(back) + 7 + many;
	int stage = frame_stage_end(frame) - 1;
	int row = 1 + (stage - rows) / 2;
	int column = (frame->columns - BOX_COLUMNS) / 2;

	canvas_box(frame->canvas, row, column, rows, BOX_COLUMNS);
	column += 2;
	canvas_format(frame->canvas, row + 1, column, LOOK_PLAIN,
		      "%s asks to take back",
		      table_who(back->table, back->seat));
	canvas_put(frame->canvas, row + 2, column + 2, LOOK_PLAIN,
		   text_string(&back->what));
	row = draw_story(back, frame, row + 4, column);
	draw_seats(back, frame, row + 1, column);
}

/* "1 Ana agrees   2 Ben agrees", and the same as a sentence. */
static void put_digits(const struct back *back, struct text *prompt,
		       struct text *keys)
{
	const struct table *table = back->table;
	int seats = match_book(table->match)->seats;

	for (int s = 1; s <= seats; s++) {
		if (!table_is_person(table->match, s))
			continue;
		text_format(prompt, "%s%s presses %d",
			    prompt->length ? ", " : "", table_who(table, s), s);
		text_format(keys, "%d %s agrees   ", s, table_who(table, s));
	}
	text_put(prompt, ": then it is taken back.");
	text_put(keys, "Esc leave it as it is   K keys");
}

static void draw_lines(const struct back *back, struct frame *frame)
{
	bool many = table_count_people(back->table->match) > 2;
	struct text prompt = {0}, keys = {0}, message = {0};

	put_digits(back, &prompt, &keys);
	if (many || utf8_columns(text_string(&prompt)) > frame->columns - 2) {
		text_clear(&prompt);
		text_put(&prompt, "Each presses the digit of the own seat.");
	}
	if (utf8_columns(text_string(&keys)) > frame->columns - 2) {
		text_clear(&keys);
		text_format(&keys, "1-%d the own seat agrees   Esc leave it   "
				   "K keys",
			    match_book(back->table->match)->seats);
	}
	if (frame->layout != LAYOUT_NARROW)
		text_format(&message, "This page is for %s: ",
			    many ? "all" : "both");
	text_format(&message, "%so hand is shown, and no hidden card is named.",
		    message.length ? "n" : "N");
	frame_message(frame, "", text_string(&message));
	frame_prompt(frame, "", text_string(&prompt));
	frame_keys(frame, text_string(&keys));
	frame_cursor_prompt(frame);
	text_free(&message);
	text_free(&prompt);
	text_free(&keys);
}

static void draw(void *self, struct frame *frame)
{
	struct back *back = self;
	struct scene scene;

	table_scene(back->table, frame->layout, frame->rows, frame->columns,
		    &scene);
	table_title(back->table, frame, &scene, "take back");
	draw_box(back, frame);
	draw_lines(back, frame);
}

/* The game stands before that decision again, and is asked anew. */
static void take_back(struct table *table, int seat, const char *words)
{
	if (!match_take_back(table->match, seat))
		return;
	table->undone = table->queued = 0;
	table->answered = true;
	table->answer = (struct answer){.kind = ANSWER_THINKING};
	table->greeting = words;
}

static bool all_agree(const struct back *back)
{
	const struct match *match = back->table->match;

	for (int s = 1; s <= match_book(match)->seats; s++)
		if (table_is_person(match, s) &&
		    !(back->agreed >> (s - 1) & 1))
			return false;
	return true;
}

static bool press(void *self, struct key key)
{
	struct back *back = self;
	struct table *table = back->table;
	struct press press = screen_press(table->screen, &back->page, key);

	if (press.request == REQUEST_KEYS)
		page_keys(table->screen);
	if (press.request == REQUEST_DIGIT && press.digit >= 1 &&
	    press.digit <= match_book(table->match)->seats &&
	    table_is_person(table->match, press.digit))
		back->agreed |= 1u << (press.digit - 1);
	if (!all_agree(back))
		return press.request != REQUEST_BACK &&
		       press.request != REQUEST_MENU;
	take_back(table, back->seat, "Taken back by agreement.");
	return false;
}

/* All look at the page: every hand lies face down, and nothing that was typed
   before it is taken for an answer. */
static void ask_all(struct back *back)
{
	struct screen *screen = back->table->screen;
	int ply = last_ply(back->table->match, back->seat);

	tell_what(back, ply);
	tell_story(back, ply);
	screen->hand_up = false;
	screen_show(screen, &back->page);
	screen->terminal->drop(screen->terminal->self);
	screen_run(screen, &back->page);
	text_free(&back->what);
	text_free(&back->story);
}

void table_take_back(struct table *table)
{
	struct back back = {
		.table = table,
		.seat = table_asker(table),
		.page = {.context = KEYS_LIST, .draw = draw, .press = press,
			 .self = &back},
	};

	if (!table->alone)
		ask_all(&back);
	else
		take_back(table, back.seat,
			  "The last play was taken back; the game is marked.");
}
