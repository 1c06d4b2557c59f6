/* Files: read within bounds, written as a whole. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

#include "file.h"
#include "home.h"

static void assert_refused(const char *path, size_t most, const char *wrong)
{
	struct text text = {0};

	assert_string_equal(file_read(path, most, &text), wrong);
	text_free(&text);
}

static void a_file_is_read_up_to_its_bound(void **test)
{
	const char *path = home_path("file");
	char *bytes = calloc(1, 40001);
	struct text text = {0};

	(void)test;
	memset(bytes, 'b', 40001);
	home_put(path, bytes, 40000);
	text_put(&text, "before ");
	assert_null(file_read(path, 40000, &text));
	assert_int_equal(text.length, 40007);
	assert_memory_equal(text.data, "before bbb", 10);
	assert_refused(path, 39999, "This file is too big.");
	text_free(&text);
	free(bytes);
}

static void what_is_no_file_is_refused_at_once(void **test)
{
	(void)test;
	assert_int_equal(mkfifo(home_path("pipe"), 0600), 0);
	assert_int_equal(symlink("nowhere", home_path("link")), 0);
	assert_refused(home_path("pipe"), 10, "This is no ordinary file.");
	assert_refused(home_path("link"), 10, "There is no such file.");
	assert_refused(home_path("none"), 10, "There is no such file.");
	assert_refused(home_path("."), 10, "This is a folder.");
	assert_refused("/dev/zero", 10, "This is no ordinary file.");
}

static void a_file_is_put_for_its_owner_alone(void **test)
{
	const char *path = home_path("file");
	struct text text = {0}, read = {0};
	mode_t before = umask(0);
	struct stat facts;

	(void)test;
	text_put_bytes(&text, "one\0two", 7);
	/* A link where the temporary file goes must not be followed. */
	home_put(home_path("foreign"), "foreign", 7);
	assert_int_equal(symlink(home_path("foreign"),
				 home_path(".file.part")),
			 0);
	assert_int_equal(file_put(path, &text), 0);
	umask(before);
	assert_null(file_read(path, 100, &read));
	assert_int_equal(read.length, 7);
	assert_memory_equal(read.data, "one\0two", 7);
	assert_int_equal(stat(path, &facts), 0);
	assert_int_equal(facts.st_mode & 0777, 0600);
	text_clear(&read);
	assert_null(file_read(home_path("foreign"), 100, &read));
	assert_string_equal(read.data, "foreign");
	assert_int_equal(access(home_path(".file.part"), F_OK), -1);
	text_free(&text);
	text_free(&read);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		HOME_TEST(a_file_is_read_up_to_its_bound),
		HOME_TEST(what_is_no_file_is_refused_at_once),
		HOME_TEST(a_file_is_put_for_its_owner_alone),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
