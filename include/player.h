/* The contract of whoever sits at a seat: a person at a screen, lines over a
   pipe, a bot.  A player is told what its seat may know, is asked, answers. */
#ifndef HOTBED_PLAYER_H
#define HOTBED_PLAYER_H

#include "rules.h"

enum answer_kind {
	ANSWER_MOVE,	 /* plays answer.move, which must be in the menu */
	ANSWER_UNDO,	 /* takes the last decision back, where that is free */
	ANSWER_THINKING, /* ask again: a slice of work is done */
	ANSWER_LEAVE	 /* leaves the table; the game stays as it is */
};

struct answer {
	enum answer_kind kind;
	struct move move;
};

/* A question that nobody has looked at yet. */
struct question;

/* What the seat that is asked may know, and its menu, which is never empty.
   Both are made when they are first asked for, and hold while ask() runs. */
const struct view *question_view(struct question *question);
const struct menu *question_menu(struct question *question);

struct player {
	/* Answers a question.  A person's player shows the cover here, before
	   it looks at view or menu. */
	struct answer (*ask)(void *self, struct question *question);

	/* Tells what happened, as this seat may know it.  May be NULL. */
	void (*tell)(void *self, int seat, const struct event *events,
		     int count);

	/* Says why an answer was refused: an illegal move, an undo past the
	   barrier.  May be NULL. */
	void (*refuse)(void *self, const struct reason *reason);

	void *self;
};

#endif
