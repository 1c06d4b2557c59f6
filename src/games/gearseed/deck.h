/* Reading a deck file: what its two files share. */
#ifndef HOTBED_GEARSEED_DECK_H
#define HOTBED_GEARSEED_DECK_H

#include "gearseed.h"

enum { LINE_WORDS = 32 };

/* The words of one line that are still to be read. */
struct gs_words {
	const struct word *at;
	int left;
	struct word here; /* where a fault was found; length 0: the end */
	const char *expected; /* what should have stood there */
};

/* The next word, or an empty one at the end of the line. */
struct word gs_peek(const struct gs_words *words);
struct word gs_next(struct gs_words *words);

/* Notes a fault at the next word; always false. */
bool gs_expect(struct gs_words *words, const char *expected);

/* Names as a deck file writes them, NULL-terminated. */
extern const char *const gs_type_words[];
extern const char *const gs_caste_words[];
extern const char *const gs_season_words[]; /* [0] is spring */

/* Reads a step, up to the end of the line.  False: see `expected`. */
bool gs_read_step(struct gs_words *words, struct gs_step *step);

/* Reads `any`, `type T …` or `caste C`. */
bool gs_read_filter(struct gs_words *words, struct gs_filter *filter);

#endif
