/* Gives a fuzz target the files named as arguments: what a fuzzer found once
   stays found. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "memory.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void replay(const char *path)
{
	FILE *file = fopen(path, "rb");
	uint8_t *data = NULL;
	size_t size = 0;
	size_t got;

	if (!file) {
		perror(path);
		exit(1);
	}
	do {
		data = memory_resize(data, size + 65536);
		got = fread(data + size, 1, 65536, file);
		size += got;
	} while (got);
	fclose(file);
	data = memory_resize(data, size);
	LLVMFuzzerTestOneInput(data, size);
	free(data);
}

int main(int count, char **arguments)
{
	for (int i = 1; i < count; i++)
		replay(arguments[i]);
	printf("%d files replayed\n", count - 1);
	return 0;
}
