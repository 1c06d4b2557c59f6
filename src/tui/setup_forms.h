/* The setup forms as data: one row a field. */
#ifndef HOTBED_SETUP_FORMS_H
#define HOTBED_SETUP_FORMS_H

#include "rules.h"

enum field_kind {
	FIELD_CHOICE,
	FIELD_LIST,
	FIELD_TEXT,
	FIELD_DECK /* its values are the decks of the game */
};

/* Where a value stands, or a word in the labels' column. */
enum { PLACE_FIRST, PLACE_SECOND, PLACE_THIRD, PLACE_LABEL };

struct field {
	const char *key; /* of sitting_set(), or: name1 … name4, rival, cover,
			    pair, lot (only shows other fields) */
	const char *label; /* "": it stands beside the field before it */
	enum field_kind kind;
	unsigned when; /* values of the form's first field that show it */
	unsigned seats; /* the same by seats that have players: bits from two
			   on; 0: any */
	int option;	/* its number, from 1, where it is a made row; else 0 */
	int line, place;
	const char *const *words;  /* shown between < and > */
	const char *const *values; /* for sitting_set(); "": not set */
	const char *const *notes;  /* behind the value, or NULL */
	const char *note;	   /* behind any value, or NULL */
	const char *const *rows;   /* FIELD_LIST: its lines, or NULL */
	int yields;	/* set by a challenge once one is chosen */
	int follows;	/* shown when the field so many rows above is at 1 */
	const char *help[2]; /* NULL: a deck, which explains itself */
};

/* Words that belong to no field. */
struct form_text {
	unsigned when;
	int line, place;
	const char *text;
};

struct form {
	const char *game;
	const struct field *fields;
	int count;
	const struct form_text *texts;
	int text_count;
	unsigned blanks; /* lines that the narrow layout leaves out: bits */
};

enum {
	FIELDS_MAX = 24,
	/* Lines for options in a form that is made: what a game has beyond
	   them is for the command line. */
	OPTION_LINES = 7,
	LABEL_COLUMNS = 14
};

/* Room for the form of a game that has no row here. */
struct form_room {
	struct form form;
	struct field field[FIELDS_MAX];
	char label[OPTION_LINES][LABEL_COLUMNS + 1];
};

/* The form of that game; made in the room from its options where it has none
   of its own. */
const struct form *form_find(const struct rules *rules,
			     struct form_room *room);

#endif
