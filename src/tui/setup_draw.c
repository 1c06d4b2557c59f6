/* How a setup form looks. */
#include "setup.h"

#include <string.h>

#include "field.h"
#include "list.h"
#include "setup_deck.h"
#include "utf8.h"

/* Columns by layout: the label's, and the three of the values. */
int setup_column(const struct frame *frame, int place)
{
	static const int wide[] = {19, 49, 36, 4};
	static const int narrow[] = {16, 38, 33, 4};

	return frame->layout == LAYOUT_NARROW ? narrow[place] : wide[place];
}

/* Lines that the layout has no room for move up by blank ones. */
int setup_row(const struct setup *setup, const struct frame *frame, int line)
{
	int row = line;

	for (int above = 0; above < line; above++)
		if (frame->layout == LAYOUT_NARROW)
			row -= setup->form->blanks >> above & 1;
	return row;
}

static void draw_text_field(const struct setup *setup, struct frame *frame,
			    int index, int row, int column)
{
	canvas_format(frame->canvas, row, column, LOOK_PLAIN, "[%*s]",
		      NAME_COLUMNS, "");
	field_draw(&setup->text[index], frame->canvas, row, column + 1,
		   NAME_COLUMNS, index == setup->focus);
}

/* The value that a choice shows; narrow: without its explanation. */
static void put_value(const struct setup *setup, const struct frame *frame,
		      int index, struct text *text)
{
	const struct field *field = setup_field(setup, index);
	int value = setup_value(setup, index);

	if (field->kind == FIELD_DECK)
		setup_deck_label(setup->screen->shelf, setup->rules, value,
				 text);
	else
		text_put(text, field->words[value]);
	if (frame->layout == LAYOUT_NARROW)
		text_cut(text, strcspn(text_string(text), ","));
}

static int draw_choice(const struct setup *setup, struct frame *frame,
		       int index, int row, int column)
{
	struct text value = {0};

	put_value(setup, frame, index, &value);
	column = field_choice(frame->canvas, row, column,
			      index == setup->focus, text_string(&value));
	text_free(&value);
	return column;
}

/* The lines of a list that is open because it has the focus. */
static void draw_rows(const struct setup *setup, struct frame *frame,
		      const struct field *field, int row)
{
	int value = setup->value[setup->focus];
	int column = setup_column(frame, frame->layout == LAYOUT_NARROW ?
					      PLACE_LABEL :
					      PLACE_FIRST);

	for (int v = 0; field->rows[v]; v++) {
		row++;
		canvas_fill(frame->canvas, row, column,
			    frame->columns - column, " ");
		canvas_put(frame->canvas, row, column + 2, LOOK_PLAIN,
			   v ? field->words[v] : "-");
		list_line(frame->canvas, row, column, column + 5, v == value,
			  field->rows[v]);
	}
}

static void draw_field(const struct setup *setup, struct frame *frame,
		       int index)
{
	const struct field *field = setup_field(setup, index);
	int row = setup_row(setup, frame, field->line);
	int column = setup_column(frame, field->place);
	const char *note = field->note;

	canvas_put(frame->canvas, row, 4, LOOK_PLAIN, field->label);
	if (index == setup->focus)
		canvas_put(frame->canvas, row,
			   field->place == PLACE_FIRST ? 2 : column - 2,
			   LOOK_BOLD, ">");
	if (field->kind == FIELD_TEXT) {
		draw_text_field(setup, frame, index, row, column);
		column += NAME_COLUMNS + 2;
	} else {
		column = draw_choice(setup, frame, index, row, column);
	}
	if (field->notes) {
		note = field->notes[setup_value(setup, index)];
		column += 4;
	}
	if (note)
		canvas_put(frame->canvas, row, column, LOOK_PLAIN, note);
}

/* What the field in the focus means, or what is wrong with its deck. */
static void put_help(const struct setup *setup, struct text *text)
{
	const struct field *field = setup_field(setup, setup->focus);

	if (field->kind == FIELD_DECK)
		setup_deck_explain(setup_deck_row(setup->screen->shelf,
						  setup->rules,
						  setup->value[setup->focus]),
				   text);
	else
		text_format(text, "%s %s", field->help[0], field->help[1]);
}

/* The first of the lines that explain: below the fields, as low as they may
   stand. */
static int help_row(const struct setup *setup, const struct frame *frame)
{
	int lowest = frame->rows - 6, last = 0;

	for (int f = 0; f < setup->form->count; f++)
		if (setup_field(setup, f)->line > last)
			last = setup_field(setup, f)->line;
	return frame->layout == LAYOUT_NARROW || last + 3 < lowest ? lowest :
								     last + 3;
}

static void draw_help(const struct setup *setup, struct frame *frame)
{
	const struct field *field = setup_field(setup, setup->focus);
	int row = help_row(setup, frame);
	struct text text = {0};

	put_help(setup, &text);
	if (frame->layout == LAYOUT_NARROW) {
		/* An open list needs the room. */
		if (!field->rows)
			canvas_wrap(frame->canvas, row, 1,
				    frame->columns - 2, 3,
				    text_string(&text));
	} else {
		canvas_fill(frame->canvas, row - 1, 2, frame->columns - 4,
			    "─");
		if (field->kind == FIELD_DECK)
			canvas_wrap(frame->canvas, row, 4,
				    frame->columns - 8, 2,
				    text_string(&text));
		for (int i = 0; i < 2 && field->help[i]; i++)
			canvas_put(frame->canvas, row + i, 4, LOOK_PLAIN,
				   field->help[i]);
	}
	text_free(&text);
}

static void draw_lines(const struct setup *setup, struct frame *frame)
{
	bool names = setup_types(setup, setup->focus) || setup->value[0] == 0;

	frame_message(frame, "", setup->wrong ? setup->wrong : "");
	frame_prompt(frame, "",
		     frame_form(frame,
				"Enter starts the game as it stands. Tab goes "
				"from field to field.",
				"Enter starts the game as it stands."));
	if (frame->layout == LAYOUT_NARROW)
		frame_keys(frame, "Tab field   Left Right change   "
				  "Enter start   Esc menu");
	else
		frame_keys(frame, names ? "Tab field   Left Right change   "
					  "type a name   Enter start   "
					  "Esc menu   F1 help" :
					  "Tab field   Left Right change   "
					  "Enter start   Esc menu   F1 help");
}

void setup_draw(void *self, struct frame *frame)
{
	struct setup *setup = self;
	const struct field *focus = setup_field(setup, setup->focus);
	const struct form *form = setup->form;
	struct text title = {0};

	text_format(&title, "%s%snew game", setup->rules->title,
		    frame->canvas->ascii ? " - " : " · ");
	frame_title(frame, text_string(&title), "");
	text_free(&title);
	draw_help(setup, frame);
	for (int i = 0; i < form->text_count; i++)
		if (form->texts[i].when >> setup->value[0] & 1)
			canvas_put(frame->canvas,
				   setup_row(setup, frame, form->texts[i].line),
				   setup_column(frame, form->texts[i].place),
				   LOOK_PLAIN, form->texts[i].text);
	for (int f = 0; f < form->count; f++)
		if (setup_shows(setup, f))
			draw_field(setup, frame, f);
	if (focus->rows)
		draw_rows(setup, frame, focus,
			  setup_row(setup, frame, focus->line));
	draw_lines(setup, frame);
}
