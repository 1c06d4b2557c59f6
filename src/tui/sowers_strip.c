/* The deck as it will be when the cards are put back: the next draw at the
   left, the last one at the right, what was never seen in between. */
#include "sowers_paint.h"

#include <string.h>

#include "utf8.h"

enum { STRIP_MAX = 2 * CARDS_MAX };

/* The known cards above and below the unseen ones. */
struct strip {
	uint8_t top[STRIP_MAX], low[STRIP_MAX]; /* in drawing order */
	int tops, lows, unseen;
	int step; /* from one card to the next */
};

static void collect(const struct plot *plot, const struct choice *choice,
		    struct strip *strip)
{
	const uint8_t *deck = plot_cards(plot, SOWERS_ZONE_DECK,
					 plot->near);
	int count = plot_count(plot, SOWERS_ZONE_DECK, plot->near);
	int tops = plot->state->top[plot->near - 1];
	int lows = plot->state->low[plot->near - 1];

	*strip = (struct strip){.unseen = count - tops - lows};
	for (int i = choice->count; i-- > 0;)
		if (choice->side[i] == SOWERS_TOP)
			strip->top[strip->tops++] =
				stop_card(plot, choice->place[i]);
	for (int i = 0; i < tops; i++)
		strip->top[strip->tops++] = deck[i];
	for (int i = count - lows; i < count; i++)
		strip->low[strip->lows++] = deck[i];
	for (int i = 0; i < choice->count; i++)
		if (choice->side[i] == SOWERS_BOTTOM)
			strip->low[strip->lows++] =
				stop_card(plot, choice->place[i]);
}

/* Cards with gaps, then side by side, then with shared walls; what does not
   fit even so is counted into the box, the innermost first. */
static void squeeze(const struct plot *plot, struct strip *strip, int box)
{
	int room = plot->form->columns - 3 - (strip->unseen ? box + 1 : 0);

	strip->step = 6;
	while (strip->step > 4 &&
	       (strip->tops + strip->lows) * strip->step + 1 > room)
		strip->step--;
	while ((strip->tops + strip->lows) * strip->step + 1 > room) {
		if (strip->tops >= strip->lows)
			strip->tops--;
		else
			memmove(strip->low, strip->low + 1,
				(size_t)--strip->lows);
		strip->unseen++;
	}
}

static int cards_put(const struct plot *plot, struct canvas *canvas,
		     int row, int column, const struct strip *strip,
		     const uint8_t *cards, int count)
{
	for (int i = 0; i < count; i++) {
		face_put(plot, canvas, row, column,
			 &(struct face){.card = cards[i], .small = true});
		if (strip->step == 4 && i > 0) {
			canvas_put(canvas, row, column, LOOK_PLAIN, "┬");
			canvas_put(canvas, row + 2, column, LOOK_PLAIN, "┴");
		}
		column += strip->step;
	}
	return column + (count && strip->step == 4);
}

static int unseen_put(const struct plot *plot, struct canvas *canvas,
		      int row, int column, int unseen, bool all)
{
	struct digits number = digits(unseen);
	const char *fill[] = {number.text};
	enum sowers_words words = all ? PANEL_UNSEEN : PANEL_BETWEEN;
	struct text text = {0};
	int width;

	plot_say(plot, &text, words, fill);
	width = utf8_columns(text_string(&text)) + 4;
	canvas_box(canvas, row, column, 3, width);
	canvas_put(canvas, row + 1, column + 2, LOOK_PLAIN,
		   text_string(&text));
	text_free(&text);
	return column + width;
}

static int box_width(const struct plot *plot)
{
	struct text text = {0};
	int width;

	plot_say(plot, &text, PANEL_UNSEEN, (const char *const[]){"10"});
	width = utf8_columns(text_string(&text)) + 4;
	text_free(&text);
	return width;
}

static void words_draw(const struct plot *plot, struct canvas *canvas,
		       int row, int tops, int step, int last)
{
	int end;

	if (tops)
		canvas_put(canvas, row, 2, LOOK_PLAIN, "next");
	if (tops > 1)
		canvas_put(canvas, row, 2 + (step < 5 ? 5 : step), LOOK_PLAIN,
			   "then");
	end = last >= 0 ? canvas_put(canvas, row, last, LOOK_PLAIN, "last")
			: 14;
	if (end + 26 < plot->form->columns)
		plot_put_right(plot, canvas, row, plot->form->columns - 1,
			       PANEL_AFTER, NULL);
	else if (end + 4 < plot->form->columns)
		canvas_put_right(canvas, row, plot->form->columns - 1,
				 LOOK_PLAIN, "S25");
}

void strip_draw(const struct plot *plot, const struct choice *choice,
		struct canvas *canvas)
{
	int row = plot->plan.panel, column = 2, last = -1;
	struct strip strip;
	int unseen;

	collect(plot, choice, &strip);
	unseen = strip.unseen;
	squeeze(plot, &strip, box_width(plot));
	column = cards_put(plot, canvas, row, column, &strip, strip.top,
			   strip.tops);
	if (strip.unseen)
		column = unseen_put(plot, canvas, row, column, strip.unseen,
				    strip.unseen == unseen) +
			 1;
	if (strip.lows)
		last = column + (strip.lows - 1) * strip.step;
	cards_put(plot, canvas, row, column, &strip, strip.low, strip.lows);
	words_draw(plot, canvas, row + 3, strip.tops, strip.step, last);
}
