/* SCREENS 5.3: held keys, typing ahead and pastes open no hand and play
   nothing. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "script.h"
#include "seen.h"
#include "table.h"

enum { HELD = 1000, AHEAD = 4096 };

/* What must stay as it is while a key is held. */
struct still {
	struct screen *screen;
	const struct match *match;
	int plies;
	bool hand_up;
	const char *words; /* in the picture before and after, or NULL */
	uint32_t key;
};

static void begin(struct script *script, void *context)
{
	struct still *still = context;

	still->plies = match_plies(still->match);
	still->hand_up = still->screen->hand_up;
	if (still->words)
		script_expect(script, still->words);
}

static void end(struct script *script, void *context)
{
	const struct still *still = context;

	if (match_plies(still->match) != still->plies)
		fail_msg("key %x has played", (unsigned)still->key);
	if (still->screen->hand_up != still->hand_up)
		fail_msg("key %x has turned a hand", (unsigned)still->key);
	if (still->words)
		script_expect(script, still->words);
}

/* A place where keys are held: how to come there from a record. */
struct place {
	const char *record;
	int plies;
	const char *keys; /* that lead there */
	const char *words; /* that stand in its picture */
	const char *but; /* keys that have their meaning there */
};

/* In the smallest window, which is drawn soonest. */
static void hold(const struct place *place, uint32_t key)
{
	struct script *script = script_open(20, 60);
	struct match *match = seen_record(place->record, place->plies);
	struct screen screen;
	struct still still = {.screen = &screen, .match = match, .key = key,
			      .words = place->words};

	script_screen(script, &screen);
	script_type(script, place->keys);
	script_look_at(script, begin, &still);
	for (int i = 0; i < HELD; i++)
		script_code(script, key);
	/* What a key has opened is closed again. */
	for (int i = 0; i < 4; i++)
		script_code(script, KEY_CODE_ESCAPE);
	script_look_at(script, end, &still);
	table_play(&screen, match, COVER_TURNS);
	assert_int_equal(script->next, script->count);
	match_end(match);
	screen_close(&screen);
	script_close(script);
}

/* Every key by itself: characters and the others. */
static void held(void **state)
{
	const struct place *place = *state;

	for (uint32_t key = ' '; key < 0x7f; key++)
		if (!strchr(place->but, (int)key))
			hold(place, key);
	for (uint32_t key = KEY_CODE_UP; key < KEY_CODE_MOUSE; key++)
		if (key != KEY_CODE_ENTER || !strchr(place->but, '\r'))
			hold(place, key);
}

#define HELD_AT(where, ...) \
	{ \
		"held_at_" where, held, NULL, NULL, \
			&(struct place){__VA_ARGS__} \
	}

static void enter_held_at_fresh_questions(void **unused)
{
	static const int plies[] = {0, 2, 6, 8, 15, 18, 27, 33, 34, 36};

	(void)unused;
	for (size_t i = 0; i < sizeof plies / sizeof *plies; i++) {
		struct place place = {"A", plies[i], "1 ", NULL, ""};
		struct match *match = seen_record("A", plies[i]);

		place.keys = match_turn(match).seat == 1 ? "1 " : "2 ";
		match_end(match);
		hold(&place, KEY_CODE_ENTER);
	}
}

/* Keys typed before the cover is drawn: nothing of them is left. */
static void type_ahead(bool pasted)
{
	struct script *script = script_open(24, 80);
	struct match *match = seen_record("A", 29);
	struct screen screen;
	struct still still = {.screen = &screen, .match = match};
	char keys[AHEAD + 1];

	for (int i = 0; i < AHEAD; i++)
		keys[i] = "2 1 \r!"[i % 6];
	keys[AHEAD] = '\0';
	script_screen(script, &screen);
	/* Ana discards Y5, looks at her last picture, and Enter covers. */
	script_type(script, "1 ");
	script_type(script, "y\001\r");
	script_type(script, "\r");
	if (pasted) {
		script_paste(script, keys);
	} else {
		script->ahead = true;
		script_type(script, keys);
		script->ahead = false;
	}
	script_look_at(script, begin, &still);
	script_type(script, "\r");
	still.words = "2   I am Ben";
	script_look_at(script, end, &still);
	table_play(&screen, match, COVER_TURNS);
	assert_int_equal(script->next, script->count);
	assert_int_equal(match_plies(match), 30);
	assert_false(screen.hand_up);
	match_end(match);
	screen_close(&screen);
	script_close(script);
}

static void typed_ahead_of_the_cover(void **unused)
{
	(void)unused;
	type_ahead(false);
}

static void pasted_ahead_of_the_cover(void **unused)
{
	(void)unused;
	type_ahead(true);
}

/* Some keys, some typed ahead, some more: the cover stays. */
static void stays_covered(const char *before, const char *ahead,
			  const char *behind)
{
	struct script *script = script_open(24, 80);
	struct match *match = seen_record("A", 33);
	struct screen screen;

	script_screen(script, &screen);
	script_type(script, before);
	script->ahead = true;
	script_type(script, ahead);
	script->ahead = false;
	script_type(script, behind);
	table_play(&screen, match, COVER_TURNS);
	script_expect(script, "1   I am Ana");
	assert_false(screen.hand_up);
	match_end(match);
	screen_close(&screen);
	script_close(script);
}

/* The digit counts alone: what follows it at once was typed ahead. */
static void digit_and_space_in_one_breath(void **unused)
{
	(void)unused;
	stays_covered("1", " ", "");
}

/* What was typed before the cover stood there is no answer to it. */
static void a_digit_typed_ahead_of_the_cover(void **unused)
{
	(void)unused;
	stays_covered("", "1", " ");
}

static void hand_is_down(struct script *script, void *context)
{
	const struct screen *screen = context;

	assert_false(screen->hand_up);
	script_expect(script, "│ ? │");
}

static void hand_is_up(struct script *script, void *context)
{
	const struct screen *screen = context;

	assert_true(screen->hand_up);
	script_expect_not(script, "│ ? │");
}

/* What turns a hand down: too small a window, Ctrl-Z, idle minutes. */
static void turn_down(uint32_t code, int rows, const char *words)
{
	struct script *script = script_open(24, 80);
	struct match *match = seen_record("A", 27);
	struct screen screen;

	script_screen(script, &screen);
	script_type(script, "1 5");
	script_look_at(script, hand_is_up, &screen);
	if (rows) {
		script_size(script, rows, 40);
		script_type(script, "r\r !");
		script_size(script, 24, 80);
	} else {
		script_code(script, code);
	}
	script_look_at(script, hand_is_down, &screen);
	table_play(&screen, match, COVER_TURNS);
	assert_int_equal(script->next, script->count);
	assert_int_equal(match_plies(match), 27);
	script_expect(script, words);
	script_expect_not(script, "Y5");
	match_end(match);
	screen_close(&screen);
	script_close(script);
}

static void hand_turned_down(void **unused)
{
	(void)unused;
	turn_down(0, 10, "press Space to turn your hand up");
	turn_down(KEY_CODE_SUSPEND, 0, "press Space to turn your hand up");
	turn_down(KEY_CODE_RESUMED, 0, "press Space to turn your hand up");
	turn_down(KEY_CODE_IDLE, 0, "Your hand was turned face down");
}

static void resize_neither_opens_nor_closes(void **unused)
{
	struct script *script = script_open(24, 80);
	struct match *match = seen_record("A", 27);
	struct screen screen;

	(void)unused;
	script_screen(script, &screen);
	script_type(script, "1 5r");
	script_size(script, 40, 120);
	script_size(script, 20, 60);
	script_size(script, 24, 80);
	script_look_at(script, hand_is_up, &screen);
	table_play(&screen, match, COVER_TURNS);
	script_compare(script, "8.2-1", 0, 23);
	match_end(match);
	screen_close(&screen);
	script_close(script);
}

int main(void)
{
	/* Space turns the hand, `u` takes back. */
	const char *const acting = " u";
	const struct CMUnitTest tests[] = {
		/* The owner's digit and `u` are the two that act there. */
		HELD_AT("the_cover", "A", 33, "", "1   I am Ana", "1u"),
		HELD_AT("the_face_down_hand", "A", 33, "1",
			"press Space to turn your hand", " "),
		HELD_AT("the_end_page", "A", -1, "", "Choose what comes next",
			""),
		HELD_AT("a_play", "A", 27, "1 ", "Ana: ", acting),
		HELD_AT("a_pick_up", "A", 18, "1 ", "Ana: ", acting),
		HELD_AT("a_return", "A", 8, "2 ", "Ben: ", acting),
		HELD_AT("a_discard", "A", 19, "1 ", "Ana: ", acting),
		HELD_AT("a_build", "D", 31, "1 ", "Ana: ", acting),
		cmocka_unit_test(enter_held_at_fresh_questions),
		cmocka_unit_test(typed_ahead_of_the_cover),
		cmocka_unit_test(pasted_ahead_of_the_cover),
		cmocka_unit_test(digit_and_space_in_one_breath),
		cmocka_unit_test(a_digit_typed_ahead_of_the_cover),
		cmocka_unit_test(hand_turned_down),
		cmocka_unit_test(resize_neither_opens_nor_closes),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
