/* The one registry: every rulebook, in the order of the menu. */
#include "rules.h"
#include "sowers.h"

const struct rules *const games[] = {
	&sowers_rules,
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
