/* The games in a folder.  It only reads. */
#include "saved.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "file.h"
#include "journal.h"
#include "memory.h"

static int is_game(const struct dirent *entry)
{
	const char *end = strrchr(entry->d_name, '.');

	return end && !strcmp(end, ".hotbed") && entry->d_name[0] != '.';
}

static void add(struct saved *game, const char *folder, const char *name)
{
	struct text path = {0};
	struct stat facts;

	text_format(&path, "%s/%s", folder, name);
	game->path = path.data;
	if (lstat(path.data, &facts))
		return;
	game->when = facts.st_mtime;
	if (!S_ISLNK(facts.st_mode))
		return;
	fault_set(&game->fault, 0, "", "%s", file_sentence(ELOOP));
	game->looked = true;
}

static int latest_first(const void *one, const void *other)
{
	const struct saved *a = one;
	const struct saved *b = other;

	if (a->when != b->when)
		return a->when < b->when ? 1 : -1;
	return strcmp(b->path, a->path);
}

void saved_list(enum place place, struct saved_list *list)
{
	struct text folder = {0};
	struct dirent **entries = NULL;
	int count = -1;

	*list = (struct saved_list){0};
	if (place_find(place, &folder))
		count = scandir(folder.data, &entries, is_game, NULL);
	if (count > 0)
		list->games = memory_get((size_t)count * sizeof *list->games);
	for (int i = 0; i < count; i++) {
		add(&list->games[list->count++], folder.data,
		    entries[i]->d_name);
		free(entries[i]);
	}
	if (count > 0)
		qsort(list->games, (size_t)count, sizeof *list->games,
		      latest_first);
	free(entries);
	text_free(&folder);
}

/* A record that a person wrote may lack its last line end; a journal without
   one has a torn line. */
static struct match *read_text(const struct text *text,
			       const struct deck_shelf *shelf,
			       struct fault *fault)
{
	const char *data = text_string(text);
	struct match *match = NULL;
	size_t whole;

	if (text->length && data[text->length - 1] != '\n')
		match = record_read(data, text->length, shelf, fault);
	if (match)
		return match;
	return journal_read(data, text->length, shelf, &whole, fault);
}

struct match *saved_read(const char *path, const struct deck_shelf *shelf,
			 struct fault *fault)
{
	struct text text = {0};
	const char *wrong = file_read(path, FILE_RECORD_MOST, &text);
	struct match *match = NULL;

	if (wrong)
		fault_set(fault, 0, "", "%s", wrong);
	else
		match = read_text(&text, shelf, fault);
	text_free(&text);
	return match;
}

static void take(struct saved *game, const struct match *match)
{
	const struct sitting *sitting = match_sitting(match);
	const struct book *book = &sitting->book;

	game->rules = book->rules;
	game->seats = book->seats;
	memcpy(game->option, book->option, sizeof game->option);
	memcpy(game->name, sitting->name, sizeof game->name);
	memcpy(game->player, sitting->player, sizeof game->player);
	for (int s = 1; s <= book->seats; s++)
		if (book->rules->has_player(book, s))
			game->players |= seat_bit(s);
	game->turns = match_turns(match);
	game->plies = match_plies(match);
	game->asked = match_turn(match).seat;
	game->second = sitting->leg.game == 2;
	game->helped = match_remarks(match) > 0;
	game->outcome = match_outcome(match);
}

void saved_look(struct saved *game, const struct deck_shelf *shelf)
{
	struct match *match;

	if (game->looked)
		return;
	game->looked = true;
	match = saved_read(game->path, shelf, &game->fault);
	if (match)
		take(game, match);
	match_end(match);
}

int saved_players(const struct saved *game)
{
	int count = 0;

	for (int s = 0; s < SEATS_MAX; s++)
		count += game->players >> s & 1;
	return count;
}

void saved_free(struct saved_list *list)
{
	for (int i = 0; i < list->count; i++)
		free(list->games[i].path);
	free(list->games);
	*list = (struct saved_list){0};
}
