/* Files: read within bounds, written as a whole or not at all. */
#ifndef HOTBED_FILE_H
#define HOTBED_FILE_H

#include <stdbool.h>

#include "text.h"

enum {
	FILE_DECK_MOST = 1 << 20,   /* bytes of a deck that is read */
	FILE_RECORD_MOST = 16 << 20 /* bytes of a record or a journal */
};

/* Appends an ordinary file of at most `most` bytes.  NULL, or a sentence
   saying why not.  Folders, pipes and devices are refused, never waited
   for. */
const char *file_read(const char *path, size_t most, struct text *text);

/* The same for a file that is open already, from its beginning. */
const char *file_read_open(int fd, size_t most, struct text *text);

/* Writes every byte.  0, or an errno when some could not be written: then
   any part of them may have been.  A limit of the file's size is an error
   like others: SIGXFSZ is ignored from here on. */
int file_write(int fd, const char *bytes, size_t length);

/* Makes what was written outlast a power cut.  0, or an errno. */
int file_sync(int fd);

/* The same for the names in the folder that the file lies in. */
int file_sync_folder(const char *path);

/* Puts a text in the place of a file, for the user alone (0600).  0, or an
   errno: then the old file is as it was and nothing else is left behind. */
int file_put(const char *path, const struct text *text);

/* Writes a text to a file that is not there yet.  0, or an errno: EEXIST where
   it is; whatever went wrong, nothing is left behind or changed. */
int file_put_new(const char *path, const struct text *text);

/* What an errno means, as a clause of at most 18 columns. */
const char *file_clause(int error);

/* The same as a sentence. */
const char *file_sentence(int error);

/* What stands behind the last slash of a path. */
const char *file_name(const char *path);

#endif
