/* A journal as the files of it know it: shared inside this folder. */
#ifndef HOTBED_MATCH_JOURNAL_INSIDE_H
#define HOTBED_MATCH_JOURNAL_INSIDE_H

#include <sys/types.h>

#include "journal.h"

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
	struct text name;     /* the file's, where it was given one */
	bool has_second;      /* one of a pair was seen to … */
	struct match *second; /* … and is kept here, until it is taken */
	struct journal *next; /* its journal */
};

/* A journal that watches the match and writes to that file; -1: none yet. */
struct journal *journal_watch(struct match *match, int fd);

/* As journal_begin(), in a file of that name where the name is free. */
struct journal *journal_begin_as(struct match *match, const struct text *name);

/* Moves the finished game to the records; only then the journal goes.  The
   second game of a pair is kept before that. */
void journal_archive(struct journal *journal);

/* Begins the second game's journal, once, where the game that is over was the
   first of a pair. */
void journal_keep_second(struct journal *first);

/* Gives it back, unless it was taken; its file stays. */
void journal_close_second(struct journal *first);

#endif
