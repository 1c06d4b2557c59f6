/* The user's folders. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

#include "home.h"
#include "place.h"

static void assert_place(enum place place, const char *path)
{
	struct text text = {0};

	assert_true(place_find(place, &text));
	assert_string_equal(text.data, path);
	text_free(&text);
}

static void variables_name_the_folders(void **test)
{
	(void)test;
	assert_place(PLACE_GAMES, home_path("state/hotbed"));
	assert_place(PLACE_RECORDS, home_path("data/hotbed/records"));
	assert_place(PLACE_DECKS, home_path("data/hotbed/decks"));
	assert_place(PLACE_SETTINGS, home_path("config/hotbed"));
}

static void empty_and_relative_values_count_as_unset(void **test)
{
	(void)test;
	unsetenv("XDG_STATE_HOME");
	setenv("XDG_DATA_HOME", "", 1);
	setenv("XDG_CONFIG_HOME", "some/where", 1);
	assert_place(PLACE_GAMES, home_path(".local/state/hotbed"));
	assert_place(PLACE_RECORDS, home_path(".local/share/hotbed/records"));
	assert_place(PLACE_DECKS, home_path(".local/share/hotbed/decks"));
	assert_place(PLACE_SETTINGS, home_path(".config/hotbed"));
}

static void a_long_home_is_an_error_like_others(void **test)
{
	char *home = calloc(1, 5001);
	struct text path = {0};

	(void)test;
	memset(home, 'x', 5000);
	home[0] = '/';
	unsetenv("XDG_STATE_HOME");
	setenv("HOME", home, 1);
	assert_true(place_find(PLACE_GAMES, &path));
	assert_int_equal(place_make(path.data), ENAMETOOLONG);
	text_free(&path);
	free(home);
}

static void folders_are_made_for_the_user_alone(void **test)
{
	const char *path = home_path("a/b/c");
	mode_t before = umask(0);
	struct stat facts;

	(void)test;
	assert_int_equal(place_make(path), 0);
	assert_int_equal(place_make(path), 0);
	umask(before);
	for (const char *const *part = (const char *const[]){"a", "a/b",
							     "a/b/c", NULL};
	     *part; part++) {
		assert_int_equal(stat(home_path("%s", *part), &facts), 0);
		assert_true(S_ISDIR(facts.st_mode));
		assert_int_equal(facts.st_mode & 0777, 0700);
	}
}

static void a_file_in_the_way_is_no_folder(void **test)
{
	(void)test;
	home_put(home_path("a/file"), "x", 1);
	assert_int_equal(place_make(home_path("a/file")), ENOTDIR);
	assert_int_equal(place_make(home_path("a/file/b")), ENOTDIR);
	assert_int_equal(symlink("nowhere", home_path("a/link")), 0);
	assert_int_equal(place_make(home_path("a/link")), ENOTDIR);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		HOME_TEST(variables_name_the_folders),
		HOME_TEST(empty_and_relative_values_count_as_unset),
		HOME_TEST(a_long_home_is_an_error_like_others),
		HOME_TEST(folders_are_made_for_the_user_alone),
		HOME_TEST(a_file_in_the_way_is_no_folder),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
