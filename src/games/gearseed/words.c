/* GearSeed in words: names, filters, and steps as a card would print them. */
#include "inner.h"

static const struct {
	const char *one;
	const char *many;
	char letter;
} types[GS_TYPES] = {
	[TYPE_TOWER] = {"Tower", "Towers", 'T'},
	[TYPE_CASTLE] = {"Castle", "Castles", 'C'},
	[TYPE_EXPANSE] = {"Expanse", "Expanses", 'E'},
	[TYPE_FOUNTAIN] = {"Fountain", "Fountains", 'F'},
	[TYPE_SHRINE] = {"Shrine", "Shrines", 'S'},
};

static const char *const castes[GS_CASTES] = {
	[CASTE_GREMLIN] = "Gremlin",
	[CASTE_COALKIN] = "Coalkin",
	[CASTE_THORNED] = "Thorned",
	[CASTE_SHRINE] = "Shrine",
};

static const char *const seasons[GS_SEASON_ROOM] = {
	[SEASON_NONE] = "none",	    [SEASON_SPRING] = "Spring",
	[SEASON_SUMMER] = "Summer", [SEASON_FALL] = "Fall",
	[SEASON_WINTER] = "Winter",
};

enum {
	ALL_TYPES = (1 << GS_TYPES) - 1,
	NO_SHRINE = ALL_TYPES - (1 << TYPE_SHRINE),
	ALL_CASTES = (1 << GS_CASTES) - 1
};

const char *gs_type_name(int type)
{
	return types[type].one;
}

const char *gs_type_plural(int type)
{
	return types[type].many;
}

const char *gs_caste_name(int caste)
{
	return castes[caste];
}

const char *gs_season_name(int season)
{
	return seasons[season];
}

static bool every_type(struct gs_filter filter)
{
	return (filter.types & ALL_TYPES) == ALL_TYPES;
}

static bool no_shrine(struct gs_filter filter)
{
	return (filter.types & ALL_TYPES) == NO_SHRINE;
}

static int caste_of(struct gs_filter filter)
{
	for (int c = 0; c < GS_CASTES; c++)
		if ((filter.castes & ALL_CASTES) == 1 << c)
			return c;
	return -1;
}

/* "Tower or Fountain", "Gremlin card", "card". */
static void put_kind(struct text *text, struct gs_filter filter)
{
	int count = 0, put = 0;

	for (int t = 0; t < GS_TYPES; t++)
		count += filter.types >> t & 1;
	if (caste_of(filter) >= 0)
		text_format(text, "%s card", castes[caste_of(filter)]);
	else if (every_type(filter))
		text_put(text, "card");
	else if (no_shrine(filter))
		text_put(text, "card but no Shrine");
	else
		for (int t = 0; t < GS_TYPES; t++) {
			if (!(filter.types >> t & 1))
				continue;
			text_put(text, text_comma(put++, count, " or "));
			text_put(text, types[t].one);
		}
}

/* "a" or "an", by the first type of a filter. */
static const char *article(struct gs_filter filter)
{
	bool vowel = caste_of(filter) < 0 && !every_type(filter) &&
		     !no_shrine(filter) &&
		     !(filter.types & (1 << TYPE_TOWER | 1 << TYPE_CASTLE)) &&
		     filter.types & 1 << TYPE_EXPANSE;

	return vowel ? "an" : "a";
}

void gs_put_filter(struct text *text, struct gs_filter filter)
{
	if (caste_of(filter) < 0 && no_shrine(filter)) {
		text_put(text, "any card but a Shrine");
		return;
	}
	text_format(text, "%s ", article(filter));
	put_kind(text, filter);
}

/* What a GAINPER counts, in few columns: "Thorned", "T/F", "castes". */
static void put_counted(struct text *text, const struct gs_effect *effect)
{
	const char *between = "";

	if (effect->mode == COUNT_TYPES) {
		text_put(text, "types");
	} else if (effect->mode == COUNT_CASTES) {
		text_put(text, "castes");
	} else if (caste_of(effect->filter) >= 0) {
		text_put(text, castes[caste_of(effect->filter)]);
	} else if (every_type(effect->filter)) {
		text_put(text, "cards");
	} else {
		int one = 0;

		while (one < GS_TYPES &&
		       (effect->filter.types & ALL_TYPES) != 1 << one)
			one++;
		if (one < GS_TYPES)
			text_put(text, types[one].one);
		for (int t = 0; one == GS_TYPES && t < GS_TYPES; t++) {
			if (!(effect->filter.types >> t & 1))
				continue;
			text_format(text, "%s%c", between, types[t].letter);
			between = "/";
		}
	}
}

static void put_brief_count(struct text *text, const struct gs_effect *effect)
{
	static const char *const where[] = {
		[SCOPE_NEXT] = " next", [SCOPE_LINE] = " line",
		[SCOPE_OPEN] = "",	[SCOPE_HAND] = " hand",
		[SCOPE_PLAY] = " in play",
	};

	if (effect->scope == SCOPE_OPEN)
		text_put(text, "empty next");
	else
		put_counted(text, effect);
	text_put(text, where[effect->scope]);
}

/* The highest count that the scope can come to, or more. */
static int bound(const struct gs_effect *effect)
{
	if (effect->mode == COUNT_CASTES)
		return GS_CASTES;
	if (effect->scope == SCOPE_NEXT || effect->scope == SCOPE_OPEN)
		return 4;
	return effect->mode == COUNT_TYPES ? GS_TYPES : GS_CARDS;
}

static void put_per(struct text *text, const struct gs_effect *effect,
		    enum gs_style style)
{
	bool brief = style == STYLE_SHORT || style == STYLE_BARE;
	static const char *const where[] = {
		[SCOPE_NEXT] = " next to it", [SCOPE_LINE] = " in line",
		[SCOPE_OPEN] = " next to it", [SCOPE_HAND] = " in hand",
		[SCOPE_PLAY] = " in play",
	};
	bool single = effect->most == 1 && effect->mode == COUNT_CARDS &&
		      effect->scope != SCOPE_OPEN;

	text_format(text, "%d %s ", effect->n, single ? "for" : "per");
	if (effect->scope == SCOPE_OPEN)
		text_put(text, "empty cell");
	else if (effect->mode == COUNT_TYPES)
		text_put(text, "type");
	else if (effect->mode == COUNT_CASTES)
		text_put(text, "caste");
	else if (single)
		gs_put_filter(text, effect->filter);
	else
		put_kind(text, effect->filter);
	if (brief && (effect->scope == SCOPE_NEXT ||
		      effect->scope == SCOPE_OPEN))
		text_put(text, " next");
	else
		text_put(text, where[effect->scope]);
	if (!single && style != STYLE_BARE && effect->most < bound(effect))
		text_format(text, ", %s %d", brief ? "max" : "up to",
			    effect->n * effect->most);
}

static const char *ending(int count)
{
	return count == 1 ? "" : "s";
}

static void put_burn(struct text *text, const struct gs_effect *effect,
		     enum gs_style style)
{
	const char *most = effect->most > 1 ? "up to " : "";

	text_format(text, "may burn %s%d", most, effect->most);
	if (style == STYLE_ANSWER)
		text_format(text, " card%s, %d point%s%s",
			    ending(effect->most), effect->n, ending(effect->n),
			    effect->most > 1 ? " each" : "");
	else if ((style != STYLE_BRIEF && style != STYLE_BARE) ||
		 effect->most == 1)
		text_format(text, " for %d%s", effect->n,
			    effect->most > 1 ? " each" : "");
}

static void put_way(struct text *text, const struct gs_effect *effect,
		    enum gs_style style)
{
	bool answer = style == STYLE_ANSWER;
	bool brief = style == STYLE_BRIEF || style == STYLE_BARE;

	switch ((enum gs_verb)effect->verb) {
	case EFFECT_GAIN:
		text_format(text, "gain %d", effect->n);
		if (answer)
			text_format(text, " point%s", ending(effect->n));
		break;
	case EFFECT_GAINPER:
		if (style == STYLE_BRIEF)
			put_brief_count(text, effect);
		else
			put_per(text, effect, style);
		break;
	case EFFECT_DRAW:
		text_format(text, "draw %d", effect->n);
		if (answer)
			text_format(text, " card%s", ending(effect->n));
		break;
	case EFFECT_BUILD:
		text_put(text, "may build 1 more");
		if (brief)
			break;
		text_put(text, " ");
		put_kind(text, effect->filter);
		break;
	case EFFECT_BURN:
		put_burn(text, effect, style);
		break;
	case EFFECT_TAKE:
		text_put(text, brief ? "may take 1" : "may take a Free ");
		if (!brief)
			put_kind(text, effect->filter);
		break;
	case EFFECT_PULL:
		text_put(text, brief ? "may move 1"
				     : "may move a Free card next to it");
		break;
	case EFFECT_SEEK:
		text_format(text, brief ? "look at %d" : "look at %d, keep 1",
			    effect->n);
		break;
	}
}

void gs_put_effect(struct text *text, const struct gs_effect *effect,
		   enum gs_style style)
{
	put_way(text, effect, style);
}

void gs_put_list(struct text *text, const struct gs_list *list,
		 enum gs_style style)
{
	if (!list->count)
		text_put(text, "none");
	for (int i = 0; i < list->count; i++) {
		const struct gs_step *step = &list->step[i];
		bool last = i == list->count - 1;

		if (i)
			text_put(text, last ? ", and " : ", ");
		if (!i && !last && step->ways == 1 &&
		    step->way[0].verb == EFFECT_GAIN)
			text_format(text, "%d", step->way[0].n);
		else
			put_way(text, &step->way[0], style);
		if (step->ways > 1) {
			text_put(text, " or ");
			put_way(text, &step->way[1], style);
		}
	}
}

void gs_put_caste_bonus(struct text *text, const struct deck *deck,
			int season, enum gs_style style)
{
	const struct gs_season_card *card = &deck->season[season];

	text_format(text, "%s: ", castes[card->caste]);
	gs_put_list(text, &card->bonus, style);
}

void gs_put_shrine(struct text *text, const struct deck *deck, int season,
		   enum gs_style style)
{
	gs_put_list(text, &deck->season[season].shrine,
		    style == STYLE_CARD ? STYLE_ANSWER : style);
}

/* The list of a design, one text a line. */
static void list_design(const struct gs_design *design, struct text *text)
{
	text_format(text, "%2d  %s  %s: %s, %s\n", design->copies,
		    design->code, design->name, types[design->type].one,
		    castes[design->caste]);
	text_put(text, "         Ability  ");
	gs_put_list(text, &design->ability, STYLE_CARD);
	text_put(text, "\n");
	if (design->season) {
		text_format(text, "         %-7s  ", seasons[design->season]);
		gs_put_list(text, &design->bonus, STYLE_CARD);
		text_put(text, "\n");
	}
	if (design->triggers) {
		text_put(text, "         Trigger  by ");
		gs_put_filter(text, design->needs);
		text_put(text, ": ");
		gs_put_list(text, &design->trigger, STYLE_CARD);
		text_put(text, "\n");
	}
}

static void list_season(const struct deck *deck, int season,
			struct text *text)
{
	text_format(text, "  %-6s  Caste Bonus ", seasons[season]);
	gs_put_caste_bonus(text, deck, season, STYLE_CARD);
	text_put(text, "; Shrine Ability: ");
	gs_put_shrine(text, deck, season, STYLE_CARD);
	text_put(text, "\n");
}

void gs_list_deck(const struct deck *deck, struct text *text)
{
	int by_type[GS_TYPES] = {0};
	int by_caste[GS_CASTES] = {0};

	text_format(text, "Deck %s: %d cards of %d designs\n\n", deck->id,
		    deck->cards, deck->count);
	for (int d = 1; d <= deck->count; d++) {
		list_design(&deck->design[d], text);
		by_type[deck->design[d].type] += deck->design[d].copies;
		by_caste[deck->design[d].caste] += deck->design[d].copies;
	}
	text_put(text, "\nSeasons\n");
	for (int s = SEASON_SPRING; s <= SEASON_WINTER; s++)
		list_season(deck, s, text);
	text_put(text, "\nBy type  ");
	for (int t = 0; t < GS_TYPES; t++)
		text_format(text, "  %s %d", types[t].one, by_type[t]);
	text_put(text, "\nBy caste ");
	for (int c = 0; c < GS_CASTES; c++)
		text_format(text, "  %s %d", castes[c], by_caste[c]);
	text_put(text, "\n");
}
