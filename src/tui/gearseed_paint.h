/* GearSeed's painter, for the list of painters. */
#ifndef HOTBED_GEARSEED_PAINT_H
#define HOTBED_GEARSEED_PAINT_H

#include "painter.h"

extern const struct painter gearseed_painter;

#endif
