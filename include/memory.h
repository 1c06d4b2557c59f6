/* Memory that is always there: failure ends the program through one door. */
#ifndef HOTBED_MEMORY_H
#define HOTBED_MEMORY_H

#include <stddef.h>

/* `size` zeroed bytes; free() gives them back.  Never NULL: without memory
   the program ends by memory_fail(). */
void *memory_get(size_t size);

/* `old` (or NULL) made `size` bytes long, as realloc(); never NULL. */
void *memory_resize(void *old, size_t size);

/* One sentence on standard error and exit status 1.  It leaves by exit(), so
   whatever holds the terminal gives it back in its atexit function. */
_Noreturn void memory_fail(void);

#endif
