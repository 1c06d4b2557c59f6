/* Games at the table from their first card to what comes after them, each
   kept in its journal as long as it lasts. */
#ifndef HOTBED_SESSION_H
#define HOTBED_SESSION_H

#include "saved.h"
#include "table.h"

/* Plays a new game, and those that follow it.  The match ends with them; it
   may be NULL: then nothing happens. */
void session_begin(struct screen *screen, struct match *match,
		enum cover_mode cover);

/* Goes on with a game whose journal is open, since when it waited. */
void session_go_on(struct screen *screen, struct match *match,
		struct journal *journal, time_t when);

/* Looks through a game; where the user plays on from one of its moments, that
   is a new game. */
void session_look(struct screen *screen, const struct match *match);

/* Opens a game in progress and goes on with it.  False and the fault where
   that cannot be. */
bool session_open(struct screen *screen, const struct saved *game,
		struct fault *fault);

/* What the clock says, or what the screen was told that it is. */
time_t session_now(const struct screen *screen);

#endif
