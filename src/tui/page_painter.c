/* The pages that a painter draws: what is left in the decks, and the score
   sheet, which may be longer than the window. */
#include "pages.h"

struct painter_page {
	struct table *table;
	struct page page;
	bool scores;
	int first, count, rows; /* lines of the score sheet */
};

/* A deck page is its owner's: once the hand is down nothing of it shows. */
static void draw_decks(struct painter_page *page, const struct scene *scene,
		       struct frame *frame)
{
	struct table *table = page->table;
	struct text right = {0};

	if (table->stand == STAND_OVER)
		text_put(&right, "all lies open");
	else
		text_format(&right, "as %s may know it",
			    table_who(table, table->seat));
	text_put(&right, frame->canvas->ascii ? " - " : " · ");
	if (table->painter->progress)
		table->painter->progress(scene, &right);
	frame_title(frame, "What is left", text_string(&right));
	text_free(&right);
	if (table_hand_up(table))
		table->painter->decks(scene, frame->canvas);
	else
		canvas_put(frame->canvas, 3, 2, LOOK_PLAIN,
			   "The hand lies face down, and so do the decks.");
	frame_message(frame, "", "");
	frame_keys(frame, "? rule   L log   Esc back   K keys");
}

static void draw_scores(struct painter_page *page, const struct scene *scene,
			struct frame *frame)
{
	struct table *table = page->table;
	struct text right = {0};

	if (table->painter->progress)
		table->painter->progress(scene, &right);
	frame_title(frame, "Score", text_string(&right));
	text_free(&right);
	page->rows = frame_stage_end(frame) - 3;
	page->count =
		table->painter->scores(scene, page->first, frame->canvas);
	frame_message(frame, "", page->count > page->first + page->rows ?
					 "More below: PgDn." :
					 "");
	frame_keys(frame, page->count > page->rows ?
				  "Up Down line   PgUp PgDn page   L log   "
				  "Esc back   K keys" :
				  "L log   Esc back   K keys");
}

static void draw(void *self, struct frame *frame)
{
	struct painter_page *page = self;
	struct scene scene;

	table_scene(page->table, frame->layout, frame->rows, frame->columns,
		    &scene);
	if (page->scores)
		draw_scores(page, &scene, frame);
	else
		draw_decks(page, &scene, frame);
	frame_prompt(frame, "", "Esc goes back to the game.");
	frame_cursor_prompt(frame);
}

static void scroll(struct painter_page *page, int step)
{
	int last = page->count - page->rows;

	page->first += step;
	if (page->first > last)
		page->first = last;
	if (page->first < 0)
		page->first = 0;
}

static bool press(void *self, struct key key)
{
	struct painter_page *page = self;
	struct table *table = page->table;
	struct press press = screen_press(table->screen, &page->page, key);

	scroll(page, list_step(press.request, page->rows));
	if (press.request == REQUEST_BACK)
		return false;
	if (press.request == REQUEST_DECKS)
		return page->scores;
	if (press.request == REQUEST_SCORES)
		return !page->scores;
	if (press.request == REQUEST_RULE || press.request == REQUEST_LOG ||
	    press.request == REQUEST_KEYS)
		table_look_up(table, press);
	return true;
}

static void open_page(struct table *table, bool scores)
{
	struct painter_page page = {
		.table = table,
		.scores = scores,
		.page = {.context = KEYS_LIST, .draw = draw, .press = press,
			 .self = &page},
	};

	screen_run(table->screen, &page.page);
}

void page_decks(struct table *table)
{
	open_page(table, false);
}

void page_scores(struct table *table)
{
	open_page(table, true);
}
