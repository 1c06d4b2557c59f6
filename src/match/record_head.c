/* Reads the head of a record: everything that settles the game.  Each line
   stands once, in its place. */
#include <stdio.h>
#include <string.h>

#include "deal.h"
#include "order.h"
#include "reader.h"
#include "utf8.h"

static bool read_game(struct reader *reader)
{
	const struct rules *rules;
	char shown[WORD_SHOWN];
	struct word word;

	if (!reader_expect(reader, "hotbed", &word))
		return false;
	if (!word_is(word, "1")) {
		word_show(word, shown);
		return reader_refuse(reader, NULL,
				     "This record has form %s; this program "
				     "reads form 1.",
				     shown);
	}
	reader_next(reader);
	if (!reader_expect(reader, "game", &word))
		return false;
	rules = games_find(word);
	if (!rules)
		return reader_refuse(reader, NULL, "No game has this name.");
	sitting_begin(&reader->sitting, rules);
	memset(reader->sitting.player, 0, sizeof reader->sitting.player);
	reader_next(reader);
	return true;
}

static bool read_cards(struct reader *reader)
{
	struct sitting *sitting = &reader->sitting;
	struct word words, id, hash;
	struct scan scan;

	if (!sitting->book.rules->decks)
		return true;
	if (!reader_expect(reader, "cards", &words))
		return false;
	scan = scan_bytes(words.at, words.length);
	if (!scan_word(&scan, &id) || !scan_word(&scan, &hash) ||
	    !scan_end(&scan))
		return reader_refuse(reader, NULL,
				     "`cards` takes an id and a hash or `-`.");
	if (!sitting_take_deck(sitting, id, reader->shelf))
		return reader_refuse(reader, NULL,
				     "No deck of cards has this id.");
	if (!sitting->book.deck)
		reader->deck = games_read_deck(sitting->book.rules);
	if (word_is(hash, "-")) {
		strcpy(sitting->cards, "-");
	} else if (!word_is_hex(hash, HASH_DIGITS, HASH_DIGITS)) {
		return reader_refuse(reader, NULL,
				     "A hash has 64 digits, 0-9 and a-f.");
	} else if (!word_is(hash, sitting->cards)) {
		return reader_refuse(
			reader, NULL,
			"The cards of this id are not those of the record.");
	}
	reader_next(reader);
	return true;
}

/* Lists the words of an option, as "a, b or c". */
static bool refuse_value(struct reader *reader, const struct option *option)
{
	struct text text = {0};
	int count = 0;

	while (option->words[count])
		count++;
	for (int i = 0; i < count; i++) {
		text_put(&text, text_comma(i, count, " or "));
		text_put(&text, option->words[i]);
	}
	reader_refuse(reader, NULL, "`%s` is one of %s.", option->line,
		      text_string(&text));
	text_free(&text);
	return false;
}

/* Whether an option belongs here may hang on those above it: it is asked of
   a book that is made whole with what was named so far. */
static bool read_option(struct reader *reader, int i)
{
	const struct rules *rules = reader->sitting.book.rules;
	const struct option *option = &rules->options[i];
	struct sitting trial = reader->sitting;
	const char *wrong = sitting_settle(&trial, reader->given);
	struct word word;
	int place;

	if (wrong)
		return reader_refuse(reader, NULL, "%s", wrong);
	if (!rules->applies(&trial.book, i))
		return true;
	if (!reader_expect(reader, option->line, &word))
		return false;
	place = word_among(word, option->words);
	if (place < 0)
		return refuse_value(reader, option);
	reader->sitting.book.option[i] = (uint8_t)place;
	reader->given |= 1u << i;
	trial = reader->sitting;
	wrong = sitting_settle(&trial, reader->given);
	if (wrong)
		return reader_refuse(reader, NULL, "%s", wrong);
	reader_next(reader);
	return true;
}

static bool read_options(struct reader *reader)
{
	struct sitting settled;

	for (int i = 0; i < reader->sitting.book.rules->option_count; i++)
		if (!read_option(reader, i))
			return false;
	/* The seats are known from here on; `first` still is not. */
	settled = reader->sitting;
	sitting_settle(&settled, reader->given);
	reader->sitting.book.seats = settled.book.seats;
	return true;
}

/* An order names cards of the deck that is played with. */
static const char *parse_order(struct reader *reader, int n, struct word words)
{
	struct book book = reader->sitting.book;

	if (!book.deck)
		book.deck = reader->deck;
	return order_parse(&book, n, words, &reader->sitting.orders);
}

/* The orders of the head: all of them, or none. */
static bool read_order(struct reader *reader, int n)
{
	const struct rules *rules = reader->sitting.book.rules;
	const struct order_line *row = order_row(rules, n);
	const char *wrong;
	struct word words;
	bool stands = reader_take(reader, row->line, &words);

	if (reader->orders == NOT_SEEN)
		reader->orders = stands ? GIVEN : LEFT_OUT;
	if (reader->orders == LEFT_OUT && stands)
		return reader_refuse(reader, NULL,
				     "A record has all its orders, or none.");
	if (reader->orders == LEFT_OUT)
		return true;
	if (!reader_expect(reader, row->line, &words))
		return false;
	wrong = parse_order(reader, n, words);
	if (wrong)
		return reader_refuse(reader, NULL, "%s", wrong);
	reader->order_line[n] = reader->line;
	reader_next(reader);
	return true;
}

static bool read_orders(struct reader *reader, bool early)
{
	const struct rules *rules = reader->sitting.book.rules;

	for (int n = 0; n < rules->order_count; n++) {
		const struct order_line *row = order_row(rules, n);

		if (!row->midway && row->early == early &&
		    !read_order(reader, n))
			return false;
	}
	return true;
}

static bool read_names(struct reader *reader)
{
	struct sitting *sitting = &reader->sitting;
	char key[24];
	struct word name;

	for (int s = 1; s <= sitting->book.seats; s++) {
		snprintf(key, sizeof key, "seat %d", s);
		if (!reader_expect(reader, key, &name))
			return false;
		if (name.length >= NAME_BYTES)
			return reader_refuse(reader, NULL,
					     "A name has 63 bytes at most.");
		memcpy(sitting->name[s - 1], name.at, name.length);
		sitting->name[s - 1][name.length] = '\0';
		if (!utf8_is_name(sitting->name[s - 1], name.length,
				  NAME_COLUMNS))
			return reader_refuse(
				reader, NULL,
				"A name has 1 to %d columns and no control "
				"characters.",
				NAME_COLUMNS);
		reader_next(reader);
	}
	return true;
}

/* `person`, or `bot NAME VERSION`. */
static bool is_player(const char *player)
{
	struct scan scan = scan_string(player);
	struct word word;

	if (!strcmp(player, "person"))
		return true;
	if (!scan_word(&scan, &word) || !word_is(word, "bot"))
		return false;
	for (int i = 0; i < 2; i++)
		if (!scan_word(&scan, &word) ||
		    !utf8_is_name(word.at, word.length, PLAYER_BYTES))
			return false;
	return scan_end(&scan);
}

static bool read_players(struct reader *reader)
{
	struct sitting *sitting = &reader->sitting;
	const struct book *book = &sitting->book;
	char key[24];
	struct word words;

	for (int s = 1; s <= book->seats; s++) {
		snprintf(key, sizeof key, "player %d", s);
		if (!book->rules->has_player(book, s) ||
		    !reader_take(reader, key, &words))
			continue;
		if (words.length < PLAYER_BYTES)
			memcpy(sitting->player[s - 1], words.at, words.length);
		if (!is_player(sitting->player[s - 1]))
			return reader_refuse(
				reader, NULL,
				"A player is `person` or `bot NAME VERSION`.");
		reader_next(reader);
	}
	return true;
}

static bool read_deal(struct reader *reader)
{
	struct sitting *sitting = &reader->sitting;
	struct sitting trial;
	const char *wrong;
	struct word word;
	int first;

	if (!reader_expect(reader, "first", &word))
		return false;
	if (!word_number(word, 1, sitting->book.seats, &first))
		return reader_refuse(reader, NULL, "No seat has this number.");
	sitting->book.first = (uint8_t)first;
	reader->given |= GIVEN_FIRST;
	trial = *sitting;
	wrong = sitting_settle(&trial, reader->given);
	if (wrong)
		return reader_refuse(reader, NULL, "%s", wrong);
	reader_next(reader);
	if (!reader_expect(reader, "deal", &word))
		return false;
	if (!deal_parse(word, &sitting->deal))
		return reader_refuse(reader, NULL,
				     "A deal has 13 digits, as "
				     "7K3M-9QXR-2VTCN.");
	sitting_settle(sitting, reader->given);
	reader_next(reader);
	return true;
}

static bool read_seal(struct reader *reader)
{
	struct word word;

	if (!reader_take(reader, "seal", &word))
		return true;
	if (!word_is_hex(word, HASH_DIGITS, HASH_DIGITS))
		return reader_refuse(reader, NULL,
				     "A seal has 64 digits, 0-9 and a-f.");
	memcpy(reader->sitting.seal, word.at, word.length);
	reader_next(reader);
	return true;
}

/* Shuffles midway stand among the moves, but the game needs each before
   the move that comes to it.  One that cannot be read ends the search; it is
   refused in its place. */
static void find_shuffles(struct reader *reader)
{
	const struct rules *rules = reader->sitting.book.rules;
	struct reader ahead = *reader;
	struct fault ignored;
	int n = reader->shuffles;

	ahead.fault = &ignored;
	for (; ahead.more && n < ORDERS_MAX; reader_next(&ahead)) {
		const char *line = order_row(rules, n)->line;
		struct word words;

		if (!reader_take(&ahead, line, &words))
			continue;
		if (parse_order(reader, n, words))
			return;
		reader->order_line[n++] = ahead.line;
	}
}

/* The number of the first shuffle midway; ORDERS_MAX: it has none. */
static int first_shuffle(const struct rules *rules)
{
	for (int n = 0; n < rules->order_count; n++)
		if (order_row(rules, n)->midway)
			return n;
	return ORDERS_MAX;
}

bool reader_head(struct reader *reader)
{
	if (!read_game(reader) || !read_cards(reader) ||
	    !read_options(reader) || !read_orders(reader, true) ||
	    !read_names(reader) || !read_players(reader) ||
	    !read_deal(reader) || !read_seal(reader) ||
	    !read_orders(reader, false) ||
	    !reader_expect(reader, "moves", NULL))
		return false;
	reader->shuffles = first_shuffle(reader->sitting.book.rules);
	reader_next(reader);
	if (reader->orders == GIVEN)
		find_shuffles(reader);
	reader->match = match_begin(&reader->sitting);
	return reader_shuffles(reader) && reader_check_orders(reader);
}
