/* GearSeed positions laid out by hand, and moves played from text, straight
   through the rulebook's functions. */
#ifndef HOTBED_TEST_TOWN_H
#define HOTBED_TEST_TOWN_H

#include "gearseed.h"

struct town {
	struct book book;
	struct state_room room;
	struct luck luck;
	struct events events; /* of the last move */
	struct reason reason; /* of the last refusal */
	char text[4096];
};

/* A game of so many seats in a Season ("spring"), at seat 1's first build of
   turn 1: no card but in the deck, which is sorted; Burst cards Tower, Castle,
   Expanse, Fountain by seat.  `deck` NULL: the built-in one. */
void town_begin(struct town *town, const struct deck *deck, int seats,
		const char *season);

/* A real deal of so many seats; `deck` as above. */
void town_deal(struct town *town, const struct deck *deck, int seats, int first,
	       uint64_t number);

struct gearseed *town_state(struct town *town);

/* Lays cards: "0,0 thorned-castle 1,0 shrine-of-towers". */
void town_lay(struct town *town, const char *cells);

/* Gives cards from the deck to a hand: "thorned-tower coalkin-castle". */
void town_give(struct town *town, int seat, const char *ids);

/* Makes these cards the whole deck, the first one topmost.  The others go
   where nobody plays: to a hand at seat 4 of a game of fewer seats. */
void town_stack(struct town *town, const char *ids);

/* All of it for two seats: a Season, cards laid, and seat 1's hand. */
void town_place(struct town *town, const char *season, const char *cells,
		const char *hand);
void town_place_deck(struct town *town, const struct deck *deck,
		     const char *season, const char *cells, const char *hand);

/* To the Raze that ends a Season of three seats, these cards and one more in
   the town, the hands and the deck empty. */
void town_reach_raze(struct town *town, const char *cells);

/* Plays moves parted by `, `; fails the test at an illegal one. */
void town_play(struct town *town, const char *moves);

/* NULL when legal, else the rule's id; the sentence is in reason. */
const char *town_why(struct town *town, const char *move);

/* The question's word, "over" at the end. */
const char *town_ask(struct town *town);

/* The menu, its moves parted by `, `. */
const char *town_menu(struct town *town);

/* A zone's ids, or a hand's. */
const char *town_zone(struct town *town, int zone);

int town_score(struct town *town, int seat);

/* Events of a kind in the last move. */
int town_count(const struct town *town, enum gs_event kind);

/* The built-in deck, for a book without a match around it. */
const struct deck *town_deck(void);

/* Reads a deck from a file or a text; fails the test when it has faults. */
struct deck *town_read_deck(const char *text);

/* The built-in deck's text with one part replaced by another, for decks that
   differ in one card; to be freed. */
char *town_edit(const char *part, const char *by);

/* The deck of such a text; to be closed. */
struct deck *town_edited_deck(const char *part, const char *by);

#endif
