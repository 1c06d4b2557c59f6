/* Whole games through the line protocol, held against what they once were:
   views, menus and moves.  A line that begins with `> ` is a request.  Run with
   the word `write`, the program plays them anew. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "play.h"
#include "talk.h"

static const struct {
	const char *name;
	const char *game; /* the words behind `new` */
} stored[] = {
	{"toy", "toy deal=toy"},
	{"sowers", "sowers level=sower deal=#8"},
	{"sowers-wild", "sowers wild=yes first=2 deal=#4"},
	{"sowers-solo", "sowers mode=solo level=sower deal=#37"},
	{"gearseed", "gearseed deal=#1"},
};

enum { STORED = sizeof stored / sizeof *stored };

static void path_of(int i, char path[64])
{
	snprintf(path, 64, "tests/playthroughs/%s.txt", stored[i].name);
}

/* The requests of a playthrough, one a line. */
static void pick_requests(const char *lines, struct text *requests)
{
	while (*lines) {
		size_t length = strcspn(lines, "\n") + 1;

		if (!strncmp(lines, "> ", 2))
			text_put_bytes(requests, lines + 2, length - 2);
		lines += length;
	}
}

/* Requests and answers in turn. */
static void weave(const char *requests, const char *answers, struct text *text)
{
	while (*requests) {
		size_t length = strcspn(requests, "\n") + 1;
		const char *rest = talk_after(answers, 1);

		text_put(text, "> ");
		text_put_bytes(text, requests, length);
		text_put_bytes(text, answers, (size_t)(rest - answers));
		requests += length;
		answers = rest;
	}
}

static void every_playthrough_comes_out_as_it_was(void **test)
{
	(void)test;
	for (int i = 0; i < STORED; i++) {
		struct text requests = {0}, woven = {0};
		char path[64];
		size_t length;
		char *lines, *said;

		path_of(i, path);
		lines = play_read_file(path, &length);
		pick_requests(lines, &requests);
		assert_true(requests.length > 0);
		said = talk(text_string(&requests));
		weave(text_string(&requests), said, &woven);
		assert_string_equal(text_string(&woven), lines);
		free(said);
		free(lines);
		text_free(&requests);
		text_free(&woven);
	}
}

/* The game that `new` begins, as the engine itself deals it. */
static struct match *begin(const char *words)
{
	char requests[128];
	struct fault fault;
	struct match *match;
	char *said;

	snprintf(requests, sizeof requests, "new %s\nrecord\n", words);
	said = talk(requests);
	said[strlen(said) - 3] = '\0'; /* the last ok */
	match = record_read(said + 3, strlen(said + 3), NULL, &fault);
	free(said);
	return match;
}

static void ask(const struct match *match, int turns, struct text *requests)
{
	if (match_turns(match) != turns)
		for (int s = 1; s <= match_book(match)->seats; s++)
			text_format(requests, "view %d\n", s);
	text_put(requests, "legal\nplay ");
}

static void write_one(int i)
{
	struct match *match = begin(stored[i].game);
	struct random random = random_start(70, (uint64_t)i);
	struct text requests = {0}, woven = {0};
	struct reason reason;
	int turns = 0;
	char path[64];
	FILE *file;
	char *said;

	text_format(&requests, "new %s\n", stored[i].game);
	while (match_turn(match).seat) {
		struct move move = lot_move(match, &random);

		ask(match, turns, &requests);
		move_print(match_book(match), move, &requests);
		text_put(&requests, "\n");
		turns = match_turns(match);
		match_play(match, move, &reason);
	}
	text_put(&requests, "view all\nrecord\nresult\n");
	said = talk(text_string(&requests));
	weave(text_string(&requests), said, &woven);
	path_of(i, path);
	file = fopen(path, "w");
	fputs(text_string(&woven), file);
	fclose(file);
	free(said);
	text_free(&requests);
	text_free(&woven);
	match_end(match);
}

int main(int count, char **words)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_playthrough_comes_out_as_it_was),
	};

	if (count == 2 && !strcmp(words[1], "write")) {
		for (int i = 0; i < STORED; i++)
			write_one(i);
		return 0;
	}
	return cmocka_run_group_tests(tests, NULL, NULL);
}
