/* The name of a deal: printed, read, typed. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "deal.h"

static struct word word(const char *string)
{
	return (struct word){string, strlen(string)};
}

static void assert_prints(uint64_t deal, const char *expected)
{
	char code[DEAL_LENGTH + 1];

	deal_print(deal, code);
	assert_string_equal(code, expected);
}

static void a_deal_is_thirteen_digits_in_groups(void **test)
{
	(void)test;
	assert_prints(0, "0000-0000-00000");
	assert_prints(1, "0000-0000-00001");
	assert_prints(31, "0000-0000-0000Z");
	assert_prints(UINT64_MAX, "FZZZ-ZZZZ-ZZZZZ");
}

static void BR_085_every_printed_deal_reads_back(void **test)
{
	uint64_t deal = 1;

	(void)test;
	for (int i = 0; i < 2000; i++) {
		char code[DEAL_LENGTH + 1];
		uint64_t again = ~deal;

		deal_print(deal, code);
		assert_true(deal_parse(word(code), &again));
		assert_true(again == deal);
		assert_null(deal_read(word(code), &again));
		assert_true(again == deal);
		deal = deal * UINT64_C(6364136223846793005) + 1442695041;
	}
}

static void case_and_dashes_do_not_matter(void **test)
{
	static const char *const same[] = {
		"7K3M-9QXR-2VTCN", "7k3m-9qxr-2vtcn", "7K3M9QXR2VTCN",
		"7-K3M9Q--XR2VTC-N-",
	};
	uint64_t first, deal;

	(void)test;
	assert_true(deal_parse(word(same[0]), &first));
	for (int i = 1; i < 4; i++) {
		assert_true(deal_parse(word(same[i]), &deal));
		assert_true(deal == first);
	}
	assert_true(deal_parse(word("oOoO-iIlL-00001"), &first));
	assert_true(deal_parse(word("0000-1111-00001"), &deal));
	assert_true(deal == first);
}

static void a_record_takes_nothing_but_a_code(void **test)
{
	static const char *const wrong[] = {
		"", "-", "7K3M-9QXR-2VTC", "7K3M-9QXR-2VTCNN",
		"GK3M-9QXR-2VTCN", "7K3M-9QXR-2VTCU", "7K3M 9QXR 2VTCN",
		"#1", "word", "7K3M-9QXR-2VTC\x80",
	};
	uint64_t deal;

	(void)test;
	for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
		assert_false(deal_parse(word(wrong[i]), &deal));
	assert_false(deal_parse((struct word){"7K3M-9QXR\0VTCN", 15}, &deal));
}

static void BR_085_a_typed_number_is_that_number_or_refused(void **test)
{
	static const struct {
		const char *typed;
		uint64_t deal;
	} right[] = {
		{"#0", 0},
		{"#1", 1},
		{"#2147483647", 2147483647},
		{"#2147483648", UINT64_C(2147483648)},
		{"#4294967295", UINT64_C(4294967295)},
		{"#4294967296", UINT64_C(4294967296)},
		{"#9223372036854775808", UINT64_C(9223372036854775808)},
		{"#18446744073709551615", UINT64_MAX},
	};
	static const char *const wrong[] = {
		"#18446744073709551616", "#99999999999999999999", "#-1", "#+5",
		"#0x10", "#1e3", "# 5", "#5x", "#", "",
	};
	uint64_t deal;

	(void)test;
	for (size_t i = 0; i < sizeof right / sizeof *right; i++) {
		assert_null(deal_read(word(right[i].typed), &deal));
		assert_true(deal == right[i].deal);
	}
	for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
		assert_non_null(deal_read(word(wrong[i]), &deal));
}

/* Published values of 64-bit FNV-1a. */
static void any_other_word_is_taken_by_its_hash(void **test)
{
	uint64_t deal;

	(void)test;
	assert_null(deal_read(word("a"), &deal));
	assert_true(deal == UINT64_C(0xaf63dc4c8601ec8c));
	assert_null(deal_read(word("foobar"), &deal));
	assert_true(deal == UINT64_C(0x85944171f73967e8));
	assert_null(deal_read(word("GK3M-9QXR-2VTCN"), &deal));
	assert_null(deal_read(word("42"), &deal));
	assert_true(deal != 42);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_deal_is_thirteen_digits_in_groups),
		cmocka_unit_test(BR_085_every_printed_deal_reads_back),
		cmocka_unit_test(case_and_dashes_do_not_matter),
		cmocka_unit_test(a_record_takes_nothing_but_a_code),
		cmocka_unit_test(
			BR_085_a_typed_number_is_that_number_or_refused),
		cmocka_unit_test(any_other_word_is_taken_by_its_hash),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
