/* Stories: deeds told one line each.  Tells only what the viewer's events
   show. */
#include "deeds.h"

#include <stdio.h>
#include <string.h>

#include "utf8.h"

static const char *name_of(const struct story *story, int seat)
{
	return seat == story->seat ? "You" : story->names[seat - 1];
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
		sowers_say_ended(line, d->over,
				 (block == SAY_LOG ? SAY_LOG_ENDED :
						     SAY_ENDED) +
					 d->over->extra,
				 story->names);
		return;
	}
	sowers_deed_fill(d, name, &g);
	if (d->kind == DEED_LAST_TURN) {
		g.fill[0] = story->names[d->seat - 1];
		g.fill[8] = story->names[sowers_other(d->seat) - 1];
	}
	sowers_say(line, (int)block + (int)sowers_deed_form(d), g.fill);
}

/* Log and recap: every deed a line. */
static int tell_all(const struct story *story, enum say block,
		    struct told *lines, int most)
{
	struct walk walk = {.story = story};
	struct deed d;
	int count = 0;

	while (count < most && sowers_next_deed(&walk, &d)) {
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
	while (sowers_next_deed(&walk, &d)) {
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

static enum say brief_sowed(const struct deed *then)
{
	bool run = then->listed > 1;

	if (memchr(then->list, SOWERS_WILD, then->listed))
		return run ? SAY_BRIEF_ROCKY_RUN_WILD : SAY_BRIEF_ROCKY_WILD;
	return run ? SAY_BRIEF_ROCKY_RUN : SAY_BRIEF_ROCKY_SOWED;
}

/* The other's whole turn in one short sentence. */
static void brief(const struct story *story, const struct news *news,
		  struct told *line)
{
	const struct deed *d = &news->other;
	const struct deed *then = &news->second;
	struct gaps g, sown;
	int phrase = SAY_BRIEF_ROCKY_PAID;

	if (!news->has_second && d->kind == DEED_PAID) {
		sowers_deed_fill(d, name_of(story, d->seat), &g);
		sowers_say(line, d->picked ? SAY_BRIEF_PICKED : SAY_BRIEF_PAID,
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
	sowers_deed_fill(d, name_of(story, d->seat), &g);
	if (then->kind == DEED_THORNY) {
		phrase = SAY_BRIEF_ROCKY_THORNY;
		g.fill[2] = sowers_word(then->card);
	} else if (then->kind == DEED_SOWED) {
		phrase = brief_sowed(then);
		sowers_deed_fill(then, "", &sown);
		g.fill[7] = sown.fill[7];
		g.fill[2] = sowers_black(then->first);
		g.fill[5] = sowers_black(then->first + then->listed - 1);
	} else if (then->picked) {
		phrase = SAY_BRIEF_ROCKY_PICKED;
		g.fill[5] = sowers_word(then->picked);
	}
	sowers_say(line, phrase, g.fill);
}

/* "… You drew Y5.", where it fits. */
static void add_draw(const struct deed *drew, struct told *line)
{
	struct told wide, narrow;
	const char *words[] = {line->wide, "", sowers_word(drew->drawn[0])};

	if (drew->kind != DEED_DREW || sowers_deed_hidden(drew))
		return;
	sowers_say(&wide, SAY_THEN_YOU_DREW, words);
	words[0] = line->narrow;
	sowers_say(&narrow, SAY_THEN_YOU_DREW, words);
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
		sowers_deed_fill(&news->other, name_of(story, 2), &g);
		sowers_say(line, SAY_FLIPPED_FOURTH, g.fill);
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
	sowers_deed_fill(d, "You", &g);
	sowers_say(line,
		   d->stay == SOWERS_HAND_LIMIT ? SAY_KEPT : SAY_DISCARDING,
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
