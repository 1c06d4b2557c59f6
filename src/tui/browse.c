/* A list longer than its place. */
#include "browse.h"

static enum listed choose(struct browse *browse, int index)
{
	if (!browse->count)
		return LISTED_NOTHING;
	if (index >= browse->count)
		index = browse->count - 1;
	browse->chosen = index < 0 ? 0 : index;
	return LISTED_MOVED;
}

/* Lines shown besides the one that counts the rest. */
static int shown(const struct browse *browse)
{
	bool more = browse->top + browse->rows < browse->count;

	return more && browse->rows > 2 ? browse->rows - 2 : browse->rows;
}

static enum listed name(struct browse *browse, int place)
{
	int index = browse->top + place;

	if (place < 0 || place >= shown(browse) || index >= browse->count)
		return LISTED_NOTHING;
	return choose(browse, index);
}

enum listed browse_press(struct browse *browse, struct press press)
{
	int page = browse->rows > 3 ? browse->rows - 3 : 1;

	if (press.request == REQUEST_DIGIT)
		return name(browse, press.digit - 1);
	if (press.request == REQUEST_CLICK)
		return name(browse, press.row - browse->row);
	if (press.request == REQUEST_DOWN)
		return choose(browse, browse->chosen + 1);
	if (press.request == REQUEST_UP)
		return choose(browse, browse->chosen - 1);
	if (press.request == REQUEST_HOME)
		return choose(browse, 0);
	if (press.request == REQUEST_END)
		return choose(browse, browse->count - 1);
	if (press.request == REQUEST_PAGE_UP)
		return choose(browse, browse->chosen - page);
	if (press.request == REQUEST_PAGE_DOWN)
		return choose(browse, browse->chosen + page);
	if (press.request == REQUEST_ENTER && browse->count)
		return LISTED_OPEN;
	return LISTED_NOTHING;
}

int browse_fit(struct browse *browse, const struct frame *frame, int row,
	       int rows)
{
	int last;

	browse->rows = rows;
	browse->row = row + frame->first;
	if (browse->top > browse->chosen)
		browse->top = browse->chosen;
	while (browse->top + shown(browse) <= browse->chosen)
		browse->top++;
	last = browse->count > rows ? browse->count - rows : 0;
	if (browse->top > last)
		browse->top = last;
	return shown(browse) < browse->count - browse->top ?
		       shown(browse) :
		       browse->count - browse->top;
}

void browse_draw_more(const struct browse *browse, const struct frame *frame,
		      int column)
{
	int left = browse->count - browse->top - shown(browse);

	if (left > 0)
		canvas_format(frame->canvas,
			      browse->row - frame->first + browse->rows - 1,
			      column, LOOK_PLAIN, "%d more, PgDn", left);
}
