/* Sentences in a wide and a narrow form, with numbered gaps. */
#include "phrase.h"

#include <stddef.h>
#include <string.h>

#include "utf8.h"

void phrase_put(struct text *text, const struct phrase *phrase, bool narrow,
		const char *const *fill)
{
	const char *from =
		narrow && phrase->narrow ? phrase->narrow : phrase->wide;

	while (*from) {
		size_t plain = strcspn(from, "{");

		text_put_bytes(text, from, plain);
		from += plain;
		if (!*from)
			return;
		text_put(text, fill[from[1] - '1']);
		from += 3;
	}
}

void phrase_fit(struct text *text, const struct phrase *phrase, int columns,
		const char *const *fill)
{
	size_t before = text->length;

	phrase_put(text, phrase, false, fill);
	if (utf8_columns(text_string(text) + before) <= columns)
		return;
	text_cut(text, before);
	phrase_put(text, phrase, true, fill);
}
