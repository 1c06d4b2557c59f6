/* What the keys do at GearSeed's table.  They choose; Enter alone answers,
   and only once something was chosen. */
#include "gearseed_press.h"

#include <stdlib.h>

void gt_chosen(struct hand *hand)
{
	hand->response->answered = ANSWERED_CHOICE;
}

void gt_say(struct hand *hand, enum gt_word word, const char *fill)
{
	gt_remark(word, fill, hand->response);
}

void gt_play(struct hand *hand, struct move move)
{
	struct response *response = hand->response;

	if (response->count < ANSWERS_MAX)
		response->move[response->count++] = move;
	response->answered = ANSWERED_MOVES;
}

/* Plays a move that the law allows, or says why not. */
void gt_try(struct hand *hand, struct move move)
{
	if (view_why(hand->scene->view, move, &hand->response->refusal))
		gt_play(hand, move);
	else
		hand->response->answered = ANSWERED_REFUSAL;
}

struct move gt_site_move(int verb, struct gs_cell cell)
{
	return (struct move){.verb = (uint8_t)verb, .at = {cell.x, cell.y}};
}

/* Left, right, up or down as steps; false for any other key. */
bool gt_arrow(struct press press, int *x, int *y)
{
	*x = (press.request == REQUEST_RIGHT) - (press.request == REQUEST_LEFT);
	*y = (press.request == REQUEST_DOWN) - (press.request == REQUEST_UP);
	return *x || *y;
}

int gt_clamp(int value, int least, int most)
{
	if (value > most)
		value = most;
	return value < least ? least : value;
}

/* 0 chooses "none" where the question has it. */
bool gt_take_none(struct hand *hand, bool exists)
{
	struct gt_choice *choice = hand->choice;

	if (hand->press.request != REQUEST_DIGIT || hand->press.digit)
		return false;
	if (!exists)
		return true;
	choice->line = LINE_NONE;
	choice->picked_count = 0;
	choice->ghost = false;
	gt_chosen(hand);
	return true;
}

/* Moves the focus along the hand; true when the key was one for that. */
bool gt_walk_hand(struct hand *hand)
{
	struct gt_choice *choice = hand->choice;
	int count = gt_hand_count(hand->scene);
	int to = choice->hand;

	if (hand->press.request == REQUEST_LEFT)
		to--;
	else if (hand->press.request == REQUEST_RIGHT)
		to++;
	else if (hand->press.request == REQUEST_HOME)
		to = 0;
	else if (hand->press.request == REQUEST_END)
		to = count - 1;
	else if (hand->press.request == REQUEST_DIGIT && hand->press.digit)
		to = hand->press.digit - 1;
	else
		return false;
	if (to < 0 || to >= count)
		return true;
	choice->hand = (int8_t)to;
	choice->line = LINE_OPEN;
	gt_chosen(hand);
	return true;
}

/* How far a key leads: a cell with an arrow, half a window with PgUp and
   PgDn; false for any other key. */
static bool take_way(const struct hand *hand, int *x, int *y)
{
	struct gt_table table;

	gt_table_lay(hand->scene, &table);
	if (gt_arrow(hand->press, x, y))
		return true;
	if (hand->press.request == REQUEST_PAGE_UP)
		*y = -table.rows / 2;
	else if (hand->press.request == REQUEST_PAGE_DOWN)
		*y = table.rows / 2;
	return *y != 0;
}

/* Moves the focus cell by cell inside the town's box; true when the key was
   one for that. */
static bool walk_cells(struct hand *hand)
{
	struct gt_choice *choice = hand->choice;
	struct gt_box box = gt_town_box(hand->scene, choice);
	int x, y;

	if (!take_way(hand, &x, &y))
		return false;
	choice->cell.x =
		(int8_t)gt_clamp(choice->cell.x + x, box.left, box.right);
	choice->cell.y =
		(int8_t)gt_clamp(choice->cell.y + y, box.top, box.bottom);
	gt_chosen(hand);
	return true;
}

/* How much a step to that free cell is off the way; negative: it leads
   elsewhere.  Up and down go by rows, left and right stay in theirs while it
   has more: so every free cell can be reached. */
static int stray(struct gs_cell from, struct gs_cell to, int x, int y)
{
	int right = to.x - from.x, down = to.y - from.y;
	int along = x ? right * (x > 0 ? 1 : -1) : down * (y > 0 ? 1 : -1);
	const int row = 256;

	if (along <= 0)
		return -1;
	if (y)
		return abs(along - abs(y)) * row + abs(right);
	return down ? row + along + 2 * abs(down) : along;
}

/* Moves the ghost to the free cell that lies best in the key's direction;
   true when the key was one for that. */
static bool walk_free(struct hand *hand)
{
	struct gt_choice *choice = hand->choice;
	struct gs_cell cells[GS_CELLS], best = choice->cell;
	int count = gs_free_cells(gt_state(hand->scene), cells);
	int least = -1, x, y;

	if (!take_way(hand, &x, &y))
		return false;
	for (int i = 0; i < count; i++) {
		int off = stray(choice->cell, cells[i], x, y);

		if (off < 0 || (least >= 0 && off >= least))
			continue;
		least = off;
		best = cells[i];
	}
	/* The first card of an empty town has but one place. */
	if (least < 0 && !gt_is_dot(hand->scene, choice, best))
		return true;
	choice->cell = best;
	choice->ghost = true;
	gt_chosen(hand);
	return true;
}

/* Is `one` before `other` in the menu's order: by y, then x? */
static bool before(struct gs_cell one, struct gs_cell other)
{
	return one.y != other.y ? one.y < other.y : one.x < other.x;
}

/* `.` and `,`: the next and previous of some cells, from the focus on. */
bool gt_step_cells(struct hand *hand, const struct gs_cell *cells, int count)
{
	struct gt_choice *choice = hand->choice;
	bool forward = hand->press.request == REQUEST_NEXT_CELL ||
		       hand->press.request == REQUEST_HOME;
	bool jump = hand->press.request == REQUEST_HOME ||
		    hand->press.request == REQUEST_END ||
		    choice->focus != FOCUS_TOWN;
	int best = forward ? 0 : count - 1;

	if (!forward && hand->press.request != REQUEST_PREVIOUS_CELL &&
	    hand->press.request != REQUEST_END)
		return false;
	for (int i = 0; i < count && !jump; i++) {
		int at = forward ? count - 1 - i : i;

		if (forward ? before(choice->cell, cells[at])
			    : before(cells[at], choice->cell))
			best = at;
	}
	if (!count)
		return true;
	choice->focus = FOCUS_TOWN;
	choice->cell = cells[best];
	choice->ghost = true;
	choice->line = LINE_OPEN;
	gt_chosen(hand);
	return true;
}

/* Begins to look round, or to choose a cell: in the middle of the town. */
static void enter_town(struct hand *hand, enum gt_focus focus)
{
	hand->choice->focus = (uint8_t)focus;
	hand->choice->ghost = false;
	hand->choice->line = LINE_OPEN;
	hand->choice->cell = gt_town_middle(hand->scene);
	gt_chosen(hand);
}

static void choose_card(struct hand *hand)
{
	struct gt_choice *choice = hand->choice;
	uint8_t card = gt_hand_card(hand->scene, choice->hand);
	struct move move = {.verb = MOVE_BUILD, .card = card};
	struct gs_cell cells[GS_CELLS];

	if (choice->line == LINE_NONE) {
		gt_play(hand, (struct move){.verb = MOVE_SKIP});
		return;
	}
	if (gt_card_fits(hand->scene, card)) {
		enter_town(hand, FOCUS_TOWN);
		return;
	}
	if (gs_free_cells(gt_state(hand->scene), cells)) {
		move.at[0] = cells[0].x;
		move.at[1] = cells[0].y;
	}
	gt_try(hand, move);
}

static void press_look(struct hand *hand)
{
	struct gt_choice *choice = hand->choice;
	struct gt_box box = gt_town_box(hand->scene, choice);

	if (hand->press.request == REQUEST_DOWN &&
	    choice->cell.y >= box.bottom) {
		choice->focus = FOCUS_HAND;
		gt_chosen(hand);
	} else if (walk_cells(hand)) {
		return;
	} else if (hand->press.request == REQUEST_BACK) {
		choice->focus = FOCUS_HAND;
		gt_chosen(hand);
	} else if (hand->press.request == REQUEST_ENTER) {
		gt_say(hand, WORD_ONLY_LOOKING, NULL);
	} else if (gt_walk_hand(hand)) {
		choice->focus = FOCUS_HAND;
	}
}

/* The hand: which card is to be built. */
static void press_build_hand(struct hand *hand)
{
	bool extra = hand->scene->turn.question == ASK_EXTRA;

	if (gt_take_none(hand, extra) || gt_walk_hand(hand))
		return;
	if (hand->press.request == REQUEST_ENTER) {
		choose_card(hand);
	} else if (hand->press.request == REQUEST_UP) {
		enter_town(hand, FOCUS_LOOK);
	} else if (hand->press.request == REQUEST_BACK &&
		   hand->choice->line == LINE_NONE) {
		hand->choice->line = LINE_OPEN;
		gt_chosen(hand);
	}
}

/* The town: where it is to be built. */
static void press_build_cell(struct hand *hand)
{
	struct gt_choice *choice = hand->choice;
	uint8_t card = gt_hand_card(hand->scene, choice->hand);
	struct move move = gt_site_move(MOVE_BUILD, choice->cell);
	const struct gs_design *design = gt_design(hand->scene, card);

	if (hand->press.request == REQUEST_ENTER) {
		move.card = card;
		if (choice->ghost)
			gt_try(hand, move);
		else
			gt_say(hand, WORD_NO_CELL, design->code);
	} else if (hand->press.request == REQUEST_BACK) {
		choice->focus = FOCUS_HAND;
		choice->ghost = false;
		gt_chosen(hand);
	} else if (walk_free(hand)) {
		return;
	} else if (hand->press.request == REQUEST_DIGIT) {
		if (gt_take_none(hand, hand->scene->turn.question == ASK_EXTRA))
			choice->focus = FOCUS_HAND;
		else
			gt_walk_hand(hand);
	}
}

static void press_build(struct hand *hand)
{
	struct gs_cell cells[GS_CELLS];
	uint8_t card = gt_hand_card(hand->scene, hand->choice->hand);

	if (hand->choice->focus == FOCUS_LOOK)
		press_look(hand);
	else if ((hand->choice->focus == FOCUS_TOWN ||
		  hand->press.request == REQUEST_NEXT_CELL ||
		  hand->press.request == REQUEST_PREVIOUS_CELL) &&
		 gt_card_fits(hand->scene, card) &&
		 gt_step_cells(hand, cells,
			       gs_free_cells(gt_state(hand->scene), cells)))
		return;
	else if (hand->choice->focus == FOCUS_TOWN)
		press_build_cell(hand);
	else
		press_build_hand(hand);
}

static void click_hand(struct hand *hand, int place)
{
	struct gt_choice *choice = hand->choice;
	enum gt_form form = gt_form(hand->scene, choice);

	if (form != FORM_BUILD && form != FORM_PICK)
		return;
	if (choice->focus == FOCUS_LOOK)
		choice->focus = FOCUS_HAND;
	choice->hand = (int8_t)place;
	choice->line = LINE_OPEN;
	gt_chosen(hand);
}

/* The line of the Trigger in that cell. */
static int trigger_line(const struct hand *hand, struct gs_cell cell)
{
	struct gt_list list;

	gt_list_take(hand->scene, hand->choice, &list);
	for (int i = 0; i < list.count; i++)
		if (move_equal(list.item[i], gt_site_move(MOVE_TRIGGER, cell)))
			return i + 1;
	return LINE_OPEN;
}

static void click_cell(struct hand *hand, struct gs_cell cell)
{
	struct gt_choice *choice = hand->choice;
	enum gt_form form = gt_form(hand->scene, choice);
	bool card = gt_card_at_cell(gt_state(hand->scene), cell);

	if (form == FORM_LIST) {
		int line = trigger_line(hand, cell);

		if (line == LINE_OPEN)
			return;
		choice->line = (int8_t)line;
		gt_chosen(hand);
		return;
	}
	if (form == FORM_BUILD && choice->focus != FOCUS_TOWN)
		choice->focus = FOCUS_LOOK;
	else if (form == FORM_MOVE && choice->lifted) {
		if (!gt_is_dot(hand->scene, choice, cell))
			return;
	} else if ((form != FORM_BUILD && !card) || form == FORM_PICK ||
		   form == FORM_NOTHING)
		return;
	else
		choice->focus = FOCUS_TOWN;
	choice->cell = cell;
	choice->ghost = choice->focus == FOCUS_TOWN;
	choice->line = LINE_OPEN;
	gt_chosen(hand);
}

static void press_click(struct hand *hand)
{
	struct gt_choice *choice = hand->choice;
	int row = hand->press.row, column = hand->press.column;
	int place = gt_hand_hit(hand->scene, choice, row, column);
	int line = gt_side_hit(hand->scene, choice, row, column);
	struct gt_town town;
	struct gs_cell cell;

	if (place >= 0) {
		click_hand(hand, place);
	} else if (line != LINE_OPEN) {
		choice->line = (int8_t)line;
		gt_chosen(hand);
	} else {
		gt_town_fill(hand->scene, choice, &town);
		if (gt_town_hit(&town, row, column, &cell))
			click_cell(hand, cell);
	}
}

/* `c`: the focus comes into the middle of the window. */
static void centre(struct hand *hand)
{
	struct gt_choice *choice = hand->choice;
	bool focus = choice->focus == FOCUS_TOWN || choice->focus == FOCUS_LOOK;
	struct gs_cell cell =
		focus ? choice->cell : gt_town_middle(hand->scene);
	struct gt_table table;

	gt_table_lay(hand->scene, &table);
	choice->corner.x = (int8_t)(cell.x - table.columns / 2);
	choice->corner.y = (int8_t)(cell.y - table.rows / 2);
	choice->placed = true;
	gt_chosen(hand);
}

/* PgUp and PgDn move the window where no cell has the focus. */
static bool scroll(struct hand *hand)
{
	struct gt_choice *choice = hand->choice;
	struct gt_town town;
	int rows;

	if (choice->focus == FOCUS_TOWN || choice->focus == FOCUS_LOOK)
		return false;
	if (hand->press.request != REQUEST_PAGE_UP &&
	    hand->press.request != REQUEST_PAGE_DOWN)
		return false;
	gt_town_fill(hand->scene, choice, &town);
	rows = town.rows / 2;
	if (hand->press.request == REQUEST_PAGE_UP)
		rows = -rows;
	choice->corner = town.corner;
	choice->corner.y = (int8_t)(choice->corner.y + rows);
	choice->placed = true;
	gt_chosen(hand);
	return true;
}

/* Outside of questions the town may be looked at as well. */
static void press_nothing(struct hand *hand)
{
	if (hand->choice->focus == FOCUS_LOOK)
		press_look(hand);
	else if (hand->press.request == REQUEST_UP)
		enter_town(hand, FOCUS_LOOK);
}

static void dispatch(struct hand *hand)
{
	switch (gt_form(hand->scene, hand->choice)) {
	case FORM_NOTHING:
		press_nothing(hand);
		break;
	case FORM_BUILD:
		press_build(hand);
		break;
	case FORM_LIST:
		gt_press_list(hand);
		break;
	case FORM_PICK:
		gt_press_pick(hand);
		break;
	case FORM_SITE:
		gt_press_site(hand);
		break;
	case FORM_MOVE:
		gt_press_move(hand);
		break;
	}
}

/* `b`: the Burst panel opens over a build, or the law says why not. */
static void press_burst(struct hand *hand)
{
	struct move move = {.verb = MOVE_BURST};
	enum gt_form form = gt_form(hand->scene, hand->choice);

	if (form == FORM_NOTHING || gt_asks_burst(hand->scene, hand->choice))
		return;
	if (!view_why(hand->scene->view, move, &hand->response->refusal)) {
		hand->response->answered = ANSWERED_REFUSAL;
		return;
	}
	hand->choice->burst = true;
	hand->choice->focus = FOCUS_LIST;
	hand->choice->line = LINE_OPEN;
	gt_chosen(hand);
}

/* Keeps the window where it now is, so that the next key moves it from
   there. */
static void keep_window(struct hand *hand)
{
	struct gt_town town;

	gt_town_fill(hand->scene, hand->choice, &town);
	hand->choice->corner = town.corner;
	hand->choice->placed = true;
}

void gt_press(const struct scene *scene, void *choice, struct press press,
	      struct response *response)
{
	struct hand hand = {scene, choice, press, response};

	response->answered = ANSWERED_NOTHING;
	response->count = 0;
	response->risk = false;
	if (press.request == REQUEST_CLICK)
		press_click(&hand);
	else if (press.request == REQUEST_CENTRE)
		centre(&hand);
	else if (press.request == REQUEST_BURST)
		press_burst(&hand);
	else if (!scroll(&hand))
		dispatch(&hand);
	if (response->answered == ANSWERED_CHOICE)
		keep_window(&hand);
}
