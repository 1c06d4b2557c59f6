/* What a match tells those who keep it and those who play it, and what it
   keeps of its remarks. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "lot.h"
#include "play.h"
#include "seal.h"

enum { GAMES = 12, LONGEST = 500 };

struct heard {
	int count;
	enum match_change change;
	int seat;
};

static void hear(void *self, const struct match *match,
		 enum match_change change, int seat)
{
	struct heard *heard = self;

	(void)match;
	heard->count++;
	heard->change = change;
	heard->seat = seat;
}

static void assert_heard(struct heard *heard, enum match_change change,
			 int seat)
{
	assert_int_equal(heard->count, 1);
	assert_int_equal(heard->change, change);
	assert_int_equal(heard->seat, seat);
	heard->count = 0;
}

/* Undone too where another seat is asked by then. */
static void a_watcher_hears_who_decided(void **test)
{
	(void)test;
	for (int g = 0; games[g]; g++) {
		struct random random = random_start(71, (uint64_t)g);
		int passed = 0;

		for (int i = 0; i < GAMES; i++) {
			struct match *match = play_random(games[g], &random, 0);
			struct heard heard = {0};

			match_watch(match, (struct watcher){hear, &heard});
			while (match_turn(match).seat) {
				struct move move = lot_move(match, &random);
				int seat = match_turn(match).seat;

				assert_true(match_play(match, move, NULL));
				assert_heard(&heard, MATCH_PLAYED, seat);
				if (!match_can_undo(match))
					continue;
				passed += match_turn(match).seat != seat;
				assert_true(match_undo(match, NULL));
				assert_heard(&heard, MATCH_UNDONE, seat);
				assert_true(match_play(match, move, NULL));
				assert_heard(&heard, MATCH_PLAYED, seat);
			}
			match_end(match);
		}
		assert_true(passed > 0);
	}
}

static void a_watcher_hears_of_remarks_but_not_of_copies(void **test)
{
	(void)test;
	for (int g = 0; games[g]; g++) {
		struct random random = random_start(72, (uint64_t)g);
		struct match *match = play_random(games[g], &random, 3);
		int seat = match_ply(match, 0).seat;
		struct heard heard = {0};
		struct match *copy;

		match_watch(match, (struct watcher){hear, &heard});
		match_remark(match, REMARK_HINT, 2);
		assert_heard(&heard, MATCH_REMARKED, 2);
		copy = match_copy(match, match_plies(match));
		match_remark(copy, REMARK_HINT, 1);
		assert_int_equal(heard.count, 0);
		match_end(copy);
		if (match_take_back(match, seat))
			assert_heard(&heard, MATCH_TAKEN_BACK, seat);
		match_end(match);
	}
}

/* A hint stays where it was given, or at the place gone back to. */
static void no_remark_stands_behind_the_last_decision(void **test)
{
	(void)test;
	for (int g = 0; games[g]; g++) {
		struct random random = random_start(73, (uint64_t)g);
		struct match *match, *copy;
		int seat, plies;

		do {
			match = play_random(games[g], &random, 4);
			if (match_turn(match).seat)
				break;
			match_end(match);
		} while (true);
		plies = match_plies(match);
		seat = match_ply(match, plies - 1).seat;
		match_remark(match, REMARK_HINT, seat);
		copy = match_copy(match, plies);
		assert_int_equal(match_remarks(copy), 1);
		match_end(copy);
		copy = match_copy(match, plies - 1);
		assert_int_equal(match_remarks(copy), 0);
		match_end(copy);
		assert_true(match_take_back(match, seat));
		assert_int_equal(match_remarks(match), 2);
		assert_int_equal(match_remark_at(match, 0).kind, REMARK_HINT);
		assert_int_equal(match_remark_at(match, 0).plies, plies - 1);
		assert_int_equal(match_remark_at(match, 1).plies, plies - 1);
		match_end(match);
	}
}

/* The news of one decision for a seat, by the rulebook's own word. */
static int news_of(const struct match *match, int ply, int seat)
{
	struct match *before = match_copy(match, ply);
	const struct book *book = match_book(before);
	struct luck luck = {.deal = match_sitting(before)->deal};
	struct events events = {0};
	struct state_room room;
	int count = 0;

	play_state(before, &room);
	book->rules->apply(book, room_state(&room), match_ply(match, ply).move,
			   &luck, &events);
	for (int i = 0; i < events.count; i++)
		count += seat_in(events.list[i].news, seat);
	match_end(before);
	return count;
}

static void what_a_seat_has_learned_is_its_own_news(void **test)
{
	(void)test;
	for (int g = 0; games[g]; g++) {
		struct random random = random_start(74, (uint64_t)g);
		struct match *match = play_random(games[g], &random, 12);
		int plies = match_plies(match);

		for (int p = 0; p < plies; p++) {
			int seat = match_ply(match, p).seat, count = 0;

			for (int later = p; later < plies; later++)
				count += news_of(match, later, seat);
			assert_int_equal(match_learned(match, p), count);
		}
		match_end(match);
	}
}

static void when_the_game_is_over_no_event_is_hidden(void **test)
{
	(void)test;
	for (int g = 0; games[g]; g++) {
		struct random random = random_start(75, (uint64_t)g);
		struct match *match = play_random(games[g], &random, LONGEST);
		struct event *all = play_events(match);
		int count = match_event_count(match), hidden = 0;
		struct event one;
		struct match *open = match_copy(match, match_plies(match) - 1);

		for (int i = 0; i < match_event_count(open); i++) {
			assert_int_equal(match_events(open, SEAT_PUBLIC, i,
						      &one, 1), 1);
			hidden += one.card == CARD_UNKNOWN;
		}
		assert_true(hidden > 0);
		for (int i = 0; i < count; i++) {
			assert_int_equal(match_events(match, SEAT_PUBLIC, i,
						      &one, 1), 1);
			assert_memory_equal(&one, &all[i], sizeof one);
		}
		match_end(open);
		free(all);
		match_end(match);
	}
}

/* A game played on is no longer the sealed one, nor one of a pair. */
static void a_game_played_on_has_no_seal_and_no_pair(void **test)
{
	(void)test;
	for (int g = 0; games[g]; g++) {
		struct random random = random_start(76, (uint64_t)g);
		struct sitting sitting;
		struct match *match, *on;

		play_sitting(games[g], &random, &sitting);
		assert_true(seal_deal(&sitting));
		sitting.leg = (struct leg){.game = 1};
		match = match_begin(&sitting);
		on = match_play_on(match, 0);
		assert_string_equal(match_sitting(on)->seal, "");
		assert_string_equal(match_sitting(on)->salt, "");
		assert_int_equal(match_sitting(on)->leg.game, 0);
		assert_int_not_equal(match_sitting(match)->seal[0], '\0');
		match_end(on);
		match_end(match);
	}
}

/* Follows the game as a player is told of it. */
struct guest {
	struct player player;
	struct random random;
	struct match *match;
	int seat, told, undone;
};

static struct answer ask(void *self, struct question *question)
{
	struct guest *guest = self;
	const struct menu *menu = question_menu(question);
	struct answer answer = {.kind = ANSWER_MOVE};

	assert_int_equal(guest->told, match_event_count(guest->match));
	assert_ptr_equal(question_view(question), question_view(question));
	answer.move = menu->move[random_below(&guest->random,
					      (uint32_t)menu->count)];
	if (!match_can_undo(guest->match) || random_below(&guest->random, 2))
		return answer;
	guest->undone++;
	answer.kind = ANSWER_UNDO;
	return answer;
}

static void tell(void *self, int seat, const struct event *events, int count)
{
	struct guest *guest = self;
	int now = match_event_count(guest->match);
	struct event one;

	assert_int_equal(seat, guest->seat);
	for (int i = 0; i < count; i++) {
		match_events(guest->match, seat, guest->told + i, &one, 1);
		assert_memory_equal(&one, &events[i], sizeof one);
	}
	guest->told += count;
	assert_true(guest->told <= now);
}

/* A change that takes events back takes them back from everybody. */
static void forget(void *self, const struct match *match,
		   enum match_change change, int seat)
{
	struct guest *guests = self;
	int count = match_event_count(match);

	(void)change;
	(void)seat;
	for (int i = 0; i < SEATS_MAX; i++)
		if (guests[i].told > count)
			guests[i].told = count;
}

static void each_player_is_told_its_own_view_once(void **test)
{
	(void)test;
	for (int g = 0; games[g]; g++) {
		struct random random = random_start(77, (uint64_t)g);
		struct match *match = play_random(games[g], &random, 0);
		struct guest guests[SEATS_MAX];
		struct player *players[SEATS_MAX];
		int undone = 0;

		for (int i = 0; i < SEATS_MAX; i++) {
			guests[i] = (struct guest){
				.player = {ask, tell, NULL, &guests[i]},
				.random = random_start(78, (uint64_t)i),
				.match = match,
				.seat = i + 1,
			};
			players[i] = &guests[i].player;
		}
		match_watch(match, (struct watcher){forget, guests});
		assert_int_equal(match_run(match, players), MATCH_OVER);
		for (int i = 0; i < match_book(match)->seats; i++) {
			undone += guests[i].undone;
			assert_int_equal(guests[i].told,
					 match_event_count(match));
		}
		assert_true(undone > 0);
		match_end(match);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_watcher_hears_who_decided),
		cmocka_unit_test(a_watcher_hears_of_remarks_but_not_of_copies),
		cmocka_unit_test(no_remark_stands_behind_the_last_decision),
		cmocka_unit_test(what_a_seat_has_learned_is_its_own_news),
		cmocka_unit_test(when_the_game_is_over_no_event_is_hidden),
		cmocka_unit_test(a_game_played_on_has_no_seal_and_no_pair),
		cmocka_unit_test(each_player_is_told_its_own_view_once),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
