/* The journal of a game in progress.  It only appends; what it cannot write it
   keeps, and tries again with the next line. */
#include "journal.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "archive.h"
#include "file.h"
#include "memory.h"
#include "random.h"
#include "saved.h"

enum { NAMES_TRIED = 16 };

struct journal {
	struct match *match;
	struct text path;    /* of the file, where there is one */
	int fd;		     /* -1: there is none */
	bool given;	     /* the game has orders of its own: see rewrite() */
	struct text kept;    /* such a game's lines as they are in the file */
	off_t length;	     /* bytes of whole lines in the file */
	bool torn;	     /* more lies behind them */
	struct text pending; /* lines that are still to be written */
	bool dirty;	     /* written, and not yet synced */
	int error;	     /* why the last attempt failed, or 0 */
	bool told;	     /* of that trouble, or of its end */
	struct text record;  /* the finished game's path */
	bool over;
	bool lost; /* it is over, and the file has not all of it */
};

enum news { NEWS_UNSAVED, NEWS_SAVED_AGAIN, NEWS_NO_RECORD, NEWS_LOST };

const struct phrase journal_phrases[] = {
	[NEWS_UNSAVED] =
		{"W",
		 "This game is not being saved: {1}. It goes on; leaving ends "
		 "it.",
		 "Unsaved: {1}. It goes on; leaving ends it."},
	[NEWS_SAVED_AGAIN] = {"", "This game is being saved again.", NULL},
	[NEWS_NO_RECORD] =
		{"W",
		 "The game is over, but not among the records yet: {1}.",
		 "Not among the records yet: {1}."},
	[NEWS_LOST] =
		{"W",
		 "The game is over, and could not be saved: {1}.",
		 "It could not be saved: {1}."},
};
const int journal_phrase_count =
	sizeof journal_phrases / sizeof *journal_phrases;

/* A name that no other game has: when it began, and a random number. */
static void name_file(struct text *text)
{
	char when[32] = "game";
	time_t now = time(NULL);
	struct tm parts;
	uint64_t number;

	if (gmtime_r(&now, &parts))
		strftime(when, sizeof when, "%Y%m%d-%H%M%S", &parts);
	if (!random_from_system(&number))
		number = (uint64_t)getpid();
	text_format(text, "/%s-%06x.hotbed", when,
		    (unsigned)(number & 0xffffff));
}

/* Makes a file of our own; O_EXCL, so that it is nobody else's. */
static int make_file(struct journal *journal)
{
	const int flags = O_RDWR | O_APPEND | O_CREAT | O_EXCL | O_NOFOLLOW |
			  O_CLOEXEC;
	size_t folder;
	int error;

	text_clear(&journal->path);
	error = archive_make(PLACE_GAMES, &journal->path);
	if (error) {
		text_clear(&journal->path);
		return error;
	}
	folder = journal->path.length;
	for (int i = 0; i < NAMES_TRIED; i++) {
		text_cut(&journal->path, folder);
		name_file(&journal->path);
		journal->fd = open(journal->path.data, flags, 0600);
		if (journal->fd >= 0)
			return 0;
		if (errno != EEXIST)
			break;
	}
	error = errno;
	text_clear(&journal->path);
	return error;
}

static void drop_file(struct journal *journal)
{
	if (journal->fd >= 0)
		close(journal->fd);
	journal->fd = -1;
	journal->length = 0;
	journal->torn = false;
	text_clear(&journal->kept);
}

/* Everything so far, and the salt where only this user can read it. */
static void write_all(const struct match *match, struct text *text)
{
	const struct sitting *sitting = match_sitting(match);

	record_write(match, RECORD_JOURNAL, text);
	if (sitting->salt[0] && match_turn(match).seat)
		text_format(text, "# salt %s\n", sitting->salt);
}

/* Writes the pending lines behind the whole ones. */
static int append(struct journal *journal)
{
	struct text *pending = &journal->pending;
	int error = 0;

	if (journal->torn && ftruncate(journal->fd, journal->length))
		return errno;
	journal->torn = false;
	error = file_write(journal->fd, text_string(pending), pending->length);
	journal->torn = error != 0;
	if (error)
		return error;
	journal->length += (off_t)pending->length;
	if (journal->given)
		text_put_bytes(&journal->kept, text_string(pending),
			       pending->length);
	text_clear(pending);
	journal->dirty = true;
	return 0;
}

/* Begins a file with all that happened so far. */
static int begin_file(struct journal *journal)
{
	int error = make_file(journal);

	if (error)
		return error;
	text_clear(&journal->pending);
	write_all(journal->match, &journal->pending);
	flock(journal->fd, LOCK_EX | LOCK_NB); /* nobody else knows it yet */
	error = append(journal);
	if (error) {
		unlink(journal->path.data);
		drop_file(journal);
		return error;
	}
	file_sync_folder(journal->path.data);
	return 0;
}

/* True while the file that we write still has a name. */
static bool is_there(const struct journal *journal)
{
	struct stat facts;

	return journal->fd >= 0 && !fstat(journal->fd, &facts) &&
	       facts.st_nlink;
}

static void note(struct journal *journal, int error)
{
	/* What ended before it was told of needs no second sentence. */
	if (!error != !journal->error)
		journal->told = !journal->told;
	journal->error = error;
}

static void store(struct journal *journal)
{
	int error;

	if (is_there(journal)) {
		error = append(journal);
	} else {
		drop_file(journal);
		error = begin_file(journal);
	}
	note(journal, error);
}

/* Bytes of whole lines that two texts begin with. */
static size_t common_lines(const struct text *one, const struct text *other)
{
	const char *a = text_string(one);
	const char *b = text_string(other);
	size_t same = 0;

	for (size_t i = 0; a[i] && a[i] == b[i]; i++)
		if (a[i] == '\n')
			same = i + 1;
	return same;
}

/* A game with orders of its own has them in its journal; there a line cannot
   take others back, so these are cut off and the rest is written anew. */
static void rewrite(struct journal *journal)
{
	struct text text = {0};
	size_t same;

	write_all(journal->match, &text);
	same = common_lines(&text, &journal->kept);
	if (same < journal->kept.length) {
		text_cut(&journal->kept, same);
		journal->length = (off_t)same;
		journal->torn = true;
	}
	text_clear(&journal->pending);
	text_put(&journal->pending, text_string(&text) + same);
	text_free(&text);
}

static void put_end(struct journal *journal)
{
	const struct sitting *sitting = match_sitting(journal->match);

	record_write_result(journal->match, &journal->pending);
	text_put(&journal->pending, "\n");
	if (sitting->salt[0])
		text_format(&journal->pending, "salt %s\n", sitting->salt);
}

/* Moves the finished game to the records; only then the journal goes. */
static void archive(struct journal *journal)
{
	struct text name = {0};
	int error;

	if (journal->path.length)
		text_format(&name, "%s", file_name(journal->path.data));
	else
		name_file(&name);
	error = archive_put(journal->match,
			    file_name(text_string(&name)), &journal->record);
	text_free(&name);
	journal->over = true;
	journal->lost = journal->error != 0;
	journal->error = error;
	journal->told = !error;
	if (error) {
		text_clear(&journal->record);
		return;
	}
	if (is_there(journal))
		unlink(journal->path.data);
	drop_file(journal);
	text_clear(&journal->pending);
}

static void changed(void *self, const struct match *match,
		    enum match_change change, int seat)
{
	struct journal *journal = self;
	bool over = !match_turn(match).seat;

	if (journal->given) {
		rewrite(journal);
	} else {
		record_write_change(match, change, seat, &journal->pending);
		if (over)
			put_end(journal);
	}
	store(journal);
	if (over)
		archive(journal);
}

static struct journal *watch(struct match *match, int fd)
{
	struct journal *journal = memory_get(sizeof *journal);

	journal->match = match;
	journal->fd = fd;
	journal->told = true;
	for (int n = 0; n < ORDERS_MAX; n++)
		if (match_sitting(match)->orders.length[n])
			journal->given = true;
	match_watch(match,
		    (struct watcher){.changed = changed, .self = journal});
	return journal;
}

struct journal *journal_begin(struct match *match)
{
	struct journal *journal = watch(match, -1);

	store(journal);
	return journal;
}

/* Opens a journal to go on with it, or at least to read it. */
static int open_file(const char *path, struct fault *fault)
{
	const int flags =
		O_APPEND | O_NOFOLLOW | O_CLOEXEC | O_NOCTTY | O_NONBLOCK;
	int fd = open(path, flags | O_RDWR);

	if (fd < 0 && (errno == EACCES || errno == EROFS))
		fd = open(path, flags | O_RDONLY);
	if (fd < 0)
		fault_set(fault, 0, "", "%s", file_sentence(errno));
	return fd;
}

/* True when the file is ours alone and still the one with that name. */
static bool lock(int fd, const char *path, struct fault *fault)
{
	struct stat here, there;

	if (flock(fd, LOCK_EX | LOCK_NB)) {
		if (errno == EWOULDBLOCK)
			fault_set(fault, 0, "",
				  "Another hotbed plays this game now. It can "
				  "be opened when that one leaves.");
		else
			fault_set(fault, 0, "",
				  "This game cannot be locked against another "
				  "hotbed.");
		return false;
	}
	if (!fstat(fd, &here) && !lstat(path, &there) &&
	    here.st_ino == there.st_ino && here.st_dev == there.st_dev)
		return true;
	fault_set(fault, 0, "", "This game has been finished elsewhere.");
	return false;
}

/* Reads the game of an open file.  NULL, and the fault noted. */
static struct match *read_game(int fd, const struct deck_shelf *shelf,
			       struct text *text, size_t *whole,
			       struct fault *fault)
{
	const char *wrong = file_read_open(fd, FILE_RECORD_MOST, text);

	if (!wrong)
		return journal_read(text_string(text), text->length, shelf,
				    whole, fault);
	fault_set(fault, 0, "", "%s", wrong);
	return NULL;
}

static struct journal *go_on(int fd, const char *path, struct match *match,
			     const struct text *text, size_t whole)
{
	struct journal *journal = watch(match, fd);

	text_put(&journal->path, path);
	journal->length = (off_t)whole;
	journal->torn = whole < text->length;
	if (journal->given)
		text_put_bytes(&journal->kept, text_string(text), whole);
	return journal;
}

struct journal *journal_open(const char *path, const struct deck_shelf *shelf,
			     struct match **match, struct fault *fault)
{
	struct journal *journal = NULL;
	struct text text = {0};
	size_t whole = 0;
	int fd = open_file(path, fault);

	*match = NULL;
	if (fd < 0)
		return NULL;
	if (lock(fd, path, fault))
		*match = read_game(fd, shelf, &text, &whole, fault);
	if (*match)
		journal = go_on(fd, path, *match, &text, whole);
	else
		close(fd);
	text_free(&text);
	if (journal && !match_turn(*match).seat)
		archive(journal);
	return journal;
}

void journal_sync(struct journal *journal)
{
	int error;

	if (!journal->dirty || journal->fd < 0)
		return;
	error = file_sync(journal->fd);
	journal->dirty = false;
	if (error)
		note(journal, error);
}

static const char *clause(int error)
{
	return error == NO_HOME ? "no home folder" : file_clause(error);
}

bool journal_news(struct journal *journal, struct reason *news)
{
	const char *fill[] = {clause(journal->error)};
	enum news kind = !journal->error  ? NEWS_SAVED_AGAIN
			 : !journal->over ? NEWS_UNSAVED
			 : journal->lost  ? NEWS_LOST
					  : NEWS_NO_RECORD;

	if (journal->told)
		return false;
	journal->told = true;
	reason_set(news, "", &journal_phrases[kind], fill);
	return true;
}

bool journal_is_saved(const struct journal *journal)
{
	return !journal->error;
}

const char *journal_record(const struct journal *journal)
{
	return journal->record.length ? journal->record.data : NULL;
}

void journal_close(struct journal *journal)
{
	if (!journal)
		return;
	if (journal->pending.length)
		store(journal);
	journal_sync(journal);
	if (journal->over && !journal->record.length)
		archive(journal);
	match_watch(journal->match, (struct watcher){0});
	drop_file(journal);
	text_free(&journal->path);
	text_free(&journal->kept);
	text_free(&journal->pending);
	text_free(&journal->record);
	free(journal);
}

void journal_settle(const struct deck_shelf *shelf)
{
	struct saved_list list;

	saved_list(PLACE_GAMES, &list);
	for (int i = 0; i < list.count; i++) {
		struct saved *game = &list.games[i];
		struct journal *journal;
		struct match *match;
		struct fault fault;

		saved_look(game, shelf);
		if (game->fault.sentence[0] || game->asked)
			continue;
		/* Opening it moves it. */
		journal = journal_open(game->path, shelf, &match, &fault);
		journal_close(journal);
		match_end(match);
	}
	saved_free(&list);
}
