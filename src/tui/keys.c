/* The key table: which key asks for what, and where. */
#include "keys.h"

#include <string.h>

#include "text.h"
#include "utf8.h"

enum {
	TABLES = KEYS_TABLE | KEYS_SOWERS | KEYS_GEARSEED,
	PAGES = TABLES | KEYS_LIST,
	ANYWHERE = PAGES | KEYS_COVER,
	CTRL_L = 0x0c
};

static const struct row {
	const char *name;    /* in a `keys` file */
	unsigned contexts;   /* for characters; other keys work in forms too */
	bool fixed;	     /* one meaning in the whole program */
	uint32_t key[KEY_LIMIT];
} rows[REQUEST_COUNT] = {
	[REQUEST_LEFT] = {"left", PAGES, false, {KEY_CODE_LEFT, 'h'}},
	[REQUEST_RIGHT] = {"right", PAGES, false, {KEY_CODE_RIGHT, 'l'}},
	[REQUEST_UP] = {"up", PAGES, false, {KEY_CODE_UP, 'k'}},
	[REQUEST_DOWN] = {"down", PAGES, false, {KEY_CODE_DOWN, 'j'}},
	[REQUEST_HOME] = {"home", PAGES, false, {KEY_CODE_HOME}},
	[REQUEST_END] = {"end", PAGES, false, {KEY_CODE_END}},
	[REQUEST_PAGE_UP] = {"page-up", PAGES, false, {KEY_CODE_PAGE_UP}},
	[REQUEST_PAGE_DOWN] = {"page-down", PAGES, false,
			       {KEY_CODE_PAGE_DOWN}},
	[REQUEST_ENTER] = {"enter", PAGES, true, {KEY_CODE_ENTER}},
	[REQUEST_BACK] = {"back", PAGES, true, {KEY_CODE_ESCAPE}},
	[REQUEST_ERASE] = {"erase", TABLES, false,
			   {KEY_CODE_BACKSPACE, KEY_CODE_DELETE}},
	[REQUEST_TURN_HAND] = {"hand", PAGES, true, {' '}},
	[REQUEST_RECAP] = {"recap", PAGES, false, {KEY_CODE_TAB}},
	[REQUEST_RISK] = {"risk", PAGES, true, {'!'}},
	[REQUEST_UNDO] = {"undo", TABLES | KEYS_COVER, false, {'u'}},
	[REQUEST_REDO] = {"redo", TABLES, false, {'U'}},
	[REQUEST_RULE] = {"rule", ANYWHERE, false, {'?'}},
	[REQUEST_RULEBOOK] = {"rulebook", ANYWHERE, false, {'R'}},
	[REQUEST_LOG] = {"log", ANYWHERE, false, {'L'}},
	[REQUEST_DECKS] = {"decks", PAGES, false, {'D'}},
	[REQUEST_SCORES] = {"scores", ANYWHERE, false, {'S'}},
	[REQUEST_KEYS] = {"keys", ANYWHERE, false, {'K', KEY_CODE_F1}},
	[REQUEST_MENU] = {"menu", ANYWHERE, false, {'q'}},
	[REQUEST_FIND] = {"find", KEYS_LIST, false, {'/'}},
	[REQUEST_FIND_NEXT] = {"find-next", KEYS_LIST, false, {'n'}},
	[REQUEST_FIND_PREVIOUS] = {"find-previous", KEYS_LIST, false, {'N'}},
	[REQUEST_CONTENTS] = {"contents", KEYS_LIST, false, {'g'}},
	[REQUEST_SEEN_BY] = {"seen-by", KEYS_LIST, false, {'v'}},
	[REQUEST_EXPORT] = {"export", KEYS_LIST, false, {'x'}},
	[REQUEST_REDRAW] = {"redraw", ANYWHERE | KEYS_FORM, false, {CTRL_L}},
	[REQUEST_PATH] = {"path", KEYS_SOWERS, false, {'p'}},
	[REQUEST_ROCKY] = {"rocky", KEYS_SOWERS, false, {'r'}},
	[REQUEST_THORNY] = {"thorny", KEYS_SOWERS, false, {'t'}},
	[REQUEST_GOOD] = {"good", KEYS_SOWERS, false, {'g'}},
	[REQUEST_YELLOW] = {"yellow", KEYS_SOWERS, false, {'y'}},
	[REQUEST_BLACK] = {"black", KEYS_SOWERS, false, {'b'}},
	[REQUEST_WILD] = {"wild", KEYS_SOWERS, false, {'w'}},
	[REQUEST_BURST] = {"burst", KEYS_GEARSEED, false, {'b'}},
	[REQUEST_NEXT_CELL] = {"next-cell", KEYS_GEARSEED, false, {'.'}},
	[REQUEST_PREVIOUS_CELL] = {"previous-cell", KEYS_GEARSEED, false,
				   {','}},
	[REQUEST_CENTRE] = {"centre", KEYS_GEARSEED, false, {'c'}},
};

/* Keys that are no characters, by name. */
static const struct {
	const char *name;
	uint32_t code;
} names[] = {
	{"Left", KEY_CODE_LEFT},	{"Right", KEY_CODE_RIGHT},
	{"Up", KEY_CODE_UP},		{"Down", KEY_CODE_DOWN},
	{"Home", KEY_CODE_HOME},	{"End", KEY_CODE_END},
	{"PgUp", KEY_CODE_PAGE_UP},	{"PgDn", KEY_CODE_PAGE_DOWN},
	{"Enter", KEY_CODE_ENTER},	{"Esc", KEY_CODE_ESCAPE},
	{"Tab", KEY_CODE_TAB},		{"Backspace", KEY_CODE_BACKSPACE},
	{"Delete", KEY_CODE_DELETE},	{"F1", KEY_CODE_F1},
	{"Space", ' '},			{"Ctrl-L", CTRL_L},
};

enum { NAMES = sizeof names / sizeof *names };

void keys_standard(struct keymap *map)
{
	memset(map, 0, sizeof *map);
	for (int r = 0; r < REQUEST_COUNT; r++)
		memcpy(map->key[r], rows[r].key, sizeof map->key[r]);
}

static bool character(uint32_t code)
{
	return code >= ' ' && code < KEY_CODE_UP;
}

/* True when a request hears this key there. */
static bool hears(int request, enum key_context context, uint32_t code)
{
	if (!rows[request].name)
		return false;
	if (context == KEYS_FORM && !character(code))
		return true;
	return (rows[request].contexts & context) != 0;
}

struct press keys_find(const struct keymap *map, enum key_context context,
		       struct key key)
{
	struct press press = {.row = key.row, .column = key.column};

	if (key.code == KEY_CODE_MOUSE) {
		press.request = key.wheel < 0 ? REQUEST_UP :
				key.wheel > 0 ? REQUEST_DOWN :
						REQUEST_CLICK;
		return press;
	}
	if (key.code >= '0' && key.code <= '9' && context != KEYS_FORM) {
		press.request = REQUEST_DIGIT;
		press.digit = (int)(key.code - '0');
		return press;
	}
	for (int r = 0; r < REQUEST_COUNT; r++)
		for (int k = 0; k < KEY_LIMIT && map->key[r][k]; k++)
			if (map->key[r][k] == key.code &&
			    hears(r, context, key.code)) {
				press.request = (enum request)r;
				return press;
			}
	return press;
}

/* A key's name in words. */
static const char *name_key(uint32_t code, char room[8])
{
	for (int i = 0; i < NAMES; i++)
		if (names[i].code == code)
			return names[i].name;
	if (code < ' ') {
		memcpy(room, "Ctrl-", 5);
		room[5] = (char)(code + '@');
		room[6] = '\0';
	} else {
		utf8_write(code, room);
	}
	return room;
}

/* The key a word names, or 0. */
static uint32_t read_key(struct word word)
{
	char bytes[5] = "";
	const char *at = bytes;
	uint32_t code;

	if (word.length == 1 && *word.at > ' ' && *word.at < 127)
		return (uint32_t)*word.at;
	for (int i = 0; i < NAMES; i++)
		if (word_is(word, names[i].name))
			return names[i].code;
	if (word.length == 6 && !memcmp(word.at, "Ctrl-", 5) &&
	    word.at[5] > '@' && word.at[5] < '_')
		return (uint32_t)(word.at[5] - '@');
	if (!word.length || word.length > 4)
		return 0;
	memcpy(bytes, word.at, word.length);
	code = utf8_next(&at);
	return *at || code == 0xfffd || code <= ' ' ? 0 : code;
}

/* `Arrows`, `1-9`: words for several keys at once. */
static bool several(struct word word)
{
	return word_is(word, "Arrows") ||
	       (word.length == 3 && word.at[1] == '-' && word.at[0] >= '0' &&
		word.at[0] <= '9');
}

const char *keys_show(const struct keymap *map, enum key_context context,
		      struct word word, char room[8])
{
	uint32_t code = read_key(word);

	if (several(word)) {
		memcpy(room, word.at, word.length);
		room[word.length] = '\0';
		return room;
	}
	if (!code)
		return NULL;
	if (code >= '0' && code <= '9')
		return name_key(code, room);
	for (int r = 0; r < REQUEST_COUNT; r++)
		if (rows[r].key[0] == code && hears(r, context, code))
			return name_key(map->key[r][0], room);
	return character(code) && code != ' ' ? NULL : name_key(code, room);
}

bool keys_press(const struct keymap *map, enum key_context context,
		struct word word, struct key *key)
{
	char room[8];
	const char *name;

	if (several(word))
		return false;
	name = keys_show(map, context, word, room);
	if (!name)
		return false;
	*key = (struct key){
		.code = read_key((struct word){name, strlen(name)})};
	return key->code != 0;
}

void keys_list(const struct keymap *map, enum request request,
	       struct text *text)
{
	char room[8];

	for (int k = 0; k < KEY_LIMIT && map->key[request][k]; k++)
		text_format(text, "%s%s", k ? "  " : "",
			    name_key(map->key[request][k], room));
}

/* NULL, or what is wrong with one line of a `keys` file. */
static const char *read_line(struct keymap *map, struct scan line)
{
	struct word word;
	int request = 0, count = 0;
	uint32_t keys[KEY_LIMIT] = {0};

	scan_word(&line, &word);
	while (request < REQUEST_COUNT &&
	       !(rows[request].name && word_is(word, rows[request].name)))
		request++;
	if (request == REQUEST_COUNT)
		return "there is no such request";
	if (rows[request].fixed)
		return "this key has one meaning and stays";
	while (scan_word(&line, &word)) {
		uint32_t code = read_key(word);

		if (!code)
			return "there is no such key";
		if (count == KEY_LIMIT)
			return "a request has four keys at most";
		if ((code >= '0' && code <= '9') || code == ' ' ||
		    code == '!' || code == KEY_CODE_ENTER ||
		    code == KEY_CODE_ESCAPE)
			return "this key has one meaning and stays";
		keys[count++] = code;
	}
	if (!count)
		return "the key is missing";
	memcpy(map->key[request], keys, sizeof keys);
	return NULL;
}

/* True when no key of a context has two meanings. */
static bool clear(const struct keymap *map)
{
	for (int r = 0; r < REQUEST_COUNT; r++)
		for (int o = r + 1; o < REQUEST_COUNT; o++) {
			if (!(rows[r].contexts & rows[o].contexts))
				continue;
			for (int k = 0; k < KEY_LIMIT * KEY_LIMIT; k++) {
				uint32_t key = map->key[r][k / KEY_LIMIT];

				if (key &&
				    key == map->key[o][k % KEY_LIMIT])
					return false;
			}
		}
	return true;
}

bool keys_read(struct keymap *map, const char *data, size_t length,
	       struct fault *fault)
{
	struct keymap read = *map;
	const char *end = data + length;

	for (int line = 1; data < end; line++) {
		const char *stop = memchr(data, '\n', (size_t)(end - data));
		size_t bytes = (size_t)((stop ? stop : end) - data);
		const char *wrong = NULL;

		if (bytes && *data != '#')
			wrong = read_line(&read, scan_bytes(data, bytes));
		if (wrong) {
			fault_set(fault, line, "", "%s", wrong);
			return false;
		}
		data += bytes + (stop != NULL);
	}
	if (!clear(&read)) {
		fault_set(fault, 0, "", "one key stands for two requests");
		return false;
	}
	*map = read;
	return true;
}
