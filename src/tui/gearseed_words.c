/* GearSeed's sentences at the table: data, no code. */
#include "gearseed_words.h"

#include <stddef.h>

const struct gt_words gt_words[GT_WORDS] = {
	[WORD_BUILD] = {
		.phrase = {"nw",
			"{1}: choose a card to build, {2}.",
			"{1}: choose a card, {2}."},
	},
	[WORD_WHERE] = {
		.phrase = {"nc",
			"{1}: where does {2} go? The arrows choose the cell.",
			"{1}: where does {2} go? Arrows choose the cell."},
	},
	[WORD_BUILD_AT] = {
		.phrase = {"nc@w",
			"{1}: build {2} at {3}, {4}? Enter builds it.",
			"{1}: build {2} at {3}, {4}? Enter builds."},
		.tight = "{1}: build {2} at {3}? Enter builds.",
	},
	[WORD_FLIP] = {
		.phrase = {"n",
			"{1}: flip your Burst card? 1 or 0, then Enter.",
			NULL},
	},
	[WORD_EXTRA] = {
		.phrase = {"nw",
			"{1}: build one more card, {2}, or 0 for none.",
			"{1}: build one more, {2}, or 0."},
		.tight = "{1}: build one more card, or 0 for none.",
	},
	[WORD_EXTRA_ANY] = {
		.phrase = {"n",
			"{1}: build one more card, or 0 for none.",
			NULL},
	},
	[WORD_EXTRA_AT] = {
		.phrase = {"nc@",
			"{1}: build {2} at {3}? Enter builds it.",
			"{1}: build {2} at {3}? Enter builds it."},
	},
	[WORD_EXTRA_NONE] = {
		.phrase = {"n",
			"{1}: build no more card? Enter goes on.",
			NULL},
	},
	[WORD_TRIGGER] = {
		.phrase = {"nw",
			"{1}: which Trigger comes first? {2}, then Enter.",
			"{1}: which first? {2}, then Enter."},
	},
	[WORD_CHOOSE] = {
		.phrase = {"n",
			"{1}: choose 1 or 2, then Enter.",
			NULL},
	},
	[WORD_BURN] = {
		.phrase = {"n#w",
			"{1}: burn up to {2} cards, {3} each, or 0 for none.",
			"{1}: burn up to {2} cards, or 0 for none."},
	},
	[WORD_BURN_ONE] = {
		.phrase = {"nw",
			"{1}: burn 1 card for {2}, or 0 for none.",
			"{1}: burn 1 card, or 0 for none."},
	},
	[WORD_BURN_THESE] = {
		.phrase = {"nl#",
			"{1}: burn {2} for {3} points? Enter burns them.",
			"{1}: burn {2}? Enter burns."},
	},
	[WORD_BURN_THIS] = {
		.phrase = {"ncw",
			"{1}: burn {2} for {3}? Enter burns it.",
			"{1}: burn {2}? Enter burns it."},
	},
	[WORD_BURN_NONE] = {
		.phrase = {"n",
			"{1}: burn no card? Enter goes on.",
			NULL},
	},
	[WORD_TAKE] = {
		.phrase = {"n",
			"{1}: take one Free card into your hand, or 0 for "
			"none.",
			"{1}: take one Free card, or 0 for none."},
	},
	[WORD_TAKE_THIS] = {
		.phrase = {"nc@",
			"{1}: take {2} from {3}? Enter takes it.",
			NULL},
	},
	[WORD_TAKE_NONE] = {
		.phrase = {"n",
			"{1}: take no card? Enter goes on.",
			NULL},
	},
	[WORD_PULL] = {
		.phrase = {"nc@",
			"{1}: move one Free card next to {2} at {3}, or 0 "
			"for none.",
			"{1}: move one Free card, or 0 for none."},
	},
	[WORD_PULL_CARD] = {
		.phrase = {"nc@",
			"{1}: move {2} from {3}? Enter, then its cell; 0 none.",
			"{1}: move {2} from {3}? Enter, then its cell."},
	},
	[WORD_PULL_WHERE] = {
		.phrase = {"nc@",
			"{1}: where does {2} from {3} go? An arrow, or 0 "
			"for none.",
			"{1}: where does {2} go? An arrow, or 0."},
	},
	[WORD_PULL_THIS] = {
		.phrase = {"nc@@",
			"{1}: move {2} from {3} to {4}? Enter moves it, 0 "
			"none.",
			"{1}: move {2} to {4}? Enter moves it."},
	},
	[WORD_PULL_NONE] = {
		.phrase = {"n",
			"{1}: move no card? Enter goes on.",
			NULL},
	},
	[WORD_KEEP] = {
		.phrase = {"nw",
			"{1}: keep one of the cards you see. {2} under the "
			"deck.",
			"{1}: keep one of the cards you see."},
	},
	[WORD_KEEP_THIS] = {
		.phrase = {"nc",
			"{1}: keep {2}? Enter keeps it.",
			NULL},
	},
	[WORD_SHRINE] = {
		.phrase = {"n@w",
			"{1}: use the {2} Shrine Ability, {3}? 1 yes, 0 no.",
			"{1}: use the Shrine Ability? 1 yes, 0 no."},
	},
	[WORD_DISCARD] = {
		.phrase = {"n#",
			"{1}: discard {2} cards, in the order they go under "
			"the deck.",
			"{1}: discard {2} cards, in order."},
	},
	[WORD_DISCARD_ONE] = {
		.phrase = {"n",
			"{1}: discard 1 card; it goes under the deck.",
			"{1}: discard 1 card."},
	},
	[WORD_DISCARD_SOME] = {
		.phrase = {"n###",
			"{1}: discard {2} cards. {3} chosen, {4} more.",
			NULL},
	},
	[WORD_DISCARD_ALL] = {
		.phrase = {"n##",
			"{1}: discard {2} cards. All {3} are chosen: Enter "
			"discards them.",
			"{1}: all {3} are chosen: Enter discards."},
	},
	[WORD_DISCARD_THIS] = {
		.phrase = {"nc",
			"{1}: discard {2}? Enter discards it.",
			NULL},
	},
	[WORD_RAZE] = {
		.phrase = {"n",
			"{1}: raze 1 Free card.",
			NULL},
	},
	[WORD_RAZE_THIS] = {
		.phrase = {"nc@",
			"{1}: raze 1 Free card. {2} at {3}? Enter razes it.",
			"{1}: raze {2} at {3}? Enter razes it."},
	},

	[WORD_NO_CELL] = {
		.phrase = {"c",
			"Nothing is chosen yet: the arrows choose a cell "
			"for {1}.",
			"Nothing is chosen yet: arrows choose a cell."},
	},
	[WORD_NO_LINE] = {
		.phrase = {"w",
			"Nothing is chosen yet: press {1} or an arrow first.",
			"Nothing is chosen yet: press {1} first."},
	},
	[WORD_NO_SITE] = {
		.phrase = {"",
			"Nothing is chosen yet: the arrows choose a card of "
			"the town.",
			"Nothing is chosen yet: arrows choose a card."},
	},
	[WORD_NO_BURN] = {
		.phrase = {"",
			"Nothing is chosen yet: Up chooses the card in "
			"focus, 0 none.",
			"Nothing is chosen yet: Up chooses, 0 is none."},
	},
	[WORD_NO_DISCARD] = {
		.phrase = {"#",
			"{1} more to choose: Up chooses the card in focus.",
			NULL},
	},
	[WORD_ONLY_LOOKING] = {
		.phrase = {"",
			"You are only looking: Esc goes back to the hand.",
			NULL},
	},
	[WORD_ALL_PICKED] = {
		.phrase = {"",
			"No more cards may go. Down takes the card in focus "
			"back.",
			NULL},
	},
	[WORD_NOT_PICKED] = {
		.phrase = {"",
			"That card is not chosen. Up chooses it.",
			NULL},
	},

	[KEYS_BUILD] = {
		.phrase = {"",
			"Arrows card   1-9 card   Enter choose   S score   "
			"L log   ? rule   K keys",
			"Arrows card   1-9 card   Enter choose   ? rule   K "
			"keys"},
		.broad =
			"Arrows card   1-9 card   Enter choose   Up look "
			"round   S score   L log   ? rule   K keys   q menu",
	},
	[KEYS_BUILD_UNDO] = {
		.phrase = {"",
			"Arrows card   1-9 card   Enter choose   u undo   S "
			"score   ? rule   K keys",
			"Arrows card   Enter choose   u undo   ? rule   K "
			"keys"},
		.broad =
			"Arrows card   1-9 card   Enter choose   Up look "
			"round   u undo   S score   L log   ? rule   K keys "
			"  q menu",
	},
	[KEYS_BUILD_BURST] = {
		.phrase = {"",
			"Arrows card   1-9 card   Enter choose   b Burst   "
			"S score   ? rule   K keys",
			"Arrows card   Enter choose   b Burst   ? rule   K "
			"keys"},
		.broad =
			"Arrows card   1-9 card   Enter choose   Up look "
			"round   b Burst   S score   L log   ? rule   K "
			"keys   q menu",
	},
	[KEYS_CELL] = {
		.phrase = {"",
			"Arrows cell   1-9 card   Enter build   Esc hand   "
			"S score   ? rule   K keys",
			"Arrows cell   1-9 card   Enter build   Esc hand   "
			"K keys"},
		.broad =
			"Arrows cell   1-9 card   Enter build   Esc hand   "
			". , next cell   S score   L log   ? rule   K keys  "
			" q menu",
	},
	[KEYS_CELL_BURST] = {
		.phrase = {"",
			"Arrows cell   1-9 card   Enter build   Esc hand   "
			"b Burst   ? rule   K keys",
			"Arrows cell   1-9 card   Enter build   Esc hand   "
			"K keys"},
		.broad =
			"Arrows cell   1-9 card   Enter build   Esc hand   "
			". , next cell   b Burst   L log   ? rule   K "
			"keys   q menu",
	},
	[KEYS_EXTRA] = {
		.phrase = {"",
			"Arrows card   1-9 card   0 none   Enter choose   S "
			"score   ? rule   K keys",
			"Arrows card   0 none   Enter choose   ? rule   K "
			"keys"},
	},
	[KEYS_LOOK] = {
		.phrase = {"",
			"Arrows look   Esc hand   c centre   S score   L "
			"log   ? rule   K keys",
			"Arrows look   Esc hand   c centre   K keys"},
	},
	[KEYS_FLIP] = {
		.phrase = {"",
			"1 flip   0 not now   Enter decide   S score   ? "
			"rule   K keys   q menu",
			"1 flip   0 not now   Enter decide   ? rule   K keys"},
	},
	[KEYS_FLIP_EARLY] = {
		.phrase = {"",
			"1 flip   0 not now   Enter decide   Esc back   S "
			"score   ? rule   K keys",
			"1 flip   0 not now   Enter decide   Esc back   K "
			"keys"},
	},
	[KEYS_NONE] = {
		.phrase = {"",
			"Arrows card   0 none   Enter go on   Esc back   S "
			"score   ? rule   K keys",
			"Arrows card   Enter go on   Esc back   ? rule   K "
			"keys"},
	},
	[KEYS_TRIGGER] = {
		.phrase = {"",
			"1 2 or arrows choose   Enter decide   S score   ? "
			"rule   K keys   q menu",
			"1 2 choose   Enter decide   ? rule   K keys   q "
			"menu"},
	},
	[KEYS_CHOOSE] = {
		.phrase = {"",
			"1 2 choose   Enter decide   D seeds in the deck   "
			"? rule   K keys   q menu",
			"1 2 choose   Enter decide   D deck   ? rule   K "
			"keys"},
	},
	[KEYS_SHRINE] = {
		.phrase = {"",
			"1 use it   0 not now   Enter decide   S score   ? "
			"rule   K keys   q menu",
			"1 use it   0 not now   Enter decide   ? rule   K "
			"keys"},
	},
	[KEYS_BURN] = {
		.phrase = {"",
			"Arrows card   Up choose   Down back   0 none   "
			"Enter burn   ? rule   K keys",
			"Up choose   Down put back   0 none   Enter burn   "
			"K keys"},
	},
	[KEYS_TAKE] = {
		.phrase = {"",
			"Arrows card   0 none   Enter take   S score   ? "
			"rule   K keys   q menu",
			"Arrows card   0 none   Enter take   ? rule   K keys"},
	},
	[KEYS_PULL] = {
		.phrase = {"",
			"Arrows card   0 nothing   Enter choose   S score   "
			"? rule   K keys   q menu",
			"Arrows card   0 nothing   Enter choose   K keys"},
	},
	[KEYS_PULL_CELL] = {
		.phrase = {"",
			"Arrows cell   0 nothing   Enter move   Esc other "
			"card   ? rule   K keys",
			"Arrows cell   0 nothing   Enter move   Esc card   "
			"K keys"},
	},
	[KEYS_DISCARD] = {
		.phrase = {"",
			"Arrows card   Up choose   Down put back   Enter "
			"discard   ? rule   K keys",
			"Up choose   Down put back   Enter discard   K keys"},
	},
	[KEYS_RAZE] = {
		.phrase = {"",
			"Arrows card   Enter raze   Space own hand   S "
			"score   L log   ? rule   K keys",
			"Arrows card   Enter raze   Space hand   S score   "
			"K keys"},
	},
	[KEYS_FACE_DOWN] = {
		.phrase = {"",
			"Space hand up   Tab recap again   S score   L log  "
			" ? rule   K keys",
			"Space hand up   Tab recap again   S score   K keys"},
	},
};
