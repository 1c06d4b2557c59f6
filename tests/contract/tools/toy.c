/* The toy: the smallest game that has all a rulebook can have.  Twelve cards
   c1 to c6, two of each, in hidden hands; no painter knows it. */
#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "rules.h"

/* Rules.  T1 A turn begins with a card from the deck, where it has one; when
   it has none, the open pile is shuffled and becomes the deck.  T2 Show a card
   of the hand: it goes to the open pile.  T3 Or hide one, while the hand holds
   two, and draw another where the deck has one.  T4 After showing, a hidden
   card may be revealed to the open pile.
   T5 After twelve turns, or when a hand is empty, the greater sum of hidden
   cards wins. */

enum { DECK, OPEN, HAND, SECRET = HAND + 2 };
enum { COPIES = 2, KINDS = 6, CARDS = COPIES * KINDS, TURNS = 12 };
enum { SHOW = VERB_RESIGN + 1, HIDE, REVEAL, SKIP, VERBS };
enum { PLAY, MORE };
enum { BY_SCORE, BY_TIE, BY_RESIGN };
enum { DREW, SHUFFLED, SHOWED, HID, REVEALED, RESIGNED };
enum { OPTION_HAND, OPTION_LAST };

struct state {
	struct cards cards;
	uint8_t seat; /* 0: over */
	uint8_t question;
	uint8_t turns;
	uint8_t shuffles;
	uint8_t winners;
	uint8_t reason;
};

static const struct verb verbs[] = {
	[VERB_RESIGN] = {"resign", SHAPE_PLAIN},
	[SHOW] = {"show", SHAPE_CARD},
	[HIDE] = {"hide", SHAPE_CARD},
	[REVEAL] = {"reveal", SHAPE_CARD},
	[SKIP] = {"skip", SHAPE_PLAIN},
};
static const char *const questions[] = {
	[PLAY] = "play", [MORE] = "more", NULL};
static const char *const reasons[] = {
	[BY_SCORE] = "score", [BY_TIE] = "tie", [BY_RESIGN] = "resign", NULL};
static const char *const hand_words[] = {"three", "two", "four", NULL};
static const char *const last_words[] = {"no", "yes", NULL};
static const struct option options[] = {
	[OPTION_HAND] = {"hand", "hand", hand_words, 0},
	[OPTION_LAST] = {"last", "last", last_words, 0},
};
static const uint8_t hand_sizes[] = {3, 2, 4};
static const struct order_line orders[] = {
	{.line = "deck"},
	{.line = "* shuffle", .midway = true},
};
static const char *const words[] = {"?",  "c1", "c2", "c3",
				    "c4", "c5", "c6"};

static const struct phrase missing = {"c", "You do not hold {1} (T2).", NULL};
static const struct phrase scarce = {
	"", "Hiding needs two cards in hand (T3).", NULL};
static const struct phrase unhidden = {
	"c", "You have not hidden {1} (T4).", NULL};
static const struct phrase unasked = {
	"", "This does not answer the question (T2).", NULL};
static const struct phrase seen = {
	"c", "Undo stops here: you have seen {1}.", NULL};

static const char *settle(struct book *book, unsigned given, struct luck *luck)
{
	(void)given;
	(void)luck;
	book->seats = 2;
	return NULL;
}

/* Four cards in hand leave no room for `last`. */
static bool applies(const struct book *book, int option)
{
	return option != OPTION_LAST ||
	       hand_sizes[book->option[OPTION_HAND]] < 4;
}

static bool has_player(const struct book *book, int seat)
{
	return seat <= book->seats;
}

static uint8_t bit(int seat)
{
	return (uint8_t)(1 << (seat - 1));
}

static int hand(int seat)
{
	return HAND + seat - 1;
}

static int secret(int seat)
{
	return SECRET + seat - 1;
}

static void tell_card(const struct state *state, struct events *events,
		      int kind, uint8_t card, uint8_t knows, uint8_t news)
{
	event_add(events, (struct event){.kind = (uint8_t)kind,
					 .seat = state->seat,
					 .turn = state->turns,
					 .card = card,
					 .knows = knows,
					 .news = news});
}

static void draw(struct state *state, int seat, struct events *events)
{
	struct cards *cards = &state->cards;
	uint8_t card = zone_cards(cards, DECK)[0];

	card_move(cards, DECK, 0, hand(seat), zone_place(cards, hand(seat),
							 card));
	tell_card(state, events, DREW, card, bit(seat), bit(seat));
}

static void turn_pile_over(struct state *state, struct luck *luck,
			   struct events *events)
{
	struct cards *cards = &state->cards;

	while (zone_count(cards, OPEN))
		card_move(cards, OPEN, 0, DECK, zone_count(cards, DECK));
	luck_shuffle(luck, state->shuffles++, cards, DECK, 0);
	tell_card(state, events, SHUFFLED, CARD_NONE, 0, 0);
}

static int score(const struct state *state, int seat)
{
	const uint8_t *list = zone_cards(&state->cards, secret(seat));
	int sum = 0;

	for (int i = 0; i < zone_count(&state->cards, secret(seat)); i++)
		sum += list[i];
	return sum;
}

static void finish(struct state *state)
{
	int lead = score(state, 1) - score(state, 2);

	state->seat = 0;
	state->winners = lead ? bit(lead > 0 ? 1 : 2) : 0;
	state->reason = lead ? BY_SCORE : BY_TIE;
}

static void begin_turn(struct state *state, int seat, struct luck *luck,
		       struct events *events)
{
	if (state->turns == TURNS) {
		finish(state);
		return;
	}
	state->seat = (uint8_t)seat;
	state->question = PLAY;
	state->turns++;
	if (!zone_count(&state->cards, DECK) &&
	    zone_count(&state->cards, OPEN) && state->shuffles < ORDERS_MAX)
		turn_pile_over(state, luck, events);
	if (zone_count(&state->cards, DECK))
		draw(state, seat, events);
	if (!zone_count(&state->cards, hand(seat)))
		finish(state);
}

static void setup(const struct book *book, struct state *state,
		  struct luck *luck, struct events *events)
{
	int size = hand_sizes[book->option[OPTION_HAND]];

	memset(state, 0, sizeof *state);
	for (int kind = 1; kind <= KINDS; kind++)
		for (int i = 0; i < COPIES; i++)
			zone_add(&state->cards, DECK, (uint8_t)kind);
	luck_shuffle(luck, state->shuffles++, &state->cards, DECK, 0);
	for (int seat = 1; seat <= 2; seat++) {
		state->seat = (uint8_t)seat;
		for (int i = 0; i < size; i++)
			draw(state, seat, events);
	}
	begin_turn(state, book->first, luck, events);
}

static struct turn turn(const struct book *book, const struct state *state)
{
	(void)book;
	return (struct turn){.seat = state->seat, .question = state->question};
}

static int turns(const struct book *book, const struct state *state)
{
	(void)book;
	return state->turns;
}

static bool refuse(struct reason *reason, const char *rule,
		   const struct phrase *phrase, uint8_t card)
{
	if (reason)
		reason_set(reason, rule, phrase,
			   (const char *[]){words[card <= KINDS ? card : 0]});
	return false;
}

static bool why(const struct book *book, const struct state *state,
		struct move move, struct reason *reason)
{
	const struct cards *cards = &state->cards;
	bool play = state->question == PLAY;

	(void)book;
	if (move.verb == VERB_RESIGN)
		return true;
	if (play != (move.verb == SHOW || move.verb == HIDE))
		return refuse(reason, "T2", &unasked, 0);
	if (move.verb == SKIP)
		return true;
	if (move.verb == REVEAL)
		return zone_find(cards, secret(state->seat), move.card) >= 0 ||
		       refuse(reason, "T4", &unhidden, move.card);
	if (zone_find(cards, hand(state->seat), move.card) < 0)
		return refuse(reason, "T2", &missing, move.card);
	if (move.verb == HIDE && zone_count(cards, hand(state->seat)) < 2)
		return refuse(reason, "T3", &scarce, 0);
	return true;
}

static void add_cards(const struct state *state, int zone, int verb,
		      struct menu *menu)
{
	for (uint8_t card = 1; card <= KINDS; card++)
		if (zone_find(&state->cards, zone, card) >= 0)
			menu_add(menu, (struct move){.verb = (uint8_t)verb,
						     .card = card});
}

static void legal(const struct book *book, const struct state *state,
		  struct menu *menu)
{
	(void)book;
	menu->count = 0;
	if (!state->seat)
		return;
	if (state->question == MORE) {
		add_cards(state, secret(state->seat), REVEAL, menu);
		menu_add(menu, (struct move){.verb = SKIP});
		return;
	}
	add_cards(state, hand(state->seat), SHOW, menu);
	if (zone_count(&state->cards, hand(state->seat)) > 1)
		add_cards(state, hand(state->seat), HIDE, menu);
}

static void lay(struct state *state, struct move move, int from, int to)
{
	struct cards *cards = &state->cards;

	card_move(cards, from, zone_find(cards, from, move.card), to,
		  zone_count(cards, to));
}

static void resign(struct state *state, struct events *events)
{
	tell_card(state, events, RESIGNED, CARD_NONE, 0, 0);
	state->winners = bit(3 - state->seat);
	state->reason = BY_RESIGN;
	state->seat = 0;
}

static void apply(const struct book *book, struct state *state,
		  struct move move, struct luck *luck, struct events *events)
{
	int seat = state->seat;

	(void)book;
	if (move.verb == VERB_RESIGN) {
		resign(state, events);
		return;
	}
	if (move.verb == SHOW) {
		lay(state, move, hand(seat), OPEN);
		tell_card(state, events, SHOWED, move.card, EVERY_SEAT,
			  bit(3 - seat));
	} else if (move.verb == HIDE) {
		lay(state, move, hand(seat), secret(seat));
		tell_card(state, events, HID, move.card, bit(seat), 0);
		if (zone_count(&state->cards, DECK))
			draw(state, seat, events);
	} else if (move.verb == REVEAL) {
		lay(state, move, secret(seat), OPEN);
		tell_card(state, events, REVEALED, move.card, EVERY_SEAT,
			  bit(3 - seat));
	}
	if (move.verb == SHOW && zone_count(&state->cards, secret(seat)))
		state->question = MORE;
	else
		begin_turn(state, 3 - seat, luck, events);
}

static void hide(struct state *state, int zone)
{
	zone_hide(&state->cards, zone, 0, zone_count(&state->cards, zone));
}

static void mask(const struct book *book, int seat, struct state *masked)
{
	(void)book;
	if (!masked->seat)
		return;
	hide(masked, DECK);
	for (int other = 1; other <= 2; other++) {
		if (other == seat)
			continue;
		hide(masked, hand(other));
		hide(masked, secret(other));
	}
}

static struct outcome outcome(const struct book *book,
			      const struct state *state)
{
	(void)book;
	return (struct outcome){.over = !state->seat,
				.winners = state->winners,
				.reason = state->reason};
}

static void guess(const struct view *view, struct random *random,
		  struct state *state)
{
	uint8_t pool[CARDS];
	int left = 0;

	memcpy(state, view_state(view), sizeof *state);
	for (uint8_t kind = 1; kind <= KINDS; kind++) {
		int known = 0;

		for (int zone = DECK; zone < SECRET + 2; zone++)
			known += zone_tally(&state->cards, zone, kind);
		for (; known < COPIES; known++)
			pool[left++] = kind;
	}
	random_shuffle(random, pool, left);
	for (int zone = DECK; zone < SECRET + 2; zone++) {
		int count = zone_count(&state->cards, zone);

		for (int i = 0; i < count; i++)
			if (zone_cards(&state->cards, zone)[i] == CARD_UNKNOWN)
				zone_reveal(&state->cards, zone, i,
					    pool[--left]);
		if (zone == hand(1) || zone == hand(2))
			zone_sort(&state->cards, zone, 0, count);
	}
}

static const char *audit(const struct book *book, const struct state *state)
{
	(void)book;
	for (uint8_t kind = 1; kind <= KINDS; kind++) {
		int count = 0;

		for (int zone = DECK; zone < SECRET + 2; zone++)
			count += zone_tally(&state->cards, zone, kind);
		if (count != COPIES)
			return "a card is missing or doubled";
	}
	return state->turns <= TURNS ? NULL : "too many turns";
}

static int card_count(const struct book *book)
{
	(void)book;
	return KINDS;
}

static const char *card_word(const struct book *book, uint8_t card)
{
	(void)book;
	return card == CARD_UNKNOWN ? words[0] : words[card];
}

static void list(const struct view *view, const char *name, int zone,
		 struct text *text)
{
	const struct cards *cards = &view_state(view)->cards;

	text_put(text, name);
	for (int i = 0; i < zone_count(cards, zone); i++)
		text_format(text, " %s",
			    card_word(view->book, zone_cards(cards, zone)[i]));
	text_put(text, "\n");
}

static void describe(const struct view *view, struct text *text)
{
	const struct state *state = view_state(view);

	if (state->seat)
		text_format(text, "ask %d %s\n", state->seat,
			    questions[state->question]);
	else
		text_put(text, "ask over\n");
	text_format(text, "turn %d\n", state->turns);
	list(view, "deck", DECK, text);
	list(view, "open", OPEN, text);
	list(view, "hand 1", HAND, text);
	list(view, "hand 2", HAND + 1, text);
	list(view, "secret 1", SECRET, text);
	list(view, "secret 2", SECRET + 1, text);
}

static void tell_line(const struct story *story, int index, bool name,
		      struct told *line)
{
	static const char *const done[] = {
		[DREW] = "drew",     [SHUFFLED] = "shuffled the open pile",
		[SHOWED] = "showed", [HID] = "hid",
		[REVEALED] = "revealed", [RESIGNED] = "resigned",
	};
	const struct event *event = &story->events[index];
	const struct event *before = index ? event - 1 : NULL;

	*line = (struct told){.seat = event->seat,
			      .turn = event->turn,
			      .head = !before || before->seat != event->seat ||
				      before->turn != event->turn,
			      .event = index,
			      .points = -1};
	snprintf(line->wide, sizeof line->wide, "%s%s%s%s%s%s",
		 name ? story->names[event->seat - 1] : "", name ? " " : "",
		 done[event->kind], event->card ? " " : "",
		 event->card ? card_word(story->book, event->card) : "",
		 name ? "." : "");
	strcpy(line->narrow, line->wide);
}

static int tell(const struct story *story, enum manner manner,
		struct told *lines, int most)
{
	int first = 0, count = 0;

	if (manner == TELL_MESSAGE && story->count)
		first = story->count - 1;
	for (int i = first; i < story->count && count < most; i++)
		tell_line(story, i, manner != TELL_LOG, &lines[count++]);
	return count;
}

static void barrier(const struct story *story, struct reason *reason)
{
	uint8_t card = story->events[0].card;

	assert(story->count > 0);
	refuse(reason, "T1", &seen, card);
}

static int ending(const struct view *view, const char *const *names,
		  struct told *lines, int most)
{
	const struct state *state = view_state(view);

	if (!most)
		return 0;
	lines[0] = (struct told){.points = -1};
	if (state->winners)
		snprintf(lines[0].wide, sizeof lines[0].wide, "%s wins.",
			 names[state->winners == 1 ? 0 : 1]);
	else
		strcpy(lines[0].wide, "Nobody wins.");
	strcpy(lines[0].narrow, lines[0].wide);
	return 1;
}

static const char *question_rule(const struct view *view)
{
	return view_state(view)->question == MORE ? "T4" : "T2";
}

const struct rules guest_rules = {
	.name = "toy",
	.title = "Toy",
	.about = {"", "two people and twelve cards", NULL},
	.state_size = sizeof(struct state),
	.verbs = verbs,
	.verb_count = VERBS,
	.questions = questions,
	.reasons = reasons,
	.options = options,
	.option_count = 2,
	.orders = orders,
	.order_count = 2,
	.rulebook = "# Toy\n\nT1 Draw.  T2 Show.  T3 Hide.  T4 Reveal.\n",
	.settle = settle,
	.applies = applies,
	.has_player = has_player,
	.setup = setup,
	.turn = turn,
	.turns = turns,
	.legal = legal,
	.why = why,
	.apply = apply,
	.mask = mask,
	.outcome = outcome,
	.guess = guess,
	.audit = audit,
	.card_count = card_count,
	.card_word = card_word,
	.describe = describe,
	.tell = tell,
	.barrier = barrier,
	.ending = ending,
	.question_rule = question_rule,
};
