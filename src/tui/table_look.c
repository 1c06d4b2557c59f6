/* The keys that look and change nothing: rulebook, log, decks, scores, keys,
   and the game menu. */
#include "pages.h"

/* The rule in question: of the refusal just shown, else of the focus, else of
   the question. */
static const char *find_rule(struct table *table)
{
	const struct frame *frame = &table->screen->frame;
	const struct rules *rules = match_book(table->match)->rules;
	const char *rule = NULL;
	struct scene scene;

	if (table->note.rule)
		return table->note.rule;
	if (table->stand == STAND_COVER)
		return NULL;
	table_scene(table, frame->layout, frame->rows, frame->columns, &scene);
	if (table->painter->rule && scene.phase == PHASE_ASKED &&
	    table->stand == STAND_ASKED)
		rule = table->painter->rule(&scene, table->choice);
	return rule ? rule : rules->question_rule(&table->view);
}

static void open_decks(struct table *table)
{
	if (!table->painter->decks)
		table_note(table, TABLE_NO_DECKS, NULL);
	else if (!table_hand_up(table))
		table_note(table, TABLE_DECKS_DOWN, NULL);
	else
		page_decks(table);
}

static void open_scores(struct table *table)
{
	if (table->painter->scores)
		page_scores(table);
	else
		table_note(table, TABLE_NO_SCORE, NULL);
}

bool table_look_up(struct table *table, struct press press)
{
	const struct rules *rules = match_book(table->match)->rules;

	if (press.request == REQUEST_RULE)
		page_rulebook(table->screen, rules, find_rule(table));
	else if (press.request == REQUEST_RULEBOOK)
		page_rulebook(table->screen, rules, NULL);
	else if (press.request == REQUEST_LOG)
		page_log(table);
	else if (press.request == REQUEST_KEYS)
		page_keys(table->screen);
	else if (press.request == REQUEST_DECKS)
		open_decks(table);
	else if (press.request == REQUEST_SCORES)
		open_scores(table);
	else if (press.request == REQUEST_MENU)
		table_menu(table);
	else
		return false;
	return true;
}
