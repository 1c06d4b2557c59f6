/* Games at the table: begun, gone on with, and what comes after them. */
#include "session.h"

#include "age.h"
#include "pair.h"
#include "replay.h"

time_t session_now(const struct screen *screen)
{
	return screen->now ? screen->now : time(NULL);
}

/* The game after one that was left: NULL when there is none. */
static struct match *next_game(const struct screen *screen,
			       const struct match *match, enum after after)
{
	struct sitting sitting = *match_sitting(match);

	switch (after) {
	case AFTER_AGAIN:
		sitting_swap_seats(&sitting);
		if (sitting.leg.game)
			pair_begin(&sitting);
		return sitting_deal_again(&sitting) ? match_begin(&sitting) :
						      NULL;
	case AFTER_SAME: /* it is no secret any more */
		sitting.seal[0] = sitting.salt[0] = '\0';
		return match_begin(&sitting);
	case AFTER_PLAY_ON:
		return match_play_on(match, screen->play_from);
	case AFTER_SECOND: /* its journal has it */
	case AFTER_MENU:
	case AFTER_LEAVE:
		break;
	}
	return NULL;
}

/* "This game …" for one that goes on from a moment of another. */
static void greet_branch(const struct screen *screen, struct text *greeting)
{
	text_format(greeting, "This is a new game, from move %d of the other.",
		    screen->play_from);
}

/* One game, kept in its journal.  What comes after it. */
static enum after play(struct screen *screen, struct match *match,
		       struct journal *journal, enum cover_mode cover,
		       const struct text *greeting)
{
	enum after after;

	screen->journal = journal;
	after = greeting->length ?
			table_resume(screen, match, text_string(greeting)) :
			table_play(screen, match, cover);
	screen->journal = NULL;
	return screen->gone ? AFTER_LEAVE : after;
}

/* A game and those that follow it; `journal` NULL: it is new.  The greeting is
   given back. */
static void play_all(struct screen *screen, struct match *match,
		     struct journal *journal, enum cover_mode cover,
		     struct text *greeting)
{
	while (match) {
		struct journal *kept = NULL;
		struct match *next;
		enum after after;

		if (!journal)
			journal = journal_begin(match);
		after = play(screen, match, journal, cover, greeting);
		if (after == AFTER_SECOND)
			kept = journal_take_second(journal, &next);
		else
			next = next_game(screen, match, after);
		journal_close(journal);
		match_end(match);
		text_clear(greeting);
		if (after == AFTER_PLAY_ON)
			greet_branch(screen, greeting);
		match = next;
		journal = kept;
	}
	text_free(greeting);
}

void session_begin(struct screen *screen, struct match *match,
		   enum cover_mode cover)
{
	struct text greeting = {0};

	play_all(screen, match, NULL, cover, &greeting);
}

void session_go_on(struct screen *screen, struct match *match,
		   struct journal *journal, time_t when)
{
	struct text greeting = {0};

	age_put_wait(when, session_now(screen), &greeting);
	play_all(screen, match, journal, COVER_TURNS, &greeting);
}

void session_look(struct screen *screen, const struct match *match)
{
	bool over = !match_turn(match).seat;
	struct replay_start start = {
		.match = match, .at = over ? 0 : match_plies(match)};
	struct text greeting = {0};
	int from = replay_run(screen, &start);

	if (from < 0)
		return;
	screen->play_from = from;
	greet_branch(screen, &greeting);
	play_all(screen, match_play_on(match, from), NULL, COVER_TURNS,
		 &greeting);
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
