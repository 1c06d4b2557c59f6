/* The message row: the one thing to know before the next answer. */
#include "pen.h"

struct news {
	const struct view *view; /* or NULL */
	const struct story *story;
	struct told *line;
	struct gs_fill fill;
	int turn_at; /* the last EVENT_TURN, or -1 */
	int turn;    /* its number; without one, the last event's */
	int seat;    /* whose turn that is */
};

static const struct event *event_at(const struct news *news, int at)
{
	return &news->story->events[at];
}

/* The last event of a kind behind event `after`, or -1. */
static int last_of(const struct news *news, enum gs_event kind, int after)
{
	for (int i = news->story->count - 1; i > after; i--)
		if (event_at(news, i)->kind == kind)
			return i;
	return -1;
}

static bool say(struct news *news, int at, enum gs_phrase phrase)
{
	*news->line = (struct told){.seat = event_at(news, at)->seat,
				    .turn = event_at(news, at)->turn,
				    .event = at,
				    .points = -1};
	gs_write(news->line, phrase, &news->fill);
	return true;
}

static void fill_card_at(struct news *news, int at)
{
	const struct event *event = event_at(news, at);

	gs_fill_card(&news->fill, news->story->book, event->card);
	gs_fill_cell(&news->fill, event->at[0], event->at[1]);
}

static const char *name(const struct news *news, int seat)
{
	return news->story->names[seat - 1];
}

static bool say_over(struct news *news, int at)
{
	int resigned = last_of(news, EVENT_RESIGNED, -1);

	if (resigned < 0)
		return say(news, at, PHRASE_OVER);
	gs_fill_word(&news->fill,
		     name(news, event_at(news, resigned)->seat));
	return say(news, resigned, PHRASE_RESIGNED);
}

/* Between two Seasons: the end and the Razes so far. */
static bool say_raze(struct news *news, int ended)
{
	int razed = last_of(news, EVENT_RAZED, news->turn_at);
	int razes = 0;

	for (int i = ended + 1; i < news->story->count; i++)
		razes += event_at(news, i)->kind == EVENT_RAZED;
	if (razed < 0) {
		gs_fill_number(&news->fill, event_at(news, ended)->count);
		return say(news, ended, PHRASE_SEASON_ENDS);
	}
	if (event_at(news, razed)->seat == news->story->seat) {
		fill_card_at(news, razed);
		return say(news, razed, PHRASE_YOU_RAZED);
	}
	if (ended >= 0 && razes == 1)
		gs_fill_number(&news->fill, event_at(news, ended)->count);
	gs_fill_word(&news->fill, name(news, event_at(news, razed)->seat));
	fill_card_at(news, razed);
	return say(news, razed,
		   ended >= 0 && razes == 1 ? PHRASE_SEASON_ENDS_RAZED
					    : PHRASE_OTHER_RAZED);
}

static bool say_other(struct news *news)
{
	int built = last_of(news, EVENT_BUILT, news->turn_at);

	if (built < 0)
		return false;
	gs_fill_word(&news->fill, name(news, event_at(news, built)->seat));
	fill_card_at(news, built);
	return say(news, built, PHRASE_OTHER_BUILT);
}

/* Points of a turn, and cards built in it. */
static int sum_turn(const struct news *news, int turn, int *builds)
{
	int points = 0;

	*builds = 0;
	for (int i = 0; i < news->story->count; i++) {
		const struct event *event = event_at(news, i);

		if (event->turn != turn)
			continue;
		*builds += event->kind == EVENT_BUILT;
		if (event->kind == EVENT_GAINED)
			points += event->count;
	}
	return points;
}

/* The turn has begun and nothing is done: the Season, or the turn before. */
static bool say_begin(struct news *news)
{
	const struct deck *deck = news->story->book->deck;
	int season = last_of(news, EVENT_SEASON, -1);
	int ended = last_of(news, EVENT_ENDED, -1);
	int builds;
	int points;

	if (season >= 0 && event_at(news, season)->turn == news->turn) {
		int which = event_at(news, season)->extra;

		gs_fill_word(&news->fill, gs_season_name(which));
		gs_fill_word(&news->fill,
			     gs_caste_name(deck->season[which].caste));
		return say(news, season,
			   ended >= 0 &&
			   event_at(news, ended)->seat == news->seat
				   ? PHRASE_SEASON_AGAIN
				   : PHRASE_SEASON_BEGINS);
	}
	if (ended < 0)
		return false;
	points = sum_turn(news, event_at(news, ended)->turn, &builds);
	gs_fill_word(&news->fill, name(news, event_at(news, ended)->seat));
	gs_fill_count(&news->fill, builds);
	gs_fill_points(&news->fill, points);
	gs_fill_count(&news->fill, event_at(news, ended)->count);
	return say(news, ended, PHRASE_OTHER_KEEPS);
}

/* True while the view says that steps are still carried out. */
static bool resolving(const struct news *news)
{
	return news->view && gs_seen_by(news->view)->depth;
}

static bool asked(const struct news *news, enum gs_question question)
{
	const struct gearseed *state;

	if (!news->view)
		return false;
	state = gs_seen_by(news->view);
	return state->seat == news->story->seat &&
	       state->question == question;
}

/* All that the turn has put under the deck so far. */
static bool say_discarded(struct news *news, int at)
{
	uint8_t cards[GS_CARDS];
	int count;

	while (at > 0 && event_at(news, at - 1)->kind == EVENT_DISCARDED)
		at--;
	count = gs_gather(news->story, &(int){at}, cards);
	gs_fill_list(&news->fill, news->story->book, cards, count);
	return say(news, at, PHRASE_YOU_DISCARDED);
}

static bool say_discard(struct news *news)
{
	int discarded = last_of(news, EVENT_DISCARDED, news->turn_at);
	int builds;

	if (discarded >= 0)
		return say_discarded(news, discarded);
	gs_fill_points(&news->fill, sum_turn(news, news->turn, &builds));
	gs_fill_number(&news->fill,
		       (int)gs_seen_by(news->view)->score[news->seat - 1]);
	return say(news, news->story->count - 1, PHRASE_TURN_GAVE_DISCARD);
}

/* True when all that the build gave so far is the Caste Bonus. */
static bool only_caste(const struct news *news, int built)
{
	for (int i = built + 1; i < news->story->count; i++)
		if (event_at(news, i)->kind == EVENT_GAINED &&
		    event_at(news, i)->extra != SOURCE_CASTE)
			return false;
	return true;
}

/* The cards drawn since a build: which is new in a sorted hand? */
static int drawn_since(const struct news *news, int built,
		       uint8_t cards[GS_CARDS])
{
	int count = 0;

	for (int i = built + 1; i < news->story->count; i++)
		if (event_at(news, i)->kind == EVENT_DREW && count < GS_CARDS)
			cards[count++] = event_at(news, i)->card;
	return count;
}

static bool say_built_drew(struct news *news, int built, int points, bool both,
			   const uint8_t *cards, int count)
{
	fill_card_at(news, built);
	if (points || both)
		gs_fill_points(&news->fill, points);
	gs_fill_list(&news->fill, news->story->book, cards, count);
	return say(news, built,
		   both	    ? PHRASE_YOU_BUILT_BOTH_DREW
		   : points ? PHRASE_YOU_BUILT_FOR_DREW
			    : PHRASE_YOU_BUILT_DREW);
}

static bool say_built(struct news *news, int built)
{
	int points = gs_build_points(news->story, built, news->story->count);
	bool both = asked(news, ASK_BUILD) &&
		    !gs_builds(gs_seen_by(news->view));
	uint8_t cards[GS_CARDS];
	int count = drawn_since(news, built, cards);

	if (count)
		return say_built_drew(news, built, points, both, cards, count);
	fill_card_at(news, built);
	gs_fill_points(&news->fill, points);
	if (both)
		return say(news, built, PHRASE_YOU_BUILT_BOTH);
	if (!points)
		return say(news, built, PHRASE_YOU_BUILT);
	return say(news, built,
		   resolving(news) && only_caste(news, built)
			   ? PHRASE_YOU_BUILT_CASTE
			   : PHRASE_YOU_BUILT_FOR);
}

static bool say_waiting(struct news *news)
{
	static const char *const numbers[] = {"No", "One", "Two", "Three",
					      "Four"};
	const struct gs_frame *frame =
		gs_innermost(gs_seen_by(news->view));

	gs_fill_card(&news->fill, news->story->book, frame->card);
	gs_fill_cell(&news->fill, frame->cell.x, frame->cell.y);
	gs_fill_word(&news->fill, numbers[frame->waiting]);
	return say(news, news->story->count - 1, PHRASE_YOU_BUILT_WAIT);
}

static bool say_fired(struct news *news, int at)
{
	fill_card_at(news, at);
	return say(news, at, PHRASE_TRIGGER_FIRST);
}

static bool say_pulled(struct news *news, int at)
{
	int built = last_of(news, EVENT_BUILT, news->turn_at);

	if (news->view && !resolving(news) && built >= 0)
		return say_built(news, built);
	fill_card_at(news, at);
	gs_fill_cell(&news->fill, event_at(news, at)->at[2],
		     event_at(news, at)->at[3]);
	return say(news, at, PHRASE_YOU_PULLED);
}

static bool say_burnt(struct news *news, int at)
{
	gs_fill_card(&news->fill, news->story->book,
		     event_at(news, at)->card);
	gs_fill_points(&news->fill, at + 1 < news->story->count
					    ? event_at(news, at + 1)->count
					    : 0);
	return say(news, at, PHRASE_YOU_BURNT);
}

static bool say_seen(struct news *news, int at)
{
	uint8_t cards[GS_CARDS];
	int count;

	while (at > 0 && event_at(news, at - 1)->kind == EVENT_SEEN)
		at--;
	count = gs_gather(news->story, &(int){at}, cards);
	gs_fill_list(&news->fill, news->story->book, cards, count);
	return say(news, at, PHRASE_YOU_LOOK);
}

/* What the viewer did last in its own turn. */
static bool say_own(struct news *news, int at)
{
	const struct event *event = event_at(news, at);

	switch ((enum gs_event)event->kind) {
	case EVENT_BUILT:
		return say_built(news, at);
	case EVENT_FIRED:
		return say_fired(news, at);
	case EVENT_TOOK:
		fill_card_at(news, at);
		return say(news, at, PHRASE_YOU_TOOK);
	case EVENT_PULLED:
		return say_pulled(news, at);
	case EVENT_BURNT:
		return say_burnt(news, at);
	case EVENT_SEEN:
		return say_seen(news, at);
	case EVENT_KEPT:
		gs_fill_card(&news->fill, news->story->book, event->card);
		return say(news, at, PHRASE_YOU_KEPT);
	case EVENT_FLIPPED:
		gs_fill_word(&news->fill, gs_type_name(event->extra));
		return say(news, at, PHRASE_YOU_FLIPPED);
	case EVENT_GAINED:
		gs_fill_points(&news->fill, event->count);
		return say(news, at, PHRASE_YOUR_BURST);
	case EVENT_DISCARDED:
		return say_discarded(news, at);
	case EVENT_DEALT:
	case EVENT_OPENED:
	case EVENT_SEASON:
	case EVENT_TURN:
	case EVENT_DREW:
	case EVENT_ENDED:
	case EVENT_SEASON_END:
	case EVENT_RAZED:
	case EVENT_RESIGNED:
	case EVENT_TIEBREAK:
	case EVENT_OVER:
		break;
	}
	return false;
}

/* True for events that a message may be about. */
static bool is_headline(const struct news *news, int at)
{
	const struct event *event = event_at(news, at);

	switch ((enum gs_event)event->kind) {
	case EVENT_BUILT:
	case EVENT_TOOK:
	case EVENT_PULLED:
	case EVENT_BURNT:
	case EVENT_SEEN:
	case EVENT_KEPT:
	case EVENT_FLIPPED:
	case EVENT_DISCARDED:
		return true;
	case EVENT_GAINED:
		return event->extra == SOURCE_BURST;
	case EVENT_FIRED: /* told while it and others are resolving */
		return resolving(news) &&
		       gs_innermost(gs_seen_by(news->view))->firing &&
		       gs_innermost(gs_seen_by(news->view))->waiting;
	case EVENT_DEALT:
	case EVENT_OPENED:
	case EVENT_SEASON:
	case EVENT_TURN:
	case EVENT_DREW:
	case EVENT_ENDED:
	case EVENT_SEASON_END:
	case EVENT_RAZED:
	case EVENT_RESIGNED:
	case EVENT_TIEBREAK:
	case EVENT_OVER:
		break;
	}
	return false;
}

static bool say_drew(struct news *news)
{
	int at = last_of(news, EVENT_DREW, news->turn_at);
	uint8_t cards[GS_CARDS];
	int count;

	if (at < 0)
		return false;
	while (at > 0 && event_at(news, at - 1)->kind == EVENT_DREW)
		at--;
	count = gs_gather(news->story, &(int){at}, cards);
	gs_fill_list(&news->fill, news->story->book, cards, count);
	return say(news, at, PHRASE_YOU_DREW);
}

static bool say_turn(struct news *news)
{
	if (asked(news, ASK_DISCARD))
		return say_discard(news);
	if (asked(news, ASK_TRIGGER))
		return say_waiting(news);
	for (int i = news->story->count - 1; i > news->turn_at; i--)
		if (is_headline(news, i))
			return say_own(news, i);
	return (news->turn_at >= 0 && say_begin(news)) || say_drew(news);
}

bool gs_message(const struct view *view, const struct story *story,
		struct told *line)
{
	struct news news = {.view = view, .story = story, .line = line};
	int over, ended;

	if (!story->count)
		return false;
	news.turn_at = last_of(&news, EVENT_TURN, -1);
	over = news.turn_at < 0 ? story->count - 1 : news.turn_at;
	news.turn = event_at(&news, over)->turn;
	news.seat = event_at(&news, over)->seat;
	over = last_of(&news, EVENT_OVER, -1);
	if (over >= 0)
		return say_over(&news, over);
	ended = last_of(&news, EVENT_SEASON_END, news.turn_at);
	if (ended >= 0 || last_of(&news, EVENT_RAZED, news.turn_at) >= 0)
		return say_raze(&news, ended);
	return news.seat == story->seat ? say_turn(&news) : say_other(&news);
}
