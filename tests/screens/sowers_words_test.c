/* Every phrase of the Sowers table fits its place with the longest fillings:
   names of 12 columns, tens, lists of four. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "measure.h"
#include "sowers_words.h"

static const struct filling longest[] = {
	{'n', "Bartholomäus"},
	{'c', "B10"},
	{'#', "10"},
	{'l', "Y10 Y9 Y8 Y7"},
	{'w', "Three"},
	{'W', ""},
	{0, NULL},
};

/* The places that a group of phrases is written to. */
static const struct {
	enum sowers_words first, last;
	int wide, narrow;
} places[] = {
	{SAY_PLAY, KEYLINE_DISCARD, PHRASE_WIDE, PHRASE_NARROW},
	{MAT_HAND_DECK, MAT_HAND_DECK, 31, 23}, /* behind a name of 12 */
	{MAT_PILES, MAT_PILES, 38, 26}, /* the longest that fits */
	{MAT_PILES_BARE, MAT_PILES_BARE, 23, 23},
	{MAT_NEXT, MAT_FOUR_HERE, 19, 17},
	{MAT_EMPTY, MAT_EMPTY, 46, 37},
	{MAT_OUT, MAT_OUT_ONE, 22, 17},
	{MAT_LAST_BOTH, MAT_LAST_SOWED, 28, 17},
	{PANEL_RUN_ONE, PANEL_SOW_STOP, 60, 42},
	{PANEL_PICK_FRESH, PANEL_LEAVE_SWEPT, 67, 50},
	{PANEL_DISCARD_HOLD, PANEL_DISCARD_PATH, 72, 52},
	{PAGE_DRAWS_COUNT, PAGE_DRAWS_COUNT, 62, 43},
	{PAGE_SEEDS_HAND, PAGE_SEEDS_NONE, 62, 43},
	{PAGE_PATH_COUNT, PAGE_OTHER_COMING, 62, 43},
};

static void every_phrase_fits_its_place(void **state)
{
	(void)state;
	for (size_t p = 0; p < sizeof places / sizeof *places; p++)
		for (int w = (int)places[p].first; w <= (int)places[p].last;
		     w++)
			measure_both(&sowers_words[w], longest, places[p].wide,
				     places[p].narrow);
}

static void every_row_of_the_table_is_there(void **state)
{
	(void)state;
	for (int w = 0; w < SOWERS_WORDS_COUNT; w++) {
		assert_non_null(sowers_words[w].kinds);
		assert_non_null(sowers_words[w].wide);
		assert_true(*sowers_words[w].wide);
	}
}

/* A narrow form never uses a gap that is not there. */
static void gaps_are_those_of_their_kinds(void **state)
{
	(void)state;
	for (int w = 0; w < SOWERS_WORDS_COUNT; w++) {
		const struct phrase *phrase = &sowers_words[w];
		const char *forms[] = {phrase->wide, phrase->narrow};

		for (int f = 0; f < 2; f++)
			for (const char *at = forms[f];
			     at && (at = strchr(at, '{')); at++) {
				size_t gap = (size_t)(at[1] - '1');

				assert_true(gap < strlen(phrase->kinds));
				assert_int_equal(at[2], '}');
			}
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_row_of_the_table_is_there),
		cmocka_unit_test(gaps_are_those_of_their_kinds),
		cmocka_unit_test(every_phrase_fits_its_place),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
