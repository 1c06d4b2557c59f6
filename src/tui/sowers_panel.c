/* The panel of the Sowers table: what each soil would do with the card in
   focus, what a pick-up leads to, what a discard means.  It never names the
   card in focus, so that moving on changes little. */
#include "sowers_paint.h"

#include <string.h>

#include "utf8.h"

static const char *const soil_name[] = {[SOWERS_PATH] = "Path",
					[SOWERS_ROCKY] = "Rocky",
					[SOWERS_THORNY] = "Thorny",
					[SOWERS_GOOD] = "Good"};
static const char *const soil_letter[] = {[SOWERS_PATH] = "p",
					  [SOWERS_ROCKY] = "r",
					  [SOWERS_THORNY] = "t",
					  [SOWERS_GOOD] = "g"};

static void rule_id_put(const struct plot *plot, struct canvas *canvas,
			int row, const char *rule)
{
	canvas_put_right(canvas, row, plot->form->columns - 1, LOOK_PLAIN,
			 rule);
}

static int mark_column(const struct plot *plot)
{
	return plot_narrow(plot) ? 0 : 2;
}

/* The focus mark in front of a row. */
static void mark_put(const struct plot *plot, struct canvas *canvas,
		     int row)
{
	canvas_put(canvas, row, mark_column(plot), LOOK_BOLD, ">");
}

/* A run that was shortened; in full, the law's own words stand. */
static void run_say(const struct plot *plot, const struct choice *choice,
		    struct text *text)
{
	int sown = plot_count(plot, SOWERS_ZONE_GOOD, plot->near);
	struct digits from = digits(sown + 1);
	struct digits to = digits(sown + choice->count);
	struct digits count = digits(choice->count);
	const char *fill[] = {from.text, to.text, count.text};

	plot_say(plot, text,
		 choice->count == 1 ? PANEL_RUN_ONE : PANEL_RUN, fill);
}

static void soil_say(const struct plot *plot, const struct choice *choice,
		     int soil, bool chosen, struct reason *reason,
		     struct text *text)
{
	sowers_soil(plot->scene->view, stop_card(plot, choice->focus), soil,
		    reason);
	if (chosen && soil == SOWERS_GOOD && !run_is_whole(plot, choice))
		run_say(plot, choice, text);
	else
		text_put(text, plot_narrow(plot) ? reason->narrow
						: reason->wide);
}

static void soil_row(const struct plot *plot, const struct choice *choice,
		     struct canvas *canvas, int row, int soil)
{
	const struct form *form = plot->form;
	struct move move =
		card_move_of(soil, stop_card(plot, choice->focus));
	bool open = menu_has(plot->scene->menu, move);
	bool chosen = choice->soil == soil;
	struct reason reason;
	struct text text = {0};

	soil_say(plot, choice, soil, chosen, &reason, &text);
	if (open)
		canvas_put(canvas, row, form->letter, LOOK_BOLD,
			   soil_letter[soil]);
	canvas_put(canvas, row, form->name,
		   chosen ? LOOK_BOLD : LOOK_PLAIN, soil_name[soil]);
	canvas_put(canvas, row, form->text, LOOK_PLAIN, text_string(&text));
	rule_id_put(plot, canvas, row, reason.rule);
	text_free(&text);
	if (!chosen)
		return;
	mark_put(plot, canvas, row);
	if (soil != SOWERS_GOOD)
		canvas_cursor(canvas, row, form->letter);
}

static void play_draw(const struct plot *plot, const struct choice *choice,
		      struct canvas *canvas)
{
	for (int soil = SOWERS_PATH; soil <= SOWERS_GOOD; soil++)
		soil_row(plot, choice, canvas,
			 plot->plan.panel + soil - SOWERS_PATH, soil);
}

/* A line of the panel with its rule. */
static void line_put(const struct plot *plot, struct canvas *canvas,
		     int row, int column, enum sowers_words words,
		     const char *const *fill, const char *rule)
{
	plot_put(plot, canvas, row, column, words, fill);
	rule_id_put(plot, canvas, row, rule);
}

/* Under `good`, asked alone: what is sown, and the way to stop. */
static void sow_draw(const struct plot *plot, const struct choice *choice,
		     struct canvas *canvas)
{
	const struct form *form = plot->form;
	int row = plot->plan.panel;
	struct digits next = digits(
		plot_count(plot, SOWERS_ZONE_GOOD, plot->near) + 1);
	const char *fill[] = {next.text};
	struct text text = {0};

	if (choice->soil == SOWERS_GOOD)
		run_say(plot, choice, &text);
	else
		plot_say(plot, &text, PANEL_SOW_ON, fill);
	canvas_put(canvas, row, form->letter, LOOK_BOLD, "g");
	canvas_put(canvas, row, form->name,
		   choice->soil == SOWERS_GOOD ? LOOK_BOLD : LOOK_PLAIN,
		   "Good");
	canvas_put(canvas, row, form->text, LOOK_PLAIN, text_string(&text));
	rule_id_put(plot, canvas, row, "S28");
	text_free(&text);
	canvas_put(canvas, row + 1, form->letter, LOOK_BOLD, "0");
	line_put(plot, canvas, row + 1, form->text, PANEL_SOW_STOP, NULL,
		 "A22");
	if (choice->soil)
		mark_put(plot, canvas, row + (choice->soil == SOWERS_END));
	if (choice->soil == SOWERS_END)
		canvas_cursor(canvas, row + 1, form->letter);
}

/* What a pick-up is good for, or whose card it was. */
static enum sowers_words pick_words(const struct plot *plot,
				    struct move move, uint8_t card,
				    uint8_t *owner)
{
	uint8_t owners[SOWERS_ROCKY_LIMIT + 1] = {0};
	int count = sowers_rocky_owners(plot->scene->events,
					plot->scene->event_count, owners);
	uint8_t next = sowers_next(plot->state, plot->near);

	*owner = 0;
	if (move.verb == SOWERS_PICK_THORNY)
		return card == next || card == SOWERS_WILD
			       ? PANEL_PICK_NEXT
			       : PANEL_PICK_THORNY;
	if (move.at[0] <= count)
		*owner = owners[move.at[0] - 1];
	if (*owner == plot->near || !*owner)
		return PANEL_PICK_OWN;
	return plot_solo(plot) ? PANEL_PICK_AQUILA : PANEL_PICK_OTHER;
}

static void pick_line(const struct plot *plot, const struct choice *choice,
		      struct canvas *canvas, int row)
{
	int column = plot_narrow(plot) ? 2 : 4;
	struct move move = plot->scene->menu->move[choice->focus];
	uint8_t card = stop_card(plot, choice->focus);
	uint8_t owner;
	enum sowers_words words = pick_words(plot, move, card, &owner);
	const char *fill[2] = {plot_word(plot, card),
			       owner ? plot_name(plot, owner) : ""};

	mark_put(plot, canvas, row);
	line_put(plot, canvas, row, column, words, fill, "S18");
	canvas_look(canvas, row, column, utf8_columns(fill[0]), LOOK_BOLD);
}

/* What becomes of Rocky: four cards are swept after the play. */
static void rocky_line(const struct plot *plot, struct canvas *canvas,
		       int row, bool lifted)
{
	static const char *const word[] = {"no", "one", "two", "three",
					   "four"};
	int column = plot_narrow(plot) ? 4 : 7;
	int count = plot_count(plot, SOWERS_ZONE_ROCKY, 1);
	const char *fill[1];

	fill[0] = word[count - lifted];
	if (count - lifted >= SOWERS_ROCKY_LIMIT)
		line_put(plot, canvas, row, column, PANEL_ROCKY_SWEPT, NULL,
			 "S23");
	else if (count >= SOWERS_ROCKY_LIMIT)
		line_put(plot, canvas, row, column, PANEL_ROCKY_SAVED, fill,
			 "S23");
	else if (count - lifted == 0)
		line_put(plot, canvas, row, column, PANEL_ROCKY_BARE, NULL,
			 "S23");
	else
		line_put(plot, canvas, row, column,
			 count - lifted == 1 ? PANEL_ROCKY_LEFT_ONE
					     : PANEL_ROCKY_LEFT,
			 fill, "S23");
}

/* What becomes of the hand: more than seven must be discarded. */
static void limit_line(const struct plot *plot, struct canvas *canvas,
		       int row, uint8_t picked)
{
	int column = plot_narrow(plot) ? 4 : 7;
	const uint8_t *cards = plot_cards(plot, SOWERS_ZONE_HAND,
					  plot->near);
	uint8_t yellow[HAND_MAX + 1];
	int count = 0, hand = plot->hands + (picked != CARD_NONE);
	int excess = hand - SOWERS_HAND_LIMIT;
	struct digits held = digits(hand), more = digits(excess);
	struct digits yellows;
	struct text list = {0};
	const char *fill[3] = {held.text, more.text, NULL};
	enum sowers_words words = PANEL_HAND_LIST;
	bool placed = !picked || !sowers_is_yellow(picked);

	for (int p = 0; p < plot->hands; p++) {
		uint8_t card = cards[p];

		if (!placed && picked < card) {
			yellow[count++] = picked;
			placed = true;
		}
		if (sowers_is_yellow(card))
			yellow[count++] = card;
	}
	if (!placed)
		yellow[count++] = picked;
	yellows = digits(count);
	if (excess <= 0)
		words = PANEL_HAND_FITS;
	else if (excess > count)
		words = PANEL_HAND_LOST;
	else if (count > 4)
		words = PANEL_HAND_OVER;
	list_plain(plot, yellow, count <= 4 ? count : 0, &list);
	fill[2] = words == PANEL_HAND_LIST ? text_string(&list)
					   : yellows.text;
	line_put(plot, canvas, row, column, words, fill,
		 words == PANEL_HAND_LOST ? "S4" : "S13");
	text_free(&list);
}

/* Where there is something to pick up. */
static enum sowers_words reach(const struct plot *plot, bool last)
{
	if (!plot_count(plot, SOWERS_ZONE_THORNY, plot->near))
		return last ? PANEL_LAST_ROCKY : PANEL_ANY_ROCKY;
	if (!plot_count(plot, SOWERS_ZONE_ROCKY, 1))
		return last ? PANEL_LAST_THORNY : PANEL_ANY_THORNY;
	return last ? PANEL_PICK_LAST : PANEL_PICK_FRESH;
}

/* What may be picked up, as long as nothing is chosen. */
static void fresh_line(const struct plot *plot, struct canvas *canvas,
		       int row)
{
	bool last = plot->scene->view->book->option[SOWERS_OPTION_PICKUP] ==
		    SOWERS_PICKUP_LAST;

	line_put(plot, canvas, row, plot_narrow(plot) ? 4 : 7,
		 reach(plot, last), NULL,
		 last ? "S44" : "S18");
}

static void pick_draw(const struct plot *plot, const struct choice *choice,
		      struct canvas *canvas)
{
	int row = plot->plan.panel;
	int stops = stop_count(plot);
	bool lifted = choice->focus >= 0 && choice->focus < stops - 1;
	bool swept = plot_count(plot, SOWERS_ZONE_ROCKY, 1) >=
		     SOWERS_ROCKY_LIMIT;
	bool rocky = lifted && plot->scene->menu->move[choice->focus].verb ==
				       SOWERS_PICK_ROCKY;

	if (lifted)
		pick_line(plot, choice, canvas, row);
	else if (choice->focus < 0)
		fresh_line(plot, canvas, row);
	rocky_line(plot, canvas, row + 1, rocky);
	limit_line(plot, canvas, row + 2,
		   lifted ? stop_card(plot, choice->focus) : CARD_NONE);
	canvas_put(canvas, row + 3, plot->form->letter, LOOK_BOLD, "0");
	line_put(plot, canvas, row + 3, plot_narrow(plot) ? 4 : 7,
		 swept ? PANEL_LEAVE_SWEPT : PANEL_LEAVE, NULL, "S18");
	if (choice->focus != stops - 1)
		return;
	mark_put(plot, canvas, row + 3);
	canvas_cursor(canvas, row + 3, plot->form->letter);
}

static void discard_draw(const struct plot *plot, struct canvas *canvas)
{
	int row = plot->plan.panel;
	struct digits hand = digits(plot->hands);
	const char *fill[] = {hand.text};

	line_put(plot, canvas, row, 2, PANEL_DISCARD_HOLD, fill, "S13");
	line_put(plot, canvas, row + 1, 2, PANEL_DISCARD_YELLOW, NULL,
		 "S16");
	line_put(plot, canvas, row + 2, 2, PANEL_DISCARD_PATH, NULL, "S14");
}

void panel_draw(const struct plot *plot, const struct choice *choice,
		struct canvas *canvas)
{
	switch ((enum sowers_question)plot->scene->turn.question) {
	case SOWERS_ASK_PLAY:
		play_draw(plot, choice, canvas);
		break;
	case SOWERS_ASK_GOOD:
		sow_draw(plot, choice, canvas);
		break;
	case SOWERS_ASK_PICK:
		pick_draw(plot, choice, canvas);
		break;
	case SOWERS_ASK_PUT:
		strip_draw(plot, choice, canvas);
		break;
	case SOWERS_ASK_DISCARD:
		discard_draw(plot, canvas);
		break;
	}
}
