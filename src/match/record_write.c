/* Writes a game as a record or a journal.  The reader takes exactly this. */
#include "deal.h"
#include "order.h"
#include "record.h"

static void write_options(const struct book *book, struct text *text)
{
	const struct rules *rules = book->rules;

	for (int i = 0; i < rules->option_count; i++) {
		const struct option *option = &rules->options[i];

		if (rules->applies(book, i))
			text_format(text, "%s %s\n", option->line,
				    option->words[book->option[i]]);
	}
}

/* The orders of the head that stand early, or those that do not. */
static void write_orders(const struct match *match, bool early,
			 struct text *text)
{
	const struct book *book = match_book(match);
	const struct rules *rules = book->rules;

	for (int n = 0; n < rules->order_count; n++) {
		const struct order_line *row = order_row(rules, n);

		if (row->midway || row->early != early)
			continue;
		text_put(text, row->line);
		order_print(book, n, match_orders(match), text);
		text_put(text, "\n");
	}
}

static void write_seats(const struct sitting *sitting, struct text *text)
{
	for (int i = 0; i < sitting->book.seats; i++)
		text_format(text, "seat %d %s\n", i + 1, sitting->name[i]);
	for (int i = 0; i < sitting->book.seats; i++)
		if (sitting->player[i][0])
			text_format(text, "player %d %s\n", i + 1,
				    sitting->player[i]);
}

static void write_deal(const struct sitting *sitting, struct text *text)
{
	char code[DEAL_LENGTH + 1];

	deal_print(sitting->deal, code);
	text_format(text, "first %d\ndeal %s\n", sitting->book.first, code);
	if (sitting->seal[0])
		text_format(text, "seal %s\n", sitting->seal);
}

static void write_head(const struct match *match, bool whole,
		       struct text *text)
{
	const struct sitting *sitting = match_sitting(match);
	const struct book *book = match_book(match);
	const struct deck_reader *decks = book->rules->decks;

	text_format(text, "hotbed 1\ngame %s\n", book->rules->name);
	if (decks)
		text_format(text, "cards %s %s\n", decks->id(book->deck),
			    sitting->cards);
	write_options(book, text);
	if (whole)
		write_orders(match, true, text);
	write_seats(sitting, text);
	write_deal(sitting, text);
	if (whole)
		write_orders(match, false, text);
}

/* The shuffles midway between two sets of shuffles made. */
static void write_shuffles(const struct match *match, unsigned before,
			   unsigned after, struct text *text)
{
	const struct book *book = match_book(match);

	for (int n = 0; n < ORDERS_MAX; n++) {
		if (!((after & ~before) >> n & 1) ||
		    !order_row(book->rules, n)->midway)
			continue;
		text_put(text, order_row(book->rules, n)->line);
		order_print(book, n, match_orders(match), text);
		text_put(text, "\n");
	}
}

static void write_remark(struct remark remark, struct text *text)
{
	static const char *const words[] = {
		[REMARK_TAKEBACK] = "takeback",
		[REMARK_HINT] = "hint",
	};

	text_format(text, "* %s %d\n", words[remark.kind], remark.seat);
}

static void write_remarks(const struct match *match, int plies,
			  struct text *text)
{
	for (int i = 0; i < match_remarks(match); i++) {
		struct remark remark = match_remark_at(match, i);

		if (remark.plies == plies)
			write_remark(remark, text);
	}
}

static void write_moves(const struct match *match, bool whole,
			struct text *text)
{
	unsigned made = 0;

	text_put(text, "moves\n");
	for (int i = 0; i <= match_plies(match); i++) {
		unsigned now = match_shuffles(match, i);

		if (whole)
			write_shuffles(match, made, now, text);
		made = now;
		write_remarks(match, i, text);
		if (i == match_plies(match))
			break;
		record_write_move(match, i, text);
		text_put(text, "\n");
	}
}

/* A game whose orders were given is not that of its deal: a journal of it
   cannot leave them out. */
static bool has_orders(const struct sitting *sitting)
{
	for (int n = 0; n < ORDERS_MAX; n++)
		if (sitting->orders.length[n])
			return true;
	return false;
}

void record_write(const struct match *match, enum record_form form,
		  struct text *text)
{
	const struct sitting *sitting = match_sitting(match);
	bool whole = form == RECORD_WHOLE || has_orders(sitting);
	bool over = !match_turn(match).seat;

	write_head(match, whole, text);
	write_moves(match, whole, text);
	if (over) {
		record_write_result(match, text);
		text_put(text, "\n");
	}
	if (sitting->salt[0] && (whole || over))
		text_format(text, "salt %s\n", sitting->salt);
}

void record_write_move(const struct match *match, int ply, struct text *text)
{
	struct ply played = match_ply(match, ply);

	text_format(text, "%d ", played.seat);
	move_print(match_book(match), played.move, text);
}

void record_write_change(const struct match *match, enum match_change change,
			 int seat, struct text *text)
{
	switch (change) {
	case MATCH_PLAYED:
		record_write_move(match, match_plies(match) - 1, text);
		text_put(text, "\n");
		break;
	case MATCH_UNDONE:
		text_format(text, "%d undo\n", seat);
		break;
	case MATCH_TAKEN_BACK:
		text_format(text, "%d takeback\n", seat);
		break;
	case MATCH_REMARKED:
		write_remark(match_remark_at(match, match_remarks(match) - 1),
			     text);
		break;
	}
}

void record_write_result(const struct match *match, struct text *text)
{
	struct outcome outcome = match_outcome(match);
	const char *join = "";

	if (!outcome.over)
		return;
	text_put(text, "result ");
	if (!outcome.winners)
		text_put(text, "-");
	for (int s = 1; s <= match_book(match)->seats; s++) {
		if (!seat_in(outcome.winners, s))
			continue;
		text_format(text, "%s%d", join, s);
		join = ",";
	}
	text_format(text, " %s",
		    match_book(match)->rules->reasons[outcome.reason]);
}
