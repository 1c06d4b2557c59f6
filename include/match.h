/* A game being played: the one loop, its events, undo with its barrier. */
#ifndef HOTBED_MATCH_H
#define HOTBED_MATCH_H

#include "player.h"
#include "rules.h"

enum {
	PLAYER_BYTES = 64,
	HASH_DIGITS = 64,
	/* What a sitting was told, as bits of `given`; bit i is option i. */
	GIVEN_FIRST = 1 << OPTIONS_MAX,
	GIVEN_DEAL = 1 << (OPTIONS_MAX + 1)
};

/* One of the two games of a pair (pair.h). */
struct leg {
	uint8_t game; /* 1 or 2; 0: the game stands alone */
	int points[2]; /* game 2: what seats 1 and 2 had in the first one */
};

/* Everything that settles a game before its first card is dealt: what the
   head of a record says. */
struct sitting {
	struct book book; /* its deck NULL: the built-in one, which the match
			     brings along */
	uint64_t deal;
	struct orders orders; /* a record's; lengths 0 where it has none */
	char name[SEATS_MAX][NAME_BYTES];
	char player[SEATS_MAX][PLAYER_BYTES]; /* "person", "bot NAME V", "" */
	char cards[HASH_DIGITS + 1]; /* hash of the deck's text, or "-" */
	char seal[HASH_DIGITS + 1];  /* of a sealed deal, else "" */
	char salt[HASH_DIGITS + 1];  /* its salt, where it is known; no text
					shows it before the deal is open */
	struct leg leg; /* no record tells of it, a journal does */
	/* For another deal; no text keeps these. */
	unsigned lots; /* what was left to lot, or follows from other things:
			  bits as of `given` */
	bool seals;    /* the deal was to be sealed */
};

struct match;

/* Fills a sitting with the game's standard options and names ("Player 1" …;
   the rulebook's own for seats without a player), first seat 1, deal 0. */
void sitting_begin(struct sitting *sitting, const struct rules *rules);

/* True when `new` has such a key for this game. */
bool sitting_knows(const struct rules *rules, struct word key);

/* Sets KEY=VALUE as the protocol's `new` has them, `first` and `deal` too,
   and notes it in *given (see rules.settle).  NULL, or a sentence: code
   `range`. `level=X`, an option's key without its seat number, sets every
   seat's. */
const char *sitting_set(struct sitting *sitting, struct word key,
			struct word value, unsigned *given);

/* Makes the sitting whole by rules.settle(), and notes the options that this
   settled in sitting->lots.  NULL, or a sentence. */
const char *sitting_settle(struct sitting *sitting, unsigned given);

/* Draws by the system's lot who begins.  False when that has none. */
bool sitting_draw_first(struct sitting *sitting);

/* Another deal for the same table, drawn by the system: what was left to lot
   is drawn anew, what was chosen stays, and a new seal is made where there
   was to be one.  Where it is not known any more what was left to lot, as in
   a game read from a file, all stays but the deal.  False when the system has
   no random numbers to give. */
bool sitting_deal_again(struct sitting *sitting);

/* Everybody moves one seat on, who sat first to the last one, and the options
   of a seat go along.  Nothing changes where a seat has no player. */
void sitting_swap_seats(struct sitting *sitting);

/* Deals.  The sitting is copied and has been settled.  Never NULL. */
struct match *match_begin(const struct sitting *sitting);

/* The number of an order of the sitting that was no order of the cards it
   came to shuffle, or -1.  A game with a misfit is not to be believed. */
int match_misfit(const struct match *match);

/* Gives the match back, its deck too; NULL is no match. */
void match_end(struct match *match);

/* How it was begun; and the book it is played by, its deck included. */
const struct sitting *match_sitting(const struct match *match);
const struct book *match_book(const struct match *match);

/* Names for stories: [0] is seat 1's. */
const char *const *match_names(const struct match *match);

struct turn match_turn(const struct match *match);
int match_turns(const struct match *match);
struct outcome match_outcome(const struct match *match);
int match_score(const struct match *match, int seat); /* 0: none */
void match_view(const struct match *match, int seat, struct view *view);

/* The law for the seat that is asked, `resign` included. */
bool match_why(const struct match *match, struct move move,
	       struct reason *reason);

/* Plays a move for the seat that is asked.  False, nothing changed and
   *reason filled, when it is illegal. */
bool match_play(struct match *match, struct move move,
		struct reason *reason);

/* Takes back everything from the last decision on, if since then no event
   told the seat that made it anything new and no other seat has decided.
   False and *reason filled otherwise ("Undo stops here: …"); reason->wide
   names the card only to the seat that learned it: show it to no other. */
bool match_undo(struct match *match, struct reason *reason);

/* True when match_undo() would succeed. */
bool match_can_undo(const struct match *match);

/* How many things the seat that made decision `index` has learned since. */
int match_learned(const struct match *match, int index);

/* Takes back everything from that seat's last decision on, barrier or not,
   and leaves a remark: the others have agreed.  False when the seat has not
   decided anything yet, or the game is over and all hands were seen. */
bool match_take_back(struct match *match, int seat);

/* What stands beside the moves of a game and changes nothing. */
enum remark_kind { REMARK_TAKEBACK, REMARK_HINT };
struct remark {
	enum remark_kind kind;
	uint8_t seat;
	int plies; /* decisions made before it */
};
void match_remark(struct match *match, enum remark_kind kind, int seat);
int match_remarks(const struct match *match);
struct remark match_remark_at(const struct match *match, int index);

/* Notes the salt of a sealed deal, for the record's last line. */
void match_open_seal(struct match *match, struct word salt);

/* Makes the game one of a pair. */
void match_set_leg(struct match *match, struct leg leg);

/* Decisions made (and not undone), and one of them. */
struct ply {
	uint8_t seat;
	struct move move;
	int events; /* how many events there were before it */
};
int match_plies(const struct match *match);
struct ply match_ply(const struct match *match, int index);

/* Events so far, the deal's included. */
int match_event_count(const struct match *match);

/* Copies events from number `from` on, masked for a viewer, to `list`; at
   most `most`.  The number copied.  When the game is over nothing is hidden
   any more, as in a view. */
int match_events(const struct match *match, int viewer, int from,
		 struct event *list, int most);

/* What the shuffles came to: the referee's. */
const struct orders *match_orders(const struct match *match);

/* The shuffles that had been made before decision `index`, as bits by their
   numbers; index match_plies(): those made so far. */
unsigned match_shuffles(const struct match *match, int index);

/* Somebody who keeps the game: told of each change as soon as it is made,
   before anybody else can see it. */
enum match_change {
	MATCH_PLAYED,	  /* the last ply is new */
	MATCH_UNDONE,
	MATCH_TAKEN_BACK, /* with its remark */
	MATCH_REMARKED	  /* the last remark is new */
};
struct watcher {
	/* `seat` made the decision that was played or taken back, or is the
	   remark's. */
	void (*changed)(void *self, const struct match *match,
			enum match_change change, int seat);
	void *self;
};
void match_watch(struct match *match, struct watcher watcher);

/* A new game with the first `plies` decisions of this one, and unwatched. */
struct match *match_copy(const struct match *match, int plies);

/* True when every shuffle so far came out as the deal gives it: always, unless
   the orders are a record's own. */
bool match_keeps_deal(const struct match *match);

/* A copy to play on from there as a game of its own: without seal, with a
   remark of a take-back for each player, as what comes may be known, and with
   a record's orders only where they are not the deal's. */
struct match *match_play_on(const struct match *match, int plies);

enum match_stop { MATCH_OVER, MATCH_LEFT };

/* The one loop: asks, plays, tells, until the game is over or a player
   leaves.  players[s - 1] sits at seat s; NULL where nobody is asked.  Each
   player is told every event of the game once, from the deal on. */
enum match_stop match_run(struct match *match,
			  struct player *const players[SEATS_MAX]);

#endif
