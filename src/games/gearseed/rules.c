/* GearSeed's place in the contract: its tables and its functions. */
#include "deck.h"
#include "inner.h"

extern const char text_gearseed_md[];

static const struct verb verbs[GS_MOVES] = {
	[MOVE_RESIGN] = {"resign", SHAPE_PLAIN},
	[MOVE_BUILD] = {"build", SHAPE_CARD_CELL},
	[MOVE_BURST] = {"burst", SHAPE_PLAIN},
	[MOVE_DONE] = {"done", SHAPE_PLAIN},
	[MOVE_SKIP] = {"skip", SHAPE_PLAIN},
	[MOVE_TRIGGER] = {"trigger", SHAPE_CELL},
	[MOVE_CHOOSE] = {"choose", SHAPE_NUMBER},
	[MOVE_BURN] = {"burn", SHAPE_CARD},
	[MOVE_END] = {"end", SHAPE_PLAIN},
	[MOVE_TAKE] = {"take", SHAPE_CELL},
	[MOVE_PULL] = {"pull", SHAPE_CELL_CELL},
	[MOVE_KEEP] = {"keep", SHAPE_CARD},
	[MOVE_USE] = {"use", SHAPE_PLAIN},
	[MOVE_DISCARD] = {"discard", SHAPE_CARD},
	[MOVE_RAZE] = {"raze", SHAPE_CELL},
};

static const char *const question_rules[] = {
	[ASK_BUILD] = "G17",   [ASK_EXTRA] = "B6",     [ASK_TRIGGER] = "G19",
	[ASK_CHOOSE] = "B7",   [ASK_BURN] = "B7",      [ASK_TAKE] = "B23",
	[ASK_PULL] = "B23",    [ASK_KEEP] = "B26",     [ASK_SHRINE] = "G24",
	[ASK_DISCARD] = "G27", [ASK_RAZE] = "G28",
};

static const char *const question_words[] = {
	"build", "extra", "trigger", "choose",	"burn", "take",
	"pull",	 "keep",  "shrine",  "discard", "raze", NULL,
};

static const char *const reasons[] = {"score", "tiebreak", "shared", "resign",
				      NULL};

static const char *const players[] = {"2", "3", "4", NULL};
static const char *const bursts[] = {"lot",	"tower",    "castle",
				     "expanse", "fountain", NULL};

static const struct option options[] = {
	[OPTION_PLAYERS] = {"players", "players", players, 0},
	[OPTION_BURST] = {"burst1", "burst 1", bursts, 0},
	[OPTION_BURST + 1] = {"burst2", "burst 2", bursts, 0},
	[OPTION_BURST + 2] = {"burst3", "burst 3", bursts, 0},
	[OPTION_BURST + 3] = {"burst4", "burst 4", bursts, 0},
};

static const struct order_line orders[] = {
	{"deck", false, false, 0},
	{"seasons", true, false, 1},
	{"* shuffle", false, true, 0},
};

static bool applies(const struct book *book, int option)
{
	return option < OPTION_BURST + book->seats;
}

static bool has_player(const struct book *book, int seat)
{
	return seat >= 1 && seat <= book->seats;
}

static struct turn turn(const struct book *book, const struct state *given)
{
	const struct gearseed *state = gs_state(given);

	(void)book;
	return (struct turn){state->seat, state->question,
			     state->seat && state->question == ASK_RAZE};
}

static int turns(const struct book *book, const struct state *given)
{
	(void)book;
	return gs_state(given)->turn;
}

static int score(const struct book *book, const struct state *given, int seat)
{
	(void)book;
	return (int)gs_state(given)->score[seat - 1];
}

static int card_count(const struct book *book)
{
	return book->deck->count;
}

static const char *card_word(const struct book *book, uint8_t card)
{
	if (card < 1 || card > book->deck->count)
		return "?";
	return book->deck->design[card].id;
}

static const char *order_word(const struct book *book, int order, uint8_t card)
{
	(void)book;
	if (order != 1 || card < SEASON_SPRING || card > SEASON_WINTER)
		return NULL; /* cards */
	return gs_season_words[card - 1];
}

const char *gs_question_rule(const struct view *view)
{
	const struct gearseed *state = gs_seen_by(view);

	if (!state->seat)
		return "G29";
	if (state->question == ASK_EXTRA && !state->depth)
		return "G25";
	return question_rules[state->question];
}

const struct rules gearseed_rules = {
	.name = "gearseed",
	.title = "GearSeed",
	.about = {"", "two to four people build one town",
		  "two to four people"},
	.state_size = sizeof(struct gearseed),
	.verbs = verbs,
	.verb_count = GS_MOVES,
	.questions = question_words,
	.reasons = reasons,
	.options = options,
	.option_count = OPTION_BURST + SEATS_MAX,
	.orders = orders,
	.order_count = 3,
	.rulebook = text_gearseed_md,
	.settle = gs_settle,
	.applies = applies,
	.has_player = has_player,
	.setup = gs_setup,
	.turn = turn,
	.turns = turns,
	.legal = gs_legal,
	.why = gs_why,
	.caution = NULL,
	.apply = gs_apply,
	.mask = gs_mask,
	.outcome = gs_outcome,
	.score = score,
	.guess = gs_guess,
	.audit = gs_audit,
	.card_count = card_count,
	.card_word = card_word,
	.order_word = order_word,
	.describe = gs_describe,
	.tell = gs_tell_story,
	.barrier = gs_barrier,
	.ending = gs_ending,
	.question_rule = gs_question_rule,
	.decks = &gs_decks,
};

_Static_assert(sizeof(struct gearseed) <= STATE_MAX, "a flat, small state");
