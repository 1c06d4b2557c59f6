/* Games that cannot be saved: the table says so, and they go on. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

#include "home.h"
#include "start.h"

/* Begins a game where journals have no place, and turns the hand up. */
static struct pty *begin(const char *state, const char *data)
{
	const char *const env[] = {state, data, NULL};
	static const char *const words[] = {"sowers", "first=1", NULL};
	struct pty *pty = pty_start(24, 80, env, words);

	pty_expect(pty, "only you can see the screen");
	start_hand(pty, 1);
	return pty;
}

static void assert_told_once(const char *state, const char *sentence)
{
	struct pty *pty = begin(state, "XDG_DATA_HOME=/dev/null");

	assert_true(pty_wrote(pty, sentence));
	pty_expect(pty, "play a card");
	pty_end(pty);
}

static void a_file_in_the_place_of_the_folder(void **test)
{
	(void)test;
	assert_told_once("XDG_STATE_HOME=/dev/null",
			 "This game is not being saved: no folder for it.");
}

static void a_folder_that_is_a_file_further_down(void **test)
{
	char state[600];

	(void)test;
	home_put(home_path("state/hotbed"), "", 0);
	snprintf(state, sizeof state, "XDG_STATE_HOME=%s", home_path("state"));
	assert_told_once(state,
			 "This game is not being saved: no folder for it.");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		HOME_TEST(a_file_in_the_place_of_the_folder),
		HOME_TEST(a_folder_that_is_a_file_further_down),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
