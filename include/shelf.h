/* The decks that games can be played with: the built-in ones, and those in
   the user's folder. */
#ifndef HOTBED_SHELF_H
#define HOTBED_SHELF_H

#include "record.h"

enum { DECK_FAULTS = 100 }; /* as many are told of one file */

struct shelf_row {
	const struct rules *rules;
	char *path;		 /* NULL: built in */
	const char *id;		 /* the deck's; a faulty file's name */
	const struct deck *deck; /* NULL: faulty */
	char hash[HASH_DIGITS + 1];
	int faults;
	struct fault first;
};

struct shelf;

/* Reads the decks: built-in ones first, then the files *.deck by name.  An id
   that a row above has already is a fault.  Never NULL. */
struct shelf *shelf_open(void);

/* Gives it back; no match that uses a deck of it may live on. */
void shelf_close(struct shelf *shelf);

/* Looks at the folder again: a file that was mended there is then one to play
   with.  As for shelf_close(), no match may use a deck of it. */
void shelf_renew(struct shelf *shelf);

/* The rows: decks to play with and faulty files, by index from 0. */
int shelf_count(const struct shelf *shelf);
const struct shelf_row *shelf_row(const struct shelf *shelf, int index);

/* The same decks for whoever reads a record; valid as long as the shelf.  NULL
   of no shelf. */
const struct deck_shelf *shelf_decks(const struct shelf *shelf);

/* Reads one deck file's text with the reader of whichever game takes it.  The
   deck is its caller's, to be closed by (*rules)->decks; NULL, and `faults`
   filled, otherwise. */
struct deck *shelf_read_deck(const struct text *text,
			     const struct rules **rules,
			     struct fault faults[DECK_FAULTS], int *count);

#endif
