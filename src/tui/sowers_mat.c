/* The Sowers mat: the far player's soils, Rocky and Path, the near player's
   soils, and the names in its edges.  It shows only what lies open. */
#include "sowers_paint.h"

#include <string.h>

#include "utf8.h"

/* A horizontal line of the mat with its three corners. */
static void rule_put(const struct plot *plot, struct canvas *canvas,
		     int row, const char *left, const char *middle,
		     const char *right)
{
	const struct form *form = plot->form;

	canvas_put(canvas, row, 0, LOOK_PLAIN, left);
	canvas_fill(canvas, row, 1, form->columns - 2, "─");
	canvas_put(canvas, row, form->divider, LOOK_PLAIN, middle);
	canvas_put(canvas, row, form->columns - 1, LOOK_PLAIN, right);
}

static void frame_draw(const struct plot *plot, struct canvas *canvas)
{
	const struct form *form = plot->form;
	int top = plot->plan.mat;

	for (int r = 1; r < form->last_row; r++) {
		canvas_put(canvas, top + r, 0, LOOK_PLAIN, "│");
		canvas_put(canvas, top + r, form->divider, LOOK_PLAIN, "│");
		canvas_put(canvas, top + r, form->columns - 1, LOOK_PLAIN,
			   "│");
	}
	rule_put(plot, canvas, top, "┌", "┬", "┐");
	rule_put(plot, canvas, top + form->edge_row, "├", "┼", "┤");
	rule_put(plot, canvas, top + form->line_row, "├", "┼", "┤");
	rule_put(plot, canvas, top + form->last_row, "└", "┴", "┘");
	plot_put(plot, canvas, top + form->edge_row, 2, MAT_ROCKY, NULL);
	plot_put(plot, canvas, top + form->edge_row, form->divider + 2,
		 MAT_PATH, NULL);
}

/* Whose turn the picture shows: the one that was, while its end stands. */
static int turn_seat(const struct plot *plot)
{
	if (plot->scene->phase == PHASE_TURN_OVER)
		return plot->near;
	return plot->scene->turn.seat;
}

/* The counts in an edge, in the longest form that fits. */
static void counts_put(const struct plot *plot, struct canvas *canvas,
		       int row, int column, int seat)
{
	bool piles = plot_solo(plot) && seat == 2;
	enum sowers_zone first = piles ? SOWERS_ZONE_BLACKS
				       : SOWERS_ZONE_HAND;
	struct digits one = digits(plot_count(plot, first, seat));
	struct digits two =
		digits(plot_count(plot, SOWERS_ZONE_DECK, seat));
	const char *fill[] = {one.text, two.text};
	int room = plot->form->divider - column;
	struct text text = {0};

	plot_say(plot, &text, piles ? MAT_PILES : MAT_HAND_DECK, fill);
	if (piles && utf8_columns(text_string(&text)) > room) {
		text_clear(&text);
		phrase_put(&text, &sowers_words[MAT_PILES], true, fill);
	}
	if (piles && utf8_columns(text_string(&text)) > room) {
		text_clear(&text);
		plot_say(plot, &text, MAT_PILES_BARE, fill);
	}
	canvas_put(canvas, row, column, LOOK_PLAIN, text_string(&text));
	text_free(&text);
}

static void name_draw(const struct plot *plot, struct canvas *canvas,
		      int row, int seat)
{
	bool turns = turn_seat(plot) == seat;
	bool first = plot->scene->view->book->first == seat;
	int column;

	if (turns)
		canvas_put(canvas, row, 2, LOOK_BOLD, ">");
	canvas_put(canvas, row, 3, LOOK_PLAIN, " ");
	column = canvas_put(canvas, row, 4, turns ? LOOK_BOLD : LOOK_PLAIN,
			    plot_name(plot, seat));
	counts_put(plot, canvas, row, column, seat);
	plot_put_right(plot, canvas, row, plot->form->columns - 2,
		       first ? MAT_FIRST : MAT_SECOND, NULL);
}

static int seed_column(const struct plot *plot, int number)
{
	return 7 + plot->form->seed_columns * (number - 1);
}

/* A place of the Good Soil: sown, or proposed, or its bare number. */
static void seed_put(const struct plot *plot, struct canvas *canvas,
		     int row, int number, uint8_t card, bool ghost)
{
	int column = seed_column(plot, number);
	bool narrow = plot_narrow(plot);

	if (card == CARD_NONE) {
		canvas_put(canvas, row, column + !narrow, LOOK_PLAIN,
			   digits(number).text);
		return;
	}
	if (narrow) {
		if (ghost)
			canvas_put(canvas, row, column - 1, LOOK_BOLD, "(");
		canvas_put(canvas, row, column,
			   ghost ? plot_look(card) : LOOK_BOLD,
			   plot_word(plot, card));
		return;
	}
	canvas_put(canvas, row, column, LOOK_BOLD, ghost ? "(" : "[");
	canvas_put(canvas, row, column + 1,
		   ghost ? plot_look(card) : LOOK_BOLD,
		   plot_word(plot, card));
	canvas_put(canvas, row, column + (number == 10 &&
					  card != SOWERS_WILD ? 4 : 3),
		   LOOK_BOLD, ghost ? ")" : "]");
}

/* Where the last round bracket of a run stands. */
static int run_end(const struct plot *plot, int number, uint8_t card)
{
	if (plot_narrow(plot))
		return seed_column(plot, number) - 1;
	return seed_column(plot, number) +
	       (number == 10 && card != SOWERS_WILD ? 4 : 3);
}

static void good_draw(const struct plot *plot, const struct choice *choice,
		      struct canvas *canvas, int row, int seat)
{
	const uint8_t *sown = plot_cards(plot, SOWERS_ZONE_GOOD, seat);
	int count = plot_count(plot, SOWERS_ZONE_GOOD, seat);
	bool run = choice && seat == plot->near &&
		   choice->soil == SOWERS_GOOD;
	int ghosts = run ? choice->count : 0;

	canvas_put(canvas, row, 2, LOOK_PLAIN, "Good");
	for (int n = 1; n <= SOWERS_NUMBERS; n++) {
		uint8_t card = n <= count ? sown[n - 1]
			       : n <= count + ghosts
				       ? choice->card[n - count - 1]
				       : CARD_NONE;

		seed_put(plot, canvas, row, n, card, n > count);
	}
	if (ghosts)
		canvas_cursor(canvas, row,
			      run_end(plot, count + ghosts,
				      choice->card[ghosts - 1]));
}

/* Thorny's cards, its ghost included, and which of them has the focus. */
struct pile {
	uint8_t card[ZONES_MAX + CARDS_MAX];
	int count, focus, ghost;
};

static struct pile thorny_pile(const struct plot *plot,
			       const struct choice *choice, int seat)
{
	struct pile pile = {.focus = -1, .ghost = -1};

	pile.count = plot_count(plot, SOWERS_ZONE_THORNY, seat);
	memcpy(pile.card, plot_cards(plot, SOWERS_ZONE_THORNY, seat),
	       (size_t)pile.count);
	if (!choice || seat != plot->near)
		return pile;
	if (plot->scene->turn.question == SOWERS_ASK_PICK &&
	    choice->focus >= 0) {
		struct move move = plot->scene->menu->move[choice->focus];

		if (move.verb == SOWERS_PICK_THORNY)
			pile.focus = move.at[0] - 1;
	}
	if (choice->soil == SOWERS_THORNY) {
		pile.ghost = pile.count;
		pile.card[pile.count++] = stop_card(plot, choice->focus);
	}
	return pile;
}

static int pile_width(const struct plot *plot, const struct pile *pile,
		      int from, int to, int gap)
{
	int width = 0;

	for (int i = from; i < to; i++)
		width += gap + utf8_columns(plot_word(plot, pile->card[i])) +
			 (i == pile->ghost ? 2 : 0);
	return width;
}

static int pile_put(const struct plot *plot, struct canvas *canvas, int row,
		    int column, const struct pile *pile, int i)
{
	if (i == pile->focus)
		canvas_put(canvas, row, column - 1, LOOK_BOLD, ">");
	if (i == pile->ghost)
		column = canvas_put(canvas, row, column, LOOK_BOLD, "(");
	if (i == pile->focus) {
		canvas_cursor(canvas, row, column);
		column = canvas_put(canvas, row, column, LOOK_FOCUS,
				    plot_word(plot, pile->card[i]));
	} else {
		column = label_put(plot, canvas, row, column, pile->card[i]);
	}
	if (i == pile->ghost)
		column = canvas_put(canvas, row, column, LOOK_BOLD, ")");
	return column;
}

/* How a pile is fitted into its place: first the word goes, then the blanks,
   then the oldest cards, which are counted in their place. */
struct fit {
	int column, gap, from;
};

static struct fit pile_fit(const struct plot *plot, const struct pile *pile)
{
	int column = plot->form->divider + 2;
	int room = plot->form->columns - 1 - column;
	struct fit fit = {.column = column + 6, .gap = 1};

	if (6 + pile_width(plot, pile, 0, pile->count, 1) <= room)
		return fit;
	fit.column = column - 1;
	if (pile_width(plot, pile, 0, pile->count, 1) <= room)
		return fit;
	fit.gap = 0;
	fit.column = column;
	while (pile->count - fit.from > 1 &&
	       pile_width(plot, pile, fit.from, pile->count, 0) + 1 +
			       (fit.from ? 2 : 0) > room)
		fit.from++;
	if (pile->focus >= 0 && pile->focus < fit.from)
		fit.from = pile->focus;
	return fit;
}

static void thorny_draw(const struct plot *plot,
			const struct choice *choice, struct canvas *canvas,
			int row, int seat)
{
	struct pile pile = thorny_pile(plot, choice, seat);
	struct fit fit = pile_fit(plot, &pile);
	int first = plot->form->divider + 2;
	int column = fit.column;

	if (fit.column > first)
		canvas_put(canvas, row, first, LOOK_PLAIN, "Thorny");
	if (!pile.count)
		canvas_put(canvas, row, column + 1, LOOK_PLAIN, "empty");
	if (fit.from)
		column = canvas_format(canvas, row, column, LOOK_BOLD, "<%d",
				       fit.from);
	for (int i = fit.from; i < pile.count; i++) {
		/* without blanks the mark needs a column of its own */
		column += fit.gap || i == pile.focus;
		if (column + pile_width(plot, &pile, i, i + 1, 0) <
		    plot->form->columns)
			column = pile_put(plot, canvas, row, column, &pile,
					  i);
	}
}

/* What stands in Thorny's place for Aquila, who has none. */
static void aquila_draw(const struct plot *plot, struct canvas *canvas,
			int row)
{
	uint8_t sowed, flipped;
	const char *fill[2];

	if (!sowers_aquila(plot->scene->events, plot->scene->event_count,
			   &sowed, &flipped))
		return;
	fill[0] = plot_word(plot, sowed);
	fill[1] = flipped ? plot_word(plot, flipped) : "";
	plot_put(plot, canvas, row, plot->form->divider + 2,
		 flipped ? MAT_LAST_BOTH : MAT_LAST_SOWED, fill);
}

static void soils_draw(const struct plot *plot, const struct choice *choice,
		       struct canvas *canvas, int row, int seat)
{
	good_draw(plot, choice, canvas, row, seat);
	if (plot_solo(plot) && seat == 2)
		aquila_draw(plot, canvas, row);
	else
		thorny_draw(plot, choice, canvas, row, seat);
}

/* The Rocky place that has the focus of `pick`, or -1. */
static int rocky_focus(const struct plot *plot, const struct choice *choice)
{
	struct move move;

	if (!choice || !plot->asked || choice->focus < 0 ||
	    plot->scene->turn.question != SOWERS_ASK_PICK)
		return -1;
	move = plot->scene->menu->move[choice->focus];
	return move.verb == SOWERS_PICK_ROCKY ? move.at[0] - 1 : -1;
}

/* A caption; the wide mat has two short rows for it. */
static void caption_put(const struct plot *plot, struct canvas *canvas,
			int row, enum sowers_words words,
			const char *const *fill)
{
	bool wide = plot->scene->layout == LAYOUT_WIDE;
	struct text text = {0};

	plot_say(plot, &text, words, fill);
	fold_put(canvas, row, plot->form->caption,
		 wide ? 10 : plot->form->columns, text_string(&text));
	text_free(&text);
}

static void next_put(const struct plot *plot, struct canvas *canvas,
		     int row, uint8_t top)
{
	struct digits number = digits(sowers_number(top));
	const char *fill[] = {number.text};
	bool wilds =
		plot->scene->view->book->option[SOWERS_OPTION_WILD] != 0;
	enum sowers_words words = MAT_NEXT;

	if (top == SOWERS_WILD)
		words = MAT_NEXT_ANY;
	else if (sowers_number(top) == 1)
		words = wilds ? MAT_NEXT_WILD : MAT_NEXT_NONE;
	caption_put(plot, canvas, row, words, fill);
}

static void limit_put(const struct plot *plot, struct canvas *canvas,
		      int row, int count)
{
	caption_put(plot, canvas, row,
		    count < SOWERS_ROCKY_LIMIT ? MAT_FOUR_COMING
					       : MAT_FOUR_HERE,
		    NULL);
}

static void captions_draw(const struct plot *plot, struct canvas *canvas,
			  int row, bool ghost)
{
	int count = plot_count(plot, SOWERS_ZONE_ROCKY, 1);
	const uint8_t *rocky = plot_cards(plot, SOWERS_ZONE_ROCKY, 1);
	bool wide = plot->scene->layout == LAYOUT_WIDE;
	bool narrow = plot_narrow(plot);
	int middle = plot->form->card_rows / 2;

	if (!count && !ghost)
		plot_put(plot, canvas, row + (narrow ? 0 : middle), 2,
			 MAT_EMPTY, NULL);
	if (!count)
		return;
	if (narrow) {
		if (count < SOWERS_ROCKY_LIMIT)
			next_put(plot, canvas, row, rocky[count - 1]);
		else
			limit_put(plot, canvas, row, count);
		return;
	}
	next_put(plot, canvas, row + 1, rocky[count - 1]);
	limit_put(plot, canvas, row + 2 + wide, count);
}

/* Rocky as one line of labels. */
static void rocky_line(const struct plot *plot, const struct choice *choice,
		       struct canvas *canvas, int row)
{
	const uint8_t *rocky = plot_cards(plot, SOWERS_ZONE_ROCKY, 1);
	int count = plot_count(plot, SOWERS_ZONE_ROCKY, 1);
	int focus = rocky_focus(plot, choice);
	int column = 2;

	for (int i = 0; i < count; i++) {
		if (i == focus) {
			canvas_put(canvas, row, column - 1, LOOK_BOLD, ">");
			canvas_cursor(canvas, row, column + 1);
		}
		column = canvas_put(canvas, row, column, LOOK_PLAIN, "[");
		column = canvas_put(canvas, row, column,
				    i == focus ? LOOK_FOCUS
					       : plot_look(rocky[i]),
				    plot_word(plot, rocky[i]));
		column = canvas_put(canvas, row, column, LOOK_PLAIN, "]") + 1;
	}
	if (!choice || choice->soil != SOWERS_ROCKY)
		return;
	column = canvas_put(canvas, row, column, LOOK_BOLD, "(");
	column = label_put(plot, canvas, row, column,
			   stop_card(plot, choice->focus));
	canvas_put(canvas, row, column, LOOK_BOLD, ")");
}

static int rocky_column(const struct plot *plot, int place)
{
	return 2 + (plot->form->card_columns + 1) * place;
}

static void rocky_cards(const struct plot *plot,
			const struct choice *choice, struct canvas *canvas,
			int row)
{
	const uint8_t *rocky = plot_cards(plot, SOWERS_ZONE_ROCKY, 1);
	int count = plot_count(plot, SOWERS_ZONE_ROCKY, 1);
	int focus = rocky_focus(plot, choice);
	bool fresh[SOWERS_ROCKY_LIMIT + 1];

	plot_new_rocky(plot, fresh);
	for (int i = 0; i < count; i++) {
		face_put(plot, canvas, row, rocky_column(plot, i),
			 &(struct face){.card = rocky[i], .fresh = fresh[i],
					.focus = i == focus});
		if (i == focus)
			canvas_cursor(canvas, row + 1,
				      rocky_column(plot, i) + 1);
	}
	if (choice && choice->soil == SOWERS_ROCKY)
		face_put(plot, canvas, row, rocky_column(plot, count),
			 &(struct face){
				 .card = stop_card(plot, choice->focus),
				 .ghost = true});
}

static int path_count(const struct plot *plot)
{
	int count = plot_count(plot, SOWERS_ZONE_SWEPT, 1) +
		    plot_count(plot, SOWERS_ZONE_PAID, 1);

	if (!plot_solo(plot))
		count += plot_count(plot, SOWERS_ZONE_PAID, 2);
	return count;
}

static void path_line(const struct plot *plot, struct canvas *canvas,
		      int row, uint8_t ghost)
{
	struct digits count = digits(path_count(plot));
	int column = plot->form->divider + 2;

	if (ghost) {
		column = canvas_put(canvas, row, column, LOOK_BOLD, "(");
		column = label_put(plot, canvas, row, column, ghost);
		column = canvas_put(canvas, row, column, LOOK_BOLD, ")") + 1;
	}
	plot_put(plot, canvas, row, column,
		 path_count(plot) == 1 ? MAT_OUT_ONE : MAT_OUT,
		 (const char *const[]){count.text});
}

static void path_cards(const struct plot *plot, struct canvas *canvas,
		       int row, uint8_t ghost)
{
	struct digits count = digits(path_count(plot));
	int column = plot->form->divider + 2;
	bool wide = plot->scene->layout == LAYOUT_WIDE;
	bool one = path_count(plot) == 1;

	face_put(plot, canvas, row, column,
		 &(struct face){.word = count.text});
	column += plot->form->card_columns + 1;
	if (ghost) {
		face_put(plot, canvas, row, column,
			 &(struct face){.card = ghost, .ghost = true});
		column += plot->form->card_columns + 1;
	}
	if (wide) {
		canvas_put(canvas, row + 2, column + 1, LOOK_PLAIN,
			   one ? "card," : "cards,");
		canvas_put(canvas, row + 3, column + 1, LOOK_PLAIN,
			   "out of play");
		return;
	}
	plot_put(plot, canvas, row + 1, column,
		 ghost ? MAT_OUT_GHOST : one ? MAT_OUT_ONE : MAT_OUT, NULL);
}

static void middle_draw(const struct plot *plot,
			const struct choice *choice, struct canvas *canvas)
{
	int row = plot->plan.mat + plot->form->rocky_row;
	bool ghost = choice && choice->soil == SOWERS_ROCKY;
	uint8_t paid = choice && choice->soil == SOWERS_PATH
			       ? stop_card(plot, choice->focus)
			       : CARD_NONE;

	captions_draw(plot, canvas, row, ghost);
	if (plot_narrow(plot)) {
		rocky_line(plot, choice, canvas, row);
		path_line(plot, canvas, row, paid);
		return;
	}
	rocky_cards(plot, choice, canvas, row);
	path_cards(plot, canvas, row, paid);
}

void mat_draw(const struct plot *plot, const struct choice *choice,
	      struct canvas *canvas)
{
	int top = plot->plan.mat;

	frame_draw(plot, canvas);
	name_draw(plot, canvas, top, plot->far);
	soils_draw(plot, choice, canvas, top + plot->form->far_row,
		   plot->far);
	middle_draw(plot, choice, canvas);
	soils_draw(plot, choice, canvas, top + plot->form->near_row,
		   plot->near);
	name_draw(plot, canvas, top + plot->form->last_row, plot->near);
}
