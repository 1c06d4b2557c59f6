/* What the program was started for, then the first menu. */
#include "tui.h"

#include "pages.h"
#include "session.h"

void tui_run(struct terminal *terminal, const struct tui_options *options,
	     const struct tui_start *start)
{
	struct screen screen;

	screen_open(&screen, terminal, options);
	screen.shelf = start->shelf;
	screen.decks = shelf_decks(start->shelf);
	if (start->journal)
		session_go_on(&screen, start->match, start->journal,
			   start->waited);
	else
		session_begin(&screen, start->match, COVER_TURNS);
	if (start->look)
		session_look(&screen, start->look);
	match_end(start->look);
	if (!screen.gone && !screen.leaving)
		page_first_menu(&screen);
	screen_close(&screen);
}
