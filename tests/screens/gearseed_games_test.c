/* Whole random games at the GearSeed table: every key, every layout, every
   phase; what is drawn, and what may not be told by it. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "gearseed_paint.h"
#include "gearseed_table.h"
#include "lot.h"
#include "random.h"
#include "stroll.h"
#include "utf8.h"

static bool is_frame(uint32_t code)
{
	return code == 0x2502 || code == '(' || code == '>' || code == ')';
}

/* No line of the panel is longer than the panel is wide. */
static void check_panel(const struct seen *seen)
{
	static struct gt_side side;
	struct gt_choice choice;
	struct gt_table table;

	memcpy(&choice, seen->choice, sizeof choice);
	gt_table_lay(&seen->scene, &table);
	side.layout = seen->scene.layout;
	side.width = table.side_width;
	side.count = 0;
	gt_side_fill(&seen->scene, &choice,
		     table.side_last - table.panel_row + 1, &side);
	for (int i = 0; i < side.count; i++) {
		const struct gt_line *line = &side.line[i];
		int wide = utf8_columns(line->left);

		if (line->right[0])
			wide += 1 + utf8_columns(line->right);
		if (wide > side.width)
			fail_msg("too wide: %s|%s", line->left, line->right);
	}
}

/* Between town and panel nothing runs over, the hand's cards have their sides,
   and the panel's lines fit. */
static void check_stage(const struct seen *seen, const struct canvas *canvas)
{
	struct gt_table table;

	gt_table_lay(&seen->scene, &table);
	for (int r = 2; r < table.hand_row; r++) {
		uint32_t edge = canvas->cell[r][table.side - 1].code;

		if (edge != ' ')
			fail_msg("row %d runs into the panel", r);
	}
	if (gt_hand_count(&seen->scene))
		assert_true(is_frame(canvas->cell[table.hand_row + 1][1].code));
	check_panel(seen);
}

static void look_round(const struct stroll *stroll, struct seen *seen,
		       struct random *random)
{
	int seats = match_book(seen->match)->seats;

	for (int phase = PHASE_FACE_DOWN; phase <= PHASE_REPLAY; phase++) {
		int seat = 1 + (int)random_below(random, (uint32_t)seats);

		stroll_size(stroll, seen, random);
		seen_again(seen, seat, (enum phase)phase);
		stroll_look(stroll, seen);
		stroll_press(stroll, seen, random);
	}
}

static const struct stroll stroll = {
	.painter = &gearseed_painter,
	.seed = 2025,
	.size = {{LAYOUT_NARROW, 20, 60},
		 {LAYOUT_NARROW, 23, 79},
		 {LAYOUT_STANDARD, 24, 80},
		 {LAYOUT_STANDARD, 41, 80},
		 {LAYOUT_WIDE, 36, 110},
		 {LAYOUT_WIDE, 60, 200}},
	.games = 3,
	.keys = 8,
	.worlds = 2,
	.held_games = 2,
	.strokes = 8,
	.plays = {REQUEST_ENTER, REQUEST_ENTER},
	.check = check_stage,
	.round = look_round,
};

static void ask(struct seen *seen)
{
	seen_again(seen, match_turn(seen->match).seat, PHASE_ASKED);
}

/* Two Enters at any fresh question build nothing, flip nothing. */
static void enters_alone_never_play(void **state)
{
	struct random random = random_start(2025, 4);
	struct seen *seen = stroll_begin(&stroll, &random);

	(void)state;
	while (match_turn(seen->match).seat) {
		ask(seen);
		for (int i = 0; i < 1000; i++)
			assert_int_not_equal(seen_press(seen, "."),
					     ANSWERED_MOVES);
		lot_play(seen->match, &random);
	}
	seen_end(seen);
}

/* What of a choice is meant, in one spelling. */
static struct gt_choice meaning(const struct seen *seen)
{
	struct gt_choice choice;
	bool cell;
	enum gt_form form;

	memcpy(&choice, seen->choice, sizeof choice);
	form = gt_form(&seen->scene, &choice);
	cell = choice.focus == FOCUS_LOOK || choice.focus == FOCUS_TOWN;
	choice.placed = false;
	choice.corner = (struct gs_cell){0, 0};
	/* Without an arrow the focus is where a way over a card leads, too. */
	if (form == FORM_BUILD && cell &&
	    !gt_is_dot(&seen->scene, &choice, choice.cell))
		choice.ghost = choice.focus == FOCUS_TOWN;
	if (!cell || (form != FORM_BUILD && !choice.ghost))
		choice.cell = (struct gs_cell){0, 0};
	if (form == FORM_BUILD && !cell)
		choice.ghost = false;
	if (!choice.lifted)
		choice.from = (struct gs_cell){0, 0};
	if ((form == FORM_SITE || form == FORM_MOVE) && !choice.ghost)
		choice.focus = FOCUS_TOWN;
	if (choice.line == LINE_NONE || form == FORM_LIST)
		choice.focus = FOCUS_LIST;
	if (choice.line == LINE_NONE || form == FORM_LIST ||
	    form == FORM_SITE || form == FORM_MOVE)
		choice.hand = 0;
	if (form == FORM_LIST) {
		choice.ghost = choice.lifted = false;
		choice.cell = (struct gs_cell){0, 0};
	}
	if (!(form == FORM_PICK))
		choice.picked_count = 0;
	memset(choice.picked + choice.picked_count, 0,
	       sizeof choice.picked - choice.picked_count);
	return choice;
}

enum { DRAWN = 24 };

/* Draws what is chosen after each of some keys: what differs looks so. */
static void compare_choices(struct seen *seen, struct random *random)
{
	struct gt_choice choice[DRAWN];
	char *drawn[DRAWN];
	int count = 0;

	for (int i = 0; i < DRAWN; i++) {
		choice[count] = meaning(seen);
		seen->last.answered = ANSWERED_NOTHING;
		drawn[count] = seen_dump(seen);
		for (int k = 0; k < count; k++) {
			bool same = !memcmp(&choice[k], &choice[count],
					    sizeof choice[k]);

			if (!same && !strcmp(drawn[k], drawn[count])) {
				fprintf(stderr, "%s", drawn[k]);
				fail_msg("two choices look the same");
			}
		}
		count++;
		do
			seen->painter->press(&seen->scene, seen->choice,
					     stroll_any_press(seen, random),
					     &seen->last);
		while (seen->last.answered == ANSWERED_NOTHING);
		if (seen->last.answered == ANSWERED_MOVES)
			break;
	}
	while (count--)
		free(drawn[count]);
}

static void no_two_choices_look_the_same_without_colour(void **state)
{
	struct random random = random_start(2025, 5);

	(void)state;
	for (int game = 0; game < stroll.games; game++) {
		struct seen *seen = stroll_begin(&stroll, &random);

		while (match_turn(seen->match).seat) {
			stroll_size(&stroll, seen, &random);
			ask(seen);
			compare_choices(seen, &random);
			ask(seen);
			lot_play(seen->match, &random);
		}
		seen_end(seen);
	}
}

/* A click chooses what it hits and plays nothing. */
static void clicks_choose_and_never_play(void **state)
{
	struct random random = random_start(2025, 6);
	struct seen *seen = stroll_begin(&stroll, &random);

	(void)state;
	while (match_turn(seen->match).seat) {
		stroll_size(&stroll, seen, &random);
		ask(seen);
		for (int i = 0; i < 40; i++) {
			struct press press = stroll_any_press(seen, &random);

			press.request = REQUEST_CLICK;
			seen->painter->press(&seen->scene, seen->choice, press,
					     &seen->last);
			assert_int_not_equal(seen->last.answered,
					     ANSWERED_MOVES);
			stroll_look(&stroll, seen);
		}
		lot_play(seen->match, &random);
	}
	seen_end(seen);
}

/* A deck as large as the format allows: 48 designs of 64 cards, names of 20
   columns, six steps in every list. */
static struct deck *largest_deck(void)
{
	static const char *const types[] = {"tower", "castle", "expanse",
					    "fountain", "shrine"};
	static const char *const castes[] = {"gremlin", "coalkin", "thorned",
					     "shrine"};
	static const char steps[] =
		"gain 9\n# choose gainper 9 line kinds-caste cap 9 / burn 9 9"
		"\n# burn 9 9\n# pull\n# seek 9\n# build any\n";
	static const char *const seasons[] = {"spring", "summer", "fall",
					      "winter"};
	const struct deck_reader *reader = gearseed_rules.decks;
	struct text text = {0};
	struct fault fault[8];
	struct deck *deck;
	int count;

	text_put(&text, "gearseed-deck 1\ndeck largest\n");
	for (int t = 0; t < 4; t++)
		text_format(&text, "burst %s\n", types[t]);
	for (int i = 0; i < 48; i++) {
		const char *season = seasons[i % 4];

		text_format(&text,
			    "design d%02d\nname Magnificent Monume%02d\n"
			    "code D%02d\ncopies %d\ntype %s\ncaste %s\n",
			    i, i, i, i < 16 ? 2 : 1, types[i % 5],
			    castes[i % 4]);
		for (const char *at = steps; *at; at = strchr(at, '\n') + 1)
			text_format(&text, "ability %.*s\nbonus %s %.*s\n",
				    (int)strcspn(at + (*at == '#') * 2, "\n"),
				    at + (*at == '#') * 2, season,
				    (int)strcspn(at + (*at == '#') * 2, "\n"),
				    at + (*at == '#') * 2);
		text_put(&text, "trigger any : choose draw 9 / burn 9 9\n");
	}
	for (int i = 0; i < 4; i++)
		text_format(&text,
			    "season %s\nrules %s\ncaste-bonus choose take any "
			    "/ gainper 9 hand type castle fountain cap 9\n"
			    "shrine choose take type tower castle / draw 9\n",
			    seasons[i], castes[i]);
	deck = reader->read(text_string(&text), text.length, fault, 8, &count);
	if (!deck)
		fail_msg("line %d: %s", fault[0].line, fault[0].sentence);
	text_free(&text);
	return deck;
}

static struct match *largest_match(const struct deck *deck)
{
	struct sitting sitting;

	sitting_begin(&sitting, &gearseed_rules);
	sitting.book.deck = deck;
	sitting.book.option[OPTION_PLAYERS] = 2; /* four seats */
	assert_null(sitting_settle(&sitting, 1u << OPTION_PLAYERS));
	return match_begin(&sitting);
}

static void the_largest_deck_is_drawn_and_played(void **state)
{
	struct random random = random_start(2025, 7);
	struct deck *deck = largest_deck();
	struct match *match = largest_match(deck);
	struct seen *seen = seen_begin(&gearseed_painter, match, 1,
				       PHASE_REPLAY, LAYOUT_STANDARD, 24, 80);

	(void)state;
	while (match_turn(match).seat) {
		stroll_size(&stroll, seen, &random);
		stroll_play(&stroll, seen, &random);
		stroll_pages(&stroll, seen, &random);
	}
	stroll_end_page(&stroll, seen);
	seen_end(seen);
	gearseed_rules.decks->close(deck);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		STROLL_TEST(stroll_draws_and_plays_whole_games_by_any_keys,
			    stroll),
		STROLL_TEST(stroll_tells_no_seat_what_it_cannot_know, stroll),
		STROLL_TEST(stroll_plays_nothing_by_a_held_key, stroll),
		cmocka_unit_test(enters_alone_never_play),
		cmocka_unit_test(no_two_choices_look_the_same_without_colour),
		cmocka_unit_test(clicks_choose_and_never_play),
		cmocka_unit_test(the_largest_deck_is_drawn_and_played),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
