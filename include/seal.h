/* Sealed deals: a promise, made before the first card, that the deal was
   settled by then.  The seal is the SHA-256 of one line of text,

	SALT DEAL

   with one blank between the two and a line end behind them, both written as
   in the record.  So `echo SALT DEAL | sha256sum` confirms it by hand. */
#ifndef HOTBED_SEAL_H
#define HOTBED_SEAL_H

#include "match.h"

enum { SEAL_SHOWN = 20 }; /* bytes of a short seal, its NUL included */

/* Draws a salt from the system and seals the sitting's deal.  False, and
   nothing sealed, when the system has no random numbers to give. */
bool seal_deal(struct sitting *sitting);

/* True when the seal is that of the salt and the deal. */
bool seal_fits(const struct sitting *sitting);

/* The first 16 digits of the seal, four by four: short enough for people to
   copy down before the first card. */
void seal_show(const struct sitting *sitting, char shown[SEAL_SHOWN]);

#endif
