/* Any bytes are refused as a deck with at least one fault, or are a deck
   whose list can be read. */
#include <assert.h>
#include <stdint.h>

#include "rules.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { FAULTS = 16 };

static void try_reader(const struct deck_reader *reader, const char *data,
		       size_t size)
{
	struct fault faults[FAULTS];
	struct text list = {0};
	int count = 0;
	struct deck *deck =
		reader->read(data, size, faults, FAULTS, &count);

	if (!deck) {
		assert(count > 0 && faults[0].sentence[0]);
		return;
	}
	assert(count == 0);
	reader->list(deck, &list);
	assert(list.length > 0);
	text_free(&list);
	reader->close(deck);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	for (int i = 0; games[i]; i++)
		if (games[i]->decks)
			try_reader(games[i]->decks, (const char *)data, size);
	return 0;
}
