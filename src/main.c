/* Arguments to one command; nothing else. */
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "engine.h"
#include "journal.h"
#include "options.h"
#include "shelf.h"
#include "start.h"
#include "version.h"

enum { USAGE = 2, SIGNALLED = 128 };

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

static int run_table(const struct tui_options *wishes,
		     const struct tui_start *start)
{
	struct terminal *terminal = term_open();
	int ended;

	if (!terminal) {
		journal_close(start->journal);
		match_end(start->match);
		match_end(start->look);
		return 1;
	}
	tui_run(terminal, wishes, start);
	ended = term_close(terminal);
	return ended ? SIGNALLED + ended : 0;
}

/* Fills the start, whose decks are there; false after a complaint. */
typedef bool begin(struct tui_start *start, int count, char **words);

/* Opens the user's decks, lets `begins` fill the start, and shows it. */
static int run_start(const struct tui_options *wishes, int count, char **words,
		     begin *begins)
{
	struct shelf *shelf = shelf_open();
	struct tui_start start = {.shelf = shelf};
	int status = USAGE;

	journal_settle(shelf_decks(shelf));
	if (!begins || begins(&start, count, words))
		status = run_table(wishes, &start);
	shelf_close(shelf);
	return status;
}

static bool begin_game(struct tui_start *start, int count, char **words)
{
	struct word name = {words[0], strlen(words[0])};

	return start_game(start, games_find(name), count - 1, words + 1);
}

static bool begin_record(struct tui_start *start, int count, char **words)
{
	(void)count;
	return start_record(start, words[0]);
}

static bool begin_resumed(struct tui_start *start, int count, char **words)
{
	if (count <= 1)
		return start_resume(start, count ? words[0] : NULL);
	fputs("hotbed: resume takes one N or NAME.\n", stderr);
	return false;
}

static bool begin_replay(struct tui_start *start, int count, char **words)
{
	if (count == 1)
		return start_replay(start, words[0]);
	fputs("hotbed: replay takes one FILE.\n", stderr);
	return false;
}

/* What a first word starts; `words` are those behind it. */
struct command {
	const char *name;
	const char *help;
	int (*run)(int count, char **words);
	begin *begin; /* or: what the table begins with */
};

static const struct command commands[] = {
	{"resume [N or NAME]", "goes on with the newest game, or with that one",
	 NULL, begin_resumed},
	{"replay FILE", "looks through a game, move by move", NULL,
	 begin_replay},
	{"engine", "the line protocol on standard input and output",
	 run_engine, NULL},
	{"verify FILE ...", "whether games were played by the rules",
	 run_verify, NULL},
	{"record FILE", "the whole record of a game in progress", run_print,
	 NULL},
	{"deck FILE", "the cards of a deck file, or its faults", run_deck,
	 NULL},
};

enum { COMMANDS = sizeof commands / sizeof *commands };

/* The status of what was printed. */
static int written(void)
{
	if (!fflush(stdout) && !ferror(stdout))
		return 0;
	fputs("hotbed: The output could not be written.\n", stderr);
	return 1;
}

static int show_version(void)
{
	puts("hotbed " HOTBED_VERSION);
	return written();
}

static int show_help(void)
{
	puts("Usage: hotbed [OPTION ...] [GAME [KEY=VALUE ...] | FILE | "
	     "COMMAND]\n\n"
	     "Without a word behind it: the first menu.\n"
	     "FILE is a record of a game: it goes on where the record ends,\n"
	     "or is looked through where the game is over.\n");
	for (int g = 0; games[g]; g++)
		printf("  %-22s a game of %s; KEY=VALUE as in the line\n"
		       "  %-22s protocol's `new`\n",
		       games[g]->name, games[g]->title, "");
	for (int i = 0; i < COMMANDS; i++)
		printf("  %-22s %s\n", commands[i].name, commands[i].help);
	putchar('\n');
	options_print();
	return written();
}

/* True for the first word of a command's name. */
static bool names(const char *name, const char *word)
{
	size_t length = strlen(word);

	return !strncmp(name, word, length) &&
	       (name[length] == ' ' || !name[length]);
}

static int run_command(const struct tui_options *wishes,
		       const struct command *command, int count, char **words)
{
	if (command->run)
		return command->run(count, words);
	return run_start(wishes, count, words, command->begin);
}

static int run_words(const struct tui_options *wishes, int count, char **words)
{
	if (!count)
		return run_start(wishes, 0, NULL, NULL);
	for (int i = 0; i < COMMANDS; i++)
		if (names(commands[i].name, words[0]))
			return run_command(wishes, &commands[i], count - 1,
					   words + 1);
	if (games_find((struct word){words[0], strlen(words[0])}))
		return run_start(wishes, count, words, begin_game);
	if (count == 1)
		return run_start(wishes, count, words, begin_record);
	fprintf(stderr, "hotbed: %s: nothing may stand here.\n", words[1]);
	return USAGE;
}

int main(int count, char **words)
{
	struct options options;

	if (!options_read(count, words, &options))
		return USAGE;
	if (options.help)
		return show_help();
	if (options.version)
		return show_version();
	return run_words(&options.screen, count - options.words,
			 words + options.words);
}
