/* What serves every rulebook alike: views, moves as text, menus, events. */
#include "rules.h"

#include <assert.h>
#include <string.h>

void view_take(struct view *view, const struct book *book,
	       const struct state *state, int seat)
{
	view->book = book;
	view->seat = (uint8_t)seat;
	memset(&view->masked, 0, sizeof view->masked);
	memcpy(view->masked.byte, state, book->rules->state_size);
	if (seat != SEAT_REFEREE)
		book->rules->mask(book, seat, room_state(&view->masked));
}

const struct state *view_state(const struct view *view)
{
	return (const struct state *)view->masked.byte;
}

void view_legal(const struct view *view, struct menu *menu)
{
	view->book->rules->legal(view->book, view_state(view), menu);
}

bool view_why(const struct view *view, struct move move,
	      struct reason *reason)
{
	return view->book->rules->why(view->book, view_state(view), move,
				      reason);
}

struct turn view_turn(const struct view *view)
{
	return view->book->rules->turn(view->book, view_state(view));
}

static bool takes_card(enum shape shape)
{
	return shape == SHAPE_CARD || shape == SHAPE_CARD_CELL;
}

/* Where a shape's cells begin and end among its words. */
static int cells(enum shape shape)
{
	switch (shape) {
	case SHAPE_CELL:
	case SHAPE_CARD_CELL:
		return 1;
	case SHAPE_CELL_CELL:
		return 2;
	case SHAPE_PLAIN:
	case SHAPE_CARD:
	case SHAPE_NUMBER:
		break;
	}
	return 0;
}

void move_print(const struct book *book, struct move move, struct text *text)
{
	const struct verb *verb = &book->rules->verbs[move.verb];

	text_put(text, verb->words);
	if (takes_card(verb->shape))
		text_format(text, " %s",
			    book->rules->card_word(book, move.card));
	if (verb->shape == SHAPE_NUMBER)
		text_format(text, " %d", move.at[0]);
	for (int i = 0; i < cells(verb->shape); i++)
		text_format(text, " %d,%d", move.at[2 * i],
			    move.at[2 * i + 1]);
}

/* Reads what stands behind the verb. */
static bool parse_rest(const struct book *book, struct scan *scan,
		       enum shape shape, struct move *move)
{
	struct word word;
	int x, y;

	if (takes_card(shape)) {
		if (!scan_word(scan, &word))
			return false;
		move->card = card_parse(book, word);
		if (move->card == CARD_NONE)
			return false;
	}
	if (shape == SHAPE_NUMBER) {
		if (!scan_word(scan, &word) || !word_number(word, 1, 99, &x))
			return false;
		move->at[0] = (int8_t)x;
	}
	for (int i = 0; i < cells(shape); i++) {
		if (!scan_word(scan, &word) || !word_cell(word, &x, &y))
			return false;
		move->at[2 * i] = (int8_t)x;
		move->at[2 * i + 1] = (int8_t)y;
	}
	return scan_end(scan);
}

bool move_parse(const struct book *book, struct word words, struct move *move)
{
	const struct rules *rules = book->rules;

	for (int v = 0; v < rules->verb_count; v++) {
		const char *name = rules->verbs[v].words;
		size_t length = strlen(name);
		struct move read = {.verb = (uint8_t)v};
		struct scan scan;

		if (words.length < length || memcmp(words.at, name, length))
			continue;
		if (words.length > length && words.at[length] != ' ')
			continue;
		scan = scan_bytes(words.at, words.length);
		if (words.length > length) {
			scan.at += length + 1;
		} else {
			scan.at = NULL;
		}
		if (!parse_rest(book, &scan, rules->verbs[v].shape, &read))
			continue;
		*move = read;
		return true;
	}
	return false;
}

bool move_equal(struct move one, struct move other)
{
	return one.verb == other.verb && one.card == other.card &&
	       !memcmp(one.at, other.at, sizeof one.at);
}

bool menu_has(const struct menu *menu, struct move move)
{
	for (int i = 0; i < menu->count; i++)
		if (move_equal(menu->move[i], move))
			return true;
	return false;
}

void menu_add(struct menu *menu, struct move move)
{
	assert(menu->count < MENU_MAX);
	menu->move[menu->count++] = move;
}

void event_add(struct events *events, struct event event)
{
	if (!events)
		return;
	assert(events->count < EVENTS_MAX);
	events->list[events->count++] = event;
}

struct event event_for(struct event event, int seat)
{
	bool known = seat == SEAT_REFEREE || event.knows == EVERY_SEAT ||
		     (seat != SEAT_PUBLIC && seat_in(event.knows, seat));

	if (!known && event.card != CARD_NONE)
		event.card = CARD_UNKNOWN;
	event.news = 0;
	return event;
}

static void put_form(char form[PHRASE_BYTES], const struct phrase *phrase,
		     bool narrow, const char *const *fill)
{
	struct text text = {0};

	phrase_put(&text, phrase, narrow, fill);
	assert(text.length < PHRASE_BYTES);
	strcpy(form, text_string(&text));
	text_free(&text);
}

void reason_set(struct reason *reason, const char *rule,
		const struct phrase *phrase, const char *const *fill)
{
	reason->rule = rule;
	put_form(reason->wide, phrase, false, fill);
	put_form(reason->narrow, phrase, true, fill);
}

void told_set(struct told *line, const struct phrase *phrase,
	      const char *const *fill)
{
	put_form(line->wide, phrase, false, fill);
	put_form(line->narrow, phrase, true, fill);
}

uint8_t card_parse(const struct book *book, struct word word)
{
	int count = book->rules->card_count(book);

	for (int card = 1; card <= count; card++)
		if (word_is(word, book->rules->card_word(book, (uint8_t)card)))
			return (uint8_t)card;
	return CARD_NONE;
}
