/* What a real terminal is sent, by its kind, its locale and the user's wishes:
   colours, letters, lines. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "start.h"

static const char menu[] = "Choose with the arrows or a digit";

/* Every cell of the screen, and what is wrong with its colours. */
static void check_cells(const struct pty *pty, bool colours)
{
	VTermPos at;
	int chips = 0;

	for (at.row = 0; at.row < pty->rows; at.row++)
		for (at.col = 0; at.col < pty->columns; at.col++) {
			VTermScreenCell cell;
			bool ink, ground;

			vterm_screen_get_cell(pty->screen, at, &cell);
			ink = !VTERM_COLOR_IS_DEFAULT_FG(&cell.fg);
			ground = !VTERM_COLOR_IS_DEFAULT_BG(&cell.bg);
			chips += ground;
			if (ground)
				assert_true(ink);
			if (ground)
				assert_true(cell.chars[0] > ' ');
			/* Ink alone: only the red of a warning. */
			if (ink && !ground)
				assert_int_equal(cell.fg.indexed.idx, 1);
		}
	assert_true(colours ? chips > 0 : chips == 0);
}

/* No sequence ESC [ … m asks for a colour, not even for the standard one. */
static void check_no_colour_codes(const char *raw)
{
	while ((raw = strstr(raw, "\033["))) {
		size_t length = strspn(raw + 2, "0123456789;");
		const char *at = raw + 2, *end = at + length;

		for (raw = end; *end == 'm' && at < end;) {
			long code = strtol(at, (char **)&at, 10);

			assert_false(code >= 30 && code <= 49);
			assert_false(code >= 90 && code <= 107);
			at += at < end;
		}
	}
}

static void colours_as_the_user_wishes(void **unused)
{
	static const struct {
		const char *env, *option;
		bool colours;
	} rows[] = {
		{"NO_COLOR=", "--color=auto", true},
		{"NO_COLOR=1", "--color=auto", false},
		{"NO_COLOR=1", "--color=always", true},
		{"NO_COLOR=", "--color=never", false},
		{"TERM=vt100", "--color=always", false},
		{"TERM=xterm", "--color=auto", true},
	};

	(void)unused;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct pty *pty =
			pty_start(24, 80, LIST(rows[i].env),
				  LIST(rows[i].option, "sowers", "deal=word",
				       "first=1"));

		pty_expect(pty, "press 1 when only");
		start_hand(pty, 1);
		pty_expect(pty, "play a card");
		check_cells(pty, rows[i].colours);
		if (!rows[i].colours)
			check_no_colour_codes(text_string(&pty->raw));
		pty_end(pty);
	}
}

/* How many cells have an ink of their own. */
static int count_inked(const struct pty *pty)
{
	VTermPos at;
	int count = 0;

	for (at.row = 0; at.row < pty->rows; at.row++)
		for (at.col = 0; at.col < pty->columns; at.col++) {
			VTermScreenCell cell;

			vterm_screen_get_cell(pty->screen, at, &cell);
			count += !VTERM_COLOR_IS_DEFAULT_FG(&cell.fg);
		}
	return count;
}

/* Plain cards leave the red of a refusal, and nothing else. */
static void plain_cards_wear_no_chips(void **unused)
{
	struct pty *pty = start_turn(LIST("TERM=xterm"));

	(void)unused;
	check_cells(pty, true);
	pty_press(pty, "q");
	pty_press(pty, pty_sees(pty, "5  Settings") ? "5" : "6");
	pty_press(pty, "\r");
	pty_expect(pty, "Left and Right change a setting");
	pty_press(pty, "\033[B");
	pty_press(pty, "\033[C");
	pty_expect(pty, "Cards              < plain >");
	pty_press(pty, "\033");
	pty_expect(pty, "Game menu");
	pty_press(pty, "\033");
	pty_expect(pty, "play a card");
	check_cells(pty, false);
	assert_int_equal(count_inked(pty), 0);
	pty_press(pty, "y");
	pty_press(pty, "t");
	pty_expect(pty, "No:");
	check_cells(pty, false);
	assert_int_equal(count_inked(pty), 3);
	pty_end(pty);
}

static void plain_bytes_where_the_locale_is_plain(void **unused)
{
	static const char *const locales[] = {"LC_ALL=C", "LC_ALL=POSIX",
					      "LC_ALL="};

	(void)unused;
	for (size_t i = 0; i < sizeof locales / sizeof *locales; i++) {
		struct pty *pty = start_turn(LIST(locales[i]));

		pty_press(pty, "K");
		pty_press(pty, "\033");
		pty_settle(pty, 150);
		pty_press(pty, "q");
		pty_expect(pty, "+- Game menu");
		for (size_t b = 0; b < pty->raw.length; b++)
			assert_true((unsigned char)pty->raw.data[b] < 0x80);
		pty_end(pty);
	}
}

static void drawn_lines_without_charset_switches(void **unused)
{
	static const char *const terms[] = {"TERM=xterm", "TERM=linux",
					    "TERM=screen"};

	(void)unused;
	for (size_t i = 0; i < sizeof terms / sizeof *terms; i++) {
		struct pty *pty = start_turn(LIST(terms[i]));

		pty_expect(pty, "├─ The Rocky Soil");
		assert_false(pty_wrote(pty, "\033(0"));
		assert_false(pty_wrote(pty, "\016"));
		pty_end(pty);
	}
}

static void many_terminals(void **unused)
{
	static const char *const terms[] = {
		"TERM=screen",	"TERM=screen-256color", "TERM=tmux-256color",
		"TERM=linux",	"TERM=vt100",		"TERM=vt220",
		"TERM=rxvt",	"TERM=xterm",		"TERM=xterm-mono",
		"TERM=ansi",	"TERM=xterm-16color"};

	(void)unused;
	for (size_t i = 0; i < sizeof terms / sizeof *terms; i++) {
		struct pty *pty = pty_start(24, 80, LIST(terms[i]), NONE);

		pty_settle(pty, 300);
		if (pty->status == 1) { /* this machine does not know it */
			assert_true(pty_wrote(pty, "is unknown here"));
			pty_end(pty);
			continue;
		}
		pty_expect(pty, menu);
		pty_press(pty, "K");
		pty_expect(pty, "These are the keys");
		pty_press(pty, "\033");
		pty_expect(pty, menu);
		pty_press(pty, "q");
		pty_press(pty, "\r");
		assert_int_equal(pty_status(pty), 0);
		pty_end(pty);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(colours_as_the_user_wishes),
		cmocka_unit_test(plain_cards_wear_no_chips),
		cmocka_unit_test(plain_bytes_where_the_locale_is_plain),
		cmocka_unit_test(drawn_lines_without_charset_switches),
		cmocka_unit_test(many_terminals),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
