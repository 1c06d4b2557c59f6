/* The pages of the front end, and the one place where keys are waited for. */
#include "screen.h"

#include <stdlib.h>

#include "memory.h"

enum { CTRL_L = 0x0c };

static bool ascii(const struct screen *screen)
{
	return screen->options->ascii || screen->terminal->ascii ||
	       screen->settings.value[SETTING_LINES] == LINES_ASCII;
}

void screen_wear(struct screen *screen)
{
	static const enum colour_choice choices[] = {
		[COLOURS_TERMINAL] = COLOUR_AUTO,
		[COLOURS_ON] = COLOUR_ALWAYS,
		[COLOURS_OFF] = COLOUR_NEVER,
	};
	const uint8_t *value = screen->settings.value;
	struct appearance appearance = {
		.colour = screen->options->colour,
		.plain_cards = value[SETTING_CARDS] == CARDS_PLAIN,
		.mouse = screen->options->mouse ||
			 value[SETTING_MOUSE] == MOUSE_ON,
	};

	if (appearance.colour == COLOUR_AUTO)
		appearance.colour = choices[value[SETTING_COLOUR]];
	screen->terminal->wear(screen->terminal->self, &appearance);
}

static void load_files(struct screen *screen)
{
	struct text text = {0};
	const char *wrong = settings_file("settings", &text);

	if (wrong)
		fault_set(&screen->settings_fault, 0, "", "%s", wrong);
	settings_read(&screen->settings, text_string(&text), text.length);
	text_clear(&text);
	wrong = settings_file("keys", &text);
	if (wrong)
		fault_set(&screen->keys_fault, 0, "", "%s", wrong);
	else
		keys_read(&screen->keys, text_string(&text), text.length,
			  &screen->keys_fault);
	text_free(&text);
}

void screen_open(struct screen *screen, struct terminal *terminal,
		 const struct tui_options *options)
{
	*screen = (struct screen){.terminal = terminal, .options = options};
	screen->base = memory_get(sizeof *screen->base);
	screen->cover = memory_get(sizeof *screen->cover);
	keys_standard(&screen->keys);
	load_files(screen);
	screen_wear(screen);
}

void screen_close(struct screen *screen)
{
	free(screen->base);
	free(screen->cover);
}

bool screen_saves(const struct screen *screen)
{
	return !screen->journal || journal_is_saved(screen->journal);
}

static void show_too_small(struct screen *screen, int rows, int columns)
{
	const struct layer layer = {.canvas = screen->base};

	canvas_begin(screen->base, rows, columns, ascii(screen));
	frame_too_small(screen->base, rows, columns, screen_saves(screen));
	screen->terminal->show(screen->terminal->self, &layer, 1);
}

/* Draws the page into the canvas that begins at block row `first`. */
static void draw(struct screen *screen, const struct page *page,
		 struct canvas *canvas, int first)
{
	struct frame *frame = &screen->frame;

	frame->canvas = canvas;
	frame->first = first;
	frame->context = page->context;
	canvas_begin(canvas, frame->rows - first, frame->columns,
		     ascii(screen));
	page->draw(page->self, frame);
}

/* False when the window is too small for any page: the notice is shown. */
static bool draw_all(struct screen *screen)
{
	struct frame *frame = &screen->frame;
	const struct page *page = screen->top, *stage = page;
	struct layer layers[LAYERS_MAX] = {{.canvas = screen->base},
					   {.canvas = screen->cover}};
	int rows, columns;

	screen->terminal->size(screen->terminal->self, &rows, &columns);
	*frame = (struct frame){
		.keys = &screen->keys,
		.key_line = screen->settings.value[SETTING_KEY_LINE] ==
			    KEY_LINE_SHOWN,
	};
	if (!frame_fit(rows, columns, frame)) {
		screen->hand_up = false;
		show_too_small(screen, rows, columns);
		return false;
	}
	screen->column = (columns - frame->columns) / 2;
	layers[0].column = layers[1].column = screen->column;
	layers[1].row = frame_private(frame->layout);
	while (stage->over)
		stage = stage->below;
	draw(screen, stage, screen->base, 0);
	if (page->over)
		draw(screen, page, screen->cover, layers[1].row);
	screen->terminal->show(screen->terminal->self, layers,
			       page->over ? 2 : 1);
	return true;
}

/* What the picture shows outlasts a power cut from here on. */
static bool show(struct screen *screen)
{
	bool shown = draw_all(screen);

	if (screen->journal)
		journal_sync(screen->journal);
	return shown;
}

void screen_show(struct screen *screen, struct page *page)
{
	struct page *top = screen->top;

	screen->top = page;
	show(screen);
	screen->top = top;
}

/* A click on a word of the last line is the key it names; elsewhere it stays
   a click, told from the block's corner. */
static struct key find_click(const struct screen *screen, struct key key)
{
	struct key named;

	key.column -= screen->column;
	if (!key.wheel &&
	    frame_click(&screen->frame, key.row, key.column, &named))
		return named;
	return key;
}

/* Waits for the next key that is a page's own business. */
static struct key next(struct screen *screen)
{
	struct terminal *terminal = screen->terminal;

	for (;;) {
		bool shown = show(screen);
		int idle = screen->hand_up ? settings_idle(&screen->settings) :
					     -1;
		struct key key = terminal->read(terminal->self, idle);

		switch (key.code) {
		case KEY_CODE_HANGUP:
			screen->gone = true;
			return key;
		case KEY_CODE_IDLE:
			screen->hand_up = false;
			screen->idle = true;
			continue;
		case KEY_CODE_SUSPEND:
			screen->hand_up = false;
			show(screen);
			terminal->suspend(terminal->self);
			continue;
		case KEY_CODE_RESUMED:
			screen->hand_up = false;
			continue;
		case CTRL_L:
			terminal->redraw(terminal->self);
			continue;
		case KEY_CODE_RESIZE:
		case KEY_CODE_OTHER:
			continue;
		case KEY_CODE_MOUSE:
			if (screen->top->no_mouse)
				continue;
			key = find_click(screen, key);
			break;
		default: /* a character */
			break;
		}
		if (shown)
			return key;
	}
}

void screen_run(struct screen *screen, struct page *page)
{
	page->below = screen->top;
	screen->top = page;
	while (!screen->gone) {
		struct key key = next(screen);

		if (screen->gone || !page->press(page->self, key))
			break;
	}
	screen->top = page->below;
}

const char *screen_way_back(const struct screen *screen)
{
	return screen->playing ? "Esc goes back to the game." :
				 "Esc goes back.";
}

struct press screen_press(const struct screen *screen,
			  const struct page *page, struct key key)
{
	return keys_find(&screen->keys, page->context, key);
}
