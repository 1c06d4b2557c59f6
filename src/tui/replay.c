/* A game looked through.  Of a running one no more is shown than what one seat
   may know, and its hand only to its owner's key. */
#include "replay.h"

#include <stdlib.h>
#include <string.h>

#include "memory.h"
#include "pages.h"
#include "table.h"
#include "utf8.h"

struct replay {
	struct screen *screen;
	struct page page;
	const struct match *whole;
	const struct painter *painter;
	void *choice;
	struct match *now; /* the game as it was at the moment shown */
	int *turn;	   /* the turn of each moment */
	int count;	   /* decisions of the whole game */
	int seat;	   /* seen by; SEAT_REFEREE: by all */
	bool running;	   /* it is not over: hands are opened by their owner */
	bool table;	   /* it is looked through from its own table */
	bool chosen;	   /* a moment was chosen: Enter may play on */
	bool plays_on;
	const char *note;
	struct view view;
	struct event *events;
	int room;
};

static int at(const struct replay *replay)
{
	return match_plies(replay->now);
}

/* Plays on to that moment, or begins with what led to it. */
static void go_to(struct replay *replay, int moment)
{
	struct match *old = replay->now;

	if (moment < 0)
		moment = 0;
	if (moment > replay->count)
		moment = replay->count;
	if (moment < at(replay)) {
		replay->now = match_copy(old, moment);
		match_end(old);
	}
	while (at(replay) < moment)
		match_play(replay->now,
			   match_ply(replay->whole, at(replay)).move, NULL);
}

/* The next moment in that direction at which a turn begins. */
static int turn_from(const struct replay *replay, int step)
{
	int moment = at(replay) + step;

	while (moment > 0 && moment < replay->count &&
	       replay->turn[moment] == replay->turn[moment - 1])
		moment += step;
	return moment;
}

/* Every moment's turn, and the game at its beginning. */
static void take_turns(struct replay *replay)
{
	replay->count = match_plies(replay->whole);
	replay->turn = memory_get((size_t)(replay->count + 1) *
				  sizeof *replay->turn);
	for (int moment = 0; moment <= replay->count; moment++) {
		go_to(replay, moment);
		replay->turn[moment] = match_turns(replay->now);
	}
}

static int viewer(const struct replay *replay)
{
	if (!replay->running || replay->screen->hand_up)
		return replay->seat;
	return SEAT_PUBLIC;
}

/* Whose side is the near one. */
static int near(const struct replay *replay)
{
	struct turn turn = match_turn(replay->now);

	if (replay->seat != SEAT_REFEREE)
		return replay->seat;
	if (turn.seat)
		return turn.seat;
	return at(replay) ? match_ply(replay->now, at(replay) - 1).seat : 1;
}

static void take_events(struct replay *replay)
{
	int count = match_event_count(replay->now);

	if (count > replay->room) {
		replay->room = count + 64;
		replay->events = memory_resize(
			replay->events,
			(size_t)replay->room * sizeof *replay->events);
	}
	match_events(replay->now, viewer(replay), 0, replay->events, count);
}

static void take_scene(struct replay *replay, const struct frame *frame,
		       struct scene *scene)
{
	static const struct menu nothing;

	match_view(replay->now, viewer(replay), &replay->view);
	take_events(replay);
	*scene = (struct scene){
		.view = &replay->view,
		.menu = &nothing,
		.turn = match_turn(replay->now),
		.phase = PHASE_REPLAY,
		.layout = frame->layout,
		.rows = frame->rows,
		.columns = frame->columns,
		.seat = near(replay),
		.alone = table_count_people(replay->now) == 1,
		.names = match_names(replay->now),
		.events = replay->events,
		.event_count = match_event_count(replay->now),
		.turns = match_turns(replay->now),
	};
	if (at(replay))
		scene->since_decision =
			match_ply(replay->now, at(replay) - 1).events;
	scene->since_turn = scene->since_decision;
}

static void draw_title(const struct replay *replay, struct frame *frame,
		       const struct scene *scene)
{
	const struct painter *painter = replay->painter;
	const struct book *book = match_book(replay->now);
	const char *title = painter->title ? painter->title(book) : NULL;
	const char *dot = frame->canvas->ascii ? " - " : " · ";
	struct text place = {0}, right = {0};

	text_format(&place, "Replay%s%s", dot,
		    title ? title : book->rules->title);
	text_format(&right, "move %d of %d", at(replay), replay->count);
	if (painter->progress) {
		text_put(&right, dot);
		painter->progress(scene, &right);
	}
	frame_title(frame, text_string(&place), text_string(&right));
	text_free(&place);
	text_free(&right);
}

/* The last decision, where it came to nothing that is told of. */
static void put_last(const struct replay *replay, struct text *text)
{
	int last = at(replay) - 1;
	struct match *before;
	struct view view;
	struct ply ply;

	if (last < 0 || !replay->painter->deed)
		return;
	ply = match_ply(replay->now, last);
	before = match_copy(replay->now, last);
	match_view(before, SEAT_PUBLIC, &view);
	text_format(text, "%s: ", match_names(replay->now)[ply.seat - 1]);
	replay->painter->deed(&view, ply.move, TENSE_DONE, text);
	text_put(text, ".");
	match_end(before);
}

/* What the last decision came to, by name. */
static void put_message(const struct replay *replay, const struct frame *frame,
			const struct scene *scene, struct text *text)
{
	const struct rules *rules = match_book(replay->now)->rules;
	int from = at(replay) ? match_ply(replay->now, at(replay) - 1).events :
				0;
	struct story story = {
		.book = match_book(replay->now),
		.names = scene->names,
		.seat = SEAT_REFEREE,
		.events = scene->events + from,
		.count = scene->event_count - from,
	};
	struct told told;

	if (replay->note)
		text_put(text, replay->note);
	else if (rules->tell(&story, TELL_MESSAGE, &told, 1) == 1)
		text_put(text, frame_form(frame, told.wide, told.narrow));
	else
		put_last(replay, text);
}

static void put_seen(const struct replay *replay, struct text *text)
{
	const char *const *names = match_names(replay->whole);

	if (viewer(replay) == SEAT_PUBLIC)
		text_put(text, "Seen by everybody.");
	else if (replay->seat != SEAT_REFEREE)
		text_format(text, "Seen by %s.", names[replay->seat - 1]);
	else
		text_put(text, table_count_people(replay->whole) == 2 ?
				       "Seen by both." :
				       "Seen by all.");
}

/* The move that comes next, where the viewer may know it. */
static void put_next(const struct replay *replay, struct text *text)
{
	const struct book *book = match_book(replay->whole);
	int watcher = viewer(replay);
	struct ply ply;

	if (at(replay) == replay->count) {
		text_put(text, replay->running ? "The record ends here." :
						 "The game is over.");
		return;
	}
	ply = match_ply(replay->whole, at(replay));
	text_format(text, "Next move: %s",
		    match_names(replay->whole)[ply.seat - 1]);
	if (watcher == SEAT_REFEREE || watcher == ply.seat) {
		text_put(text, " ");
		if (replay->painter->deed)
			replay->painter->deed(&replay->view, ply.move,
					      TENSE_NEXT, text);
		else
			move_print(book, ply.move, text);
	}
	text_put(text, ".");
}

static const char *keys_of(const struct replay *replay,
			   const struct frame *frame)
{
	if (replay->table)
		return "Arrows move   PgUp PgDn turn   Home End   Esc back";
	if (replay->running)
		return frame_form(frame,
				  "Arrows move   PgUp PgDn turn   v seat   "
				  "Space hand   Enter play on   Esc back",
				  "Arrows move   v seat   Space hand   "
				  "Enter play on   Esc");
	return frame_form(frame,
			  "Arrows move   PgUp PgDn turn   Home End   "
			  "v seen by   Enter play on   Esc back",
			  "Arrows move   v seen by   Enter play on   "
			  "Esc back");
}

static void draw_lines(struct replay *replay, struct frame *frame,
		       const struct scene *scene)
{
	struct text message = {0}, prompt = {0}, next = {0};

	put_message(replay, frame, scene, &message);
	put_seen(replay, &prompt);
	put_next(replay, &next);
	if (utf8_columns(text_string(&prompt)) +
		    utf8_columns(text_string(&next)) + 3 >
	    frame->columns)
		text_clear(&prompt);
	else
		text_put(&prompt, " ");
	text_put(&prompt, text_string(&next));
	frame_message(frame, "", text_string(&message));
	frame_prompt(frame, "", text_string(&prompt));
	frame_keys(frame, keys_of(replay, frame));
	text_free(&message);
	text_free(&prompt);
	text_free(&next);
}

static void draw(void *self, struct frame *frame)
{
	struct replay *replay = self;
	struct scene scene;

	take_scene(replay, frame, &scene);
	draw_title(replay, frame, &scene);
	frame_cursor_prompt(frame);
	replay->painter->begin(&scene, replay->choice);
	replay->painter->stage(&scene, replay->choice, frame->canvas);
	draw_lines(replay, frame, &scene);
	frame_cursor_prompt(frame);
}

/* Whoever is next in the round; a hand that was up goes down with it. */
static void see_by_next(struct replay *replay)
{
	const struct book *book = match_book(replay->whole);
	int seat = replay->seat;

	do {
		seat = seat == book->seats ? SEAT_REFEREE : seat + 1;
	} while (seat == SEAT_REFEREE ? replay->running :
					!book->rules->has_player(book, seat));
	replay->seat = seat;
	replay->screen->hand_up = false;
}

static void turn_hand(struct replay *replay)
{
	if (replay->running)
		replay->screen->hand_up = !replay->screen->hand_up;
	replay->screen->idle = false;
}

/* False: a new game begins with the moment that is shown. */
static bool play_on(struct replay *replay)
{
	if (!match_turn(replay->now).seat)
		replay->note = "The game is over here: go back to a moment "
			       "before.";
	else if (!replay->chosen)
		replay->note = "First choose a moment: the arrows go from "
			       "move to move.";
	else
		replay->plays_on = true;
	return !replay->plays_on;
}

/* True when the key went to another moment. */
static bool travel(struct replay *replay, enum request request)
{
	if (request == REQUEST_RIGHT || request == REQUEST_DOWN)
		go_to(replay, at(replay) + 1);
	else if (request == REQUEST_LEFT || request == REQUEST_UP)
		go_to(replay, at(replay) - 1);
	else if (request == REQUEST_PAGE_DOWN)
		go_to(replay, turn_from(replay, 1));
	else if (request == REQUEST_PAGE_UP)
		go_to(replay, turn_from(replay, -1));
	else if (request == REQUEST_HOME)
		go_to(replay, 0);
	else if (request == REQUEST_END)
		go_to(replay, replay->count);
	else
		return false;
	return replay->chosen = true;
}

static bool press(void *self, struct key key)
{
	struct replay *replay = self;
	struct press press =
		screen_press(replay->screen, &replay->page, key);

	replay->note = NULL;
	if (travel(replay, press.request))
		return true;
	if (press.request == REQUEST_KEYS)
		page_keys(replay->screen);
	if (press.request == REQUEST_RULEBOOK)
		page_rulebook(replay->screen, match_book(replay->whole)->rules,
			      NULL);
	if (press.request == REQUEST_SEEN_BY && !replay->table)
		see_by_next(replay);
	if (press.request == REQUEST_TURN_HAND && !replay->table)
		turn_hand(replay);
	if (press.request == REQUEST_ENTER && !replay->table)
		return play_on(replay);
	return press.request != REQUEST_BACK && press.request != REQUEST_MENU;
}

/* The first seat with a hand: a running game opens on its side, covered. */
static int first_seat(const struct match *match)
{
	const struct book *book = match_book(match);
	int seat = 1;

	while (!book->rules->has_player(book, seat))
		seat++;
	return seat;
}

int replay_run(struct screen *screen, const struct replay_start *start)
{
	const struct painter *painter =
		painter_find(match_book(start->match)->rules);
	struct replay replay = {
		.screen = screen,
		.whole = start->match,
		.painter = painter ? painter : &text_painter,
		.now = match_copy(start->match, 0),
		.running = match_turn(start->match).seat != 0,
		.table = start->seat != 0,
		.seat = start->seat,
		.page = {.context = KEYS_LIST, .draw = draw, .press = press,
			 .self = &replay},
	};
	int from;

	if (replay.running && !replay.table) {
		replay.seat = first_seat(start->match);
		screen->hand_up = false;
	}
	replay.choice = memory_get(replay.painter->choice_size + 1);
	take_turns(&replay);
	go_to(&replay, start->at);
	screen_run(screen, &replay.page);
	from = replay.plays_on ? at(&replay) : -1;
	if (!replay.table)
		screen->hand_up = false;
	match_end(replay.now);
	free(replay.turn);
	free(replay.events);
	free(replay.choice);
	return from;
}
