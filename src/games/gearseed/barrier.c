/* Why undo stops, in a sentence for the seat that made the last decision. */
#include "inner.h"

#include <string.h>

#include "phrases.h"

/* Appends a card's code, as many as a short list takes. */
static void add_code(const struct story *story, uint8_t card, int *count,
		     char *list)
{
	const char *code;

	if (card == CARD_UNKNOWN || ++*count > 4)
		return; /* another seat's, or beyond a short list */
	code = gs_design(story->book, card)->code;
	if (list[0])
		strcat(list, " ");
	strcat(list, code);
}

void gs_barrier(const struct story *story, struct reason *reason)
{
	char list[8 * GS_CODE_BYTES] = "";
	const char *const fill[] = {list};
	enum gs_phrase phrase = PHRASE_UNDO_OTHER;
	int seen = 0;

	for (int i = 0; i < story->count; i++) {
		const struct event *event = &story->events[i];

		if (event->kind == EVENT_DREW || event->kind == EVENT_SEEN)
			add_code(story, event->card, &seen, list);
		if (event->kind == EVENT_SEASON)
			phrase = PHRASE_UNDO_SEASON;
	}
	if (seen)
		phrase = PHRASE_UNDO_SEEN;
	reason_set(reason, "", &gs_phrases[phrase], fill);
}
