/* The decks that games can be played with. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include <cmocka.h>

#include "file.h"
#include "home.h"
#include "play.h"
#include "shelf.h"

/* The built-in deck of GearSeed under another id, to be freed. */
static char *deck_named(const char *id)
{
	size_t length;
	char *deck = play_read_file("rules/gearseed.deck", &length);
	char *line = strstr(deck, "\ndeck ") + 6;
	char *end = strchr(line, '\n');
	struct text text = {0};

	text_put_bytes(&text, deck, (size_t)(line - deck));
	text_put(&text, id);
	text_put(&text, end);
	free(deck);
	return text.data;
}

static void put_deck(const char *name, const char *text)
{
	home_put(home_path("data/hotbed/decks/%s", name), text, strlen(text));
}

static const struct shelf_row *find_row(const struct shelf *shelf,
					const char *name)
{
	for (int i = 0; i < shelf_count(shelf); i++) {
		const struct shelf_row *row = shelf_row(shelf, i);

		if (row->path && !strcmp(file_name(row->path), name))
			return row;
	}
	fail_msg("no row for %s", name);
	return NULL;
}

static void built_in_decks_are_there_without_a_folder(void **test)
{
	struct shelf *shelf = shelf_open();
	int decks = 0;

	(void)test;
	for (int i = 0; games[i]; i++)
		decks += games[i]->decks != NULL;
	assert_int_equal(shelf_count(shelf), decks);
	for (int i = 0; i < decks; i++) {
		assert_null(shelf_row(shelf, i)->path);
		assert_non_null(shelf_row(shelf, i)->deck);
	}
	shelf_close(shelf);
}

static void files_follow_by_name_each_with_its_faults(void **test)
{
	char *good = deck_named("mine");
	char *taken = deck_named("reconstructed");
	struct shelf *shelf;
	const struct shelf_row *row;

	(void)test;
	put_deck("b.deck", good);
	put_deck("c.deck", good);
	put_deck("d.deck", taken);
	put_deck("e.deck", "gearseed-deck 1\nnonsense\n");
	put_deck("f.deck", "");
	put_deck("notes.txt", "no deck");
	put_deck(".hidden.deck", "no deck");
	mkdir(home_path("data/hotbed/decks/g.deck"), 0700);
	mkfifo(home_path("data/hotbed/decks/h.deck"), 0600);
	shelf = shelf_open();
	assert_int_equal(shelf_count(shelf), 1 + 7);
	row = find_row(shelf, "b.deck");
	assert_string_equal(row->id, "mine");
	assert_non_null(row->deck);
	assert_int_equal(row->faults, 0);
	row = find_row(shelf, "c.deck");
	assert_null(row->deck);
	assert_string_equal(row->id, "c.deck");
	assert_string_equal(row->first.sentence,
			    "The id `mine` is that of b.deck already.");
	row = find_row(shelf, "d.deck");
	assert_non_null(strstr(row->first.sentence, "the built-in deck"));
	row = find_row(shelf, "e.deck");
	assert_null(row->deck);
	assert_true(row->faults > 1);
	assert_int_equal(row->first.line, 2);
	assert_true(find_row(shelf, "f.deck")->faults > 0);
	assert_string_equal(find_row(shelf, "g.deck")->first.sentence,
			    "This is a folder.");
	assert_string_equal(find_row(shelf, "h.deck")->first.sentence,
			    "This is no ordinary file.");
	shelf_close(shelf);
	free(good);
	free(taken);
}

static struct match *play_with(const struct deck_shelf *decks, const char *id)
{
	struct random random = random_start(55, 0);
	struct word game = {"gearseed", 8};
	struct word deck = {id, strlen(id)};
	struct sitting sitting;
	struct match *match;

	sitting_begin(&sitting, games_find(game));
	assert_true(sitting_take_deck(&sitting, deck, decks));
	assert_null(sitting_settle(&sitting, 0));
	match = match_begin(&sitting);
	for (int i = 0; i < 10 && match_turn(match).seat; i++)
		lot_play(match, &random);
	return match;
}

static void a_record_names_its_deck_and_its_text(void **test)
{
	char *deck = deck_named("mine");
	struct shelf *shelf;
	struct match *match;
	struct fault fault;
	char *record;

	(void)test;
	put_deck("mine.deck", deck);
	shelf = shelf_open();
	match = play_with(shelf_decks(shelf), "mine");
	record = play_record(match, RECORD_WHOLE);
	assert_non_null(strstr(record, "\ncards mine "));
	match_end(match);
	match = record_read(record, strlen(record), shelf_decks(shelf),
			    &fault);
	assert_non_null(match);
	match_end(match);
	assert_null(record_read(record, strlen(record), NULL, &fault));
	shelf_close(shelf);

	strstr(deck, "\n# ")[2] = '-'; /* another text of the same cards */
	put_deck("mine.deck", deck);
	shelf = shelf_open();
	assert_null(record_read(record, strlen(record), shelf_decks(shelf),
				&fault));
	assert_int_equal(fault.line, 3);
	assert_non_null(strstr(fault.sentence, "not those of the record"));
	shelf_close(shelf);
	free(record);
	free(deck);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		HOME_TEST(built_in_decks_are_there_without_a_folder),
		HOME_TEST(files_follow_by_name_each_with_its_faults),
		HOME_TEST(a_record_names_its_deck_and_its_text),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
