/* Finished games on their way to the records.  Nothing is overwritten. */
#include "archive.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>

#include "file.h"
#include "record.h"

enum { NAMES_TRIED = 100 };

int archive_make(enum place place, struct text *path)
{
	size_t before = path->length;

	if (!place_find(place, path))
		return NO_HOME;
	return place_make(path->data + before);
}

/* True when the file holds just this text. */
static bool holds(const char *path, const struct text *text)
{
	struct text other = {0};
	bool same = !file_read(path, FILE_RECORD_MOST, &other) &&
		    other.length == text->length &&
		    !memcmp(text_string(&other), text_string(text),
			    text->length);

	text_free(&other);
	return same;
}

static bool exists(const char *path)
{
	struct stat facts;

	return !lstat(path, &facts);
}

/* Writes to the first name that is free, or finds the text under one. */
static int put(const struct text *record, const char *name, struct text *path)
{
	const char *end = strrchr(name, '.');
	size_t stem = end ? (size_t)(end - name) : strlen(name);
	size_t folder = path->length;

	for (int i = 1; i < NAMES_TRIED; i++) {
		text_cut(path, folder);
		text_put(path, "/");
		text_put_bytes(path, name, stem);
		if (i > 1)
			text_format(path, "-%d", i);
		text_put(path, name + stem);
		if (!exists(path->data))
			return file_put(path->data, record);
		if (holds(path->data, record))
			return 0;
	}
	return EEXIST;
}

int archive_put(const struct match *match, const char *name,
		struct text *path)
{
	struct text record = {0};
	int error;

	text_clear(path);
	error = archive_make(PLACE_RECORDS, path);
	if (error)
		return error;
	record_write(match, RECORD_WHOLE, &record);
	error = put(&record, name, path);
	text_free(&record);
	return error;
}
