/* Events gathered into deeds, and what fills a deed's sentence.  Knows no
   more than the events it is given. */
#include "deeds.h"

#include <stdio.h>
#include <string.h>

static bool same(const struct deed *deed, const struct event *e)
{
	return deed->seat == e->seat && deed->turn == e->turn;
}

/* Cards drawn together are told in sort order, as a hand shows them. */
static void add_drawn(struct deed *d, uint8_t card)
{
	int at = d->draws++;

	for (; at > 0 && d->drawn[at - 1] > card; at--)
		d->drawn[at] = d->drawn[at - 1];
	d->drawn[at] = card;
}

/* True when the event belongs to the deed, which then holds it. */
static bool join(struct deed *d, const struct event *e)
{
	if (!same(d, e))
		return false;
	switch ((enum sowers_event)e->kind) {
	case SOWERS_DREW:
		if (!e->extra || d->draws == DRAWS_MAX)
			return false;
		add_drawn(d, e->card);
		return true;
	case SOWERS_SOWED:
		if (d->kind != DEED_SOWED || d->listed == LISTED_MAX)
			return false;
		d->list[d->listed++] = e->card;
		return true;
	case SOWERS_PICKED:
		if (d->kind != DEED_PAID)
			return false;
		d->picked = e->card;
		d->soil = e->extra;
		return true;
	case SOWERS_LEFT:
		d->left = d->kind == DEED_PAID;
		return d->left;
	case SOWERS_PUT:
		if (d->kind != DEED_THORNY && d->kind != DEED_PUT)
			return false;
		d->puts++;
		return true;
	case SOWERS_DISCARDED:
		if (d->kind != DEED_DISCARDED || d->listed == LISTED_MAX)
			return false;
		d->list[d->listed++] = e->card;
		d->stay = (uint8_t)e->at[0];
		return true;
	case SOWERS_SWEPT:
		if (d->kind != DEED_SWEPT || d->listed == LISTED_MAX)
			return false;
		d->list[d->listed++] = e->card;
		return true;
	case SOWERS_FLIPPED:
		d->drawn[0] = e->card;
		d->under = e->extra;
		d->against = e->at[0];
		return d->kind == DEED_AQUILA;
	case SOWERS_DEALT:
	case SOWERS_TURN:
	case SOWERS_PAID:
	case SOWERS_LAID:
	case SOWERS_LAST_TURN:
	case SOWERS_OVER:
		break;
	}
	return false;
}

static enum deed_kind kind_of(const struct story *story,
			      const struct event *e)
{
	static const enum deed_kind kinds[] = {
		[SOWERS_DREW] = DEED_DREW,
		[SOWERS_PAID] = DEED_PAID,
		[SOWERS_LAID] = DEED_THORNY,
		[SOWERS_SOWED] = DEED_SOWED,
		[SOWERS_PICKED] = DEED_PICKED,
		[SOWERS_LEFT] = DEED_LEFT,
		[SOWERS_PUT] = DEED_PUT,
		[SOWERS_DISCARDED] = DEED_DISCARDED,
		[SOWERS_SWEPT] = DEED_SWEPT,
		[SOWERS_LAST_TURN] = DEED_LAST_TURN,
		[SOWERS_OVER] = DEED_OVER,
	};

	if (e->kind == SOWERS_LAID && e->extra == SOWERS_ROCKY)
		return DEED_ROCKY;
	if (e->kind == SOWERS_SOWED && e->seat == 2 &&
	    sowers_is_solo(story->book))
		return DEED_AQUILA;
	return kinds[e->kind];
}

static bool begins_deed(const struct event *e)
{
	return e->kind != SOWERS_DEALT && e->kind != SOWERS_TURN &&
	       e->kind != SOWERS_FLIPPED &&
	       !(e->kind == SOWERS_DREW && e->extra);
}

static void begin(const struct story *story, int at, struct deed *d)
{
	const struct event *e = &story->events[at];

	*d = (struct deed){
		.kind = kind_of(story, e),
		.seat = e->seat,
		.turn = e->turn,
		.event = at,
		.card = e->card,
		.first = e->count,
		.place = e->count,
		.list = {e->card},
		.listed = 1,
		.puts = e->kind == SOWERS_PUT,
		.over = e,
	};
	if (d->kind == DEED_DREW) {
		d->drawn[0] = e->card;
		d->draws = 1;
	} else if (d->kind == DEED_PICKED) {
		d->picked = e->card;
		d->soil = e->extra;
		d->stay = (uint8_t)e->at[1];
	} else if (d->kind == DEED_DISCARDED) {
		d->stay = (uint8_t)e->at[0];
	}
}

bool sowers_next_deed(struct walk *walk, struct deed *deed)
{
	const struct story *story = walk->story;

	while (walk->at < story->count &&
	       !begins_deed(&story->events[walk->at]))
		walk->at++;
	if (walk->at == story->count)
		return false;
	begin(story, walk->at++, deed);
	while (walk->at < story->count &&
	       join(deed, &story->events[walk->at]))
		walk->at++;
	return true;
}

bool sowers_deed_hidden(const struct deed *d)
{
	return d->draws && d->drawn[0] == CARD_UNKNOWN;
}

static int wilds(const struct deed *d)
{
	int count = 0;

	for (int i = 0; i < d->listed; i++)
		count += d->list[i] == SOWERS_WILD;
	return count;
}

static enum form paid_form(const struct deed *d)
{
	if (d->left)
		return FORM_PAID_LEFT;
	if (!d->picked)
		return FORM_PAID;
	return d->soil == SOWERS_ROCKY ? FORM_PAID_ROCKY : FORM_PAID_THORNY;
}

static enum form aquila_form(const struct deed *d)
{
	if (d->first == SOWERS_NUMBERS)
		return FORM_TENTH;
	return d->against ? FORM_FLIPPED_AGAINST : FORM_FLIPPED;
}

/* Hidden wordings follow the open ones. */
enum form sowers_deed_form(const struct deed *d)
{
	int hidden = sowers_deed_hidden(d);

	switch (d->kind) {
	case DEED_DREW:
		return FORM_DREW + hidden;
	case DEED_PAID:
		return paid_form(d) + hidden;
	case DEED_ROCKY:
		return hidden + (d->place >= SOWERS_ROCKY_LIMIT ? FORM_FOURTH :
								  FORM_ROCKY);
	case DEED_THORNY:
		return hidden + (d->puts == SOWERS_RETURNS ? FORM_RETURNED :
							     FORM_THORNY);
	case DEED_SOWED:
		return (d->listed > 1 ? FORM_SOWED_RUN : FORM_SOWED) +
		       (wilds(d) > 0);
	case DEED_AQUILA:
		return aquila_form(d);
	case DEED_PICKED:
		return d->soil == SOWERS_ROCKY ? FORM_PICKED_ROCKY :
						 FORM_PICKED_THORNY;
	case DEED_LEFT:
		return FORM_LEFT;
	case DEED_PUT:
		return FORM_PUT;
	case DEED_DISCARDED:
		return FORM_DISCARDED;
	case DEED_SWEPT:
		return FORM_SWEPT;
	case DEED_LAST_TURN:
	case DEED_OVER:
		break;
	}
	return FORM_LAST_TURN;
}

/* "Y6, Y4 and Y7"; swept cards have only blanks between them. */
static void list_cards(const struct deed *d, char *list, size_t room)
{
	size_t at = 0;

	for (int i = 0; i < d->listed; i++) {
		const char *comma = text_comma(i, d->listed, " and ");

		if (d->kind == DEED_SWEPT && i)
			comma = " ";
		at += (size_t)snprintf(list + at, room - at, "%s%s", comma,
				       sowers_word(d->list[i]));
	}
}

static void count_things(char *to, size_t room, int count, const char *one,
			 const char *many)
{
	static const char *const numbers[] = {
		"No",  "One", "Two",   "Three", "Four", "Five",
		"Six", "Seven", "Eight", "Nine",  "Ten",
	};

	if (count <= 10)
		snprintf(to, room, "%s %s", numbers[count],
			 count <= 1 ? one : many);
	else
		snprintf(to, room, "%d %s", count, many);
}

/* "W for B3" or "W for B3 and B5" */
static void list_wilds(const struct deed *d, char *to, size_t room)
{
	size_t at = 0;

	for (int i = 0; i < d->listed && at < room; i++)
		if (d->list[i] == SOWERS_WILD)
			at += (size_t)snprintf(
				to + at, room - at, "%s%s",
				at ? " and " : "W for ",
				sowers_black(d->first + i));
}

static void fill_words(const struct deed *d, struct gaps *g)
{
	char *to = g->word[0];
	size_t room = sizeof g->word[0];

	if (d->kind == DEED_SOWED)
		list_wilds(d, to, room);
	else if (d->kind == DEED_PICKED)
		count_things(to, room, d->stay, "card stays", "cards stay");
	else if (d->kind == DEED_PUT)
		snprintf(to, room, "%d card%s", d->puts,
			 d->puts == 1 ? "" : "s");
	else if (d->kind == DEED_DISCARDED)
		snprintf(to, room, "%d", d->stay + d->listed);
	if (d->kind == DEED_DISCARDED && d->list[0] == CARD_UNKNOWN)
		snprintf(g->list, sizeof g->list, "%d yellow%s", d->listed,
			 d->listed == 1 ? "" : "s");
}

void sowers_deed_fill(const struct deed *d, const char *name, struct gaps *g)
{
	*g = (struct gaps){.fill = {name, sowers_word(d->card),
				    sowers_word(d->drawn[0]),
				    sowers_word(d->drawn[1]),
				    sowers_word(d->drawn[2]),
				    sowers_word(d->picked), g->list,
				    g->word[0], g->word[1]}};
	list_cards(d, g->list, sizeof g->list);
	fill_words(d, g);
	if (d->kind == DEED_SOWED) {
		g->fill[1] = sowers_black(d->first);
		g->fill[5] = sowers_black(d->first + d->listed - 1);
	} else if (d->kind == DEED_AQUILA) {
		g->fill[3] = sowers_word(d->under);
	}
}
