/* Whole towns through a real terminal, from the first menu on: a match of two
   games, and tables of three and four with cards of one's own.  What is typed
   answers what stands on the screen; what was played is read from the
   records. */
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "check.h"
#include "file.h"
#include "gearseed.h"
#include "home.h"
#include "saved.h"
#include "shelf.h"
#include "start.h"
#include "town_keys.h"

enum { LOOKS_MOST = 900 };

static const char over[] = "The game is over";

static void put_own_deck(void)
{
	struct text text = {0};

	assert_null(file_read("tests/decks/own.deck", FILE_DECK_MOST, &text));
	home_put(home_path("data/hotbed/decks/own.deck"), text.data,
		 text.length);
	text_free(&text);
}

/* Answers whatever is asked until the game is over. */
static void play(struct pty *pty, uint64_t seed)
{
	struct random random = random_start(seed, 9);

	for (int i = 0; i < LOOKS_MOST; i++) {
		char *picture = pty_screen(pty);
		bool cover = strstr(picture, "when only you can see");
		bool done = strstr(picture, over);
		char keys[TOWN_KEYS];
		bool asked = town_keys(picture, &random, keys);

		free(picture);
		if (done)
			return;
		if (!asked) /* it is being drawn */
			pty_settle(pty, COVER_MS);
		else if (cover)
			pty_settle(pty, COVER_MS);
		if (asked)
			pty_press(pty, keys);
	}
	fail_msg("the game has no end:\n%s", pty_screen(pty));
}

/* The form for a new town; the first field is the number of players. */
static struct pty *open_form(int rows, int columns)
{
	struct pty *pty = pty_start(rows, columns, NULL, NULL);

	put_own_deck();
	pty_expect(pty, "New game");
	pty_press(pty, "2\r");
	pty_expect(pty, "First turn");
	return pty;
}

static void leave(struct pty *pty)
{
	pty_press(pty, "q\r");
	pty_expect(pty, "New game");
	pty_press(pty, "q\r");
	assert_int_equal(pty_status(pty), 0);
}

/* Every record is sound, and of games of so many seats with these cards. */
static void check_records(int count, int seats, const char *cards)
{
	struct shelf *shelf = shelf_open();
	const struct deck_shelf *decks = shelf_decks(shelf);
	FILE *out = tmpfile();
	struct saved_list list;

	saved_list(PLACE_RECORDS, &list);
	assert_int_equal(list.count, count);
	for (int i = 0; i < count; i++) {
		struct fault fault;
		struct match *match =
			saved_read(list.games[i].path, decks, &fault);

		assert_non_null(match);
		assert_int_equal(check_record(list.games[i].path, decks, out),
				 0);
		assert_int_equal(match_book(match)->seats, seats);
		assert_string_equal(gearseed_rules.decks->id(
					    match_book(match)->deck),
				    cards);
		assert_true(match_outcome(match).over);
		match_end(match);
	}
	saved_free(&list);
	shelf_close(shelf);
	fclose(out);
}

static void begin_match(struct pty *pty)
{
	pty_type(pty, "\tAna\tBen\t\033[C\t\t\t");
	pty_press(pty, "\033[C");
	pty_expect(pty, "> Match          < two games, seats swapped >");
	pty_press(pty, "\r");
	pty_expect(pty, "Ana, it is your turn.");
}

static void a_match_of_two_games(void **unused)
{
	struct pty *pty = open_form(24, 80);

	(void)unused;
	begin_match(pty);
	play(pty, 1);
	pty_press(pty, "\r");
	pty_expect(pty, "Nothing is chosen yet");
	pty_press(pty, "1\r");
	pty_expect(pty, "Ben, it is your turn.");
	play(pty, 2);
	pty_expect(pty, "Both games: Ben ");
	leave(pty);
	check_records(2, 2, "reconstructed");
	pty_end(pty);
}

static void a_match_killed_between_its_games_goes_on(void **unused)
{
	struct pty *pty = open_form(24, 80);

	(void)unused;
	begin_match(pty);
	play(pty, 5);
	pty_expect(pty, "Second game of the match, seats swapped");
	kill(pty->program, SIGKILL);
	while (pty->status < 0)
		pty_settle(pty, COVER_MS);
	pty_end(pty);
	check_records(1, 2, "reconstructed");

	pty = pty_start(24, 80, NULL, NULL);
	pty_expect(pty, "> 1  Ben, Ana              GearSeed      "
			"2nd game, turn 1 of 6");
	pty_press(pty, "\r");
	pty_expect(pty, "Ben, it is your turn.");
	pty_settle(pty, COVER_MS);
	pty_press(pty, "q");
	pty_expect(pty, "Leave it for now");
	pty_press(pty, "2\r");
	pty_expect(pty, "Go on");
	pty_press(pty, "q\r");
	assert_int_equal(pty_status(pty), 0);
	pty_end(pty);
}

static void three_with_cards_of_their_own(void **unused)
{
	struct pty *pty = open_form(20, 60);

	(void)unused;
	pty_press(pty, "\033[C\033[B\033[B\033[B\033[B\033[B\033[B\033[C");
	pty_expect(pty, "< own-town >");
	pty_press(pty, "\r");
	pty_expect(pty, "when only you can see the screen");
	play(pty, 3);
	leave(pty);
	check_records(1, 3, "own-town");
	pty_end(pty);
}

static void four_with_cards_of_their_own(void **unused)
{
	struct pty *pty = open_form(24, 80);

	(void)unused;
	pty_press(pty, "\033[D\033[B\033[B\033[B\033[B\033[B\033[B\033[B"
		       "\033[C");
	pty_expect(pty, "< own-town, 19 cards >");
	pty_press(pty, "\r");
	pty_expect(pty, "when only you can see the screen");
	play(pty, 4);
	leave(pty);
	check_records(1, 4, "own-town");
	pty_end(pty);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_match_of_two_games),
		HOME_TEST(a_match_killed_between_its_games_goes_on),
		cmocka_unit_test(three_with_cards_of_their_own),
		cmocka_unit_test(four_with_cards_of_their_own),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
