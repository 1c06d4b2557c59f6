/* The first menu, and what it leads to. */
#include "tui.h"

#include <stdio.h>
#include <string.h>

#include "pages.h"
#include "random.h"
#include "version.h"

enum { LINES_MAX = 12 };

enum line_kind { LINE_GAME, LINE_RULES, LINE_SETTINGS, LINE_LEAVE };

struct line {
	enum line_kind kind;
	const struct rules *rules; /* LINE_GAME */
	const char *label, *about, *narrow;
};

struct first_menu {
	struct screen *screen;
	struct page page;
	struct list list;
	struct line line[LINES_MAX];
	int games;
};

/* What a game is, in a few words; a game without a row says nothing. */
static const struct {
	const char *game, *about, *narrow;
} abouts[] = {
	{"sowers", "two people, or one against Aquila",
	 "two people, or against Aquila"},
	{"gearseed", "two to four people build one town",
	 "two to four people"},
};

static const struct line others[] = {
	{LINE_RULES, NULL, "Rules",
	 "the rulebooks, every rule with its number", ""},
	{LINE_SETTINGS, NULL, "Settings", "colour, signs, cover, keys", ""},
	{LINE_LEAVE, NULL, "Leave", "", ""},
};

static void fill(struct first_menu *menu)
{
	int count = 0;

	for (; games[count]; count++) {
		struct line *line = &menu->line[count];

		*line = (struct line){LINE_GAME, games[count],
				      games[count]->title, "", ""};
		for (size_t a = 0; a < sizeof abouts / sizeof *abouts; a++)
			if (!strcmp(abouts[a].game, games[count]->name)) {
				line->about = abouts[a].about;
				line->narrow = abouts[a].narrow;
			}
	}
	menu->games = count;
	for (size_t o = 0; o < sizeof others / sizeof *others; o++)
		menu->line[count++] = others[o];
	menu->list.count = count;
}

/* "version 1.0" of 1.0.0. */
static void print_version(char *room, size_t size)
{
	const char *version = HOTBED_VERSION;
	const char *last = strrchr(version, '.');

	snprintf(room, size, "version %.*s", (int)(last - version), version);
}

static void draw(void *self, struct frame *frame)
{
	struct first_menu *menu = self;
	bool narrow = frame->layout == LAYOUT_NARROW;
	char version[32];
	int row = 2;

	print_version(version, sizeof version);
	frame_title(frame, "", version);
	canvas_put(frame->canvas, row, narrow ? 3 : 2, LOOK_PLAIN, "New game");
	row += 2;
	for (int i = 0; i < menu->list.count; i++) {
		const struct line *line = &menu->line[i];

		row += i == menu->games;
		list_draw(&menu->list, frame, i, row, narrow ? 3 : 2,
			  line->label);
		canvas_put(frame->canvas, row++, narrow ? 29 : 29, LOOK_PLAIN,
			   frame_form(frame, line->about, line->narrow));
	}
	frame_message(frame, "",
		      menu->screen->saving ?
			      "Every game is saved after each move." :
			      "");
	frame_prompt(frame, "",
		     "Choose with the arrows or a digit, then press Enter.");
	frame_keys(frame, "Arrows choose   1-9 choose   Enter open   K keys");
}

/* Another deal of the same game: a new one, drawn by the system. */
static bool deal_again(struct sitting *sitting)
{
	memset(&sitting->orders, 0, sizeof sitting->orders);
	return random_from_system(&sitting->deal) &&
	       !sitting_settle(sitting, ~0u);
}

/* Who sat first sits last; options that belong to a seat go along. */
static void swap_seats(struct sitting *sitting)
{
	const struct rules *rules = sitting->book.rules;
	uint8_t *option = sitting->book.option;
	int seats = sitting->book.seats;
	char name[NAME_BYTES], player[PLAYER_BYTES];

	for (int s = 1; s <= seats; s++)
		if (!rules->has_player(&sitting->book, s))
			return;
	memcpy(name, sitting->name[0], sizeof name);
	memcpy(player, sitting->player[0], sizeof player);
	for (int s = 0; s + 1 < seats; s++) {
		memcpy(sitting->name[s], sitting->name[s + 1], NAME_BYTES);
		memcpy(sitting->player[s], sitting->player[s + 1],
		       PLAYER_BYTES);
	}
	memcpy(sitting->name[seats - 1], name, sizeof name);
	memcpy(sitting->player[seats - 1], player, sizeof player);
	for (int o = 0; o + 1 < rules->option_count; o++) {
		size_t last = strlen(rules->options[o].key) - 1;
		uint8_t value = option[o];

		if (seats != 2 || rules->options[o].key[last] != '1')
			continue;
		option[o] = option[o + 1];
		option[o + 1] = value;
	}
}

/* Plays a match and those that follow it; the match ends with them. */
static void play(struct screen *screen, struct match *match,
		 enum cover_mode cover)
{
	while (match && !screen->gone && !screen->leaving) {
		enum after after = table_play(screen, match, cover);
		struct sitting sitting = *match_sitting(match);

		match_end(match);
		match = NULL;
		if (after == AFTER_AGAIN) {
			swap_seats(&sitting);
			if (!deal_again(&sitting))
				return;
		}
		if (after == AFTER_AGAIN || after == AFTER_SAME)
			match = match_begin(&sitting);
	}
	if (match)
		match_end(match);
}

static void open_line(struct first_menu *menu, const struct line *line)
{
	struct screen *screen = menu->screen;
	enum cover_mode cover = COVER_TURNS;
	struct sitting sitting;

	switch (line->kind) {
	case LINE_GAME:
		if (page_setup(screen, line->rules, &sitting, &cover))
			play(screen, match_begin(&sitting), cover);
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

void tui_run(struct terminal *terminal, const struct tui_options *options,
	     struct match *match)
{
	struct screen screen;
	struct first_menu menu = {
		.screen = &screen,
		.page = {.context = KEYS_LIST, .draw = draw, .press = press,
			 .self = &menu},
	};

	screen_open(&screen, terminal, options);
	fill(&menu);
	play(&screen, match, COVER_TURNS);
	if (!screen.gone && !screen.leaving)
		screen_run(&screen, &menu.page);
	screen_close(&screen);
}
