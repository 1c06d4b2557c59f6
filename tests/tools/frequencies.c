/* What happens in random games.  A new game adds its figures and a study. */
#include "frequencies.h"

#include <assert.h>
#include <math.h>
#include <string.h>

#include "gearseed.h"
#include "match.h"
#include "sowers.h"

static double decisions(const struct finished *game)
{
	return game->decisions;
}

static const struct sowers *sowers(const struct finished *game)
{
	return (const struct sowers *)game->state;
}

static double no_draw(const struct finished *game)
{
	return sowers(game)->failed == SOWERS_BY_NO_DRAW;
}

static double no_play(const struct finished *game)
{
	return sowers(game)->failed == SOWERS_BY_NO_PLAY;
}

static double stranded(const struct finished *game)
{
	return sowers(game)->failed == SOWERS_BY_STRANDED;
}

static double black_discard(const struct finished *game)
{
	return sowers(game)->failed == SOWERS_BY_BLACK_DISCARD;
}

static double first_completes(const struct finished *game)
{
	return sowers(game)->done[game->book->first - 1] != 0;
}

static double second_completes(const struct finished *game)
{
	return !first_completes(game) &&
	       sowers(game)->done[2 - game->book->first] != 0;
}

static double alone_wins(const struct finished *game)
{
	return game->outcome.winners == 1;
}

static const struct figure two_players[] = {
	{"no-draw", no_draw, 0.529, true},
	{"black-discard", black_discard, 0.245, true},
	{"no-play", no_play, 0.223, true},
	{"stranded", stranded, 0.0020, true},
	{"first completes", first_completes, 0.0005, true},
	{"second completes", second_completes, 0.0005, true},
	{"decisions a game", decisions, 78.6, false},
	{NULL, NULL, 0, false},
};

static const struct figure alone_apprentice[] = {
	{"wins", alone_wins, 0.0004, true},
	{NULL, NULL, 0, false},
};

static const struct figure alone_sower[] = {
	{"wins", alone_wins, 0.0003, true},
	{NULL, NULL, 0, false},
};

static const struct figure alone_master[] = {
	{"wins", alone_wins, 0.0002, true},
	{NULL, NULL, 0, false},
};

static const struct gearseed *gearseed(const struct finished *game)
{
	return gs_state(game->state);
}

static double mean_score(const struct finished *game)
{
	double sum = 0;

	for (int i = 0; i < game->book->seats; i++)
		sum += gearseed(game)->score[i];
	return sum / game->book->seats;
}

static double over_60(const struct finished *game)
{
	for (int i = 0; i < game->book->seats; i++)
		if (gearseed(game)->score[i] > 60)
			return true;
	return false;
}

static const struct figure two_seats[] = {
	{"mean score", mean_score, 21.1, false},
	{"decisions a game", decisions, 37.8, false},
	{"somebody over 60", over_60, 0, true},
	{NULL, NULL, 0, false},
};

static const struct figure three_seats[] = {
	{"mean score", mean_score, 21.3, false},
	{"decisions a game", decisions, 65.8, false},
	{"somebody over 60", over_60, 0, true},
	{NULL, NULL, 0, false},
};

static const struct figure four_seats[] = {
	{"mean score", mean_score, 21.8, false},
	{"decisions a game", decisions, 88.1, false},
	{"somebody over 60", over_60, 0, true},
	{NULL, NULL, 0, false},
};

const struct study studies[] = {
	{"sowers, two players, hand 4", &sowers_rules, "level=sower",
	 two_players},
	{"sowers, alone, apprentice", &sowers_rules,
	 "mode=solo level=apprentice", alone_apprentice},
	{"sowers, alone, sower", &sowers_rules, "mode=solo level=sower",
	 alone_sower},
	{"sowers, alone, master", &sowers_rules, "mode=solo level=master",
	 alone_master},
	{"gearseed, two players", &gearseed_rules, "players=2", two_seats},
	{"gearseed, three players", &gearseed_rules, "players=3",
	 three_seats},
	{"gearseed, four players", &gearseed_rules, "players=4", four_seats},
	{NULL, NULL, NULL, NULL},
};

static struct book settled(const struct study *study)
{
	struct scan scan = scan_string(study->settings);
	struct sitting sitting;
	struct word word;
	unsigned given = 0;

	sitting_begin(&sitting, study->rules);
	while (scan_word(&scan, &word)) {
		const char *equals = memchr(word.at, '=', word.length);
		size_t key = equals ? (size_t)(equals - word.at) : 0;
		const char *wrong;

		assert(equals);
		wrong = sitting_set(&sitting, (struct word){word.at, key},
				    (struct word){equals + 1,
						  word.length - key - 1},
				    &given);
		assert(!wrong);
		(void)wrong;
	}
	if (sitting_settle(&sitting, given))
		assert(!"the settings of a study contradict each other");
	return sitting.book;
}

/* Plays one game to its end; the number of decisions. */
static int play(const struct book *book, struct state *state, uint64_t deal,
		struct random *random)
{
	struct luck luck = {.deal = deal};
	struct menu menu;
	int count = 0;

	book->rules->setup(book, state, &luck, NULL);
	while (book->rules->turn(book, state).seat) {
		uint32_t choice;

		book->rules->legal(book, state, &menu);
		choice = random_below(random, (uint32_t)menu.count);
		book->rules->apply(book, state, menu.move[choice], &luck,
				   NULL);
		count++;
	}
	return count;
}

static void close_figure(const struct figure *figure, int rounds, double sum,
			 double squares, double *mean, double *error,
			 double *distance)
{
	double spread;

	*mean = sum / rounds;
	spread = squares / rounds - *mean * *mean;
	if (figure->share) /* a rare thing may not have happened at all */
		spread = figure->expected * (1 - figure->expected);
	*error = sqrt(spread / rounds);
	*distance = (*mean - figure->expected) / *error;
}

void study_count(const struct study *study, int rounds, uint64_t seed,
		 struct counted *counted)
{
	struct deck *deck = games_read_deck(study->rules);
	struct book book = settled(study);
	struct random random = random_start(seed, 1000);
	double sum[FIGURES_MAX] = {0}, squares[FIGURES_MAX] = {0};

	book.deck = deck;
	for (int i = 0; i < rounds; i++) {
		struct state_room room = {0};
		struct finished game = {.book = &book,
					.state = room_state(&room)};

		game.decisions = play(&book, room_state(&room),
				      random_next(&random), &random);
		game.outcome = book.rules->outcome(&book, game.state);
		for (int f = 0; study->figures[f].name; f++) {
			double value = study->figures[f].measure(&game);

			sum[f] += value;
			squares[f] += value * value;
		}
	}
	if (deck)
		study->rules->decks->close(deck);
	for (int f = 0; study->figures[f].name; f++)
		close_figure(&study->figures[f], rounds, sum[f], squares[f],
			     &counted->mean[f], &counted->error[f],
			     &counted->distance[f]);
}
