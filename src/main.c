/* Arguments to one command; nothing else. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "check.h"
#include "engine.h"
#include "options.h"
#include "random.h"
#include "saved.h"
#include "shelf.h"
#include "tui.h"
#include "version.h"

enum { USAGE = 2, SIGNALLED = 128 };

/* What a first word starts; `words` are those behind it. */
struct command {
	const char *name;
	const char *help;
	int (*run)(int count, char **words);
};

static int run_engine(int count, char **words)
{
	struct shelf *shelf;
	int status;

	if (count) {
		fprintf(stderr, "hotbed: engine takes no %s.\n", words[0]);
		return USAGE;
	}
	shelf = shelf_open();
	status = engine_run(stdin, stdout, shelf_decks(shelf));
	shelf_close(shelf);
	return status;
}

static int run_deck(int count, char **words)
{
	if (count == 1)
		return check_deck(words[0], stdout);
	fputs("hotbed: deck takes one FILE.\n", stderr);
	return USAGE;
}

static int run_verify(int count, char **words)
{
	struct shelf *shelf = shelf_open();
	int status = count ? 0 : USAGE;

	if (!count)
		fputs("hotbed: verify takes one FILE or more.\n", stderr);
	for (int i = 0; i < count; i++)
		status |= check_record(words[i], shelf_decks(shelf), stdout);
	shelf_close(shelf);
	return status;
}

static int run_print(int count, char **words)
{
	struct shelf *shelf;
	int status;

	if (count != 1) {
		fputs("hotbed: record takes one FILE.\n", stderr);
		return USAGE;
	}
	shelf = shelf_open();
	status = check_print(words[0], shelf_decks(shelf), stdout);
	shelf_close(shelf);
	return status;
}

static const struct command commands[] = {
	{"engine", "the line protocol on standard input and output",
	 run_engine},
	{"verify FILE ...", "whether games were played by the rules",
	 run_verify},
	{"record FILE", "the whole record of a game in progress", run_print},
	{"deck FILE", "the cards of a deck file, or its faults", run_deck},
};

enum { COMMANDS = sizeof commands / sizeof *commands };

static int show_help(void)
{
	puts("Usage: hotbed [OPTION ...] [GAME [KEY=VALUE ...] | FILE | "
	     "COMMAND]\n\n"
	     "Without a word behind it: the first menu.\n"
	     "FILE is a record of a game: it goes on where the record ends.\n");
	for (int g = 0; games[g]; g++)
		printf("  %-22s a game of %s; KEY=VALUE as in the line\n"
		       "  %-22s protocol's `new`\n",
		       games[g]->name, games[g]->title, "");
	for (int i = 0; i < COMMANDS; i++)
		printf("  %-22s %s\n", commands[i].name, commands[i].help);
	putchar('\n');
	options_print();
	return ferror(stdout) != 0;
}

static int run_table(const struct tui_options *wishes, struct match *match)
{
	struct terminal *terminal = term_open();
	int ended;

	if (!terminal) {
		if (match)
			match_end(match);
		return 1;
	}
	tui_run(terminal, wishes, match);
	ended = term_close(terminal);
	return ended ? SIGNALLED + ended : 0;
}

static int complain(const char *what, const char *sentence)
{
	fprintf(stderr, "hotbed: %s: %s\n", what, sentence);
	return USAGE;
}

static int run_game(const struct tui_options *wishes, const struct rules *rules,
		    int count, char **words)
{
	struct sitting sitting;
	struct match *match;
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
	match = match_begin(&sitting);
	return match ? run_table(wishes, match) : 1;
}

static int run_record(const struct tui_options *wishes, const char *path)
{
	struct shelf *shelf;
	struct match *match;
	struct fault fault;
	int status;

	if (access(path, F_OK))
		return complain(path, "there is no such command, game or "
				      "file; see hotbed --help.");
	shelf = shelf_open();
	match = saved_read(path, shelf_decks(shelf), &fault);
	if (match) {
		status = run_table(wishes, match);
	} else {
		status = USAGE;
		if (fault.line)
			fprintf(stderr, "hotbed: %s, line %d: %s\n", path,
				fault.line, fault.sentence);
		else
			complain(path, fault.sentence);
	}
	shelf_close(shelf);
	return status;
}

/* True for the first word of a command's name. */
static bool names(const char *name, const char *word)
{
	size_t length = strlen(word);

	return !strncmp(name, word, length) &&
	       (name[length] == ' ' || !name[length]);
}

static int run_words(const struct tui_options *wishes, int count, char **words)
{
	const struct rules *rules;

	if (!count)
		return run_table(wishes, NULL);
	for (int i = 0; i < COMMANDS; i++)
		if (names(commands[i].name, words[0]))
			return commands[i].run(count - 1, words + 1);
	rules = games_find((struct word){words[0], strlen(words[0])});
	if (rules)
		return run_game(wishes, rules, count - 1, words + 1);
	if (count > 1)
		return complain(words[1], "nothing may stand here.");
	return run_record(wishes, words[0]);
}

int main(int count, char **words)
{
	struct options options;

	if (!options_read(count, words, &options))
		return USAGE;
	if (options.help)
		return show_help();
	if (options.version)
		return puts("hotbed " HOTBED_VERSION) < 0;
	return run_words(&options.screen, count - options.words,
			 words + options.words);
}
