/* A game that no painter knows, the toy among them, is played from the first
   menu to its end, by its text view and its menu alone. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "home.h"
#include "pages.h"
#include "painter.h"
#include "random.h"
#include "script.h"

enum { MOST_STEPS = 4000 };

struct player_of_toys {
	struct random random;
	int steps, covers, hands;
	bool over;
};

/* The seat that a cover waits for; 0: there is none. */
static int covered_for(const struct script *script)
{
	for (int seat = 1; seat <= SEATS_MAX; seat++) {
		char words[40];

		sprintf(words, "press %d when only you can see", seat);
		if (script_sees(script, words))
			return seat;
	}
	return 0;
}

/* Looks at the screen and types what it asks for, until the game is over. */
static void drive(struct script *script, void *context)
{
	struct player_of_toys *player = context;
	int down = (int)random_below(&player->random, 4) + 1;
	int cover;

	if (++player->steps > MOST_STEPS)
		fail_msg("the game has no end");
	if (script_sees(script, "The game is over")) {
		player->over = true;
		script_type(script, "4\r");
		return;
	}
	cover = covered_for(script);
	if (cover) {
		player->covers++;
		script_type(script, (char[]){(char)('0' + cover), '\0'});
	} else if (script_sees(script, "press Space to turn your hand up")) {
		script_expect(script, "?");
		player->hands++;
		script_type(script, " ");
	} else if (script_sees(script, "your turn is over")) {
		script_type(script, "\r");
	} else {
		script_expect(script, "answers");
		while (down--)
			script_type(script, "\002");
		script_type(script, "\r!");
	}
	script_look_at(script, drive, player);
}

static void plays_from_menu_to_menu(int game, uint64_t seed, int rows,
				    int columns)
{
	struct script *script = script_open(rows, columns);
	struct player_of_toys player = {.random = random_start(seed, 0)};
	struct screen screen;
	char digit[2] = {(char)('1' + game)};

	script_screen(script, &screen);
	script_type(script, digit);
	script_type(script, "\r\r");
	script_look_at(script, drive, &player);
	page_first_menu(&screen);
	assert_true(player.over);
	assert_true(player.covers > 1);
	assert_true(player.hands > 1);
	script_expect(script, "New game");
	screen_close(&screen);
	script_close(script);
}

static void plays_at(int game, uint64_t seed, int rows, int columns)
{
	home_make();
	plays_from_menu_to_menu(game, seed, rows, columns);
	home_drop();
}

static void games_without_a_painter_are_played(void **unused)
{
	int played = 0;

	(void)unused;
	for (int g = 0; games[g]; g++) {
		if (painter_find(games[g]))
			continue;
		played++;
		for (uint64_t seed = 0; seed < 5; seed++)
			plays_at(g, seed, 24, 80);
		plays_at(g, 7, 20, 60);
		plays_at(g, 7, 40, 120);
	}
	assert_true(played > 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(games_without_a_painter_are_played),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
