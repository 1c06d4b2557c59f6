/* The journal: what lies in the file is the game, at every moment. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

#include "check.h"
#include "file.h"
#include "home.h"
#include "journal.h"
#include "play.h"
#include "saved.h"
#include "seal.h"

enum { GAMES = 12, STEPS = 400 };

/* A move, an undo, a take-back or a hint. */
static void step(struct match *match, struct random *random)
{
	uint32_t lot = random_below(random, 12);
	int seat = match_turn(match).seat;
	struct reason reason;

	if (lot == 0)
		match_remark(match, REMARK_HINT, seat);
	else if (lot == 1)
		match_take_back(match, seat);
	else if (lot < 4)
		match_undo(match, &reason);
	else
		lot_play(match, random);
}

static void assert_same(const char *path, const struct match *match)
{
	struct fault fault;
	struct match *read = saved_read(path, NULL, &fault);
	char *there, *here;

	if (!read)
		fail_msg("%s:%d: %s", path, fault.line, fault.sentence);
	there = play_record(read, RECORD_WHOLE);
	here = play_record(match, RECORD_WHOLE);
	assert_string_equal(there, here);
	free(there);
	free(here);
	match_end(read);
}

static void assert_verified(const char *path)
{
	FILE *out = tmpfile();

	assert_int_equal(check_record(path, NULL, out), 0);
	fclose(out);
}

/* Plays with a journal to the end and looks at the file after each step. */
static void keep_game(struct match *match, struct random *random)
{
	struct journal *journal = journal_begin(match);
	struct reason news;
	char *path = home_only_game(PLACE_GAMES);

	for (int i = 0; i < STEPS && match_turn(match).seat; i++) {
		assert_same(path, match);
		step(match, random);
		journal_sync(journal);
		assert_true(journal_is_saved(journal));
	}
	while (match_turn(match).seat)
		lot_play(match, random);
	assert_false(journal_news(journal, &news));
	assert_int_equal(access(path, F_OK), -1);
	assert_same(journal_record(journal), match);
	assert_verified(journal_record(journal));
	assert_int_equal(remove(journal_record(journal)), 0);
	journal_close(journal);
	free(path);
}

static void the_file_is_the_game_after_every_step(void **test)
{
	(void)test;
	for (int g = 0; games[g]; g++) {
		struct random random = random_start(61, (uint64_t)g);

		for (int i = 0; i < GAMES; i++) {
			struct match *match =
				play_random(games[g], &random, i % 3 * 5);

			keep_game(match, &random);
			match_end(match);
		}
	}
}

/* A game whose cards are not those of its deal has them in its journal. */
static void a_game_with_cards_of_its_own_is_kept_too(void **test)
{
	static const char *const records[] = {"A", "B", "C", "D", "E"};
	struct random random = random_start(62, 0);

	(void)test;
	for (int i = 0; i < 5; i++) {
		char path[64];
		struct fault fault;
		struct match *match, *on;

		snprintf(path, sizeof path, "tests/records/%s.hotbed",
			 records[i]);
		match = saved_read(path, NULL, &fault);
		assert_non_null(match);
		on = match_play_on(match, match_plies(match) / 2);
		keep_game(on, &random);
		match_end(on);
		match_end(match);
	}
}

static void a_game_played_on_from_a_deal_hides_its_cards(void **test)
{
	struct random random = random_start(63, 0);
	struct match *match, *on;
	struct fault fault;
	char *record, *journal;

	(void)test;
	match = play_random(games[0], &random, 1000);
	record = play_record(match, RECORD_WHOLE);
	match_end(match);
	match = record_read(record, strlen(record), NULL, &fault);
	on = match_play_on(match, 3);
	journal = play_record(on, RECORD_JOURNAL);
	assert_non_null(strstr(record, "\ndeck 1 "));
	assert_null(strstr(journal, "\ndeck "));
	assert_non_null(strstr(journal, "\n* takeback 1\n"));
	free(record);
	free(journal);
	match_end(on);
	match_end(match);
}

static struct text read_text(const char *path)
{
	struct text text = {0};

	assert_null(file_read(path, FILE_RECORD_MOST, &text));
	return text;
}

static void a_glance_at_the_file_shows_no_hand(void **test)
{
	static const char *const keys[] = {"\ndeck ", "\nseasons ",
					   "\n* shuffle "};

	(void)test;
	for (int g = 0; games[g]; g++) {
		struct random random = random_start(64, (uint64_t)g);
		struct match *match = play_random(games[g], &random, 0);
		struct journal *journal = journal_begin(match);
		char *path = home_only_game(PLACE_GAMES);
		struct text text;

		for (int i = 0; i < 30 && match_turn(match).seat; i++)
			lot_play(match, &random);
		if (match_turn(match).seat) {
			text = read_text(path);
			for (int i = 0; i < 3; i++)
				assert_null(strstr(text.data, keys[i]));
			text_free(&text);
		}
		journal_close(journal);
		match_end(match);
		remove(path);
		free(path);
	}
}

static mode_t mode_of(const char *path)
{
	struct stat facts;

	assert_int_equal(stat(path, &facts), 0);
	return facts.st_mode & 0777;
}

static void files_are_for_their_owner_alone(void **test)
{
	struct random random = random_start(65, 0);
	struct match *match = play_random(games[0], &random, 0);
	mode_t before = umask(0);
	struct journal *journal = journal_begin(match);
	char *path = home_only_game(PLACE_GAMES);

	(void)test;
	assert_int_equal(mode_of(home_path("state/hotbed")), 0700);
	assert_int_equal(mode_of(path), 0600);
	match_play(match, (struct move){.verb = VERB_RESIGN}, NULL);
	umask(before);
	assert_int_equal(mode_of(home_path("data/hotbed/records")), 0700);
	assert_int_equal(mode_of(journal_record(journal)), 0600);
	journal_close(journal);
	match_end(match);
	free(path);
}

/* Leaves a game of some moves in the folder; its path, to be freed. */
static char *leave_game(struct random *random, int plies)
{
	struct match *match = play_random(games[0], random, plies);
	struct journal *journal = journal_begin(match);
	char *path = home_only_game(PLACE_GAMES);

	journal_close(journal);
	match_end(match);
	return path;
}

static void append(const char *path, const char *bytes)
{
	FILE *file = fopen(path, "ab");

	assert_non_null(file);
	fputs(bytes, file);
	fclose(file);
}

static void a_torn_line_is_ignored_and_then_cut(void **test)
{
	struct random random = random_start(66, 0);
	char *path = leave_game(&random, 4);
	struct text before = read_text(path);
	struct text torn, after;
	struct journal *journal;
	struct match *match;
	struct fault fault;

	(void)test;
	append(path, "1 rocky Y1");
	torn = read_text(path);
	journal = journal_open(path, NULL, &match, &fault);
	assert_non_null(journal);
	assert_int_equal(match_plies(match), 4);
	after = read_text(path);
	assert_string_equal(after.data, torn.data);
	lot_play(match, &random);
	record_write_move(match, 4, &before);
	text_put(&before, "\n");
	text_free(&after);
	after = read_text(path);
	assert_string_equal(after.data, before.data);
	journal_close(journal);
	match_end(match);
	text_free(&before);
	text_free(&torn);
	text_free(&after);
	free(path);
}

static void nobody_else_opens_a_game_in_play(void **test)
{
	struct random random = random_start(67, 0);
	char *path = leave_game(&random, 4);
	struct match *match, *other;
	struct journal *first, *second;
	struct fault fault;

	(void)test;
	first = journal_open(path, NULL, &match, &fault);
	assert_non_null(first);
	second = journal_open(path, NULL, &other, &fault);
	assert_null(second);
	assert_null(other);
	assert_string_equal(fault.sentence,
			    "Another hotbed plays this game now. It can be "
			    "opened when that one leaves.");
	journal_close(first);
	match_end(match);
	second = journal_open(path, NULL, &other, &fault);
	assert_non_null(second);
	journal_close(second);
	match_end(other);
	free(path);
}

/* What may stand in the place of a game. */
struct foreign {
	const char *bytes;
	size_t length;
	const char *part; /* of the sentence */
};

static void foreign_files_are_named_and_left_alone(void **test)
{
	static const char zeros[4096];
	static const struct foreign files[] = {
		{"", 0, "ends"},
		{zeros, sizeof zeros, "ends"},
		{"hotbed 2\ngame sowers\n", 21, "form 2"},
		{"hotbed 1\ngame chess\n", 20, "No game"},
		{"\xff\xfe\n", 3, "hotbed"},
	};
	enum { FILES = sizeof files / sizeof *files };
	struct saved_list list;

	(void)test;
	for (int i = 0; i < FILES; i++)
		home_put(home_path("state/hotbed/%d.hotbed", i),
			 files[i].bytes, files[i].length);
	mkdir(home_path("state/hotbed/folder.hotbed"), 0700);
	mkfifo(home_path("state/hotbed/pipe.hotbed"), 0600);
	assert_int_equal(symlink("nowhere",
				 home_path("state/hotbed/link.hotbed")),
			 0);
	journal_settle(NULL);
	saved_list(PLACE_GAMES, &list);
	assert_int_equal(list.count, FILES + 3);
	for (int i = 0; i < list.count; i++) {
		struct saved *game = &list.games[i];
		int number = atoi(file_name(game->path));
		struct match *match;
		struct fault fault = {0};

		saved_look(game, NULL);
		assert_true(game->fault.sentence[0] != '\0');
		assert_null(journal_open(game->path, NULL, &match, &fault));
		assert_true(fault.sentence[0] != '\0');
		if (strstr(game->path, "/pipe") ||
		    strstr(game->path, "/folder") ||
		    strstr(game->path, "/link"))
			continue;
		if (!strstr(game->fault.sentence, files[number].part))
			fail_msg("%d: %s", number, game->fault.sentence);
	}
	saved_free(&list);
	for (int i = 0; i < FILES; i++) {
		struct text text =
			read_text(home_path("state/hotbed/%d.hotbed", i));

		assert_int_equal(text.length, files[i].length);
		if (text.length)
			assert_memory_equal(text.data, files[i].bytes,
					    text.length);
		text_free(&text);
	}
}

static void a_game_that_was_over_is_settled_later(void **test)
{
	struct random random = random_start(68, 0);
	struct match *match = play_random(games[0], &random, 3);
	struct journal *journal = journal_begin(match);
	struct reason news;
	char *path, *text;
	size_t size;

	(void)test;
	home_put(home_path("data/hotbed/records"), "", 0); /* no folder */
	match_play(match, (struct move){.verb = VERB_RESIGN}, NULL);
	assert_null(journal_record(journal));
	assert_true(journal_news(journal, &news));
	assert_non_null(strstr(news.wide, "not among the records yet"));
	assert_false(journal_news(journal, &news));
	journal_close(journal);
	path = home_only_game(PLACE_GAMES);
	text = play_read_file(path, &size);
	assert_non_null(strstr(text, "\nresult "));
	assert_non_null(strstr(text, " resign\n"));
	free(text);
	free(path);
	remove(home_path("data/hotbed/records"));
	journal_settle(NULL);
	assert_int_equal(home_count_games(PLACE_GAMES), 0);
	path = home_only_game(PLACE_RECORDS);
	assert_same(path, match);
	match_end(match);
	free(path);
}

static void a_deleted_folder_is_made_again(void **test)
{
	struct random random = random_start(69, 0);
	struct match *match = play_random(games[0], &random, 3);
	struct journal *journal = journal_begin(match);
	char *path = home_only_game(PLACE_GAMES);

	(void)test;
	remove(path);
	free(path);
	rmdir(home_path("state/hotbed"));
	lot_play(match, &random);
	assert_true(journal_is_saved(journal));
	path = home_only_game(PLACE_GAMES);
	assert_same(path, match);
	journal_close(journal);
	match_end(match);
	free(path);
}

/* Goes on to where a move can be taken back, and leaves it played. */
static struct move find_free_move(struct match *match, struct random *random)
{
	struct move move;

	do {
		move = lot_move(match, random);
		assert_true(match_play(match, move, NULL));
	} while (!match_can_undo(match));
	return move;
}

/* BR-092: very many actions that are free. */
static void BR_092_twenty_thousand_free_actions_are_all_kept(void **test)
{
	struct random random = random_start(75, 0);
	struct match *match = play_random(games[0], &random, 0);
	struct journal *journal = journal_begin(match);
	char *path = home_only_game(PLACE_GAMES);
	struct move move = find_free_move(match, &random);
	struct text text;
	int undos = 0;

	(void)test;
	for (int i = 0; i < 10000; i++) {
		assert_true(match_undo(match, NULL));
		assert_true(match_play(match, move, NULL));
	}
	assert_true(journal_is_saved(journal));
	assert_same(path, match);
	text = read_text(path);
	for (const char *at = text.data; (at = strstr(at, " undo\n")); at++)
		undos++;
	assert_int_equal(undos, 10000);
	text_free(&text);
	journal_close(journal);
	match_end(match);
	free(path);
}

static void the_list_tells_nothing_of_a_deal(void **test)
{
	(void)test;
	for (int g = 0; games[g]; g++) {
		struct saved_list list;
		struct journal *journals[2];
		struct match *matches[2];

		for (int i = 0; i < 2; i++) {
			struct sitting sitting;

			sitting_begin(&sitting, games[g]);
			sitting.deal = (uint64_t)i;
			assert_null(sitting_settle(&sitting, GIVEN_FIRST));
			matches[i] = match_begin(&sitting);
			journals[i] = journal_begin(matches[i]);
		}
		saved_list(PLACE_GAMES, &list);
		assert_int_equal(list.count, 2);
		for (int i = 0; i < 2; i++) {
			saved_look(&list.games[i], NULL);
			assert_true(list.games[i].asked > 0);
			remove(list.games[i].path);
			free(list.games[i].path);
			list.games[i].path = NULL;
			list.games[i].when = 0;
		}
		assert_memory_equal(&list.games[0], &list.games[1],
				    sizeof *list.games);
		saved_free(&list);
		for (int i = 0; i < 2; i++) {
			journal_close(journals[i]);
			match_end(matches[i]);
		}
	}
}

static void the_last_line_of_a_record_needs_no_end(void **test)
{
	struct random random = random_start(74, 0);
	struct match *match = play_random(games[0], &random, 7);
	char *record = play_record(match, RECORD_WHOLE);
	const char *path = home_path("x.hotbed");

	(void)test;
	home_put(path, record, strlen(record) - 1);
	assert_same(path, match);
	free(record);
	match_end(match);
}

static struct match *begin_sealed(void)
{
	struct sitting sitting;

	sitting_begin(&sitting, games[0]);
	sitting.deal = 12345;
	assert_true(seal_deal(&sitting));
	assert_null(sitting_settle(&sitting, GIVEN_DEAL));
	return match_begin(&sitting);
}

static void a_sealed_deal_is_opened_at_the_end(void **test)
{
	struct match *match = begin_sealed();
	struct random random = random_start(70, 0);
	struct journal *journal = journal_begin(match);
	char *path = home_only_game(PLACE_GAMES);
	struct text text = read_text(path);
	struct fault fault;
	char line[HASH_DIGITS + 8];

	(void)test;
	snprintf(line, sizeof line, "\nsalt %s", match_sitting(match)->salt);
	assert_null(strstr(text.data, line));
	text_free(&text);
	journal_close(journal);
	match_end(match);

	journal = journal_open(path, NULL, &match, &fault);
	assert_non_null(journal);
	lot_play(match, &random);
	match_play(match, (struct move){.verb = VERB_RESIGN}, NULL);
	text = read_text(journal_record(journal));
	assert_non_null(strstr(text.data, line));
	assert_string_equal(strstr(text.data, line) + strlen(line), "\n");
	assert_verified(journal_record(journal));
	text_free(&text);
	journal_close(journal);
	match_end(match);
	free(path);
}

static void sentences_fit_their_columns(void **test)
{
	char clause[] = "eighteen columns, ";

	(void)test;
	for (int i = 0; i < journal_phrase_count; i++) {
		const char *fill[] = {clause};
		struct text wide = {0}, narrow = {0};

		phrase_put(&wide, &journal_phrases[i], false, fill);
		phrase_put(&narrow, &journal_phrases[i], true, fill);
		assert_in_range(wide.length, 1, PHRASE_WIDE);
		assert_in_range(narrow.length, 1, PHRASE_NARROW);
		text_free(&wide);
		text_free(&narrow);
	}
	for (int error = -1; error < 140; error++)
		assert_in_range(strlen(file_clause(error)), 1, 18);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		HOME_TEST(the_file_is_the_game_after_every_step),
		HOME_TEST(a_game_with_cards_of_its_own_is_kept_too),
		HOME_TEST(a_game_played_on_from_a_deal_hides_its_cards),
		HOME_TEST(a_glance_at_the_file_shows_no_hand),
		HOME_TEST(files_are_for_their_owner_alone),
		HOME_TEST(a_torn_line_is_ignored_and_then_cut),
		HOME_TEST(nobody_else_opens_a_game_in_play),
		HOME_TEST(foreign_files_are_named_and_left_alone),
		HOME_TEST(a_game_that_was_over_is_settled_later),
		HOME_TEST(a_deleted_folder_is_made_again),
		HOME_TEST(BR_092_twenty_thousand_free_actions_are_all_kept),
		HOME_TEST(the_list_tells_nothing_of_a_deal),
		HOME_TEST(the_last_line_of_a_record_needs_no_end),
		HOME_TEST(a_sealed_deal_is_opened_at_the_end),
		cmocka_unit_test(sentences_fit_their_columns),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
