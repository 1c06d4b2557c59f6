/* Somebody who plays GearSeed by reading the screen: any keys that answer the
   prompt. */
#ifndef HOTBED_TEST_TOWN_KEYS_H
#define HOTBED_TEST_TOWN_KEYS_H

#include "random.h"

enum { TOWN_KEYS = 8 };

/* The keys for the prompt in a picture of the table; false when it has none:
   the game is over, or it is no table. */
bool town_keys(const char *picture, struct random *random,
	       char keys[TOWN_KEYS]);

#endif
