/* Any bytes are answered by the engine, which ends at their end. */
#include <assert.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "engine.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	char *said = NULL;
	size_t length = 0;
	FILE *in = size ? fmemopen((void *)(uintptr_t)data, size, "r")
			: fopen("/dev/null", "r");
	FILE *out = open_memstream(&said, &length);

	assert(in && out);
	assert(engine_run(in, out, NULL) == 0);
	fclose(in);
	fclose(out);
	free(said);
	return 0;
}
