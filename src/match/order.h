/* How a game's shuffles stand in a record: shared inside this folder. */
#ifndef HOTBED_MATCH_ORDER_H
#define HOTBED_MATCH_ORDER_H

#include "rules.h"

/* The row of a game's shuffle number `n`. */
const struct order_line *order_row(const struct rules *rules, int n);

/* Appends the words of an order, each behind a blank. */
void order_print(const struct book *book, int n, const struct orders *orders,
		 struct text *text);

/* Reads them: NULL, or what is wrong. */
const char *order_parse(const struct book *book, int n, struct word words,
			struct orders *orders);

#endif
