/* What the table itself says, in a wide and a narrow form each; a game's own
   words are its painter's. */
#ifndef HOTBED_TABLE_WORDS_H
#define HOTBED_TABLE_WORDS_H

#include "phrase.h"

enum table_word {
	/* messages */
	TABLE_FACE_DOWN,
	TABLE_IDLE,
	TABLE_SPACE_FIRST,
	TABLE_NAMES,
	TABLE_TAKEN_BACK,
	TABLE_TAKEN_BACK_OPENLY,
	TABLE_UNDO_STOPS,
	TABLE_NOTHING_UNDONE,
	TABLE_FORWARD,
	TABLE_GREETING, /* a sentence that was made elsewhere */
	TABLE_NO_DECKS,
	TABLE_DECKS_DOWN,
	TABLE_NO_SCORE,
	TABLE_NOTHING_CHOSEN,
	TABLE_TURNS,
	TABLE_TURNS_SAVED,
	TABLE_SAVED,
	TABLE_NOT_SAVED,
	/* prompts */
	TABLE_TURN_HAND,
	TABLE_TURN_OVER,
	TABLE_TURN_OVER_OPEN,
	TABLE_COVER,
	TABLE_END,
	TABLE_MENU,
	TABLE_RESIGN_TO,
	TABLE_RESIGN,
	TABLE_WORDS_COUNT
};

extern const struct phrase table_words[TABLE_WORDS_COUNT];

#endif
