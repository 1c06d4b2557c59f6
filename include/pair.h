/* A pair: two games of two people on the same deal, the seats swapped for the
   second, so that each plays each side once.  What is dealt to a seat, its
   Burst card or level, and which seat begins stay as they were; only the
   people change places.  The higher sum of both scores wins, tie-break points
   apart; who resigns a game gives the pair up. */
#ifndef HOTBED_PAIR_H
#define HOTBED_PAIR_H

#include "match.h"

enum { PAIR_POINTS_MOST = 1000000 };

/* True for a game of two people that keeps a score. */
bool pair_fits(const struct sitting *sitting);

/* Makes the sitting the first game of a pair that it fits. */
void pair_begin(struct sitting *sitting);

/* True when the match is the first game of a pair, played to its end: *second
   is then how the second begins. */
bool pair_second(const struct match *match, struct sitting *second);

/* How a pair ended, by who sits where in its last game. */
struct pair_end {
	bool resigned; /* by the one that is no winner; no sums then */
	int first[2], second[2]; /* points of seats 1 and 2 */
	int sum[2];
	int winner; /* a seat; 0: level */
};

/* True when the match has ended a pair, which is then told in *end. */
bool pair_ended(const struct match *match, struct pair_end *end);

#endif
