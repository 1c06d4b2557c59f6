/* The program in a real terminal: a pty under a job-control parent, its
   output read by libvterm.  It has an empty home of its own, one at a time. */
#ifndef HOTBED_TEST_CONSOLE_H
#define HOTBED_TEST_CONSOLE_H

#include <stdbool.h>
#include <sys/types.h>
#include <termios.h>
#include <vterm.h>

#include "text.h"

struct pty {
	int master, slave;
	int events;  /* what becomes of the program: see console.c */
	int control; /* a byte continues a stopped program */
	pid_t keeper, program;
	int rows, columns;
	VTerm *vterm;
	VTermScreen *screen;
	struct text raw; /* every byte that was written */
	struct termios before;
	int status; /* -1: it runs */
	bool stopped;
};

/* Starts the program with these words.  `env` is K=V strings on top of a
   plain UTF-8 environment (K alone takes one away), both lists
   NULL-terminated. */
struct pty *pty_start(int rows, int columns, const char *const *env,
		      const char *const *words);

/* Ends what still runs, and frees. */
void pty_end(struct pty *pty);

void pty_type(struct pty *pty, const char *keys);

/* Reads until nothing came for so long. */
void pty_settle(struct pty *pty, int milliseconds);

/* Types, and waits until the screen has answered. */
void pty_press(struct pty *pty, const char *keys);

/* Waits until the words stand on the screen; fails with it after a while. */
void pty_expect(struct pty *pty, const char *words);
bool pty_sees(struct pty *pty, const char *words);

/* The screen's rows; to be freed. */
char *pty_screen(const struct pty *pty);

/* Fails unless the screen is what it was, which is freed. */
void pty_expect_screen(const struct pty *pty, char *before);

void pty_resize(struct pty *pty, int rows, int columns);

/* Waits for the program's end: its exit status, or 128 and the signal.  Fails
   where the terminal's settings are not what they were. */
int pty_status(struct pty *pty);

/* Waits until it is stopped; lets it go on. */
bool pty_wait_stop(struct pty *pty);
void pty_continue(struct pty *pty);

/* Closes the terminal under the program. */
void pty_hang_up(struct pty *pty);

/* Processor time the program has used, in clock ticks. */
long pty_ticks(const struct pty *pty);

/* True when the output has these bytes. */
bool pty_wrote(const struct pty *pty, const char *bytes);

#endif
