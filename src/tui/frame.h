/* The frame of every screen: title, stage, and the three lines below. */
#ifndef HOTBED_FRAME_H
#define HOTBED_FRAME_H

#include "canvas.h"
#include "keys.h"
#include "painter.h"

enum {
	NARROW_ROWS = 20,
	NARROW_COLUMNS = 60,
	STANDARD_ROWS = 24,
	STANDARD_COLUMNS = 80,
	WIDE_ROWS = 36,
	WIDE_COLUMNS = 110,
	WIDEST_COLUMNS = 120,
	FRAME_WORDS = 40
};

/* A word of the last line that can be clicked. */
struct frame_word {
	int column, columns;
	struct key key;
};

struct frame {
	struct canvas *canvas; /* of the stage, or of what lies over it */
	enum layout layout;
	int rows, columns; /* of the whole block */
	int first; /* the canvas's row 0 is this row of the block */
	const struct keymap *keys;
	enum key_context context;
	bool key_line; /* the last line is shown */
	int words;
	struct frame_word word[FRAME_WORDS];
};

/* The layout for a window of that size, and the block's size.  False: it is
   too small for any. */
bool frame_fit(int rows, int columns, struct frame *frame);

/* The first row of the stage that a hand may lie in: what is opened over a
   game covers all from there on. */
int frame_private(enum layout layout);

/* "hotbed · PLACE" at the left, `right` at the right; where it has no room
   beside the place, its parts (` · ` between them) go, the last one first. */
void frame_title(struct frame *frame, const char *place, const char *right);

/* The three lines.  What stood there is gone. */
void frame_message(struct frame *frame, const char *mark, const char *text);
void frame_prompt(struct frame *frame, const char *name, const char *text);
void frame_keys(struct frame *frame, const char *text);

/* Puts the cursor on the prompt's first letter. */
void frame_cursor_prompt(struct frame *frame);

/* The sentence that fits the layout. */
static inline const char *frame_form(const struct frame *frame,
				     const char *wide, const char *narrow)
{
	return frame->layout == LAYOUT_NARROW ? narrow : wide;
}

/* The rows of the canvas that the stage has: from 1, in front of this one. */
static inline int frame_stage_end(const struct frame *frame)
{
	return frame->rows - frame->first - 3;
}

/* The notice of SCREENS 7.6, as far as it fits. */
void frame_too_small(struct canvas *canvas, int rows, int columns,
		     bool saving);

/* The key behind a click on the last line.  False: there is none. */
bool frame_click(const struct frame *frame, int row, int column,
		 struct key *key);

#endif
