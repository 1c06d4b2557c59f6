/* What lies before everybody names no hidden card: random games, stopped
   anywhere, every page that is shown with the hand down. */
#include <ctype.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "home.h"
#include "lot.h"
#include "pages.h"
#include "script.h"
#include "seen.h"

enum { GAMES = 40, MOST_PLIES = 80, EVENTS = 4096, LABEL = 8 };

/* A card as the painters write it: "Y7" as it is, thorned-expanse as ThE. */
static void label_of(const struct book *book, uint8_t card, char label[LABEL])
{
	const char *word = book->rules->card_word(book, card);
	const char *dash = strrchr(word, '-');

	if (!dash) {
		snprintf(label, LABEL, "%s", word);
		return;
	}
	label[0] = (char)toupper((unsigned char)word[0]);
	label[1] = word[1];
	label[2] = (char)toupper((unsigned char)dash[1]);
	label[3] = '\0';
}

/* The cards that every seat has seen. */
static void find_public(const struct match *match, bool known[256])
{
	static struct event events[EVENTS];
	int count = match_events(match, SEAT_PUBLIC, 0, events, EVENTS);

	for (int i = 0; i < count; i++)
		known[events[i].card] = true;
}

/* A wild sown as B3 is said so: the numbers sown are no secret. */
static void add_sown(const struct book *book, const char *line,
		     bool known[256])
{
	int sown = 0;

	if (strncmp(line, "good ", 5))
		return;
	for (line += 6; (line = strchr(line, ' ')); line++) {
		char word[16];

		snprintf(word, sizeof word, "B%d", ++sown);
		known[card_parse(book, (struct word){word, strlen(word)})] =
			true;
	}
}

/* GearSeed's opening row lies open before the first event of a card. */
static void add_town(const struct match *match, bool known[256])
{
	const struct book *book = match_book(match);
	struct text text = {0};
	struct view view;
	char *line;

	match_view(match, SEAT_PUBLIC, &view);
	book->rules->describe(&view, &text);
	for (line = strtok(text.data, "\n"); line;
	     line = strtok(NULL, "\n")) {
		add_sown(book, line, known);
		for (int c = 1; c <= book->rules->card_count(book); c++) {
			const char *word =
				book->rules->card_word(book, (uint8_t)c);
			const char *at = strstr(line, word);
			char next = at ? at[strlen(word)] : 'x';

			if (next == '\0' || next == ' ')
				known[c] = true;
		}
	}
	text_free(&text);
}

struct public {
	const struct match *match;
	const struct screen *screen;
	int *looked; /* pictures that were checked */
	bool known[256];
	const char *page;
};

/* True when the label stands in the text as a word of its own. */
static bool names(const char *picture, const char *label)
{
	size_t length = strlen(label);

	for (const char *at = picture; (at = strstr(at, label)); at++) {
		bool left = at == picture || !isalnum((unsigned char)at[-1]);

		if (left && !isalnum((unsigned char)at[length]))
			return true;
	}
	return false;
}

static void check(struct script *script, void *context)
{
	const struct public *open = context;
	const struct book *book = match_book(open->match);
	char *picture;

	/* One alone has no cover: that hand is up. */
	if (open->screen->hand_up)
		return;
	++*open->looked;
	picture = script_picture(script);
	for (int c = 1; c <= book->rules->card_count(book); c++) {
		char label[LABEL];
		bool shared = false;

		label_of(book, (uint8_t)c, label);
		/* Designs of one label count as one. */
		for (int o = 1; o <= book->rules->card_count(book); o++) {
			char other[LABEL];

			label_of(book, (uint8_t)o, other);
			shared = shared ||
				 (open->known[o] && !strcmp(other, label));
		}
		if (!shared && names(picture, label)) {
			fprintf(stderr, "%s\n%s", open->page, picture);
			fail_msg("%s is named on an open page", label);
		}
	}
	free(picture);
}

static void look(const struct rules *rules, struct random *random,
		 const char *keys, int rows, int columns, int *looked)
{
	struct script *script = script_open(rows, columns);
	struct match *match = seen_deal(rules, random);
	int plies = (int)random_below(random, MOST_PLIES);
	struct screen screen;
	struct public open = {.match = match, .screen = &screen,
			      .looked = looked, .page = keys};
	char all[32];

	for (int i = 0; i < plies && match_turn(match).seat; i++)
		lot_play(match, random);
	if (match_turn(match).seat && !match_turn(match).open) {
		/* `@` is the digit that opens the cover. */
		snprintf(all, sizeof all, "%s", keys);
		for (char *at = all; *at; at++)
			if (*at == '@')
				*at = (char)('0' + match_turn(match).seat);
		find_public(match, open.known);
		add_town(match, open.known);
		script_screen(script, &screen);
		script_type(script, all);
		script_look_at(script, check, &open);
		table_play(&screen, match, COVER_TURNS);
		assert_int_equal(script->next, script->count);
		screen_close(&screen);
	}
	match_end(match);
	script_close(script);
}

static void look_at_every_page(const struct rules *rules)
{
	static const char *const pages[] = {"", "@", "L", "@L", "@q", "q",
					    "@S", "@D", "@ q\033 ", "@  "};
	struct random random = random_start(22, 0);
	int looked = 0;

	for (size_t p = 0; p < sizeof pages / sizeof *pages; p++)
		for (int g = 0; g < GAMES; g++) {
			/* A hand that was up and is down again. */
			if (!strcmp(pages[p], "@  "))
				look(rules, &random, "@  ", 40, 120, &looked);
			else
				look(rules, &random, pages[p], 24, 80,
				     &looked);
		}
	assert_true(looked > GAMES);
}

static void pages_of_sowers(void **unused)
{
	(void)unused;
	look_at_every_page(games_find((struct word){"sowers", 6}));
}

static void pages_of_gearseed(void **unused)
{
	(void)unused;
	look_at_every_page(games_find((struct word){"gearseed", 8}));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(pages_of_sowers),
		cmocka_unit_test(pages_of_gearseed),
	};

	return cmocka_run_group_tests(tests, home_set_up, home_tear_down);
}
