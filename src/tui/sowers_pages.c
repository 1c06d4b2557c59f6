/* Pages of the Sowers table: how a game ended, and what a seat knows of the
   decks.  They show what the view holds and nothing else. */
#include "sowers_paint.h"

#include <string.h>

#include "utf8.h"

enum { ENDING_MOST = 4 };

static bool is_narrow(const struct table *table)
{
	return table->scene->layout == LAYOUT_NARROW;
}

/* The end page. */

static int headline_draw(const struct table *table, struct canvas *canvas)
{
	struct told lines[ENDING_MOST];
	const struct scene *scene = table->scene;
	int count = scene->view->book->rules->ending(scene->view, scene->names,
						     lines, ENDING_MOST);
	int row = is_narrow(table) ? 1 : 2;

	for (int i = 0; i < count; i++)
		canvas_put(canvas, row++, is_narrow(table) ? 1 : 3,
			   LOOK_PLAIN,
			   is_narrow(table) ? lines[i].narrow
					    : lines[i].wide);
	return row + !is_narrow(table);
}

static void end_edge(const struct table *table, struct canvas *canvas,
		     int row, int seat, bool first)
{
	int right = table->form->columns - 1;
	bool begins = table->scene->view->book->first == seat;

	canvas_put(canvas, row, 0, LOOK_PLAIN, first ? "┌" : "├");
	canvas_fill(canvas, row, 1, right - 1, "─");
	canvas_put(canvas, row, right, LOOK_PLAIN, first ? "┐" : "┤");
	canvas_format(canvas, row, 2, LOOK_PLAIN, " %s ",
		      table_name(table, seat));
	table_put_right(table, canvas, row, right - 1,
			begins ? END_FIRST : END_SECOND, NULL);
}

static void end_good(const struct table *table, struct canvas *canvas,
		     int row, int seat)
{
	const uint8_t *sown = table_cards(table, SOWERS_ZONE_GOOD, seat);
	int count = table_count(table, SOWERS_ZONE_GOOD, seat);
	int step = table->form->seed_columns;

	canvas_put(canvas, row, 2, LOOK_PLAIN, "Good");
	for (int n = 1; n <= SOWERS_NUMBERS; n++) {
		int column = 7 + step * (n - 1);

		if (n > count)
			canvas_put(canvas, row, column + !is_narrow(table),
				   LOOK_PLAIN, digits(n).text);
		else
			canvas_format(canvas, row, column, LOOK_BOLD,
				      is_narrow(table) ? "%s"
				      : sown[n - 1] == SOWERS_WILD
					      ? "[%s ]"
					      : "[%s]",
				      table_word(table, sown[n - 1]));
	}
}

static bool is_aquila(const struct table *table, int seat)
{
	return table_solo(table) && seat == 2;
}

/* A line of cards behind its word; gives the column after them. */
static int end_cards(const struct table *table, struct canvas *canvas,
		     int row, int column, const char *word,
		     enum sowers_zone zone, int seat)
{
	int count = table_count(table, zone, seat);

	const uint8_t *cards = table_cards(table, zone, seat);
	int gap = 1, width = 0;

	column = canvas_put(canvas, row, column, LOOK_PLAIN, word);
	if (!count)
		return canvas_put(canvas, row, column, LOOK_PLAIN, "empty");
	for (int i = 0; i < count; i++)
		width += utf8_columns(table_word(table, cards[i])) + 1;
	if (column + width > table->form->columns)
		gap = 0; /* a whole pile is shown, without blanks if need be */
	for (int i = 0; i < count; i++)
		column = label_put(table, canvas, row,
				   column + (i ? gap : 0), cards[i]);
	return column;
}

static bool by_tiebreak(const struct table *table)
{
	return table->state->reason == SOWERS_BY_TIEBREAK ||
	       table->state->reason == SOWERS_BY_TIE;
}

/* The figure that the tie-break counts (S31, A15). */
static void yellow_put(const struct table *table, struct canvas *canvas,
		       int row, int seat)
{
	const uint8_t *deck = table_cards(table, SOWERS_ZONE_DECK, seat);
	int count = table_count(table, SOWERS_ZONE_DECK, seat);
	int yellow = 0;
	struct digits number;

	for (int i = 0; i < count; i++)
		yellow += sowers_is_yellow(deck[i]) && deck[i] != SOWERS_WILD;
	number = digits(yellow);
	table_put_right(table, canvas, row, table->form->columns - 2,
			END_YELLOW, (const char *const[]){number.text});
}

/* A deck in drawing order, with that said where there is room. */
static void end_deck(const struct table *table, struct canvas *canvas,
		     int row, int seat)
{
	int right = table->form->columns - 2 -
		    (by_tiebreak(table) ? is_narrow(table) ? 10 : 29 : 0);
	int column = end_cards(table, canvas, row, 2, "Deck ",
			       SOWERS_ZONE_DECK, seat);

	if (table_count(table, SOWERS_ZONE_DECK, seat) && column + 14 < right)
		table_put(table, canvas, row, column, END_TOP_FIRST, NULL);
	if (by_tiebreak(table))
		yellow_put(table, canvas, row, seat);
}

static void end_player(const struct table *table, struct canvas *canvas,
		       int row, int seat)
{
	end_cards(table, canvas, row, is_narrow(table) ? 41 : 51, "Thorny ",
		  SOWERS_ZONE_THORNY, seat);
	end_cards(table, canvas, row + 1, 2, "Hand ", SOWERS_ZONE_HAND, seat);
	end_deck(table, canvas, row + 2, seat);
}

static void end_seat(const struct table *table, struct canvas *canvas,
		     int row, int seat)
{
	end_edge(table, canvas, row, seat, seat == 1);
	for (int r = row + 1; r <= row + 3; r++) {
		canvas_put(canvas, r, 0, LOOK_PLAIN, "│");
		canvas_put(canvas, r, table->form->columns - 1, LOOK_PLAIN,
			   "│");
	}
	end_good(table, canvas, row + 1, seat);
	if (!is_aquila(table, seat)) {
		end_player(table, canvas, row + 1, seat);
		return;
	}
	end_cards(table, canvas, row + 2, 2, "Black pile ",
		  SOWERS_ZONE_BLACKS, seat);
	end_cards(table, canvas, row + 3, 2, "Yellow pile ", SOWERS_ZONE_DECK,
		  seat);
}

int sowers_draw_end(const struct scene *scene, struct canvas *canvas)
{
	struct table table;
	int row, right;

	table_take(&table, scene);
	row = headline_draw(&table, canvas);
	right = table.form->columns - 1;
	end_seat(&table, canvas, row, 1);
	end_seat(&table, canvas, row + 4, 2);
	canvas_put(canvas, row + 8, 0, LOOK_PLAIN, "└");
	canvas_fill(canvas, row + 8, 1, right - 1, "─");
	canvas_put(canvas, row + 8, right, LOOK_PLAIN, "┘");
	return row + 9;
}

/* The page D. */

/* Where its columns stand. */
struct columns {
	int label, text, remark, value;
};

static struct columns page_columns(const struct table *table)
{
	if (is_narrow(table))
		return (struct columns){2, 10, 37, 15};
	return (struct columns){4, 18, 43, 16};
}

/* The turn in which the near seat put that card to that end, or 0. */
static int put_turn(const struct table *table, uint8_t card, int side)
{
	for (int i = table->scene->event_count; i-- > 0;) {
		const struct event *event = &table->scene->events[i];

		if (event->kind == SOWERS_PUT &&
		    event->seat == table->near && event->card == card &&
		    event->extra == side)
			return event->turn;
	}
	return 0;
}

/* Known cards of the deck, a line for those put there in one turn. */
static int known_draw(const struct table *table, struct canvas *canvas,
		      int row, const uint8_t *cards, int count, int side)
{
	struct columns at = page_columns(table);

	for (int i = 0, next; i < count; i = next, row++) {
		int turn = put_turn(table, cards[i], side);
		struct digits number = digits(turn);
		enum sowers_words label = PAGE_THEN;
		int column = at.text;

		for (next = i + 1; next < count; next++)
			if (put_turn(table, cards[next], side) != turn)
				break;
		if (side == SOWERS_TOP && i == 0)
			label = PAGE_NEXT;
		if (side == SOWERS_BOTTOM && next == count)
			label = PAGE_LAST;
		table_put(table, canvas, row, at.label, label, NULL);
		for (int k = i; k < next; k++) {
			if (k > i)
				column = canvas_put(canvas, row, column,
						    LOOK_PLAIN, ", then ");
			column = label_put(table, canvas, row, column,
					   cards[k]);
		}
		if (column + 2 > at.remark)
			at.remark = column + 2;
		if (turn)
			table_put(table, canvas, row, at.remark,
				  next == i + 1 ? PAGE_IT_ON : PAGE_THEM_ON,
				  (const char *const[]){number.text});
	}
	return row;
}

/* Yellow, black and wild cards with wider gaps between them, in as many rows
   as they take; the row after. */
static int sorted_put(const struct table *table, struct canvas *canvas,
		      int row, int first, const uint8_t *cards, int count)
{
	int column = first;

	for (int i = 0; i < count; i++) {
		int width = utf8_columns(table_word(table, cards[i]));

		if (i)
			column += table_look(cards[i]) ==
						  table_look(cards[i - 1])
					  ? 1
					  : 3;
		if (column + width >= table->form->columns) {
			column = first;
			row++;
		}
		column = label_put(table, canvas, row, column, cards[i]);
	}
	return row + 1;
}

static int unseen_draw(const struct table *table, struct canvas *canvas,
		       int row, const uint8_t *cards, int count, bool first)
{
	struct columns at = page_columns(table);
	struct digits number = digits(count);

	if (!count)
		return row;
	table_put(table, canvas, row, at.label,
		  first ? PAGE_NEXT : PAGE_THEN, NULL);
	table_put(table, canvas, row, at.text,
		  count == 1 ? PAGE_UNKNOWN_ONE : PAGE_UNKNOWN,
		  (const char *const[]){number.text});
	return sorted_put(table, canvas, row + 1, at.text, cards, count);
}

static int deck_draw(const struct table *table, struct canvas *canvas,
		     int row)
{
	struct columns at = page_columns(table);
	const uint8_t *deck = table_cards(table, SOWERS_ZONE_DECK,
					  table->near);
	int count = table_count(table, SOWERS_ZONE_DECK, table->near);
	int tops = table->state->top[table->near - 1];
	int lows = table->state->low[table->near - 1];
	struct digits number = digits(count);

	table_put(table, canvas, row, 2, PAGE_YOUR_DECK, NULL);
	table_put(table, canvas, row, at.value,
		  count == 0   ? PAGE_NO_CARD
		  : count == 1 ? PAGE_CARD
			       : PAGE_CARDS,
		  (const char *const[]){number.text});
	row += 1 + !is_narrow(table);
	if (!count || deck[0] == CARD_UNKNOWN)
		return row;
	row = known_draw(table, canvas, row, deck, tops, SOWERS_TOP);
	row = unseen_draw(table, canvas, row, deck + tops,
			  count - tops - lows, !tops);
	row = known_draw(table, canvas, row, deck + count - lows, lows,
			 SOWERS_BOTTOM);
	return row + !is_narrow(table);
}

static bool lies_in(const struct table *table, enum sowers_zone zone,
		    uint8_t card)
{
	return zone_find(&table->state->cards, sowers_zone(zone, table->near),
			 card) >= 0;
}

static int seeds_draw(const struct table *table, struct canvas *canvas,
		      int row)
{
	struct columns at = page_columns(table);
	uint8_t next = sowers_next(table->state, table->near);
	struct digits draws =
		digits(table_count(table, SOWERS_ZONE_DECK, table->near));
	struct digits left =
		digits(SOWERS_NUMBERS -
		       table_count(table, SOWERS_ZONE_GOOD, table->near));
	const char *fill[] = {left.text, ""};
	enum sowers_words words = PAGE_SEEDS_DECK;

	table_put(table, canvas, row, 2, PAGE_DRAWS, NULL);
	table_put(table, canvas, row, at.value, PAGE_DRAWS_COUNT,
		  (const char *const[]){draws.text});
	table_put(table, canvas, row + 1, 2, PAGE_SEEDS, NULL);
	if (next == CARD_NONE)
		words = PAGE_SEEDS_NONE;
	else if (lies_in(table, SOWERS_ZONE_HAND, next))
		words = PAGE_SEEDS_HAND;
	else if (lies_in(table, SOWERS_ZONE_THORNY, next))
		words = PAGE_SEEDS_GONE;
	if (next != CARD_NONE)
		fill[1] = table_word(table, next);
	table_put(table, canvas, row + 1, at.value, words, fill);
	return row + 2 + !is_narrow(table);
}

/* A line of the Path's known cards. */
static int path_line(const struct table *table, struct canvas *canvas,
		     int row, enum sowers_words words, enum sowers_zone zone)
{
	int column = page_columns(table).value;
	int count = table_count(table, zone, table->near);

	if (!count)
		return row;
	column = table_put(table, canvas, row, column, words, NULL) + 1;
	return labels_fold(table, canvas, row, column,
			   table->form->columns - 1,
			   table_cards(table, zone, table->near), count);
}

/* What lies on the Path: own and swept cards by name, the others' by
   number. */
static int path_draw(const struct table *table, struct canvas *canvas,
		     int row)
{
	int value = page_columns(table).value;
	int mine = table_count(table, SOWERS_ZONE_PAID, table->near);
	int theirs = table_solo(table) ? 0
				       : table_count(table, SOWERS_ZONE_PAID,
						     table->far);
	int swept = table_count(table, SOWERS_ZONE_SWEPT, table->near);
	int count = mine + theirs + swept;
	struct digits all = digits(count), other = digits(theirs);
	const char *fill[] = {other.text, table_name(table, table->far)};
	int column;

	table_put(table, canvas, row, 2, PAGE_PATH, NULL);
	column = table_put(table, canvas, row, value,
			   count == 0   ? PAGE_NO_CARD
			   : count == 1 ? PAGE_PATH_ONE
					: PAGE_PATH_COUNT,
			   (const char *const[]){all.text});
	if (count && theirs == count && !is_narrow(table)) {
		canvas_put(canvas, row, column, LOOK_PLAIN, ": ");
		table_put(table, canvas, row, column + 2,
			  theirs == 1 ? PAGE_PATH_THEIR_ONE
				      : PAGE_PATH_THEIR_ALL,
			  fill + 1);
		return row + 1;
	}
	row = path_line(table, canvas, row + 1, PAGE_PATH_YOURS,
			SOWERS_ZONE_PAID);
	row = path_line(table, canvas, row, PAGE_PATH_SWEPT,
			SOWERS_ZONE_SWEPT);
	if (theirs)
		table_put(table, canvas, row++, value, PAGE_PATH_THEIRS,
			  fill);
	return row;
}

/* Aquila's yellow seeds that have not been flipped: everybody can count
   them. */
static void coming_draw(const struct table *table, struct canvas *canvas,
			int row)
{
	uint8_t coming[SOWERS_NUMBERS];
	bool flipped[SOWERS_WILD + 1] = {false};
	int count = 0, column;

	for (int i = 0; i < table->scene->event_count; i++)
		if (table->scene->events[i].kind == SOWERS_FLIPPED &&
		    table->scene->events[i].card <= SOWERS_WILD)
			flipped[table->scene->events[i].card] = true;
	for (int n = 1; n <= SOWERS_NUMBERS; n++)
		if (!flipped[SOWERS_YELLOW + n])
			coming[count++] = (uint8_t)(SOWERS_YELLOW + n);
	column = table_put(table, canvas, row, page_columns(table).value,
			   PAGE_OTHER_COMING, NULL) +
		 1;
	labels_fold(table, canvas, row, column, table->form->columns - 1,
		    coming, count);
}

static void other_draw(const struct table *table, struct canvas *canvas,
		       int row)
{
	int far = table->far, value = page_columns(table).value;
	bool aquila = is_aquila(table, far);
	int sown = table_count(table, SOWERS_ZONE_GOOD, far);
	struct digits hand = digits(table_count(
		table, aquila ? SOWERS_ZONE_BLACKS : SOWERS_ZONE_HAND, far));
	struct digits deck = digits(table_count(table, SOWERS_ZONE_DECK, far));
	struct text seeds = {0}, thorny = {0};
	const char *fill[4] = {hand.text, deck.text, NULL, NULL};

	if (sown > 1)
		text_put(&seeds, "B1 to ");
	text_put(&seeds, sown ? table_word(table, (uint8_t)(SOWERS_BLACK +
							     sown))
			      : "none");
	if (!aquila)
		list_plain(table, table_cards(table, SOWERS_ZONE_THORNY, far),
			   table_count(table, SOWERS_ZONE_THORNY, far),
			   &thorny);
	fill[2] = text_string(&seeds);
	fill[3] = thorny.length ? text_string(&thorny) : "empty";
	canvas_put(canvas, row, 2, LOOK_PLAIN, table_name(table, far));
	table_put(table, canvas, row, value,
		  aquila ? PAGE_OTHER_PILES : PAGE_OTHER, fill);
	if (aquila)
		coming_draw(table, canvas, row + 1);
	text_free(&seeds);
	text_free(&thorny);
}

void sowers_draw_decks(const struct scene *scene, struct canvas *canvas)
{
	struct table table;
	int row;

	table_take(&table, scene);
	if (scene->view->seat == SEAT_REFEREE) {
		open_draw(&table, canvas, is_narrow(&table) ? 1 : 2);
		return;
	}
	row = deck_draw(&table, canvas, is_narrow(&table) ? 1 : 2);
	row = seeds_draw(&table, canvas, row);
	row = path_draw(&table, canvas, row) + 1;
	other_draw(&table, canvas, row);
}
