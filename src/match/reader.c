/* The lines of a record, one by one, and the first fault in them. */
#include "reader.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

void reader_begin(struct reader *reader, const char *data, size_t length,
		  struct fault *fault)
{
	*reader = (struct reader){
		.next = data,
		.end = length ? data + length : data,
		.fault = fault,
	};
	*fault = (struct fault){0};
	reader_next(reader);
}

/* The next line as it stands; false when there is none. */
static bool cut_line(struct reader *reader)
{
	size_t left = (size_t)(reader->end - reader->next);
	const char *stop;

	if (!left)
		return false;
	stop = memchr(reader->next, '\n', left);
	reader->text.at = reader->next;
	reader->text.length =
		(size_t)((stop ? stop : reader->end) - reader->next);
	reader->next = stop ? stop + 1 : reader->end;
	reader->line++;
	return true;
}

/* NULL, or what is wrong with a line that holds a control character. */
static const char *find_control(struct word text)
{
	for (size_t i = 0; i < text.length; i++) {
		unsigned char byte = (unsigned char)text.at[i];

		if (byte == '\r' && i + 1 == text.length)
			return "This line ends in CR LF; LF alone ends a "
			       "line of a record.";
		if (byte < ' ' || byte == 127)
			return "This line holds a control character.";
	}
	return NULL;
}

void reader_next(struct reader *reader)
{
	const char *wrong;

	do
		reader->more = !reader->failed && cut_line(reader);
	while (reader->more && reader->text.length &&
	       reader->text.at[0] == '#');
	if (!reader->more)
		return;
	wrong = find_control(reader->text);
	if (wrong)
		reader_refuse(reader, NULL, "%s", wrong);
}

bool reader_refuse(struct reader *reader, const char *rule,
		   const char *format, ...)
{
	char sentence[2 * FAULT_BYTES];
	va_list list;

	if (reader->failed)
		return false;
	va_start(list, format);
	vsnprintf(sentence, sizeof sentence, format, list);
	va_end(list);
	fault_set(reader->fault, reader->line, rule, "%s", sentence);
	reader->failed = true;
	reader->more = false;
	return false;
}

bool reader_take(struct reader *reader, const char *key, struct word *rest)
{
	size_t length = strlen(key);
	struct word text = reader->text;

	if (!reader->more || text.length < length ||
	    memcmp(text.at, key, length))
		return false;
	if (rest) {
		if (text.length == length || text.at[length] != ' ')
			return false;
		*rest = (struct word){text.at + length + 1,
				      text.length - length - 1};
	} else if (text.length != length) {
		return false;
	}
	return true;
}

bool reader_expect(struct reader *reader, const char *key, struct word *rest)
{
	if (reader_take(reader, key, rest))
		return true;
	if (!reader->more)
		return reader_refuse(reader, NULL,
				     "The record ends where `%s` should stand.",
				     key);
	return reader_refuse(reader, NULL, "`%s` should stand here.", key);
}
