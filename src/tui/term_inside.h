/* What the curses files share.  No other file may include this. */
#ifndef HOTBED_TERM_INSIDE_H
#define HOTBED_TERM_INSIDE_H

#include <curses.h>
#include <panel.h>
#include <termios.h>

#include "terminal.h"

enum { PASTE_BYTES = LINE_BYTES };

struct curses {
	struct terminal terminal;
	SCREEN *screen;
	WINDOW *keys; /* a pad that keys are read through: never shown */
	WINDOW *window[LAYERS_MAX];
	PANEL *panel[LAYERS_MAX];
	bool colours; /* pairs may be used */
	bool plain_cards;
	bool started; /* start_color() was called */
	bool utf8;
	bool ansi; /* private modes may be set */
	bool mouse;
	bool gone;
	char paste[PASTE_BYTES];
};

/* NULL, or why this is no terminal for a table, without its full stop. */
const char *term_caps_refuse(void);

/* True when it takes ECMA-48's private modes (or ignores them). */
bool term_caps_ansi(void);

/* Tells term_signals.c what a dying program writes. */
void term_caps_keep_restore(void);

/* Catches signals; while nothing is read they wait.  Call it before curses
   looks at them. */
void term_signals_begin(const struct termios *shell);
void term_signals_end(void);

/* What a dying program writes; from terminfo, without padding. */
void term_signals_restore_with(const char *bytes, size_t length);

/* The signal that asked the program to end, or 0. */
int term_signals_ended(void);

/* Waits for input or a signal.  1: input, 0: time is over, -1: a signal
   (look at the flags), -2: the terminal is gone. */
int term_signals_wait(int milliseconds);

/* True once when it happened since. */
bool term_signals_resized(void);
bool term_signals_suspended(void);
bool term_signals_resumed(void);

/* Stops the program as the default action does, until it is continued. */
void term_signals_stop(void);

/* terminal.read and terminal.drop */
struct key term_key_read(void *self, int milliseconds);
bool term_key_drop(void *self);

/* terminal.edit */
bool term_field_edit(void *self, struct line_edit *line, struct key key);

/* Switches paste marks and mouse reports on, or off for the shell. */
void term_modes(struct curses *term, bool on);

/* Takes the terminal's size as it is now. */
void term_resize(void);

#endif
