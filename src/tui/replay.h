/* A game looked through, move by move. */
#ifndef HOTBED_REPLAY_H
#define HOTBED_REPLAY_H

#include "match.h"
#include "screen.h"

struct replay_start {
	const struct match *match; /* the whole game; it stays its owner's */
	int at;	  /* decisions made at the moment it opens with */
	int seat; /* 0: a record.  Else it is looked through from the table of
		     a running game, as that seat may see it while the hand
		     is up, else as everybody may */
};

/* Shows it until it is left.  The number of decisions from which the user
   wants to play on, as a new game; or -1. */
int replay_run(struct screen *screen, const struct replay_start *start);

#endif
