/* The painter of Sowers: which part draws what in which phase. */
#include "sowers_paint.h"

#include <string.h>

enum { RECAP_MOST = 12 };

static int tell(const struct plot *plot, int from, struct told *lines)
{
	struct story story =
		scene_story(plot->scene, from, plot->scene->seat);

	return story.book->rules->tell(&story, TELL_RECAP, lines, RECAP_MOST);
}

/* While you looked away: under a heading, two to five lines. */
static void away_draw(const struct plot *plot, struct canvas *canvas)
{
	struct told lines[RECAP_MOST];
	int count = tell(plot, plot->scene->since_turn, lines);
	int row = plot->plan.marks +
		  !plot_narrow(plot);

	if (!count)
		return;
	/* Where all the rows are needed the heading goes. */
	if (row + story_rows(plot, lines, count) <= plot->plan.last)
		plot_put(plot, canvas, row++, 2, PANEL_AWAY, NULL);
	story_draw(plot, canvas, row, plot->plan.last, lines, count);
}

/* How the turn went that has just ended. */
static void over_draw(const struct plot *plot, struct canvas *canvas)
{
	const struct scene *scene = plot->scene;
	struct told lines[RECAP_MOST];
	int from = scene->event_count, count, mine = 0;

	while (from > 0 && !(scene->events[from - 1].kind == SOWERS_TURN &&
			     scene->events[from - 1].seat == plot->near))
		from--;
	count = tell(plot, from ? from - 1 : 0, lines);
	for (int i = 0; i < count; i++)
		if (lines[i].turn == scene->turns)
			lines[mine++] = lines[i];
	story_draw(plot, canvas, plot->plan.panel, plot->plan.last, lines,
		   mine);
}

static void stage(const struct scene *scene, const void *memory,
		  struct canvas *canvas)
{
	struct plot plot;
	const struct choice *choice;

	int row = canvas->cursor_row, column = canvas->cursor_column;

	plot_take(&plot, scene);
	choice = plot.asked ? memory : NULL;
	mat_draw(&plot, choice, canvas);
	hand_draw(&plot, scene->phase == PHASE_ASKED ? choice : NULL,
		  canvas);
	switch (scene->phase) {
	case PHASE_ASKED:
		if (choice)
			panel_draw(&plot, choice, canvas);
		break;
	case PHASE_FACE_DOWN:
	case PHASE_RECAP:
		away_draw(&plot, canvas);
		break;
	case PHASE_TURN_OVER:
		over_draw(&plot, canvas);
		break;
	case PHASE_REPLAY:
		replay_draw(&plot, canvas);
		break;
	}
	if (scene->layout == LAYOUT_WIDE)
		boxes_draw(&plot, canvas);
	if (choice && choice_risk(&plot, choice, NULL))
		canvas_cursor(canvas, row, column); /* the prompt keeps it */
}

static const char *rule(const struct scene *scene, const void *memory)
{
	const struct choice *choice = memory;
	const struct rules *rules = scene->view->book->rules;
	struct reason reason;
	struct plot plot;

	plot_take(&plot, scene);
	if (!plot.asked)
		return rules->question_rule(scene->view);
	if (choice_risk(&plot, choice, &reason))
		return reason.rule;
	if (scene->turn.question != SOWERS_ASK_PLAY || !choice->soil)
		return rules->question_rule(scene->view);
	sowers_soil(scene->view, stop_card(&plot, choice->focus),
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
	.deed = sowers_deed,
	.result = sowers_result,
	.end = sowers_draw_end,
	.decks = sowers_draw_decks,
};
