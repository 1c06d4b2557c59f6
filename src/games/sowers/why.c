/* The law in sentences: refusals, and what the panel says of a soil.  Judges
   nothing itself. */
#include "inner.h"

#include <stdio.h>
#include <string.h>

/* The rule behind each refusal. */
static const char *const rule[] = {
	[LAW_OVER] = "S29",
	[LAW_ASKS_PLAY] = "S13",
	[LAW_ASKS_PICK] = "S18",
	[LAW_ASKS_GOOD] = "S28",
	[LAW_ASKS_PUT] = "S25",
	[LAW_ASKS_DISCARD] = "S13",
	[LAW_NOT_HELD] = "S16",
	[LAW_PATH_YELLOW] = "S17",
	[LAW_PATH_DECK] = "S15",
	[LAW_ROCKY_SECOND] = "S22",
	[LAW_ROCKY_YELLOW] = "S21",
	[LAW_ROCKY_ORDER] = "S21",
	[LAW_ROCKY_DECK] = "S15",
	[LAW_ROCKY_HOPELESS] = "A1",
	[LAW_THORNY_BLACK] = "S24",
	[LAW_THORNY_DECK] = "S15",
	[LAW_THORNY_RETURNS] = "S27",
	[LAW_GOOD_BLACK] = "S28",
	[LAW_GOOD_NEXT] = "S28",
	[LAW_PICK_PLACE] = "S18",
	[LAW_PICK_LAST] = "S44",
	[LAW_PICK_LAST_ALONE] = "S43",
	[LAW_PUT_APART] = "S44",
	[LAW_DISCARD_BLACK] = "S16",
};

/* Room for the gaps of one sentence. */
struct gaps {
	char number[16];
	char list[64];
	const char *fill[PHRASE_GAPS];
};

/* Appends a word to a list of words parted by `comma`. */
static void append(char *list, size_t room, const char *comma,
		   const char *word)
{
	size_t length = strlen(list);

	snprintf(list + length, room - length, "%s%s", length ? comma : "",
		 word);
}

static uint8_t rocky_top(const struct sowers *s)
{
	int lying = sowers_count(s, SOWERS_ZONE_ROCKY, 0);

	if (!lying)
		return CARD_NONE;
	return sowers_cards(s, SOWERS_ZONE_ROCKY, 0)[lying - 1];
}

/* The cards in hand that Rocky would take now, or how many. */
static void list_lower(const struct sowers *s, struct gaps *gaps)
{
	const uint8_t *hand = sowers_cards(s, SOWERS_ZONE_HAND, s->asked);
	int count = sowers_count(s, SOWERS_ZONE_HAND, s->asked);
	int found = 0;

	for (int i = 0; i < count; i++) {
		if (sowers_soil_law(s, hand[i], SOWERS_ROCKY) != LAW_FINE)
			continue;
		if (i && hand[i] == hand[i - 1])
			continue;
		append(gaps->list, sizeof gaps->list, " ",
		       sowers_word(hand[i]));
		found++;
	}
	if (found > 4)
		snprintf(gaps->list, sizeof gaps->list, "%d such cards",
			 found);
	if (!found)
		strcpy(gaps->list, "none");
}

static void fill_refusal(const struct sowers *s, struct move move,
			 enum law law, struct gaps *gaps)
{
	int number = sowers_count(s, SOWERS_ZONE_DECK, s->asked);

	gaps->list[0] = '\0';
	gaps->fill[0] = sowers_word(move.card <= SOWERS_WILD ? move.card :
							CARD_UNKNOWN);
	gaps->fill[1] = sowers_word(sowers_next(s, s->asked));
	if (law == LAW_ROCKY_ORDER) {
		gaps->fill[1] = sowers_word(rocky_top(s));
		list_lower(s, gaps);
	} else if (law == LAW_ASKS_PUT) {
		number = s->owed;
	} else if (law == LAW_PICK_PLACE) {
		number = sowers_count(s,
				      move.verb == SOWERS_PICK_ROCKY ?
					      SOWERS_ZONE_ROCKY :
					      SOWERS_ZONE_THORNY,
				      s->asked);
	}
	snprintf(gaps->number, sizeof gaps->number, number ? "%d" : "none",
		 number);
	gaps->fill[2] = gaps->number;
	gaps->fill[3] = gaps->list;
}

/* After a wrong colour or number: where the card may go. */
static void add_may_go(const struct sowers *s, uint8_t card,
		       struct reason *reason)
{
	static const char *const soils[] = {
		[SOWERS_PATH] = "Path",
		[SOWERS_ROCKY] = "Rocky",
		[SOWERS_THORNY] = "Thorny",
		[SOWERS_GOOD] = "Good",
	};
	char list[64] = "";
	const char *fill[] = {sowers_word(card), list};
	struct reason more;

	for (int soil = SOWERS_PATH; soil <= SOWERS_GOOD; soil++)
		if (sowers_soil_law(s, card, soil) == LAW_FINE)
			append(list, sizeof list, ", ", soils[soil]);
	if (!list[0])
		return;
	reason_set(&more, NULL, &sowers_phrases[SAY_MAY_GO], fill);
	append(reason->wide, sizeof reason->wide, " ", more.wide);
	append(reason->narrow, sizeof reason->narrow, " ", more.narrow);
}

static bool wrong_kind(enum law law)
{
	return law == LAW_PATH_YELLOW || law == LAW_ROCKY_YELLOW ||
	       law == LAW_THORNY_BLACK || law == LAW_GOOD_BLACK ||
	       law == LAW_GOOD_NEXT;
}

/* False for a move that could not have been read from text. */
static bool well_formed(const struct book *book, struct move move)
{
	struct move plain = {.verb = move.verb};

	if (move.verb >= book->rules->verb_count)
		return false;
	switch (book->rules->verbs[move.verb].shape) {
	case SHAPE_CARD:
		plain.card = move.card;
		break;
	case SHAPE_NUMBER:
		plain.at[0] = move.at[0];
		break;
	case SHAPE_PLAIN:
	case SHAPE_CELL:
	case SHAPE_CARD_CELL:
	case SHAPE_CELL_CELL:
		break;
	}
	return move_equal(plain, move);
}

bool sowers_why(const struct book *book, const struct state *state,
		struct move move, struct reason *reason)
{
	const struct sowers *s = sowers_of(state);
	enum law law;
	struct gaps gaps;

	if (well_formed(book, move))
		law = sowers_law(book, s, move);
	else
		law = s->asked ? LAW_ASKS_PLAY + s->question : LAW_OVER;
	if (law == LAW_FINE)
		return true;
	if (!reason)
		return false;
	if (law == LAW_OVER) {
		reason_set(reason, rule[law],
			   &sowers_phrases[SAY_REFUSAL + law], NULL);
		return false;
	}
	fill_refusal(s, move, law, &gaps);
	reason_set(reason, rule[law], &sowers_phrases[SAY_REFUSAL + law],
		   gaps.fill);
	if (wrong_kind(law) && s->question == SOWERS_ASK_PLAY)
		add_may_go(s, move.card, reason);
	return false;
}

/* The black cards that stay in hand behind a run: one, two, or how many. */
static int list_stay(const struct sowers *s, char *list, size_t room)
{
	const uint8_t *hand = sowers_cards(s, SOWERS_ZONE_HAND, s->asked);
	int count = sowers_count(s, SOWERS_ZONE_HAND, s->asked);
	int blacks = 0;

	list[0] = '\0';
	for (int i = 0; i < count; i++)
		if (sowers_is_black(hand[i])) {
			append(list, room, " and ", sowers_word(hand[i]));
			blacks++;
		}
	if (blacks > 2)
		snprintf(list, room, "%d black seeds", blacks);
	return blacks;
}

/* "sow B1 to B7, 7 cards; B9 and B10 stay in your hand" */
static void tell_run(const struct sowers *s, uint8_t card,
		     struct reason *reason)
{
	struct sowers after = *s;
	uint8_t first = sowers_next(s, s->asked);
	uint8_t run[SOWERS_NUMBERS + 1];
	int length = sowers_sow_run(&after, card, run);
	int stay, say;
	char number[16], list[64];
	const char *fill[5];

	stay = list_stay(&after, list, sizeof list);
	snprintf(number, sizeof number, "%d", length);
	fill[0] = sowers_word(first);
	fill[1] = sowers_word((uint8_t)(first + length - 1));
	fill[2] = number;
	fill[3] = fill[4] = list;
	say = length > 1 ? SAY_PANEL_GOOD_RUN : SAY_PANEL_GOOD;
	say += stay > 1 ? 1 : stay ? 2 : 0;
	reason_set(reason, "S28", &sowers_phrases[say], fill);
}

static void tell_soil(const struct sowers *s, uint8_t card, int soil,
		      struct reason *reason)
{
	bool fourth = sowers_count(s, SOWERS_ZONE_ROCKY, 0) + 1 >=
		      SOWERS_ROCKY_LIMIT;

	switch ((enum sowers_verb)soil) {
	case SOWERS_PATH:
		reason_set(reason, "S18", &sowers_phrases[SAY_PANEL_PATH],
			   NULL);
		break;
	case SOWERS_ROCKY:
		reason_set(reason, fourth ? "S23" : "S22",
			   &sowers_phrases[fourth ? SAY_PANEL_ROCKY_FOURTH :
						    SAY_PANEL_ROCKY],
			   NULL);
		break;
	case SOWERS_THORNY:
		reason_set(reason, "S25", &sowers_phrases[SAY_PANEL_THORNY],
			   NULL);
		break;
	case SOWERS_GOOD:
		tell_run(s, card, reason);
		break;
	case SOWERS_PICK_ROCKY:
	case SOWERS_PICK_THORNY:
	case SOWERS_SKIP:
	case SOWERS_END:
	case SOWERS_TOP:
	case SOWERS_BOTTOM:
	case SOWERS_DISCARD:
		break; /* no soils */
	}
}

bool sowers_soil(const struct view *view, uint8_t card, int soil,
		 struct reason *reason)
{
	const struct sowers *s = sowers_view(view);
	enum law law = s->asked ? sowers_soil_law(s, card, soil) : LAW_OVER;
	struct gaps gaps;

	if (law == LAW_OVER && reason)
		sowers_why(view->book, view_state(view),
			   (struct move){.verb = SOWERS_SKIP}, reason);
	if (law == LAW_OVER)
		return false;
	if (!reason)
		return law == LAW_FINE;
	if (law == LAW_FINE) {
		tell_soil(s, card, soil, reason);
		return true;
	}
	fill_refusal(s, (struct move){.card = card}, law, &gaps);
	reason_set(reason, rule[law], &sowers_phrases[SAY_PANEL + law],
		   gaps.fill);
	return false;
}

const char *sowers_question_rule(const struct view *view)
{
	static const char *const rules[] = {
		[SOWERS_ASK_PLAY] = "S13",  [SOWERS_ASK_PICK] = "S18",
		[SOWERS_ASK_GOOD] = "S28",  [SOWERS_ASK_PUT] = "S25",
		[SOWERS_ASK_DISCARD] = "S13",
	};
	static const char *const ends[] = {
		[SOWERS_BY_OBJECTIVE] = "S29",
		[SOWERS_BY_TIEBREAK] = "S31",
		[SOWERS_BY_TIE] = "A15",
		[SOWERS_BY_NO_DRAW] = "S2",
		[SOWERS_BY_NO_PLAY] = "S3",
		[SOWERS_BY_STRANDED] = "A1",
		[SOWERS_BY_BLACK_DISCARD] = "S4",
		[SOWERS_BY_AQUILA] = "S40",
		[SOWERS_BY_RESIGN] = "S29",
	};
	const struct sowers *s = sowers_view(view);

	if (!s->asked)
		return ends[s->reason];
	return s->second && s->question == SOWERS_ASK_PLAY ?
		       "S22" :
		       rules[s->question];
}

/* "Y7, B1 and B9", in the order of the other sentences. */
static void list_drawn(const uint8_t *drawn, int count, char *list,
		       size_t room)
{
	int left = count;

	for (int card = 1; card <= SOWERS_WILD; card++)
		for (int i = 0; i < count; i++)
			if (drawn[i] == card)
				append(list, room, --left ? ", " : " and ",
				       sowers_word((uint8_t)card));
}

void sowers_barrier(const struct story *story, struct reason *reason)
{
	char list[64] = "";
	const char *fill[] = {list};
	uint8_t drawn[CARDS_MAX], flipped = CARD_NONE;
	enum say say = SAY_UNDO_OTHER;
	int count = 0;

	for (int i = 0; i < story->count; i++) {
		const struct event *event = &story->events[i];

		if (event->kind == SOWERS_DREW &&
		    event->seat == story->seat && count < CARDS_MAX)
			drawn[count++] = event->card;
		if (event->kind == SOWERS_FLIPPED)
			flipped = event->card;
	}
	if (count) {
		list_drawn(drawn, count, list, sizeof list);
		say = SAY_UNDO_SEEN;
	} else if (flipped) {
		say = SAY_UNDO_FLIPPED;
		fill[0] = sowers_word(flipped);
	}
	reason_set(reason, "", &sowers_phrases[say], fill);
}
