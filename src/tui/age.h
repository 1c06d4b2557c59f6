/* Times as people say them: "20 minutes ago", "yesterday", "12 May". */
#ifndef HOTBED_AGE_H
#define HOTBED_AGE_H

#include <stdbool.h>
#include <time.h>

#include "text.h"

/* How long ago: at most 14 columns; narrow: at most 6. */
void age_put(time_t when, time_t now, bool narrow, struct text *text);

/* The day alone: "today", "yesterday", "12 May", "12 May 2025"; narrow:
   "today", "1 day", "12 May", "2025". */
void age_put_day(time_t when, time_t now, bool narrow, struct text *text);

/* "This game waits since yesterday." */
void age_put_wait(time_t when, time_t now, struct text *text);

#endif
