/* Whole random games at a table, any keys, any size: what every painter owes
   there, whatever its game is. */
#ifndef HOTBED_TEST_STROLL_H
#define HOTBED_TEST_STROLL_H

#include "seen.h"

enum { STROLL_SIZES = 6 };

struct stroll {
	const struct painter *painter;
	uint64_t seed;
	struct {
		enum layout layout;
		int rows, columns;
	} size[STROLL_SIZES];
	int games;
	int keys;   /* that are pressed at a question before a move is made */
	int worlds; /* that a frame is compared in */
	int held_games, strokes; /* of a held key */
	enum request plays[2];	 /* the requests that may play something */

	/* What this game's picture has to keep. */
	void (*check)(const struct seen *seen, const struct canvas *canvas);

	/* The phases of this game that are looked at after each move. */
	void (*round)(const struct stroll *stroll, struct seen *seen,
		      struct random *random);
};

/* A new random game that is shown to its first seat. */
struct seen *stroll_begin(const struct stroll *stroll, struct random *random);

/* The scene in one of the sizes. */
void stroll_size(const struct stroll *stroll, struct seen *seen,
		 struct random *random);

/* Draws, and checks the picture and the lines. */
void stroll_look(const struct stroll *stroll, const struct seen *seen);

struct press stroll_any_press(const struct seen *seen, struct random *random);

/* Presses keys until they play something: true, and the moves are the last
   answer. */
bool stroll_press(const struct stroll *stroll, struct seen *seen,
		  struct random *random);

/* Plays by keys, or any move where they played nothing. */
void stroll_play(const struct stroll *stroll, struct seen *seen,
		 struct random *random);

/* The pages that are no table: decks and scores. */
void stroll_pages(const struct stroll *stroll, struct seen *seen,
		  struct random *random);

/* The end page in every size. */
void stroll_end_page(const struct stroll *stroll, struct seen *seen);

/* Tests that every painter passes; a stroll is their state. */
void stroll_draws_and_plays_whole_games_by_any_keys(void **state);
void stroll_tells_no_seat_what_it_cannot_know(void **state);
void stroll_plays_nothing_by_a_held_key(void **state);

#define STROLL_TEST(test, stroll) \
	cmocka_unit_test_prestate(test, (void *)&(stroll))

#endif
