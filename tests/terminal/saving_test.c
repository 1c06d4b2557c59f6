/* Saving in a real terminal: whatever ends the program, the game waits; where
   nothing can be written, it goes on and says so. */
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include <cmocka.h>

#include "home.h"
#include "saved.h"
#include "start.h"

/* A game with its first card paid to the Path. */
static struct pty *start_and_play(void)
{
	struct pty *pty = start_turn(NONE);

	pty_press(pty, "yp\r");
	return pty;
}

/* Decisions in the one game that waits. */
static int plies_kept(void)
{
	struct saved_list list;
	int plies = -1;

	saved_list(PLACE_GAMES, &list);
	assert_in_range(list.count, 0, 1);
	if (list.count) {
		saved_look(&list.games[0], NULL);
		assert_string_equal(list.games[0].fault.sentence, "");
		plies = list.games[0].plies;
	}
	saved_free(&list);
	return plies;
}

/* It opens at the cover, without anything of a hand. */
static void check_resume(void)
{
	struct pty *pty = pty_start(24, 80, NONE, LIST("resume"));

	pty_expect(pty, "This game ");
	pty_expect(pty, "when only you can see the screen");
	assert_false(pty_sees(pty, " deck "));
	pty_end(pty);
}

static void whatever_ends_it_the_game_waits(void **unused)
{
	static const int signals[] = {SIGINT, SIGTERM, SIGHUP, SIGKILL};

	(void)unused;
	for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) {
		struct pty *pty;

		home_make();
		pty = start_and_play();
		kill(pty->program, signals[i]);
		for (int t = 0; t < 400 && pty->status < 0; t++)
			pty_settle(pty, 20);
		pty_end(pty);
		assert_int_equal(plies_kept(), 1);
		check_resume();
		home_drop();
	}
}

static void closed_terminal_leaves_the_game(void **unused)
{
	struct pty *pty = start_and_play();

	(void)unused;
	pty_hang_up(pty);
	for (int i = 0; i < 100 && pty->status < 0; i++)
		pty_settle(pty, 20);
	pty_end(pty);
	assert_int_equal(plies_kept(), 1);
	check_resume();
}

/* How many times words were sent to the screen. */
static int times_said(const struct pty *pty, const char *words)
{
	const char *at = text_string(&pty->raw);
	int times = 0;

	while ((at = strstr(at, words))) {
		times++;
		at += strlen(words);
	}
	return times;
}

/* No file may have a byte: what a full disk is like. */
static void full_disk_is_said_once(void **unused)
{
	const struct rlimit none = {0, RLIM_INFINITY};
	struct rlimit before;
	struct pty *pty;

	(void)unused;
	getrlimit(RLIMIT_FSIZE, &before);
	setrlimit(RLIMIT_FSIZE, &none);
	pty = pty_start(24, 80, NONE,
			LIST("sowers", "deal=word", "first=1"));
	setrlimit(RLIMIT_FSIZE, &before);
	pty_expect(pty, "This game is not being saved: ");
	pty_expect(pty, "leaving ends it.");
	start_hand(pty, 1);
	pty_expect(pty, "play a card");
	pty_press(pty, "yp\r");
	pty_expect(pty, "paid");
	pty_press(pty, "q");
	pty_expect(pty, "Leave it; what is not saved is then gone");
	pty_expect(pty, "This game is not being saved now.");
	assert_int_equal(times_said(pty, "is not being saved: "), 1);
	pty_end(pty);
	assert_int_equal(plies_kept(), -1);
}

/* A file stands where the folder should be, and goes. */
static void saving_begins_where_it_can(void **unused)
{
	struct pty *pty;

	(void)unused;
	home_put(home_path("state"), "x", 1);
	pty = start_and_play();
	assert_int_equal(times_said(pty, "is not being saved: "), 1);
	assert_int_equal(unlink(home_path("state")), 0);
	pty_expect(pty, "Enter covers");
	pty_press(pty, "\r");
	pty_expect(pty, "press 2 when only you can see the screen");
	start_hand(pty, 2);
	pty_expect(pty, "play a card");
	pty_press(pty, "yp\r");
	pty_expect(pty, "This game is being saved again.");
	kill(pty->program, SIGKILL);
	while (pty->status < 0)
		pty_settle(pty, 20);
	pty_end(pty);
	assert_true(plies_kept() >= 2);
	check_resume();
}

/* Ends by the sentence and status 2. */
static void refused(const char *const *words, const char *sentence)
{
	struct pty *pty = pty_start(24, 80, NONE, words);

	pty_expect(pty, sentence);
	assert_int_equal(pty_status(pty), 2);
	pty_end(pty);
}

static void resume_by_number_and_name(void **unused)
{
	(void)unused;
	refused(LIST("resume"), "no game is in progress.");
	pty_end(start_and_play());
	refused(LIST("resume", "2"), "no game in progress is that one.");
	refused(LIST("resume", "Nobody"), "no game in progress is that one.");
	refused(LIST("resume", "1", "2"), "resume takes one N or NAME.");
	for (int i = 0; i < 2; i++) {
		struct pty *pty = pty_start(
			24, 80, NONE, LIST("resume", i ? "1" : "Aquila"));

		pty_expect(pty, "when only you can see the screen");
		pty_end(pty);
	}
}

/* The file of a game in progress leads to that game, not to another one. */
static void journal_named_by_its_file_goes_on(void **unused)
{
	struct saved_list list;
	struct pty *pty;

	(void)unused;
	pty_end(start_and_play());
	saved_list(PLACE_GAMES, &list);
	assert_int_equal(list.count, 1);
	pty = pty_start(24, 80, NONE, LIST(list.games[0].path));
	pty_expect(pty, "This game ");
	pty_expect(pty, "when only you can see the screen");
	pty_end(pty);
	saved_free(&list);
	assert_int_equal(plies_kept(), 1);
}

static void records_are_looked_through(void **unused)
{
	struct pty *pty = pty_start(
		24, 80, NONE, LIST("replay", "tests/records/A.hotbed"));

	(void)unused;
	pty_expect(pty, "move 0 of 51");
	pty_press(pty, "\033");
	pty_expect(pty, "New game");
	pty_end(pty);
	pty = pty_start(24, 80, NONE, LIST("tests/records/A.hotbed"));
	pty_expect(pty, "move 0 of 51");
	pty_end(pty);
	refused(LIST("replay", "no such file"), "no such file: ");
	refused(LIST("replay"), "replay takes one FILE.");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(whatever_ends_it_the_game_waits),
		HOME_TEST(closed_terminal_leaves_the_game),
		HOME_TEST(full_disk_is_said_once),
		HOME_TEST(saving_begins_where_it_can),
		HOME_TEST(resume_by_number_and_name),
		HOME_TEST(journal_named_by_its_file_goes_on),
		HOME_TEST(records_are_looked_through),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
