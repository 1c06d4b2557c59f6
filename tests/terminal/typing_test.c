/* What a real terminal sends: keys in pieces, pastes, clicks and junk. */
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <unistd.h>

#include <cmocka.h>

#include "start.h"

static const char menu[] = "Choose with the arrows or a digit";

static void esc_is_quick_and_sequences_are_one_key(void **unused)
{
	struct pty *pty = start_turn(NONE);
	char *before;

	(void)unused;
	pty_press(pty, "K");
	pty_expect(pty, "These are the keys");
	pty_type(pty, "\033");
	usleep(180000);
	pty_settle(pty, 1);
	assert_true(pty_sees(pty, "play a card"));
	before = pty_screen(pty);
	/* Alt, unknown keys, mouse reports, bad bytes: none of them acts. */
	pty_press(pty, "\033p\033r\033[1;5C\033[24~\033[<0;5;5M\033[<0;5;5m");
	pty_press(pty, "\033[M !!\377\200\033[99;99~\033\033");
	pty_settle(pty, 200);
	pty_expect_screen(pty, before);
	pty_end(pty);
}

static void an_arrow_in_three_pieces(void **unused)
{
	struct pty *pty = pty_start(24, 80, NONE, NONE);

	(void)unused;
	pty_expect(pty, menu);
	pty_press(pty, "1");
	pty_type(pty, "\033");
	usleep(20000);
	pty_type(pty, "[");
	usleep(20000);
	pty_type(pty, "B");
	pty_expect(pty, "> 2  GearSeed");
	pty_end(pty);
}

static void names_are_typed_cleanly(void **unused)
{
	struct pty *pty = pty_start(24, 80, NONE, NONE);

	(void)unused;
	pty_expect(pty, menu);
	pty_press(pty, "1");
	pty_press(pty, "\r");
	pty_expect(pty, "new game");
	pty_press(pty, "\t");
	pty_press(pty, "abcd\177\b");
	pty_expect(pty, "[ab          ]");
	pty_press(pty, "\303\251\177");
	pty_press(pty, "\360\237\214\261\177");
	pty_expect(pty, "[ab          ]");
	pty_press(pty, "\033[200~Bob\rEve\033[201~");
	pty_expect(pty, "[abBob       ]");
	pty_resize(pty, 30, 100);
	pty_settle(pty, 100);
	pty_resize(pty, 24, 80);
	pty_press(pty, "by");
	pty_expect(pty, "[abBobby     ]");
	pty_press(pty, "\033[D\033[D\033[Dx");
	pty_expect(pty, "[abBoxbby    ]");
	pty_press(pty, "\r");
	pty_expect(pty, "abBoxbby");
	pty_end(pty);
}

/* No marks around it: it may play, but it opens no hand. */
static void four_kilobytes_at_the_cover(void **unused)
{
	struct pty *pty = start_game(NONE);
	char *keys = calloc(1, 4097);

	(void)unused;
	pty_settle(pty, COVER_MS);
	for (int i = 0; i < 4096; i++)
		keys[i] = "1 "[i % 2];
	pty_press(pty, keys);
	pty_settle(pty, 700);
	assert_true(pty_sees(pty, "press 1 when only you can see") ||
		    pty_sees(pty, "press Space to turn your hand up"));
	pty_press(pty, "\033[200~1 1 1 1 \r\033[201~");
	pty_settle(pty, 200);
	assert_false(pty_sees(pty, "play a card"));
	free(keys);
	pty_end(pty);
}

/* More behind a digit than is read one by one: all of it was typed ahead. */
static void a_digit_opens_no_cover_with_more_behind_it(void **unused)
{
	static const char *const typed[] = {"1 ", "1\033[B", "1xxxxxxxxxxxx1",
					    "1 1 1 1 1 1 1 1 1 1 "};
	struct pty *pty = start_game(NONE);

	(void)unused;
	for (size_t i = 0; i < sizeof typed / sizeof *typed; i++) {
		pty_settle(pty, COVER_MS);
		pty_press(pty, typed[i]);
		pty_settle(pty, 300);
		assert_true(pty_sees(pty, "press 1 when only you can see"));
	}
	pty_press(pty, "1");
	pty_expect(pty, "press Space to turn your hand up");
	pty_end(pty);
}

static void mouse_only_where_it_was_asked_for(void **unused)
{
	struct pty *pty = pty_start(24, 80, NONE, LIST("--mouse"));

	(void)unused;
	pty_expect(pty, menu);
	assert_true(pty_wrote(pty, "\033[?1000h"));
	/* A click on the second line chooses it, one on the key word opens. */
	pty_press(pty, "\033[<0;10;6M");
	pty_expect(pty, "> 2  GearSeed");
	pty_press(pty, "\033[<0;36;24M");
	pty_expect(pty, "new game");
	pty_type(pty, "\003");
	assert_int_equal(pty_status(pty), 128 + SIGINT);
	assert_true(pty_wrote(pty, "\033[?1000l"));
	pty_end(pty);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(esc_is_quick_and_sequences_are_one_key),
		cmocka_unit_test(an_arrow_in_three_pieces),
		cmocka_unit_test(names_are_typed_cleanly),
		cmocka_unit_test(four_kilobytes_at_the_cover),
		cmocka_unit_test(a_digit_opens_no_cover_with_more_behind_it),
		cmocka_unit_test(mouse_only_where_it_was_asked_for),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
