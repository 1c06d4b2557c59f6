/* What a view hides stays hidden: views, events, menus and undo of every
   rulebook, held against other worlds that agree with a view. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "play.h"

enum { GAMES = 30, WORLDS = 4 };

/* A whole state with the room's padding cleared. */
static void guess(const struct view *view, struct random *random,
		  struct state_room *world)
{
	memset(world, 0, sizeof *world);
	view->book->rules->guess(view, random, room_state(world));
}

static void assert_same_view(const struct view *view, struct state_room *world)
{
	const struct book *book = view->book;
	struct text one = {0}, other = {0};
	struct view again;

	view_take(&again, book, room_state(world), view->seat);
	book->rules->describe(view, &one);
	book->rules->describe(&again, &other);
	assert_string_equal(text_string(&one), text_string(&other));
	assert_memory_equal(&again.masked, &view->masked,
			    book->rules->state_size);
	text_free(&one);
	text_free(&other);
}

static void check_guess(struct match *match, struct random *random)
{
	const struct book *book = match_book(match);

	for (int seat = 1; seat <= book->seats; seat++) {
		struct view view;

		match_view(match, seat, &view);
		for (int i = 0; i < WORLDS; i++) {
			struct state_room world;
			struct menu menu;
			const char *wrong;

			guess(&view, random, &world);
			wrong = book->rules->audit(book, room_state(&world));
			if (wrong)
				fail_msg("%s: %s", book->rules->name, wrong);
			assert_same_view(&view, &world);
			book->rules->legal(book, room_state(&world), &menu);
			assert_int_equal(menu.count > 0,
					 match_turn(match).seat > 0);
		}
	}
}

static void every_world_that_a_view_allows_looks_the_same(void **test)
{
	(void)test;
	play_walk(30, GAMES, check_guess);
}

static void check_menu(struct match *match, struct random *random)
{
	const struct book *book = match_book(match);
	struct menu menu = {0}, other;
	struct state_room world;
	struct view view;

	if (!match_turn(match).seat)
		return;
	match_view(match, match_turn(match).seat, &view);
	view_legal(&view, &menu);
	for (int i = 0; i < WORLDS; i++) {
		guess(&view, random, &world);
		memset(&other, 0, sizeof other);
		book->rules->legal(book, room_state(&world), &other);
		assert_memory_equal(&other, &menu, sizeof menu);
	}
}

static void a_menu_does_not_hang_on_what_its_seat_cannot_know(void **test)
{
	(void)test;
	play_walk(30, GAMES, check_menu);
}

/* Plays a move in a world of its own.  True when a shuffle came of it. */
static bool apply(const struct match *match, struct move move,
		  struct state_room *world, struct events *events)
{
	const struct book *book = match_book(match);
	struct orders made = {0};
	struct luck luck = {.deal = match_sitting(match)->deal, .made = &made};

	memset(events, 0, sizeof *events);
	book->rules->apply(book, room_state(world), move, &luck, events);
	for (int n = 0; n < ORDERS_MAX; n++)
		if (made.length[n])
			return true;
	return false;
}

static bool same_masked(const struct match *match, struct state_room *one,
			struct state_room *other, int seat)
{
	struct view left, right;

	view_take(&left, match_book(match), room_state(one), seat);
	view_take(&right, match_book(match), room_state(other), seat);
	return !memcmp(&left.masked, &right.masked, sizeof left.masked);
}

/* True for two moves that differ in their card at most. */
static bool alike(struct move one, struct move other)
{
	one.card = other.card;
	return move_equal(one, other);
}

/* Another world's answer to the question, alike where it can be. */
static struct move answer_like(const struct match *match, struct move move,
			       struct state_room *world, struct random *random)
{
	const struct book *book = match_book(match);
	struct menu menu = {0};
	struct move other;

	book->rules->legal(book, room_state(world), &menu);
	for (int i = 0; i < 16; i++) {
		other = menu.move[random_below(random, (uint32_t)menu.count)];
		if (alike(move, other))
			break;
	}
	return other;
}

/* Where another seat sees no difference between two worlds before and after
   a move in each, alike but for its card, the events it is told are the same
   too.  (A card that all have seen may be shuffled in at once: no view shows
   it.) */
static void check_events(struct match *match, struct random *random)
{
	const struct book *book = match_book(match);

	if (!match_turn(match).seat)
		return;
	for (int seat = 1; seat <= book->seats; seat++) {
		struct move move = lot_move(match, random);
		struct move other;
		struct state_room here, there;
		struct events mine, theirs;
		struct view view;

		if (seat == match_turn(match).seat)
			continue;
		match_view(match, seat, &view);
		play_state(match, &here);
		guess(&view, random, &there);
		other = answer_like(match, move, &there, random);
		if (!alike(move, other) ||
		    apply(match, move, &here, &mine) ||
		    apply(match, other, &there, &theirs))
			continue;
		if (!same_masked(match, &here, &there, seat))
			continue;
		if (book->rules->outcome(book, room_state(&here)).over)
			continue;
		assert_int_equal(mine.count, theirs.count);
		for (int i = 0; i < mine.count; i++) {
			struct event told = event_for(mine.list[i], seat);
			struct event also = event_for(theirs.list[i], seat);

			/* Its own draws come in an order that no view shows. */
			if (told.seat == seat && also.seat == seat)
				continue;
			if (memcmp(&told, &also, sizeof told))
				fail_msg("%s: event kind %d tells seat %d "
					 "more than its view",
					 book->rules->name, told.kind, seat);
		}
	}
}

static void events_tell_no_more_than_views(void **test)
{
	(void)test;
	play_walk(30, 2 * GAMES, check_events);
}

/* Where undo is free, the seat's view after its move follows from its view
   before: in every world that agrees with that, it comes out the same. */
static void check_news(struct match *match, struct random *random)
{
	const struct book *book = match_book(match);
	int seat = match_turn(match).seat;
	struct move move;
	struct match *after;
	struct reason reason;
	struct view view;
	struct state_room here;

	if (!seat)
		return;
	move = lot_move(match, random);
	after = match_copy(match, match_plies(match));
	assert_true(match_play(after, move, &reason));
	play_state(after, &here);
	match_view(match, seat, &view);
	for (int i = 0; match_can_undo(after) && i < WORLDS; i++) {
		struct state_room there;
		struct events events;

		guess(&view, random, &there);
		apply(match, move, &there, &events);
		/* That the next seat could go on is no event, and where it
		   cannot the game is over and nothing is taken back. */
		if (book->rules->outcome(book, room_state(&there)).over)
			continue;
		if (!same_masked(match, &here, &there, seat)) {
			struct text text = {0};

			move_print(book, move, &text);
			fail_msg("%s: %s told seat %d something new",
				 book->rules->name, text_string(&text), seat);
		}
	}
	match_end(after);
}

static void undo_is_free_only_where_nothing_was_learned(void **test)
{
	(void)test;
	play_walk(30, 2 * GAMES, check_news);
}

/* The orders that a game came to, two cards of one of them swapped. */
static void swap_cards(const struct match *match, struct random *random,
		       struct orders *orders)
{
	const struct rules *rules = match_book(match)->rules;
	int last = rules->order_count - 1;
	uint32_t made = 0;
	uint8_t *one, *other, kept;
	int n;

	*orders = *match_orders(match);
	for (; made < ORDERS_MAX && orders->length[made]; made++)
		orders->length[made] -=
			rules->orders[(int)made < last ? (int)made : last]
				.omits;
	n = (int)random_below(random, made);
	one = &orders->list[n][random_below(random, orders->length[n])];
	other = &orders->list[n][random_below(random, orders->length[n])];
	kept = *one;
	*one = *other;
	*other = kept;
}

/* Plays the same decisions with other luck; where a card is not there, one
   of the same kind.  NULL when the games part. */
static struct match *play_again(const struct match *match,
				const struct orders *orders,
				struct random *random)
{
	struct sitting sitting = *match_sitting(match);
	struct match *again;
	struct reason reason;

	sitting.orders = *orders;
	again = match_begin(&sitting);
	for (int i = 0; i < match_plies(match); i++) {
		struct move move = match_ply(match, i).move;
		struct state_room room;

		if (match_turn(again).seat != match_ply(match, i).seat) {
			match_end(again);
			return NULL;
		}
		play_state(again, &room);
		if (!match_why(again, move, NULL))
			move = answer_like(again, move, &room, random);
		assert_true(match_play(again, move, &reason));
	}
	return again;
}

static bool told_the_same(const struct match *one, const struct match *other,
			  int seat)
{
	int count = match_event_count(one);

	if (match_event_count(other) != count)
		return false;
	for (int i = 0; i < count; i++) {
		struct event left, right;

		match_events(one, seat, i, &left, 1);
		match_events(other, seat, i, &right, 1);
		if (memcmp(&left, &right, sizeof left))
			return false;
	}
	return true;
}

/* Two games that told a seat the same look the same to it, whatever the
   cards it has not seen. */
static int check_swap(const struct match *match, struct random *random)
{
	const struct book *book = match_book(match);
	struct orders orders;
	struct match *other;
	int same = 0;

	swap_cards(match, random, &orders);
	other = play_again(match, &orders, random);
	for (int seat = 1; other && seat <= book->seats; seat++) {
		struct state_room here, there;

		if (!match_turn(match).seat || !match_turn(other).seat ||
		    match_misfit(other) >= 0 ||
		    !told_the_same(match, other, seat))
			continue;
		play_state(match, &here);
		play_state(other, &there);
		assert_true(same_masked(match, &here, &there, seat));
		same += memcmp(&here, &there, sizeof here) != 0;
	}
	match_end(other);
	return same;
}

static void two_unseen_cards_may_be_swapped(void **test)
{
	(void)test;
	for (int g = 0; games[g]; g++) {
		struct random random = random_start(31, (uint64_t)g);
		int same = 0;

		for (int i = 0; i < 600; i++) {
			struct match *match = play_random(
				games[g], &random,
				(int)random_below(&random, 20));

			same += check_swap(match, &random);
			match_end(match);
		}
		assert_true(same >= 20);
	}
}

/* What lies open to all follows from every seat's view. */
static void check_public(struct match *match, struct random *random)
{
	const struct book *book = match_book(match);
	struct text open = {0};
	struct view view;

	match_view(match, SEAT_PUBLIC, &view);
	book->rules->describe(&view, &open);
	for (int seat = 1; seat <= book->seats; seat++) {
		struct text again = {0};
		struct state_room world;

		match_view(match, seat, &view);
		guess(&view, random, &world);
		view_take(&view, book, room_state(&world), SEAT_PUBLIC);

		book->rules->describe(&view, &again);
		assert_string_equal(text_string(&again), text_string(&open));
		text_free(&again);
	}
	text_free(&open);
}

static void what_lies_open_is_the_same_in_every_world(void **test)
{
	(void)test;
	play_walk(30, GAMES, check_public);
}

static void check_end(struct match *match, struct random *random)
{
	const struct book *book = match_book(match);
	struct view all, mine;

	(void)random;
	if (match_turn(match).seat)
		return;
	match_view(match, SEAT_REFEREE, &all);
	for (int seat = 1; seat <= book->seats; seat++) {
		match_view(match, seat, &mine);
		assert_memory_equal(&mine.masked, &all.masked,
				    sizeof all.masked);
	}
}

static void when_the_game_is_over_nothing_is_hidden(void **test)
{
	(void)test;
	play_walk(30, GAMES, check_end);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_world_that_a_view_allows_looks_the_same),
		cmocka_unit_test(
			a_menu_does_not_hang_on_what_its_seat_cannot_know),
		cmocka_unit_test(events_tell_no_more_than_views),
		cmocka_unit_test(undo_is_free_only_where_nothing_was_learned),
		cmocka_unit_test(two_unseen_cards_may_be_swapped),
		cmocka_unit_test(what_lies_open_is_the_same_in_every_world),
		cmocka_unit_test(when_the_game_is_over_nothing_is_hidden),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
