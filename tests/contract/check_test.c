/* What the commands say of one file: records, journals, decks, seals. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "check.h"
#include "deal.h"
#include "home.h"
#include "play.h"
#include "seal.h"

/* What verify says of a text, without the path and the `:` before it. */
static const char *verify(const char *text, int status)
{
	static char said[2000];
	const char *path = home_path("x.hotbed");
	FILE *out;

	memset(said, 0, sizeof said);
	out = fmemopen(said, sizeof said, "w");
	home_put(path, text, strlen(text));
	assert_int_equal(check_record(path, NULL, out), status);
	fclose(out);
	assert_memory_equal(said, path, strlen(path));
	return said + strlen(path) + 1;
}

static char *record_a(void)
{
	size_t length;

	return play_read_file("tests/records/A.hotbed", &length);
}

static void a_good_record_is_ok_with_its_result(void **test)
{
	char *record = record_a();

	(void)test;
	assert_string_equal(verify(record, 0), " ok result 1 objective\n");
	strstr(record, "\n1 thorny B10\n")[1] = '\0';
	assert_string_equal(verify(record, 0), " ok running\n");
	free(record);
}

static void a_broken_rule_is_told_with_line_move_reason_and_id(void **test)
{
	char *record = record_a();
	char *move = strstr(record, "\n1 thorny B10\n");
	const char *said;

	(void)test;
	assert_non_null(move);
	memcpy(move, "\n1 path B10\n#", 13);
	said = verify(record, 1);
	assert_memory_equal(said, "18: path B10: ", 14);
	assert_non_null(strstr(said, "(S17)"));
	assert_null(strstr(strstr(said, "(S17)") + 1, "(S17)"));
	assert_int_equal(said[strlen(said) - 1], '\n');
	free(record);
}

/* A sealed game of two moves that is over, in full. */
static struct match *play_sealed(void)
{
	struct random random = random_start(51, 0);
	struct sitting sitting;
	struct match *match;

	sitting_begin(&sitting, games[0]);
	sitting.deal = random_next(&random);
	assert_true(seal_deal(&sitting));
	assert_null(sitting_settle(&sitting, GIVEN_DEAL));
	match = match_begin(&sitting);
	lot_play(match, &random);
	match_play(match, (struct move){.verb = VERB_RESIGN}, NULL);
	return match;
}

static void a_seal_fits_or_is_refused(void **test)
{
	struct match *match = play_sealed();
	char *record = play_record(match, RECORD_WHOLE);
	char *salt = strstr(record, "\nsalt ") + 6;
	const char *said;

	(void)test;
	assert_non_null(strstr(verify(record, 0), ", seal fits\n"));
	*salt = *salt == '0' ? '1' : '0';
	said = verify(record, 1);
	assert_non_null(strstr(said, ": salt: the seal does not fit"));
	assert_true(atoi(said) > 10);
	salt[-5] = '\0';
	assert_non_null(strstr(verify(record, 0), ", seal not opened\n"));
	free(record);
	match_end(match);
}

/* Cards that were put in place of the sealed ones. */
static void a_seal_is_of_the_cards_too(void **test)
{
	struct match *match = play_sealed();
	char *record = play_record(match, RECORD_WHOLE);
	char *deck = strstr(record, "\ndeck 2 ") + 8;
	char *end = strchr(deck, '\n');
	char *last = end;

	(void)test;
	/* Two cards of the same width at the end change places. */
	while (end - last < 40) {
		char *second = last - 1, *first;

		while (second[-1] != ' ')
			second--;
		first = second - 2;
		while (first[-1] != ' ')
			first--;
		if (last - second == second - 1 - first) {
			char kept[8];
			size_t width = (size_t)(last - second);

			memcpy(kept, first, width);
			memcpy(first, second, width);
			memcpy(second, kept, width);
			break;
		}
		last = second - 1;
	}
	assert_non_null(strstr(verify(record, 1),
			       ": seal: the cards are not those"));
	free(record);
	match_end(match);
}

/* The recipe that the README gives, in a shell. */
static void a_seal_can_be_confirmed_by_hand(void **test)
{
	struct match *match = play_sealed();
	const struct sitting *sitting = match_sitting(match);
	char code[DEAL_LENGTH + 1];
	char command[300], hash[HASH_DIGITS + 1] = "", shown[SEAL_SHOWN];
	FILE *sum;

	(void)test;
	deal_print(sitting->deal, code);
	snprintf(command, sizeof command, "echo %s %s | sha256sum",
		 sitting->salt, code);
	sum = popen(command, "r");
	assert_non_null(sum);
	if (fscanf(sum, "%64[0-9a-f]", hash) == 1)
		assert_string_equal(hash, sitting->seal);
	pclose(sum);
	seal_show(sitting, shown);
	assert_int_equal(strlen(shown), 19);
	assert_memory_equal(shown, sitting->seal, 4);
	assert_memory_equal(shown + 15, sitting->seal + 12, 4);
	match_end(match);
}

static void a_salt_is_never_the_same(void **test)
{
	struct sitting one, other;

	(void)test;
	sitting_begin(&one, games[0]);
	sitting_begin(&other, games[0]);
	assert_true(seal_deal(&one) && seal_deal(&other));
	assert_string_not_equal(one.salt, other.salt);
	assert_string_not_equal(one.seal, other.seal);
	assert_true(seal_fits(&one));
	strcpy(one.salt, other.salt);
	assert_false(seal_fits(&one));
}

static void a_journal_is_printed_as_its_whole_record(void **test)
{
	struct random random = random_start(52, 0);
	struct match *match = play_random(games[0], &random, 6);
	char *record = play_record(match, RECORD_WHOLE);
	const char *path = home_path("x.hotbed");
	struct text journal = {0};
	char *said = NULL;
	size_t length;
	FILE *out = open_memstream(&said, &length);

	(void)test;
	record_write(match, RECORD_JOURNAL, &journal);
	text_put(&journal, "1 rocky"); /* torn */
	home_put(path, journal.data, journal.length);
	assert_int_equal(check_print(path, NULL, out), 0);
	fclose(out);
	assert_string_equal(said, record);
	free(said);
	free(record);
	text_free(&journal);
	match_end(match);
}

static void what_cannot_be_written_is_a_failure(void **test)
{
	FILE *full = fopen("/dev/full", "w");

	(void)test;
	if (!full)
		skip();
	assert_int_equal(check_record("tests/records/A.hotbed", NULL, full),
			 1);
	clearerr(full);
	assert_int_equal(check_print("tests/records/A.hotbed", NULL, full), 1);
	clearerr(full);
	assert_int_equal(check_deck("rules/gearseed.deck", full), 1);
	fclose(full);
}

static char *look_at_deck(const char *text, size_t length, int status)
{
	const char *path = home_path("x.deck");
	char *said = NULL;
	size_t said_length;
	FILE *out = open_memstream(&said, &said_length);

	home_put(path, text, length);
	assert_int_equal(check_deck(path, out), status);
	fclose(out);
	return said;
}

static void a_deck_is_listed_with_its_counts(void **test)
{
	size_t length;
	char *deck = play_read_file("rules/gearseed.deck", &length);
	char *said = look_at_deck(deck, length, 0);

	(void)test;
	assert_non_null(strstr(said, "By type"));
	assert_non_null(strstr(said, "By caste"));
	free(said);
	free(deck);
}

static void every_fault_of_a_deck_is_told_with_its_line(void **test)
{
	size_t length;
	char *deck = play_read_file("rules/gearseed.deck", &length);
	char *type = strstr(deck, "\n  type ");
	char *copies = strstr(type + 1, "\n  copies ");
	char *said;
	int lines = 0;

	(void)test;
	assert_non_null(type);
	assert_non_null(copies);
	type[8] = 'X';
	copies[10] = 'x';
	said = look_at_deck(deck, length, 1);
	for (const char *at = said; *at; at = strchr(at, '\n') + 1) {
		const char *path = home_path("x.deck:");

		assert_memory_equal(at, path, strlen(path));
		assert_true(atoi(at + strlen(path)) > 0);
		lines++;
	}
	assert_true(lines >= 2);
	assert_non_null(strstr(said, "Found `X"));
	assert_non_null(strstr(said, "Found `x"));
	free(said);
	free(deck);
}

static void a_big_file_is_no_deck(void **test)
{
	char *zeros = calloc(1, 10000000);
	char *said = look_at_deck(zeros, 10000000, 1);

	(void)test;
	assert_non_null(strstr(said, "too big"));
	free(said);
	free(zeros);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		HOME_TEST(a_good_record_is_ok_with_its_result),
		HOME_TEST(a_broken_rule_is_told_with_line_move_reason_and_id),
		HOME_TEST(a_seal_fits_or_is_refused),
		HOME_TEST(a_seal_is_of_the_cards_too),
		cmocka_unit_test(a_seal_can_be_confirmed_by_hand),
		cmocka_unit_test(a_salt_is_never_the_same),
		HOME_TEST(a_journal_is_printed_as_its_whole_record),
		cmocka_unit_test(what_cannot_be_written_is_a_failure),
		HOME_TEST(a_deck_is_listed_with_its_counts),
		HOME_TEST(every_fault_of_a_deck_is_told_with_its_line),
		HOME_TEST(a_big_file_is_no_deck),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
