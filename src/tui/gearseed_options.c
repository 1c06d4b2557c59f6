/* The panel of GearSeed's questions that are not a build: numbered answers,
   cards that go together, a card of the town. */
#include "gearseed_table.h"

#include <stdio.h>
#include <string.h>

#include "utf8.h"

/* What was added from line `from` on may be left out. */
static void may_drop(struct gt_side *side, int from, int rank)
{
	if (from < side->count)
		side->line[from].drop = (uint8_t)rank;
}

/* A numbered answer; `>` before the one that is chosen. */
static void add_item(struct gt_side *side, const struct gt_choice *choice,
		     int number, const char *string)
{
	char label[16];
	int first = side->count;

	snprintf(label, sizeof label, "%c %d",
		 choice->line == number ? '>' : ' ',
		 number == LINE_NONE ? 0 : number);
	gt_side_wrap(side, label, GT_ITEM, string);
	for (int i = first; i < side->count; i++)
		side->line[i].line = (int8_t)number;
}

/* A count, two columns from the edge. */
static void add_count(struct gt_side *side, const char *first,
		      const char *second, int count)
{
	char string[GT_LINE_BYTES];
	struct gt_line *line;

	snprintf(string, sizeof string, "%s%s", first, second);
	line = gt_side_add(side, string);
	snprintf(line->right, sizeof line->right, "%d  ", count);
	line->strong = true;
}

static void fill_burst(const struct scene *scene,
		       const struct gt_choice *choice, struct gt_side *side)
{
	const struct gearseed *state = gt_state(scene);
	int type = state->burst[scene->seat - 1];
	int count = gs_type_in_play(scene->view->book, state, type);
	int left = GS_SEASONS - state->season;
	char string[GT_LINE_BYTES];
	int from;

	gt_side_format(side, "Your Burst card: %s", gs_type_name(type));
	snprintf(string, sizeof string,
		 "flip it: build 1 more, then 1 per %s in play",
		 gs_type_name(type));
	add_item(side, choice, 1, string);
	add_item(side, choice, LINE_NONE, "not now");
	gt_side_gap(side);
	add_count(side, gs_type_plural(type), " in play now", count);
	add_count(side, "with one more ", gs_type_name(type), count + 1);
	from = side->count;
	gt_side_format(side, "Once per game. This is turn %d of %d; %s.",
		       state->turn, GS_SEASONS * scene->view->book->seats,
		       left > 1	   ? "you have 2 more turns"
		       : left == 1 ? "you have 1 more turn"
				   : "it is your last one");
	may_drop(side, from, 3);
}

static void put_trigger(const struct scene *scene, struct move move,
			const struct gt_side *side, struct text *text)
{
	struct gs_cell cell = {move.at[0], move.at[1]};
	const struct gs_design *design =
		gt_design(scene, gt_card_at_cell(gt_state(scene), cell));
	struct text words = {0};
	char at[16];

	gt_put_cell(at, cell);
	gs_put_list(&words, &design->trigger, STYLE_BRIEF);
	/* A cell far out leaves the words a blank less. */
	text_format(text, "%s %s ", design->code, at);
	if (utf8_columns(text_string(text)) +
		    utf8_columns(text_string(&words)) + 1 + GT_ITEM <=
	    side->width)
		text_put(text, " ");
	text_put(text, text_string(&words));
	text_free(&words);
}

static void fill_trigger(const struct scene *scene,
			 const struct gt_choice *choice, int room,
			 struct gt_side *side)
{
	struct gt_list list;

	gt_list_take(scene, choice, &list);
	gt_side_add(side, "Which Trigger comes first?");
	for (int i = 0; i < list.count; i++) {
		struct text text = {0};

		put_trigger(scene, list.item[i], side, &text);
		add_item(side, choice, i + 1, text_string(&text));
		text_free(&text);
	}
	gt_side_to_come(scene,
			side->layout == LAYOUT_NARROW ? "After all of them:"
			: list.count == 2 ? "The other follows. After both:"
					  : "The others follow. After them:",
			false, room, side);
}

static void fill_choose(const struct scene *scene,
			const struct gt_choice *choice, int room,
			struct gt_side *side)
{
	const struct gs_effect *ways =
		gs_asking(scene->view->book, gt_state(scene));

	gt_side_asker(scene, false, side);
	for (int i = 0; i < 2; i++) {
		struct text text = {0};

		gs_put_effect(&text, &ways[i], STYLE_ANSWER);
		add_item(side, choice, i + 1, text_string(&text));
		text_free(&text);
	}
	gt_side_to_come(scene, "Still to come:", true, room, side);
}

static void fill_keep(const struct scene *scene, const struct gt_choice *choice,
		      int room, struct gt_side *side)
{
	struct gt_list list;

	gt_list_take(scene, choice, &list);
	gt_side_asker(scene, false, side);
	for (int i = 0; i < list.count; i++) {
		const struct gs_design *design =
			gt_design(scene, list.item[i].card);
		char string[GT_LINE_BYTES];

		snprintf(string, sizeof string, "%s  %s", design->code,
			 design->name);
		add_item(side, choice, i + 1, string);
	}
	if (choice->line > 0 && choice->line <= list.count &&
	    side->layout != LAYOUT_NARROW) {
		struct gt_side card = {.layout = side->layout,
				       .width = side->width};

		gt_side_gap(side);
		gt_side_card(&card, scene, list.item[choice->line - 1].card);
		gt_side_append(side, &card, 1);
		return;
	}
	gt_side_to_come(scene, "Still to come:", true, room, side);
}

static void fill_shrine(const struct scene *scene,
			const struct gt_choice *choice, int room,
			struct gt_side *side)
{
	const struct gearseed *state = gt_state(scene);
	struct gs_forecast forecast;
	struct text text = {0};

	gs_forecast(scene->view, (struct move){.verb = MOVE_USE}, &forecast);
	gt_side_asker(scene, false, side);
	text_put(&text, "use it: ");
	gs_put_shrine(&text, scene->view->book->deck, gs_season_now(state),
		      STYLE_CARD);
	add_item(side, choice, 1, text_string(&text));
	add_item(side, choice, LINE_NONE, "not now");
	text_free(&text);
	if (forecast.sure) {
		gt_side_gap(side);
		gt_side_format(side, "It gives %d point%s now.", forecast.sure,
			       forecast.sure > 1 ? "s" : "");
	}
	gt_side_to_come(scene, "Still to come:", true, room, side);
}

void gt_fill_list(const struct scene *scene, const struct gt_choice *choice,
		  int room, struct gt_side *side)
{
	if (gt_asks_burst(scene, choice))
		fill_burst(scene, choice, side);
	else if (scene->turn.question == ASK_TRIGGER)
		fill_trigger(scene, choice, room, side);
	else if (scene->turn.question == ASK_CHOOSE)
		fill_choose(scene, choice, room, side);
	else if (scene->turn.question == ASK_KEEP)
		fill_keep(scene, choice, room, side);
	else
		fill_shrine(scene, choice, room, side);
}

/* "  1st ShE  2nd CoE  3rd GrE" */
static void add_picked(const struct scene *scene,
		       const struct gt_choice *choice, struct gt_side *side)
{
	struct text text = {0};
	char rank[16];

	for (int i = 0; i < choice->picked_count; i++) {
		uint8_t card = gt_hand_card(scene, choice->picked[i]);

		if (i && i % 3 == 0) {
			gt_side_add(side, text_string(&text));
			text_clear(&text);
		}
		gt_put_rank(rank, i + 1);
		text_format(&text, "  %s %s", rank,
			    gt_design(scene, card)->code);
	}
	gt_side_add(side, choice->picked_count ? text_string(&text)
					       : "  none is chosen yet");
	text_free(&text);
}

/* Lines that no want of room leaves out. */
static int firm_lines(const struct gt_side *side)
{
	bool firm = true;
	int count = 0;

	for (int i = 0; i < side->count; i++) {
		if (!side->line[i].goes_on)
			firm = !side->line[i].drop;
		count += firm;
	}
	return count;
}

void gt_fill_pick(const struct scene *scene, const struct gt_choice *choice,
		  int room, struct gt_side *side)
{
	struct gt_side card = {.layout = side->layout, .width = side->width};
	int from;

	if (scene->turn.question == ASK_BURN)
		gt_side_asker(scene, true, side);
	from = side->count;
	if (choice->line == LINE_NONE)
		gt_side_add(side, "  no card is burnt");
	else if (gt_pick_limit(scene) == 1)
		gt_side_format(side, "It goes under the Seed deck, face "
				     "down:");
	else
		gt_side_format(side, "They go under the Seed deck, face down, "
				     "in this order:");
	may_drop(side, from, 3);
	if (choice->line != LINE_NONE)
		add_picked(scene, choice, side);
	if (scene->turn.question == ASK_BURN)
		gt_side_to_come(scene, "Still to come:", true, room, side);
	gt_side_card(&card, scene, gt_hand_card(scene, choice->hand));
	if (choice->line == LINE_NONE ||
	    (scene->turn.question == ASK_BURN &&
	     firm_lines(side) + firm_lines(&card) > room))
		return;
	gt_side_gap(side);
	gt_side_last(side)->drop = 2;
	gt_side_append(side, &card, 0);
}

/* The count that the next step would come to without the move. */
static void add_without(const struct scene *scene,
			const struct gs_forecast *after, struct gt_side *side)
{
	struct gs_forecast before;

	gs_to_come(scene->view, &before);
	for (int i = 0; i < after->count && i < before.count; i++) {
		const char *word = before.line[i].text;
		const char *times = strstr(word, " x");
		const char *space = strchr(word, ' ');

		if (!strcmp(word, after->line[i].text) || !times || !space)
			continue;
		gt_side_gap(side);
		gt_side_format(side, "Without it the %.*s are%s.",
			       (int)(space - word), word, times);
		gt_side_last(side)->drop = 3;
		return;
	}
}

static void add_after(const struct scene *scene, struct move move,
		      const char *title, int room, struct gt_side *side)
{
	struct gs_forecast forecast;

	gs_forecast(scene->view, move, &forecast);
	if (!forecast.count)
		return;
	gt_side_gap(side);
	gt_side_add(side, title);
	gt_side_forecast(side, &forecast, room - side->count - 1);
	if (move.verb == MOVE_PULL)
		add_without(scene, &forecast, side);
}

static const char *code_at(const struct scene *scene, struct gs_cell cell)
{
	const struct gs_design *design =
		gt_design(scene, gt_card_at_cell(gt_state(scene), cell));

	return design ? design->code : "";
}

/* The card in focus may not go: why.  False where it may. */
static bool add_refusal(const struct scene *scene,
			const struct gt_choice *choice, struct gt_side *side)
{
	struct reason reason;

	if (!choice->ghost || choice->lifted ||
	    gt_site_fits(scene, choice, &reason))
		return false;
	gt_side_format(side, "No: %s", reason.wide);
	return true;
}

void gt_fill_move(const struct scene *scene, const struct gt_choice *choice,
		  int room, struct gt_side *side)
{
	struct move move = {.verb = MOVE_PULL,
			    .at = {choice->from.x, choice->from.y,
				   choice->cell.x, choice->cell.y}};
	struct gs_cell card = choice->lifted ? choice->from : choice->cell;
	char from[16], to[16];

	gt_put_cell(from, card);
	gt_put_cell(to, choice->cell);
	gt_side_asker(scene, true, side);
	if (choice->line == LINE_NONE)
		gt_side_add(side, "  no card is moved");
	else if (add_refusal(scene, choice, side))
		return;
	else if (!choice->lifted && !choice->ghost)
		gt_side_add(side, "  which Free card?");
	else if (!choice->lifted)
		gt_side_format(side, "  move %s from %s?", code_at(scene, card),
			       from);
	else if (!choice->ghost)
		gt_side_format(side, "  move %s from %s to ...",
			       code_at(scene, card), from);
	else
		gt_side_format(side, "  move %s from %s to %s",
			       code_at(scene, card), from, to);
	if (choice->line != LINE_NONE)
		gt_side_add(side, "  Nothing triggers by moving.")->drop = 4;
	if (choice->lifted && choice->ghost && choice->line != LINE_NONE)
		add_after(scene, move, "After the move:", room, side);
	else
		gt_side_to_come(scene, "Still to come:", true, room, side);
}

static void fill_take(const struct scene *scene, const struct gt_choice *choice,
		      int room, struct gt_side *side)
{
	struct move move = {.verb = MOVE_TAKE,
			    .at = {choice->cell.x, choice->cell.y}};
	char cell[16];

	gt_put_cell(cell, choice->cell);
	gt_side_asker(scene, true, side);
	if (choice->line == LINE_NONE)
		gt_side_add(side, "  no card is taken");
	else if (add_refusal(scene, choice, side))
		return;
	else if (choice->ghost)
		gt_side_format(side, "  take %s from %s",
			       code_at(scene, choice->cell), cell);
	else
		gt_side_add(side, "  which Free card?");
	if (choice->ghost && menu_has(scene->menu, move))
		add_after(scene, move, "After it:", room, side);
	else
		gt_side_to_come(scene, "Still to come:", true, room, side);
}

/* Whose Burst card counts the type: what a Raze is about. */
static void add_owner(const struct scene *scene, int type, struct gt_side *side)
{
	const struct gearseed *state = gt_state(scene);

	for (int seat = 1; seat <= scene->view->book->seats; seat++)
		if (state->burst[seat - 1] == type) {
			gt_side_format(
				side, "%s is %s's Burst%s", gs_type_name(type),
				scene->names[seat - 1],
				state->flipped[seat - 1] ? ", used" : "");
			return;
		}
	gt_side_format(side, "No Burst card here counts %s",
		       gs_type_plural(type));
}

/* "Raze order: Ana, Dan, Caro, Ben. Ana has razed." */
static void add_raze_order(const struct scene *scene, struct gt_side *side)
{
	const struct gearseed *state = gt_state(scene);
	int seats = scene->view->book->seats;
	int done = seats - state->razing;
	int seat = gs_turn_seat(scene->view->book, state);
	const char *name[SEATS_MAX];
	struct text text = {0};

	for (int i = 0; i < seats; i++) {
		name[i] = scene->names[seat - 1];
		text_format(&text, "%s%s", i ? ", " : "Raze order: ", name[i]);
		seat = seat > 1 ? seat - 1 : seats;
	}
	text_put(&text, ".");
	for (int i = 0; i < done; i++)
		text_format(&text, "%s%s",
			    !i		    ? " "
			    : i == done - 1 ? " and "
					    : ", ",
			    name[i]);
	if (done)
		text_format(&text, " %s razed.", done > 1 ? "have" : "has");
	gt_side_wrap(side, "", 0, text_string(&text));
	text_free(&text);
}

static void add_free_count(const struct scene *scene, struct gt_side *side)
{
	const struct gearseed *state = gt_state(scene);
	int count = gs_town_count(state), open = 0;

	for (int i = 0; i < count; i++)
		open += gs_is_free(state, state->x[i], state->y[i]);
	if (open == count)
		gt_side_format(side, "All %d cards are Free.", count);
	else
		gt_side_format(side, "%d of %d cards are Free.", open, count);
}

static void fill_raze(const struct scene *scene, const struct gt_choice *choice,
		      struct gt_side *side)
{
	const struct gearseed *state = gt_state(scene);
	const struct gs_design *design =
		gt_design(scene, gt_card_at_cell(state, choice->cell));
	int from;
	char cell[16];

	if (add_refusal(scene, choice, side)) {
		gt_side_card(side, scene, gt_card_at_cell(state, choice->cell));
		return;
	}
	if (choice->ghost && design) {
		int count =
			gs_type_in_play(scene->view->book, state, design->type);

		gt_put_cell(cell, choice->cell);
		gt_side_format(side, "%s at %s", design->name, cell);
		gt_side_format(side, "%s in play %d, then %d",
			       gs_type_plural(design->type), count, count - 1);
		add_owner(scene, design->type, side);
	} else {
		gt_side_add(side, "Which Free card goes?");
	}
	gt_side_gap(side);
	from = side->count;
	add_raze_order(scene, side);
	may_drop(side, from, 2);
	add_free_count(scene, side);
	gt_side_last(side)->drop = 3;
}

void gt_fill_site(const struct scene *scene, const struct gt_choice *choice,
		  int room, struct gt_side *side)
{
	if (scene->turn.question == ASK_RAZE)
		fill_raze(scene, choice, side);
	else
		fill_take(scene, choice, room, side);
}
