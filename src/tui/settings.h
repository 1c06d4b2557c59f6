/* Settings: a few choices, kept in a file of the user's. */
#ifndef HOTBED_SETTINGS_H
#define HOTBED_SETTINGS_H

#include <stdbool.h>
#include <stdint.h>

#include "text.h"

enum setting {
	SETTING_COLOUR,
	SETTING_CARDS,
	SETTING_LINES,
	SETTING_END_OF_TURN,
	SETTING_IDLE,
	SETTING_KEY_LINE,
	SETTING_MOUSE,
	SETTING_BELL,
	SETTING_COUNT
};

enum { COLOURS_TERMINAL, COLOURS_ON, COLOURS_OFF };
enum { CARDS_IN_COLOUR, CARDS_PLAIN };
enum { LINES_DRAWN, LINES_ASCII };
enum { END_WAIT, END_AT_ONCE };
enum { IDLE_5, IDLE_1, IDLE_15, IDLE_NEVER };
enum { KEY_LINE_SHOWN, KEY_LINE_HIDDEN };
enum { MOUSE_OFF, MOUSE_ON };
enum { BELL_NEVER, BELL_AT_COVER };

struct settings {
	uint8_t value[SETTING_COUNT];
};

/* A setting as its page and its file name it. */
struct setting_row {
	const char *key; /* in the file */
	const char *label;
	const char *const *words; /* on the page */
	const char *const *names; /* in the file */
	const char *help[2];	  /* two lines of 76 columns */
	const char *narrow[2];	  /* two lines of 58 */
};

extern const struct setting_row setting_rows[SETTING_COUNT];

/* Milliseconds until a hand is turned down, or -1. */
int settings_idle(const struct settings *settings);

/* Reads lines `KEY VALUE`; what it does not know is left alone. */
void settings_read(struct settings *settings, const char *data,
		   size_t length);

void settings_write(const struct settings *settings, struct text *text);

/* Appends the user's own file of that name; nothing where there is none.
   NULL, or a sentence saying why it cannot be read. */
const char *settings_file(const char *name, struct text *text);

/* Writes the file as a whole or not at all. */
bool settings_store(const char *name, const struct text *text);

#endif
