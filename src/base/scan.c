/* Words of a line, read strictly. */
#include "scan.h"

#include <string.h>

struct scan scan_string(const char *line)
{
	return scan_bytes(line, strlen(line));
}

struct scan scan_bytes(const char *line, size_t length)
{
	/* An empty line has no words at all. */
	return (struct scan){length ? line : NULL, line + length};
}

bool scan_word(struct scan *scan, struct word *word)
{
	const char *blank;

	if (scan_end(scan))
		return false;
	blank = memchr(scan->at, ' ', (size_t)(scan->end - scan->at));
	if (!blank) {
		*word = scan_rest(scan);
		return true;
	}
	*word = (struct word){scan->at, (size_t)(blank - scan->at)};
	scan->at = blank + 1;
	return true;
}

bool scan_end(const struct scan *scan)
{
	return !scan->at;
}

struct word scan_rest(struct scan *scan)
{
	struct word word = {scan->end, 0};

	if (scan->at)
		word = (struct word){scan->at,
				     (size_t)(scan->end - scan->at)};
	scan->at = NULL;
	return word;
}

bool word_is(struct word word, const char *string)
{
	return word.length == strlen(string) &&
	       !memcmp(word.at, string, word.length);
}

int word_among(struct word word, const char *const *list)
{
	for (int i = 0; list[i]; i++)
		if (word_is(word, list[i]))
			return i;
	return -1;
}

bool word_number(struct word word, int low, int high, int *number)
{
	bool minus = word.length && word.at[0] == '-';
	size_t first = minus ? 1 : 0;
	long value = 0;

	if (word.length == first || word.length > first + 9)
		return false;
	if (word.at[first] == '0' && (minus || word.length > 1))
		return false;
	for (size_t i = first; i < word.length; i++) {
		if (word.at[i] < '0' || word.at[i] > '9')
			return false;
		value = 10 * value + (word.at[i] - '0');
	}
	if (minus)
		value = -value;
	if (value < low || value > high)
		return false;
	*number = (int)value;
	return true;
}

bool word_is_hex(struct word word, size_t least, size_t most)
{
	if (word.length < least || word.length > most || word.length % 2)
		return false;
	for (size_t i = 0; i < word.length; i++)
		if (!memchr("0123456789abcdef", word.at[i], 16))
			return false;
	return true;
}

void word_show(struct word word, char shown[WORD_SHOWN])
{
	size_t most = WORD_SHOWN - sizeof "...";
	size_t length = word.length < most ? word.length : most;

	for (size_t i = 0; i < length; i++)
		shown[i] = word.at[i];
	for (size_t i = 0; i < length; i++)
		if (shown[i] < ' ' || shown[i] > '~')
			shown[i] = '?';
	strcpy(shown + length, word.length > most ? "..." : "");
}

bool word_cell(struct word word, int *x, int *y)
{
	const char *comma = memchr(word.at, ',', word.length);
	struct word left, right;
	int across;

	if (!comma)
		return false;
	left = (struct word){word.at, (size_t)(comma - word.at)};
	right = (struct word){comma + 1, word.length - left.length - 1};
	if (!word_number(left, -128, 127, &across) ||
	    !word_number(right, -128, 127, y))
		return false;
	*x = across;
	return true;
}
