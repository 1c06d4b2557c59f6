/* Reads a record and plays it, strictly: nothing after the first fault is
   believed. */
#include <stdio.h>
#include <string.h>

#include "order.h"
#include "reader.h"

bool reader_check_orders(struct reader *reader)
{
	int n = match_misfit(reader->match);

	if (n < 0)
		return true;
	if (reader->order_line[n] && !reader->failed)
		reader->line = reader->order_line[n];
	return reader_refuse(reader, NULL,
			     "`%s` is no order of the game's cards.",
			     order_row(match_book(reader->match)->rules, n)
				     ->line);
}

bool reader_shuffles(struct reader *reader)
{
	const struct match *match = reader->match;
	const struct book *book = match_book(match);
	unsigned made = match_shuffles(match, match_plies(match));
	struct orders again;

	if (reader->orders != GIVEN)
		return true;
	for (; reader->shuffles < ORDERS_MAX; reader->shuffles++) {
		int n = reader->shuffles;
		const char *wrong;
		struct word words;

		if (!(made >> n & 1))
			break;
		if (!reader_expect(reader, order_row(book->rules, n)->line,
				   &words))
			return false;
		wrong = order_parse(book, n, words, &again);
		if (wrong)
			return reader_refuse(reader, NULL, "%s", wrong);
		reader_next(reader);
	}
	return true;
}

/* The seat that a word names, or 0. */
static int parse_seat(const struct reader *reader, struct word word)
{
	int seat = 0;

	word_number(word, 1, match_book(reader->match)->seats, &seat);
	return seat;
}

static bool read_remark(struct reader *reader)
{
	static const char *const keys[] = {
		[REMARK_TAKEBACK] = "* takeback",
		[REMARK_HINT] = "* hint",
	};

	for (int i = REMARK_TAKEBACK; i <= REMARK_HINT; i++) {
		struct word word;
		int seat;

		if (!reader_take(reader, keys[i], &word))
			continue;
		seat = parse_seat(reader, word);
		if (!seat)
			return reader_refuse(reader, NULL,
					     "No seat has this number.");
		match_remark(reader->match, (enum remark_kind)i, seat);
		reader_next(reader);
		return true;
	}
	return reader_refuse(reader, NULL,
			     "Nothing of this kind stands here.");
}

/* `S undo` and `S takeback`, of a journal alone. */
static bool take_back(struct reader *reader, int seat, bool agreed)
{
	struct match *match = reader->match;
	int plies = match_plies(match);

	if (reader->orders == GIVEN)
		return reader_refuse(reader, NULL,
				     "A record with its orders lists only the "
				     "moves that stand.");
	if (agreed && !match_take_back(match, seat))
		return reader_refuse(reader, NULL,
				     "Seat %d has nothing to take back.", seat);
	if (!agreed && (!plies || match_ply(match, plies - 1).seat != seat ||
			!match_undo(match, NULL)))
		return reader_refuse(reader, NULL,
				     "Undo does not reach that far: ask for a "
				     "take-back.");
	reader_next(reader);
	return true;
}

static bool play(struct reader *reader, int seat, struct word words)
{
	struct turn turn = match_turn(reader->match);
	char shown[WORD_SHOWN];
	struct move move;
	struct reason reason;

	word_show(words, shown);
	if (!turn.seat)
		return reader_refuse(reader, NULL,
				     "The game is over before this move.");
	if (seat != turn.seat)
		return reader_refuse(reader, NULL,
				     "Seat %d is asked here, not seat %d.",
				     turn.seat, seat);
	if (!move_parse(match_book(reader->match), words, &move))
		return reader_refuse(reader, NULL, "%s: this is no move.",
				     shown);
	if (!match_play(reader->match, move, &reason))
		return reader_refuse(reader, reason.rule, "%s: %s", shown,
				     reason.wide);
	reader_next(reader);
	return reader_shuffles(reader) && reader_check_orders(reader);
}

static bool read_move(struct reader *reader)
{
	struct scan scan =
		scan_bytes(reader->text.at, reader->text.length);
	struct word word, rest;
	int seat;

	if (!scan_word(&scan, &word))
		return reader_refuse(reader, NULL, "This line is empty.");
	if (word_is(word, "*"))
		return read_remark(reader);
	seat = parse_seat(reader, word);
	if (!seat)
		return reader_refuse(reader, NULL,
				     "A move begins with the seat's number.");
	rest = scan_rest(&scan);
	if (word_is(rest, "undo"))
		return take_back(reader, seat, false);
	if (word_is(rest, "takeback"))
		return take_back(reader, seat, true);
	return play(reader, seat, rest);
}

static bool read_result(struct reader *reader)
{
	struct text text = {0};
	bool right;

	record_write_result(reader->match, &text);
	right = word_is(reader->text, text_string(&text));
	if (!text.length)
		reader_refuse(reader, NULL, "The game is not over yet.");
	else if (!right)
		reader_refuse(reader, NULL, "The game ends with `%s`.",
			      text_string(&text));
	text_free(&text);
	reader_next(reader);
	return right;
}

static bool read_salt(struct reader *reader, struct word word)
{
	if (!reader->sitting.seal[0])
		return reader_refuse(reader, NULL,
				     "`salt` stands only where a deal is "
				     "sealed.");
	if (!word_is_hex(word, 2, HASH_DIGITS))
		return reader_refuse(reader, NULL,
				     "A salt has 2 to 64 digits, 0-9 and a-f, "
				     "in pairs.");
	match_open_seal(reader->match, word);
	reader_next(reader);
	return true;
}

static bool read_moves(struct reader *reader)
{
	struct word word;

	while (reader->more && !reader_take(reader, "result", &word) &&
	       !reader_take(reader, "salt", &word))
		if (!read_move(reader))
			return false;
	if (reader_take(reader, "result", &word) && !read_result(reader))
		return false;
	if (reader_take(reader, "salt", &word) && !read_salt(reader, word))
		return false;
	if (reader->more)
		return reader_refuse(reader, NULL,
				     "Nothing may follow the end.");
	return !reader->failed;
}

struct match *record_read(const char *data, size_t length,
			  const struct deck_shelf *shelf, struct fault *fault)
{
	struct reader reader;
	bool right;

	reader_begin(&reader, data, length, fault);
	reader.shelf = shelf;
	right = reader_head(&reader) && read_moves(&reader);
	if (reader.deck)
		reader.sitting.book.rules->decks->close(reader.deck);
	if (right)
		return reader.match;
	match_end(reader.match);
	return NULL;
}
