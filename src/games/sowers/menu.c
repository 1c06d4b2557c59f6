/* The law: one predicate, and the menu that is what it lets through.  Never
   reads the order of a deck. */
#include "inner.h"

#include <string.h>

/* A1: some order of the undrawn deck leaves a legal second play. */
static bool hopeful(const struct sowers *s, uint8_t card)
{
	int deck = sowers_zone(SOWERS_ZONE_DECK, s->asked);
	int hand = sowers_zone(SOWERS_ZONE_HAND, s->asked);
	int draws = zone_count(&s->cards, deck);
	uint8_t next = sowers_next(s, s->asked);

	if (draws >= 5)
		return true;
	for (int i = 0; i < 2; i++) {
		int zone = i ? deck : hand;
		int count = zone_count(&s->cards, zone);
		const uint8_t *list = zone_cards(&s->cards, zone);
		int played = i ? -1 : zone_find(&s->cards, hand, card);

		for (int j = 0; j < count; j++) {
			if (j == played)
				continue;
			if (list[j] == next || list[j] == SOWERS_WILD)
				return true;
			if (draws >= 3 && sowers_is_yellow(list[j]))
				return true;
		}
	}
	return false;
}

static enum law path_law(const struct sowers *s, uint8_t card)
{
	if (!sowers_is_yellow(card))
		return LAW_PATH_YELLOW; /* S17 */
	if (!sowers_count(s, SOWERS_ZONE_DECK, s->asked))
		return LAW_PATH_DECK; /* S15, A11 */
	return LAW_FINE;
}

/* A4: lower than what lies on top; a wild fits and bounds nothing (S33). */
static bool descends(const struct sowers *s, uint8_t card)
{
	int lying = sowers_count(s, SOWERS_ZONE_ROCKY, 0);
	uint8_t last;

	if (!lying || card == SOWERS_WILD)
		return true;
	last = sowers_cards(s, SOWERS_ZONE_ROCKY, 0)[lying - 1];
	return last == SOWERS_WILD || card < last;
}

static enum law rocky_law(const struct sowers *s, uint8_t card)
{
	if (s->second)
		return LAW_ROCKY_SECOND; /* S22 */
	if (!sowers_is_yellow(card))
		return LAW_ROCKY_YELLOW; /* S21 */
	if (!descends(s, card))
		return LAW_ROCKY_ORDER;
	if (sowers_count(s, SOWERS_ZONE_DECK, s->asked) < 2)
		return LAW_ROCKY_DECK; /* S15, A11 */
	if (!hopeful(s, card))
		return LAW_ROCKY_HOPELESS; /* A1 */
	return LAW_FINE;
}

static enum law thorny_law(const struct sowers *s, uint8_t card)
{
	if (!sowers_is_black(card))
		return LAW_THORNY_BLACK; /* S24 */
	if (sowers_count(s, SOWERS_ZONE_DECK, s->asked) < 3)
		return LAW_THORNY_DECK; /* S15, A11 */
	if (sowers_count(s, SOWERS_ZONE_HAND, s->asked) < 2)
		return LAW_THORNY_RETURNS; /* S27, A12 */
	return LAW_FINE;
}

static enum law good_law(const struct sowers *s, uint8_t card)
{
	if (!sowers_is_black(card))
		return LAW_GOOD_BLACK; /* S28 */
	if (card != SOWERS_WILD && card != sowers_next(s, s->asked))
		return LAW_GOOD_NEXT;
	return LAW_FINE;
}

enum law sowers_soil_law(const struct sowers *s, uint8_t card, int soil)
{
	static enum law (*const law[])(const struct sowers *, uint8_t) = {
		[SOWERS_PATH] = path_law,
		[SOWERS_ROCKY] = rocky_law,
		[SOWERS_THORNY] = thorny_law,
		[SOWERS_GOOD] = good_law,
	};

	return law[soil](s, card);
}

static enum law pick_law(const struct book *book, const struct sowers *s,
			 struct move move)
{
	enum sowers_zone zone = move.verb == SOWERS_PICK_ROCKY ?
					SOWERS_ZONE_ROCKY :
					SOWERS_ZONE_THORNY;
	int count = sowers_count(s, zone, s->asked);

	if (move.at[0] < 1 || move.at[0] > count)
		return LAW_PICK_PLACE; /* S18, A5 */
	if (book->option[SOWERS_OPTION_PICKUP] == SOWERS_PICKUP_LAST &&
	    move.at[0] != count)
		return sowers_is_solo(book) ? LAW_PICK_LAST_ALONE : /* S43 */
					      LAW_PICK_LAST; /* S44, A19 */
	return LAW_FINE;
}

static enum law put_law(const struct book *book, const struct sowers *s,
			struct move move)
{
	if (book->option[SOWERS_OPTION_RETURNS] == SOWERS_RETURNS_TOGETHER &&
	    s->side && s->side != move.verb)
		return LAW_PUT_APART; /* S44, A19 */
	return LAW_FINE;
}

/* The questions that a verb answers, as bits. */
static const uint8_t answers[] = {
	[SOWERS_PATH] = 1 << SOWERS_ASK_PLAY,
	[SOWERS_ROCKY] = 1 << SOWERS_ASK_PLAY,
	[SOWERS_THORNY] = 1 << SOWERS_ASK_PLAY,
	[SOWERS_GOOD] = 1 << SOWERS_ASK_PLAY | 1 << SOWERS_ASK_GOOD,
	[SOWERS_PICK_ROCKY] = 1 << SOWERS_ASK_PICK,
	[SOWERS_PICK_THORNY] = 1 << SOWERS_ASK_PICK,
	[SOWERS_SKIP] = 1 << SOWERS_ASK_PICK,
	[SOWERS_END] = 1 << SOWERS_ASK_GOOD,
	[SOWERS_TOP] = 1 << SOWERS_ASK_PUT,
	[SOWERS_BOTTOM] = 1 << SOWERS_ASK_PUT,
	[SOWERS_DISCARD] = 1 << SOWERS_ASK_DISCARD,
};

enum law sowers_law(const struct book *book, const struct sowers *s,
		    struct move move)
{
	if (!s->asked)
		return LAW_OVER;
	if (move.verb == VERB_RESIGN)
		return LAW_FINE;
	if (!(answers[move.verb] >> s->question & 1))
		return LAW_ASKS_PLAY + s->question;
	if (book->rules->verbs[move.verb].shape == SHAPE_CARD &&
	    zone_find(&s->cards, sowers_zone(SOWERS_ZONE_HAND, s->asked),
		      move.card) < 0)
		return LAW_NOT_HELD; /* S16 */
	switch ((enum sowers_verb)move.verb) {
	case SOWERS_PATH:
	case SOWERS_ROCKY:
	case SOWERS_THORNY:
	case SOWERS_GOOD:
		return sowers_soil_law(s, move.card, move.verb);
	case SOWERS_PICK_ROCKY:
	case SOWERS_PICK_THORNY:
		return pick_law(book, s, move);
	case SOWERS_TOP:
	case SOWERS_BOTTOM:
		return put_law(book, s, move);
	case SOWERS_DISCARD:
		if (!sowers_is_yellow(move.card))
			return LAW_DISCARD_BLACK; /* S13, S16, S34 */
		break;
	case SOWERS_SKIP:
	case SOWERS_END:
		break;
	}
	return LAW_FINE;
}

bool sowers_can_play(const struct sowers *s)
{
	const uint8_t *hand = sowers_cards(s, SOWERS_ZONE_HAND, s->asked);
	int count = sowers_count(s, SOWERS_ZONE_HAND, s->asked);

	for (int i = 0; i < count; i++)
		for (int soil = SOWERS_PATH; soil <= SOWERS_GOOD; soil++)
			if (!sowers_soil_law(s, hand[i], soil))
				return true;
	return false;
}

static void offer(const struct book *book, const struct sowers *s,
		  struct move move, struct menu *menu)
{
	if (sowers_law(book, s, move) == LAW_FINE)
		menu_add(menu, move);
}

/* Offers a verb with each different card in hand: it is sorted. */
static void offer_hand(const struct book *book, const struct sowers *s,
		       int verb, struct menu *menu)
{
	const uint8_t *hand = sowers_cards(s, SOWERS_ZONE_HAND, s->asked);
	int count = sowers_count(s, SOWERS_ZONE_HAND, s->asked);

	for (int i = 0; i < count; i++)
		if (!i || hand[i] != hand[i - 1])
			offer(book, s,
			      (struct move){.verb = (uint8_t)verb,
					    .card = hand[i]},
			      menu);
}

static void offer_pile(const struct book *book, const struct sowers *s,
		       int verb, int count, struct menu *menu)
{
	for (int i = 1; i <= count; i++)
		offer(book, s,
		      (struct move){.verb = (uint8_t)verb,
				    .at = {(int8_t)i}},
		      menu);
}

void sowers_legal(const struct book *book, const struct state *state,
		  struct menu *menu)
{
	const struct sowers *s = sowers_of(state);

	menu->count = 0;
	if (!s->asked)
		return;
	for (int verb = SOWERS_PATH; verb <= SOWERS_DISCARD; verb++) {
		if (!(answers[verb] >> s->question & 1))
			continue;
		if (verb == SOWERS_PICK_ROCKY)
			offer_pile(book, s, verb,
				   sowers_count(s, SOWERS_ZONE_ROCKY, 0),
				   menu);
		else if (verb == SOWERS_PICK_THORNY)
			offer_pile(book, s, verb,
				   sowers_count(s, SOWERS_ZONE_THORNY,
						s->asked),
				   menu);
		else if (verb == SOWERS_SKIP || verb == SOWERS_END)
			menu_add(menu, (struct move){.verb = (uint8_t)verb});
		else
			offer_hand(book, s, verb, menu);
	}
}
