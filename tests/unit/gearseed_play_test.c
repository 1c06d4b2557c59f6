/* What holds in every game of GearSeed, tried in random ones: with the
   built-in deck at two, three and four seats, and with hostile decks. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "memory.h"
#include "town.h"
#include "utf8.h"

static struct town town;
static struct menu menu;

static struct state *room(void)
{
	return room_state(&town.room);
}

static void deal(const struct deck *deck, int seats, uint64_t number)
{
	town_deal(&town, deck, seats, (int)(1 + number % 2), number);
}

/* Plays a random answer; false when the game is over. */
static bool step(struct random *random)
{
	struct move move;

	if (!town_state(&town)->seat)
		return false;
	gearseed_rules.legal(&town.book, room(), &menu);
	assert_true(menu.count > 0);
	move = menu.move[random_below(random, (uint32_t)menu.count)];
	town.events.count = 0;
	gearseed_rules.apply(&town.book, room(), move, &town.luck,
			     &town.events);
	return true;
}

static void assert_whole(void)
{
	const char *wrong = gearseed_rules.audit(&town.book, room());

	if (wrong)
		fail_msg("%s", wrong);
}

static void every_card_is_in_one_place_after_every_move(void **test)
{
	struct random random = random_start(1, 1);

	(void)test;
	for (int game = 0; game < 150; game++) {
		deal(NULL, 2 + game % 3, (uint64_t)game);
		while (step(&random))
			assert_whole();
		assert_int_equal(town_state(&town)->turn,
				 3 * town.book.seats);
		assert_int_equal(town_state(&town)->season, 3);
	}
}

/* Each verb with each card, number and cell in and around the town. */
static void try_all(void)
{
	const struct gearseed *state = town_state(&town);
	struct gs_cell cells[GS_CELLS + GS_CARDS + 1];
	int count = gs_free_cells(state, cells);
	int legal = 0;

	for (int i = 0; i < gs_town_count(state); i++)
		cells[count++] = (struct gs_cell){state->x[i], state->y[i]};
	cells[count++] = (struct gs_cell){90, 90};
	for (int verb = MOVE_BUILD; verb < GS_MOVES; verb++) {
		enum shape shape = gearseed_rules.verbs[verb].shape;
		bool card = shape == SHAPE_CARD || shape == SHAPE_CARD_CELL;
		bool cell = shape == SHAPE_CELL || shape == SHAPE_CARD_CELL ||
			    shape == SHAPE_CELL_CELL;
		int others = shape == SHAPE_CELL_CELL  ? count
			     : shape == SHAPE_NUMBER ? 4
							: 1;

		for (int c = 1; c <= (card ? town_deck()->count : 1); c++)
			for (int i = 0; i < (cell ? count : 1); i++)
				for (int j = 0; j < others; j++) {
					struct move move = {
						.verb = (uint8_t)verb};

					if (card)
						move.card = (uint8_t)c;
					if (cell) {
						move.at[0] = cells[i].x;
						move.at[1] = cells[i].y;
					}
					if (shape == SHAPE_CELL_CELL) {
						move.at[2] = cells[j].x;
						move.at[3] = cells[j].y;
					}
					if (shape == SHAPE_NUMBER)
						move.at[0] = (int8_t)j;
					legal += gearseed_rules.why(
						&town.book, room(), move,
						NULL);
				}
	}
	gearseed_rules.legal(&town.book, room(), &menu);
	assert_int_equal(legal, menu.count);
	for (int i = 0; i < menu.count; i++)
		assert_true(gearseed_rules.why(&town.book, room(),
					       menu.move[i], NULL));
}

static void the_law_allows_the_menu_and_nothing_else(void **test)
{
	struct random random = random_start(2, 1);

	(void)test;
	for (int game = 0; game < 12; game++) {
		deal(NULL, 2 + game % 3, (uint64_t)game + 500);
		do
			if (town_state(&town)->seat)
				try_all();
		while (step(&random));
	}
}

static void the_view_has_the_menu_of_the_state(void **test)
{
	struct random random = random_start(3, 1);
	static struct menu seen;

	(void)test;
	for (int game = 0; game < 30; game++) {
		deal(NULL, 2 + game % 3, (uint64_t)game + 900);
		do {
			struct view view;

			if (!town_state(&town)->seat)
				break;
			view_take(&view, &town.book, room(),
				  town_state(&town)->seat);
			view_legal(&view, &seen);
			gearseed_rules.legal(&town.book, room(), &menu);
			assert_int_equal(seen.count, menu.count);
			assert_memory_equal(seen.move, menu.move,
					    sizeof *menu.move *
						    (size_t)menu.count);
		} while (step(&random));
	}
}

static void a_guess_agrees_with_its_view(void **test)
{
	struct random random = random_start(4, 1);

	(void)test;
	for (int game = 0; game < 20; game++) {
		deal(NULL, 2 + game % 3, (uint64_t)game + 70);
		do {
			for (int seat = 1; seat <= SEAT_PUBLIC; seat++) {
				struct state_room guess;
				struct view view, again;
				const char *wrong;

				if (seat > town.book.seats &&
				    seat != SEAT_PUBLIC)
					continue;
				view_take(&view, &town.book, room(), seat);
				gearseed_rules.guess(&view, &random,
						     room_state(&guess));
				wrong = gearseed_rules.audit(
					&town.book, room_state(&guess));
				if (wrong)
					fail_msg("%s", wrong);
				view_take(&again, &town.book,
					  room_state(&guess), seat);
				assert_memory_equal(&view.masked,
						    &again.masked,
						    sizeof(struct gearseed));
				gearseed_rules.legal(&town.book,
						     room_state(&guess),
						     &menu);
				assert_true(menu.count > 0 ||
					    !town_state(&town)->seat);
			}
		} while (step(&random));
	}
}

static void a_guess_gives_each_place_the_same_chance(void **test)
{
	struct random random = random_start(5, 1);
	struct view view;
	double held = 0;
	int unseen = 44 - 3 - 6;
	int rounds = 20000;

	(void)test;
	/* how often one unseen copy lies in the other hand */
	deal(NULL, 2, 42);
	view_take(&view, &town.book, room(), town_state(&town)->seat);
	for (int i = 0; i < rounds; i++) {
		struct state_room guess;
		int other = ZONE_HAND + 2 - town_state(&town)->seat;
		uint8_t list[GS_DESIGNS + 1];

		gs_unseen(&view, list);
		gearseed_rules.guess(&view, &random, room_state(&guess));
		held += (double)zone_tally(
				&gs_state(room_state(&guess))->cards, other,
				town_deck()->count) /
			list[town_deck()->count];
	}
	assert_true(held / rounds > 3.0 / unseen - 0.006);
	assert_true(held / rounds < 3.0 / unseen + 0.006);
}

static void a_guess_orders_the_Seasons_to_come_by_lot(void **test)
{
	struct random random = random_start(6, 1);
	int second[GS_SEASON_ROOM] = {0};
	struct view view;

	(void)test;
	deal(NULL, 2, 43);
	view_take(&view, &town.book, room(), 1);
	for (int i = 0; i < 3000; i++) {
		struct state_room guess;

		gearseed_rules.guess(&view, &random, room_state(&guess));
		second[gs_state(room_state(&guess))->order[1]]++;
	}
	for (int s = SEASON_SPRING; s <= SEASON_WINTER; s++)
		if (s == gs_season_now(town_state(&town)))
			assert_int_equal(second[s], 0);
		else
			assert_in_range(second[s], 900, 1100);
}

/* Exchanges two cards that the seat cannot see. */
static void exchange(int seat, struct random *random)
{
	struct gearseed *state = town_state(&town);
	int hidden[GS_CARDS];
	int count = 0, at = 0;
	uint8_t card;

	for (int zone = 0; zone <= ZONE_SEEN; zone++)
		for (int i = 0; i < zone_count(&state->cards, zone); i++, at++)
			if (zone != ZONE_TOWN &&
			    zone != ZONE_HAND + seat - 1 &&
			    (zone != ZONE_SEEN || seat != state->seat))
				hidden[count++] = at;
	if (count < 2)
		return;
	at = hidden[random_below(random, (uint32_t)count)];
	count = hidden[random_below(random, (uint32_t)count)];
	card = state->cards.card[at];
	state->cards.card[at] = state->cards.card[count];
	state->cards.card[count] = card;
}

static void unseen_cards_do_not_change_a_view(void **test)
{
	struct random random = random_start(7, 1);

	(void)test;
	for (int game = 0; game < 30; game++) {
		deal(NULL, 2 + game % 3, (uint64_t)game + 170);
		do {
			struct state_room kept = town.room;
			struct view before, after;

			if (!town_state(&town)->seat)
				break;
			for (int seat = 1; seat <= town.book.seats; seat++) {
				view_take(&before, &town.book, room(), seat);
				exchange(seat, &random);
				view_take(&after, &town.book, room(), seat);
				assert_memory_equal(&before.masked,
						    &after.masked,
						    sizeof before.masked);
				town.room = kept;
			}
		} while (step(&random));
	}
}

/* What a build's own steps gave, in the events since it was made. */
struct watched {
	bool on;
	struct gs_forecast forecast;
	struct gs_cell cell;
	uint8_t card;
	int depth;
	int gained;
};

static void watch_events(struct watched *watched)
{
	for (int i = 0; i < town.events.count; i++) {
		const struct event *event = &town.events.list[i];

		if (event->kind == EVENT_GAINED &&
		    event->card == watched->card &&
		    event->at[0] == watched->cell.x &&
		    event->at[1] == watched->cell.y)
			watched->gained += event->count;
	}
}

/* Ends a watch whose card is done. */
static int close_watch(struct watched *watched)
{
	watched->on = false;
	if (watched->gained < watched->forecast.sure)
		fail_msg("sure %d, gained %d", watched->forecast.sure,
			 watched->gained);
	if (watched->forecast.choice || watched->forecast.luck)
		return 0;
	assert_int_equal(watched->gained, watched->forecast.sure);
	return 1;
}

static void what_the_forecast_calls_sure_comes_true(void **test)
{
	struct random random = random_start(8, 1);
	int exact = 0;

	(void)test;
	for (int game = 0; game < 300; game++) {
		struct watched watched[GS_DEPTH + 1] = {{0}};
		const struct gearseed *state = town_state(&town);

		deal(NULL, 2 + game % 3, (uint64_t)game + 270);
		while (state->seat) {
			struct watched *now = &watched[state->depth];
			struct view view;
			struct move move;

			gearseed_rules.legal(&town.book, room(), &menu);
			move = menu.move[random_below(
				&random, (uint32_t)menu.count)];
			if (move.verb == MOVE_BUILD) {
				view_take(&view, &town.book, room(),
					  state->seat);
				*now = (struct watched){
					.on = true,
					.cell = {move.at[0], move.at[1]},
					.card = move.card,
					.depth = state->depth + 1};
				gs_forecast(&view, move, &now->forecast);
			}
			town.events.count = 0;
			gearseed_rules.apply(&town.book, room(), move,
					     &town.luck, &town.events);
			for (int d = 0; d <= GS_DEPTH; d++) {
				if (!watched[d].on)
					continue;
				watch_events(&watched[d]);
				if (state->depth < watched[d].depth)
					exact += close_watch(&watched[d]);
			}
		}
	}
	assert_true(exact > 300);
}

static void the_sheet_adds_up_to_the_score(void **test)
{
	struct random random = random_start(9, 1);

	(void)test;
	for (int game = 0; game < 60; game++) {
		struct gs_sheet sheet = {0};

		deal(NULL, 2 + game % 3, (uint64_t)game + 370);
		while (step(&random))
			gs_sheet_add(&sheet, &town.book, town.events.list,
				     town.events.count);
		for (int s = 0; s < town.book.seats; s++) {
			unsigned sources = 0, seasons = 0;

			for (int i = 0; i < GS_SOURCES; i++)
				sources += sheet.source[s][i];
			for (int i = 0; i < GS_SEASONS; i++)
				seasons += sheet.season[s][i];
			assert_int_equal(sources,
					 town_state(&town)->score[s]);
			assert_int_equal(seasons, sources);
		}
	}
}

static void every_story_can_be_told_to_everybody(void **test)
{
	static const char *const names[] = {"Wwwwwwwwwwww", "Wwwwwwwwwwww",
					    "Wwwwwwwwwwww", "Wwwwwwwwwwww"};
	struct random random = random_start(10, 1);
	struct event *all = memory_get(4000 * sizeof *all);
	struct event *masked = memory_get(4000 * sizeof *masked);
	struct told *lines = memory_get(300 * sizeof *lines);

	(void)test;
	for (int game = 0; game < 6; game++) {
		int count = 0;

		deal(NULL, 2 + game % 3, (uint64_t)game + 470);
		do {
			for (int i = 0; i < town.events.count; i++)
				all[count++] = town.events.list[i];
			for (int seat = 0; seat <= SEAT_PUBLIC; seat++) {
				struct story story = {&town.book, names,
						      (uint8_t)seat, masked,
						      count};
				struct view view;
				int told;

				for (int i = 0; i < count; i++)
					masked[i] = event_for(all[i], seat);
				view_take(&view, &town.book, room(), seat);
				if (gs_message(&view, &story, lines)) {
					assert_true(
						utf8_columns(lines->wide) <=
						PHRASE_WIDE);
					assert_true(
						utf8_columns(lines->narrow) <=
						PHRASE_NARROW);
				}
				told = gearseed_rules.tell(&story, TELL_RECAP,
							   lines, 8);
				assert_in_range(told, 0, 8);
				told = gearseed_rules.tell(&story, TELL_LOG,
							   lines, 300);
				assert_in_range(told, 1, 299);
			}
		} while (step(&random));
	}
	free(lines);
	free(masked);
	free(all);
}

static void forbidden_news_are_not_told(void **test)
{
	struct random random = random_start(11, 1);

	(void)test;
	for (int game = 0; game < 60; game++) {
		deal(NULL, 2 + game % 3, (uint64_t)game + 570);
		do
			for (int i = 0; i < town.events.count; i++) {
				const struct event *event =
					&town.events.list[i];
				bool private =
					event->kind == EVENT_DREW ||
					event->kind == EVENT_DEALT ||
					event->kind == EVENT_SEEN ||
					event->kind == EVENT_KEPT ||
					event->kind == EVENT_BURNT ||
					event->kind == EVENT_DISCARDED;

				if (private)
					assert_int_equal(
						event->knows,
						1 << (event->seat - 1));
			}
		while (step(&random));
	}
}

/* A deck whose every card does the same. */
static struct deck *hostile(const char *const *abilities)
{
	struct deck *deck = town_read_deck(gearseed_rules.decks->text);
	struct gs_list list = {0};

	for (int i = 0; abilities[i]; i++) {
		struct text text = {0};
		struct deck *read;
		char *edited;

		text_format(&text, "ability %s", abilities[i]);
		edited = town_edit("ability seek 2", text_string(&text));
		read = town_read_deck(edited);
		for (int d = 1; d <= read->count; d++)
			if (!strcmp(read->design[d].id, "coalkin-fountain"))
				list.step[list.count++] =
					read->design[d].ability.step[1];
		gearseed_rules.decks->close(read);
		free(edited);
		text_free(&text);
	}
	for (int d = 1; d <= deck->count; d++) {
		deck->design[d].ability = list;
		deck->design[d].bonus = list;
		if (deck->design[d].triggers)
			deck->design[d].trigger.step[0] = list.step[0];
	}
	return deck;
}

static void play_hostile(const char *const *abilities, bool greedy)
{
	struct deck *deck = hostile(abilities);
	struct random random = random_start(12, 1);
	int deepest = 0, most = 0;

	for (int game = 0; game < 6; game++) {
		const struct gearseed *state = town_state(&town);

		deal(deck, 2 + game % 3, (uint64_t)game + 670);
		while (state->seat) {
			uint32_t choice;

			gearseed_rules.legal(&town.book, room(), &menu);
			/* the last answer is the one that says no */
			choice = random_below(&random, (uint32_t)menu.count);
			if (greedy && menu.count > 1 &&
			    (int)choice == menu.count - 1)
				choice = 0;
			town.events.count = 0;
			gearseed_rules.apply(&town.book, room(),
					     menu.move[choice], &town.luck,
					     &town.events);
			assert_whole();
			if (state->depth > deepest)
				deepest = state->depth;
			if (state->built > most)
				most = state->built;
		}
	}
	gearseed_rules.decks->close(deck);
	assert_in_range(deepest, 2, GS_DEPTH);
	assert_in_range(most, 3, GS_BUILDS + 3);
	if (greedy)
		assert_true(deepest == GS_DEPTH && most >= GS_BUILDS);
}

static void B28_hostile_decks_end(void **test)
{
	static const char *const endless[] = {
		"take any", "draw 9", "build any", "take any", "build any",
		"build any", NULL};
	static const char *const wandering[] = {"pull", "take any",
						"build any", "pull",
						"seek 9", "burn 9 9", NULL};

	(void)test;
	play_hostile(endless, true);
	play_hostile(wandering, false);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_card_is_in_one_place_after_every_move),
		cmocka_unit_test(the_law_allows_the_menu_and_nothing_else),
		cmocka_unit_test(the_view_has_the_menu_of_the_state),
		cmocka_unit_test(a_guess_agrees_with_its_view),
		cmocka_unit_test(a_guess_gives_each_place_the_same_chance),
		cmocka_unit_test(a_guess_orders_the_Seasons_to_come_by_lot),
		cmocka_unit_test(unseen_cards_do_not_change_a_view),
		cmocka_unit_test(what_the_forecast_calls_sure_comes_true),
		cmocka_unit_test(the_sheet_adds_up_to_the_score),
		cmocka_unit_test(every_story_can_be_told_to_everybody),
		cmocka_unit_test(forbidden_news_are_not_told),
		cmocka_unit_test(B28_hostile_decks_end),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
