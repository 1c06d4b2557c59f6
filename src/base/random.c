/* Random numbers: SplitMix64 fills a xoshiro256** (Blackman and Vigna). */
#include "random.h"

#include <sys/random.h>

static uint64_t mix(uint64_t *counter)
{
	uint64_t word = *counter += UINT64_C(0x9e3779b97f4a7c15);

	word = (word ^ word >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
	word = (word ^ word >> 27) * UINT64_C(0x94d049bb133111eb);
	return word ^ word >> 31;
}

static uint64_t turn(uint64_t word, int bits)
{
	return word << bits | word >> (64 - bits);
}

struct random random_start(uint64_t seed, uint64_t stream)
{
	struct random random;
	uint64_t counter = seed;

	/* Two rounds, so that neighbouring seeds and streams share nothing. */
	counter = mix(&counter) + stream;
	counter = mix(&counter);
	for (int i = 0; i < 4; i++)
		random.word[i] = mix(&counter);
	return random;
}

uint64_t random_next(struct random *random)
{
	uint64_t *word = random->word;
	uint64_t result = turn(word[1] * 5, 7) * 9;
	uint64_t shifted = word[1] << 17;

	word[2] ^= word[0];
	word[3] ^= word[1];
	word[1] ^= word[2];
	word[0] ^= word[3];
	word[2] ^= shifted;
	word[3] = turn(word[3], 45);
	return result;
}

uint32_t random_below(struct random *random, uint32_t bound)
{
	/* The largest multiple of bound that 32 bits hold, less one. */
	uint32_t last = UINT32_MAX - (UINT32_MAX % bound + 1) % bound;
	uint32_t number;

	do
		number = (uint32_t)(random_next(random) >> 32);
	while (number > last);
	return number % bound;
}

void random_shuffle(struct random *random, uint8_t *list, int count)
{
	for (int i = count - 1; i > 0; i--) {
		uint32_t j = random_below(random, (uint32_t)i + 1);
		uint8_t card = list[i];

		list[i] = list[j];
		list[j] = card;
	}
}

bool random_from_system(uint64_t *bits)
{
	return getentropy(bits, sizeof *bits) == 0;
}
