/* What every rulebook says in words: stories, ends, cautions and the rules'
   ids, along random games with the longest names. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "measure.h"
#include "play.h"
#include "utf8.h"

enum { GAMES = 6, LINES = 600, EVENTS = 2000 };

static const char *const names[SEATS_MAX] = {
	"Maximilienne", "Bartholomeus", "Wilhelmine W", "Konstantinos"};

static void assert_fits(const struct rules *rules, const char *wide,
			const char *narrow)
{
	if (utf8_columns(wide) > PHRASE_WIDE)
		fail_msg("%s, too wide: %s", rules->name, wide);
	if (utf8_columns(narrow) > PHRASE_NARROW)
		fail_msg("%s, too wide: %s", rules->name, narrow);
	assert_true(wide[0] && narrow[0]);
	assert_null(strchr(wide, '{'));
	assert_null(strchr(wide, '\n'));
}

/* The story from some point on, as each viewer may be told it. */
static void check_story(struct match *match, struct random *random)
{
	static struct event events[EVENTS];
	static struct told lines[LINES];
	const struct rules *rules = match_book(match)->rules;
	int all = match_event_count(match);
	int from = (int)random_below(random, (uint32_t)all + 1);

	for (int seat = SEAT_REFEREE; seat <= SEAT_PUBLIC; seat++)
		for (int m = TELL_MESSAGE; m <= TELL_LOG; m++) {
			enum manner manner = (enum manner)m;
			struct story story = {
				.book = match_book(match),
				.names = names,
				.seat = (uint8_t)seat,
				.events = events,
				.count = match_events(match, seat, from,
						      events, EVENTS),
			};
			int count = rules->tell(&story, manner, lines, LINES);

			assert_in_range(count, 0,
					manner == TELL_MESSAGE ? 1 : LINES);
			for (int i = 0; i < count; i++) {
				assert_fits(rules, lines[i].wide,
					    lines[i].narrow);
				assert_in_range(lines[i].event, 0,
						story.count);
				assert_in_range(lines[i].seat, 0, SEATS_MAX);
			}
		}
}

static void stories_fit_their_rows(void **test)
{
	(void)test;
	play_walk(80, GAMES, check_story);
}

static bool says_you(const char *line)
{
	const char *you = line;

	for (; (you = strstr(you, "ou")); you++)
		if (you > line && (you[-1] == 'y' || you[-1] == 'Y') &&
		    (you == line + 1 || you[-2] == ' ') &&
		    !strchr("abcdefghijklmnopqrstuvwxyz", you[2]))
			return true;
	return false;
}

static void check_log(struct match *match, struct random *random)
{
	static struct event events[EVENTS];
	static struct told lines[LINES];
	const struct rules *rules = match_book(match)->rules;
	struct story story = {
		.book = match_book(match),
		.names = names,
		.seat = 1,
		.events = events,
		.count = match_events(match, 1, 0, events, EVENTS),
	};
	int count = rules->tell(&story, TELL_LOG, lines, LINES);
	int last = 0, seat = 0, turn = 0;

	(void)random;
	for (int i = 0; i < count; i++) {
		assert_false(says_you(lines[i].wide));
		if (lines[i].seat) {
			assert_int_equal(lines[i].head,
					 lines[i].seat != seat ||
						 lines[i].turn != turn);
			seat = lines[i].seat;
			turn = lines[i].turn;
		} else {
			assert_false(lines[i].head);
		}
		assert_true(lines[i].event >= last);
		last = lines[i].event;
	}
}

static void the_log_speaks_of_names_in_order(void **test)
{
	(void)test;
	play_walk(80, GAMES, check_log);
}

static void check_ending(struct match *match, struct random *random)
{
	static struct told lines[LINES];
	const struct rules *rules = match_book(match)->rules;
	struct view view;
	int count;

	(void)random;
	if (match_turn(match).seat)
		return;
	match_view(match, SEAT_PUBLIC, &view);
	count = rules->ending(&view, names, lines, LINES);
	assert_in_range(count, 1, LINES);
	for (int i = 0; i < count; i++)
		assert_fits(rules, lines[i].wide, lines[i].narrow);
}

static void an_ended_game_says_how(void **test)
{
	(void)test;
	play_walk(80, GAMES, check_ending);
}

static void assert_in_rulebook(const struct rules *rules, const char *id)
{
	assert_true(strlen(id) < sizeof((struct fault){0}.rule));
	if (!strstr(rules->rulebook, id))
		fail_msg("%s: no rule %s in the rulebook", rules->name, id);
}

static void check_ids(struct match *match, struct random *random)
{
	const struct rules *rules = match_book(match)->rules;
	struct move *moves;
	struct view view;
	int count;

	if (!match_turn(match).seat)
		return;
	match_view(match, match_turn(match).seat, &view);
	assert_in_rulebook(rules, rules->question_rule(&view));
	moves = play_conceivable(match, random, &count);
	for (int i = 0; i < count; i++) {
		struct reason reason;

		if (match_why(match, moves[i], &reason)) {
			if (!rules->caution ||
			    !rules->caution(&view, moves[i], &reason))
				continue;
		}
		assert_in_rulebook(rules, reason.rule);
		assert_fits(rules, reason.wide, reason.narrow);
	}
	free(moves);
}

static void every_id_is_a_rule_of_the_book_and_every_reason_fits(void **test)
{
	(void)test;
	play_walk(80, 2, check_ids);
}

static void a_game_says_what_it_is_in_a_few_words(void **test)
{
	(void)test;
	for (int g = 0; games[g]; g++) {
		const struct phrase *about = &games[g]->about;

		assert_string_equal(about->kinds, "");
		assert_true(about->wide[0]);
		measure_both(about, NULL, 50, 30);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_game_says_what_it_is_in_a_few_words),
		cmocka_unit_test(stories_fit_their_rows),
		cmocka_unit_test(the_log_speaks_of_names_in_order),
		cmocka_unit_test(an_ended_game_says_how),
		cmocka_unit_test(
			every_id_is_a_rule_of_the_book_and_every_reason_fits),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
