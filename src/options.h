/* The options of the command line. */
#ifndef HOTBED_OPTIONS_H
#define HOTBED_OPTIONS_H

#include "tui.h"

struct options {
	struct tui_options screen;
	bool help, version;
	int words; /* the first word behind the options */
};

/* False when one is wrong: a sentence stands on standard error. */
bool options_read(int count, char **words, struct options *options);

/* Prints them all, one a line. */
void options_print(void);

#endif
