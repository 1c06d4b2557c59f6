/* Moments of whole GearSeed games at which a player was left in doubt: what
   the table says there, with long names and in small windows. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "deal.h"
#include "script.h"
#include "seen.h"
#include "table.h"

/* Two to four of the longest names, told apart by their last digit. */
static struct match *long_names(int players, const char *deal, int first)
{
	struct sitting sitting;

	sitting_begin(&sitting, games_find((struct word){"gearseed", 8}));
	assert_null(deal_read((struct word){deal, strlen(deal)},
			      &sitting.deal));
	sitting.book.option[0] = (uint8_t)(players - 2);
	sitting.book.first = (uint8_t)first;
	assert_null(sitting_settle(&sitting, 1 | GIVEN_FIRST));
	for (int s = 0; s < players; s++)
		snprintf(sitting.name[s], NAME_BYTES, "Bartholomew%d", s + 1);
	return match_begin(&sitting);
}

struct sight {
	const char *wanted, *unwanted; /* or NULL */
};

static void look(struct script *script, void *context)
{
	const struct sight *sight = context;

	if (sight->wanted)
		script_expect(script, sight->wanted);
	if (sight->unwanted)
		script_expect_not(script, sight->unwanted);
}

/* Plays by those keys in a window of that size and looks at the last
   picture. */
static void see(struct match *match, int rows, int columns, const char *keys,
		struct sight sight)
{
	struct script *script = script_open(rows, columns);
	struct screen screen;

	script_screen(script, &screen);
	script_type(script, keys);
	script_look_at(script, look, &sight);
	table_play(&screen, match, COVER_TURNS);
	match_end(match);
	screen_close(&screen);
	script_close(script);
}

static void a_title_keeps_its_halves_apart(void **state)
{
	(void)state;
	see(long_names(3, "#4711", 1), 20, 60, "1 D",
	    (struct sight){.wanted = "What is left          "
				     "as Bartholomew1 may know it\n"});
	see(long_names(3, "#4711", 1), 24, 80, "1 D",
	    (struct sight){.wanted = " as Bartholomew1 may know it · turn 1 of "
				     "9\n"});
}

/* The records A to E end in names of three letters. */
static void an_end_page_has_room_for_long_names(void **state)
{
	(void)state;
	see(seen_record_with("D", -1, "seat 1 Ana", "seat 1 Bartholomew1"), 24,
	    80, "",
	    (struct sight){.wanted = "Bartholomew1's Burst    "
				     "Fountain, 6\n",
			   .unwanted = "BurstFountain"});
}

/* Tab tells what happened before this turn, not what the seat did in it. */
static void a_recap_leaves_out_the_turn_that_goes_on(void **state)
{
	(void)state;
	see(seen_record("D", 30), 24, 80, "1 \t",
	    (struct sight){.wanted = "While you looked away\n",
			   .unwanted = "ThF at 0,2   "});
	see(seen_record("D", 30), 24, 80, "1 \t",
	    (struct sight){.wanted = "You drew ShC, GrE and CoE.\n"});
}

static void a_burn_shows_the_text_of_the_card_in_focus(void **state)
{
	(void)state;
	see(seen_record("D", 3), 24, 80, "1 ",
	    (struct sight){.wanted = "Coalkin Castle             CoC\n"});
}

static void one_card_goes_under_the_deck_alone(void **state)
{
	(void)state;
	see(seen_record("D", 11), 24, 80, "1 ",
	    (struct sight){.wanted = "It goes under the Seed deck,\n",
			   .unwanted = "in this order"});
}

static void keys_say_how_none_is_left(void **state)
{
	(void)state;
	see(seen_record("D", 30), 24, 80, "1 0",
	    (struct sight){.wanted = "Enter go on   Esc back",
			   .unwanted = "Enter take"});
	see(seen_record("D", 0), 24, 80, "1 b",
	    (struct sight){.wanted = "Enter decide   Esc back"});
}

/* Fall's Shrine Ability takes no Shrine, and the one just built least. */
static void a_card_that_may_not_go_says_so_in_full(void **state)
{
	(void)state;
	see(long_names(4, "39QK-4307-FEA5C", 1), 24, 80, "1 5\r.\r\004",
	    (struct sight){.wanted = "No: this Ability takes any\n"});
}

/* A Gremlin Fountain's own build, and no Gremlin left in the hand. */
static void a_build_that_cannot_be_is_not_promised(void **state)
{
	(void)state;
	see(long_names(2, "2DG8-CAVM-F03Z0", 2), 24, 80, "2 3\r.",
	    (struct sight){.wanted = "Ability     no card to build\n"});
	see(long_names(2, "2DG8-CAVM-F03Z0", 2), 24, 80, "2 3\r.",
	    (struct sight){.wanted = "Sure 1\n", .unwanted = "by choice"});
}

/* Summer's and Winter's Shrine Abilities in the room of each layout. */
static void the_Season_card_says_what_a_Shrine_gives(void **state)
{
	(void)state;
	see(long_names(2, "2DG8-CAVM-F03Z0", 2), 20, 60, "2 ",
	    (struct sight){.wanted = "Shrine: 1 per type next\n"});
	see(long_names(2, "2DG8-CAVM-F03Z0", 2), 40, 120, "2 ",
	    (struct sight){.wanted = "  1 per type next, max 2"});
	see(seen_record("D", 0), 40, 120, "1 ",
	    (struct sight){.wanted = "  may burn up to 2 for 1 each"});
}

/* Every hand lies face down at a Raze; its owner may look first (9.9). */
static void a_hand_may_be_seen_before_a_raze(void **state)
{
	(void)state;
	see(seen_record("E", 51), 24, 80, " ",
	    (struct sight){.wanted = "Dan, it is your turn.",
			   .unwanted = "takes the last play back"});
	see(seen_record("E", 51), 24, 80, " 1 3 ",
	    (struct sight){.wanted = "Dan, it is your turn."});
	see(seen_record("E", 51), 24, 80, " 4",
	    (struct sight){.wanted = "│ ? │ │ ? │ │ ? │",
			   .unwanted = "it is your turn"});
	see(seen_record("E", 51), 24, 80, " 4 ",
	    (struct sight){.wanted = "Dan: raze 1 Free card.\n",
			   .unwanted = "│ ? │"});
	see(seen_record("E", 51), 24, 80, " 4  ",
	    (struct sight){.wanted = "│ ? │ │ ? │ │ ? │"});
}

/* The hand that was up lies face down again for the next to raze. */
static void a_raze_turns_its_players_hand_down(void **state)
{
	(void)state;
	see(seen_record("E", 51), 24, 80, " 4 \002\r",
	    (struct sight){.wanted = "Caro: raze 1 Free card.\n",
			   .unwanted = "your turn is over"});
	see(seen_record("E", 51), 24, 80, " 4 \002\r",
	    (struct sight){.wanted = "│ ? │ │ ? │"});
}

/* In Summer a Shrine gives 1 for each type next to it, up to 2. */
static void a_Shrine_Ability_says_what_it_gives(void **state)
{
	(void)state;
	see(long_names(2, "2DG8-CAVM-F03Z0", 2), 20, 60, "2 4\r.\r",
	    (struct sight){.wanted = "It gives 1 point now.\n"});
}

static void a_narrow_table_says_which_card_may_follow(void **state)
{
	(void)state;
	/* The first Gremlin card is in focus, and its text in the panel. */
	see(long_names(2, "3YN0-1QHT-1V4RG", 2), 20, 60, "2 3\r\001\r",
	    (struct sight){.wanted = "Gremlin Expanse           GrE\n"});
	see(long_names(2, "3YN0-1QHT-1V4RG", 2), 20, 60, "2 3\r\001\r",
	    (struct sight){.wanted = "Bartholomew2: build one more, a Gremlin "
				     "card, or 0.\n"});
}

/* The score sheet scrolls down to its last line, a line or a page a key. */
static void a_score_sheet_ends_with_the_last_build(void **state)
{
	(void)state;
	see(seen_record("D", -1), 24, 80,
	    "S\002\002\002\002\002\002\002\002\002\002\002\002\002\002\002"
	    "\002\002\002\002\002",
	    (struct sight){.wanted = "6  Ben      GrF 0,-3",
			   .unwanted = "More below"});
}

/* Looked through, a town larger than the window shows where it changed: move
   86 of record E builds far from the middle. */
static void a_replay_shows_what_a_move_has_built(void **state)
{
	char keys[100] = "3\r";

	(void)state;
	memset(keys + 2, 4, 86);
	see(seen_record("E", -1), 20, 60, keys,
	    (struct sight){.wanted = ">ThF*│"});
}

/* Caro razed behind the turns of Dan and Ana, and has not heard of them. */
static void a_recap_goes_back_to_the_seats_last_turn(void **state)
{
	(void)state;
	see(seen_record("E", 54), 24, 80, "3",
	    (struct sight){.wanted = "Turn 8, Ana: "});
	see(seen_record("E", 54), 24, 80, "3",
	    (struct sight){.wanted = "Dan razed ThE at -2,1\n"});
}

/* Four Burst cards side by side: "Fountain *" is a column too wide. */
static void a_narrow_sheet_keeps_its_columns_apart(void **state)
{
	(void)state;
	see(seen_record("E", 54), 20, 60, "3S\002\002\002\002\002\002",
	    (struct sight){.wanted = "  Expanse Fountain   Castle    Tower\n"});
	see(seen_record("E", 54), 20, 60, "3S\002\002\002\002\002\002",
	    (struct sight){.wanted = "      yes       no       no       no\n"});
}

/* Cards of the town lie open: what is taken back has a name. */
static void a_taken_card_is_named_when_it_goes_back(void **state)
{
	(void)state;
	see(seen_record("D", 30), 24, 80, "1 \003\r" "u",
	    (struct sight){.wanted = "Taken back: CoE taken from 0,1.\n"});
}

/* How many copies there are is about the game, not about the Seed deck. */
static void copies_are_those_of_the_game(void **state)
{
	(void)state;
	see(seen_record("D", 0), 24, 80, "1 ",
	    (struct sight){.wanted = "The game has 3 of these.\n"});
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_title_keeps_its_halves_apart),
		cmocka_unit_test(an_end_page_has_room_for_long_names),
		cmocka_unit_test(a_recap_leaves_out_the_turn_that_goes_on),
		cmocka_unit_test(a_burn_shows_the_text_of_the_card_in_focus),
		cmocka_unit_test(one_card_goes_under_the_deck_alone),
		cmocka_unit_test(keys_say_how_none_is_left),
		cmocka_unit_test(a_card_that_may_not_go_says_so_in_full),
		cmocka_unit_test(a_build_that_cannot_be_is_not_promised),
		cmocka_unit_test(the_Season_card_says_what_a_Shrine_gives),
		cmocka_unit_test(a_hand_may_be_seen_before_a_raze),
		cmocka_unit_test(a_raze_turns_its_players_hand_down),
		cmocka_unit_test(a_Shrine_Ability_says_what_it_gives),
		cmocka_unit_test(a_narrow_table_says_which_card_may_follow),
		cmocka_unit_test(a_score_sheet_ends_with_the_last_build),
		cmocka_unit_test(a_replay_shows_what_a_move_has_built),
		cmocka_unit_test(a_recap_goes_back_to_the_seats_last_turn),
		cmocka_unit_test(a_narrow_sheet_keeps_its_columns_apart),
		cmocka_unit_test(a_taken_card_is_named_when_it_goes_back),
		cmocka_unit_test(copies_are_those_of_the_game),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
