/* A text that grows: every line the program writes is built in one. */
#ifndef HOTBED_TEXT_H
#define HOTBED_TEXT_H

#include <stddef.h>

struct text {
	char *data;    /* NUL-terminated once anything was put, else NULL */
	size_t length; /* bytes before the NUL */
	size_t room;
};

/* Appends a string. */
void text_put(struct text *text, const char *string);

/* Appends `length` bytes. */
void text_put_bytes(struct text *text, const char *bytes, size_t length);

/* Appends as printf() does.  `format` is never a user's text. */
void text_format(struct text *text, const char *format, ...)
	__attribute__((format(printf, 2, 3)));

/* Makes it empty and keeps the room. */
void text_clear(struct text *text);

/* Cuts it to `length` bytes; longer is no change. */
void text_cut(struct text *text, size_t length);

/* The text so far, "" when nothing was put; valid until the next change. */
const char *text_string(const struct text *text);

/* What stands before word `i`, from 0, of a list of `count` words: nothing, a
   comma, or `last` (" and "). */
const char *text_comma(int i, int count, const char *last);

/* Gives the room back; the text is empty and may be used again. */
void text_free(struct text *text);

#endif
