/* What the page of a take-back shows: nothing that a seat alone may know. */
#include "table_back.h"

#include <string.h>

#include "utf8.h"

enum { BOX_COLUMNS = 52, TEXT_COLUMNS = 48, STORY_ROWS = 8,
       SEATS_GAP = 6 };

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
	const char *story = text_string(&back->story);
	int rows = canvas_wrap(NULL, 0, 0, TEXT_COLUMNS, STORY_ROWS, story) +
		   7 + many;
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
	row += 4 + canvas_wrap(frame->canvas, row + 4, column, TEXT_COLUMNS,
			       STORY_ROWS, story);
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

void table_back_show(void *self, struct frame *frame)
{
	struct back *back = self;
	struct scene scene;

	table_scene(back->table, frame->layout, frame->rows, frame->columns,
		    &scene);
	table_title(back->table, frame, &scene, "take back");
	draw_box(back, frame);
	draw_lines(back, frame);
}
