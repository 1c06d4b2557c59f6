/* UTF-8: characters and how many columns they take. */
#include "utf8.h"

#include <string.h>

struct range {
	uint32_t first, last;
};

/* Marks that stand on the character before them. */
static const struct range marks[] = {
	{0x0300, 0x036f}, {0x0483, 0x0489}, {0x0591, 0x05bd},
	{0x05bf, 0x05bf}, {0x05c1, 0x05c2}, {0x05c4, 0x05c5},
	{0x0610, 0x061a}, {0x064b, 0x065f}, {0x0670, 0x0670},
	{0x06d6, 0x06dc}, {0x06df, 0x06e4}, {0x06e7, 0x06e8},
	{0x06ea, 0x06ed}, {0x0900, 0x0902}, {0x093a, 0x093a},
	{0x093c, 0x093c}, {0x0941, 0x0948}, {0x094d, 0x094d},
	{0x0e31, 0x0e31}, {0x0e34, 0x0e3a}, {0x0e47, 0x0e4e},
	{0x1ab0, 0x1aff}, {0x1dc0, 0x1dff}, {0x20d0, 0x20ff},
	{0x3099, 0x309a}, {0xfe00, 0xfe0f}, {0xfe20, 0xfe2f},
	{0xe0100, 0xe01ef},
};

/* East Asian Wide and Fullwidth, and emoji. */
static const struct range doubles[] = {
	{0x1100, 0x115f},   {0x231a, 0x231b},	{0x23e9, 0x23ec},
	{0x25fd, 0x25fe},   {0x2614, 0x2615},	{0x2648, 0x2653},
	{0x26aa, 0x26ab},   {0x26bd, 0x26be},	{0x26c4, 0x26c5},
	{0x26d4, 0x26d4},   {0x26f2, 0x26f5},	{0x2705, 0x2705},
	{0x270a, 0x270b},   {0x2728, 0x2728},	{0x274c, 0x274c},
	{0x2753, 0x2755},   {0x2795, 0x2797},	{0x2b1b, 0x2b1c},
	{0x2e80, 0x303e},   {0x3041, 0x3247},	{0x3250, 0x4dbf},
	{0x4e00, 0xa4cf},   {0xa960, 0xa97f},	{0xac00, 0xd7a3},
	{0xf900, 0xfaff},   {0xfe30, 0xfe6f},	{0xff00, 0xff60},
	{0xffe0, 0xffe6},   {0x1f004, 0x1f004}, {0x1f0cf, 0x1f0cf},
	{0x1f18e, 0x1f18e}, {0x1f191, 0x1f19a}, {0x1f200, 0x1f320},
	{0x1f32d, 0x1f335}, {0x1f337, 0x1f37c}, {0x1f37e, 0x1f393},
	{0x1f3a0, 0x1f64f}, {0x1f680, 0x1f6ff}, {0x1f900, 0x1f9ff},
	{0x1fa70, 0x1faff}, {0x20000, 0x3fffd},
};

/* Controls, separators, joiners, bidirectional marks, surrogates, no
   characters. */
static const struct range refused[] = {
	{0x0000, 0x001f}, {0x007f, 0x009f}, {0x00ad, 0x00ad},
	{0x061c, 0x061c}, {0x180e, 0x180e}, {0x200b, 0x200f},
	{0x2028, 0x202e}, {0x2060, 0x206f}, {0xd800, 0xdfff},
	{0xfeff, 0xfeff}, {0xfff0, 0xfffb}, {0xfffe, 0xffff},
	{0xe0000, 0xe007f},
};

/* The lists are in order. */
static bool among(uint32_t code, const struct range *list, size_t count)
{
	size_t i = 0;

	while (i < count && code > list[i].last)
		i++;
	return i < count && code >= list[i].first;
}

#define AMONG(code, list) among(code, list, sizeof list / sizeof *list)

uint32_t utf8_next(const char **at)
{
	static const uint32_t least[] = {0, 0x80, 0x800, 0x10000};
	const unsigned char *byte = (const unsigned char *)*at;
	uint32_t code = byte[0];
	int more = code < 0xc0 ? 0 : code < 0xe0 ? 1 : code < 0xf0 ? 2 : 3;

	if (!code)
		return 0;
	*at += 1;
	if (code < 0x80)
		return code;
	if (code < 0xc2 || code > 0xf4)
		return 0xfffd;
	code &= 0x3fu >> more;
	for (int i = 1; i <= more; i++) {
		if ((byte[i] & 0xc0) != 0x80)
			return 0xfffd;
		code = code << 6 | (byte[i] & 0x3fu);
	}
	if (code < least[more] || code > 0x10ffff ||
	    (code >= 0xd800 && code <= 0xdfff))
		return 0xfffd;
	*at += more;
	return code;
}

size_t utf8_write(uint32_t code, char bytes[5])
{
	static const unsigned char lead[] = {0, 0, 0xc0, 0xe0, 0xf0};
	size_t size = code < 0x80      ? 1
		      : code < 0x800   ? 2
		      : code < 0x10000 ? 3
				       : 4;

	bytes[size] = '\0';
	if (size == 1) {
		bytes[0] = (char)code;
		return 1;
	}
	for (size_t i = size - 1; i > 0; i--) {
		bytes[i] = (char)(0x80 | (code & 0x3f));
		code >>= 6;
	}
	bytes[0] = (char)(lead[size] | code);
	return size;
}

int utf8_width(uint32_t code)
{
	bool ascii = code >= ' ' && code < 127;
	bool line = code >= 0x2500 && code < 0x2580;

	/* Most of what is drawn, by far. */
	if (ascii || line)
		return 1;
	if (AMONG(code, refused))
		return -1;
	if (AMONG(code, marks))
		return 0;
	return AMONG(code, doubles) ? 2 : 1;
}

int utf8_columns(const char *string)
{
	int columns = 0;

	while (*string) {
		int width = utf8_width(utf8_next(&string));

		columns += width < 0 ? 1 : width;
	}
	return columns;
}

size_t utf8_cut(const char *string, int columns)
{
	const char *at = string;

	while (*at) {
		const char *next = at;
		int width = utf8_width(utf8_next(&next));

		columns -= width < 0 ? 1 : width;
		if (columns < 0)
			break;
		at = next;
	}
	return (size_t)(at - string);
}

size_t utf8_words(const char *string, int columns)
{
	size_t most = utf8_cut(string, columns), at = most;

	if (!string[most])
		return most;
	while (at && string[at] != ' ')
		at--;
	return at ? at : most ? most : 1;
}

/* utf8_next() where no NUL ends the bytes. */
static uint32_t next_before(const char **at, const char *end)
{
	size_t left = (size_t)(end - *at);
	char bytes[5] = "";
	const char *passed = bytes;
	uint32_t code;

	memcpy(bytes, *at, left < 4 ? left : 4);
	code = utf8_next(&passed);
	*at += passed - bytes;
	return code;
}

bool utf8_is_name(const char *string, size_t length, int most)
{
	const char *at = string;
	int columns = 0;

	if (!length || string[0] == ' ' || string[length - 1] == ' ')
		return false;
	while (at < string + length) {
		uint32_t code = next_before(&at, string + length);
		int width = utf8_width(code);

		if (!code || code == 0xfffd || width < 0)
			return false;
		if (!width && !columns)
			return false; /* a mark with nothing under it */
		columns += width;
	}
	return columns <= most;
}
