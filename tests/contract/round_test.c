/* Random games there and back: each record is confirmed, read and written
   again without a difference, and no changed letter goes unseen. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "check.h"
#include "home.h"
#include "play.h"

enum { ROUNDS = 60, LONGEST = 2000, CHANGES = 20 };

static int rounds(void)
{
	const char *wish = getenv("ROUNDS");

	return wish ? atoi(wish) : ROUNDS;
}

/* What `hotbed verify` says of a record; its status. */
static int verify(const char *record, char *said, int room)
{
	const char *path = home_path("game.hotbed");
	FILE *out = fmemopen(said, (size_t)room, "w");
	int status;

	home_put(path, record, strlen(record));
	status = check_record(path, NULL, out);
	fclose(out);
	return status;
}

static void check_round(const struct match *match)
{
	char *record = play_record(match, RECORD_WHOLE);
	char said[1000] = "";
	struct text result = {0};
	struct fault fault;
	struct match *again;
	char *second;

	record_write_result(match, &result);
	assert_int_equal(verify(record, said, sizeof said), 0);
	assert_non_null(strstr(said, ": ok result "));
	assert_non_null(strstr(said, text_string(&result)));
	again = record_read(record, strlen(record), NULL, &fault);
	assert_non_null(again);
	second = play_record(again, RECORD_WHOLE);
	assert_string_equal(second, record);
	free(second);
	free(record);
	text_free(&result);
	match_end(again);
}

/* The number of the line that byte `at` stands in. */
static int line_of(const char *text, size_t at)
{
	int line = 1;

	for (size_t i = 0; i < at; i++)
		line += text[i] == '\n';
	return line;
}

/* A changed record is refused, not before the change, or is another game. */
static void check_changed(const char *record, size_t at)
{
	struct fault fault;
	struct match *match =
		record_read(record, strlen(record), NULL, &fault);
	char *first;

	if (!match) {
		if (fault.line < line_of(record, at) || !fault.sentence[0])
			fail_msg("byte %zu: line %d: %s\n%s", at, fault.line,
				 fault.sentence, record);
		return;
	}
	first = play_record(match, RECORD_WHOLE);
	match_end(match);
	match = record_read(first, strlen(first), NULL, &fault);
	assert_non_null(match);
	match_end(match);
	free(first);
}

/* Changes letters of the moves, one at a time. */
static void change_letters(const struct match *match, struct random *random)
{
	static const char letters[] = "0123456789-, \n#*abcdefYBWcrst\x01\xff";
	char *record = play_record(match, RECORD_WHOLE);
	size_t from = (size_t)(strstr(record, "\nmoves\n") - record) + 7;
	size_t count = strlen(record) - from;

	for (int i = 0; i < CHANGES; i++) {
		size_t at = from + random_below(random, (uint32_t)count);
		char kept = record[at];

		record[at] = letters[random_below(random,
						  sizeof letters - 1)];
		check_changed(record, at);
		record[at] = kept;
	}
	free(record);
}

static void records_go_round_and_no_change_goes_unseen(void **test)
{
	(void)test;
	for (int g = 0; games[g]; g++) {
		struct random random = random_start(91, (uint64_t)g);

		for (int i = 0; i < rounds(); i++) {
			struct match *match =
				play_random(games[g], &random, LONGEST);

			check_round(match);
			change_letters(match, &random);
			match_end(match);
		}
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		HOME_TEST(records_go_round_and_no_change_goes_unseen),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
