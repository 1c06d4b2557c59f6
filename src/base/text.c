/* A text that grows: every line the program writes is built in one. */
#include "text.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "memory.h"

static void grow(struct text *text, size_t more)
{
	size_t need = text->length + more + 1;

	if (need <= text->room)
		return;
	if (need < 2 * text->room)
		need = 2 * text->room;
	text->data = memory_resize(text->data, need);
	text->room = need;
}

void text_put(struct text *text, const char *string)
{
	text_put_bytes(text, string, strlen(string));
}

void text_put_bytes(struct text *text, const char *bytes, size_t length)
{
	grow(text, length);
	if (length)
		memcpy(text->data + text->length, bytes, length);
	text->length += length;
	text->data[text->length] = '\0';
}

void text_format(struct text *text, const char *format, ...)
{
	va_list list;
	int length;

	va_start(list, format);
	length = vsnprintf(NULL, 0, format, list);
	va_end(list);
	if (length < 0)
		return;
	grow(text, (size_t)length);
	va_start(list, format);
	vsnprintf(text->data + text->length, (size_t)length + 1, format, list);
	va_end(list);
	text->length += (size_t)length;
}

void text_clear(struct text *text)
{
	text_cut(text, 0);
}

void text_cut(struct text *text, size_t length)
{
	if (length >= text->length)
		return;
	text->length = length;
	text->data[length] = '\0';
}

const char *text_string(const struct text *text)
{
	return text->data ? text->data : "";
}

const char *text_comma(int i, int count, const char *last)
{
	if (!i)
		return "";
	return i == count - 1 ? last : ", ";
}

void text_free(struct text *text)
{
	free(text->data);
	*text = (struct text){0};
}
