/* A list of choices: the cursor keys walk, digits name, Enter opens. */
#include "list.h"

#include <stddef.h>

static enum listed choose(struct list *list, int index)
{
	if (index < 0 || index >= list->count)
		return LISTED_NOTHING;
	list->chosen = index;
	return LISTED_MOVED;
}

static enum listed click(struct list *list, int row)
{
	for (int i = 0; i < list->count; i++)
		if (list->row[i] == row)
			return choose(list, i);
	return LISTED_NOTHING;
}

enum listed list_press(struct list *list, struct press press)
{
	int last = list->count - 1;
	int at = list->chosen;

	if (press.request == REQUEST_DIGIT)
		return choose(list, press.digit - 1);
	if (press.request == REQUEST_CLICK)
		return click(list, press.row);
	if (press.request == REQUEST_DOWN)
		return choose(list, at < last ? at + 1 : last);
	if (press.request == REQUEST_UP)
		return choose(list, at == LIST_NONE ? last : at ? at - 1 : 0);
	if (press.request == REQUEST_HOME || press.request == REQUEST_PAGE_UP)
		return choose(list, 0);
	if (press.request == REQUEST_END || press.request == REQUEST_PAGE_DOWN)
		return choose(list, last);
	if (press.request == REQUEST_ENTER && at != LIST_NONE)
		return LISTED_OPEN;
	return LISTED_NOTHING;
}

void list_line(struct canvas *canvas, int row, int mark, int column,
	       bool focus, const char *label)
{
	if (focus)
		canvas_put(canvas, row, mark, LOOK_BOLD, ">");
	canvas_put(canvas, row, column, focus ? LOOK_FOCUS : LOOK_PLAIN,
		   label);
	if (focus)
		canvas_cursor(canvas, row, column);
}

void list_draw(struct list *list, struct frame *frame, int index, int row,
	       int column, const char *label)
{
	list->row[index] = row + frame->first;
	canvas_format(frame->canvas, row, column + 2, LOOK_PLAIN, "%d",
		      index + 1);
	list_line(frame->canvas, row, column, column + 5,
		  index == list->chosen, label);
}

void list_keys(const struct list *list, struct frame *frame,
	       const char *rest)
{
	struct text text = {0};

	text_format(&text, "Arrows choose   1-%d choose   Enter open%s",
		    list->count < 9 ? list->count : 9, rest);
	frame_keys(frame, text_string(&text));
	text_free(&text);
}

int list_step(enum request request, int page)
{
	static const struct {
		enum request request;
		int lines, pages;
	} steps[] = {
		{REQUEST_UP, -1, 0},	    {REQUEST_DOWN, 1, 0},
		{REQUEST_PAGE_UP, 0, -1},   {REQUEST_PAGE_DOWN, 0, 1},
		{REQUEST_HOME, -LIST_FAR, 0}, {REQUEST_END, LIST_FAR, 0},
	};

	for (size_t i = 0; i < sizeof steps / sizeof *steps; i++)
		if (steps[i].request == request)
			return steps[i].lines + steps[i].pages * page;
	return 0;
}
