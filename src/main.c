/* Arguments to one command; nothing else. */
#include <getopt.h>
#include <stdio.h>
#include <string.h>

#include "engine.h"
#include "version.h"

/* What a first word starts; `words` are those behind it. */
struct command {
	const char *name;
	const char *help;
	int (*run)(int count, char **words);
};

static int run_engine(int count, char **words)
{
	if (count) {
		fprintf(stderr, "hotbed: engine takes no %s.\n", words[0]);
		return 2;
	}
	return engine_run(stdin, stdout, NULL);
}

static const struct command commands[] = {
	{"engine", "the line protocol on standard input and output",
	 run_engine},
};

enum { COMMANDS = sizeof commands / sizeof *commands };

static int show_help(void)
{
	puts("Usage: hotbed [COMMAND]\n");
	for (int i = 0; i < COMMANDS; i++)
		printf("  %-10s %s\n", commands[i].name, commands[i].help);
	puts("\n  -h, --help     this text\n  -V, --version  the version");
	return 0;
}

static int run_command(int count, char **words)
{
	for (int i = 0; i < COMMANDS; i++)
		if (!strcmp(words[0], commands[i].name))
			return commands[i].run(count - 1, words + 1);
	fprintf(stderr, "hotbed: %s is no command; see hotbed --help.\n",
		words[0]);
	return 2;
}

int main(int count, char **words)
{
	static const struct option options[] = {
		{"help", no_argument, NULL, 'h'},
		{"version", no_argument, NULL, 'V'},
		{NULL, 0, NULL, 0},
	};
	int letter;

	while ((letter = getopt_long(count, words, "+hV", options, NULL)) !=
	       -1) {
		switch (letter) {
		case 'h':
			return show_help();
		case 'V':
			puts("hotbed " HOTBED_VERSION);
			return 0;
		default:
			return 2;
		}
	}
	if (optind == count)
		return show_help();
	return run_command(count - optind, words + optind);
}
