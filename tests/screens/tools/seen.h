/* A moment of a record as a painter gets it, and pictures to hold it
   against. */
#ifndef HOTBED_TEST_SEEN_H
#define HOTBED_TEST_SEEN_H

#include "match.h"
#include "painter.h"

enum { SEEN_EVENTS = 2048, SEEN_CHOICE = 512 };

struct seen {
	struct match *match;
	const struct painter *painter;
	struct view view;
	struct menu menu;
	struct event events[SEEN_EVENTS];
	struct scene scene;
	struct response last; /* of the last key that was pressed */
	_Alignas(16) unsigned char choice[SEEN_CHOICE];
};

/* A record file (tests/records/NAME.hotbed) with its first `plies` moves. */
struct match *seen_record(const char *name, int plies);

/* The same with the line `from` of its head written as `to` (Sowers). */
struct match *seen_record_with(const char *name, int plies, const char *from,
			       const char *to);

/* A new game of random options, first seat and deal. */
struct match *seen_deal(const struct rules *rules, struct random *random);

/* The match as `viewer` sees it; `seat` is the near one.  It owns the match
   until seen_end(). */
struct seen *seen_begin(const struct painter *painter, struct match *match,
			int seat, enum phase phase, enum layout layout,
			int rows, int columns);

/* The same match again, after it went on or in another size. */
void seen_again(struct seen *seen, int seat, enum phase phase);
void seen_size(struct seen *seen, enum layout layout, int rows, int columns);

void seen_end(struct seen *seen);

/* Keys: "5r<>^v!.0" and so on, see seen.c; gives the last one's answer. */
enum answered seen_press(struct seen *seen, const char *keys);

/* Plays the moves of the last answer; they must be legal, each in its turn.
   The scene is then the old one until seen_again(). */
void seen_play(struct seen *seen);

/* Takes the view, and nothing else, from another state of the same game. */
void seen_world(struct seen *seen, const struct state *state);

/* The picture as text, to be freed. */
char *seen_dump(const struct seen *seen);

/* A click on that row and column. */
enum answered seen_click(struct seen *seen, int row, int column);

/* The move of the last answer in NOTATION's words, or "". */
const char *seen_move(const struct seen *seen, int index, char room[32]);

/* The whole picture but its title, with message, prompt and keys as the
   table writes them. */
void seen_draw(const struct seen *seen, bool ascii, struct canvas *canvas);

/* Fails with both pictures and the first row that differs; rows from
   `first` to `last` are compared. */
void seen_compare(const struct canvas *canvas, const char *picture, int first,
		  int last);

#endif
