/* A page of lines to read: one is marked, words are found. */
#ifndef HOTBED_READER_H
#define HOTBED_READER_H

#include "screen.h"

/* A line: an id or a head at the left, and text. */
struct read_line {
	char *id;   /* "S23", "" where the line goes on */
	char *text;
	bool stop;  /* the mark may stand here */
	bool heading;
	int place;  /* the page's own: the event a line of the log tells */
};

struct reader {
	struct screen *screen;
	const struct page *page;
	const char *head; /* stands above the lines, or NULL */
	struct read_line *line;
	int count, room;
	int marked, top;
	int rows; /* of lines, as last drawn */
	int text_column;
	bool finding; /* the word to find is being typed */
	bool missed;  /* the word was not found */
	struct line_edit find;
};

/* Appends a line; the strings are copied.  The line, for its flags. */
struct read_line *reader_add(struct reader *reader, const char *id,
			     const char *text);

/* Appends a text wrapped to `columns`; its first line has the id and may be
   marked. */
void reader_wrap(struct reader *reader, const char *id, const char *text,
		 int columns);

/* Marks a line and shows it in the upper half. */
void reader_mark(struct reader *reader, int line);

/* Draws the lines and the three lines below; `keys` without those to find. */
void reader_draw(struct reader *reader, struct frame *frame,
		 const char *message, const char *prompt, const char *keys);

/* Moves the mark and finds words.  True when the key was for that. */
bool reader_press(struct reader *reader, struct key key);

/* No lines any more; the mark stays. */
void reader_clear(struct reader *reader);

void reader_free(struct reader *reader);

#endif
