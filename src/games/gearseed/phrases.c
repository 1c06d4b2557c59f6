/* The sentences.  "No: " is put before a refusal by whoever shows it.  Kinds
   of gaps of our own are f, a filter ("a Gremlin card"), and t, the list of
   three cards that opens a turn. */
#include "phrases.h"

#include <stddef.h>

const struct phrase gs_phrases[GS_PHRASES] = {
	[PHRASE_NOT_IN_HAND] = {"c", "{1} is not in the hand (G17).", NULL},
	[PHRASE_NOT_SEEN] = {"c", "{1} is not among the cards seen (B7).",
			     NULL},
	[PHRASE_BOTH_BUILT] =
		{"", "both builds are done (G16). b flips the Burst card.",
		 "both builds are done (G16). b is Burst."},
	[PHRASE_BUILD_TAKES] = {"f", "this build takes {1} (G21).",
				"only {1} (G21)."},
	[PHRASE_TAKE_TAKES] = {"f", "this Ability takes {1} (G21).",
			       "only {1} (G21)."},
	[PHRASE_CELL_TAKEN] =
		{"@", "{1} is taken. The dots are the free cells (G17).", NULL},
	[PHRASE_EMPTY_TOWN] =
		{"", "the town is empty: the next card goes to 0,0 (B17).",
		 "the town is empty: build at 0,0 (B17)."},
	[PHRASE_NOT_NEXT] = {"", "a card is built next to another (G17).",
			     NULL},
	[PHRASE_NO_TRIGGER] = {"@", "no Trigger waits at {1} (B2).", NULL},
	[PHRASE_NO_CARD_THERE] = {"@", "no card lies at {1} (G17).", NULL},
	[PHRASE_NOT_FREE] =
		{"@", "{1} has four neighbours and is not Free (G17).", NULL},
	[PHRASE_STEPS_TO_COME] =
		{"@c", "{2} at {1} has steps still to come (B6).", NULL},
	[PHRASE_ALREADY_NEXT] =
		{"@c", "{1} already lies next to {2} (G21).", NULL},
	[PHRASE_NO_GAP] = {"@c", "{1} is no empty cell next to {2} (G21).",
			   NULL},
	[PHRASE_ONE_OR_TWO] =
		{"", "there are two to choose from: 1 and 2 (B7).", NULL},
	[PHRASE_BURST_USED] =
		{"", "the Burst card is used, and it works once a game (G25).",
		 "the Burst card works once a game (G25)."},
	[PHRASE_FINISH_FIRST] = {"", "finish this build first (B9).", NULL},
	[PHRASE_BURST_OR_DONE] =
		{"", "both builds are done: flip the Burst card, or not (B9).",
		 "flip the Burst card, or not (B9)."},
	[PHRASE_BUILD_OWED] = {"", "a build is still owed (G16, B8).", NULL},
	[PHRASE_WANTS_EXTRA] =
		{"", "first build one more card, or say that none follows "
		     "(B6).",
		 "first build one more card, or none (B6)."},
	[PHRASE_WANTS_TRIGGER] =
		{"", "first choose the Trigger that comes next (G19).", NULL},
	[PHRASE_WANTS_CHOICE] = {"", "first choose one of the two (B7).",
				 NULL},
	[PHRASE_WANTS_BURN] =
		{"", "first choose a card to burn, or burn no more (B7).",
		 NULL},
	[PHRASE_WANTS_TAKE] =
		{"", "first take a Free card, or leave them all (B7).", NULL},
	[PHRASE_WANTS_PULL] =
		{"", "first move a Free card, or leave them all (B7).", NULL},
	[PHRASE_WANTS_KEEP] =
		{"", "first keep one of the cards seen (B7).", NULL},
	[PHRASE_WANTS_SHRINE] =
		{"", "first say whether the Shrine Ability is used (G24).",
		 "use the Shrine Ability, or not (G24)."},
	[PHRASE_WANTS_DISCARD] =
		{"", "the hand must come down to 3 cards (G27).", NULL},
	[PHRASE_WANTS_RAZE] =
		{"", "each seat now razes one Free card (G28).", NULL},
	[PHRASE_GAME_OVER] = {"", "the game is over (G29).", NULL},

	[PHRASE_YOU_DREW] = {"l", "You drew {1}.", NULL},
	[PHRASE_YOU_BUILT] = {"c@", "You built {1} at {2}.", NULL},
	[PHRASE_YOU_BUILT_FOR] =
		{"c@w", "You built {1} at {2} for {3}.", NULL},
	[PHRASE_YOU_BUILT_CASTE] =
		{"c@w", "You built {1} at {2}: {3}, the Caste Bonus.", NULL},
	[PHRASE_YOU_BUILT_BOTH] =
		{"c@w", "You built {1} at {2} for {3}. Both builds are done.",
		 "You built {1} at {2} for {3}. Both are done."},
	[PHRASE_YOU_BUILT_WAIT] =
		{"c@w", "You built {1} at {2}. {3} Triggers wait (G19).",
		 NULL},
	[PHRASE_YOU_BUILT_DREW] =
		{"c@l", "You built {1} at {2} and drew {3}.",
		 "You built {1} and drew {3}."},
	[PHRASE_YOU_BUILT_FOR_DREW] =
		{"c@wl", "You built {1} at {2} for {3} and drew {4}.",
		 "You built {1} for {3}, drew {4}."},
	[PHRASE_YOU_BUILT_BOTH_DREW] =
		{"c@wl",
		 "You built {1} for {3} and drew {4}. Both are done.",
		 "You built {1} for {3}, drew {4}."},
	[PHRASE_TRIGGER_FIRST] =
		{"c@", "The Trigger of {1} at {2} comes first.", NULL},
	[PHRASE_YOU_BURNT] =
		{"cw", "You put {1} under the deck and gained {2}.", NULL},
	[PHRASE_YOU_TOOK] =
		{"c@", "You took {1} from {2} into your hand; the cell is "
		       "free.",
		 "You took {1} from {2} into your hand."},
	[PHRASE_YOU_PULLED] = {"c@@", "You moved {1} from {2} to {3}.", NULL},
	[PHRASE_YOU_KEPT] =
		{"c", "You kept {1}; what else you saw is under the deck.",
		 NULL},
	[PHRASE_YOU_LOOK] = {"l", "You look at {1}.", NULL},
	[PHRASE_YOU_FLIPPED] =
		{"w", "Your Burst card is flipped: {1} (G25).", NULL},
	[PHRASE_YOUR_BURST] = {"w", "Your Burst card gave {1} (G25).", NULL},
	[PHRASE_YOU_DISCARDED] = {"l", "You put {1} under the deck.", NULL},
	[PHRASE_TURN_GAVE_DISCARD] =
		{"w#",
		 "Your turn gave {1}: {2}. The hand must come down to 3 cards.",
		 "Your turn gave {1}: {2}. Three cards may stay."},
	[PHRASE_YOU_RAZED] =
		{"c@", "You razed {1} at {2}. It went under the deck.", NULL},

	[PHRASE_OTHER_BUILT] = {"nc@", "{1} built {2} at {3}.", NULL},
	[PHRASE_OTHER_KEEPS] =
		{"nwww", "{1} built {2} for {3} and keeps {4}.",
		 "{1}: {2} built, {3}, keeps {4}."},
	[PHRASE_OTHER_RAZED] =
		{"nc@", "{1} razed {2} at {3}. It went under the deck.",
		 "{1} razed {2} at {3}."},
	[PHRASE_SEASON_ENDS_RAZED] =
		{"#nc@",
		 "Season {1} ends. {2} razed {3} at {4}. It went under the "
		 "deck.",
		 "Season {1} ends. {2} razed {3} at {4}."},
	[PHRASE_SEASON_ENDS] =
		{"#", "Season {1} ends. Each seat razes one Free card (G28).",
		 NULL},
	[PHRASE_SEASON_BEGINS] =
		{"ww",
		 "{1} begins: the {2} rule. The Seed deck was shuffled (G13, "
		 "G14).",
		 "{1} begins: the {2} rule (G13)."},
	[PHRASE_SEASON_AGAIN] =
		{"ww",
		 "{1} begins: the {2} rule. You begin it: your turn again "
		 "(G15).",
		 "{1} begins: the {2} rule. You go again (G15)."},
	[PHRASE_RESIGNED] = {"n", "{1} resigned.", NULL},
	[PHRASE_OVER] = {"", "The third Season is over (G29).", NULL},

	[PHRASE_LOG_SEASON] =
		{"ww", "{1} begins: the {2} rule; deck shuffled (G13, G14)",
		 "{1} begins: the {2} rule"},
	[PHRASE_LOG_DEALT] = {"l", "was dealt {1}", NULL},
	[PHRASE_LOG_ROW] = {"l", "the opening row is {1}", NULL},
	[PHRASE_LOG_DREW] = {"l", "drew {1}", NULL},
	[PHRASE_LOG_BUILT] = {"c@", "built {1} at {2}", NULL},
	[PHRASE_LOG_BUILT_FOR] =
		{"c@w", "built {1} at {2} for {3}", NULL},
	[PHRASE_LOG_BURST_BUILT] =
		{"c@", "built {1} at {2} with the Burst card",
		 "built {1} at {2} by Burst"},
	[PHRASE_LOG_BURST_BUILT_FOR] =
		{"c@w", "built {1} at {2} with the Burst card for {3}",
		 "built {1} at {2} by Burst for {3}"},
	[PHRASE_LOG_BURST] = {"w#", "counted {1} in play: {2}", NULL},
	[PHRASE_LOG_MORE] = {"c@", "built {1} at {2} as one more card",
			     "built {1} at {2} as well"},
	[PHRASE_LOG_MORE_FOR] =
		{"c@w", "built {1} at {2} as one more card for {3}",
		 "built {1} at {2} as well for {3}"},
	[PHRASE_LOG_FLIPPED] = {"w", "flipped the Burst card, {1} (G25)",
				"flipped Burst, {1}"},
	[PHRASE_LOG_MOVED] = {"c@@", "moved {1} from {2} to {3}", NULL},
	[PHRASE_LOG_TOOK] = {"c@", "took {1} from {2} into the hand",
			     "took {1} from {2}"},
	[PHRASE_LOG_BURNT] = {"l", "put {1} under the deck", NULL},
	[PHRASE_LOG_LOOKED] = {"lc", "looked at {1}, kept {2}", NULL},
	[PHRASE_LOG_LOOKING] = {"l", "looked at {1}", NULL},
	[PHRASE_LOG_DISCARDED] =
		{"l", "discarded {1} under the deck (G27)",
		 "discarded {1}"},
	[PHRASE_LOG_RAZED] = {"c@", "razed {1} at {2} (G28)", NULL},
	[PHRASE_LOG_TIEBREAK] =
		{"#", "adds {1} for the tie-break (G29)", NULL},
	[PHRASE_RECAP_TURN] = {"#nw", "Turn {1}, {2}: {3}", NULL},
	[PHRASE_RECAP_SEASON] = {"ww", "{1} begins: the {2} rule",
				 "{1} begins"},
	[PHRASE_RECAP_BUILT] = {"c@", "{1} at {2}", NULL},
	[PHRASE_RECAP_BURST] = {"c@", "Burst: {1} at {2}", NULL},
	[PHRASE_RECAP_MORE] = {"c@", "then {1} at {2}", NULL},
	[PHRASE_RECAP_COUNTED] = {"w#", "{1} in play x{2}", NULL},
	[PHRASE_RECAP_MOVED] = {"c@", "moved {1} to {2}", NULL},
	[PHRASE_RECAP_TOOK] = {"c@", "took {1} from {2}", NULL},
	[PHRASE_RECAP_YOU_DREW] = {"w", "You have drawn {1}.", NULL},
	[PHRASE_RECAP_YOU_DREW_THESE] = {"t", "You drew {1}.", NULL},
	[PHRASE_RECAP_RAZED] = {"nc@", "{1} razed {2} at {3}",
				"{1} razed {2}"},

	[PHRASE_WINS] = {"n", "{1} wins.", NULL},
	[PHRASE_WINS_SCORE] = {"nw", "{1} wins with {2} (G29).", NULL},
	[PHRASE_WINS_TIEBREAK] =
		{"n##", "{1} wins the tie-break, {2} to {3}.", NULL},
	[PHRASE_TIED_BOTH] =
		{"#",
		 "Both had {1}; each then counts the cards in play of the own "
		 "Burst type (G29).",
		 "Both had {1}; then the own Burst type counts (G29)."},
	[PHRASE_TIED_WHO] = {"W", "{1} were level.", NULL},
	[PHRASE_TIED_SCORE] =
		{"#",
		 "Each had {1}, and then counts the cards of the own Burst "
		 "type (G29).",
		 "Each had {1}; then the own Burst type counts (G29)."},
	[PHRASE_SHARE] = {"W", "{1} share the win.", NULL},
	[PHRASE_STILL_TIED] =
		{"#", "With the tie-break each has {1}, so the win is shared "
		      "(G29, B21).",
		 "With the tie-break each has {1} (G29, B21)."},
	[PHRASE_HAS] = {"nw", "{1} has {2}.", NULL},

	[PHRASE_UNDO_SEEN] =
		{"l", "Undo stops here: you have seen {1} from the deck.",
		 "Undo stops: you have seen {1}."},
	[PHRASE_UNDO_SEASON] =
		{"", "Undo stops here: the next Season has begun.", NULL},
	[PHRASE_UNDO_OTHER] =
		{"", "Undo stops here: something new lies open.", NULL},
};
