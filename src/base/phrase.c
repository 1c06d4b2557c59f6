/* Sentences in a wide and a narrow form, with numbered gaps. */
#include "phrase.h"

#include <stddef.h>
#include <string.h>

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
