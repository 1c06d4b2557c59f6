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
	char *before;

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
	pty_expect_screen(pty, before);
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
	char *before;

	(void)unused;
	pty_settle(pty, 100);
	before = pty_screen(pty);
	assert_int_equal(write(pty->slave, junk, sizeof junk - 1),
			 sizeof junk - 1);
	pty_expect(pty, "more junk");
	pty_press(pty, "\014");
	pty_settle(pty, 100);
	pty_expect_screen(pty, before);
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
		cmocka_unit_test(terminals_that_show_no_table),
		cmocka_unit_test(pipes_and_files_are_no_terminal),
		cmocka_unit_test(words_it_does_not_know),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
