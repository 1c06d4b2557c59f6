/* Games in progress as lines of a list: who, which game, how far, since
   when; never a card. */
#ifndef HOTBED_WAITING_H
#define HOTBED_WAITING_H

#include "saved.h"
#include "screen.h"

/* The names of those who play it, or as many as fit: "Ana, Ben". */
void waiting_put_names(const struct saved *game, int columns,
		       struct text *text);

/* What it is called: "Sowers alone". */
const char *waiting_title(const struct saved *game);

/* What stands at the label's place: the names, or a faulty game's file. */
void waiting_put_label(const struct saved *game, const struct frame *frame,
		       struct text *text);

/* What stands behind the label. */
void waiting_draw(const struct saved *game, const struct frame *frame, int row,
		  time_t now);

/* Why a game cannot be gone on with, in at most a line. */
void waiting_put_fault(const struct saved *game, const struct fault *fault,
		       const struct frame *frame, struct text *text);

#endif
