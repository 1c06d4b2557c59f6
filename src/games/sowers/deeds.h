/* Deeds: one line's worth of events, as stories are told in. */
#ifndef HOTBED_SOWERS_DEEDS_H
#define HOTBED_SOWERS_DEEDS_H

#include "inner.h"

enum deed_kind {
	DEED_DREW,
	DEED_PAID,
	DEED_ROCKY,
	DEED_THORNY,
	DEED_SOWED,
	DEED_AQUILA,
	DEED_PICKED,
	DEED_LEFT,
	DEED_PUT,
	DEED_DISCARDED,
	DEED_SWEPT,
	DEED_LAST_TURN,
	DEED_OVER
};

enum { DRAWS_MAX = 3, LISTED_MAX = 12 };

/* One line's worth of events. */
struct deed {
	enum deed_kind kind;
	uint8_t seat, turn;
	int event; /* the first of them */
	uint8_t card;
	uint8_t drawn[DRAWS_MAX];
	uint8_t draws;
	uint8_t list[LISTED_MAX]; /* sowed, discarded, swept */
	uint8_t listed;
	uint8_t first;	/* sowed: the number of the first */
	uint8_t picked; /* from `soil`; NONE: not yet, or nothing */
	uint8_t soil;
	uint8_t place;	/* Rocky: how many lie there with this one */
	uint8_t under;	/* what a flip lies on */
	bool against;
	bool left;	/* chose to pick up nothing */
	uint8_t puts;
	uint8_t stay;	/* cards left: in the hand, or in the soil */
	const struct event *over;
};

/* Walks through a story's events, deed by deed. */
struct walk {
	const struct story *story;
	int at;
};

/* What the gaps of one sentence are filled with. */
struct gaps {
	char list[80];
	char word[2][24];
	const char *fill[PHRASE_GAPS];
};

/* The next deed.  False when the story is at its end. */
bool sowers_next_deed(struct walk *walk, struct deed *deed);

/* True when the viewer may not know what was drawn. */
bool sowers_deed_hidden(const struct deed *deed);

/* The row of a deed's wording. */
enum form sowers_deed_form(const struct deed *deed);

/* Fills the gaps; `name` is what the doer is called. */
void sowers_deed_fill(const struct deed *deed, const char *name,
		      struct gaps *gaps);

/* Writes one sentence into a line. */
void sowers_say(struct told *line, int phrase, const char *const *words);

/* How the game ended, by name: the gaps from the event. */
void sowers_say_ended(struct told *line, const struct event *event,
		      int phrase, const char *const *names);

#endif
