/* What the files of the Sowers rulebook share with each other only. */
#ifndef HOTBED_SOWERS_INNER_H
#define HOTBED_SOWERS_INNER_H

#include "sowers.h"

/* A game that is being changed, and who listens (or NULL). */
struct table {
	const struct book *book;
	struct sowers *s;
	struct events *events;
};

static inline const struct sowers *sowers_of(const struct state *state)
{
	return (const struct sowers *)state;
}

const char *sowers_card_word(const struct book *book, uint8_t card);

static inline int sowers_other(int seat)
{
	return 3 - seat;
}

/* A card as NOTATION writes it. */
static inline const char *sowers_word(uint8_t card)
{
	return sowers_card_word(NULL, card);
}

/* The black card of a number. */
static inline const char *sowers_black(int number)
{
	return sowers_word((uint8_t)(SOWERS_BLACK + number));
}

/* The law's answer to a move: fine, or what stands against it.  The rows of
   the table of refusals in phrases.c. */
enum law {
	LAW_FINE,
	LAW_OVER,
	LAW_ASKS_PLAY,
	LAW_ASKS_PICK,
	LAW_ASKS_GOOD,
	LAW_ASKS_PUT,
	LAW_ASKS_DISCARD,
	LAW_NOT_HELD,
	LAW_PATH_YELLOW,
	LAW_PATH_DECK,
	LAW_ROCKY_SECOND,
	LAW_ROCKY_YELLOW,
	LAW_ROCKY_ORDER,
	LAW_ROCKY_DECK,
	LAW_ROCKY_HOPELESS,
	LAW_THORNY_BLACK,
	LAW_THORNY_DECK,
	LAW_THORNY_RETURNS,
	LAW_GOOD_BLACK,
	LAW_GOOD_NEXT,
	LAW_PICK_PLACE,
	LAW_PICK_LAST,
	LAW_PICK_LAST_ALONE,
	LAW_PUT_APART,
	LAW_DISCARD_BLACK,
	LAWS
};

/* The one predicate of legality: reads no deck's order. */
enum law sowers_law(const struct book *book, const struct sowers *s,
		    struct move move);

/* The law of a card that is in hand and a soil. */
enum law sowers_soil_law(const struct sowers *s, uint8_t card, int soil);

/* True when the asked seat has any legal play. */
bool sowers_can_play(const struct sowers *s);

/* True when a card lies within reach of a Path pick-up (S18). */
bool sowers_can_pick(const struct sowers *s, int seat);

/* True when the seat holds its next number or a wild. */
bool sowers_can_sow(const struct sowers *s, int seat);

/* Sows a card of the asked seat, and all that may follow it: what the whole
   run would be.  Its cards go to `run`; their number. */
int sowers_sow_run(struct sowers *s, uint8_t card,
		   uint8_t run[SOWERS_NUMBERS + 1]);

/* Cards in a seat's hand that may be discarded. */
int sowers_yellows(const struct sowers *s, int seat);

/* Gives the turn to the seat that begins, once the hands are dealt. */
void sowers_begin(struct table *t);

/* The event that says how the game ended, for a state that is over. */
struct event sowers_over_event(const struct sowers *s);

/* How a game was lost by that seat, as the same event. */
struct event sowers_lost_event(const struct sowers *s, int seat,
			       enum sowers_end how);

/* What a story tells of, by its wording: rows of three blocks of phrases. */
enum form {
	FORM_DREW,
	FORM_DREW_HIDDEN,
	FORM_PAID,
	FORM_PAID_HIDDEN,
	FORM_PAID_ROCKY, /* and picked up from Rocky */
	FORM_PAID_ROCKY_HIDDEN,
	FORM_PAID_THORNY,
	FORM_PAID_THORNY_HIDDEN,
	FORM_PAID_LEFT,
	FORM_PAID_LEFT_HIDDEN,
	FORM_ROCKY,
	FORM_ROCKY_HIDDEN,
	FORM_FOURTH,
	FORM_FOURTH_HIDDEN,
	FORM_THORNY,
	FORM_THORNY_HIDDEN,
	FORM_RETURNED,
	FORM_RETURNED_HIDDEN,
	FORM_PUT,
	FORM_SOWED,
	FORM_SOWED_WILD,
	FORM_SOWED_RUN,
	FORM_SOWED_RUN_WILD,
	FORM_PICKED_ROCKY,
	FORM_PICKED_THORNY,
	FORM_LEFT,
	FORM_DISCARDED,
	FORM_SWEPT,
	FORM_FLIPPED,
	FORM_FLIPPED_AGAINST,
	FORM_TENTH,
	FORM_LAST_TURN,
	FORMS
};

/* Rows of sowers_phrases, in blocks. */
enum say {
	SAY_REFUSAL, /* + enum law */
	SAY_MAY_GO = SAY_REFUSAL + LAWS,
	SAY_PANEL,		       /* + enum law, for a no */
	SAY_PANEL_PATH = SAY_PANEL + LAWS,
	SAY_PANEL_ROCKY,
	SAY_PANEL_ROCKY_FOURTH,
	SAY_PANEL_THORNY,
	SAY_PANEL_GOOD,
	SAY_PANEL_GOOD_STAY,
	SAY_PANEL_GOOD_STAYS,
	SAY_PANEL_GOOD_RUN,
	SAY_PANEL_GOOD_RUN_STAY,
	SAY_PANEL_GOOD_RUN_STAYS,
	SAY_CAUTION,
	SAY_GAMBLE_ONE = SAY_CAUTION,
	SAY_GAMBLE,
	SAY_GAMBLE_SURE,
	SAY_CAUTION_HAND,
	SAY_CAUTION_DECK,
	SAY_CAUTION_BLACK,
	SAY_UNDO_SEEN,
	SAY_UNDO_FLIPPED,
	SAY_UNDO_OTHER,
	SAY_RECAP,		      /* + enum form */
	SAY_LOG = SAY_RECAP + FORMS,  /* + enum form */
	SAY_TOLD = SAY_LOG + FORMS,   /* the last block: messages, ends */
	SAY_KEPT = SAY_TOLD,
	SAY_DISCARDING,
	SAY_YOU_DREW,
	SAY_THEN_YOU_DREW,
	SAY_FLIPPED_FOURTH,
	SAY_BRIEF_PAID,
	SAY_BRIEF_PICKED,
	SAY_BRIEF_ROCKY_PAID,
	SAY_BRIEF_ROCKY_PICKED,
	SAY_BRIEF_ROCKY_THORNY,
	SAY_BRIEF_ROCKY_SOWED,
	SAY_BRIEF_ROCKY_RUN,
	SAY_BRIEF_ROCKY_WILD,
	SAY_BRIEF_ROCKY_RUN_WILD,
	SAY_ENDED,		      /* + enum sowers_end */
	SAY_LOG_ENDED = SAY_ENDED + SOWERS_BY_RESIGN + 1, /* the same */
	SAY_WINS = SAY_LOG_ENDED + SOWERS_BY_RESIGN + 1,
	SAY_WINS_TIEBREAK,
	SAY_DRAWN,
	SAY_BOTH,
	SAY_STOPPED,
	SAY_STOPPED_AT_NONE,
	SAY_HAD_SOWN,
	SAY_HAD_SOWN_AND_HELD,
	SAYINGS
};

/* The functions of the rulebook, as rules.h describes them. */
const char *sowers_settle(struct book *book, unsigned given,
			  struct luck *luck);
void sowers_setup(const struct book *book, struct state *state,
		  struct luck *luck, struct events *events);
void sowers_legal(const struct book *book, const struct state *state,
		  struct menu *menu);
bool sowers_why(const struct book *book, const struct state *state,
		struct move move, struct reason *reason);
bool sowers_caution(const struct view *view, struct move move,
		    struct reason *reason);
void sowers_apply(const struct book *book, struct state *state,
		  struct move move, struct luck *luck, struct events *events);
void sowers_mask(const struct book *book, int seat, struct state *masked);
void sowers_guess(const struct view *view, struct random *random,
		  struct state *state);
const char *sowers_audit(const struct book *book, const struct state *state);
void sowers_describe(const struct view *view, struct text *text);
int sowers_tell(const struct story *story, enum manner manner,
		struct told *lines, int most);
int sowers_ending(const struct view *view, const char *const *names,
		  struct told *lines, int most);
const char *sowers_question_rule(const struct view *view);
void sowers_barrier(const struct story *story, struct reason *reason);

#endif
