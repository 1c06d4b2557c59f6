/* GearSeed's painter, for the list of painters. */
#ifndef HOTBED_GEARSEED_PAINT_H
#define HOTBED_GEARSEED_PAINT_H

#include "painter.h"

/* A move in words. */
void gearseed_deed(const struct view *view, struct move move,
		   enum tense tense, struct text *text);

/* How a finished game ended, in a few words. */
void gearseed_result(const struct view *view, const char *const *names,
		     struct text *text);

extern const struct painter gearseed_painter;

#endif
