/* The program's manners in a real terminal: how it begins, stops, ends, and
   gives everything back. */
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "start.h"

static const char menu[] = "Choose with the arrows or a digit";

static bool left_screen(const struct pty *pty)
{
	const char *raw = text_string(&pty->raw);
	const char *at = strstr(raw, "\033[?1049l");

	/* Nothing enters it again. */
	return at && !strstr(at, "\033[?1049h");
}

static void leaves_by_the_menu(void **unused)
{
	struct pty *pty = pty_start(24, 80, NONE, NONE);

	(void)unused;
	pty_expect(pty, menu);
	pty_press(pty, "q");
	pty_press(pty, "\r");
	assert_int_equal(pty_status(pty), 0);
	assert_true(left_screen(pty));
	assert_true(pty_wrote(pty, "\033[?2004l"));
	assert_false(pty_wrote(pty, "\033[?1000h"));
	pty_end(pty);
}

static void signals_end_it_and_give_the_terminal_back(void **unused)
{
	static const int numbers[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT,
				      SIGABRT};

	(void)unused;
	for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
		struct pty *pty = start_turn(NONE);

		kill(pty->program, numbers[i]);
		assert_int_equal(pty_status(pty), 128 + numbers[i]);
		assert_true(left_screen(pty));
		assert_true(pty_wrote(pty, "\033[?2004l"));
		pty_end(pty);
	}
}

static void ctrl_c_on_every_page(void **unused)
{
	static const char *const keys[] = {"", "K", "R", "L", "q", "D", "?"};

	(void)unused;
	for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
		struct pty *pty = start_turn(NONE);

		pty_press(pty, keys[i]);
		pty_type(pty, "\003");
		assert_int_equal(pty_status(pty), 128 + SIGINT);
		assert_true(left_screen(pty));
		pty_end(pty);
	}
}

/* Lets a stopped program go on, until it has the screen again. */
static void go_on(struct pty *pty)
{
	text_clear(&pty->raw);
	pty_continue(pty);
	for (int i = 0; i < 50 && !pty_wrote(pty, "\033[?1049h"); i++)
		pty_settle(pty, 100);
	pty_expect(pty, "press Space to turn your hand up");
}

static void stops_and_goes_on_with_the_hand_down(void **unused)
{
	struct pty *pty = start_turn(NONE);

	(void)unused;
	for (int i = 0; i < 3; i++) {
		pty_press(pty, "\032");
		assert_true(pty_wait_stop(pty));
		assert_true(left_screen(pty));
		go_on(pty);
		pty_press(pty, " ");
		pty_expect(pty, "play a card");
		text_clear(&pty->raw);
	}
	pty_type(pty, "\003");
	assert_int_equal(pty_status(pty), 128 + SIGINT);
	pty_end(pty);
}

/* A key and a Ctrl-C behind it that throws it away: whoever still waits for
   that key never hears of the Ctrl-C. */
static void reads_never_wait(void **unused)
{
	struct pty *pty = start_turn(NONE);
	struct termios now;

	(void)unused;
	for (int i = 0; i < 2; i++) {
		assert_int_equal(tcgetattr(pty->slave, &now), 0);
		assert_int_equal(now.c_cc[VMIN], 0);
		assert_int_equal(now.c_cc[VTIME], 0);
		pty_press(pty, "\032");
		assert_true(pty_wait_stop(pty));
		go_on(pty);
	}
	pty_type(pty, "L\003");
	assert_int_equal(pty_status(pty), 128 + SIGINT);
	pty_end(pty);
}

static void resized_while_stopped(void **unused)
{
	struct pty *pty = start_turn(NONE);

	(void)unused;
	pty_press(pty, "\032");
	assert_true(pty_wait_stop(pty));
	pty_resize(pty, 40, 120);
	go_on(pty);
	pty_press(pty, " ");
	pty_expect(pty, "Log");
	pty_end(pty);
}

static void hang_up_ends_it(void **unused)
{
	static const char *const keys[] = {"", "K", "/", "q"};

	(void)unused;
	for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
		struct pty *pty = start_turn(NONE);

		pty_press(pty, keys[i]);
		pty_hang_up(pty);
		assert_int_equal(pty_status(pty), 128 + SIGHUP);
		pty_end(pty);
	}
}

static void idle_costs_nothing(void **unused)
{
	struct pty *pty = start_turn(NONE);
	long before, after;
	size_t bytes;

	(void)unused;
	pty_settle(pty, 200);
	before = pty_ticks(pty);
	bytes = pty->raw.length;
	pty_settle(pty, 1500);
	after = pty_ticks(pty);
	assert_true(before >= 0);
	assert_true(after - before <= 1);
	assert_int_equal(bytes, pty->raw.length);
	pty_end(pty);
}

/* The new size is used at once, and small ones play nothing. */
static void resized_without_a_key(void **unused)
{
	struct pty *pty = start_turn(NONE);
	char *before, *after;

	(void)unused;
	pty_press(pty, "\014");
	before = pty_screen(pty);
	pty_resize(pty, 40, 120);
	pty_expect(pty, "┌─ Log");
	pty_resize(pty, 5, 20);
	pty_expect(pty, "hotbed needs");
	pty_press(pty, "\033[C\033[C\r r\r!");
	for (int rows = 24; rows > 0; rows -= 4) {
		pty_resize(pty, rows, rows * 3);
		pty_settle(pty, 20);
	}
	pty_resize(pty, 1, 1);
	pty_settle(pty, 50);
	pty_resize(pty, 24, 80);
	pty_expect(pty, "press Space to turn your hand up");
	pty_press(pty, " ");
	pty_expect(pty, "play a card");
	pty_settle(pty, 100);
	after = pty_screen(pty);
	assert_string_equal(before, after);
	free(before);
	free(after);
	pty_end(pty);
}

static void starts_in_any_size(void **unused)
{
	static const int sizes[][2] = {{5, 80},	  {1, 80}, {24, 10},
				       {3, 3},	  {1, 1},  {19, 59},
				       {100, 300}, {60, 511}};

	(void)unused;
	for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
		struct pty *pty = pty_start(sizes[i][0], sizes[i][1], NONE,
					    NONE);

		pty_settle(pty, 400);
		assert_int_equal(pty->status, -1);
		if (sizes[i][0] >= 24)
			if (sizes[i][1] >= 80)
				pty_expect(pty, menu);
		pty_resize(pty, 24, 80);
		pty_expect(pty, menu);
		pty_type(pty, "\003");
		assert_int_equal(pty_status(pty), 128 + SIGINT);
		pty_end(pty);
	}
}

static void no_size_is_terminfos_size(void **unused)
{
	struct pty *pty = pty_start(0, 0, NONE, NONE);

	(void)unused;
	pty->rows = 24;
	pty->columns = 80;
	pty_expect(pty, menu);
	pty_end(pty);
}

static void junk_is_painted_over(void **unused)
{
	static const char junk[] = "\033[5;5Hjunk\033[14;1Hmore junk\033[K";
	struct pty *pty = start_turn(NONE);
	char *before, *after;

	(void)unused;
	pty_settle(pty, 100);
	before = pty_screen(pty);
	assert_int_equal(write(pty->slave, junk, sizeof junk - 1),
			 sizeof junk - 1);
	pty_expect(pty, "more junk");
	pty_press(pty, "\014");
	pty_settle(pty, 100);
	after = pty_screen(pty);
	assert_string_equal(before, after);
	free(before);
	free(after);
	pty_end(pty);
}

/* A step of the focus sends what has changed, and clears nothing. */
static void a_step_costs_few_bytes(void **unused)
{
	struct pty *pty = start_turn(NONE);

	(void)unused;
	pty_settle(pty, 100);
	for (int i = 0; i < 4; i++) {
		text_clear(&pty->raw);
		pty_press(pty, "\033[C");
		assert_in_range(pty->raw.length, 1, 400);
		assert_false(pty_wrote(pty, "\033[2J"));
		assert_false(pty_wrote(pty, "\033[J"));
	}
	pty_end(pty);
}

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

/* One sentence, no escape codes, a status. */
static void refused(const char *const *env, const char *const *words,
		    int status, const char *sentence)
{
	struct pty *pty = pty_start(24, 80, env, words);

	assert_int_equal(pty_status(pty), status);
	if (!pty_wrote(pty, sentence))
		fail_msg("\"%s\" is not in \"%s\"", sentence,
			 text_string(&pty->raw));
	assert_false(pty_wrote(pty, "\033"));
	assert_string_equal(strchr(text_string(&pty->raw), '\n'), "\n");
	pty_end(pty);
}

static void terminals_that_show_no_table(void **unused)
{
	(void)unused;
	refused(LIST("TERM=dumb"), NONE, 1, "TERM=dumb");
	refused(LIST("TERM=nosuch"), NONE, 1, "TERM=nosuch");
	refused(LIST("TERM="), NONE, 1, "TERM is not set");
	refused(LIST("TERM"), NONE, 1, "TERM is not set");
}

/* Without a terminal at both ends: one sentence, at once, and a status. */
static void pipes_and_files_are_no_terminal(void **unused)
{
	static const char *const lines[] = {
		"$H </dev/null", "yes | $H", "$H <&-", "echo q | $H",
		"$H sowers </dev/null", "$H | cat; exit 1"};

	(void)unused;
	for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
		char line[512], answer[512] = "";
		const char *path = getenv("HOTBED");
		FILE *pipe;
		size_t count;

		snprintf(line, sizeof line, "exec 2>&1; H=%s; %s",
			 path ? path : "build/check/hotbed", lines[i]);
		pipe = popen(line, "r");
		assert_non_null(pipe);
		count = fread(answer, 1, sizeof answer - 1, pipe);
		answer[count] = '\0';
		assert_int_not_equal(pclose(pipe), 0);
		assert_non_null(strstr(answer, "needs a terminal"));
		assert_null(strchr(answer, '\033'));
	}
}

static void words_it_does_not_know(void **unused)
{
	(void)unused;
	refused(NONE, LIST("--nonsense"), 2, "nonsense");
	refused(NONE, LIST("--color=green"), 2, "auto, always or never");
	refused(NONE, LIST("chess"), 2, "chess");
	refused(NONE, LIST("sowers", "level=god"), 2, "level=god");
	refused(NONE, LIST("sowers", "colour=red"), 2, "colour=red");
	refused(NONE, LIST("sowers", "solo"), 2, "solo");
	refused(NONE, LIST("sowers", "mode=solo", "challenge=multi-1"), 2,
		"sowers");
	refused(NONE, LIST("tests/records"), 2, "tests/records");
	refused(NONE, LIST("tests/pictures/7.1-1.txt"), 2, "line 1");
}

static void esc_is_quick_and_sequences_are_one_key(void **unused)
{
	struct pty *pty = start_turn(NONE);
	char *before, *after;

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
	after = pty_screen(pty);
	assert_string_equal(before, after);
	free(before);
	free(after);
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
		cmocka_unit_test(leaves_by_the_menu),
		cmocka_unit_test(signals_end_it_and_give_the_terminal_back),
		cmocka_unit_test(ctrl_c_on_every_page),
		cmocka_unit_test(stops_and_goes_on_with_the_hand_down),
		cmocka_unit_test(reads_never_wait),
		cmocka_unit_test(resized_while_stopped),
		cmocka_unit_test(hang_up_ends_it),
		cmocka_unit_test(idle_costs_nothing),
		cmocka_unit_test(resized_without_a_key),
		cmocka_unit_test(starts_in_any_size),
		cmocka_unit_test(no_size_is_terminfos_size),
		cmocka_unit_test(junk_is_painted_over),
		cmocka_unit_test(a_step_costs_few_bytes),
		cmocka_unit_test(colours_as_the_user_wishes),
		cmocka_unit_test(plain_cards_wear_no_chips),
		cmocka_unit_test(plain_bytes_where_the_locale_is_plain),
		cmocka_unit_test(drawn_lines_without_charset_switches),
		cmocka_unit_test(many_terminals),
		cmocka_unit_test(terminals_that_show_no_table),
		cmocka_unit_test(pipes_and_files_are_no_terminal),
		cmocka_unit_test(words_it_does_not_know),
		cmocka_unit_test(esc_is_quick_and_sequences_are_one_key),
		cmocka_unit_test(an_arrow_in_three_pieces),
		cmocka_unit_test(names_are_typed_cleanly),
		cmocka_unit_test(four_kilobytes_at_the_cover),
		cmocka_unit_test(mouse_only_where_it_was_asked_for),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
