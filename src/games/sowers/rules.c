/* The rulebook of Sowers as one table.  What it names is done elsewhere. */
#include "inner.h"

static const struct verb verbs[] = {
	[VERB_RESIGN] = {"resign", SHAPE_PLAIN},
	[SOWERS_PATH] = {"path", SHAPE_CARD},
	[SOWERS_ROCKY] = {"rocky", SHAPE_CARD},
	[SOWERS_THORNY] = {"thorny", SHAPE_CARD},
	[SOWERS_GOOD] = {"good", SHAPE_CARD},
	[SOWERS_PICK_ROCKY] = {"pick rocky", SHAPE_NUMBER},
	[SOWERS_PICK_THORNY] = {"pick thorny", SHAPE_NUMBER},
	[SOWERS_SKIP] = {"skip", SHAPE_PLAIN},
	[SOWERS_END] = {"end", SHAPE_PLAIN},
	[SOWERS_TOP] = {"top", SHAPE_CARD},
	[SOWERS_BOTTOM] = {"bottom", SHAPE_CARD},
	[SOWERS_DISCARD] = {"discard", SHAPE_CARD},
};

static const char *const questions[] = {
	[SOWERS_ASK_PLAY] = "play", [SOWERS_ASK_PICK] = "pick",
	[SOWERS_ASK_GOOD] = "good", [SOWERS_ASK_PUT] = "put",
	[SOWERS_ASK_DISCARD] = "discard", NULL,
};

static const char *const reasons[] = {
	[SOWERS_BY_OBJECTIVE] = "objective",
	[SOWERS_BY_TIEBREAK] = "tiebreak",
	[SOWERS_BY_TIE] = "tie",
	[SOWERS_BY_NO_DRAW] = "no-draw",
	[SOWERS_BY_NO_PLAY] = "no-play",
	[SOWERS_BY_STRANDED] = "stranded",
	[SOWERS_BY_BLACK_DISCARD] = "black-discard",
	[SOWERS_BY_AQUILA] = "aquila",
	[SOWERS_BY_RESIGN] = "resign",
	NULL,
};

static const char *const modes[] = {"hotseat", "solo", NULL};
static const char *const levels[] = {"apprentice", "sower", "master", NULL};
static const char *const wilds[] = {"no", "yes", NULL};
static const char *const pickups[] = {"any", "last", NULL};
static const char *const returns[] = {"free", "together", NULL};
static const char *const challenges[] = {
	"none",	  "solo-1", "solo-2",  "solo-3",  "solo-4",  "solo-5",
	"solo-6", "multi-1", "multi-2", "multi-3", "multi-4", NULL,
};

static const struct option options[] = {
	[SOWERS_OPTION_MODE] = {"mode", "mode", modes, 0},
	[SOWERS_OPTION_LEVEL] = {"level1", "level 1", levels, 0},
	[SOWERS_OPTION_LEVEL_2] = {"level2", "level 2", levels, 0},
	[SOWERS_OPTION_WILD] = {"wild", "wild", wilds, 0},
	[SOWERS_OPTION_PICKUP] = {"pickup", "pickup", pickups, 0},
	[SOWERS_OPTION_RETURNS] = {"returns", "returns", returns, 0},
	[SOWERS_OPTION_CHALLENGE] = {"challenge", "challenge", challenges, 0},
};

static const struct order_line orders[] = {
	{.line = "deck 1"},
	{.line = "deck 2"},
};

extern const char text_sowers_md[];

static bool applies(const struct book *book, int option)
{
	return option != SOWERS_OPTION_LEVEL_2 || !sowers_is_solo(book);
}

static bool has_player(const struct book *book, int seat)
{
	return seat == 1 || (seat == 2 && !sowers_is_solo(book));
}

static struct turn turn(const struct book *book, const struct state *state)
{
	const struct sowers *s = sowers_of(state);

	(void)book;
	return (struct turn){.seat = s->asked, .question = s->question};
}

static int turns(const struct book *book, const struct state *state)
{
	(void)book;
	return sowers_of(state)->turn;
}

static struct outcome outcome(const struct book *book,
			      const struct state *state)
{
	const struct sowers *s = sowers_of(state);

	(void)book;
	return (struct outcome){
		.over = !s->asked,
		.winners = s->winners,
		.reason = s->reason,
	};
}

static int card_count(const struct book *book)
{
	(void)book;
	return SOWERS_WILD;
}

static const char *const names[SEATS_MAX] = {"Priscilla", "Aquila"};

const struct rules sowers_rules = {
	.name = "sowers",
	.title = "Sowers",
	.about = {"", "two people, or one against Aquila",
		  "two people, or against Aquila"},
	.state_size = sizeof(struct sowers),
	.verbs = verbs,
	.verb_count = sizeof verbs / sizeof *verbs,
	.questions = questions,
	.reasons = reasons,
	.options = options,
	.option_count = sizeof options / sizeof *options,
	.orders = orders,
	.order_count = sizeof orders / sizeof *orders,
	.rulebook = text_sowers_md,
	.names = names,
	.settle = sowers_settle,
	.applies = applies,
	.has_player = has_player,
	.setup = sowers_setup,
	.turn = turn,
	.turns = turns,
	.legal = sowers_legal,
	.why = sowers_why,
	.caution = sowers_caution,
	.apply = sowers_apply,
	.mask = sowers_mask,
	.outcome = outcome,
	.guess = sowers_guess,
	.audit = sowers_audit,
	.card_count = card_count,
	.card_word = sowers_card_word,
	.describe = sowers_describe,
	.tell = sowers_tell,
	.barrier = sowers_barrier,
	.ending = sowers_ending,
	.question_rule = sowers_question_rule,
};
