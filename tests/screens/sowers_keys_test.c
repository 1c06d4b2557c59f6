/* Keys, clicks, cursor and looks of the Sowers table. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "seen.h"
#include "sowers_paint.h"

static struct seen *look(const char *record, int plies, int seat)
{
	return seen_begin(&sowers_painter, seen_record(record, plies), seat,
			  PHASE_ASKED, LAYOUT_STANDARD, 24, 80);
}

static const struct choice *chosen(const struct seen *seen)
{
	return (const struct choice *)seen->choice;
}

/* The label of the card in focus. */
static const char *focus(const struct seen *seen)
{
	struct plot plot;

	plot_take(&plot, &seen->scene);
	return plot_word(&plot, stop_card(&plot, chosen(seen)->focus));
}

static void assert_move(const struct seen *seen, int index, const char *move)
{
	char room[32];

	assert_string_equal(seen_move(seen, index, room), move);
}

static void assert_refused(struct seen *seen, const char *keys,
			   const char *rule, const char *words)
{
	assert_int_equal(seen_press(seen, keys), ANSWERED_REFUSAL);
	if (rule)
		assert_string_equal(seen->last.refusal.rule, rule);
	else
		assert_null(seen->last.refusal.rule);
	assert_non_null(strstr(seen->last.refusal.wide, words));
}

/* Choosing the card. */

static void digits_go_to_the_next_card_that_shows_the_number(void **state)
{
	struct seen *seen = look("A", 27, 1);

	(void)state;
	seen_press(seen, "5");
	assert_string_equal(focus(seen), "Y5");
	seen_press(seen, "0");
	assert_string_equal(focus(seen), "B10");
	assert_refused(seen, "6", NULL, "6");
	assert_string_equal(focus(seen), "B10");
	seen_end(seen);
}

static void a_focus_that_nobody_chose_may_be_meant(void **state)
{
	struct seen *seen = look("A", 33, 1);

	(void)state;
	assert_string_equal(focus(seen), "Y9");
	seen_press(seen, "9");
	assert_string_equal(focus(seen), "Y9");
	seen_press(seen, "9");
	assert_string_equal(focus(seen), "B9");
	seen_press(seen, "9");
	assert_string_equal(focus(seen), "Y9");
	seen_end(seen);
}

static void what_you_read_is_what_you_type(void **state)
{
	struct seen *seen = look("A", 27, 1);

	(void)state;
	seen_press(seen, "y9");
	assert_string_equal(focus(seen), "Y9");
	seen_press(seen, "b2");
	assert_string_equal(focus(seen), "B2");
	seen_press(seen, "y1");
	assert_string_equal(focus(seen), "Y1");
	seen_press(seen, "]");
	assert_string_equal(focus(seen), "B10");
	assert_int_equal(seen_press(seen, ">"), ANSWERED_NOTHING);
	seen_press(seen, "[");
	assert_string_equal(focus(seen), "Y1");
	assert_int_equal(seen_press(seen, "<"), ANSWERED_NOTHING);
	assert_refused(seen, "w", NULL, "wild");
	seen_end(seen);
}

/* Choosing the soil. */

static void a_soil_stays_chosen_while_the_card_may_go_there(void **state)
{
	struct seen *seen = look("A", 27, 1);

	(void)state;
	seen_press(seen, "[r>");
	assert_string_equal(focus(seen), "Y5");
	assert_int_equal(chosen(seen)->soil, SOWERS_ROCKY);
	seen_press(seen, ">"); /* Y9 on Y8 is not lower */
	assert_string_equal(focus(seen), "Y9");
	assert_int_equal(chosen(seen)->soil, 0);
	seen_end(seen);
}

static void up_and_down_walk_the_soils_that_would_take_it(void **state)
{
	struct seen *seen = look("A", 27, 1);

	(void)state;
	seen_press(seen, "v");
	assert_int_equal(chosen(seen)->soil, SOWERS_PATH);
	seen_press(seen, "v");
	assert_int_equal(chosen(seen)->soil, SOWERS_ROCKY);
	assert_int_equal(seen_press(seen, "v"), ANSWERED_NOTHING);
	seen_press(seen, "^^");
	assert_int_equal(chosen(seen)->soil, 0);
	assert_int_equal(seen_press(seen, "^"), ANSWERED_NOTHING);
	seen_end(seen);
}

static void escape_takes_one_step_back_and_enter_plays(void **state)
{
	struct seen *seen = look("A", 27, 1);

	(void)state;
	assert_refused(seen, ".", NULL, "Nothing is chosen yet");
	seen_press(seen, "5rx");
	assert_int_equal(chosen(seen)->soil, 0);
	assert_int_equal(seen_press(seen, "x"), ANSWERED_NOTHING);
	assert_int_equal(seen_press(seen, "r."), ANSWERED_MOVES);
	assert_int_equal(seen->last.count, 1);
	assert_move(seen, 0, "rocky Y5");
	assert_false(seen->last.risk);
	seen_end(seen);
}

static void a_refusal_names_its_rule_and_keeps_the_focus(void **state)
{
	struct seen *seen = look("A", 27, 1);

	(void)state;
	seen_press(seen, "b3");
	assert_refused(seen, "p", "S17", "the Path takes yellow seeds only");
	assert_refused(seen, "r", "S21", "Rocky takes yellow seeds only");
	assert_refused(seen, "g", "S28", "your next seed");
	assert_string_equal(focus(seen), "B3");
	seen_press(seen, "y9");
	assert_refused(seen, "r", "S21", "lower yellows");
	seen_end(seen);
}

static void only_the_exclamation_mark_takes_a_risk(void **state)
{
	struct seen *seen = look("A", 33, 1);
	static struct canvas canvas;

	(void)state;
	assert_int_equal(seen_press(seen, "!"), ANSWERED_NOTHING);
	seen_press(seen, "r");
	seen_draw(seen, false, &canvas);
	assert_int_equal(canvas.cursor_row, 22); /* the prompt */
	assert_int_equal(canvas.cursor_column, 1);
	assert_string_equal(sowers_painter.rule(&seen->scene, seen->choice),
			    "A1");
	assert_refused(seen, ".", NULL, "!");
	assert_int_equal(seen_press(seen, "!"), ANSWERED_MOVES);
	assert_true(seen->last.risk);
	assert_move(seen, 0, "rocky Y9");
	seen_end(seen);
}

/* The run. */

static void a_run_is_shortened_and_then_says_that_it_ends(void **state)
{
	struct seen *seen = look("A", 34, 1);

	(void)state;
	seen_press(seen, "g");
	assert_int_equal(chosen(seen)->count, 7);
	assert_int_equal(seen_press(seen, ">"), ANSWERED_NOTHING);
	seen_press(seen, "<<");
	assert_int_equal(chosen(seen)->count, 5);
	seen_press(seen, "3");
	assert_int_equal(chosen(seen)->count, 3);
	assert_refused(seen, "9", NULL, "9");
	assert_int_equal(seen_press(seen, "."), ANSWERED_MOVES);
	assert_int_equal(seen->last.count, 4);
	assert_move(seen, 0, "good B1");
	assert_move(seen, 2, "good B3");
	assert_move(seen, 3, "end");
	seen_play(seen);
	assert_int_equal(match_turn(seen->match).seat, 2);
	seen_end(seen);
}

static void a_run_in_full_needs_no_end(void **state)
{
	struct seen *seen = look("A", 34, 1);

	(void)state;
	assert_int_equal(seen_press(seen, "g."), ANSWERED_MOVES);
	assert_int_equal(seen->last.count, 7);
	seen_play(seen);
	assert_int_equal(match_turn(seen->match).seat, 2);
	seen_end(seen);
}

static void good_asked_alone_goes_on_or_stops(void **state)
{
	struct seen *seen = look("A", 35, 1);

	(void)state;
	assert_refused(seen, ".", NULL, "Nothing is chosen yet");
	/* eight black seeds in hand: to stop here would lose (S4) */
	assert_refused(seen, "0.", NULL, "!");
	assert_int_equal(seen_press(seen, "!"), ANSWERED_MOVES);
	assert_move(seen, 0, "end");
	seen_press(seen, "x>");
	assert_int_equal(chosen(seen)->count, 1);
	assert_int_equal(seen_press(seen, ">."), ANSWERED_MOVES);
	assert_int_equal(seen->last.count, 3);
	assert_move(seen, 1, "good B3");
	assert_move(seen, 2, "end");
	seen_end(seen);
}

/* A game with wild seeds; seat 1 begins with these cards. */
static struct match *deal(const uint8_t *hand, int count)
{
	struct sitting sitting;
	uint8_t *deck = sitting.orders.list[0];

	sitting_begin(&sitting, &sowers_rules);
	sitting.book.option[SOWERS_OPTION_WILD] = 1;
	assert_null(sitting_settle(&sitting, 1u << SOWERS_OPTION_WILD));
	memcpy(deck, hand, (size_t)count);
	for (uint8_t card = 1; card <= SOWERS_WILD; card++)
		if (!memchr(deck, card, (size_t)count))
			deck[count++] = card;
	sitting.orders.length[0] = (uint8_t)count;
	return match_begin(&sitting);
}

static void a_wild_and_its_natural_are_swapped_in_a_run(void **state)
{
	static const uint8_t hand[] = {SOWERS_BLACK + 1, SOWERS_BLACK + 3,
				       SOWERS_WILD, SOWERS_BLACK + 4};
	struct seen *seen = seen_begin(&sowers_painter,
				       deal(hand, sizeof hand), 1, PHASE_ASKED,
				       LAYOUT_STANDARD, 24, 80);

	(void)state;
	seen_press(seen, "b1g");
	assert_int_equal(chosen(seen)->card[0], SOWERS_BLACK + 1);
	assert_int_equal(chosen(seen)->card[1], SOWERS_WILD); /* a gap */
	assert_int_equal(chosen(seen)->card[2], SOWERS_BLACK + 3);
	seen_press(seen, "[w");
	assert_int_equal(chosen(seen)->count, 1);
	assert_int_equal(chosen(seen)->card[0], SOWERS_WILD);
	seen_press(seen, "w");
	assert_int_equal(chosen(seen)->card[0], SOWERS_BLACK + 1);
	seen_end(seen);
}

static void assert_shown(const struct seen *seen, const char *words)
{
	char *picture = seen_dump(seen);

	if (!strstr(picture, words))
		fail_msg("\"%s\" is missing in\n%s", words, picture);
	free(picture);
}

static void the_panel_tells_the_run_that_is_shown(void **state)
{
	static const uint8_t hand[] = {SOWERS_BLACK + 1, SOWERS_BLACK + 2,
				       SOWERS_BLACK + 3, SOWERS_WILD};
	struct seen *seen = seen_begin(&sowers_painter,
				       deal(hand, sizeof hand), 1, PHASE_ASKED,
				       LAYOUT_STANDARD, 24, 80);

	(void)state;
	seen_press(seen, "b1g");
	assert_shown(seen, "sow B1 to B4, 4 cards");
	assert_shown(seen, "Left Right fewer, more   Enter sow");
	seen_press(seen, "<");
	assert_shown(seen, "Left Right fewer, more   w wild   Enter sow");
	seen_press(seen, "w");
	assert_shown(seen, "(B1)(B2)(W ) 4 ");
	assert_shown(seen, "sow B1 to B3, 3 cards");
	seen_press(seen, "<<w");
	assert_shown(seen, "(W ) 2 ");
	assert_shown(seen, "sow B1 ");
	seen_end(seen);
}

/* Pick up, put back, discard. */

static void the_walk_goes_over_rocky_then_thorny_then_none(void **state)
{
	struct seen *seen = look("B", 14, 1);

	(void)state;
	assert_int_equal(chosen(seen)->focus, -1);
	assert_refused(seen, ".", NULL, "Nothing is chosen yet");
	seen_press(seen, ">");
	assert_string_equal(focus(seen), "Y7");
	seen_press(seen, ">>>>");
	assert_string_equal(focus(seen), "B3");
	assert_int_equal(seen_press(seen, "."), ANSWERED_MOVES);
	assert_move(seen, 0, "pick thorny 1");
	seen_press(seen, "4.");
	assert_move(seen, 0, "pick rocky 3");
	seen_press(seen, "0.");
	assert_move(seen, 0, "skip");
	seen_press(seen, "x");
	assert_int_equal(chosen(seen)->focus, -1);
	seen_end(seen);
}

static void S44_under_last_card_only_a_soil_has_one_stop(void **state)
{
	struct seen *seen = seen_begin(
		&sowers_painter,
		seen_record_with("A", 32, "pickup any", "pickup last"), 2,
		PHASE_ASKED, LAYOUT_STANDARD, 24, 80);

	(void)state;
	seen_press(seen, ">");
	assert_string_equal(focus(seen), "Y2");
	seen_press(seen, ">");
	assert_string_equal(focus(seen), "B9");
	assert_refused(seen, "8", "S44", "last card");
	assert_string_equal(focus(seen), "B9");
	seen_end(seen);
}

static void up_and_down_put_cards_to_the_ends_of_the_deck(void **state)
{
	struct seen *seen = look("A", 8, 2);

	(void)state;
	seen_press(seen, "^b3^y7v");
	assert_refused(seen, ".", NULL, "1 more");
	seen_press(seen, "y5v");
	assert_int_equal(chosen(seen)->count, 4);
	assert_refused(seen, "b9^", NULL, "Backspace");
	assert_int_equal(seen_press(seen, "."), ANSWERED_MOVES);
	assert_move(seen, 0, "top Y1");
	assert_move(seen, 1, "top B3");
	assert_move(seen, 2, "bottom Y7");
	assert_move(seen, 3, "bottom Y5");
	seen_press(seen, "y5^"); /* a placed card moves to that end */
	assert_int_equal(chosen(seen)->count, 4);
	seen_press(seen, "--");
	assert_int_equal(chosen(seen)->count, 2);
	seen_press(seen, "xx");
	assert_int_equal(chosen(seen)->count, 0);
	assert_int_equal(seen_press(seen, "x"), ANSWERED_NOTHING);
	seen_end(seen);
}

static void S44_returns_together_keep_to_one_end(void **state)
{
	struct seen *seen = seen_begin(
		&sowers_painter,
		seen_record_with("A", 8, "returns free", "returns together"),
		2, PHASE_ASKED, LAYOUT_STANDARD, 24, 80);

	(void)state;
	seen_press(seen, "^>");
	assert_refused(seen, "v", "S44", "same end");
	seen_press(seen, "<v"); /* the only one may change its mind */
	assert_int_equal(chosen(seen)->count, 1);
	assert_int_equal(chosen(seen)->side[0], SOWERS_BOTTOM);
	seen_end(seen);
}

static void S16_only_yellows_are_discarded(void **state)
{
	struct seen *seen = look("A", 19, 1);

	(void)state;
	assert_string_equal(focus(seen), "Y1");
	seen_press(seen, "]");
	assert_string_equal(focus(seen), "Y9");
	assert_refused(seen, "b", "S16", "only yellow seeds");
	seen_press(seen, "y4^6^");
	assert_refused(seen, ".", NULL, "1 more");
	seen_press(seen, "7^");
	assert_refused(seen, "1^", NULL, "Three are chosen");
	assert_int_equal(seen_press(seen, "."), ANSWERED_MOVES);
	assert_int_equal(seen->last.count, 3);
	assert_move(seen, 0, "discard Y4");
	seen_press(seen, "6v");
	assert_int_equal(chosen(seen)->count, 2);
	seen_end(seen);
}

/* The mouse. */

static void a_click_is_the_key_for_what_it_hits(void **state)
{
	struct seen *seen = look("A", 27, 1);

	(void)state;
	assert_int_equal(seen_click(seen, 12, 9), ANSWERED_CHOICE);
	assert_string_equal(focus(seen), "Y5");
	assert_int_equal(seen_click(seen, 17, 20), ANSWERED_CHOICE);
	assert_int_equal(chosen(seen)->soil, SOWERS_ROCKY);
	assert_int_equal(seen_click(seen, 5, 60), ANSWERED_CHOICE);
	assert_int_equal(chosen(seen)->soil, SOWERS_PATH);
	assert_int_equal(seen_click(seen, 19, 10), ANSWERED_REFUSAL);
	assert_int_equal(seen_click(seen, 10, 10), ANSWERED_NOTHING);
	seen_end(seen);
	seen = look("B", 14, 1);
	assert_int_equal(seen_click(seen, 5, 15), ANSWERED_CHOICE);
	assert_string_equal(focus(seen), "Y4");
	assert_int_equal(seen_click(seen, 8, 58), ANSWERED_CHOICE);
	assert_string_equal(focus(seen), "B3");
	assert_int_equal(seen_click(seen, 19, 12), ANSWERED_CHOICE);
	assert_int_equal(chosen(seen)->focus, seen->menu.count - 1);
	seen_end(seen);
}

/* Each stop is where the cursor would sit for it, in every layout. */
static void a_click_takes_the_card_under_it(void **state)
{
	static const struct {
		enum layout layout;
		int rows, columns;
	} sizes[] = {{LAYOUT_NARROW, 20, 60},
		     {LAYOUT_STANDARD, 24, 80},
		     {LAYOUT_WIDE, 40, 120}};
	static struct canvas canvas;

	(void)state;
	for (int i = 0; i < 3; i++) {
		struct seen *seen = seen_begin(
			&sowers_painter, seen_record("A", 32), 2, PHASE_ASKED,
			sizes[i].layout, sizes[i].rows, sizes[i].columns);

		for (int stop = 0; stop + 1 < seen->menu.count; stop++) {
			seen_press(seen, "x[");
			for (int k = 0; k < stop; k++)
				seen_press(seen, ">");
			seen_draw(seen, false, &canvas);
			seen_press(seen, "x");
			assert_int_equal(seen_click(seen, canvas.cursor_row,
						    canvas.cursor_column + 1),
					 ANSWERED_CHOICE);
			assert_int_equal(chosen(seen)->focus, stop);
		}
		seen_end(seen);
	}
}

/* The cursor, and the looks. */

static void assert_cursor(struct seen *seen, const char *keys, int row,
			  int column)
{
	static struct canvas canvas;

	seen_press(seen, keys);
	seen_draw(seen, false, &canvas);
	assert_int_equal(canvas.cursor_row, row);
	assert_int_equal(canvas.cursor_column, column);
}

static void the_cursor_sits_on_the_focus(void **state)
{
	struct seen *seen = look("A", 27, 1);

	(void)state;
	assert_cursor(seen, "", 12, 3);
	assert_cursor(seen, "5", 12, 9);
	assert_cursor(seen, "r", 17, 4);
	seen_end(seen);
	seen = look("A", 34, 1);
	assert_cursor(seen, "g", 8, 34); /* the last round bracket */
	seen_end(seen);
	seen = look("B", 14, 1);
	assert_cursor(seen, "", 22, 1); /* the prompt */
	assert_cursor(seen, "b", 8, 57);
	assert_cursor(seen, "[", 5, 3);
	assert_cursor(seen, "0", 19, 4);
	seen_end(seen);
	seen = look("A", 8, 2);
	assert_cursor(seen, "", 12, 3);
	seen_end(seen);
}

static enum look look_at(const struct canvas *canvas, int row, int column)
{
	return (enum look)canvas->cell[row][column].look;
}

static void looks_are_those_of_the_elements(void **state)
{
	struct seen *seen = look("A", 27, 1);
	static struct canvas canvas;

	(void)state;
	seen_press(seen, "5r");
	seen_draw(seen, false, &canvas);
	assert_int_equal(look_at(&canvas, 1, 4), LOOK_PLAIN); /* Ben */
	assert_int_equal(look_at(&canvas, 9, 2), LOOK_BOLD);  /* > */
	assert_int_equal(look_at(&canvas, 9, 4), LOOK_BOLD);  /* Ana */
	assert_int_equal(look_at(&canvas, 2, 7), LOOK_BOLD);  /* [B1] */
	assert_int_equal(look_at(&canvas, 2, 12), LOOK_PLAIN);
	assert_int_equal(look_at(&canvas, 5, 3), LOOK_YELLOW); /* Y10 */
	assert_int_equal(look_at(&canvas, 5, 5), LOOK_YELLOW);
	assert_int_equal(look_at(&canvas, 5, 9), LOOK_YELLOW); /* Y9 */
	assert_int_equal(look_at(&canvas, 5, 11), LOOK_PLAIN); /* its blank */
	assert_int_equal(look_at(&canvas, 5, 20), LOOK_BOLD);  /* ( */
	assert_int_equal(look_at(&canvas, 5, 21), LOOK_YELLOW);
	assert_int_equal(look_at(&canvas, 12, 3), LOOK_YELLOW);
	assert_int_equal(look_at(&canvas, 12, 9), LOOK_FOCUS); /* Y5 */
	assert_int_equal(look_at(&canvas, 13, 10), LOOK_BOLD); /* ^ */
	assert_int_equal(look_at(&canvas, 11, 9), LOOK_PLAIN); /* new */
	assert_int_equal(look_at(&canvas, 12, 21), LOOK_BLACK);
	assert_int_equal(look_at(&canvas, 14, 3), LOOK_PLAIN); /* letters */
	assert_int_equal(look_at(&canvas, 16, 4), LOOK_BOLD);  /* p */
	assert_int_equal(look_at(&canvas, 16, 7), LOOK_PLAIN); /* Path */
	assert_int_equal(look_at(&canvas, 17, 2), LOOK_BOLD);  /* > */
	assert_int_equal(look_at(&canvas, 17, 7), LOOK_BOLD);  /* Rocky */
	assert_int_equal(look_at(&canvas, 17, 15), LOOK_PLAIN);
	seen_end(seen);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(
			digits_go_to_the_next_card_that_shows_the_number),
		cmocka_unit_test(a_focus_that_nobody_chose_may_be_meant),
		cmocka_unit_test(what_you_read_is_what_you_type),
		cmocka_unit_test(
			a_soil_stays_chosen_while_the_card_may_go_there),
		cmocka_unit_test(
			up_and_down_walk_the_soils_that_would_take_it),
		cmocka_unit_test(escape_takes_one_step_back_and_enter_plays),
		cmocka_unit_test(
			a_refusal_names_its_rule_and_keeps_the_focus),
		cmocka_unit_test(only_the_exclamation_mark_takes_a_risk),
		cmocka_unit_test(
			a_run_is_shortened_and_then_says_that_it_ends),
		cmocka_unit_test(a_run_in_full_needs_no_end),
		cmocka_unit_test(good_asked_alone_goes_on_or_stops),
		cmocka_unit_test(a_wild_and_its_natural_are_swapped_in_a_run),
		cmocka_unit_test(the_panel_tells_the_run_that_is_shown),
		cmocka_unit_test(
			the_walk_goes_over_rocky_then_thorny_then_none),
		cmocka_unit_test(
			S44_under_last_card_only_a_soil_has_one_stop),
		cmocka_unit_test(
			up_and_down_put_cards_to_the_ends_of_the_deck),
		cmocka_unit_test(S44_returns_together_keep_to_one_end),
		cmocka_unit_test(S16_only_yellows_are_discarded),
		cmocka_unit_test(a_click_is_the_key_for_what_it_hits),
		cmocka_unit_test(a_click_takes_the_card_under_it),
		cmocka_unit_test(the_cursor_sits_on_the_focus),
		cmocka_unit_test(looks_are_those_of_the_elements),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
