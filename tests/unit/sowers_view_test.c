/* What a seat may know, what a guess may be, and the records of the pictures
   played move by move. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "scripted.h"

#define RECORD(name) "tests/records/" name ".hotbed"

static struct scripted game;

static void replay(const char *path, const char *result)
{
	char line[64];

	scripted_record(&game, path, -1);
	snprintf(line, sizeof line, "%.63s", game.text);
	assert_string_equal(line, result);
	assert_string_equal(scripted_result(&game), line);
	assert_null(sowers_rules.audit(&game.book, room_state(&game.room)));
}

static void records_A_B_C_end_as_they_say(void **state)
{
	(void)state;
	replay(RECORD("A"), "1 objective");
	replay(RECORD("B"), "2 aquila");
	replay(RECORD("C"), "1 tiebreak");
}

static void the_example_of_the_notation_ends_as_it_says(void **state)
{
	(void)state;
	scripted_begin(&game, "level=master",
		       "B4 B3 B5 Y10 B2 B1 B9 Y9 B10 Y6 Y7 B6 Y1 B8 Y3 Y2 Y4 "
		       "Y5 Y8 B7",
		       "Y6 Y5 B2 B1 B8 Y3 Y8 Y9 Y7 B10 Y2 B9 Y1 Y4 B7 B4 Y10 "
		       "B6 B3 B5");
	scripted_play(&game,
		      "rocky Y10, good B1, good B2, good B3, good B4, good B5, "
		      "rocky Y6, thorny B1, bottom Y5, top Y3, top B8, top Y7");
	assert_string_equal(scripted_result(&game), "2 no-play");
}

static void A12_an_owner_sees_what_it_placed_and_no_more(void **state)
{
	(void)state;
	scripted_record(&game, RECORD("A"), 15);
	assert_string_equal(
		scripted_view(&game, 2),
		"ask 2 play\nfirst 1\nturn 4\nsecond no\nowed 0\nlast no\n"
		"hand 1 ? ? ? ? ? ? ?\n"
		"hand 2 Y2 B1 B3 B5 B9\n"
		"deck 1 ? ? ? ? ? ? ? ? ? ?\n"
		"deck 2 Y1 ? ? ? ? ? ? ? ? ? ? Y7 Y5\n"
		"rest 2 Y1 Y3 Y4 Y5 Y6 Y7 Y8 Y10 B2 B4 B7 B8 B10\n"
		"good 1\ngood 2\nthorny 1\nthorny 2 B6\n"
		"rocky Y10 Y9 Y8\npaid 1 ?\npaid 2\nswept\n");
}

static void S6_D1_A23_the_soils_lie_open_to_everybody(void **state)
{
	(void)state;
	scripted_record(&game, RECORD("A"), 15);
	assert_string_equal(
		scripted_view(&game, SEAT_PUBLIC),
		"ask 2 play\nfirst 1\nturn 4\nsecond no\nowed 0\nlast no\n"
		"hand 1 ? ? ? ? ? ? ?\n"
		"hand 2 ? ? ? ? ?\n"
		"deck 1 ? ? ? ? ? ? ? ? ? ?\n"
		"deck 2 ? ? ? ? ? ? ? ? ? ? ? ? ?\n"
		"good 1\ngood 2\nthorny 1\nthorny 2 B6\n"
		"rocky Y10 Y9 Y8\npaid 1 ?\npaid 2\nswept\n");
	assert_non_null(strstr(scripted_view(&game, SEAT_REFEREE),
			       "paid 1 Y2\n"));
	assert_null(strchr(scripted_view(&game, SEAT_REFEREE), '?'));
}

static void A15_when_it_is_over_everything_lies_open(void **state)
{
	char all[SCRIPTED_TEXT];

	(void)state;
	scripted_record(&game, RECORD("C"), -1);
	strcpy(all, scripted_view(&game, SEAT_REFEREE));
	assert_int_equal(strncmp(all, "ask over\nfirst 1\nturn 16\nhand 1 ",
				 32),
			 0);
	for (int seat = 1; seat <= SEAT_PUBLIC; seat++)
		assert_string_equal(scripted_view(&game, seat), all);
}

static void aquilas_pile_is_hidden_from_everybody(void **state)
{
	(void)state;
	scripted_record(&game, RECORD("B"), 12);
	assert_non_null(strstr(scripted_view(&game, 1),
			       "deck 2 ? ? ? ? ? ?\nrest 1 "));
	assert_null(strstr(scripted_view(&game, 1), "hand 2"));
	assert_null(strstr(scripted_view(&game, SEAT_REFEREE), "rest 2"));
}

static uint8_t news_of_last_draw(void)
{
	for (int i = game.count - 1; i >= 0; i--)
		if (game.events[i].kind == SOWERS_DREW)
			return game.events[i].news;
	return EVERY_SEAT;
}

static void A12_a_placed_card_stays_known_until_drawn(void **state)
{
	const struct sowers *s = scripted_state(&game);

	(void)state;
	scripted_place(&game, "level=sower",
		       "ask 1 play / hand 1 B9 B8 Y9 Y10 / "
		       "deck 1 Y1 Y2 Y3 Y4 Y5 / hand 2 Y5 Y1 / "
		       "deck 2 Y6 Y7 Y8 Y9");
	scripted_play(&game, "thorny B9, top Y1, bottom Y2, bottom Y3, "
			     "bottom B8");
	assert_int_equal(s->top[0], 1);
	assert_int_equal(s->low[0], 3);
	scripted_play(&game, "path Y5");
	/* Ana's opening draw was the card she had put on top: no news */
	assert_int_equal(news_of_last_draw(), 0);
	assert_int_equal(s->top[0], 0);
	scripted_play(&game, "path Y1");
	assert_int_equal(game.events[game.last + 1].kind, SOWERS_DREW);
	assert_int_equal(game.events[game.last + 1].news, 1); /* unknown Y4 */
	scripted_play(&game, "skip, path Y1, path Y9");
	/* what is left was all put at the bottom */
	assert_int_equal(game.events[game.last + 1].kind, SOWERS_DREW);
	assert_int_equal(s->low[0],
			 sowers_count(s, SOWERS_ZONE_DECK, 1));
	assert_int_equal(game.events[game.last + 1].news, 0);
	assert_null(sowers_rules.audit(&game.book, room_state(&game.room)));
}

static void A23_another_seat_learns_no_card_and_no_place(void **state)
{
	struct view view;
	const struct sowers *s;

	(void)state;
	scripted_record(&game, RECORD("A"), 12);
	view_take(&view, &game.book, room_state(&game.room), 1);
	s = sowers_view(&view);
	assert_int_equal(scripted_state(&game)->top[1], 2);
	assert_int_equal(s->top[1] + s->low[1], 0);
	for (int i = 0; i < game.count; i++) {
		struct event event = event_for(game.events[i], 1);
		bool open = game.events[i].kind == SOWERS_LAID ||
			    game.events[i].kind == SOWERS_SOWED;

		if (event.seat != 2 || event.card == CARD_NONE)
			continue;
		assert_int_equal(event.card != CARD_UNKNOWN, open);
	}
}

/* The menu of a state whose undrawn deck is put into another order. */
static void A1_no_legal_move_depends_on_the_decks_order(void **state)
{
	struct random random = random_start(5, 0);

	(void)state;
	for (int i = 0; i < 300; i++) {
		struct luck luck = {.deal = random_next(&random)};
		struct sowers *s = scripted_state(&game);

		scripted_begin(&game, i % 2 ? "wild=yes" : "mode=solo", "",
			       "");
		sowers_rules.setup(&game.book, room_state(&game.room), &luck,
				   NULL);
		while (s->asked) {
			struct state_room room = game.room;
			struct sowers *other = (struct sowers *)room.byte;
			int deck = sowers_zone(SOWERS_ZONE_DECK, s->asked);
			struct menu menu, permuted;
			uint32_t at;

			random_shuffle(&random,
				       zone_order(&other->cards, deck),
				       zone_count(&s->cards, deck));
			sowers_rules.legal(&game.book, room_state(&game.room),
					   &menu);
			sowers_rules.legal(&game.book, room_state(&room),
					   &permuted);
			assert_int_equal(menu.count, permuted.count);
			assert_memory_equal(menu.move, permuted.move,
					    (size_t)menu.count *
						    sizeof *menu.move);
			at = random_below(&random, (uint32_t)menu.count);
			sowers_rules.apply(&game.book, room_state(&game.room),
					   menu.move[at], &luck, NULL);
		}
	}
}

enum { WORLDS = 400, POOL = 5, GUESSES = 60000 };

/* The other seat's cards in a number: hand, deck, paid. */
static uint64_t key_of(const uint8_t *hand, const uint8_t *deck, uint8_t paid)
{
	uint8_t low = hand[0] < hand[1] ? hand[0] : hand[1];
	uint8_t high = hand[0] < hand[1] ? hand[1] : hand[0];

	return (uint64_t)low << 32 | (uint64_t)high << 24 |
	       (uint64_t)deck[0] << 16 | (uint64_t)deck[1] << 8 | paid;
}

static int find_world(const uint64_t *worlds, int count, uint64_t key)
{
	int i = 0;

	while (i < count && worlds[i] != key)
		i++;
	return i;
}

/* Lists every world by trying all orders of the unknown cards. */
static int list_worlds(uint8_t *pool, int from, uint64_t *worlds, int count)
{
	if (from == POOL) {
		uint64_t key = key_of(pool, pool + 2, pool[4]);
		int at = find_world(worlds, count, key);

		if (!sowers_is_yellow(pool[4]))
			return count;
		worlds[at] = key;
		return at == count ? count + 1 : count;
	}
	for (int i = from; i < POOL; i++) {
		uint8_t card = pool[i];

		pool[i] = pool[from];
		pool[from] = card;
		count = list_worlds(pool, from + 1, worlds, count);
		pool[from] = pool[i];
		pool[i] = card;
	}
	return count;
}

static void every_world_is_guessed_equally_often(void **state)
{
	uint8_t pool[POOL] = {5, 5, 7, 11, 12}; /* Y5 Y5 Y7 B1 B2 */
	uint64_t worlds[WORLDS];
	int tally[WORLDS] = {0};
	int count = list_worlds(pool, 0, worlds, 0);
	struct random random = random_start(1, 2);
	struct view view;
	double expected = (double)GUESSES / count;

	(void)state;
	scripted_place(&game, "level=sower",
		       "ask 1 play / hand 1 Y1 / deck 1 Y2 / hand 2 Y5 B1 / "
		       "deck 2 Y5 B2 / paid 2 Y7");
	view_take(&view, &game.book, room_state(&game.room), 1);
	for (int i = 0; i < GUESSES; i++) {
		struct state_room room = {0};
		const struct sowers *s = (const struct sowers *)room.byte;
		int at;

		sowers_rules.guess(&view, &random, room_state(&room));
		at = find_world(worlds, count,
				key_of(sowers_cards(s, SOWERS_ZONE_HAND, 2),
				       sowers_cards(s, SOWERS_ZONE_DECK, 2),
				       sowers_cards(s, SOWERS_ZONE_PAID,
						    2)[0]));
		assert_true(at < count);
		tally[at]++;
	}
	for (int i = 0; i < count; i++) {
		double off = tally[i] - expected;

		assert_true(off * off < 25 * expected); /* five deviations */
	}
}

static void guesses_alone_are_about_aquilas_pile(void **state)
{
	struct random random = random_start(1, 2);
	struct view view, again;
	int first[11] = {0};

	(void)state;
	scripted_record(&game, RECORD("B"), 12); /* flipped: Y8 Y7 Y1 Y4 */
	view_take(&view, &game.book, room_state(&game.room), 1);
	for (int i = 0; i < 6000; i++) {
		struct state_room room = {0};
		const struct sowers *s = (const struct sowers *)room.byte;

		sowers_rules.guess(&view, &random, room_state(&room));
		assert_null(sowers_rules.audit(&game.book, room_state(&room)));
		view_take(&again, &game.book, room_state(&room), 1);
		assert_memory_equal(&again.masked, &view.masked,
				    sizeof view.masked);
		first[sowers_cards(s, SOWERS_ZONE_DECK, 2)[0]]++;
	}
	for (int number = 1; number <= 10; number++) {
		bool gone = number == 8 || number == 7 || number == 1 ||
			    number == 4;

		if (gone)
			assert_int_equal(first[number], 0);
		else
			assert_in_range(first[number], 850, 1150);
	}
}

static void S19_D6_D9_the_path_keeps_its_cards_and_games_end(void **state)
{
	struct random random = random_start(6, 0);

	(void)state;
	for (int i = 0; i < 200; i++) {
		struct luck luck = {.deal = random_next(&random)};
		struct sowers *s = scripted_state(&game);
		int before = 0;

		scripted_begin(&game, i % 2 ? "wild=yes" : "mode=solo", "",
			       "");
		sowers_rules.setup(&game.book, room_state(&game.room), &luck,
				   NULL);
		while (s->asked) {
			struct menu menu;
			uint32_t at;
			int out;

			sowers_rules.legal(&game.book, room_state(&game.room),
					   &menu);
			at = random_below(&random, (uint32_t)menu.count);
			sowers_rules.apply(&game.book, room_state(&game.room),
					   menu.move[at], &luck, NULL);
			out = sowers_count(s, SOWERS_ZONE_PAID, 1) +
			      sowers_count(s, SOWERS_ZONE_PAID, 2) +
			      sowers_count(s, SOWERS_ZONE_SWEPT, 0);
			assert_true(out >= before);
			before = out;
			/* D6 */
			assert_in_range(sowers_count(s, SOWERS_ZONE_ROCKY, 0),
					0, 4);
		}
		assert_in_range(s->turn, 1, 60); /* D9 */
	}
}

static bool completes(struct scripted *g)
{
	return scripted_state(g)->done[g->book.first - 1] != 0;
}

/* D3 and D10 over many random games near their end. */
static void D3_D10_where_a_seat_can_be_stranded_or_fail(void **state)
{
	struct random random = random_start(8, 0);
	int stranded = 0;

	(void)state;
	for (int i = 0; i < 30000; i++) {
		struct luck luck = {.deal = random_next(&random)};
		struct sowers *s = scripted_state(&game);
		int deck = 0;

		if (!i)
			scripted_begin(&game, "level=sower wild=yes", "", "");
		sowers_rules.setup(&game.book, room_state(&game.room), &luck,
				   NULL);
		while (s->asked) {
			struct menu menu;
			uint32_t at;

			deck = sowers_count(s, SOWERS_ZONE_DECK, s->asked);
			sowers_rules.legal(&game.book, room_state(&game.room),
					   &menu);
			at = random_below(&random, (uint32_t)menu.count);
			sowers_rules.apply(&game.book, room_state(&game.room),
					   menu.move[at], &luck, NULL);
		}
		if (s->failed == SOWERS_BY_STRANDED) {
			assert_in_range(deck, 2, 4);
			stranded++;
		}
		if (completes(&game) && s->failed)
			assert_int_not_equal(s->loser, game.book.first);
	}
	assert_in_range(stranded, 10, 200);
}

static void a_state_is_under_256_bytes(void **state)
{
	(void)state;
	assert_in_range(sowers_rules.state_size, 80, 255);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(records_A_B_C_end_as_they_say),
		cmocka_unit_test(the_example_of_the_notation_ends_as_it_says),
		cmocka_unit_test(A12_an_owner_sees_what_it_placed_and_no_more),
		cmocka_unit_test(S6_D1_A23_the_soils_lie_open_to_everybody),
		cmocka_unit_test(A15_when_it_is_over_everything_lies_open),
		cmocka_unit_test(aquilas_pile_is_hidden_from_everybody),
		cmocka_unit_test(A12_a_placed_card_stays_known_until_drawn),
		cmocka_unit_test(A23_another_seat_learns_no_card_and_no_place),
		cmocka_unit_test(A1_no_legal_move_depends_on_the_decks_order),
		cmocka_unit_test(every_world_is_guessed_equally_often),
		cmocka_unit_test(guesses_alone_are_about_aquilas_pile),
		cmocka_unit_test(
			S19_D6_D9_the_path_keeps_its_cards_and_games_end),
		cmocka_unit_test(D3_D10_where_a_seat_can_be_stranded_or_fail),
		cmocka_unit_test(a_state_is_under_256_bytes),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
