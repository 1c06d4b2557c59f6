/* A game looked through.  Of a running one no more is shown than what one seat
   may know, and its hand only to its owner's key. */
#include "replay.h"

#include <stdlib.h>
#include <string.h>

#include "memory.h"
#include "pages.h"
#include "replay_inside.h"
#include "table.h"

/* Plays on to that moment, or begins with what led to it. */
static void go_to(struct replay *replay, int moment)
{
	struct match *old = replay->now;

	if (moment < 0)
		moment = 0;
	if (moment > replay->count)
		moment = replay->count;
	if (moment < replay_at(replay)) {
		replay->now = match_copy(old, moment);
		match_end(old);
	}
	for (int next = replay_at(replay); next < moment; next++)
		match_play(replay->now, match_ply(replay->whole, next).move,
			   NULL);
}

/* The next moment in that direction at which a turn begins. */
static int turn_from(const struct replay *replay, int step)
{
	int moment = replay_at(replay) + step;

	while (moment > 0 && moment < replay->count &&
	       replay->turn[moment] == replay->turn[moment - 1])
		moment += step;
	return moment;
}

/* Every moment's turn, and the game at its beginning. */
static void take_turns(struct replay *replay)
{
	replay->count = match_plies(replay->whole);
	replay->turn = memory_get((size_t)(replay->count + 1) *
				  sizeof *replay->turn);
	for (int moment = 0; moment <= replay->count; moment++) {
		go_to(replay, moment);
		replay->turn[moment] = match_turns(replay->now);
	}
}

/* Whoever is next in the round; a hand that was up goes down with it. */
static void see_by_next(struct replay *replay)
{
	const struct book *book = match_book(replay->whole);
	int seat = replay->seat;

	do {
		seat = seat == book->seats ? SEAT_REFEREE : seat + 1;
	} while (seat == SEAT_REFEREE ? replay->running :
					!book->rules->has_player(book, seat));
	replay->seat = seat;
	replay->screen->hand_up = false;
}

static void turn_hand(struct replay *replay)
{
	if (replay->running)
		replay->screen->hand_up = !replay->screen->hand_up;
	replay->screen->idle = false;
}

/* False: a new game begins with the moment that is shown. */
static bool play_on(struct replay *replay)
{
	if (!match_turn(replay->now).seat)
		replay->note = "The game is over here: go back to a moment "
			       "before.";
	else if (!replay->chosen)
		replay->note = "First choose a moment: the arrows go from "
			       "move to move.";
	else
		replay->plays_on = true;
	return !replay->plays_on;
}

/* True when the key went to another moment. */
static bool travel(struct replay *replay, enum request request)
{
	if (request == REQUEST_RIGHT || request == REQUEST_DOWN)
		go_to(replay, replay_at(replay) + 1);
	else if (request == REQUEST_LEFT || request == REQUEST_UP)
		go_to(replay, replay_at(replay) - 1);
	else if (request == REQUEST_PAGE_DOWN)
		go_to(replay, turn_from(replay, 1));
	else if (request == REQUEST_PAGE_UP)
		go_to(replay, turn_from(replay, -1));
	else if (request == REQUEST_HOME)
		go_to(replay, 0);
	else if (request == REQUEST_END)
		go_to(replay, replay->count);
	else
		return false;
	return replay->chosen = true;
}

static bool press(void *self, struct key key)
{
	struct replay *replay = self;
	struct press press =
		screen_press(replay->screen, &replay->page, key);

	replay->note = NULL;
	if (travel(replay, press.request))
		return true;
	if (press.request == REQUEST_KEYS)
		page_keys(replay->screen);
	if (press.request == REQUEST_RULEBOOK)
		page_rulebook(replay->screen, match_book(replay->whole)->rules,
			      NULL);
	if (press.request == REQUEST_SEEN_BY && !replay->table)
		see_by_next(replay);
	if (press.request == REQUEST_TURN_HAND && !replay->table)
		turn_hand(replay);
	if (press.request == REQUEST_ENTER && !replay->table)
		return play_on(replay);
	return press.request != REQUEST_BACK && press.request != REQUEST_MENU;
}

/* The first seat with a hand: a running game opens on its side, covered. */
static int first_seat(const struct match *match)
{
	const struct book *book = match_book(match);
	int seat = 1;

	while (!book->rules->has_player(book, seat))
		seat++;
	return seat;
}

int replay_run(struct screen *screen, const struct replay_start *start)
{
	const struct painter *painter =
		painter_find(match_book(start->match)->rules);
	struct replay replay = {
		.screen = screen,
		.whole = start->match,
		.painter = painter ? painter : &text_painter,
		.now = match_copy(start->match, 0),
		.running = match_turn(start->match).seat != 0,
		.table = start->seat != 0,
		.seat = start->seat,
		.page = {.context = KEYS_LIST, .draw = replay_show,
			 .press = press, .self = &replay},
	};
	int from;

	if (replay.running && !replay.table) {
		replay.seat = first_seat(start->match);
		screen->hand_up = false;
	}
	replay.choice = memory_get(replay.painter->choice_size + 1);
	take_turns(&replay);
	go_to(&replay, start->at);
	screen_run(screen, &replay.page);
	from = replay.plays_on ? replay_at(&replay) : -1;
	if (!replay.table)
		screen->hand_up = false;
	match_end(replay.now);
	free(replay.turn);
	free(replay.events);
	free(replay.choice);
	return from;
}
