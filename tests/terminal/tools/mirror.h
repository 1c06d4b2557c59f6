/* A game at a real terminal with the library as its mirror. */
#ifndef HOTBED_TEST_MIRROR_H
#define HOTBED_TEST_MIRROR_H

#include "console.h"
#include "match.h"
#include "random.h"

/* The game as it should stand. */
struct mirror {
	struct pty *pty;
	struct match *match;
	struct random random;
	int seat; /* whose hand is up; 0: nobody's */
	bool alone;
};

/* A game of Sowers by the words of `new`, words[0] aside. */
struct match *mirror_deal(const char *const *words);

/* Writes a match's record to a file of its own, to be unlinked. */
void mirror_put(const struct match *match, char path[64]);

/* From the last picture of one seat to the open hand of the next. */
void mirror_pass(struct mirror *mirror, int seat);

/* Types a card to a soil, "leave them all" or "stop here", and plays it in
   the mirror too. */
void mirror_type(struct mirror *mirror, struct move move);

/* Plays on by random keys to the end of the game. */
void mirror_finish(struct mirror *mirror);

/* The end page says all that the mirror's end has to say. */
void mirror_expect_end(struct mirror *mirror);

#endif
