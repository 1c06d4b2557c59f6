/* GearSeed positions laid out by hand. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "town.h"

static int place_of(const char *word, const char *const *names, int count)
{
	for (int i = 0; i < count; i++)
		if (!strcmp(word, names[i]))
			return i;
	fail_msg("no such word: %s", word);
	return -1;
}

struct gearseed *town_state(struct town *town)
{
	return (struct gearseed *)town->room.byte;
}

void town_begin(struct town *town, const struct deck *deck, int seats,
		const char *season)
{
	static const char *const names[] = {"spring", "summer", "fall",
					    "winter"};
	struct gearseed *state = town_state(town);
	int now = place_of(season, names, 4);

	memset(town, 0, sizeof *town);
	town->book = (struct book){.rules = &gearseed_rules,
				   .seats = (uint8_t)seats,
				   .first = 1,
				   .deck = deck ? deck : town_deck()};
	town->book.option[OPTION_PLAYERS] = (uint8_t)(seats - 2);
	for (int card = 1; card <= town->book.deck->count; card++)
		for (int i = 0;
		     i < gs_design(&town->book, (uint8_t)card)->copies; i++)
			zone_add(&state->cards, ZONE_DECK, (uint8_t)card);
	state->seat = 1;
	state->question = ASK_BUILD;
	state->turn = 1;
	state->season = 1;
	state->builds = 2;
	for (int i = 0; i < 4; i++) {
		state->order[i] = (uint8_t)(SEASON_SPRING + (now + i) % 4);
		state->burst[i] = (uint8_t)i;
		town->book.option[OPTION_BURST + i] =
			(uint8_t)(i < seats ? i + 1 : 0);
	}
}

void town_deal(struct town *town, const struct deck *deck, int seats, int first,
	       uint64_t number)
{
	memset(town, 0, sizeof *town);
	town->book = (struct book){.rules = &gearseed_rules,
				   .first = (uint8_t)first,
				   .deck = deck ? deck : town_deck()};
	town->book.option[OPTION_PLAYERS] = (uint8_t)(seats - 2);
	town->luck.deal = number;
	assert_null(gearseed_rules.settle(&town->book, 0, &town->luck));
	gearseed_rules.setup(&town->book, room_state(&town->room), &town->luck,
			     &town->events);
}

static uint8_t card_named(struct town *town, const char *id)
{
	uint8_t card = card_parse(&town->book,
				  (struct word){id, strlen(id)});

	if (card == CARD_NONE)
		fail_msg("no such card: %s", id);
	return card;
}

/* Where such a card lies in the deck. */
static int in_deck(struct town *town, const char *id)
{
	int at = zone_find(&town_state(town)->cards, ZONE_DECK,
			   card_named(town, id));

	if (at < 0)
		fail_msg("no %s is left in the deck", id);
	return at;
}

/* The next word of a list; false at its end. */
static bool next_word(const char **list, char word[64])
{
	int length = 0;

	while (**list == ' ')
		(*list)++;
	while (**list && **list != ' ' && length < 63)
		word[length++] = *(*list)++;
	word[length] = '\0';
	return length > 0;
}

void town_lay(struct town *town, const char *cells)
{
	struct gearseed *state = town_state(town);
	char cell[64], id[64];
	int x, y;

	while (next_word(&cells, cell) && next_word(&cells, id)) {
		int count = gs_town_count(state);
		int place = 0;
		int index = in_deck(town, id);

		if (sscanf(cell, "%d,%d", &x, &y) != 2)
			fail_msg("no cell: %s", cell);
		while (place < count &&
		       state->y[place] * 1024 + state->x[place] < y * 1024 + x)
			place++;
		for (int i = count; i > place; i--) {
			state->x[i] = state->x[i - 1];
			state->y[i] = state->y[i - 1];
		}
		state->x[place] = (int8_t)x;
		state->y[place] = (int8_t)y;
		card_move(&state->cards, ZONE_DECK, index, ZONE_TOWN, place);
	}
}

void town_give(struct town *town, int seat, const char *ids)
{
	struct cards *cards = &town_state(town)->cards;
	int zone = ZONE_HAND + seat - 1;
	char id[64];

	while (next_word(&ids, id))
		card_move(cards, ZONE_DECK, in_deck(town, id), zone,
			  zone_place(cards, zone, card_named(town, id)));
}

void town_stack(struct town *town, const char *ids)
{
	struct cards *cards = &town_state(town)->cards;
	int count = 0;
	int unused = ZONE_HAND + SEATS_MAX - 1;
	char id[64];

	while (next_word(&ids, id)) {
		const uint8_t *deck = zone_cards(cards, ZONE_DECK);
		int at = count;

		while (at < zone_count(cards, ZONE_DECK) &&
		       deck[at] != card_named(town, id))
			at++;
		card_move(cards, ZONE_DECK, at, ZONE_DECK, count++);
	}
	while (zone_count(cards, ZONE_DECK) > count)
		card_move(cards, ZONE_DECK, count, unused,
			  zone_place(cards, unused,
				     zone_cards(cards, ZONE_DECK)[count]));
}

void town_place(struct town *town, const char *season, const char *cells,
		const char *hand)
{
	town_place_deck(town, NULL, season, cells, hand);
}

void town_place_deck(struct town *town, const struct deck *deck,
		     const char *season, const char *cells, const char *hand)
{
	town_begin(town, deck, 2, season);
	town_lay(town, cells);
	town_give(town, 1, hand);
}

static struct move move_named(struct town *town, const char *text, size_t n)
{
	struct move move;

	if (!move_parse(&town->book, (struct word){text, n}, &move))
		fail_msg("no move: %.*s", (int)n, text);
	return move;
}

const char *town_why(struct town *town, const char *text)
{
	struct move move = move_named(town, text, strlen(text));

	return gearseed_rules.why(&town->book, room_state(&town->room), move,
				  &town->reason)
		       ? NULL
		       : town->reason.rule;
}

void town_play(struct town *town, const char *moves)
{
	while (*moves) {
		const char *comma = strstr(moves, ", ");
		size_t length = comma ? (size_t)(comma - moves)
				      : strlen(moves);
		struct move move = move_named(town, moves, length);

		if (!gearseed_rules.why(&town->book, room_state(&town->room),
					move, &town->reason))
			fail_msg("%.*s: %s", (int)length, moves,
				 town->reason.wide);
		town->events.count = 0;
		gearseed_rules.apply(&town->book, room_state(&town->room),
				     move, &town->luck, &town->events);
		moves += length + (comma ? 2 : 0);
	}
}

void town_reach_raze(struct town *town, const char *cells)
{
	town_begin(town, NULL, 3, "summer");
	town_lay(town, cells);
	town_give(town, 1, "gremlin-castle");
	town_stack(town, "");
	town_play(town, "build gremlin-castle 1,0, done, done, done");
}

const char *town_ask(struct town *town)
{
	const struct gearseed *state = town_state(town);

	return state->seat ? gearseed_rules.questions[state->question]
			   : "over";
}

static const char *keep_text(struct town *town, struct text *text)
{
	snprintf(town->text, sizeof town->text, "%s", text_string(text));
	text_free(text);
	return town->text;
}

const char *town_menu(struct town *town)
{
	struct text text = {0};
	struct menu menu;

	gearseed_rules.legal(&town->book, room_state(&town->room), &menu);
	for (int i = 0; i < menu.count; i++) {
		text_put(&text, i ? ", " : "");
		move_print(&town->book, menu.move[i], &text);
	}
	return keep_text(town, &text);
}

const char *town_zone(struct town *town, int zone)
{
	const struct cards *cards = &town_state(town)->cards;
	struct text text = {0};

	for (int i = 0; i < zone_count(cards, zone); i++)
		text_format(&text, "%s%s", i ? " " : "",
			    gs_design(&town->book, zone_cards(cards, zone)[i])
				    ->id);
	return keep_text(town, &text);
}

int town_score(struct town *town, int seat)
{
	return (int)town_state(town)->score[seat - 1];
}

int town_count(const struct town *town, enum gs_event kind)
{
	int count = 0;

	for (int i = 0; i < town->events.count; i++)
		count += town->events.list[i].kind == kind;
	return count;
}

const struct deck *town_deck(void)
{
	static const struct deck *deck; /* kept to the end of the program */

	if (!deck)
		deck = games_read_deck(&gearseed_rules);
	return deck;
}

struct deck *town_read_deck(const char *text)
{
	struct fault faults[8];
	int count;
	struct deck *deck = gearseed_rules.decks->read(text, strlen(text),
						       faults, 8, &count);

	if (!deck)
		fail_msg("line %d: %s", faults[0].line, faults[0].sentence);
	return deck;
}

char *town_edit(const char *part, const char *by)
{
	const char *text = gearseed_rules.decks->text;
	const char *at = strstr(text, part);
	char *edited = malloc(strlen(text) + strlen(by) + 1);

	if (!at || !edited) {
		fail_msg("the deck has no %s", part);
		return edited;
	}
	memcpy(edited, text, (size_t)(at - text));
	strcpy(edited + (at - text), by);
	strcat(edited, at + strlen(part));
	return edited;
}

struct deck *town_edited_deck(const char *part, const char *by)
{
	char *text = town_edit(part, by);
	struct deck *deck = town_read_deck(text);

	free(text);
	return deck;
}
