/* UTF-8: characters and how many columns they take.  The widths are a table
   of our own, so that a record is read alike under every locale. */
#ifndef HOTBED_UTF8_H
#define HOTBED_UTF8_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The character at *at, and *at moved behind it.  A byte that begins no valid
   character gives 0xFFFD and is passed alone; the final NUL gives 0 and is not
   passed. */
uint32_t utf8_next(const char **at);

/* Writes one character and a NUL; the number of bytes before the NUL. */
size_t utf8_write(uint32_t code, char bytes[5]);

/* Columns of a character: 0 (combining marks), 1 or 2; -1 for control
   characters and for what must not stand in a name (bidirectional marks). */
int utf8_width(uint32_t code);

/* Columns of a string; control characters count one, as `?` is shown. */
int utf8_columns(const char *string);

/* Bytes of the longest beginning that takes at most `columns` columns. */
size_t utf8_cut(const char *string, int columns);

/* Bytes of the words that fit into `columns`; of a longer word its
   beginning. */
size_t utf8_words(const char *string, int columns);

/* True for 1 to `most` columns of valid UTF-8 without control characters and
   without a blank at either end: what NOTATION takes as a seat's name. */
bool utf8_is_name(const char *string, size_t length, int most);

#endif
