/* Sowers' sentences: each fits its line, and cites a rule that there is. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "../../src/games/sowers/inner.h"
#include "measure.h"
#include "scripted.h"
#include "utf8.h"

static struct scripted game;

/* Columns that a sentence of each block may take: what the table puts before
   it ("No: ", "Take care: ", the log's name column, the panel's) counts. */
static void room_of(int phrase, int *wide, int *narrow)
{
	*wide = PHRASE_WIDE;
	*narrow = PHRASE_NARROW;
	if (phrase < SAY_PANEL) {
		*wide -= 4;
		*narrow -= 4;
	} else if (phrase < SAY_CAUTION) {
		*wide = 60;
		*narrow = 40;
	} else if (phrase < SAY_UNDO_SEEN) {
		*wide -= 11;
		*narrow -= 11;
	} else if (phrase >= SAY_LOG && phrase < SAY_TOLD) {
		*wide -= 12;
		*narrow -= 12;
	}
}

static const struct filling longest[] = {
	{'n', "Wwwwwwwwwwww"},
	{'c', "B10"},
	{'#', "10"},
	{'l', "Y10, Y10, Y10 and Y10"},
	{'w', "Three cards stay"},
	{'W', ""},
	{0, NULL},
};

static void every_sentence_fits_its_line(void **state)
{
	/* Aquila has one of two names; any other is told narrow. */
	static const struct filling aquila[] = {
		{'n', "Priscilla"}, {'c', "B10"}, {'#', "10"},
		{'w', "Three cards stay"}, {0, NULL},
	};

	(void)state;
	for (int i = 0; i < sowers_phrase_count; i++) {
		const struct phrase *phrase = &sowers_phrases[i];
		bool short_name = i == SAY_ENDED + SOWERS_BY_AQUILA;
		int wide, narrow;

		if (!phrase->wide)
			continue; /* a soil's panel has no such refusal */
		room_of(i, &wide, &narrow);
		measure_both(phrase, short_name ? aquila : longest, wide,
			     narrow);
	}
}

/* Every refusal is followed by the longest list of soils. */
static void refusals_fit_with_where_the_card_may_go(void **state)
{
	static const int rows[] = {LAW_PATH_YELLOW, LAW_ROCKY_YELLOW,
				   LAW_THORNY_BLACK, LAW_GOOD_BLACK,
				   LAW_GOOD_NEXT};
	const char *fill[] = {"B10", "B10", "10", ""};
	const char *soils[] = {"Y10", "Path, Rocky"};
	struct reason first, tail;

	(void)state;
	reason_set(&tail, NULL, &sowers_phrases[SAY_MAY_GO], soils);
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		reason_set(&first, NULL, &sowers_phrases[rows[i]], fill);
		assert_in_range(utf8_columns(first.wide) + 1 +
					utf8_columns(tail.wide),
				1, PHRASE_WIDE - 4);
		assert_in_range(utf8_columns(first.narrow) + 1 +
					utf8_columns(tail.narrow),
				1, PHRASE_NARROW - 4);
	}
}

static bool has_paragraph(const char *id, size_t length)
{
	char mark[16];

	snprintf(mark, sizeof mark, "\n**%.*s** ", (int)length, id);
	return strstr(sowers_rules.rulebook, mark) != NULL;
}

/* Looks up each id of the form S12, A1 or D4 in a text. */
static int check_ids(const char *text)
{
	int found = 0;

	for (const char *at = text; at && *at; at++) {
		size_t length;

		if (!strchr("SAD", *at) || (at > text && at[-1] != ' ' &&
					    at[-1] != '('))
			continue;
		length = strspn(at + 1, "0123456789");
		if (!length)
			continue;
		if (!has_paragraph(at, length + 1))
			fail_msg("no paragraph for %.*s", (int)length + 1, at);
		found++;
	}
	return found;
}

static void every_rule_that_is_cited_has_a_paragraph(void **state)
{
	char id[8];
	int found = 0;

	(void)state;
	for (int i = 0; i < sowers_phrase_count; i++) {
		found += check_ids(sowers_phrases[i].wide);
		found += check_ids(sowers_phrases[i].narrow);
	}
	assert_in_range(found, 60, 1000);
	assert_in_range(check_ids(sowers_rules.rulebook), 6, 1000);
	for (int i = 1; i <= 44; i++) {
		int length = snprintf(id, sizeof id, "S%d", i);

		assert_true(has_paragraph(id, (size_t)length));
	}
	for (int i = 1; i <= 25; i++) {
		int length = snprintf(id, sizeof id, "A%d", i);

		assert_true(has_paragraph(id, (size_t)length));
	}
	for (int i = 1; i <= 10; i++) {
		int length = snprintf(id, sizeof id, "D%d", i);

		assert_true(has_paragraph(id, (size_t)length));
	}
}

static void the_questions_rule_has_a_paragraph(void **state)
{
	(void)state;
	for (int moves = 0; moves < 57; moves++) {
		struct view view;
		const char *rule;

		scripted_record(&game, "tests/records/A.hotbed", moves);
		view_take(&view, &game.book, room_state(&game.room),
			  scripted_state(&game)->asked);
		rule = sowers_rules.question_rule(&view);
		assert_true(has_paragraph(rule, strlen(rule)));
	}
}

/* Tells a whole game to every viewer; `names` are the longest there are. */
static void tell_everybody(const char *const *names, const struct event *all,
			   int count, enum manner manner)
{
	static struct told lines[600];

	for (int viewer = 0; viewer <= SEAT_PUBLIC; viewer++) {
		struct story story = {
			.book = &game.book,
			.names = names,
			.seat = (uint8_t)viewer,
			.events = all,
			.count = count,
		};
		int told = sowers_rules.tell(&story, manner, lines, 600);

		assert_in_range(told, 3, 599);
		for (int i = 0; i < told; i++) {
			assert_in_range(utf8_columns(lines[i].wide), 5,
					PHRASE_WIDE);
			assert_in_range(utf8_columns(lines[i].narrow), 5,
					PHRASE_NARROW);
		}
	}
}

/* Tells whole random games to everybody: each line is there and fits. */
static void stories_fit_their_lines_with_the_longest_names(void **state)
{
	static const char *const names[] = {"Wwwwwwwwwwww", "Mmmmmmmmmmmm"};
	struct told line;
	struct random random = random_start(9, 0);

	(void)state;
	for (int i = 0; i < 120; i++) {
		struct luck luck = {.deal = random_next(&random)};
		static struct events events;
		static struct event all[4000];
		struct menu menu;
		int count = 0;

		scripted_begin(&game,
			       i % 3 ? "wild=yes" : "mode=solo wild=yes", "",
			       "");
		events.count = 0;
		sowers_rules.setup(&game.book, room_state(&game.room), &luck,
				   &events);
		while (scripted_state(&game)->asked) {
			struct story story = {
				.book = &game.book,
				.names = names,
				.seat = scripted_state(&game)->asked,
				.events = events.list,
				.count = events.count,
			};
			uint32_t at;

			if (sowers_rules.tell(&story, TELL_MESSAGE, &line, 1))
				assert_in_range(utf8_columns(line.wide), 8,
						PHRASE_WIDE);
			memcpy(all + count, events.list,
			       (size_t)events.count * sizeof *all);
			count += events.count;
			events.count = 0;
			sowers_rules.legal(&game.book, room_state(&game.room),
					   &menu);
			at = random_below(&random, (uint32_t)menu.count);
			sowers_rules.apply(&game.book, room_state(&game.room),
					   menu.move[at], &luck, &events);
		}
		tell_everybody(names, all, count,
			       i % 2 ? TELL_RECAP : TELL_LOG);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_sentence_fits_its_line),
		cmocka_unit_test(refusals_fit_with_where_the_card_may_go),
		cmocka_unit_test(every_rule_that_is_cited_has_a_paragraph),
		cmocka_unit_test(the_questions_rule_has_a_paragraph),
		cmocka_unit_test(
			stories_fit_their_lines_with_the_longest_names),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
