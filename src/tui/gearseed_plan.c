/* Where GearSeed's table lies on the canvas, and what its town shows. */
#include "gearseed_table.h"

static const struct {
	int wide, high, card_high, side_width, score_row, panel_row;
} sizes[] = {[LAYOUT_NARROW] = {5, 2, 3, 29, 4, 7},
	     [LAYOUT_STANDARD] = {5, 2, 3, 30, 7, 12},
	     [LAYOUT_WIDE] = {10, 4, 5, 33, 10, 15}};

void gt_table_lay(const struct scene *scene, struct gt_table *table)
{
	enum layout layout = scene->layout;
	int last = scene->rows - 4;
	/* Marks lie below the cards, where there is room for them. */
	int below = layout != LAYOUT_NARROW;

	table->wide = sizes[layout].wide;
	table->high = sizes[layout].high;
	table->side_width = sizes[layout].side_width;
	table->side = scene->columns - table->side_width;
	table->hand_row = last - below - sizes[layout].card_high + 1;
	table->hand_columns = table->side - 2;
	table->score_row = sizes[layout].score_row;
	table->panel_row = sizes[layout].panel_row;
	table->side_last = last;
	if (layout == LAYOUT_NARROW) {
		table->hand_columns = scene->columns - 2;
		table->side_last = table->hand_row - 1;
		if (table->panel_row <
		    table->score_row + scene->view->book->seats)
			table->panel_row =
				table->score_row + scene->view->book->seats;
	} else if (!gt_hand_is_short(scene)) {
		table->hand_columns = scene->columns - 2;
		table->side_last = table->hand_row - 1;
	}
	table->columns = (table->side - 5) / table->wide;
	table->rows = (table->hand_row - 3) / table->high;
	if (table->columns > GT_COLUMNS)
		table->columns = GT_COLUMNS;
	if (table->rows > GT_ROWS)
		table->rows = GT_ROWS;
}

static bool shows_dots(const struct scene *scene,
		       const struct gt_choice *choice)
{
	switch (gt_form(scene, choice)) {
	case FORM_BUILD:
		return true;
	case FORM_LIST:
		return gt_asks_burst(scene, choice);
	case FORM_NOTHING:
		return scene->phase == PHASE_FACE_DOWN && scene->turn.seat &&
		       scene->turn.question <= ASK_EXTRA;
	case FORM_PICK:
	case FORM_SITE:
	case FORM_MOVE:
		return false;
	}
	return false;
}

/* A cell to which the card that is chosen, or any, may be moved. */
static bool is_target(const struct scene *scene, const struct gt_choice *choice,
		      struct gs_cell cell)
{
	for (int i = 0; i < scene->menu->count; i++) {
		const struct move *move = &scene->menu->move[i];

		if (move->verb != MOVE_PULL || move->at[2] != cell.x ||
		    move->at[3] != cell.y)
			continue;
		if (!choice->lifted || (move->at[0] == choice->from.x &&
					move->at[1] == choice->from.y))
			return true;
	}
	return false;
}

bool gt_is_dot(const struct scene *scene, const struct gt_choice *choice,
	       struct gs_cell cell)
{
	const struct gearseed *state = gt_state(scene);

	if (gt_card_at_cell(state, cell))
		return false;
	if (gt_form(scene, choice) == FORM_MOVE)
		return is_target(scene, choice, cell);
	return shows_dots(scene, choice) &&
	       gs_may_build_at(state, cell.x, cell.y);
}

static void widen(struct gt_box *box, int x, int y)
{
	if (x < box->left)
		box->left = x;
	if (x > box->right)
		box->right = x;
	if (y < box->top)
		box->top = y;
	if (y > box->bottom)
		box->bottom = y;
}

static struct gt_box cards_box(const struct gearseed *state)
{
	struct gt_box box = {0, 0, 0, 0};

	for (int i = 0; i < gs_town_count(state); i++) {
		if (!i)
			box = (struct gt_box){state->x[0], state->y[0],
					      state->x[0], state->y[0]};
		widen(&box, state->x[i], state->y[i]);
	}
	return box;
}

struct gt_box gt_town_box(const struct scene *scene,
			  const struct gt_choice *choice)
{
	const struct gearseed *state = gt_state(scene);
	struct gt_box box = cards_box(state);

	if (shows_dots(scene, choice) && gs_town_count(state)) {
		box.left--;
		box.top--;
		box.right++;
		box.bottom++;
	}
	if (gt_form(scene, choice) == FORM_MOVE)
		for (int i = 0; i < scene->menu->count; i++)
			if (scene->menu->move[i].verb == MOVE_PULL)
				widen(&box, scene->menu->move[i].at[2],
				      scene->menu->move[i].at[3]);
	return box;
}

/* Half of a sum, up. */
static int middle(int sum)
{
	return sum >= 0 ? (sum + 1) / 2 : sum / 2;
}

struct gs_cell gt_town_middle(const struct scene *scene)
{
	struct gt_box box = cards_box(gt_state(scene));
	struct gs_cell cell = {(int8_t)middle(box.left + box.right),
			       (int8_t)middle(box.top + box.bottom)};

	return cell;
}

uint8_t gt_card_at_cell(const struct gearseed *state, struct gs_cell cell)
{
	return gs_card_at(state, cell.x, cell.y);
}

/* The cell that the window has to show: the focus, else the card whose steps
   are carried out. */
static struct gs_cell focus_cell(const struct scene *scene,
				 const struct gt_choice *choice)
{
	const struct gearseed *state = gt_state(scene);
	struct gt_list list;

	if (choice->focus == FOCUS_TOWN || choice->focus == FOCUS_LOOK)
		return choice->cell;
	gt_list_take(scene, choice, &list);
	if (choice->line > 0 && choice->line <= list.count) {
		struct move move = list.item[choice->line - 1];

		if (move.verb == MOVE_TRIGGER)
			return (struct gs_cell){move.at[0], move.at[1]};
	}
	if (state->depth)
		return state->frame[state->depth - 1].cell;
	return gt_town_middle(scene);
}

static void place_window(const struct scene *scene,
			 const struct gt_choice *choice, struct gt_town *town)
{
	struct gs_cell focus = focus_cell(scene, choice);
	int x = choice->placed ? choice->corner.x : GT_FRESH;
	int y = choice->placed ? choice->corner.y : GT_FRESH;

	town->box = gt_town_box(scene, choice);
	if (choice->placed && choice->focus != FOCUS_TOWN &&
	    choice->focus != FOCUS_LOOK) {
		/* Nothing to follow: the window stays where it is. */
		focus.x = (int8_t)(x + town->columns / 2);
		focus.y = (int8_t)(y + town->rows / 2);
	}
	town->corner.x = (int8_t)gt_window(town->box.left, town->box.right,
					   town->columns, x, focus.x);
	town->corner.y = (int8_t)gt_window(town->box.top, town->box.bottom,
					   town->rows, y, focus.y);
}

static struct gt_site *site_at(struct gt_town *town, struct gs_cell cell)
{
	int r = cell.y - town->corner.y, c = cell.x - town->corner.x;

	if (r < 0 || r >= town->rows || c < 0 || c >= town->columns)
		return NULL;
	return &town->site[r][c];
}

static void fill_sites(const struct scene *scene,
		       const struct gt_choice *choice, struct gt_town *town)
{
	const struct gearseed *state = gt_state(scene);

	for (int r = 0; r < town->rows; r++)
		for (int c = 0; c < town->columns; c++) {
			struct gt_site *site = &town->site[r][c];
			struct gs_cell cell = {(int8_t)(town->corner.x + c),
					       (int8_t)(town->corner.y + r)};
			uint8_t card = gt_card_at_cell(state, cell);

			*site = (struct gt_site){.sign = ' '};
			site->design = gt_design(scene, card);
			if (site->design)
				site->kind = SITE_CARD;
			else if (gt_is_dot(scene, choice, cell))
				site->kind = SITE_FREE;
			if (site->design && site->design->triggers)
				site->sign = '*';
		}
}

/* Triggers that wait carry the digits of the list. */
static void number_triggers(const struct scene *scene,
			    const struct gt_choice *choice,
			    struct gt_town *town)
{
	struct gt_list list;

	if (scene->turn.question != ASK_TRIGGER)
		return;
	gt_list_take(scene, choice, &list);
	for (int i = 0; i < list.count; i++) {
		struct gs_cell cell = {list.item[i].at[0], list.item[i].at[1]};
		struct gt_site *site = site_at(town, cell);

		if (!site)
			continue;
		site->sign = (char)('1' + i);
		site->focus = choice->line == i + 1;
	}
}

/* The card that lies in the cell if Enter is pressed, or NULL. */
static const struct gs_design *ghost(const struct scene *scene,
				     const struct gt_choice *choice)
{
	enum gt_form form = gt_form(scene, choice);

	if (choice->focus != FOCUS_TOWN || !choice->ghost ||
	    !gt_is_dot(scene, choice, choice->cell))
		return NULL;
	if (form == FORM_BUILD)
		return gt_design(scene, gt_hand_card(scene, choice->hand));
	if (form == FORM_MOVE && choice->lifted)
		return gt_design(
			scene, gt_card_at_cell(gt_state(scene), choice->from));
	return NULL;
}

static void mark_focus(const struct scene *scene,
		       const struct gt_choice *choice, struct gt_town *town)
{
	const struct gs_design *design = ghost(scene, choice);
	struct gt_site *site = site_at(town, choice->cell);
	struct gt_site *from = site_at(town, choice->from);
	enum gt_form form = gt_form(scene, choice);
	bool open = (form == FORM_SITE || form == FORM_MOVE) && !choice->ghost;

	if (form == FORM_MOVE && choice->lifted && from)
		from->focus = true;
	if (choice->focus != FOCUS_TOWN && choice->focus != FOCUS_LOOK)
		return;
	if (!site || (open && choice->focus == FOCUS_TOWN))
		return;
	if (design) {
		site->kind = SITE_GHOST;
		site->design = design;
		site->sign = design->triggers ? '*' : ' ';
	} else {
		site->focus = true;
	}
}

void gt_town_fill(const struct scene *scene, const struct gt_choice *choice,
		  struct gt_town *town)
{
	struct gt_table table;

	gt_table_lay(scene, &table);
	town->row = 1;
	town->column = 0;
	town->wide = table.wide;
	town->high = table.high;
	town->columns = table.columns;
	town->rows = table.rows;
	place_window(scene, choice, town);
	fill_sites(scene, choice, town);
	number_triggers(scene, choice, town);
	mark_focus(scene, choice, town);
}
