/* Records as text: read back, or refused where they are wrong. */
#include "records.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "play.h"

struct match *records_read(const char *string, struct fault *fault)
{
	return record_read(string, strlen(string), NULL, fault);
}

void records_expect_back(const char *record)
{
	struct fault fault = {0};
	struct match *match = records_read(record, &fault);
	char *again;

	if (!match)
		fail_msg("line %d: %s\n%s", fault.line, fault.sentence, record);
	again = play_record(match, RECORD_WHOLE);
	assert_string_equal(again, record);
	free(again);
	match_end(match);
}

void records_expect_refused(const char *record, int line, const char *part)
{
	struct fault fault = {0};
	struct match *match = records_read(record, &fault);

	if (match)
		fail_msg("read, though wrong:\n%s", record);
	if (fault.line != line || !strstr(fault.sentence, part))
		fail_msg("line %d, %s; not line %d, %s\n%s", fault.line,
			 fault.sentence, line, part, record);
}
