/* What GearSeed says: every sentence measured, every rule it cites printed,
   and the stories of the pictures told from the records behind them. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "../../src/games/gearseed/phrases.h"
#include "gearseed.h"
#include "measure.h"
#include "memory.h"
#include "record.h"
#include "town.h"
#include "utf8.h"

enum { EVENTS = 2000, LINES = 200, RECAP_COLUMNS = 28 };

/* A record at one of its moments. */
static struct {
	struct match *match;
	struct event events[EVENTS];
	struct story story;
	struct view view;
	struct told lines[LINES];
	int count;
} scene;

static struct match *read_record(const char *name)
{
	char *data = memory_get(20000);
	struct fault fault;
	struct match *match;
	char path[60];
	size_t length;
	FILE *file;

	snprintf(path, sizeof path, "tests/records/%s.hotbed", name);
	file = fopen(path, "rb");
	if (!file)
		fail_msg("no file %s", path);
	length = fread(data, 1, 20000, file);
	fclose(file);
	match = record_read(data, length, NULL, &fault);
	if (!match)
		fail_msg("%s, line %d: %s", name, fault.line, fault.sentence);
	free(data);
	return match;
}

/* Stands after so many moves (-1: all), seen by a seat (0: who is asked). */
static void stand(const char *name, int plies, int seat)
{
	struct match *whole = read_record(name);

	scene.match = match_copy(whole,
				 plies < 0 ? match_plies(whole) : plies);
	match_end(whole);
	seat = seat ? seat : match_turn(scene.match).seat;
	match_view(scene.match, seat, &scene.view);
	scene.story = (struct story){
		.book = match_book(scene.match),
		.names = match_names(scene.match),
		.seat = (uint8_t)seat,
		.events = scene.events,
		.count = match_events(scene.match, seat, 0, scene.events,
				      EVENTS)};
}

static void leave(void)
{
	match_end(scene.match);
}

static void assert_message(const char *name, int plies, const char *want)
{
	stand(name, plies, 0);
	assert_true(gs_message(&scene.view, &scene.story, scene.lines));
	assert_string_equal(scene.lines[0].wide, want);
	leave();
}

static const struct filling longest[] = {
	{'n', "Wwwwwwwwwwww"},
	{'c', "CoF"},
	{'#', "40"},
	{'@', "-10,-10"},
	{'l', "CoF, CoF, CoF and CoF"},
	{'t', "CoF, CoF and CoF"},
	{'w', "Fountains"},
	{'f', "a Castle, Expanse, Fountain or Shrine"},
	{'W', ""},
	{0, NULL},
};

static void every_sentence_fits_its_line(void **test)
{
	(void)test;
	for (int i = 0; i < GS_PHRASES; i++) {
		int wide = i <= PHRASE_GAME_OVER ? PHRASE_WIDE - 4
						 : PHRASE_WIDE;
		int narrow = i <= PHRASE_GAME_OVER ? PHRASE_NARROW - 4
						   : PHRASE_NARROW;

		if (i >= PHRASE_LOG_SEASON && i < PHRASE_RECAP_TURN) {
			wide = 64; /* the log has a column of names */
			narrow = 44;
		} else if (i > PHRASE_RECAP_TURN && i < PHRASE_WINS) {
			narrow = RECAP_COLUMNS;
		}
		measure_both(&gs_phrases[i], longest, wide, narrow);
	}
}

/* True when the rulebook has a paragraph of that id. */
static bool printed(const char *id)
{
	char mark[32];

	snprintf(mark, sizeof mark, "\n**%s** ", id);
	return strstr(gearseed_rules.rulebook, mark) != NULL;
}

static void every_rule_has_its_paragraph(void **test)
{
	static const struct {
		char letter;
		int count;
	} kinds[] = {{'G', 29}, {'B', 28}, {'E', 6}};

	(void)test;
	for (int k = 0; k < 3; k++)
		for (int i = 1; i <= kinds[k].count; i++) {
			char id[16];

			snprintf(id, sizeof id, "%c%d", kinds[k].letter, i);
			if (!printed(id))
				fail_msg("no paragraph %s", id);
		}
}

static void every_rule_that_is_cited_is_printed(void **test)
{
	(void)test;
	for (int i = 0; i < GS_PHRASES; i++) {
		const char *at = gs_phrases[i].wide;

		for (at = strpbrk(at, "GBE"); at; at = strpbrk(at + 1, "GBE")) {
			char id[8] = {0};

			if (sscanf(at, "%7[GBE0-9]", id) != 1 || !id[1] ||
			    at[1] < '0' || at[1] > '9')
				continue;
			if (!printed(id))
				fail_msg("%s is cited and not printed", id);
		}
	}
}

static void the_rulebook_says_that_the_deck_is_a_reconstruction(void **test)
{
	(void)test;
	assert_non_null(strstr(gearseed_rules.rulebook, "reconstruction"));
	assert_non_null(
		strstr(gearseed_rules.rulebook, "belongs to its publisher"));
	assert_non_null(strstr(gearseed_rules.rulebook, "hotbed deck FILE"));
}

static void the_messages_of_the_pictures(void **test)
{
	(void)test;
	assert_message("D", 31,
		       "You took CoE from 0,1 into your hand; the cell is "
		       "free.");
	assert_message("D", 32,
		       "You built ThE at 0,1. Two Triggers wait (G19).");
	assert_message("D", 33, "The Trigger of ShT at 0,0 comes first.");
	assert_message("D", 22,
		       "You built ThT at 2,-1: 1 point, the Caste Bonus.");
	assert_message("D", 23,
		       "You built ThT at 2,-1 for 5 points. Both builds are "
		       "done.");
	assert_message("D", 34,
		       "Your turn gave 11 points: 27. The hand must come down "
		       "to 3 cards.");
	assert_message("E", 80,
		       "Ana built 3 cards for 11 points and keeps 3 cards.");
	assert_message("E", 51,
		       "Season 2 ends. Ana razed ThT at -5,0. It went under "
		       "the deck.");
}

static void a_Season_is_told_to_whoever_begins_it(void **test)
{
	(void)test;
	assert_message("D", 0,
		       "Winter begins: the Coalkin rule. The Seed deck was "
		       "shuffled (G13, G14).");
}

/* The last builder of a Season is the first of the next one (E3). */
static void a_second_turn_in_a_row_is_told(void **test)
{
	int plies = 0;

	(void)test;
	for (stand("D", plies, 0); match_turns(scene.match) < 3;
	     stand("D", ++plies, 0))
		leave();
	assert_true(gs_message(&scene.view, &scene.story, scene.lines));
	assert_string_equal(scene.lines[0].wide,
			    "Fall begins: the Thorned rule. You begin it: your "
			    "turn again (G15).");
	leave();
}

/* The sorted hand does not say which of its cards are new. */
static void a_build_names_what_it_drew(void **test)
{
	(void)test;
	assert_message("D", 39,
		       "You built GrT at 2,1 for 5 points and drew CoE.");
}

static void all_discards_of_a_turn_are_told(void **test)
{
	(void)test;
	assert_message("D", 37,
		       "You put ShE, CoE and GrE under the deck.");
}

/* The recap that a seat sees, its narrow forms with points. */
static void assert_recap(const char *const *want)
{
	int last = 0;

	for (int i = 0; i < scene.story.count; i++)
		if (scene.events[i].kind == EVENT_ENDED &&
		    scene.events[i].seat == scene.story.seat)
			last = i + 1;
	scene.story.events += last;
	scene.story.count -= last;
	scene.count = gearseed_rules.tell(&scene.story, TELL_RECAP,
					  scene.lines, 8);
	for (int i = 0; i < scene.count; i++) {
		char line[PHRASE_BYTES + 20];

		if (scene.lines[i].points < 0)
			snprintf(line, sizeof line, "%s",
				 scene.lines[i].narrow);
		else
			snprintf(line, sizeof line, "%s: %d",
				 scene.lines[i].narrow,
				 scene.lines[i].points);
		assert_non_null(want[i]);
		assert_string_equal(line, want[i]);
		assert_true(utf8_columns(scene.lines[i].narrow) <=
			    RECAP_COLUMNS + 2);
	}
	assert_null(want[scene.count]);
}

static void the_recap_of_the_picture_adds_up(void **test)
{
	static const char *const want[] = {
		"Turn 3, Ben: 18 points",
		"ThC at -1,-1, drew 1: 5",
		"ThT at 2,-1: 5",
		"  moved CoF to 3,-1",
		"Burst: ThT at 0,-1: 6",
		"  drew 1",
		"Towers in play x2: 2",
		"You drew ShC, GrE and CoE.",
		NULL,
	};

	(void)test;
	stand("D", 29, 0);
	assert_recap(want);
	leave();
}

static void a_long_recap_keeps_the_headlines(void **test)
{
	static const char *const want[] = {
		"Turn 9, Caro: 15 points",
		"Turn 10, Dan: 12 points",
		"Turn 11, Ana: 11 points",
		"GrE at -6,-4, drew 2: 5",
		"GrF at -8,-1, drew 2: 1",
		"then GrT at -6,4: 5",
		"  drew 2",
		"You drew ShF, ThT and ShT.",
		NULL,
	};

	(void)test;
	stand("E", 80, 0);
	assert_recap(want);
	leave();
}

/* True when the log has that line. */
static bool logged(const char *want)
{
	for (int i = 0; i < scene.count; i++)
		if (!strcmp(scene.lines[i].wide, want))
			return true;
	return false;
}

static void the_log_hides_what_the_viewer_may_not_know(void **test)
{
	(void)test;
	stand("D", 29, 1);
	scene.count = gearseed_rules.tell(&scene.story, TELL_LOG, scene.lines,
					  LINES);
	assert_true(logged("was dealt CoF, GrC and ThC"));
	assert_true(logged("was dealt 3 cards"));
	assert_true(logged("looked at ShE and CoF, kept CoF"));
	assert_true(logged("looked at 2 cards, kept one"));
	assert_true(logged("built ThT at 2,-1 for 5 points"));
	assert_true(logged("built ThT at 0,-1 with the Burst card for 6 "
			   "points"));
	assert_true(logged("moved CoF from 0,-1 to 3,-1"));
	assert_false(logged("discarded GrT and ShF under the deck (G27)"));
	leave();
	stand("D", 29, 2);
	scene.count = gearseed_rules.tell(&scene.story, TELL_LOG, scene.lines,
					  LINES);
	assert_true(logged("discarded GrT and ShF under the deck (G27)"));
	assert_false(logged("looked at ShE and CoF, kept CoF"));
	leave();
}

static void the_score_sheet_of_the_picture(void **test)
{
	static const uint16_t sources[2][GS_SOURCES] = {
		{2, 4, 17, 11, 0, 2}, {2, 5, 18, 9, 0, 2}};
	static const uint16_t seasons[2][GS_SEASONS] = {{16, 11, 9},
							{11, 18, 7}};
	struct gs_sheet sheet = {0};

	(void)test;
	stand("D", -1, SEAT_REFEREE);
	gs_sheet_add(&sheet, scene.story.book, scene.events,
		     scene.story.count);
	assert_memory_equal(sheet.source, sources, sizeof sources);
	assert_memory_equal(sheet.season, seasons, sizeof seasons);
	assert_int_equal(sheet.tiebreak[0], 6);
	assert_int_equal(sheet.tiebreak[1], 4);
	leave();
}

static void a_build_on_the_score_sheet(void **test)
{
	static const uint16_t want[GS_SOURCES] = {1, 1, 2, 3, 0, 0};
	struct gs_sheet_build builds[60];
	int count, at = -1;

	(void)test;
	stand("D", 34, SEAT_REFEREE);
	count = gs_sheet_builds(scene.events, scene.story.count, builds, 60);
	for (int i = 0; i < count; i++)
		if (builds[i].turn == 4 && builds[i].cell.y == 1)
			at = i;
	assert_true(at >= 0);
	assert_int_equal(builds[at].seat, 1);
	assert_memory_equal(builds[at].source, want, sizeof want);
	leave();
}

static void assert_ending(const char *name, const char *const *want)
{
	stand(name, -1, SEAT_REFEREE);
	scene.count = gearseed_rules.ending(&scene.view, scene.story.names,
					    scene.lines, LINES);
	for (int i = 0; i < scene.count; i++)
		assert_string_equal(scene.lines[i].wide, want[i]);
	assert_null(want[scene.count]);
	leave();
}

static void the_ends_of_the_records(void **test)
{
	static const char *const tied[] = {
		"Ana wins the tie-break, 42 to 40.",
		"Both had 36; each then counts the cards in play of the own "
		"Burst type (G29).",
		NULL,
	};
	static const char *const won[] = {
		"Ben wins with 44 points (G29).", "Ana has 41 points.",
		"Caro has 34 points.", "Dan has 29 points.", NULL};

	(void)test;
	assert_ending("D", tied);
	assert_ending("E", won);
}

static void assert_forecast(const struct gs_forecast *forecast,
			    const char *const *want)
{
	static const char *const marks[] = {"", " +", " ?"};

	for (int i = 0; i < forecast->count; i++) {
		const struct gs_forecast_line *line = &forecast->line[i];
		char text[80];
		int length;

		length = snprintf(text, sizeof text, "%s: %s%s", line->label,
				  line->text, marks[line->mark]);
		if (line->mark == MARK_GAIN)
			snprintf(text + length, sizeof text - (size_t)length,
				 "%d", line->gain);
		assert_non_null(want[i]);
		assert_string_equal(text, want[i]);
	}
	assert_null(want[forecast->count]);
}

static struct move move_of(const char *words)
{
	struct move move = {0};

	assert_true(move_parse(scene.story.book,
			       (struct word){words, strlen(words)}, &move));
	return move;
}

static void the_forecasts_of_the_pictures(void **test)
{
	static const char *const expanse[] = {
		"ShT 0,0: draw 1 or gain 1 ?", "ThF 0,2: gain 1 +1",
		"Caste Bonus: gain 1 +1",      "Ability: Thorned next x1 +2",
		"Seasonal: cards next x3 +3",  NULL,
	};
	static const char *const shrine[] = {
		"ShE -7,2: draw 1 or gain 1 ?",
		"Ability: gain 1 +1",
		"Ability: Tower next x1 +1",
		"Shrine Ab.: may build 1 more",
		NULL,
	};
	static const char *const moved[] = {"Ability: castes next x3 +3",
					    "Seasonal: gain 2 +2", NULL};
	static const char *const unmoved[] = {"Ability: castes next x2 +2",
					      "Seasonal: gain 2 +2", NULL};
	struct gs_forecast forecast;

	(void)test;
	stand("D", 31, 0);
	gs_forecast(&scene.view, move_of("build thorned-expanse 0,1"),
		    &forecast);
	assert_forecast(&forecast, expanse);
	assert_int_equal(forecast.sure, 7);
	assert_true(forecast.choice);
	leave();
	stand("D", 33, 0);
	gs_to_come(&scene.view, &forecast);
	assert_forecast(&forecast, expanse + 1);
	leave();
	stand("E", 80, 0);
	gs_forecast(&scene.view, move_of("build shrine-of-towers -7,3"),
		    &forecast);
	assert_forecast(&forecast, shrine);
	assert_int_equal(forecast.sure, 2);
	leave();
	stand("D", 22, 0);
	gs_forecast(&scene.view, move_of("pull -1,-1 3,-1"), &forecast);
	assert_forecast(&forecast, moved);
	gs_forecast(&scene.view, move_of("skip"), &forecast);
	assert_forecast(&forecast, unmoved);
	leave();
}

static void card_texts_of_the_pictures(void **test)
{
	static const struct {
		const char *id;
		const char *ability;
		const char *bonus;
	} cards[] = {
		{"thorned-expanse", "2 per Thorned card next to it",
		 "1 per card next to it, up to 3"},
		{"coalkin-tower", "1, and may burn up to 2 for 1 each",
		 "1 per card in line, up to 2"},
		{"thorned-tower",
		 "may move a Free card next to it, and 1 per caste next to it, "
		 "up to 3",
		 "gain 2"},
	};
	struct text text = {0};

	(void)test;
	for (size_t i = 0; i < sizeof cards / sizeof *cards; i++)
		for (int d = 1; d <= town_deck()->count; d++) {
			const struct gs_design *design =
				&town_deck()->design[d];

			if (strcmp(design->id, cards[i].id))
				continue;
			gs_put_list(&text, &design->ability, STYLE_CARD);
			assert_string_equal(text_string(&text),
					    cards[i].ability);
			text_clear(&text);
			gs_put_list(&text, &design->bonus, STYLE_CARD);
			assert_string_equal(text_string(&text),
					    cards[i].bonus);
			text_clear(&text);
		}
	gs_put_caste_bonus(&text, town_deck(), SEASON_FALL, STYLE_CARD);
	text_put(&text, "; ");
	gs_put_shrine(&text, town_deck(), SEASON_FALL, STYLE_CARD);
	text_put(&text, "; ");
	gs_put_shrine(&text, town_deck(), SEASON_WINTER, STYLE_CARD);
	assert_string_equal(text_string(&text),
			    "Thorned: gain 1; may take a Free card but no "
			    "Shrine; may burn up to 2 cards, 1 point each");
	text_free(&text);
}

static void a_view_as_the_notation_has_it(void **test)
{
	static const char *const want =
		"ask 1 trigger\nfirst 1\nseason 2 fall\npast winter\n"
		"builds 0\nresolving thorned-expanse 0,1\nwaiting 0,0 0,2\n"
		"seen\nscore 1 20\nscore 2 29\nburst 1 fountain flipped\n"
		"burst 2 tower flipped\nhand 1 coalkin-expanse "
		"coalkin-expanse gremlin-expanse gremlin-expanse "
		"shrine-of-castles shrine-of-expanses\nhand 2 ? ? ?\n"
		"deck ? ? ?";
	struct text text = {0};

	(void)test;
	stand("D", 32, 0);
	gearseed_rules.describe(&scene.view, &text);
	text_cut(&text, strlen(want));
	assert_string_equal(text_string(&text), want);
	text_free(&text);
	leave();
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_sentence_fits_its_line),
		cmocka_unit_test(every_rule_has_its_paragraph),
		cmocka_unit_test(every_rule_that_is_cited_is_printed),
		cmocka_unit_test(
			the_rulebook_says_that_the_deck_is_a_reconstruction),
		cmocka_unit_test(the_messages_of_the_pictures),
		cmocka_unit_test(a_Season_is_told_to_whoever_begins_it),
		cmocka_unit_test(a_second_turn_in_a_row_is_told),
		cmocka_unit_test(a_build_names_what_it_drew),
		cmocka_unit_test(all_discards_of_a_turn_are_told),
		cmocka_unit_test(the_recap_of_the_picture_adds_up),
		cmocka_unit_test(a_long_recap_keeps_the_headlines),
		cmocka_unit_test(the_log_hides_what_the_viewer_may_not_know),
		cmocka_unit_test(the_score_sheet_of_the_picture),
		cmocka_unit_test(a_build_on_the_score_sheet),
		cmocka_unit_test(the_ends_of_the_records),
		cmocka_unit_test(the_forecasts_of_the_pictures),
		cmocka_unit_test(card_texts_of_the_pictures),
		cmocka_unit_test(a_view_as_the_notation_has_it),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
