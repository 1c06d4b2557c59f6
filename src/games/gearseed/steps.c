/* The language of steps in a deck file (RULINGS 3.2), read word by word. */
#include "deck.h"

const char *const gs_type_words[] = {"tower",	 "castle", "expanse",
				     "fountain", "shrine", NULL};
const char *const gs_caste_words[] = {"gremlin", "coalkin", "thorned", "shrine",
				      NULL};
const char *const gs_season_words[] = {"spring", "summer", "fall", "winter",
				       NULL};

static const struct gs_filter any = {0xff, 0xff};

struct word gs_peek(const struct gs_words *words)
{
	return words->left ? *words->at : (struct word){"", 0};
}

struct word gs_next(struct gs_words *words)
{
	struct word word = gs_peek(words);

	if (words->left) {
		words->at++;
		words->left--;
	}
	return word;
}

bool gs_expect(struct gs_words *words, const char *expected)
{
	words->expected = expected;
	return false;
}

static bool take(struct gs_words *words, const char *string)
{
	if (!word_is(gs_peek(words), string))
		return false;
	gs_next(words);
	return true;
}

static bool number(struct gs_words *words, uint8_t *value)
{
	int read;

	if (!word_number(gs_peek(words), 1, 9, &read))
		return gs_expect(words, "a number from 1 to 9");
	*value = (uint8_t)read;
	gs_next(words);
	return true;
}

static bool types(struct gs_words *words, struct gs_filter *filter)
{
	int type = word_among(gs_peek(words), gs_type_words);

	if (type < 0)
		return gs_expect(
			words,
			"a type: tower, castle, expanse, fountain or shrine");
	filter->types = 0;
	for (; type >= 0; type = word_among(gs_peek(words), gs_type_words)) {
		filter->types |= (uint8_t)(1 << type);
		gs_next(words);
	}
	return true;
}

static bool caste(struct gs_words *words, struct gs_filter *filter)
{
	int read = word_among(gs_peek(words), gs_caste_words);

	if (read < 0)
		return gs_expect(
			words, "a caste: gremlin, coalkin, thorned or shrine");
	filter->castes = (uint8_t)(1 << read);
	gs_next(words);
	return true;
}

bool gs_read_filter(struct gs_words *words, struct gs_filter *filter)
{
	*filter = any;
	if (take(words, "any"))
		return true;
	if (take(words, "type"))
		return types(words, filter);
	if (take(words, "caste"))
		return caste(words, filter);
	return gs_expect(words, "`any`, `type` or `caste`");
}

static bool counted(struct gs_words *words, struct gs_effect *effect)
{
	if (take(words, "kinds-type")) {
		effect->mode = COUNT_TYPES;
		return true;
	}
	if (take(words, "kinds-caste")) {
		effect->mode = COUNT_CASTES;
		return true;
	}
	return gs_read_filter(words, &effect->filter) ||
	       gs_expect(words, words->expected[0] == 'a'
					? words->expected
					: "`any`, `type`, `caste`, "
					  "`kinds-type` or `kinds-caste`");
}

static bool gainper(struct gs_words *words, struct gs_effect *effect)
{
	static const char *const scopes[] = {"next", "line", "open",
					     "hand", "play", NULL};
	int scope;

	if (!number(words, &effect->n))
		return false;
	scope = word_among(gs_peek(words), scopes);
	if (scope < 0)
		return gs_expect(words,
				 "`next`, `line`, `open`, `hand` or `play`");
	gs_next(words);
	effect->scope = (uint8_t)scope;
	if (scope != SCOPE_OPEN && !counted(words, effect))
		return false;
	if (!take(words, "cap"))
		return gs_expect(words, "`cap` and a number");
	return number(words, &effect->most);
}

static bool burn(struct gs_words *words, struct gs_effect *effect)
{
	return number(words, &effect->most) && number(words, &effect->n);
}

static bool filtered(struct gs_words *words, struct gs_effect *effect)
{
	return gs_read_filter(words, &effect->filter);
}

static bool counter(struct gs_words *words, struct gs_effect *effect)
{
	return number(words, &effect->n);
}

static bool alone(struct gs_words *words, struct gs_effect *effect)
{
	(void)words;
	(void)effect;
	return true;
}

static const struct {
	const char *word;
	bool (*read)(struct gs_words *words, struct gs_effect *effect);
} verbs[] = {
	[EFFECT_GAIN] = {"gain", counter},
	[EFFECT_GAINPER] = {"gainper", gainper},
	[EFFECT_DRAW] = {"draw", counter},
	[EFFECT_BUILD] = {"build", filtered},
	[EFFECT_BURN] = {"burn", burn},
	[EFFECT_TAKE] = {"take", filtered},
	[EFFECT_PULL] = {"pull", alone},
	[EFFECT_SEEK] = {"seek", counter},
};

static bool read_effect(struct gs_words *words, struct gs_effect *effect)
{
	*effect = (struct gs_effect){.filter = any};
	for (int v = 0; v <= EFFECT_SEEK; v++) {
		if (!take(words, verbs[v].word))
			continue;
		effect->verb = (uint8_t)v;
		return verbs[v].read(words, effect);
	}
	return gs_expect(words,
			 "a step: gain, gainper, draw, build, burn, "
			 "take, pull, seek or choose");
}

bool gs_read_step(struct gs_words *words, struct gs_step *step)
{
	*step = (struct gs_step){.ways = 1};
	if (take(words, "choose")) {
		step->ways = 2;
		if (!read_effect(words, &step->way[0]))
			return false;
		if (!take(words, "/"))
			return gs_expect(words, "`/` and the other step");
		if (!read_effect(words, &step->way[1]))
			return false;
	} else if (!read_effect(words, &step->way[0])) {
		return false;
	}
	return !words->left || gs_expect(words, "the end of the line");
}
