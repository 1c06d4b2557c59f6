/* Sentences put into lines, and how a game ended in them. */
#include "deeds.h"

#include <stdio.h>
#include <string.h>

#include "utf8.h"

void sowers_say(struct told *line, int phrase, const char *const *words)
{
	told_set(line, &sowers_phrases[phrase], words);
	if (utf8_columns(line->wide) > PHRASE_WIDE)
		strcpy(line->wide, line->narrow); /* a very long name */
}

void sowers_say_ended(struct told *line, const struct event *e, int phrase,
		      const char *const *names)
{
	char number[2][16], card[3][4];
	const char *words[PHRASE_GAPS] = {NULL};

	for (int i = 0; i < 2; i++)
		snprintf(number[i], sizeof number[i], "%d", e->at[i]);
	snprintf(card[0], sizeof card[0], "%s", sowers_word(e->card));
	for (int i = 0; i < 2; i++)
		snprintf(card[i + 1], sizeof card[0], "%s",
			 e->extra == SOWERS_BY_STRANDED ?
				 sowers_word((uint8_t)e->at[i]) :
				 "");
	words[0] = e->seat ? names[e->seat - 1] : "";
	words[1] = card[0];
	words[2] = card[1];
	words[3] = card[2];
	words[5] = number[0];
	words[6] = number[1];
	sowers_say(line, phrase, words);
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
		[1] = sowers_word(next_card),
		[7] = numbers[sowers_count(s, SOWERS_ZONE_GOOD, seat)],
	};
	bool held = next_card &&
		    zone_find(&s->cards, sowers_zone(SOWERS_ZONE_HAND, seat),
			      next_card) >= 0;

	sowers_say(line, held ? SAY_HAD_SOWN_AND_HELD : SAY_HAD_SOWN, words);
}

/* The second player's last turn did not complete (S30). */
static void say_stopped(const struct sowers *s, int seat,
			const char *const *names, struct told *line)
{
	int sown = sowers_count(s, SOWERS_ZONE_GOOD, seat);
	const char *words[PHRASE_GAPS] = {
		[0] = names[seat - 1],
		[1] = sowers_black(sown),
	};

	sowers_say(line, sown ? SAY_STOPPED : SAY_STOPPED_AT_NONE, words);
}

static void say_both(const struct sowers *s, int first, struct told *line)
{
	struct event e = {
		.at = {(int8_t)s->done[first - 1],
		       (int8_t)s->done[sowers_other(first) - 1]},
	};

	sowers_say_ended(line, &e, SAY_BOTH, NULL);
}

static void say_headline(const struct sowers *s, const struct event *e,
			 const char *const *names, struct told *line)
{
	struct event headline = *e;

	if (!s->winners) {
		sowers_say_ended(line, &headline, SAY_DRAWN, names);
		return;
	}
	headline.seat = s->winners == 1 ? 1 : 2;
	sowers_say_ended(line, &headline,
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
	sowers_say_ended(&lines[count++], &e, SAY_ENDED + e.extra, names);
	if (both || s->reason == SOWERS_BY_RESIGN)
		return count;
	if (s->last)
		say_stopped(s, loser, names, &lines[count++]);
	else if (s->reason == SOWERS_BY_OBJECTIVE ||
		 s->reason == SOWERS_BY_AQUILA)
		say_sown(s, loser, names, &lines[count++]);
	if (s->last && s->loser) {
		e = sowers_lost_event(s, s->loser, s->failed);
		sowers_say_ended(&lines[count++], &e, SAY_ENDED + e.extra,
				 names);
	}
	return count;
}
