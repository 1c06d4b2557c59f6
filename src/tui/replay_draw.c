/* What is seen of a game that is looked through: the table as it was, the last
   decision, and the next one where the viewer may know it. */
#include "replay_inside.h"

#include "memory.h"
#include "table.h"
#include "utf8.h"

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
	int last = replay_at(replay) - 1;

	if (replay->seat != SEAT_REFEREE)
		return replay->seat;
	if (turn.seat)
		return turn.seat;
	return last < 0 ? 1 : match_ply(replay->now, last).seat;
}

/* Where the events begin that the last decision led to. */
static int last_events(const struct replay *replay)
{
	int last = replay_at(replay) - 1;

	return last < 0 ? 0 : match_ply(replay->now, last).events;
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
	scene->since_decision = scene->since_turn = last_events(replay);
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
	text_format(&right, "move %d of %d", replay_at(replay), replay->count);
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
	int last = replay_at(replay) - 1;
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
	struct story story =
		scene_story(scene, last_events(replay), SEAT_REFEREE);
	struct told told;

	if (replay->note)
		text_put(text, replay->note);
	else if (story.book->rules->tell(&story, TELL_MESSAGE, &told, 1) == 1)
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
static void put_next(const struct replay *replay, const struct frame *frame,
		     struct text *text)
{
	const struct book *book = match_book(replay->whole);
	int watcher = viewer(replay);
	struct ply ply;

	if (replay_at(replay) == replay->count) {
		text_put(text, replay->running ? "The record ends here." :
						 "The game is over.");
		return;
	}
	ply = match_ply(replay->whole, replay_at(replay));
	text_format(text, "%s: %s", frame_form(frame, "Next move", "Next"),
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
	put_next(replay, frame, &next);
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

void replay_show(void *self, struct frame *frame)
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
