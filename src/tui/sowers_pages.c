/* Pages of the Sowers table: how a game ended, and what a seat knows of the
   decks.  They show what the view holds and nothing else. */
#include "sowers_paint.h"

#include <string.h>

#include "utf8.h"

/* The end page. */

static void end_edge(const struct plot *plot, struct canvas *canvas,
		     int row, int seat, bool first)
{
	int right = plot->form->columns - 1;
	bool begins = plot->scene->view->book->first == seat;

	canvas_put(canvas, row, 0, LOOK_PLAIN, first ? "┌" : "├");
	canvas_fill(canvas, row, 1, right - 1, "─");
	canvas_put(canvas, row, right, LOOK_PLAIN, first ? "┐" : "┤");
	canvas_format(canvas, row, 2, LOOK_PLAIN, " %s ",
		      plot_name(plot, seat));
	plot_put_right(plot, canvas, row, right - 1,
		       begins ? END_FIRST : END_SECOND, NULL);
}

static void end_good(const struct plot *plot, struct canvas *canvas,
		     int row, int seat)
{
	const uint8_t *sown = plot_cards(plot, SOWERS_ZONE_GOOD, seat);
	int count = plot_count(plot, SOWERS_ZONE_GOOD, seat);
	int step = plot->form->seed_columns;

	canvas_put(canvas, row, 2, LOOK_PLAIN, "Good");
	for (int n = 1; n <= SOWERS_NUMBERS; n++) {
		int column = 7 + step * (n - 1);

		if (n > count)
			canvas_put(canvas, row, column + !plot_narrow(plot),
				   LOOK_PLAIN, digits(n).text);
		else
			canvas_format(canvas, row, column, LOOK_BOLD,
				      plot_narrow(plot) ? "%s"
				      : sown[n - 1] == SOWERS_WILD
					      ? "[%s ]"
					      : "[%s]",
				      plot_word(plot, sown[n - 1]));
	}
}

static bool is_aquila(const struct plot *plot, int seat)
{
	return plot_solo(plot) && seat == 2;
}

/* A line of cards behind its word; gives the column after them. */
static int end_cards(const struct plot *plot, struct canvas *canvas,
		     int row, int column, const char *word,
		     enum sowers_zone zone, int seat)
{
	int count = plot_count(plot, zone, seat);

	const uint8_t *cards = plot_cards(plot, zone, seat);
	int gap = 1, width = 0;

	column = canvas_put(canvas, row, column, LOOK_PLAIN, word);
	if (!count)
		return canvas_put(canvas, row, column, LOOK_PLAIN, "empty");
	for (int i = 0; i < count; i++)
		width += utf8_columns(plot_word(plot, cards[i])) + 1;
	if (column + width > plot->form->columns)
		gap = 0; /* a whole pile is shown, without blanks if need be */
	for (int i = 0; i < count; i++)
		column = label_put(plot, canvas, row,
				   column + (i ? gap : 0), cards[i]);
	return column;
}

static bool by_tiebreak(const struct plot *plot)
{
	return plot->state->reason == SOWERS_BY_TIEBREAK ||
	       plot->state->reason == SOWERS_BY_TIE;
}

/* The figure that the tie-break counts (S31, A15). */
static void yellow_put(const struct plot *plot, struct canvas *canvas,
		       int row, int seat)
{
	const uint8_t *deck = plot_cards(plot, SOWERS_ZONE_DECK, seat);
	int count = plot_count(plot, SOWERS_ZONE_DECK, seat);
	int yellow = 0;
	struct digits number;

	for (int i = 0; i < count; i++)
		yellow += sowers_is_yellow(deck[i]) && deck[i] != SOWERS_WILD;
	number = digits(yellow);
	plot_put_right(plot, canvas, row, plot->form->columns - 2,
		       END_YELLOW, (const char *const[]){number.text});
}

/* A deck in drawing order, with that said where there is room. */
static void end_deck(const struct plot *plot, struct canvas *canvas,
		     int row, int seat)
{
	int right = plot->form->columns - 2 -
		    (by_tiebreak(plot) ? plot_narrow(plot) ? 10 : 29 : 0);
	int column = end_cards(plot, canvas, row, 2, "Deck ",
			       SOWERS_ZONE_DECK, seat);

	if (plot_count(plot, SOWERS_ZONE_DECK, seat) && column + 14 < right)
		plot_put(plot, canvas, row, column, END_TOP_FIRST, NULL);
	if (by_tiebreak(plot))
		yellow_put(plot, canvas, row, seat);
}

static void end_player(const struct plot *plot, struct canvas *canvas,
		       int row, int seat)
{
	end_cards(plot, canvas, row, plot_narrow(plot) ? 41 : 51, "Thorny ",
		  SOWERS_ZONE_THORNY, seat);
	end_cards(plot, canvas, row + 1, 2, "Hand ", SOWERS_ZONE_HAND, seat);
	end_deck(plot, canvas, row + 2, seat);
}

static void end_seat(const struct plot *plot, struct canvas *canvas,
		     int row, int seat)
{
	end_edge(plot, canvas, row, seat, seat == 1);
	for (int r = row + 1; r <= row + 3; r++) {
		canvas_put(canvas, r, 0, LOOK_PLAIN, "│");
		canvas_put(canvas, r, plot->form->columns - 1, LOOK_PLAIN,
			   "│");
	}
	end_good(plot, canvas, row + 1, seat);
	if (!is_aquila(plot, seat)) {
		end_player(plot, canvas, row + 1, seat);
		return;
	}
	end_cards(plot, canvas, row + 2, 2, "Black pile ",
		  SOWERS_ZONE_BLACKS, seat);
	end_cards(plot, canvas, row + 3, 2, "Yellow pile ", SOWERS_ZONE_DECK,
		  seat);
}

int sowers_draw_end(const struct scene *scene, struct canvas *canvas)
{
	struct plot plot;
	int row, right;

	plot_take(&plot, scene);
	row = plot_narrow(&plot) ?
		      scene_put_ending(scene, canvas, 1, 1, ENDING_MOST) :
		      scene_put_ending(scene, canvas, 2, 3, ENDING_MOST) + 1;
	right = plot.form->columns - 1;
	end_seat(&plot, canvas, row, 1);
	end_seat(&plot, canvas, row + 4, 2);
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

static struct columns page_columns(const struct plot *plot)
{
	if (plot_narrow(plot))
		return (struct columns){2, 10, 37, 15};
	return (struct columns){4, 18, 43, 16};
}

/* The turn in which the near seat put that card to that end, or 0. */
static int put_turn(const struct plot *plot, uint8_t card, int side)
{
	for (int i = plot->scene->event_count; i-- > 0;) {
		const struct event *event = &plot->scene->events[i];

		if (event->kind == SOWERS_PUT &&
		    event->seat == plot->near && event->card == card &&
		    event->extra == side)
			return event->turn;
	}
	return 0;
}

/* Known cards of the deck, a line for those put there in one turn. */
static int known_draw(const struct plot *plot, struct canvas *canvas,
		      int row, const uint8_t *cards, int count, int side)
{
	struct columns at = page_columns(plot);

	for (int i = 0, next; i < count; i = next, row++) {
		int turn = put_turn(plot, cards[i], side);
		struct digits number = digits(turn);
		enum sowers_words label = PAGE_THEN;
		int column = at.text;

		for (next = i + 1; next < count; next++)
			if (put_turn(plot, cards[next], side) != turn)
				break;
		if (side == SOWERS_TOP && i == 0)
			label = PAGE_NEXT;
		if (side == SOWERS_BOTTOM && next == count)
			label = PAGE_LAST;
		plot_put(plot, canvas, row, at.label, label, NULL);
		for (int k = i; k < next; k++) {
			if (k > i)
				column = canvas_put(canvas, row, column,
						    LOOK_PLAIN, ", then ");
			column = label_put(plot, canvas, row, column,
					   cards[k]);
		}
		if (column + 2 > at.remark)
			at.remark = column + 2;
		if (turn)
			plot_put(plot, canvas, row, at.remark,
				 next == i + 1 ? PAGE_IT_ON : PAGE_THEM_ON,
				 (const char *const[]){number.text});
	}
	return row;
}

/* Yellow, black and wild cards with wider gaps between them, in as many rows
   as they take; the row after. */
static int sorted_put(const struct plot *plot, struct canvas *canvas,
		      int row, int first, const uint8_t *cards, int count)
{
	int column = first;

	for (int i = 0; i < count; i++) {
		int width = utf8_columns(plot_word(plot, cards[i]));

		if (i)
			column += plot_look(cards[i]) ==
						  plot_look(cards[i - 1])
					  ? 1
					  : 3;
		if (column + width >= plot->form->columns) {
			column = first;
			row++;
		}
		column = label_put(plot, canvas, row, column, cards[i]);
	}
	return row + 1;
}

static int unseen_draw(const struct plot *plot, struct canvas *canvas,
		       int row, const uint8_t *cards, int count, bool first)
{
	struct columns at = page_columns(plot);
	struct digits number = digits(count);

	if (!count)
		return row;
	plot_put(plot, canvas, row, at.label,
		 first ? PAGE_NEXT : PAGE_THEN, NULL);
	plot_put(plot, canvas, row, at.text,
		 count == 1 ? PAGE_UNKNOWN_ONE : PAGE_UNKNOWN,
		 (const char *const[]){number.text});
	return sorted_put(plot, canvas, row + 1, at.text, cards, count);
}

static int deck_draw(const struct plot *plot, struct canvas *canvas,
		     int row)
{
	struct columns at = page_columns(plot);
	const uint8_t *deck = plot_cards(plot, SOWERS_ZONE_DECK,
					 plot->near);
	int count = plot_count(plot, SOWERS_ZONE_DECK, plot->near);
	int tops = plot->state->top[plot->near - 1];
	int lows = plot->state->low[plot->near - 1];
	struct digits number = digits(count);

	plot_put(plot, canvas, row, 2, PAGE_YOUR_DECK, NULL);
	plot_put(plot, canvas, row, at.value,
		 count == 0   ? PAGE_NO_CARD
		 : count == 1 ? PAGE_CARD
			       : PAGE_CARDS,
		 (const char *const[]){number.text});
	row += 1 + !plot_narrow(plot);
	if (!count || deck[0] == CARD_UNKNOWN)
		return row;
	row = known_draw(plot, canvas, row, deck, tops, SOWERS_TOP);
	row = unseen_draw(plot, canvas, row, deck + tops,
			  count - tops - lows, !tops);
	row = known_draw(plot, canvas, row, deck + count - lows, lows,
			 SOWERS_BOTTOM);
	return row + !plot_narrow(plot);
}

static bool lies_in(const struct plot *plot, enum sowers_zone zone,
		    uint8_t card)
{
	return zone_find(&plot->state->cards, sowers_zone(zone, plot->near),
			 card) >= 0;
}

static int seeds_draw(const struct plot *plot, struct canvas *canvas,
		      int row)
{
	struct columns at = page_columns(plot);
	uint8_t next = sowers_next(plot->state, plot->near);
	struct digits draws =
		digits(plot_count(plot, SOWERS_ZONE_DECK, plot->near));
	struct digits left =
		digits(SOWERS_NUMBERS -
		       plot_count(plot, SOWERS_ZONE_GOOD, plot->near));
	const char *fill[] = {left.text, ""};
	enum sowers_words words = PAGE_SEEDS_DECK;

	plot_put(plot, canvas, row, 2, PAGE_DRAWS, NULL);
	plot_put(plot, canvas, row, at.value, PAGE_DRAWS_COUNT,
		 (const char *const[]){draws.text});
	plot_put(plot, canvas, row + 1, 2, PAGE_SEEDS, NULL);
	if (next == CARD_NONE)
		words = PAGE_SEEDS_NONE;
	else if (lies_in(plot, SOWERS_ZONE_HAND, next))
		words = PAGE_SEEDS_HAND;
	else if (lies_in(plot, SOWERS_ZONE_THORNY, next))
		words = PAGE_SEEDS_GONE;
	if (next != CARD_NONE)
		fill[1] = plot_word(plot, next);
	plot_put(plot, canvas, row + 1, at.value, words, fill);
	return row + 2 + !plot_narrow(plot);
}

/* A line of the Path's known cards. */
static int path_line(const struct plot *plot, struct canvas *canvas,
		     int row, enum sowers_words words, enum sowers_zone zone)
{
	int column = page_columns(plot).value;
	int count = plot_count(plot, zone, plot->near);

	if (!count)
		return row;
	column = plot_put(plot, canvas, row, column, words, NULL) + 1;
	return labels_fold(plot, canvas, row, column,
			   plot->form->columns - 1,
			   plot_cards(plot, zone, plot->near), count);
}

/* What lies on the Path: own and swept cards by name, the others' by
   number. */
static int path_draw(const struct plot *plot, struct canvas *canvas,
		     int row)
{
	int value = page_columns(plot).value;
	int mine = plot_count(plot, SOWERS_ZONE_PAID, plot->near);
	int theirs = plot_solo(plot) ? 0
				       : plot_count(plot, SOWERS_ZONE_PAID,
						    plot->far);
	int swept = plot_count(plot, SOWERS_ZONE_SWEPT, plot->near);
	int count = mine + theirs + swept;
	struct digits all = digits(count), other = digits(theirs);
	const char *fill[] = {other.text, plot_name(plot, plot->far)};
	int column;

	plot_put(plot, canvas, row, 2, PAGE_PATH, NULL);
	column = plot_put(plot, canvas, row, value,
			  count == 0   ? PAGE_NO_CARD
			  : count == 1 ? PAGE_PATH_ONE
					: PAGE_PATH_COUNT,
			  (const char *const[]){all.text});
	if (count && theirs == count && !plot_narrow(plot)) {
		canvas_put(canvas, row, column, LOOK_PLAIN, ": ");
		plot_put(plot, canvas, row, column + 2,
			 theirs == 1 ? PAGE_PATH_THEIR_ONE
				      : PAGE_PATH_THEIR_ALL,
			 fill + 1);
		return row + 1;
	}
	row = path_line(plot, canvas, row + 1, PAGE_PATH_YOURS,
			SOWERS_ZONE_PAID);
	row = path_line(plot, canvas, row, PAGE_PATH_SWEPT,
			SOWERS_ZONE_SWEPT);
	if (theirs)
		plot_put(plot, canvas, row++, value, PAGE_PATH_THEIRS,
			 fill);
	return row;
}

/* Aquila's yellow seeds that have not been flipped: everybody can count
   them. */
static void coming_draw(const struct plot *plot, struct canvas *canvas,
			int row)
{
	uint8_t coming[SOWERS_NUMBERS];
	bool flipped[SOWERS_WILD + 1] = {false};
	int count = 0, column;

	for (int i = 0; i < plot->scene->event_count; i++)
		if (plot->scene->events[i].kind == SOWERS_FLIPPED &&
		    plot->scene->events[i].card <= SOWERS_WILD)
			flipped[plot->scene->events[i].card] = true;
	for (int n = 1; n <= SOWERS_NUMBERS; n++)
		if (!flipped[SOWERS_YELLOW + n])
			coming[count++] = (uint8_t)(SOWERS_YELLOW + n);
	column = plot_put(plot, canvas, row, page_columns(plot).value,
			  PAGE_OTHER_COMING, NULL) +
		 1;
	labels_fold(plot, canvas, row, column, plot->form->columns - 1,
		    coming, count);
}

static void other_draw(const struct plot *plot, struct canvas *canvas,
		       int row)
{
	int far = plot->far, value = page_columns(plot).value;
	bool aquila = is_aquila(plot, far);
	int sown = plot_count(plot, SOWERS_ZONE_GOOD, far);
	struct digits hand = digits(plot_count(
		plot, aquila ? SOWERS_ZONE_BLACKS : SOWERS_ZONE_HAND, far));
	struct digits deck = digits(plot_count(plot, SOWERS_ZONE_DECK, far));
	struct text seeds = {0}, thorny = {0};
	const char *fill[4] = {hand.text, deck.text, NULL, NULL};

	if (sown > 1)
		text_put(&seeds, "B1 to ");
	text_put(&seeds, sown ? plot_word(plot, (uint8_t)(SOWERS_BLACK +
							     sown))
			      : "none");
	if (!aquila)
		list_plain(plot, plot_cards(plot, SOWERS_ZONE_THORNY, far),
			   plot_count(plot, SOWERS_ZONE_THORNY, far),
			   &thorny);
	fill[2] = text_string(&seeds);
	fill[3] = thorny.length ? text_string(&thorny) : "empty";
	canvas_put(canvas, row, 2, LOOK_PLAIN, plot_name(plot, far));
	plot_put(plot, canvas, row, value,
		 aquila ? PAGE_OTHER_PILES : PAGE_OTHER, fill);
	if (aquila)
		coming_draw(plot, canvas, row + 1);
	text_free(&seeds);
	text_free(&thorny);
}

void sowers_draw_decks(const struct scene *scene, struct canvas *canvas)
{
	struct plot plot;
	int row;

	plot_take(&plot, scene);
	if (!plot.state->asked) { /* it is over, and nothing is hidden */
		open_draw(&plot, canvas, plot_narrow(&plot) ? 1 : 2, true);
		return;
	}
	row = deck_draw(&plot, canvas, plot_narrow(&plot) ? 1 : 2);
	row = seeds_draw(&plot, canvas, row);
	row = path_draw(&plot, canvas, row) + 1;
	other_draw(&plot, canvas, row);
}
