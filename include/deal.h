/* The name of a deal: 64 bits as NOTATION writes them. */
#ifndef HOTBED_DEAL_H
#define HOTBED_DEAL_H

#include <stdbool.h>
#include <stdint.h>

#include "scan.h"

enum { DEAL_LENGTH = 15 }; /* columns of a printed deal */

/* Writes 13 digits of Crockford's base 32, grouped 4-4-5, and a NUL. */
void deal_print(uint64_t deal, char code[DEAL_LENGTH + 1]);

/* Reads a code of a record: 13 digits, the first from 0 to F, in any case,
   dashes wherever they stand (I and L read as 1, O as 0).  False otherwise. */
bool deal_parse(struct word word, uint64_t *deal);

/* Reads what a person types: a code, `#` and a decimal number, or any other
   word, taken by 64-bit FNV-1a.  NULL, or a sentence saying what is wrong. */
const char *deal_read(struct word word, uint64_t *deal);

#endif
