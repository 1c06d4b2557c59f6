/* A record on its way in, line by line: shared inside this folder. */
#ifndef HOTBED_MATCH_READER_H
#define HOTBED_MATCH_READER_H

#include "record.h"

/* Every function that returns false has noted the fault. */
struct reader {
	const char *next, *end; /* the lines behind this one */
	struct word text;	/* this line, without its end */
	int line;		/* its number */
	bool more;		/* false: there is no line left */
	bool failed;		/* the fault is noted; nothing more is read */
	struct fault *fault;

	const struct deck_shelf *shelf;
	struct sitting sitting;
	struct deck *deck; /* the built-in one, for the words of orders */
	unsigned given;		    /* see rules.settle */
	enum { NOT_SEEN, LEFT_OUT, GIVEN } orders;
	int order_line[ORDERS_MAX]; /* where each order stands */
	struct match *match;
	int shuffles; /* the number of the next one midway */
};

/* Begins with the first line. */
void reader_begin(struct reader *reader, const char *data, size_t length,
		  struct fault *fault);

/* Goes on to the next line that is no comment. */
void reader_next(struct reader *reader);

/* Notes what is wrong with this line, unless a fault is noted already. */
bool reader_refuse(struct reader *reader, const char *rule,
		   const char *format, ...)
	__attribute__((format(printf, 3, 4)));

/* True when this line is `key`, a blank and *rest, or `key` alone where `rest`
   is NULL. */
bool reader_take(struct reader *reader, const char *key, struct word *rest);

/* The same for a line that must stand here. */
bool reader_expect(struct reader *reader, const char *key, struct word *rest);

/* Reads the head, up to and with `moves`, and deals. */
bool reader_head(struct reader *reader);

/* True when the orders that were given so far fit their cards. */
bool reader_check_orders(struct reader *reader);

/* Reads the shuffles midway that the game has come to. */
bool reader_shuffles(struct reader *reader);

#endif
