/* Keys as a terminal sends them: bytes, escape sequences, pastes and mouse
   reports become one struct key each. */
#include "term_inside.h"

#include <stdlib.h>
#include <string.h>

#include "utf8.h"

enum {
	ESC = 27,
	SEQUENCE_BYTES = 32,
	FOLLOW_MS = 100, /* what belongs together comes within this */
	PASTE_MS = 1000,
	QUIET_MS = 40, /* so long nothing: the typing ahead has ended */
	QUIET_TRIES = 12
};

/* One byte or KEY_ code; -1 when none comes in time. */
static int next(struct curses *term, int milliseconds)
{
	int code;

	wtimeout(term->keys, milliseconds);
	code = wgetch(term->keys);
	return code == ERR ? -1 : code;
}

/* Curses' own codes. */
static const struct {
	int curses;
	uint32_t code;
} special[] = {
	{KEY_UP, KEY_CODE_UP},		{KEY_DOWN, KEY_CODE_DOWN},
	{KEY_LEFT, KEY_CODE_LEFT},	{KEY_RIGHT, KEY_CODE_RIGHT},
	{KEY_HOME, KEY_CODE_HOME},	{KEY_END, KEY_CODE_END},
	{KEY_PPAGE, KEY_CODE_PAGE_UP},	{KEY_NPAGE, KEY_CODE_PAGE_DOWN},
	{KEY_ENTER, KEY_CODE_ENTER},	{KEY_BACKSPACE, KEY_CODE_BACKSPACE},
	{KEY_DC, KEY_CODE_DELETE},	{KEY_BTAB, KEY_CODE_BACK_TAB},
	{KEY_F(1), KEY_CODE_F1},	{KEY_RESIZE, KEY_CODE_RESIZE},
	{'\r', KEY_CODE_ENTER},		{'\n', KEY_CODE_ENTER},
	{'\t', KEY_CODE_TAB},		{'\b', KEY_CODE_BACKSPACE},
	{0x7f, KEY_CODE_BACKSPACE},
};

/* The two spellings that terminals use whatever their description says. */
static const struct {
	const char *bytes; /* behind ESC */
	uint32_t code;
} sequence_keys[] = {
	{"[A", KEY_CODE_UP},	   {"OA", KEY_CODE_UP},
	{"[B", KEY_CODE_DOWN},	   {"OB", KEY_CODE_DOWN},
	{"[C", KEY_CODE_RIGHT},	   {"OC", KEY_CODE_RIGHT},
	{"[D", KEY_CODE_LEFT},	   {"OD", KEY_CODE_LEFT},
	{"[H", KEY_CODE_HOME},	   {"OH", KEY_CODE_HOME},
	{"[1~", KEY_CODE_HOME},	   {"[F", KEY_CODE_END},
	{"OF", KEY_CODE_END},	   {"[4~", KEY_CODE_END},
	{"[5~", KEY_CODE_PAGE_UP}, {"[6~", KEY_CODE_PAGE_DOWN},
	{"[3~", KEY_CODE_DELETE},  {"[Z", KEY_CODE_BACK_TAB},
	{"OP", KEY_CODE_F1},	   {"[11~", KEY_CODE_F1},
	{"[[A", KEY_CODE_F1},	   {"OM", KEY_CODE_ENTER},
};

/* Reads what follows ESC up to its final byte.  False: nothing follows. */
static bool read_sequence(struct curses *term, char bytes[SEQUENCE_BYTES])
{
	int length = 0;
	int code = next(term, 0);

	if (code < 0)
		return false;
	if (code == ESC || code > 0xff) {
		ungetch(code);
		return false;
	}
	bytes[length++] = (char)code;
	bytes[length] = '\0';
	if (code != '[' && code != 'O')
		return true;
	while ((code = next(term, FOLLOW_MS)) >= 0 && code <= 0xff) {
		if (length + 1 < SEQUENCE_BYTES)
			bytes[length++] = (char)code;
		bytes[length] = '\0';
		if (code >= '@' && code <= '~' && strcmp(bytes, "[["))
			break;
		if (bytes[0] == 'O')
			break;
	}
	return true;
}

/* Reads a paste to its end and keeps its first line. */
static struct key read_paste(struct curses *term)
{
	static const char end[] = "[201~";
	struct key key = {.code = KEY_CODE_PASTE, .paste = term->paste};
	size_t length = 0, matched = 0;
	bool first = true;
	int code;

	while ((code = next(term, PASTE_MS)) >= 0) {
		if (code == ESC) {
			matched = 1;
		} else if (matched && code == end[matched - 1]) {
			if (!end[matched++])
				break;
			if (!end[matched - 1])
				break;
		} else {
			matched = 0;
			first = first && code != '\n' && code != '\r';
			if (first && code >= ' ' && code <= 0xff &&
			    code != 0x7f && length + 1 < PASTE_BYTES)
				term->paste[length++] = (char)code;
		}
	}
	term->paste[length] = '\0';
	return key;
}

/* A report `[<B;X;YM`; the button's release and other buttons do nothing. */
static struct key read_mouse(const struct curses *term, const char *bytes)
{
	struct key key = {.code = KEY_CODE_OTHER};
	char *at;
	long button = strtol(bytes + 2, &at, 10);
	long x = *at == ';' ? strtol(at + 1, &at, 10) : 0;
	long y = *at == ';' ? strtol(at + 1, &at, 10) : 0;

	if (!term->mouse || *at != 'M' || x < 1 || y < 1 || x > 9999 ||
	    y > 9999)
		return key;
	if (button != 0 && button != 64 && button != 65)
		return key;
	key.code = KEY_CODE_MOUSE;
	key.column = (int)x - 1;
	key.row = (int)y - 1;
	key.wheel = button == 64 ? -1 : button == 65 ? 1 : 0;
	return key;
}

static struct key read_escape(struct curses *term)
{
	struct key key = {.code = KEY_CODE_OTHER};
	char bytes[SEQUENCE_BYTES];

	if (!read_sequence(term, bytes)) {
		key.code = KEY_CODE_ESCAPE;
		return key;
	}
	if (!strcmp(bytes, "[200~"))
		return read_paste(term);
	if (!strncmp(bytes, "[<", 2))
		return read_mouse(term, bytes);
	if (!strcmp(bytes, "[M")) /* the old report: three bytes */
		for (int i = 0; i < 3; i++)
			next(term, FOLLOW_MS);
	for (size_t i = 0; i < sizeof sequence_keys / sizeof *sequence_keys;
	     i++)
		if (!strcmp(bytes, sequence_keys[i].bytes))
			key.code = sequence_keys[i].code;
	return key;
}

/* A character beyond ASCII from its first byte; bad bytes do nothing. */
static struct key read_character(struct curses *term, int first)
{
	struct key key = {.code = KEY_CODE_OTHER};
	int more = first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : 1;
	char bytes[5] = {(char)first};
	const char *at = bytes;
	uint32_t code;

	if (!term->utf8 || first < 0xc2 || first > 0xf4)
		return key;
	for (int i = 1; i <= more; i++) {
		int byte = next(term, FOLLOW_MS);

		if (byte < 0x80 || byte > 0xbf) {
			if (byte >= 0)
				ungetch(byte);
			return key;
		}
		bytes[i] = (char)byte;
	}
	code = utf8_next(&at);
	if (code != 0xfffd && utf8_width(code) >= 0)
		key.code = code;
	return key;
}

static struct key decode(struct curses *term, int code)
{
	if (code == ESC)
		return read_escape(term);
	for (size_t i = 0; i < sizeof special / sizeof *special; i++)
		if (special[i].curses == code)
			return (struct key){.code = special[i].code};
	if (code > 0xff)
		return (struct key){.code = KEY_CODE_OTHER};
	if (code >= 0x80)
		return read_character(term, code);
	return (struct key){.code = code ? (uint32_t)code : KEY_CODE_OTHER};
}

/* What a signal has to say, if anything. */
static bool from_signal(struct curses *term, struct key *key)
{
	if (term_signals_ended())
		term->gone = true;
	if (term->gone) {
		key->code = KEY_CODE_HANGUP;
	} else if (term_signals_suspended()) {
		key->code = KEY_CODE_SUSPEND;
	} else if (term_signals_resumed()) {
		reset_prog_mode();
		term_modes(term, true);
		term_resize();
		clearok(curscr, TRUE);
		key->code = KEY_CODE_RESUMED;
	} else if (term_signals_resized()) {
		term_resize();
		key->code = KEY_CODE_RESIZE;
	} else {
		return false;
	}
	return true;
}

struct key term_key_read(void *self, int milliseconds)
{
	struct curses *term = self;
	struct key key = {.code = KEY_CODE_IDLE};
	int empty = 0; /* reads without a byte though there was input */

	for (;;) {
		int code, ready;

		if (from_signal(term, &key))
			return key;
		code = next(term, 0);
		if (code >= 0)
			return decode(term, code);
		ready = term_signals_wait(milliseconds);
		if (ready == 0)
			return key;
		if (ready == 1 && empty++ < 2)
			continue;
		if (ready != -1)
			term->gone = true;
		else
			empty = 0;
	}
}

bool term_key_drop(void *self)
{
	struct curses *term = self;
	bool dropped = false;

	for (int i = 0; i < QUIET_TRIES; i++) {
		int code = next(term, i ? QUIET_MS : 0);

		if (code < 0 && i)
			break;
		if (code == ESC)
			read_escape(term);
		dropped = dropped || code >= 0;
		flushinp();
	}
	return dropped;
}
