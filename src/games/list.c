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

enum { GAMES = sizeof games / sizeof *games };

const struct rules *games_find(struct word name)
{
	for (int i = 0; games[i]; i++)
		if (word_is(name, games[i]->name))
			return games[i];
	return NULL;
}

const struct deck *games_deck(const struct rules *rules)
{
	/* What a constant text says, so as good as a constant. */
	static const struct deck *kept[GAMES];
	struct fault fault;
	int count = 0;
	int i = 0;

	if (!rules->decks)
		return NULL;
	while (games[i] != rules)
		i++;
	if (!kept[i])
		kept[i] = rules->decks->read(rules->decks->text,
					     strlen(rules->decks->text),
					     &fault, 1, &count);
	assert(kept[i]);
	return kept[i];
}
