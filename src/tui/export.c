/* A record written to a file that the user names; nothing is overwritten. */
#include "export.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "field.h"
#include "file.h"
#include "record.h"
#include "utf8.h"

enum { FIELD_COLUMNS = 50 };

void export_ask(struct export *export, const char *record)
{
	field_fill(&export->line, FIELD_COLUMNS, file_name(record));
	export->typing = true;
}

void export_draw(const struct export *export, struct frame *frame)
{
	field_ask(&export->line, frame, "File: ");
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
