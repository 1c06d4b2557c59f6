/* The line protocol: the thinnest front end. */
#ifndef HOTBED_ENGINE_H
#define HOTBED_ENGINE_H

#include <stdio.h>

struct deck_shelf; /* record.h; NULL: built-in decks only */

/* Answers NOTATION's requests from `in` on `out`, flushed after each (a line
   that begins with `#` is a comment and has no answer), until `quit` or the
   end of input.  The exit status: 0, or 1 when `out` could not be written. */
int engine_run(FILE *in, FILE *out, const struct deck_shelf *shelf);

#endif
