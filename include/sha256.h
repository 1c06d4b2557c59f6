/* SHA-256 (FIPS 180-4), for naming texts by what is in them. */
#ifndef HOTBED_SHA256_H
#define HOTBED_SHA256_H

#include <stddef.h>
#include <stdint.h>

enum { SHA256_BYTES = 32, SHA256_HEX = 65 };

struct sha256 {
	uint32_t word[8];
	uint64_t length;	 /* bytes so far */
	unsigned char block[64]; /* the last, not yet full one */
};

/* Begins a sum, and adds bytes to it. */
void sha256_begin(struct sha256 *sum);
void sha256_add(struct sha256 *sum, const void *bytes, size_t length);

/* Writes the hash; the sum must be begun anew after it. */
void sha256_end(struct sha256 *sum, unsigned char hash[SHA256_BYTES]);

/* The hash of `length` bytes as 64 small hexadecimal digits and a NUL. */
void sha256_hex(const void *bytes, size_t length, char hex[SHA256_HEX]);

#endif
