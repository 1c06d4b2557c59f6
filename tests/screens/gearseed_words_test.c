/* GearSeed's sentences at the table: none is too long with names of 12
   columns, cells far out and numbers of two digits in it. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "gearseed_words.h"
#include "measure.h"

static const struct filling longest[] = {
	{'n', "Bartholomew1"},
	{'c', "ThE"},
	{'#', "12"},
	{'@', "-12,-10"},
	{'l', "CoT, CoT, GrE and ThF"},
	{'w', "the second of 2."},
	{0, NULL},
};

static void every_wide_form_fits(void **state)
{
	(void)state;
	for (int i = 0; i < GT_WORDS; i++)
		if (measure_phrase(&gt_words[i].phrase, false, longest) >
		    PHRASE_WIDE)
			fail_msg("too wide: %s", gt_words[i].phrase.wide);
}

static void every_narrow_form_fits(void **state)
{
	(void)state;
	for (int i = 0; i < GT_WORDS; i++) {
		struct phrase phrase = gt_words[i].phrase;

		if (gt_words[i].tight)
			phrase.narrow = gt_words[i].tight;
		if (measure_phrase(&phrase, true, longest) > PHRASE_NARROW)
			fail_msg("too wide: %s",
				 phrase.narrow ? phrase.narrow : phrase.wide);
	}
}

static void the_broad_form_fits_110_columns(void **state)
{
	(void)state;
	for (int i = 0; i < GT_WORDS; i++) {
		struct phrase phrase = gt_words[i].phrase;

		if (!gt_words[i].broad)
			continue;
		phrase.wide = gt_words[i].broad;
		assert_true(measure_phrase(&phrase, false, longest) <= 108);
	}
}

static void prompts_begin_with_a_name_and_keys_with_none(void **state)
{
	(void)state;
	for (int i = 0; i < GT_WORDS; i++) {
		bool prompt = i <= WORD_RAZE_THIS;
		const char *wide = gt_words[i].phrase.wide;

		assert_int_equal(prompt, !strncmp(wide, "{1}: ", 5));
		if (i >= KEYS_BUILD)
			assert_non_null(strstr(wide, "K keys"));
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_wide_form_fits),
		cmocka_unit_test(every_narrow_form_fits),
		cmocka_unit_test(the_broad_form_fits_110_columns),
		cmocka_unit_test(prompts_begin_with_a_name_and_keys_with_none),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
