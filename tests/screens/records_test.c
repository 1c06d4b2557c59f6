/* The records: the list, its words for every ending, and the export. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "file.h"
#include "home.h"
#include "lot.h"
#include "pages.h"
#include "record.h"
#include "saved.h"
#include "script.h"
#include "seen.h"
#include "sowers.h"
#include "utf8.h"

enum { DAY = 24 * 60 * 60 };

static void keep(const char *record, const char *name, time_t when)
{
	const struct timespec times[] = {{.tv_sec = when}, {.tv_sec = when}};
	struct match *match = seen_record(record, -1);
	const char *path = home_path("data/hotbed/records/%s.hotbed", name);
	struct text text = {0};

	record_write(match, RECORD_WHOLE, &text);
	home_put(path, text_string(&text), text.length);
	assert_int_equal(utimensat(AT_FDCWD, path, times, 0), 0);
	text_free(&text);
	match_end(match);
}

/* The five records of the pictures among 23 games. */
static void keep_many(void)
{
	char name[16];

	keep("A", "a", HOME_NOON - 1);
	keep("D", "b", HOME_NOON - 2);
	keep("C", "c", HOME_NOON - DAY);
	keep("B", "d", HOME_NOON - DAY - 1);
	keep("E", "e", HOME_NOON - 34 * DAY);
	for (int i = 0; i < 18; i++) {
		snprintf(name, sizeof name, "x%02d", i);
		keep("A", name, HOME_NOON - 43 * DAY - i);
	}
}

static void compare(struct script *script, void *unused)
{
	(void)unused;
	script_compare(script, "7.13-1", 0, 1);
	script_compare(script, "7.13-1", 3, 10);
	script_compare(script, "7.13-1", 15, 16);
	script_compare(script, "7.13-1", 22, 22);
}

static void run(struct script *script)
{
	struct screen screen;

	script_screen(script, &screen);
	screen.now = HOME_NOON;
	page_records(&screen);
	screen_close(&screen);
	script_close(script);
}

static void games_as_drawn(void **unused)
{
	struct script *script = script_open(24, 80);

	(void)unused;
	keep_many();
	script_look_at(script, compare, NULL);
	script_code(script, KEY_CODE_END);
	script_hides(script, "PgDn");
	script_shows(script, "  > 3 May      Sowers        Ana, Ben");
	script_size(script, 20, 60);
	script_code(script, KEY_CODE_HOME);
	script_shows(script,
		     "  > today      Sowers        Ana, all ten sown, turn "
		     "11\n");
	script_size(script, 40, 120);
	script_shows(script, "  > today      Sowers ");
	run(script);
}

static void none_says_so(void **unused)
{
	struct script *script = script_open(24, 80);

	(void)unused;
	script_type(script, "\rx\r");
	script_shows(script, "    no games yet\n");
	script_shows(script, "0 games\n");
	run(script);
}

static void enter_looks_through(void **unused)
{
	struct script *script = script_open(24, 80);

	(void)unused;
	keep_many();
	script_type(script, "\002\r");
	script_shows(script, " hotbed · Replay · GearSeed ");
	script_type(script, "\033");
	script_shows(script, "  > today      GearSeed");
	run(script);
}

/* A game played on from a record is a game of its own. */
static void playing_on_leaves_the_record_alone(void **unused)
{
	struct script *script = script_open(24, 80);
	const char *path = home_path("data/hotbed/records/a.hotbed");
	struct text before = {0}, after = {0};
	struct saved_list list;

	(void)unused;
	keep("A", "a", HOME_NOON - 1);
	assert_null(file_read(path, FILE_RECORD_MOST, &before));
	script_type(script, "\r\004\004\004\r");
	script_shows(script,
		     " This is a new game, from move 3 of the other.\n");
	script_shows(script, "Ana, it is your turn.");
	script_type(script, "1L");
	script_shows(script,
		     "plays on from here; what came after may be known");
	script_type(script, "\033q2\r");
	run(script);
	assert_null(file_read(path, FILE_RECORD_MOST, &after));
	assert_string_equal(text_string(&before), text_string(&after));
	saved_list(PLACE_GAMES, &list);
	assert_int_equal(list.count, 1);
	saved_look(&list.games[0], NULL);
	assert_string_equal(list.games[0].fault.sentence, "");
	assert_int_equal(list.games[0].plies, 3);
	assert_true(list.games[0].helped);
	saved_free(&list);
	text_free(&before);
	text_free(&after);
}

static void export_writes_a_new_file_and_says_where(void **unused)
{
	struct script *script = script_open(24, 80);
	const char *path = home_path("mine.hotbed");
	struct text text = {0};

	(void)unused;
	keep("A", "a", HOME_NOON - 1);
	script_type(script, "x");
	script_shows(script, " File: a.hotbed");
	script_type(script, "\b\b\b\b\b\b\b\b");
	script_paste(script, path);
	script_type(script, "\r");
	script_shows(script, "/mine.hotbed.\n");
	script_shows(script, " Written to ");
	run(script);
	assert_null(file_read(path, FILE_RECORD_MOST, &text));
	assert_non_null(strstr(text_string(&text), "\nresult 1 objective\n"));
	text_free(&text);
}

static void export_overwrites_nothing(void **unused)
{
	struct script *script = script_open(24, 80);
	const char *path = home_path("mine.hotbed");
	struct text text = {0};

	(void)unused;
	keep("A", "a", HOME_NOON - 1);
	home_put(path, "mine\n", 5);
	script_type(script, "x\b\b\b\b\b\b\b\b");
	script_paste(script, path);
	script_type(script, "\r");
	script_shows(script, " No: there is such a file; it stays as it is.\n");
	script_type(script, "x\b\b\b\b\b\b\b\b");
	script_paste(script, home_path("no/such/folder"));
	script_type(script, "\r");
	script_shows(script, " No: ");
	script_type(script, "x\b\b\b\b\b\b\b\b");
	script_paste(script, home_path("data"));
	script_type(script, "\r");
	script_shows(script, " No: This is a folder");
	script_type(script, "xy\033");
	script_shows(script, "Choose a game and press Enter");
	run(script);
	assert_null(file_read(path, FILE_RECORD_MOST, &text));
	assert_string_equal(text_string(&text), "mine\n");
	text_free(&text);
}

static void faulty_record_is_named(void **unused)
{
	struct script *script = script_open(24, 80);

	(void)unused;
	home_put(home_path("data/hotbed/records/odd.hotbed"), "hotbed 2\n", 9);
	script_shows(script, "faulty\n");
	script_type(script, "\r");
	script_shows(script, " No: odd.hotbed, line 1: ");
	run(script);
}

/* Plays a game to its end by lot, and measures the words for its end. */
static void measure(const struct rules *rules, struct random *random,
		    unsigned *reasons)
{
	struct match *match = seen_deal(rules, random);
	const struct painter *painter = painter_find(rules);
	struct text text = {0};
	struct view view;

	while (match_turn(match).seat)
		lot_play(match, random);
	match_view(match, SEAT_REFEREE, &view);
	painter->result(&view, match_names(match), &text);
	if (utf8_columns(text_string(&text)) > RESULT_COLUMNS)
		fail_msg("\"%s\" is too long", text_string(&text));
	assert_true(text.length > 0);
	assert_null(strchr(text_string(&text), '{'));
	*reasons |= 1u << match_outcome(match).reason;
	text_free(&text);
	match_end(match);
}

static void every_ending_has_its_words(void **unused)
{
	struct random random = random_start(7, 0);
	unsigned reasons = 0, town = 0;

	(void)unused;
	for (int i = 0; i < 2000; i++)
		measure(games[0], &random, &reasons);
	for (int i = 0; i < 50; i++)
		measure(games[1], &random, &town);
	/* Lots of random games end in most ways, `resign` never. */
	assert_true(reasons & 1u << SOWERS_BY_NO_PLAY);
	assert_true(reasons & 1u << SOWERS_BY_STRANDED);
	assert_true(town & 1);
}

static void result_is(const char *game, const char *words)
{
	struct fault fault;
	struct match *match = record_read(game, strlen(game), NULL, &fault);
	struct text text = {0};
	struct view view;

	if (!match)
		fail_msg("line %d: %s", fault.line, fault.sentence);
	match_view(match, SEAT_REFEREE, &view);
	painter_find(match_book(match)->rules)
		->result(&view, match_names(match), &text);
	assert_string_equal(text_string(&text), words);
	text_free(&text);
	match_end(match);
}

static void resigning_has_its_words(void **unused)
{
	(void)unused;
	result_is("hotbed 1\ngame sowers\nmode hotseat\nlevel 1 sower\n"
		  "level 2 sower\nwild no\npickup any\nreturns free\n"
		  "challenge none\nseat 1 Ana\nseat 2 Ben\nfirst 1\n"
		  "deal 0000-0000-00001\nmoves\n1 resign\nresult 2 resign\n",
		  "Ben: Ana resigned");
	result_is("hotbed 1\ngame sowers\nmode hotseat\nlevel 1 sower\n"
		  "level 2 sower\nwild no\npickup any\nreturns free\n"
		  "challenge none\nseat 1 Wilhelmine-A\nseat 2 Bartholomew\n"
		  "first 1\ndeal 0000-0000-00001\nmoves\n1 resign\n"
		  "result 2 resign\n",
		  "Bartholomew, by resigning");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		HOME_TEST_IN_ZONE(games_as_drawn),
		HOME_TEST_IN_ZONE(none_says_so),
		HOME_TEST_IN_ZONE(enter_looks_through),
		HOME_TEST_IN_ZONE(playing_on_leaves_the_record_alone),
		HOME_TEST_IN_ZONE(export_writes_a_new_file_and_says_where),
		HOME_TEST_IN_ZONE(export_overwrites_nothing),
		HOME_TEST_IN_ZONE(faulty_record_is_named),
		cmocka_unit_test(every_ending_has_its_words),
		cmocka_unit_test(resigning_has_its_words),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
