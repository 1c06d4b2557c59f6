/* A record written to a file that the user names; nothing is overwritten. */
#include "export.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "file.h"
#include "record.h"
#include "utf8.h"

enum { FIELD_COLUMNS = 50 };

void export_ask(struct export *export, const char *record)
{
	struct line_edit *line = &export->line;
	const char *at = line->text;

	*line = (struct line_edit){.columns = FIELD_COLUMNS};
	snprintf(line->text, sizeof line->text, "%s", file_name(record));
	while (*at) {
		utf8_next(&at);
		line->cursor++;
	}
	export->typing = true;
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

void export_draw(const struct export *export, struct frame *frame)
{
	int row = frame_stage_end(frame) + 1;
	int cursor = cursor_column(&export->line);
	int hidden = cursor >= FIELD_COLUMNS ? cursor - FIELD_COLUMNS + 1 : 0;
	const char *text = export->line.text;
	int column;

	text += utf8_cut(text, hidden);
	frame_prompt(frame, "", "");
	column = canvas_put(frame->canvas, row, 1, LOOK_BOLD, "File: ");
	canvas_format(frame->canvas, row, column, LOOK_PLAIN, "%.*s",
		      (int)utf8_cut(text, FIELD_COLUMNS), text);
	canvas_look(frame->canvas, row, column, FIELD_COLUMNS, LOOK_FIELD);
	canvas_cursor(frame->canvas, row, column + cursor - hidden);
	frame_keys(frame, "Enter write   Esc back");
}

bool export_press(struct export *export, struct screen *screen,
		  struct key key)
{
	struct terminal *terminal = screen->terminal;

	if (key.code == KEY_CODE_ENTER || key.code == KEY_CODE_ESCAPE) {
		export->typing = false;
		return key.code == KEY_CODE_ENTER && export->line.text[0];
	}
	terminal->edit(terminal->self, &export->line, key);
	return false;
}

/* The words and the path, of which the end is shown where it is too long. */
static void say_where(const char *path, const struct frame *frame,
		      struct text *note)
{
	static const char words[] = "Written to ";
	int room = frame->columns - (int)sizeof words - 6;
	char *whole = realpath(path, NULL);
	const char *at = whole ? whole : path;
	int over = utf8_columns(at) - room;

	if (over > 0)
		at += utf8_cut(at, over + 3);
	text_format(note, "%s%s%s.", words, over > 0 ? "..." : "", at);
	free(whole);
}

static bool is_folder(const char *path)
{
	struct stat facts;

	return !stat(path, &facts) && S_ISDIR(facts.st_mode);
}

bool export_write(const struct export *export, const struct match *match,
		  const struct frame *frame, struct text *note)
{
	const char *path = export->line.text;
	struct text record = {0};
	int error;

	if (is_folder(path)) {
		text_put(note, "This is a folder: name a file in it.");
		return false;
	}
	record_write(match, RECORD_WHOLE, &record);
	error = file_put_new(path, &record);
	text_free(&record);
	if (!error)
		say_where(path, frame, note);
	else if (error == EEXIST)
		text_put(note, "there is such a file; it stays as it is.");
	else
		text_put(note, file_sentence(error));
	return !error;
}
