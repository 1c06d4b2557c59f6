/* Pages that are opened from everywhere; each returns when it is left. */
#ifndef HOTBED_PAGES_H
#define HOTBED_PAGES_H

#include "screen.h"
#include "table.h"

/* The first menu, until the user leaves. */
void page_first_menu(struct screen *screen);

/* All games in progress; one of them may be played. */
void page_waiting(struct screen *screen);

/* Finished games. */
void page_records(struct screen *screen);

/* The keys as they are set now. */
void page_keys(struct screen *screen);

/* A game's rulebook, opened at a rule (NULL: at its beginning). */
void page_rulebook(struct screen *screen, const struct rules *rules,
		   const char *rule);

/* Which of the rulebooks. */
void page_rulebooks(struct screen *screen);

/* The log, private while the table's hand is up, else in public words. */
void page_log(struct table *table);

void page_settings(struct screen *screen);

/* What is left in the decks, and the score sheet: the painter's. */
void page_decks(struct table *table);
void page_scores(struct table *table);

/* The form for a new game; true and a settled sitting when it starts. */
bool page_setup(struct screen *screen, const struct rules *rules,
		struct sitting *sitting, enum cover_mode *cover);

#endif
