/* Which painter draws which game. */
#include "painter.h"

#include <stddef.h>

#include "gearseed_paint.h"
#include "sowers_paint.h"

/* One line a game. */
static const struct painter *const painters[] = {
	&sowers_painter,
	&gearseed_painter,
	NULL,
};

const struct painter *painter_find(const struct rules *rules)
{
	for (int i = 0; painters[i]; i++)
		if (painters[i]->rules == rules)
			return painters[i];
	return NULL;
}

void deed_put(struct text *text, const struct deed_words *words,
	      enum tense tense, const char *const *fill)
{
	const struct phrase *phrase = &words->done;

	if (tense == TENSE_NEXT)
		phrase = &words->next;
	else if (tense == TENSE_OWN && words->own.kinds)
		phrase = &words->own;
	phrase_put(text, phrase, false, fill);
}
