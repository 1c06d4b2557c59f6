/* What GearSeed asks and how it is answered: facts about a scene and a choice
   that drawing, sentences and keys share. */
#include "gearseed_table.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "utf8.h"

static const enum gt_form forms[] = {
	[ASK_BUILD] = FORM_BUILD,  [ASK_EXTRA] = FORM_BUILD,
	[ASK_TRIGGER] = FORM_LIST, [ASK_CHOOSE] = FORM_LIST,
	[ASK_BURN] = FORM_PICK,	   [ASK_TAKE] = FORM_SITE,
	[ASK_PULL] = FORM_MOVE,	   [ASK_KEEP] = FORM_LIST,
	[ASK_SHRINE] = FORM_LIST,  [ASK_DISCARD] = FORM_PICK,
	[ASK_RAZE] = FORM_SITE};

const struct gearseed *gt_state(const struct scene *scene)
{
	return gs_seen_by(scene->view);
}

int gt_hand_count(const struct scene *scene)
{
	return zone_count(&gt_state(scene)->cards, ZONE_HAND + scene->seat - 1);
}

uint8_t gt_hand_card(const struct scene *scene, int place)
{
	assert(place >= 0 && place < gt_hand_count(scene));
	return zone_cards(&gt_state(scene)->cards,
			  ZONE_HAND + scene->seat - 1)[place];
}

const struct gs_design *gt_design(const struct scene *scene, uint8_t card)
{
	if (card == CARD_NONE || card == CARD_UNKNOWN)
		return NULL;
	return gs_design(scene->view->book, card);
}

enum look gt_caste_look(int caste)
{
	static const enum look looks[GS_CASTES] = {
		[CASTE_GREMLIN] = LOOK_GREMLIN,
		[CASTE_COALKIN] = LOOK_COALKIN,
		[CASTE_THORNED] = LOOK_THORNED,
		[CASTE_SHRINE] = LOOK_SHRINE};

	return looks[caste];
}

static bool is_asked(const struct scene *scene)
{
	return scene->menu->count && scene->turn.seat == scene->seat &&
	       (scene->phase == PHASE_ASKED || scene->phase == PHASE_RECAP);
}

bool gt_asks_burst(const struct scene *scene, const struct gt_choice *choice)
{
	return is_asked(scene) && scene->turn.question == ASK_BUILD &&
	       (choice->burst || !gs_builds(gt_state(scene)));
}

enum gt_form gt_form(const struct scene *scene, const struct gt_choice *choice)
{
	if (!is_asked(scene))
		return FORM_NOTHING;
	if (gt_asks_burst(scene, choice))
		return FORM_LIST;
	return forms[scene->turn.question];
}

static bool is_none(struct move move)
{
	return move.verb == MOVE_SKIP || move.verb == MOVE_END ||
	       move.verb == MOVE_DONE;
}

static void list_burst(const struct scene *scene, struct gt_list *list)
{
	list->item[0] = (struct move){.verb = MOVE_BURST};
	list->count = 1;
	list->none = true;
	list->skip = (struct move){.verb = MOVE_DONE};
	if (!menu_has(scene->menu, list->skip))
		list->skip.verb = MOVE_RESIGN;
}

void gt_list_take(const struct scene *scene, const struct gt_choice *choice,
		  struct gt_list *list)
{
	*list = (struct gt_list){.count = 0};
	if (gt_asks_burst(scene, choice)) {
		list_burst(scene, list);
		return;
	}
	if (gt_form(scene, choice) != FORM_LIST)
		return;
	for (int i = 0; i < scene->menu->count; i++) {
		struct move move = scene->menu->move[i];

		if (is_none(move)) {
			list->none = true;
			list->skip = move;
		} else if (list->count < GS_CARDS) {
			list->item[list->count++] = move;
		}
	}
}

int gt_picked(const struct gt_choice *choice, int place)
{
	for (int i = 0; i < choice->picked_count; i++)
		if (choice->picked[i] == place)
			return i + 1;
	return 0;
}

int gt_pick_limit(const struct scene *scene)
{
	const struct gearseed *state = gt_state(scene);
	int hand = gt_hand_count(scene);

	if (scene->turn.question == ASK_DISCARD)
		return hand - GS_HAND;
	if (scene->turn.question == ASK_BURN && state->depth) {
		int left = state->frame[state->depth - 1].left;

		return left < hand ? left : hand;
	}
	return 0;
}

bool gt_card_fits(const struct scene *scene, uint8_t card)
{
	for (int i = 0; i < scene->menu->count; i++)
		if (scene->menu->move[i].card == card)
			return true;
	return false;
}

void gt_story(const struct scene *scene, int from, struct story *story)
{
	int count = scene->event_count;

	/* The turn that is over is told to its end and no further. */
	while (scene->phase == PHASE_TURN_OVER && count > 0 &&
	       scene->events[count - 1].turn > scene->turns)
		count--;
	while (from < count && (scene->events[from].kind == EVENT_DEALT ||
				scene->events[from].kind == EVENT_OPENED))
		from++;
	*story = scene_story(scene, from, scene->view->seat);
	story->count = count > from ? count - from : 0;
}

/* True when another seat's name begins with the same bytes. */
static bool is_shared(const struct scene *scene, int seat, const char *name)
{
	for (int other = 1; other <= scene->view->book->seats; other++)
		if (other != seat &&
		    !strncmp(scene->names[other - 1], name, strlen(name)))
			return true;
	return false;
}

void gt_short_name(const struct scene *scene, int seat, int columns,
		   char name[NAME_BYTES])
{
	const char *whole = scene->names[seat - 1];

	snprintf(name, NAME_BYTES, "%s", whole);
	if (utf8_columns(whole) <= columns)
		return;
	name[utf8_cut(name, columns)] = '\0';
	if (!is_shared(scene, seat, name))
		return;
	name[utf8_cut(name, columns - 1)] = '\0';
	snprintf(name + strlen(name), 2, "%d", seat);
}

void gt_put_rank(char text[16], int number)
{
	static const char *const ends[] = {"th", "st", "nd", "rd"};
	int last = number % 10;
	bool teen = number / 10 == 1;

	snprintf(text, 16, "%d%s", number, ends[last > 3 || teen ? 0 : last]);
}

bool gt_site_fits(const struct scene *scene, const struct gt_choice *choice,
		  struct reason *reason)
{
	static const uint8_t verbs[] = {[ASK_TAKE] = MOVE_TAKE,
					[ASK_PULL] = MOVE_PULL,
					[ASK_RAZE] = MOVE_RAZE};
	struct move move = {.verb = verbs[scene->turn.question],
			    .at = {choice->cell.x, choice->cell.y}};

	if (move.verb != MOVE_PULL)
		return view_why(scene->view, move, reason);
	for (int i = 0; i < scene->menu->count; i++) {
		const struct move *one = &scene->menu->move[i];

		if (one->verb == MOVE_PULL && one->at[0] == choice->cell.x &&
		    one->at[1] == choice->cell.y)
			return true;
	}
	return view_why(scene->view, move, reason);
}
