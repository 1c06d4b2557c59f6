/* GearSeed's prompts, remarks and key lines, in one table that a test
   measures.  Sentences of the law are the rulebook's own. */
#ifndef HOTBED_GEARSEED_WORDS_H
#define HOTBED_GEARSEED_WORDS_H

#include "phrase.h"

enum gt_word {
	/* prompts: {1} is the name */
	WORD_BUILD,
	WORD_WHERE,
	WORD_BUILD_AT,
	WORD_FLIP,
	WORD_EXTRA,
	WORD_EXTRA_ANY,
	WORD_EXTRA_AT,
	WORD_EXTRA_NONE,
	WORD_TRIGGER,
	WORD_CHOOSE,
	WORD_BURN,
	WORD_BURN_ONE,
	WORD_BURN_THESE,
	WORD_BURN_THIS,
	WORD_BURN_NONE,
	WORD_TAKE,
	WORD_TAKE_THIS,
	WORD_TAKE_NONE,
	WORD_PULL,
	WORD_PULL_CARD,
	WORD_PULL_WHERE,
	WORD_PULL_THIS,
	WORD_PULL_NONE,
	WORD_KEEP,
	WORD_KEEP_THIS,
	WORD_SHRINE,
	WORD_DISCARD,
	WORD_DISCARD_ONE,
	WORD_DISCARD_SOME,
	WORD_DISCARD_ALL,
	WORD_DISCARD_THIS,
	WORD_RAZE,
	WORD_RAZE_THIS,
	/* remarks of an Enter that came too early */
	WORD_NO_CELL,
	WORD_NO_LINE,
	WORD_NO_SITE,
	WORD_NO_BURN,
	WORD_NO_DISCARD,
	WORD_ONLY_LOOKING,
	WORD_ALL_PICKED,
	WORD_NOT_PICKED,
	/* key lines */
	KEYS_BUILD,
	KEYS_BUILD_UNDO,
	KEYS_BUILD_BURST,
	KEYS_CELL,
	KEYS_CELL_BURST,
	KEYS_EXTRA,
	KEYS_LOOK,
	KEYS_FLIP,
	KEYS_FLIP_EARLY,
	KEYS_NONE,
	KEYS_TRIGGER,
	KEYS_CHOOSE,
	KEYS_SHRINE,
	KEYS_BURN,
	KEYS_TAKE,
	KEYS_PULL,
	KEYS_PULL_CELL,
	KEYS_DISCARD,
	KEYS_RAZE,
	KEYS_FACE_DOWN,
	GT_WORDS
};

struct gt_words {
	struct phrase phrase;
	const char *tight; /* the narrow form where names leave no room */
	const char *broad; /* the form for 110 columns and more */
};

extern const struct gt_words gt_words[GT_WORDS];

#endif
