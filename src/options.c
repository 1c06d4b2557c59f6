/* The options of the command line: one table.  Apart from main.c because
   getopt.h and the rulebooks both have a struct option. */
#include "options.h"

#include <getopt.h>
#include <stdio.h>
#include <string.h>

static bool set_ascii(struct options *options, const char *value)
{
	(void)value;
	return options->screen.ascii = true;
}

static bool set_mouse(struct options *options, const char *value)
{
	(void)value;
	return options->screen.mouse = true;
}

static bool set_help(struct options *options, const char *value)
{
	(void)value;
	return options->help = true;
}

static bool set_version(struct options *options, const char *value)
{
	(void)value;
	return options->version = true;
}

static bool set_colour(struct options *options, const char *value)
{
	static const char *const words[] = {[COLOUR_AUTO] = "auto",
					    [COLOUR_ALWAYS] = "always",
					    [COLOUR_NEVER] = "never"};

	for (int i = COLOUR_AUTO; i <= COLOUR_NEVER; i++)
		if (!strcmp(value, words[i])) {
			options->screen.colour = (enum colour_choice)i;
			return true;
		}
	fputs("hotbed: --color takes auto, always or never.\n", stderr);
	return false;
}

static const struct row {
	const char *name;
	char letter;
	const char *value; /* NULL: it takes none */
	const char *help;
	bool (*set)(struct options *options, const char *value);
} rows[] = {
	{"ascii", 'a', NULL, "draw lines and boxes with - | +", set_ascii},
	{"color", 'c', "WHEN", "auto (NO_COLOR counts), always or never",
	 set_colour},
	{"mouse", 'm', NULL, "a click chooses", set_mouse},
	{"help", 'h', NULL, "this text", set_help},
	{"version", 'V', NULL, "the version", set_version},
};

enum { ROWS = sizeof rows / sizeof *rows };

bool options_read(int count, char **words, struct options *options)
{
	struct option list[ROWS + 1] = {{.name = NULL}};
	char letters[2 * ROWS + 2] = "+"; /* stops at the first word */
	int letter, next = 1;
	bool good = true;

	*options = (struct options){.help = false};
	for (int i = 0; i < ROWS; i++) {
		list[i] = (struct option){
			.name = rows[i].name,
			.has_arg = rows[i].value ? required_argument :
						   no_argument,
			.val = rows[i].letter};
		letters[next++] = rows[i].letter;
		if (rows[i].value)
			letters[next++] = ':';
	}
	while (good && (letter = getopt_long(count, words, letters, list,
					     NULL)) != -1) {
		good = letter != '?';
		for (int i = 0; i < ROWS; i++)
			if (rows[i].letter == letter)
				good = rows[i].set(options, optarg);
	}
	options->words = optind;
	return good;
}

void options_print(void)
{
	for (int i = 0; i < ROWS; i++) {
		char name[64];

		snprintf(name, sizeof name, "-%c, --%s%s%s", rows[i].letter,
			 rows[i].name, rows[i].value ? "=" : "",
			 rows[i].value ? rows[i].value : "");
		printf("  %-22s %s\n", name, rows[i].help);
	}
}
