/* Keys become requests by one table, with the words that the key pages and
   the last line show: what is shown is what works. */
#ifndef HOTBED_KEYS_H
#define HOTBED_KEYS_H

#include <stdbool.h>
#include <stdint.h>

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
	KEY_CODE_RESUMED, /* after Ctrl-Z and fg */
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
	REQUEST_HINT,
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

#endif
