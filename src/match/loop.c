/* The one loop: whoever sits at a seat is told, is asked, and answers. */
#include <assert.h>

#include "match.h"

enum { TOLD_AT_ONCE = 64 };

/* Tells a player what happened since it was told last. */
static void tell(const struct match *match, struct player *player, int seat,
		 int *told)
{
	struct event list[TOLD_AT_ONCE];
	int count;

	if (*told > match_event_count(match))
		*told = match_event_count(match); /* some were taken back */
	for (;;) {
		count = match_events(match, seat, *told, list, TOLD_AT_ONCE);
		if (!count)
			return;
		*told += count;
		if (player->tell)
			player->tell(player->self, seat, list, count);
	}
}

static void tell_all(const struct match *match,
		     struct player *const players[SEATS_MAX],
		     int told[SEATS_MAX])
{
	for (int s = 1; s <= match_book(match)->seats; s++)
		if (players[s - 1])
			tell(match, players[s - 1], s, &told[s - 1]);
}

static struct answer ask(const struct match *match, struct player *player,
			 int seat)
{
	struct view view;
	struct menu menu = {0};

	match_view(match, seat, &view);
	view_legal(&view, &menu);
	return player->ask(player->self, &view, &menu);
}

/* Does what was answered; false when that is refused. */
static bool obey(struct match *match, struct answer answer,
		 struct reason *reason)
{
	switch (answer.kind) {
	case ANSWER_MOVE:
		return match_play(match, answer.move, reason);
	case ANSWER_UNDO:
		return match_undo(match, reason);
	case ANSWER_THINKING:
	case ANSWER_LEAVE:
		break;
	}
	return true;
}

enum match_stop match_run(struct match *match,
			  struct player *const players[SEATS_MAX])
{
	int told[SEATS_MAX] = {0};

	for (;;) {
		int seat = match_turn(match).seat;
		struct player *player;
		struct answer answer;
		struct reason reason;

		tell_all(match, players, told);
		if (!seat)
			return MATCH_OVER;
		player = players[seat - 1];
		assert(player);
		answer = ask(match, player, seat);
		if (answer.kind == ANSWER_LEAVE)
			return MATCH_LEFT;
		if (!obey(match, answer, &reason) && player->refuse)
			player->refuse(player->self, &reason);
	}
}
