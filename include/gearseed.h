/* GearSeed: the cards as data, the state, and what painters and bots may ask
   about a view of it.  Everything else goes through struct rules. */
#ifndef HOTBED_GEARSEED_H
#define HOTBED_GEARSEED_H

#include "rules.h"

enum {
	GS_CARDS = CARDS_MAX, /* cards of a deck */
	GS_DESIGNS = 48,
	GS_STEPS = 6,	 /* steps of a list */
	GS_DEPTH = 8,	 /* builds inside builds (B28) */
	GS_BUILDS = 40,	 /* builds of a turn, then BUILD steps end (B28) */
	GS_SEASONS = 3,	 /* Seasons of a game */
	GS_HAND = 3,	 /* cards dealt, drawn and kept */
	GS_ROW = 3,	 /* the opening row */
	GS_ID_BYTES = 32,
	GS_NAME_BYTES = 32,
	GS_CODE_BYTES = 4
};

enum gs_type {
	TYPE_TOWER,
	TYPE_CASTLE,
	TYPE_EXPANSE,
	TYPE_FOUNTAIN,
	TYPE_SHRINE,
	GS_TYPES
};

enum gs_caste {
	CASTE_GREMLIN,
	CASTE_COALKIN,
	CASTE_THORNED,
	CASTE_SHRINE,
	GS_CASTES
};

enum gs_season {
	SEASON_NONE, /* CARD_UNKNOWN in a view: not revealed yet */
	SEASON_SPRING,
	SEASON_SUMMER,
	SEASON_FALL,
	SEASON_WINTER,
	GS_SEASON_ROOM
};

/* What a step does (RULINGS 3.2). */
enum gs_verb {
	EFFECT_GAIN,	/* gain n */
	EFFECT_GAINPER, /* gain n for each of scope and filter, up to most */
	EFFECT_DRAW,	/* draw n */
	EFFECT_BUILD,	/* may build one that fits the filter */
	EFFECT_BURN,	/* may discard up to most, gain n for each */
	EFFECT_TAKE,	/* may take a Free card that fits the filter */
	EFFECT_PULL,	/* may move a Free card next to the built one */
	EFFECT_SEEK	/* look at n, keep one */
};

enum gs_scope { SCOPE_NEXT, SCOPE_LINE, SCOPE_OPEN, SCOPE_HAND, SCOPE_PLAY };

enum gs_mode { COUNT_CARDS, COUNT_TYPES, COUNT_CASTES };

/* A card fits when its type and its caste are in the sets. */
struct gs_filter {
	uint8_t types;	/* bit t: type t fits */
	uint8_t castes; /* bit c: caste c fits */
};

struct gs_effect {
	uint8_t verb;
	uint8_t n;
	uint8_t most; /* GAINPER's cap, BURN's cards */
	uint8_t scope;
	uint8_t mode;
	struct gs_filter filter;
};

/* A step: one effect, or a CHOOSE between two. */
struct gs_step {
	uint8_t ways; /* 1 or 2 */
	struct gs_effect way[2];
};

struct gs_list {
	uint8_t count;
	struct gs_step step[GS_STEPS];
};

struct gs_design {
	char id[GS_ID_BYTES];	  /* thorned-expanse */
	char name[GS_NAME_BYTES]; /* Thorned Expanse */
	char code[GS_CODE_BYTES]; /* ThE */
	uint8_t copies;
	uint8_t type;
	uint8_t caste;
	uint8_t season; /* of its bonus; SEASON_NONE: it has none */
	bool triggers;	/* it has a Trigger: */
	struct gs_filter needs; /* what the card built beside it must be */
	struct gs_list ability;
	struct gs_list bonus;
	struct gs_list trigger; /* one step */
};

struct gs_season_card {
	uint8_t caste; /* that rules */
	struct gs_list bonus;  /* the Caste Bonus: one step */
	struct gs_list shrine; /* the Shrine Ability: one step */
};

/* A deck of cards, read once and never changed.  Designs are numbered from 1
   in the order of their ids, so that sort order is number order. */
struct deck {
	char id[GS_ID_BYTES];
	uint8_t count; /* designs */
	uint8_t cards; /* cards, copies counted */
	struct gs_design design[GS_DESIGNS + 1]; /* [0] is not used */
	struct gs_season_card season[GS_SEASON_ROOM];
};

/* Rows of rules->verbs. */
enum gs_move {
	MOVE_RESIGN,
	MOVE_BUILD,   /* card, at 0 1 */
	MOVE_BURST,
	MOVE_DONE,
	MOVE_SKIP,
	MOVE_TRIGGER, /* at 0 1 */
	MOVE_CHOOSE,  /* at 0: 1 or 2 */
	MOVE_BURN,    /* card */
	MOVE_END,
	MOVE_TAKE,    /* at 0 1 */
	MOVE_PULL,    /* at 0 1 to at 2 3 */
	MOVE_KEEP,    /* card */
	MOVE_USE,
	MOVE_DISCARD, /* card */
	MOVE_RAZE,    /* at 0 1 */
	GS_MOVES
};

/* Rows of rules->questions. */
enum gs_question {
	ASK_BUILD,
	ASK_EXTRA,
	ASK_TRIGGER,
	ASK_CHOOSE,
	ASK_BURN,
	ASK_TAKE,
	ASK_PULL,
	ASK_KEEP,
	ASK_SHRINE,
	ASK_DISCARD,
	ASK_RAZE
};

/* Rows of rules->reasons. */
enum gs_reason {
	REASON_SCORE,
	REASON_TIEBREAK,
	REASON_SHARED,
	REASON_RESIGN
};

/* Rows of rules->options. */
enum gs_option { OPTION_PLAYERS, OPTION_BURST }; /* + seat - 1 */

/* Zones of the row of cards. */
enum gs_zone {
	ZONE_DECK,
	ZONE_HAND, /* + seat - 1; sorted */
	ZONE_TOWN = ZONE_HAND + SEATS_MAX, /* by y then x */
	ZONE_SEEN			   /* by SEEK, in deck order */
};

/* Where the steps of a build, and its points, come from, in rule order. */
enum gs_source {
	SOURCE_TRIGGER,
	SOURCE_CASTE,
	SOURCE_ABILITY,
	SOURCE_SEASONAL,
	SOURCE_SHRINE,
	SOURCE_BURST,
	GS_SOURCES,
	SOURCE_TURN = GS_SOURCES /* of a draw: the turn's own */
};

struct gs_cell {
	int8_t x, y;
};

/* A built card whose steps are being carried out. */
struct gs_frame {
	struct gs_cell cell;
	uint8_t card;
	uint8_t source;	 /* which list is being walked */
	uint8_t step;	 /* its next step */
	uint8_t way;	 /* of a CHOOSE: 1 or 2 once chosen, else 0 */
	uint8_t left;	 /* of a BURN: cards that may still go, else 0 */
	bool agreed;	 /* the Shrine Ability is being used */
	uint8_t firing;	 /* the card whose Trigger resolves, or CARD_NONE */
	struct gs_cell trigger; /* and where it lies */
	uint8_t waiting; /* Triggers still to resolve, by y then x */
	struct gs_cell wait[4];
};

/* The state.  In a view it is the same with the unknown taken out. */
struct gearseed {
	struct cards cards;
	int8_t x[GS_CARDS]; /* of the town's cards, in their order */
	int8_t y[GS_CARDS];
	struct gs_frame frame[GS_DEPTH]; /* the last one is the innermost */
	uint8_t depth;			 /* frames in use */
	uint8_t seat;	  /* who is asked; 0: the game is over */
	uint8_t question;
	uint8_t turn;	  /* turns begun */
	uint8_t season;	  /* from 1 */
	uint8_t order[4]; /* the Season cards, the first one at [0] */
	uint8_t builds;	  /* regular builds left, see gs_builds() */
	uint8_t built;	  /* cards built in this turn, all of them */
	bool bursting;	  /* the Burst card counts once this build ends */
	bool stopped;	  /* the builds of this turn are over */
	uint8_t razing;	  /* seats that have still to raze */
	uint8_t resigned; /* seat, or 0 */
	uint8_t burst[SEATS_MAX];   /* types */
	bool flipped[SEATS_MAX];
	uint32_t score[SEATS_MAX];  /* without tie-break points */
};

/* Kinds of events. */
enum gs_event {
	EVENT_DEALT,	/* card to seat */
	EVENT_OPENED,	/* card at 0 1 of the opening row */
	EVENT_SEASON,	/* extra: which; count: number */
	EVENT_TURN,	/* seat begins */
	EVENT_DREW,	/* one card; extra: source */
	EVENT_BUILT,	/* card at 0 1; extra: enum gs_build; count: depth */
	EVENT_GAINED,	/* count points; extra: source; card: the built one at
			   0 1, a Trigger's own cell at 2 3; for the Burst
			   card 0 and at[0] its type */
	EVENT_FIRED,	/* the Trigger of card at 0 1 comes now */
	EVENT_BURNT,	/* card from hand; extra: source */
	EVENT_TOOK,	/* card from 0 1; extra: source */
	EVENT_PULLED,	/* card from 0 1 to 2 3 */
	EVENT_SEEN,	/* one card looked at */
	EVENT_KEPT,	/* card into hand */
	EVENT_FLIPPED,	/* the Burst card; extra: type */
	EVENT_DISCARDED,
	EVENT_ENDED,	/* seat's turn; count: cards kept */
	EVENT_SEASON_END, /* count: number */
	EVENT_RAZED,	/* card from 0 1 */
	EVENT_RESIGNED,
	EVENT_TIEBREAK, /* count points for seat */
	EVENT_OVER
};

enum gs_build { BUILD_REGULAR, BUILD_BURST, BUILD_EXTRA };

extern const struct rules gearseed_rules;

/* The state in a view, and a state as its own type. */
const struct gearseed *gs_seen_by(const struct view *view);
const struct gearseed *gs_state(const struct state *state);

/* Words: "Tower", "Gremlin", "Spring"; types and castes in one spelling. */
const char *gs_type_name(int type);
const char *gs_type_plural(int type);
const char *gs_caste_name(int caste);
const char *gs_season_name(int season);

/* The design of a card; the card is a real one. */
const struct gs_design *gs_design(const struct book *book, uint8_t card);

/* True for a design whose type and caste are in the filter's sets. */
bool gs_fits(const struct gs_design *design, struct gs_filter filter);

/* The current Season, from SEASON_SPRING on. */
int gs_season_now(const struct gearseed *state);

/* The town: the card at a cell or CARD_NONE, its place in the zone or -1. */
uint8_t gs_card_at(const struct gearseed *state, int x, int y);
int gs_town_find(const struct gearseed *state, int x, int y);
int gs_town_count(const struct gearseed *state);

/* Cards next to a cell; 4 cells at most, by y then x, to `cells`. */
int gs_neighbours(const struct gearseed *state, int x, int y,
		  struct gs_cell cells[4]);

/* True for a card in play with fewer than 4 cards next to it (G17). */
bool gs_is_free(const struct gearseed *state, int x, int y);

/* Cells where a card may be built, by y then x (E1, B17); the number. */
enum { GS_CELLS = 4 * GS_CARDS };
int gs_free_cells(const struct gearseed *state,
		  struct gs_cell cells[GS_CELLS]);
bool gs_may_build_at(const struct gearseed *state, int x, int y);

/* True when the card in that cell may be razed, taken or moved now, as far
   as its steps and its neighbours go (3.2). */
bool gs_may_leave(const struct book *book, const struct gearseed *state,
		  int x, int y);

/* Regular builds left: none once the hand is empty. */
int gs_builds(const struct gearseed *state);

/* The seat whose turn it is (at a Raze: the last one's). */
int gs_turn_seat(const struct book *book, const struct gearseed *state);

/* Cards of a type in play: what a Burst card counts. */
int gs_type_in_play(const struct book *book, const struct gearseed *state,
		    int type);

/* The step that asks the question, NULL while no card's step asks. */
const struct gs_effect *gs_asking(const struct book *book,
				  const struct gearseed *state);

/* The filter of the build that is asked (every card for a Burst build). */
struct gs_filter gs_build_filter(const struct book *book,
				 const struct gearseed *state);

/* How a step is put into words. */
enum gs_style {
	STYLE_CARD,   /* 2 per Thorned card next to it */
	STYLE_SHORT,  /* 2 per Thorned card next */
	STYLE_ANSWER, /* draw 1 card */
	STYLE_BARE,   /* 2 per Thorned card next, no limit; else brief */
	STYLE_BRIEF   /* draw 1 */
};

/* Appends an effect, a whole list ("none" when empty), a filter's cards ("a
   Gremlin card"). */
void gs_put_effect(struct text *text, const struct gs_effect *effect,
		   enum gs_style style);
void gs_put_list(struct text *text, const struct gs_list *list,
		 enum gs_style style);
void gs_put_filter(struct text *text, struct gs_filter filter);

/* Appends "Thorned: gain 1" and "may take a Free card but no Shrine". */
void gs_put_caste_bonus(struct text *text, const struct deck *deck,
			int season, enum gs_style style);
void gs_put_shrine(struct text *text, const struct deck *deck, int season,
		   enum gs_style style);

/* What a build gives, or what is still to come, in rule order (G18). */
enum gs_mark {
	MARK_NONE, /* no points of its own, or by choice */
	MARK_GAIN, /* +gain */
	MARK_ASK   /* `?`: a choice or a card decides */
};

struct gs_forecast_line {
	char label[16];	 /* "ShT 0,0", "Caste Bonus", "Ability", "Seasonal",
			    "Shrine Ab." */
	char text[40];	 /* "Thorned next x1" */
	uint8_t source;
	uint8_t mark;
	uint8_t gain;	 /* with MARK_GAIN; with MARK_ASK of a Shrine Ability
			    what it would give */
	bool sure;	 /* the gain is part of the sum */
};

enum { GS_FORECAST = 4 + 3 * GS_STEPS };

struct gs_forecast {
	int count;
	struct gs_forecast_line line[GS_FORECAST];
	int sure;    /* the sum that comes whatever is chosen or drawn */
	bool choice; /* more may come by choice */
	bool luck;   /* more may come by luck */
};

/* What an answer to the question leads to, as far as the view's seat knows:
   `build`: all of that card's steps; any other: the innermost card's steps
   that follow (`pull` and `take` carried out).  The move need not be legal
   when it is a build on an empty cell. */
void gs_forecast(const struct view *view, struct move move,
		 struct gs_forecast *forecast);

/* The innermost card's steps behind the one that asks; its waiting Triggers
   first. */
void gs_to_come(const struct view *view, struct gs_forecast *forecast);

/* Points by their source and by Season, from events. */
struct gs_sheet {
	uint16_t source[SEATS_MAX][GS_SOURCES];
	uint16_t season[SEATS_MAX][GS_SEASONS];
	uint16_t tiebreak[SEATS_MAX];
};

/* Adds events to a sheet that began as zeroes. */
void gs_sheet_add(struct gs_sheet *sheet, const struct book *book,
		  const struct event *events, int count);

/* One build of a turn with its points, for the sheet's second page. */
struct gs_sheet_build {
	uint8_t seat, turn, card; /* card 0: the Burst card's own points */
	struct gs_cell cell;
	uint16_t source[GS_SOURCES];
};

/* Builds in the order in which they were made; the number. */
int gs_sheet_builds(const struct event *events, int count,
		    struct gs_sheet_build *list, int most);

/* The message row of SCREENS 9: what rules.tell() says as TELL_MESSAGE, and
   better where the view (of the same seat) and events from the beginning of
   its turn on are there: sums of a build and of a turn, what waits.  `view`
   may be NULL.  False: there is nothing to say. */
bool gs_message(const struct view *view, const struct story *story,
		struct told *line);

/* Cards that the view does not show, by design: list[card] is how many. */
void gs_unseen(const struct view *view, uint8_t list[GS_DESIGNS + 1]);

#endif
