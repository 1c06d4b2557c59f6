/* Random games of any rulebook, for the tests of what all of them promise. */
#ifndef HOTBED_TEST_PLAY_H
#define HOTBED_TEST_PLAY_H

#include "lot.h"
#include "match.h"
#include "record.h"

/* A sitting with random options that settle, a random first seat and deal. */
void play_sitting(const struct rules *rules, struct random *random,
		  struct sitting *sitting);

/* A game of a random sitting after up to `plies` random decisions. */
struct match *play_random(const struct rules *rules, struct random *random,
			  int plies);

/* Calls `check` on each position of so many random games of every rulebook. */
void play_walk(uint64_t seed, int rounds,
	       void (*check)(struct match *match, struct random *random));

/* The game's own state: the referee's view. */
void play_state(const struct match *match, struct state_room *room);

/* The record of a match, to be freed. */
char *play_record(const struct match *match, enum record_form form);

/* Every event so far as the referee knows it, to be freed. */
struct event *play_events(const struct match *match);

/* Every move that could be meant in this position: each verb with all cards,
   numbers, and the cells in and around those of the menu.  To be freed. */
struct move *play_conceivable(const struct match *match,
			      struct random *random, int *count);

/* The whole of a file, to be freed. */
char *play_read_file(const char *path, size_t *length);

#endif
