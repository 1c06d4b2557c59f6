/* How many columns a phrase can take. */
#include "measure.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "utf8.h"

static const char *longest_of(char kind, const struct filling *longest)
{
	while (longest->kind && longest->kind != kind)
		longest++;
	if (!longest->kind)
		fail_msg("no filling for the kind %c", kind);
	return longest->words;
}

static void fill_in(const struct phrase *phrase, bool narrow,
		    const struct filling *longest, struct text *text)
{
	const char *fill[PHRASE_GAPS] = {NULL};

	assert_non_null(phrase->wide);
	assert_true(strlen(phrase->kinds) <= PHRASE_GAPS);
	for (int i = 0; phrase->kinds[i]; i++)
		fill[i] = longest_of(phrase->kinds[i], longest);
	phrase_put(text, phrase, narrow, fill);
	assert_in_range(text->length, 1, PHRASE_BYTES - 1);
}

int measure_phrase(const struct phrase *phrase, bool narrow,
		   const struct filling *longest)
{
	struct text text = {0};
	int columns;

	fill_in(phrase, narrow, longest, &text);
	columns = utf8_columns(text_string(&text));
	text_free(&text);
	return columns;
}

static void measure(const struct phrase *phrase, bool narrow,
		    const struct filling *longest, int most)
{
	struct text text = {0};

	fill_in(phrase, narrow, longest, &text);
	if (utf8_columns(text_string(&text)) > most)
		fail_msg("%d columns, not %d: %s",
			 utf8_columns(text_string(&text)), most,
			 text_string(&text));
	text_free(&text);
}

void measure_both(const struct phrase *phrase, const struct filling *longest,
		  int wide, int narrow)
{
	measure(phrase, false, longest, wide);
	measure(phrase, true, longest, narrow);
}
