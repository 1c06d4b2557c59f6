/* Moves drawn by lot, for games that need no player. */
#ifndef HOTBED_TEST_LOT_H
#define HOTBED_TEST_LOT_H

#include "match.h"

/* A random answer to the question that is asked. */
struct move lot_move(const struct match *match, struct random *random);

/* Plays one. */
void lot_play(struct match *match, struct random *random);

#endif
