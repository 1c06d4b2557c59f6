/* Two worlds that a viewer cannot tell apart, with other hidden cards in each:
   every page that this viewer is shown must be the same in both, whatever
   keys are pressed. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <time.h>

#include "home.h"
#include "lot.h"
#include "memory.h"
#include "pages.h"
#include "picture.h"
#include "replay.h"
#include "script.h"
#include "seen.h"
#include "session.h"

enum { GAMES = 40, TRIES = 300, PLIES = 70, EVENTS_SEEN = 4096 };

/* What one viewer was told of a game. */
struct told_all {
	int count;
	struct event list[EVENTS_SEEN];
	struct view view;
};

static void take_told(const struct match *match, int viewer,
		      struct told_all *told)
{
	memset(told, 0, sizeof *told);
	told->count = match_events(match, viewer, 0, told->list, EVENTS_SEEN);
	match_view(match, viewer, &told->view);
	told->view.book = NULL; /* each match has its own */
}

/* Plays so many decisions by lot, but not to the end. */
static struct match *play_by_lot(const struct rules *rules,
				 struct random *random)
{
	struct match *match = seen_deal(rules, random);
	uint32_t plies = 1 + random_below(random, PLIES);

	while (plies-- && match_turn(match).seat)
		lot_play(match, random);
	if (!match_turn(match).seat) {
		struct match *before =
			match_copy(match, match_plies(match) - 1);

		match_end(match);
		match = before;
	}
	return match;
}

/* A card of the other world: two cards have changed places. */
static uint8_t other_card(uint8_t card, const uint8_t pair[2])
{
	return card == pair[0] ? pair[1] : card == pair[1] ? pair[0] : card;
}

/* Plays the same moves; those of others with the cards changed where
   `changed`.  False when that is no game. */
static bool follow(struct match *world, const struct match *match, int viewer,
		   const uint8_t pair[2], bool changed)
{
	for (int p = 0; p < match_plies(match); p++) {
		struct ply ply = match_ply(match, p);

		if (match_turn(world).seat != ply.seat)
			return false;
		if (changed && ply.seat != viewer)
			ply.move.card = other_card(ply.move.card, pair);
		if (!match_play(world, ply.move, NULL))
			return false;
	}
	return match_misfit(world) < 0;
}

static bool decided_otherwise(const struct match *one,
			      const struct match *other)
{
	for (int p = 0; p < match_plies(one); p++)
		if (!move_equal(match_ply(one, p).move,
				match_ply(other, p).move))
			return true;
	return false;
}

/* The orders of a game as a record of it would have them. */
static void take_orders(const struct match *match, struct orders *orders)
{
	const struct rules *rules = match_book(match)->rules;

	*orders = *match_orders(match);
	for (int n = 0; n < ORDERS_MAX; n++) {
		int last = rules->order_count - 1;
		uint8_t omits = rules->orders[n < last ? n : last].omits;

		if (orders->length[n] > omits)
			orders->length[n] =
				(uint8_t)(orders->length[n] - omits);
	}
}

/* The place of a card of that order; one that was decided about of late, where
   there is one, since it is what a page may let slip. */
static uint32_t pick(const struct match *match, int viewer,
		     const uint8_t *list, uint32_t count,
		     struct random *random)
{
	int back = 1 + (int)random_below(random, 6);

	while (back < match_plies(match) &&
	       match_ply(match, match_plies(match) - back).seat == viewer)
		back++;

	if (back <= match_plies(match)) {
		struct ply ply = match_ply(match, match_plies(match) - back);
		const uint8_t *at = memchr(list, ply.move.card, count);

		if (at)
			return (uint32_t)(at - list);
	}
	return random_below(random, count);
}

/* Another world for that viewer, or NULL when none was found.  One in which
   others decided about other cards is looked for first. */
static struct match *other_world(const struct match *match, int viewer,
				 struct random *random)
{
	static struct told_all here, there;

	take_told(match, viewer, &here);
	for (int i = 0; i < TRIES; i++) {
		struct sitting sitting = *match_sitting(match);
		uint32_t n = random_below(random, ORDERS_MAX);
		uint8_t *list = sitting.orders.list[n], pair[2];
		struct match *world;
		uint32_t a, b;

		take_orders(match, &sitting.orders);
		if (sitting.orders.length[n] < 2)
			continue;
		a = pick(match, viewer, list, sitting.orders.length[n], random);
		b = random_below(random, sitting.orders.length[n]);
		pair[0] = list[a];
		pair[1] = list[b];
		list[a] = pair[1];
		list[b] = pair[0];
		if (pair[0] == pair[1])
			continue;
		world = match_begin(&sitting);
		if (follow(world, match, viewer, pair, i < TRIES / 2) &&
		    (i >= TRIES / 2 || decided_otherwise(match, world))) {
			take_told(world, viewer, &there);
			if (!memcmp(&here, &there, sizeof here))
				return world;
		}
		match_end(world);
	}
	return NULL;
}

/* Every frame that is shown, one behind the other. */
static struct text frames;
static void (*show_first)(void *self, const struct layer *layers, int count);

static void show(void *self, const struct layer *layers, int count)
{
	show_first(self, layers, count);
	picture_dump(script_canvas(self), &frames);
}

enum what { AT_TABLE, IN_REPLAY };

/* Runs the keys on a copy of the match; what was shown, to be freed. */
static char *run(const struct match *match, enum what what, const char *keys,
		 int rows, int columns)
{
	struct script *script = script_open(rows, columns);
	struct match *copy = match_copy(match, match_plies(match));
	struct replay_start start = {.match = copy,
				     .at = match_plies(copy)};
	struct screen screen;

	show_first = script->terminal.show;
	script->terminal.show = show;
	script_screen(script, &screen);
	script_type(script, keys);
	frames = (struct text){0};
	if (what == AT_TABLE)
		table_play(&screen, copy, COVER_TURNS);
	else
		replay_run(&screen, &start);
	match_end(copy);
	screen_close(&screen);
	script_close(script);
	return frames.data;
}

static void compare(const struct match *one, const struct match *other,
		    enum what what, const char *keys, struct random *random)
{
	static const int sizes[][2] = {{24, 80}, {20, 60}, {40, 120}};
	const int *size = sizes[random_below(random, 3)];
	char *here = run(one, what, keys, size[0], size[1]);
	char *there = run(other, what, keys, size[0], size[1]);
	size_t at = 0;

	while (here[at] && here[at] == there[at])
		at++;
	if (here[at] || there[at])
		fail_msg("told apart by \"%s\":\n%.1600s\n-----\n%.1600s", keys,
			 here + (at > 800 ? at - 800 : 0),
			 there + (at > 800 ? at - 800 : 0));
	free(here);
	free(there);
}

/* Keys before any hand is up, the seat's digit among them: cover, menu, log,
   its moments, the face-down hand, the page of the take-back. */
static void put_open_keys(const struct match *match, char *keys, size_t room)
{
	int seat = match_turn(match).seat;

	snprintf(keys, room,
		 "q\033L\001\001\r\003\003\003\004\033\033R\033S\033"
		 "%dL\001\r\003\003\033\033\tK\033q4\r%d\033S\033D",
		 seat, seat);
}

/* The same once the hand is up; nothing is played. */
static void put_own_keys(const struct match *match, char *keys, size_t room)
{
	int seat = match_turn(match).seat;

	snprintf(keys, room,
		 "%d L\001\001\r\003\003\003\003\003\003\004\033\033"
		 "D\033S\033\t\t?\033hjkl0123456789q4\r%d\033 u",
		 seat, seat);
}

/* How many worlds were found for those who look on, and for an owner. */
struct found {
	int open, own;
};

static void check_game(const struct rules *rules, struct random *random,
		       struct found *found)
{
	struct match *match = play_by_lot(rules, random);
	int seat = match_turn(match).seat;
	bool alone = !rules->has_player(match_book(match), 2);
	struct match *world;
	char keys[200];

	world = alone ? NULL : other_world(match, SEAT_PUBLIC, random);
	if (world) {
		put_open_keys(match, keys, sizeof keys);
		compare(match, world, AT_TABLE, keys, random);
		compare(match, world, IN_REPLAY, "\003\003v\003\003v\004v",
			random);
		found->open++;
		match_end(world);
	}
	world = other_world(match, seat, random);
	if (world) {
		put_own_keys(match, keys, sizeof keys);
		compare(match, world, AT_TABLE, keys, random);
		snprintf(keys, sizeof keys, "%.*s \003\003\003\003\003\004",
			 seat - 1, "vvvv");
		compare(match, world, IN_REPLAY, keys, random);
		found->own++;
		match_end(world);
	}
	match_end(match);
}

static void no_page_tells_two_worlds_apart(void **unused)
{
	(void)unused;
	for (int g = 0; games[g]; g++) {
		struct random random = random_start(17, (uint64_t)g);
		struct found found = {0};

		for (int i = 0; i < GAMES; i++)
			check_game(games[g], &random, &found);
		print_message("%s: %d worlds seen by all, %d by one\n",
			      games[g]->name, found.open, found.own);
		assert_true(found.open >= GAMES / 3);
		assert_true(found.own >= GAMES / 3);
	}
}

/* The one file of the folder that is empty before, as old as it is told. */
static char *go_on_list(const struct match *match)
{
	const struct timespec times[] = {{.tv_sec = HOME_NOON - 60},
					 {.tv_sec = HOME_NOON - 60}};
	struct match *copy = match_copy(match, match_plies(match));
	struct script *script = script_open(24, 80);
	struct saved_list list;
	struct screen screen;

	home_make();
	journal_close(journal_begin(copy));
	match_end(copy);
	saved_list(PLACE_GAMES, &list);
	assert_int_equal(list.count, 1);
	utimensat(AT_FDCWD, list.games[0].path, times, 0);
	saved_free(&list);
	show_first = script->terminal.show;
	script->terminal.show = show;
	script_screen(script, &screen);
	screen.now = HOME_NOON;
	script_type(script, "\002\001\rq\033L\033q2\r");
	frames = (struct text){0};
	page_first_menu(&screen);
	screen_close(&screen);
	script_close(script);
	home_drop();
	return frames.data;
}

static void the_go_on_list_tells_nothing(void **unused)
{
	struct random random = random_start(23, 0);
	int found = 0;

	(void)unused;
	for (int i = 0; i < 40; i++) {
		struct match *match = play_by_lot(games[i % 2], &random);
		struct match *world =
			other_world(match, SEAT_PUBLIC, &random);

		if (world && match_book(match)->rules->has_player(
				     match_book(match), 2)) {
			char *here = go_on_list(match);
			char *there = go_on_list(world);

			assert_string_equal(here, there);
			free(here);
			free(there);
			found++;
		}
		match_end(world);
		match_end(match);
	}
	assert_true(found >= 10);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(no_page_tells_two_worlds_apart),
		cmocka_unit_test(the_go_on_list_tells_nothing),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
