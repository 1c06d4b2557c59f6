/* Where the focus goes at the Sowers table: step by step, to a colour, to a
   number.  It never plays. */
#include "sowers_ask.h"

enum answered ask_remark(struct ask *ask, enum sowers_words words,
			    const char *const *fill)
{
	reason_set(&ask->response->refusal, NULL, &sowers_words[words], fill);
	return ANSWERED_REFUSAL;
}

int ask_question(const struct ask *ask)
{
	return ask->plot.scene->turn.question;
}

/* A soil stays chosen while the card in focus may go there. */
enum answered ask_set_focus(struct ask *ask, int stop)
{
	struct choice *choice = ask->choice;
	struct move move;

	choice->focus = stop;
	choice->moved = true;
	if (ask_question(ask) != SOWERS_ASK_PLAY)
		return ANSWERED_CHOICE;
	move = card_move_of(choice->soil, stop_card(&ask->plot, stop));
	if (choice->soil == SOWERS_GOOD ||
	    !menu_has(ask->plot.scene->menu, move)) {
		choice->soil = 0;
		choice->count = 0;
	}
	return ANSWERED_CHOICE;
}

/* The next stop that may have the focus, from `from` on, or -1. */
static int next_open(const struct ask *ask, int from, int step)
{
	int count = stop_count(&ask->plot);

	for (int stop = from; stop >= 0 && stop < count; stop += step)
		if (stop_open(&ask->plot, stop))
			return stop;
	return -1;
}

static enum answered walk(struct ask *ask, int from, int step)
{
	int stop = next_open(ask, from, step);

	return stop < 0 ? ANSWERED_NOTHING : ask_set_focus(ask, stop);
}

enum answered ask_go_left(struct ask *ask)
{
	if (ask->choice->focus < 0) /* nothing yet: the last stop */
		return walk(ask, stop_count(&ask->plot) - 1, -1);
	return walk(ask, ask->choice->focus - 1, -1);
}

enum answered ask_go_right(struct ask *ask)
{
	return walk(ask, ask->choice->focus + 1, 1);
}

enum answered ask_go_first(struct ask *ask)
{
	return walk(ask, 0, 1);
}

enum answered ask_go_last(struct ask *ask)
{
	return walk(ask, stop_count(&ask->plot) - 1, -1);
}

static bool shows(uint8_t card, enum look colour, int number)
{
	if (card == CARD_NONE || (colour && plot_look(card) != colour))
		return false;
	return number < 0 || sowers_number(card) == number;
}

/* The next stop that shows it, round from the focus, or -1; one that may not
   have the focus only when there is no other.  A focus that nobody has chosen
   yet may be the one meant. */
static int seek(const struct ask *ask, enum look colour, int number)
{
	const struct choice *choice = ask->choice;
	int count = stop_count(&ask->plot), closed = -1;
	bool own = choice->moved || choice->soil || choice->focus < 0;

	for (int i = own; i < count + own; i++) {
		int stop = (choice->focus + i) % count;

		if (!shows(stop_card(&ask->plot, stop), colour, number))
			continue;
		if (stop_open(&ask->plot, stop))
			return stop;
		if (closed < 0)
			closed = stop;
	}
	return closed;
}

/* A card that may not be chosen is refused by the law. */
enum answered ask_go_to(struct ask *ask, int stop)
{
	struct move move = {.verb = SOWERS_DISCARD,
			    .card = stop_card(&ask->plot, stop)};

	if (stop_open(&ask->plot, stop))
		return ask_set_focus(ask, stop);
	view_why(ask->plot.scene->view, move, &ask->response->refusal);
	return ANSWERED_REFUSAL;
}

/* With `pickup last`, the card that only the law keeps from being a stop. */
static bool buried(struct ask *ask, enum look colour, int number)
{
	static const struct {
		enum sowers_zone zone;
		uint8_t verb;
	} piles[] = {{SOWERS_ZONE_ROCKY, SOWERS_PICK_ROCKY},
		     {SOWERS_ZONE_THORNY, SOWERS_PICK_THORNY}};
	const struct plot *plot = &ask->plot;

	if (ask_question(ask) != SOWERS_ASK_PICK)
		return false;
	for (int p = 0; p < 2; p++) {
		int count = plot_count(plot, piles[p].zone, plot->near);

		for (int i = 0; i < count; i++) {
			uint8_t card = plot_cards(plot, piles[p].zone,
						  plot->near)[i];
			struct move move = {.verb = piles[p].verb,
					    .at = {(int8_t)(i + 1)}};

			if (shows(card, colour, number) &&
			    !view_why(plot->scene->view, move,
				      &ask->response->refusal))
				return true;
		}
	}
	return false;
}

enum answered ask_go_colour(struct ask *ask)
{
	static const enum look colours[] = {[REQUEST_YELLOW] = LOOK_YELLOW,
					    [REQUEST_BLACK] = LOOK_BLACK,
					    [REQUEST_WILD] = LOOK_WILD};
	static const char *const word[] = {[LOOK_YELLOW] = "yellow",
					   [LOOK_BLACK] = "black",
					   [LOOK_WILD] = "wild"};
	enum look colour = colours[ask->press.request];
	int stop = seek(ask, colour, -1);
	enum answered answered;

	if (stop < 0)
		return buried(ask, colour, -1)
			       ? ANSWERED_REFUSAL
			       : ask_remark(ask, SAY_NO_COLOUR, &word[colour]);
	answered = ask_go_to(ask, stop);
	ask->choice->colour = (uint8_t)colour;
	return answered;
}

int ask_pressed_number(const struct ask *ask)
{
	return ask->press.digit ? ask->press.digit : SOWERS_NUMBERS;
}

/* The next card with that number; right behind y or b, of that colour, where
   the card in focus may be the one meant. */
enum answered ask_go_digit(struct ask *ask)
{
	struct digits digit = digits(ask_pressed_number(ask));
	int number = ask_pressed_number(ask), stop = -1;
	enum look colour = (enum look)ask->choice->colour;

	if (colour && ask->choice->focus >= 0 &&
	    shows(stop_card(&ask->plot, ask->choice->focus), colour, number))
		stop = ask->choice->focus;
	if (stop < 0 && colour)
		stop = seek(ask, colour, number);
	if (stop < 0)
		stop = seek(ask, LOOK_PLAIN, number);
	if (stop >= 0)
		return ask_go_to(ask, stop);
	if (buried(ask, LOOK_PLAIN, number))
		return ANSWERED_REFUSAL;
	return ask_remark(ask, SAY_NO_NUMBER,
			  (const char *const[]){digit.text});
}
