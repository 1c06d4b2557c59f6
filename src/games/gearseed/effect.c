/* Steps as data: which list a built card walks, and what a step counts. */
#include "inner.h"

#include <assert.h>

static const struct gs_list nothing = {0};

const struct gearseed *gs_state(const struct state *state)
{
	return (const struct gearseed *)state;
}

const struct gearseed *gs_seen_by(const struct view *view)
{
	return gs_state(view_state(view));
}

const struct gs_design *gs_design(const struct book *book, uint8_t card)
{
	assert(card >= 1 && card <= book->deck->count);
	return &book->deck->design[card];
}

bool gs_fits(const struct gs_design *design, struct gs_filter filter)
{
	return filter.types >> design->type & 1 &&
	       filter.castes >> design->caste & 1;
}

int gs_season_now(const struct gearseed *state)
{
	return state->order[state->season - 1];
}

int gs_seat_of_turn(const struct book *book, int turn)
{
	int season = (turn - 1) / book->seats;
	int place = (turn - 1) % book->seats;

	return (book->first - 1 + season + place) % book->seats + 1;
}

int gs_turn_seat(const struct book *book, const struct gearseed *state)
{
	return gs_seat_of_turn(book, state->turn);
}

int gs_builds(const struct gearseed *state)
{
	if (!state->seat || state->razing || state->stopped ||
	    gs_hand_count(state, state->seat) == 0)
		return 0;
	return state->builds;
}

struct gs_frame *gs_top(struct gearseed *state)
{
	assert(state->depth > 0);
	return &state->frame[state->depth - 1];
}

const struct gs_frame *gs_innermost(const struct gearseed *state)
{
	assert(state->depth > 0);
	return &state->frame[state->depth - 1];
}

const struct gs_list *gs_source_list(const struct book *book,
				     const struct gearseed *state,
				     uint8_t card, int source)
{
	const struct gs_design *design = gs_design(book, card);
	int now = gs_season_now(state);
	const struct gs_season_card *season = &book->deck->season[now];

	switch ((enum gs_source)source) {
	case SOURCE_CASTE: /* B3 */
		return design->caste == season->caste ? &season->bonus
						      : &nothing;
	case SOURCE_ABILITY:
		return &design->ability;
	case SOURCE_SEASONAL: /* B4 */
		return design->season == now ? &design->bonus : &nothing;
	case SOURCE_SHRINE: /* B5 */
		return design->type == TYPE_SHRINE ? &season->shrine
						   : &nothing;
	case SOURCE_TRIGGER:
	case SOURCE_BURST:
	case SOURCE_TURN:
		break;
	}
	return &nothing;
}

const struct gs_list *gs_frame_list(const struct book *book,
				    const struct gearseed *state,
				    const struct gs_frame *frame)
{
	if (frame->source != SOURCE_TRIGGER)
		return gs_source_list(book, state, frame->card,
				      frame->source);
	return frame->firing ? &gs_design(book, frame->firing)->trigger
			     : &nothing;
}

bool gs_frame_goes_on(const struct book *book, const struct gearseed *state,
		      int depth)
{
	const struct gs_frame *frame = &state->frame[depth];
	const struct gs_list *list = gs_frame_list(book, state, frame);
	/* An outer card has left the step behind that built the inner one. */
	int next = frame->step + (depth == state->depth - 1 ? 1 : 0);

	if (next < list->count || frame->waiting)
		return true;
	for (int s = frame->source + 1; s <= SOURCE_SHRINE; s++)
		if (gs_source_list(book, state, frame->card, s)->count)
			return true;
	return false;
}

bool gs_is_may(const struct gs_step *step)
{
	if (step->ways > 1)
		return false;
	switch ((enum gs_verb)step->way[0].verb) {
	case EFFECT_BUILD:
	case EFFECT_BURN:
	case EFFECT_TAKE:
	case EFFECT_PULL:
		return true;
	case EFFECT_GAIN:
	case EFFECT_GAINPER:
	case EFFECT_DRAW:
	case EFFECT_SEEK:
		break;
	}
	return false;
}

const struct gs_effect *gs_asking(const struct book *book,
				  const struct gearseed *state)
{
	const struct gs_frame *frame;
	const struct gs_list *list;
	const struct gs_step *step;

	if (!state->depth)
		return NULL;
	frame = gs_innermost(state);
	list = gs_frame_list(book, state, frame);
	if (frame->step >= list->count)
		return NULL;
	step = &list->step[frame->step];
	return &step->way[frame->way == 2 ? 1 : 0];
}

struct gs_filter gs_build_filter(const struct book *book,
				 const struct gearseed *state)
{
	const struct gs_effect *effect = gs_asking(book, state);

	if (state->question == ASK_EXTRA && effect)
		return effect->filter;
	return (struct gs_filter){0xff, 0xff};
}

int gs_hand_fits(const struct book *book, const struct gearseed *state,
		 int seat, struct gs_filter filter)
{
	int zone = gs_hand_zone(seat);
	const uint8_t *hand = zone_cards(&state->cards, zone);
	int count = 0;

	for (int i = 0; i < zone_count(&state->cards, zone); i++)
		count += hand[i] == CARD_UNKNOWN ||
			 gs_fits(gs_design(book, hand[i]), filter);
	return count;
}

/* What has been counted so far. */
struct tally {
	const struct book *book;
	const struct gs_effect *effect;
	int cards;
	unsigned types;
	unsigned castes;
};

static void count_card(struct tally *tally, uint8_t card)
{
	const struct gs_design *design;

	if (card == CARD_UNKNOWN || card == CARD_NONE)
		return;
	design = gs_design(tally->book, card);
	if (!gs_fits(design, tally->effect->filter))
		return;
	tally->cards++;
	tally->types |= 1U << design->type;
	tally->castes |= 1U << design->caste;
}

static void count_zone(struct tally *tally, const struct gearseed *state,
		       int zone)
{
	const uint8_t *list = zone_cards(&state->cards, zone);

	for (int i = 0; i < zone_count(&state->cards, zone); i++)
		count_card(tally, list[i]);
}

/* The unbroken runs in the four directions, or their first cards only. */
static void count_runs(struct tally *tally, const struct gearseed *state,
		       struct gs_cell cell, int length)
{
	static const struct gs_cell way[4] = {
		{0, -1}, {-1, 0}, {1, 0}, {0, 1}};

	for (int i = 0; i < 4; i++) {
		for (int far = 1; far <= length; far++) {
			uint8_t card = gs_card_at(state,
						  cell.x + far * way[i].x,
						  cell.y + far * way[i].y);

			if (card == CARD_NONE)
				break;
			count_card(tally, card);
		}
	}
}

static int bits(unsigned set)
{
	int count = 0;

	for (; set; set &= set - 1)
		count++;
	return count;
}

int gs_count(const struct book *book, const struct gearseed *state,
	     const struct gs_effect *effect, struct gs_cell cell, int seat)
{
	struct tally tally = {.book = book, .effect = effect};
	struct gs_cell gaps[4];

	switch ((enum gs_scope)effect->scope) {
	case SCOPE_NEXT:
		count_runs(&tally, state, cell, 1);
		break;
	case SCOPE_LINE:
		count_runs(&tally, state, cell, GS_CARDS);
		break;
	case SCOPE_OPEN:
		return gs_gaps(state, cell.x, cell.y, gaps);
	case SCOPE_HAND:
		count_zone(&tally, state, gs_hand_zone(seat));
		break;
	case SCOPE_PLAY:
		count_zone(&tally, state, ZONE_TOWN);
		break;
	}
	switch ((enum gs_mode)effect->mode) {
	case COUNT_CARDS:
		return tally.cards;
	case COUNT_TYPES:
		return bits(tally.types);
	case COUNT_CASTES:
		return bits(tally.castes);
	}
	return 0;
}
