/* Memory that is always there: failure ends the program through one door. */
#include "memory.h"

#include <stdio.h>
#include <stdlib.h>

void *memory_get(size_t size)
{
	void *room = calloc(1, size ? size : 1);

	if (!room)
		memory_fail();
	return room;
}

void *memory_resize(void *old, size_t size)
{
	void *room = realloc(old, size ? size : 1);

	if (!room)
		memory_fail();
	return room;
}

void memory_fail(void)
{
	fputs("hotbed: the machine has no memory left.\n", stderr);
	exit(1);
}
