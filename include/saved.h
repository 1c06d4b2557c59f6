/* The games that lie in a folder of the user's: those in progress, and the
   records of finished ones. */
#ifndef HOTBED_SAVED_H
#define HOTBED_SAVED_H

#include <time.h>

#include "match.h"
#include "place.h"
#include "record.h"

/* One file.  No card of the game is in here. */
struct saved {
	char *path;
	time_t when; /* of the last move */
	bool looked; /* what follows is known */

	/* What is wrong with it: a faulty game is named, never touched. */
	struct fault fault; /* sentence "": nothing */

	const struct rules *rules;
	uint8_t seats;
	uint8_t players; /* seats with a player: bit s - 1 */
	char name[SEATS_MAX][NAME_BYTES];
	char player[SEATS_MAX][PLAYER_BYTES];
	uint8_t option[OPTIONS_MAX]; /* as in its book */
	int turns;	/* begun */
	int plies;	/* decisions made */
	uint8_t asked;	/* whose turn it is; 0: the game is over */
	bool helped;	/* a hint was given, or a move taken back */
	bool second;	/* it is the second game of a pair */
	struct outcome outcome;
};

struct saved_list {
	struct saved *games;
	int count;
};

/* Lists the files *.hotbed of a place, the latest first, unread: cheap for
   thousands.  An empty list where there is no such folder. */
void saved_list(enum place place, struct saved_list *list);

/* Reads one and plays it through, unless that was done. */
void saved_look(struct saved *game, const struct deck_shelf *shelf);

/* How many seats of it people or programs play: 1 is a game alone. */
int saved_players(const struct saved *game);

/* The match of a record or journal, at its end, to look through; the file is
   not locked.  NULL and the fault when it cannot be read. */
struct match *saved_read(const char *path, const struct deck_shelf *shelf,
			 struct fault *fault);

/* Gives the list back; it is empty then. */
void saved_free(struct saved_list *list);

#endif
