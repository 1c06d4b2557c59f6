/* All games in progress, where the first menu has no room for them. */
#include "browse.h"
#include "pages.h"
#include "session.h"
#include "waiting.h"

struct waiting {
	struct screen *screen;
	struct page page;
	struct browse browse;
	struct saved_list saved;
	struct text note;
};

static void draw_line(struct waiting *waiting, struct frame *frame, int index,
		      int row)
{
	struct saved *game = &waiting->saved.games[index];
	int column = frame->layout == LAYOUT_NARROW ? 3 : 2;
	int number = index - waiting->browse.top + 1;
	struct text label = {0};

	saved_look(game, waiting->screen->decks);
	waiting_put_label(game, frame, &label);
	if (number <= 9)
		canvas_format(frame->canvas, row, column + 2, LOOK_PLAIN, "%d",
			      number);
	list_line(frame->canvas, row, column, column + 5,
		  index == waiting->browse.chosen, text_string(&label));
	waiting_draw(game, frame, row, session_now(waiting->screen));
	text_free(&label);
}

static void draw(void *self, struct frame *frame)
{
	struct waiting *waiting = self;
	int row = frame->layout == LAYOUT_NARROW ? 1 : 2;
	int shown = browse_fit(&waiting->browse, frame, row,
			       frame_stage_end(frame) - row);

	frame_title(frame, "Go on", "");
	for (int i = 0; i < shown; i++)
		draw_line(waiting, frame, waiting->browse.top + i, row + i);
	browse_draw_more(&waiting->browse, frame, 7);
	frame_message(frame, waiting->note.length ? "No:" : "",
		      text_string(&waiting->note));
	frame_prompt(frame, "", "Choose a game and press Enter to go on "
				"with it.");
	frame_keys(frame, "Arrows choose   1-9 choose   Enter open   Esc back"
			  "   K keys");
}

/* False: the game was played, and the list is another one now. */
static bool go_on(struct waiting *waiting)
{
	const struct frame *frame = &waiting->screen->frame;
	const struct saved *game =
		&waiting->saved.games[waiting->browse.chosen];
	struct fault fault = game->fault;

	if (!fault.sentence[0] && session_open(waiting->screen, game, &fault))
		return false;
	waiting_put_fault(game, &fault, frame, &waiting->note);
	return true;
}

static bool press(void *self, struct key key)
{
	struct waiting *waiting = self;
	struct press press =
		screen_press(waiting->screen, &waiting->page, key);

	text_clear(&waiting->note);
	if (press.request == REQUEST_KEYS)
		page_keys(waiting->screen);
	else if (browse_press(&waiting->browse, press) == LISTED_OPEN)
		return go_on(waiting);
	return press.request != REQUEST_BACK && press.request != REQUEST_MENU;
}

void page_waiting(struct screen *screen)
{
	struct waiting waiting = {
		.screen = screen,
		.page = {.context = KEYS_LIST, .draw = draw, .press = press,
			 .self = &waiting},
	};

	saved_list(PLACE_GAMES, &waiting.saved);
	waiting.browse.count = waiting.saved.count;
	screen_run(screen, &waiting.page);
	saved_free(&waiting.saved);
	text_free(&waiting.note);
}
