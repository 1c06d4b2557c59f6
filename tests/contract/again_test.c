/* Another deal for the same table: what was left to lot is drawn anew. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "gearseed.h"
#include "match.h"
#include "play.h"
#include "seal.h"
#include "sowers.h"

/* Two values that come up with even chances do so within so many deals, all
   but once in a million million runs. */
enum { DEALS = 40 };

static struct word word_of(const char *string)
{
	return (struct word){string, strlen(string)};
}

/* A sitting of those KEY VALUE pairs. */
static void settle(struct sitting *sitting, const struct rules *rules,
		   const char *const (*pairs)[2])
{
	unsigned given = 0;

	sitting_begin(sitting, rules);
	for (int i = 0; pairs[i][0]; i++)
		assert_null(sitting_set(sitting, word_of(pairs[i][0]),
					word_of(pairs[i][1]), &given));
	assert_null(sitting_settle(sitting, given));
}

/* A setting as the record of its game has it: its line, or "". */
static const char *line_of(const struct sitting *sitting, const char *key,
			   char room[80])
{
	struct match *match = match_begin(sitting);
	char *record = play_record(match, RECORD_JOURNAL);
	const char *at = strstr(record, key);
	size_t length = at ? strcspn(at, "\n") : 0;

	assert_true(length < 80);
	memcpy(room, at ? at : "", length);
	room[length] = '\0';
	free(record);
	match_end(match);
	return room;
}

/* How often the line changed from one deal to the next. */
static int changes(struct sitting *sitting, const char *key)
{
	char before[80], after[80];
	int count = 0;

	line_of(sitting, key, before);
	assert_int_not_equal(before[0], '\0');
	for (int i = 0; i < DEALS; i++) {
		uint64_t deal = sitting->deal;

		assert_true(sitting_deal_again(sitting));
		assert_true(sitting->deal != deal);
		count += strcmp(before, line_of(sitting, key, after)) != 0;
		strcpy(before, after);
	}
	return count;
}

static void B10_burst_cards_by_lot_are_drawn_anew(void **test)
{
	static const char *const pairs[][2] = {
		{"players", "3"}, {"burst2", "castle"}, {NULL, NULL}};
	struct sitting sitting;

	(void)test;
	settle(&sitting, &gearseed_rules, pairs);
	assert_true(changes(&sitting, "burst 1 ") > 0);
	assert_true(changes(&sitting, "burst 3 ") > 0);
	assert_int_equal(changes(&sitting, "burst 2 "), 0);
	assert_int_equal(changes(&sitting, "players "), 0);
	assert_int_equal(changes(&sitting, "first "), 0);
}

static void a_first_seat_by_lot_is_drawn_anew(void **test)
{
	static const char *const pairs[][2] = {{"first", "2"}, {NULL, NULL}};
	struct sitting sitting;

	(void)test;
	settle(&sitting, &sowers_rules, pairs);
	assert_int_equal(changes(&sitting, "first "), 0);
	assert_true(sitting_draw_first(&sitting));
	assert_true(changes(&sitting, "first ") > 0);
}

/* Levels that a challenge sets follow from it again. */
static void S44_a_challenge_stays_as_it_was_chosen(void **test)
{
	static const char *const pairs[][2] = {{"challenge", "multi-4"},
					       {NULL, NULL}};
	struct sitting sitting;

	(void)test;
	settle(&sitting, &sowers_rules, pairs);
	assert_int_equal(changes(&sitting, "level 1 master"), 0);
	assert_int_equal(changes(&sitting, "challenge multi-4"), 0);
}

/* No record tells what was left to lot. */
static void a_game_from_a_file_keeps_what_stands_there(void **test)
{
	static const char *const pairs[][2] = {{"players", "2"}, {NULL, NULL}};
	struct sitting sitting;
	struct match *match;
	struct fault fault;
	char *record;

	(void)test;
	settle(&sitting, &gearseed_rules, pairs);
	match = match_begin(&sitting);
	record = play_record(match, RECORD_WHOLE);
	match_end(match);
	match = record_read(record, strlen(record), NULL, &fault);
	assert_non_null(match);
	sitting = *match_sitting(match);
	assert_true(changes(&sitting, "deal ") == DEALS);
	assert_int_equal(changes(&sitting, "burst 1 "), 0);
	assert_int_equal(changes(&sitting, "first "), 0);
	match_end(match);
	free(record);
}

static void a_sealed_table_seals_each_deal(void **test)
{
	static const char *const pairs[][2] = {{"players", "2"}, {NULL, NULL}};
	struct sitting sitting;
	char seal[HASH_DIGITS + 1];

	(void)test;
	settle(&sitting, &gearseed_rules, pairs);
	assert_true(sitting_deal_again(&sitting));
	assert_string_equal(sitting.seal, "");
	assert_true(seal_deal(&sitting));
	strcpy(seal, sitting.seal);
	assert_true(sitting_deal_again(&sitting));
	assert_string_not_equal(sitting.seal, seal);
	assert_true(seal_fits(&sitting));
	/* The same deal for a second time is no secret, the next one is. */
	sitting.seal[0] = sitting.salt[0] = '\0';
	assert_true(sitting_deal_again(&sitting));
	assert_true(seal_fits(&sitting));
}

/* The people move on by one seat, and what was chosen for them with them. */
static void B10_who_changes_seats_takes_the_chosen_burst_along(void **test)
{
	static const char *const pairs[][2] = {
		{"players", "3"}, {"burst1", "castle"}, {"burst2", "tower"},
		{NULL, NULL}};
	struct sitting sitting;
	char room[80];

	(void)test;
	settle(&sitting, &gearseed_rules, pairs);
	strcpy(sitting.name[0], "Ana");
	strcpy(sitting.name[1], "Ben");
	strcpy(sitting.name[2], "Cleo");
	sitting_swap_seats(&sitting);
	assert_string_equal(sitting.name[0], "Ben");
	assert_string_equal(sitting.name[1], "Cleo");
	assert_string_equal(sitting.name[2], "Ana");
	assert_string_equal(line_of(&sitting, "burst 1 ", room),
			    "burst 1 tower");
	assert_string_equal(line_of(&sitting, "burst 3 ", room),
			    "burst 3 castle");
	assert_int_equal(changes(&sitting, "burst 1 "), 0);
	assert_int_equal(changes(&sitting, "burst 3 "), 0);
	assert_true(changes(&sitting, "burst 2 ") > 0);
}

static void nobody_changes_seats_with_an_empty_one(void **test)
{
	static const char *const pairs[][2] = {{"mode", "solo"}, {NULL, NULL}};
	struct sitting sitting;

	(void)test;
	settle(&sitting, &sowers_rules, pairs);
	strcpy(sitting.name[0], "Ana");
	sitting_swap_seats(&sitting);
	assert_string_equal(sitting.name[0], "Ana");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(B10_burst_cards_by_lot_are_drawn_anew),
		cmocka_unit_test(a_first_seat_by_lot_is_drawn_anew),
		cmocka_unit_test(S44_a_challenge_stays_as_it_was_chosen),
		cmocka_unit_test(a_game_from_a_file_keeps_what_stands_there),
		cmocka_unit_test(a_sealed_table_seals_each_deal),
		cmocka_unit_test(
			B10_who_changes_seats_takes_the_chosen_burst_along),
		cmocka_unit_test(nobody_changes_seats_with_an_empty_one),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
