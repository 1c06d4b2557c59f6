/* Games of Sowers played move by move, for tests. */
#include "scripted.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "match.h"

struct sowers *scripted_state(struct scripted *game)
{
	return (struct sowers *)game->room.byte;
}

static const struct state *state_of(struct scripted *game)
{
	return room_state(&game->room);
}

static const char *keep(struct scripted *game, struct text *text)
{
	assert(text->length < sizeof game->text);
	memcpy(game->text, text_string(text), text->length + 1);
	text_free(text);
	return game->text;
}

/* Ends a test that is itself at fault. */
static void refuse(const char *sentence)
{
	if (!sentence)
		return;
	fprintf(stderr, "test at fault: %s\n", sentence);
	abort();
}

static void settle(struct scripted *game, const char *settings)
{
	struct scan scan = scan_string(settings);
	struct sitting sitting;
	struct word word;
	unsigned given = 0;

	sitting_begin(&sitting, &sowers_rules);
	while (*settings && scan_word(&scan, &word)) {
		const char *equals = memchr(word.at, '=', word.length);
		size_t key = (size_t)(equals - word.at);

		refuse(sitting_set(&sitting, (struct word){word.at, key},
				   (struct word){equals + 1,
						 word.length - key - 1},
				   &given));
	}
	refuse(sitting_settle(&sitting, given));
	game->book = sitting.book;
}

static int read_cards(struct scripted *game, const char *words, uint8_t *list)
{
	struct scan scan = scan_string(words);
	struct word word;
	int count = 0;

	while (*words && scan_word(&scan, &word)) {
		list[count] = card_parse(&game->book, word);
		assert(list[count] != CARD_NONE);
		count++;
	}
	return count;
}

static void note(struct scripted *game, const struct events *events)
{
	game->last = game->count;
	for (int i = 0; i < events->count; i++) {
		assert(game->count < SCRIPTED_EVENTS);
		game->events[game->count++] = events->list[i];
	}
}

void scripted_begin(struct scripted *game, const char *settings,
		    const char *deck1, const char *deck2)
{
	const char *const decks[] = {deck1, deck2};
	struct luck luck = {.deal = 1};
	struct events events = {0};

	memset(game, 0, sizeof *game);
	game->names[0] = "Ana";
	game->names[1] = "Ben";
	settle(game, settings);
	for (int i = 0; i < 2; i++)
		game->orders.length[i] = (uint8_t)read_cards(
			game, decks[i], game->orders.list[i]);
	luck.given = &game->orders;
	sowers_rules.setup(&game->book, room_state(&game->room), &luck,
			   &events);
	assert(!luck.broken);
	note(game, &events);
}

static void take_from_swept(struct scripted *game, int zone, uint8_t card)
{
	struct cards *cards = &scripted_state(game)->cards;
	int index = zone_find(cards, SOWERS_ZONE_SWEPT, card);

	assert(index >= 0);
	card_move(cards, SOWERS_ZONE_SWEPT, index, zone,
		  zone_count(cards, zone));
}

static void place_zone(struct scripted *game, const char *line)
{
	static const struct {
		const char *words;
		int zone;
	} zones[] = {
		{"deck 1", 0},	 {"deck 2", 1},	  {"hand 1", 2},
		{"hand 2", 3},	 {"good 1", 4},	  {"good 2", 5},
		{"thorny 1", 6}, {"thorny 2", 7}, {"paid 1", 8},
		{"paid 2", 9},	 {"rocky", 10},	  {"blacks", 12},
	};
	uint8_t list[CARDS_MAX];

	for (size_t i = 0; i < sizeof zones / sizeof *zones; i++) {
		size_t length = strlen(zones[i].words);
		int count;

		if (strncmp(line, zones[i].words, length))
			continue;
		count = read_cards(game, line[length] ? line + length + 1 : "",
				   list);
		for (int j = 0; j < count; j++)
			take_from_swept(game, zones[i].zone, list[j]);
		if (zones[i].zone == 2 || zones[i].zone == 3)
			zone_sort(&scripted_state(game)->cards, zones[i].zone,
				  0, count);
		return;
	}
	refuse(line);
}

static void place_line(struct scripted *game, const char *line)
{
	struct sowers *s = scripted_state(game);
	char question[16];
	unsigned seat, number;

	if (sscanf(line, "ask %u %15s", &seat, question) == 2) {
		s->asked = (uint8_t)seat;
		while (strcmp(sowers_rules.questions[s->question], question))
			s->question++;
	} else if (!strcmp(line, "second yes")) {
		s->second = 1;
	} else if (!strcmp(line, "last yes")) {
		s->last = 1;
		s->done[game->book.first - 1] = s->turn;
	} else if (sscanf(line, "owed %u", &number) == 1) {
		s->owed = (uint8_t)number;
	} else {
		place_zone(game, line);
	}
}

void scripted_place(struct scripted *game, const char *settings,
		    const char *lines)
{
	struct sowers *s = scripted_state(game);
	char line[200];

	scripted_begin(game, settings, "", "");
	for (int zone = 0; zone < ZONES_MAX; zone++)
		while (zone != SOWERS_ZONE_SWEPT &&
		       zone_count(&s->cards, zone))
			card_move(&s->cards, zone, 0, SOWERS_ZONE_SWEPT, 0);
	game->count = game->last = 0;
	s->asked = s->question = 0;
	while (*lines) {
		size_t length = strcspn(lines, "/");
		size_t used = length;

		while (used && lines[used - 1] == ' ')
			used--;
		assert(used < sizeof line);
		memcpy(line, lines, used);
		line[used] = '\0';
		place_line(game, line);
		lines += length + (lines[length] == '/');
		lines += strspn(lines, " ");
	}
}

static struct move read_move(struct scripted *game, const char *words,
			     size_t length)
{
	struct move move;

	if (!move_parse(&game->book, (struct word){words, length}, &move))
		refuse(words);
	return move;
}

void scripted_play(struct scripted *game, const char *moves)
{
	while (*moves) {
		size_t length = strcspn(moves, ",");
		struct move move = read_move(game, moves, length);
		struct luck luck = {.deal = 1};
		struct events events = {0};
		struct menu menu;

		sowers_rules.legal(&game->book, state_of(game), &menu);
		if (move.verb && !menu_has(&menu, move))
			refuse(moves);
		game->since[scripted_state(game)->asked] = game->count;
		sowers_rules.apply(&game->book, room_state(&game->room), move,
				   &luck, &events);
		note(game, &events);
		moves += length + (moves[length] == ',');
		moves += strspn(moves, " ");
	}
}

/* The header of a record as settings and decks. */
static void read_header(FILE *file, char *settings, size_t room,
			char decks[2][256])
{
	static const char *const keys[][2] = {
		{"mode ", "mode="},	{"level 1 ", "level1="},
		{"level 2 ", "level2="}, {"wild ", "wild="},
		{"pickup ", "pickup="}, {"returns ", "returns="},
		{"first ", "first="},
	};
	char line[256];

	while (fgets(line, sizeof line, file) && strcmp(line, "moves\n")) {
		line[strcspn(line, "\n")] = '\0';
		if (!strncmp(line, "deck ", 5))
			snprintf(decks[line[5] - '1'], 256, "%s", line + 7);
		for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
			size_t length = strlen(keys[i][0]);
			size_t used = strlen(settings);

			if (strncmp(line, keys[i][0], length))
				continue;
			snprintf(settings + used, room - used, "%s%s%s",
				 used ? " " : "", keys[i][1], line + length);
		}
	}
}

void scripted_record(struct scripted *game, const char *path, int moves)
{
	FILE *file = fopen(path, "r");
	char settings[200] = "", decks[2][256] = {"", ""}, line[256];

	assert(file);
	read_header(file, settings, sizeof settings, decks);
	scripted_begin(game, settings, decks[0], decks[1]);
	while (moves-- && fgets(line, sizeof line, file)) {
		line[strcspn(line, "\n")] = '\0';
		if (!strncmp(line, "result ", 7)) {
			snprintf(game->text, sizeof game->text, "%s",
				 line + 7);
			break;
		}
		if (scripted_state(game)->asked != line[0] - '0')
			refuse(line);
		scripted_play(game, line + 2);
	}
	fclose(file);
}

const char *scripted_why(struct scripted *game, const char *words)
{
	struct move move = read_move(game, words, strlen(words));

	if (sowers_rules.why(&game->book, state_of(game), move, &game->reason))
		return NULL;
	return game->reason.rule;
}

const char *scripted_caution(struct scripted *game, const char *words)
{
	struct move move = read_move(game, words, strlen(words));
	struct view view;

	view_take(&view, &game->book, state_of(game),
		  scripted_state(game)->asked);
	assert(view_why(&view, move, NULL));
	if (!sowers_rules.caution(&view, move, &game->reason))
		return NULL;
	return game->reason.rule;
}

const char *scripted_menu(struct scripted *game)
{
	struct text text = {0};
	struct menu menu;

	sowers_rules.legal(&game->book, state_of(game), &menu);
	for (int i = 0; i < menu.count; i++) {
		text_put(&text, i ? ", " : "");
		move_print(&game->book, menu.move[i], &text);
	}
	return keep(game, &text);
}

const char *scripted_zone(struct scripted *game, enum sowers_zone zone,
			  int seat)
{
	const uint8_t *list = sowers_cards(scripted_state(game), zone, seat);
	int count = sowers_count(scripted_state(game), zone, seat);
	struct text text = {0};

	for (int i = 0; i < count; i++)
		text_format(&text, "%s%s", i ? " " : "",
			    sowers_rules.card_word(&game->book, list[i]));
	return keep(game, &text);
}

const char *scripted_result(struct scripted *game)
{
	static const char *const winners[] = {"-", "1", "2"};
	struct outcome outcome =
		sowers_rules.outcome(&game->book, state_of(game));
	struct text text = {0};

	if (outcome.over)
		text_format(&text, "%s %s", winners[outcome.winners],
			    sowers_rules.reasons[outcome.reason]);
	else
		text_put(&text, "running");
	return keep(game, &text);
}

const char *scripted_view(struct scripted *game, int seat)
{
	struct text text = {0};
	struct view view;

	view_take(&view, &game->book, state_of(game), seat);
	sowers_rules.describe(&view, &text);
	return keep(game, &text);
}

static const char *join(struct scripted *game, const struct told *lines,
			int count)
{
	struct text text = {0};

	for (int i = 0; i < count; i++)
		text_format(&text, "%s%s", i ? "\n" : "", lines[i].wide);
	return keep(game, &text);
}

const char *scripted_story(struct scripted *game, enum manner manner,
			   int viewer, int mask, int from)
{
	static struct event masked[SCRIPTED_EVENTS];
	static struct told lines[300];
	struct story story = {
		.book = &game->book,
		.names = game->names,
		.seat = (uint8_t)viewer,
		.events = masked,
		.count = game->count - from,
	};

	for (int i = from; i < game->count; i++)
		masked[i - from] = event_for(game->events[i], mask);
	return join(game, lines, sowers_rules.tell(&story, manner, lines, 300));
}

const char *scripted_ending(struct scripted *game)
{
	struct told lines[8];
	struct view view;

	view_take(&view, &game->book, state_of(game), 1);
	return join(game, lines,
		    sowers_rules.ending(&view, game->names, lines, 8));
}
