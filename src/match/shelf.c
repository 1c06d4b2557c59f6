/* The decks that games can be played with. */
#include "shelf.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>

#include "file.h"
#include "memory.h"
#include "place.h"
#include "sha256.h"

struct shelf {
	struct shelf_row *rows;
	int count;
	struct deck_shelf decks;
};

struct deck *shelf_read_deck(const struct text *text,
			     const struct rules **rules,
			     struct fault faults[DECK_FAULTS], int *count)
{
	struct deck *deck = NULL;

	*count = 0;
	for (int i = 0; !deck && games[i]; i++) {
		if (!games[i]->decks)
			continue;
		*rules = games[i];
		deck = games[i]->decks->read(text_string(text), text->length,
					     faults, DECK_FAULTS, count);
	}
	return deck;
}

static struct shelf_row *add_row(struct shelf *shelf)
{
	size_t size = sizeof *shelf->rows;
	struct shelf_row *row;

	shelf->rows = memory_resize(shelf->rows,
				    (size_t)(shelf->count + 1) * size);
	row = &shelf->rows[shelf->count++];
	memset(row, 0, size);
	return row;
}

static void add_built_in(struct shelf *shelf)
{
	for (int i = 0; games[i]; i++) {
		const struct deck_reader *decks = games[i]->decks;
		struct shelf_row *row;

		if (!decks)
			continue;
		row = add_row(shelf);
		row->rules = games[i];
		row->deck = games_read_deck(games[i]);
		row->id = decks->id(row->deck);
		sha256_hex(decks->text, strlen(decks->text), row->hash);
	}
}

static void note_fault(struct shelf_row *row, const struct fault *first,
		       int count)
{
	row->id = file_name(row->path);
	row->first = *first;
	row->faults = count;
}

/* The row above `row` with the id of its deck, or NULL. */
static const struct shelf_row *find_double(const struct shelf *shelf,
					   const struct shelf_row *row)
{
	for (const struct shelf_row *other = shelf->rows; other < row; other++)
		if (other->deck && other->rules == row->rules &&
		    !strcmp(other->id, row->id))
			return other;
	return NULL;
}

static void take_deck(const struct shelf *shelf, struct shelf_row *row,
		      struct deck *deck)
{
	const struct shelf_row *other;
	struct fault fault;

	row->id = row->rules->decks->id(deck);
	other = find_double(shelf, row);
	if (!other) {
		row->deck = deck;
		return;
	}
	fault_set(&fault, 0, "", "The id `%s` is that of %s already.", row->id,
		  other->path ? file_name(other->path) : "the built-in deck");
	row->rules->decks->close(deck);
	note_fault(row, &fault, 1);
}

static void read_row(const struct shelf *shelf, struct shelf_row *row)
{
	struct fault *faults = memory_get(DECK_FAULTS * sizeof *faults);
	struct text text = {0};
	const char *wrong = file_read(row->path, FILE_DECK_MOST, &text);
	struct deck *deck;
	int count;

	if (wrong) {
		fault_set(&faults[0], 0, "", "%s", wrong);
		note_fault(row, &faults[0], 1);
	} else {
		deck = shelf_read_deck(&text, &row->rules, faults, &count);
		sha256_hex(text_string(&text), text.length, row->hash);
		if (deck)
			take_deck(shelf, row, deck);
		else
			note_fault(row, &faults[0], count);
	}
	text_free(&text);
	free(faults);
}

static int is_deck(const struct dirent *entry)
{
	const char *end = strrchr(entry->d_name, '.');

	return end && !strcmp(end, ".deck") && entry->d_name[0] != '.';
}

static int by_name(const struct dirent **one, const struct dirent **other)
{
	return strcmp((*one)->d_name, (*other)->d_name);
}

static void add_files(struct shelf *shelf, const char *folder)
{
	struct dirent **list;
	int count = scandir(folder, &list, is_deck, by_name);

	if (count < 0)
		return;
	for (int i = 0; i < count; i++) {
		struct shelf_row *row = add_row(shelf);
		struct text path = {0};

		text_format(&path, "%s/%s", folder, list[i]->d_name);
		row->path = path.data;
		read_row(shelf, row);
		free(list[i]);
	}
	free(list);
}

static const struct deck *find(void *self, const struct rules *rules,
			       struct word id, char hash[HASH_DIGITS + 1])
{
	const struct shelf *shelf = self;

	for (int i = 0; i < shelf->count; i++) {
		const struct shelf_row *row = &shelf->rows[i];

		if (!row->deck || row->rules != rules || !word_is(id, row->id))
			continue;
		strcpy(hash, row->hash);
		return row->deck;
	}
	return NULL;
}

static void fill(struct shelf *shelf)
{
	struct text folder = {0};

	add_built_in(shelf);
	if (place_find(PLACE_DECKS, &folder))
		add_files(shelf, text_string(&folder));
	text_free(&folder);
}

static void clear(struct shelf *shelf)
{
	for (int i = 0; i < shelf->count; i++) {
		const struct shelf_row *row = &shelf->rows[i];

		/* close() takes what read() gave. */
		if (row->deck)
			row->rules->decks->close((struct deck *)row->deck);
		free(row->path);
	}
	free(shelf->rows);
	shelf->rows = NULL;
	shelf->count = 0;
}

struct shelf *shelf_open(void)
{
	struct shelf *shelf = memory_get(sizeof *shelf);

	shelf->decks = (struct deck_shelf){.find = find, .self = shelf};
	fill(shelf);
	return shelf;
}

void shelf_renew(struct shelf *shelf)
{
	clear(shelf);
	fill(shelf);
}

void shelf_close(struct shelf *shelf)
{
	if (!shelf)
		return;
	clear(shelf);
	free(shelf);
}

int shelf_count(const struct shelf *shelf)
{
	return shelf->count;
}

const struct shelf_row *shelf_row(const struct shelf *shelf, int index)
{
	return &shelf->rows[index];
}

const struct deck_shelf *shelf_decks(const struct shelf *shelf)
{
	return shelf ? &shelf->decks : NULL;
}
