/* The fields of forms: a line that is being typed, a choice of words. */
#ifndef HOTBED_FIELD_H
#define HOTBED_FIELD_H

#include "frame.h"
#include "terminal.h"

/* A text with the cursor behind it. */
void field_fill(struct line_edit *line, int columns, const char *text);

/* Draws the field over `columns`; of a longer text what leads to the cursor,
   which is put where the field has the focus. */
void field_draw(const struct line_edit *line, struct canvas *canvas, int row,
		int column, int columns, bool focus);

/* The field in the prompt's place, behind its label. */
void field_ask(const struct line_edit *line, struct frame *frame,
	       const char *label);

/* A choice, "< word >", with the cursor where it has the focus.  The column
   after it. */
int field_choice(struct canvas *canvas, int row, int column, bool focus,
		 const char *word);

#endif
