/* What the Score and Burst cards would show beside a score. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "gearseed.h"
#include "gearseed_paint.h"
#include "picture.h"
#include "seen.h"

/* The end page of record D, had Ana and Ben those scores. */
static void check_end(struct seen *seen, int ana, const char *shown)
{
	static struct canvas canvas;
	struct state_room room;
	struct text drawn = {0};
	struct view view;
	struct gearseed *state = (struct gearseed *)room_state(&room);
	char words[60];

	match_view(seen->match, SEAT_REFEREE, &view);
	room = view.masked;
	state->score[0] = (uint32_t)ana;
	state->score[1] = 99;
	seen_world(seen, room_state(&room));
	canvas_begin(&canvas, 24, 80, false);
	seen->painter->end(&seen->scene, &canvas);
	picture_dump(&canvas, &drawn);
	snprintf(words, sizeof words, "Ana's cards%24s\n", shown);
	if (!strstr(text_string(&drawn), words))
		fail_msg("%d: no%s", ana, words);
	text_free(&drawn);
}

static void B22_what_the_cards_show_beside_the_number(void **test)
{
	struct seen *seen =
		seen_begin(&gearseed_painter, seen_record("D", -1), 1,
			   PHASE_REPLAY, LAYOUT_STANDARD, 24, 80);

	(void)test;
	check_end(seen, 0, "front at 0");
	check_end(seen, 14, "front at 14");
	check_end(seen, 15, "back at 15");
	check_end(seen, 30, "back at 30");
	check_end(seen, 31, "front at 1, +30");
	check_end(seen, 44, "front at 14, +30");
	check_end(seen, 45, "back at 15, +30");
	check_end(seen, 60, "back at 30, +30");
	check_end(seen, 61, "past 60: 61");
	seen_end(seen);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(B22_what_the_cards_show_beside_the_number),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
