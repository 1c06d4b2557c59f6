/* What is wrong with a text, and on which line. */
#include "fault.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* Drops the bytes of a character that was cut in two. */
static void trim_character(char *string)
{
	size_t length = strlen(string);
	size_t back = 0;

	while (back < 3 && back < length &&
	       ((unsigned char)string[length - 1 - back] & 0xc0) == 0x80)
		back++;
	if (back < length &&
	    ((unsigned char)string[length - 1 - back] & 0xc0) == 0xc0)
		string[length - 1 - back] = '\0';
}

void fault_set(struct fault *fault, int line, const char *rule,
	       const char *format, ...)
{
	va_list list;
	int length;

	fault->line = line;
	snprintf(fault->rule, sizeof fault->rule, "%s", rule ? rule : "");
	va_start(list, format);
	length = vsnprintf(fault->sentence, sizeof fault->sentence, format,
			   list);
	va_end(list);
	if (length >= (int)sizeof fault->sentence)
		trim_character(fault->sentence);
	for (char *at = fault->sentence; *at; at++)
		if ((unsigned char)*at < ' ' || *at == 127)
			*at = '?';
}
