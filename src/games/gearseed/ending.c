/* How a game ended, in sentences. */
#include <string.h>

#include "pen.h"

struct closing {
	const struct view *view;
	const char *const *names;
	struct told *lines;
	int most;
	int count;
};

static void put(struct closing *closing, enum gs_phrase phrase,
		const struct gs_fill *fill)
{
	struct told *line = &closing->lines[closing->count];

	if (closing->count == closing->most)
		return;
	*line = (struct told){.points = -1};
	gs_write(line, phrase, fill);
	closing->count++;
}

static int seats_in(unsigned set)
{
	int count = 0;

	for (; set; set &= set - 1)
		count++;
	return count;
}

/* The first seat of a set. */
static int first_of(unsigned set)
{
	int seat = 1;

	while (!(set >> (seat - 1) & 1))
		seat++;
	return seat;
}

static int total(const struct closing *closing, const struct gs_final *final,
		 int seat)
{
	return (int)gs_seen_by(closing->view)->score[seat - 1] +
	       final->adds[seat - 1];
}

/* The highest total among the tied seats other than `winner`. */
static int second(const struct closing *closing, const struct gs_final *final,
		  int winner)
{
	int best = 0;

	for (int s = 1; s <= closing->view->book->seats; s++)
		if (final->tied >> (s - 1) & 1 && s != winner &&
		    total(closing, final, s) > best)
			best = total(closing, final, s);
	return best;
}

/* "Both had 36; …" */
static void put_tied(struct closing *closing, const struct gs_final *final)
{
	int seat = first_of(final->tied);
	int score = (int)gs_seen_by(closing->view)->score[seat - 1];
	struct gs_fill fill = {0};

	if (closing->view->book->seats == 2) {
		gs_fill_number(&fill, score);
		put(closing, PHRASE_TIED_BOTH, &fill);
		return;
	}
	gs_fill_names(&fill, closing->names, final->tied);
	put(closing, PHRASE_TIED_WHO, &fill);
	fill = (struct gs_fill){0};
	gs_fill_number(&fill, score);
	put(closing, PHRASE_TIED_SCORE, &fill);
}

/* One line a seat that did not win by points. */
static void put_others(struct closing *closing, const struct gs_final *final)
{
	const struct gearseed *state = gs_seen_by(closing->view);

	for (int s = 1; s <= closing->view->book->seats; s++) {
		struct gs_fill fill = {0};

		if ((final->winners | final->tied) >> (s - 1) & 1)
			continue;
		gs_fill_word(&fill, closing->names[s - 1]);
		gs_fill_points(&fill, (int)state->score[s - 1]);
		put(closing, PHRASE_HAS, &fill);
	}
}

static void close_score(struct closing *closing, const struct gs_final *final)
{
	int seat = first_of(final->winners);
	struct gs_fill fill = {0};

	gs_fill_word(&fill, closing->names[seat - 1]);
	gs_fill_points(&fill, total(closing, final, seat));
	put(closing, PHRASE_WINS_SCORE, &fill);
	put_others(closing, final);
}

static void close_tiebreak(struct closing *closing,
			   const struct gs_final *final)
{
	int seat = first_of(final->winners);
	struct gs_fill fill = {0};

	gs_fill_word(&fill, closing->names[seat - 1]);
	gs_fill_number(&fill, total(closing, final, seat));
	gs_fill_number(&fill, second(closing, final, seat));
	put(closing, PHRASE_WINS_TIEBREAK, &fill);
	put_tied(closing, final);
	put_others(closing, final);
}

static void close_shared(struct closing *closing, const struct gs_final *final)
{
	struct gs_fill fill = {0};

	gs_fill_names(&fill, closing->names, final->winners);
	put(closing, PHRASE_SHARE, &fill);
	put_tied(closing, final);
	fill = (struct gs_fill){0};
	gs_fill_number(&fill, total(closing, final, first_of(final->winners)));
	put(closing, PHRASE_STILL_TIED, &fill);
	put_others(closing, final);
}

static void close_resign(struct closing *closing, const struct gs_final *final)
{
	int seat = gs_seen_by(closing->view)->resigned;
	struct gs_fill fill = {0};

	gs_fill_names(&fill, closing->names, final->winners);
	put(closing,
	    seats_in(final->winners) > 1 ? PHRASE_SHARE : PHRASE_WINS, &fill);
	fill = (struct gs_fill){0};
	gs_fill_word(&fill, closing->names[seat - 1]);
	put(closing, PHRASE_RESIGNED, &fill);
}

int gs_ending(const struct view *view, const char *const *names,
	      struct told *lines, int most)
{
	struct gs_final final = gs_final(view->book, gs_seen_by(view));
	struct closing closing = {view, names, lines, most, 0};

	switch ((enum gs_reason)final.reason) {
	case REASON_SCORE:
		close_score(&closing, &final);
		break;
	case REASON_TIEBREAK:
		close_tiebreak(&closing, &final);
		break;
	case REASON_SHARED:
		close_shared(&closing, &final);
		break;
	case REASON_RESIGN:
		close_resign(&closing, &final);
		break;
	}
	return closing.count;
}
