/* A picture in cells: what every screen is drawn on, without a terminal. */
#ifndef HOTBED_CANVAS_H
#define HOTBED_CANVAS_H

#include <stdbool.h>
#include <stdint.h>

#include "text.h"

/* Elements of SCREENS section 4; term.c knows how each is shown. */
enum look {
	LOOK_PLAIN,
	LOOK_BOLD,	/* names with colon, keys, marks, gains, sown seeds */
	LOOK_YELLOW,	/* a yellow seed's label */
	LOOK_BLACK,	/* a black seed's label */
	LOOK_WILD,	/* a wild's label */
	LOOK_WARNING,	/* `No:` and `Take care:` */
	LOOK_FOCUS,	/* the thing in focus */
	LOOK_FIELD,	/* a text field over its width */
	LOOK_GREMLIN,	/* caste chips; a Season wears the caste that rules */
	LOOK_COALKIN,
	LOOK_THORNED,
	LOOK_SHRINE,
	LOOK_SEASON_GREMLIN, /* the same chips where the monochrome form is */
	LOOK_SEASON_COALKIN, /* bold instead of plain */
	LOOK_SEASON_THORNED,
	LOOK_SEASON_SHRINE,
	LOOK_COUNT
};

enum { CANVAS_ROWS = 100, CANVAS_COLUMNS = 240 };

struct cell {
	uint32_t code; /* 0: the right half of a wide character */
	uint32_t mark; /* one combining mark, or 0 */
	uint8_t look;
};

struct canvas {
	int rows, columns; /* clipped to the bounds above */
	int cursor_row, cursor_column;
	bool ascii;
	struct cell cell[CANVAS_ROWS][CANVAS_COLUMNS];
};

/* Makes it blank and of that size.  ASCII: box signs are drawn as - | + and
   the dot as `.`, one for one. */
void canvas_begin(struct canvas *canvas, int rows, int columns, bool ascii);

/* Draws a string from row and column (from 0) on and gives the column after
   it.  What lies outside is left out; control characters become `?`. */
int canvas_put(struct canvas *canvas, int row, int column, enum look look,
	       const char *string);

/* The same, as printf() does. */
int canvas_format(struct canvas *canvas, int row, int column, enum look look,
		  const char *format, ...)
	__attribute__((format(printf, 5, 6)));

/* A text in rows of at most `columns`, broken between words, `most` rows at
   the most: how many.  Without a canvas it only counts. */
int canvas_wrap(struct canvas *canvas, int row, int column, int columns,
		int most, const char *string);

/* The same as canvas_put(), ending before column `column`. */
void canvas_put_right(struct canvas *canvas, int row, int column,
		      enum look look, const char *string);

/* Draws one sign so often that `columns` are filled (lines, blanks). */
void canvas_fill(struct canvas *canvas, int row, int column, int columns,
		 const char *sign);

/* An upright line of one sign. */
void canvas_upright(struct canvas *canvas, int row, int column, int rows,
		    const char *sign);

/* An empty box with its lines; what lay inside is blanked. */
void canvas_box(struct canvas *canvas, int row, int column, int rows,
		int columns);

/* Changes the look of what stands there. */
void canvas_look(struct canvas *canvas, int row, int column, int columns,
		 enum look look);

/* Puts the real cursor there. */
void canvas_cursor(struct canvas *canvas, int row, int column);

#endif
