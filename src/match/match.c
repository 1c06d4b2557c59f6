/* A game being played: its position, its decisions and what they told.  It
   knows no rules and draws no luck of its own. */
#include "match.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "memory.h"
#include "order.h"

/* A decision, and what was there before it. */
struct played {
	struct ply ply;
	unsigned shuffles; /* made by then, as bits */
};

struct match {
	struct sitting sitting;
	struct book book;  /* the sitting's, with its deck */
	struct deck *deck; /* the built-in one, where it plays with that */
	const char *names[SEATS_MAX];
	struct state_room state;
	struct orders made;
	struct played *played;
	unsigned char *before; /* a state for each decision, one by one */
	int plies, plies_room;
	struct event *events;
	int event_count, events_room;
	struct remark *remarks;
	int remark_count, remarks_room;
	struct watcher watcher;
};

static const struct phrase over = {
	"", "The game is over.", NULL,
};
static const struct phrase nothing = {
	"", "There is nothing to take back.", NULL,
};
static const struct phrase learned = {
	"", "Undo stops here: you have learned something new.", NULL,
};

static const struct state *position(const struct match *match)
{
	return (const struct state *)match->state.byte;
}

static size_t state_size(const struct match *match)
{
	return match->book.rules->state_size;
}

/* Makes room for `need` elements of a list, twice the room at a time. */
static void *with_room(void *list, int *room, int need, size_t size)
{
	if (need <= *room)
		return list;
	*room = need < 2 * *room ? 2 * *room : need;
	return memory_resize(list, (size_t)*room * size);
}

static void take_events(struct match *match, const struct events *events)
{
	size_t size = sizeof *match->events;

	match->events =
		with_room(match->events, &match->events_room,
			  match->event_count + events->count, size);
	memcpy(match->events + match->event_count, events->list,
	       (size_t)events->count * size);
	match->event_count += events->count;
}

/* Keeps what an undo brings back. */
static void push_ply(struct match *match, struct move move)
{
	size_t size = state_size(match);
	int room = match->plies_room;
	struct played played = {
		.ply = {.seat = match_turn(match).seat,
			.move = move,
			.events = match->event_count},
		.shuffles = match_shuffles(match, match->plies),
	};

	match->before = with_room(match->before, &room, match->plies + 1, size);
	match->played =
		with_room(match->played, &match->plies_room, match->plies + 1,
			  sizeof *match->played);
	memcpy(match->before + (size_t)match->plies * size, match->state.byte,
	       size);
	match->played[match->plies++] = played;
}

/* Makes the game what it was before decision `plies`. */
static void cut_to(struct match *match, int plies)
{
	size_t size = state_size(match);
	const struct played *cut = match->played + plies;

	if (plies == match->plies)
		return;
	memcpy(match->state.byte, match->before + (size_t)plies * size, size);
	for (int n = 0; n < ORDERS_MAX; n++) {
		if (cut->shuffles >> n & 1)
			continue;
		match->made.length[n] = 0;
		memset(match->made.list[n], 0, sizeof match->made.list[n]);
	}
	match->event_count = cut->ply.events;
	match->plies = plies;
	for (int i = 0; i < match->remark_count; i++)
		if (match->remarks[i].plies > plies)
			match->remarks[i].plies = plies;
}

static struct luck luck_of(struct match *match)
{
	return (struct luck){.deal = match->sitting.deal,
			     .given = &match->sitting.orders,
			     .made = &match->made};
}

/* What points into the match itself, made from its sitting. */
static void fit_out(struct match *match)
{
	match->book = match->sitting.book;
	match->deck = NULL;
	if (!match->book.deck)
		match->book.deck = match->deck =
			games_read_deck(match->book.rules);
	for (int i = 0; i < SEATS_MAX; i++)
		match->names[i] = match->sitting.name[i];
}

struct match *match_begin(const struct sitting *sitting)
{
	struct match *match = memory_get(sizeof *match);
	struct events events = {0};
	struct luck luck;

	match->sitting = *sitting;
	fit_out(match);
	luck = luck_of(match);
	match->book.rules->setup(&match->book, room_state(&match->state),
				 &luck, &events);
	take_events(match, &events);
	return match;
}

void match_end(struct match *match)
{
	if (!match)
		return;
	if (match->deck)
		match->book.rules->decks->close(match->deck);
	free(match->played);
	free(match->before);
	free(match->events);
	free(match->remarks);
	free(match);
}

int match_misfit(const struct match *match)
{
	const struct rules *rules = match->book.rules;
	const struct orders *given = &match->sitting.orders;
	const struct orders *made = &match->made;

	for (int n = 0; n < ORDERS_MAX; n++) {
		int length = given->length[n];

		if (!length || !made->length[n])
			continue;
		if (length + order_row(rules, n)->omits != made->length[n] ||
		    memcmp(given->list[n], made->list[n], (size_t)length))
			return n;
	}
	return -1;
}

const struct sitting *match_sitting(const struct match *match)
{
	return &match->sitting;
}

const struct book *match_book(const struct match *match)
{
	return &match->book;
}

const char *const *match_names(const struct match *match)
{
	return match->names;
}

struct turn match_turn(const struct match *match)
{
	const struct book *book = match_book(match);

	return book->rules->turn(book, position(match));
}

int match_turns(const struct match *match)
{
	const struct book *book = match_book(match);

	return book->rules->turns(book, position(match));
}

struct outcome match_outcome(const struct match *match)
{
	const struct book *book = match_book(match);

	return book->rules->outcome(book, position(match));
}

int match_score(const struct match *match, int seat)
{
	const struct book *book = match_book(match);

	if (!book->rules->score)
		return 0;
	return book->rules->score(book, position(match), seat);
}

void match_view(const struct match *match, int seat, struct view *view)
{
	view_take(view, match_book(match), position(match), seat);
}

/* A sentence that no rule stands behind.  False, for its caller to return. */
static bool refuse(struct reason *reason, const struct phrase *phrase)
{
	if (reason)
		reason_set(reason, "", phrase, NULL);
	return false;
}

bool match_why(const struct match *match, struct move move,
	       struct reason *reason)
{
	const struct book *book = match_book(match);

	if (!match_turn(match).seat)
		return refuse(reason, &over);
	return book->rules->why(book, position(match), move, reason);
}

void match_watch(struct match *match, struct watcher watcher)
{
	match->watcher = watcher;
}

static void tell_watcher(const struct match *match, enum match_change change,
			 int seat)
{
	const struct watcher *watcher = &match->watcher;

	if (watcher->changed)
		watcher->changed(watcher->self, match, change, seat);
}

bool match_play(struct match *match, struct move move, struct reason *reason)
{
	const struct book *book = match_book(match);
	struct luck luck = luck_of(match);
	struct events events = {0};

	if (!match_why(match, move, reason))
		return false;
	push_ply(match, move);
	book->rules->apply(book, room_state(&match->state), move, &luck,
			   &events);
	take_events(match, &events);
	tell_watcher(match, MATCH_PLAYED,
		     match_ply(match, match->plies - 1).seat);
	return true;
}

/* What the last decision told the seat that made it: the new things, as that
   seat may know them.  Their number, at most `most`. */
static int news_since(const struct match *match, struct event *list, int most)
{
	struct ply last = match->played[match->plies - 1].ply;
	int count = 0;

	for (int i = last.events; i < match->event_count; i++) {
		struct event event = match->events[i];

		if (count < most && seat_in(event.news, last.seat))
			list[count++] = event_for(event, last.seat);
	}
	return count;
}

int match_learned(const struct match *match, int index)
{
	struct ply ply = match_ply(match, index);
	int count = 0;

	for (int i = ply.events; i < match->event_count; i++)
		count += seat_in(match->events[i].news, ply.seat);
	return count;
}

bool match_can_undo(const struct match *match)
{
	struct event news;

	return match->plies && match_turn(match).seat &&
	       !news_since(match, &news, 1);
}

/* The sentence of the barrier. */
static bool explain(const struct match *match, struct reason *reason)
{
	const struct book *book = match_book(match);
	struct event news[EVENTS_MAX];
	struct story story = {
		.book = book,
		.names = match->names,
		.seat = match->played[match->plies - 1].ply.seat,
		.events = news,
		.count = news_since(match, news, EVENTS_MAX),
	};

	if (!book->rules->barrier)
		return refuse(reason, &learned);
	if (reason)
		book->rules->barrier(&story, reason);
	return false;
}

bool match_undo(struct match *match, struct reason *reason)
{
	int seat;

	if (!match->plies)
		return refuse(reason, &nothing);
	if (!match_turn(match).seat)
		return refuse(reason, &over);
	if (!match_can_undo(match))
		return explain(match, reason);
	seat = match_ply(match, match->plies - 1).seat;
	cut_to(match, match->plies - 1);
	tell_watcher(match, MATCH_UNDONE, seat);
	return true;
}

static void add_remark(struct match *match, enum remark_kind kind, int seat)
{
	match->remarks =
		with_room(match->remarks, &match->remarks_room,
			  match->remark_count + 1, sizeof *match->remarks);
	match->remarks[match->remark_count++] = (struct remark){
		.kind = kind, .seat = (uint8_t)seat, .plies = match->plies};
}

bool match_take_back(struct match *match, int seat)
{
	int ply = match->plies;

	while (ply && match->played[ply - 1].ply.seat != seat)
		ply--;
	if (!ply || !match_turn(match).seat)
		return false;
	cut_to(match, ply - 1);
	add_remark(match, REMARK_TAKEBACK, seat);
	tell_watcher(match, MATCH_TAKEN_BACK, seat);
	return true;
}

void match_remark(struct match *match, enum remark_kind kind, int seat)
{
	add_remark(match, kind, seat);
	tell_watcher(match, MATCH_REMARKED, seat);
}

int match_remarks(const struct match *match)
{
	return match->remark_count;
}

struct remark match_remark_at(const struct match *match, int index)
{
	assert(index >= 0 && index < match->remark_count);
	return match->remarks[index];
}

void match_open_seal(struct match *match, struct word salt)
{
	char *kept = match->sitting.salt;

	assert(salt.length <= HASH_DIGITS);
	memcpy(kept, salt.at, salt.length);
	kept[salt.length] = '\0';
}

void match_set_leg(struct match *match, struct leg leg)
{
	match->sitting.leg = leg;
}

int match_plies(const struct match *match)
{
	return match->plies;
}

struct ply match_ply(const struct match *match, int index)
{
	assert(index >= 0 && index < match->plies);
	return match->played[index].ply;
}

int match_event_count(const struct match *match)
{
	return match->event_count;
}

int match_events(const struct match *match, int viewer, int from,
		 struct event *list, int most)
{
	int count = 0;

	if (!match_turn(match).seat)
		viewer = SEAT_REFEREE;
	for (int i = from; i < match->event_count && count < most; i++)
		list[count++] = event_for(match->events[i], viewer);
	return count;
}

const struct orders *match_orders(const struct match *match)
{
	return &match->made;
}

unsigned match_shuffles(const struct match *match, int index)
{
	unsigned bits = 0;

	assert(index >= 0 && index <= match->plies);
	if (index < match->plies)
		return match->played[index].shuffles;
	for (int n = 0; n < ORDERS_MAX; n++)
		if (match->made.length[n])
			bits |= 1u << n;
	return bits;
}

/* `count` elements of a list, copied. */
static void *copy_list(const void *list, int count, size_t size)
{
	void *copy = memory_get((size_t)count * size);

	if (count)
		memcpy(copy, list, (size_t)count * size);
	return copy;
}

struct match *match_copy(const struct match *match, int plies)
{
	struct match *copy = memory_get(sizeof *copy);
	int left = 0;

	assert(plies >= 0 && plies <= match->plies);
	*copy = *match;
	fit_out(copy);
	copy->played = copy_list(match->played, match->plies,
				 sizeof *match->played);
	copy->before =
		copy_list(match->before, match->plies, state_size(match));
	copy->events = copy_list(match->events, match->event_count,
				 sizeof *match->events);
	copy->remarks = copy_list(match->remarks, match->remark_count,
				  sizeof *match->remarks);
	copy->plies_room = match->plies;
	copy->events_room = match->event_count;
	copy->remarks_room = match->remark_count;
	while (left < copy->remark_count && copy->remarks[left].plies <= plies)
		left++;
	copy->remark_count = left;
	copy->watcher = (struct watcher){0};
	cut_to(copy, plies);
	return copy;
}

/* Plays a game's decisions anew; false when one of them is illegal. */
static bool follow(struct match *match, const struct match *other)
{
	for (int i = 0; i < other->plies; i++)
		if (!match_play(match, other->played[i].ply.move, NULL))
			return false;
	return true;
}

bool match_keeps_deal(const struct match *match)
{
	struct sitting sitting = match->sitting;
	struct match *again;
	bool same;

	memset(&sitting.orders, 0, sizeof sitting.orders);
	again = match_begin(&sitting);
	same = follow(again, match) &&
	       !memcmp(&again->made, &match->made, sizeof match->made);
	match_end(again);
	return same;
}

struct match *match_play_on(const struct match *match, int plies)
{
	struct match *copy = match_copy(match, plies);
	struct sitting *sitting = &copy->sitting;
	const struct book *book = &sitting->book;

	sitting->seal[0] = '\0';
	sitting->salt[0] = '\0';
	sitting->leg = (struct leg){0};
	if (match_keeps_deal(match))
		memset(&sitting->orders, 0, sizeof sitting->orders);
	for (int s = 1; s <= book->seats; s++)
		if (book->rules->has_player(book, s))
			match_remark(copy, REMARK_TAKEBACK, s);
	return copy;
}
