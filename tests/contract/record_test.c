/* Records of whole games of every rulebook: written, read, damaged. */
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

enum { GAMES = 40, LONGEST = 500 };

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
	records_expect_back(record);
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
	struct match *again = records_read(journal, &fault);
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
		again = records_read(record, &fault);
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

/* An order that is the only one of the head, as the toy's, may be left out. */
static bool is_only_order(const struct rules *rules, const char *line)
{
	int orders = 0;

	for (int i = 0; i < rules->order_count; i++)
		orders += !rules->orders[i].midway;
	return orders == 1 && !strncmp(line, rules->orders[0].line,
				       strlen(rules->orders[0].line));
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
		assert_null(records_read(twice, &fault));
		assert_in_range(fault.line, line, line + 1);
		sprintf(twice, "%.*s%s", (int)(at - record), record,
			at + length);
		if (strncmp(at, "player ", 7) &&
		    !is_only_order(match_book(match)->rules, at)) {
			assert_null(records_read(twice, &fault));
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

/* Shuffles midway: each where it happens, and nowhere else. */
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
			records_expect_refused(moved, number, "* shuffle");
			sprintf(moved, "%.*s%s", (int)(line - record), record,
				line);
			hole[10] = hole[10] == 'c' ? 'd' : 'c';
			records_expect_refused(moved, number, "");
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

static char *read_given(const char *name)
{
	char path[64];
	size_t length;

	snprintf(path, sizeof path, "tests/records/%s.hotbed", name);
	return play_read_file(path, &length);
}

static void the_given_records_come_back_byte_by_byte(void **test)
{
	static const char *const names[] = {"A", "B", "C", "D", "E"};

	(void)test;
	for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
		char *record = read_given(names[i]);

		records_expect_back(record);
		free(record);
	}
}

/* A given record with one piece of it put in the place of another. */
static void assert_changed(const char *name, const char *old, const char *new,
			   int line, const char *part)
{
	char *record = read_given(name);
	const char *at = strstr(record, old);
	struct text changed = {0};

	assert_non_null(at);
	text_put_bytes(&changed, record, (size_t)(at - record));
	text_put(&changed, new);
	text_put(&changed, at + strlen(old));
	records_expect_refused(text_string(&changed), line, part);
	text_free(&changed);
	free(record);
}

static void a_record_of_a_real_game_is_refused_where_it_is_wrong(void **test)
{
	static const struct {
		const char *name, *old, *by;
		int line;
		const char *part;
	} rows[] = {
		{"A", "challenge none", "challenge multi-1", 9, "S44"},
		{"A", "challenge none", "challenge solo-7", 9, "one of"},
		{"A", "level 2 sower\n", "", 5, "`level 2`"},
		{"A", "mode hotseat", "mode solo", 5, "`wild`"},
		{"A", "deck 1 B10 Y4", "deck 1 Y4 Y4", 14, "no order"},
		{"A", "deck 2 B6 Y9", "deck 2 W Y9", 15, "no order"},
		{"A", "1 rocky Y10", "1 rocky Y9", 17, "Y9"},
		{"A", "1 thorny B10", "1 thorny Y3", 18, "S24"},
		{"A", "result 1 objective", "result 1 tiebreak", 68,
		 "`result 1 objective`"},
		{"B", "first 1", "first 2", 11, "S37"},
		{"B", "seat 2 Aquila", "player 1 person", 10, "`seat 2`"},
		{"D", "cards reconstructed", "cards other", 3, "No deck"},
		{"D", "reconstructed -", "reconstructed", 3, "takes an id"},
		{"D", "reconstructed -", "reconstructed 00", 3, "64 digits"},
		{"D", "burst 2 tower", "burst 2 fountain", 6, ""},
		{"D", "winter fall spring", "winter fall", 7, "no order"},
		{"D", "winter fall spring", "winter fall fall", 7, "no order"},
		{"D", "\n* shuffle", "\n* shuffled", 14, "`* shuffle`"},
	};

	(void)test;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		assert_changed(rows[i].name, rows[i].old, rows[i].by,
			       rows[i].line, rows[i].part);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_record_read_and_written_is_the_same),
		cmocka_unit_test(a_journal_is_dealt_again_from_its_deal),
		cmocka_unit_test(a_changed_letter_is_refused_or_another_game),
		cmocka_unit_test(each_line_of_the_head_stands_once),
		cmocka_unit_test(any_beginning_and_any_byte_are_borne),
		cmocka_unit_test(a_shuffle_stands_where_it_happens),
		cmocka_unit_test(huge_and_odd_texts_are_refused_quickly),
		cmocka_unit_test(
			a_record_of_a_real_game_is_refused_where_it_is_wrong),
		cmocka_unit_test(the_given_records_come_back_byte_by_byte),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
