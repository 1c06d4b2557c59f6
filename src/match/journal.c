/* The journal of a game in progress.  It only appends; what it cannot write it
   keeps, and tries again with the next line. */
#include "journal_inside.h"

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

enum { NAMES_TRIED = 16 };

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
	text_format(text, "%s-%06x.hotbed", when,
		    (unsigned)(number & 0xffffff));
}

/* Makes a file of our own; O_EXCL, so that it is nobody else's.  Until it
   holds a game its name is `part`, then journal->path. */
static int make_file(struct journal *journal, struct text *part)
{
	const int flags = O_RDWR | O_APPEND | O_CREAT | O_EXCL | O_NOFOLLOW |
			  O_CLOEXEC;
	struct text *path = &journal->path;
	size_t folder;
	int error;

	text_clear(path);
	error = archive_make(PLACE_GAMES, path);
	folder = path->length;
	for (int i = 0; !error && i < NAMES_TRIED; i++) {
		text_cut(path, folder);
		text_put(path, "/");
		if (!i && journal->name.length)
			text_put(path, journal->name.data);
		else
			name_file(path);
		text_clear(part);
		text_put_bytes(part, path->data, folder);
		text_format(part, "/.%s.part", file_name(path->data));
		if (!access(path->data, F_OK))
			continue;
		journal->fd = open(part->data, flags, 0600);
		if (journal->fd >= 0)
			return 0;
		error = errno;
	}
	text_clear(path);
	return error ? error : EEXIST;
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
	struct text part = {0};
	int error = make_file(journal, &part);

	if (!error) {
		text_clear(&journal->pending);
		journal_write(journal->match, &journal->pending);
		flock(journal->fd, LOCK_EX | LOCK_NB);
		error = append(journal);
		if (!error && rename(part.data, journal->path.data))
			error = errno;
		if (error)
			unlink(part.data);
		else
			file_sync_folder(part.data);
	}
	if (error)
		drop_file(journal);
	text_free(&part);
	return error;
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

	journal_write(journal->match, &text);
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

void journal_archive(struct journal *journal)
{
	struct text name = {0};
	int error;

	journal_keep_second(journal);
	if (journal->path.length)
		text_format(&name, "%s", file_name(journal->path.data));
	else
		name_file(&name);
	error = archive_put(journal->match, text_string(&name),
			    &journal->record);
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
		journal_archive(journal);
}

struct journal *journal_watch(struct match *match, int fd)
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

struct journal *journal_begin_as(struct match *match, const struct text *name)
{
	struct journal *journal = journal_watch(match, -1);

	text_put_bytes(&journal->name, text_string(name), name->length);
	store(journal);
	return journal;
}

struct journal *journal_begin(struct match *match)
{
	return journal_begin_as(match, &(struct text){0});
}

void journal_sync(struct journal *journal)
{
	int error;

	if (journal->next)
		journal_sync(journal->next);
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
	if (journal->next && !journal_is_saved(journal->next))
		return false;
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
	if (journal->pending.length || (journal->error && !journal->over))
		store(journal);
	journal_sync(journal);
	if (journal->over && !journal->record.length)
		journal_archive(journal);
	journal_close_second(journal);
	match_watch(journal->match, (struct watcher){0});
	drop_file(journal);
	text_free(&journal->name);
	text_free(&journal->path);
	text_free(&journal->kept);
	text_free(&journal->pending);
	text_free(&journal->record);
	free(journal);
}
