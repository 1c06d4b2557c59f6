/* UTF-8 as names and screens need it. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "utf8.h"

static void every_character_is_read_as_it_was_written(void **test)
{
	(void)test;
	for (uint32_t code = 1; code <= 0x10ffff; code++) {
		char bytes[5];
		const char *at = bytes;
		size_t length;

		if (code >= 0xd800 && code <= 0xdfff)
			continue;
		length = utf8_write(code, bytes);
		assert_true(utf8_next(&at) == code);
		assert_ptr_equal(at, bytes + length);
		assert_int_equal(bytes[length], 0);
	}
}

static void bytes_that_are_no_character_pass_alone(void **test)
{
	static const char *const wrong[] = {
		"\x80", "\xbf", "\xc0\x80", "\xc1\xbf", "\xe0\x80\x80",
		"\xed\xa0\x80", "\xf0\x80\x80\x80", "\xf4\x90\x80\x80",
		"\xf5\x80\x80\x80", "\xff", "\xc3", "\xe4\xb8", "\xe4 ",
		"\xf0\x9f\x8c",
	};

	(void)test;
	for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
		const char *at = wrong[i];

		assert_int_equal(utf8_next(&at), 0xfffd);
		assert_ptr_equal(at, wrong[i] + 1);
	}
}

static void the_end_is_not_passed(void **test)
{
	const char *string = "";
	const char *at = string;

	(void)test;
	assert_int_equal(utf8_next(&at), 0);
	assert_ptr_equal(at, string);
}

static void characters_take_their_columns(void **test)
{
	(void)test;
	assert_int_equal(utf8_width('a'), 1);
	assert_int_equal(utf8_width(0xe9), 1);
	assert_int_equal(utf8_width(0x2500), 1);
	assert_int_equal(utf8_width(0x4e16), 2);
	assert_int_equal(utf8_width(0x1f331), 2);
	assert_int_equal(utf8_width(0x301), 0);
	assert_int_equal(utf8_width(0), -1);
	assert_int_equal(utf8_width('\n'), -1);
	assert_int_equal(utf8_width(0x9b), -1);
	assert_int_equal(utf8_width(0x202e), -1);
	assert_int_equal(utf8_columns("Zo\xc3\xab \xe4\xb8\x96"), 6);
	assert_int_equal(utf8_columns("a\tb"), 3);
}

static void a_cut_falls_between_characters(void **test)
{
	static const char name[] = "a\xe4\xb8\x96o\xcc\x88z";

	(void)test;
	assert_int_equal(utf8_cut(name, 0), 0);
	assert_int_equal(utf8_cut(name, 1), 1);
	assert_int_equal(utf8_cut(name, 2), 1);
	assert_int_equal(utf8_cut(name, 3), 4);
	assert_int_equal(utf8_cut(name, 4), 7); /* the mark goes along */
	assert_int_equal(utf8_cut(name, 99), 8);
}

static void assert_name(const char *name, bool expected)
{
	assert_int_equal(utf8_is_name(name, strlen(name), 12), expected);
}

static void a_name_is_one_to_twelve_plain_columns(void **test)
{
	(void)test;
	assert_name("A", true);
	assert_name("Ana and Ben!", true);
	assert_name("Ana and Ben!!", false);
	assert_name("Zo\xc3\xab", true);
	assert_name("\xe4\xb8\x96\xe7\x95\x8c\xe4\xb8\x96\xe7\x95\x8c"
		    "\xe4\xb8\x96\xe7\x95\x8c",
		    true);
	assert_name("\xe4\xb8\x96\xe7\x95\x8c\xe4\xb8\x96\xe7\x95\x8c"
		    "\xe4\xb8\x96\xe7\x95\x8c.",
		    false);
	assert_name("", false);
	assert_name(" a", false);
	assert_name("a ", false);
	assert_name("a\tb", false);
	assert_name("a\x1b[2J", false);
	assert_name("a\xc2\x9b", false);
	assert_name("\xe2\x80\xae" "a", false);
	assert_name("\xcc\x88", false);
	assert_name("a\xff", false);
	assert_false(utf8_is_name("a\0b", 3, 12));
	/* A character must end where the name does. */
	assert_true(utf8_is_name("\xc3\xa9x", 2, 12));
	assert_false(utf8_is_name("x\xc3\xa9", 2, 12));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_character_is_read_as_it_was_written),
		cmocka_unit_test(bytes_that_are_no_character_pass_alone),
		cmocka_unit_test(the_end_is_not_passed),
		cmocka_unit_test(characters_take_their_columns),
		cmocka_unit_test(a_cut_falls_between_characters),
		cmocka_unit_test(a_name_is_one_to_twelve_plain_columns),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
