/* The line protocol to the letter: every request, code and default. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "play.h"
#include "talk.h"
#include "text.h"
#include "version.h"

/* What the last request is answered with, after `before` other answers. */
static void assert_answer(const char *requests, int before,
			  const char *expected)
{
	char *said = talk(requests);

	assert_string_equal(talk_after(said, before), expected);
	free(said);
}

/* The same, where the answer begins so and has one line. */
static void assert_begins(const char *requests, int before,
			  const char *beginning)
{
	char *said = talk(requests);
	const char *answer = talk_after(said, before);

	if (strncmp(answer, beginning, strlen(beginning)))
		fail_msg("%s\nanswers %s", requests, answer);
	assert_int_equal(strcspn(answer, "\n") + 1, strlen(answer));
	free(said);
}

static void hello_names_program_version_and_protocol(void **test)
{
	(void)test;
	assert_answer("hello\n", 0,
		      "name hotbed\nversion " HOTBED_VERSION
		      "\nprotocol 1\nok\n");
}

static void words_that_are_no_request_are_usage(void **test)
{
	static const char *const wrong[] = {
		"",	   " ",	       "foo",	 "Hello",    "hello ",
		" hello",  "hello 1",  "legal 1", "quit now", "view",
		"view 1 2", "genmove", "play",	 "why",	     "new",
		"load x",  "hello\r",  "undo 1", "record x", "result 1",
		"play  x", "view\t1",
	};

	(void)test;
	for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
		char requests[64];

		sprintf(requests, "new toy\n%s\n", wrong[i]);
		assert_begins(requests, 1, "error usage ");
		sprintf(requests, "%s\n", wrong[i]);
		assert_begins(requests, 0, "error usage ");
	}
}

static void comments_have_no_answer(void **test)
{
	char *bare = talk("new toy deal=x\nlegal\n");
	char *noted = talk("# a remark\nnew toy deal=x\n#\n#legal\nlegal\n"
			   "# end");

	(void)test;
	assert_string_equal(bare, noted);
	free(bare);
	free(noted);
}

static void without_a_game_there_is_nothing_to_ask(void **test)
{
	static const char *const wanting[] = {
		"legal", "play resign", "why resign", "view 1", "view all",
		"undo",	 "genmove random", "record", "result", "play foo",
	};

	(void)test;
	for (size_t i = 0; i < sizeof wanting / sizeof *wanting; i++) {
		char requests[64];

		sprintf(requests, "%s\n", wanting[i]);
		assert_begins(requests, 0, "error nogame ");
	}
}

static void new_takes_each_key_of_the_game_once(void **test)
{
	static const char *const usage[] = {
		"wild", "wild=no wild=no", "colour=red", "=", "=no",
		"players=2", "burst1=tower", "cards=x", "Wild=no",
		"deal=a deal=b",
	};
	static const char *const range[] = {
		"wild=maybe", "wild=", "first=3", "first=0", "first=01",
		"first=x",    "level=lord", "level3=sower", "mode=duel",
		"deal=",      "deal=#x", "deal=#18446744073709551616",
		"challenge=solo-7", "pickup=all", "returns=yes",
		"challenge=solo-1 wild=yes", "challenge=solo-1 mode=hotseat",
		"challenge=multi-1 level=master",
		"challenge=multi-2 pickup=last",
		"mode=solo level=master first=1", "mode=solo first=2",
	};
	char requests[96];

	(void)test;
	for (size_t i = 0; i < sizeof usage / sizeof *usage; i++) {
		sprintf(requests, "new sowers %s\n", usage[i]);
		assert_begins(requests, 0, "error usage ");
	}
	for (size_t i = 0; i < sizeof range / sizeof *range; i++) {
		sprintf(requests, "new sowers %s\n", range[i]);
		if (strstr(range[i], "level3"))
			assert_begins(requests, 0, "error usage ");
		else
			assert_begins(requests, 0, "error range ");
	}
	assert_begins("new chess\n", 0, "error range ");
	assert_begins("new Sowers\n", 0, "error range ");
}

/* The head of the record of a game begun with these words. */
static void assert_head(const char *words, const char *head)
{
	char requests[128];
	char *said;

	sprintf(requests, "new %s\nrecord\n", words);
	said = talk(requests);
	if (strncmp(said, "ok\n", 3) ||
	    strncmp(said + 3, head, strlen(head)))
		fail_msg("%s:\n%s", words, said);
	free(said);
}

static void new_sowers_has_the_defaults_of_the_page(void **test)
{
	(void)test;
	assert_head("sowers",
		    "hotbed 1\ngame sowers\nmode hotseat\n"
		    "level 1 apprentice\nlevel 2 apprentice\nwild no\n"
		    "pickup any\nreturns free\nchallenge none\n"
		    "seat 1 Priscilla\nseat 2 Aquila\n"
		    "player 1 person\nplayer 2 person\nfirst 1\ndeal ");
	assert_head("sowers mode=solo",
		    "hotbed 1\ngame sowers\nmode solo\nlevel 1 apprentice\n"
		    "wild no\npickup any\nreturns free\nchallenge none\n"
		    "seat 1 Priscilla\nseat 2 Aquila\nplayer 1 person\n"
		    "first 1\ndeal ");
	assert_head("sowers mode=solo level=master",
		    "hotbed 1\ngame sowers\nmode solo\nlevel 1 master\n"
		    "wild no\npickup any\nreturns free\nchallenge none\n"
		    "seat 1 Priscilla\nseat 2 Aquila\nplayer 1 person\n"
		    "first 2\ndeal ");
	assert_head("sowers level=sower level2=master first=2 wild=yes deal=#7",
		    "hotbed 1\ngame sowers\nmode hotseat\nlevel 1 sower\n"
		    "level 2 master\nwild yes\npickup any\nreturns free\n"
		    "challenge none\nseat 1 Priscilla\nseat 2 Aquila\n"
		    "player 1 person\nplayer 2 person\nfirst 2\n"
		    "deal 0000-0000-00007\n");
	assert_head("sowers challenge=multi-3",
		    "hotbed 1\ngame sowers\nmode hotseat\nlevel 1 sower\n"
		    "level 2 sower\nwild no\npickup last\nreturns together\n"
		    "challenge multi-3\n");
	assert_head("sowers challenge=solo-6",
		    "hotbed 1\ngame sowers\nmode solo\nlevel 1 master\n"
		    "wild no\npickup last\nreturns free\n"
		    "challenge solo-6\nseat 1");
}

static void new_gearseed_has_the_defaults_of_the_page(void **test)
{
	(void)test;
	assert_head("gearseed", "hotbed 1\ngame gearseed\n"
				"cards reconstructed ");
	assert_begins("new gearseed players=5\n", 0, "error range ");
	assert_begins("new gearseed players=1\n", 0, "error range ");
	assert_begins("new gearseed cards=nosuch\n", 0, "error range ");
	assert_begins("new gearseed first=3\n", 0, "error range ");
	assert_begins("new gearseed burst1=tower burst2=tower\n", 0,
		      "error range ");
	assert_begins("new gearseed burst1=shrine\n", 0, "error range ");
	assert_answer("new gearseed players=3 first=3\n", 0, "ok\n");
	assert_answer("new gearseed cards=reconstructed burst2=tower\n", 0,
		      "ok\n");
}

static void a_deal_is_random_unless_it_is_named(void **test)
{
	char *one = talk("new toy\nrecord\n");
	char *other = talk("new toy\nrecord\n");

	(void)test;
	assert_string_not_equal(one, other);
	free(one);
	free(other);
	one = talk("new toy deal=word\nrecord\n");
	other = talk("new toy deal=word\nrecord\n");
	assert_string_equal(one, other);
	free(one);
	free(other);
}

static void an_error_leaves_the_old_game(void **test)
{
	static const char *const errors[] = {
		"new chess", "new toy hand=nine", "play reveal c1", "view 3",
		"load\nhotbed 2\n.", "genmove nosuch", "play nonsense",
	};
	char *before = talk("new toy deal=a\nrecord\n");

	(void)test;
	for (size_t i = 0; i < sizeof errors / sizeof *errors; i++) {
		char requests[96];

		sprintf(requests, "new toy deal=a\n%s\nrecord\n", errors[i]);
		assert_answer(requests, 2, before + 3);
	}
	free(before);
}

/* The toy's fixed game of these tests: its head and deck. */
#define TOY                                                                    \
	"hotbed 1\ngame toy\nhand three\nlast no\nseat 1 Ana\nseat 2 Ben\n"    \
	"first 1\ndeal 0000-0000-00000\n"                                      \
	"deck c1 c2 c3 c4 c5 c6 c1 c2 c3 c4 c5 c6\nmoves\n"

static void load_stands_after_the_last_move(void **test)
{
	(void)test;
	assert_answer("load\n" TOY ".\n", 0, "ok\n");
	assert_answer("load\n" TOY ".\nlegal\n", 1,
		      "show c1\nshow c2\nshow c3\nhide c1\nhide c2\nhide c3\n"
		      "ok\n");
	assert_answer("load\n" TOY "1 show c1\n.\nlegal\n", 1,
		      "show c2\nshow c4\nshow c5\nshow c6\n"
		      "hide c2\nhide c4\nhide c5\nhide c6\nok\n");
	assert_answer("load\n" TOY "1 resign\n.\nresult\n", 1,
		      "result 2 resign\nok\n");
}

static void a_faulty_record_is_read_to_its_end(void **test)
{
	(void)test;
	assert_answer("load\n" TOY "1 show c6\nhello\nquit\n.\nresult\n", 0,
		      "error record 11 show c6: You do not hold c6 (T2).\n"
		      "error nogame No game has been begun.\n");
	assert_begins("load\n.\n", 0, "error record ");
	assert_begins("load\n" TOY, 0, "error record ");
	assert_begins("load\n", 0, "error record ");
	assert_begins("load", 0, "error record ");
}

static void a_refusal_names_rule_and_reason(void **test)
{
	(void)test;
	assert_answer("load\n" TOY ".\nplay show c4\n", 1,
		      "error illegal T2 You do not hold c4 (T2).\n");
	assert_answer("load\n" TOY ".\nwhy show c4\n", 1,
		      "illegal T2 You do not hold c4 (T2).\nok\n");
	assert_answer("load\n" TOY ".\nwhy show c3\n", 1, "legal\nok\n");
	assert_answer("load\n" TOY ".\nwhy resign\n", 1, "legal\nok\n");
	assert_begins("load\n" TOY ".\nwhy show c7\n", 1, "error usage ");
	assert_begins("load\n" TOY ".\nplay show c7\n", 1, "error usage ");
	assert_begins("load\n" TOY ".\nplay Show c1\n", 1, "error usage ");
}

static void a_view_shows_what_its_seat_may_know(void **test)
{
	(void)test;
	assert_answer("load\n" TOY "1 hide c1\n.\nview 2\n", 1,
		      "ask 2 play\nturn 2\ndeck ? ? ?\nopen\nhand 1 ? ? ? ?\n"
		      "hand 2 c3 c4 c5 c6\nsecret 1 ?\nsecret 2\nok\n");
	assert_answer("load\n" TOY "1 hide c1\n.\nview all\n", 1,
		      "ask 2 play\nturn 2\ndeck c4 c5 c6\nopen\n"
		      "hand 1 c1 c2 c2 c3\nhand 2 c3 c4 c5 c6\nsecret 1 c1\n"
		      "secret 2\nok\n");
	assert_begins("load\n" TOY ".\nview 0\n", 1, "error range ");
	assert_begins("load\n" TOY ".\nview 3\n", 1, "error range ");
	assert_begins("load\n" TOY ".\nview 01\n", 1, "error range ");
	assert_begins("load\n" TOY ".\nview both\n", 1, "error range ");
}

static void undo_stops_at_its_barrier_without_telling_cards(void **test)
{
	(void)test;
	assert_answer("load\n" TOY ".\nplay show c1\nundo\nrecord\n", 3,
		      TOY "ok\n");
	assert_begins("load\n" TOY ".\nundo\n", 1, "error barrier ");
	assert_answer("load\n" TOY ".\nplay hide c1\nundo\n", 2,
		      "error barrier Seat 1 has learned something new "
		      "since.\n");
	assert_answer("load\n" TOY ".\nplay show c1\nundo\nundo\n", 3,
		      "error barrier There is nothing to take back.\n");
}

static void after_the_end_only_looking_is_left(void **test)
{
	static const char *const refused[] = {
		"play resign", "why resign", "undo", "genmove random",
		"play foo", "genmove nosuch",
	};
	char requests[512];

	(void)test;
	for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) {
		sprintf(requests, "load\n" TOY "1 resign\n.\n%s\n", refused[i]);
		assert_begins(requests, 1, "error over ");
	}
	assert_answer("load\n" TOY ".\nplay resign\nlegal\n", 2, "ok\n");
	assert_answer("load\n" TOY ".\nresult\n", 1, "running\nok\n");
	assert_answer("load\n" TOY ".\nplay resign\nresult\nnew toy\nresult\n",
		      2, "result 2 resign\nok\nok\nrunning\nok\n");
}

static void a_bot_names_a_move_and_does_not_play_it(void **test)
{
	char *said = talk("load\n" TOY ".\ngenmove random\nlegal\n");
	char *move = strdup(talk_after(said, 1));
	size_t length = strcspn(move, "\n");

	(void)test;
	assert_memory_equal(move, "move ", 5);
	move[length + 1] = '\0';
	assert_non_null(strstr(talk_after(said, 2), move + 5));
	assert_begins("new toy\ngenmove nosuch\n", 1, "error range ");
	free(move);
	free(said);
}

/* The bot's answer to a record. */
static char *answer_to(const char *record)
{
	struct text requests = {0};
	char *said, *answer;

	text_format(&requests, "load\n%s.\ngenmove random\n", record);
	said = talk(text_string(&requests));
	answer = strdup(talk_after(said, 1));
	assert_memory_equal(answer, "move ", 5);
	text_free(&requests);
	free(said);
	return answer;
}

/* Two games that differ in the order of cards which nobody has seen. */
static void a_bot_knows_no_more_than_its_seat(void **test)
{
	(void)test;
	for (int deal = 0; deal < 12; deal++) {
		char request[80], *said, *record, *answer, *other;
		char *end, *last, *before, kept[8];

		snprintf(request, sizeof request,
			 "new sowers deal=#%d first=1\nrecord\n", deal);
		said = talk(request);
		record = strdup(talk_after(said, 1));
		strcpy(strstr(record, "\nok\n") + 1, "");
		answer = answer_to(record);
		end = strchr(strstr(record, "\ndeck 2 ") + 1, '\n');
		last = end - 1;
		while (last[-1] != ' ')
			last--;
		before = last - 2;
		while (before[-1] != ' ')
			before--;
		/* "Y7 B10" becomes "B10 Y7" */
		snprintf(kept, sizeof kept, "%.*s %.*s", (int)(end - last),
			 last, (int)(last - 1 - before), before);
		memcpy(before, kept, (size_t)(end - before));
		other = answer_to(record);
		assert_string_equal(other, answer);
		free(other);
		free(answer);
		free(record);
		free(said);
	}
}

static void quit_and_the_end_of_input_end_it(void **test)
{
	(void)test;
	assert_answer("quit\nhello\n", 0, "ok\n");
	assert_answer("new toy\nquit\nhello\n", 1, "ok\n");
	assert_answer("", 0, "");
	assert_answer("result", 0, "error nogame No game has been begun.\n");
}

static void long_lines_and_odd_bytes_are_borne(void **test)
{
	size_t length = 3 << 20;
	char *huge = malloc(length + 8);
	char *said;

	(void)test;
	memset(huge, 'x', length);
	strcpy(huge + length, "\nhello\n");
	said = talk(huge);
	assert_memory_equal(said, "error usage This line is too long.\n", 35);
	assert_non_null(strstr(said, "protocol 1\nok\n"));
	free(said);
	memset(huge, 0, length);
	memcpy(huge, "load\n", 5);
	memcpy(huge + length - 3, "\n.\n", 3);
	said = talk_bytes(huge, length);
	assert_memory_equal(said, "error record 1 ", 15);
	free(said);
	said = talk_bytes("play\0x\nnew toy\nplay show\0c1\n", 28);
	assert_memory_equal(said, "error usage ", 12);
	assert_memory_equal(talk_after(said, 2), "error usage ", 12);
	free(said);
	free(huge);
}

static void a_record_too_long_is_refused_and_passed(void **test)
{
	size_t length = (1 << 24) + 1000;
	char *huge = malloc(length + 32);
	char *said;

	(void)test;
	for (size_t i = 0; i < length; i++)
		huge[i] = i % 64 ? '#' : '\n';
	memcpy(huge, "load\n", 5);
	strcpy(huge + length, "\n.\nresult\n");
	said = talk_bytes(huge, length + 10);
	assert_string_equal(said, "error record 0 The record is too long.\n"
				  "error nogame No game has been begun.\n");
	free(said);
	free(huge);
}

/* Whole games of every rulebook, played through the protocol alone: from
   its menu and its text view. */
static void every_game_can_be_played_from_its_text(void **test)
{
	(void)test;
	for (int g = 0; games[g]; g++) {
		struct random random = random_start(60, (uint64_t)g);
		struct match *match = play_random(games[g], &random, 1000);
		struct match *start = match_copy(match, 0);
		struct text requests = {0};
		char *record = play_record(match, RECORD_WHOLE);
		char *said;

		text_put(&requests, "load\n");
		record_write(start, RECORD_JOURNAL, &requests);
		text_put(&requests, ".\n");
		match_end(start);
		for (int i = 0; i < match_plies(match); i++) {
			text_format(&requests, "view %d\nlegal\nplay ",
				    match_ply(match, i).seat);
			move_print(match_book(match), match_ply(match, i).move,
				   &requests);
			text_put(&requests, "\n");
		}
		text_put(&requests, "record\n");
		said = talk(text_string(&requests));
		assert_null(strstr(said, "error "));
		assert_memory_equal(
			talk_after(said, 1 + 3 * match_plies(match)), record,
			strlen(record));
		free(said);
		free(record);
		text_free(&requests);
		match_end(match);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(hello_names_program_version_and_protocol),
		cmocka_unit_test(words_that_are_no_request_are_usage),
		cmocka_unit_test(comments_have_no_answer),
		cmocka_unit_test(without_a_game_there_is_nothing_to_ask),
		cmocka_unit_test(new_takes_each_key_of_the_game_once),
		cmocka_unit_test(new_sowers_has_the_defaults_of_the_page),
		cmocka_unit_test(new_gearseed_has_the_defaults_of_the_page),
		cmocka_unit_test(a_deal_is_random_unless_it_is_named),
		cmocka_unit_test(an_error_leaves_the_old_game),
		cmocka_unit_test(load_stands_after_the_last_move),
		cmocka_unit_test(a_faulty_record_is_read_to_its_end),
		cmocka_unit_test(a_refusal_names_rule_and_reason),
		cmocka_unit_test(a_view_shows_what_its_seat_may_know),
		cmocka_unit_test(
			undo_stops_at_its_barrier_without_telling_cards),
		cmocka_unit_test(after_the_end_only_looking_is_left),
		cmocka_unit_test(a_bot_names_a_move_and_does_not_play_it),
		cmocka_unit_test(a_bot_knows_no_more_than_its_seat),
		cmocka_unit_test(quit_and_the_end_of_input_end_it),
		cmocka_unit_test(long_lines_and_odd_bytes_are_borne),
		cmocka_unit_test(a_record_too_long_is_refused_and_passed),
		cmocka_unit_test(every_game_can_be_played_from_its_text),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
