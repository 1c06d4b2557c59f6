/* Canvases laid over each other, and read as text. */
#ifndef HOTBED_TEST_PICTURE_H
#define HOTBED_TEST_PICTURE_H

#include "canvas.h"

/* Copies a canvas onto another one at row and column; the cursor comes
   along. */
void picture_copy(struct canvas *onto, int row, int column,
		  const struct canvas *from);

/* The picture as text, a line end after each row, no trailing blanks. */
void picture_dump(const struct canvas *canvas, struct text *text);

#endif
