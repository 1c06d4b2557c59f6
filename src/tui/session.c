/* Games at the table: begun, gone on with, and what comes after them. */
#include "session.h"

#include <string.h>

#include "age.h"
#include "pair.h"
#include "random.h"
#include "seal.h"

time_t session_now(const struct screen *screen)
{
	return screen->now ? screen->now : time(NULL);
}

/* Another deal of the same game: a new one, drawn by the system, and sealed
   where the first one was. */
static bool deal_again(struct sitting *sitting)
{
	bool sealed = sitting->seal[0] != '\0';

	memset(&sitting->orders, 0, sizeof sitting->orders);
	sitting->seal[0] = sitting->salt[0] = '\0';
	if (!random_from_system(&sitting->deal) ||
	    sitting_settle(sitting, ~0u))
		return false;
	return !sealed || seal_deal(sitting);
}

/* Who sat first sits last; options that belong to a seat go along. */
static void swap_seats(struct sitting *sitting)
{
	const struct rules *rules = sitting->book.rules;
	uint8_t *option = sitting->book.option;
	int seats = sitting->book.seats;
	char name[NAME_BYTES], player[PLAYER_BYTES];

	for (int s = 1; s <= seats; s++)
		if (!rules->has_player(&sitting->book, s))
			return;
	memcpy(name, sitting->name[0], sizeof name);
	memcpy(player, sitting->player[0], sizeof player);
	for (int s = 0; s + 1 < seats; s++) {
		memcpy(sitting->name[s], sitting->name[s + 1], NAME_BYTES);
		memcpy(sitting->player[s], sitting->player[s + 1],
		       PLAYER_BYTES);
	}
	memcpy(sitting->name[seats - 1], name, sizeof name);
	memcpy(sitting->player[seats - 1], player, sizeof player);
	for (int o = 0; o + 1 < rules->option_count; o++) {
		size_t last = strlen(rules->options[o].key) - 1;
		uint8_t value = option[o];

		if (seats != 2 || rules->options[o].key[last] != '1')
			continue;
		option[o] = option[o + 1];
		option[o + 1] = value;
	}
}

/* The game after one that has ended: NULL when there is none. */
static struct match *next_game(const struct match *match, enum after after)
{
	struct sitting sitting = *match_sitting(match);

	switch (after) {
	case AFTER_AGAIN:
		swap_seats(&sitting);
		if (sitting.leg.game)
			pair_begin(&sitting);
		return deal_again(&sitting) ? match_begin(&sitting) : NULL;
	case AFTER_SECOND:
		return pair_second(match, &sitting) ? match_begin(&sitting) :
						      NULL;
	case AFTER_SAME: /* it is no secret any more */
		sitting.seal[0] = sitting.salt[0] = '\0';
		return match_begin(&sitting);
	case AFTER_MENU:
	case AFTER_LEAVE:
		break;
	}
	return NULL;
}

/* The second game of a pair waits for whoever leaves after the first. */
static void keep_second(const struct match *first)
{
	struct sitting sitting;
	struct match *second;

	if (!pair_second(first, &sitting))
		return;
	second = match_begin(&sitting);
	journal_close(journal_begin(second));
	match_end(second);
}

/* Plays one game; `greeting` NULL: it is new.  What comes next. */
static struct match *play(struct screen *screen, struct match *match,
			  struct journal *journal, enum cover_mode cover,
			  const char *greeting)
{
	struct match *next = NULL;
	enum after after;

	screen->journal = journal;
	after = greeting ? table_resume(screen, match, greeting) :
			   table_play(screen, match, cover);
	screen->journal = NULL;
	journal_close(journal);
	if (!screen->gone && !screen->leaving)
		next = next_game(match, after);
	if (!next)
		keep_second(match);
	match_end(match);
	return next;
}

void session_begin(struct screen *screen, struct match *match,
		enum cover_mode cover)
{
	while (match)
		match = play(screen, match, journal_begin(match), cover, NULL);
}

void session_go_on(struct screen *screen, struct match *match,
		struct journal *journal, time_t when)
{
	struct text greeting = {0};

	age_put_wait(when, session_now(screen), &greeting);
	match = play(screen, match, journal, COVER_TURNS,
		     text_string(&greeting));
	text_free(&greeting);
	session_begin(screen, match, COVER_TURNS);
}

bool session_open(struct screen *screen, const struct saved *game,
		struct fault *fault)
{
	struct match *match;
	struct journal *journal =
		journal_open(game->path, screen->decks, &match, fault);

	if (!journal)
		return false;
	session_go_on(screen, match, journal, game->when);
	return true;
}
