/* What is chosen at the Sowers table, and the moves that it comes to.  It
   asks the law of the view; it changes nothing. */
#include "sowers_paint.h"

#include <string.h>

static bool asks_pick(const struct table *table)
{
	return table->scene->turn.question == SOWERS_ASK_PICK;
}

int stop_count(const struct table *table)
{
	return asks_pick(table) ? table->scene->menu->count : table->hands;
}

uint8_t stop_card(const struct table *table, int stop)
{
	struct move move;

	if (!asks_pick(table))
		return table_cards(table, SOWERS_ZONE_HAND,
				   table->near)[stop];
	move = table->scene->menu->move[stop];
	if (move.verb == SOWERS_PICK_ROCKY)
		return table_cards(table, SOWERS_ZONE_ROCKY,
				   0)[move.at[0] - 1];
	if (move.verb == SOWERS_PICK_THORNY)
		return table_cards(table, SOWERS_ZONE_THORNY,
				   table->near)[move.at[0] - 1];
	return CARD_NONE;
}

bool stop_open(const struct table *table, int stop)
{
	if (table->scene->turn.question != SOWERS_ASK_DISCARD)
		return true;
	return sowers_is_yellow(stop_card(table, stop));
}

void choice_begin(const struct scene *scene, void *memory)
{
	struct choice *choice = memory;
	struct table table;

	memset(choice, 0, sizeof *choice);
	table_take(&table, scene);
	if (!table.asked)
		return;
	if (asks_pick(&table))
		choice->focus = -1;
	while (choice->focus >= 0 && choice->focus + 1 < table.hands &&
	       !stop_open(&table, choice->focus))
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
static int left_in_hand(const struct table *table,
			const struct choice *choice, uint8_t card)
{
	int left = zone_tally(&table->state->cards,
			      sowers_zone(SOWERS_ZONE_HAND, table->near),
			      card);

	for (int i = 0; i < choice->count; i++)
		left -= choice->card[i] == card;
	return left;
}

/* The black card that would follow the run, or CARD_NONE. */
static uint8_t run_next(const struct table *table,
			const struct choice *choice)
{
	int sown = table_count(table, SOWERS_ZONE_GOOD, table->near) +
		   choice->count;

	return sown < SOWERS_NUMBERS ? (uint8_t)(SOWERS_BLACK + sown + 1)
				     : CARD_NONE;
}

bool run_more(const struct table *table, struct choice *choice)
{
	uint8_t next = run_next(table, choice);

	if (next == CARD_NONE)
		return false;
	if (!left_in_hand(table, choice, next))
		next = SOWERS_WILD;
	if (!left_in_hand(table, choice, next))
		return false;
	choice->card[choice->count++] = next;
	return true;
}

void run_propose(const struct table *table, struct choice *choice,
		 uint8_t first)
{
	choice->count = 0;
	if (first != CARD_NONE)
		choice->card[choice->count++] = first;
	while (run_more(table, choice))
		;
}

bool run_swap(const struct table *table, struct choice *choice)
{
	uint8_t last = choice->card[choice->count - 1];
	uint8_t other;

	choice->count--;
	other = last == SOWERS_WILD ? run_next(table, choice) : SOWERS_WILD;
	if (left_in_hand(table, choice, other))
		last = other;
	else
		other = CARD_NONE;
	choice->card[choice->count++] = last;
	return other != CARD_NONE;
}

bool run_can_grow(const struct table *table, const struct choice *choice)
{
	uint8_t next = run_next(table, choice);

	return next != CARD_NONE &&
	       (left_in_hand(table, choice, next) ||
		left_in_hand(table, choice, SOWERS_WILD));
}

static int run_moves(const struct table *table, const struct choice *choice,
		     struct move *moves)
{
	int count = 0;

	for (int i = 0; i < choice->count; i++)
		moves[count++] = card_move_of(SOWERS_GOOD, choice->card[i]);
	if (run_can_grow(table, choice))
		moves[count++] = card_move_of(SOWERS_END, CARD_NONE);
	return count;
}

/* Cards go back in the order they were placed in. */
static int put_moves(const struct table *table, const struct choice *choice,
		     struct move *moves)
{
	for (int i = 0; i < choice->count; i++)
		moves[i] = card_move_of(choice->side[i],
					stop_card(table, choice->place[i]));
	return choice->count;
}

/* Discards have no order of their own: they go as they lie in the hand. */
static int discard_moves(const struct table *table,
			 const struct choice *choice, struct move *moves)
{
	int count = 0;

	for (int place = 0; place < table->hands; place++)
		if (choice_placed(choice, place) >= 0)
			moves[count++] =
				card_move_of(SOWERS_DISCARD,
					     stop_card(table, place));
	return count;
}

int choice_moves(const struct table *table, const struct choice *choice,
		 struct move *moves)
{
	switch ((enum sowers_question)table->scene->turn.question) {
	case SOWERS_ASK_PLAY:
	case SOWERS_ASK_GOOD:
		if (choice->soil == SOWERS_GOOD)
			return run_moves(table, choice, moves);
		if (!choice->soil)
			return 0;
		moves[0] = choice->soil == SOWERS_END
				   ? card_move_of(SOWERS_END, CARD_NONE)
				   : card_move_of(choice->soil,
						  stop_card(table,
							    choice->focus));
		return 1;
	case SOWERS_ASK_PICK:
		if (choice->focus < 0)
			return 0;
		moves[0] = table->scene->menu->move[choice->focus];
		return 1;
	case SOWERS_ASK_PUT:
		return choice->count < table->state->owed
			       ? 0
			       : put_moves(table, choice, moves);
	case SOWERS_ASK_DISCARD:
		return choice->count < table->state->owed
			       ? 0
			       : discard_moves(table, choice, moves);
	}
	return 0;
}

void choice_try(const struct table *table, const struct move *moves,
		int count, struct view *view)
{
	const struct book *book = table->scene->view->book;
	struct luck luck = {0};

	*view = *table->scene->view;
	for (int i = 0; i < count; i++)
		book->rules->apply(book, room_state(&view->masked), moves[i],
				   &luck, NULL);
}

bool choice_risk(const struct table *table, const struct choice *choice,
		 struct reason *reason)
{
	const struct rules *rules = table->scene->view->book->rules;
	struct move moves[ANSWERS_MAX];
	int count = choice_moves(table, choice, moves);
	struct reason unused;
	struct view view;

	if (!count || !rules->caution)
		return false;
	/* only the last of the moves can lead on to anything else */
	choice_try(table, moves, count - 1, &view);
	return rules->caution(&view, moves[count - 1],
			      reason ? reason : &unused);
}
