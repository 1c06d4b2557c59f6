/* A home of its own for a test that reads and writes the user's folders. */
#ifndef HOTBED_TEST_HOME_H
#define HOTBED_TEST_HOME_H

#include <stddef.h>

#include "place.h"

/* Makes an empty home and points HOME and the XDG variables into it.  Where
   there is one already, that one stays, for as many drops as makes. */
void home_make(void);

/* Removes it with everything in it; the last drop does. */
void home_drop(void);

/* The same around a test of cmocka's. */
int home_set_up(void **state);
int home_tear_down(void **state);

#define HOME_TEST(test) \
	cmocka_unit_test_setup_teardown(test, home_set_up, home_tear_down)

/* 2026-06-15 12:00 in a zone without clock changes, and a test at home in
   that zone. */
enum { HOME_NOON = 1781524800 };

int home_set_up_in_zone(void **state);

#define HOME_TEST_IN_ZONE(test) \
	cmocka_unit_test_setup_teardown(test, home_set_up_in_zone, \
					home_tear_down)

/* A path below the home: one of a few buffers that are used in turn. */
const char *home_path(const char *format, ...)
	__attribute__((format(printf, 1, 2)));

/* Puts a file there, with its folders. */
void home_put(const char *path, const char *bytes, size_t length);

/* How many games lie in a place. */
int home_count_games(enum place place);

/* The path of the one game in a place, to be freed; fails the test unless it
   is the only one. */
char *home_only_game(enum place place);

#endif
