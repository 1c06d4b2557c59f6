/* Random games of any rulebook. */
#include "play.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "memory.h"

static int word_count(const char *const *words)
{
	int count = 0;

	while (words[count])
		count++;
	return count;
}

/* Names some of the options at random; the others stay as they are. */
static unsigned choose_options(struct sitting *sitting, struct random *random)
{
	const struct rules *rules = sitting->book.rules;
	unsigned given = 0;

	for (int i = 0; i < rules->option_count; i++) {
		const struct option *option = &rules->options[i];
		int count = word_count(option->words);

		if (random_below(random, 2))
			continue;
		sitting->book.option[i] =
			(uint8_t)random_below(random, (uint32_t)count);
		given |= 1u << i;
	}
	if (!random_below(random, 3)) {
		sitting->book.first = (uint8_t)(1 + random_below(random, 4));
		given |= GIVEN_FIRST;
	}
	return given;
}

void play_sitting(const struct rules *rules, struct random *random,
		  struct sitting *sitting)
{
	unsigned given;

	do {
		sitting_begin(sitting, rules);
		sitting->deal = random_next(random);
		given = choose_options(sitting, random);
	} while (sitting_settle(sitting, given));
}

struct match *play_random(const struct rules *rules, struct random *random,
			  int plies)
{
	struct sitting sitting;
	struct match *match;

	play_sitting(rules, random, &sitting);
	match = match_begin(&sitting);
	while (plies-- && match_turn(match).seat)
		lot_play(match, random);
	return match;
}

void play_walk(uint64_t seed, int rounds,
	       void (*check)(struct match *match, struct random *random))
{
	for (int g = 0; games[g]; g++) {
		struct random random = random_start(seed, (uint64_t)g);

		for (int i = 0; i < rounds; i++) {
			struct match *match = play_random(games[g], &random, 0);
			struct reason reason;

			while (match_turn(match).seat) {
				check(match, &random);
				assert(match_play(match,
						  lot_move(match, &random),
						  &reason));
			}
			check(match, &random);
			match_end(match);
		}
	}
}

void play_state(const struct match *match, struct state_room *room)
{
	struct view view;

	match_view(match, SEAT_REFEREE, &view);
	*room = view.masked;
}

char *play_record(const struct match *match, enum record_form form)
{
	struct text text = {0};

	record_write(match, form, &text);
	return text.data;
}

struct event *play_events(const struct match *match)
{
	int count = match_event_count(match);
	struct event *list =
		memory_get((size_t)(count + 1) * sizeof *list);

	match_events(match, SEAT_REFEREE, 0, list, count);
	return list;
}

struct cell {
	int8_t x, y;
};

enum { CELLS = 700 };

static bool has_cell(const struct cell *cells, int count, int x, int y)
{
	for (int i = 0; i < count; i++)
		if (cells[i].x == x && cells[i].y == y)
			return true;
	return false;
}

static void add_cell(struct cell *cells, int *count, int x, int y)
{
	if (*count == CELLS || x < -128 || x > 127 || y < -128 || y > 127 ||
	    has_cell(cells, *count, x, y))
		return;
	cells[(*count)++] = (struct cell){(int8_t)x, (int8_t)y};
}

/* The first row, the cells of the menu, those around them, and the edges. */
static int find_cells(const struct book *book, const struct menu *menu,
		      struct cell *cells)
{
	int count = 0;

	for (int x = -1; x < 4; x++)
		for (int y = -1; y < 2; y++)
			add_cell(cells, &count, x, y);
	add_cell(cells, &count, -128, -128);
	add_cell(cells, &count, 127, 127);
	for (int i = 0; i < menu->count; i++) {
		const struct move *move = &menu->move[i];
		enum shape shape = book->rules->verbs[move->verb].shape;

		if (shape != SHAPE_CELL && shape != SHAPE_CARD_CELL &&
		    shape != SHAPE_CELL_CELL)
			continue;
		for (int x = -1; x < 2; x++)
			for (int y = -1; y < 2; y++)
				add_cell(cells, &count, move->at[0] + x,
					 move->at[1] + y);
	}
	return count;
}

struct moves {
	struct move *list;
	int count, room;
};

static void add(struct moves *moves, struct move move)
{
	if (moves->count == moves->room) {
		moves->room = moves->room ? 2 * moves->room : 256;
		moves->list = memory_resize(moves->list,
					    (size_t)moves->room * sizeof move);
	}
	moves->list[moves->count++] = move;
}

static void add_pairs(struct moves *moves, uint8_t verb,
		      const struct cell *cells, int count,
		      struct random *random)
{
	for (int i = 0; i < 1500; i++) {
		struct cell from =
			cells[random_below(random, (uint32_t)count)];
		struct cell to = cells[random_below(random, (uint32_t)count)];

		add(moves, (struct move){.verb = verb,
					 .at = {from.x, from.y, to.x, to.y}});
	}
}

static void add_verb(struct moves *moves, const struct book *book,
		     uint8_t verb, const struct cell *cells, int count,
		     struct random *random)
{
	int cards = book->rules->card_count(book);
	struct move move = {.verb = verb};

	switch (book->rules->verbs[verb].shape) {
	case SHAPE_PLAIN:
		add(moves, move);
		break;
	case SHAPE_CARD:
		for (move.card = 1; move.card <= cards; move.card++)
			add(moves, move);
		break;
	case SHAPE_NUMBER:
		for (move.at[0] = 1; move.at[0] < 100; move.at[0]++)
			add(moves, move);
		break;
	case SHAPE_CARD_CELL:
	case SHAPE_CELL:
		for (int i = 0; i < count; i++) {
			bool card = book->rules->verbs[verb].shape ==
				    SHAPE_CARD_CELL;

			move.at[0] = cells[i].x;
			move.at[1] = cells[i].y;
			if (!card)
				add(moves, move);
			for (int c = 1; card && c <= cards; c++) {
				move.card = (uint8_t)c;
				add(moves, move);
			}
		}
		break;
	case SHAPE_CELL_CELL:
		add_pairs(moves, verb, cells, count, random);
		break;
	}
}

struct move *play_conceivable(const struct match *match,
			      struct random *random, int *count)
{
	const struct book *book = match_book(match);
	struct view view;
	struct menu menu = {0};
	struct cell cells[CELLS];
	struct moves moves = {0};
	int cell_count;

	match_view(match, SEAT_REFEREE, &view);
	view_legal(&view, &menu);
	cell_count = find_cells(book, &menu, cells);
	for (int v = VERB_RESIGN + 1; v < book->rules->verb_count; v++)
		add_verb(&moves, book, (uint8_t)v, cells, cell_count, random);
	for (int i = 0; i < menu.count; i++)
		add(&moves, menu.move[i]);
	*count = moves.count;
	return moves.list;
}

char *play_read_file(const char *path, size_t *length)
{
	FILE *file = fopen(path, "rb");
	char *data;

	assert(file);
	fseek(file, 0, SEEK_END);
	*length = (size_t)ftell(file);
	rewind(file);
	data = memory_get(*length + 1);
	*length = fread(data, 1, *length, file);
	fclose(file);
	return data;
}
