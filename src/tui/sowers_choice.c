/* What is chosen at the Sowers table, and the moves that it comes to.  It
   asks the law of the view; it changes nothing. */
#include "sowers_paint.h"

#include <string.h>

static bool asks_pick(const struct plot *plot)
{
	return plot->scene->turn.question == SOWERS_ASK_PICK;
}

int stop_count(const struct plot *plot)
{
	return asks_pick(plot) ? plot->scene->menu->count : plot->hands;
}

uint8_t stop_card(const struct plot *plot, int stop)
{
	struct move move;

	if (!asks_pick(plot))
		return plot_cards(plot, SOWERS_ZONE_HAND,
				  plot->near)[stop];
	move = plot->scene->menu->move[stop];
	if (move.verb == SOWERS_PICK_ROCKY)
		return plot_cards(plot, SOWERS_ZONE_ROCKY,
				  0)[move.at[0] - 1];
	if (move.verb == SOWERS_PICK_THORNY)
		return plot_cards(plot, SOWERS_ZONE_THORNY,
				  plot->near)[move.at[0] - 1];
	return CARD_NONE;
}

bool stop_open(const struct plot *plot, int stop)
{
	if (plot->scene->turn.question != SOWERS_ASK_DISCARD)
		return true;
	return sowers_is_yellow(stop_card(plot, stop));
}

void choice_begin(const struct scene *scene, void *memory)
{
	struct choice *choice = memory;
	struct plot plot;

	memset(choice, 0, sizeof *choice);
	plot_take(&plot, scene);
	if (!plot.asked)
		return;
	if (asks_pick(&plot))
		choice->focus = -1;
	while (choice->focus >= 0 && choice->focus + 1 < plot.hands &&
	       !stop_open(&plot, choice->focus))
		choice->focus++;
}

int choice_placed(const struct choice *choice, int place)
{
	for (int i = 0; i < choice->count; i++)
		if (choice->place[i] == place)
			return i;
	return -1;
}

/* Copies of a card that a run has not used. */
static int left_in_hand(const struct plot *plot,
			const struct choice *choice, uint8_t card)
{
	int left = zone_tally(&plot->state->cards,
			      sowers_zone(SOWERS_ZONE_HAND, plot->near),
			      card);

	for (int i = 0; i < choice->count; i++)
		left -= choice->card[i] == card;
	return left;
}

/* The black card that would follow the run, or CARD_NONE. */
static uint8_t run_next(const struct plot *plot,
			const struct choice *choice)
{
	int sown = plot_count(plot, SOWERS_ZONE_GOOD, plot->near) +
		   choice->count;

	return sown < SOWERS_NUMBERS ? (uint8_t)(SOWERS_BLACK + sown + 1)
				     : CARD_NONE;
}

bool run_more(const struct plot *plot, struct choice *choice)
{
	uint8_t next = run_next(plot, choice);

	if (next == CARD_NONE)
		return false;
	if (!left_in_hand(plot, choice, next))
		next = SOWERS_WILD;
	if (!left_in_hand(plot, choice, next))
		return false;
	choice->card[choice->count++] = next;
	return true;
}

void run_propose(const struct plot *plot, struct choice *choice,
		 uint8_t first)
{
	choice->count = 0;
	if (first != CARD_NONE)
		choice->card[choice->count++] = first;
	while (run_more(plot, choice))
		;
}

bool run_swap(const struct plot *plot, struct choice *choice)
{
	uint8_t last = choice->card[choice->count - 1];
	uint8_t other;

	choice->count--;
	other = last == SOWERS_WILD ? run_next(plot, choice) : SOWERS_WILD;
	if (left_in_hand(plot, choice, other))
		last = other;
	else
		other = CARD_NONE;
	choice->card[choice->count++] = last;
	return other != CARD_NONE;
}

bool run_can_swap(const struct plot *plot, const struct choice *choice)
{
	struct choice other = *choice;

	return run_swap(plot, &other);
}

/* It is what would be proposed: all that follows, naturals first. */
bool run_is_whole(const struct plot *plot, const struct choice *choice)
{
	struct choice whole;

	run_propose(plot, &whole, stop_card(plot, choice->focus));
	return whole.count == choice->count &&
	       !memcmp(whole.card, choice->card, (size_t)whole.count);
}

bool run_can_grow(const struct plot *plot, const struct choice *choice)
{
	uint8_t next = run_next(plot, choice);

	return next != CARD_NONE &&
	       (left_in_hand(plot, choice, next) ||
		left_in_hand(plot, choice, SOWERS_WILD));
}

static int run_moves(const struct plot *plot, const struct choice *choice,
		     struct move *moves)
{
	int count = 0;

	for (int i = 0; i < choice->count; i++)
		moves[count++] = card_move_of(SOWERS_GOOD, choice->card[i]);
	if (run_can_grow(plot, choice))
		moves[count++] = card_move_of(SOWERS_END, CARD_NONE);
	return count;
}

/* Cards go back in the order they were placed in. */
static int put_moves(const struct plot *plot, const struct choice *choice,
		     struct move *moves)
{
	for (int i = 0; i < choice->count; i++)
		moves[i] = card_move_of(choice->side[i],
					stop_card(plot, choice->place[i]));
	return choice->count;
}

/* Discards have no order of their own: they go as they lie in the hand. */
static int discard_moves(const struct plot *plot,
			 const struct choice *choice, struct move *moves)
{
	int count = 0;

	for (int place = 0; place < plot->hands; place++)
		if (choice_placed(choice, place) >= 0)
			moves[count++] =
				card_move_of(SOWERS_DISCARD,
					     stop_card(plot, place));
	return count;
}

int choice_moves(const struct plot *plot, const struct choice *choice,
		 struct move *moves)
{
	switch ((enum sowers_question)plot->scene->turn.question) {
	case SOWERS_ASK_PLAY:
	case SOWERS_ASK_GOOD:
		if (choice->soil == SOWERS_GOOD)
			return run_moves(plot, choice, moves);
		if (!choice->soil)
			return 0;
		moves[0] = choice->soil == SOWERS_END
				   ? card_move_of(SOWERS_END, CARD_NONE)
				   : card_move_of(choice->soil,
						  stop_card(plot,
							    choice->focus));
		return 1;
	case SOWERS_ASK_PICK:
		if (choice->focus < 0)
			return 0;
		moves[0] = plot->scene->menu->move[choice->focus];
		return 1;
	case SOWERS_ASK_PUT:
		return choice->count < plot->state->owed
			       ? 0
			       : put_moves(plot, choice, moves);
	case SOWERS_ASK_DISCARD:
		return choice->count < plot->state->owed
			       ? 0
			       : discard_moves(plot, choice, moves);
	}
	return 0;
}

void choice_try(const struct plot *plot, const struct move *moves,
		int count, struct view *view)
{
	const struct book *book = plot->scene->view->book;
	struct luck luck = {0};

	*view = *plot->scene->view;
	for (int i = 0; i < count; i++)
		book->rules->apply(book, room_state(&view->masked), moves[i],
				   &luck, NULL);
}

bool choice_risk(const struct plot *plot, const struct choice *choice,
		 struct reason *reason)
{
	const struct rules *rules = plot->scene->view->book->rules;
	struct move moves[ANSWERS_MAX];
	int count = choice_moves(plot, choice, moves);
	struct reason unused;
	struct view view;

	if (!count || !rules->caution)
		return false;
	/* only the last of the moves can lead on to anything else */
	choice_try(plot, moves, count - 1, &view);
	return rules->caution(&view, moves[count - 1],
			      reason ? reason : &unused);
}
