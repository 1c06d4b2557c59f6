/* Random numbers.  The generator is part of record format 1: the same seed
   and stream give the same numbers on every machine, for ever. */
#ifndef HOTBED_RANDOM_H
#define HOTBED_RANDOM_H

#include <stdbool.h>
#include <stdint.h>

struct random {
	uint64_t word[4]; /* xoshiro256**, filled by SplitMix64 */
};

/* Starts the generator number `stream` of `seed`.  Every pair gives a
   sequence of its own; 0 is a seed like any other. */
struct random random_start(uint64_t seed, uint64_t stream);

/* The next 64 random bits. */
uint64_t random_next(struct random *random);

/* A number from 0 to bound - 1, each equally likely (by rejection).
   `bound` is at least 1. */
uint32_t random_below(struct random *random, uint32_t bound);

/* Puts `count` bytes into a random order, each equally likely
   (Fisher-Yates). */
void random_shuffle(struct random *random, uint8_t *list, int count);

/* 64 bits from the operating system.  False when it has none to give. */
bool random_from_system(uint64_t *bits);

#endif
