/* What the terminal's description says: whether it can show a table, and how
   it is given back.  Apart from the rest because <term.h> takes common words
   as its macros. */
#include "term_inside.h"

#include <stdlib.h>
#include <term.h>
#include <unistd.h>

enum { RESTORE_BYTES = 256, SENTENCE_BYTES = 200 };

static const char *capability(const char *name)
{
	const char *bytes = tigetstr(name);

	return bytes == (char *)-1 ? NULL : bytes;
}

const char *term_caps_refuse(void)
{
	const char *name = getenv("TERM");
	static char sentence[SENTENCE_BYTES];
	const char *fault = "is unknown here";
	int found = 0;

	if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO))
		return "the table needs a terminal for its keys and its screen";
	if (!name || !*name)
		return "TERM is not set, so the terminal is unknown; try "
		       "TERM=xterm-256color";
	if (setupterm(name, STDOUT_FILENO, &found) == OK) {
		if (capability("cup"))
			return NULL;
		fault = "cannot place its cursor";
	}
	snprintf(sentence, sizeof sentence,
		 "the terminal TERM=%.60s %s; try TERM=xterm-256color", name,
		 fault);
	for (char *at = sentence; *at; at++)
		if (*at < ' ' || *at > '~')
			*at = '?';
	return sentence;
}

bool term_caps_ansi(void)
{
	const char *move = capability("cup");

	return move && move[0] == '\033' && move[1] == '[';
}

static char restore_bytes[RESTORE_BYTES];
static size_t restore_length;

static int keep_byte(int byte)
{
	if (restore_length < sizeof restore_bytes)
		restore_bytes[restore_length++] = (char)byte;
	return byte;
}

void term_caps_keep_restore(void)
{
	static const char *const names[] = {"sgr0", "rmkx", "cnorm", "rmcup"};
	const char *modes =
		term_caps_ansi() ? "\033[?2004l\033[?1006l\033[?1000l" : "";

	restore_length = 0;
	for (; *modes; modes++)
		keep_byte(*modes);
	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		if (capability(names[i]))
			tputs(capability(names[i]), 1, keep_byte);
	term_signals_restore_with(restore_bytes, restore_length);
}
