/* A table that goes on with a record, played by a script. */
#ifndef HOTBED_TEST_PLAYED_H
#define HOTBED_TEST_PLAYED_H

#include "match.h"
#include "script.h"

struct played {
	struct script *script;
	struct screen screen;
	struct match *match;
};

/* So many moves of the record (-1: all) on a screen of that size. */
void played_begin(struct played *played, const char *record, int plies,
		  int rows, int columns);

/* Plays the script to its end; the match stays, to be looked at. */
void played_run(struct played *played);

/* The same, and ends the match. */
void played_out(struct played *played);

#endif
