/* Commands that look at one file and say what it is. */
#ifndef HOTBED_CHECK_H
#define HOTBED_CHECK_H

#include <stdio.h>

#include "record.h"

/* Each returns the program's exit status: 0, or 1 where the file is not what
   it should be or `out` could not be written. */

/* Prints the cards of a deck file with their counts, or every fault as
   `FILE:LINE: sentence`. */
int check_deck(const char *path, FILE *out);

/* Plays a record under the rules and prints `FILE: ok result …`, or its first
   fault as `FILE:LINE: move: reason (rule)`.  A seal must fit. */
int check_record(const char *path, const struct deck_shelf *shelf, FILE *out);

/* Prints the whole record of a journal, whose torn last line is left out; a
   fault goes to standard error. */
int check_print(const char *path, const struct deck_shelf *shelf, FILE *out);

#endif
