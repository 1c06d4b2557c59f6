/* The painter of GearSeed: the town is the picture, all else stands beside or
   below it. */
#include "gearseed_paint.h"

#include "gearseed_table.h"

/* The first card of the hand that the build may take. */
static int first_card(const struct scene *scene)
{
	for (int i = 0; i < gt_hand_count(scene); i++)
		if (gt_card_fits(scene, gt_hand_card(scene, i)))
			return i;
	return 0;
}

/* True where the event has changed the town: the cell in which. */
static bool find_cell(const struct event *event, struct gs_cell *cell)
{
	bool moved = event->kind == EVENT_PULLED;

	*cell = (struct gs_cell){event->at[moved ? 2 : 0],
				 event->at[moved ? 3 : 1]};
	return moved || event->kind == EVENT_BUILT ||
	       event->kind == EVENT_TOOK || event->kind == EVENT_RAZED;
}

/* In a game looked through, the window goes where the town last changed. */
static void follow(const struct scene *scene, struct gt_choice *choice)
{
	for (int i = scene->event_count - 1; i >= 0; i--)
		if (find_cell(&scene->events[i], &choice->cell)) {
			choice->focus = FOCUS_LOOK;
			return;
		}
}

static void begin(const struct scene *scene, void *chosen)
{
	struct gt_choice *choice = chosen;

	*choice = (struct gt_choice){.line = LINE_OPEN};
	switch (gt_form(scene, choice)) {
	case FORM_BUILD:
		choice->hand = (int8_t)first_card(scene);
		choice->focus = FOCUS_HAND;
		break;
	case FORM_PICK:
	case FORM_NOTHING:
		choice->focus = FOCUS_HAND;
		break;
	case FORM_LIST:
	case FORM_SITE:
	case FORM_MOVE:
		choice->focus = FOCUS_LIST;
		break;
	}
	if (scene->phase == PHASE_REPLAY)
		follow(scene, choice);
}

/* The real cursor, where it is not in the hand or on a line of the panel. */
static void put_cursor(const struct gt_choice *choice,
		       const struct gt_town *town, struct canvas *canvas)
{
	bool cell = choice->focus == FOCUS_LOOK ||
		    (choice->focus == FOCUS_TOWN && choice->ghost);
	int row, column;

	if (cell && gt_town_place(town, choice->cell, &row, &column))
		canvas_cursor(canvas, row, column);
}

static void stage(const struct scene *scene, const void *chosen,
		  struct canvas *canvas)
{
	const struct gt_choice *choice = chosen;
	struct gt_town town;

	gt_town_fill(scene, choice, &town);
	gt_town_draw(&town, canvas);
	gt_side_draw(scene, choice, canvas);
	gt_hand_draw(scene, choice, canvas);
	put_cursor(choice, &town, canvas);
}

static const char *rule(const struct scene *scene, const void *chosen)
{
	const struct gt_choice *choice = chosen;

	if (gt_asks_burst(scene, choice))
		return "G25";
	return gearseed_rules.question_rule(scene->view);
}

static void progress(const struct scene *scene, struct text *text)
{
	text_format(text, "turn %d of %d", scene->turns,
		    GS_SEASONS * scene->view->book->seats);
}

const struct painter gearseed_painter = {.rules = &gearseed_rules,
					 .choice_size =
						 sizeof(struct gt_choice),
					 .keys = KEYS_GEARSEED,
					 .begin = begin,
					 .stage = stage,
					 .lines = gt_lines,
					 .press = gt_press,
					 .rule = rule,
					 .progress = progress,
					 .deed = gearseed_deed,
					 .result = gearseed_result,
					 .end = gt_end,
					 .decks = gt_decks,
					 .scores = gt_scores};
