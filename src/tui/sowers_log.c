/* The log beside the wide Sowers table: the last turns in the words of the
   page L, as the view's seat may know them. */
#include "sowers_paint.h"

enum { LOG_TURNS = 3, LOG_MOST = 40 };

/* Where the last turns begin. */
static int first_event(const struct scene *scene)
{
	int from = scene->event_count;

	for (int turns = 0; from > 0 && turns < LOG_TURNS; from--)
		turns += scene->events[from - 1].kind == SOWERS_TURN;
	return from;
}

static int tell(const struct scene *scene, struct told lines[LOG_MOST])
{
	struct story story =
		scene_story(scene, first_event(scene), scene->view->seat);

	return story.book->rules->tell(&story, TELL_LOG, lines, LOG_MOST);
}

/* The first line that is shown: whole turns, and part of one only when it is
   longer than the box. */
static int first_line(const struct told *lines, int count, int room, int rows)
{
	int first = count, line;

	for (line = count; line > 0; line--) {
		const struct told *told = &lines[line - 1];

		rows -= told->head +
			fold_put(NULL, 0, 0, room, told->narrow);
		if (rows < 0)
			break;
		if (told->head)
			first = line - 1;
	}
	return first < count ? first : line;
}

void log_draw(const struct plot *plot, struct canvas *canvas, int column,
	      int columns)
{
	int top = plot->plan.mat, rows = plot->form->last_row + 1;
	int row = top + 2, room = columns - 6;
	struct told lines[LOG_MOST];
	int count = tell(plot->scene, lines);

	canvas_box(canvas, top, column, rows, columns);
	plot_put(plot, canvas, top, column + 2, BOX_LOG, NULL);
	for (int i = first_line(lines, count, room, rows - 4); i < count;
	     i++) {
		if (lines[i].head)
			canvas_format(canvas, row++, column + 2, LOOK_PLAIN,
				      "Turn %d  %s", lines[i].turn,
				      plot_name(plot, lines[i].seat));
		row += fold_put(canvas, row, column + 4, room,
				lines[i].narrow);
	}
}
