/* The contract of a rulebook.  A game is a flat value and these functions;
   rules never print, read a key, ask a clock or draw luck of their own. */
#ifndef HOTBED_RULES_H
#define HOTBED_RULES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "cards.h"
#include "fault.h"
#include "luck.h"
#include "phrase.h"
#include "random.h"
#include "scan.h"
#include "text.h"

enum {
	SEATS_MAX = 4,
	SEAT_REFEREE = 0,	    /* as a viewer: knows everything */
	SEAT_PUBLIC = SEATS_MAX + 1, /* as a viewer: what lies open to all */
	OPTIONS_MAX = 16,
	STATE_MAX = 768,  /* bytes of any game's state */
	MENU_MAX = 4104,  /* answers of any question */
	EVENTS_MAX = 384, /* events of the deal, or of one move */
	NAME_COLUMNS = 12,
	NAME_BYTES = 64
};

/* Sets of seats: bit s - 1 is seat s. */
static inline uint8_t seat_bit(int seat)
{
	return (uint8_t)(1 << (seat - 1));
}

static inline bool seat_in(unsigned set, int seat)
{
	return set >> (seat - 1) & 1;
}

/* A position, known to its own rulebook alone: STATE_MAX bytes at most, no
   pointers, copied and compared as bytes, padding too: setup() zeroes it. */
struct state;

/* Room for any game's state, for a caller that keeps one. */
struct state_room {
	_Alignas(16) unsigned char byte[STATE_MAX];
};

static inline struct state *room_state(struct state_room *room)
{
	return (struct state *)room->byte;
}

/* What cannot change during a game.  It holds neither deal nor orders. */
struct book {
	const struct rules *rules;
	uint8_t seats;		     /* seats at the table */
	uint8_t first;		     /* the seat that begins, from 1 */
	uint8_t option[OPTIONS_MAX]; /* by the rows of rules->options */
	const struct deck *deck;     /* of a game whose cards are data, else
					NULL */
};

/* An option as the protocol's `new`, the records and the setup form name it.
   Its values are the places of its words.  A key that ends in 1 to 4 is that
   seat's; then there is a row for each seat, one behind the other, and
   without the digit the key names them all. */
struct option {
	const char *key;	  /* protocol: KEY=VALUE */
	const char *line;	  /* record: the words before the value */
	const char *const *words; /* values, NULL-terminated */
	uint8_t standard;	  /* the value when nobody names one */
};

/* One of a game's shuffles, as a record writes it; the row is its number. */
struct order_line {
	const char *line; /* "deck 1", "seasons", "* shuffle" */
	bool early;	  /* stands before the `seat` lines */
	bool midway;	  /* stands among the moves, when it happens */
	uint8_t omits;	  /* so many last cards are left out */
};

/* What is written behind a verb. */
enum shape {
	SHAPE_PLAIN,	 /* skip */
	SHAPE_CARD,	 /* path CARD */
	SHAPE_NUMBER,	 /* choose N             at[0], 1 to 99 */
	SHAPE_CELL,	 /* trigger x,y          at[0], at[1] */
	SHAPE_CARD_CELL, /* build CARD x,y       at[0], at[1] */
	SHAPE_CELL_CELL	 /* pull x,y x,y         at[0] to at[3] */
};

/* A row of a game's move language; its place is move.verb. */
struct verb {
	const char *words; /* one word or two: "pick rocky" */
	enum shape shape;
};

/* An answer.  Parts that the verb's shape does not use are 0, so that equal
   moves are equal bytes. */
struct move {
	uint8_t verb;
	uint8_t card;
	int8_t at[4];
};

enum { VERB_RESIGN = 0 }; /* the first row of every game's verbs */

struct menu {
	int count;
	struct move move[MENU_MAX];
};

/* Who is asked what. */
struct turn {
	uint8_t seat;	  /* 0: the game is over */
	uint8_t question; /* row of rules->questions */
	bool open;	  /* a public question: nobody's hand is needed */
};

/* Something that happened.  Kinds are the game's own. */
struct event {
	uint8_t kind;
	uint8_t seat;  /* who did it, or to whom it happened; 0: nobody */
	uint8_t turn;  /* in which it happened, from 1: a game is to end
			  before its 256th */
	uint8_t card;  /* CARD_UNKNOWN where the reader may not know it */
	uint8_t knows; /* seats that may know the card: bit s - 1 */
	uint8_t news;  /* seats that learned something new: bit s - 1 */
	uint8_t count;
	uint8_t extra; /* the game's own: a source, a step, a place */
	int8_t at[4];
};

enum { EVERY_SEAT = 0xff };

struct events {
	int count;
	struct event list[EVENTS_MAX];
};

struct outcome {
	bool over;
	uint8_t winners; /* bit s - 1; 0: a drawn game */
	uint8_t reason;	 /* row of rules->reasons */
};

/* A sentence about a move, with the rule it comes from. */
struct reason {
	const char *rule; /* "S17": 7 bytes at most */
	char wide[PHRASE_BYTES];
	char narrow[PHRASE_BYTES];
};

/* What one seat may know: the same state with the unknown taken out, in a
   type of its own, so that a state cannot be passed for it. */
struct view {
	const struct book *book;
	uint8_t seat; /* 1 to 4, SEAT_REFEREE or SEAT_PUBLIC */
	struct state_room masked;
};

/* How a story is told. */
enum manner {
	TELL_MESSAGE, /* the latest news as one sentence for the message row;
			 "you" for the viewer */
	TELL_RECAP,   /* a few lines since the viewer's last turn; "you" */
	TELL_LOG      /* one line an event or play, never "you": a clause
			 without its subject or full stop ("drew Y5"), as the
			 log puts the name of `seat` before each head */
};

/* One line of a story. */
struct told {
	uint8_t seat; /* who it is about; 0: nobody */
	uint8_t turn;
	bool head;    /* the first line of that seat in that turn: the log
			 puts turn and name there; never without a seat */
	int event;    /* the event it begins with */
	int points;   /* gained by it, or -1 where a game has none */
	char wide[PHRASE_BYTES];
	char narrow[PHRASE_BYTES];
};

/* What a story is told from. */
struct story {
	const struct book *book;
	const char *const *names;   /* [0] is seat 1's */
	uint8_t seat;		    /* the viewer, as for a view */
	const struct event *events; /* masked for that viewer */
	int count;
};

struct rules {
	const char *name;  /* "sowers", as records and the protocol say */
	const char *title; /* "Sowers", as screens say */
	struct phrase about; /* what it is, for the first menu: 50 columns, or
				30 in the narrow form; no gaps */
	size_t state_size;
	const struct verb *verbs;
	int verb_count;
	const char *const *questions; /* NULL-terminated */
	const char *const *reasons;   /* of `result`, NULL-terminated; one is
					 "resign", where play was given up */
	const struct option *options; /* in a record's order */
	int option_count;
	const struct order_line *orders; /* the last row, where `midway` is
					    set, covers all later numbers, to
					    ORDERS_MAX - 1 */
	int order_count;
	const char *rulebook; /* rules/NAME.md, built in */
	const char *const *names; /* what seats are called when nobody says,
				     SEATS_MAX rows, [0] is seat 1; NULL, or a
				     NULL row: "Player 1" … */

	/* Makes a book whole: checks the options against each other, sets
	   those that follow from others and the number of seats, and settles
	   by lot (luck) what is to be settled so.  Bit i of `given`: option i
	   was named; bit OPTIONS_MAX: `first` was.  NULL, or a sentence.  A
	   form or a record asks again with each thing that it learns. */
	const char *(*settle)(struct book *book, unsigned given,
			      struct luck *luck);

	/* True when the option's line belongs into a record of this book. */
	bool (*applies)(const struct book *book, int option);

	/* True for a seat that people or programs play (not solo's Aquila). */
	bool (*has_player)(const struct book *book, int seat);

	/* Deals: fills *state and goes on to the first question.  `events`
	   may be NULL here and below: then none are made. */
	void (*setup)(const struct book *book, struct state *state,
		      struct luck *luck, struct events *events);

	/* Who is asked which question. */
	struct turn (*turn)(const struct book *book,
			    const struct state *state);

	/* Turns begun, all seats counted. */
	int (*turns)(const struct book *book, const struct state *state);

	/* The menu, `resign` left out: moves of one verb stand by card, then by
	   cells (y before x).  Empty only when the game is over;
	   what has no answer but `skip`, `end` or `done` is not asked. */
	void (*legal)(const struct book *book, const struct state *state,
		      struct menu *menu);

	/* The law: true for a legal move of the seat that is asked, else
	   false and, where `reason` is not NULL, the sentence.  Any move may
	   be asked about, `resign` included. */
	bool (*why)(const struct book *book, const struct state *state,
		    struct move move, struct reason *reason);

	/* True and a sentence when a legal move may lose, told from what the
	   view's seat knows.  NULL: the game has no such moves. */
	bool (*caution)(const struct view *view, struct move move,
			struct reason *reason);

	/* Plays a legal move of the seat that is asked, and everything that
	   follows from it up to the next question.  Deterministic. */
	void (*apply)(const struct book *book, struct state *state,
		      struct move move, struct luck *luck,
		      struct events *events);

	/* Takes what the view's seat may not know out of a copy: *masked
	   holds the state already.  Nothing once the game is over.  The one
	   mask of the game. */
	void (*mask)(const struct book *book, int seat,
		     struct state *masked);

	struct outcome (*outcome)(const struct book *book,
				  const struct state *state);

	/* Points of a seat so far, tie-break points apart.  NULL: the game has
	   none. */
	int (*score)(const struct book *book, const struct state *state,
		     int seat);

	/* A random state that agrees with a view and with its question being
	   asked, each with the same chance. */
	void (*guess)(const struct view *view, struct random *random,
		      struct state *state);

	/* NULL, or what is wrong: every card in exactly one place, counts in
	   their bounds. */
	const char *(*audit)(const struct book *book,
			     const struct state *state);

	/* Card kinds of this book are 1 to card_count(). */
	int (*card_count)(const struct book *book);

	/* A card as NOTATION writes it; "?" for CARD_UNKNOWN. */
	const char *(*card_word)(const struct book *book, uint8_t card);

	/* Kinds that an order's words stand for are cards, unless this gives
	   words of its own for that order (GearSeed's Seasons): NULL for an
	   order of cards, and behind the last kind.  May be missing. */
	const char *(*order_word)(const struct book *book, int order,
				  uint8_t card);

	/* All that the view knows in lines, each with its line end: the
	   protocol's `view`, and the table of a game without a painter. */
	void (*describe)(const struct view *view, struct text *text);

	/* The story in lines, oldest first; at most `most` lines, and the
	   number of them.  TELL_MESSAGE gives one line or none. */
	int (*tell)(const struct story *story, enum manner manner,
		    struct told *lines, int most);

	/* Why undo stops, for the seat that made the last decision: the story
	   holds just the events since then that told that seat something
	   new.  "Undo stops here: you have seen B9 from your deck."  May be
	   missing. */
	void (*barrier)(const struct story *story, struct reason *reason);

	/* How the game ended, as the end page says it (names, "Ana wins.",
	   then the sentences): as `tell`, for a game that is over. */
	int (*ending)(const struct view *view, const char *const *names,
		      struct told *lines, int most);

	/* The rules' id behind the question that is asked, for `?`. */
	const char *(*question_rule)(const struct view *view);

	/* Cards from a file, NULL where a game's cards are fixed. */
	const struct deck_reader *decks;
};

/* A game whose cards are data: how a deck file is read. */
struct deck_reader {
	const char *text; /* the built-in deck, as in rules/ */

	/* Reads a deck.  Every fault, at most `most`, goes to `faults` and
	   their number to *count; the deck is NULL when there is one. */
	struct deck *(*read)(const char *text, size_t length,
			     struct fault *faults, int most, int *count);
	void (*close)(struct deck *deck);

	/* The deck's id, as `cards ID` in a record. */
	const char *(*id)(const struct deck *deck);

	/* How many cards it holds. */
	int (*cards)(const struct deck *deck);

	/* A readable card list with the counts by type and caste. */
	void (*list)(const struct deck *deck, struct text *text);
};

/* What follows serves every game alike. */

/* Takes the view of one seat. */
void view_take(struct view *view, const struct book *book,
	       const struct state *state, int seat);

/* A view's masked state, for asking the law: legal, why, turn, outcome. */
const struct state *view_state(const struct view *view);

/* The law asked of a view, for painters and bots. */
void view_legal(const struct view *view, struct menu *menu);
bool view_why(const struct view *view, struct move move,
	      struct reason *reason);
struct turn view_turn(const struct view *view);

/* A move in NOTATION's words, without the seat. */
void move_print(const struct book *book, struct move move,
		struct text *text);

/* Reads exactly what move_print() writes.  False for anything else. */
bool move_parse(const struct book *book, struct word words,
		struct move *move);

/* True for the same answer: unused parts are 0 in both. */
bool move_equal(struct move one, struct move other);

/* True when the menu holds the move. */
bool menu_has(const struct menu *menu, struct move move);

/* Appends a move to the menu; asserts that there is room. */
void menu_add(struct menu *menu, struct move move);

/* Adds an event, where somebody listens: `events` may be NULL. */
void event_add(struct events *events, struct event event);

/* An event as a viewer may know it. */
struct event event_for(struct event event, int seat);

/* Fills a reason from a phrase; `fill` as phrase_put() takes it. */
void reason_set(struct reason *reason, const char *rule,
		const struct phrase *phrase, const char *const *fill);

/* Fills both forms of a line of a story. */
void told_set(struct told *line, const struct phrase *phrase,
	      const char *const *fill);

/* The card a word names in this book, or CARD_NONE; `?` is no card. */
uint8_t card_parse(const struct book *book, struct word word);

/* The registry: every rulebook, NULL-terminated, in the menu's order. */
extern const struct rules *const games[];

/* A game that whoever links the library may bring along, behind the others:
   the toy of the tests.  The program has none. */
extern const struct rules guest_rules __attribute__((weak));

/* The rulebook of that name, or NULL. */
const struct rules *games_find(struct word name);

/* Reads the deck that is built into a game, for its caller to close; NULL for
   a game whose cards are fixed. */
struct deck *games_read_deck(const struct rules *rules);

#endif
