/* The program is killed while a game is played in a terminal: nothing that
   was seen is lost, and nobody else can play the same game meanwhile. */
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "home.h"
#include "journal.h"
#include "random.h"
#include "saved.h"
#include "start.h"

/* What is typed while the cover is being drawn is thrown away. */
enum { KILLS = 8, KEYS = 50, ANSWER_MS = 12 };

/* How a game is begun, and keys that play it wildly. */
struct game {
	const char *words[4];
	const char *keys;
};

static const struct game played[] = {
	{{"sowers", "mode=hotseat", NULL}, "hlkj0123456789prtgprtg"},
	{{"gearseed", "players=2", NULL}, "hljk.,0123456\r\rb"},
};

static struct pty *start(const char *const *words)
{
	return pty_start(24, 80, NULL, words);
}

/* The terminal is left as it was when nothing could be given back. */
static void end_by_force(struct pty *pty)
{
	kill(pty->program, SIGKILL);
	while (pty->status < 0)
		pty_settle(pty, ANSWER_MS);
	assert_int_equal(pty->status, 128 + SIGKILL);
	pty_settle(pty, ANSWER_MS);
}

/* Keys that bring the game on: what a page asks for, else any three. */
static void press_something(struct pty *pty, const char *keys,
			    struct random *random)
{
	static const char *const answers[][2] = {
		{"press 1 when only you", "1"},
		{"press 2 when only you", "2"},
		{"press Space", " "},
		{"Enter covers", "\r"},
		{"back.", "lk"},
		{"back.", "hk"},
		{"under the deck.", "lk"},
		{"to the Path.", "lk"},
		{"to the Path.", "hk"},
		{"Enter returns", "\r"},
		{"chosen: Enter", "\r"},
		{"? Enter", "\r"},
		{", then Enter", "1\r"},
		{"! does it", "!"},
	};
	enum { ANSWERS = sizeof answers / sizeof *answers };
	char any[4] = "";
	const char *typed = any;

	for (int i = 0; i < 3; i++)
		any[i] = keys[random_below(random, (uint32_t)strlen(keys))];
	for (int i = 0; i < ANSWERS; i++)
		if (random_below(random, 4) && pty_sees(pty, answers[i][0]))
			typed = answers[i][1];
	if (pty_sees(pty, "only you can see the screen"))
		pty_settle(pty, COVER_MS);
	pty_type(pty, typed);
	pty_settle(pty, ANSWER_MS);
}

/* The turn in the title; 0 where no table is shown. */
static int shown_turn(const struct pty *pty)
{
	char *screen = pty_screen(pty);
	char *line = strtok(screen, "\n");
	const char *at = line ? strstr(line, " turn ") : NULL;
	int turn = at ? atoi(at + 6) : 0;

	free(screen);
	return turn;
}

/* Plays for a while, and kills it; the turn that was shown last. */
static int play_and_kill(const char *const *words, const char *keys,
			 struct random *random)
{
	struct pty *pty = start(words);
	int presses = (int)random_below(random, KEYS);
	int turn;

	pty_expect(pty, "only you can see the screen");
	for (int i = 0; i < presses; i++)
		press_something(pty, keys, random);
	end_by_force(pty);
	turn = shown_turn(pty);
	pty_end(pty);
	return turn;
}

/* What the folders hold of the game, when it was settled. */
static struct saved look(int *records)
{
	struct saved_list list;
	struct saved game = {0};

	journal_settle(NULL);
	saved_list(PLACE_RECORDS, &list);
	*records = list.count;
	saved_free(&list);
	saved_list(PLACE_GAMES, &list);
	assert_in_range(list.count, 0, 1);
	if (list.count) {
		saved_look(&list.games[0], NULL);
		game = list.games[0];
		assert_string_equal(game.fault.sentence, "");
		assert_true(game.asked > 0);
	}
	saved_free(&list);
	return game;
}

static void kill_often(const struct game *game, struct random *random,
		       int kills)
{
	static const char *const resume[] = {"resume", NULL};
	const char *const *words = game->words;
	int records = 0, plies = 0, moves = 0;

	for (int i = 0; i < kills; i++) {
		int turn = play_and_kill(words, game->keys, random);
		int ended;
		struct saved saved = look(&ended);

		/* A game that ended may be followed by the next one. */
		if (ended == records) {
			assert_true(saved.seats > 0);
			assert_true(saved.turns >= turn);
			assert_true(saved.plies >= plies);
			moves += saved.plies - plies;
		}
		records = ended;
		plies = saved.plies;
		words = saved.seats ? resume : game->words;
	}
	print_message("%s: %d kills, %d moves, %d games ended\n",
		      game->words[0], kills, moves, records);
	assert_true(moves > 0);
}

static void a_killed_game_goes_on_where_it_was_shown(void **test)
{
	const char *wish = getenv("KILLS");
	int kills = wish ? atoi(wish) : KILLS;

	(void)test;
	for (size_t g = 0; g < sizeof played / sizeof *played; g++) {
		struct random random = random_start(83, g);

		home_make();
		kill_often(&played[g], &random, kills);
		home_drop();
	}
}

static void a_game_in_play_is_nobody_elses(void **test)
{
	static const char *const resume[] = {"resume", NULL};
	struct pty *first = start(played[0].words);
	struct pty *second;

	(void)test;
	pty_expect(first, "only you can see the screen");
	second = start(resume);
	pty_expect(second, "plays this game now.");
	pty_end(second);
	end_by_force(first);
	pty_end(first);
	second = start(resume);
	pty_expect(second, "only you can see the screen");
	assert_false(pty_sees(second, "plays this game now"));
	pty_end(second);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_killed_game_goes_on_where_it_was_shown),
		HOME_TEST(a_game_in_play_is_nobody_elses),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
