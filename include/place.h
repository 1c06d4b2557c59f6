/* The user's folders, by the XDG rules: looked up whenever they are needed. */
#ifndef HOTBED_PLACE_H
#define HOTBED_PLACE_H

#include <stdbool.h>

#include "text.h"

enum place {
	PLACE_GAMES,	/* state: the journals of games in progress */
	PLACE_RECORDS,	/* data: finished games */
	PLACE_DECKS,	/* data: deck files */
	PLACE_SETTINGS, /* config */
	PLACES
};

/* Appends the folder's path, without a slash at its end.  A variable that is
   empty or holds a relative path counts as unset; without HOME the passwd
   entry's home serves.  False, and nothing appended, when there is none. */
bool place_find(enum place place, struct text *path);

/* Makes the folder of that path and those above it, for the user alone
   (0700).  0, or an errno. */
int place_make(const char *path);

#endif
