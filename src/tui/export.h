/* A record written to a file that the user names. */
#ifndef HOTBED_EXPORT_H
#define HOTBED_EXPORT_H

#include "match.h"
#include "screen.h"

struct export {
	bool typing; /* the file's name is being typed, on the prompt line */
	struct line_edit line;
};

/* Asks for the file: the record's own name, in the folder that the program
   was started in, is offered. */
void export_ask(struct export *export, const char *record);

/* Draws prompt and keys. */
void export_draw(const struct export *export, struct frame *frame);

/* A key while it is typed.  True when the name is given. */
bool export_press(struct export *export, struct screen *screen,
		  struct key key);

/* Writes the whole record to a new file; one that is there is never touched.
   True when that went well; `note` then says where it is, else why not. */
bool export_write(const struct export *export, const struct match *match,
		  const struct frame *frame, struct text *note);

#endif
