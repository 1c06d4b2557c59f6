/* Keys become requests by one table, with the words that the key pages and
   the last line show: what is shown is what works. */
#ifndef HOTBED_KEYS_H
#define HOTBED_KEYS_H

#include <stdbool.h>
#include <stdint.h>

#include "fault.h"
#include "scan.h"
#include "text.h"

/* A key as a terminal gives it: a character, or one of these. */
enum key_code {
	KEY_CODE_UP = 0x110000,
	KEY_CODE_DOWN,
	KEY_CODE_LEFT,
	KEY_CODE_RIGHT,
	KEY_CODE_HOME,
	KEY_CODE_END,
	KEY_CODE_PAGE_UP,
	KEY_CODE_PAGE_DOWN,
	KEY_CODE_ENTER,
	KEY_CODE_ESCAPE,
	KEY_CODE_BACKSPACE,
	KEY_CODE_DELETE,
	KEY_CODE_TAB,
	KEY_CODE_BACK_TAB,
	KEY_CODE_F1,
	KEY_CODE_MOUSE,	 /* a click or the wheel, see struct key */
	KEY_CODE_PASTE,	 /* a whole paste: key.paste */
	KEY_CODE_RESIZE,
	KEY_CODE_SUSPEND, /* Ctrl-Z: hide the hand, then terminal->suspend() */
	KEY_CODE_RESUMED, /* the program was stopped and goes on */
	KEY_CODE_IDLE,	  /* nothing was pressed within the time asked for */
	KEY_CODE_HANGUP,  /* the terminal is gone, or a signal ends us */
	KEY_CODE_OTHER	  /* anything else: does nothing */
};

struct key {
	uint32_t code;
	int row, column;   /* of a click */
	int wheel;	   /* -1 up, 1 down, 0 a click */
	const char *paste; /* first line of a paste; valid until the next key */
};

/* Where a key is pressed; the same key may mean something else elsewhere.
   Text fields take characters before this is asked. */
enum key_context {
	KEYS_TABLE = 1,	 /* a game without keys of its own */
	KEYS_SOWERS = 2,
	KEYS_GEARSEED = 4,
	KEYS_COVER = 8,	 /* the cover */
	KEYS_LIST = 16,	 /* menus, lists, pages of text */
	KEYS_FORM = 32
};

enum request {
	REQUEST_NONE,
	REQUEST_LEFT,
	REQUEST_RIGHT,
	REQUEST_UP,
	REQUEST_DOWN,
	REQUEST_HOME,
	REQUEST_END,
	REQUEST_PAGE_UP,
	REQUEST_PAGE_DOWN,
	REQUEST_DIGIT, /* press.digit */
	REQUEST_ENTER,
	REQUEST_BACK,
	REQUEST_ERASE,
	REQUEST_TURN_HAND,
	REQUEST_RECAP, /* Tab */
	REQUEST_RISK,
	REQUEST_UNDO,
	REQUEST_REDO,
	REQUEST_RULE,
	REQUEST_RULEBOOK,
	REQUEST_LOG,
	REQUEST_DECKS,
	REQUEST_SCORES,
	REQUEST_KEYS,
	REQUEST_MENU,
	REQUEST_FIND,
	REQUEST_FIND_NEXT,
	REQUEST_FIND_PREVIOUS,
	REQUEST_CONTENTS,
	REQUEST_SEEN_BY,
	REQUEST_EXPORT,
	REQUEST_REDRAW,
	REQUEST_CLICK, /* press.row, press.column on the stage's canvas */
	/* Sowers */
	REQUEST_PATH,
	REQUEST_ROCKY,
	REQUEST_THORNY,
	REQUEST_GOOD,
	REQUEST_YELLOW,
	REQUEST_BLACK,
	REQUEST_WILD,
	/* GearSeed */
	REQUEST_BURST,
	REQUEST_NEXT_CELL,
	REQUEST_PREVIOUS_CELL,
	REQUEST_CENTRE,
	REQUEST_COUNT
};

struct press {
	enum request request;
	int digit;
	int row, column;
};

enum { KEY_LIMIT = 4 }; /* keys for one request */

/* The keys as they are set now. */
struct keymap {
	uint32_t key[REQUEST_COUNT][KEY_LIMIT]; /* 0: no more */
};

/* The keys of the program's own table. */
void keys_standard(struct keymap *map);

/* Changes a keymap by a `keys` file: lines `REQUEST KEY …`, as `undo u`, with
   the names that the key page shows.  Keys with one meaning in the whole
   program stay (Enter, Esc, Space, `!`, digits).  False and the fault where
   a line is wrong; then the map is as it was. */
bool keys_read(struct keymap *map, const char *data, size_t length,
	       struct fault *fault);

/* What a key asks for in that context; REQUEST_NONE: nothing. */
struct press keys_find(const struct keymap *map, enum key_context context,
		       struct key key);

/* The key whose default is `word` ("p", "Enter", "PgUp") as it is set now, in
   words: what the last line shows.  NULL: no key of that context. */
const char *keys_show(const struct keymap *map, enum key_context context,
		      struct word word, char room[8]);

/* Appends all keys of a request in words: "K  F1". */
void keys_list(const struct keymap *map, enum request request,
	       struct text *text);

/* The key that a word of the last line stands for (a click on it). */
bool keys_press(const struct keymap *map, enum key_context context,
		struct word word, struct key *key);

#endif
