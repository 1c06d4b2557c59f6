/* What the table itself says. */
#include "table_words.h"

#include <stddef.h>

const struct phrase table_words[TABLE_WORDS_COUNT] = {
	[TABLE_FACE_DOWN] = {
		"", "Your hand lies face down. Nobody sees it until you press "
		    "Space.",
		"Your hand lies face down until you press Space."},
	[TABLE_IDLE] = {
		"w", "Your hand was turned face down {1}. Space turns it up.",
		"Your hand lies face down: nobody played. Space turns it."},
	[TABLE_SPACE_FIRST] = {
		"", "Your hand lies face down: Space turns it up.", NULL},
	[TABLE_NAMES] = {
		"n", "{1}, it is your turn. Everybody else, please look away.",
		"{1}, it is your turn. The others look away."},
	[TABLE_TAKEN_BACK] = {"W", "Taken back: {1}.", NULL},
	[TABLE_TAKEN_BACK_MORE] = {
		"W#", "Taken back: {1}, and {2} more.",
		"Undone: {1}, and {2} more."},
	[TABLE_TAKEN_BACK_OPENLY] = {"", "The last play was taken back.", NULL},
	[TABLE_UNDO_STOPS] = {
		"", "Undo stops here: something new was learned, or another "
		    "seat has decided.",
		"Undo stops here: something new was learned since."},
	[TABLE_UNDO_OTHER] = {
		"n", "Undo stops here: {1} has played since.", NULL},
	[TABLE_UNDO_NOTHING] = {
		"", "Nothing has been played yet that could be taken back.",
		NULL},
	[TABLE_NOTHING_UNDONE] = {"", "Nothing was taken back.", NULL},
	[TABLE_FORWARD] = {"", "Forward again.", NULL},
	[TABLE_SEALED] = {
		"w", "This deal is sealed: {1}. Note it; the record proves "
		     "it.",
		"Sealed as {1}: note it now."},
	[TABLE_GREETING] = {"W", "{1}", NULL},
	[TABLE_NO_DECKS] = {"", "This game has no page of decks.", NULL},
	[TABLE_DECKS_DOWN] = {
		"", "What is left in a deck is for the hand's owner: Space "
		    "turns the hand up.",
		"The decks are for the hand's owner: Space first."},
	[TABLE_NO_SCORE] = {"", "This game keeps no score.", NULL},
	[TABLE_NOTHING_CHOSEN] = {
		"", "Nothing is chosen yet: a digit or the arrows choose.",
		NULL},
	[TABLE_TURNS] = {"w", "{1}.", NULL},
	[TABLE_UNSEALED] = {
		"w", "The deal was sealed: {1}. The record has its salt.",
		"Sealed: {1}. The record has its salt."},
	[TABLE_TURNS_SAVED] = {
		"w", "{1}. Saved among the records.", NULL},
	[TABLE_PAIR_SUMS] = {
		"n#n#", "Both games: {1} {2}, {3} {4}.", NULL},
	[TABLE_PAIR_WON] = {
		"n##", "{1} wins the match, {2} to {3}.", NULL},
	[TABLE_PAIR_LEVEL] = {"#", "The match is level, {1} each.", NULL},
	[TABLE_PAIR_GIVEN_UP] = {
		"nn", "{2} resigned: {1} wins the match.", NULL},
	[TABLE_SAVED] = {
		"", "The game is saved after every move. Nothing is lost if "
		    "you leave.",
		"The game is saved after every move."},
	[TABLE_NOT_SAVED] = {
		"", "This game is not being saved now.", NULL},

	[TABLE_TURN_HAND] = {
		"n", "{1}: press Space to turn your hand up.", NULL},
	[TABLE_TURN_OVER] = {
		"nn", "{1}: your turn is over. Enter covers the screen for "
		      "{2}.",
		"{1}: your turn is over. Enter covers."},
	[TABLE_TURN_OVER_OPEN] = {
		"n", "{1}: your turn is over. Enter turns your hand down.",
		"{1}: your turn is over. Enter goes on."},
	[TABLE_COVER] = {
		"n#", "{1}: press {2} when only you can see the screen.",
		NULL},
	[TABLE_END] = {
		"", "The game is over. Choose what comes next, then press "
		    "Enter.",
		"The game is over. Choose what comes next, then Enter."},
	[TABLE_MENU] = {
		"n", "{1}: choose, then press Enter. Esc goes back to the "
		     "game.",
		"{1}: choose, then press Enter."},
	[TABLE_RESIGN_TO] = {
		"nn", "{1}: resign this game to {2}? ! resigns, Esc does not.",
		"{1}: resign? ! resigns, Esc does not."},
	[TABLE_RESIGN] = {
		"n", "{1}: resign this game? ! resigns, Esc does not.",
		"{1}: resign? ! resigns, Esc does not."},
};
