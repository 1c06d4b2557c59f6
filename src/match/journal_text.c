/* The text of a journal: a record that may end in a torn line, and keeps the
   salt of a sealed deal in a remark. */
#include "journal.h"

#include <string.h>

static const char key[] = "# salt ";

void journal_write(const struct match *match, struct text *text)
{
	const struct sitting *sitting = match_sitting(match);

	record_write(match, RECORD_JOURNAL, text);
	if (sitting->salt[0] && match_turn(match).seat)
		text_format(text, "%s%s\n", key, sitting->salt);
}

/* Bytes up to and with the last line end. */
static size_t whole_lines(const char *data, size_t length)
{
	while (length && data[length - 1] != '\n')
		length--;
	return length;
}

static bool find_salt(const char *data, size_t length, struct word *salt)
{
	const size_t width = strlen(key);
	const char *end = data + length;

	for (const char *at = data; at < end; at++) {
		const char *stop = memchr(at, '\n', (size_t)(end - at));

		if (!stop)
			return false;
		if ((size_t)(stop - at) > width && !memcmp(at, key, width)) {
			*salt = (struct word){at + width,
					      (size_t)(stop - at) - width};
			return word_is_hex(*salt, 2, HASH_DIGITS);
		}
		at = stop;
	}
	return false;
}

struct match *journal_read(const char *data, size_t length,
			   const struct deck_shelf *shelf, size_t *whole,
			   struct fault *fault)
{
	struct match *match;
	struct word salt;

	*whole = whole_lines(data, length);
	match = record_read(data, *whole, shelf, fault);
	if (!match || !match_sitting(match)->seal[0] ||
	    match_sitting(match)->salt[0])
		return match;
	if (find_salt(data, *whole, &salt))
		match_open_seal(match, salt);
	return match;
}
