/* Players that are killed in the middle of a game: each goes on where it was
   seen to stand, or later; and no lock outlives its owner. */
#include <dirent.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "home.h"
#include "journal.h"
#include "play.h"
#include "saved.h"

enum { KILLS = 40, SOON = 15000 /* microseconds */ };

/* The path of the one game in progress, to be freed; NULL: none. */
static char *find_game(void)
{
	struct saved_list list;
	char *path = NULL;

	saved_list(PLACE_GAMES, &list);
	assert_in_range(list.count, 0, 1);
	if (list.count)
		path = strdup(list.games[0].path);
	saved_free(&list);
	return path;
}

/* Opens the game in progress, or begins one. */
static struct journal *take_game(const struct rules *rules,
				 struct random *random, struct match **match)
{
	char *path = find_game();
	struct journal *journal;
	struct fault fault;

	if (path) {
		journal = journal_open(path, NULL, match, &fault);
		free(path);
		return journal;
	}
	*match = play_random(rules, random, 0);
	return journal_begin(*match);
}

/* Plays until it is killed or the game is over; shows each move as a byte. */
static void play(const struct rules *rules, struct random *random, int show)
{
	struct match *match;
	struct journal *journal = take_game(rules, random, &match);

	if (!journal)
		_exit(1);
	while (match_turn(match).seat) {
		lot_play(match, random);
		if (write(show, "m", 1) != 1)
			_exit(1);
		journal_sync(journal);
	}
	_exit(0);
}

static int count_bytes(int from)
{
	char bytes[256];
	ssize_t got;
	int count = 0;

	while ((got = read(from, bytes, sizeof bytes)) > 0)
		count += (int)got;
	return count;
}

/* Starts a player and kills it soon; the moves that it showed. */
static int kill_player(const struct rules *rules, struct random *random)
{
	struct random own = random_start(random_next(random), 0);
	int ends[2];
	int shown = 0;
	int status;
	char byte;
	pid_t child;

	assert_int_equal(pipe(ends), 0);
	child = fork();
	assert_true(child >= 0);
	if (!child) {
		close(ends[0]);
		play(rules, &own, ends[1]);
	}
	close(ends[1]);
	if (random_below(random, 4))
		shown = (int)read(ends[0], &byte, 1);
	usleep(random_below(random, SOON));
	kill(child, SIGKILL);
	assert_int_equal(waitpid(child, &status, 0), child);
	assert_true(WIFSIGNALED(status) || WEXITSTATUS(status) == 0);
	shown += count_bytes(ends[0]);
	close(ends[0]);
	return shown;
}

static int plies_of(const char *path)
{
	struct match *match;
	struct fault fault;
	struct journal *journal = journal_open(path, NULL, &match, &fault);
	int plies;

	if (!journal)
		fail_msg("%s:%d: %s", path, fault.line, fault.sentence);
	plies = match_plies(match);
	journal_close(journal);
	match_end(match);
	return plies;
}

/* Hidden files in the folder of games. */
static int count_parts(void)
{
	DIR *folder = opendir(home_path("state/hotbed"));
	struct dirent *entry;
	int count = 0;

	while (folder && (entry = readdir(folder)))
		count += entry->d_name[0] == '.' &&
			 strcmp(entry->d_name, ".") &&
			 strcmp(entry->d_name, "..");
	if (folder)
		closedir(folder);
	return count;
}

struct tally {
	int left;  /* kills */
	int cut;   /* those that met a game between two moves */
	int ended; /* games that came to their end */
};

/* Kills a game's players one after the other. */
static void follow(const struct rules *rules, struct random *random,
		   struct tally *kills)
{
	int records = home_count_games(PLACE_RECORDS);
	int plies = 0;

	while (kills->left-- > 0) {
		int shown = kill_player(rules, random);
		char *path;

		journal_settle(NULL);
		assert_int_equal(count_parts(), 0);
		path = find_game();
		if (!path && home_count_games(PLACE_RECORDS) == records) {
			/* It was killed before the first line was written. */
			assert_int_equal(plies + shown, 0);
			continue;
		}
		if (!path) {
			assert_int_equal(home_count_games(PLACE_RECORDS),
					 records + 1);
			kills->ended++;
			return;
		}
		assert_true(plies_of(path) >= plies + shown);
		plies = plies_of(path);
		kills->cut += shown > 0;
		free(path);
	}
}

static void a_killed_game_stands_where_it_was_seen(void **test)
{
	const char *wish = getenv("KILLS");

	(void)test;
	for (int g = 0; games[g]; g++) {
		struct random random = random_start(81, (uint64_t)g);
		struct tally kills = {.left = wish ? atoi(wish) : KILLS};

		home_make();
		while (kills.left > 0)
			follow(games[g], &random, &kills);
		print_message("%s: %d cut, %d ended\n", games[g]->name,
			      kills.cut, kills.ended);
		assert_int_equal(home_count_games(PLACE_RECORDS), kills.ended);
		assert_true(kills.cut > 0);
		home_drop();
	}
}

/* Holds a game's journal until it is killed. */
static pid_t hold(const char *path, int ready)
{
	pid_t child = fork();
	struct match *match;
	struct fault fault;

	if (child)
		return child;
	if (!journal_open(path, NULL, &match, &fault) ||
	    write(ready, "r", 1) != 1)
		_exit(1);
	for (;;)
		pause();
}

static void no_lock_outlives_its_owner(void **test)
{
	struct random random = random_start(82, 0);
	struct match *match = play_random(games[0], &random, 3);
	struct journal *journal = journal_begin(match);
	struct fault fault;
	int ends[2];
	char *path, byte;
	pid_t child;

	(void)test;
	journal_close(journal);
	match_end(match);
	path = find_game();
	assert_int_equal(pipe(ends), 0);
	child = hold(path, ends[1]);
	assert_int_equal(read(ends[0], &byte, 1), 1);
	assert_null(journal_open(path, NULL, &match, &fault));
	assert_non_null(strstr(fault.sentence, "Another hotbed"));
	kill(child, SIGKILL);
	waitpid(child, NULL, 0);
	assert_int_equal(plies_of(path), 3);
	close(ends[0]);
	close(ends[1]);
	free(path);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_killed_game_stands_where_it_was_seen),
		HOME_TEST(no_lock_outlives_its_owner),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
