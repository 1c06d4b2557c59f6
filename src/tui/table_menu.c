/* The game menu, which is also the question before leaving.  It lies over the
   private half of the table. */
#include "table.h"

#include "pages.h"

enum item {
	ITEM_BACK,
	ITEM_LEAVE,
	ITEM_QUIT,
	ITEM_TAKE_BACK, /* OFFER_ITEM is its number */
	ITEM_RESIGN,
	ITEM_SETTINGS
};

enum { ITEMS_MAX = 8 };

struct game_menu {
	struct table *table;
	struct page page;
	struct list list;
	enum item item[ITEMS_MAX];
	bool resigning; /* the question whether to resign stands */
};

/* A hand must be up, or the question open: only its owner resigns. */
static bool may_resign(const struct table *table)
{
	return table->stand == STAND_ASKED &&
	       (table->screen->hand_up || table->turn.open);
}

static void fill(struct game_menu *menu)
{
	int count = 0;

	menu->item[count++] = ITEM_BACK;
	menu->item[count++] = ITEM_LEAVE;
	menu->item[count++] = ITEM_QUIT;
	if (table_asker(menu->table))
		menu->item[count++] = ITEM_TAKE_BACK;
	if (may_resign(menu->table))
		menu->item[count++] = ITEM_RESIGN;
	menu->item[count++] = ITEM_SETTINGS;
	menu->list.count = count;
}

static const char *label(const struct game_menu *menu, enum item item)
{
	static const char *const labels[] = {
		[ITEM_BACK] = "Go back to the game",
		[ITEM_LEAVE] = "Leave it for now; it waits in the first menu",
		[ITEM_QUIT] = "Leave hotbed",
		[ITEM_TAKE_BACK] = "",
		[ITEM_RESIGN] = "Resign",
		[ITEM_SETTINGS] = "Settings",
	};

	if (item == ITEM_LEAVE && !screen_saves(menu->table->screen))
		return "Leave it; what is not saved is then gone";
	return labels[item];
}

static void draw_resigning(struct game_menu *menu, struct frame *frame)
{
	struct table *table = menu->table;
	const char *name = table_who(table, table->turn.seat);
	struct text text = {0};

	if (match_book(table->match)->seats == 2)
		table_phrase(&text, frame, TABLE_RESIGN_TO, name,
			  table_who(table, 3 - table->turn.seat));
	else
		table_phrase(&text, frame, TABLE_RESIGN, name, NULL);
	frame_message(frame, "", "");
	frame_prompt(frame, name, text_string(&text));
	frame_keys(frame, "! resign   Esc back   K keys");
	frame_cursor_prompt(frame);
	text_free(&text);
}

static void draw_choosing(struct game_menu *menu, struct frame *frame)
{
	struct table *table = menu->table;
	const char *name = table_who(table, table->turn.seat);
	struct text text = {0};

	table_phrase(&text, frame,
		     screen_saves(table->screen) ? TABLE_SAVED :
						   TABLE_NOT_SAVED,
		     NULL, NULL);
	frame_message(frame, "", text_string(&text));
	text_clear(&text);
	table_phrase(&text, frame, TABLE_MENU, name, NULL);
	frame_prompt(frame, name, text_string(&text));
	text_clear(&text);
	text_format(&text, "Arrows choose   1-%d choose   Enter do it   "
			   "Esc back   K keys",
		    menu->list.count);
	frame_keys(frame, text_string(&text));
	text_free(&text);
}

static void draw_item(struct game_menu *menu, struct frame *frame, int index)
{
	enum item item = menu->item[index];
	struct text text = {0};

	text_put(&text, label(menu, item));
	if (item == ITEM_TAKE_BACK)
		table_put_offer(menu->table, &text);
	list_draw(&menu->list, frame, index, 2 + index, 2,
		  text_string(&text));
	text_free(&text);
}

static void draw(void *self, struct frame *frame)
{
	struct game_menu *menu = self;
	struct canvas *canvas = frame->canvas;

	canvas_box(canvas, 1, 0, menu->list.count + 2, frame->columns);
	canvas_put(canvas, 1, 2, LOOK_PLAIN, " Game menu ");
	for (int i = 0; i < menu->list.count; i++)
		draw_item(menu, frame, i);
	if (menu->resigning)
		draw_resigning(menu, frame);
	else
		draw_choosing(menu, frame);
}

static void resign(struct table *table)
{
	table->answered = true;
	table->answer = (struct answer){
		.kind = ANSWER_MOVE, .move = {.verb = VERB_RESIGN}};
}

/* False: the menu is done with. */
static bool open_item(struct game_menu *menu)
{
	struct table *table = menu->table;

	switch (menu->item[menu->list.chosen]) {
	case ITEM_BACK:
		return false;
	case ITEM_QUIT:
	case ITEM_LEAVE:
		table->screen->leaving |=
			menu->item[menu->list.chosen] == ITEM_QUIT;
		table->answered = true;
		table->answer = (struct answer){.kind = ANSWER_LEAVE};
		return false;
	case ITEM_TAKE_BACK:
		table_take_back(table);
		return false;
	case ITEM_RESIGN:
		menu->resigning = true;
		return true;
	case ITEM_SETTINGS:
		page_settings(table->screen);
		return true;
	}
	return true;
}

static bool press(void *self, struct key key)
{
	struct game_menu *menu = self;
	struct press press = screen_press(menu->table->screen, &menu->page,
					  key);

	if (menu->resigning) {
		if (press.request == REQUEST_RISK)
			resign(menu->table);
		if (press.request == REQUEST_BACK)
			menu->resigning = false;
		return !menu->table->answered;
	}
	if (press.request == REQUEST_BACK || press.request == REQUEST_MENU)
		return false;
	if (press.request == REQUEST_KEYS)
		page_keys(menu->table->screen);
	if (list_press(&menu->list, press) == LISTED_OPEN)
		return open_item(menu);
	return true;
}

void table_menu(struct table *table)
{
	struct game_menu menu = {
		.table = table,
		.page = {.context = KEYS_LIST, .over = true,
			 .draw = draw, .press = press, .self = &menu},
	};

	fill(&menu);
	screen_run(table->screen, &menu.page);
}
