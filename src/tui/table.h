/* The table: one game on the screen, and the players who sit before it. */
#ifndef HOTBED_TABLE_H
#define HOTBED_TABLE_H

#include "list.h"
#include "match.h"
#include "painter.h"
#include "screen.h"
#include "table_words.h"

enum stand {
	STAND_ASKED,	 /* a question; the hand up or face down */
	STAND_TURN_OVER, /* the last picture of the seat that has played */
	STAND_COVER,	 /* nothing is shown */
	STAND_OVER	 /* the game has ended */
};

enum cover_mode { COVER_TURNS, COVER_NAMES, COVER_NEVER };

/* What stays on the message line until the next key that does something. */
struct note {
	const char *mark; /* "No:", "Take care:" or "" */
	const char *rule; /* for `?`; NULL: none */
	char wide[PHRASE_BYTES];
	char narrow[PHRASE_BYTES];
};

/* What a player chose on the end page or in the game menu. */
enum after {
	AFTER_MENU,
	AFTER_AGAIN,  /* a new deal, seats swapped */
	AFTER_SAME,   /* the same deal */
	AFTER_SECOND, /* the second game of a pair */
	AFTER_PLAY_ON, /* from decision screen->play_from of this game */
	AFTER_LEAVE
};

enum { REDO_MAX = 64 };

/* A decision taken back, and how many decisions of the same answer follow
   it. */
struct taken {
	struct move move;
	int more;
};

struct table {
	struct screen *screen;
	struct match *match;
	const struct painter *painter;
	struct page page;
	struct player player;
	enum cover_mode cover;
	bool alone; /* one person plays: no covers */
	const char *greeting; /* hands lie face down at the next question, and
				 this is said; NULL: no such thing */

	enum stand stand;
	int seat;  /* who sits before the screen; 0: nobody yet */
	struct turn turn; /* what is asked */
	struct question *question; /* while one is asked */
	bool here; /* at an open question: the owner came to the own hand */
	bool begun; /* the painter has begun this question */
	bool recap; /* Tab: what happened stands there again */
	void *choice;
	struct note note;
	int answers;

	struct move queue[ANSWERS_MAX]; /* answers still to be sent */
	int queued;
	int sent[SEATS_MAX]; /* each seat's last answer began with this
				decision, counted from 1; 0: none yet */
	struct taken redo[REDO_MAX]; /* taken back, the last one on top */
	int undone;
	int undoing; /* decisions of one answer still to be taken back */
	bool answered;
	struct answer answer;

	struct list ends; /* the end page's choices */
	enum after after;

	/* What the scene is drawn from, made again for each picture. */
	struct view view;
	struct event *events;
	int room;
};

/* Plays a match on the screen, from where it stands to what comes after it.
   The match stays its owner's. */
enum after table_play(struct screen *screen, struct match *match,
		      enum cover_mode cover);

/* The same for a game that waited: every hand lies face down at first, and
   `greeting` stands on the message line. */
enum after table_resume(struct screen *screen, struct match *match,
			const char *greeting);

/* The parts of a table, one a file. */

/* Everything a painter may see now. */
void table_scene(struct table *table, enum layout layout, int rows,
		 int columns, struct scene *scene);

/* True when the seat's own cards may be shown. */
bool table_hand_up(const struct table *table);

/* True when `u` on the cover takes back the last player's play. */
bool table_cover_undoes(const struct table *table);

/* Answers the question that is asked. */
void table_answer(struct table *table, enum answer_kind kind,
		  struct move move);

/* The decision that the answer began with which ended in decision `last` of
   that seat: several that were sent together are one answer. */
int table_answer_start(const struct table *table, int seat, int last);

/* True when `u` would take something back: over an open hand only its owner's
   decisions, on the cover those of who has just played. */
bool table_may_undo(const struct table *table);

/* `u` and `U`: a whole answer back, or forward again; or why not. */
void table_undo(struct table *table);
void table_redo(struct table *table);

/* True while more of an answer is to be taken back: the next question is
   answered so. */
bool table_undo_next(struct table *table);

void table_draw(void *self, struct frame *frame);
void table_draw_cover(struct table *table, struct frame *frame);
void table_draw_end(struct table *table, struct frame *frame);

/* False: the end page is left. */
bool table_press_end(struct table *table, struct press press);

/* Appends one of the table's sentences; gaps take `one` and `two`. */
void table_phrase(struct text *text, const struct frame *frame,
	       enum table_word word, const char *one, const char *two);

/* A remark on the message line; its gap takes `fill`. */
void table_note(struct table *table, enum table_word word, const char *fill);

/* The same with two gaps. */
void table_note_two(struct table *table, enum table_word word,
		    const char *one, const char *two);

/* The same with a rulebook's sentence, as a refusal ("No:") or a warning. */
void table_note_reason(struct table *table, const char *mark,
		       const struct reason *reason);

/* True for a seat that a person plays. */
bool table_is_person(const struct match *match, int seat);
int table_count_people(const struct match *match);

/* The seat that may ask to take its last decision back: 0 when none may. */
int table_asker(const struct table *table);

/* The page on which all agree to that; a person alone needs none. */
void table_take_back(struct table *table);

/* How the game menu offers it, and where. */
void table_put_offer(const struct table *table, struct text *text);
enum { OFFER_ITEM = 4 };

/* The game menu over the table. */
void table_menu(struct table *table);

/* R ? L K D S: true when the request was one of them. */
bool table_look_up(struct table *table, struct press press);

/* The names of the seats from 1. */
const char *table_who(const struct table *table, int seat);

/* "Sowers", then `what` is done, and "turn 9 · deal 7K3M-9QXR-2VTCN". */
void table_title(struct table *table, struct frame *frame,
		 const struct scene *scene, const char *what);

/* The painter for games that have none. */
extern const struct painter text_painter;

#endif
