/* Files: read within bounds, written as a whole or not at all. */
#include "file.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* What an errno means to a player. */
struct meaning {
	int error;
	const char *clause;
	const char *sentence;
};

static const struct meaning meanings[] = {
	{ENOSPC, "no space is left", "No space is left."},
	{EDQUOT, "no quota is left", "No quota is left."},
	{EFBIG, "the file is full", "The file may not grow any more."},
	{EROFS, "a read-only disk", "Its disk can only be read."},
	{EACCES, "no right to write", "It may not be opened."},
	{EPERM, "no right to write", "It may not be opened."},
	{EBADF, "no right to write", "It may not be written."},
	{EINVAL, "no right to write", "It may not be written."},
	{EIO, "the disk fails", "The disk fails."},
	{ENOENT, "its folder is gone", "There is no such file."},
	{ENOTDIR, "no folder for it", "There is no such folder."},
	{EISDIR, "a folder is there", "This is a folder."},
	{ELOOP, "a link is there", "This is a link, not a file."},
	{ENAMETOOLONG, "its path is long", "Its path is too long."},
	{EMFILE, "too many files", "Too many files are open."},
	{ENFILE, "too many files", "Too many files are open."},
	{0, "the system refuses", "The system refuses it."},
};

static const struct meaning *find_meaning(int error)
{
	const struct meaning *meaning = meanings;

	while (meaning->error && meaning->error != error)
		meaning++;
	return meaning;
}

const char *file_clause(int error)
{
	return find_meaning(error)->clause;
}

const char *file_sentence(int error)
{
	return find_meaning(error)->sentence;
}

const char *file_name(const char *path)
{
	const char *slash = strrchr(path, '/');

	return slash ? slash + 1 : path;
}

const char *file_read_open(int fd, size_t most, struct text *text)
{
	size_t before = text->length;
	char bytes[16384];
	struct stat facts;
	ssize_t got;

	if (fstat(fd, &facts))
		return file_sentence(errno);
	if (S_ISDIR(facts.st_mode))
		return file_sentence(EISDIR);
	if (!S_ISREG(facts.st_mode))
		return "This is no ordinary file.";
	if (lseek(fd, 0, SEEK_SET))
		return file_sentence(errno);
	for (;;) {
		got = read(fd, bytes, sizeof bytes);
		if (got < 0 && errno == EINTR)
			continue;
		if (got < 0)
			return file_sentence(errno);
		if (!got)
			return NULL;
		if (text->length - before + (size_t)got > most)
			return "This file is too big.";
		text_put_bytes(text, bytes, (size_t)got);
	}
}

const char *file_read(const char *path, size_t most, struct text *text)
{
	/* Not to block: a pipe is opened at once, to be refused. */
	int fd = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
	const char *wrong;

	if (fd < 0)
		return file_sentence(errno);
	wrong = file_read_open(fd, most, text);
	close(fd);
	return wrong;
}

int file_write(int fd, const char *bytes, size_t length)
{
	signal(SIGXFSZ, SIG_IGN);
	while (length) {
		ssize_t put = write(fd, bytes, length);

		if (put < 0 && errno == EINTR)
			continue;
		if (put < 0)
			return errno;
		if (!put)
			return ENOSPC;
		bytes += put;
		length -= (size_t)put;
	}
	return 0;
}

int file_sync(int fd)
{
	while (fsync(fd)) {
		/* EINVAL, ENOSYS: a file system that has no such promise. */
		if (errno == EINVAL || errno == ENOSYS)
			return 0;
		if (errno != EINTR)
			return errno;
	}
	return 0;
}

/* Appends the folder of a path, with its slash. */
static void put_folder(const char *path, struct text *text)
{
	size_t length = (size_t)(file_name(path) - path);

	text_put(text, length ? "" : "./");
	text_put_bytes(text, path, length);
}

int file_sync_folder(const char *path)
{
	struct text folder = {0};
	int error;
	int fd;

	put_folder(path, &folder);
	fd = open(text_string(&folder), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	text_free(&folder);
	if (fd < 0)
		return errno;
	error = file_sync(fd);
	close(fd);
	return error;
}

static int write_whole(const char *path, const struct text *text)
{
	const int flags =
		O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC;
	int fd = open(path, flags, 0600);
	int error;

	if (fd < 0)
		return errno;
	error = file_write(fd, text_string(text), text->length);
	if (!error)
		error = file_sync(fd);
	if (close(fd) && !error && errno != EINTR)
		error = errno;
	if (error)
		unlink(path);
	return error;
}

int file_put_new(const char *path, const struct text *text)
{
	int error = write_whole(path, text);

	if (!error)
		file_sync_folder(path); /* where it can be: it is written */
	return error;
}

int file_put(const char *path, const struct text *text)
{
	struct text part = {0};
	int error;

	put_folder(path, &part);
	text_format(&part, ".%s.part", file_name(path));
	/* One that was left by a program that was killed. */
	unlink(text_string(&part));
	error = write_whole(text_string(&part), text);
	if (!error && rename(text_string(&part), path))
		error = errno;
	if (error)
		unlink(text_string(&part));
	text_free(&part);
	return error ? error : file_sync_folder(path);
}
