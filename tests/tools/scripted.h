/* Games of Sowers played move by move from known decks or from a written
   position, straight through the rulebook's functions. */
#ifndef HOTBED_TEST_SCRIPTED_H
#define HOTBED_TEST_SCRIPTED_H

#include "sowers.h"

enum { SCRIPTED_EVENTS = 2000, SCRIPTED_TEXT = 4096 };

struct scripted {
	struct book book;
	struct orders orders;
	struct state_room room;
	int count; /* events since the deal */
	int last;  /* the first event of the last move */
	int since[3]; /* by seat: the first event of its own last move */
	const char *names[2]; /* Ana and Ben, unless a test says else */
	struct event events[SCRIPTED_EVENTS];
	struct reason reason; /* of the last refusal or caution */
	char text[SCRIPTED_TEXT];
};

/* Deals a game.  `settings` as the protocol's `new` has them; a deck is its
   upper cards, the rest follows in sort order. */
void scripted_begin(struct scripted *game, const char *settings,
		    const char *deck1, const char *deck2);

/* Sets up a position from lines of NOTATION's view, parted by `/`:
   "ask 1 play / hand 1 Y1 B2 / deck 1 B4 / rocky Y8 / second yes".  Cards
   that are not named lie among the swept ones. */
void scripted_place(struct scripted *game, const char *settings,
		    const char *lines);

/* Plays moves parted by `, `; fails the test at an illegal one. */
void scripted_play(struct scripted *game, const char *moves);

/* Deals the game of a record and plays so many of its moves (-1: all), its
   own result line included in `text`. */
void scripted_record(struct scripted *game, const char *path, int moves);

/* NULL when the move is legal, else the rule; the sentence is in reason. */
const char *scripted_why(struct scripted *game, const char *move);

/* NULL when the view of the seat asked holds no warning, else the rule. */
const char *scripted_caution(struct scripted *game, const char *move);

/* The menu, its moves parted by `, `. */
const char *scripted_menu(struct scripted *game);

/* A zone's cards as words. */
const char *scripted_zone(struct scripted *game, enum sowers_zone zone,
			  int seat);

/* "running", or what stands behind `result` in a record. */
const char *scripted_result(struct scripted *game);

/* NOTATION's view of a seat. */
const char *scripted_view(struct scripted *game, int seat);

/* What is told from event `from` on to `viewer`, one line each, the wide
   forms; `mask`: for whom the events are masked. */
const char *scripted_story(struct scripted *game, enum manner manner,
			   int viewer, int mask, int from);

/* The end page's sentences. */
const char *scripted_ending(struct scripted *game);

struct sowers *scripted_state(struct scripted *game);

#endif
