/* A list longer than its place: it scrolls, and digits name what is shown. */
#ifndef HOTBED_BROWSE_H
#define HOTBED_BROWSE_H

#include "list.h"

struct browse {
	int count;
	int chosen; /* from 0 */
	int top;    /* the first one shown */
	int rows;   /* shown at once; the last row counts what is left */
	int row;    /* of the block, where the first one stands; for clicks */
};

enum listed browse_press(struct browse *browse, struct press press);

/* Fits the list into `rows` rows from `row` on: the number of lines that are
   shown, from browse->top on. */
int browse_fit(struct browse *browse, const struct frame *frame, int row,
	       int rows);

/* "14 more, PgDn", where there are more. */
void browse_draw_more(const struct browse *browse, const struct frame *frame,
		      int column);

#endif
