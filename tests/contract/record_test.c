/* Records of every rulebook: written, read, refused. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "play.h"

enum { GAMES = 40, LONGEST = 500 };

static struct match *read_string(const char *string, struct fault *fault)
{
	return record_read(string, strlen(string), NULL, fault);
}

/* A record that must be read, written in the same form. */
static void assert_reads_back(const char *record)
{
	struct fault fault = {0};
	struct match *match = read_string(record, &fault);
	char *again;

	if (!match)
		fail_msg("line %d: %s\n%s", fault.line, fault.sentence, record);
	again = play_record(match, RECORD_WHOLE);
	assert_string_equal(again, record);
	free(again);
	match_end(match);
}

static void assert_refused(const char *record, int line, const char *part)
{
	struct fault fault = {0};
	struct match *match = read_string(record, &fault);

	if (match)
		fail_msg("read, though wrong:\n%s", record);
	if (fault.line != line || !strstr(fault.sentence, part))
		fail_msg("line %d, %s; not line %d, %s\n%s", fault.line,
			 fault.sentence, line, part, record);
}

static void walk(void (*check)(struct match *match, struct random *random))
{
	for (int g = 0; games[g]; g++) {
		struct random random = random_start(21, (uint64_t)g);

		for (int i = 0; i < GAMES; i++) {
			int plies = i % 2 ? LONGEST : 5 * i;
			struct match *match =
				play_random(games[g], &random, plies);

			check(match, &random);
			match_end(match);
		}
	}
}

static void check_round(struct match *match, struct random *random)
{
	char *record = play_record(match, RECORD_WHOLE);

	(void)random;
	assert_reads_back(record);
	free(record);
}

static void a_record_read_and_written_is_the_same(void **test)
{
	(void)test;
	walk(check_round);
}

static void check_journal(struct match *match, struct random *random)
{
	char *record = play_record(match, RECORD_WHOLE);
	char *journal = play_record(match, RECORD_JOURNAL);
	struct fault fault = {0};
	struct match *again = read_string(journal, &fault);
	char *dealt;

	(void)random;
	assert_null(strstr(journal, "\ndeck"));
	assert_null(strstr(journal, "\nseasons"));
	assert_null(strstr(journal, "* shuffle"));
	if (!again)
		fail_msg("line %d: %s", fault.line, fault.sentence);
	dealt = play_record(again, RECORD_WHOLE);
	assert_string_equal(dealt, record);
	free(dealt);
	free(journal);
	free(record);
	match_end(again);
}

static void a_journal_is_dealt_again_from_its_deal(void **test)
{
	(void)test;
	walk(check_journal);
}

/* A changed letter is refused there or later, or is another legal game. */
static void check_letter(struct match *match, struct random *random)
{
	static const char letters[] = "0123456789 YBWabdehkprtz,-\n#*";
	char *record = play_record(match, RECORD_WHOLE);
	char *moves = strstr(record, "\nmoves\n") + 7;
	size_t length = strlen(moves);

	for (int i = 0; length && i < 25; i++) {
		size_t at = random_below(random, (uint32_t)length);
		char kept = moves[at];
		struct fault fault = {0};
		struct match *again;
		int line = 1;

		moves[at] = letters[random_below(random, sizeof letters - 1)];
		for (const char *c = record; c < moves + at; c++)
			line += *c == '\n';
		again = read_string(record, &fault);
		/* A broken line end joins the next line to this one. */
		if (!again && fault.line < line)
			assert_non_null(strstr(fault.sentence, "no order"));
		if (!again)
			assert_true(fault.sentence[0]);
		match_end(again);
		moves[at] = kept;
	}
	free(record);
}

static void a_changed_letter_is_refused_or_another_game(void **test)
{
	(void)test;
	walk(check_letter);
}

static void check_lines(struct match *match, struct random *random)
{
	char *record = play_record(match, RECORD_WHOLE);
	char *moves = strstr(record, "\nmoves\n") + 7;
	int line = 1;

	(void)random;
	for (char *at = record; at < moves; line++) {
		size_t length = strcspn(at, "\n") + 1;
		size_t rest = strlen(at);
		char *twice = malloc((size_t)(at - record) + length + rest + 1);
		struct fault fault = {0};

		sprintf(twice, "%.*s%.*s%s", (int)(at - record), record,
			(int)length, at, at);
		assert_null(read_string(twice, &fault));
		assert_in_range(fault.line, line, line + 1);
		sprintf(twice, "%.*s%s", (int)(at - record), record,
			at + length);
		/* The toy's only order may be left out. */
		if (strncmp(at, "player", 6) && strncmp(at, "deck c", 6)) {
			assert_null(read_string(twice, &fault));
			if (!strstr(fault.sentence, "all its orders"))
				assert_in_range(fault.line, line - 1, line);
		}
		free(twice);
		at += length;
	}
	free(record);
}

static void each_line_of_the_head_stands_once(void **test)
{
	(void)test;
	walk(check_lines);
}

/* Every beginning of a record is read or refused, without a fault of ours;
   so is a record with a byte of any kind in it. */
static void any_beginning_and_any_byte_are_borne(void **test)
{
	static const char bytes[] = {0, '\r', '\t', '\x7f', '\xff', '\xc3'};

	(void)test;
	for (int g = 0; games[g]; g++) {
		struct random random = random_start(22, (uint64_t)g);
		struct match *match = play_random(games[g], &random, LONGEST);
		char *record = play_record(match, RECORD_WHOLE);
		size_t length = strlen(record);
		struct fault fault;

		for (size_t i = 0; i < length; i += 7) {
			char *part = malloc(i + 1);

			memcpy(part, record, i);
			match_end(record_read(part, i, NULL, &fault));
			part[i] = bytes[i % sizeof bytes];
			assert_null(record_read(part, i + 1, NULL, &fault));
			assert_true(fault.sentence[0]);
			free(part);
		}
		free(record);
		match_end(match);
	}
}

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

static void given_orders_win_over_the_deal(void **test)
{
	char room[2048];

	(void)test;
	assert_reads_back(with(room, "2 show c1\n1 hide c2\n* hint 2\n"));
	assert_refused(with(room, "2 show c2\n"), 13, "show c2: ");
	assert_refused(with(room, "1 show c1\n"), 13, "Seat 2 is asked");
	assert_refused(with(room, "2 show\n"), 13, "no move");
	assert_refused(with(room, "2 Show c1\n"), 13, "no move");
	assert_refused(with(room, "2 show c1 \n"), 13, "no move");
	assert_refused(with(room, "3 show c1\n"), 13, "seat's number");
	assert_refused(with(room, "\n"), 13, "empty");
	assert_refused(with(room, "# c\n2 show c1\r\n"), 14, "CR LF");
	assert_refused(with(room, "# c\n2 show \rc1\n"), 14, "control");
}

static void a_broken_rule_names_itself(void **test)
{
	struct fault fault;
	char room[2048];

	(void)test;
	assert_null(read_string(with(room, "2 hide c2\n"), &fault));
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
	match = read_string(with(room, "#\n2 show c1\n# 1 show c9\n1 hide c2"),
			    &fault);
	assert_non_null(match);
	assert_int_equal(match_plies(match), 2);
	match_end(match);
}

static void a_record_with_orders_lists_the_moves_that_stand(void **test)
{
	char room[2048];

	(void)test;
	assert_refused(with(room, "2 show c1\n2 undo\n"), 14, "that stand");
	assert_reads_back(with(room, "* takeback 1\n2 show c1\n* hint 1\n"));
	assert_refused(with(room, "* takeback 3\n"), 13, "No seat");
	assert_refused(with(room, "* rest\n"), 13, "this kind");
	assert_refused(with(room, "* shuffle c1\n"), 13, "this kind");
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
	struct match *match = read_string(journal, &fault);
	struct random random = random_start(5, 0);
	struct text text = {0};
	struct reason reason;

	assert_non_null(match);
	while (plies-- && match_turn(match).seat)
		match_play(match, play_choose(match, &random), &reason);
	record_write(match, RECORD_JOURNAL, &text);
	text_put(&text, more);
	match_end(match);
	return text.data;
}

static void a_journal_takes_back(void **test)
{
	struct fault fault;
	char *lines = continued(1, "1 undo\n");
	struct match *match = read_string(lines, &fault);
	char *again;

	(void)test;
	assert_non_null(match);
	assert_int_equal(match_plies(match), 0);
	match_end(match);
	free(lines);
	lines = continued(6, "1 takeback\n");
	match = read_string(lines, &fault);
	assert_non_null(match);
	assert_in_range(match_plies(match), 1, 5);
	assert_int_equal(match_remarks(match), 1);
	again = play_record(match, RECORD_JOURNAL);
	assert_non_null(strstr(again, "* takeback 1\n"));
	assert_null(strstr(again, "1 takeback\n"));
	free(again);
	match_end(match);
	free(lines);
	assert_refused((lines = continued(1, "2 undo\n")), 11, "Undo");
	free(lines);
	assert_refused((lines = continued(1, "2 takeback\n")), 11, "nothing");
	free(lines);
}

static void a_result_agrees_with_the_game_and_ends_it(void **test)
{
	char room[2048];

	(void)test;
	assert_reads_back(with(room, "2 resign\nresult 1 resign\n"));
	assert_refused(with(room, "2 resign\nresult 2 resign\n"), 14,
		       "ends with `result 1 resign`");
	assert_refused(with(room, "2 resign\nresult 1\n"), 14, "ends with");
	assert_refused(with(room, "result 1 resign\n"), 13, "not over");
	assert_refused(with(room, "2 resign\n1 show c2\n"), 14, "is over");
	assert_refused(with(room, "2 resign\nresult 1 resign\n* hint 1\n"), 15,
		       "Nothing may follow");
	assert_refused(with(room, "2 resign\nresult 1 resign\nsalt 00\n"), 15,
		       "sealed");
}

static void a_result_may_be_missing(void **test)
{
	struct fault fault;
	struct match *match;
	char room[2048];

	(void)test;
	match = read_string(with(room, "2 resign\n"), &fault);
	assert_non_null(match);
	assert_true(match_outcome(match).over);
	match_end(match);
}

/* The journal with one line put in the place of another. */
static void assert_head_refused(const char *old, const char *new, int line,
				const char *part)
{
	char room[2048];
	const char *at = strstr(toy, old);

	assert_non_null(at);
	sprintf(room, "%.*s%s%s", (int)(at - toy), toy, new, at + strlen(old));
	assert_refused(room, line, part);
}

static void the_head_is_read_to_the_letter(void **test)
{
	(void)test;
	assert_head_refused("hotbed 1", "hotbed 2", 1, "form 1");
	assert_head_refused("hotbed 1", "hotbed 1 ", 1, "form 1");
	assert_head_refused("game toy", "game chess", 2, "No game");
	assert_head_refused("hand three", "hand five", 3,
			    "`hand` is one of three, two or four");
	assert_head_refused("hand three", "hands three", 3, "`hand`");
	assert_head_refused("hand three", "hand four", 4, "`seat 1`");
	assert_head_refused("seat 1 Ana", "seat 1  Ana", 5, "A name");
	assert_head_refused("seat 1 Ana", "seat 1 ", 5, "A name");
	assert_head_refused("seat 1 Ana", "seat 01 Ana", 5, "`seat 1`");
	assert_head_refused("seat 1 Ana", "seat 1 Maximilienne D", 5, "A name");
	assert_head_refused("player 1 person", "player 1 bot", 7, "A player");
	assert_head_refused("player 1 person", "player 1 bot a", 7, "A player");
	assert_head_refused("player 1 person", "player 1 bot a b c", 7,
			    "A player");
	assert_head_refused("first 2", "first 3", 9, "No seat");
	assert_head_refused("first 2", "first 02", 9, "No seat");
	assert_head_refused("0000-0000-00000", "G000-0000-00000", 10, "deal");
	assert_head_refused("c1 c2 c3 c4", "c1 c2 c3", 11, "no order");
	assert_head_refused("c1 c2 c3 c4", "c1 c2 c3 c3", 11, "no order");
	assert_head_refused("c1 c2 c3 c4", "c1 c2 c3 c7", 11, "none of");
	assert_head_refused("c1 c2 c3 c4", "c1 c2 c3  c4", 11, "none of");
	assert_head_refused("moves\n", "moves \n", 12, "`moves`");
	assert_head_refused("moves\n", "", 11, "ends where `moves`");
}

static void a_sealed_deal_keeps_its_seal_and_salt(void **test)
{
	static const char seal[] =
		"seal 0123456789abcdef0123456789abcdef"
		"0123456789abcdef0123456789abcdef\n";
	char room[2048];
	const char *at = strstr(toy, "deck");

	(void)test;
	sprintf(room, "%.*s%s%s2 resign\nresult 1 resign\nsalt 00ff\n",
		(int)(at - toy), toy, seal, at);
	assert_reads_back(room);
	sprintf(room, "%.*s%s%s2 resign\nresult 1 resign\nsalt 0\n",
		(int)(at - toy), toy, seal, at);
	assert_refused(room, 16, "A salt");
	assert_head_refused("deck", "seal 00\ndeck", 11, "A seal");
}

/* Season shuffles: each where it happens, and nowhere else. */
static void a_shuffle_stands_where_it_happens(void **test)
{
	struct random random = random_start(23, 0);
	int seen = 0;

	(void)test;
	for (int i = 0; i < 200 && seen < 20; i++) {
		struct match *match =
			play_random(&guest_rules, &random, LONGEST);
		char *record = play_record(match, RECORD_WHOLE);
		char *line = strstr(record, "* shuffle");
		char *moved = strdup(record);
		int number = 1;

		match_end(match);
		if (line) {
			size_t length = strcspn(line, "\n") + 1;
			char *hole = moved + (line - record);

			for (char *c = record; c < line; c++)
				number += *c == '\n';
			memmove(hole, hole + length, strlen(hole + length) + 1);
			assert_refused(moved, number, "* shuffle");
			sprintf(moved, "%.*s%s", (int)(line - record), record,
				line);
			hole[10] = hole[10] == 'c' ? 'd' : 'c';
			assert_refused(moved, number, "");
			seen++;
		}
		free(moved);
		free(record);
	}
	assert_true(seen == 20);
}

static void huge_and_odd_texts_are_refused_quickly(void **test)
{
	size_t length = 10 << 20;
	char *huge = malloc(length);
	struct fault fault;

	(void)test;
	memset(huge, 'a', length);
	assert_null(record_read(huge, length, NULL, &fault));
	memset(huge, '\n', length);
	assert_null(record_read(huge, length, NULL, &fault));
	assert_int_equal(fault.line, 1);
	for (size_t i = 0; i < length; i++)
		huge[i] = i % 2 ? '\n' : '#';
	assert_null(record_read(huge, length, NULL, &fault));
	assert_non_null(strstr(fault.sentence, "ends"));
	assert_null(record_read(NULL, 0, NULL, &fault));
	free(huge);
}

static void the_given_records_come_back_byte_by_byte(void **test)
{
	static const char *const names[] = {"A", "B", "C", "D", "E"};

	(void)test;
	for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
		char path[64];
		size_t length;
		char *record;

		if (!games[1])
			skip();
		sprintf(path, "tests/records/%s.hotbed", names[i]);
		record = play_read_file(path, &length);
		assert_reads_back(record);
		free(record);
	}
}

/* A given record with one piece of it put in the place of another. */
static void assert_changed(const char *path, const char *old, const char *new,
			   int line, const char *part)
{
	size_t length;
	char *record = play_read_file(path, &length);
	const char *at = strstr(record, old);
	struct text changed = {0};

	assert_non_null(at);
	text_put_bytes(&changed, record, (size_t)(at - record));
	text_put(&changed, new);
	text_put(&changed, at + strlen(old));
	assert_refused(text_string(&changed), line, part);
	text_free(&changed);
	free(record);
}

static void a_record_of_a_real_game_is_refused_where_it_is_wrong(void **test)
{
	static const char a[] = "tests/records/A.hotbed";
	static const char b[] = "tests/records/B.hotbed";
	static const char d[] = "tests/records/D.hotbed";

	(void)test;
	assert_changed(a, "challenge none", "challenge multi-1", 9, "S44");
	assert_changed(a, "challenge none", "challenge solo-7", 9, "one of");
	assert_changed(a, "level 2 sower\n", "", 5, "`level 2`");
	assert_changed(a, "mode hotseat", "mode solo", 5, "`wild`");
	assert_changed(a, "deck 1 B10 Y4", "deck 1 Y4 Y4", 14, "no order");
	assert_changed(a, "deck 2 B6 Y9", "deck 2 W Y9", 15, "no order");
	assert_changed(a, "1 rocky Y10", "1 rocky Y9", 17, "Y9");
	assert_changed(a, "1 thorny B10", "1 thorny Y3", 18, "S24");
	assert_changed(a, "result 1 objective", "result 1 tiebreak", 68,
		       "`result 1 objective`");
	assert_changed(b, "first 1", "first 2", 11, "S37");
	assert_changed(b, "seat 2 Aquila", "player 1 person", 10, "`seat 2`");
	assert_changed(d, "cards reconstructed", "cards other", 3, "No deck");
	assert_changed(d, "reconstructed -", "reconstructed", 3, "takes an id");
	assert_changed(d, "reconstructed -", "reconstructed 00", 3, "64 digits");
	assert_changed(d, "burst 2 tower", "burst 2 fountain", 6, "");
	assert_changed(d, "winter fall spring", "winter fall", 7, "no order");
	assert_changed(d, "winter fall spring", "winter fall fall", 7,
		       "no order");
	assert_changed(d, "\n* shuffle", "\n* shuffled", 14, "`* shuffle`");
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
		assert_reads_back(again);
		free(again);
		match_end(match);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_record_read_and_written_is_the_same),
		cmocka_unit_test(a_journal_is_dealt_again_from_its_deal),
		cmocka_unit_test(a_changed_letter_is_refused_or_another_game),
		cmocka_unit_test(each_line_of_the_head_stands_once),
		cmocka_unit_test(any_beginning_and_any_byte_are_borne),
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
		cmocka_unit_test(a_shuffle_stands_where_it_happens),
		cmocka_unit_test(huge_and_odd_texts_are_refused_quickly),
		cmocka_unit_test(
			a_record_of_a_real_game_is_refused_where_it_is_wrong),
		cmocka_unit_test(BR_099_any_bit_may_be_flipped),
		cmocka_unit_test(the_given_records_come_back_byte_by_byte),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
