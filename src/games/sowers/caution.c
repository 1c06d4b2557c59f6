/* Warnings: legal moves that may or must lose, told from what the view's seat
   knows and from nothing else. */
#include "inner.h"

#include <stdio.h>

/* What may be drawn as the next two cards: known ones stand at the deck's
   ends (A12), the others are any of its middle. */
struct draws {
	const uint8_t *deck;
	int count, top, low;
};

static struct draws own_draws(const struct sowers *s)
{
	return (struct draws){
		.deck = sowers_cards(s, SOWERS_ZONE_DECK, s->asked),
		.count = sowers_count(s, SOWERS_ZONE_DECK, s->asked),
		.top = s->top[s->asked - 1],
		.low = s->low[s->asked - 1],
	};
}

/* True when the card at place `i` of the view's deck may be drawn as number
   `nth` (from 0): it is known to lie there, or not known to lie elsewhere. */
static bool may_come(const struct draws *d, int i, int nth)
{
	bool known = i < d->top || i >= d->count - d->low;
	bool slot_known = nth < d->top || nth >= d->count - d->low;

	return known || slot_known ? i == nth : true;
}

/* True when the second play exists after these two draws for `card` (D2). */
static bool follows(const struct sowers *s, uint8_t card, uint8_t one,
		    uint8_t two)
{
	struct sowers after = *s;
	struct cards *cards = &after.cards;
	int deck = sowers_zone(SOWERS_ZONE_DECK, s->asked);
	int hand = sowers_zone(SOWERS_ZONE_HAND, s->asked);
	const uint8_t drawn[] = {one, two};

	card_lay(cards, hand, zone_find(cards, hand, card), SOWERS_ZONE_ROCKY);
	for (int i = 0; i < 2; i++)
		card_sort_in(cards, deck, zone_find(cards, deck, drawn[i]),
			     hand);
	after.second = 1;
	return sowers_can_play(&after);
}

bool sowers_gamble(const struct view *view, uint8_t card, int *pairs,
		   int *losing)
{
	const struct sowers *s = sowers_view(view);
	struct draws d;

	*pairs = *losing = 0;
	if (!s->asked || s->question != SOWERS_ASK_PLAY ||
	    sowers_soil_law(s, card, SOWERS_ROCKY) != LAW_FINE)
		return false;
	d = own_draws(s);
	if (d.count >= 5)
		return false; /* D3 */
	for (int i = 0; i < d.count; i++)
		for (int j = i + 1; j < d.count; j++) {
			if (!(may_come(&d, i, 0) && may_come(&d, j, 1)) &&
			    !(may_come(&d, j, 0) && may_come(&d, i, 1)))
				continue;
			++*pairs;
			*losing += !follows(s, card, d.deck[i], d.deck[j]);
		}
	return true;
}

static bool warn(struct reason *reason, const char *rule, enum say say,
		 const char *const *fill)
{
	reason_set(reason, rule, &sowers_phrases[say], fill);
	return true;
}

static bool warn_numbers(struct reason *reason, const char *rule,
			 enum say say, int one, int two)
{
	char words[2][16];
	const char *fill[] = {words[0], words[1]};

	snprintf(words[0], sizeof words[0], "%d", one);
	snprintf(words[1], sizeof words[1], "%d", two);
	return warn(reason, rule, say, fill);
}

/* A1, counted with what the seat placed itself (A12). */
static bool gambles(const struct view *view, uint8_t card,
		    struct reason *reason)
{
	int pairs, losing;

	if (!sowers_gamble(view, card, &pairs, &losing) || !losing)
		return false;
	if (losing == pairs)
		return warn(reason, "A1", SAY_GAMBLE_SURE, NULL);
	return warn_numbers(reason, "A1",
			    losing == 1 ? SAY_GAMBLE_ONE : SAY_GAMBLE, pairs,
			    losing);
}

/* True when a second play could win with the cards in hand already. */
static bool can_complete(const struct sowers *s)
{
	uint8_t run[SOWERS_NUMBERS];

	return sowers_count(s, SOWERS_ZONE_GOOD, s->asked) +
		       sowers_run(s, s->asked, run) ==
	       SOWERS_NUMBERS;
}

/* D5: the draws of this play are the deck's last. */
static bool empties_deck(const struct sowers *s, int draws,
			 struct reason *reason)
{
	if (s->last || sowers_count(s, SOWERS_ZONE_DECK, s->asked) != draws)
		return false;
	if (draws == 2 && can_complete(s))
		return false;
	return warn(reason, "S2", SAY_CAUTION_DECK, NULL);
}

/* S4 is certain with `hand` cards and at most `yellow` of them yellow. */
static bool must_fail(int hand, int yellow, struct reason *reason)
{
	if (hand <= SOWERS_HAND_LIMIT || yellow >= hand - SOWERS_HAND_LIMIT)
		return false;
	return warn_numbers(reason, "S4", SAY_CAUTION_BLACK, hand, yellow);
}

/* How many of the next `draws` cards may at best be yellow. */
static int best_yellows(const struct sowers *s, int draws)
{
	struct draws d = own_draws(s);
	int middle = 0, unknown = 0, yellow = 0;

	for (int i = d.top; i < d.count - d.low; i++)
		middle += sowers_is_yellow(d.deck[i]);
	for (int i = 0; i < draws; i++) {
		if (i < d.top || i >= d.count - d.low)
			yellow += sowers_is_yellow(d.deck[i]);
		else
			unknown++;
	}
	return yellow + (unknown < middle ? unknown : middle);
}

static bool caution_path(const struct sowers *s, struct reason *reason)
{
	int hand = sowers_count(s, SOWERS_ZONE_HAND, s->asked);

	if (must_fail(hand, sowers_yellows(s, s->asked) - 1 +
				    best_yellows(s, 1),
		      reason))
		return true;
	return empties_deck(s, 1, reason);
}

/* D4: Thorny costs a card, and the next one needs two. */
static bool caution_thorny(const struct sowers *s, uint8_t card,
			   struct reason *reason)
{
	int left = sowers_count(s, SOWERS_ZONE_HAND, s->asked) - 2;
	int yellow = sowers_yellows(s, s->asked) + best_yellows(s, 3) -
		     (card == SOWERS_WILD);
	const char *fill[] = {left ? "1 card" : "no card"};

	if (must_fail(left, yellow < left ? yellow : left, reason))
		return true;
	if (left >= 2 || s->last)
		return false;
	return warn(reason, "D4", SAY_CAUTION_HAND, fill);
}

/* The run ends with this card unless the hand goes on with it. */
static bool caution_good(const struct sowers *s, uint8_t card,
			 struct reason *reason)
{
	struct sowers after = *s;
	uint8_t run[SOWERS_NUMBERS + 1];

	if (sowers_count(s, SOWERS_ZONE_GOOD, s->asked) + 1 == SOWERS_NUMBERS)
		return false;
	sowers_sow_run(&after, card, run);
	return must_fail(sowers_count(&after, SOWERS_ZONE_HAND, s->asked),
			 sowers_yellows(&after, s->asked), reason);
}

bool sowers_caution(const struct view *view, struct move move,
		    struct reason *reason)
{
	const struct sowers *s = sowers_view(view);
	int hand, yellow;

	if (!s->asked)
		return false;
	hand = sowers_count(s, SOWERS_ZONE_HAND, s->asked);
	yellow = sowers_yellows(s, s->asked);
	if (move.verb == VERB_RESIGN)
		return false;
	switch ((enum sowers_verb)move.verb) {
	case SOWERS_PATH:
		return caution_path(s, reason);
	case SOWERS_ROCKY:
		return gambles(view, move.card, reason) ||
		       empties_deck(s, 2, reason);
	case SOWERS_THORNY:
		return caution_thorny(s, move.card, reason);
	case SOWERS_GOOD:
		return caution_good(s, move.card, reason);
	case SOWERS_PICK_ROCKY:
		return must_fail(hand + 1, yellow + 1, reason);
	case SOWERS_PICK_THORNY:
		return must_fail(
			hand + 1,
			yellow + (sowers_cards(s, SOWERS_ZONE_THORNY,
					       s->asked)[move.at[0] - 1] ==
				  SOWERS_WILD),
			reason);
	case SOWERS_SKIP:
	case SOWERS_END:
		return must_fail(hand, yellow, reason);
	case SOWERS_TOP:
	case SOWERS_BOTTOM:
		return s->owed == 1 &&
		       must_fail(hand - 1,
				 yellow - sowers_is_yellow(move.card),
				 reason);
	case SOWERS_DISCARD:
		break;
	}
	return false;
}
