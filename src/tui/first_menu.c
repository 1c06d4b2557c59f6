/* The first menu: what was left lies on top, then new games, then pages. */
#include "pages.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "session.h"
#include "version.h"
#include "waiting.h"

enum { LINES_MAX = 14, OPEN_MOST = 3 }; /* room for seven games */

enum line_kind {
	LINE_OPEN, /* a game in progress */
	LINE_MORE, /* those that have no line of their own */
	LINE_GAME,
	LINE_RECORDS,
	LINE_RULES,
	LINE_SETTINGS,
	LINE_LEAVE
};

struct line {
	enum line_kind kind;
	int open;		   /* LINE_OPEN: its place in the list */
	const struct rules *rules; /* LINE_GAME */
	const char *label, *about, *narrow;
};

struct first_menu {
	struct screen *screen;
	struct page page;
	struct list list;
	struct line line[LINES_MAX];
	struct saved_list saved;
	struct text note;
};

static const struct line others[] = {
	{LINE_RECORDS, 0, NULL, "Records",
	 "finished games, achievements, statistics", ""},
	{LINE_RULES, 0, NULL, "Rules",
	 "both rulebooks, every rule with its number", ""},
	{LINE_SETTINGS, 0, NULL, "Settings",
	 "colour, signs, cover, pace, keys", ""},
	{LINE_LEAVE, 0, NULL, "Leave", "", ""},
};

static void add(struct first_menu *menu, struct line line)
{
	assert(menu->list.count < LINES_MAX);
	menu->line[menu->list.count++] = line;
}

static void add_game(struct first_menu *menu, const struct rules *rules)
{
	const struct phrase *about = &rules->about;

	add(menu, (struct line){LINE_GAME, 0, rules, rules->title,
				about->wide,
				about->narrow ? about->narrow : about->wide});
}

/* The lines as the files are now; the choice falls on the first. */
static void fill(struct first_menu *menu)
{
	struct saved_list *saved = &menu->saved;
	int shown, g = 0;

	saved_free(saved);
	saved_list(PLACE_GAMES, saved);
	shown = saved->count > OPEN_MOST ? OPEN_MOST - 1 : saved->count;
	menu->list.count = menu->list.chosen = 0;
	for (int i = 0; i < shown; i++) {
		saved_look(&saved->games[i], menu->screen->decks);
		add(menu, (struct line){LINE_OPEN, i, NULL, "", "", ""});
	}
	if (shown < saved->count)
		add(menu, (struct line){LINE_MORE, shown, NULL, "", "", ""});
	for (; games[g]; g++)
		add_game(menu, games[g]);
	for (size_t o = 0; o < sizeof others / sizeof *others; o++) {
		struct line line = others[o];

		if (line.kind == LINE_RULES && g != 2)
			line.about = "every rule of each game with its number";
		add(menu, line);
	}
}

/* "version 1.0" of 1.0.0. */
static void print_version(char *room, size_t size)
{
	const char *version = HOTBED_VERSION;
	const char *last = strrchr(version, '.');

	snprintf(room, size, "version %.*s", (int)(last - version), version);
}

static void draw_line(struct first_menu *menu, struct frame *frame, int index,
		      int row)
{
	int column = frame->layout == LAYOUT_NARROW ? 3 : 2;
	const struct line *line = &menu->line[index];
	const struct saved *game = NULL;
	struct text label = {0};

	text_put(&label, line->label);
	if (line->kind == LINE_OPEN) {
		game = &menu->saved.games[line->open];
		waiting_put_label(game, frame, &label);
	}
	if (line->kind == LINE_MORE)
		text_format(&label, "%d more",
			    menu->saved.count - line->open);
	list_draw(&menu->list, frame, index, row, column, text_string(&label));
	if (game)
		waiting_draw(game, frame, row, session_now(menu->screen));
	else
		canvas_put(frame->canvas, row, 29, LOOK_PLAIN,
			   frame_form(frame, line->about, line->narrow));
	text_free(&label);
}

/* A block's heading, and a blank row on both sides of it. */
static int draw_heading(const struct frame *frame, int row, const char *words)
{
	bool narrow = frame->layout == LAYOUT_NARROW;

	if (row > 1 || !narrow)
		row++;
	canvas_put(frame->canvas, row, narrow ? 3 : 2, LOOK_PLAIN, words);
	return row + 2;
}

static void draw_lines(struct first_menu *menu, struct frame *frame)
{
	int row = 1;

	for (int i = 0; i < menu->list.count; i++) {
		enum line_kind kind = menu->line[i].kind;
		bool first = !i || menu->line[i - 1].kind != kind;

		if (!i && kind == LINE_OPEN)
			row = draw_heading(frame, row, "Go on");
		else if (first && kind == LINE_GAME)
			row = draw_heading(frame, row, "New game");
		else if (kind == LINE_RECORDS)
			row++;
		draw_line(menu, frame, i, row++);
	}
}

static void draw(void *self, struct frame *frame)
{
	struct first_menu *menu = self;
	char version[32];

	print_version(version, sizeof version);
	frame_title(frame, "", version);
	draw_lines(menu, frame);
	if (menu->note.length)
		frame_message(frame, "No:", text_string(&menu->note));
	else
		frame_message(frame, "",
			      "Every game is saved after each move.");
	frame_prompt(frame, "",
		     "Choose with the arrows or a digit, then press Enter.");
	list_keys(&menu->list, frame, "   K keys");
}

static void go_on(struct first_menu *menu, const struct saved *game)
{
	const struct frame *frame = &menu->screen->frame;
	struct fault fault = game->fault;

	if (!fault.sentence[0] && session_open(menu->screen, game, &fault)) {
		fill(menu);
		return;
	}
	waiting_put_fault(game, &fault, frame, &menu->note);
}

static void start(struct first_menu *menu, const struct rules *rules)
{
	struct screen *screen = menu->screen;
	enum cover_mode cover = COVER_TURNS;
	struct sitting sitting;

	if (!page_setup(screen, rules, &sitting, &cover))
		return;
	session_begin(screen, match_begin(&sitting), cover);
	fill(menu);
}

static void open_line(struct first_menu *menu, const struct line *line)
{
	struct screen *screen = menu->screen;

	switch (line->kind) {
	case LINE_OPEN:
		go_on(menu, &menu->saved.games[line->open]);
		break;
	case LINE_MORE:
		page_waiting(screen);
		fill(menu);
		break;
	case LINE_GAME:
		start(menu, line->rules);
		break;
	case LINE_RECORDS:
		page_records(screen);
		break;
	case LINE_RULES:
		page_rulebooks(screen);
		break;
	case LINE_SETTINGS:
		page_settings(screen);
		break;
	case LINE_LEAVE:
		screen->leaving = true;
		break;
	}
}

static bool press(void *self, struct key key)
{
	struct first_menu *menu = self;
	struct press press = screen_press(menu->screen, &menu->page, key);

	text_clear(&menu->note);
	if (press.request == REQUEST_MENU)
		menu->list.chosen = menu->list.count - 1;
	else if (press.request == REQUEST_KEYS)
		page_keys(menu->screen);
	else if (press.request == REQUEST_RULEBOOK)
		page_rulebooks(menu->screen);
	else if (list_press(&menu->list, press) == LISTED_OPEN)
		open_line(menu, &menu->line[menu->list.chosen]);
	return !menu->screen->leaving;
}

/* One of the user's files is not used: the first that has a fault is told. */
static void put_file_fault(const char *name, const struct fault *fault,
			   struct text *note)
{
	if (note->length || !fault->sentence[0])
		return;
	if (fault->line)
		text_format(note, "line %d of the file %s: %s", fault->line,
			    name, fault->sentence);
	else
		text_format(note, "the file %s: %s", name, fault->sentence);
}

void page_first_menu(struct screen *screen)
{
	struct first_menu menu = {
		.screen = screen,
		.page = {.context = KEYS_LIST, .draw = draw, .press = press,
			 .self = &menu},
	};

	fill(&menu);
	put_file_fault("keys", &screen->keys_fault, &menu.note);
	put_file_fault("settings", &screen->settings_fault, &menu.note);
	screen_run(screen, &menu.page);
	saved_free(&menu.saved);
	text_free(&menu.note);
}
