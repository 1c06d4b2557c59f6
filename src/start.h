/* What a table begins with, from the words of the command line. */
#ifndef HOTBED_START_H
#define HOTBED_START_H

#include "rules.h"
#include "tui.h"

/* Each fills `start`, whose decks are there already; false after a sentence
   on standard error. */

/* A new game: KEY=VALUE as the protocol's `new` has them. */
bool start_game(struct tui_start *start, const struct rules *rules, int count,
		char **words);

/* A game in progress: the newest, that number in the first menu, or the
   newest with that name, of its file or of somebody who plays it. */
bool start_resume(struct tui_start *start, const char *which);

/* A record's file, to be looked through. */
bool start_replay(struct tui_start *start, const char *path);

/* A record's file: it goes on where the record ends, and is looked through
   where the game is over. */
bool start_record(struct tui_start *start, const char *path);

#endif
