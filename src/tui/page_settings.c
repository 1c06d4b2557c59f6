/* The settings: each explained below, changed at once, kept in a file. */
#include "pages.h"

#include "field.h"

struct settings_page {
	struct screen *screen;
	struct page page;
	int focus;
	bool kept; /* false: the file could not be written */
};

static const char *word_of(const struct screen *screen, int setting)
{
	return setting_rows[setting].words[screen->settings.value[setting]];
}

/* The test that a person can do: does it look like a closed box? */
static void draw_boxes(struct frame *frame, int row)
{
	static const char *const drawn[] = {"┌───┐", "│Y7 │", "└───┘"};
	static const char *const ascii[] = {"+---+", "|Y7 |", "+---+"};

	for (int i = 0; i < 3; i++) {
		canvas_put(frame->canvas, row + i, 4, LOOK_PLAIN, drawn[i]);
		canvas_put(frame->canvas, row + i, 12, LOOK_PLAIN, ascii[i]);
	}
}

static void draw_row(const struct settings_page *page, struct frame *frame,
		     int setting)
{
	bool here = setting == page->focus;
	int row = 2 + setting;

	if (here)
		canvas_put(frame->canvas, row, 2, LOOK_BOLD, ">");
	canvas_put(frame->canvas, row, 4, LOOK_PLAIN,
		   setting_rows[setting].label);
	field_choice(frame->canvas, row, 23, here,
		     word_of(page->screen, setting));
}

static void draw(void *self, struct frame *frame)
{
	struct settings_page *page = self;
	const struct setting_row *row = &setting_rows[page->focus];
	bool narrow = frame->layout == LAYOUT_NARROW;
	int rule = SETTING_COUNT + 3 - narrow;

	frame_title(frame, "Settings", "");
	for (int s = 0; s < SETTING_COUNT; s++)
		draw_row(page, frame, s);
	canvas_fill(frame->canvas, rule, 2, frame->columns - 4, "─");
	for (int i = 0; i < 2; i++)
		canvas_put(frame->canvas, rule + 1 + i, narrow ? 1 : 4,
			   LOOK_PLAIN, narrow ? row->narrow[i] : row->help[i]);
	if (page->focus == SETTING_LINES)
		draw_boxes(frame, rule + 3);
	frame_message(frame, "",
		      page->kept ? frame_form(frame,
					      "Kept in the file settings; they "
					      "hold for every game from now "
					      "on.",
					      "Kept in the file settings.") :
				   "The file settings cannot be written; they "
				   "hold for now.");
	frame_prompt(frame, "", "Left and Right change a setting at once.");
	frame_keys(frame, "Arrows setting, change   Esc back   F1 help");
}

static void change(struct settings_page *page, int step)
{
	uint8_t *value = &page->screen->settings.value[page->focus];
	struct text text = {0};
	int count = 0;

	while (setting_rows[page->focus].words[count])
		count++;
	*value = (uint8_t)((*value + step + count) % count);
	settings_write(&page->screen->settings, &text);
	page->kept = settings_store("settings", &text);
	text_free(&text);
	screen_wear(page->screen);
}

static bool press(void *self, struct key key)
{
	struct settings_page *page = self;
	struct press press = screen_press(page->screen, &page->page, key);

	if (press.request == REQUEST_UP && page->focus > 0)
		page->focus--;
	else if (press.request == REQUEST_DOWN &&
		 page->focus < SETTING_COUNT - 1)
		page->focus++;
	else if (press.request == REQUEST_LEFT)
		change(page, -1);
	else if (press.request == REQUEST_RIGHT)
		change(page, 1);
	else if (press.request == REQUEST_KEYS)
		page_keys(page->screen);
	else if (press.request == REQUEST_CLICK && press.row >= 2 &&
		 press.row < 2 + SETTING_COUNT)
		page->focus = press.row - 2;
	return press.request != REQUEST_BACK && press.request != REQUEST_MENU;
}

void page_settings(struct screen *screen)
{
	struct settings_page page = {
		.screen = screen,
		.kept = true,
		.page = {.context = KEYS_LIST, .draw = draw, .press = press,
			 .self = &page},
	};

	screen_run(screen, &page.page);
}
