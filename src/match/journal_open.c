/* Journals that are there already: opened by one hotbed at a time, and settled
   where their game is over. */
#include "journal_inside.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "file.h"
#include "saved.h"

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
	struct journal *journal = journal_watch(match, fd);

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
		journal_archive(journal);
	return journal;
}

static int is_part(const struct dirent *entry)
{
	const char *end = strrchr(entry->d_name, '.');

	return entry->d_name[0] == '.' && end && !strcmp(end, ".part");
}

/* Removes files that a killed program had not yet filled with a game. */
static void remove_parts(void)
{
	struct text path = {0};
	struct dirent **list = NULL;
	int count = -1;
	size_t folder;

	if (place_find(PLACE_GAMES, &path))
		count = scandir(path.data, &list, is_part, NULL);
	folder = path.length;
	for (int i = 0; i < count; i++) {
		int fd;

		text_cut(&path, folder);
		text_format(&path, "/%s", list[i]->d_name);
		fd = open(path.data, O_RDONLY | O_NOFOLLOW | O_CLOEXEC |
					     O_NONBLOCK);
		if (fd >= 0 && !flock(fd, LOCK_EX | LOCK_NB))
			unlink(path.data);
		if (fd >= 0)
			close(fd);
		free(list[i]);
	}
	free(list);
	text_free(&path);
}

void journal_settle(const struct deck_shelf *shelf)
{
	struct saved_list list;

	remove_parts();
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
