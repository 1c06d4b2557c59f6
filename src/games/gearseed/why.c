/* The law: a sentence for every answer that the menu does not hold. */
#include "inner.h"

#include "phrases.h"

static bool refuse(struct reason *reason, const char *rule,
		   enum gs_phrase phrase, const char *one, const char *two)
{
	const char *const fill[PHRASE_GAPS] = {one, two};

	if (reason)
		reason_set(reason, rule, &gs_phrases[phrase], fill);
	return false;
}

/* A case of the law. */
struct plea {
	const struct book *book;
	const struct gearseed *state;
	struct move move;
	struct reason *reason;
};

static bool no(const struct plea *plea, const char *rule,
	       enum gs_phrase phrase)
{
	return refuse(plea->reason, rule, phrase, NULL, NULL);
}

/* Refuses with a cell of the move, and the design's code where it has one. */
static bool no_cell(const struct plea *plea, const char *rule,
		    enum gs_phrase phrase, int part, uint8_t card)
{
	struct text cell = {0};

	text_format(&cell, "%d,%d", plea->move.at[part],
		    plea->move.at[part + 1]);
	refuse(plea->reason, rule, phrase, text_string(&cell),
	       card ? gs_design(plea->book, card)->code : "");
	text_free(&cell);
	return false;
}

static bool no_card(const struct plea *plea, const char *rule,
		    enum gs_phrase phrase)
{
	uint8_t card = plea->move.card;
	bool real = card >= 1 && card <= plea->book->deck->count;

	return refuse(plea->reason, rule, phrase,
		      real ? gs_design(plea->book, card)->code : "?", NULL);
}

static bool no_filter(const struct plea *plea, enum gs_phrase phrase,
		      struct gs_filter filter)
{
	struct text kind = {0};

	gs_put_filter(&kind, filter);
	refuse(plea->reason, "G21", phrase, text_string(&kind), NULL);
	text_free(&kind);
	return false;
}

static bool holds(const struct plea *plea, int zone)
{
	uint8_t card = plea->move.card;

	return card != CARD_NONE && card <= plea->book->deck->count &&
	       zone_find(&plea->state->cards, zone, card) >= 0;
}

static bool why_build(const struct plea *plea)
{
	const struct gearseed *state = plea->state;
	int x = plea->move.at[0];
	int y = plea->move.at[1];
	struct gs_filter filter = gs_build_filter(plea->book, state);

	if (state->question == ASK_BUILD && !gs_builds(state))
		return no(plea, "G16", PHRASE_BOTH_BUILT);
	if (!holds(plea, gs_hand_zone(state->seat)))
		return no_card(plea, "G17", PHRASE_NOT_IN_HAND);
	if (!gs_fits(gs_design(plea->book, plea->move.card), filter))
		return no_filter(plea, PHRASE_BUILD_TAKES, filter);
	if (gs_town_find(state, x, y) >= 0)
		return no_cell(plea, "G17", PHRASE_CELL_TAKEN, 0, CARD_NONE);
	if (gs_may_build_at(state, x, y))
		return true;
	if (!gs_town_count(state))
		return no(plea, "B17", PHRASE_EMPTY_TOWN);
	return no(plea, "G17", PHRASE_NOT_NEXT);
}

static bool why_trigger(const struct plea *plea)
{
	const struct gs_frame *frame = gs_innermost(plea->state);

	for (int i = 0; i < frame->waiting; i++)
		if (frame->wait[i].x == plea->move.at[0] &&
		    frame->wait[i].y == plea->move.at[1])
			return true;
	return no_cell(plea, "B2", PHRASE_NO_TRIGGER, 0, CARD_NONE);
}

/* TAKE, PULL (from) and Raze: a Free card that may leave its cell. */
static bool why_leave(const struct plea *plea, const struct gs_effect *effect)
{
	const struct gearseed *state = plea->state;
	int x = plea->move.at[0];
	int y = plea->move.at[1];
	uint8_t card = gs_card_at(state, x, y);

	if (card == CARD_NONE)
		return no_cell(plea, "G17", PHRASE_NO_CARD_THERE, 0, card);
	if (!gs_is_free(state, x, y))
		return no_cell(plea, "G17", PHRASE_NOT_FREE, 0, card);
	if (!gs_may_leave(plea->book, state, x, y))
		return no_cell(plea, "B6", PHRASE_STEPS_TO_COME, 0, card);
	if (gs_leaver(plea->book, state, effect, x, y))
		return true;
	if (effect->verb == EFFECT_TAKE)
		return no_filter(plea, PHRASE_TAKE_TAKES, effect->filter);
	return no_cell(plea, "G21", PHRASE_ALREADY_NEXT, 0,
		       gs_innermost(state)->card);
}

static bool why_pull(const struct plea *plea, const struct gs_effect *effect)
{
	const struct gs_frame *frame = gs_innermost(plea->state);
	struct gs_cell gaps[4];
	int count;

	if (!why_leave(plea, effect))
		return false;
	count = gs_gaps(plea->state, frame->cell.x, frame->cell.y, gaps);
	for (int i = 0; i < count; i++)
		if (gaps[i].x == plea->move.at[2] &&
		    gaps[i].y == plea->move.at[3])
			return true;
	return no_cell(plea, "G21", PHRASE_NO_GAP, 2, frame->card);
}

/* The answers that each question takes. */
static bool answers(const struct gearseed *state, int verb)
{
	static const uint16_t takes[] = {
		[ASK_BUILD] = 1 << MOVE_BUILD | 1 << MOVE_BURST |
			      1 << MOVE_DONE,
		[ASK_EXTRA] = 1 << MOVE_BUILD | 1 << MOVE_SKIP,
		[ASK_TRIGGER] = 1 << MOVE_TRIGGER,
		[ASK_CHOOSE] = 1 << MOVE_CHOOSE,
		[ASK_BURN] = 1 << MOVE_BURN | 1 << MOVE_END,
		[ASK_TAKE] = 1 << MOVE_TAKE | 1 << MOVE_SKIP,
		[ASK_PULL] = 1 << MOVE_PULL | 1 << MOVE_SKIP,
		[ASK_KEEP] = 1 << MOVE_KEEP,
		[ASK_SHRINE] = 1 << MOVE_USE | 1 << MOVE_SKIP,
		[ASK_DISCARD] = 1 << MOVE_DISCARD,
		[ASK_RAZE] = 1 << MOVE_RAZE,
	};

	return takes[state->question] >> verb & 1;
}

/* What the question asks for, said to an answer of another kind. */
static const struct {
	const char *rule;
	enum gs_phrase phrase;
} wants[] = {
	[ASK_BUILD] = {"B8", PHRASE_BUILD_OWED},
	[ASK_EXTRA] = {"B6", PHRASE_WANTS_EXTRA},
	[ASK_TRIGGER] = {"G19", PHRASE_WANTS_TRIGGER},
	[ASK_CHOOSE] = {"B7", PHRASE_WANTS_CHOICE},
	[ASK_BURN] = {"B7", PHRASE_WANTS_BURN},
	[ASK_TAKE] = {"B7", PHRASE_WANTS_TAKE},
	[ASK_PULL] = {"B7", PHRASE_WANTS_PULL},
	[ASK_KEEP] = {"B7", PHRASE_WANTS_KEEP},
	[ASK_SHRINE] = {"G24", PHRASE_WANTS_SHRINE},
	[ASK_DISCARD] = {"G27", PHRASE_WANTS_DISCARD},
	[ASK_RAZE] = {"G28", PHRASE_WANTS_RAZE},
};

static bool why_other(const struct plea *plea)
{
	const struct gearseed *state = plea->state;

	if (plea->move.verb == MOVE_BURST && state->flipped[state->seat - 1])
		return no(plea, "G25", PHRASE_BURST_USED);
	if (plea->move.verb == MOVE_BURST && state->question < ASK_DISCARD)
		return no(plea, "B9", PHRASE_FINISH_FIRST);
	if (state->question == ASK_BUILD && !gs_builds(state))
		return no(plea, "B9", PHRASE_BURST_OR_DONE);
	return no(plea, wants[state->question].rule,
		  wants[state->question].phrase);
}

bool gs_why(const struct book *book, const struct state *given,
	    struct move move, struct reason *reason)
{
	const struct gearseed *state = gs_state(given);
	struct plea plea = {book, state, move, reason};

	if (!state->seat)
		return no(&plea, "G29", PHRASE_GAME_OVER);
	if (move.verb == MOVE_RESIGN)
		return true;
	if (move.verb >= GS_MOVES || !answers(state, move.verb))
		return why_other(&plea);
	switch ((enum gs_move)move.verb) {
	case MOVE_BUILD:
		return why_build(&plea);
	case MOVE_BURST:
		return !state->flipped[state->seat - 1] ||
		       no(&plea, "G25", PHRASE_BURST_USED);
	case MOVE_DONE:
		return !gs_builds(state) || no(&plea, "B8", PHRASE_BUILD_OWED);
	case MOVE_TRIGGER:
		return why_trigger(&plea);
	case MOVE_CHOOSE:
		return move.at[0] == 1 || move.at[0] == 2 ||
		       no(&plea, "B7", PHRASE_ONE_OR_TWO);
	case MOVE_BURN:
	case MOVE_DISCARD:
		return holds(&plea, gs_hand_zone(state->seat)) ||
		       no_card(&plea, "G27", PHRASE_NOT_IN_HAND);
	case MOVE_KEEP:
		return holds(&plea, ZONE_SEEN) ||
		       no_card(&plea, "B7", PHRASE_NOT_SEEN);
	case MOVE_TAKE:
		return why_leave(&plea, gs_asking(book, state));
	case MOVE_PULL:
		return why_pull(&plea, gs_asking(book, state));
	case MOVE_RAZE:
		return why_leave(&plea, NULL);
	case MOVE_SKIP:
	case MOVE_END:
	case MOVE_USE:
	case MOVE_RESIGN:
	case GS_MOVES:
		break;
	}
	return true;
}
