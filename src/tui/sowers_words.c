/* What the Sowers table says and writes.  One test measures every row in
   both forms, another holds the pictures against them. */
#include "sowers_words.h"

const struct phrase sowers_words[SOWERS_WORDS_COUNT] = {
	/* prompts */
	[SAY_PLAY] = {"n", "{1}: play a card. Choose the card, then a soil.",
		      NULL},
	[SAY_SECOND] = {"n",
			"{1}: second play. Choose a card for the Path, Thorny "
			"or Good Soil.",
			"{1}: second play. Choose a card, then a soil."},
	[SAY_PAY] = {"nc",
		     "{1}: pay {2} to the Path? Enter plays it, Esc takes it "
		     "back.",
		     "{1}: pay {2} to the Path? Enter plays it."},
	[SAY_LAY_ROCKY] = {"nc",
			   "{1}: lay {2} on the Rocky Soil? Enter plays it, "
			   "Esc takes it back.",
			   "{1}: lay {2} on Rocky? Enter plays it."},
	[SAY_LAY_THORNY] = {"nc",
			    "{1}: lay {2} on the Thorny Soil? Enter plays "
			    "it, Esc takes it back.",
			    "{1}: lay {2} on Thorny? Enter plays it."},
	[SAY_SOW_ONE] = {"nc",
			 "{1}: sow {2}? Enter sows it, Esc takes it back.",
			 "{1}: sow {2}? Enter sows it."},
	[SAY_SOW_FIRST] = {"nc",
			   "{1}: sow {2}? Left Right fewer, more. Enter "
			   "sows.",
			   "{1}: sow {2}? Right is more. Enter sows."},
	[SAY_SOW_RUN] = {"ncc",
			 "{1}: sow {2} to {3}? Left Right fewer, more. Enter "
			 "sows.",
			 "{1}: sow {2} to {3}? Left is fewer. Enter sows."},
	[SAY_SOW_ON] = {"nc",
			"{1}: sow on with {2}, or 0 to stop here.", NULL},
	[SAY_SOW_STOP] = {"n",
			  "{1}: stop sowing here? Enter stops, Esc takes it "
			  "back.",
			  "{1}: stop sowing here? Enter stops."},
	[SAY_RISK_PAY] = {"nc",
			  "{1}: pay {2} to the Path at that risk? ! does it, "
			  "Esc does not.",
			  "{1}: pay {2} at that risk? ! does, Esc not."},
	[SAY_RISK_ROCKY] = {"nc",
			    "{1}: lay {2} on Rocky at that risk? ! does it, "
			    "Esc does not.",
			    "{1}: lay {2} on Rocky all the same? ! or Esc."},
	[SAY_RISK_THORNY] = {"nc",
			     "{1}: lay {2} on Thorny at that risk? ! does "
			     "it, Esc does not.",
			     "{1}: lay {2} on Thorny all the same? ! or "
			     "Esc."},
	[SAY_RISK_SOW] = {"nc",
			  "{1}: sow up to {2} at that risk? ! does it, Esc "
			  "does not.",
			  "{1}: sow up to {2} all the same? ! or Esc."},
	[SAY_RISK_STOP] = {"n",
			   "{1}: stop sowing at that risk? ! does it, Esc "
			   "does not.",
			   "{1}: stop sowing all the same? ! or Esc."},
	[SAY_RISK_PICK] = {"nc",
			   "{1}: pick up {2} at that risk? ! does it, Esc "
			   "does not.",
			   "{1}: pick up {2} all the same? ! or Esc."},
	[SAY_RISK_LEAVE] = {"n",
			    "{1}: leave them all at that risk? ! does it, Esc "
			    "does not.",
			    "{1}: leave them all the same? ! or Esc."},
	[SAY_PICK] = {"n", "{1}: pick up one card, or 0 to leave them all.",
		      "{1}: pick up a card, or 0 to leave them."},
	[SAY_PICK_ROCKY] = {"nc",
			    "{1}: pick up {2} from Rocky? Enter takes it.",
			    NULL},
	[SAY_PICK_THORNY] = {"nc",
			     "{1}: pick up {2} from Thorny? Enter takes it.",
			     NULL},
	[SAY_PICK_NONE] = {"n", "{1}: leave them all? Enter leaves them.",
			   NULL},
	[SAY_PUT] = {"n#",
		     "{1}: put {2} cards back. Up is the top of the deck, "
		     "Down the bottom.",
		     "{1}: put {2} cards back. Up is top, Down low."},
	[SAY_PUT_ONE] = {"n",
			 "{1}: put 1 card back. Up is the top of the deck, "
			 "Down the bottom.",
			 "{1}: put 1 card back. Up is top, Down low."},
	[SAY_PUT_SOME] = {"n###",
			  "{1}: put {2} cards back. {3} placed, {4} more.",
			  NULL},
	[SAY_PUT_ALL] = {"n#",
			 "{1}: put {2} cards back. All {2} are placed: Enter "
			 "returns them.",
			 "{1}: all {2} are placed. Enter returns them."},
	[SAY_PUT_TWO_ALL] = {"n",
			     "{1}: put 2 cards back. Both are placed: Enter "
			     "returns them.",
			     "{1}: both are placed. Enter returns them."},
	[SAY_PUT_ONE_ALL] = {"n",
			     "{1}: put 1 card back. It is placed: Enter "
			     "returns it.",
			     "{1}: it is placed. Enter returns it."},
	[SAY_DISCARD] = {"n#", "{1}: discard {2} yellow seeds to the Path.",
			 NULL},
	[SAY_DISCARD_ONE] = {"n", "{1}: discard 1 yellow seed to the Path.",
			     NULL},
	[SAY_DISCARD_SOME] = {"n###",
			      "{1}: discard {2} yellow seeds to the Path. {3} "
			      "chosen, {4} more.",
			      "{1}: discard {2} seeds. {3} chosen, {4} "
			      "more."},
	[SAY_DISCARD_ALL] = {"n#",
			     "{1}: discard {2} yellow seeds. All {2} are "
			     "chosen: Enter discards them.",
			     "{1}: all {2} are chosen. Enter discards them."},
	[SAY_DISCARD_TWO_ALL] = {"n",
				 "{1}: discard 2 yellow seeds. Both are "
				 "chosen: Enter discards them.",
				 "{1}: both are chosen. Enter discards them."},
	[SAY_DISCARD_ONE_ALL] = {"n",
				 "{1}: discard 1 yellow seed. It is chosen: "
				 "Enter discards it.",
				 "{1}: it is chosen. Enter discards it."},

	/* messages */
	[SAY_FOURTH] = {"cl",
			"{1} is the fourth: {2} are swept unless your second "
			"play lifts one.",
			"{1} is the fourth: {2} are then swept."},
	[SAY_FOUR_LIE] = {"l",
			  "Four lie on Rocky: {1} are swept unless you then "
			  "lift one (S23).",
			  "{1} are swept unless you lift one (S23)."},
	[SAY_SECOND_DREW] = {"l",
			     "You drew {1}. This is the second play of your "
			     "Rocky card (S22).",
			     "You drew {1}. This is the second play (S22)."},
	[SAY_SOWS_TEN] = {"", "Then all ten are sown (S29).", NULL},
	[SAY_NO_SOIL_YET] = {"",
			     "Nothing is chosen yet: p r t g or Down choose a "
			     "soil.",
			     NULL},
	[SAY_NO_SEED_YET] = {"",
			     "Nothing is chosen yet: g or Right sows on, 0 "
			     "stops here.",
			     NULL},
	[SAY_NO_PICK_YET] = {"",
			     "Nothing is chosen yet: Left Right choose a "
			     "card, 0 leaves them all.",
			     "Nothing is chosen yet: Left Right, or 0 for "
			     "none."},
	[SAY_NOT_ALL_PUT] = {"##",
			     "Not all are placed yet: {1} placed, {2} more. "
			     "Up or Down places one.",
			     "{1} placed, {2} more: Up or Down places one."},
	[SAY_NOT_ALL_OUT] = {"##",
			     "Not all are chosen yet: {1} chosen, {2} more. "
			     "Up chooses one.",
			     "{1} chosen, {2} more: Up chooses one."},
	[SAY_PUT_FULL] = {"ww",
			  "{1} {2} placed. Take one back first: Backspace "
			  "(S25).",
			  "{1} {2} placed. Backspace takes one (S25)."},
	[SAY_OUT_FULL] = {"ww",
			  "{1} {2} chosen. Take one back first: Backspace "
			  "(S13).",
			  "{1} {2} chosen. Backspace takes one (S13)."},
	[SAY_ONLY_RISK] = {"",
			   "Enter does not take a risk: ! does, Esc goes "
			   "back.",
			   NULL},
	[SAY_NO_NUMBER] = {"#", "No card here shows a {1}.", NULL},
	[SAY_NO_COLOUR] = {"w", "There is no {1} card here.", NULL},

	/* the key line */
	[KEYLINE_PLAY] = {"",
		       "Arrows card, soil   p r t g soil   Enter play   "
		       "? rule   K keys   q menu",
		       "Arrows card   p r t g soil   Enter play   ? rule   "
		       "K keys"},
	[KEYLINE_SECOND] = {"",
			 "Arrows card, soil   p t g soil   Enter play   "
			 "? rule   K keys   q menu",
			 "Arrows card   p t g soil   Enter play   ? rule   "
			 "K keys"},
	[KEYLINE_CHOSEN] = {"",
			 "Enter play   Esc back   Arrows card, soil   "
			 "? rule   K keys   q menu",
			 "Enter play   Esc back   Arrows card   ? rule   "
			 "K keys"},
	[KEYLINE_RISK] = {"",
		       "! take the risk   Esc back   D what is left in your "
		       "deck   ? rule   K keys",
		       "! take the risk   Esc back   D deck   ? rule   "
		       "K keys"},
	[KEYLINE_RUN] = {"",
		      "Left Right fewer, more   Enter sow   Esc back   "
		      "? rule   K keys   q menu",
		      "Left Right fewer, more   Enter sow   Esc back"},
	[KEYLINE_RUN_WILD] = {"",
		      "Left Right fewer, more   w wild   Enter sow   Esc "
		      "back   ? rule   K keys",
		      "Left Right fewer, more   w wild   Enter sow   Esc back"},
	[KEYLINE_SOW_ONE] = {"",
			 "Enter sow   Esc back   ? rule   K keys   q menu",
			 "Enter sow   Esc back   ? rule   K keys"},
	[KEYLINE_SOW_ON] = {"",
			 "g sow on   Right one   0 stop   Enter do it   "
			 "? rule   K keys   q menu",
			 "g sow on   0 stop   Enter do it   ? rule   K keys"},
	[KEYLINE_PICK] = {"",
		       "Arrows card   0 none   Enter pick up   ? rule   "
		       "K keys   q menu",
		       "Arrows card   0 none   Enter pick up   ? rule   "
		       "K keys"},
	[KEYLINE_PUT] = {"",
		      "Up top   Down bottom   Backspace back to hand   "
		      "Enter return   ? rule   K keys",
		      "Up top   Down low   Backspace back   Enter return"},
	[KEYLINE_DISCARD] = {"",
			  "Arrows card   Up choose   Down put back   "
			  "Enter discard   ? rule   K keys",
			  "Up choose   Down back   Enter discard   ? rule   "
			  "K keys"},

	/* the mat */
	[MAT_HAND_DECK] = {"##", " ── hand {1} ── deck {2} ", NULL},
	[MAT_PILES] = {"##", " ── black pile {1} ── yellow pile {2} ",
		       " ── black {1} ── yellow {2} "},
	[MAT_PILES_BARE] = {"##", " ── {1} ── {2} ", NULL},
	[MAT_FIRST] = {"", " plays first ", " first "},
	[MAT_SECOND] = {"", " plays second ", " second "},
	[MAT_ROCKY] = {"", " The Rocky Soil, shared ", " Rocky, shared "},
	[MAT_PATH] = {"", " The Path, shared ", " Path, shared "},
	[MAT_NEXT] = {"#", "next: below {1}", "next below {1}"},
	[MAT_NEXT_ANY] = {"", "next: any yellow", "next any"},
	[MAT_NEXT_NONE] = {"", "next: none", "next none"},
	[MAT_NEXT_WILD] = {"", "next: a wild", "next a wild"},
	[MAT_FOUR_COMING] = {"", "4 here: all swept", NULL},
	[MAT_FOUR_HERE] = {"", "4: swept after this", "4: swept"},
	[MAT_EMPTY] = {"", "empty: any yellow may begin", NULL},
	[MAT_OUT] = {"#", "cards, out of play", "{1} cards, out"},
	[MAT_OUT_ONE] = {"#", "card, out of play", "{1} card, out"},
	[MAT_OUT_GHOST] = {"#", "out of play", "{1} cards"},
	[MAT_LAST_BOTH] = {"cc", "last: sowed {1}, flipped {2}",
			   "last: {1}, {2}"},
	[MAT_LAST_SOWED] = {"c", "last: sowed {1}", "last: {1}"},

	/* the panel */
	[PANEL_RUN_ONE] = {"#", "sow B{1}", NULL},
	[PANEL_RUN] = {"###", "sow B{1} to B{2}, {3} cards", NULL},
	[PANEL_SOW_ON] = {"#", "sow on with B{1}, or further", NULL},
	[PANEL_SOW_STOP] = {"", "stop here; the play is over", NULL},
	[PANEL_PICK_FRESH] = {"",
			      "any card of Rocky, or of your own Thorny Soil",
			      NULL},
	[PANEL_PICK_LAST] = {"",
			     "the last card of Rocky, or of your own Thorny "
			     "Soil",
			     "the last card of Rocky, or your Thorny"},
	[PANEL_ANY_ROCKY] = {"", "any card of the Rocky Soil", NULL},
	[PANEL_LAST_ROCKY] = {"", "the last card of the Rocky Soil",
				   NULL},
	[PANEL_ANY_THORNY] = {"", "any card of your own Thorny Soil", NULL},
	[PANEL_LAST_THORNY] = {"",
				    "the last card of your own Thorny Soil",
				    NULL},
	[PANEL_PICK_NEXT] = {"c",
			     "{1} from your Thorny Soil; it is your next seed "
			     "to sow",
			     "{1} from your Thorny; your next seed to sow"},
	[PANEL_PICK_THORNY] = {"c", "{1} from your Thorny Soil",
			       "{1} from your Thorny"},
	[PANEL_PICK_OWN] = {"c", "{1} from the Rocky Soil; you laid it",
			    "{1} from Rocky; you laid it"},
	[PANEL_PICK_OTHER] = {"cn", "{1} from the Rocky Soil; {2} laid it",
			      "{1} from Rocky; {2} laid it"},
	[PANEL_PICK_AQUILA] = {"cn",
			       "{1} from the Rocky Soil; {2} flipped it",
			       "{1} from Rocky; {2} flipped it"},
	[PANEL_ROCKY_SWEPT] = {"",
			       "Rocky keeps four cards: all four are swept "
			       "after this play",
			       "Rocky keeps four: all are swept"},
	[PANEL_ROCKY_SAVED] = {"w",
			       "Rocky keeps {1} cards: nothing is swept after "
			       "this play",
			       "Rocky keeps {1}: nothing is swept"},
	[PANEL_ROCKY_LEFT] = {"w", "Rocky keeps {1} cards", NULL},
	[PANEL_ROCKY_LEFT_ONE] = {"w", "Rocky keeps {1} card", NULL},
	[PANEL_ROCKY_BARE] = {"", "Rocky is empty: any yellow may begin",
			      NULL},
	[PANEL_HAND_FITS] = {"#", "your hand will be {1}",
			     "your hand will be {1}"},
	[PANEL_HAND_OVER] = {"###",
			     "your hand will be {1}, so you then discard {2} "
			     "of {3} yellow seeds",
			     "hand {1}: you then discard {2} of {3} yellow"},
	[PANEL_HAND_LIST] = {"##l",
			     "your hand will be {1}, so you then discard {2} "
			     "of {3}",
			     "hand {1}: you discard {2} of {3}"},
	[PANEL_HAND_LOST] = {"###",
			     "your hand will be {1} with {3} yellow: a black "
			     "must go, and you lose",
			     "hand {1}, {3} yellow: a black goes, you lose"},
	[PANEL_LEAVE] = {"", "leave them all", NULL},
	[PANEL_LEAVE_SWEPT] = {"",
			       "leave them all; Rocky is swept all the same",
			       "leave them all; Rocky is swept"},
	[PANEL_UNSEEN] = {"#", "{1} you have not seen", "{1} not seen"},
	[PANEL_BETWEEN] = {"#", "{1} in between", NULL},
	[PANEL_AFTER] = {"", "your deck after this  S25", "S25"},
	[PANEL_DISCARD_HOLD] = {"#",
				"You hold {1} cards; a turn may end with 7.",
				NULL},
	[PANEL_DISCARD_YELLOW] = {"",
				  "Only yellow seeds may go. They lie face "
				  "down, out of the game.",
				  "Only yellow seeds may go, face down."},
	[PANEL_DISCARD_PATH] = {"",
				"Discarding is no Path play: you draw nothing "
				"for it.",
				"It is no Path play: you draw nothing."},
	[PANEL_AWAY] = {"", "While you looked away", NULL},
	[PANEL_TURN] = {"#", "Turn {1}", "Turn {1}"},

	/* the pages */
	[PAGE_YOUR_DECK] = {"", "Your deck", NULL},
	[PAGE_CARDS] = {"#", "{1} cards", NULL},
	[PAGE_CARD] = {"", "1 card", NULL},
	[PAGE_NO_CARD] = {"", "empty", NULL},
	[PAGE_NEXT] = {"", "next", NULL},
	[PAGE_THEN] = {"", "then", NULL},
	[PAGE_LAST] = {"", "last", NULL},
	[PAGE_UNKNOWN] = {"#", "{1} cards in an order you do not know:",
			  "{1} cards, order unknown:"},
	[PAGE_UNKNOWN_ONE] = {"", "1 card, the last you have not seen:",
			      "1 card, not seen:"},
	[PAGE_IT_ON] = {"#", "you put it there on turn {1}",
			"put there on turn {1}"},
	[PAGE_THEM_ON] = {"#", "you put them there on turn {1}",
			  "put there on turn {1}"},
	[PAGE_DRAWS] = {"", "Draws left", NULL},
	[PAGE_DRAWS_COUNT] = {"#", "{1}, one a turn and more by plays", NULL},
	[PAGE_SEEDS] = {"", "Seeds to sow", NULL},
	[PAGE_SEEDS_HAND] = {"#c", "{1}, next {2}; it is in your hand", NULL},
	[PAGE_SEEDS_DECK] = {"#c", "{1}, next {2}; it is in your deck", NULL},
	[PAGE_SEEDS_GONE] = {"#c", "{1}, next {2}; it lies in your Thorny Soil",
			     NULL},
	[PAGE_SEEDS_NONE] = {"", "none: all ten are sown", NULL},
	[PAGE_PATH] = {"", "The Path", NULL},
	[PAGE_PATH_COUNT] = {"#", "{1} cards, out of the game", NULL},
	[PAGE_PATH_ONE] = {"", "1 card, out of the game", NULL},
	[PAGE_PATH_YOURS] = {"", "yours:", NULL},
	[PAGE_PATH_SWEPT] = {"", "swept:", NULL},
	[PAGE_PATH_THEIRS] = {"#n", "{1} of {2}'s, not known to you", NULL},
	[PAGE_PATH_THEIR_ONE] = {"n", "{1}'s, not known to you", NULL},
	[PAGE_PATH_THEIR_ALL] = {"n", "all {1}'s, not known to you", NULL},
	[PAGE_OTHER] = {"##WW", "hand {1}, deck {2}; sown {3}; Thorny {4}",
			NULL},
	[PAGE_OTHER_PILES] = {"##W",
			      "black pile {1}, yellow pile {2}; sown {3}",
			      "piles black {1}, yellow {2}; sown {3}"},
	[PAGE_OTHER_COMING] = {"", "still in the yellow pile:", NULL},
	[END_FIRST] = {"", " played first ", " first "},
	[END_SECOND] = {"", " played second ", " second "},
	[END_YELLOW] = {"#", "yellow seeds in the deck: {1}", "yellow {1}"},
	[END_TOP_FIRST] = {"", "   (top first)", NULL},

	/* the boxes of the wide table, and a replay's words */
	[BOX_LOG] = {"", " Log ", NULL},
	[BOX_DECK] = {"n", " {1}'s deck, order unknown ", NULL},
	[BOX_DECK_DOWN] = {"n", " {1}'s deck ", NULL},
	[BOX_DRAWS] = {"#", "Draws left  {1}", NULL},
	[BOX_SOW] = {"#c", "To sow      {1}, next {2}", NULL},
	[BOX_SOW_NONE] = {"", "To sow      none", NULL},
	[BOX_NO_YELLOW] = {"", "No yellow is left in it.", NULL},
	[BOX_NO_BLACK] = {"", "No black is left in it.", NULL},
	[BOX_TOP] = {"", "On top   ", NULL},
	[BOX_LOW] = {"", "At last  ", NULL},
	[REPLAY_DECK] = {"n", "{1}'s deck, top first", "{1}'s deck"},
	[REPLAY_HAND] = {"n", "{1}'s hand", NULL},
	[REPLAY_PATH] = {"", "The Path, oldest first", "The Path"},
};
