/* Finished games on their way to the records: shared inside this folder. */
#ifndef HOTBED_MATCH_ARCHIVE_H
#define HOTBED_MATCH_ARCHIVE_H

#include "match.h"
#include "place.h"

enum { NO_HOME = -1 }; /* beside errno: there is no folder at all */

/* Makes the folder of a place and appends its path.  0, an errno or
   NO_HOME. */
int archive_make(enum place place, struct text *path);

/* Writes the whole record of a game to the records under that name; one of
   another game that has the name already stays as it is.  *path is where it
   is.  0, an errno or NO_HOME. */
int archive_put(const struct match *match, const char *name,
		struct text *path);

#endif
