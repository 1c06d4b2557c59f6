/* Two games on one deal with the seats swapped. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "gearseed.h"
#include "home.h"
#include "journal.h"
#include "pair.h"
#include "play.h"
#include "saved.h"
#include "seal.h"
#include "sowers.h"

static struct word word_of(const char *string)
{
	return (struct word){string, strlen(string)};
}

static void settle(struct sitting *sitting, const struct rules *rules,
		   const char *players)
{
	unsigned given = 0;

	sitting_begin(sitting, rules);
	if (players)
		assert_null(sitting_set(sitting, word_of("players"),
					word_of(players), &given));
	assert_null(sitting_set(sitting, word_of("deal"), word_of("twice"),
				&given));
	assert_null(sitting_set(sitting, word_of("first"), word_of("2"),
				&given));
	assert_null(sitting_settle(sitting, given));
}

/* Ana at seat 1, Ben at seat 2, who begins. */
static struct match *begin(void)
{
	struct sitting sitting;

	settle(&sitting, &gearseed_rules, "2");
	strcpy(sitting.name[0], "Ana");
	strcpy(sitting.name[1], "Ben");
	strcpy(sitting.player[1], "bot simple 1");
	pair_begin(&sitting);
	return match_begin(&sitting);
}

static void play_out(struct match *match, uint64_t lot)
{
	struct random random = random_start(lot, 0);

	while (match_turn(match).seat)
		lot_play(match, &random);
}

static void resign(struct match *match)
{
	assert_true(match_play(match, (struct move){.verb = VERB_RESIGN},
			       NULL));
}

static void a_pair_is_for_two_people_and_a_score(void **test)
{
	struct sitting sitting;

	(void)test;
	settle(&sitting, &gearseed_rules, "2");
	assert_true(pair_fits(&sitting));
	settle(&sitting, &gearseed_rules, "3");
	assert_false(pair_fits(&sitting));
	settle(&sitting, &sowers_rules, NULL);
	assert_false(pair_fits(&sitting));
}

static void the_second_game_is_the_first_with_the_people_swapped(void **test)
{
	struct match *first = begin(), *second;
	struct state_room room[2] = {{{0}}};
	struct sitting sitting;

	(void)test;
	assert_false(pair_second(first, &sitting));
	play_state(first, &room[0]);
	play_out(first, 5);
	assert_true(pair_second(first, &sitting));
	second = match_begin(&sitting);
	play_state(second, &room[1]);
	assert_memory_equal(&room[0], &room[1], sizeof room[0]);
	assert_int_equal(match_turn(second).seat, 2);
	assert_string_equal(match_names(second)[0], "Ben");
	assert_string_equal(match_names(second)[1], "Ana");
	assert_string_equal(sitting.player[0], "bot simple 1");
	assert_string_equal(sitting.player[1], "person");
	assert_int_equal(sitting.leg.points[0], match_score(first, 2));
	assert_int_equal(sitting.leg.points[1], match_score(first, 1));
	match_end(first);
	match_end(second);
}

/* What was sealed for the first game is known in the second. */
static void the_second_game_of_a_sealed_pair_is_open(void **test)
{
	struct match *first, *second;
	struct sitting sitting;
	char *record;

	(void)test;
	settle(&sitting, &gearseed_rules, "2");
	assert_true(seal_deal(&sitting));
	pair_begin(&sitting);
	first = match_begin(&sitting);
	play_out(first, 8);
	assert_true(pair_second(first, &sitting));
	assert_true(sitting.deal == match_sitting(first)->deal);
	second = match_begin(&sitting);
	record = play_record(second, RECORD_WHOLE);
	assert_null(strstr(record, "\nseal "));
	assert_null(strstr(record, "\nsalt "));
	/* Another match is on a deal that nobody knows. */
	assert_true(sitting_deal_again(&sitting));
	assert_true(seal_fits(&sitting));
	free(record);
	match_end(first);
	match_end(second);
}

static void the_higher_sum_wins_tie_breaks_apart(void **test)
{
	(void)test;
	for (uint64_t lot = 0; lot < 40; lot++) {
		struct match *first = begin(), *second;
		struct sitting sitting;
		struct pair_end end;

		play_out(first, lot);
		assert_false(pair_ended(first, &end));
		assert_true(pair_second(first, &sitting));
		second = match_begin(&sitting);
		assert_false(pair_ended(second, &end));
		play_out(second, lot + 100);
		assert_true(pair_ended(second, &end));
		assert_false(pair_second(second, &sitting));
		assert_false(end.resigned);
		for (int s = 1; s <= 2; s++)
			assert_int_equal(end.sum[s - 1],
					 match_score(first, 3 - s) +
						 match_score(second, s));
		assert_int_equal(end.winner, end.sum[0] > end.sum[1]   ? 1
					     : end.sum[1] > end.sum[0] ? 2
								       : 0);
		match_end(first);
		match_end(second);
	}
}

/* Both play the same moves in the same places, so nobody is ahead. */
static void the_same_play_at_both_seats_is_level(void **test)
{
	struct match *first = begin(), *second;
	struct sitting sitting;
	struct pair_end end;

	(void)test;
	play_out(first, 9);
	assert_true(pair_second(first, &sitting));
	second = match_begin(&sitting);
	play_out(second, 9);
	assert_true(pair_ended(second, &end));
	assert_int_equal(end.sum[0], end.sum[1]);
	assert_int_equal(end.winner, 0);
	match_end(first);
	match_end(second);
}

static void who_resigns_gives_the_pair_up(void **test)
{
	struct match *first = begin(), *second;
	struct sitting sitting;
	struct pair_end end;

	(void)test;
	resign(first);
	assert_true(pair_ended(first, &end));
	assert_true(end.resigned);
	assert_int_equal(end.winner, 1);
	assert_false(pair_second(first, &sitting));
	match_end(first);

	first = begin();
	play_out(first, 1);
	assert_true(pair_second(first, &sitting));
	second = match_begin(&sitting);
	resign(second);
	assert_true(pair_ended(second, &end));
	assert_true(end.resigned);
	assert_int_equal(end.winner, 1);
	match_end(first);
	match_end(second);
}

static void a_single_game_ends_no_pair(void **test)
{
	struct sitting sitting;
	struct match *match;
	struct pair_end end;

	(void)test;
	settle(&sitting, &gearseed_rules, "2");
	match = match_begin(&sitting);
	play_out(match, 3);
	assert_false(pair_ended(match, &end));
	assert_false(pair_second(match, &sitting));
	match_end(match);
}

/* Keeps the game in a journal and opens it again. */
static struct match *keep(struct match *match)
{
	struct journal *journal = journal_begin(match);
	struct saved_list list;
	struct fault fault;

	journal_close(journal);
	match_end(match);
	saved_list(PLACE_GAMES, &list);
	assert_int_equal(list.count, 1);
	journal = journal_open(list.games[0].path, NULL, &match, &fault);
	assert_non_null(journal);
	assert_int_equal(remove(list.games[0].path), 0);
	journal_close(journal);
	saved_free(&list);
	return match;
}

static void a_journal_keeps_which_game_of_the_pair_it_is(void **test)
{
	struct match *match;
	struct sitting sitting;
	struct leg leg;

	(void)test;
	home_make();
	match = keep(begin());
	assert_int_equal(match_sitting(match)->leg.game, 1);
	play_out(match, 2);
	assert_true(pair_second(match, &sitting));
	match_end(match);
	match = keep(match_begin(&sitting));
	leg = match_sitting(match)->leg;
	assert_int_equal(leg.game, 2);
	assert_int_equal(leg.points[0], sitting.leg.points[0]);
	assert_int_equal(leg.points[1], sitting.leg.points[1]);
	match_end(match);
	home_drop();
}

/* Plays on until one decision is left; what that is. */
static struct move play_nearly_out(struct match *match, uint64_t lot)
{
	struct match *copy = match_copy(match, 0);
	struct move last;

	play_out(copy, lot);
	for (int i = 0; i + 1 < match_plies(copy); i++)
		assert_true(match_play(match, match_ply(copy, i).move, NULL));
	last = match_ply(copy, match_plies(copy) - 1).move;
	match_end(copy);
	return last;
}

static void the_second_game_is_kept_as_soon_as_the_first_is_over(void **test)
{
	struct match *first, *second, *none;
	struct journal *journal, *next;
	struct move last;
	char *path;

	(void)test;
	home_make();
	first = begin();
	journal = journal_begin(first);
	last = play_nearly_out(first, 4);
	assert_null(journal_take_second(journal, &none));
	free(home_only_game(PLACE_GAMES));
	assert_true(match_play(first, last, NULL));
	path = home_only_game(PLACE_GAMES);
	free(home_only_game(PLACE_RECORDS));
	next = journal_take_second(journal, &second);
	assert_non_null(next);
	assert_int_equal(match_sitting(second)->leg.game, 2);
	assert_null(journal_take_second(journal, &none));
	journal_close(journal);
	match_end(first);
	assert_int_equal(access(path, F_OK), 0);
	free(path);
	journal_close(next);
	match_end(second);
	home_drop();
}

/* A program was killed behind the last move of the first game, or a moment
   later, when the second one was there already. */
static void a_killed_program_leaves_one_second_game(bool was_there)
{
	struct text text = {0};
	struct match *first;
	struct journal *journal;
	struct move last;
	char *path;
	size_t length;
	char *data;

	home_make();
	first = begin();
	journal = journal_begin(first);
	last = play_nearly_out(first, 6);
	path = home_only_game(PLACE_GAMES);
	data = play_read_file(path, &length);
	assert_true(match_play(first, last, NULL));
	text_put_bytes(&text, data, length);
	record_write_move(first, match_plies(first) - 1, &text);
	text_put(&text, "\n");
	record_write_result(first, &text);
	text_put(&text, "\n");
	journal_close(journal);
	match_end(first);
	if (!was_there) {
		char *second = home_only_game(PLACE_GAMES);

		assert_int_equal(remove(second), 0);
		free(second);
	}
	home_put(path, text.data, text.length);
	free(path);

	journal_settle(NULL);
	journal_settle(NULL);
	path = home_only_game(PLACE_GAMES);
	free(home_only_game(PLACE_RECORDS));
	first = saved_read(path, NULL, &(struct fault){0});
	assert_non_null(first);
	assert_int_equal(match_sitting(first)->leg.game, 2);
	match_end(first);
	free(path);
	free(data);
	text_free(&text);
	home_drop();
}

static void a_first_game_that_is_settled_leaves_the_second(void **test)
{
	(void)test;
	a_killed_program_leaves_one_second_game(false);
	a_killed_program_leaves_one_second_game(true);
}

/* What no hotbed wrote there is a remark like any other. */
static void a_strange_remark_makes_no_pair(void **test)
{
	static const char *const remarks[] = {
		"# pair 3\n", "# pair 2 1\n",	 "# pair 1 4 5\n",
		"# pair \n",  "# pair 2 -1 4\n", "# pair 2 9 1000001\n"};
	struct match *match = begin();
	char *head = play_record(match, RECORD_JOURNAL);

	(void)test;
	for (size_t i = 0; i < sizeof remarks / sizeof *remarks; i++) {
		struct text text = {0};
		struct fault fault;
		struct match *read;
		size_t whole;

		text_format(&text, "%s%s", head, remarks[i]);
		read = journal_read(text.data, text.length, NULL, &whole,
				    &fault);
		assert_non_null(read);
		assert_int_equal(match_sitting(read)->leg.game, 0);
		match_end(read);
		text_free(&text);
	}
	free(head);
	match_end(match);
}

static void a_game_played_on_from_the_middle_stands_alone(void **test)
{
	struct match *match = begin(), *other;

	(void)test;
	play_out(match, 4);
	other = match_play_on(match, 3);
	assert_int_equal(match_sitting(other)->leg.game, 0);
	match_end(match);
	match_end(other);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_pair_is_for_two_people_and_a_score),
		cmocka_unit_test(
			the_second_game_is_the_first_with_the_people_swapped),
		cmocka_unit_test(the_second_game_of_a_sealed_pair_is_open),
		cmocka_unit_test(the_higher_sum_wins_tie_breaks_apart),
		cmocka_unit_test(the_same_play_at_both_seats_is_level),
		cmocka_unit_test(who_resigns_gives_the_pair_up),
		cmocka_unit_test(a_single_game_ends_no_pair),
		cmocka_unit_test(a_journal_keeps_which_game_of_the_pair_it_is),
		cmocka_unit_test(
			the_second_game_is_kept_as_soon_as_the_first_is_over),
		cmocka_unit_test(
			a_first_game_that_is_settled_leaves_the_second),
		cmocka_unit_test(a_strange_remark_makes_no_pair),
		cmocka_unit_test(a_game_played_on_from_the_middle_stands_alone),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
