/* The log and the recap: one line a play, told from events.  Each kind of
   event has a row that says how it is told. */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "memory.h"
#include "pen.h"
#include "utf8.h"

enum { JOIN_COLUMNS = 22 }; /* a recap line may be so long to be joined */

struct teller {
	const struct story *story;
	bool recap;
	struct told *lines;
	int most;
	int count;
	struct told spare;
	int built; /* line of the last build, while nothing follows it */
};

static struct told *add(struct teller *teller, int at)
{
	const struct event *event = &teller->story->events[at];
	struct told *line = teller->count < teller->most
				    ? &teller->lines[teller->count]
				    : &teller->spare;
	const struct told *last =
		teller->count ? &teller->lines[teller->count - 1] : NULL;

	*line = (struct told){.seat = event->seat,
			      .turn = event->turn,
			      .event = at,
			      .points = -1};
	line->head = event->seat &&
		     (!last || last->seat != event->seat ||
		      last->turn != event->turn);
	if (teller->count < teller->most)
		teller->count++;
	teller->built = -1;
	return line;
}

/* Puts two blanks before a sentence. */
static void move_in(char sentence[PHRASE_BYTES])
{
	size_t length = strlen(sentence);

	assert(length + 2 < PHRASE_BYTES);
	memmove(sentence + 2, sentence, length + 1);
	memcpy(sentence, "  ", 2);
}

/* A line below a build, moved in where the recap has it so. */
static void add_below(struct teller *teller, int at, enum gs_phrase phrase,
		      const struct gs_fill *fill)
{
	struct told *line = add(teller, at);

	gs_write(line, phrase, fill);
	if (!teller->recap)
		return;
	move_in(line->wide);
	move_in(line->narrow);
}

/* ", drew 1" behind a short line of a build; false: there is no room. */
static bool join_draw(struct teller *teller, int count)
{
	struct told *line = &teller->lines[teller->built];
	char joined[16];

	snprintf(joined, sizeof joined, ", drew %d", count);
	if (utf8_columns(line->narrow) + (int)strlen(joined) > JOIN_COLUMNS)
		return false;
	strcat(line->wide, joined);
	strcat(line->narrow, joined);
	return true;
}

/* The points of a seat in a turn. */
static int turn_points(const struct story *story, int turn)
{
	int points = 0;

	for (int i = 0; i < story->count; i++)
		if (story->events[i].kind == EVENT_GAINED &&
		    story->events[i].turn == turn)
			points += story->events[i].count;
	return points;
}

/* The recap's headline of another seat's turn. */
static int tell_turn(struct teller *teller, int at)
{
	const struct story *story = teller->story;
	const struct event *event = &story->events[at];
	struct gs_fill fill = {0};

	if (!teller->recap || event->seat == story->seat)
		return at + 1;
	gs_fill_number(&fill, event->turn);
	gs_fill_word(&fill, story->names[event->seat - 1]);
	gs_fill_points(&fill, turn_points(story, event->turn));
	gs_write(add(teller, at), PHRASE_RECAP_TURN, &fill);
	return at + 1;
}

static int tell_drew(struct teller *teller, int at)
{
	const struct story *story = teller->story;
	const struct event *event = &story->events[at];
	struct gs_fill fill = {0};
	uint8_t cards[GS_CARDS];
	int next = at;
	int count = gs_gather(story, &next, cards);

	if (!teller->recap) {
		gs_fill_list(&fill, story->book, cards, count);
		gs_write(add(teller, at), PHRASE_LOG_DREW, &fill);
	} else if (event->extra == SOURCE_TURN) {
		gs_fill_list(&fill, story->book, cards, count);
		if (event->seat == story->seat)
			gs_write(add(teller, at),
				 event->card == CARD_UNKNOWN
					 ? PHRASE_RECAP_YOU_DREW
					 : PHRASE_RECAP_YOU_DREW_THESE,
				 &fill);
	} else if (teller->built < 0 || !join_draw(teller, count)) {
		gs_fill_number(&fill, count);
		add_below(teller, at, PHRASE_LOG_DREW, &fill);
	}
	return next;
}

static int tell_built(struct teller *teller, int at)
{
	/* In the log, then with points, and in the recap. */
	static const enum gs_phrase phrases[][3] = {
		[BUILD_REGULAR] = {PHRASE_LOG_BUILT, PHRASE_LOG_BUILT_FOR,
				   PHRASE_RECAP_BUILT},
		[BUILD_BURST] = {PHRASE_LOG_BURST_BUILT,
				 PHRASE_LOG_BURST_BUILT_FOR,
				 PHRASE_RECAP_BURST},
		[BUILD_EXTRA] = {PHRASE_LOG_MORE, PHRASE_LOG_MORE_FOR,
				 PHRASE_RECAP_MORE},
	};
	const struct story *story = teller->story;
	int points = gs_build_points(story, at);
	int how = teller->recap ? 2 : points > 0;
	struct told *line = add(teller, at);
	struct gs_fill fill = {0};

	gs_fill_event(&fill, story, at, "c@");
	if (!teller->recap && points)
		gs_fill_points(&fill, points);
	gs_write(line, phrases[story->events[at].extra][how], &fill);
	line->points = points;
	if (line != &teller->spare)
		teller->built = teller->count - 1;
	return at + 1;
}

/* Only the Burst card's gain has a line of its own. */
static int tell_gained(struct teller *teller, int at)
{
	const struct event *event = &teller->story->events[at];
	struct gs_fill fill = {0};
	struct told *line;

	if (event->extra != SOURCE_BURST)
		return at + 1;
	line = add(teller, at);
	gs_fill_event(&fill, teller->story, at, "T#");
	gs_write(line, teller->recap ? PHRASE_RECAP_COUNTED : PHRASE_LOG_BURST,
		 &fill);
	line->points = event->count;
	return at + 1;
}

/* SEEK: all the cards seen, and the one kept, in one line. */
static int tell_seen(struct teller *teller, int at)
{
	const struct story *story = teller->story;
	struct gs_fill fill = {0};
	int next = gs_fill_event(&fill, story, at, "l");

	if (next == story->count || story->events[next].kind != EVENT_KEPT) {
		add_below(teller, at, PHRASE_LOG_LOOKING, &fill);
		return next;
	}
	if (story->events[next].card == CARD_UNKNOWN)
		gs_fill_word(&fill, "one");
	else
		gs_fill_event(&fill, story, next, "c");
	add_below(teller, at, PHRASE_LOG_LOOKED, &fill);
	return next + 1;
}

/* How each kind of event is told: by a function that gives the number of the
   next event, or else in these words.  Kinds without a row are not told. */
static const struct telling {
	int (*tell)(struct teller *teller, int at);
	struct gs_wording log, recap;
	bool below; /* a build, in a recap */
} tellings[] = {
	[EVENT_TURN] = {.tell = tell_turn},
	[EVENT_DREW] = {.tell = tell_drew},
	[EVENT_BUILT] = {.tell = tell_built},
	[EVENT_GAINED] = {.tell = tell_gained},
	[EVENT_SEEN] = {.tell = tell_seen},
	[EVENT_DEALT] = {.log = {"l", PHRASE_LOG_DEALT},
			 .recap = {"l", PHRASE_LOG_DEALT},
			 .below = true},
	[EVENT_OPENED] = {.log = {"l", PHRASE_LOG_ROW},
			  .recap = {"l", PHRASE_LOG_ROW},
			  .below = true},
	[EVENT_SEASON] = {.log = {"sr", PHRASE_LOG_SEASON},
			  .recap = {"sr", PHRASE_RECAP_SEASON}},
	[EVENT_BURNT] = {.log = {"l", PHRASE_LOG_BURNT},
			 .recap = {"l", PHRASE_LOG_BURNT},
			 .below = true},
	[EVENT_TOOK] = {.log = {"c@", PHRASE_LOG_TOOK},
			.recap = {"c@", PHRASE_RECAP_TOOK},
			.below = true},
	[EVENT_PULLED] = {.log = {"c@>", PHRASE_LOG_MOVED},
			  .recap = {"c>", PHRASE_RECAP_MOVED},
			  .below = true},
	[EVENT_FLIPPED] = {.log = {"t", PHRASE_LOG_FLIPPED}},
	[EVENT_DISCARDED] = {.log = {"l", PHRASE_LOG_DISCARDED}},
	[EVENT_RAZED] = {.log = {"c@", PHRASE_LOG_RAZED},
			 .recap = {"nc@", PHRASE_RECAP_RAZED}},
	[EVENT_RESIGNED] = {.log = {"n", PHRASE_RESIGNED},
			    .recap = {"n", PHRASE_RESIGNED}},
	[EVENT_TIEBREAK] = {.log = {"#", PHRASE_LOG_TIEBREAK},
			    .recap = {"#", PHRASE_LOG_TIEBREAK}},
	[EVENT_OVER] = {0},
};

/* Tells event `at`, and gives the number of the next one. */
static int tell(struct teller *teller, int at)
{
	const struct telling *telling =
		&tellings[teller->story->events[at].kind];
	struct gs_wording wording =
		teller->recap ? telling->recap : telling->log;
	struct gs_fill fill = {0};
	int next;

	if (telling->tell)
		return telling->tell(teller, at);
	if (!wording.gaps)
		return at + 1;
	next = gs_fill_event(&fill, teller->story, at, wording.gaps);
	if (telling->below)
		add_below(teller, at, wording.phrase, &fill);
	else
		gs_write(add(teller, at), wording.phrase, &fill);
	return next;
}

static void tell_all(struct teller *teller)
{
	int at = 0;

	teller->built = -1;
	while (at < teller->story->count)
		at = tell(teller, at);
}

/* The last turn of another seat that has a headline. */
static int last_turn(const struct told *lines, int count, int viewer)
{
	int turn = 0;

	for (int i = 0; i < count; i++)
		if (lines[i].head && lines[i].seat != viewer)
			turn = lines[i].turn;
	return turn;
}

/* What goes first where there is no room for all. */
enum spare { OLDER_BODIES, OLDER_HEADS, LOOSE_ENDS, SPARES };

static bool is_spare(const struct told *line, enum spare spare, int last)
{
	bool older = line->turn < last;

	switch (spare) {
	case OLDER_BODIES:
		return older && !line->head && line->seat;
	case OLDER_HEADS:
		return older || (!line->seat && line->turn <= last);
	case LOOSE_ENDS:
		return !line->head && line->points < 0;
	case SPARES:
		break;
	}
	return false;
}

static int shorten(struct told *lines, int count, int most, int viewer)
{
	int last = last_turn(lines, count, viewer);

	for (int spare = 0; spare < SPARES; spare++) {
		int over = count - most;
		int kept = 0;

		for (int i = 0; i < count; i++)
			if (over > 0 && is_spare(&lines[i], (enum spare)spare,
						 last))
				over--;
			else
				lines[kept++] = lines[i];
		count = kept;
	}
	return count < most ? count : most;
}

static int tell_recap(const struct story *story, struct told *lines, int most)
{
	struct teller teller = {.story = story, .recap = true};
	int count;

	teller.most = story->count + 1;
	teller.lines = memory_get(sizeof *lines * (size_t)teller.most);
	tell_all(&teller);
	count = shorten(teller.lines, teller.count, most, story->seat);
	memcpy(lines, teller.lines, sizeof *lines * (size_t)count);
	free(teller.lines);
	return count;
}

static int tell_log(const struct story *story, struct told *lines, int most)
{
	struct teller teller = {.story = story, .lines = lines, .most = most};

	tell_all(&teller);
	return teller.count;
}

int gs_tell_story(const struct story *story, enum manner manner,
		  struct told *lines, int most)
{
	if (most < 1)
		return 0;
	switch (manner) {
	case TELL_MESSAGE:
		return gs_message(NULL, story, lines) ? 1 : 0;
	case TELL_RECAP:
		return tell_recap(story, lines, most);
	case TELL_LOG:
		return tell_log(story, lines, most);
	}
	return 0;
}
