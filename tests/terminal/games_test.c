/* Whole games through a real terminal, against the library as a mirror: what
   is typed must come to exactly the moves that were meant. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "console.h"
#include "home.h"
#include "match.h"
#include "random.h"
#include "record.h"
#include "sowers.h"

enum { COVER_MS = 120, MOST_MOVES = 400 };

/* The game as it should stand. */
struct mirror {
	struct pty *pty;
	struct match *match;
	struct random random;
	int seat; /* whose hand is up; 0: nobody's */
	bool alone;
};

static struct word word_of(const char *string)
{
	return (struct word){string, strlen(string)};
}

static struct match *deal(const char *const *words)
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

static void answer_play(struct mirror *mirror, const struct menu *menu)
{
	static const char *const soils[] = {[SOWERS_PATH] = "p",
					    [SOWERS_ROCKY] = "r",
					    [SOWERS_THORNY] = "t",
					    [SOWERS_GOOD] = "g"};
	struct move move = menu->move[random_below(&mirror->random,
						   (uint32_t)menu->count)];
	struct move end = {.verb = SOWERS_END};

	type_card(mirror, move.card);
	pty_press(mirror->pty, soils[move.verb]);
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

static void answer_pick(struct mirror *mirror)
{
	struct move skip = {.verb = SOWERS_SKIP};

	pty_press(mirror->pty, "0");
	confirm(mirror, skip);
	mirror_play(mirror, skip);
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

static void answer_good(struct mirror *mirror)
{
	struct move end = {.verb = SOWERS_END};

	pty_press(mirror->pty, "0");
	confirm(mirror, end);
	mirror_play(mirror, end);
}

/* From the last picture of one seat to the open hand of the next. */
static void pass_turn(struct mirror *mirror, int seat)
{
	struct pty *pty = mirror->pty;
	char digit[2] = {(char)('0' + seat)};
	char words[64];

	if (mirror->alone) {
		mirror->seat = seat;
		return;
	}
	if (mirror->seat) {
		pty_expect(pty, "your turn is over");
		pty_type(pty, "\r");
	}
	snprintf(words, sizeof words, "press %s when only you can see", digit);
	pty_expect(pty, words);
	pty_settle(pty, COVER_MS);
	pty_press(pty, digit);
	pty_expect(pty, "press Space to turn your hand up");
	pty_press(pty, " ");
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
		answer_play(mirror, &menu);
		break;
	case SOWERS_ASK_PICK:
		answer_pick(mirror);
		break;
	case SOWERS_ASK_GOOD:
		answer_good(mirror);
		break;
	case SOWERS_ASK_PUT:
		answer_put(mirror);
		break;
	case SOWERS_ASK_DISCARD:
		answer_discard(mirror);
		break;
	}
}

static void play_to_the_end(struct mirror *mirror)
{
	struct view view;
	struct told told[8];
	int moves = 0;

	while (match_turn(mirror->match).seat) {
		int seat = match_turn(mirror->match).seat;

		if (seat != mirror->seat)
			pass_turn(mirror, seat);
		compare(mirror);
		answer(mirror);
		if (++moves > MOST_MOVES)
			fail_msg("the game has no end");
	}
	pty_expect(mirror->pty, "The game is over");
	match_view(mirror->match, 1, &view);
	assert_true(sowers_rules.ending(&view, match_names(mirror->match),
					told, 8) > 0);
	pty_expect(mirror->pty, told[0].wide);
	pty_press(mirror->pty, "q");
	pty_press(mirror->pty, "\r");
	pty_expect(mirror->pty, "New game");
	pty_press(mirror->pty, "q");
	pty_press(mirror->pty, "\r");
	assert_int_equal(pty_status(mirror->pty), 0);
}

static void play_game(const char *const *words, uint64_t seed, bool alone)
{
	struct mirror mirror = {.pty = pty_start(24, 80, NULL, words),
				.match = deal(words),
				.random = random_start(seed, 1),
				.alone = alone};

	play_to_the_end(&mirror);
	match_end(mirror.match);
	pty_end(mirror.pty);
}

#define LIST(...) ((const char *const[]){__VA_ARGS__, NULL})

static void whole_games_hot_seat(void **unused)
{
	(void)unused;
	play_game(LIST("sowers", "deal=radish", "first=1"), 1, false);
	play_game(LIST("sowers", "deal=turnip", "first=2", "level=master",
		       "wild=yes"),
		  2, false);
}

static void whole_games_alone(void **unused)
{
	(void)unused;
	play_game(LIST("sowers", "deal=radish", "mode=solo"), 3, true);
	play_game(LIST("sowers", "deal=parsnip", "mode=solo", "level=master"),
		  4, true);
}

/* A record without its last decision, in a file of its own. */
static void cut_record(const char *name, char path[64])
{
	struct text text = {0};
	struct match *match, *part;
	struct fault fault;
	char source[64], bytes[8192];
	FILE *file;
	size_t count;
	int made;

	snprintf(source, sizeof source, "tests/records/%s.hotbed", name);
	file = fopen(source, "r");
	assert_non_null(file);
	count = fread(bytes, 1, sizeof bytes, file);
	fclose(file);
	match = record_read(bytes, count, NULL, &fault);
	assert_non_null(match);
	part = match_copy(match, match_plies(match) - 1);
	record_write(part, RECORD_WHOLE, &text);
	strcpy(path, "/tmp/hotbed-record-XXXXXX");
	made = mkstemp(path);
	assert_true(made >= 0);
	assert_int_equal(write(made, text.data, text.length),
			 (ssize_t)text.length);
	close(made);
	text_free(&text);
	match_end(part);
	match_end(match);
}

/* Records near their end: the last decision is made with the keys. */
static void endings_of_records(void **unused)
{
	static const struct {
		const char *record, *keys, *words;
		int seat; /* whose cover it is; 0: one alone */
	} ends[] = {
		{"A", "0", "Ana wins.", 2},
		{"B", "b", "Aquila wins.", 0},
		{"C", "g", "Ana wins the tie-break, 2 to 1.", 2},
		{"D", "\033[A", "Ana wins the tie-break, 42 to 40.", 2},
	};

	(void)unused;
	for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
		char path[64], digit[2] = {(char)('0' + ends[i].seat)};
		struct pty *pty;

		cut_record(ends[i].record, path);
		pty = pty_start(24, 80, NULL, LIST(path));
		if (ends[i].seat) {
			pty_expect(pty, "when only you can see");
			pty_settle(pty, COVER_MS);
			pty_press(pty, digit);
			pty_expect(pty, "press Space to turn your hand up");
			pty_press(pty, " ");
		}
		pty_expect(pty, "Enter ");
		pty_press(pty, ends[i].keys);
		pty_press(pty, "\r");
		pty_expect(pty, ends[i].words);
		pty_press(pty, "\r\r\r \r");
		pty_expect(pty, "Nothing is chosen yet");
		pty_press(pty, "L");
		pty_expect(pty, "Log");
		pty_press(pty, "\033");
		pty_expect(pty, ends[i].words);
		pty_type(pty, "\003");
		assert_int_equal(pty_status(pty), 130);
		pty_end(pty);
		unlink(path);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(whole_games_hot_seat),
		cmocka_unit_test(whole_games_alone),
		cmocka_unit_test(endings_of_records),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
