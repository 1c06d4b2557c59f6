/* The one registry: every rulebook, in the order of the menu. */
#include "rules.h"

#include <assert.h>
#include <string.h>

#include "gearseed.h"
#include "sowers.h"

const struct rules *const games[] = {
	&sowers_rules,
	&gearseed_rules,
	&guest_rules, /* NULL in the program */
	NULL,
};

const struct rules *games_find(struct word name)
{
	for (int i = 0; games[i]; i++)
		if (word_is(name, games[i]->name))
			return games[i];
	return NULL;
}

struct deck *games_read_deck(const struct rules *rules)
{
	const struct deck_reader *decks = rules->decks;
	struct fault fault;
	struct deck *deck;
	int count;

	if (!decks)
		return NULL;
	deck = decks->read(decks->text, strlen(decks->text), &fault, 1,
			   &count);
	assert(deck);
	return deck;
}
