/* The lines of GearSeed's panel: the focused card's text, what a build would
   give, the numbered answers, what happened meanwhile. */
#include "gearseed_table.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "utf8.h"

static const char *const source_names[] = {[SOURCE_TRIGGER] = "Trigger",
					   [SOURCE_CASTE] = "Caste Bonus",
					   [SOURCE_ABILITY] = "Ability",
					   [SOURCE_SEASONAL] = "Seasonal Bonus",
					   [SOURCE_SHRINE] = "Shrine Ability",
					   [SOURCE_BURST] = "Burst"};

void gt_side_format(struct gt_side *side, const char *format, ...)
{
	char string[4 * GT_LINE_BYTES];
	va_list list;

	va_start(list, format);
	vsnprintf(string, sizeof string, format, list);
	va_end(list);
	gt_side_wrap(side, "", 0, string);
}

struct gt_line *gt_side_last(struct gt_side *side)
{
	return &side->line[side->count - 1];
}

/* Label and list in the card's text. */
static void add_part(struct gt_side *side, const char *label,
		     const struct gs_list *list, const char *before)
{
	bool wide = side->layout == LAYOUT_WIDE;
	struct text text = {0};

	text_put(&text, before);
	gs_put_list(&text, list, wide ? STYLE_SHORT : STYLE_CARD);
	gt_side_wrap(side, label, wide ? 10 : 9, text_string(&text));
	text_free(&text);
}

static void add_trigger(struct gt_side *side, const struct gs_design *design)
{
	struct text needs = {0};

	if (!design->triggers) {
		add_part(side, "Trigger", &design->trigger, "");
		gt_side_last(side)->drop = 5;
		return;
	}
	gs_put_filter(&needs, design->needs);
	text_put(&needs, ": ");
	add_part(side, "Trigger", &design->trigger, text_string(&needs));
	text_free(&needs);
}

void gt_side_card(struct gt_side *side, const struct scene *scene, uint8_t card)
{
	const struct gs_design *design = gt_design(scene, card);
	struct gt_line *line;

	if (!design)
		return;
	line = gt_side_add(side, design->name);
	line->left[utf8_cut(line->left, side->width - 4)] = '\0';
	snprintf(line->right, sizeof line->right, "%s", design->code);
	if (side->layout == LAYOUT_STANDARD)
		gt_side_gap(side);
	add_part(side, "Ability", &design->ability, "");
	if (design->bonus.count)
		add_part(side,
			 side->layout == LAYOUT_WIDE ? "Seasonal"
			 : side->layout == LAYOUT_NARROW
				 ? "Season"
				 : gs_season_name(design->season),
			 &design->bonus, "");
	add_trigger(side, design);
	if (side->layout == LAYOUT_WIDE)
		return;
	gt_side_gap(side);
	gt_side_format(side, "The game has %d of these.", design->copies);
	gt_side_last(side)->drop = 8;
}

/* The label that has room in a narrow panel. */
static const char *narrow_label(const struct gs_forecast_line *line)
{
	static const char *const labels[] = {
		[SOURCE_TRIGGER] = "Trigger", [SOURCE_CASTE] = "Caste",
		[SOURCE_ABILITY] = "Ability", [SOURCE_SEASONAL] = "Season",
		[SOURCE_SHRINE] = "Shrine",   [SOURCE_BURST] = "Burst"};
	const char *cell = strchr(line->label, ' ');

	if (line->source != SOURCE_TRIGGER)
		return labels[line->source];
	if (strlen(line->label) <= 8 || !cell)
		return line->label;
	return cell + 1;
}

/* "Fountain next x0" without its middle, where that has no room. */
static void shorten(const char *text, int room, char short_text[GT_LINE_BYTES])
{
	const char *times = strrchr(text, ' ');

	if (utf8_columns(text) > room && times && times[1] == 'x')
		snprintf(short_text, GT_LINE_BYTES, "%.*s%s",
			 (int)strcspn(text, " "), text, times);
	else
		snprintf(short_text, GT_LINE_BYTES, "%s", text);
	short_text[utf8_cut(short_text, room)] = '\0';
}

static void add_forecast_line(struct gt_side *side,
			      const struct gs_forecast_line *from)
{
	bool narrow = side->layout == LAYOUT_NARROW;
	const char *label = narrow ? narrow_label(from) : from->label;
	struct gt_line *line = gt_side_add(side, "");
	int indent = narrow ? 9 : 12;
	char text[GT_LINE_BYTES];

	line->strong = true;
	if (from->mark == MARK_GAIN)
		snprintf(line->right, sizeof line->right, "+%d", from->gain);
	if (from->mark == MARK_ASK)
		snprintf(line->right, sizeof line->right, "?");
	if ((int)strlen(label) >= indent)
		indent = (int)strlen(label) + 1;
	shorten(from->text,
		side->width - indent -
			(line->right[0] ? 1 + (int)strlen(line->right) : 0),
		text);
	snprintf(line->left, sizeof line->left, "%-*s%.60s", indent, label,
		 text);
}

/* Makes one line of all lines of one source: "Triggers  3 steps  +2 ?". */
static void add_merged(struct gt_side *side, const struct gs_forecast *forecast,
		       int source)
{
	struct gs_forecast_line sum = {.source = (uint8_t)source};
	bool ask = false;
	int gain = 0, count = 0;
	struct gt_line *line;

	for (int i = 0; i < forecast->count; i++) {
		const struct gs_forecast_line *one = &forecast->line[i];

		if (one->source != source)
			continue;
		count++;
		gain += one->mark == MARK_GAIN ? one->gain : 0;
		ask = ask || one->mark == MARK_ASK;
		memcpy(sum.label, one->label, sizeof sum.label);
	}
	if (source == SOURCE_TRIGGER)
		snprintf(sum.label, sizeof sum.label, "Trigger");
	snprintf(sum.text, sizeof sum.text, "%d steps", count);
	add_forecast_line(side, &sum);
	line = gt_side_last(side);
	snprintf(line->right, sizeof line->right, gain ? "+%d%s" : "%.0d%s",
		 gain, ask ? gain ? " ?" : "?" : "");
}

/* Lines of each source, and how many there are. */
static void count_sources(const struct gs_forecast *forecast,
			  int count[GS_SOURCES + 1])
{
	memset(count, 0, sizeof(int) * (GS_SOURCES + 1));
	for (int i = 0; i < forecast->count; i++)
		count[forecast->line[i].source]++;
}

void gt_side_forecast(struct gt_side *side, const struct gs_forecast *forecast,
		      int room)
{
	int count[GS_SOURCES + 1];
	bool merged[GS_SOURCES + 1] = {false};
	int lines = forecast->count;

	count_sources(forecast, count);
	while (lines > room) {
		int most = 0;

		for (int s = 0; s <= GS_SOURCES; s++)
			if (!merged[s] &&
			    (merged[most] || count[s] > count[most]))
				most = s;
		if (merged[most] || count[most] < 2)
			break;
		merged[most] = true;
		lines -= count[most] - 1;
	}
	for (int i = 0; i < forecast->count; i++) {
		const struct gs_forecast_line *line = &forecast->line[i];

		if (!merged[line->source])
			add_forecast_line(side, line);
		else if (!i || forecast->line[i - 1].source != line->source)
			add_merged(side, forecast, line->source);
	}
}

static void add_sum(struct gt_side *side, const struct gs_forecast *forecast)
{
	static const char *const more[] = {"", ", and more by choice",
					   ", and more by luck",
					   ", more by choice, luck"};

	gt_side_gap(side);
	gt_side_last(side)->drop = 7;
	gt_side_format(side, "Sure %d%s", forecast->sure,
		       more[forecast->choice + 2 * forecast->luck]);
}

void gt_put_cell(char text[16], struct gs_cell cell)
{
	snprintf(text, 16, "%d,%d", cell.x, cell.y);
}

/* What the card in hand would give in the cell of the ghost. */
static void fill_ghost(const struct scene *scene,
		       const struct gt_choice *choice, int room,
		       struct gt_side *side)
{
	uint8_t card = gt_hand_card(scene, choice->hand);
	struct move move = {.verb = MOVE_BUILD,
			    .card = card,
			    .at = {choice->cell.x, choice->cell.y}};
	struct gs_forecast forecast;
	char cell[16];

	gt_put_cell(cell, choice->cell);
	gs_forecast(scene->view, move, &forecast);
	if (side->layout == LAYOUT_WIDE) {
		gt_side_card(side, scene, card);
		gt_side_gap(side);
		gt_side_format(side, "Built at %s it gives", cell);
	} else {
		gt_side_format(side, "%s at %s", gt_design(scene, card)->name,
			       cell);
	}
	gt_side_forecast(side, &forecast, room - side->count - 1);
	add_sum(side, &forecast);
}

/* "Thorned Tower at 2,-1, Ability", as much of it as has room. */
void gt_side_asker(const struct scene *scene, bool cell, struct gt_side *side)
{
	const struct gearseed *state = gt_state(scene);
	const struct gs_frame *frame;
	const struct gs_design *design;
	char at[16], title[GT_LINE_BYTES];

	if (!state->depth) {
		gt_side_add(side, source_names[SOURCE_BURST]);
		return;
	}
	frame = &state->frame[state->depth - 1];
	design = gt_design(scene, frame->firing ? frame->firing : frame->card);
	gt_put_cell(at, frame->firing ? frame->trigger : frame->cell);
	if (cell)
		snprintf(title, sizeof title, "%s at %s, %s", design->name, at,
			 source_names[frame->source]);
	if (!cell || utf8_columns(title) > side->width)
		snprintf(title, sizeof title, "%s, %s", design->name,
			 source_names[frame->source]);
	if (utf8_columns(title) > side->width)
		snprintf(title, sizeof title, "%s at %s, %s", design->code, at,
			 source_names[frame->source]);
	gt_side_add(side, title);
}

void gt_side_to_come(const struct scene *scene, const char *title,
		     bool triggers, int room, struct gt_side *side)
{
	struct gs_forecast forecast, rest = {0};

	gs_to_come(scene->view, &forecast);
	for (int i = 0; i < forecast.count; i++)
		if (triggers || forecast.line[i].source != SOURCE_TRIGGER)
			rest.line[rest.count++] = forecast.line[i];
	if (!rest.count)
		return;
	gt_side_gap(side);
	gt_side_add(side, title);
	gt_side_forecast(side, &rest, room - side->count);
}

enum { TOLD_MOST = 64 };

/* What happened meanwhile, as lines of the panel. */
struct recap {
	struct gt_side *side;
	int room;
	int count;
	struct told told[TOLD_MOST];
};

static const char *words_of(const struct recap *recap, int at)
{
	return recap->side->layout == LAYOUT_NARROW ? recap->told[at].narrow
						    : recap->told[at].wide;
}

static void add_told(const struct recap *recap, int at)
{
	const char *words = words_of(recap, at);
	int indent = (int)strspn(words, " ");

	gt_side_wrap(recap->side, "", indent, words + indent);
	if (recap->told[at].points >= 0 && !recap->told[at].head) {
		struct gt_line *line = gt_side_last(recap->side);

		line->strong = true;
		snprintf(line->right, sizeof line->right, "%d",
			 recap->told[at].points);
	}
}

/* The first line that is shown in full: as many whole turns, the newest ones,
   as have room. */
static int first_told(const struct recap *recap)
{
	int first = recap->count, rows = 0;

	for (int i = recap->count - 1; i >= 0; i--) {
		rows += 1 + (utf8_columns(words_of(recap, i)) >=
			     recap->side->width);
		if ((!i || recap->told[i - 1].turn != recap->told[i].turn) &&
		    rows <= recap->room)
			first = i;
	}
	return first;
}

/* True when at least the newest turn of somebody else is shown. */
static bool tells_enough(const struct recap *recap, int seat)
{
	int first = first_told(recap);

	for (int i = recap->count - 1; i >= first; i--)
		if (recap->told[i].head && recap->told[i].seat != seat)
			return true;
	return !first;
}

/* Leaves out lines about nobody (a Season's begin), or those moved in. */
static void leave_out(struct recap *recap, bool moved_in)
{
	int kept = 0;

	for (int i = 0; i < recap->count; i++)
		if (moved_in ? words_of(recap, i)[0] != ' '
			     : recap->told[i].seat)
			recap->told[kept++] = recap->told[i];
	recap->count = kept;
}

/* Older turns are told by their headlines, where there is room. */
static void add_headlines(const struct recap *recap, int first)
{
	int heads = 0, room = recap->room - (recap->count - first);

	for (int i = 0; i < first; i++)
		heads += recap->told[i].head;
	for (int i = 0; i < first; i++)
		if (recap->told[i].head && heads-- <= room)
			add_told(recap, i);
}

/* The first event after the seat's last turn; a Raze is no turn. */
static int since_own_turn(const struct scene *scene)
{
	for (int i = scene->event_count; i > 0; i--)
		if (scene->events[i - 1].kind == EVENT_ENDED &&
		    scene->events[i - 1].seat == scene->seat)
			return i;
	return 0;
}

/* What the seat has done in the turn that goes on is no news to it. */
static void leave_own(int seat, struct story *story)
{
	int at = story->count;

	while (at > 0 && story->events[at - 1].kind != EVENT_TURN)
		if (story->events[--at].kind == EVENT_ENDED)
			return;
	if (!at || story->events[at - 1].seat != seat)
		return;
	while (at < story->count && story->events[at].kind == EVENT_DREW &&
	       story->events[at].extra == SOURCE_TURN)
		at++;
	story->count = at;
}

/* What happened since the seat's last turn, or in the one just over. */
static void fill_recap(const struct scene *scene, int room,
		       struct gt_side *side)
{
	bool over = scene->phase == PHASE_TURN_OVER;
	struct recap recap = {.side = side};
	struct story story;
	int first;

	gt_story(scene, over ? scene->since_turn : since_own_turn(scene),
		 &story);
	story.seat = (uint8_t)scene->seat;
	if (!over)
		leave_own(scene->seat, &story);
	recap.count =
		gearseed_rules.tell(&story, TELL_RECAP, recap.told, TOLD_MOST);
	if (!over)
		gt_side_add(side, "While you looked away");
	recap.room = room - side->count;
	if (first_told(&recap))
		leave_out(&recap, false);
	if (!tells_enough(&recap, scene->seat))
		leave_out(&recap, true);
	first = first_told(&recap);
	add_headlines(&recap, first);
	for (int i = first; i < recap.count; i++)
		add_told(&recap, i);
}

/* What the view knows of hidden places, in words. */
static void fill_replay(const struct scene *scene, struct gt_side *side)
{
	const struct gearseed *state = gt_state(scene);

	for (int zone = ZONE_HAND; zone <= ZONE_TOWN; zone++) {
		int z = zone < ZONE_TOWN ? zone : ZONE_DECK;
		const uint8_t *cards = zone_cards(&state->cards, z);
		struct text text = {0};

		if (!zone_count(&state->cards, z) || z == scene->seat)
			continue;
		if (z == ZONE_DECK)
			text_put(&text, "Deck, top first:");
		else
			text_format(&text, "%s:", scene->names[z - 1]);
		for (int i = 0; i < zone_count(&state->cards, z); i++) {
			const struct gs_design *design =
				gt_design(scene, cards[i]);

			text_format(&text, " %s", design ? design->code : "?");
		}
		gt_side_wrap(side, "", 0, text_string(&text));
		text_free(&text);
	}
}

static void fill_build(const struct scene *scene,
		       const struct gt_choice *choice, int room,
		       struct gt_side *side)
{
	uint8_t card = gt_card_at_cell(gt_state(scene), choice->cell);
	bool town = choice->focus == FOCUS_LOOK ||
		    (choice->focus == FOCUS_TOWN && choice->ghost);

	if (choice->line == LINE_NONE) {
		gt_side_add(side, "No more card is built now.");
		if (gt_state(scene)->depth)
			gt_side_to_come(scene, "Still to come:", true, room,
					side);
		return;
	}
	if (town && card) {
		gt_side_card(side, scene, card);
		return;
	}
	if (choice->focus == FOCUS_TOWN && choice->ghost &&
	    gt_is_dot(scene, choice, choice->cell))
		fill_ghost(scene, choice, room, side);
	else if (choice->focus != FOCUS_LOOK)
		gt_side_card(side, scene, gt_hand_card(scene, choice->hand));
	else
		gt_side_format(side, "%d,%d: %s", choice->cell.x,
			       choice->cell.y,
			       gt_is_dot(scene, choice, choice->cell)
				       ? "a free cell"
				       : "no card is next to it");
}

void gt_side_fill(const struct scene *scene, const struct gt_choice *choice,
		  int room, struct gt_side *side)
{
	if (scene->phase == PHASE_REPLAY) {
		fill_replay(scene, side);
		return;
	}
	if (scene->phase != PHASE_ASKED) {
		fill_recap(scene, room, side);
		return;
	}
	switch (gt_form(scene, choice)) {
	case FORM_NOTHING:
		fill_recap(scene, room, side);
		break;
	case FORM_BUILD:
		fill_build(scene, choice, room, side);
		break;
	case FORM_LIST:
		gt_fill_list(scene, choice, room, side);
		break;
	case FORM_PICK:
		gt_fill_pick(scene, choice, room, side);
		break;
	case FORM_SITE:
		gt_fill_site(scene, choice, room, side);
		break;
	case FORM_MOVE:
		gt_fill_move(scene, choice, room, side);
		break;
	}
}
