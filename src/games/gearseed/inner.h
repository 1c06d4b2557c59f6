/* What GearSeed's own files share.  Nobody outside this folder includes it. */
#ifndef HOTBED_GEARSEED_INNER_H
#define HOTBED_GEARSEED_INNER_H

#include "gearseed.h"

/* A state that a function changes, with what it needs for that. */
struct table {
	const struct book *book;
	struct gearseed *state;
	struct luck *luck;
	struct events *events; /* or NULL */
};

static inline struct gearseed *gs_writable(struct state *state)
{
	return (struct gearseed *)state;
}

static inline int gs_hand_zone(int seat)
{
	return ZONE_HAND + seat - 1;
}

static inline int gs_hand_count(const struct gearseed *state, int seat)
{
	return zone_count(&state->cards, gs_hand_zone(seat));
}

/* The seat whose turn is number `turn`, from 1 (E3). */
int gs_seat_of_turn(const struct book *book, int turn);

/* town.c: cards come into the town and leave it. */
void gs_town_put(struct gearseed *state, int from, int index,
		 struct gs_cell cell);
uint8_t gs_town_leave(struct gearseed *state, int index, int to, int place);

/* Empty cells next to a cell, by y then x. */
int gs_gaps(const struct gearseed *state, int x, int y,
	    struct gs_cell cells[4]);

/* The cells that a TAKE, a PULL (from) or, with NULL, a Raze may name, by y
   then x; the number. */
int gs_leavers(const struct book *book, const struct gearseed *state,
	       const struct gs_effect *effect, struct gs_cell *cells);
bool gs_leaver(const struct book *book, const struct gearseed *state,
	       const struct gs_effect *effect, int x, int y);

/* The frame of the innermost card, for writing and for reading; there must be
   one. */
struct gs_frame *gs_top(struct gearseed *state);
const struct gs_frame *gs_innermost(const struct gearseed *state);

/* The list that a frame walks now, and a card's list of a source (B3 to B5);
   empty where it has none. */
const struct gs_list *gs_frame_list(const struct book *book,
				    const struct gearseed *state,
				    const struct gs_frame *frame);
const struct gs_list *gs_source_list(const struct book *book,
				     const struct gearseed *state,
				     uint8_t card, int source);

/* True when the frame has steps behind the one that is asked or done. */
bool gs_frame_goes_on(const struct book *book, const struct gearseed *state,
		      int depth);

/* True for a step that is a "may" of its own. */
bool gs_is_may(const struct gs_step *step);

/* What a GAINPER counts, for a card at `cell` and that seat's hand (B6). */
int gs_count(const struct book *book, const struct gearseed *state,
	     const struct gs_effect *effect, struct gs_cell cell, int seat);

/* Cards of a hand that fit. */
int gs_hand_fits(const struct book *book, const struct gearseed *state,
		 int seat, struct gs_filter filter);

/* Carries out what needs no answer, up to the next question (walk.c). */
void gs_advance(struct table *table);

/* Begins the next Season with its shuffle and its first turn (G13, G14). */
void gs_begin_season(struct table *table);

/* The last Raze of a Season is done: the next Season, or the end (G29). */
void gs_after_raze(struct table *table);

/* Builds a card of the hand of whoever is asked: a frame more (B1). */
void gs_place(struct table *table, uint8_t card, struct gs_cell cell,
	      enum gs_build kind);

/* Gives points to whoever is asked; none are not told of. */
void gs_gain(struct table *table, int points, int source);

/* Goes on to the innermost card's next step. */
void gs_step_done(struct gearseed *state);

/* The innermost card's Trigger number `wait` resolves now (G19). */
void gs_fire(struct table *table, int wait);

/* Ends a SEEK: keeps one of the cards seen (B7). */
void gs_keep(struct table *table, uint8_t card);

/* Tells of something in this turn, open to all where nobody is named who knows
   it; the other: that the seat that is asked did it. */
void gs_tell(struct table *table, struct event event);
void gs_did(struct table *table, struct event event);

/* The functions of the contract, by the file that has them. */
const char *gs_settle(struct book *book, unsigned given, struct luck *luck);
void gs_setup(const struct book *book, struct state *state,
	      struct luck *luck, struct events *events);
void gs_legal(const struct book *book, const struct state *state,
	      struct menu *menu);
bool gs_why(const struct book *book, const struct state *state,
	    struct move move, struct reason *reason);
void gs_apply(const struct book *book, struct state *state, struct move move,
	      struct luck *luck, struct events *events);
void gs_mask(const struct book *book, int seat, struct state *masked);
struct outcome gs_outcome(const struct book *book, const struct state *state);
void gs_guess(const struct view *view, struct random *random,
	      struct state *state);
const char *gs_audit(const struct book *book, const struct state *state);
void gs_describe(const struct view *view, struct text *text);
int gs_tell_story(const struct story *story, enum manner manner,
		  struct told *lines, int most);
int gs_ending(const struct view *view, const char *const *names,
	      struct told *lines, int most);
const char *gs_question_rule(const struct view *view);
void gs_barrier(const struct story *story, struct reason *reason);

/* The tie-break (G29, B21): who leads, what each of them adds. */
struct gs_final {
	uint8_t winners;
	uint8_t reason;
	uint8_t tied;	     /* bit s - 1: took part in the tie-break */
	uint8_t adds[SEATS_MAX];
};
struct gs_final gs_final(const struct book *book,
			 const struct gearseed *state);

/* A readable card list (words.c). */
void gs_list_deck(const struct deck *deck, struct text *text);

/* The reader of deck files. */
extern const struct deck_reader gs_decks;

#endif
