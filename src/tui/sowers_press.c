/* Keys at the Sowers table: each changes what is chosen or says why it does
   not.  Only Enter, or `!` at a named risk, gives moves. */
#include "sowers_ask.h"

#include <string.h>

static bool in_run(const struct ask *ask)
{
	return ask->choice->soil == SOWERS_GOOD;
}

/* Enter and `!`. */

static enum answered too_early(struct ask *ask)
{
	struct digits done = digits(ask->choice->count);
	struct digits more =
		digits(ask->plot.state->owed - ask->choice->count);
	const char *fill[] = {done.text, more.text};

	switch ((enum sowers_question)ask_question(ask)) {
	case SOWERS_ASK_PLAY:
		return ask_remark(ask, SAY_NO_SOIL_YET, fill);
	case SOWERS_ASK_GOOD:
		return ask_remark(ask, SAY_NO_SEED_YET, fill);
	case SOWERS_ASK_PICK:
		return ask_remark(ask, SAY_NO_PICK_YET, fill);
	case SOWERS_ASK_PUT:
		return ask_remark(ask, SAY_NOT_ALL_PUT, fill);
	case SOWERS_ASK_DISCARD:
		return ask_remark(ask, SAY_NOT_ALL_OUT, fill);
	}
	return ANSWERED_NOTHING;
}

static enum answered play(struct ask *ask, bool risk)
{
	struct response *response = ask->response;

	response->count =
		choice_moves(&ask->plot, ask->choice, response->move);
	response->risk = risk;
	return ANSWERED_MOVES;
}

static enum answered enter(struct ask *ask)
{
	struct move moves[ANSWERS_MAX];

	if (!choice_moves(&ask->plot, ask->choice, moves))
		return too_early(ask);
	if (choice_risk(&ask->plot, ask->choice, NULL))
		return ask_remark(ask, SAY_ONLY_RISK, NULL);
	return play(ask, false);
}

static enum answered take_risk(struct ask *ask)
{
	if (!choice_risk(&ask->plot, ask->choice, NULL))
		return ANSWERED_NOTHING;
	return play(ask, true);
}

/* A click is the key for what it hits; it never plays. */

static int hit_hand(const struct plot *plot, int row, int column)
{
	if (row < plot->plan.hand || row > plot->plan.marks)
		return -1;
	for (int place = plot->hands; place-- > 0;) {
		int left = hand_column(plot, place);

		if (column >= left &&
		    column < left + plot->form->card_columns)
			return place;
	}
	return -1;
}

static enum answered click_soil(struct ask *ask, int soil)
{
	if (ask_question(ask) == SOWERS_ASK_PLAY)
		return ask_choose_soil(ask, soil);
	if (ask_question(ask) == SOWERS_ASK_GOOD && soil == SOWERS_GOOD)
		return ask_sow_on(ask);
	return ANSWERED_NOTHING;
}

static enum answered click_panel(struct ask *ask, int row)
{
	if (row < 0 || row > 3)
		return ANSWERED_NOTHING;
	switch ((enum sowers_question)ask_question(ask)) {
	case SOWERS_ASK_PLAY:
		return ask_choose_soil(ask, SOWERS_PATH + row);
	case SOWERS_ASK_GOOD:
		return row == 0   ? ask_sow_on(ask)
		       : row == 1 ? ask_sow_stop(ask)
				  : ANSWERED_NOTHING;
	case SOWERS_ASK_PICK:
		return row == 3 ? ask_pick_none(ask) : ANSWERED_NOTHING;
	case SOWERS_ASK_PUT:
	case SOWERS_ASK_DISCARD:
		break;
	}
	return ANSWERED_NOTHING;
}

static enum answered click(struct ask *ask)
{
	const struct plot *plot = &ask->plot;
	int row = ask->press.row, column = ask->press.column;
	int place = hit_hand(plot, row, column);
	bool picks = ask_question(ask) == SOWERS_ASK_PICK;
	struct hit hit;

	if (place >= 0 && !picks && ask_question(ask) != SOWERS_ASK_GOOD)
		return ask_go_to(ask, place);
	if (row >= plot->plan.panel && column < plot->form->columns)
		return click_panel(ask, row - plot->plan.panel);
	hit = mat_hit(plot, row, column);
	switch (hit.kind) {
	case HIT_STOP:
		return ask_set_focus(ask, hit.value);
	case HIT_SOIL:
		return click_soil(ask, hit.value);
	case HIT_NOTHING:
		break;
	}
	return ANSWERED_NOTHING;
}

/* What each question's keys do.  A row that stands in the first of the run's,
   the question's and the hand's own table counts. */

static enum answered nothing(struct ask *ask)
{
	(void)ask;
	return ANSWERED_NOTHING;
}

static const struct acts run_acts = {{
	[REQUEST_LEFT] = ask_run_fewer,
	[REQUEST_RIGHT] = ask_run_longer,
	[REQUEST_HOME] = ask_run_least,
	[REQUEST_END] = ask_run_most,
	[REQUEST_DIGIT] = ask_run_to,
	[REQUEST_WILD] = ask_run_other,
	[REQUEST_GOOD] = ask_run_most,
	[REQUEST_YELLOW] = nothing,
	[REQUEST_BLACK] = nothing,
}};

static const struct acts hand_acts = {{
	[REQUEST_LEFT] = ask_go_left,
	[REQUEST_RIGHT] = ask_go_right,
	[REQUEST_HOME] = ask_go_first,
	[REQUEST_END] = ask_go_last,
	[REQUEST_DIGIT] = ask_go_digit,
	[REQUEST_YELLOW] = ask_go_colour,
	[REQUEST_BLACK] = ask_go_colour,
	[REQUEST_WILD] = ask_go_colour,
	[REQUEST_ENTER] = enter,
	[REQUEST_RISK] = take_risk,
	[REQUEST_CLICK] = click,
}};

static const struct acts play_acts = {{
	[REQUEST_PATH] = ask_choose_named,
	[REQUEST_ROCKY] = ask_choose_named,
	[REQUEST_THORNY] = ask_choose_named,
	[REQUEST_GOOD] = ask_choose_named,
	[REQUEST_DOWN] = ask_soil_down,
	[REQUEST_UP] = ask_soil_up,
	[REQUEST_BACK] = ask_drop_soil,
}};

static const struct acts good_acts = {{
	[REQUEST_GOOD] = ask_sow_on,
	[REQUEST_RIGHT] = ask_sow_one,
	[REQUEST_LEFT] = nothing,
	[REQUEST_HOME] = ask_sow_one,
	[REQUEST_END] = ask_sow_on,
	[REQUEST_DIGIT] = ask_sow_digit,
	[REQUEST_YELLOW] = nothing,
	[REQUEST_BLACK] = nothing,
	[REQUEST_WILD] = nothing,
	[REQUEST_BACK] = ask_drop_soil,
	[REQUEST_DOWN] = ask_sow_on,
	[REQUEST_UP] = ask_drop_soil,
}};

static const struct acts pick_acts = {{
	[REQUEST_DIGIT] = ask_pick_digit,
	[REQUEST_UP] = ask_go_left,
	[REQUEST_DOWN] = ask_go_right,
	[REQUEST_BACK] = ask_pick_back,
	[REQUEST_ROCKY] = ask_pick_rocky,
	[REQUEST_THORNY] = ask_pick_thorny,
}};

static const struct acts put_acts = {{
	[REQUEST_UP] = ask_put_top,
	[REQUEST_DOWN] = ask_put_bottom,
	[REQUEST_ERASE] = ask_take_back,
	[REQUEST_BACK] = ask_take_back,
}};

static const struct acts discard_acts = {{
	[REQUEST_UP] = ask_choose_out,
	[REQUEST_DOWN] = ask_choose_in,
	[REQUEST_ERASE] = ask_take_back,
	[REQUEST_BACK] = ask_take_back,
}};

static const struct acts *const question_acts[] = {
	[SOWERS_ASK_PLAY] = &play_acts,	  [SOWERS_ASK_PICK] = &pick_acts,
	[SOWERS_ASK_GOOD] = &good_acts,	  [SOWERS_ASK_PUT] = &put_acts,
	[SOWERS_ASK_DISCARD] = &discard_acts,
};

void choice_press(const struct scene *scene, void *memory, struct press press,
		  struct response *response)
{
	struct ask ask = {.choice = memory, .press = press,
			  .response = response};
	enum request request = press.request;
	bool colour = request == REQUEST_YELLOW || request == REQUEST_BLACK ||
		      request == REQUEST_WILD;
	const struct acts *acts = &hand_acts;

	memset(response, 0, sizeof *response);
	plot_take(&ask.plot, scene);
	if (!ask.plot.asked)
		return;
	if (in_run(&ask) && run_acts.answer[request])
		acts = &run_acts;
	else if (question_acts[ask_question(&ask)]->answer[request])
		acts = question_acts[ask_question(&ask)];
	if (acts->answer[request])
		response->answered = acts->answer[request](&ask);
	if (!colour)
		ask.choice->colour = 0;
}
