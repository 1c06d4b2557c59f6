/* The seam between the screens and a terminal: term.c has it in curses, the
   tests in a script.  Nothing else knows what a terminal is. */
#ifndef HOTBED_TERMINAL_H
#define HOTBED_TERMINAL_H

#include "canvas.h"
#include "keys.h"
#include "tui.h"

/* A canvas and where its first cell lies on the screen. */
struct layer {
	const struct canvas *canvas;
	int row, column;
};

enum { LAYERS_MAX = 2 }; /* a stage, and what is opened over it */

struct appearance {
	enum colour_choice colour;
	bool plain_cards; /* no seed or caste wears its colour */
	bool mouse;
};

enum { LINE_BYTES = 256 };

/* A line that is being typed. */
struct line_edit {
	char text[LINE_BYTES];
	int columns; /* of the field */
	int cursor;  /* characters before it */
};

struct terminal {
	bool ascii; /* it can show no line signs */

	void (*size)(void *self, int *rows, int *columns);

	/* Shows the layers, the last one on top, with its cursor. */
	void (*show)(void *self, const struct layer *layers, int count);

	/* The next show() paints every cell again. */
	void (*redraw)(void *self);

	/* Waits for a key; KEY_CODE_IDLE after so many milliseconds (-1: for
	   ever).  After KEY_CODE_HANGUP there is never another. */
	struct key (*read)(void *self, int milliseconds);

	/* Throws away what was typed and not read; true when there was
	   something. */
	bool (*drop)(void *self);

	/* Gives the screen back, stops, and goes on when it is continued. */
	void (*suspend)(void *self);

	void (*bell)(void *self);

	void (*wear)(void *self, const struct appearance *appearance);

	/* Edits a line by one key; false when the key edits nothing. */
	bool (*edit)(void *self, struct line_edit *line, struct key key);

	void *self;
};

#endif
