/* A move is in its file before a picture shows it, and on the disk itself
   right after that picture. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "file.h"
#include "home.h"
#include "journal.h"
#include "script.h"
#include "seen.h"
#include "table.h"

static struct match *match;
static int synced, shown;
static void (*show_first)(void *self, const struct layer *layers, int count);

/* Takes the place of the C library's: nothing here needs a disk. */
int fsync(int fd)
{
	(void)fd;
	assert_int_equal(shown, match ? match_plies(match) : 0);
	synced = shown;
	return 0;
}

/* How many moves the game's file has. */
static int count_written(void)
{
	char *path = home_only_game(PLACE_GAMES);
	struct text text = {0};
	const char *at;
	int count = 0;

	assert_null(file_read(path, FILE_RECORD_MOST, &text));
	at = strstr(text_string(&text), "\nmoves\n");
	assert_non_null(at);
	for (at += strlen("\nmoves\n"); (at = strchr(at, '\n')); at++)
		count++;
	text_free(&text);
	free(path);
	return count;
}

static void show(void *self, const struct layer *layers, int count)
{
	shown = match_plies(match);
	assert_int_equal(count_written(), shown);
	show_first(self, layers, count);
}

static void written_then_shown_then_synced(void **unused)
{
	struct script *script = script_open(24, 80);
	struct match *game = seen_record("A", 33);
	struct journal *journal;
	struct screen screen;

	(void)unused;
	home_make();
	shown = 0;
	journal = journal_begin(game);
	match = game;
	assert_true(journal_is_saved(journal));
	show_first = script->terminal.show;
	script->terminal.show = show;
	script_screen(script, &screen);
	screen.journal = journal;
	script_type(script, "1 r!"); /* Y9 */
	table_play(&screen, match, COVER_TURNS);
	assert_int_equal(match_plies(match), 34);
	assert_int_equal(synced, 34);
	match = NULL;
	shown = 0;
	journal_close(journal);
	match_end(game);
	screen_close(&screen);
	script_close(script);
	home_drop();
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(written_then_shown_then_synced),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
