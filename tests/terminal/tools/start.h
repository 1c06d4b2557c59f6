/* The first minute of a game at a real terminal: its cover, then the hand. */
#ifndef HOTBED_TEST_START_H
#define HOTBED_TEST_START_H

#include "console.h"

/* What is typed while a cover is being drawn is thrown away. */
enum { COVER_MS = 150 };

/* Words or variables for pty_start(). */
#define LIST(...) ((const char *const[]){__VA_ARGS__, NULL})
#define NONE ((const char *const *)NULL)

/* A game of Sowers, always the same, that stands at seat 1's cover. */
struct pty *start_game(const char *const *env);

/* The same with the hand up. */
struct pty *start_turn(const char *const *env);

/* From a cover that is on the screen to the hand of that seat. */
void start_hand(struct pty *pty, int seat);

#endif
