/* Any keys, from the first menu on: no file of a game is ever lost, changed
   otherwise than by its own moves, or left unreadable. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "file.h"
#include "home.h"
#include "journal.h"
#include "pages.h"
#include "random.h"
#include "record.h"
#include "saved.h"
#include "script.h"
#include "seen.h"

enum { RUNS = 100, KEYS = 500, GAMES = 400 };

/* What was there before. */
struct kept {
	int count;
	struct one {
		char name[64];
		struct text text;
		bool record;
	} one[GAMES];
};

static void keep_place(struct kept *kept, enum place place)
{
	struct saved_list list;

	saved_list(place, &list);
	for (int i = 0; i < list.count; i++) {
		struct one *one = &kept->one[kept->count++];

		assert_true(kept->count < GAMES);
		snprintf(one->name, sizeof one->name, "%s",
			 file_name(list.games[i].path));
		assert_null(file_read(list.games[i].path, FILE_RECORD_MOST,
				      &one->text));
		one->record = place == PLACE_RECORDS;
		saved_look(&list.games[i], NULL);
		assert_string_equal(list.games[i].fault.sentence, "");
	}
	saved_free(&list);
}

static void keep_all(struct kept *kept)
{
	memset(kept, 0, sizeof *kept);
	keep_place(kept, PLACE_GAMES);
	keep_place(kept, PLACE_RECORDS);
}

static void forget(struct kept *kept)
{
	for (int i = 0; i < kept->count; i++)
		text_free(&kept->one[i].text);
}

static const struct one *find(const struct kept *kept, const char *name)
{
	for (int i = 0; i < kept->count; i++)
		if (!strcmp(kept->one[i].name, name))
			return &kept->one[i];
	return NULL;
}

/* Bytes of a journal that stay.  A game with orders of its own has no line
   that takes others back: there undo cuts them off. */
static size_t lasting(const struct text *text)
{
	const char *moves = strstr(text_string(text), "\nmoves\n");

	assert_non_null(moves);
	return strstr(text_string(text), "\ndeck ") ?
		       (size_t)(moves - text_string(text)) :
		       text->length;
}

/* Every file is still there; a record as it was, a journal at least as long,
   or a record by now. */
static void compare(const struct kept *before, const struct kept *after)
{
	for (int i = 0; i < before->count; i++) {
		const struct one *old = &before->one[i];
		const struct one *now = find(after, old->name);

		if (!now)
			fail_msg("%s is gone", old->name);
		if (old->record)
			assert_string_equal(text_string(&old->text),
					    text_string(&now->text));
		else if (!now->record)
			assert_memory_equal(text_string(&now->text),
					    text_string(&old->text),
					    lasting(&old->text));
	}
}

static void finish(const char *record)
{
	const char *path = home_path("data/hotbed/records/%s.hotbed", record);
	struct match *match = seen_record(record, -1);
	struct text text = {0};

	record_write(match, RECORD_WHOLE, &text);
	home_put(path, text_string(&text), text.length);
	text_free(&text);
	match_end(match);
}

static void leave(const struct rules *rules, struct random *random)
{
	struct match *match = seen_deal(rules, random);
	struct journal *journal = journal_begin(match);

	for (int i = 0; i < 8 && match_turn(match).seat; i++) {
		struct menu menu = {0};
		struct view view;

		match_view(match, match_turn(match).seat, &view);
		view_legal(&view, &menu);
		match_play(match, menu.move[0], NULL);
	}
	journal_close(journal);
	match_end(match);
}

/* Keys that lead somewhere: the pages' own, and all that plays. */
static void type_any(struct script *script, struct random *random)
{
	static const char keys[] = "1234567890 \r\r\r\r\033\033\t!uU?qvx"
				   "LRDSKhjklprtgybw.,c\001\002\003\004";
	static const uint32_t codes[] = {KEY_CODE_HOME, KEY_CODE_END,
					 KEY_CODE_PAGE_UP, KEY_CODE_PAGE_DOWN};

	for (int i = 0; i < KEYS; i++) {
		char key[2] = {keys[random_below(random, sizeof keys - 1)]};

		if (random_below(random, 12))
			script_type(script, key);
		else
			script_code(script, codes[random_below(random, 4)]);
	}
}

static void run(struct random *random)
{
	static const int sizes[][2] = {{24, 80}, {20, 60}, {40, 120}};
	const int *size = sizes[random_below(random, 3)];
	struct script *script = script_open(size[0], size[1]);
	struct screen screen;

	type_any(script, random);
	script_screen(script, &screen);
	page_first_menu(&screen);
	screen_close(&screen);
	script_close(script);
}

static void any_keys_lose_nothing(void **unused)
{
	static struct kept before, after;
	struct random random = random_start(41, 0);

	(void)unused;
	home_make();
	for (int i = 0; i < 4; i++)
		leave(games[i & 1], &random);
	finish("C");
	finish("E");
	/* What is exported lands there. */
	assert_int_equal(chdir(home_path("data")), 0);
	keep_all(&before);
	for (int i = 0; i < RUNS; i++) {
		run(&random);
		keep_all(&after);
		compare(&before, &after);
		forget(&before);
		before = after;
	}
	print_message("%d games in the end\n", before.count);
	assert_true(before.count > 5);
	forget(&before);
	assert_int_equal(chdir("/"), 0);
	home_drop();
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(any_keys_lose_nothing),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
