/* Deck files: the built-in one, every kind of fault by its example in
   tests/decks, and texts that nobody meant well. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "memory.h"
#include "random.h"
#include "town.h"

enum { FAULTS = 20 };

static struct fault faults[FAULTS];
static int fault_count;

static struct deck *read_text(const char *text, size_t length)
{
	return gearseed_rules.decks->read(text, length, faults, FAULTS,
					  &fault_count);
}

static void close_deck(struct deck *deck)
{
	gearseed_rules.decks->close(deck);
}

static const char *builtin(void)
{
	return gearseed_rules.decks->text;
}

static const struct gs_filter anything = {0xff, 0xff};

static void a_design_is_read_word_for_word(void **test)
{
	const struct gs_design expected = {
		.id = "thorned-fountain",
		.name = "Thorned Fountain",
		.code = "ThF",
		.copies = 3,
		.type = TYPE_FOUNTAIN,
		.caste = CASTE_THORNED,
		.season = SEASON_FALL,
		.triggers = true,
		.needs = {0xff, 1 << CASTE_THORNED},
		.ability = {2,
			    {{1, {{EFFECT_GAIN, 2, .filter = anything}}},
			     {1, {{EFFECT_DRAW, 1, .filter = anything}}}}},
		.bonus = {2,
			  {{1, {{EFFECT_TAKE, .filter = anything}}},
			   {1, {{EFFECT_GAIN, 1, .filter = anything}}}}},
		.trigger = {1, {{1, {{EFFECT_GAIN, 1, .filter = anything}}}}},
	};
	const struct deck *deck = town_deck();
	int found = 0;

	(void)test;
	for (int d = 1; d <= deck->count; d++)
		if (!strcmp(deck->design[d].id, expected.id)) {
			assert_memory_equal(&deck->design[d], &expected,
					    sizeof expected);
			found++;
		}
	assert_int_equal(found, 1);
}

static void the_built_in_deck_has_no_fault(void **test)
{
	struct deck *deck = read_text(builtin(), strlen(builtin()));

	(void)test;
	assert_non_null(deck);
	assert_int_equal(fault_count, 0);
	assert_int_equal(deck->count, 16);
	assert_int_equal(deck->cards, 44);
	assert_string_equal(gearseed_rules.decks->id(deck), "reconstructed");
	assert_int_equal(gearseed_rules.decks->cards(deck), 44);
	for (int s = SEASON_SPRING; s <= SEASON_WINTER; s++) {
		assert_int_equal(deck->season[s].bonus.count, 1);
		assert_int_equal(deck->season[s].shrine.count, 1);
	}
	close_deck(deck);
}

static void designs_are_numbered_in_the_order_of_their_ids(void **test)
{
	(void)test;
	for (int d = 2; d <= town_deck()->count; d++)
		assert_true(strcmp(town_deck()->design[d - 1].id,
				   town_deck()->design[d].id) < 0);
}

static void the_list_counts_types_and_castes(void **test)
{
	struct text text = {0};

	(void)test;
	gearseed_rules.decks->list(town_deck(), &text);
	assert_non_null(strstr(text_string(&text),
			       "By type    Tower 9  Castle 9  Expanse 9  "
			       "Fountain 9  Shrine 8\n"));
	assert_non_null(strstr(text_string(&text),
			       "By caste   Gremlin 12  Coalkin 12  "
			       "Thorned 12  Shrine 8\n"));
	assert_non_null(strstr(text_string(&text),
			       " 3  ThE  Thorned Expanse: Expanse, Thorned\n"
			       "         Ability  2 per Thorned card next to "
			       "it\n"));
	text_free(&text);
}

/* The first fault of each file in tests/decks. */
static const struct {
	const char *name;
	int line;
	const char *sentence;
} examples[] = {
	{"bonus-season", 132,
	 "Found `take`, expected a Season: spring, summer, fall or "
	 "winter."},
	{"bonus-seasons", 133,
	 "Found `fall`, expected `spring` as in this design's bonus "
	 "before."},
	{"burst", 3,
	 "Found `shrine`, expected tower, castle, expanse or "
	 "fountain."},
	{"cap", 29,
	 "Found `3`, expected `cap` and a number."},
	{"cards", 165,
	 "Found card number 65 with `shrine-of-fountains`, expected "
	 "at most 64 cards."},
	{"caste", 28,
	 "Found `goblin`, expected a caste: gremlin, coalkin, "
	 "thorned or shrine."},
	{"choose", 144,
	 "Found `or`, expected `/` and the other step."},
	{"choose-choose", 144,
	 "Found `choose`, expected a step: gain, gainper, draw, "
	 "build, burn, take, pull, seek or choose."},
	{"code", 25,
	 "Found `Gr-T`, expected a code of three letters or digits."},
	{"copies", 26,
	 "Found `0`, expected a number of copies from 1 to 64."},
	{"deck-id", 2,
	 "Found `My_Deck`, expected an id: up to 31 of a to z, 0 to "
	 "9 and -, a letter first."},
	{"design-id", 31,
	 "Found `2-castles`, expected an id: up to 31 of a to z, 0 "
	 "to 9 and -, a letter first."},
	{"designs", 399,
	 "Found one more design, expected at most 48."},
	{"end", 95,
	 "Found `3`, expected the end of the line."},
	{"few-cards", 0,
	 "Found 3 cards, expected at least 15: four hands and the "
	 "opening row."},
	{"filter", 58,
	 "Found `gremlin`, expected `any`, `type` or `caste`."},
	{"filter-caste", 58,
	 "Found `elf`, expected a caste: gremlin, coalkin, thorned "
	 "or shrine."},
	{"filter-type", 113,
	 "Found `cap`, expected a type: tower, castle, expanse, "
	 "fountain or shrine."},
	{"format", 1,
	 "Found `2`, expected `1`, the number of this format."},
	{"key", 28,
	 "Found `colour`, expected a key of this format."},
	{"missing-word", 95,
	 "Found the end of the line, expected a number from 1 to 9."},
	{"name", 24,
	 "Found `The Tower of the Gremlin King`, expected a name of "
	 "at most 20 columns."},
	{"no-ability", 97,
	 "Found no `ability` for `thorned-tower`, expected at least "
	 "one (G8)."},
	{"no-burst", 0,
	 "Found no `burst tower`, expected one."},
	{"no-caste-bonus", 7,
	 "Found no `caste-bonus` for `spring`, expected one."},
	{"no-deck", 0,
	 "Found no `deck`, expected one."},
	{"no-format", 1,
	 "Found `deck`, expected `gearseed-deck 1` on the first "
	 "line."},
	{"no-name", 23,
	 "Found no `name` for `gremlin-tower`, expected one."},
	{"no-season", 0,
	 "Found no `season winter`, expected one."},
	{"nul", 95,
	 "Found a NUL byte, expected text."},
	{"number", 95,
	 "Found `10`, expected a number from 1 to 9."},
	{"number-zero", 67,
	 "Found `02`, expected a number from 1 to 9."},
	{"open-what", 38,
	 "Found `any`, expected `cap` and a number."},
	{"scope", 38,
	 "Found `near`, expected `next`, `line`, `open`, `hand` or "
	 "`play`."},
	{"season", 15,
	 "Found `autumn`, expected a Season: spring, summer, fall or "
	 "winter."},
	{"season-caste", 16,
	 "Found `Thorned`, expected a caste: gremlin, coalkin, "
	 "thorned or shrine."},
	{"steps", 109,
	 "Found one more step, expected at most 6 in a list."},
	{"stray", 3,
	 "Found `code`, expected a `design` before it."},
	{"stray-rules", 3,
	 "Found `rules`, expected a `season` before it."},
	{"trigger", 78,
	 "Found `gain`, expected `:` and a step."},
	{"two-bursts", 4,
	 "Found a second Burst card of that type, expected one: the "
	 "first is on line 3."},
	{"two-codes", 33,
	 "Found `GrT`, expected another code: line 25 has this one."},
	{"two-copies", 27,
	 "Found a second `copies`, expected one: the first is on "
	 "line 26."},
	{"two-decks", 3,
	 "Found a second `deck`, expected one: the first is on line "
	 "2."},
	{"two-designs", 31,
	 "Found `gremlin-tower`, expected another id: line 23 has "
	 "this one."},
	{"two-formats", 2,
	 "Found a second `gearseed-deck`, expected it on the first "
	 "line only."},
	{"two-seasons", 11,
	 "Found a second Season of that name, expected one: the "
	 "first is on line 7."},
	{"type", 27,
	 "Found `house`, expected a type: tower, castle, expanse, "
	 "fountain or shrine."},
	{"verb", 103,
	 "Found `push`, expected a step: gain, gainper, draw, build, "
	 "burn, take, pull, seek or choose."},
	{"what", 104,
	 "Found `kinds`, expected `any`, `type`, `caste`, "
	 "`kinds-type` or `kinds-caste`."},
	{"words", 95,
	 "Found more than 32 words, expected fewer."},
};

/* A file's text, to be freed. */
static char *read_file(const char *name, size_t *length)
{
	char path[100];
	char *text = memory_get(100000);
	FILE *file;

	snprintf(path, sizeof path, "tests/decks/%s.deck", name);
	file = fopen(path, "rb");
	if (!file)
		fail_msg("no file %s", path);
	*length = fread(text, 1, 100000, file);
	fclose(file);
	return text;
}

static void every_kind_of_fault_has_its_line_and_sentence(void **test)
{
	(void)test;
	for (size_t i = 0; i < sizeof examples / sizeof *examples; i++) {
		size_t length;
		char *text = read_file(examples[i].name, &length);
		struct deck *deck = read_text(text, length);

		if (deck)
			fail_msg("%s has no fault", examples[i].name);
		assert_true(fault_count > 0);
		if (strcmp(faults[0].sentence, examples[i].sentence))
			fail_msg("%s: %s", examples[i].name,
				 faults[0].sentence);
		assert_int_equal(faults[0].line, examples[i].line);
		free(text);
	}
}

/* The built-in text with every line end replaced; to be freed. */
static char *with_ends(const char *before, const char *end)
{
	char *text = memory_get(2 * strlen(builtin()) + 8);
	char *to = text + strlen(strcpy(text, before));

	for (const char *from = builtin(); *from; from++)
		if (*from == '\n')
			to += strlen(strcpy(to, end));
		else
			*to++ = *from;
	*to = '\0';
	return text;
}

static void CRLF_a_BOM_and_a_missing_end_are_read(void **test)
{
	char *text = with_ends("\xef\xbb\xbf", "\r\n");
	struct deck *deck = read_text(text, strlen(text));

	(void)test;
	assert_non_null(deck);
	assert_memory_equal(deck->design, town_deck()->design,
			    sizeof deck->design);
	close_deck(deck);
	free(text);
	deck = read_text(builtin(), strlen(builtin()) - 1);
	assert_non_null(deck);
	close_deck(deck);
}

static void all_faults_are_found_up_to_the_bound(void **test)
{
	char *text = with_ends("", "\nbad\n");
	struct deck *deck = read_text(text, strlen(text));

	(void)test;
	assert_null(deck);
	assert_int_equal(fault_count, FAULTS);
	for (int i = 1; i < FAULTS; i++)
		assert_true(faults[i].line > faults[i - 1].line);
	free(text);
}

static void nothing_and_one_line_are_refused(void **test)
{
	(void)test;
	assert_null(read_text("", 0));
	assert_string_equal(faults[0].sentence,
			    "Found 0 cards, expected at least 15: four hands "
			    "and the opening row.");
	assert_null(read_text("gearseed-deck 1", 15));
}

static void random_bytes_are_refused(void **test)
{
	struct random random = random_start(4, 4);
	char bytes[600];

	(void)test;
	for (int i = 0; i < 2000; i++) {
		for (size_t b = 0; b < sizeof bytes; b++)
			bytes[b] = (char)random_next(&random);
		assert_null(read_text(bytes, 1 + (size_t)i % 599));
		assert_true(fault_count > 0);
	}
}

/* Bytes of the good text changed, lines lost and doubled: refused, or a deck
   that can be played. */
static void damaged_decks_are_refused_or_whole(void **test)
{
	struct random random = random_start(5, 5);
	size_t length = strlen(builtin());
	char *text = memory_get(length + 1);
	int whole = 0;

	(void)test;
	for (int i = 0; i < 1500; i++) {
		struct deck *deck;

		memcpy(text, builtin(), length);
		for (int hits = (int)random_below(&random, 3); hits >= 0;
		     hits--)
			text[2600 + random_below(&random,
						 (uint32_t)length - 2600)] =
				(char)(' ' + random_below(&random, 95));
		deck = read_text(text, length);
		assert_true((deck == NULL) == (fault_count > 0));
		whole += deck != NULL;
		if (deck) {
			assert_in_range(deck->cards, 15, 64);
			close_deck(deck);
		}
	}
	assert_in_range(whole, 10, 1400);
	free(text);
}

static void ten_megabytes_are_no_trouble(void **test)
{
	size_t length = 10 << 20;
	char *text = memory_get(length);

	(void)test;
	memset(text, 'x', length);
	assert_null(read_text(text, length));
	memset(text, '\n', length);
	assert_null(read_text(text, length));
	memset(text, ' ', length);
	assert_null(read_text(text, length));
	free(text);
}

static void four_hundred_cards_are_refused(void **test)
{
	char *text = town_edit("copies 3", "copies 400");

	(void)test;
	assert_null(read_text(text, strlen(text)));
	assert_string_equal(faults[0].sentence,
			    "Found `400`, expected a number of copies from 1 "
			    "to 64.");
	free(text);
	text = town_edit("copies 3", "copies 64");
	assert_null(read_text(text, strlen(text)));
	assert_string_equal(faults[0].sentence,
			    "Found card number 67 with `gremlin-castle`, "
			    "expected at most 64 cards.");
	free(text);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_design_is_read_word_for_word),
		cmocka_unit_test(the_built_in_deck_has_no_fault),
		cmocka_unit_test(
			designs_are_numbered_in_the_order_of_their_ids),
		cmocka_unit_test(the_list_counts_types_and_castes),
		cmocka_unit_test(
			every_kind_of_fault_has_its_line_and_sentence),
		cmocka_unit_test(CRLF_a_BOM_and_a_missing_end_are_read),
		cmocka_unit_test(all_faults_are_found_up_to_the_bound),
		cmocka_unit_test(nothing_and_one_line_are_refused),
		cmocka_unit_test(random_bytes_are_refused),
		cmocka_unit_test(damaged_decks_are_refused_or_whole),
		cmocka_unit_test(ten_megabytes_are_no_trouble),
		cmocka_unit_test(four_hundred_cards_are_refused),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
