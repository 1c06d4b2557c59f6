/* Taking back past what was learned: a page that all may read, where each of
   them agrees with the digit of the own seat.  It names no hidden card. */
#include "table_back.h"

#include "pages.h"

/* The last decision of a seat, or -1. */
static int last_ply(const struct match *match, int seat)
{
	int ply = match_plies(match) - 1;

	while (ply >= 0 && match_ply(match, ply).seat != seat)
		ply--;
	return ply;
}

int table_asker(const struct table *table)
{
	const struct match *match = table->match;
	int seat = table->turn.seat;

	if (table->stand == STAND_OVER)
		return 0;
	if (table->stand != STAND_ASKED)
		for (int p = match_plies(match) - 1; p >= 0; p--) {
			seat = match_ply(match, p).seat;
			if (table_is_person(match, seat))
				break;
		}
	return last_ply(match, seat) >= 0 ? seat : 0;
}

void table_put_offer(const struct table *table, struct text *text)
{
	const struct match *match = table->match;
	int asker = table_asker(table), others = 0, other = 0;

	for (int s = 1; s <= match_book(match)->seats; s++)
		if (s != asker && table_is_person(match, s)) {
			other = s;
			others++;
		}
	if (!others)
		text_put(text, "Take the last play back (the game is then "
			       "marked)");
	else
		text_format(text, "Ask %s to take the last play back",
			    others > 1 ? "the others" :
					 table_who(table, other));
}

/* What was decided, in public words, and in which turn. */
static void tell_what(struct back *back, int ply)
{
	const struct painter *painter = back->table->painter;
	struct match *before = match_copy(back->table->match, ply);
	struct ply decided = match_ply(back->table->match, ply);
	struct view view;

	match_view(before, SEAT_PUBLIC, &view);
	text_format(&back->what, "turn %d: ", match_turns(before));
	if (painter->deed)
		painter->deed(&view, decided.move, TENSE_DONE, &back->what);
	else
		text_put(&back->what, "the last play");
	match_end(before);
}

static bool others_played(const struct match *match, int seat, int ply)
{
	for (int p = ply; p < match_plies(match); p++)
		if (match_ply(match, p).seat != seat)
			return true;
	return false;
}

static void tell_story(struct back *back, int ply)
{
	const struct table *table = back->table;
	const char *name = table_who(table, back->seat);
	int seen = match_learned(table->match, ply);
	bool others = others_played(table->match, back->seat, ply);
	struct text *story = &back->story;

	if (others)
		text_put(story, "What was played and drawn since goes back "
				"with it. ");
	else if (seen == 1)
		text_format(story, "%s has drawn a card for it, which goes "
				   "back to its place. ",
			    name);
	else if (seen > 1)
		text_format(story, "%s has drawn %d cards for it, which go "
				   "back to their places. ",
			    name, seen);
	text_put(story, "What was seen stays seen; the log and the record say "
			"that it was taken back.");
}

/* The game stands before that decision again, and is asked anew. */
static void take_back(struct table *table, int seat, const char *words)
{
	if (!match_take_back(table->match, seat))
		return;
	table->undone = table->queued = 0;
	table->answered = true;
	table->answer = (struct answer){.kind = ANSWER_THINKING};
	table->greeting = words;
}

static bool all_agree(const struct back *back)
{
	const struct match *match = back->table->match;

	for (int s = 1; s <= match_book(match)->seats; s++)
		if (table_is_person(match, s) &&
		    !(back->agreed >> (s - 1) & 1))
			return false;
	return true;
}

static bool press(void *self, struct key key)
{
	struct back *back = self;
	struct table *table = back->table;
	struct press press = screen_press(table->screen, &back->page, key);

	if (press.request == REQUEST_KEYS)
		page_keys(table->screen);
	if (press.request == REQUEST_DIGIT && press.digit >= 1 &&
	    press.digit <= match_book(table->match)->seats &&
	    table_is_person(table->match, press.digit))
		back->agreed |= 1u << (press.digit - 1);
	if (!all_agree(back))
		return press.request != REQUEST_BACK &&
		       press.request != REQUEST_MENU;
	take_back(table, back->seat, "Taken back by agreement.");
	return false;
}

/* All look at the page: every hand lies face down, and nothing that was typed
   before it is taken for an answer. */
static void ask_all(struct back *back)
{
	struct screen *screen = back->table->screen;
	int ply = last_ply(back->table->match, back->seat);

	tell_what(back, ply);
	tell_story(back, ply);
	screen->hand_up = false;
	screen_show(screen, &back->page);
	screen->terminal->drop(screen->terminal->self);
	screen_run(screen, &back->page);
	text_free(&back->what);
	text_free(&back->story);
}

void table_take_back(struct table *table)
{
	struct back back = {
		.table = table,
		.seat = table_asker(table),
		.page = {.context = KEYS_LIST, .draw = table_back_show,
			 .press = press, .self = &back},
	};

	if (!table->alone)
		ask_all(&back);
	else
		take_back(table, back.seat,
			  "The last play was taken back; the game is marked.");
}
