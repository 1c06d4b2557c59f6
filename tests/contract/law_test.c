/* What every rulebook of the registry promises about its law and its words,
   held against random games. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "play.h"

enum { GAMES = 12 };

static void read_menu(const struct match *match, int seat, struct menu *menu)
{
	struct view view;

	match_view(match, seat, &view);
	memset(menu, 0, sizeof *menu);
	view_legal(&view, menu);
}

static void check_law(struct match *match, struct random *random)
{
	struct menu menu;
	struct move *moves;
	int count;

	if (!match_turn(match).seat)
		return;
	read_menu(match, SEAT_REFEREE, &menu);
	moves = play_conceivable(match, random, &count);
	for (int i = 0; i < count; i++) {
		struct reason reason = {0};
		bool legal = match_why(match, moves[i], &reason);

		if (legal != menu_has(&menu, moves[i])) {
			struct text text = {0};

			move_print(match_book(match), moves[i], &text);
			print_error("%s: %s\n", text_string(&text),
				    legal ? "not in the menu" : reason.wide);
			text_free(&text);
			fail();
		}
		if (legal)
			continue;
		assert_non_null(reason.rule);
		assert_true(reason.rule[0] && reason.wide[0] &&
			    reason.narrow[0]);
	}
	free(moves);
}

static void the_menu_and_the_law_agree_on_every_move(void **test)
{
	(void)test;
	play_walk(20, 2, check_law);
}

static void check_resign(struct match *match, struct random *random)
{
	struct move resign = {.verb = VERB_RESIGN};
	struct menu menu;

	(void)random;
	read_menu(match, SEAT_REFEREE, &menu);
	assert_int_equal(menu.count > 0, match_turn(match).seat > 0);
	assert_int_equal(match_why(match, resign, NULL),
			 match_turn(match).seat > 0);
	assert_false(menu_has(&menu, resign));
}

static void resign_is_legal_and_left_out_of_menus(void **test)
{
	(void)test;
	play_walk(20, GAMES, check_resign);
}

static int compare_cells(const int8_t *one, const int8_t *other)
{
	if (one[1] != other[1])
		return one[1] < other[1] ? -1 : 1;
	if (one[0] != other[0])
		return one[0] < other[0] ? -1 : 1;
	return 0;
}

/* By card, then cells by y then x. */
static int compare_moves(const struct move *one, const struct move *other)
{
	int order = compare_cells(one->at, other->at);

	if (one->card != other->card)
		return one->card < other->card ? -1 : 1;
	return order ? order : compare_cells(one->at + 2, other->at + 2);
}

static void check_order(struct match *match, struct random *random)
{
	static const char *const alone[] = {"skip", "end", "done", NULL};
	const struct verb *verbs = match_book(match)->rules->verbs;
	struct menu menu;

	(void)random;
	read_menu(match, SEAT_REFEREE, &menu);
	for (int i = 1; i < menu.count; i++)
		if (menu.move[i].verb == menu.move[i - 1].verb)
			assert_true(compare_moves(&menu.move[i - 1],
						  &menu.move[i]) < 0);
	for (int i = 0; menu.count == 1 && alone[i]; i++)
		assert_string_not_equal(verbs[menu.move[0].verb].words,
					alone[i]);
}

static void menus_are_in_order_and_worth_asking(void **test)
{
	(void)test;
	play_walk(20, GAMES, check_order);
}

static void check_view(struct match *match, struct random *random)
{
	struct turn turn = match_turn(match);
	struct menu mine, all;
	struct view view;

	(void)random;
	if (!turn.seat)
		return;
	read_menu(match, SEAT_REFEREE, &all);
	read_menu(match, turn.seat, &mine);
	assert_memory_equal(&mine, &all, sizeof all);
	match_view(match, turn.seat, &view);
	assert_int_equal(view_turn(&view).seat, turn.seat);
	assert_int_equal(view_turn(&view).question, turn.question);
}

static void the_view_of_the_seat_asked_has_the_same_menu(void **test)
{
	(void)test;
	play_walk(20, GAMES, check_view);
}

/* Whatever is read is written back as it was. */
static void check_spelling(const struct book *book, const char *spelling)
{
	struct word word = {spelling, strlen(spelling)};
	struct text text = {0};
	struct move move;

	if (move_parse(book, word, &move)) {
		move_print(book, move, &text);
		assert_string_equal(text_string(&text), spelling);
	}
	text_free(&text);
}

static void mutate(const struct book *book, const char *right,
		   struct random *random)
{
	static const char letters[] = " 0-+1,xX?\t\x80";
	size_t length = strlen(right);
	char wrong[128];
	size_t at = random_below(random, (uint32_t)length + 1);
	char letter = letters[random_below(random, sizeof letters - 1)];

	memcpy(wrong, right, at);
	wrong[at] = letter;
	strcpy(wrong + at + 1, right + at);
	check_spelling(book, wrong);
	if (at < length) {
		strcpy(wrong, right);
		wrong[at] = letter;
		check_spelling(book, wrong);
		strcpy(wrong + at, right + at + 1);
		check_spelling(book, wrong);
	}
}

static void check_words(struct match *match, struct random *random)
{
	const struct book *book = match_book(match);
	struct menu menu;

	read_menu(match, SEAT_REFEREE, &menu);
	for (int i = 0; i < menu.count && i < 40; i++) {
		struct text text = {0};
		struct move move;

		move_print(book, menu.move[i], &text);
		assert_true(move_parse(book,
				       (struct word){text.data, text.length},
				       &move));
		assert_true(move_equal(move, menu.move[i]));
		for (int m = 0; m < 3; m++)
			mutate(book, text.data, random);
		text_free(&text);
	}
}

static void moves_are_read_as_they_are_written_and_no_other_way(void **test)
{
	(void)test;
	play_walk(20, GAMES / 2, check_words);
}

static void check_audit(struct match *match, struct random *random)
{
	const struct book *book = match_book(match);
	struct state_room room;
	const char *wrong;

	(void)random;
	play_state(match, &room);
	wrong = book->rules->audit(book, room_state(&room));
	if (wrong)
		fail_msg("%s: %s", book->rules->name, wrong);
	assert_int_equal(match_outcome(match).over, !match_turn(match).seat);
}

static void every_card_stays_in_one_place(void **test)
{
	(void)test;
	play_walk(20, 3 * GAMES, check_audit);
}

static void check_apply(struct match *match, struct random *random)
{
	const struct book *book = match_book(match);
	struct orders made[2] = {0};
	struct state_room room[2];
	struct events events[2] = {0};
	struct move move;

	if (!match_turn(match).seat)
		return;
	move = lot_move(match, random);
	for (int i = 0; i < 2; i++) {
		struct luck luck = {.deal = match_sitting(match)->deal,
				    .made = &made[i]};

		play_state(match, &room[i]);
		book->rules->apply(book, room_state(&room[i]), move, &luck,
				   &events[i]);
	}
	assert_memory_equal(&room[0], &room[1], sizeof room[0]);
	assert_memory_equal(&made[0], &made[1], sizeof made[0]);
	assert_memory_equal(&events[0], &events[1], sizeof events[0]);
	play_state(match, &room[1]);
	book->rules->apply(book, room_state(&room[1]), move,
			   &(struct luck){.deal = match_sitting(match)->deal},
			   NULL);
	assert_memory_equal(&room[0], &room[1], sizeof room[0]);
}

static void a_move_does_the_same_whoever_listens(void **test)
{
	(void)test;
	play_walk(20, GAMES, check_apply);
}

static void a_state_is_small(void **test)
{
	(void)test;
	for (int g = 0; games[g]; g++) {
		assert_true(games[g]->state_size <= STATE_MAX);
		assert_true(games[g]->option_count <= OPTIONS_MAX);
		assert_true(games[g]->verb_count <= 256);
		assert_string_equal(games[g]->verbs[VERB_RESIGN].words,
				    "resign");
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_menu_and_the_law_agree_on_every_move),
		cmocka_unit_test(resign_is_legal_and_left_out_of_menus),
		cmocka_unit_test(menus_are_in_order_and_worth_asking),
		cmocka_unit_test(the_view_of_the_seat_asked_has_the_same_menu),
		cmocka_unit_test(
			moves_are_read_as_they_are_written_and_no_other_way),
		cmocka_unit_test(every_card_stays_in_one_place),
		cmocka_unit_test(a_move_does_the_same_whoever_listens),
		cmocka_unit_test(a_state_is_small),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
