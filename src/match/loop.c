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

struct question {
	const struct match *match;
	bool seen, listed;
	struct view view;
	struct menu menu;
};

const struct view *question_view(struct question *question)
{
	const struct match *match = question->match;

	if (!question->seen)
		match_view(match, match_turn(match).seat, &question->view);
	question->seen = true;
	return &question->view;
}

const struct menu *question_menu(struct question *question)
{
	if (!question->listed)
		view_legal(question_view(question), &question->menu);
	question->listed = true;
	return &question->menu;
}

static struct answer ask(const struct match *match, struct player *player)
{
	struct question question;

	question.match = match;
	question.seen = question.listed = false;
	return player->ask(player->self, &question);
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
		answer = ask(match, player);
		if (answer.kind == ANSWER_LEAVE)
			return MATCH_LEFT;
		if (!obey(match, answer, &reason) && player->refuse)
			player->refuse(player->self, &reason);
	}
}
