/* The contract of a painter: how one game looks on the table, and how its
   questions are answered with the keys.  A painter holds a view, never a
   state, and draws on a canvas, never on a terminal. */
#ifndef HOTBED_PAINTER_H
#define HOTBED_PAINTER_H

#include "canvas.h"
#include "keys.h"
#include "rules.h"

enum layout { LAYOUT_NARROW, LAYOUT_STANDARD, LAYOUT_WIDE };

enum phase {
	PHASE_ASKED,	/* the seat's hand is up (or the question is open) */
	PHASE_FACE_DOWN, /* the view is the public one, with the recap */
	PHASE_TURN_OVER, /* the hand is up, the turn is done, Enter covers */
	PHASE_RECAP,	/* hand up, the recap in the panel's place (Tab) */
	PHASE_REPLAY	/* hand up, nothing is asked: what the view knows of
			   hidden places stands in words under the hand */
};

/* Everything a painter may draw from. */
struct scene {
	const struct view *view; /* of `seat`; public when the hand is down */
	const struct menu *menu; /* of the question; empty when not asked */
	struct turn turn;
	enum phase phase;
	enum layout layout;
	int rows, columns;	  /* of the canvas that stage() draws on, so
				     that a click finds what it hit */
	int seat;		  /* whose side is the near one */
	bool alone;		  /* one person alone: no covers */
	const char *const *names; /* [0] is seat 1's */
	const struct event *events; /* the whole game, as the viewer may know */
	int event_count;
	int since_decision; /* events from this one on are new to the seat
			       since it last decided */
	int since_turn;	    /* the same since its last turn ended (in
			       PHASE_TURN_OVER: the one before this) */
	int turns;	    /* the turn that is shown, from 1: in
			       PHASE_TURN_OVER the one that has ended */
	bool can_undo;	    /* `u` would take the last decision back */
	int shown_number;   /* a counter of what was answered, for tests */
};

/* The scene's events from number `from` on, to be told to that viewer. */
struct story scene_story(const struct scene *scene, int from, int viewer);

/* Draws how a finished game ended, `most` sentences at the most; the row
   below. */
int scene_put_ending(const struct scene *scene, struct canvas *canvas, int row,
		     int column, int most);

/* The last three lines, filled by the painter for what is chosen. */
struct lines {
	struct text message; /* "" : the table tells the news */
	struct text prompt;  /* the name with its colon is shown bold */
	struct text keys;    /* "Arrows card, soil   Enter play   …": words
				are parted from the next key by three blanks;
				the key of each pair is shown bold */
	bool risk;	     /* the message is a caution: "Take care:" */
};

enum { ENDING_MOST = 8 }; /* sentences on the end of a game */

enum { RESULT_COLUMNS = 29 }; /* of the words for a finished game */

enum { ANSWERS_MAX = 64 };

enum answered {
	ANSWERED_NOTHING, /* the key means nothing here */
	ANSWERED_CHOICE,  /* what is chosen has changed */
	ANSWERED_REFUSAL, /* refusal says why; the focus stays */
	ANSWERED_MOVES	  /* moves are to be played, in their order */
};

struct response {
	enum answered answered;
	struct reason refusal; /* rule NULL: a remark without "No:" */
	bool risk; /* ANSWERED_MOVES: lines() had named the risk (rules.caution)
		      and `!` took it; the table does not ask again */
	int count;
	struct move move[ANSWERS_MAX];
};

enum tense {
	TENSE_NEXT, /* "pays Y1 to the Path" */
	TENSE_DONE, /* "a yellow seed paid to the Path" */
	TENSE_OWN   /* "Y1 paid to the Path" */
};

/* The words of one verb in each tense. */
struct deed_words {
	struct phrase next, done;
	struct phrase own; /* where it names a card that `done` does not */
};
void deed_put(struct text *text, const struct deed_words *words,
	      enum tense tense, const char *const *fill);

/* A line of a page of text. */
struct page_line {
	char wide[PHRASE_BYTES];
	char narrow[PHRASE_BYTES];
};

/* begin, stage, lines and press are always there; any other may be NULL. */
struct painter {
	const struct rules *rules;
	size_t choice_size; /* bytes of a choice: focus, soil, what is put */
	enum key_context keys; /* which rows of the key table are this game's */

	/* The game's name in the title ("Sowers alone"); NULL, or
	   giving NULL: rules->title */
	const char *(*title)(const struct book *book);

	/* A fresh question: nothing is chosen. */
	void (*begin)(const struct scene *scene, void *choice);

	/* Draws the stage: the canvas's rows 1 to rows - 4, all its columns,
	   and puts the cursor, except where the prompt has it. */
	void (*stage)(const struct scene *scene, const void *choice,
		      struct canvas *canvas);

	/* The last three lines, in every phase (a replay's are the table's).
	   The table fills what is left empty: the message with the news
	   (rules.tell), the prompt and the keys of PHASE_FACE_DOWN and
	   PHASE_TURN_OVER with those of SCREENS 7.5 and 8.11.
	   A chosen move with a risk: the message is the bare sentence of
	   rules.caution() and lines->risk is set, so that the table puts
	   "Take care:" before it; Enter then only says so, `!` plays. */
	void (*lines)(const struct scene *scene, const void *choice,
		      struct lines *lines);

	/* A key. */
	void (*press)(const struct scene *scene, void *choice,
		      struct press press, struct response *response);

	/* The rule id behind what is in focus, for `?`. */
	const char *(*rule)(const struct scene *scene, const void *choice);

	/* "turn 7", "turn 4 of 6": the right end of the title.  Told from the
	   scene's turns and its view's book alone. */
	void (*progress)(const struct scene *scene, struct text *text);

	/* A move of the seat that is asked, in at most 36 columns.  The view is
	   from before the move; TENSE_NEXT and TENSE_OWN name its card,
	   TENSE_DONE no card that others may not know.  NULL: NOTATION's words
	   serve. */
	void (*deed)(const struct view *view, struct move move,
		     enum tense tense, struct text *text);

	/* How a finished game ended, for a list: the view is the referee's. */
	void (*result)(const struct view *view, const char *const *names,
		       struct text *text);

	/* Draws the end page between title and choices; gives the first free
	   row. */
	int (*end)(const struct scene *scene, struct canvas *canvas);

	/* The page D; NULL where a game has none.  It draws rows 1 to
	   rows - 4. */
	void (*decks)(const struct scene *scene, struct canvas *canvas);

	/* The page S, in rows 2 to rows - 5, from its line `first` on (from 0):
	   gives the number of all its lines, so that the table scrolls.  NULL
	   where a game has none. */
	int (*scores)(const struct scene *scene, int first,
		      struct canvas *canvas);
};

/* The painter of a game, or NULL: then the text view serves. */
const struct painter *painter_find(const struct rules *rules);

#endif
