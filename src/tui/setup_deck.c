/* Decks as values of a form's field. */
#include "setup_deck.h"

#include <stdlib.h>
#include <string.h>

#include "place.h"
#include "utf8.h"

enum { LABEL_COLUMNS = 24 }; /* of a file's name in the form */

/* A file that cannot be read might be any game's. */
static bool is_of(const struct shelf_row *row, const struct rules *rules)
{
	return !row->rules || row->rules == rules;
}

int setup_deck_count(const struct shelf *shelf, const struct rules *rules)
{
	int count = 0;

	if (!shelf)
		return 1;
	for (int i = 0; i < shelf_count(shelf); i++)
		count += is_of(shelf_row(shelf, i), rules);
	return count;
}

const struct shelf_row *setup_deck_row(const struct shelf *shelf,
				       const struct rules *rules, int index)
{
	for (int i = 0; shelf && i < shelf_count(shelf); i++)
		if (is_of(shelf_row(shelf, i), rules) && index-- == 0)
			return shelf_row(shelf, i);
	return NULL;
}

void setup_deck_label(const struct shelf *shelf, const struct rules *rules,
		      int index, struct text *text)
{
	const struct shelf_row *row = setup_deck_row(shelf, rules, index);
	struct deck *built_in = row ? NULL : games_read_deck(rules);
	const struct deck *deck = row ? row->deck : built_in;
	const char *id = row ? row->id : rules->decks->id(deck);
	int cut = (int)utf8_cut(id, LABEL_COLUMNS);

	if (deck)
		text_format(text, "%s, %d cards", id,
			    rules->decks->cards(deck));
	else
		text_format(text, "%.*s (%d fault%s)", cut, id, row->faults,
			    row->faults == 1 ? "" : "s");
	if (built_in)
		rules->decks->close(built_in);
}

/* The path as people write it in their own home. */
static void put_folder(struct text *text)
{
	const char *home = getenv("HOME");
	struct text path = {0};
	const char *at;
	size_t length;

	if (!place_find(PLACE_DECKS, &path)) {
		text_put(text, "hotbed's data folder");
		return;
	}
	at = text_string(&path);
	length = home ? strlen(home) : 0;
	if (length > 1 && !strncmp(at, home, length) && at[length] == '/')
		text_format(text, "~%s", at + length);
	else
		text_put(text, at);
	text_free(&path);
}

void setup_deck_explain(const struct shelf_row *row, struct text *text)
{
	if (!row || row->deck) {
		text_put(text, "Deck: the cards. Files NAME.deck of your own "
			       "are looked for in ");
		put_folder(text);
		text_put(text, ".");
		return;
	}
	text_put(text, row->id);
	if (row->first.line)
		text_format(text, ", line %d", row->first.line);
	text_format(text, ": %s", row->first.sentence);
}
