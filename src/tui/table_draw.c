/* What the table shows: scene for the painter, title, lines, cover. */
#include "table.h"

#include <stdlib.h>
#include <string.h>

#include "deal.h"
#include "memory.h"
#include "seal.h"
#include "utf8.h"

/* The turn of a decision.  One that makes no event of its own (`end`) was
   made in the turn of the event before it. */
static int turn_of(const struct scene *scene, struct ply ply)
{
	int at = ply.events;

	if (at > 0 && (at >= scene->event_count ||
		       scene->events[at].seat != ply.seat))
		at--;
	return at < scene->event_count ? scene->events[at].turn :
					 scene->turns;
}

/* How many events there were before the answer that ended in a decision. */
static int since(const struct table *table, int seat, int last)
{
	return match_ply(table->match, table_answer_start(table, seat, last))
		.events;
}

/* From where on events are new to the seat. */
static void find_news(struct table *table, struct scene *scene)
{
	int last = 0; /* the last turn before this one with a decision */

	scene->since_decision = scene->since_turn = 0;
	for (int p = match_plies(table->match) - 1; p >= 0 && !last; p--) {
		struct ply ply = match_ply(table->match, p);

		if (ply.seat != scene->seat)
			continue;
		if (!scene->since_decision)
			scene->since_decision = since(table, scene->seat, p);
		if (turn_of(scene, ply) < scene->turns)
			last = turn_of(scene, ply);
	}
	while (scene->since_turn < scene->event_count &&
	       scene->events[scene->since_turn].turn <= last)
		scene->since_turn++;
}

static enum phase find_phase(const struct table *table)
{
	if (table->stand == STAND_OVER ||
	    (table->turn.open && table->stand == STAND_ASKED))
		return PHASE_ASKED;
	if (!table->screen->hand_up)
		return PHASE_FACE_DOWN;
	if (table->stand == STAND_TURN_OVER)
		return PHASE_TURN_OVER;
	return table->recap ? PHASE_RECAP : PHASE_ASKED;
}

/* The turn whose picture is shown. */
static int find_turn(const struct table *table, const struct scene *scene)
{
	int turns = match_turns(table->match);

	if (table->stand != STAND_TURN_OVER)
		return turns;
	for (int p = match_plies(table->match) - 1; p >= 0; p--) {
		struct ply ply = match_ply(table->match, p);

		if (ply.seat == scene->seat)
			return turn_of(scene, ply);
	}
	return turns;
}

static void take_events(struct table *table, int viewer)
{
	int count = match_event_count(table->match);

	if (count > table->room) {
		table->room = count + 64;
		table->events = memory_resize(
			table->events,
			(size_t)table->room * sizeof *table->events);
	}
	match_events(table->match, viewer, 0, table->events, count);
}

void table_scene(struct table *table, enum layout layout, int rows,
		 int columns, struct scene *scene)
{
	static const struct menu nothing;
	enum phase phase = find_phase(table);
	bool open = table->turn.open && table->stand == STAND_ASKED &&
		    !table->here;
	int viewer = table_hand_up(table) && !open ? table->seat : SEAT_PUBLIC;
	bool asked = phase == PHASE_ASKED || phase == PHASE_RECAP;

	match_view(table->match, viewer, &table->view);
	take_events(table, viewer);
	*scene = (struct scene){
		.view = &table->view,
		.menu = asked && table->question
				? question_menu(table->question)
				: &nothing,
		.turn = table->turn,
		.phase = phase,
		.layout = layout,
		.rows = rows,
		.columns = columns,
		.seat = table->seat ? table->seat : table->turn.seat,
		.alone = table->alone,
		.names = match_names(table->match),
		.events = table->events,
		.event_count = match_event_count(table->match),
		.can_undo = table_may_undo(table),
		.shown_number = table->answers,
	};
	scene->turns = find_turn(table, scene);
	find_news(table, scene);
	if (asked && !table->begun && table->stand == STAND_ASKED) {
		table->painter->begin(scene, table->choice);
		table->begun = true;
	}
}

/* The deal's code; of a sealed one the seal, until the game is over. */
static void put_deal(const struct match *match, bool narrow,
		     struct text *text)
{
	const struct sitting *sitting = match_sitting(match);
	char code[DEAL_LENGTH + 1], shown[SEAL_SHOWN];

	if (sitting->seal[0] && match_turn(match).seat) {
		seal_show(sitting, shown);
		text_format(text, "%s%s", narrow ? "" : "seal ", shown);
		return;
	}
	deal_print(sitting->deal, code);
	text_format(text, "%s%s", narrow ? "" : "deal ", code);
}

void table_title(struct table *table, struct frame *frame,
		 const struct scene *scene, const char *what)
{
	const char *dot = frame->canvas->ascii ? " - " : " · ";
	const struct book *book = match_book(table->match);
	const struct painter *painter = table->painter;
	const char *title = painter->title ? painter->title(book) : NULL;
	struct text place = {0}, right = {0};

	if (painter->progress)
		painter->progress(scene, &right);
	if (right.length)
		text_put(&right, dot);
	put_deal(table->match, frame->layout == LAYOUT_NARROW, &right);
	if (!*what || frame->layout != LAYOUT_NARROW)
		text_format(&place, "%s%s", title ? title : book->rules->title,
			    *what ? dot : "");
	text_put(&place, what);
	frame_title(frame, text_string(&place), text_string(&right));
	text_free(&place);
	text_free(&right);
}

/* What happened since the seat last decided, in one line. */
static void tell_news(const struct scene *scene, struct lines *lines,
		      enum layout layout)
{
	struct story story = scene_story(scene, scene->since_decision,
					 scene->view->seat);
	struct told told;

	if (story.book->rules->tell(&story, TELL_MESSAGE, &told, 1) == 1)
		text_put(&lines->message, layout == LAYOUT_NARROW ?
						  told.narrow :
						  told.wide);
}

/* How long nobody played, as TABLE_IDLE says it. */
static const char *idle_time(const struct table *table)
{
	static const char *const words[] = {
		[IDLE_5] = "after 5 idle minutes",
		[IDLE_1] = "after an idle minute",
		[IDLE_15] = "after 15 idle minutes",
		[IDLE_NEVER] = "after a while",
	};

	return words[table->screen->settings.value[SETTING_IDLE]];
}

/* Both fill what the painter has left empty. */
static void fill_face_down(const struct table *table, struct lines *lines,
			   const struct frame *frame, const char *name)
{
	if (!lines->message.length)
		table_phrase(&lines->message, frame,
			  table->screen->idle ? TABLE_IDLE : TABLE_FACE_DOWN,
			  idle_time(table), NULL);
	if (!lines->prompt.length)
		table_phrase(&lines->prompt, frame, TABLE_TURN_HAND, name,
			     NULL);
	if (!lines->keys.length)
		text_put(&lines->keys, "Space hand up   Tab recap again   "
				       "L log   ? rule   K keys   q menu");
}

static void fill_turn_over(const struct table *table, struct lines *lines,
			   const struct frame *frame, const char *name)
{
	if (!lines->prompt.length)
		table_phrase(&lines->prompt, frame,
			  table->turn.open ? TABLE_TURN_OVER_OPEN :
					     TABLE_TURN_OVER,
			  name, table_who(table, table->turn.seat));
	if (lines->keys.length)
		return;
	text_format(&lines->keys,
		    "Enter cover%s   Space hand down   L log   ? rule   "
		    "K keys   q menu",
		    table_may_undo(table) ? "   u undo" : "");
}

static void draw_lines(struct table *table, struct frame *frame,
		       const struct scene *scene)
{
	struct lines lines = {.risk = false};
	const char *name = table_who(table, table->seat);
	const struct note *note = &table->note;
	const char *mark;

	table->painter->lines(scene, table->choice, &lines);
	if (scene->phase == PHASE_FACE_DOWN)
		fill_face_down(table, &lines, frame, name);
	if (scene->phase == PHASE_TURN_OVER)
		fill_turn_over(table, &lines, frame, name);
	if (!lines.message.length && !note->wide[0])
		tell_news(scene, &lines, frame->layout);
	mark = note->wide[0] ? note->mark : lines.risk ? "Take care:" : "";
	frame_message(frame, mark,
		      note->wide[0] ?
			      frame_form(frame, note->wide, note->narrow) :
			      text_string(&lines.message));
	frame_prompt(frame, name, text_string(&lines.prompt));
	frame_keys(frame, text_string(&lines.keys));
	text_free(&lines.message);
	text_free(&lines.prompt);
	text_free(&lines.keys);
}

void table_draw(void *self, struct frame *frame)
{
	struct table *table = self;
	struct scene scene;

	table_scene(table, frame->layout, frame->rows, frame->columns, &scene);
	table_title(table, frame, &scene, "");
	if (table->stand == STAND_COVER) {
		table_draw_cover(table, frame);
		return;
	}
	if (table->stand == STAND_OVER) {
		table_draw_end(table, frame);
		return;
	}
	frame_cursor_prompt(frame);
	table->painter->stage(&scene, table->choice, frame->canvas);
	draw_lines(table, frame, &scene);
	if (scene.phase == PHASE_FACE_DOWN || scene.phase == PHASE_TURN_OVER)
		frame_cursor_prompt(frame);
}

/* A line of the cover, centred as its box is. */
static void draw_centred(struct frame *frame, int row, const char *text)
{
	int columns = utf8_columns(text);

	canvas_put(frame->canvas, row, (frame->columns - columns) / 2,
		   LOOK_PLAIN, text);
}

static void draw_cover_words(struct table *table, struct frame *frame,
			     int row)
{
	bool narrow = frame->layout == LAYOUT_NARROW;
	const char *name = table_who(table, table->turn.seat);
	int other = table->turn.seat == 1 ? 2 : 1;
	int seats = match_book(table->match)->seats;
	struct text text = {0};

	text_format(&text, "%s, it is your turn.", name);
	draw_centred(frame, row + 2, text_string(&text));
	text_clear(&text);
	text_format(&text, "%s, please look away.",
		    seats > 2 ? "Everybody else" : table_who(table, other));
	draw_centred(frame, row + 4, text_string(&text));
	draw_centred(frame, row + 6,
		     "A hand is for its owner alone: that is why");
	draw_centred(frame, row + 7,
		     narrow ? "the screen is covered. Nothing is shown yet." :
			      "the screen is covered. None of it is shown "
			      "yet.");
	text_clear(&text);
	text_format(&text, "%d   I am %s", table->turn.seat, name);
	draw_centred(frame, row + (narrow ? 9 : 10), text_string(&text));
	canvas_cursor(frame->canvas, row + (narrow ? 9 : 10),
		      (frame->columns - utf8_columns(text_string(&text))) / 2);
	text_free(&text);
}

static void draw_cover_keys(struct table *table, struct frame *frame)
{
	const char *name = table_who(table, table->turn.seat);
	char digit[2] = {(char)('0' + table->turn.seat)};
	int last = match_plies(table->match) - 1;
	struct text text = {0};

	table_phrase(&text, frame, TABLE_COVER, name, digit);
	frame_prompt(frame, name, text_string(&text));
	text_clear(&text);
	text_format(&text, "%d I am %s", table->turn.seat, name);
	if (table_cover_undoes(table) && frame->layout == LAYOUT_NARROW)
		text_put(&text, "   u take back");
	else if (table_cover_undoes(table))
		text_format(&text, "   u %s takes the last play back",
			    table_who(table,
				      match_ply(table->match, last).seat));
	text_put(&text, "   q menu");
	frame_keys(frame, text_string(&text));
	text_free(&text);
}

void table_draw_cover(struct table *table, struct frame *frame)
{
	bool narrow = frame->layout == LAYOUT_NARROW;
	int rows = narrow ? 12 : 13;
	int columns = narrow ? 48 : 52;
	int row = (frame->rows - 24) / 2 + 5;

	if (narrow)
		row = (frame->rows - 20) / 2 + 3;
	/* What is opened over a cover leaves nothing of its box. */
	if (table->screen->top == &table->page) {
		canvas_box(frame->canvas, row, (frame->columns - columns) / 2,
			   rows, columns);
		draw_cover_words(table, frame, row);
	}
	frame_message(frame, table->note.mark, table->note.wide);
	draw_cover_keys(table, frame);
}
