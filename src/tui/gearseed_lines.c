/* GearSeed's last three lines: what is asked, and which keys do something. */
#include "gearseed_table.h"

#include <stdio.h>

#include "utf8.h"

enum { FILLS = PHRASE_GAPS };

/* Puts one of our sentences in the form that the layout has room for. */
static void say(const struct scene *scene, struct text *text, enum gt_word word,
		const char *const fill[FILLS])
{
	const struct gt_words *words = &gt_words[word];
	struct phrase phrase = words->phrase;
	bool narrow = scene->layout == LAYOUT_NARROW;

	text_clear(text);
	if (scene->layout == LAYOUT_WIDE && words->broad)
		phrase.wide = words->broad;
	phrase_put(text, &phrase, narrow, fill);
	if (!narrow || !words->tight ||
	    utf8_columns(text_string(text)) <= PHRASE_NARROW)
		return;
	text_clear(text);
	phrase.narrow = words->tight;
	phrase_put(text, &phrase, true, fill);
}

static void cell_word(char word[16], struct gs_cell cell)
{
	snprintf(word, 16, "%d,%d", cell.x, cell.y);
}

static const char *code(const struct scene *scene, uint8_t card)
{
	const struct gs_design *design = gt_design(scene, card);

	return design ? design->code : "";
}

static const char *name(const struct scene *scene)
{
	return scene->names[scene->seat - 1];
}

/* Builds are the first or the second of 2 (B8). */
static const char *which_build(const struct scene *scene)
{
	return gs_builds(gt_state(scene)) > 1 ? "the first of 2"
					      : "the second of 2";
}

static void say_build(const struct scene *scene, const struct gt_choice *choice,
		      struct text *text)
{
	char at[16];
	const char *fill[FILLS] = {name(scene)};
	bool town = choice->focus == FOCUS_TOWN;
	bool extra = scene->turn.question == ASK_EXTRA;
	struct text kind = {0};

	cell_word(at, choice->cell);
	if (choice->line == LINE_NONE) {
		say(scene, text, WORD_EXTRA_NONE, fill);
	} else if (town && !gt_is_dot(scene, choice, choice->cell)) {
		fill[1] = code(scene, gt_hand_card(scene, choice->hand));
		say(scene, text, WORD_WHERE, fill);
	} else if (town) {
		fill[1] = code(scene, gt_hand_card(scene, choice->hand));
		fill[2] = at;
		fill[3] = which_build(scene);
		say(scene, text,
		    !choice->ghost ? WORD_WHERE
		    : extra	   ? WORD_EXTRA_AT
				   : WORD_BUILD_AT,
		    fill);
	} else if (extra && gt_state(scene)->depth) {
		gs_put_filter(&kind, gs_build_filter(scene->view->book,
						     gt_state(scene)));
		fill[1] = text_string(&kind);
		say(scene, text, WORD_EXTRA, fill);
	} else {
		fill[1] = which_build(scene);
		say(scene, text, extra ? WORD_EXTRA_ANY : WORD_BUILD, fill);
	}
	text_free(&kind);
}

static const char *points(char word[16], int count)
{
	snprintf(word, 16, "%d point%s", count, count == 1 ? "" : "s");
	return word;
}

/* "CoT and GrE", "CoT, CoT and GrE" */
static void put_picked(const struct scene *scene,
		       const struct gt_choice *choice, struct text *text)
{
	for (int i = 0; i < choice->picked_count; i++)
		text_format(
			text, "%s%s",
			!i				? ""
			: i == choice->picked_count - 1 ? " and "
							: ", ",
			code(scene, gt_hand_card(scene, choice->picked[i])));
}

static void say_burn(const struct scene *scene, const struct gt_choice *choice,
		     struct text *text)
{
	const struct gs_effect *effect =
		gs_asking(scene->view->book, gt_state(scene));
	int gain = effect ? effect->n : 0;
	int limit = gt_pick_limit(scene);
	char number[16], sum[16];
	const char *fill[FILLS] = {name(scene)};
	struct text list = {0};

	snprintf(number, sizeof number, "%d", limit);
	if (choice->line == LINE_NONE) {
		say(scene, text, WORD_BURN_NONE, fill);
	} else if (choice->picked_count) {
		put_picked(scene, choice, &list);
		fill[1] = text_string(&list);
		if (choice->picked_count > 1)
			snprintf(sum, sizeof sum, "%d",
				 gain * choice->picked_count);
		else
			points(sum, gain);
		fill[2] = sum;
		say(scene, text,
		    choice->picked_count > 1 ? WORD_BURN_THESE : WORD_BURN_THIS,
		    fill);
	} else if (limit == 1) {
		fill[1] = points(sum, gain);
		say(scene, text, WORD_BURN_ONE, fill);
	} else {
		fill[1] = number;
		fill[2] = points(sum, gain);
		say(scene, text, WORD_BURN, fill);
	}
	text_free(&list);
}

static void say_discard(const struct scene *scene,
			const struct gt_choice *choice, struct text *text)
{
	int limit = gt_pick_limit(scene), count = choice->picked_count;
	char all[16], chosen[16], more[16];
	const char *fill[FILLS] = {name(scene), all, chosen, more};

	snprintf(all, sizeof all, "%d", limit);
	snprintf(chosen, sizeof chosen, "%d", count);
	snprintf(more, sizeof more, "%d", limit - count);
	if (limit == 1) {
		fill[1] = count ? code(scene,
				       gt_hand_card(scene, choice->picked[0]))
				: "";
		say(scene, text, count ? WORD_DISCARD_THIS : WORD_DISCARD_ONE,
		    fill);
	} else if (!count) {
		say(scene, text, WORD_DISCARD, fill);
	} else {
		say(scene, text,
		    count < limit ? WORD_DISCARD_SOME : WORD_DISCARD_ALL, fill);
	}
}

static void say_site(const struct scene *scene, const struct gt_choice *choice,
		     struct text *text)
{
	bool raze = scene->turn.question == ASK_RAZE;
	bool fits = choice->ghost && gt_site_fits(scene, choice, NULL);
	char at[16];
	const char *fill[FILLS] = {name(scene), "", at};

	cell_word(at, choice->cell);
	fill[1] = code(scene, gt_card_at_cell(gt_state(scene), choice->cell));
	if (choice->line == LINE_NONE)
		say(scene, text, WORD_TAKE_NONE, fill);
	else if (fits)
		say(scene, text, raze ? WORD_RAZE_THIS : WORD_TAKE_THIS, fill);
	else
		say(scene, text, raze ? WORD_RAZE : WORD_TAKE, fill);
}

static void say_move(const struct scene *scene, const struct gt_choice *choice,
		     struct text *text)
{
	const struct gearseed *state = gt_state(scene);
	const struct gs_frame *frame = &state->frame[state->depth - 1];
	bool card = choice->lifted ||
		    (choice->ghost && gt_site_fits(scene, choice, NULL));
	struct gs_cell from = choice->lifted ? choice->from
			      : card	     ? choice->cell
					     : frame->cell;
	char one[16], two[16];
	const char *fill[FILLS] = {name(scene), "", one, two};

	cell_word(one, from);
	cell_word(two, choice->cell);
	fill[1] = code(scene, gt_card_at_cell(state, from));
	if (choice->line == LINE_NONE)
		say(scene, text, WORD_PULL_NONE, fill);
	else if (choice->lifted && choice->ghost)
		say(scene, text, WORD_PULL_THIS, fill);
	else if (choice->lifted)
		say(scene, text, WORD_PULL_WHERE, fill);
	else
		say(scene, text, card ? WORD_PULL_CARD : WORD_PULL, fill);
}

static void say_keep(const struct scene *scene, const struct gt_choice *choice,
		     struct text *text)
{
	int seen = zone_count(&gt_state(scene)->cards, ZONE_SEEN);
	const char *fill[FILLS] = {name(scene), seen > 2 ? "The others go"
							 : "The other goes"};
	struct gt_list list;

	gt_list_take(scene, choice, &list);
	if (choice->line > 0 && choice->line <= list.count) {
		fill[1] = code(scene, list.item[choice->line - 1].card);
		say(scene, text, WORD_KEEP_THIS, fill);
	} else {
		say(scene, text, WORD_KEEP, fill);
	}
}

/* "2 points", or the Season's own words where luck or a choice decides. */
static void say_shrine(const struct scene *scene, struct text *text)
{
	const struct gearseed *state = gt_state(scene);
	struct move use = {.verb = MOVE_USE};
	struct gs_forecast forecast;
	struct text words = {0};
	char sum[16];
	const char *fill[FILLS] = {name(scene),
				   gs_season_name(gs_season_now(state)), sum};

	gs_forecast(scene->view, use, &forecast);
	points(sum, forecast.sure);
	if (!forecast.sure) {
		gs_put_shrine(&words, scene->view->book->deck,
			      gs_season_now(state), STYLE_BRIEF);
		fill[2] = text_string(&words);
	}
	say(scene, text, WORD_SHRINE, fill);
	text_free(&words);
}

static void say_list(const struct scene *scene, const struct gt_choice *choice,
		     struct text *text)
{
	const char *fill[FILLS] = {name(scene), "1 or 2"};
	struct gt_list list;

	gt_list_take(scene, choice, &list);
	if (list.count > 2)
		fill[1] = list.count == 3 ? "1 to 3" : "1 to 4";
	if (gt_asks_burst(scene, choice))
		say(scene, text, WORD_FLIP, fill);
	else if (scene->turn.question == ASK_TRIGGER)
		say(scene, text, WORD_TRIGGER, fill);
	else if (scene->turn.question == ASK_CHOOSE)
		say(scene, text, WORD_CHOOSE, fill);
	else if (scene->turn.question == ASK_KEEP)
		say_keep(scene, choice, text);
	else
		say_shrine(scene, text);
}

static void say_prompt(const struct scene *scene,
		       const struct gt_choice *choice, struct text *text)
{
	switch (gt_form(scene, choice)) {
	case FORM_NOTHING:
		break;
	case FORM_BUILD:
		say_build(scene, choice, text);
		break;
	case FORM_LIST:
		say_list(scene, choice, text);
		break;
	case FORM_PICK:
		if (scene->turn.question == ASK_BURN)
			say_burn(scene, choice, text);
		else
			say_discard(scene, choice, text);
		break;
	case FORM_SITE:
		say_site(scene, choice, text);
		break;
	case FORM_MOVE:
		say_move(scene, choice, text);
		break;
	}
}

static enum gt_word build_keys(const struct scene *scene,
			       const struct gt_choice *choice)
{
	/* Where it is the likelier wish, `b` has the place of `S` or `u`. */
	bool burst = menu_has(scene->menu, (struct move){.verb = MOVE_BURST});

	if (choice->focus == FOCUS_LOOK)
		return KEYS_LOOK;
	if (choice->focus == FOCUS_TOWN)
		return burst ? KEYS_CELL_BURST : KEYS_CELL;
	if (scene->turn.question == ASK_EXTRA)
		return KEYS_EXTRA;
	if (burst)
		return KEYS_BUILD_BURST;
	return scene->can_undo ? KEYS_BUILD_UNDO : KEYS_BUILD;
}

static enum gt_word list_keys(const struct scene *scene,
			      const struct gt_choice *choice)
{
	if (gt_asks_burst(scene, choice))
		return gs_builds(gt_state(scene)) ? KEYS_FLIP_EARLY
						  : KEYS_FLIP;
	if (scene->turn.question == ASK_TRIGGER)
		return KEYS_TRIGGER;
	return scene->turn.question == ASK_SHRINE ? KEYS_SHRINE : KEYS_CHOOSE;
}

static void say_keys(const struct scene *scene, const struct gt_choice *choice,
		     struct text *text)
{
	static const char *const none[FILLS];
	enum gt_word word = KEYS_FACE_DOWN;

	switch (gt_form(scene, choice)) {
	case FORM_NOTHING:
		if (scene->phase != PHASE_FACE_DOWN)
			return;
		break;
	case FORM_BUILD:
		word = build_keys(scene, choice);
		break;
	case FORM_LIST:
		word = list_keys(scene, choice);
		break;
	case FORM_PICK:
		word = scene->turn.question == ASK_BURN ? KEYS_BURN
							: KEYS_DISCARD;
		break;
	case FORM_SITE:
		word = scene->turn.question == ASK_RAZE ? KEYS_RAZE : KEYS_TAKE;
		break;
	case FORM_MOVE:
		word = choice->lifted ? KEYS_PULL_CELL : KEYS_PULL;
		break;
	}
	if (choice->line == LINE_NONE && word != KEYS_FACE_DOWN &&
	    gt_form(scene, choice) != FORM_LIST)
		word = KEYS_NONE;
	say(scene, text, word, none);
}

/* The news.  A narrow table says it in full where that fits. */
static void say_news(const struct scene *scene, struct text *text)
{
	bool over = scene->phase == PHASE_TURN_OVER;
	struct story story;
	struct told told;

	gt_story(scene, 0, &story);
	if (scene->phase == PHASE_FACE_DOWN ||
	    !gs_message(over ? NULL : scene->view, &story, &told))
		return;
	if (scene->layout == LAYOUT_NARROW &&
	    utf8_columns(told.wide) > PHRASE_NARROW)
		text_put(text, told.narrow);
	else
		text_put(text, told.wide);
}

void gt_lines(const struct scene *scene, const void *chosen,
	      struct lines *lines)
{
	const struct gt_choice *choice = chosen;

	say_news(scene, &lines->message);
	say_prompt(scene, choice, &lines->prompt);
	say_keys(scene, choice, &lines->keys);
}

void gt_remark(enum gt_word word, const char *fill, struct response *response)
{
	const char *const fills[FILLS] = {fill};

	response->answered = ANSWERED_REFUSAL;
	reason_set(&response->refusal, NULL, &gt_words[word].phrase, fills);
}
