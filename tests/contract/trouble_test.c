/* Every call that changes the disk is made to fail in turn: the game goes on
   and says so.  The calls of the library come to the functions of this file,
   which pass them on or refuse them. */
#define _GNU_SOURCE /* RTLD_NEXT */
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pwd.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

#include "file.h"
#include "home.h"
#include "journal.h"
#include "play.h"
#include "saved.h"

/* What goes wrong, and when. */
static struct {
	bool armed;
	int calls;	/* counted since it was armed */
	int first;	/* the first call that fails, from 1; 0: none */
	int last;	/* the last one */
	int error;
	bool halves;	/* a write that fails writes half of it before */
	bool full;	/* only calls that need room are counted */
	bool stutters;	/* each write is of one byte, every second EINTR */
	bool read_only; /* nothing can be opened for writing */
	bool homeless;
} trouble;

/* A call comes in; `grows`: it needs room on the disk. */
static bool fails(bool grows)
{
	if (!trouble.armed || (trouble.full && !grows))
		return false;
	trouble.calls++;
	if (!trouble.first || trouble.calls < trouble.first ||
	    trouble.calls > trouble.last)
		return false;
	errno = trouble.error;
	return true;
}

/* The function of that name that this file stands before. */
static void find_real(const char *name, void *function)
{
	void *real = dlsym(RTLD_NEXT, name);

	memcpy(function, &real, sizeof real);
}

ssize_t write(int fd, const void *bytes, size_t length)
{
	static ssize_t (*real)(int, const void *, size_t);
	static bool again;

	if (!real)
		find_real("write", &real);
	if (trouble.armed && trouble.stutters) {
		again = !again;
		errno = EINTR;
		return again ? -1 : real(fd, bytes, 1);
	}
	if (!fails(true))
		return real(fd, bytes, length);
	if (trouble.halves && real(fd, bytes, length / 2) < 0)
		return -1;
	errno = trouble.error;
	return -1;
}

int open(const char *path, int flags, ...)
{
	static int (*real)(const char *, int, ...);
	mode_t mode = 0;
	va_list list;

	if (!real)
		find_real("open", &real);
	va_start(list, flags);
	if (flags & O_CREAT)
		mode = va_arg(list, mode_t);
	va_end(list);
	if (trouble.armed && trouble.read_only && flags & O_ACCMODE) {
		errno = EROFS;
		return -1;
	}
	if (flags & O_CREAT && fails(true))
		return -1;
	return real(path, flags, mode);
}

int fsync(int fd)
{
	static int (*real)(int);

	if (!real)
		find_real("fsync", &real);
	return fails(true) ? -1 : real(fd);
}

int close(int fd)
{
	static int (*real)(int);
	int result;

	if (!real)
		find_real("close", &real);
	result = real(fd);
	return fails(false) ? -1 : result;
}

int rename(const char *from, const char *to)
{
	static int (*real)(const char *, const char *);

	if (!real)
		find_real("rename", &real);
	return fails(true) ? -1 : real(from, to);
}

int unlink(const char *path)
{
	static int (*real)(const char *);

	if (!real)
		find_real("unlink", &real);
	return fails(false) ? -1 : real(path);
}

int mkdir(const char *path, mode_t mode)
{
	static int (*real)(const char *, mode_t);

	if (!real)
		find_real("mkdir", &real);
	return fails(true) ? -1 : real(path, mode);
}

int ftruncate(int fd, off_t length)
{
	static int (*real)(int, off_t);

	if (!real)
		find_real("ftruncate", &real);
	return fails(false) ? -1 : real(fd, length);
}

int flock(int fd, int how)
{
	static int (*real)(int, int);

	if (!real)
		find_real("flock", &real);
	return fails(false) ? -1 : real(fd, how);
}

struct passwd *getpwuid(uid_t user)
{
	static struct passwd *(*real)(uid_t);

	if (!real)
		find_real("getpwuid", &real);
	return trouble.homeless ? NULL : real(user);
}

static int make(void **test)
{
	(void)test;
	memset(&trouble, 0, sizeof trouble);
	home_make();
	return 0;
}

static int drop(void **test)
{
	(void)test;
	trouble.armed = false;
	home_drop();
	return 0;
}

enum { MOVES = 12 };

/* A short game with undo in it; how often the journal had news. */
static int play_some(struct match *match, struct journal *journal,
		     struct reason *news)
{
	struct random random = random_start(71, 0);
	int said = 0;

	for (int i = 0; i < MOVES && match_turn(match).seat; i++) {
		lot_play(match, &random);
		if (i % 4 == 3)
			match_take_back(match, 1);
		journal_sync(journal);
		said += journal_news(journal, news);
	}
	return said;
}

static struct match *begin(void)
{
	struct random random = random_start(72, 0);

	return play_random(games[0], &random, 0);
}

/* Counts the calls of a game from its beginning to its end. */
static int count_calls(void)
{
	struct match *match = begin();
	struct reason news;
	struct journal *journal;

	home_make();
	trouble.armed = true;
	trouble.first = 0;
	trouble.calls = 0;
	journal = journal_begin(match);
	play_some(match, journal, &news);
	match_play(match, (struct move){.verb = VERB_RESIGN}, NULL);
	journal_close(journal);
	match_end(match);
	trouble.armed = false;
	home_drop();
	return trouble.calls;
}

static void assert_nothing_is_left(const char *folder)
{
	char command[5000];
	FILE *found;

	snprintf(command, sizeof command,
		 "find %s -name '*.part' 2>/dev/null", home_path("%s", folder));
	found = popen(command, "r");
	assert_non_null(found);
	assert_int_equal(fgetc(found), EOF);
	pclose(found);
}

/* One call fails; afterwards the game lies whole among the records. */
static void fail_once(int call, int error, bool halves)
{
	struct match *match = begin();
	struct journal *journal;
	struct reason news;
	struct fault fault;
	struct match *read;
	char *path, *here, *there;

	home_make();
	trouble.armed = true;
	trouble.calls = 0;
	trouble.first = trouble.last = call;
	trouble.error = error;
	trouble.halves = halves;
	journal = journal_begin(match);
	play_some(match, journal, &news);
	match_play(match, (struct move){.verb = VERB_RESIGN}, NULL);
	journal_close(journal);
	trouble.armed = false;
	journal_settle(NULL);
	assert_int_equal(home_count_games(PLACE_GAMES), 0);
	path = home_only_game(PLACE_RECORDS);
	read = saved_read(path, NULL, &fault);
	assert_non_null(read);
	here = play_record(match, RECORD_WHOLE);
	there = play_record(read, RECORD_WHOLE);
	assert_string_equal(there, here);
	assert_nothing_is_left("data");
	free(here);
	free(there);
	free(path);
	match_end(read);
	match_end(match);
	home_drop();
}

static void a_call_that_fails_once_loses_nothing(void **test)
{
	int calls = count_calls();

	(void)test;
	assert_true(calls > MOVES);
	for (int call = 1; call <= calls; call++) {
		fail_once(call, ENOSPC, false);
		fail_once(call, EIO, true);
	}
}

/* What the file may hold: a game's records, one for each moment of it. */
struct moments {
	char *record[2 * MOVES + 2];
	int count;
	int saved; /* the last one that was in the file, or -1 */
	int said;  /* how often there was news */
	struct reason news;
};

static void keep_moment(struct moments *moments, struct journal *journal,
			const struct match *match)
{
	if (journal_is_saved(journal))
		moments->saved = moments->count;
	moments->said += journal_news(journal, &moments->news);
	moments->record[moments->count++] = play_record(match, RECORD_WHOLE);
}

static void play_moments(struct match *match, struct journal *journal,
			 struct moments *moments)
{
	struct random random = random_start(71, 0);

	moments->saved = -1;
	for (int i = 0; i < MOVES; i++) {
		keep_moment(moments, journal, match);
		lot_play(match, &random);
		if (i % 4 != 3)
			continue;
		keep_moment(moments, journal, match);
		match_take_back(match, 1);
	}
	keep_moment(moments, journal, match);
}

/* The file holds the last saved moment, or a later one. */
static void assert_among(const struct moments *moments, const char *path)
{
	struct fault fault;
	struct match *read = saved_read(path, NULL, &fault);
	char *record;
	int i = moments->saved;

	if (!read)
		fail_msg("%s:%d: %s", path, fault.line, fault.sentence);
	record = play_record(read, RECORD_WHOLE);
	while (i < moments->count && strcmp(moments->record[i], record))
		i++;
	assert_true(i < moments->count);
	free(record);
	match_end(read);
}

/* The disk is full for good from some call on: said once, and what was
   written before is a game as it stood then. */
static void fill_from(int call, bool halves)
{
	struct match *match = begin();
	struct moments moments = {0};
	struct journal *journal;
	char *path;

	home_make();
	trouble.armed = true;
	trouble.full = true;
	trouble.calls = 0;
	trouble.first = call;
	trouble.last = 1 << 30;
	trouble.error = ENOSPC;
	trouble.halves = halves;
	journal = journal_begin(match);
	play_moments(match, journal, &moments);
	assert_false(journal_is_saved(journal));
	assert_int_equal(moments.said, 1);
	assert_string_equal(moments.news.wide,
			    "This game is not being saved: no space is left. "
			    "It goes on; leaving ends it.");
	journal_close(journal);
	trouble.armed = false;
	assert_int_equal(home_count_games(PLACE_GAMES), moments.saved >= 0);
	if (moments.saved >= 0) {
		path = home_only_game(PLACE_GAMES);
		assert_among(&moments, path);
		free(path);
	}
	for (int i = 0; i < moments.count; i++)
		free(moments.record[i]);
	match_end(match);
	home_drop();
}

static void a_full_disk_is_told_of_once(void **test)
{
	(void)test;
	for (int call = 1; call < MOVES; call++) {
		fill_from(call, false);
		fill_from(call, true);
	}
}

static void short_and_interrupted_writes_are_whole(void **test)
{
	struct match *match = begin();
	struct journal *journal;
	struct reason news;

	(void)test;
	trouble.armed = true;
	trouble.stutters = true;
	journal = journal_begin(match);
	assert_int_equal(play_some(match, journal, &news), 0);
	match_play(match, (struct move){.verb = VERB_RESIGN}, NULL);
	assert_non_null(journal_record(journal));
	assert_false(journal_news(journal, &news));
	journal_close(journal);
	match_end(match);
}

static void without_a_home_the_game_goes_on(void **test)
{
	struct match *match = begin();
	struct journal *journal;
	struct reason news;

	(void)test;
	trouble.homeless = true;
	setenv("HOME", "", 1);
	setenv("XDG_STATE_HOME", "relative/path", 1);
	unsetenv("XDG_DATA_HOME");
	unsetenv("XDG_CONFIG_HOME");
	journal = journal_begin(match);
	assert_true(journal_news(journal, &news));
	assert_non_null(strstr(news.wide, ": no home folder. "));
	assert_int_equal(play_some(match, journal, &news), 0);
	match_play(match, (struct move){.verb = VERB_RESIGN}, NULL);
	assert_true(journal_news(journal, &news));
	assert_string_equal(news.wide, "The game is over, and could not be "
				       "saved: no home folder.");
	journal_close(journal);
	match_end(match);
}

static void a_read_only_home_lets_a_game_go_on(void **test)
{
	struct match *match = begin();
	struct journal *journal = journal_begin(match);
	struct reason news;
	struct fault fault;
	char *path;

	(void)test;
	play_some(match, journal, &news);
	journal_close(journal);
	match_end(match);
	path = home_only_game(PLACE_GAMES);
	trouble.armed = true;
	trouble.read_only = true;
	journal = journal_open(path, NULL, &match, &fault);
	assert_non_null(journal);
	assert_int_equal(play_some(match, journal, &news), 1);
	assert_non_null(strstr(news.wide, ": no right to write. "));
	journal_close(journal);
	match_end(match);
	free(path);
}

static void a_limit_of_size_kills_nobody(void **test)
{
	struct match *match = begin();
	struct journal *journal = journal_begin(match);
	struct random random = random_start(73, 0);
	struct reason news;
	struct rlimit before, small;

	(void)test;
	assert_int_equal(getrlimit(RLIMIT_FSIZE, &before), 0);
	small = before;
	small.rlim_cur = 300;
	assert_int_equal(setrlimit(RLIMIT_FSIZE, &small), 0);
	for (int i = 0; i < 20; i++)
		lot_play(match, &random);
	assert_true(journal_news(journal, &news));
	assert_non_null(strstr(news.wide, ": the file is full. "));
	assert_int_equal(setrlimit(RLIMIT_FSIZE, &before), 0);
	lot_play(match, &random);
	assert_true(journal_news(journal, &news));
	assert_string_equal(news.wide, "This game is being saved again.");
	assert_true(journal_is_saved(journal));
	journal_close(journal);
	match_end(match);
}

static void a_file_that_cannot_be_replaced_stays(void **test)
{
	struct text old = {0}, new = {0}, now = {0};
	const char *path = home_path("config/hotbed/settings");

	(void)test;
	text_put(&old, "old\n");
	text_put(&new, "new, and longer\n");
	home_put(path, old.data, old.length);
	for (int call = 2; call < 8; call++) {
		trouble.armed = true;
		trouble.calls = 0;
		trouble.first = call;
		trouble.last = call;
		trouble.error = ENOSPC;
		assert_int_equal(file_put(path, &new), ENOSPC);
		trouble.armed = false;
		text_clear(&now);
		assert_null(file_read(path, FILE_DECK_MOST, &now));
		/* The seventh call is the first one after the rename. */
		assert_string_equal(now.data, call < 7 ? "old\n" : new.data);
		assert_nothing_is_left("config");
	}
	text_free(&old);
	text_free(&new);
	text_free(&now);
}

#define AT_HOME(test) cmocka_unit_test_setup_teardown(test, make, drop)

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_call_that_fails_once_loses_nothing),
		cmocka_unit_test(a_full_disk_is_told_of_once),
		AT_HOME(short_and_interrupted_writes_are_whole),
		AT_HOME(without_a_home_the_game_goes_on),
		AT_HOME(a_read_only_home_lets_a_game_go_on),
		AT_HOME(a_limit_of_size_kills_nobody),
		AT_HOME(a_file_that_cannot_be_replaced_stays),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
