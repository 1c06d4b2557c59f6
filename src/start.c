/* What a table begins with.  It opens files and asks for luck, and plays
   nothing. */
#include "start.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "file.h"
#include "journal.h"
#include "random.h"
#include "saved.h"
#include "shelf.h"

/* One sentence on standard error.  False, for its caller to return. */
static bool complain(const char *what, const char *sentence)
{
	fprintf(stderr, "hotbed: %s: %s\n", what, sentence);
	return false;
}

static bool complain_fault(const char *path, const struct fault *fault)
{
	if (!fault->line)
		return complain(path, fault->sentence);
	fprintf(stderr, "hotbed: %s, line %d: %s\n", path, fault->line,
		fault->sentence);
	return false;
}

bool start_game(struct tui_start *start, const struct rules *rules, int count,
		char **words)
{
	struct sitting sitting;
	const char *wrong;
	unsigned given = 0;

	sitting_begin(&sitting, rules);
	if (!random_from_system(&sitting.deal))
		return complain(rules->name, "the system has no random deal.");
	for (int i = 0; i < count; i++) {
		const char *equals = strchr(words[i], '=');
		struct word key, value;

		if (!equals)
			return complain(words[i], "this is no KEY=VALUE.");
		key = (struct word){words[i], (size_t)(equals - words[i])};
		value = (struct word){equals + 1, strlen(equals + 1)};
		wrong = sitting_set(&sitting, key, value, &given);
		if (wrong)
			return complain(words[i], wrong);
	}
	wrong = sitting_settle(&sitting, given);
	if (wrong)
		return complain(rules->name, wrong);
	start->match = match_begin(&sitting);
	return true;
}

static bool is_number(const char *word)
{
	return *word && !word[strspn(word, "0123456789")];
}

/* True when the game's file or one of its players has that name. */
static bool is_called(struct saved *game, const char *name,
		      const struct deck_shelf *decks)
{
	const char *file = file_name(game->path);
	size_t length = strlen(name);

	if (!strcmp(file, name) || (!strncmp(file, name, length) &&
				    !strcmp(file + length, ".hotbed")))
		return true;
	saved_look(game, decks);
	for (int s = 0; s < game->seats; s++)
		if (game->players >> s & 1 && !strcmp(game->name[s], name))
			return true;
	return false;
}

static struct saved *find(struct saved_list *list, const char *which,
			  const struct deck_shelf *decks)
{
	int number = which && is_number(which) ? atoi(which) : 0;

	if (!which)
		return list->count ? &list->games[0] : NULL;
	if (number > 0 && number <= list->count)
		return &list->games[number - 1];
	for (int i = 0; i < list->count; i++)
		if (is_called(&list->games[i], which, decks))
			return &list->games[i];
	return NULL;
}

static bool go_on(struct tui_start *start, const struct saved *game)
{
	struct fault fault;

	start->journal = journal_open(game->path, shelf_decks(start->shelf),
				      &start->match, &fault);
	start->waited = game->when;
	return start->journal || complain_fault(game->path, &fault);
}

bool start_resume(struct tui_start *start, const char *which)
{
	struct saved_list list;
	struct saved *game;
	bool good;

	saved_list(PLACE_GAMES, &list);
	game = find(&list, which, shelf_decks(start->shelf));
	if (game)
		good = go_on(start, game);
	else if (list.count)
		good = complain(which, "no game in progress is that one.");
	else
		good = complain("resume", "no game is in progress.");
	saved_free(&list);
	return good;
}

/* The game in progress whose journal the path is: it is gone on with and not
   begun anew. */
static struct saved *find_journal(struct saved_list *list, const char *path)
{
	struct stat file, other;

	if (stat(path, &file))
		return NULL;
	for (int i = 0; i < list->count; i++)
		if (!stat(list->games[i].path, &other) &&
		    other.st_dev == file.st_dev && other.st_ino == file.st_ino)
			return &list->games[i];
	return NULL;
}

bool start_replay(struct tui_start *start, const char *path)
{
	struct fault fault;

	start->look = saved_read(path, shelf_decks(start->shelf), &fault);
	return start->look || complain_fault(path, &fault);
}

/* A record of a game that is not over is gone on with as a game of its own. */
static bool play_on(struct tui_start *start, const char *path)
{
	if (!start_replay(start, path))
		return false;
	if (!match_turn(start->look).seat)
		return true;
	start->match = match_play_on(start->look, match_plies(start->look));
	match_end(start->look);
	start->look = NULL;
	return true;
}

bool start_record(struct tui_start *start, const char *path)
{
	struct saved_list list;
	const struct saved *game;
	bool good;

	if (access(path, F_OK))
		return complain(path, "there is no such command, game or "
				      "file; see hotbed --help.");
	saved_list(PLACE_GAMES, &list);
	game = find_journal(&list, path);
	good = game ? go_on(start, game) : play_on(start, path);
	saved_free(&list);
	return good;
}
