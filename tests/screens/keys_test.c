/* The key table and the file that changes it; settings and their file. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

#include "home.h"
#include "pages.h"
#include "script.h"
#include "seen.h"

static enum request find(const struct keymap *map, enum key_context context,
			 uint32_t code)
{
	return keys_find(map, context, (struct key){.code = code}).request;
}

static bool reads(struct keymap *map, const char *text, struct fault *fault)
{
	return keys_read(map, text, strlen(text), fault);
}

static void context_decides_what_a_key_means(void **unused)
{
	struct keymap map;

	(void)unused;
	keys_standard(&map);
	assert_int_equal(find(&map, KEYS_SOWERS, 'b'), REQUEST_BLACK);
	assert_int_equal(find(&map, KEYS_GEARSEED, 'b'), REQUEST_BURST);
	assert_int_equal(find(&map, KEYS_SOWERS, 'g'), REQUEST_GOOD);
	assert_int_equal(find(&map, KEYS_LIST, 'g'), REQUEST_CONTENTS);
	assert_int_equal(find(&map, KEYS_FORM, 'g'), REQUEST_NONE);
	assert_int_equal(find(&map, KEYS_FORM, KEY_CODE_F1), REQUEST_KEYS);
	assert_int_equal(find(&map, KEYS_COVER, ' '), REQUEST_NONE);
	assert_int_equal(find(&map, KEYS_COVER, KEY_CODE_ENTER),
			 REQUEST_NONE);
	assert_int_equal(find(&map, KEYS_COVER, 'D'), REQUEST_NONE);
	assert_int_equal(find(&map, KEYS_SOWERS, 0x110fff), REQUEST_NONE);
}

/* No key stands for two requests anywhere: the standard map is read whole. */
static void standard_keys_do_not_clash(void **unused)
{
	struct keymap map;
	struct fault fault;

	(void)unused;
	keys_standard(&map);
	assert_true(reads(&map, "", &fault));
}

static void file_changes_keys_and_what_is_shown(void **unused)
{
	struct keymap map;
	struct fault fault;
	char room[8];

	(void)unused;
	keys_standard(&map);
	assert_true(reads(&map,
			  "# mine\nundo z\npath 4x\n\npath e E\nlog Ctrl-G\n",
			  &fault) == false);
	assert_int_equal(fault.line, 3);
	assert_int_equal(find(&map, KEYS_SOWERS, 'u'), REQUEST_UNDO);
	assert_true(reads(&map, "# mine\nundo z\n\npath e E\nlog Ctrl-G\n",
			  &fault));
	assert_int_equal(find(&map, KEYS_SOWERS, 'z'), REQUEST_UNDO);
	assert_int_equal(find(&map, KEYS_SOWERS, 'u'), REQUEST_NONE);
	assert_int_equal(find(&map, KEYS_SOWERS, 'E'), REQUEST_PATH);
	assert_int_equal(find(&map, KEYS_LIST, 7), REQUEST_LOG);
	assert_string_equal(keys_show(&map, KEYS_SOWERS,
				      (struct word){"p", 1}, room),
			    "e");
	assert_string_equal(keys_show(&map, KEYS_SOWERS,
				      (struct word){"L", 1}, room),
			    "Ctrl-G");
	assert_null(keys_show(&map, KEYS_COVER, (struct word){"I", 1}, room));
}

static void file_with_a_fault_changes_nothing(void **unused)
{
	static const struct {
		const char *text, *sentence;
		int line;
	} faults[] = {
		{"undo z\nnosuch k\n", "no such request", 2},
		{"undo\n", "missing", 1},
		{"undo Foo\n", "no such key", 1},
		{"enter e\n", "one meaning", 1},
		{"risk Y\n", "one meaning", 1},
		{"undo 4\n", "one meaning", 1},
		{"undo Enter\n", "one meaning", 1},
		{"undo a b c d e\n", "four keys", 1},
		{"undo L\n", "two requests", 0},
	};

	(void)unused;
	for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
		struct keymap map, before;
		struct fault fault;

		keys_standard(&map);
		before = map;
		assert_false(reads(&map, faults[i].text, &fault));
		assert_non_null(strstr(fault.sentence, faults[i].sentence));
		assert_int_equal(fault.line, faults[i].line);
		assert_memory_equal(&map, &before, sizeof map);
	}
}

static void users_keys_stand_on_the_table_and_the_page(void **unused)
{
	static const char file[] = "path e\nundo z\n";
	static const struct tui_options options;
	struct script *script = script_open(24, 80);
	struct match *match = seen_record("A", 27);
	struct screen screen;

	(void)unused;
	home_put(home_path("config/hotbed/keys"), file, strlen(file));
	screen_open(&screen, &script->terminal, &options);
	script_type(script, "1 ");
	script_shows(script, "e r t g soil");
	script_type(script, "e");
	script_shows(script, "pay Y1 to the Path?");
	script_type(script, "K");
	script_shows(script, "e r t g   Path, Rocky");
	script_shows(script, "z  U");
	table_play(&screen, match, COVER_TURNS);
	assert_int_equal(script->next, script->count);
	match_end(match);
	screen_close(&screen);
	script_close(script);
	home_put(home_path("config/hotbed/keys"), "", 0);
}

static void fault_of_the_users_file_is_told(void **unused)
{
	static const char file[] = "path e\nundo\n";
	static const struct tui_options options;
	struct script *script = script_open(24, 80);
	struct screen screen;

	(void)unused;
	home_put(home_path("config/hotbed/keys"), file, strlen(file));
	screen_open(&screen, &script->terminal, &options);
	page_first_menu(&screen);
	script_expect(script, "No: line 2 of the file keys: the key is");
	screen_close(&screen);
	script_close(script);
	home_put(home_path("config/hotbed/keys"), "", 0);
}

/* What a file of the user's can be that is no file. */
static void make_folder(const char *path)
{
	assert_int_equal(mkdir(path, 0700), 0);
}

static void make_pipe(const char *path)
{
	assert_int_equal(mkfifo(path, 0600), 0);
}

static void make_link(const char *path)
{
	assert_int_equal(symlink("/nowhere/at/all", path), 0);
}

static void make_large(const char *path)
{
	home_put(path, "", 0);
	assert_int_equal(truncate(path, 10 << 20), 0);
}

static void expect_start(const char *name, const char *words)
{
	static const struct tui_options options;
	struct script *script = script_open(24, 80);
	struct screen screen;
	char told[80];

	screen_open(&screen, &script->terminal, &options);
	page_first_menu(&screen);
	snprintf(told, sizeof told, " No: the file %s: %s\n", name, words);
	script_expect(script, told);
	screen_close(&screen);
	script_close(script);
}

static void strange_file_of_the_users_is_told_and_not_waited_for(void **unused)
{
	static const struct {
		void (*make)(const char *path);
		const char *words;
	} strange[] = {
		{make_folder, "This is a folder."},
		{make_pipe, "This is no ordinary file."},
		{make_link, "There is no such file."},
		{make_large, "This file is too big."},
	};
	static const char *const names[] = {"settings", "keys"};

	(void)unused;
	home_put(home_path("config/hotbed/none"), "", 0);
	for (int n = 0; n < 2; n++)
		for (size_t i = 0; i < sizeof strange / sizeof *strange; i++) {
			const char *path =
				home_path("config/hotbed/%s", names[n]);

			remove(path);
			strange[i].make(path);
			expect_start(names[n], strange[i].words);
			assert_int_equal(remove(path), 0);
		}
}

static void settings_are_kept_and_read_again(void **unused)
{
	static const struct tui_options options;
	struct script *script = script_open(24, 80);
	struct screen screen;

	(void)unused;
	screen_open(&screen, &script->terminal, &options);
	/* Cards: plain; lines: + - |; idle: 1 minute; key line: hidden. */
	script_type(script, "\002\004\002\004\002\002\004\002\004\033");
	page_settings(&screen);
	screen_close(&screen);
	screen_open(&screen, &script->terminal, &options);
	assert_int_equal(screen.settings.value[SETTING_CARDS], CARDS_PLAIN);
	assert_int_equal(screen.settings.value[SETTING_LINES], LINES_ASCII);
	assert_int_equal(settings_idle(&screen.settings), 60000);
	assert_int_equal(screen.settings.value[SETTING_KEY_LINE],
			 KEY_LINE_HIDDEN);
	assert_int_equal(screen.settings.value[SETTING_COLOUR],
			 COLOURS_TERMINAL);
	script_type(script, "\002");
	script_shows(script, "----------");
	page_settings(&screen);
	script_expect_not(script, "Esc back");
	screen_close(&screen);
	script_close(script);
}

static void settings_with_unknown_lines_are_read(void **unused)
{
	static const char text[] = "mouse on\nfont large\nbell\n\ncolour\n"
				   "lines wavy\nidle never\n\0bell cover";
	struct settings settings = {{0}};

	(void)unused;
	settings_read(&settings, text, sizeof text - 1);
	assert_int_equal(settings.value[SETTING_MOUSE], MOUSE_ON);
	assert_int_equal(settings.value[SETTING_LINES], LINES_DRAWN);
	assert_int_equal(settings_idle(&settings), -1);
	assert_int_equal(settings.value[SETTING_BELL], BELL_NEVER);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(context_decides_what_a_key_means),
		cmocka_unit_test(standard_keys_do_not_clash),
		cmocka_unit_test(file_changes_keys_and_what_is_shown),
		cmocka_unit_test(file_with_a_fault_changes_nothing),
		cmocka_unit_test(users_keys_stand_on_the_table_and_the_page),
		cmocka_unit_test(fault_of_the_users_file_is_told),
		cmocka_unit_test(
			strange_file_of_the_users_is_told_and_not_waited_for),
		cmocka_unit_test(settings_are_kept_and_read_again),
		cmocka_unit_test(settings_with_unknown_lines_are_read),
	};

	return cmocka_run_group_tests(tests, home_set_up, home_tear_down);
}
