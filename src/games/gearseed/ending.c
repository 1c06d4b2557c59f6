/* How a game ended, in sentences. */
#include "pen.h"

struct closing {
	const struct gearseed *state;
	int seats;
	const char *const *names;
	struct gs_final final;
	struct gs_fill fill; /* of the next line */
	struct told *lines;
	int most;
	int count;
};

/* Puts a line, its gaps as they were filled since the one before. */
static void put(struct closing *closing, enum gs_phrase phrase)
{
	struct told *line = &closing->lines[closing->count];

	if (closing->count < closing->most) {
		*line = (struct told){.points = -1};
		gs_write(line, phrase, &closing->fill);
		closing->count++;
	}
	closing->fill = (struct gs_fill){0};
}

/* The first seat of a set. */
static int first_of(unsigned set)
{
	int seat = 1;

	while (!seat_in(set, seat))
		seat++;
	return seat;
}

static int score(const struct closing *closing, int seat)
{
	return (int)closing->state->score[seat - 1];
}

static int total(const struct closing *closing, int seat)
{
	return score(closing, seat) + closing->final.adds[seat - 1];
}

/* The highest total among the tied seats other than `winner`. */
static int second(const struct closing *closing, int winner)
{
	int best = 0;

	for (int s = 1; s <= closing->seats; s++)
		if (seat_in(closing->final.tied, s) && s != winner &&
		    total(closing, s) > best)
			best = total(closing, s);
	return best;
}

/* "Both had 36; …" */
static void put_tied(struct closing *closing)
{
	unsigned tied = closing->final.tied;

	if (closing->seats > 2) {
		gs_fill_names(&closing->fill, closing->names, tied);
		put(closing, PHRASE_TIED_WHO);
	}
	gs_fill_number(&closing->fill, score(closing, first_of(tied)));
	put(closing,
	    closing->seats > 2 ? PHRASE_TIED_SCORE : PHRASE_TIED_BOTH);
}

/* One line a seat that did not win by points. */
static void put_others(struct closing *closing)
{
	unsigned said = closing->final.winners | closing->final.tied;

	for (int s = 1; s <= closing->seats; s++) {
		if (seat_in(said, s))
			continue;
		gs_fill_word(&closing->fill, closing->names[s - 1]);
		gs_fill_points(&closing->fill, score(closing, s));
		put(closing, PHRASE_HAS);
	}
}

int gs_ending(const struct view *view, const char *const *names,
	      struct told *lines, int most)
{
	struct closing closing = {.state = gs_seen_by(view),
				  .seats = view->book->seats,
				  .names = names,
				  .final = gs_final(view->book,
						    gs_seen_by(view)),
				  .lines = lines,
				  .most = most};
	unsigned winners = closing.final.winners;
	bool alone = !(winners & (winners - 1));
	int winner = first_of(winners);

	gs_fill_names(&closing.fill, names, winners);
	switch ((enum gs_reason)closing.final.reason) {
	case REASON_SCORE:
		gs_fill_points(&closing.fill, total(&closing, winner));
		put(&closing, PHRASE_WINS_SCORE);
		break;
	case REASON_TIEBREAK:
		gs_fill_number(&closing.fill, total(&closing, winner));
		gs_fill_number(&closing.fill, second(&closing, winner));
		put(&closing, PHRASE_WINS_TIEBREAK);
		put_tied(&closing);
		break;
	case REASON_SHARED:
		put(&closing, PHRASE_SHARE);
		put_tied(&closing);
		gs_fill_number(&closing.fill, total(&closing, winner));
		put(&closing, PHRASE_STILL_TIED);
		break;
	case REASON_RESIGN:
		put(&closing, alone ? PHRASE_WINS : PHRASE_SHARE);
		gs_fill_word(&closing.fill,
			     names[closing.state->resigned - 1]);
		put(&closing, PHRASE_RESIGNED);
		return closing.count;
	}
	put_others(&closing);
	return closing.count;
}
