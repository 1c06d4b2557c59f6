/* What a key does at a question that is answered by a line, by cards of the
   hand or by a card of the town. */
#include "gearseed_press.h"

#include <stdio.h>
#include <string.h>

static void close_list(struct hand *hand)
{
	struct gt_choice *choice = hand->choice;

	if (choice->line != LINE_OPEN)
		choice->line = LINE_OPEN;
	else if (!choice->burst)
		return;
	else
		choice->burst = false;
	if (!choice->burst && gt_form(hand->scene, choice) == FORM_BUILD)
		choice->focus = FOCUS_HAND;
	gt_chosen(hand);
}

static void decide(struct hand *hand, const struct gt_list *list)
{
	static const char *const numbers[] = {"1", "1", "1 or 2", "1, 2 or 3",
					      "a digit"};
	int line = hand->choice->line;

	if (line > 0 && line <= list->count)
		gt_play(hand, list->item[line - 1]);
	else if (line == LINE_NONE && list->none &&
		 list->skip.verb != MOVE_RESIGN)
		gt_play(hand, list->skip);
	else if (line == LINE_NONE && list->none) {
		hand->choice->line = LINE_OPEN;
		close_list(hand);
	} else
		gt_say(hand, WORD_NO_LINE,
		       list->none ? "1 or 0"
				  : numbers[list->count < 4 ? list->count : 4]);
}

/* The line after or before the one chosen, 0 being the last. */
static int next_line(const struct gt_list *list, int line, int step)
{
	int all = list->count + list->none;
	int place = line > 0 ? line - 1 : all - 1;

	if (line == LINE_OPEN)
		place = step > 0 ? 0 : all - 1;
	else
		place = gt_clamp(place + step, 0, all - 1);
	return place < list->count ? place + 1 : LINE_NONE;
}

void gt_press_list(struct hand *hand)
{
	struct gt_choice *choice = hand->choice;
	struct gt_list list;
	int x, y, line = choice->line;

	gt_list_take(hand->scene, choice, &list);
	if (hand->press.request == REQUEST_ENTER) {
		decide(hand, &list);
		return;
	}
	if (hand->press.request == REQUEST_BACK) {
		close_list(hand);
		return;
	}
	if (gt_arrow(hand->press, &x, &y))
		line = next_line(&list, line, x + y);
	else if (hand->press.request == REQUEST_HOME)
		line = next_line(&list, LINE_OPEN, 1);
	else if (hand->press.request == REQUEST_END)
		line = next_line(&list, LINE_OPEN, -1);
	else if (hand->press.request == REQUEST_DIGIT)
		line = hand->press.digit ? hand->press.digit : LINE_NONE;
	else
		return;
	if (line > list.count || (line == LINE_NONE && !list.none))
		return;
	choice->line = (int8_t)line;
	choice->focus = FOCUS_LIST;
	gt_chosen(hand);
}

static void unpick(struct gt_choice *choice, int index)
{
	memmove(choice->picked + index, choice->picked + index + 1,
		(size_t)(choice->picked_count - index - 1));
	choice->picked_count--;
}

static void send_picked(struct hand *hand)
{
	struct gt_choice *choice = hand->choice;
	bool burn = hand->scene->turn.question == ASK_BURN;
	int limit = gt_pick_limit(hand->scene);
	char more[16];

	if (burn && choice->line == LINE_NONE) {
		gt_play(hand, (struct move){.verb = MOVE_END});
		return;
	}
	if (choice->picked_count < (burn ? 1 : limit)) {
		snprintf(more, sizeof more, "%d", limit - choice->picked_count);
		gt_say(hand, burn ? WORD_NO_BURN : WORD_NO_DISCARD, more);
		return;
	}
	for (int i = 0; i < choice->picked_count; i++)
		gt_play(hand,
			(struct move){.verb = burn ? MOVE_BURN : MOVE_DISCARD,
				      .card = gt_hand_card(hand->scene,
							   choice->picked[i])});
	if (burn && choice->picked_count < limit)
		gt_play(hand, (struct move){.verb = MOVE_END});
}

static void pick(struct hand *hand)
{
	struct gt_choice *choice = hand->choice;

	if (gt_picked(choice, choice->hand))
		return;
	if (choice->picked_count >= gt_pick_limit(hand->scene)) {
		gt_say(hand, WORD_ALL_PICKED, NULL);
		return;
	}
	choice->picked[choice->picked_count++] = (uint8_t)choice->hand;
	choice->line = LINE_OPEN;
	gt_chosen(hand);
}

/* Takes the focused card back, or (Backspace, Esc) the one put last. */
static void put_back(struct hand *hand, bool last)
{
	struct gt_choice *choice = hand->choice;
	int number =
		last ? choice->picked_count : gt_picked(choice, choice->hand);

	if (last && choice->line == LINE_NONE) {
		choice->line = LINE_OPEN;
		gt_chosen(hand);
	} else if (number) {
		unpick(choice, number - 1);
		gt_chosen(hand);
	} else if (!last) {
		gt_say(hand, WORD_NOT_PICKED, NULL);
	}
}

void gt_press_pick(struct hand *hand)
{
	if (gt_take_none(hand, hand->scene->turn.question == ASK_BURN) ||
	    gt_walk_hand(hand))
		return;
	if (hand->press.request == REQUEST_UP)
		pick(hand);
	else if (hand->press.request == REQUEST_DOWN)
		put_back(hand, false);
	else if (hand->press.request == REQUEST_ERASE ||
		 hand->press.request == REQUEST_BACK)
		put_back(hand, true);
	else if (hand->press.request == REQUEST_ENTER)
		send_picked(hand);
}

/* The nearest card of the town in a direction; false: none is there. */
static bool card_towards(const struct scene *scene, struct gs_cell *cell, int x,
			 int y)
{
	const struct gearseed *state = gt_state(scene);
	int best = -1, distance = 1 << 20;

	for (int i = 0; i < gs_town_count(state); i++) {
		int right = state->x[i] - cell->x, down = state->y[i] - cell->y;
		int along = right * x + down * y;
		int aside = right * y + down * x;
		int far = along + 3 * (aside < 0 ? -aside : aside);

		if (along > 0 && far < distance) {
			distance = far;
			best = i;
		}
	}
	if (best < 0)
		return false;
	*cell = (struct gs_cell){state->x[best], state->y[best]};
	return true;
}

/* Cells that the menu names first, each once. */
static int menu_cells(const struct scene *scene, struct gs_cell *cells)
{
	int count = 0;

	for (int i = 0; i < scene->menu->count; i++) {
		const struct move *move = &scene->menu->move[i];
		struct gs_cell cell = {move->at[0], move->at[1]};

		if (move->verb != MOVE_TAKE && move->verb != MOVE_PULL &&
		    move->verb != MOVE_RAZE)
			continue;
		if (count && cells[count - 1].x == cell.x &&
		    cells[count - 1].y == cell.y)
			continue;
		if (count < GS_CARDS)
			cells[count++] = cell;
	}
	return count;
}

/* Walks from card to card; true when the key was one for that. */
static bool walk_cards(struct hand *hand)
{
	struct gt_choice *choice = hand->choice;
	struct gs_cell cells[GS_CARDS];
	int count = menu_cells(hand->scene, cells);
	int x, y;

	if (hand->press.request == REQUEST_NEXT_CELL ||
	    hand->press.request == REQUEST_PREVIOUS_CELL ||
	    hand->press.request == REQUEST_HOME ||
	    hand->press.request == REQUEST_END)
		return gt_step_cells(hand, cells, count);
	if (hand->press.request == REQUEST_PAGE_UP ||
	    hand->press.request == REQUEST_PAGE_DOWN) {
		int many = 3;

		y = hand->press.request == REQUEST_PAGE_UP ? -1 : 1;
		while (many-- && card_towards(hand->scene, &choice->cell, 0, y))
			gt_chosen(hand);
		choice->ghost = choice->ghost ||
				hand->response->answered == ANSWERED_CHOICE;
		return true;
	}
	if (!gt_arrow(hand->press, &x, &y))
		return false;
	if (choice->focus != FOCUS_TOWN)
		choice->cell = gt_town_middle(hand->scene);
	if (!card_towards(hand->scene, &choice->cell, x, y) && choice->ghost)
		return true;
	if (!gt_card_at_cell(gt_state(hand->scene), choice->cell) && count)
		choice->cell = cells[0];
	choice->focus = FOCUS_TOWN;
	choice->ghost = true;
	choice->line = LINE_OPEN;
	gt_chosen(hand);
	return true;
}

static void back_site(struct hand *hand)
{
	struct gt_choice *choice = hand->choice;

	if (!choice->ghost && choice->line == LINE_OPEN)
		return;
	choice->ghost = false;
	choice->line = LINE_OPEN;
	choice->focus = FOCUS_LIST;
	gt_chosen(hand);
}

void gt_press_site(struct hand *hand)
{
	struct gt_choice *choice = hand->choice;
	bool raze = hand->scene->turn.question == ASK_RAZE;

	if (gt_take_none(hand, !raze) || walk_cards(hand))
		return;
	if (hand->press.request == REQUEST_BACK)
		back_site(hand);
	if (hand->press.request != REQUEST_ENTER)
		return;
	if (choice->line == LINE_NONE)
		gt_play(hand, (struct move){.verb = MOVE_SKIP});
	else if (choice->ghost)
		gt_try(hand, gt_site_move(raze ? MOVE_RAZE : MOVE_TAKE,
					  choice->cell));
	else
		gt_say(hand, WORD_NO_SITE, NULL);
}

static struct move pull_move(struct gs_cell from, struct gs_cell to)
{
	return (struct move){.verb = MOVE_PULL,
			     .at = {from.x, from.y, to.x, to.y}};
}

/* Cells to which the lifted card may go. */
static int target_cells(const struct hand *hand, struct gs_cell cells[4])
{
	int count = 0;

	for (int i = 0; i < hand->scene->menu->count && count < 4; i++) {
		const struct move *move = &hand->scene->menu->move[i];

		if (move->verb == MOVE_PULL &&
		    move->at[0] == hand->choice->from.x &&
		    move->at[1] == hand->choice->from.y)
			cells[count++] =
				(struct gs_cell){move->at[2], move->at[3]};
	}
	return count;
}

static void lift(struct hand *hand)
{
	struct gt_choice *choice = hand->choice;
	struct gs_cell cells[4];
	const struct gearseed *state = gt_state(hand->scene);
	const struct gs_frame *frame = &state->frame[state->depth - 1];

	choice->from = choice->cell;
	if (!target_cells(hand, cells)) {
		/* The law says why: any gap will do for the question. */
		gt_try(hand, pull_move(choice->cell, frame->cell));
		return;
	}
	choice->lifted = true;
	choice->ghost = false;
	choice->cell = frame->cell;
	gt_chosen(hand);
}

/* An arrow points from the built card to the side it names. */
static void aim(struct hand *hand, int x, int y)
{
	const struct gearseed *state = gt_state(hand->scene);
	const struct gs_frame *frame = &state->frame[state->depth - 1];
	struct gs_cell to = {(int8_t)(frame->cell.x + x),
			     (int8_t)(frame->cell.y + y)};
	struct move move = pull_move(hand->choice->from, to);

	if (!view_why(hand->scene->view, move, &hand->response->refusal)) {
		hand->response->answered = ANSWERED_REFUSAL;
		return;
	}
	hand->choice->cell = to;
	hand->choice->ghost = true;
	hand->choice->line = LINE_OPEN;
	gt_chosen(hand);
}

static void press_target(struct hand *hand)
{
	struct gt_choice *choice = hand->choice;
	struct gs_cell cells[4];
	int x, y, count = target_cells(hand, cells);

	if (gt_arrow(hand->press, &x, &y)) {
		aim(hand, x, y);
	} else if (hand->press.request == REQUEST_BACK) {
		choice->lifted = false;
		choice->ghost = true;
		choice->cell = choice->from;
		gt_chosen(hand);
	} else if (hand->press.request != REQUEST_ENTER) {
		gt_step_cells(hand, cells, count);
	} else if (choice->ghost) {
		gt_try(hand, pull_move(choice->from, choice->cell));
	} else {
		gt_say(hand, WORD_NO_CELL,
		       gt_design(hand->scene,
				 gt_card_at_cell(gt_state(hand->scene),
						 choice->from))
			       ->code);
	}
}

void gt_press_move(struct hand *hand)
{
	struct gt_choice *choice = hand->choice;

	if (gt_take_none(hand, true)) {
		choice->lifted = false;
		choice->focus = FOCUS_LIST;
	} else if (choice->lifted) {
		press_target(hand);
	} else if (walk_cards(hand)) {
		return;
	} else if (hand->press.request == REQUEST_BACK) {
		back_site(hand);
	} else if (hand->press.request == REQUEST_ENTER) {
		if (choice->line == LINE_NONE)
			gt_play(hand, (struct move){.verb = MOVE_SKIP});
		else if (choice->ghost)
			lift(hand);
		else
			gt_say(hand, WORD_NO_SITE, NULL);
	}
}
