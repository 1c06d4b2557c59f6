/* The page on which a take-back is agreed to, shared by the files that ask and
   draw it. */
#ifndef HOTBED_TABLE_BACK_H
#define HOTBED_TABLE_BACK_H

#include "table.h"

struct back {
	struct table *table;
	struct page page;
	int seat;	 /* that asks */
	unsigned agreed; /* bit s - 1 */
	struct text what, story;
};

void table_back_show(void *self, struct frame *frame);

#endif
