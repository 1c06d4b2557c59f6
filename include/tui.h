/* The table in a terminal: what main may ask of the screens. */
#ifndef HOTBED_TUI_H
#define HOTBED_TUI_H

#include <stdbool.h>
#include <time.h>

struct journal;
struct match;
struct shelf;
struct terminal;

enum colour_choice { COLOUR_AUTO, COLOUR_ALWAYS, COLOUR_NEVER };

/* What the command line says about the screen. */
struct tui_options {
	enum colour_choice colour; /* COLOUR_AUTO: as the settings say */
	bool ascii;
	bool mouse;
};

/* Opens the terminal that the program was started in.  NULL, and one sentence
   on standard error, where there is none that can show a table. */
struct terminal *term_open(void);

/* Gives it back as it was; the signal that ended the program, or 0. */
int term_close(struct terminal *terminal);

/* What the program was started for.  Nothing of it: the first menu. */
struct tui_start {
	struct shelf *shelf; /* decks that games may be played with */
	struct match *match; /* a game; the screens' from then on */
	struct match *look;  /* one to be looked through, likewise */
	struct journal *journal; /* the game's journal, where it waited … */
	time_t waited;		 /* … since then */
};

/* What it was started for, then the first menu, until the user leaves. */
void tui_run(struct terminal *terminal, const struct tui_options *options,
	     const struct tui_start *start);

#endif
