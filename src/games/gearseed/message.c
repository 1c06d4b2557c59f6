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

/* Says a phrase whose gaps are filled. */
static bool say(struct news *news, int at, enum gs_phrase phrase)
{
	*news->line = (struct told){.seat = event_at(news, at)->seat,
				    .turn = event_at(news, at)->turn,
				    .event = at,
				    .points = -1};
	gs_write(news->line, phrase, &news->fill);
	return true;
}

/* Says a phrase with what an event puts into its gaps. */
static bool say_event(struct news *news, int at, const char *gaps,
		      enum gs_phrase phrase)
{
	gs_fill_event(&news->fill, news->story, at, gaps);
	return say(news, at, phrase);
}

static bool say_over(struct news *news, int at)
{
	int resigned = last_of(news, EVENT_RESIGNED, -1);

	if (resigned < 0)
		return say(news, at, PHRASE_OVER);
	return say_event(news, resigned, "n", PHRASE_RESIGNED);
}

/* Between two Seasons: the end and the Razes so far. */
static bool say_raze(struct news *news, int ended)
{
	int razed = last_of(news, EVENT_RAZED, news->turn_at);
	int razes = 0;

	for (int i = ended + 1; i < news->story->count; i++)
		razes += event_at(news, i)->kind == EVENT_RAZED;
	if (razed < 0)
		return say_event(news, ended, "#", PHRASE_SEASON_ENDS);
	if (event_at(news, razed)->seat == news->story->seat)
		return say_event(news, razed, "c@", PHRASE_YOU_RAZED);
	if (ended < 0 || razes != 1)
		return say_event(news, razed, "nc@", PHRASE_OTHER_RAZED);
	gs_fill_number(&news->fill, event_at(news, ended)->count);
	return say_event(news, razed, "nc@", PHRASE_SEASON_ENDS_RAZED);
}

static bool say_other(struct news *news)
{
	int built = last_of(news, EVENT_BUILT, news->turn_at);

	return built >= 0 &&
	       say_event(news, built,
			 "nc@", PHRASE_OTHER_BUILT);
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
	int season = last_of(news, EVENT_SEASON, -1);
	int ended = last_of(news, EVENT_ENDED, -1);
	int builds;
	int points;

	if (season >= 0 && event_at(news, season)->turn == news->turn) {
		bool again = ended >= 0 &&
			     event_at(news, ended)->seat == news->seat;

		return say_event(news, season, "sr",
				 again ? PHRASE_SEASON_AGAIN
				       : PHRASE_SEASON_BEGINS);
	}
	if (ended < 0)
		return false;
	points = sum_turn(news, event_at(news, ended)->turn, &builds);
	gs_fill_event(&news->fill, news->story, ended, "n");
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

/* The whole run of events of one kind that ends at `at`. */
static bool say_run(struct news *news, int at, enum gs_phrase phrase)
{
	int kind = event_at(news, at)->kind;

	while (at > 0 && event_at(news, at - 1)->kind == kind)
		at--;
	return say_event(news, at, "l", phrase);
}

/* All that the turn has put under the deck so far. */
static bool say_discarded(struct news *news, int at)
{
	return say_run(news, at, PHRASE_YOU_DISCARDED);
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

static bool say_built(struct news *news, int built)
{
	int points = gs_build_points(news->story, built);
	bool both = asked(news, ASK_BUILD) &&
		    !gs_builds(gs_seen_by(news->view));
	uint8_t cards[GS_CARDS];
	int drew = drawn_since(news, built, cards);

	gs_fill_event(&news->fill, news->story, built, "c@");
	if (points || both)
		gs_fill_points(&news->fill, points);
	if (drew)
		gs_fill_list(&news->fill, news->story->book, cards, drew);
	if (both)
		return say(news, built,
			   drew ? PHRASE_YOU_BUILT_BOTH_DREW
				: PHRASE_YOU_BUILT_BOTH);
	if (!points)
		return say(news, built,
			   drew ? PHRASE_YOU_BUILT_DREW : PHRASE_YOU_BUILT);
	if (drew)
		return say(news, built, PHRASE_YOU_BUILT_FOR_DREW);
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

static bool say_pulled(struct news *news, int at)
{
	int built = last_of(news, EVENT_BUILT, news->turn_at);

	if (news->view && !resolving(news) && built >= 0)
		return say_built(news, built);
	return say_event(news, at, "c@>", PHRASE_YOU_PULLED);
}

static bool say_burnt(struct news *news, int at)
{
	bool gained = at + 1 < news->story->count;

	gs_fill_event(&news->fill, news->story, at, "c");
	gs_fill_points(&news->fill, gained ? event_at(news, at + 1)->count : 0);
	return say(news, at, PHRASE_YOU_BURNT);
}

static bool say_seen(struct news *news, int at)
{
	return say_run(news, at, PHRASE_YOU_LOOK);
}

static bool say_drew(struct news *news)
{
	int at = last_of(news, EVENT_DREW, news->turn_at);

	return at >= 0 && say_run(news, at, PHRASE_YOU_DREW);
}

/* What the viewer did last in its own turn; other kinds make no message. */
static const struct deed {
	bool (*say)(struct news *news, int at);
	struct gs_wording wording; /* without a function */
} deeds[] = {
	[EVENT_BUILT] = {.say = say_built},
	[EVENT_PULLED] = {.say = say_pulled},
	[EVENT_BURNT] = {.say = say_burnt},
	[EVENT_SEEN] = {.say = say_seen},
	[EVENT_DISCARDED] = {.say = say_discarded},
	[EVENT_FIRED] = {.wording = {"c@", PHRASE_TRIGGER_FIRST}},
	[EVENT_TOOK] = {.wording = {"c@", PHRASE_YOU_TOOK}},
	[EVENT_KEPT] = {.wording = {"c", PHRASE_YOU_KEPT}},
	[EVENT_FLIPPED] = {.wording = {"t", PHRASE_YOU_FLIPPED}},
	[EVENT_GAINED] = {.wording = {"p", PHRASE_YOUR_BURST}},
	[EVENT_OVER] = {0},
};

static bool say_own(struct news *news, int at)
{
	const struct event *event = event_at(news, at);
	const struct deed *deed = &deeds[event->kind];

	if (event->kind == EVENT_GAINED && event->extra != SOURCE_BURST)
		return false;
	/* A Trigger is told of while it and others are resolving. */
	if (event->kind == EVENT_FIRED &&
	    !(resolving(news) &&
	      gs_innermost(gs_seen_by(news->view))->firing &&
	      gs_innermost(gs_seen_by(news->view))->waiting))
		return false;
	if (deed->say)
		return deed->say(news, at);
	return deed->wording.gaps && say_event(news, at, deed->wording.gaps,
					       deed->wording.phrase);
}

static bool say_turn(struct news *news)
{
	if (asked(news, ASK_DISCARD))
		return say_discard(news);
	if (asked(news, ASK_TRIGGER))
		return say_waiting(news);
	for (int i = news->story->count - 1; i > news->turn_at; i--)
		if (say_own(news, i))
			return true;
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
