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

struct story scene_story(const struct scene *scene, int from, int viewer)
{
	int count = scene->event_count - from;

	return (struct story){.book = scene->view->book,
			      .names = scene->names,
			      .seat = (uint8_t)viewer,
			      .events = scene->events + from,
			      .count = count > 0 ? count : 0};
}

int scene_put_ending(const struct scene *scene, struct canvas *canvas, int row,
		     int column, int most)
{
	struct told told[ENDING_MOST];
	int count = scene->view->book->rules->ending(scene->view, scene->names,
						     told, ENDING_MOST);

	for (int i = 0; i < count && i < most; i++)
		canvas_put(canvas, row++, column, LOOK_PLAIN,
			   scene->layout == LAYOUT_NARROW ? told[i].narrow
							  : told[i].wide);
	return row;
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
