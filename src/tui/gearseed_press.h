/* What GearSeed's two files of keys share.  Nothing else includes this. */
#ifndef HOTBED_GEARSEED_PRESS_H
#define HOTBED_GEARSEED_PRESS_H

#include "gearseed_table.h"

/* A key being handled. */
struct hand {
	const struct scene *scene;
	struct gt_choice *choice;
	struct press press;
	struct response *response;
};

/* What is chosen has changed. */
void gt_chosen(struct hand *hand);

/* A remark without "No:". */
void gt_say(struct hand *hand, enum gt_word word, const char *fill);

/* Adds a move to those that are played. */
void gt_play(struct hand *hand, struct move move);

/* Plays a move that the law allows, or says why not. */
void gt_try(struct hand *hand, struct move move);

struct move gt_site_move(int verb, struct gs_cell cell);

/* Left, right, up or down as steps; false for any other key. */
bool gt_arrow(struct press press, int *x, int *y);

int gt_clamp(int value, int least, int most);

/* Each of these is true when the key was one for it: 0 chooses "none" where
   it exists; along the hand; `.` and `,` (Home, End) along some cells. */
bool gt_take_none(struct hand *hand, bool exists);
bool gt_walk_hand(struct hand *hand);
bool gt_step_cells(struct hand *hand, const struct gs_cell *cells, int count);

/* The forms of a question. */
void gt_press_list(struct hand *hand);
void gt_press_pick(struct hand *hand);
void gt_press_site(struct hand *hand);
void gt_press_move(struct hand *hand);

#endif
