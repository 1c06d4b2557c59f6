/* The score sheet: points by source, by Season and by build, from events. */
#include "inner.h"

void gs_sheet_add(struct gs_sheet *sheet, const struct book *book,
		  const struct event *events, int count)
{
	for (int i = 0; i < count; i++) {
		const struct event *event = &events[i];
		int season = (event->turn - 1) / book->seats;

		if (event->kind == EVENT_TIEBREAK)
			sheet->tiebreak[event->seat - 1] += event->count;
		if (event->kind != EVENT_GAINED)
			continue;
		sheet->source[event->seat - 1][event->extra] += event->count;
		sheet->season[event->seat - 1][season] += event->count;
	}
}

/* The latest build at the cell of a gain, or -1. */
static int build_of(const struct gs_sheet_build *list, int count,
		    const struct event *event)
{
	for (int i = count - 1; i >= 0; i--)
		if (list[i].card == event->card &&
		    list[i].cell.x == event->at[0] &&
		    list[i].cell.y == event->at[1])
			return i;
	return -1;
}

int gs_sheet_builds(const struct event *events, int count,
		    struct gs_sheet_build *list, int most)
{
	int builds = 0;

	for (int i = 0; i < count; i++) {
		const struct event *event = &events[i];
		bool burst = event->kind == EVENT_GAINED && !event->card;
		int row = -1;

		if ((burst || event->kind == EVENT_BUILT) && builds < most) {
			list[builds++] = (struct gs_sheet_build){
				.seat = event->seat,
				.turn = event->turn,
				.card = event->card,
				.cell = {event->at[0], event->at[1]}};
		}
		if (event->kind == EVENT_GAINED)
			row = build_of(list, builds, event);
		if (row >= 0)
			list[row].source[event->extra] += event->count;
	}
	return builds;
}
