/* Games as text: NOTATION's records, written and read. */
#ifndef HOTBED_RECORD_H
#define HOTBED_RECORD_H

#include "match.h"

/* Where decks of cards come from when a record names one: the deck with that
   id, kept by its owner for as long as the match lives, and the SHA-256 of
   its text; or NULL. */
struct deck_shelf {
	const struct deck *(*find)(void *self, const struct rules *rules,
				   struct word id,
				   char hash[HASH_DIGITS + 1]);
	void *self;
};

/* Takes the deck of that id, the built-in one first, for the sitting, and
   notes its hash.  False when there is none; `shelf` may be NULL. */
bool sitting_take_deck(struct sitting *sitting, struct word id,
		       const struct deck_shelf *shelf);

enum record_form {
	RECORD_JOURNAL, /* without deck, seasons and shuffle lines */
	RECORD_WHOLE	/* with them: the referee's */
};

/* Appends the record of a match.  A sealed deal's salt is its last line, but
   not in the journal of a running game. */
void record_write(const struct match *match, enum record_form form,
		  struct text *text);

/* Appends one move line, as `1 rocky Y10`, without its end. */
void record_write_move(const struct match *match, int ply,
		       struct text *text);

/* Appends the line that a journal gets for a change as it was just made. */
void record_write_change(const struct match *match, enum match_change change,
			 int seat, struct text *text);

/* Appends `result …` without a line end; nothing while the game runs. */
void record_write_result(const struct match *match, struct text *text);

/* Reads a record and plays it: the game stands after its last move.  NULL and
   the fault (line, rule, sentence) when anything in it is wrong; nothing after
   that line was believed.  `shelf` may be NULL: built-in decks only. */
struct match *record_read(const char *data, size_t length,
			  const struct deck_shelf *shelf,
			  struct fault *fault);

#endif
