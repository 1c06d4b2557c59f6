/* SHA-256 as FIPS 180-4 describes it, a block of 64 bytes at a time. */
#include "sha256.h"

#include <string.h>

static const uint32_t start[8] = {
	0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
	0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
};

static const uint32_t constant[64] = {
	0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1,
	0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3,
	0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
	0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
	0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147,
	0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
	0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b,
	0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
	0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
	0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208,
	0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

static uint32_t turn(uint32_t word, int bits)
{
	return word >> bits | word << (32 - bits);
}

/* The 64 words that a block is spread to. */
static void spread(const unsigned char *block, uint32_t word[64])
{
	for (int i = 0; i < 16; i++)
		word[i] = (uint32_t)block[4 * i] << 24 |
			  (uint32_t)block[4 * i + 1] << 16 |
			  (uint32_t)block[4 * i + 2] << 8 | block[4 * i + 3];
	for (int i = 16; i < 64; i++) {
		uint32_t a = word[i - 15];
		uint32_t b = word[i - 2];

		word[i] = word[i - 16] + word[i - 7] +
			  (turn(a, 7) ^ turn(a, 18) ^ a >> 3) +
			  (turn(b, 17) ^ turn(b, 19) ^ b >> 10);
	}
}

static void mix(struct sha256 *sum)
{
	uint32_t word[64];
	uint32_t h[8];

	spread(sum->block, word);
	memcpy(h, sum->word, sizeof h);
	for (int i = 0; i < 64; i++) {
		uint32_t choice = (h[4] & h[5]) ^ (~h[4] & h[6]);
		uint32_t majority =
			(h[0] & h[1]) ^ (h[0] & h[2]) ^ (h[1] & h[2]);
		uint32_t one = h[7] + choice + constant[i] + word[i] +
			       (turn(h[4], 6) ^ turn(h[4], 11) ^
				turn(h[4], 25));
		uint32_t two = majority + (turn(h[0], 2) ^ turn(h[0], 13) ^
					   turn(h[0], 22));

		memmove(h + 1, h, 7 * sizeof *h);
		h[4] += one;
		h[0] = one + two;
	}
	for (int i = 0; i < 8; i++)
		sum->word[i] += h[i];
}

void sha256_begin(struct sha256 *sum)
{
	memset(sum, 0, sizeof *sum);
	memcpy(sum->word, start, sizeof start);
}

void sha256_add(struct sha256 *sum, const void *bytes, size_t length)
{
	const unsigned char *from = bytes;

	for (size_t i = 0; i < length; i++) {
		sum->block[sum->length++ % 64] = from[i];
		if (sum->length % 64 == 0)
			mix(sum);
	}
}

void sha256_end(struct sha256 *sum, unsigned char hash[SHA256_BYTES])
{
	uint64_t bits = sum->length * 8;
	unsigned char size[8];

	for (int i = 0; i < 8; i++)
		size[i] = (unsigned char)(bits >> (56 - 8 * i));
	sha256_add(sum, "\x80", 1);
	while (sum->length % 64 != 56)
		sha256_add(sum, "", 1);
	sha256_add(sum, size, sizeof size);
	for (int i = 0; i < SHA256_BYTES; i++)
		hash[i] = (unsigned char)(sum->word[i / 4] >>
					  (24 - 8 * (i % 4)));
}

void sha256_hex(const void *bytes, size_t length, char hex[SHA256_HEX])
{
	unsigned char hash[SHA256_BYTES];
	struct sha256 sum;

	sha256_begin(&sum);
	sha256_add(&sum, bytes, length);
	sha256_end(&sum, hash);
	for (int i = 0; i < SHA256_BYTES; i++) {
		hex[2 * i] = "0123456789abcdef"[hash[i] >> 4];
		hex[2 * i + 1] = "0123456789abcdef"[hash[i] & 15];
	}
	hex[2 * SHA256_BYTES] = '\0';
}
