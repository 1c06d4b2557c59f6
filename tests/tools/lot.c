/* Moves drawn by lot, for games that need no player. */
#include "lot.h"

#include <assert.h>

#include "random.h"

struct move lot_move(const struct match *match, struct random *random)
{
	struct view view;
	struct menu menu = {0};

	match_view(match, SEAT_REFEREE, &view);
	view_legal(&view, &menu);
	assert(menu.count > 0);
	return menu.move[random_below(random, (uint32_t)menu.count)];
}

void lot_play(struct match *match, struct random *random)
{
	struct reason reason;

	assert(match_play(match, lot_move(match, random), &reason));
}
