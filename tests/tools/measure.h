/* How many columns a phrase can take. */
#ifndef HOTBED_TEST_MEASURE_H
#define HOTBED_TEST_MEASURE_H

#include "phrase.h"

/* The longest filling of a kind of gap; a list ends with kind 0. */
struct filling {
	char kind;
	const char *words;
};

/* The columns of a form with each gap at its longest.  Fails the test where a
   gap's kind is not in the list. */
int measure_phrase(const struct phrase *phrase, bool narrow,
		   const struct filling *longest);

/* Fails the test where a form takes more columns than these. */
void measure_both(const struct phrase *phrase, const struct filling *longest,
		  int wide, int narrow);

#endif
