/* What a build will give, told from a view: step by step in rule order, with
   what is sure, and what a choice or a card decides. */
#include "inner.h"

#include <stdio.h>
#include <string.h>

enum {
	NEXT = 1 << SCOPE_NEXT,
	LINE = 1 << SCOPE_LINE,
	OPEN = 1 << SCOPE_OPEN,
	HAND = 1 << SCOPE_HAND,
	PLAY = 1 << SCOPE_PLAY,
	EVERY_SCOPE = NEXT | LINE | OPEN | HAND | PLAY
};

/* How a step may change what later ones count, as sets of scopes. */
struct change {
	uint8_t falls;
	uint8_t rises;
	bool luck; /* the rise is a card's doing, not a choice */
};

static const struct change changes[] = {
	[EFFECT_GAIN] = {0, 0, false},
	[EFFECT_GAINPER] = {0, 0, false},
	[EFFECT_DRAW] = {0, HAND, true},
	[EFFECT_BUILD] = {EVERY_SCOPE, EVERY_SCOPE, false},
	[EFFECT_BURN] = {HAND, 0, false},
	[EFFECT_TAKE] = {NEXT | LINE | PLAY, OPEN | HAND, false},
	[EFFECT_PULL] = {OPEN | LINE, NEXT | LINE, false},
	[EFFECT_SEEK] = {0, HAND, true},
};

struct outlook {
	const struct book *book;
	struct gearseed state; /* as it will be */
	struct gs_cell cell;   /* of the card whose steps are told */
	int seat;
	struct gs_forecast *forecast;
	bool agreed; /* the Shrine Ability is used: its points are sure */
	uint8_t falls;
	uint8_t rises_by_choice;
	uint8_t rises_by_luck;
};

static void note(struct outlook *outlook, const struct gs_effect *effect,
		 bool chosen)
{
	struct change change = changes[effect->verb];

	outlook->falls |= change.falls;
	if (change.luck && !chosen)
		outlook->rises_by_luck |= change.rises;
	else
		outlook->rises_by_choice |= change.rises;
}

static bool hand_is_hidden(const struct outlook *outlook)
{
	return zone_find(&outlook->state.cards, gs_hand_zone(outlook->seat),
			 CARD_UNKNOWN) >= 0;
}

/* Points that the effect surely gives; *shown is its count now. */
static int sure_points(struct outlook *outlook, const struct gs_effect *effect,
		       int *shown)
{
	uint8_t scope = (uint8_t)(1 << effect->scope);

	*shown = 0;
	if (effect->verb == EFFECT_GAIN)
		return effect->n;
	if (effect->verb != EFFECT_GAINPER)
		return 0;
	*shown = gs_count(outlook->book, &outlook->state, effect,
			  outlook->cell, outlook->seat);
	if (*shown >= effect->most)
		*shown = effect->most;
	else if (outlook->rises_by_choice & scope)
		outlook->forecast->choice = true;
	else if (outlook->rises_by_luck & scope)
		outlook->forecast->luck = true;
	if (effect->scope == SCOPE_HAND && hand_is_hidden(outlook)) {
		outlook->forecast->luck = true;
		return -1;
	}
	if (outlook->falls & scope) {
		outlook->forecast->choice = true;
		return -1;
	}
	return *shown * effect->n;
}

static struct gs_forecast_line *add_line(struct outlook *outlook, int source,
					 const char *label)
{
	struct gs_forecast *forecast = outlook->forecast;
	struct gs_forecast_line *line = &forecast->line[forecast->count++];

	*line = (struct gs_forecast_line){.source = (uint8_t)source};
	snprintf(line->label, sizeof line->label, "%s", label);
	return line;
}

static void put_text(struct gs_forecast_line *line, const struct gs_step *step,
		     int shown)
{
	struct text text = {0};

	gs_put_effect(&text, &step->way[0], STYLE_BRIEF);
	if (step->ways > 1) {
		text_put(&text, " or ");
		gs_put_effect(&text, &step->way[1], STYLE_BRIEF);
	} else if (step->way[0].verb == EFFECT_GAINPER) {
		text_format(&text, " x%d", shown);
	}
	text_cut(&text, sizeof line->text - 1);
	strcpy(line->text, text_string(&text));
	text_free(&text);
}

/* A CHOOSE: what the poorer way gives is sure. */
static void add_choice(struct outlook *outlook, struct gs_forecast_line *line,
		       const struct gs_step *step)
{
	int shown;
	int one = sure_points(outlook, &step->way[0], &shown);
	int other = sure_points(outlook, &step->way[1], &shown);
	int least = one < other ? one : other;

	line->mark = MARK_ASK;
	outlook->forecast->choice = true;
	if (least > 0)
		outlook->forecast->sure += least;
	note(outlook, &step->way[0], true);
	note(outlook, &step->way[1], true);
}

/* True where no card that the step could build is or may come to hand. */
static bool has_none(const struct outlook *outlook,
		     const struct gs_effect *effect)
{
	const struct cards *cards = &outlook->state.cards;
	int zone = gs_hand_zone(outlook->seat);

	if (effect->verb != EFFECT_BUILD || hand_is_hidden(outlook) ||
	    (outlook->rises_by_choice | outlook->rises_by_luck) & HAND)
		return false;
	for (int i = 0; i < zone_count(cards, zone); i++)
		if (gs_fits(gs_design(outlook->book,
				      zone_cards(cards, zone)[i]),
			    effect->filter))
			return false;
	return true;
}

static void add_effect(struct outlook *outlook, struct gs_forecast_line *line,
		       const struct gs_effect *effect, int *shown)
{
	int points = sure_points(outlook, effect, shown);

	switch ((enum gs_verb)effect->verb) {
	case EFFECT_GAIN:
	case EFFECT_GAINPER:
		line->mark = points < 0 ? MARK_ASK : MARK_GAIN;
		line->gain = (uint8_t)(points < 0 ? 0 : points);
		line->sure = points >= 0;
		outlook->forecast->sure += line->gain;
		break;
	case EFFECT_BUILD:
	case EFFECT_BURN:
		outlook->forecast->choice = true;
		break;
	case EFFECT_DRAW:
	case EFFECT_TAKE:
	case EFFECT_PULL:
	case EFFECT_SEEK:
		break;
	}
	note(outlook, effect, false);
}

/* A Shrine Ability may be left (G24): its points are a choice. */
static void make_optional(struct outlook *outlook,
			  struct gs_forecast_line *line, int sure)
{
	if (outlook->forecast->sure > sure)
		outlook->forecast->choice = true;
	outlook->forecast->sure = sure;
	if (line->mark == MARK_GAIN)
		line->mark = MARK_ASK;
	line->sure = false;
}

static void add_list(struct outlook *outlook, const struct gs_list *list,
		     int from, int source, const char *label)
{
	for (int i = from; i < list->count; i++) {
		const struct gs_step *step = &list->step[i];
		struct gs_forecast_line *line =
			add_line(outlook, source, label);
		int sure = outlook->forecast->sure;
		int shown = 0;

		if (step->ways == 1 && has_none(outlook, &step->way[0])) {
			strcpy(line->text, "no card to build");
			continue;
		}
		if (step->ways > 1)
			add_choice(outlook, line, step);
		else
			add_effect(outlook, line, &step->way[0], &shown);
		if (source == SOURCE_SHRINE && !outlook->agreed)
			make_optional(outlook, line, sure);
		put_text(line, step, shown);
	}
}

static void add_trigger(struct outlook *outlook, struct gs_cell cell)
{
	uint8_t card = gs_card_at(&outlook->state, cell.x, cell.y);
	char label[16];

	snprintf(label, sizeof label, "%s %d,%d",
		 gs_design(outlook->book, card)->code, cell.x, cell.y);
	add_list(outlook, &gs_design(outlook->book, card)->trigger, 0,
		 SOURCE_TRIGGER, label);
}

/* The lists from `source` on; the first one from step `from` on. */
static void add_sources(struct outlook *outlook, uint8_t card, int source,
			int from)
{
	static const char *const labels[] = {
		[SOURCE_CASTE] = "Caste Bonus",
		[SOURCE_ABILITY] = "Ability",
		[SOURCE_SEASONAL] = "Seasonal",
		[SOURCE_SHRINE] = "Shrine Ab.",
	};

	for (int s = source; s <= SOURCE_SHRINE; s++) {
		add_list(outlook,
			 gs_source_list(outlook->book, &outlook->state, card,
					s),
			 from, s, labels[s]);
		from = 0;
	}
}

/* What follows behind step `from` of the innermost card's list. */
static void add_rest(struct outlook *outlook, int from)
{
	const struct gs_frame *frame = gs_innermost(&outlook->state);

	for (int i = 0; i < frame->waiting; i++)
		add_trigger(outlook, frame->wait[i]);
	if (frame->source == SOURCE_TRIGGER)
		add_sources(outlook, frame->card, SOURCE_CASTE, 0);
	else
		add_sources(outlook, frame->card, frame->source, from);
}

static void begin(struct outlook *outlook, const struct view *view,
		  struct gs_forecast *forecast)
{
	*forecast = (struct gs_forecast){0};
	*outlook = (struct outlook){.book = view->book,
				    .state = *gs_seen_by(view),
				    .forecast = forecast};
	outlook->seat = outlook->state.seat;
	if (outlook->state.depth)
		outlook->cell = gs_innermost(&outlook->state)->cell;
}

/* The card lies where it would be built. */
static void build(struct outlook *outlook, struct move move)
{
	struct gearseed *state = &outlook->state;
	int zone = gs_hand_zone(outlook->seat);
	int index = zone_find(&state->cards, zone, move.card);
	struct gs_cell cells[4];
	int count;

	outlook->cell = (struct gs_cell){move.at[0], move.at[1]};
	if (index < 0 || gs_town_find(state, move.at[0], move.at[1]) >= 0)
		return;
	gs_town_put(state, zone, index, outlook->cell);
	count = gs_neighbours(state, move.at[0], move.at[1], cells);
	for (int i = 0; i < count; i++) {
		const struct gs_design *beside = gs_design(
			outlook->book,
			gs_card_at(state, cells[i].x, cells[i].y));

		if (beside->triggers &&
		    gs_fits(gs_design(outlook->book, move.card),
			    beside->needs))
			add_trigger(outlook, cells[i]);
	}
	add_sources(outlook, move.card, SOURCE_CASTE, 0);
}

/* The card has been taken or moved. */
static void leave(struct outlook *outlook, struct move move)
{
	struct gearseed *state = &outlook->state;
	int index = gs_town_find(state, move.at[0], move.at[1]);
	struct gs_cell to = {move.at[2], move.at[3]};

	if (index < 0)
		return;
	if (move.verb == MOVE_TAKE) {
		gs_town_leave(state, index, gs_hand_zone(outlook->seat), 0);
	} else if (gs_town_find(state, to.x, to.y) < 0) {
		gs_town_leave(state, index, ZONE_SEEN, 0);
		gs_town_put(state, ZONE_SEEN, 0, to);
	}
}

/* The Trigger that the move names, then what follows. */
static void fire(struct outlook *outlook, struct move move)
{
	struct gs_frame *frame = gs_top(&outlook->state);
	int kept = 0;

	for (int i = 0; i < frame->waiting; i++)
		if (frame->wait[i].x == move.at[0] &&
		    frame->wait[i].y == move.at[1])
			add_trigger(outlook, frame->wait[i]);
		else
			frame->wait[kept++] = frame->wait[i];
	frame->waiting = (uint8_t)kept;
}

/* The Shrine Ability itself comes first; gives its step. */
static int use(struct outlook *outlook)
{
	outlook->agreed = true;
	return gs_innermost(&outlook->state)->step;
}

void gs_forecast(const struct view *view, struct move move,
		 struct gs_forecast *forecast)
{
	struct outlook outlook;
	const struct gs_effect *effect;
	int from;

	begin(&outlook, view, forecast);
	if (!outlook.seat)
		return;
	if (move.verb == MOVE_BUILD) {
		build(&outlook, move);
		return;
	}
	if (!outlook.state.depth)
		return;
	effect = gs_asking(view->book, &outlook.state);
	from = gs_innermost(&outlook.state)->step + 1;
	if (move.verb == MOVE_TRIGGER)
		fire(&outlook, move);
	else if (move.verb == MOVE_TAKE || move.verb == MOVE_PULL)
		leave(&outlook, move);
	else if (move.verb == MOVE_USE)
		from = use(&outlook);
	else if (move.verb == MOVE_CHOOSE && effect)
		note(&outlook, effect + (move.at[0] == 2), false);
	else if (move.verb == MOVE_BURN && effect)
		note(&outlook, effect, false);
	add_rest(&outlook, from);
}

void gs_to_come(const struct view *view, struct gs_forecast *forecast)
{
	struct outlook outlook;
	const struct gs_effect *effect;

	begin(&outlook, view, forecast);
	if (!outlook.seat || !outlook.state.depth)
		return;
	effect = gs_asking(view->book, &outlook.state);
	if (effect && outlook.state.question != ASK_TRIGGER)
		note(&outlook, effect, true);
	if (effect && outlook.state.question == ASK_CHOOSE)
		note(&outlook, effect + 1, true);
	add_rest(&outlook, gs_innermost(&outlook.state)->step + 1);
}
