/* Whole games through a real terminal, against the library as a mirror: what
   is typed must come to exactly the moves that were meant. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "home.h"
#include "mirror.h"
#include "record.h"
#include "start.h"

static void play_game(const char *const *words, uint64_t seed, bool alone)
{
	struct mirror mirror = {.pty = pty_start(24, 80, NULL, words),
				.match = mirror_deal(words),
				.random = random_start(seed, 1),
				.alone = alone};

	mirror_finish(&mirror);
	mirror_expect_end(&mirror);
	pty_press(mirror.pty, "q");
	pty_press(mirror.pty, "\r");
	pty_expect(mirror.pty, "New game");
	pty_press(mirror.pty, "q");
	pty_press(mirror.pty, "\r");
	assert_int_equal(pty_status(mirror.pty), 0);
	match_end(mirror.match);
	pty_end(mirror.pty);
}

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
	struct match *match, *part;
	struct fault fault;
	char source[64], bytes[8192];
	FILE *file;
	size_t count;

	snprintf(source, sizeof source, "tests/records/%s.hotbed", name);
	file = fopen(source, "r");
	assert_non_null(file);
	count = fread(bytes, 1, sizeof bytes, file);
	fclose(file);
	match = record_read(bytes, count, NULL, &fault);
	assert_non_null(match);
	part = match_copy(match, match_plies(match) - 1);
	mirror_put(part, path);
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
		char path[64];
		struct pty *pty;

		cut_record(ends[i].record, path);
		pty = pty_start(24, 80, NULL, LIST(path));
		if (ends[i].seat) {
			pty_expect(pty, "when only you can see");
			start_hand(pty, ends[i].seat);
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
