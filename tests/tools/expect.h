/* What a scripted game of Sowers must answer; each fails the test where it
   does not. */
#ifndef HOTBED_TEST_EXPECT_H
#define HOTBED_TEST_EXPECT_H

#include "scripted.h"

void expect_menu(struct scripted *game, const char *menu);

void expect_zone(struct scripted *game, enum sowers_zone zone, int seat,
		 const char *cards);

/* The result, as scripted_result() has it. */
void expect_result(struct scripted *game, const char *result);

/* The move breaks this rule, and the wide sentence says so. */
void expect_refusal(struct scripted *game, const char *move, const char *rule,
		    const char *sentence);

#endif
