/* The pages of the front end: which one is shown, and the one place where
   keys are waited for. */
#ifndef HOTBED_SCREEN_H
#define HOTBED_SCREEN_H

#include <time.h>

#include "frame.h"
#include "journal.h"
#include "settings.h"
#include "shelf.h"
#include "terminal.h"

/* A page draws itself and answers keys.  One that lies over another covers
   its private half. */
struct page {
	enum key_context context;
	bool over;
	bool no_mouse; /* a click must not open what one person alone may see */
	void (*draw)(void *self, struct frame *frame);
	bool (*press)(void *self, struct key key); /* false: it is done */
	void *self;
	struct page *below; /* set by screen_run() */
};

struct screen {
	struct terminal *terminal;
	struct settings settings;
	const struct tui_options *options;
	struct keymap keys;
	/* What is wrong with the user's files; sentence "": nothing. */
	struct fault settings_fault, keys_fault;
	struct page *top;
	bool hand_up;	   /* what one person alone may know may be shown */
	bool idle;	   /* nothing was pressed for so long: hand down */
	bool gone;	   /* the terminal is gone: leave everything */
	bool leaving;	   /* the user leaves the program */
	bool playing;	   /* a game's table is below every page */
	struct journal *journal; /* of the game at the table, or NULL */
	struct shelf *shelf; /* the user's decks; NULL: none */
	const struct deck_shelf *decks; /* the same, for records */
	int play_from; /* AFTER_PLAY_ON: decisions of the game before */
	time_t now; /* for ages; 0: the clock's */
	struct canvas *base, *cover; /* what is drawn on */
	struct frame frame;	     /* as last drawn: finds what was clicked */
	int column;		     /* of the block on the screen */
};

void screen_open(struct screen *screen, struct terminal *terminal,
		 const struct tui_options *options);
void screen_close(struct screen *screen);

/* Shows a page, and answers keys with it, until it is done. */
void screen_run(struct screen *screen, struct page *page);

/* Draws a page and sends it, before it is run. */
void screen_show(struct screen *screen, struct page *page);

/* True while nothing of a game at the table would be lost. */
bool screen_saves(const struct screen *screen);

/* The settings have changed: the terminal follows. */
void screen_wear(struct screen *screen);

/* The prompt of a page that Esc leaves. */
const char *screen_way_back(const struct screen *screen);

/* What the key asks for on that page. */
struct press screen_press(const struct screen *screen,
			  const struct page *page, struct key key);

#endif
