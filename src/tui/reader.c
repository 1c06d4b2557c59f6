/* A page of lines to read: one is marked, words are found. */
#include "reader.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "field.h"
#include "list.h"
#include "memory.h"
#include "utf8.h"

enum { FIND_COLUMNS = 40, MARK_COLUMN = 1, ID_COLUMN = 3 };

static char *copy(const char *string, size_t length)
{
	char *made = memory_get(length + 1);

	memcpy(made, string, length);
	return made;
}

static struct read_line *add(struct reader *reader, const char *id,
			     const char *text, size_t length)
{
	struct read_line *line;

	if (reader->count == reader->room) {
		reader->room = reader->room ? 2 * reader->room : 128;
		reader->line = memory_resize(
			reader->line,
			(size_t)reader->room * sizeof *reader->line);
	}
	line = &reader->line[reader->count++];
	*line = (struct read_line){.id = copy(id, strlen(id)),
				   .text = copy(text, length)};
	return line;
}

struct read_line *reader_add(struct reader *reader, const char *id,
			     const char *text)
{
	return add(reader, id, text, strlen(text));
}

void reader_wrap(struct reader *reader, const char *id, const char *text,
		 int columns)
{
	bool first = true;

	do {
		size_t length = utf8_words(text, columns);
		struct read_line *line =
			add(reader, first ? id : "", text, length);

		line->stop = first;
		first = false;
		text += length;
		while (*text == ' ')
			text++;
	} while (*text);
}

void reader_mark(struct reader *reader, int line)
{
	int half = reader->rows / 2;

	reader->marked = line;
	reader->top = line > half ? line - half : 0;
	/* With its heading, where that is not far. */
	for (int i = line; i >= reader->top; i--)
		if (reader->line[i].heading) {
			reader->top = i;
			break;
		}
}

/* The last line that goes on from this one. */
static int paragraph_end(const struct reader *reader, int line)
{
	while (line + 1 < reader->count && !*reader->line[line + 1].id &&
	       *reader->line[line + 1].text && !reader->line[line + 1].stop &&
	       !reader->line[line + 1].heading)
		line++;
	return line;
}

/* Keeps the marked line, with what goes on from it, on the page, and the page
   on the lines. */
static void scroll(struct reader *reader)
{
	int last = reader->count - reader->rows, end;

	if (reader->marked >= reader->count)
		reader->marked = reader->count ? reader->count - 1 : 0;
	end = paragraph_end(reader, reader->marked);
	if (end >= reader->top + reader->rows)
		reader->top = end - reader->rows + 1;
	if (reader->marked < reader->top)
		reader->top = reader->marked;
	if (reader->top > last)
		reader->top = last;
	if (reader->top < 0)
		reader->top = 0;
}

static void draw_line(const struct reader *reader, struct frame *frame,
		      int index, int row)
{
	const struct read_line *line = &reader->line[index];
	bool here = index == reader->marked && line->stop;
	enum look look = line->heading ? LOOK_BOLD : LOOK_PLAIN;

	if (here) {
		canvas_put(frame->canvas, row, MARK_COLUMN, LOOK_BOLD, ">");
		canvas_cursor(frame->canvas, row,
			      *line->id ? ID_COLUMN : reader->text_column);
	}
	canvas_put(frame->canvas, row, ID_COLUMN, look, line->id);
	canvas_put(frame->canvas, row, reader->text_column, look, line->text);
}

void reader_draw(struct reader *reader, struct frame *frame,
		 const char *message, const char *prompt, const char *keys)
{
	int row = 2;

	if (reader->head) {
		canvas_put(frame->canvas, row, 2, LOOK_PLAIN, reader->head);
		row += 2;
	}
	reader->rows = frame_stage_end(frame) - row - 1;
	scroll(reader);
	frame_message(frame, "", reader->missed ?
					 "These words are nowhere else here." :
					 message);
	frame_prompt(frame, "", prompt);
	frame_keys(frame, keys);
	frame_cursor_prompt(frame);
	for (int i = reader->top;
	     i < reader->count && i < reader->top + reader->rows; i++)
		draw_line(reader, frame, i, row + i - reader->top);
	if (!reader->finding)
		return;
	field_ask(&reader->find, frame, "Find: ");
	frame_keys(frame, "Enter find   Esc back");
}

/* The nearest line to `at` on that side where the mark may stand. */
static void move(struct reader *reader, int at, int step)
{
	int from = at;

	if (at < 0 || at >= reader->count)
		from = at < 0 ? 0 : reader->count - 1;
	for (int i = from; i >= 0 && i < reader->count; i += step)
		if (reader->line[i].stop) {
			reader->marked = i;
			return;
		}
	/* None on that side: the first one on the other. */
	for (int i = from; i >= 0 && i < reader->count; i -= step)
		if (reader->line[i].stop) {
			reader->marked = i;
			return;
		}
}

static bool contains(const char *text, const char *words)
{
	size_t length = strlen(words);

	for (; *text; text++) {
		size_t i = 0;

		while (i < length && text[i] &&
		       tolower((unsigned char)text[i]) ==
			       tolower((unsigned char)words[i]))
			i++;
		if (i == length)
			return true;
	}
	return false;
}

/* Marks the next line with the words, from the marked one on and around. */
static void find(struct reader *reader, int step)
{
	int count = reader->count;

	reader->missed = false;
	if (!reader->find.text[0])
		return;
	for (int i = 1; i <= count; i++) {
		int at = ((reader->marked + step * i) % count + count) % count;
		const struct read_line *line = &reader->line[at];

		if (!contains(line->id, reader->find.text) &&
		    !contains(line->text, reader->find.text))
			continue;
		while (at > 0 && !reader->line[at].stop)
			at--;
		if (at == reader->marked && i < count)
			continue;
		reader_mark(reader, at);
		return;
	}
	reader->missed = true;
}

static bool press_find(struct reader *reader, struct key key)
{
	struct terminal *terminal = reader->screen->terminal;

	if (key.code == KEY_CODE_ESCAPE || key.code == KEY_CODE_ENTER) {
		reader->finding = false;
		if (key.code == KEY_CODE_ENTER)
			find(reader, 1);
		return true;
	}
	terminal->edit(terminal->self, &reader->find, key);
	return true;
}

static void click(struct reader *reader, int row)
{
	int at = reader->top + row - 2 - (reader->head ? 2 : 0);

	if (at >= 0 && at < reader->count)
		move(reader, at, -1);
}

/* Moves the mark by so many lines, and the page with it by whole pages. */
static void step(struct reader *reader, int lines)
{
	if (lines == reader->rows || lines == -reader->rows)
		reader->top += lines;
	if (lines == -LIST_FAR)
		reader->top = 0;
	move(reader, reader->marked + lines, lines < 0 ? -1 : 1);
}

bool reader_press(struct reader *reader, struct key key)
{
	struct press press = screen_press(reader->screen, reader->page, key);
	int lines = list_step(press.request, reader->rows);

	if (reader->finding)
		return press_find(reader, key);
	reader->missed = false;
	if (lines) {
		step(reader, lines);
	} else if (press.request == REQUEST_CLICK) {
		click(reader, press.row);
	} else if (press.request == REQUEST_FIND) {
		reader->finding = true;
		field_fill(&reader->find, FIND_COLUMNS, "");
	} else if (press.request == REQUEST_FIND_NEXT) {
		find(reader, 1);
	} else if (press.request == REQUEST_FIND_PREVIOUS) {
		find(reader, -1);
	} else {
		return false;
	}
	return true;
}

void reader_clear(struct reader *reader)
{
	for (int i = 0; i < reader->count; i++) {
		free(reader->line[i].id);
		free(reader->line[i].text);
	}
	reader->count = 0;
}

void reader_free(struct reader *reader)
{
	reader_clear(reader);
	free(reader->line);
	reader->line = NULL;
	reader->room = 0;
}
