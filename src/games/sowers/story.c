/* Stories: events gathered into deeds, and a deed told in one line.  Tells
   only what the viewer's events show. */
#include "inside.h"

#include <stdio.h>
#include <string.h>

#include "utf8.h"

enum deed_kind {
	DEED_DREW,
	DEED_PAID,
	DEED_ROCKY,
	DEED_THORNY,
	DEED_SOWED,
	DEED_AQUILA,
	DEED_PICKED,
	DEED_LEFT,
	DEED_PUT,
	DEED_DISCARDED,
	DEED_SWEPT,
	DEED_LAST_TURN,
	DEED_OVER
};

enum { DRAWS_MAX = 3, LISTED_MAX = 12 };

/* One line's worth of events. */
struct deed {
	enum deed_kind kind;
	uint8_t seat, turn;
	int event; /* the first of them */
	uint8_t card;
	uint8_t drawn[DRAWS_MAX];
	uint8_t draws;
	uint8_t list[LISTED_MAX]; /* sowed, discarded, swept */
	uint8_t listed;
	uint8_t first;	/* sowed: the number of the first */
	uint8_t picked; /* from `soil`; NONE: not yet, or nothing */
	uint8_t soil;
	uint8_t place;	/* Rocky: how many lie there with this one */
	uint8_t under;	/* what a flip lies on */
	bool against;
	bool left;	/* chose to pick up nothing */
	uint8_t puts;
	uint8_t stay;	/* cards left: in the hand, or in the soil */
	const struct event *over;
};

/* Walks through a story's events, deed by deed. */
struct walk {
	const struct story *story;
	int at;
};

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
	switch ((enum sowers_event)e->kind) {
	case SOWERS_PAID:
		return DEED_PAID;
	case SOWERS_LAID:
		return e->extra == SOWERS_ROCKY ? DEED_ROCKY : DEED_THORNY;
	case SOWERS_SOWED:
		return e->seat == 2 && sowers_is_solo(story->book) ?
			       DEED_AQUILA :
			       DEED_SOWED;
	case SOWERS_PICKED:
		return DEED_PICKED;
	case SOWERS_LEFT:
		return DEED_LEFT;
	case SOWERS_PUT:
		return DEED_PUT;
	case SOWERS_DISCARDED:
		return DEED_DISCARDED;
	case SOWERS_SWEPT:
		return DEED_SWEPT;
	case SOWERS_LAST_TURN:
		return DEED_LAST_TURN;
	case SOWERS_OVER:
		return DEED_OVER;
	case SOWERS_DEALT:
	case SOWERS_TURN:
	case SOWERS_DREW:
	case SOWERS_FLIPPED:
		break;
	}
	return DEED_DREW;
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

/* The next deed.  False when the story is at its end. */
static bool next(struct walk *walk, struct deed *deed)
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

static bool hidden(const struct deed *d)
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

/* The row of a deed's wording; the hidden ones follow the open ones. */
static enum form form_of(const struct deed *d)
{
	switch (d->kind) {
	case DEED_DREW:
		return FORM_DREW + hidden(d);
	case DEED_PAID:
		return paid_form(d) + hidden(d);
	case DEED_ROCKY:
		return (d->place >= SOWERS_ROCKY_LIMIT ? FORM_FOURTH :
							 FORM_ROCKY) +
		       hidden(d);
	case DEED_THORNY:
		return (d->puts == SOWERS_RETURNS ? FORM_RETURNED :
						    FORM_THORNY) +
		       hidden(d);
	case DEED_SOWED:
		return (d->listed > 1 ? FORM_SOWED_RUN : FORM_SOWED) +
		       (wilds(d) > 0);
	case DEED_AQUILA:
		return d->first == SOWERS_NUMBERS ? FORM_TENTH :
		       d->against		  ? FORM_FLIPPED_AGAINST :
						    FORM_FLIPPED;
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

static const char *word(uint8_t card)
{
	return sowers_card_word(NULL, card);
}

static const char *name_of(const struct story *story, int seat)
{
	return seat == story->seat ? "You" : story->names[seat - 1];
}

/* What the gaps of one sentence are filled with. */
struct gaps {
	char list[80];
	char word[2][24];
	const char *fill[PHRASE_GAPS];
};

/* "Y6, Y4 and Y7"; swept cards have only blanks between them. */
static void list_cards(const struct deed *d, char *list, size_t room)
{
	size_t at = 0;

	for (int i = 0; i < d->listed; i++) {
		const char *comma = d->kind == DEED_SWEPT ? " " :
				    i + 1 == d->listed	  ? " and " :
							    ", ";

		at += (size_t)snprintf(list + at, room - at, "%s%s",
				       i ? comma : "", word(d->list[i]));
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
			 count == 1 ? one : many);
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
				word((uint8_t)(SOWERS_BLACK + d->first + i)));
}

static void fill_words(const struct deed *d, struct gaps *g)
{
	char *to = g->word[0];
	size_t room = sizeof g->word[0];
	int hand = d->stay + d->listed;

	switch (d->kind) {
	case DEED_SOWED:
		list_wilds(d, to, room);
		break;
	case DEED_PICKED:
		count_things(to, room, d->stay, "card stays", "cards stay");
		break;
	case DEED_PUT:
		snprintf(to, room, d->puts == 1 ? "%d card" : "%d cards",
			 d->puts);
		break;
	case DEED_DISCARDED:
		snprintf(to, room, "%d", hand);
		if (d->list[0] == CARD_UNKNOWN)
			snprintf(g->list, sizeof g->list,
				 d->listed == 1 ? "%d yellow" : "%d yellows",
				 d->listed);
		break;
	case DEED_DREW:
	case DEED_PAID:
	case DEED_ROCKY:
	case DEED_THORNY:
	case DEED_AQUILA:
	case DEED_LEFT:
	case DEED_SWEPT:
	case DEED_LAST_TURN:
	case DEED_OVER:
		break;
	}
}

static void fill(const struct deed *d, const char *name, struct gaps *g)
{
	*g = (struct gaps){.fill = {name, word(d->card), word(d->drawn[0]),
				    word(d->drawn[1]), word(d->drawn[2]),
				    word(d->picked), g->list, g->word[0],
				    g->word[1]}};
	list_cards(d, g->list, sizeof g->list);
	fill_words(d, g);
	if (d->kind == DEED_SOWED) {
		g->fill[1] = word((uint8_t)(SOWERS_BLACK + d->first));
		g->fill[5] = word((uint8_t)(SOWERS_BLACK + d->first +
					    d->listed - 1));
	} else if (d->kind == DEED_AQUILA) {
		g->fill[3] = word(d->under);
	}
}

static void say(struct told *line, int phrase, const char *const *words)
{
	struct reason reason;

	reason_set(&reason, NULL, &sowers_phrases[phrase], words);
	if (utf8_columns(reason.wide) > PHRASE_WIDE)
		strcpy(reason.wide, reason.narrow); /* a very long name */
	memcpy(line->wide, reason.wide, sizeof line->wide);
	memcpy(line->narrow, reason.narrow, sizeof line->narrow);
}

/* How the game ended, by name. */
static void say_ended(struct told *line, const struct event *e, int phrase,
		      const char *const *names)
{
	char number[2][16], card[3][4];
	const char *words[PHRASE_GAPS] = {NULL};

	for (int i = 0; i < 2; i++)
		snprintf(number[i], sizeof number[i], "%d", e->at[i]);
	snprintf(card[0], sizeof card[0], "%s", word(e->card));
	for (int i = 0; i < 2; i++)
		snprintf(card[i + 1], sizeof card[0], "%s",
			 e->extra == SOWERS_BY_STRANDED ?
				 word((uint8_t)e->at[i]) :
				 "");
	words[0] = e->seat ? names[e->seat - 1] : "";
	words[1] = card[0];
	words[2] = card[1];
	words[3] = card[2];
	words[5] = number[0];
	words[6] = number[1];
	say(line, phrase, words);
}

static void start_line(struct told *line, const struct deed *d,
		       const struct told *before)
{
	*line = (struct told){
		.seat = d->seat,
		.turn = d->turn,
		.event = d->event,
		.points = -1,
		.head = !before || before->seat != d->seat ||
			before->turn != d->turn,
	};
}

/* Tells a deed from a block of wordings; `name` is what it calls the doer. */
static void tell_deed(const struct story *story, const struct deed *d,
		      enum say block, const char *name, struct told *line)
{
	struct gaps g;

	if (d->kind == DEED_OVER) {
		say_ended(line, d->over, SAY_ENDED + d->over->extra,
			  story->names);
		return;
	}
	fill(d, name, &g);
	if (d->kind == DEED_LAST_TURN) {
		g.fill[0] = story->names[d->seat - 1];
		g.fill[8] = story->names[sowers_other(d->seat) - 1];
	}
	say(line, (int)block + (int)form_of(d), g.fill);
}

/* Log and recap: every deed a line. */
static int tell_all(const struct story *story, enum say block,
		    struct told *lines, int most)
{
	struct walk walk = {.story = story};
	struct deed d;
	int count = 0;

	while (count < most && next(&walk, &d)) {
		const char *name = name_of(story, d.seat ? d.seat : 1);

		/* A recap has no room for how the others' turns open. */
		if (block == SAY_RECAP && d.kind == DEED_DREW &&
		    d.seat != story->seat)
			continue;
		start_line(&lines[count], &d,
			   count ? &lines[count - 1] : NULL);
		tell_deed(story, &d, block, name, &lines[count]);
		count++;
	}
	return count;
}

/* What the message is told from: the deeds that matter in a story. */
struct news {
	struct deed own;    /* the viewer's last, an opening draw too */
	struct deed other;  /* the others' last turn: how it began */
	struct deed second; /* and went on after a Rocky card */
	struct deed ending; /* last turn, or the end */
	bool has_own, has_other, has_second, has_ending, swept;
};

static bool decided(const struct deed *d)
{
	return d->kind != DEED_DREW && d->kind != DEED_SWEPT &&
	       d->kind != DEED_DISCARDED && d->kind != DEED_LAST_TURN &&
	       d->kind != DEED_OVER;
}

static void gather(const struct story *story, struct news *news)
{
	struct walk walk = {.story = story};
	struct deed d;

	*news = (struct news){0};
	while (next(&walk, &d)) {
		if (d.kind == DEED_LAST_TURN || d.kind == DEED_OVER) {
			news->ending = d;
			news->has_ending = true;
		} else if (d.kind == DEED_SWEPT) {
			news->swept = d.seat != story->seat;
		} else if (d.seat == story->seat) {
			news->own = d;
			news->has_own = true;
			if (d.kind != DEED_DREW)
				news->has_ending = false;
		} else if (decided(&d)) {
			bool on = news->has_other &&
				  news->other.turn == d.turn &&
				  news->other.kind == DEED_ROCKY;

			news->has_other = true;
			news->has_second = on;
			if (on) {
				news->second = d;
			} else {
				news->other = d;
				news->swept = false;
			}
		}
	}
}

/* The other's whole turn in one short sentence. */
static void brief(const struct story *story, const struct news *news,
		  struct told *line)
{
	const struct deed *d = &news->other;
	const struct deed *then = &news->second;
	struct gaps g;
	int phrase = SAY_BRIEF_ROCKY_PAID;

	if (!news->has_second && d->kind == DEED_PAID) {
		fill(d, name_of(story, d->seat), &g);
		say(line, d->picked ? SAY_BRIEF_PICKED : SAY_BRIEF_PAID,
		    g.fill);
		return;
	}
	if (!news->has_second) {
		struct deed shown = *d;

		if (story->seat != SEAT_REFEREE &&
		    (shown.kind == DEED_THORNY || shown.kind == DEED_ROCKY))
			memset(shown.drawn, CARD_UNKNOWN, sizeof shown.drawn);
		tell_deed(story, &shown, SAY_RECAP, name_of(story, d->seat),
			  line);
		return;
	}
	fill(d, name_of(story, d->seat), &g);
	if (then->kind == DEED_THORNY) {
		phrase = SAY_BRIEF_ROCKY_THORNY;
		g.fill[2] = word(then->card);
	} else if (then->kind == DEED_SOWED) {
		phrase = then->listed > 1 ? SAY_BRIEF_ROCKY_RUN :
					    SAY_BRIEF_ROCKY_SOWED;
		g.fill[2] = word((uint8_t)(SOWERS_BLACK + then->first));
		g.fill[5] = word((uint8_t)(SOWERS_BLACK + then->first +
					   then->listed - 1));
	} else if (then->picked) {
		phrase = SAY_BRIEF_ROCKY_PICKED;
		g.fill[5] = word(then->picked);
	}
	say(line, phrase, g.fill);
}

/* "… You drew Y5.", where it fits. */
static void add_draw(const struct deed *drew, struct told *line)
{
	struct told wide, narrow;
	const char *words[] = {line->wide, "", word(drew->drawn[0])};

	if (drew->kind != DEED_DREW || hidden(drew))
		return;
	say(&wide, SAY_THEN_YOU_DREW, words);
	words[0] = line->narrow;
	say(&narrow, SAY_THEN_YOU_DREW, words);
	if (utf8_columns(wide.wide) <= PHRASE_WIDE)
		strcpy(line->wide, wide.wide);
	if (utf8_columns(narrow.narrow) <= PHRASE_NARROW)
		strcpy(line->narrow, narrow.narrow);
}

/* The viewer's turn has just opened: what led to it. */
static void tell_opening(const struct story *story, const struct news *news,
			 struct told *line)
{
	struct gaps g;

	if (news->has_other && news->other.kind == DEED_AQUILA &&
	    news->swept) {
		fill(&news->other, name_of(story, 2), &g);
		say(line, SAY_FLIPPED_FOURTH, g.fill);
	} else if (news->has_other) {
		brief(story, news, line);
		if (news->other.kind != DEED_AQUILA || !news->other.against)
			add_draw(&news->own, line);
	} else {
		tell_deed(story, &news->own, SAY_RECAP, "You", line);
	}
}

static void tell_own(const struct story *story, const struct deed *d,
		     struct told *line)
{
	struct gaps g;

	if (d->kind != DEED_DISCARDED) {
		tell_deed(story, d, SAY_RECAP, "You", line);
		return;
	}
	fill(d, "You", &g);
	say(line, d->stay == SOWERS_HAND_LIMIT ? SAY_KEPT : SAY_DISCARDING,
	    g.fill);
}

static int tell_message(const struct story *story, struct told *line,
			int most)
{
	struct news news;
	const struct deed *d;

	if (most < 1)
		return 0;
	gather(story, &news);
	d = news.has_ending ? &news.ending :
	    news.has_own    ? &news.own :
			      &news.other;
	if (!news.has_ending && !news.has_own && !news.has_other)
		return 0;
	start_line(line, d, NULL);
	if (news.has_ending)
		tell_deed(story, d, SAY_RECAP, "", line);
	else if (news.has_own && news.own.kind == DEED_DREW)
		tell_opening(story, &news, line);
	else if (news.has_own)
		tell_own(story, d, line);
	else
		brief(story, &news, line);
	return 1;
}

int sowers_tell(const struct story *story, enum manner manner,
		struct told *lines, int most)
{
	switch (manner) {
	case TELL_MESSAGE:
		return tell_message(story, lines, most);
	case TELL_RECAP:
		return tell_all(story, SAY_RECAP, lines, most);
	case TELL_LOG:
		break;
	}
	return tell_all(story, SAY_LOG, lines, most);
}

/* "Ben had sown nine and held B10." */
static void say_sown(const struct sowers *s, int seat,
		     const char *const *names, struct told *line)
{
	static const char *const numbers[] = {
		"none", "one", "two", "three", "four", "five",
		"six",	"seven", "eight", "nine", "ten",
	};
	uint8_t next_card = sowers_next(s, seat);
	const char *words[PHRASE_GAPS] = {
		[0] = names[seat - 1],
		[1] = word(next_card),
		[7] = numbers[sowers_count(s, SOWERS_ZONE_GOOD, seat)],
	};
	bool held = next_card &&
		    zone_find(&s->cards, sowers_zone(SOWERS_ZONE_HAND, seat),
			      next_card) >= 0;

	say(line, held ? SAY_HAD_SOWN_AND_HELD : SAY_HAD_SOWN, words);
}

/* The second player's last turn did not complete (S30). */
static void say_stopped(const struct sowers *s, int seat,
			const char *const *names, struct told *line)
{
	int sown = sowers_count(s, SOWERS_ZONE_GOOD, seat);
	const char *words[PHRASE_GAPS] = {
		[0] = names[seat - 1],
		[1] = word((uint8_t)(SOWERS_BLACK + sown)),
	};

	say(line, sown ? SAY_STOPPED : SAY_STOPPED_AT_NONE, words);
}

static void say_both(const struct sowers *s, int first, struct told *line)
{
	struct event e = {
		.at = {(int8_t)s->done[first - 1],
		       (int8_t)s->done[sowers_other(first) - 1]},
	};

	say_ended(line, &e, SAY_BOTH, NULL);
}

static void say_headline(const struct sowers *s, const struct event *e,
			 const char *const *names, struct told *line)
{
	struct event headline = *e;

	if (!s->winners) {
		say_ended(line, &headline, SAY_DRAWN, names);
		return;
	}
	headline.seat = s->winners == 1 ? 1 : 2;
	say_ended(line, &headline,
		  s->reason == SOWERS_BY_TIEBREAK ? SAY_WINS_TIEBREAK :
						    SAY_WINS,
		  names);
}

int sowers_ending(const struct view *view, const char *const *names,
		  struct told *lines, int most)
{
	const struct sowers *s = sowers_view(view);
	struct event e = sowers_over_event(s);
	bool both = s->done[0] && s->done[1] && !sowers_is_solo(view->book);
	int loser = s->winners == 1 ? 2 : 1;
	int count = 0;

	if (most < 4)
		return 0;
	for (int i = 0; i < 4; i++)
		lines[i] = (struct told){.points = -1, .turn = s->turn};
	lines[0].head = true;
	say_headline(s, &e, names, &lines[count++]);
	if (both)
		say_both(s, view->book->first, &lines[count++]);
	say_ended(&lines[count++], &e, SAY_ENDED + e.extra, names);
	if (both || s->reason == SOWERS_BY_RESIGN)
		return count;
	if (s->last)
		say_stopped(s, loser, names, &lines[count++]);
	else if (s->reason == SOWERS_BY_OBJECTIVE ||
		 s->reason == SOWERS_BY_AQUILA)
		say_sown(s, loser, names, &lines[count++]);
	if (s->last && s->loser) {
		e = sowers_lost_event(s, s->loser, s->failed);
		say_ended(&lines[count++], &e, SAY_ENDED + e.extra, names);
	}
	return count;
}
