/* The first menu's Go-on list, and games that are gone on with. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <time.h>

#include "age.h"
#include "file.h"
#include "home.h"
#include "pages.h"
#include "session.h"
#include "script.h"
#include "seal.h"
#include "seen.h"

enum { MINUTE = 60, HOUR = 60 * MINUTE, DAY = 24 * HOUR };

/* The first moment of that turn of a record. */
static struct match *at_turn(const char *record, int turn)
{
	struct match *match = seen_record(record, -1);
	int plies = 0;

	for (;; plies++) {
		struct match *part = match_copy(match, plies);
		bool there = match_turns(part) == turn;

		match_end(part);
		if (there)
			break;
	}
	match_end(match);
	return seen_record(record, plies);
}

static void set_time(const char *path, time_t when)
{
	const struct timespec times[] = {{.tv_sec = when}, {.tv_sec = when}};

	assert_int_equal(utimensat(AT_FDCWD, path, times, 0), 0);
}

/* The newest file of the games in progress. */
static void newest(char *path, size_t room)
{
	struct saved_list list;

	saved_list(PLACE_GAMES, &list);
	assert_true(list.count > 0);
	snprintf(path, room, "%s", list.games[0].path);
	saved_free(&list);
}

/* A journal as a killed program leaves it. */
static void leave(struct match *match, time_t when)
{
	struct journal *journal = journal_begin(match);
	char path[4096];

	assert_true(journal_is_saved(journal));
	journal_close(journal);
	match_end(match);
	newest(path, sizeof path);
	set_time(path, when);
}

/* The three games of the picture. */
static void leave_three(void)
{
	leave(at_turn("E", 8), HOME_NOON - 34 * DAY);
	leave(at_turn("B", 9), HOME_NOON - DAY);
	leave(seen_record("A", 33), HOME_NOON - 20 * MINUTE);
}

struct moment {
	const char *picture;
	int last;
};

static void compare(struct script *script, void *context)
{
	const struct moment *moment = context;

	script_compare(script, moment->picture, 0, moment->last);
}

static void run(struct script *script, struct screen *screen)
{
	script_screen(script, screen);
	screen->now = HOME_NOON;
	page_first_menu(screen);
	screen_close(screen);
	script_close(script);
}

static void three_games_as_drawn(void **unused)
{
	struct moment wide = {"7.1-1", 23}, narrow = {"10.1-4", 19};
	struct script *script = script_open(24, 80);
	struct screen screen;

	(void)unused;
	leave_three();
	script_look_at(script, compare, &wide);
	script_size(script, 20, 60);
	script_look_at(script, compare, &narrow);
	run(script, &screen);
}

static void more_than_three_have_a_page(void **unused)
{
	struct script *script = script_open(24, 80);
	struct screen screen;

	(void)unused;
	leave_three();
	leave(seen_record("C", 5), HOME_NOON - 2 * DAY);
	leave(seen_record("D", 5), HOME_NOON - 3 * DAY);
	leave(seen_record("A", 5), HOME_NOON - 400 * DAY);
	script_shows(script, "    3  4 more\n");
	script_type(script, "3\r");
	script_shows(script, " hotbed · Go on\n");
	script_shows(script, "turn 8 of 12");
	script_shows(script, "11 May 2025");
	script_type(script, "\033");
	script_shows(script, "    3  4 more\n");
	run(script, &screen);
}

static void none_means_no_block(void **unused)
{
	struct script *script = script_open(24, 80);
	struct screen screen;

	(void)unused;
	script_hides(script, "Go on");
	script_shows(script, "  > 1  Sowers  ");
	run(script, &screen);
}

/* It is named, it says what is wrong with it, and its file stays. */
static void faulty_game_is_named(void **unused)
{
	static const char text[] = "hotbed 1\ngame sowers\nmode hotsit\n";
	struct script *script = script_open(24, 80);
	const char *path = home_path("state/hotbed/odd.hotbed");
	struct text kept = {0};
	struct screen screen;

	(void)unused;
	home_put(path, text, sizeof text - 1);
	script_shows(script, "  > 1  odd.hotbed");
	script_shows(script, "faulty\n");
	script_type(script, "\r");
	script_shows(script, " No: odd.hotbed, line 3: ");
	run(script, &screen);
	assert_null(file_read(path, FILE_RECORD_MOST, &kept));
	assert_string_equal(text_string(&kept), text);
	text_free(&kept);
}

static void another_hotbed_has_it(void **unused)
{
	struct match *match = seen_record("A", 33);
	struct journal *journal = journal_begin(match);
	struct script *script = script_open(24, 80);
	struct screen screen;

	(void)unused;
	script_type(script, "1\r");
	script_shows(script,
		     " No: Another hotbed plays this game now. It can be "
		     "opened when that one leaves.\n");
	run(script, &screen);
	journal_close(journal);
	match_end(match);
}

/* Nothing of Ana's hand before her own two keys. */
static void look_covered(struct script *script, void *context)
{
	(void)context;
	script_expect(script, " This game waits since yesterday.\n");
	script_expect(script, "Ana, it is your turn.");
	script_expect_not(script, "│Y9 │");
	script_expect_not(script, "hand 8");
}

static void look_face_down(struct script *script, void *context)
{
	(void)context;
	script_expect(script, "│ ? │ │ ? │ │ ? │ │ ? │");
	for (const char *card = "Y5Y9B2B3B4B7"; *card; card += 2) {
		char frame[16];

		snprintf(frame, sizeof frame, "│%.2s │", card);
		script_expect_not(script, frame);
	}
}

static void resuming_opens_at_the_cover(void **unused)
{
	struct script *script = script_open(24, 80);
	struct screen screen;

	(void)unused;
	leave(seen_record("A", 33), HOME_NOON - DAY);
	script_type(script, "\r");
	script_look_at(script, look_covered, NULL);
	script_type(script, " 2\r\r");
	script_look_at(script, look_covered, NULL);
	script_type(script, "1");
	script_look_at(script, look_face_down, NULL);
	script_type(script, " ");
	script_shows(script, "│Y9 │");
	run(script, &screen);
}

/* Alone there is no cover, and yet the hand lies face down at first. */
static void resuming_alone_shows_no_hand(void **unused)
{
	struct script *script = script_open(24, 80);
	struct screen screen;

	(void)unused;
	leave(seen_record("B", 6), HOME_NOON - 3 * HOUR);
	script_type(script, "\r");
	script_shows(script, " This game has waited for 3 hours.\n");
	script_shows(script, "│ ? │ │ ? │ │ ? │ │ ? │");
	script_type(script, " ");
	script_hides(script, "│ ? │");
	run(script, &screen);
}

/* What is played is in the file; leaving leads back to the list. */
static void what_is_played_waits_in_the_list(void **unused)
{
	struct script *script = script_open(24, 80);
	struct screen screen;
	struct saved_list list;

	(void)unused;
	leave(seen_record("A", 27), HOME_NOON - DAY);
	script_type(script, "\r1 y1p\rq");
	script_shows(script, "The game is saved after every move.");
	script_type(script, "2\r");
	script_shows(script, "  > 1  Ana, Ben  ");
	run(script, &screen);
	saved_list(PLACE_GAMES, &list);
	assert_int_equal(list.count, 1);
	saved_look(&list.games[0], NULL);
	assert_int_equal(list.games[0].plies, 28);
	saved_free(&list);
}

static void finished_game_moves_to_the_records(void **unused)
{
	struct script *script = script_open(24, 80);
	struct screen screen;

	(void)unused;
	leave(seen_record("A", 27), HOME_NOON - DAY);
	script_type(script, "\r1 q5\r");
	script_shows(script, "resign this game to Ben?");
	script_type(script, "!");
	script_shows(script, "Saved among the records.");
	script_type(script, "4\r");
	script_hides(script, "Go on");
	run(script, &screen);
	assert_int_equal(home_count_games(PLACE_RECORDS), 1);
}

/* From the end page back to a moment before, and on from there. */
static void finished_game_is_played_on_from_a_moment(void **unused)
{
	struct script *script = script_open(24, 80);
	struct screen screen;

	(void)unused;
	leave(seen_record("A", 27), HOME_NOON - DAY);
	script_type(script, "\r1 q5\r!3\r");
	script_shows(script, "move 0 of 28 · turn 1\n");
	script_code(script, KEY_CODE_END);
	script_type(script, "\003\r");
	script_shows(script,
		     " This is a new game, from move 27 of the other.\n");
	script_shows(script, "Ana, it is your turn.");
	script_type(script, "q2\r");
	script_shows(script, "  > 1  Ana, Ben ");
	run(script, &screen);
	assert_int_equal(home_count_games(PLACE_RECORDS), 1);
	assert_int_equal(home_count_games(PLACE_GAMES), 1);
}

static void copy_seal(struct script *script, void *shown)
{
	char *picture = script_picture(script);

	snprintf(shown, SEAL_SHOWN, "%s", strstr(picture, "· seal ") + 8);
	free(picture);
}

/* Whoever noted the seal sees it again, now that the deal is open. */
static void expect_sealed(struct script *script, void *shown)
{
	char words[80];

	snprintf(words, sizeof words,
		 " The deal was sealed: %s. The record has its salt.",
		 (const char *)shown);
	script_expect(script, words);
}

/* The seal is on the screen before the first card, in the place of the deal;
   the record proves it. */
static void sealed_deal_is_kept(void **unused)
{
	struct script *script = script_open(24, 80);
	struct screen screen;
	struct saved_list list;
	struct match *match;
	struct fault fault;
	char promised[SEAL_SHOWN], shown[SEAL_SHOWN];

	(void)unused;
	script_type(script, "1\r\t\t\t\t\t\004\t\t\t\t\004");
	script_shows(script, "  > Sealed deal    < yes >");
	script_type(script, "\r");
	script_shows(script, " This deal is sealed: ");
	script_shows(script, " turn 1 · seal ");
	script_hides(script, "· deal ");
	script_look_at(script, copy_seal, promised);
	script_type(script, "1 q4\r!");
	script_shows(script, " turn 1 · deal ");
	script_look_at(script, expect_sealed, promised);
	script_type(script, "4\r");
	run(script, &screen);
	saved_list(PLACE_RECORDS, &list);
	assert_int_equal(list.count, 1);
	match = saved_read(list.games[0].path, NULL, &fault);
	assert_non_null(match);
	assert_true(match_sitting(match)->salt[0] != '\0');
	assert_true(seal_fits(match_sitting(match)));
	seal_show(match_sitting(match), shown);
	assert_string_equal(shown, promised);
	match_end(match);
	saved_free(&list);
}

static void age_is(time_t ago, bool narrow, const char *words)
{
	struct text text = {0};

	age_put(HOME_NOON - ago, HOME_NOON, narrow, &text);
	assert_string_equal(text_string(&text), words);
	text_free(&text);
}

static void ages_as_people_say_them(void **unused)
{
	(void)unused;
	age_is(-50, false, "just now");
	age_is(59, false, "just now");
	age_is(MINUTE, false, "1 minute ago");
	age_is(HOUR - 1, false, "59 minutes ago");
	age_is(HOUR, false, "1 hour ago");
	age_is(12 * HOUR, false, "12 hours ago");
	age_is(12 * HOUR + 1, false, "yesterday");
	age_is(36 * HOUR, false, "yesterday");
	age_is(36 * HOUR + 1, false, "13 Jun");
	age_is(200 * DAY, false, "27 Nov 2025");
	age_is(5, true, "now");
	age_is(59 * MINUTE, true, "59 min");
	age_is(3 * HOUR, true, "3 h");
	age_is(DAY, true, "1 day");
	age_is(200 * DAY, true, "2025");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		HOME_TEST_IN_ZONE(three_games_as_drawn),
		HOME_TEST_IN_ZONE(more_than_three_have_a_page),
		HOME_TEST_IN_ZONE(none_means_no_block),
		HOME_TEST_IN_ZONE(faulty_game_is_named),
		HOME_TEST_IN_ZONE(another_hotbed_has_it),
		HOME_TEST_IN_ZONE(resuming_opens_at_the_cover),
		HOME_TEST_IN_ZONE(resuming_alone_shows_no_hand),
		HOME_TEST_IN_ZONE(what_is_played_waits_in_the_list),
		HOME_TEST_IN_ZONE(finished_game_moves_to_the_records),
		HOME_TEST_IN_ZONE(finished_game_is_played_on_from_a_moment),
		HOME_TEST_IN_ZONE(sealed_deal_is_kept),
		HOME_TEST_IN_ZONE(ages_as_people_say_them),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
