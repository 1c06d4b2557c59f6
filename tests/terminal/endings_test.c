/* Every way in which a game of Sowers ends, at a real terminal: a record is
   opened before its last decision, which is made with the keys. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "mirror.h"
#include "sowers.h"

/* A sower who sows whatever can be sown and lifts what lies in Thorny. */
static struct move choose(const struct menu *menu, struct random *random)
{
	struct move move =
		menu->move[random_below(random, (uint32_t)menu->count)];

	for (int i = 0; i < menu->count; i++) {
		if (menu->move[i].verb == SOWERS_GOOD)
			return menu->move[i];
		if (menu->move[i].verb == SOWERS_PICK_THORNY)
			move = menu->move[i];
	}
	return move;
}

static struct match *play_out(const char *deal)
{
	const char *const words[] = {"sowers", "level=sower", deal, NULL};
	struct match *match = mirror_deal(words);
	struct random random = random_start(match_sitting(match)->deal, 9);

	while (match_turn(match).seat) {
		struct view view;
		struct menu menu;
		struct reason reason;

		match_view(match, match_turn(match).seat, &view);
		view_legal(&view, &menu);
		assert_true(match_play(match, choose(&menu, &random),
				       &reason));
	}
	return match;
}

static void leave(struct pty *pty)
{
	pty_type(pty, "\003");
	assert_int_equal(pty_status(pty), 130);
	pty_end(pty);
}

static void ends_by(const char *deal, const char *reason)
{
	struct match *whole = play_out(deal);
	int last = match_plies(whole) - 1;
	struct mirror mirror = {.match = match_copy(whole, last)};
	char path[64];

	assert_string_equal(
		sowers_rules.reasons[match_outcome(whole).reason], reason);
	/* the game before its last decision */
	mirror_put(mirror.match, path);
	mirror.pty = pty_start(24, 80, NULL,
			       ((const char *const[]){path, NULL}));
	mirror_pass(&mirror, match_turn(mirror.match).seat);
	mirror_type(&mirror, match_ply(whole, last).move);
	mirror_expect_end(&mirror);
	leave(mirror.pty);
	unlink(path);
	match_end(mirror.match);
	match_end(whole);
}

/* Each deal's game ends so by the sower above; ends_by() sees to it. */
static void every_way_to_end(void **unused)
{
	(void)unused;
	ends_by("deal=#1", "objective");
	ends_by("deal=#164", "tiebreak");
	ends_by("deal=#573", "tie");
	ends_by("deal=#8", "no-draw");
	ends_by("deal=#5", "no-play");
	ends_by("deal=#611", "stranded");
	ends_by("deal=#40", "black-discard");
}

static void resigning_takes_the_menu_and_a_risk(void **unused)
{
	const char *const words[] = {"sowers", "deal=radish", "first=1",
				     NULL};
	struct mirror mirror = {.pty = pty_start(24, 80, NULL, words),
				.match = mirror_deal(words)};
	struct move resign = {.verb = VERB_RESIGN};
	struct reason reason;

	(void)unused;
	mirror_pass(&mirror, 1);
	pty_press(mirror.pty, "q");
	pty_expect(mirror.pty, "Resign");
	pty_press(mirror.pty, "4\r");
	pty_expect(mirror.pty, "! resigns");
	pty_press(mirror.pty, "!");
	assert_true(match_play(mirror.match, resign, &reason));
	mirror_expect_end(&mirror);
	leave(mirror.pty);
	match_end(mirror.match);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_way_to_end),
		cmocka_unit_test(resigning_takes_the_menu_and_a_risk),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
