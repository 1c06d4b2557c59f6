/* The fields of forms: a line that is being typed, a choice of words. */
#include "field.h"

#include <stdio.h>

#include "utf8.h"

void field_fill(struct line_edit *line, int columns, const char *text)
{
	const char *at = line->text;

	*line = (struct line_edit){.columns = columns};
	snprintf(line->text, sizeof line->text, "%s", text);
	for (; *at; line->cursor++)
		utf8_next(&at);
}

/* Columns of the text before the cursor. */
static int cursor_column(const struct line_edit *line)
{
	const char *at = line->text;
	int column = 0;

	for (int i = 0; i < line->cursor && *at; i++) {
		int columns = utf8_width(utf8_next(&at));

		column += columns > 0 ? columns : 0;
	}
	return column;
}

void field_draw(const struct line_edit *line, struct canvas *canvas, int row,
		int column, int columns, bool focus)
{
	int cursor = cursor_column(line);
	int hidden = cursor > columns ? cursor - columns : 0;
	const char *text = line->text + utf8_cut(line->text, hidden);

	canvas_format(canvas, row, column, LOOK_PLAIN, "%.*s",
		      (int)utf8_cut(text, columns), text);
	canvas_look(canvas, row, column, columns, LOOK_FIELD);
	if (focus)
		canvas_cursor(canvas, row, column + cursor - hidden);
}

void field_ask(const struct line_edit *line, struct frame *frame,
	       const char *label)
{
	int row = frame_stage_end(frame) + 1;
	int column;

	frame_prompt(frame, "", "");
	column = canvas_put(frame->canvas, row, 1, LOOK_BOLD, label);
	field_draw(line, frame->canvas, row, column, line->columns, true);
}

int field_choice(struct canvas *canvas, int row, int column, bool focus,
		 const char *word)
{
	column = canvas_put(canvas, row, column, LOOK_PLAIN, "< ");
	if (focus)
		canvas_cursor(canvas, row, column);
	column = canvas_put(canvas, row, column,
			    focus ? LOOK_FOCUS : LOOK_PLAIN, word);
	return canvas_put(canvas, row, column, LOOK_PLAIN, " >");
}
