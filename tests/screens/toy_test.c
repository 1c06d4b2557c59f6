/* A game that no painter knows is played from the first menu to its end, by
   its text view and its menu alone. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "home.h"
#include "pages.h"
#include "random.h"
#include "script.h"

enum { MOST_STEPS = 4000 };

struct player_of_toys {
	struct random random;
	int steps, covers, hands;
	bool over;
};

/* Looks at the screen and types what it asks for, until the game is over. */
static void drive(struct script *script, void *context)
{
	struct player_of_toys *player = context;
	int down = (int)random_below(&player->random, 4) + 1;

	if (++player->steps > MOST_STEPS)
		fail_msg("the game has no end");
	if (script_sees(script, "The game is over")) {
		player->over = true;
		script_type(script, "4\r");
		return;
	}
	if (script_sees(script, "press 1 when only you can see")) {
		player->covers++;
		script_type(script, "1");
	} else if (script_sees(script, "press 2 when only you can see")) {
		player->covers++;
		script_type(script, "2");
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

static void plays_from_menu_to_menu(uint64_t seed, int rows, int columns)
{
	struct script *script = script_open(rows, columns);
	struct player_of_toys player = {.random = random_start(seed, 0)};
	struct screen screen;
	char digit[2] = "0";
	int games_before = 0;

	while (strcmp(games[games_before]->name, "toy"))
		games_before++;
	digit[0] = (char)('1' + games_before);
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

static void toy_is_played_from_its_text_view(void **unused)
{
	(void)unused;
	for (uint64_t seed = 0; seed < 5; seed++) {
		home_make();
		plays_from_menu_to_menu(seed, 24, 80);
		home_drop();
	}
	home_make();
	plays_from_menu_to_menu(7, 20, 60);
	home_drop();
	home_make();
	plays_from_menu_to_menu(7, 40, 120);
	home_drop();
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(toy_is_played_from_its_text_view),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
