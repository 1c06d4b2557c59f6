/* The table's own sentences fit their rows with the longest fillings, and the
   settings' and forms' explanations theirs. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "measure.h"
#include "settings.h"
#include "setup_forms.h"
#include "table_words.h"
#include "utf8.h"

static const struct filling longest[] = {
	{'n', "Bartholomäus"},
	{'#', "120"},
	{'w', "after 15 idle minutes"},
	{'W', "build shrine-of-fountains -10,-10"},
	{0, NULL},
};

static void every_sentence_fits_its_row(void **unused)
{
	(void)unused;
	for (int w = 0; w < TABLE_WORDS_COUNT; w++) {
		assert_non_null(table_words[w].kinds);
		measure_both(&table_words[w], longest, PHRASE_WIDE,
			     PHRASE_NARROW);
	}
}

static void measure_help(const struct rules *rules)
{
	struct form_room made;
	const struct form *form = form_find(rules, &made);

	for (int f = 0; f < form->count; f++)
		for (int i = 0; i < 2 && form->fields[f].help[i]; i++)
			assert_in_range(utf8_columns(form->fields[f].help[i]),
					0, 76);
}

static void every_explanation_fits_its_lines(void **unused)
{
	struct rules other = *games[0];

	(void)unused;
	for (int s = 0; s < SETTING_COUNT; s++)
		for (int i = 0; i < 2; i++) {
			assert_in_range(utf8_columns(setting_rows[s].help[i]),
					0, 76);
			assert_in_range(utf8_columns(setting_rows[s].narrow[i]),
					0, PHRASE_NARROW);
		}
	for (int g = 0; games[g]; g++)
		measure_help(games[g]);
	other.name = "other";
	measure_help(&other);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_sentence_fits_its_row),
		cmocka_unit_test(every_explanation_fits_its_lines),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
