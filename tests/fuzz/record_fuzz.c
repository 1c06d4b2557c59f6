/* Any bytes are refused as a record with a line and a sentence, or are a game
   that is written, read and written again without a difference. */
#include <assert.h>
#include <stdint.h>
#include <string.h>

#include "record.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct fault fault = {0};
	struct text first = {0}, second = {0};
	struct match *match =
		record_read((const char *)data, size, NULL, &fault);
	struct match *again;

	if (!match) {
		assert(fault.sentence[0] && fault.line >= 0);
		return 0;
	}
	record_write(match, RECORD_WHOLE, &first);
	again = record_read(text_string(&first), first.length, NULL, &fault);
	assert(again);
	record_write(again, RECORD_WHOLE, &second);
	assert(!strcmp(text_string(&first), text_string(&second)));
	match_end(again);
	match_end(match);
	text_free(&first);
	text_free(&second);
	return 0;
}
