/* A talk with the line protocol, without a pipe. */
#ifndef HOTBED_TEST_TALK_H
#define HOTBED_TEST_TALK_H

#include <stddef.h>

/* What the engine answers to so many bytes of requests, to be freed. */
char *talk_bytes(const char *requests, size_t length);
char *talk(const char *requests);

/* The part of a talk behind its n-th answer's last line (0: all of it). */
const char *talk_after(const char *answers, int n);

#endif
