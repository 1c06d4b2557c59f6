/* A list of choices: the cursor keys walk, digits name, Enter opens. */
#ifndef HOTBED_LIST_H
#define HOTBED_LIST_H

#include "frame.h"

enum { LIST_NONE = -1 }; /* nothing is chosen yet */

struct list {
	int count;
	int chosen; /* from 0, or LIST_NONE */
	int row[16]; /* where each line stands, once drawn; for clicks */
};

enum listed { LISTED_NOTHING, LISTED_MOVED, LISTED_OPEN };

enum listed list_press(struct list *list, struct press press);

/* "Arrows choose   1-7 choose   Enter open", and what follows. */
void list_keys(const struct list *list, struct frame *frame,
	       const char *rest);

/* A line of any list: where it has the focus, `>` at column `mark` and the
   cursor on its label. */
void list_line(struct canvas *canvas, int row, int mark, int column,
	       bool focus, const char *label);

/* Draws line `index` as "> 1  LABEL": the mark at `column`, the label five
   columns behind it. */
void list_draw(struct list *list, struct frame *frame, int index, int row,
	       int column, const char *label);

/* Lines that a request moves by: one, or a page of so many, or LIST_FAR for
   Home and End; 0: it moves nothing. */
enum { LIST_FAR = 1 << 20 };
int list_step(enum request request, int page);

#endif
