/* The name of a deal: 64 bits as NOTATION writes them. */
#include "deal.h"

#include <string.h>

static const char digits[] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

enum { DIGITS = 13 };

void deal_print(uint64_t deal, char code[DEAL_LENGTH + 1])
{
	int at = DEAL_LENGTH;

	code[at] = '\0';
	while (at--) {
		if (at == 4 || at == 9) {
			code[at] = '-';
			continue;
		}
		code[at] = digits[deal & 31];
		deal >>= 5;
	}
}

static int digit_value(char letter)
{
	const char *found;

	if (letter >= 'a' && letter <= 'z')
		letter = (char)(letter - 'a' + 'A');
	if (letter == 'I' || letter == 'L')
		return 1;
	if (letter == 'O')
		return 0;
	found = letter ? strchr(digits, letter) : NULL;
	return found ? (int)(found - digits) : -1;
}

bool deal_parse(struct word word, uint64_t *deal)
{
	uint64_t value = 0;
	int count = 0;

	for (size_t i = 0; i < word.length; i++) {
		int digit;

		if (word.at[i] == '-')
			continue;
		digit = digit_value(word.at[i]);
		if (digit < 0 || count == DIGITS || (!count && digit > 15))
			return false;
		value = value << 5 | (uint64_t)digit;
		count++;
	}
	if (count != DIGITS)
		return false;
	*deal = value;
	return true;
}

static const char *read_number(struct word word, uint64_t *deal)
{
	static const char wrong[] =
		"Behind # stands a number from 0 to 18446744073709551615.";
	uint64_t value = 0;

	if (!word.length)
		return wrong;
	for (size_t i = 0; i < word.length; i++) {
		uint64_t digit = (uint64_t)(word.at[i] - '0');

		if (word.at[i] < '0' || word.at[i] > '9')
			return wrong;
		if (value > (UINT64_MAX - digit) / 10)
			return wrong;
		value = 10 * value + digit;
	}
	*deal = value;
	return NULL;
}

const char *deal_read(struct word word, uint64_t *deal)
{
	uint64_t hash = UINT64_C(0xcbf29ce484222325);

	if (!word.length)
		return "A deal is a code, # and a number, or a word.";
	if (deal_parse(word, deal))
		return NULL;
	if (word.at[0] == '#')
		return read_number((struct word){word.at + 1, word.length - 1},
				   deal);
	for (size_t i = 0; i < word.length; i++) {
		hash ^= (unsigned char)word.at[i];
		hash *= UINT64_C(0x100000001b3);
	}
	*deal = hash;
	return NULL;
}
