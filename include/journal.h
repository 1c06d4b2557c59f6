/* The journal of a game in progress: one line a change in a file of its own,
   written before anybody sees the change.  A finished game moves to the
   records as a whole. */
#ifndef HOTBED_JOURNAL_H
#define HOTBED_JOURNAL_H

#include "match.h"
#include "record.h"

struct journal;

/* Begins to keep a new game, and watches it from here on.  Never NULL: a game
   that cannot be saved goes on, and journal_news() says so. */
struct journal *journal_begin(struct match *match);

/* Opens a game in progress where its last whole line left it, and keeps it
   from here on; *match is then its caller's.  The file is locked against
   every other hotbed for as long as this process lives.  A torn last line is
   ignored, and cut off before the next one is written; nothing else in the
   file changes.  NULL and the fault otherwise; *match is then NULL. */
struct journal *journal_open(const char *path, const struct deck_shelf *shelf,
			     struct match **match, struct fault *fault);

/* Makes what was written outlast a power cut: to be called when the frame
   that shows it has been sent.  Cheap where nothing was written since. */
void journal_sync(struct journal *journal);

/* True, and what to say once, when saving begins to fail, or works again. */
bool journal_news(struct journal *journal, struct reason *news);

/* True while all that happened is in the file (or among the records), the
   second game of a pair with it. */
bool journal_is_saved(const struct journal *journal);

/* The finished game's record, or NULL. */
const char *journal_record(const struct journal *journal);

/* Once the first game of a pair is over, the second one is kept beside it.
   This gives it to the caller, with its journal: NULL where there is none, or
   where it waits among the games in progress already. */
struct journal *journal_take_second(struct journal *first,
				    struct match **second);

/* Stops watching, and gives the file free.  Before match_end(). */
void journal_close(struct journal *journal);

/* Moves journals of games that are over to the records: what a program did
   not come to that was killed after the last move.  At the program's start. */
void journal_settle(const struct deck_shelf *shelf);

/* Appends a journal of the game so far.  In a running game a sealed deal's
   salt stands in a remark, as no record shows it before the end. */
void journal_write(const struct match *match, struct text *text);

/* Reads the text of a journal as journal_open() does: the last line only when
   its end is there, and a sealed deal's salt from its remark.  *whole is the
   number of bytes in whole lines.  NULL and the fault, as record_read(). */
struct match *journal_read(const char *data, size_t length,
			   const struct deck_shelf *shelf, size_t *whole,
			   struct fault *fault);

/* Every sentence of journal_news(), for the test that measures them. */
extern const struct phrase journal_phrases[];
extern const int journal_phrase_count;

#endif
