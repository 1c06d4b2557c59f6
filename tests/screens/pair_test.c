/* A town of one's own cards from the setup form on, and a match of two games
   with the seats swapped, played by keys to its total. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "check.h"
#include "file.h"
#include "gearseed.h"
#include "home.h"
#include "pages.h"
#include "saved.h"
#include "script.h"
#include "town_keys.h"

/* Puts a file of tests/decks into the user's folder. */
static void put_deck(const char *name)
{
	char path[128];
	struct text text = {0};

	snprintf(path, sizeof path, "tests/decks/%s.deck", name);
	assert_null(file_read(path, FILE_DECK_MOST, &text));
	home_put(home_path("data/hotbed/decks/%s.deck", name), text.data,
		 text.length);
	text_free(&text);
}

/* Runs the script from the first menu on. */
static void run(struct script *script)
{
	struct screen screen;
	struct shelf *shelf = shelf_open();

	script_screen(script, &screen);
	screen.shelf = shelf;
	screen.decks = shelf_decks(shelf);
	page_first_menu(&screen);
	assert_int_equal(script->next, script->count);
	screen_close(&screen);
	script_close(script);
	shelf_close(shelf);
}

/* Somebody at the table; what is to come waits for the game's end. */
struct somebody {
	struct random random;
	const char *stop; /* words that end it */
	void (*then)(struct script *script);
	int looks;
};

enum { LOOKS_MOST = 1500 };

static void play(struct script *script, void *context)
{
	struct somebody *somebody = context;
	char *picture = script_picture(script);
	char keys[TOWN_KEYS];

	if (strstr(picture, somebody->stop)) {
		somebody->then(script);
	} else {
		if (++somebody->looks > LOOKS_MOST ||
		    !town_keys(picture, &somebody->random, keys))
			fail_msg("no way on: %s",
				 strstr(picture, somebody->stop) ?
					 somebody->stop :
					 strrchr(picture, 0) - 300);
		script_type(script, keys);
		script_look_at(script, play, somebody);
	}
	free(picture);
}

/* The form's fields: Deck is six steps below the first with two seats. */
static const char to_deck[] = "\002\002\002\002\002";

static void a_sound_deck_is_a_value_of_the_form(void **unused)
{
	struct script *script = script_open(24, 80);

	(void)unused;
	put_deck("own");
	script_type(script, "2\r");
	script_shows(script,
		     "    Deck           < reconstructed, 44 cards >\n");
	script_type(script, to_deck);
	script_shows(script, "  > Deck           <");
	script_shows(script,
		     "    Deck: the cards. Files NAME.deck of your own");
	script_type(script, "\004");
	script_shows(script, "< own-town, 19 cards >");
	script_type(script, "\004");
	script_shows(script, "< reconstructed, 44 cards >");
	script_type(script, "\003");
	script_size(script, 20, 60);
	script_shows(script, "< own-town >");
	script_type(script, "\r");
	script_shows(script, "when only you can see the screen");
	script_type(script, "q2\r");
	run(script);
}

static void a_faulty_deck_is_listed_and_cannot_be_started(void **unused)
{
	struct script *script = script_open(24, 80);

	(void)unused;
	put_deck("cap");
	script_type(script, "2\r");
	script_type(script, to_deck);
	script_type(script, "\003");
	script_shows(script, "  > Deck           < cap.deck (");
	script_shows(script, " fault");
	script_shows(script, "    cap.deck, line ");
	script_type(script, "\002\002\r"); /* from another field */
	script_shows(script, "  > Deck           < cap.deck (");
	script_shows(script, " A faulty deck: `hotbed deck FILE` "
			     "names all its faults.");
	script_type(script, "\004\r");
	script_shows(script, "when only you can see the screen");
	script_type(script, "q2\r");
	run(script);
}

static void mend(struct script *script, void *context)
{
	(void)context;
	put_deck("own");
	script_type(script, "2\r");
	script_type(script, to_deck);
	script_type(script, "\004");
	script_shows(script, "< own-town, 19 cards >");
}

static void the_folder_is_looked_at_anew(void **unused)
{
	struct script *script = script_open(24, 80);

	(void)unused;
	script_type(script, "2\r");
	script_type(script, to_deck);
	script_type(script, "\004");
	script_shows(script, "< reconstructed, 44 cards >");
	script_type(script, "\033");
	script_look_at(script, mend, NULL);
	run(script);
}

static void a_match_is_offered_to_two_players(void **unused)
{
	struct script *script = script_open(24, 80);

	(void)unused;
	script_type(script, "2\r");
	script_type(script, to_deck);
	script_type(script, "\002\004");
	script_shows(script,
		     "  > Match          < two games, seats swapped >\n");
	script_type(script, "\001\001\001\001\001\001\004");
	script_shows(script, "  > Players        < 3 >");
	script_shows(script, "    Match          < one game >\n");
	run(script);
}

/* In the smallest window each field has its row, above the explanation. */
static void every_field_of_the_narrow_form_is_whole(void **unused)
{
	struct script *script = script_open(20, 60);

	(void)unused;
	script_type(script, "2\r\003");
	script_shows(script, "\n  > Players     < 4 >\n");
	script_shows(script, "\n    Seat 4      [Player 4    ]\n");
	script_shows(script, "\n    First turn  < by lot >\n");
	script_shows(script, "\n    Sealed deal < no >\n");
	script_shows(script,
		     "\n    Deal        [            ]   empty: a new one\n");
	script_shows(script, "\n Players: two to four build one town (B25).");
	run(script);
}

static void leave(struct script *script)
{
	script_type(script, "q\r");
}

static void a_deck_of_ones_own_is_played_kept_and_read_again(void **unused)
{
	struct somebody ana = {random_start(7, 7), "The game is over", leave,
			       0};
	struct script *script = script_open(24, 80);
	struct shelf *shelf;
	struct match *match;
	struct fault fault;
	struct text text = {0};
	FILE *out = tmpfile();
	char *path;

	(void)unused;
	put_deck("own");
	script_type(script, "2\r\004");
	script_type(script, to_deck);
	script_type(script, "\002\004\r");
	script_look_at(script, play, &ana);
	run(script);

	shelf = shelf_open();
	path = home_only_game(PLACE_RECORDS);
	assert_int_equal(check_record(path, shelf_decks(shelf), out), 0);
	match = saved_read(path, shelf_decks(shelf), &fault);
	assert_non_null(match);
	assert_int_equal(match_book(match)->seats, 3);
	assert_string_equal(gearseed_rules.decks->id(match_book(match)->deck),
			    "own-town");
	record_write(match, RECORD_WHOLE, &text);
	assert_non_null(strstr(text_string(&text), "\ncards own-town "));
	match_end(match);
	/* Without the file nobody can tell what the cards were. */
	assert_null(saved_read(path, NULL, &fault));
	assert_int_equal(fault.line, 3);
	shelf_close(shelf);
	text_free(&text);
	fclose(out);
	free(path);
}

static struct {
	int points[2][2]; /* of each game, by person: Ana, Ben */
} told;

/* The two numbers of the row that begins with a word. */
static void read_row(const char *picture, const char *word, int *one,
		     int *other)
{
	const char *row = strstr(picture, word);

	assert_non_null(row);
	assert_int_equal(sscanf(row + strlen(word), " %d %d", one, other), 2);
}

/* After the second game: both and their sum. */
static void see_total(struct script *script)
{
	char *picture = script_picture(script);
	int (*points)[2] = told.points;
	int ana, ben;
	char words[80];

	read_row(picture, "   Score ", &points[1][1], &points[1][0]);
	ana = points[0][0] + points[1][0];
	ben = points[0][1] + points[1][1];
	snprintf(words, sizeof words,
		 "   Both games: Ben %d + %d = %d, Ana %d + %d = %d.\n",
		 points[0][1], points[1][1], ben, points[0][0], points[1][0],
		 ana);
	script_expect(script, words);
	if (ana == ben)
		snprintf(words, sizeof words, " The match is level, %d each.",
			 ana);
	else
		snprintf(words, sizeof words, " %s wins the match, %d to %d.",
			 ana > ben ? "Ana" : "Ben", ana > ben ? ana : ben,
			 ana > ben ? ben : ana);
	script_expect(script, words);
	script_expect(script, "  1  Another match on a new deal\n");
	script_expect_not(script, "seats swapped");
	script_type(script, "q\r");
	script_hides(script, "Go on");
	free(picture);
}

static struct somebody second = {.stop = "The game is over",
				 .then = see_total};

static void one_game(struct script *script, void *unused)
{
	(void)script;
	(void)unused;
	free(home_only_game(PLACE_GAMES));
}

/* Between the two: the other person begins from the other seat. */
static void see_first(struct script *script)
{
	char *picture = script_picture(script);

	read_row(picture, "   Score ", &told.points[0][0], &told.points[0][1]);
	script_expect(script,
		      "  1  Second game of the match, seats swapped\n");
	script_expect_not(script, "Play again");
	script_type(script, "1\r");
	script_shows(script, "Ben, it is your turn.");
	script_shows(script, "turn 1 of 6 · deal 0000-0000-0001X");
	script_look_at(script, one_game, NULL);
	second.random = random_start(11, 5);
	script_look_at(script, play, &second);
	free(picture);
}

/* The one file of a place: is it a second game? */
static bool is_second(enum place place)
{
	struct saved_list list;
	bool is;

	saved_list(place, &list);
	assert_int_equal(list.count, 1);
	saved_look(&list.games[0], NULL);
	is = list.games[0].second;
	saved_free(&list);
	return is;
}

/* From the end page to the first menu, and on from there. */
static void leave_between(struct script *script)
{
	char *picture = script_picture(script);

	read_row(picture, "   Score ", &told.points[0][0], &told.points[0][1]);
	/* Nobody has left yet: a program killed here has lost nothing. */
	assert_true(is_second(PLACE_GAMES));
	script_type(script, "q\r");
	script_shows(script, "  > 1  Ben, Ana              GearSeed      "
			     "2nd game, turn 1 of 6");
	script_size(script, 36, 110);
	script_shows(script, " second of a match, turn 1 of 6 ");
	script_size(script, 20, 60);
	script_shows(script, " GearSeed, 2nd, turn 1 ");
	script_size(script, 24, 80);
	script_type(script, "\r");
	second.random = random_start(12, 5);
	script_look_at(script, play, &second);
	free(picture);
}

/* Seats 1 and 2 by name, seat 1 begins, two games, deal 61. */
static void begin_match(struct script *script)
{
	script_type(script, "2\r\tAna\tBen\t\004\t\t\t\004\t\t\t#61\r");
	script_shows(script, "Ana, it is your turn.");
}

static void two_games_and_their_total(void **unused)
{
	struct somebody ana = {random_start(3, 5), "The game is over",
			       see_first, 0};
	struct script *script = script_open(24, 80);

	(void)unused;
	begin_match(script);
	script_look_at(script, play, &ana);
	run(script);
}

static void the_second_game_waits_for_who_leaves(void **unused)
{
	struct somebody ana = {random_start(4, 5), "The game is over",
			       leave_between, 0};
	struct script *script = script_open(24, 80);

	(void)unused;
	begin_match(script);
	script_look_at(script, play, &ana);
	run(script);
}

static void who_resigns_gives_the_match_up(void **unused)
{
	struct script *script = script_open(24, 80);

	(void)unused;
	begin_match(script);
	script_type(script, "1 q");
	script_shows(script, "Resign");
	script_type(script, "4\r!");
	script_shows(script, " Ana resigned: Ben wins the match.");
	script_hides(script, "Second game");
	script_type(script, "q\r");
	script_hides(script, "Go on");
	run(script);
}

static void a_large_hand_has_room_beside_a_long_name(void **unused)
{
	struct script *script = script_open(24, 80);

	(void)unused;
	script_type(script, "2\r\tBartholomeus\t\t\004\t\t\t\t\t\t#61\r");
	script_shows(script, "Bartholomeus, it is your turn.");
	script_type(script, "1 q4\r!");
	script_shows(script, " Bartholomeus kept    CoC CoE CoE +3\n");
	script_type(script, "q\r");
	run(script);
}

/* The record of the one game that has Ben at seat 1. */
static void expect_ben(const char *words)
{
	struct saved_list list;
	int found = 0;

	saved_list(PLACE_RECORDS, &list);
	for (int i = 0; i < list.count; i++) {
		struct text text = {0};

		assert_null(file_read(list.games[i].path, FILE_RECORD_MOST,
				      &text));
		if (strstr(text_string(&text), "\nseat 1 Ben\n")) {
			assert_non_null(strstr(text_string(&text), words));
			found++;
		}
		text_free(&text);
	}
	assert_int_equal(found, 1);
	saved_free(&list);
}

/* Seat 1 begins with the Castle, seat 2 has a Burst card by lot. */
static void who_swaps_seats_takes_the_chosen_burst_along(void **unused)
{
	struct script *script = script_open(24, 80);

	(void)unused;
	script_type(script, "2\r\tAna\tBen\t\004\t\004\t\004");
	script_shows(script, "< Burst Castle >");
	script_shows(script, "< Burst by lot >");
	script_type(script, "\r");
	script_shows(script, "Ana, it is your turn.");
	script_type(script, "1 q4\r!");
	script_shows(script, "  1  Play again, seats swapped\n");
	script_type(script, "1\r");
	script_shows(script, "Ben, it is your turn.");
	script_type(script, "1 q4\r!q\r");
	run(script);
	expect_ben("\nburst 2 castle\n");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		HOME_TEST(a_sound_deck_is_a_value_of_the_form),
		HOME_TEST(a_faulty_deck_is_listed_and_cannot_be_started),
		HOME_TEST(the_folder_is_looked_at_anew),
		HOME_TEST(a_match_is_offered_to_two_players),
		HOME_TEST(every_field_of_the_narrow_form_is_whole),
		HOME_TEST(a_deck_of_ones_own_is_played_kept_and_read_again),
		HOME_TEST(two_games_and_their_total),
		HOME_TEST(the_second_game_waits_for_who_leaves),
		HOME_TEST(who_resigns_gives_the_match_up),
		HOME_TEST(a_large_hand_has_room_beside_a_long_name),
		HOME_TEST(who_swaps_seats_takes_the_chosen_burst_along),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
