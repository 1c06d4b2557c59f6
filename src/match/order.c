/* How a game's shuffles stand in a record. */
#include "order.h"

const struct order_line *order_row(const struct rules *rules, int n)
{
	int last = rules->order_count - 1;

	return &rules->orders[n < last ? n : last];
}

/* True for an order of other things than cards. */
static bool has_own_words(const struct book *book, int n)
{
	return book->rules->order_word && book->rules->order_word(book, n, 1);
}

/* The word of a kind in that order; NULL behind the last kind. */
static const char *word_of(const struct book *book, int n, int kind)
{
	if (has_own_words(book, n))
		return book->rules->order_word(book, n, (uint8_t)kind);
	if (kind > book->rules->card_count(book))
		return NULL;
	return book->rules->card_word(book, (uint8_t)kind);
}

void order_print(const struct book *book, int n, const struct orders *orders,
		 struct text *text)
{
	int length = orders->length[n] - order_row(book->rules, n)->omits;

	for (int i = 0; i < length; i++) {
		text_put(text, " ");
		text_put(text, word_of(book, n, orders->list[n][i]));
	}
}

static int parse_kind(const struct book *book, int n, struct word word)
{
	const char *name;

	for (int kind = 1; (name = word_of(book, n, kind)); kind++)
		if (word_is(word, name))
			return kind;
	return 0;
}

const char *order_parse(const struct book *book, int n, struct word words,
			struct orders *orders)
{
	struct scan scan = scan_bytes(words.at, words.length);
	struct word word;
	int length = 0;

	while (scan_word(&scan, &word)) {
		int kind = parse_kind(book, n, word);

		if (!kind)
			return "A word of this order is none of the game.";
		if (length == CARDS_MAX)
			return "This order is too long.";
		orders->list[n][length++] = (uint8_t)kind;
	}
	if (!length)
		return "This order is empty.";
	orders->length[n] = (uint8_t)length;
	return NULL;
}
