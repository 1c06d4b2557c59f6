/* Prints how fast one core plays random games, and how small a state is.  No
   verdict: the reader has it.
   usage: bench [SECONDS]   for each figure, 1 unless said otherwise */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "match.h"

static double now(void)
{
	struct timespec time;

	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
	return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

/* One random game from its deal to its end; the decisions made. */
static long playout(const struct book *book, struct random *random)
{
	static struct menu menu;
	const struct rules *rules = book->rules;
	struct luck luck = {.deal = random_next(random)};
	struct state_room room = {0};
	struct state *state = room_state(&room);
	long decisions = 0;

	for (rules->setup(book, state, &luck, NULL);
	     rules->turn(book, state).seat; decisions++) {
		uint32_t pick;

		rules->legal(book, state, &menu);
		pick = random_below(random, (uint32_t)menu.count);
		rules->apply(book, state, menu.move[pick], &luck, NULL);
	}
	return decisions;
}

static void measure_playouts(const struct book *book, double seconds)
{
	struct random random = random_start(1, 0);
	double start = now();
	double spent;
	long played = 0, decisions = 0;

	do {
		for (int i = 0; i < 100; i++)
			decisions += playout(book, &random);
		played += 100;
		spent = now() - start;
	} while (spent < seconds);
	printf(" %9.0f playouts/s %10.0f decisions/s %6.1f decisions/game",
	       (double)played / spent, (double)decisions / spent,
	       (double)decisions / (double)played);
}

/* Guesses from the first seat's view of positions along random games. */
static void measure_guesses(const struct match *match, double seconds)
{
	struct random random = random_start(2, 0);
	struct state_room room = {0};
	struct view view;
	double start = now();
	double spent;
	long guesses = 0;

	match_view(match, match_turn(match).seat, &view);
	do {
		for (int i = 0; i < 100; i++)
			view.book->rules->guess(&view, &random,
						room_state(&room));
		guesses += 100;
		spent = now() - start;
	} while (spent < seconds);
	printf(" %9.0f guesses/s\n", (double)guesses / spent);
}

static void measure(const struct rules *rules, const char *key,
		    const char *value, double seconds)
{
	struct sitting sitting;
	struct match *match;
	unsigned given = 0;

	sitting_begin(&sitting, rules);
	sitting_set(&sitting, (struct word){key, strlen(key)},
		    (struct word){value, strlen(value)}, &given);
	if (sitting_settle(&sitting, given))
		return;
	match = match_begin(&sitting);
	printf("%-9s %-7s %-8s %4zu bytes", rules->name, key, value,
	       rules->state_size);
	measure_playouts(match_book(match), seconds);
	measure_guesses(match, seconds);
	match_end(match);
}

/* Each game with each number of seats, or each mode, that it has. */
int main(int count, char **words)
{
	static const char *const keys[] = {"players", "mode", NULL};
	double seconds = count > 1 ? atof(words[1]) : 1;

	for (int g = 0; games[g]; g++)
		for (int i = 0; i < games[g]->option_count; i++) {
			const struct option *option = &games[g]->options[i];
			struct word key = {option->key, strlen(option->key)};

			if (word_among(key, keys) < 0)
				continue;
			for (int w = 0; option->words[w]; w++)
				measure(games[g], option->key,
					option->words[w], seconds);
		}
	return 0;
}
