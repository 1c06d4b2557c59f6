/* Records as text: read back, or refused where they are wrong. */
#ifndef HOTBED_TEST_RECORDS_H
#define HOTBED_TEST_RECORDS_H

#include "record.h"

struct match *records_read(const char *string, struct fault *fault);

/* It must be read, and is written again in the same form. */
void records_expect_back(const char *record);

/* It must be refused in that line by a sentence with that part. */
void records_expect_refused(const char *record, int line, const char *part);

#endif
