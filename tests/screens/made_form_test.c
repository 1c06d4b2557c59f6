/* The setup form of a game that has none of its own, made from its options:
   GearSeed under another name stands for such a game. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "gearseed.h"
#include "home.h"
#include "pages.h"
#include "script.h"
#include "sowers.h"

/* Plays the script on the form.  True and the sitting when it starts. */
static bool fill_form(const struct rules *known, struct script *script,
		      struct sitting *sitting)
{
	struct rules rules = *known;
	enum cover_mode cover = COVER_NEVER;
	struct screen screen;
	bool starts;

	rules.name = "other";
	script_screen(script, &screen);
	starts = page_setup(&screen, &rules, sitting, &cover);
	assert_int_equal(script->next, script->count);
	if (starts)
		assert_int_equal(cover, COVER_TURNS);
	screen_close(&screen);
	script_close(script);
	sitting->book.rules = known;
	return starts;
}

static void one_enter_takes_the_standard_of_each_option(void **unused)
{
	struct script *script = script_open(24, 80);
	struct sitting sitting;

	(void)unused;
	script_shows(script, "Seats 1, 2     [");
	script_shows(script, "Players        < 2 >");
	script_shows(script, "First turn     < by lot >");
	script_hides(script, "Seats 3, 4");
	script_hides(script, "Burst 3");
	script_type(script, "\r");
	assert_true(fill_form(&gearseed_rules, script, &sitting));
	assert_int_equal(sitting.book.seats, 2);
	assert_in_range(sitting.book.first, 1, 2);
	assert_string_equal(sitting.seal, "");
}

/* Tab leads from the names to the options, and on to first, cover, seal. */
static void names_options_and_the_first_seat_are_chosen(void **unused)
{
	struct script *script = script_open(24, 80);
	struct sitting sitting;

	(void)unused;
	script_type(script, "Ana\tBen\t\004\004");
	script_shows(script, "Seats 3, 4     [Player 3    ]");
	script_shows(script, "Players        < 4 >");
	script_type(script, "\t\t\t\004\t\t\003");
	script_shows(script, "First turn     < seat 4 >");
	script_type(script, "\t\t\004\tword\r");
	assert_true(fill_form(&gearseed_rules, script, &sitting));
	assert_string_equal(sitting.name[0], "Ana");
	assert_string_equal(sitting.name[1], "Ben");
	assert_string_equal(sitting.name[3], "Player 4");
	assert_int_equal(sitting.book.seats, 4);
	assert_int_equal(sitting.book.first, 4);
	assert_true(sitting.seal[0]);
}

static void what_is_wrong_goes_with_what_it_was(void **unused)
{
	struct script *script = script_open(20, 60);
	struct sitting sitting;

	(void)unused;
	script_type(script, "Player 3\t\t\004");
	script_shows(script, "Two seats have the same name.");
	script_type(script, "\r\003");
	script_hides(script, "Two seats have the same name.");
	script_hides(script, "Seats 3, 4");
	script_type(script, "\r");
	assert_true(fill_form(&gearseed_rules, script, &sitting));
	assert_int_equal(sitting.book.seats, 2);
}

/* Alone there is no first seat to draw, and no other name to type. */
static void a_seat_without_a_player_has_no_fields(void **unused)
{
	struct script *script = script_open(24, 80);
	struct sitting sitting;

	(void)unused;
	script_shows(script, "Level 2        < ");
	script_shows(script, "First turn     < by lot >");
	script_type(script, "Ana\t\t\004");
	script_shows(script, "Mode           < solo >");
	script_hides(script, "Level 2");
	script_hides(script, "First turn");
	script_type(script, "\033");
	assert_false(fill_form(&sowers_rules, script, &sitting));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(one_enter_takes_the_standard_of_each_option),
		cmocka_unit_test(names_options_and_the_first_seat_are_chosen),
		cmocka_unit_test(what_is_wrong_goes_with_what_it_was),
		cmocka_unit_test(a_seat_without_a_player_has_no_fields),
	};

	return cmocka_run_group_tests(tests, home_set_up, home_tear_down);
}
