/* What keys choose at the Sowers table: soils, runs, cards that go back,
   go, or are picked up. */
#include "sowers_ask.h"

/* Soils. */

enum answered ask_choose_soil(struct ask *ask, int soil)
{
	struct choice *choice = ask->choice;
	uint8_t card = stop_card(&ask->plot, choice->focus);

	if (!view_why(ask->plot.scene->view, card_move_of(soil, card),
		      &ask->response->refusal))
		return ANSWERED_REFUSAL;
	choice->count = 0;
	choice->soil = soil;
	if (soil == SOWERS_GOOD)
		run_propose(&ask->plot, choice, card);
	return ANSWERED_CHOICE;
}

enum answered ask_choose_named(struct ask *ask)
{
	static const int soils[] = {
		[REQUEST_PATH] = SOWERS_PATH,
		[REQUEST_ROCKY] = SOWERS_ROCKY,
		[REQUEST_THORNY] = SOWERS_THORNY,
		[REQUEST_GOOD] = SOWERS_GOOD,
	};

	return ask_choose_soil(ask, soils[ask->press.request]);
}

static bool soil_open(const struct ask *ask, int soil)
{
	uint8_t card = stop_card(&ask->plot, ask->choice->focus);

	return menu_has(ask->plot.scene->menu, card_move_of(soil, card));
}

/* Down the panel's rows: those that would take the card. */
enum answered ask_soil_down(struct ask *ask)
{
	uint8_t card = stop_card(&ask->plot, ask->choice->focus);

	for (int soil = ask->choice->soil + 1; soil <= SOWERS_GOOD; soil++)
		if (soil_open(ask, soil))
			return ask_choose_soil(ask, soil);
	if (ask->choice->soil)
		return ANSWERED_NOTHING;
	return ask_choose_soil(ask, sowers_is_yellow(card) ? SOWERS_PATH
						       : SOWERS_THORNY);
}

/* Up again, and out of them at the top. */
enum answered ask_soil_up(struct ask *ask)
{
	if (!ask->choice->soil)
		return ANSWERED_NOTHING;
	for (int soil = ask->choice->soil - 1; soil >= SOWERS_PATH; soil--)
		if (soil_open(ask, soil))
			return ask_choose_soil(ask, soil);
	ask->choice->soil = 0;
	ask->choice->count = 0;
	return ANSWERED_CHOICE;
}

enum answered ask_drop_soil(struct ask *ask)
{
	if (!ask->choice->soil)
		return ANSWERED_NOTHING;
	ask->choice->soil = 0;
	ask->choice->count = 0;
	return ANSWERED_CHOICE;
}

/* The run in the Good Soil. */

enum answered ask_run_fewer(struct ask *ask)
{
	if (ask->choice->count <= 1)
		return ANSWERED_NOTHING;
	ask->choice->count--;
	return ANSWERED_CHOICE;
}

enum answered ask_run_longer(struct ask *ask)
{
	return run_more(&ask->plot, ask->choice) ? ANSWERED_CHOICE
						  : ANSWERED_NOTHING;
}

enum answered ask_run_least(struct ask *ask)
{
	ask->choice->count = 1;
	return ANSWERED_CHOICE;
}

enum answered ask_run_most(struct ask *ask)
{
	while (run_more(&ask->plot, ask->choice))
		;
	return ANSWERED_CHOICE;
}

/* To the seed with that number, where the run can end there. */
enum answered ask_run_to(struct ask *ask)
{
	const struct plot *plot = &ask->plot;
	struct choice before = *ask->choice;
	int sown = plot_count(plot, SOWERS_ZONE_GOOD, plot->near);
	int count = ask_pressed_number(ask) - sown;
	struct digits digit = digits(ask_pressed_number(ask));

	while (ask->choice->count < count && run_more(plot, ask->choice))
		;
	if (count >= 1 && ask->choice->count >= count) {
		ask->choice->count = count;
		return ANSWERED_CHOICE;
	}
	*ask->choice = before;
	return ask_remark(ask, SAY_NO_NUMBER,
			  (const char *const[]){digit.text});
}

enum answered ask_run_other(struct ask *ask)
{
	return run_swap(&ask->plot, ask->choice) ? ANSWERED_CHOICE
						  : ANSWERED_NOTHING;
}

/* `good`, asked alone. */

enum answered ask_sow_on(struct ask *ask)
{
	ask->choice->soil = SOWERS_GOOD;
	ask->choice->count = 0;
	run_propose(&ask->plot, ask->choice, CARD_NONE);
	return ANSWERED_CHOICE;
}

enum answered ask_sow_one(struct ask *ask)
{
	ask_sow_on(ask);
	return ask_run_least(ask);
}

enum answered ask_sow_stop(struct ask *ask)
{
	ask->choice->soil = SOWERS_END;
	ask->choice->count = 0;
	return ANSWERED_CHOICE;
}

enum answered ask_sow_digit(struct ask *ask)
{
	if (!ask->press.digit)
		return ask_sow_stop(ask);
	ask_sow_on(ask);
	return ask_run_to(ask);
}

/* Cards that are put back, or go. */

static void take_out(struct choice *choice, int at)
{
	choice->count--;
	for (int i = at; i < choice->count; i++) {
		choice->place[i] = choice->place[i + 1];
		choice->side[i] = choice->side[i + 1];
	}
}

static enum answered full(struct ask *ask, enum sowers_words words)
{
	static const char *const word[] = {"None", "One", "Two", "Three",
					   "Four"};
	struct digits number = digits(ask->choice->count);
	int count = ask->choice->count;
	const char *fill[] = {count <= 4 ? word[count] : number.text,
			      count == 1 ? "is" : "are"};

	return ask_remark(ask, words, fill);
}

/* Puts the card in focus to one end of the deck; one that is placed already
   moves there. */
static enum answered put(struct ask *ask, int side)
{
	struct choice *choice = ask->choice;
	struct choice before = *choice;
	int at = choice_placed(choice, choice->focus);
	struct move moves[ANSWERS_MAX];
	struct move move =
		card_move_of(side, stop_card(&ask->plot, choice->focus));
	struct view view;

	if (at >= 0)
		take_out(choice, at);
	if (choice->count >= ask->plot.state->owed)
		return full(ask, SAY_PUT_FULL);
	for (int i = 0; i < choice->count; i++)
		moves[i] = card_move_of(choice->side[i],
					stop_card(&ask->plot,
						  choice->place[i]));
	choice_try(&ask->plot, moves, choice->count, &view);
	if (!view_why(&view, move, &ask->response->refusal)) {
		*choice = before;
		return ANSWERED_REFUSAL;
	}
	choice->place[choice->count] = (uint8_t)choice->focus;
	choice->side[choice->count++] = (uint8_t)side;
	return ANSWERED_CHOICE;
}

enum answered ask_put_top(struct ask *ask)
{
	return put(ask, SOWERS_TOP);
}

enum answered ask_put_bottom(struct ask *ask)
{
	return put(ask, SOWERS_BOTTOM);
}

enum answered ask_take_back(struct ask *ask)
{
	if (!ask->choice->count)
		return ANSWERED_NOTHING;
	ask->choice->count--;
	ask->choice->focus = ask->choice->place[ask->choice->count];
	return ANSWERED_CHOICE;
}

enum answered ask_choose_out(struct ask *ask)
{
	struct choice *choice = ask->choice;

	if (choice_placed(choice, choice->focus) >= 0)
		return ANSWERED_NOTHING;
	if (choice->count >= ask->plot.state->owed)
		return full(ask, SAY_OUT_FULL);
	choice->place[choice->count++] = (uint8_t)choice->focus;
	return ANSWERED_CHOICE;
}

enum answered ask_choose_in(struct ask *ask)
{
	int at = choice_placed(ask->choice, ask->choice->focus);

	if (at < 0)
		return ANSWERED_NOTHING;
	take_out(ask->choice, at);
	return ANSWERED_CHOICE;
}

/* Picking up. */

enum answered ask_pick_none(struct ask *ask)
{
	return ask_set_focus(ask, stop_count(&ask->plot) - 1);
}

enum answered ask_pick_digit(struct ask *ask)
{
	return ask->press.digit ? ask_go_digit(ask) : ask_pick_none(ask);
}

enum answered ask_pick_back(struct ask *ask)
{
	if (ask->choice->focus < 0)
		return ANSWERED_NOTHING;
	ask->choice->focus = -1;
	return ANSWERED_CHOICE;
}

static enum answered pick_from(struct ask *ask, int verb)
{
	int count = stop_count(&ask->plot);

	for (int i = 1; i <= count; i++) {
		int stop = (ask->choice->focus + i) % count;

		if (ask->plot.scene->menu->move[stop].verb == verb)
			return ask_set_focus(ask, stop);
	}
	return ANSWERED_NOTHING;
}

enum answered ask_pick_rocky(struct ask *ask)
{
	return pick_from(ask, SOWERS_PICK_ROCKY);
}

enum answered ask_pick_thorny(struct ask *ask)
{
	return pick_from(ask, SOWERS_PICK_THORNY);
}
