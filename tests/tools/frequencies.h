/* What happens in random games, each answer of the menu equally likely, held
   against figures that an independent referee counted. */
#ifndef HOTBED_TEST_FREQUENCIES_H
#define HOTBED_TEST_FREQUENCIES_H

#include "rules.h"

/* A game that has ended. */
struct finished {
	const struct book *book;
	const struct state *state;
	struct outcome outcome;
	int decisions;
};

/* Something counted or measured once a game. */
struct figure {
	const char *name;
	double (*measure)(const struct finished *game);
	double expected; /* of its mean; for a share, from 0 to 1 */
	bool share;	 /* measure gives 0 or 1 */
};

/* Figures of one way to play; `settings` are KEY=VALUE as the protocol's
   `new` takes them. */
struct study {
	const char *title;
	const struct rules *rules;
	const char *settings;
	const struct figure *figures; /* up to one without a name */
};

enum { FIGURES_MAX = 16 };

/* What a study came to. */
struct counted {
	double mean[FIGURES_MAX];
	double error[FIGURES_MAX];    /* the standard error of the mean */
	double distance[FIGURES_MAX]; /* from the expected, in errors */
};

extern const struct study studies[]; /* up to one without a title */

/* Plays so many games and counts. */
void study_count(const struct study *study, int rounds, uint64_t seed,
		 struct counted *counted);

#endif
