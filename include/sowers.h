/* Sowers, as its painter, its bots and its tests may know it: the state, the
   names of its numbers, and what can be read off a view.  Nothing here
   changes a game. */
#ifndef HOTBED_SOWERS_H
#define HOTBED_SOWERS_H

#include "rules.h"

/* Cards: Y1 to Y10, B1 to B10, W.  Numeric order is sort order. */
enum {
	SOWERS_YELLOW = 0, /* SOWERS_YELLOW + 7 is Y7 */
	SOWERS_BLACK = 10, /* SOWERS_BLACK + 7 is B7 */
	SOWERS_WILD = 21,
	SOWERS_NUMBERS = 10,
	SOWERS_HAND_LIMIT = 7,
	SOWERS_ROCKY_LIMIT = 4,
	SOWERS_RETURNS = 4
};

/* Zones.  Those of a seat come in pairs: see sowers_zone(). */
enum sowers_zone {
	SOWERS_ZONE_DECK = 0, /* top first; solo: seat 2's is Aquila's
				 yellow pile */
	SOWERS_ZONE_HAND = 2, /* in sort order */
	SOWERS_ZONE_GOOD = 4,
	SOWERS_ZONE_THORNY = 6, /* oldest first, as all that follow */
	SOWERS_ZONE_PAID = 8,	/* paid or discarded to the Path */
	SOWERS_ZONE_ROCKY = 10,
	SOWERS_ZONE_SWEPT,	/* came to the Path face up */
	SOWERS_ZONE_BLACKS	/* solo: Aquila's black pile */
};

enum sowers_question {
	SOWERS_ASK_PLAY,
	SOWERS_ASK_PICK,
	SOWERS_ASK_GOOD,
	SOWERS_ASK_PUT,
	SOWERS_ASK_DISCARD
};

/* Verbs; the first four of them name the soils too. */
enum sowers_verb {
	SOWERS_PATH = 1,
	SOWERS_ROCKY,
	SOWERS_THORNY,
	SOWERS_GOOD,
	SOWERS_PICK_ROCKY,  /* at[0]: place from 1, the oldest */
	SOWERS_PICK_THORNY, /* the same */
	SOWERS_SKIP,
	SOWERS_END,
	SOWERS_TOP,
	SOWERS_BOTTOM,
	SOWERS_DISCARD
};

/* Rows of the options and their values. */
enum sowers_option {
	SOWERS_OPTION_MODE,
	SOWERS_OPTION_LEVEL, /* and the next one: seat 2's */
	SOWERS_OPTION_LEVEL_2,
	SOWERS_OPTION_WILD,
	SOWERS_OPTION_PICKUP,
	SOWERS_OPTION_RETURNS,
	SOWERS_OPTION_CHALLENGE
};
enum { SOWERS_HOTSEAT, SOWERS_SOLO };
enum { SOWERS_APPRENTICE, SOWERS_SOWER, SOWERS_MASTER };
enum { SOWERS_PICKUP_ANY, SOWERS_PICKUP_LAST };
enum { SOWERS_RETURNS_FREE, SOWERS_RETURNS_TOGETHER };
enum {
	SOWERS_CHALLENGE_NONE,
	SOWERS_CHALLENGE_SOLO,	    /* solo-1; the six follow each other */
	SOWERS_CHALLENGE_MULTI = 7, /* multi-1 to multi-4 */
	SOWERS_CHALLENGES = 10
};

/* Rows of the reasons: how a game ended. */
enum sowers_end {
	SOWERS_BY_OBJECTIVE,
	SOWERS_BY_TIEBREAK,
	SOWERS_BY_TIE,
	SOWERS_BY_NO_DRAW,
	SOWERS_BY_NO_PLAY,
	SOWERS_BY_STRANDED,
	SOWERS_BY_BLACK_DISCARD,
	SOWERS_BY_AQUILA,
	SOWERS_BY_RESIGN
};

/* The state.  Everything but the zones is for reading by name. */
struct sowers {
	struct cards cards;
	uint8_t asked;	    /* the seat; 0: the game is over */
	uint8_t question;   /* enum sowers_question */
	uint8_t turn;	    /* turns begun, Aquila's too */
	uint8_t second;	    /* the play after a Rocky card is being made */
	uint8_t owed;	    /* cards to be put back, or to be discarded */
	uint8_t side;	    /* verb of this Thorny play's first return */
	uint8_t last;	    /* the last turn of A14 */
	uint8_t top[2];	    /* so many cards known on top of a deck (A12) */
	uint8_t low[2];	    /* and so many known at its bottom */
	uint8_t done[2];    /* the turn in which a seat sowed its tenth */
	uint8_t winners;    /* when it is over, as in struct outcome */
	uint8_t reason;	    /* enum sowers_end */
	uint8_t loser;	    /* whose failing or resigning ended it, or 0 */
	uint8_t failed;	    /* how: enum sowers_end */
	uint8_t drawn[2];   /* the two cards that left a seat stranded */
};

/* What happened: event.kind.  `seat` did it.  In every event of a card that
   moved, `count` is how many cards lie afterwards where it came to. */
enum sowers_event {
	SOWERS_DEALT,	  /* card: one of an opening hand; turn 0 */
	SOWERS_TURN,	  /* a turn begins */
	SOWERS_DREW,	  /* card; extra: the soil it was drawn for, or 0:
			     the turn's opening draw */
	SOWERS_PAID,	  /* card to the Path as a play */
	SOWERS_LAID,	  /* card; extra: SOWERS_ROCKY, SOWERS_THORNY */
	SOWERS_SOWED,	  /* card; count: the number it stands for */
	SOWERS_PICKED,	  /* card; extra: the soil; at[0]: its place; at[1]:
			     how many stay there */
	SOWERS_LEFT,	  /* picked up nothing */
	SOWERS_PUT,	  /* card; extra: SOWERS_TOP, SOWERS_BOTTOM */
	SOWERS_DISCARDED, /* card; at[0]: cards left in the hand */
	SOWERS_SWEPT,	  /* card; one for each of the four; at[0]: 1 to 4,
			     at[1]: how many there are */
	SOWERS_FLIPPED,	  /* Aquila's card; extra: what it lies on, or 0;
			     at[0]: 1 where that breaks the order (S41) */
	SOWERS_LAST_TURN, /* seat completed; the other has one last turn */
	SOWERS_OVER	  /* seat: whom the sentence is about; extra: enum
			     sowers_end; count: winners as bits */
};

extern const struct rules sowers_rules;

/* The zone of a seat, or a shared one (seat is then ignored). */
static inline int sowers_zone(enum sowers_zone zone, int seat)
{
	return zone < SOWERS_ZONE_ROCKY ? (int)zone + seat - 1 : (int)zone;
}

static inline int sowers_count(const struct sowers *s, enum sowers_zone zone,
			       int seat)
{
	return zone_count(&s->cards, sowers_zone(zone, seat));
}

static inline const uint8_t *sowers_cards(const struct sowers *s,
					  enum sowers_zone zone, int seat)
{
	return zone_cards(&s->cards, sowers_zone(zone, seat));
}

/* Yellow, or wild (S32, S34); false for CARD_UNKNOWN, as is the next. */
static inline bool sowers_is_yellow(uint8_t card)
{
	return (card >= 1 && card <= 10) || card == SOWERS_WILD;
}

/* Black, or wild. */
static inline bool sowers_is_black(uint8_t card)
{
	return card >= 11 && card <= SOWERS_WILD;
}

/* A yellow or black card's number; 0 for a wild. */
static inline int sowers_number(uint8_t card)
{
	return card == SOWERS_WILD ? 0 : card > 10 ? card - 10 : card;
}

/* What a view holds.  A card that may not be known is CARD_UNKNOWN; the
   middle of an own deck (not `top`, not `low`) is there in sort order. */
const struct sowers *sowers_view(const struct view *view);

/* True for a game against Aquila, who is seat 2. */
bool sowers_is_solo(const struct book *book);

/* Cards of a seat's opening hand (S10, S37). */
int sowers_hand_size(const struct book *book, int seat);

/* The black card that the seat sows next, or CARD_NONE after the tenth. */
uint8_t sowers_next(const struct sowers *s, int seat);

/* The longest run that the seat could sow now, naturals first and a wild for
   a gap (A17), written to `run`; its length. */
int sowers_run(const struct sowers *s, int seat, uint8_t run[10]);

/* True when the asked seat may play the card to the soil now.  Fills
   *reason, which may be NULL, either way: what it would do, or "no: " and
   why not, both short enough for the panel (60 and 40 columns), and the rule
   without brackets. */
bool sowers_soil(const struct view *view, uint8_t card, int soil,
		 struct reason *reason);

/* Counts the pairs that the asked seat may draw for a Rocky play of `card`,
   as far as it can know (A1, A12), and those of them that lose.  False when
   the play is no gamble: five or more cards in the deck, or the play is not
   legal. */
bool sowers_gamble(const struct view *view, uint8_t card, int *pairs,
		   int *losing);

/* Who laid each card that lies on Rocky after these events (all since the
   deal, masked or not): owner[0] is the oldest's; the number of cards. */
int sowers_rocky_owners(const struct event *events, int count,
			uint8_t owner[SOWERS_ROCKY_LIMIT + 1]);

/* Aquila's last turn among these events: what it sowed and flipped (NONE
   where the game ended first).  False when it had no turn yet. */
bool sowers_aquila(const struct event *events, int count, uint8_t *sowed,
		   uint8_t *flipped);

/* A challenge as the setup form and the sheet list it: "open with Y1 Y2",
   and the level it sets.  `challenge` is a value of the option, from 1. */
const char *sowers_challenge(int challenge, int *level);

/* Every sentence of the game, for the test that measures them. */
extern const struct phrase sowers_phrases[];
extern const int sowers_phrase_count;

#endif
