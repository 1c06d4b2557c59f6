/* Every sentence of the game in its wide and its narrow form.  Only words:
   who fills the gaps stands elsewhere. */
#include "inner.h"

/* Gaps of a block: refusals; the panel; stories; ends. */
static const char asked[] = "cc#w"; /* card, wanted card, count, list */
static const char panel[] = "cc#wc";
/* Name, card, three drawn, picked card or end of a run, list, two words. */
static const char story[] = "nccccclww";
/* Name, card, two drawn, other name, two numbers, word. */
static const char ended[] = "ncccn##w";

const struct phrase sowers_phrases[] = {
	[SAY_REFUSAL + LAW_OVER] = {asked, "the game is over (S29).", NULL},
	[SAY_REFUSAL + LAW_ASKS_PLAY] =
		{asked, "now a card is played to a soil (S13).", NULL},
	[SAY_REFUSAL + LAW_ASKS_PICK] =
		{asked, "now one card may be picked up, or none (S18).", NULL},
	[SAY_REFUSAL + LAW_ASKS_GOOD] =
		{asked, "now the run goes on with {2}, or ends (S28).", NULL},
	[SAY_REFUSAL + LAW_ASKS_PUT] =
		{asked, "now cards go back to the deck, {3} more (S25).",
		 NULL},
	[SAY_REFUSAL + LAW_ASKS_DISCARD] =
		{asked,
		 "only yellow seeds may be discarded, and never below 7 cards "
		 "(S13, S16).",
		 "only yellows, and never below 7 cards (S13, S16)."},
	[SAY_REFUSAL + LAW_NOT_HELD] =
		{asked, "{1} is not in the hand (S16).", NULL},
	[SAY_REFUSAL + LAW_PATH_YELLOW] =
		{asked, "the Path takes yellow seeds only (S17).",
		 "the Path takes yellows only (S17)."},
	[SAY_REFUSAL + LAW_PATH_DECK] =
		{asked, "the Path draws 1 card and your deck has none (S15).",
		 NULL},
	[SAY_REFUSAL + LAW_ROCKY_SECOND] =
		{asked, "the second play goes to another soil (S22).", NULL},
	[SAY_REFUSAL + LAW_ROCKY_YELLOW] =
		{asked, "Rocky takes yellow seeds only (S21).",
		 "Rocky takes yellows only (S21)."},
	[SAY_REFUSAL + LAW_ROCKY_ORDER] =
		{asked,
		 "on {2} Rocky takes only lower yellows (S21). In hand: {4}.",
		 "below {2} only (S21). In hand: {4}."},
	[SAY_REFUSAL + LAW_ROCKY_DECK] =
		{asked, "Rocky draws 2 cards and your deck has {3} (S15).",
		 NULL},
	[SAY_REFUSAL + LAW_ROCKY_HOPELESS] =
		{asked, "whatever you draw, no second play could follow (A1).",
		 NULL},
	[SAY_REFUSAL + LAW_THORNY_BLACK] =
		{asked, "Thorny takes black seeds only (S24).",
		 "Thorny takes blacks only (S24)."},
	[SAY_REFUSAL + LAW_THORNY_DECK] =
		{asked, "Thorny draws 3 cards and your deck has {3} (S15).",
		 NULL},
	[SAY_REFUSAL + LAW_THORNY_RETURNS] =
		{asked, "you could not put 4 cards back (S27).", NULL},
	[SAY_REFUSAL + LAW_GOOD_BLACK] =
		{asked, "the Good Soil takes black seeds only (S28).",
		 "Good takes blacks only (S28)."},
	[SAY_REFUSAL + LAW_GOOD_NEXT] =
		{asked, "{1} is not your next seed, that is {2} (S28).",
		 "your next seed is {2} (S28)."},
	[SAY_REFUSAL + LAW_PICK_PLACE] =
		{asked, "no such card: that soil has {3} (S18).", NULL},
	[SAY_REFUSAL + LAW_PICK_LAST] =
		{asked,
		 "under this challenge only the last card of a soil may be "
		 "picked up (S44).",
		 "only a soil's last card may be picked up (S44)."},
	[SAY_REFUSAL + LAW_PICK_LAST_ALONE] =
		{asked,
		 "under this challenge only the last card of a soil may be "
		 "picked up (S43).",
		 "only a soil's last card may be picked up (S43)."},
	[SAY_REFUSAL + LAW_PUT_APART] =
		{asked,
		 "under this challenge all four go to the same end of the "
		 "deck (S44).",
		 "all four go to the same end of the deck (S44)."},
	[SAY_REFUSAL + LAW_DISCARD_BLACK] =
		{asked,
		 "only yellow seeds may be discarded, and never below 7 cards "
		 "(S13, S16).",
		 "only yellows, and never below 7 cards (S13, S16)."},
	[SAY_MAY_GO] = {"cw", "{1} may go to: {2}.", "{1}: {2}."},

	[SAY_PANEL + LAW_PATH_YELLOW] =
		{panel, "no: it takes yellow seeds only",
		 "no: it takes yellow seeds"},
	[SAY_PANEL + LAW_PATH_DECK] =
		{panel, "no: it draws 1 and your deck is empty",
		 "no: your deck is empty"},
	[SAY_PANEL + LAW_ROCKY_SECOND] =
		{panel, "no: the second play goes to another soil",
		 "no: another soil for the second play"},
	[SAY_PANEL + LAW_ROCKY_YELLOW] =
		{panel, "no: it takes yellow seeds only",
		 "no: it takes yellow seeds"},
	[SAY_PANEL + LAW_ROCKY_ORDER] =
		{panel, "no: on {2} it takes only lower yellows",
		 "no: it takes yellows below {2}"},
	[SAY_PANEL + LAW_ROCKY_DECK] =
		{panel, "no: it draws 2 and your deck has fewer",
		 "no: it draws 2, your deck has fewer"},
	[SAY_PANEL + LAW_ROCKY_HOPELESS] =
		{panel, "no: whatever you draw, no second play could follow",
		 "no: no second play could follow"},
	[SAY_PANEL + LAW_THORNY_BLACK] =
		{panel, "no: it takes black seeds only",
		 "no: it takes black seeds"},
	[SAY_PANEL + LAW_THORNY_DECK] =
		{panel, "no: it draws 3 and your deck has fewer",
		 "no: it draws 3, your deck has fewer"},
	[SAY_PANEL + LAW_THORNY_RETURNS] =
		{panel, "no: you could not put 4 cards back", NULL},
	[SAY_PANEL + LAW_GOOD_BLACK] =
		{panel, "no: it takes black seeds only",
		 "no: it takes black seeds"},
	[SAY_PANEL + LAW_GOOD_NEXT] =
		{panel, "no: it takes your next seed, {2}", NULL},
	[SAY_PANEL_PATH] =
		{panel, "it leaves the game; draw 1, then you may pick up 1 "
			"card",
		 "it goes; draw 1, may pick up 1"},
	[SAY_PANEL_ROCKY] =
		{panel, "lay it, draw 2, play 1 card to another soil",
		 "lay it, draw 2, play 1 elsewhere"},
	[SAY_PANEL_ROCKY_FOURTH] =
		{panel, "lay it, draw 2, play 1 elsewhere; then 4 are swept",
		 "lay it, draw 2, play 1; 4 are swept"},
	[SAY_PANEL_THORNY] =
		{panel, "lay it, draw 3; then put 4 hand cards back in your "
			"deck",
		 "lay it, draw 3; then put 4 cards back"},
	[SAY_PANEL_GOOD] = {panel, "sow {1}", NULL},
	[SAY_PANEL_GOOD_STAY] =
		{panel, "sow {1}; {4} stay in your hand",
		 "sow {1}; {4} stay"},
	[SAY_PANEL_GOOD_STAYS] =
		{panel, "sow {1}; {5} stays in your hand",
		 "sow {1}; {5} stays"},
	[SAY_PANEL_GOOD_RUN] = {panel, "sow {1} to {2}, {3} cards", NULL},
	[SAY_PANEL_GOOD_RUN_STAY] =
		{panel, "sow {1} to {2}, {3} cards; {4} stay in your hand",
		 "sow {1} to {2}; {4} stay"},
	[SAY_PANEL_GOOD_RUN_STAYS] =
		{panel, "sow {1} to {2}, {3} cards; {5} stays in your hand",
		 "sow {1} to {2}; {5} stays"},

	[SAY_GAMBLE_ONE] =
		{"##",
		 "of the {1} pairs you may draw, {2} leaves you no play and "
		 "loses (A1).",
		 "{2} of the {1} pairs you may draw loses (A1)."},
	[SAY_GAMBLE] =
		{"##",
		 "of the {1} pairs you may draw, {2} leave you no play and "
		 "lose (A1).",
		 "{2} of the {1} pairs you may draw lose (A1)."},
	[SAY_GAMBLE_SURE] =
		{"##", "what you draw leaves you no play, and you lose (A1).",
		 "what you draw leaves no play and loses (A1)."},
	[SAY_CAUTION_HAND] =
		{"w",
		 "this leaves {1} in your hand, and Thorny needs 2 (D4).",
		 "{1} left, and Thorny needs 2 (D4)."},
	[SAY_CAUTION_DECK] =
		{"",
		 "your deck is then empty, and your next turn cannot draw "
		 "(S2).",
		 "your next turn then cannot draw (S2)."},
	[SAY_CAUTION_BLACK] =
		{"##",
		 "{1} cards with {2} yellow; a black must go, and you lose "
		 "(S4).",
		 "{1} cards, {2} yellow: a black must go (S4)."},
	[SAY_UNDO_SEEN] =
		{"w", "Undo stops here: you have seen {1} from your deck.",
		 "Undo stops: you have seen {1} of your deck."},
	[SAY_UNDO_FLIPPED] =
		{"c", "Undo stops here: Aquila has flipped {1}.", NULL},
	[SAY_UNDO_OTHER] =
		{"", "Undo stops here: something new lies open.", NULL},

	[SAY_RECAP + FORM_DREW] = {story, "{1} drew {3}.", NULL},
	[SAY_RECAP + FORM_DREW_HIDDEN] =
		{story,
		 "You have drawn 1 card. It is among the cards face down.",
		 "You have drawn 1 card. It is face down too."},
	[SAY_RECAP + FORM_PAID] =
		{story, "{1} paid {2} to the Path and drew {3}.", NULL},
	[SAY_RECAP + FORM_PAID_HIDDEN] =
		{story, "{1} paid 1 yellow to the Path and drew 1 card.",
		 "{1} paid 1 yellow to the Path, drew 1 card."},
	[SAY_RECAP + FORM_PAID_ROCKY] =
		{story,
		 "{1} paid {2} to the Path, drew {3}, and picked up {6} from "
		 "Rocky.",
		 "{1} paid {2}, drew {3}, took {6} from Rocky."},
	[SAY_RECAP + FORM_PAID_ROCKY_HIDDEN] =
		{story,
		 "{1} paid 1 yellow to the Path, drew 1, and picked up {6} "
		 "from Rocky.",
		 "{1} paid 1 yellow, drew 1, took {6} from Rocky."},
	[SAY_RECAP + FORM_PAID_THORNY] =
		{story,
		 "{1} paid {2} to the Path, drew {3}, and picked up {6} from "
		 "Thorny.",
		 "{1} paid {2}, drew {3}, took {6} from Thorny."},
	[SAY_RECAP + FORM_PAID_THORNY_HIDDEN] =
		{story,
		 "{1} paid 1 yellow to the Path, drew 1, and picked up {6} "
		 "from Thorny.",
		 "{1} paid 1 yellow, drew 1, took {6} from Thorny."},
	[SAY_RECAP + FORM_PAID_LEFT] =
		{story,
		 "{1} paid {2} to the Path, drew {3}, and picked up nothing.",
		 "{1} paid {2}, drew {3}, picked up nothing."},
	[SAY_RECAP + FORM_PAID_LEFT_HIDDEN] =
		{story,
		 "{1} paid 1 yellow to the Path, drew 1, and picked up "
		 "nothing.",
		 "{1} paid 1 yellow, drew 1, picked up nothing."},
	[SAY_RECAP + FORM_ROCKY] =
		{story, "{1} laid {2} on the Rocky Soil and drew {3} and {4}.",
		 "{1} laid {2} on Rocky, drew {3} and {4}."},
	[SAY_RECAP + FORM_ROCKY_HIDDEN] =
		{story, "{1} laid {2} on the Rocky Soil and drew 2 cards.",
		 "{1} laid {2} on Rocky and drew 2 cards."},
	[SAY_RECAP + FORM_FOURTH] =
		{story, "{1} laid {2} on the Rocky Soil and drew {3} and {4}.",
		 "{1} laid {2} on Rocky, drew {3} and {4}."},
	[SAY_RECAP + FORM_FOURTH_HIDDEN] =
		{story, "{1} laid {2} on the Rocky Soil and drew 2 cards.",
		 "{1} laid {2} on Rocky and drew 2 cards."},
	[SAY_RECAP + FORM_THORNY] =
		{story,
		 "{1} laid {2} on the Thorny Soil and drew {3}, {4} and {5}.",
		 "{1} laid {2} on Thorny, drew {3}, {4}, {5}."},
	[SAY_RECAP + FORM_THORNY_HIDDEN] =
		{story, "{1} laid {2} on the Thorny Soil and drew 3 cards.",
		 "{1} laid {2} on Thorny and drew 3 cards."},
	[SAY_RECAP + FORM_RETURNED] =
		{story,
		 "{1} laid {2} on Thorny, drew {3}, {4} and {5}, and put 4 "
		 "back.",
		 "{1} laid {2}, drew {3}, {4}, {5}, put 4 back."},
	[SAY_RECAP + FORM_RETURNED_HIDDEN] =
		{story,
		 "{1} laid {2} on the Thorny Soil and put 4 cards back.",
		 "{1} laid {2} on Thorny, put 4 cards back."},
	[SAY_RECAP + FORM_PUT] =
		{story, "{1} put {8} back into the deck.", NULL},
	[SAY_RECAP + FORM_SOWED] = {story, "{1} sowed {2}.", NULL},
	[SAY_RECAP + FORM_SOWED_WILD] =
		{story, "{1} sowed a wild as {2}.", NULL},
	[SAY_RECAP + FORM_SOWED_RUN] = {story, "{1} sowed {2} to {6}.", NULL},
	[SAY_RECAP + FORM_SOWED_RUN_WILD] =
		{story, "{1} sowed {2} to {6}, with {8}.", NULL},
	[SAY_RECAP + FORM_PICKED_ROCKY] =
		{story, "{1} picked up {6} from the Rocky Soil. {8} there.",
		 "{1} took {6} from Rocky. {8} there."},
	[SAY_RECAP + FORM_PICKED_THORNY] =
		{story, "{1} picked up {6} from the Thorny Soil. {8} there.",
		 "{1} took {6} from Thorny. {8} there."},
	[SAY_RECAP + FORM_LEFT] = {story, "{1} picked up nothing.", NULL},
	[SAY_RECAP + FORM_DISCARDED] =
		{story, "{1} discarded {7}: a turn ends with 7 cards (S13).",
		 "{1} discarded {7} (S13)."},
	[SAY_RECAP + FORM_SWEPT] =
		{"ncccccwww",
		 "Four lay on Rocky: {7} were swept to the Path (S23).",
		 "Rocky had four: {7} went (S23)."},
	[SAY_RECAP + FORM_FLIPPED] =
		{story, "{1} sowed {2} and flipped {3}.", NULL},
	[SAY_RECAP + FORM_FLIPPED_AGAINST] =
		{story,
		 "{1} sowed {2} and flipped {3} onto {4}, against the order "
		 "(S41).",
		 "{1} sowed {2}, flipped {3} onto {4} (S41)."},
	[SAY_RECAP + FORM_TENTH] =
		{story, "{1} sowed {2}, the tenth seed (S40).", NULL},
	[SAY_RECAP + FORM_LAST_TURN] =
		{"nccccclwn",
		 "{1} has sown all ten. {9} has one last turn (S30).",
		 "{1} has all ten. {9} plays once (S30)."},

	[SAY_LOG + FORM_DREW] = {story, "drew {3}", NULL},
	[SAY_LOG + FORM_DREW_HIDDEN] = {story, "drew 1 card", NULL},
	[SAY_LOG + FORM_PAID] =
		{story, "paid {2} to the Path and drew {3}", NULL},
	[SAY_LOG + FORM_PAID_HIDDEN] =
		{story, "paid a yellow to the Path and drew 1", NULL},
	[SAY_LOG + FORM_PAID_ROCKY] =
		{story,
		 "paid {2} to the Path, drew {3}, and picked {6} up from "
		 "Rocky",
		 "paid {2}, drew {3}, picked {6} up from Rocky"},
	[SAY_LOG + FORM_PAID_ROCKY_HIDDEN] =
		{story,
		 "paid a yellow to the Path, drew 1, picked {6} up from Rocky",
		 "paid a yellow, drew 1, took {6} from Rocky"},
	[SAY_LOG + FORM_PAID_THORNY] =
		{story,
		 "paid {2} to the Path, drew {3}, and picked {6} up from "
		 "Thorny",
		 "paid {2}, drew {3}, picked {6} up from Thorny"},
	[SAY_LOG + FORM_PAID_THORNY_HIDDEN] =
		{story,
		 "paid a yellow to the Path, drew 1, picked {6} up from "
		 "Thorny",
		 "paid a yellow, drew 1, took {6} from Thorny"},
	[SAY_LOG + FORM_PAID_LEFT] =
		{story, "paid {2} to the Path, drew {3}, and picked up nothing",
		 "paid {2}, drew {3}, picked up nothing"},
	[SAY_LOG + FORM_PAID_LEFT_HIDDEN] =
		{story,
		 "paid a yellow to the Path, drew 1, and picked up nothing",
		 "paid a yellow, drew 1, picked up nothing"},
	[SAY_LOG + FORM_ROCKY] =
		{story, "laid {2} on Rocky and drew {3} and {4}", NULL},
	[SAY_LOG + FORM_ROCKY_HIDDEN] =
		{story, "laid {2} on Rocky and drew 2 cards", NULL},
	[SAY_LOG + FORM_FOURTH] =
		{story,
		 "laid {2} on Rocky, the fourth card, and drew {3} and {4}",
		 "laid {2} on Rocky, the 4th, drew {3} and {4}"},
	[SAY_LOG + FORM_FOURTH_HIDDEN] =
		{story,
		 "laid {2} on Rocky, the fourth card, and drew 2 cards",
		 "laid {2} on Rocky, the 4th, drew 2 cards"},
	[SAY_LOG + FORM_THORNY] =
		{story, "laid {2} on Thorny and drew {3}, {4} and {5}", NULL},
	[SAY_LOG + FORM_THORNY_HIDDEN] =
		{story, "laid {2} on Thorny and drew 3 cards", NULL},
	[SAY_LOG + FORM_RETURNED] =
		{story,
		 "laid {2} on Thorny, drew {3}, {4} and {5}, and put 4 back",
		 "laid {2}, drew {3}, {4}, {5}, put 4 back"},
	[SAY_LOG + FORM_RETURNED_HIDDEN] =
		{story, "laid {2} on Thorny, drew 3 cards, and put 4 back",
		 "laid {2} on Thorny, drew 3, put 4 back"},
	[SAY_LOG + FORM_PUT] = {story, "put {8} back into the deck", NULL},
	[SAY_LOG + FORM_SOWED] = {story, "sowed {2}", NULL},
	[SAY_LOG + FORM_SOWED_WILD] = {story, "sowed a wild as {2}", NULL},
	[SAY_LOG + FORM_SOWED_RUN] = {story, "sowed {2} to {6}", NULL},
	[SAY_LOG + FORM_SOWED_RUN_WILD] =
		{story, "sowed {2} to {6}, with {8}", NULL},
	[SAY_LOG + FORM_PICKED_ROCKY] =
		{story, "picked {6} up from Rocky", NULL},
	[SAY_LOG + FORM_PICKED_THORNY] =
		{story, "picked {6} up from Thorny", NULL},
	[SAY_LOG + FORM_LEFT] = {story, "picked up nothing", NULL},
	[SAY_LOG + FORM_DISCARDED] =
		{"ncccccl#w",
		 "discarded {7} to the Path: the hand was {8} (S13)",
		 "discarded {7} (S13)"},
	[SAY_LOG + FORM_SWEPT] =
		{"ncccccwww", "four lay on Rocky: {7} swept to the Path (S23)",
		 "four on Rocky: {7} swept (S23)"},
	[SAY_LOG + FORM_FLIPPED] =
		{story, "sowed {2} and flipped {3}", NULL},
	[SAY_LOG + FORM_FLIPPED_AGAINST] =
		{story,
		 "sowed {2} and flipped {3} onto {4}, against the order (S41)",
		 "sowed {2} and flipped {3} onto {4} (S41)"},
	[SAY_LOG + FORM_TENTH] =
		{story, "sowed {2}, the tenth seed (S40)", NULL},
	[SAY_LOG + FORM_LAST_TURN] =
		{"nccccclwn", "has sown all ten; {9} has one last turn (S30)",
		 "has sown ten; last turn of {9} (S30)"},

	[SAY_KEPT] =
		{story, "You discarded {7}. Seven cards stay in your hand.",
		 "You discarded {7}. Seven stay."},
	[SAY_DISCARDING] = {story, "You discarded {7}.", NULL},
	[SAY_YOU_DREW] = {story, "You drew {3}.", NULL},
	[SAY_THEN_YOU_DREW] = {"Wcc", "{1} You drew {3}.", NULL},
	[SAY_FLIPPED_FOURTH] =
		{story,
		 "{1} sowed {2} and flipped {3}. Four lay on Rocky: all swept "
		 "(A9).",
		 "{1} sowed {2}, flipped {3}; all four went (A9)."},
	[SAY_BRIEF_PAID] = {story, "{1} paid a yellow to the Path.", NULL},
	[SAY_BRIEF_PICKED] =
		{story, "{1} paid a yellow to the Path and picked up {6}.",
		 "{1} paid a yellow, picked up {6}."},
	[SAY_BRIEF_ROCKY_PAID] =
		{story,
		 "{1} laid {2} on Rocky, then paid a yellow to the Path.",
		 "{1} laid {2} on Rocky, paid a yellow."},
	[SAY_BRIEF_ROCKY_PICKED] =
		{story, "{1} laid {2} on Rocky, paid a yellow, and picked up "
			"{6}.",
		 "{1} laid {2} on Rocky, picked up {6}."},
	[SAY_BRIEF_ROCKY_THORNY] =
		{story, "{1} laid {2} on Rocky, then {3} on Thorny.", NULL},
	[SAY_BRIEF_ROCKY_SOWED] =
		{story, "{1} laid {2} on Rocky, then sowed {6}.", NULL},
	[SAY_BRIEF_ROCKY_RUN] =
		{story, "{1} laid {2} on Rocky, then sowed {3} to {6}.", NULL},
	[SAY_BRIEF_ROCKY_WILD] =
		{story, "{1} laid {2} on Rocky, then sowed a wild as {6}.",
		 NULL},
	[SAY_BRIEF_ROCKY_RUN_WILD] =
		{story,
		 "{1} laid {2} on Rocky, then sowed {3} to {6}, with {8}.",
		 "{1} sowed {3} to {6}, with {8}."},

	[SAY_ENDED + SOWERS_BY_OBJECTIVE] =
		{ended,
		 "{1} sowed up to B10 on turn {6}: all ten are in the Good "
		 "Soil (S29).",
		 "{1} sowed all ten, on turn {6} (S29)."},
	[SAY_ENDED + SOWERS_BY_TIEBREAK] =
		{ended,
		 "More yellow seeds left in the deck decides (S31): {6} "
		 "against {7}.",
		 "Yellow seeds left in the deck (S31): {6} against {7}."},
	[SAY_ENDED + SOWERS_BY_TIE] =
		{ended,
		 "More yellow seeds left in the deck decides (S31): {6} each, "
		 "a draw (A15).",
		 "Yellow seeds left in the deck: {6} each, a draw (A15)."},
	[SAY_ENDED + SOWERS_BY_NO_DRAW] =
		{ended, "{1}'s deck is empty: no card opens the turn (S2).",
		 "{1}'s deck is empty, no card to draw (S2)."},
	[SAY_ENDED + SOWERS_BY_NO_PLAY] =
		{ended, "{1} holds no card that any soil would take (S3).",
		 "{1} holds no card a soil takes (S3)."},
	[SAY_ENDED + SOWERS_BY_STRANDED] =
		{ended,
		 "{1} drew {3} and {4} for {2}, and no second play can follow "
		 "(S3, A1).",
		 "{1} drew {3}, {4}: no second play (S3, A1)."},
	[SAY_ENDED + SOWERS_BY_BLACK_DISCARD] =
		{ended,
		 "{1} holds {6} cards and {7} yellow: a black seed would have "
		 "to go (S4).",
		 "{1}: {6} cards, {7} yellow; a black must go (S4)."},
	[SAY_ENDED + SOWERS_BY_AQUILA] =
		{ended,
		 "{1} sowed the tenth seed on turn {6}; the game ends at once "
		 "(S40, S42).",
		 "{1} sowed the tenth on turn {6} (S40, S42)."},
	[SAY_ENDED + SOWERS_BY_RESIGN] = {ended, "{1} resigned.", NULL},

	[SAY_LOG_ENDED + SOWERS_BY_OBJECTIVE] =
		{ended, "wins: all ten were sown on turn {6} (S29)", NULL},
	[SAY_LOG_ENDED + SOWERS_BY_TIEBREAK] =
		{ended,
		 "the tie-break decides: {6} yellow seeds in the deck against "
		 "{7} (S31)",
		 "tie-break: {6} yellow against {7} (S31)"},
	[SAY_LOG_ENDED + SOWERS_BY_TIE] =
		{ended, "a draw: {6} yellow seeds in each deck (S31, A15)",
		 NULL},
	[SAY_LOG_ENDED + SOWERS_BY_NO_DRAW] =
		{ended, "loses: the deck is empty, no card opens the turn (S2)",
		 "loses: the deck is empty (S2)"},
	[SAY_LOG_ENDED + SOWERS_BY_NO_PLAY] =
		{ended, "loses: no card that any soil would take (S3)", NULL},
	[SAY_LOG_ENDED + SOWERS_BY_STRANDED] =
		{ended, "loses: no second play can follow {2} (S3, A1)", NULL},
	[SAY_LOG_ENDED + SOWERS_BY_BLACK_DISCARD] =
		{ended, "loses: {6} cards, {7} yellow; a black would go (S4)",
		 NULL},
	[SAY_LOG_ENDED + SOWERS_BY_AQUILA] =
		{ended, "wins, and the game ends at once (S40, S42)", NULL},
	[SAY_LOG_ENDED + SOWERS_BY_RESIGN] = {ended, "resigned", NULL},
	[SAY_WINS] = {ended, "{1} wins.", NULL},
	[SAY_WINS_TIEBREAK] =
		{ended, "{1} wins the tie-break, {6} to {7}.", NULL},
	[SAY_DRAWN] = {ended, "The game is drawn.", NULL},
	[SAY_BOTH] =
		{ended, "Both sowed all ten, on turns {6} and {7} (S30).",
		 NULL},
	[SAY_STOPPED] =
		{ended,
		 "{1} plays second, had one more turn (S30), and stopped at "
		 "{2}.",
		 "{1} had one more turn (S30), stopped at {2}."},
	[SAY_STOPPED_AT_NONE] =
		{ended,
		 "{1} plays second, had one more turn (S30), and sowed "
		 "nothing.",
		 "{1} had one more turn (S30), sowed nothing."},
	[SAY_HAD_SOWN] = {ended, "{1} had sown {8}.", NULL},
	[SAY_HAD_SOWN_AND_HELD] =
		{ended, "{1} had sown {8} and held {2}.", NULL},
};

const int sowers_phrase_count = SAYINGS;
