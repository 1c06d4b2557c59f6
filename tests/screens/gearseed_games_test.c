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
#include "random.h"
#include "seen.h"
#include "utf8.h"

enum { GAMES = 3, KEYS = 8, WORLDS = 2 };

static const struct {
	enum layout layout;
	int rows, columns;
} sizes[] = {
	{LAYOUT_NARROW, 20, 60},   {LAYOUT_NARROW, 23, 79},
	{LAYOUT_STANDARD, 24, 80}, {LAYOUT_STANDARD, 41, 80},
	{LAYOUT_WIDE, 36, 110},	   {LAYOUT_WIDE, 60, 200},
};
enum { SIZES = sizeof sizes / sizeof *sizes };

static void random_size(struct seen *seen, struct random *random)
{
	uint32_t i = random_below(random, SIZES);

	seen_size(seen, sizes[i].layout, sizes[i].rows, sizes[i].columns);
}

/* Message, prompt and keys fit their rows. */
static void check_lines(const struct seen *seen)
{
	int room = seen->scene.layout == LAYOUT_NARROW ? PHRASE_NARROW
						       : PHRASE_WIDE;
	struct lines lines = {0};

	seen->painter->lines(&seen->scene, seen->choice, &lines);
	if (seen->scene.layout == LAYOUT_WIDE)
		room = seen->scene.columns - 2;
	if (utf8_columns(text_string(&lines.message)) > room ||
	    utf8_columns(text_string(&lines.prompt)) > room ||
	    utf8_columns(text_string(&lines.keys)) > room)
		fail_msg("too wide: %s|%s|%s", text_string(&lines.message),
			 text_string(&lines.prompt), text_string(&lines.keys));
	text_free(&lines.message);
	text_free(&lines.prompt);
	text_free(&lines.keys);
}

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

/* Between town and panel nothing runs over, and the hand's cards have their
   sides. */
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
}

static void look_at(const struct seen *seen)
{
	static struct canvas canvas;

	seen_draw(seen, false, &canvas);
	check_stage(seen, &canvas);
	check_panel(seen);
	check_lines(seen);
	assert_non_null(seen->painter->rule(&seen->scene, seen->choice));
}

static struct press random_press(const struct seen *seen, struct random *random)
{
	struct press press = {
		.request = (enum request)random_below(random, REQUEST_COUNT)};

	press.digit = (int)random_below(random, 10);
	press.row = (int)random_below(random, (uint32_t)seen->scene.rows);
	press.column = (int)random_below(random, (uint32_t)seen->scene.columns);
	return press;
}

/* Presses keys until they play something: only Enter does. */
static bool press_keys(struct seen *seen, struct random *random)
{
	for (int i = 0; i < KEYS; i++) {
		struct press press = random_press(seen, random);

		seen->painter->press(&seen->scene, seen->choice, press,
				     &seen->last);
		if (seen->last.answered == ANSWERED_MOVES) {
			assert_int_equal(press.request, REQUEST_ENTER);
			assert_true(seen->last.count > 0);
			return true;
		}
		look_at(seen);
	}
	return false;
}

static void play_random(struct match *match, const struct menu *menu,
			struct random *random)
{
	struct reason reason;

	assert_true(match_play(
		match, menu->move[random_below(random, (uint32_t)menu->count)],
		&reason));
}

static void play_on(struct seen *seen, struct random *random)
{
	seen_again(seen, match_turn(seen->match).seat, PHASE_ASKED);
	look_at(seen);
	if (press_keys(seen, random))
		seen_play(seen);
	else
		play_random(seen->match, &seen->menu, random);
}

static void look_round(struct seen *seen, struct random *random)
{
	int seats = match_book(seen->match)->seats;

	for (int phase = PHASE_FACE_DOWN; phase <= PHASE_REPLAY; phase++) {
		int seat = 1 + (int)random_below(random, (uint32_t)seats);

		random_size(seen, random);
		seen_again(seen, seat, (enum phase)phase);
		look_at(seen);
		press_keys(seen, random);
	}
}

static void pages(struct seen *seen, struct random *random)
{
	static struct canvas canvas;
	int lines;

	random_size(seen, random);
	canvas_begin(&canvas, seen->scene.rows, seen->scene.columns, false);
	seen->painter->decks(&seen->scene, &canvas);
	lines = seen->painter->scores(&seen->scene, 0, &canvas);
	assert_int_equal(lines,
			 seen->painter->scores(&seen->scene, 7, &canvas));
}

static void end_page(struct seen *seen)
{
	static struct canvas canvas;

	for (int i = 0; i < SIZES; i++) {
		seen_size(seen, sizes[i].layout, sizes[i].rows,
			  sizes[i].columns);
		seen_again(seen, 1, PHASE_REPLAY);
		canvas_begin(&canvas, sizes[i].rows, sizes[i].columns, false);
		/* three choices follow it */
		assert_in_range(seen->painter->end(&seen->scene, &canvas), 10,
				sizes[i].rows - 7);
	}
}

static void whole_games_are_drawn_and_played_by_any_keys(void **state)
{
	struct random random = random_start(2025, 1);

	(void)state;
	for (int game = 0; game < GAMES; game++) {
		struct match *match = seen_deal(&gearseed_rules, &random);
		struct seen *seen =
			seen_begin(&gearseed_painter, match, 1, PHASE_REPLAY,
				   LAYOUT_STANDARD, 24, 80);

		while (match_turn(match).seat) {
			random_size(seen, &random);
			play_on(seen, &random);
			pages(seen, &random);
			look_round(seen, &random);
		}
		end_page(seen);
		seen_end(seen);
	}
}

/* Draws the same moment of worlds that the seat cannot tell apart. */
static void compare_worlds(struct seen *seen, int seat, enum phase phase,
			   struct random *random)
{
	const struct book *book = match_book(seen->match);
	struct state_room world = {0};
	struct view mine;
	char *before, *after;

	seen_again(seen, seat, phase);
	match_view(seen->match, seat, &mine);
	before = seen_dump(seen);
	for (int i = 0; i < WORLDS; i++) {
		book->rules->guess(&mine, random, room_state(&world));
		seen_world(seen, room_state(&world));
		after = seen_dump(seen);
		assert_string_equal(before, after);
		free(after);
	}
	free(before);
}

static void no_frame_tells_what_its_seat_cannot_know(void **state)
{
	static const enum phase phases[] = {PHASE_ASKED, PHASE_FACE_DOWN,
					    PHASE_TURN_OVER, PHASE_RECAP};
	struct random random = random_start(2025, 2);

	(void)state;
	for (int game = 0; game < GAMES; game++) {
		struct match *match = seen_deal(&gearseed_rules, &random);
		struct seen *seen =
			seen_begin(&gearseed_painter, match, 1, PHASE_REPLAY,
				   LAYOUT_STANDARD, 24, 80);

		for (int ply = 0; match_turn(match).seat; ply++) {
			int seats = match_book(match)->seats;

			for (int i = 0; ply % 5 == 0 && i < 4 * seats; i++) {
				random_size(seen, &random);
				compare_worlds(seen, 1 + i / 4, phases[i % 4],
					       &random);
			}
			seen_again(seen, match_turn(match).seat, PHASE_ASKED);
			play_random(match, &seen->menu, &random);
		}
		seen_end(seen);
	}
}

/* A held key, whichever it is, plays nothing at a fresh question. */
static void hold_each_key(struct seen *seen, struct random *random)
{
	int seat = match_turn(seen->match).seat;

	for (int r = 0; r < REQUEST_COUNT; r++) {
		struct press press = {.request = (enum request)r,
				      .digit = (int)random_below(random, 10)};

		seen_again(seen, seat, PHASE_ASKED);
		for (int i = 0; i < 8; i++) {
			seen->painter->press(&seen->scene, seen->choice, press,
					     &seen->last);
			assert_int_not_equal(seen->last.answered,
					     ANSWERED_MOVES);
		}
	}
}

static void a_held_key_plays_nothing(void **state)
{
	struct random random = random_start(2025, 3);

	(void)state;
	for (int game = 0; game < 2; game++) {
		struct match *match = seen_deal(&gearseed_rules, &random);
		struct seen *seen =
			seen_begin(&gearseed_painter, match, 1, PHASE_REPLAY,
				   LAYOUT_STANDARD, 24, 80);

		while (match_turn(match).seat) {
			hold_each_key(seen, &random);
			seen_again(seen, match_turn(match).seat, PHASE_ASKED);
			play_random(match, &seen->menu, &random);
		}
		seen_end(seen);
	}
}

/* Two Enters at any fresh question build nothing, flip nothing. */
static void enters_alone_never_play(void **state)
{
	struct random random = random_start(2025, 4);
	struct match *match = seen_deal(&gearseed_rules, &random);
	struct seen *seen = seen_begin(&gearseed_painter, match, 1,
				       PHASE_REPLAY, LAYOUT_STANDARD, 24, 80);

	(void)state;
	while (match_turn(match).seat) {
		seen_again(seen, match_turn(match).seat, PHASE_ASKED);
		for (int i = 0; i < 1000; i++)
			assert_int_not_equal(seen_press(seen, "."),
					     ANSWERED_MOVES);
		play_random(match, &seen->menu, &random);
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
					     random_press(seen, random),
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
	for (int game = 0; game < GAMES; game++) {
		struct match *match = seen_deal(&gearseed_rules, &random);
		struct seen *seen =
			seen_begin(&gearseed_painter, match, 1, PHASE_REPLAY,
				   LAYOUT_STANDARD, 24, 80);

		while (match_turn(match).seat) {
			random_size(seen, &random);
			seen_again(seen, match_turn(match).seat, PHASE_ASKED);
			compare_choices(seen, &random);
			seen_again(seen, match_turn(match).seat, PHASE_ASKED);
			play_random(match, &seen->menu, &random);
		}
		seen_end(seen);
	}
}

/* A click chooses what it hits and plays nothing. */
static void clicks_choose_and_never_play(void **state)
{
	struct random random = random_start(2025, 6);
	struct match *match = seen_deal(&gearseed_rules, &random);
	struct seen *seen = seen_begin(&gearseed_painter, match, 1,
				       PHASE_REPLAY, LAYOUT_STANDARD, 24, 80);

	(void)state;
	while (match_turn(match).seat) {
		random_size(seen, &random);
		seen_again(seen, match_turn(match).seat, PHASE_ASKED);
		for (int i = 0; i < 40; i++) {
			struct press press = random_press(seen, &random);

			press.request = REQUEST_CLICK;
			seen->painter->press(&seen->scene, seen->choice, press,
					     &seen->last);
			assert_int_not_equal(seen->last.answered,
					     ANSWERED_MOVES);
			look_at(seen);
		}
		play_random(match, &seen->menu, &random);
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
		random_size(seen, &random);
		play_on(seen, &random);
		pages(seen, &random);
	}
	end_page(seen);
	seen_end(seen);
	gearseed_rules.decks->close(deck);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(whole_games_are_drawn_and_played_by_any_keys),
		cmocka_unit_test(no_frame_tells_what_its_seat_cannot_know),
		cmocka_unit_test(a_held_key_plays_nothing),
		cmocka_unit_test(enters_alone_never_play),
		cmocka_unit_test(no_two_choices_look_the_same_without_colour),
		cmocka_unit_test(clicks_choose_and_never_play),
		cmocka_unit_test(the_largest_deck_is_drawn_and_played),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
