/* Words of a line, read strictly: NOTATION's lines have exactly one blank
   between words and one way to write each number. */
#ifndef HOTBED_SCAN_H
#define HOTBED_SCAN_H

#include <stdbool.h>
#include <stddef.h>

struct scan {
	const char *at;  /* what is left to read */
	const char *end; /* one past the last byte of the line */
};

struct word {
	const char *at;
	size_t length;
};

enum { WORD_SHOWN = 44 }; /* bytes of a shown word, its NUL included */

/* Begins to read a NUL-terminated line. */
struct scan scan_string(const char *line);

/* Begins to read `length` bytes; a NUL among them is a byte like another. */
struct scan scan_bytes(const char *line, size_t length);

/* The next word and the blank behind it.  False when nothing is left.  Two
   blanks in a row, or one at either end of the line, give an empty word, so
   that a strict reader finds it. */
bool scan_word(struct scan *scan, struct word *word);

/* True when every word has been read. */
bool scan_end(const struct scan *scan);

/* Everything that is left of the line, as one word (a name with blanks). */
struct word scan_rest(struct scan *scan);

/* True when the word is exactly `string`. */
bool word_is(struct word word, const char *string);

/* The word's place in a NULL-terminated list, or -1. */
int word_among(struct word word, const char *const *list);

/* A decimal number from `low` to `high` in its one spelling: no plus sign,
   no leading zero, no -0.  False, and *number unchanged, for anything else. */
bool word_number(struct word word, int low, int high, int *number);

/* True for an even number, from `least` to `most`, of the digits 0-9 and
   a-f. */
bool word_is_hex(struct word word, size_t least, size_t most);

/* Any bytes as a sentence may quote them: cut to 40 and `...`, and `?` for
   all that is not plain ASCII. */
void word_show(struct word word, char shown[WORD_SHOWN]);

/* A cell `x,y`, each part a number from -128 to 127. */
bool word_cell(struct word word, int *x, int *y);

#endif
