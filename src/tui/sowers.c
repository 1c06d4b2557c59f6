/* The painter of Sowers: which part draws what in which phase. */
#include "sowers_paint.h"

#include <string.h>

enum { RECAP_MOST = 12 };

static int tell(const struct table *table, int from, struct told *lines)
{
	const struct scene *scene = table->scene;
	struct story story = {.book = scene->view->book,
			      .names = scene->names,
			      .seat = (uint8_t)scene->seat,
			      .events = scene->events + from,
			      .count = scene->event_count - from};

	return story.book->rules->tell(&story, TELL_RECAP, lines, RECAP_MOST);
}

/* While you looked away: under a heading, two to five lines. */
static void away_draw(const struct table *table, struct canvas *canvas)
{
	struct told lines[RECAP_MOST];
	int count = tell(table, table->scene->since_turn, lines);
	int row = table->plan.marks +
		  (table->scene->layout != LAYOUT_NARROW);

	if (!count)
		return;
	table_put(table, canvas, row, 2, PANEL_AWAY, NULL);
	story_draw(table, canvas, row + 1, table->plan.last, lines, count);
}

/* How the turn went that has just ended. */
static void over_draw(const struct table *table, struct canvas *canvas)
{
	const struct scene *scene = table->scene;
	struct told lines[RECAP_MOST];
	int from = scene->event_count, count, mine = 0;

	while (from > 0 && !(scene->events[from - 1].kind == SOWERS_TURN &&
			     scene->events[from - 1].seat == table->near))
		from--;
	count = tell(table, from ? from - 1 : 0, lines);
	for (int i = 0; i < count; i++)
		if (lines[i].turn == scene->turns)
			lines[mine++] = lines[i];
	story_draw(table, canvas, table->plan.panel, table->plan.last, lines,
		   mine);
}

static void stage(const struct scene *scene, const void *memory,
		  struct canvas *canvas)
{
	struct table table;
	const struct choice *choice;

	int row = canvas->cursor_row, column = canvas->cursor_column;

	table_take(&table, scene);
	choice = table.asked ? memory : NULL;
	mat_draw(&table, choice, canvas);
	hand_draw(&table, scene->phase == PHASE_ASKED ? choice : NULL,
		  canvas);
	switch (scene->phase) {
	case PHASE_ASKED:
		if (choice)
			panel_draw(&table, choice, canvas);
		break;
	case PHASE_FACE_DOWN:
	case PHASE_RECAP:
		away_draw(&table, canvas);
		break;
	case PHASE_TURN_OVER:
		over_draw(&table, canvas);
		break;
	case PHASE_REPLAY:
		replay_draw(&table, canvas);
		break;
	}
	if (scene->layout == LAYOUT_WIDE)
		boxes_draw(&table, canvas);
	if (choice && choice_risk(&table, choice, NULL))
		canvas_cursor(canvas, row, column); /* the prompt keeps it */
}

static const char *rule(const struct scene *scene, const void *memory)
{
	const struct choice *choice = memory;
	const struct rules *rules = scene->view->book->rules;
	struct reason reason;
	struct table table;

	table_take(&table, scene);
	if (!table.asked)
		return rules->question_rule(scene->view);
	if (choice_risk(&table, choice, &reason))
		return reason.rule;
	if (scene->turn.question != SOWERS_ASK_PLAY || !choice->soil)
		return rules->question_rule(scene->view);
	sowers_soil(scene->view, stop_card(&table, choice->focus),
		    choice->soil, &reason);
	return reason.rule;
}

static const char *title(const struct book *book)
{
	return sowers_is_solo(book) ? "Sowers alone" : NULL;
}

static void progress(const struct scene *scene, struct text *text)
{
	text_format(text, "turn %d", scene->turns);
}

const struct painter sowers_painter = {
	.rules = &sowers_rules,
	.choice_size = sizeof(struct choice),
	.keys = KEYS_SOWERS,
	.title = title,
	.begin = choice_begin,
	.stage = stage,
	.lines = lines_fill,
	.press = choice_press,
	.rule = rule,
	.progress = progress,
	.end = sowers_draw_end,
	.decks = sowers_draw_decks,
};
