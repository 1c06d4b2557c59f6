/* Texts that grow, words read strictly, faults and phrases. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "fault.h"
#include "phrase.h"
#include "scan.h"
#include "text.h"

static void a_text_grows_is_cut_and_is_given_back(void **test)
{
	struct text text = {0};

	(void)test;
	assert_string_equal(text_string(&text), "");
	for (int i = 0; i < 1000; i++)
		text_format(&text, "%d,", i % 10);
	assert_int_equal(text.length, 2000);
	assert_memory_equal(text.data, "0,1,2,3,4,5,", 12);
	text_put(&text, "end");
	assert_string_equal(text_string(&text) + 2000, "end");
	text_put_bytes(&text, "a\0b", 3);
	assert_int_equal(text.length, 2006);
	text_cut(&text, 5000);
	assert_int_equal(text.length, 2006);
	text_cut(&text, 3);
	assert_string_equal(text_string(&text), "0,1");
	text_clear(&text);
	assert_string_equal(text_string(&text), "");
	text_free(&text);
	text_put(&text, "again");
	assert_string_equal(text_string(&text), "again");
	text_free(&text);
}

/* The words of a line, joined by `|`. */
static void assert_words(const char *line, const char *expected)
{
	struct scan scan = scan_string(line);
	struct text text = {0};
	struct word word;

	while (scan_word(&scan, &word)) {
		text_put_bytes(&text, word.at, word.length);
		text_put(&text, "|");
	}
	assert_true(scan_end(&scan));
	assert_string_equal(text_string(&text), expected);
	text_free(&text);
}

static void a_line_is_words_and_single_blanks(void **test)
{
	(void)test;
	assert_words("", "");
	assert_words("a", "a|");
	assert_words("a bc d", "a|bc|d|");
	assert_words("a  b", "a||b|");
	assert_words(" a", "|a|");
	assert_words("a ", "a||");
	assert_words(" ", "||");
	assert_words("a\tb", "a\tb|");
}

static void the_rest_of_a_line_is_one_word(void **test)
{
	struct scan scan = scan_string("seat 1 Ana and Ben");
	struct word word;

	(void)test;
	assert_true(scan_word(&scan, &word));
	assert_true(word_is(word, "seat"));
	assert_true(scan_word(&scan, &word));
	word = scan_rest(&scan);
	assert_true(word_is(word, "Ana and Ben"));
	assert_false(word_is(word, "Ana and Be"));
	assert_true(scan_end(&scan));
	assert_false(scan_word(&scan, &word));
	assert_int_equal(scan_rest(&scan).length, 0);
}

static struct word word(const char *string)
{
	return (struct word){string, strlen(string)};
}

static void a_number_has_one_spelling(void **test)
{
	static const char *const wrong[] = {
		"", "-", "01", "00", "-0", "-01", "+1", "1 ", " 1", "1.",
		"1x", "0x1", "101", "-11", "99999999999999999999",
		"4294967297",
	};
	int number = 77;

	(void)test;
	for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
		assert_false(word_number(word(wrong[i]), -10, 100, &number));
	assert_int_equal(number, 77);
	assert_true(word_number(word("0"), -10, 100, &number));
	assert_int_equal(number, 0);
	assert_true(word_number(word("-10"), -10, 100, &number));
	assert_int_equal(number, -10);
	assert_true(word_number(word("100"), -10, 100, &number));
	assert_int_equal(number, 100);
	assert_false(word_number((struct word){"1\0", 2}, 0, 9, &number));
}

static void a_cell_is_two_small_numbers(void **test)
{
	static const char *const wrong[] = {
		"", ",", "1,", ",1", "1,2,3", "1, 2", "01,2", "1,-0",
		"128,0", "0,-129", "1;2", "1",
	};
	int x, y;

	(void)test;
	for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
		assert_false(word_cell(word(wrong[i]), &x, &y));
	assert_true(word_cell(word("-128,127"), &x, &y));
	assert_int_equal(x, -128);
	assert_int_equal(y, 127);
}

static void a_word_is_found_among_others(void **test)
{
	static const char *const list[] = {"free", "together", NULL};

	(void)test;
	assert_int_equal(word_among(word("together"), list), 1);
	assert_int_equal(word_among(word("fre"), list), -1);
	assert_int_equal(word_among(word(""), list), -1);
}

static void hexadecimal_digits_come_in_pairs(void **test)
{
	(void)test;
	assert_true(word_is_hex(word("00ff"), 2, 4));
	assert_false(word_is_hex(word("00f"), 2, 4));
	assert_false(word_is_hex(word("00fF"), 2, 4));
	assert_false(word_is_hex(word("00ff00"), 2, 4));
	assert_false(word_is_hex(word(""), 2, 4));
	assert_false(word_is_hex((struct word){"0\0", 2}, 2, 4));
}

static void any_bytes_can_be_quoted(void **test)
{
	char shown[WORD_SHOWN];

	(void)test;
	word_show(word("rocky Y10"), shown);
	assert_string_equal(shown, "rocky Y10");
	word_show((struct word){"a\0\x1b[2J\xc3\xa9\x7f", 9}, shown);
	assert_string_equal(shown, "a??[2J???");
	word_show(word("0123456789012345678901234567890123456789"), shown);
	assert_string_equal(shown, "0123456789012345678901234567890123456789");
	word_show(word("01234567890123456789012345678901234567890"), shown);
	assert_string_equal(shown,
			    "0123456789012345678901234567890123456789...");
}

static void a_fault_is_one_line_and_cut_at_a_character(void **test)
{
	struct fault fault;
	char text[FAULT_BYTES + 20];
	size_t length;

	(void)test;
	fault_set(&fault, 7, "S17", "no %s", "tab\there\n");
	assert_int_equal(fault.line, 7);
	assert_string_equal(fault.rule, "S17");
	assert_string_equal(fault.sentence, "no tab?here?");
	fault_set(&fault, 0, NULL, "x");
	assert_string_equal(fault.rule, "");
	for (int shift = 0; shift < 3; shift++) {
		memset(text, 0, sizeof text);
		memset(text, 'a', (size_t)shift);
		for (size_t i = (size_t)shift; i + 3 < sizeof text; i += 3)
			memcpy(text + i, "\xe4\xb8\x96", 3);
		fault_set(&fault, 1, NULL, "%s", text);
		length = strlen(fault.sentence);
		assert_true(length < FAULT_BYTES && length > FAULT_BYTES - 5);
		assert_int_equal((length - (size_t)shift) % 3, 0);
	}
}

static void a_phrase_is_filled_in_both_forms(void **test)
{
	static const struct phrase both = {
		"nc", "{1} lays {2} on Rocky. {1} draws.", "{2} by {1}"};
	static const struct phrase wide = {"n", "{1}", NULL};
	const char *const fill[] = {"Ana", "Y7"};
	struct text text = {0};

	(void)test;
	phrase_put(&text, &both, false, fill);
	assert_string_equal(text_string(&text),
			    "Ana lays Y7 on Rocky. Ana draws.");
	text_clear(&text);
	phrase_put(&text, &both, true, fill);
	phrase_put(&text, &wide, true, fill);
	assert_string_equal(text_string(&text), "Y7 by AnaAna");
	text_free(&text);
}

static void a_list_has_commas_and_a_last_word(void **state)
{
	(void)state;
	assert_string_equal(text_comma(0, 1, " or "), "");
	assert_string_equal(text_comma(1, 2, " or "), " or ");
	assert_string_equal(text_comma(1, 3, " or "), ", ");
	assert_string_equal(text_comma(2, 3, " and "), " and ");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_list_has_commas_and_a_last_word),
		cmocka_unit_test(a_text_grows_is_cut_and_is_given_back),
		cmocka_unit_test(a_line_is_words_and_single_blanks),
		cmocka_unit_test(the_rest_of_a_line_is_one_word),
		cmocka_unit_test(a_number_has_one_spelling),
		cmocka_unit_test(a_cell_is_two_small_numbers),
		cmocka_unit_test(a_word_is_found_among_others),
		cmocka_unit_test(hexadecimal_digits_come_in_pairs),
		cmocka_unit_test(any_bytes_can_be_quoted),
		cmocka_unit_test(a_fault_is_one_line_and_cut_at_a_character),
		cmocka_unit_test(a_phrase_is_filled_in_both_forms),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
