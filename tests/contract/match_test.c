/* A game being played, of every rulebook: undo, copies, the one loop. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "play.h"

enum { GAMES = 20, LONGEST = 500 };

/* Everything that undo has to bring back. */
struct kept {
	struct state_room state;
	struct orders orders;
	struct event *events;
	int event_count;
	char *record;
};

static struct kept keep(const struct match *match)
{
	struct kept kept = {
		.orders = *match_orders(match),
		.events = play_events(match),
		.event_count = match_event_count(match),
		.record = play_record(match, RECORD_WHOLE),
	};

	play_state(match, &kept.state);
	return kept;
}

static void drop(struct kept *kept)
{
	free(kept->events);
	free(kept->record);
}

static void assert_kept(const struct match *match, const struct kept *kept)
{
	struct kept now = keep(match);

	assert_memory_equal(&now.state, &kept->state, sizeof now.state);
	assert_memory_equal(&now.orders, &kept->orders, sizeof now.orders);
	assert_int_equal(now.event_count, kept->event_count);
	assert_memory_equal(now.events, kept->events,
			    (size_t)now.event_count * sizeof *now.events);
	assert_string_equal(now.record, kept->record);
	drop(&now);
}

/* The news that the last decision brought the seat that made it, by the
   rulebook's own word. */
static bool brings_news(const struct match *match, struct move move)
{
	const struct book *book = match_book(match);
	struct luck luck = {.deal = match_sitting(match)->deal};
	int seat = match_turn(match).seat;
	struct events events = {0};
	struct state_room room;

	play_state(match, &room);
	book->rules->apply(book, room_state(&room), move, &luck, &events);
	for (int i = 0; i < events.count; i++)
		if (events.list[i].news >> (seat - 1) & 1)
			return true;
	return book->rules->outcome(book, room_state(&room)).over;
}

static int check_undo(struct match *match, struct random *random)
{
	struct move move = lot_move(match, random);
	bool news = brings_news(match, move);
	struct kept before = keep(match);
	struct kept after;
	struct reason reason = {0};
	int undone = 0;

	assert_true(match_play(match, move, &reason));
	after = keep(match);
	assert_int_equal(match_can_undo(match), !news);
	if (match_undo(match, &reason)) {
		assert_kept(match, &before);
		assert_true(match_play(match, move, &reason));
		undone = 1;
	} else {
		assert_true(reason.wide[0] && reason.narrow[0]);
	}
	assert_kept(match, &after);
	drop(&before);
	drop(&after);
	return undone;
}

static void undo_brings_back_every_byte_up_to_its_barrier(void **test)
{
	(void)test;
	for (int g = 0; games[g]; g++) {
		struct random random = random_start(40, (uint64_t)g);
		int undone = 0;

		for (int i = 0; i < GAMES; i++) {
			struct match *match = play_random(games[g], &random, 0);

			while (match_turn(match).seat)
				undone += check_undo(match, &random);
			assert_false(match_undo(match, NULL));
			match_end(match);
		}
		assert_true(undone > 0);
	}
}

/* Played again up to every decision, each copy is the game at that time. */
static void a_copy_stands_where_the_game_stood(void **test)
{
	(void)test;
	for (int g = 0; games[g]; g++) {
		struct random random = random_start(41, (uint64_t)g);
		struct match *match = play_random(games[g], &random, LONGEST);
		struct match *again = match_begin(match_sitting(match));
		struct reason reason;

		for (int i = 0; i < match_plies(match); i++) {
			struct match *copy = match_copy(match, i);
			struct kept kept = keep(again);

			assert_kept(copy, &kept);
			match_end(copy);
			drop(&kept);
			assert_true(match_play(again, match_ply(match, i).move,
					       &reason));
		}
		match_end(again);
		match_end(match);
	}
}

static void taking_back_goes_to_the_seat_s_last_decision(void **test)
{
	(void)test;
	for (int g = 0; games[g]; g++) {
		struct random random = random_start(42, (uint64_t)g);

		for (int i = 1; i < GAMES; i++) {
			struct match *match =
				play_random(games[g], &random, i);
			int seat = match_ply(match, 0).seat;
			int ply = match_plies(match) - 1;
			struct match *copy;
			struct state_room one, other;

			while (match_ply(match, ply).seat != seat)
				ply--;
			if (!match_turn(match).seat) {
				assert_false(match_take_back(match, seat));
				match_end(match);
				continue;
			}
			copy = match_copy(match, ply);
			assert_true(match_take_back(match, seat));
			play_state(match, &one);
			play_state(copy, &other);
			assert_memory_equal(&one, &other, sizeof one);
			assert_int_equal(match_plies(match), ply);
			assert_int_equal(match_remarks(match), 1);
			assert_int_equal(match_remark_at(match, 0).plies, ply);
			match_end(copy);
			match_end(match);
		}
	}
}

static void nobody_takes_back_what_was_not_decided(void **test)
{
	(void)test;
	for (int g = 0; games[g]; g++) {
		struct random random = random_start(43, (uint64_t)g);
		struct match *match = play_random(games[g], &random, 0);
		struct reason reason;

		assert_false(match_undo(match, &reason));
		assert_string_equal(reason.wide,
				    "There is nothing to take back.");
		assert_false(match_can_undo(match));
		assert_false(match_take_back(match, 1));
		match_end(match);
	}
}

static void an_illegal_move_changes_nothing(void **test)
{
	(void)test;
	for (int g = 0; games[g]; g++) {
		struct random random = random_start(44, (uint64_t)g);
		struct match *match = play_random(games[g], &random, 3);
		struct kept kept = keep(match);
		struct reason reason;
		struct move *moves;
		int count;

		moves = play_conceivable(match, &random, &count);
		for (int i = 0; i < count && match_turn(match).seat; i++) {
			if (match_why(match, moves[i], NULL))
				continue;
			assert_false(match_play(match, moves[i], &reason));
		}
		assert_kept(match, &kept);
		free(moves);
		drop(&kept);
		match_end(match);
	}
}

static void after_the_end_nothing_is_legal(void **test)
{
	struct move resign = {.verb = VERB_RESIGN};

	(void)test;
	for (int g = 0; games[g]; g++) {
		struct random random = random_start(45, (uint64_t)g);
		struct match *match = play_random(games[g], &random, LONGEST);
		struct reason reason;

		assert_false(match_play(match, resign, &reason));
		assert_string_equal(reason.wide, "The game is over.");
		match_end(match);
	}
}

/* A player that answers at random, and now and then does something else. */
struct guest {
	struct player player;
	struct random random;
	int asked, told, refused;
	int leaves; /* at which question; 0: never */
	bool odd;   /* answers with what is refused, undoes, thinks */
	int seat;
};

static struct answer ask(void *self, struct question *question)
{
	struct guest *guest = self;
	const struct view *view = question_view(question);
	const struct menu *menu = question_menu(question);
	struct answer answer = {.kind = ANSWER_MOVE};
	uint32_t pick;

	assert_true(menu->count > 0);
	assert_int_equal(view->seat, view_turn(view).seat);
	assert_int_equal(view->seat, guest->seat);
	if (++guest->asked == guest->leaves)
		answer.kind = ANSWER_LEAVE;
	pick = random_below(&guest->random, 4);
	if (guest->odd && pick == 1)
		answer.kind = ANSWER_THINKING;
	if (guest->odd && pick == 2)
		answer.kind = ANSWER_UNDO;
	answer.move = menu->move[random_below(&guest->random,
					      (uint32_t)menu->count)];
	if (guest->odd && pick == 3)
		answer.move.at[3] = 77;
	return answer;
}

static void tell(void *self, int seat, const struct event *events, int count)
{
	struct guest *guest = self;

	assert_int_equal(seat, guest->seat);
	for (int i = 0; i < count; i++)
		assert_int_equal(events[i].news, 0);
	guest->told += count;
}

static void refuse(void *self, const struct reason *reason)
{
	struct guest *guest = self;

	assert_true(reason->wide[0]);
	guest->refused++;
}

static void seat_guests(struct guest guests[SEATS_MAX],
			struct player *players[SEATS_MAX], bool odd)
{
	for (int i = 0; i < SEATS_MAX; i++) {
		guests[i] = (struct guest){
			.player = {ask, tell, refuse, &guests[i]},
			.random = random_start(46, (uint64_t)i),
			.odd = odd,
			.seat = i + 1,
		};
		players[i] = &guests[i].player;
	}
}

static void the_loop_asks_and_tells_to_the_end(void **test)
{
	(void)test;
	for (int g = 0; games[g]; g++) {
		struct random random = random_start(47, (uint64_t)g);
		struct match *match = play_random(games[g], &random, 0);
		struct guest guests[SEATS_MAX];
		struct player *players[SEATS_MAX];
		int asked = 0;

		seat_guests(guests, players, false);
		assert_int_equal(match_run(match, players), MATCH_OVER);
		assert_true(match_outcome(match).over);
		for (int i = 0; i < match_book(match)->seats; i++) {
			assert_int_equal(guests[i].told,
					 match_event_count(match));
			asked += guests[i].asked;
		}
		assert_int_equal(asked, match_plies(match));
		match_end(match);
	}
}

static void the_loop_bears_refusals_undo_and_thought(void **test)
{
	int refused = 0;

	(void)test;
	for (int g = 0; games[g]; g++) {
		struct random random = random_start(48, (uint64_t)g);
		struct match *match = play_random(games[g], &random, 0);
		struct guest guests[SEATS_MAX];
		struct player *players[SEATS_MAX];

		seat_guests(guests, players, true);
		assert_int_equal(match_run(match, players), MATCH_OVER);
		for (int i = 0; i < SEATS_MAX; i++)
			refused += guests[i].refused;
		match_end(match);
	}
	assert_true(refused > 0);
}

static void who_leaves_leaves_the_game_as_it_is(void **test)
{
	(void)test;
	for (int g = 0; games[g]; g++) {
		struct random random = random_start(49, (uint64_t)g);
		struct match *match = play_random(games[g], &random, 0);
		struct guest guests[SEATS_MAX];
		struct player *players[SEATS_MAX];
		int first = match_turn(match).seat;

		seat_guests(guests, players, false);
		guests[first - 1].leaves = 2;
		assert_int_equal(match_run(match, players), MATCH_LEFT);
		assert_int_equal(match_turn(match).seat, first);
		assert_true(match_plies(match) > 0);
		match_end(match);
	}
}

static void the_barrier_names_what_was_seen(void **test)
{
	(void)test;
	for (int g = 0; games[g]; g++) {
		struct random random = random_start(50, (uint64_t)g);
		int seen = 0;

		for (int i = 0; i < 60; i++) {
			struct match *match =
				play_random(games[g], &random, 1 + i % 9);
			struct reason reason;

			if (match_turn(match).seat &&
			    !match_undo(match, &reason)) {
				assert_memory_equal(reason.wide,
						    "Undo stops here: ", 17);
				assert_null(strchr(reason.wide, '?'));
				seen++;
			}
			match_end(match);
		}
		assert_true(seen > 0);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(undo_brings_back_every_byte_up_to_its_barrier),
		cmocka_unit_test(a_copy_stands_where_the_game_stood),
		cmocka_unit_test(taking_back_goes_to_the_seat_s_last_decision),
		cmocka_unit_test(nobody_takes_back_what_was_not_decided),
		cmocka_unit_test(an_illegal_move_changes_nothing),
		cmocka_unit_test(after_the_end_nothing_is_legal),
		cmocka_unit_test(the_loop_asks_and_tells_to_the_end),
		cmocka_unit_test(the_loop_bears_refusals_undo_and_thought),
		cmocka_unit_test(who_leaves_leaves_the_game_as_it_is),
		cmocka_unit_test(the_barrier_names_what_was_seen),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
