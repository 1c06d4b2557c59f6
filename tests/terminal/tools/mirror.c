/* A game at a real terminal with the library as its mirror: what is typed
   must come to exactly the moves that were meant. */
#include "mirror.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "record.h"
#include "sowers.h"
#include "start.h"

enum { MOST_MOVES = 400 };

static struct word word_of(const char *string)
{
	return (struct word){string, strlen(string)};
}

struct match *mirror_deal(const char *const *words)
{
	struct sitting sitting;
	unsigned given = 0;

	sitting_begin(&sitting, &sowers_rules);
	for (int i = 1; words[i]; i++) {
		const char *equals = strchr(words[i], '=');
		struct word key = {words[i], (size_t)(equals - words[i])};

		assert_null(sitting_set(&sitting, key, word_of(equals + 1),
					&given));
	}
	assert_null(sitting_settle(&sitting, given));
	return match_begin(&sitting);
}

void mirror_put(const struct match *match, char path[64])
{
	struct text text = {0};
	int made;

	record_write(match, RECORD_WHOLE, &text);
	strcpy(path, "/tmp/hotbed-record-XXXXXX");
	made = mkstemp(path);
	assert_true(made >= 0);
	assert_int_equal(write(made, text.data, text.length),
			 (ssize_t)text.length);
	close(made);
	text_free(&text);
}

static void legal(const struct match *match, struct menu *menu)
{
	struct view view;

	match_view(match, match_turn(match).seat, &view);
	menu->count = 0;
	view_legal(&view, menu);
}

static void mirror_play(struct mirror *mirror, struct move move)
{
	struct reason reason;

	if (!match_play(mirror->match, move, &reason))
		fail_msg("the mirror refuses: %s", reason.wide);
}

/* The keys that put the focus on a card of the hand: "y7", "b0". */
static void type_card(struct mirror *mirror, uint8_t card)
{
	const char *word =
		sowers_rules.card_word(match_book(mirror->match), card);
	char keys[3] = {0};

	keys[0] = word[0] == 'Y' ? 'y' : word[0] == 'B' ? 'b' : 'w';
	if (keys[0] == 'w') {
		pty_type(mirror->pty, "w");
		return;
	}
	/* Home first, so that the colour key finds the first of its colour. */
	keys[1] = word[2] ? '0' : word[1];
	pty_type(mirror->pty, keys);
}

/* What follows from Enter alone is mirrored; a risk takes `!`. */
static void confirm(struct mirror *mirror, struct move move)
{
	struct view view;
	struct reason reason;

	match_view(mirror->match, match_turn(mirror->match).seat, &view);
	if (sowers_rules.caution(&view, move, &reason)) {
		pty_press(mirror->pty, "\r");
		pty_expect(mirror->pty, "!");
		pty_press(mirror->pty, "!");
	} else {
		pty_press(mirror->pty, "\r");
	}
}

/* Types a card to a soil, "leave them all" or "stop here", and plays it. */
void mirror_type(struct mirror *mirror, struct move move)
{
	static const char *const soils[] = {[SOWERS_PATH] = "p",
					    [SOWERS_ROCKY] = "r",
					    [SOWERS_THORNY] = "t",
					    [SOWERS_GOOD] = "g"};
	struct move end = {.verb = SOWERS_END};

	if (move.verb == SOWERS_SKIP || move.verb == SOWERS_END) {
		pty_press(mirror->pty, "0");
	} else {
		type_card(mirror, move.card);
		pty_press(mirror->pty, soils[move.verb]);
	}
	if (move.verb == SOWERS_GOOD) /* a run of one */
		pty_press(mirror->pty, "\033[D\033[D\033[D\033[D\033[D"
				       "\033[D\033[D\033[D\033[D\033[D");
	confirm(mirror, move);
	mirror_play(mirror, move);
	if (move.verb == SOWERS_GOOD &&
	    match_turn(mirror->match).question == SOWERS_ASK_GOOD &&
	    match_turn(mirror->match).seat)
		mirror_play(mirror, end);
}

/* The first four cards of the hand go to the deck's top. */
static void answer_put(struct mirror *mirror)
{
	for (int i = 0; i < SOWERS_RETURNS; i++)
		pty_type(mirror->pty, i ? "\033[C\033[A" : "\033[H\033[A");
	pty_press(mirror->pty, "\r");
	for (int i = 0; i < SOWERS_RETURNS; i++) {
		struct menu menu;

		legal(mirror->match, &menu);
		mirror_play(mirror, menu.move[0]);
	}
}

/* The first yellow cards of the hand go. */
static void answer_discard(struct mirror *mirror)
{
	struct menu menu;
	bool first = true;

	do {
		pty_type(mirror->pty, first ? "\033[H\033[A" : "\033[C\033[A");
		first = false;
		legal(mirror->match, &menu);
		mirror_play(mirror, menu.move[0]);
	} while (match_turn(mirror->match).seat &&
		 match_turn(mirror->match).question == SOWERS_ASK_DISCARD);
	pty_press(mirror->pty, "\r");
}

/* From the last picture of one seat to the open hand of the next. */
void mirror_pass(struct mirror *mirror, int seat)
{
	struct pty *pty = mirror->pty;
	char words[64];

	if (mirror->alone) {
		mirror->seat = seat;
		return;
	}
	if (mirror->seat) {
		pty_expect(pty, "your turn is over");
		pty_type(pty, "\r");
	}
	snprintf(words, sizeof words, "press %d when only you can see", seat);
	pty_expect(pty, words);
	start_hand(pty, seat);
	mirror->seat = seat;
}

/* The screen and the mirror must be at the same turn. */
static void compare(struct mirror *mirror)
{
	char words[32];

	snprintf(words, sizeof words, "turn %d ", match_turns(mirror->match));
	pty_expect(mirror->pty, words);
}

static void answer(struct mirror *mirror)
{
	struct menu menu;

	legal(mirror->match, &menu);
	switch ((enum sowers_question)match_turn(mirror->match).question) {
	case SOWERS_ASK_PLAY:
		mirror_type(mirror, menu.move[random_below(
					    &mirror->random,
					    (uint32_t)menu.count)]);
		break;
	case SOWERS_ASK_PICK:
		mirror_type(mirror, (struct move){.verb = SOWERS_SKIP});
		break;
	case SOWERS_ASK_GOOD:
		mirror_type(mirror, (struct move){.verb = SOWERS_END});
		break;
	case SOWERS_ASK_PUT:
		answer_put(mirror);
		break;
	case SOWERS_ASK_DISCARD:
		answer_discard(mirror);
		break;
	}
}

void mirror_finish(struct mirror *mirror)
{
	int moves = 0;

	while (match_turn(mirror->match).seat) {
		int seat = match_turn(mirror->match).seat;

		if (seat != mirror->seat)
			mirror_pass(mirror, seat);
		compare(mirror);
		answer(mirror);
		if (++moves > MOST_MOVES)
			fail_msg("the game has no end");
	}
}

void mirror_expect_end(struct mirror *mirror)
{
	struct view view;
	struct told told[8];
	int lines;

	pty_expect(mirror->pty, "The game is over");
	match_view(mirror->match, 1, &view);
	lines = sowers_rules.ending(&view, match_names(mirror->match), told,
				    8);
	assert_true(lines > 1);
	for (int i = 0; i < lines; i++)
		pty_expect(mirror->pty, told[i].wide);
}
