/* One key being answered at the Sowers table, and what a key may do.  Only
   the files that answer keys read this. */
#ifndef HOTBED_SOWERS_ASK_H
#define HOTBED_SOWERS_ASK_H

#include "sowers_paint.h"

struct ask {
	struct plot plot;
	struct choice *choice;
	struct press press;
	struct response *response;
};

/* What the keys do while a question is asked; NULL: what they do anyhow. */
struct acts {
	enum answered (*answer[REQUEST_COUNT])(struct ask *ask);
};

/* enum sowers_question of what is asked. */
int ask_question(const struct ask *ask);

/* The digit that was pressed; 0 is a ten. */
int ask_pressed_number(const struct ask *ask);

/* A sentence that refuses nothing by law. */
enum answered ask_remark(struct ask *ask, enum sowers_words words,
			 const char *const *fill);

/* Puts the focus on a stop; ask_go_to() asks the law where it may not be. */
enum answered ask_set_focus(struct ask *ask, int stop);
enum answered ask_go_to(struct ask *ask, int stop);

/* The focus walks, or jumps to what shows a colour or a number. */
enum answered ask_go_left(struct ask *ask);
enum answered ask_go_right(struct ask *ask);
enum answered ask_go_first(struct ask *ask);
enum answered ask_go_last(struct ask *ask);
enum answered ask_go_colour(struct ask *ask); /* by the key */
enum answered ask_go_digit(struct ask *ask);

/* Soils for the card in focus. */
enum answered ask_choose_soil(struct ask *ask, int soil);
enum answered ask_choose_named(struct ask *ask); /* by the key */
enum answered ask_soil_down(struct ask *ask);
enum answered ask_soil_up(struct ask *ask);
enum answered ask_drop_soil(struct ask *ask);

/* The run in the Good Soil. */
enum answered ask_run_fewer(struct ask *ask);
enum answered ask_run_longer(struct ask *ask);
enum answered ask_run_least(struct ask *ask);
enum answered ask_run_most(struct ask *ask);
enum answered ask_run_to(struct ask *ask);
enum answered ask_run_other(struct ask *ask);

/* `good`, asked alone. */
enum answered ask_sow_on(struct ask *ask);
enum answered ask_sow_one(struct ask *ask);
enum answered ask_sow_stop(struct ask *ask);
enum answered ask_sow_digit(struct ask *ask);

/* Cards that are put back, or go. */
enum answered ask_put_top(struct ask *ask);
enum answered ask_put_bottom(struct ask *ask);
enum answered ask_take_back(struct ask *ask);
enum answered ask_choose_out(struct ask *ask);
enum answered ask_choose_in(struct ask *ask);

/* Picking up. */
enum answered ask_pick_none(struct ask *ask);
enum answered ask_pick_digit(struct ask *ask);
enum answered ask_pick_back(struct ask *ask);
enum answered ask_pick_rocky(struct ask *ask);
enum answered ask_pick_thorny(struct ask *ask);

#endif
