/* Reads a journal: a record whose last line may be torn. */
#include "journal.h"

#include <string.h>

/* Bytes up to and with the last line end. */
static size_t whole_lines(const char *data, size_t length)
{
	while (length && data[length - 1] != '\n')
		length--;
	return length;
}

/* The salt that a journal keeps in a remark, as a record does not show it
   before the end. */
static bool find_salt(const char *data, size_t length, struct word *salt)
{
	static const char key[] = "# salt ";
	const size_t width = sizeof key - 1;
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
