/* The keys as they are set now: made from the key table. */
#include "pages.h"

#include <string.h>

#include "list.h"

enum { LEFT, RIGHT, PAGES = 2, RIGHT_COLUMN = 43 };

/* A line of the page.  In `keys`, % is the first key of the next request, ^
   its second one, * all of them; a line without text is a heading. */
static const struct help {
	int page, side;
	const char *keys, *text;
	enum request request[4];
} helps[] = {
	{0, LEFT, "Play", NULL, {0}},
	{0, LEFT, "Arrows  ^ ^ ^ ^", "move: card, cell, soil",
	 {REQUEST_LEFT, REQUEST_DOWN, REQUEST_UP, REQUEST_RIGHT}},
	{0, LEFT, "1 2 3", "what shows that number", {0}},
	{0, LEFT, "%", "do it (no other key)", {REQUEST_ENTER}},
	{0, LEFT, "%", "one step back", {REQUEST_BACK}},
	{0, LEFT, "0", "none, where allowed", {0}},
	{0, LEFT, "% %", "put up, put down", {REQUEST_UP, REQUEST_DOWN}},
	{0, LEFT, "%", "take the last one back", {REQUEST_ERASE}},
	{0, LEFT, "%", "take a risk, resign", {REQUEST_RISK}},
	{0, LEFT, "%  %", "undo, forward again",
	 {REQUEST_UNDO, REQUEST_REDO}},
	{0, LEFT, "%", "turn my hand over", {REQUEST_TURN_HAND}},
	{0, LEFT, "%", "what happened since", {REQUEST_RECAP}},
	{0, LEFT, "", NULL, {0}},
	{0, LEFT, "In a list", NULL, {0}},
	{0, LEFT, "% %", "one page", {REQUEST_PAGE_UP, REQUEST_PAGE_DOWN}},
	{0, LEFT, "% %", "first, last", {REQUEST_HOME, REQUEST_END}},
	{0, LEFT, "%  %", "find, find next",
	 {REQUEST_FIND, REQUEST_FIND_NEXT}},
	{0, RIGHT, "Look", NULL, {0}},
	{0, RIGHT, "%", "the rule in question", {REQUEST_RULE}},
	{0, RIGHT, "%", "the rulebook", {REQUEST_RULEBOOK}},
	{0, RIGHT, "%", "the log", {REQUEST_LOG}},
	{0, RIGHT, "%", "what is left in the decks", {REQUEST_DECKS}},
	{0, RIGHT, "%", "the score sheet (GearSeed)", {REQUEST_SCORES}},
	{0, RIGHT, "*", "this page", {REQUEST_KEYS}},
	{0, RIGHT, "%", "the game menu", {REQUEST_MENU}},
	{0, RIGHT, "%", "draw the screen again", {REQUEST_REDRAW}},
	{0, RIGHT, "", NULL, {0}},
	{0, RIGHT, "", NULL, {0}},
	{0, RIGHT, "Sowers", NULL, {0}},
	{0, RIGHT, "% % % %", "Path, Rocky, Thorny, Good",
	 {REQUEST_PATH, REQUEST_ROCKY, REQUEST_THORNY, REQUEST_GOOD}},
	{0, RIGHT, "% % %", "next yellow, black, wild",
	 {REQUEST_YELLOW, REQUEST_BLACK, REQUEST_WILD}},
	{0, RIGHT, "", NULL, {0}},
	{0, RIGHT, "GearSeed", NULL, {0}},
	{0, RIGHT, "%", "the Burst card", {REQUEST_BURST}},
	{0, RIGHT, "% %  %", "next, last cell; centre",
	 {REQUEST_NEXT_CELL, REQUEST_PREVIOUS_CELL, REQUEST_CENTRE}},
	{1, LEFT, "In a form", NULL, {0}},
	{1, LEFT, "Tab", "next field", {0}},
	{1, LEFT, "Shift-Tab", "field before", {0}},
	{1, LEFT, "Left Right", "change a choice", {0}},
	{1, LEFT, "Enter", "start the game", {0}},
	{1, LEFT, "Esc", "back to the menu", {0}},
	{1, LEFT, "F1", "this page", {0}},
	{1, LEFT, "", NULL, {0}},
	{1, LEFT, "At the cover", NULL, {0}},
	{1, LEFT, "1 2 3 4", "I am here: my own digit", {0}},
	{1, LEFT, "%", "take the last play back", {REQUEST_UNDO}},
	{1, LEFT, "", NULL, {0}},
	{1, LEFT, "Looking through a game", NULL, {0}},
	{1, LEFT, "% %", "one move", {REQUEST_LEFT, REQUEST_RIGHT}},
	{1, LEFT, "% %", "one turn", {REQUEST_PAGE_UP, REQUEST_PAGE_DOWN}},
	{1, LEFT, "%", "seen by the next seat", {REQUEST_SEEN_BY}},
	{1, LEFT, "%", "play on, a new game", {REQUEST_ENTER}},
	{1, RIGHT, "In the rulebook", NULL, {0}},
	{1, RIGHT, "%", "list of headings", {REQUEST_CONTENTS}},
	{1, RIGHT, "%  %", "find next, last",
	 {REQUEST_FIND_NEXT, REQUEST_FIND_PREVIOUS}},
	{1, RIGHT, "%", "back to the game", {REQUEST_RULE}},
	{1, RIGHT, "", NULL, {0}},
	{1, RIGHT, "In the records", NULL, {0}},
	{1, RIGHT, "%", "write one to a file", {REQUEST_EXPORT}},
	{1, RIGHT, "", NULL, {0}},
	{1, RIGHT, "With the mouse", NULL, {0}},
	{1, RIGHT, "click", "choose what was hit", {0}},
	{1, RIGHT, "key line", "its words are buttons", {0}},
	{1, RIGHT, "wheel", "scroll a list", {0}},
};

enum { HELPS = sizeof helps / sizeof *helps };

struct keys_page {
	struct screen *screen;
	struct page page;
	int shown;    /* the page, from 0; narrow: the first line */
	bool narrow;  /* as last drawn */
	int rows;
};

static void put_keys(const struct keymap *map, const struct help *help,
		     struct text *text)
{
	int next = 0;

	for (const char *at = help->keys; *at; at++) {
		struct keymap one = *map;

		if (*at != '%' && *at != '^' && *at != '*') {
			text_put_bytes(text, at, 1);
			continue;
		}
		if (*at == '^')
			one.key[help->request[next]][0] =
				one.key[help->request[next]][1];
		if (*at != '*')
			one.key[help->request[next]][1] = 0;
		keys_list(&one, help->request[next++], text);
	}
}

static void draw_help(const struct keys_page *page, struct frame *frame,
		      const struct help *help, int row, int column,
		      int text_column)
{
	struct text keys = {0};

	put_keys(&page->screen->keys, help, &keys);
	canvas_put(frame->canvas, row, column, LOOK_BOLD, text_string(&keys));
	if (help->text)
		canvas_put(frame->canvas, row, text_column, LOOK_PLAIN,
			   help->text);
	text_free(&keys);
}

static void draw_page(const struct keys_page *page, struct frame *frame)
{
	int row[2] = {2, 2};

	for (int h = 0; h < HELPS; h++) {
		int side = helps[h].side;

		if (helps[h].page != page->shown)
			continue;
		draw_help(page, frame, &helps[h], row[side]++,
			  side ? RIGHT_COLUMN : 2,
			  side ? RIGHT_COLUMN + 10 : 19);
	}
}

/* One column, as many lines as there is room for. */
static void draw_narrow(const struct keys_page *page, struct frame *frame)
{
	int row = 2;

	for (int h = page->shown; h < HELPS && row < frame_stage_end(frame) - 1;
	     h++)
		draw_help(page, frame, &helps[h], row++, 2, 21);
}

static void draw(void *self, struct frame *frame)
{
	struct keys_page *page = self;
	struct text right = {0};
	bool narrow = frame->layout == LAYOUT_NARROW;
	int number = page->shown + 1, of = PAGES;

	if (narrow != page->narrow)
		page->shown = 0;
	page->narrow = narrow;
	page->rows = frame_stage_end(frame) - 3;
	if (narrow) {
		number = page->shown / page->rows + 1;
		of = (HELPS + page->rows - 1) / page->rows;
	}
	text_format(&right, "page %d of %d", number, of);
	frame_title(frame, "Keys", text_string(&right));
	text_free(&right);
	if (narrow)
		draw_narrow(page, frame);
	else
		draw_page(page, frame);
	frame_message(frame, "", "These are the keys as they are set now.");
	frame_prompt(frame, "", screen_way_back(page->screen));
	frame_keys(frame, "PgUp PgDn page   Esc back");
	frame_cursor_prompt(frame);
}

static void turn(struct keys_page *page, int step)
{
	int size = page->narrow ? page->rows : 1;
	int end = page->narrow ? HELPS : PAGES;
	int to = page->shown + step * size;

	if (to >= 0 && to < end)
		page->shown = to;
}

static bool press(void *self, struct key key)
{
	struct keys_page *page = self;
	struct press press = screen_press(page->screen, &page->page, key);
	int step = list_step(press.request, 1);

	if (step)
		turn(page, step < 0 ? -1 : 1);
	return press.request != REQUEST_BACK && press.request != REQUEST_KEYS;
}

void page_keys(struct screen *screen)
{
	struct keys_page page = {
		.screen = screen,
		.page = {.context = KEYS_LIST, .draw = draw, .press = press,
			 .self = &page},
	};

	screen_run(screen, &page.page);
}
