/* Bounds of a record's head, and what another deal or a game
   played on keeps of it. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "gearseed.h"
#include "play.h"
#include "seal.h"
#include "sowers.h"
#include "text.h"

/* The record with the rest of the line that begins so replaced. */
static char *with_line(const char *record, const char *key, const char *rest)
{
	const char *at = strstr(record, key);
	struct text text = {0};
	char *copy;

	assert_non_null(at);
	at += strlen(key);
	text_put_bytes(&text, record, (size_t)(at - record));
	text_put(&text, rest);
	text_put(&text, at + strcspn(at, "\n"));
	copy = strdup(text_string(&text));
	text_free(&text);
	return copy;
}

/* The match that the changed record gives, or NULL and the sentence. */
static struct match *read_with(const struct match *match, const char *key,
			       const char *rest, struct fault *fault)
{
	char *record = play_record(match, RECORD_WHOLE);
	char *changed = with_line(record, key, rest);
	struct match *again = record_read(changed, strlen(changed), NULL,
					  fault);

	free(changed);
	free(record);
	return again;
}

static void a_name_or_player_fills_its_room_at_most(void **test)
{
	struct random random = random_start(81, 0);
	struct match *match = play_random(&sowers_rules, &random, 4), *again;
	char name[NAME_BYTES + 2] = "", player[PLAYER_BYTES + 2] = "bot ";
	struct fault fault;

	(void)test;
	/* an e with ever more marks above it is one column wide */
	strcpy(name, "xe");
	while (strlen(name) + 2 <= NAME_BYTES)
		strcat(name, "\xcc\x81");
	assert_int_equal(strlen(name), NAME_BYTES);
	assert_null(read_with(match, "\nseat 1 ", name, &fault));
	assert_non_null(strstr(fault.sentence, "63 bytes"));
	name[NAME_BYTES - 2] = '\0';
	again = read_with(match, "\nseat 1 ", name, &fault);
	assert_non_null(again);
	assert_string_equal(match_names(again)[0], name);
	match_end(again);
	while (strlen(player) + 2 < PLAYER_BYTES)
		strcat(player, "x");
	strcat(player, " 1");
	assert_int_equal(strlen(player), PLAYER_BYTES);
	assert_null(read_with(match, "\nplayer 1 ", player, &fault));
	assert_non_null(strstr(fault.sentence, "A player is"));
	match_end(match);
}

static bool has_orders(const struct match *match)
{
	for (int n = 0; n < ORDERS_MAX; n++)
		if (match_sitting(match)->orders.length[n])
			return true;
	return false;
}

/* Orders are kept only where they are not those of the deal. */
static void played_on_orders_stay_where_the_deal_has_others(void **test)
{
	(void)test;
	for (int g = 0; g < 2; g++) {
		const struct rules *rules[] = {&sowers_rules, &gearseed_rules};
		struct random random = random_start(82, (uint64_t)g);
		struct match *match = play_random(rules[g], &random, 4);
		struct match *again, *on;
		struct fault fault;

		again = read_with(match, "\nmoves", "", &fault);
		assert_true(has_orders(again) && match_keeps_deal(again));
		on = match_play_on(again, 0);
		assert_false(has_orders(on));
		match_end(on);
		match_end(again);
		again = read_with(match, "\ndeal ", "0000-0000-00001", &fault);
		assert_true(has_orders(again) && !match_keeps_deal(again));
		on = match_play_on(again, 0);
		assert_true(has_orders(on));
		match_end(on);
		match_end(again);
		match_end(match);
	}
}

static void a_game_played_on_is_marked_for_its_players(void **test)
{
	(void)test;
	for (int g = 0; games[g]; g++) {
		struct random random = random_start(83, (uint64_t)g);

		for (int i = 0; i < 20; i++) {
			struct match *match = play_random(games[g], &random, 2);
			struct match *on = match_play_on(match, 1);
			const struct book *book = match_book(on);
			int players = 0;

			for (int s = 1; s <= book->seats; s++)
				players += book->rules->has_player(book, s);
			assert_int_equal(match_remarks(on), players);
			match_end(on);
			match_end(match);
		}
	}
}

static void an_order_holds_the_cards_of_one_game_at_most(void **test)
{
	struct random random = random_start(84, 0);
	struct match *match = play_random(&sowers_rules, &random, 2);
	struct text words = {0};
	struct fault fault;

	(void)test;
	for (int i = 0; i <= CARDS_MAX; i++)
		text_put(&words, " Y1");
	assert_null(read_with(match, "\ndeck 1", text_string(&words),
			      &fault));
	assert_string_equal(fault.sentence, "This order is too long.");
	text_free(&words);
	match_end(match);
}

/* A deal after one from a file is its own: no order is left of the old. */
static void dealt_again_no_order_stays_and_a_seal_is_made_anew(void **test)
{
	struct random random = random_start(85, 0);
	struct match *match = play_random(&sowers_rules, &random, 2), *again;
	struct sitting sitting;
	struct fault fault;

	(void)test;
	again = read_with(match, "\nmoves", "", &fault);
	assert_true(has_orders(again));
	sitting = *match_sitting(again);
	match_end(again);
	assert_true(seal_deal(&sitting));
	sitting.seals = false; /* only the seal itself is known of a file */
	assert_true(sitting_deal_again(&sitting));
	assert_true(sitting.seal[0] && seal_fits(&sitting));
	again = match_begin(&sitting);
	assert_false(has_orders(again));
	match_end(again);
	match_end(match);
}

static void a_key_is_its_whole_word_or_lacks_the_seat_alone(void **test)
{
	static const char *const known[] = {"wild", "level", "level1", "deal"};
	static const char *const unknown[] = {"wil", "leve", "dea", "level3"};

	(void)test;
	for (int i = 0; i < 4; i++) {
		assert_true(sitting_knows(&sowers_rules,
					  (struct word){known[i],
							strlen(known[i])}));
		assert_false(sitting_knows(&sowers_rules,
					   (struct word){unknown[i],
							 strlen(unknown[i])}));
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_name_or_player_fills_its_room_at_most),
		cmocka_unit_test(
			played_on_orders_stay_where_the_deal_has_others),
		cmocka_unit_test(an_order_holds_the_cards_of_one_game_at_most),
		cmocka_unit_test(
			dealt_again_no_order_stays_and_a_seal_is_made_anew),
		cmocka_unit_test(
			a_key_is_its_whole_word_or_lacks_the_seat_alone),
		cmocka_unit_test(a_game_played_on_is_marked_for_its_players),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
