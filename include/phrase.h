/* Sentences in a wide and a narrow form, with numbered gaps.  A rulebook and
   the table keep theirs in const tables, so that one test measures them all. */
#ifndef HOTBED_PHRASE_H
#define HOTBED_PHRASE_H

#include <stdbool.h>

#include "text.h"

enum {
	PHRASE_WIDE = 78,   /* columns a sentence may take, names and all */
	PHRASE_NARROW = 58,
	PHRASE_GAPS = 9,
	PHRASE_BYTES = 400  /* room for any filled sentence, in bytes */
};

struct phrase {
	const char *kinds;  /* a letter for each gap, see below */
	const char *wide;   /* gaps are {1} to {9} */
	const char *narrow; /* the form for 60 columns; NULL: the same */
};

/* The letters of `kinds`, each with the longest filling a test tries:
   n a name of 12 columns; c a card; # a number of two digits; @ a cell;
   l a short list of cards (four); L a long one (a whole hand is never put
   into a sentence); w a word of the rulebook (16); W a clause that its own
   phrase already measured (0). */

/* Appends the sentence, gap {k} filled with fill[k - 1]. */
void phrase_put(struct text *text, const struct phrase *phrase, bool narrow,
		const char *const *fill);

/* The same: the wide form where it takes at most `columns`, else the narrow
   one. */
void phrase_fit(struct text *text, const struct phrase *phrase, int columns,
		const char *const *fill);

#endif
