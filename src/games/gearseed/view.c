/* What a seat may know: the mask, states that agree with it, and the text. */
#include "inner.h"

#include <assert.h>
#include <string.h>

#include "deck.h"

static void hide(struct cards *cards, int zone)
{
	zone_hide(cards, zone, 0, zone_count(cards, zone));
}

void gs_mask(const struct book *book, int seat, struct state *masked)
{
	struct gearseed *state = gs_writable(masked);

	if (!state->seat)
		return; /* the game is over: all is shown */
	hide(&state->cards, ZONE_DECK);
	for (int s = 1; s <= book->seats; s++)
		if (s != seat)
			hide(&state->cards, gs_hand_zone(s));
	if (seat != state->seat)
		hide(&state->cards, ZONE_SEEN);
	memset(state->order + state->season, CARD_UNKNOWN,
	       (size_t)(4 - state->season));
}

void gs_unseen(const struct view *view, uint8_t list[GS_DESIGNS + 1])
{
	const struct gearseed *state = gs_seen_by(view);
	const struct deck *deck = view->book->deck;

	list[0] = 0;
	for (int card = 1; card <= GS_DESIGNS; card++)
		list[card] = card <= deck->count ? deck->design[card].copies
						 : 0;
	for (int i = 0; i < state->cards.end[ZONES_MAX - 1]; i++)
		if (state->cards.card[i] != CARD_UNKNOWN)
			list[state->cards.card[i]]--;
}

/* Fills a zone's unknown cards from the pool. */
static void fill(struct gearseed *state, int zone, const uint8_t **pool)
{
	const uint8_t *list = zone_cards(&state->cards, zone);

	for (int i = 0; i < zone_count(&state->cards, zone); i++)
		if (list[i] == CARD_UNKNOWN)
			zone_reveal(&state->cards, zone, i, *(*pool)++);
}

/* What the question itself gives away of hidden cards. */
static bool agrees(const struct book *book, const struct gearseed *state)
{
	const uint8_t *seen = zone_cards(&state->cards, ZONE_SEEN);

	if (state->seat && state->question == ASK_KEEP)
		return zone_tally(&state->cards, ZONE_SEEN, seen[0]) <
		       zone_count(&state->cards, ZONE_SEEN);
	if (state->seat && state->question == ASK_EXTRA)
		return gs_hand_fits(book, state, state->seat,
				    gs_build_filter(book, state)) > 0;
	return true;
}

static void guess_seasons(struct gearseed *state, struct random *random)
{
	uint8_t left[4];
	int count = 0;

	for (int s = SEASON_SPRING; s <= SEASON_WINTER; s++)
		if (!memchr(state->order, s, sizeof state->order))
			left[count++] = (uint8_t)s;
	random_shuffle(random, left, count);
	for (int i = 0; i < 4; i++)
		if (state->order[i] == CARD_UNKNOWN)
			state->order[i] = left[--count];
}

void gs_guess(const struct view *view, struct random *random,
	      struct state *given)
{
	struct gearseed *state = gs_writable(given);
	uint8_t unseen[GS_DESIGNS + 1];
	uint8_t pool[GS_CARDS];
	int count = 0;

	gs_unseen(view, unseen);
	for (int card = 1; card <= GS_DESIGNS; card++)
		for (int i = 0; i < unseen[card]; i++)
			pool[count++] = (uint8_t)card;
	do {
		const uint8_t *next = pool;

		random_shuffle(random, pool, count);
		memcpy(state, gs_seen_by(view), sizeof *state);
		fill(state, ZONE_SEEN, &next);
		for (int seat = 1; seat <= view->book->seats; seat++) {
			int zone = gs_hand_zone(seat);

			fill(state, zone, &next);
			zone_sort(&state->cards, zone, 0,
				  zone_count(&state->cards, zone));
		}
		fill(state, ZONE_DECK, &next);
		assert(next == pool + count);
	} while (!agrees(view->book, state));
	guess_seasons(state, random);
}

static void put_cards(const struct view *view, int zone, struct text *text)
{
	const struct gearseed *state = gs_seen_by(view);
	const uint8_t *list = zone_cards(&state->cards, zone);

	for (int i = 0; i < zone_count(&state->cards, zone); i++)
		text_format(text, " %s",
			    list[i] == CARD_UNKNOWN
				    ? "?"
				    : gs_design(view->book, list[i])->id);
	text_put(text, "\n");
}

static void put_resolving(const struct view *view, struct text *text)
{
	const struct gearseed *state = gs_seen_by(view);
	const struct gs_frame *frame;

	text_format(text, "builds %d\nresolving", gs_builds(state));
	if (state->depth) {
		frame = gs_innermost(state);
		text_format(text, " %s %d,%d",
			    gs_design(view->book, frame->card)->id,
			    frame->cell.x, frame->cell.y);
	}
	text_put(text, "\nwaiting");
	for (int i = 0; state->depth && i < gs_innermost(state)->waiting; i++)
		text_format(text, " %d,%d", gs_innermost(state)->wait[i].x,
			    gs_innermost(state)->wait[i].y);
	text_put(text, "\nseen");
	put_cards(view, ZONE_SEEN, text);
}

static void put_seasons(const struct gearseed *state, struct text *text)
{
	text_format(text, "season %d %s\npast", state->season,
		    gs_season_words[gs_season_now(state) - 1]);
	for (int s = 0; s < state->season - 1; s++)
		text_format(text, " %s", gs_season_words[state->order[s] - 1]);
	text_put(text, "\n");
}

void gs_describe(const struct view *view, struct text *text)
{
	const struct gearseed *state = gs_seen_by(view);
	const struct book *book = view->book;
	const uint8_t *town = zone_cards(&state->cards, ZONE_TOWN);

	if (state->seat)
		text_format(text, "ask %d %s\n", state->seat,
			    book->rules->questions[state->question]);
	else
		text_put(text, "ask over\n");
	text_format(text, "first %d\n", book->first);
	put_seasons(state, text);
	if (state->seat)
		put_resolving(view, text);
	for (int s = 1; s <= book->seats; s++)
		text_format(text, "score %d %lu\n", s,
			    (unsigned long)state->score[s - 1]);
	for (int s = 1; s <= book->seats; s++)
		text_format(text, "burst %d %s %s\n", s,
			    gs_type_words[state->burst[s - 1]],
			    state->flipped[s - 1] ? "flipped" : "ready");
	for (int s = 1; s <= book->seats; s++) {
		text_format(text, "hand %d", s);
		put_cards(view, gs_hand_zone(s), text);
	}
	text_put(text, "deck");
	put_cards(view, ZONE_DECK, text);
	for (int i = 0; i < gs_town_count(state); i++)
		text_format(text, "at %d,%d %s\n", state->x[i], state->y[i],
			    gs_design(book, town[i])->id);
}
