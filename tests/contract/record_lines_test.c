/* A record to the letter: each line of the toy's, as it must stand. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "play.h"
#include "records.h"

static const char toy[] = "hotbed 1\n"
			  "game toy\n"
			  "hand three\n"
			  "last yes\n"
			  "seat 1 Ana\n"
			  "seat 2 Zoë 世界\n"
			  "player 1 person\n"
			  "player 2 bot simple 1.2\n"
			  "first 2\n"
			  "deal 0000-0000-00000\n"
			  "deck c1 c2 c3 c4 c5 c6 c1 c2 c3 c4 c5 c6\n"
			  "moves\n";

/* The toy's head and some lines more. */
static const char *with(char *room, const char *more)
{
	strcpy(room, toy);
	return strcat(room, more);
}

/* Those lines are read, or refused in that one. */
static void assert_right(const char *more)
{
	char room[2048];

	records_expect_back(with(room, more));
}

static void assert_wrong(const char *more, int line, const char *part)
{
	char room[2048];

	records_expect_refused(with(room, more), line, part);
}

static void given_orders_win_over_the_deal(void **test)
{
	(void)test;
	assert_right("2 show c1\n1 hide c2\n* hint 2\n");
	assert_wrong("2 show c2\n", 13, "show c2: ");
	assert_wrong("1 show c1\n", 13, "Seat 2 is asked");
	assert_wrong("2 show\n", 13, "no move");
	assert_wrong("2 Show c1\n", 13, "no move");
	assert_wrong("2 show c1 \n", 13, "no move");
	assert_wrong("3 show c1\n", 13, "seat's number");
	assert_wrong("\n", 13, "empty");
	assert_wrong("# c\n2 show c1\r\n", 14, "CR LF");
	assert_wrong("# c\n2 show \rc1\n", 14, "control");
}

static void a_broken_rule_names_itself(void **test)
{
	struct fault fault;
	char room[2048];

	(void)test;
	assert_null(records_read(with(room, "2 hide c2\n"), &fault));
	assert_int_equal(fault.line, 13);
	assert_string_equal(fault.rule, "T2");
	assert_string_equal(fault.sentence,
			    "hide c2: You do not hold c2 (T2).");
}

static void a_last_line_needs_no_end_and_comments_are_passed(void **test)
{
	struct fault fault;
	struct match *match;
	char room[2048];

	(void)test;
	match = records_read(with(room, "#\n2 show c1\n# 1 show c9\n1 hide c2"),
			     &fault);
	assert_non_null(match);
	assert_int_equal(match_plies(match), 2);
	match_end(match);
}

static void a_record_with_orders_lists_the_moves_that_stand(void **test)
{
	(void)test;
	assert_wrong("2 show c1\n2 undo\n", 14, "that stand");
	assert_right("* takeback 1\n2 show c1\n* hint 1\n");
	assert_wrong("* takeback 3\n", 13, "No seat");
	assert_wrong("* rest\n", 13, "this kind");
	assert_wrong("* shuffle c1\n", 13, "this kind");
}

static const char journal[] = "hotbed 1\n"
			      "game toy\n"
			      "hand two\n"
			      "last no\n"
			      "seat 1 Ana\n"
			      "seat 2 Ben\n"
			      "first 1\n"
			      "deal 0000-0000-00001\n"
			      "moves\n";

/* The journal's head, then so many random moves, then some lines more. */
static char *continued(int plies, const char *more)
{
	struct fault fault;
	struct match *match = records_read(journal, &fault);
	struct random random = random_start(5, 0);
	struct text text = {0};

	assert_non_null(match);
	while (plies-- && match_turn(match).seat)
		lot_play(match, &random);
	record_write(match, RECORD_JOURNAL, &text);
	text_put(&text, more);
	match_end(match);
	return text.data;
}

static void a_journal_takes_back(void **test)
{
	struct fault fault;
	char *lines = continued(1, "1 undo\n");
	struct match *match = records_read(lines, &fault);
	char *again;

	(void)test;
	assert_non_null(match);
	assert_int_equal(match_plies(match), 0);
	match_end(match);
	free(lines);
	lines = continued(6, "1 takeback\n");
	match = records_read(lines, &fault);
	assert_non_null(match);
	assert_in_range(match_plies(match), 1, 5);
	assert_int_equal(match_remarks(match), 1);
	again = play_record(match, RECORD_JOURNAL);
	assert_non_null(strstr(again, "* takeback 1\n"));
	assert_null(strstr(again, "1 takeback\n"));
	free(again);
	match_end(match);
	free(lines);
	records_expect_refused((lines = continued(1, "2 undo\n")), 11, "Undo");
	free(lines);
	records_expect_refused((lines = continued(1, "2 takeback\n")), 11,
			       "nothing");
	free(lines);
}

static void a_result_agrees_with_the_game_and_ends_it(void **test)
{
	(void)test;
	assert_right("2 resign\nresult 1 resign\n");
	assert_wrong("2 resign\nresult 2 resign\n", 14,
		     "ends with `result 1 resign`");
	assert_wrong("2 resign\nresult 1\n", 14, "ends with");
	assert_wrong("result 1 resign\n", 13, "not over");
	assert_wrong("2 resign\n1 show c2\n", 14, "is over");
	assert_wrong("2 resign\nresult 1 resign\n* hint 1\n", 15,
		     "Nothing may follow");
	assert_wrong("2 resign\nresult 1 resign\nsalt 00\n", 15, "sealed");
}

static void a_result_may_be_missing(void **test)
{
	struct fault fault;
	struct match *match;
	char room[2048];

	(void)test;
	match = records_read(with(room, "2 resign\n"), &fault);
	assert_non_null(match);
	assert_true(match_outcome(match).over);
	match_end(match);
}

/* The toy's record with one piece put in the place of another. */
static void assert_head_refused(const char *old, const char *new, int line,
				const char *part)
{
	char room[2048];
	const char *at = strstr(toy, old);

	assert_non_null(at);
	sprintf(room, "%.*s%s%s", (int)(at - toy), toy, new, at + strlen(old));
	records_expect_refused(room, line, part);
}

static void the_head_is_read_to_the_letter(void **test)
{
	static const struct {
		const char *old, *by;
		int line;
		const char *part;
	} rows[] = {
		{"hotbed 1", "hotbed 2", 1, "form 1"},
		{"hotbed 1", "hotbed 1 ", 1, "form 1"},
		{"game toy", "game chess", 2, "No game"},
		{"hand three", "hand five", 3,
		 "`hand` is one of three, two or four"},
		{"hand three", "hands three", 3, "`hand`"},
		{"hand three", "hand four", 4, "`seat 1`"},
		{"seat 1 Ana", "seat 1  Ana", 5, "A name"},
		{"seat 1 Ana", "seat 1 ", 5, "A name"},
		{"seat 1 Ana", "seat 01 Ana", 5, "`seat 1`"},
		{"seat 1 Ana", "seat 1 Maximilienne D", 5, "A name"},
		{"player 1 person", "player 1 bot", 7, "A player"},
		{"player 1 person", "player 1 bot a", 7, "A player"},
		{"player 1 person", "player 1 bot a b c", 7, "A player"},
		{"first 2", "first 3", 9, "No seat"},
		{"first 2", "first 02", 9, "No seat"},
		{"0000-0000-00000", "G000-0000-00000", 10, "deal"},
		{"c1 c2 c3 c4", "c1 c2 c3", 11, "no order"},
		{"c1 c2 c3 c4", "c1 c2 c3 c3", 11, "no order"},
		{"c1 c2 c3 c4", "c1 c2 c3 c7", 11, "none of"},
		{"c1 c2 c3 c4", "c1 c2 c3  c4", 11, "none of"},
		{"moves\n", "moves \n", 12, "`moves`"},
		{"moves\n", "", 11, "ends where `moves`"},
	};

	(void)test;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		assert_head_refused(rows[i].old, rows[i].by, rows[i].line,
				    rows[i].part);
}

static void a_sealed_deal_keeps_its_seal_and_salt(void **test)
{
	static const char seal[] = "seal 0123456789abcdef0123456789abcdef"
				   "0123456789abcdef0123456789abcdef\n";
	char room[2048];
	const char *at = strstr(toy, "deck");

	(void)test;
	sprintf(room, "%.*s%s%s2 resign\nresult 1 resign\nsalt 00ff\n",
		(int)(at - toy), toy, seal, at);
	records_expect_back(room);
	sprintf(room, "%.*s%s%s2 resign\nresult 1 resign\nsalt 0\n",
		(int)(at - toy), toy, seal, at);
	records_expect_refused(room, 16, "A salt");
	assert_head_refused("deck", "seal 00\ndeck", 11, "A seal");
}

/* BR-099: a record with any one bit flipped is read or refused, and what is
   read can be written and read again. */
static void BR_099_any_bit_may_be_flipped(void **test)
{
	char room[2048];
	size_t length;

	(void)test;
	with(room, "2 show c1\n1 hide c2\n* hint 2\n2 resign\n"
		   "result 1 resign\n");
	length = strlen(room);
	for (size_t bit = 0; bit < 8 * length; bit++) {
		struct fault fault = {0};
		struct match *match;
		char *again;

		room[bit / 8] ^= (char)(1 << bit % 8);
		match = record_read(room, length, NULL, &fault);
		room[bit / 8] ^= (char)(1 << bit % 8);
		if (!match) {
			assert_true(fault.sentence[0]);
			continue;
		}
		again = play_record(match, RECORD_WHOLE);
		records_expect_back(again);
		free(again);
		match_end(match);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(given_orders_win_over_the_deal),
		cmocka_unit_test(a_broken_rule_names_itself),
		cmocka_unit_test(
			a_last_line_needs_no_end_and_comments_are_passed),
		cmocka_unit_test(
			a_record_with_orders_lists_the_moves_that_stand),
		cmocka_unit_test(a_journal_takes_back),
		cmocka_unit_test(a_result_agrees_with_the_game_and_ends_it),
		cmocka_unit_test(a_result_may_be_missing),
		cmocka_unit_test(the_head_is_read_to_the_letter),
		cmocka_unit_test(a_sealed_deal_keeps_its_seal_and_salt),
		cmocka_unit_test(BR_099_any_bit_may_be_flipped),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
