/* What settles a game before its first card is dealt. */
#include <stdio.h>
#include <string.h>

#include "deal.h"
#include "match.h"
#include "random.h"
#include "record.h"
#include "seal.h"
#include "sha256.h"

static void take_built_in(struct sitting *sitting)
{
	const char *text = sitting->book.rules->decks->text;

	sitting->book.deck = NULL;
	sha256_hex(text, strlen(text), sitting->cards);
}

void sitting_begin(struct sitting *sitting, const struct rules *rules)
{
	memset(sitting, 0, sizeof *sitting);
	sitting->book.rules = rules;
	sitting->book.first = 1;
	for (int i = 0; i < rules->option_count; i++)
		sitting->book.option[i] = rules->options[i].standard;
	for (int i = 0; i < SEATS_MAX; i++) {
		if (rules->names && rules->names[i])
			snprintf(sitting->name[i], NAME_BYTES, "%s",
				 rules->names[i]);
		else
			snprintf(sitting->name[i], NAME_BYTES, "Player %d",
				 i + 1);
		snprintf(sitting->player[i], PLAYER_BYTES, "person");
	}
	strcpy(sitting->cards, "-");
	if (rules->decks)
		take_built_in(sitting);
}

/* True when `key` names the option: by its whole key, or without the seat's
   number at its end. */
static bool names_option(struct word key, const char *option)
{
	size_t length = strlen(option);
	bool numbered = option[length - 1] >= '1' && option[length - 1] <= '4';

	if (word_is(key, option))
		return true;
	return numbered && key.length == length - 1 &&
	       !memcmp(key.at, option, key.length);
}

bool sitting_knows(const struct rules *rules, struct word key)
{
	if (word_is(key, "first") || word_is(key, "deal"))
		return true;
	if (word_is(key, "cards"))
		return rules->decks != NULL;
	for (int i = 0; i < rules->option_count; i++)
		if (names_option(key, rules->options[i].key))
			return true;
	return false;
}

static const char *set_options(struct sitting *sitting, struct word key,
			       struct word value, unsigned *given)
{
	const struct rules *rules = sitting->book.rules;
	bool found = false;

	for (int i = 0; i < rules->option_count; i++) {
		const struct option *option = &rules->options[i];
		int place;

		if (!names_option(key, option->key))
			continue;
		found = true;
		place = word_among(value, option->words);
		if (place < 0)
			return "This option has no such value.";
		sitting->book.option[i] = (uint8_t)place;
		*given |= 1u << i;
	}
	return found ? NULL : "No option has this name.";
}

const char *sitting_set(struct sitting *sitting, struct word key,
			struct word value, unsigned *given)
{
	const char *wrong;
	int first;

	if (word_is(key, "deal")) {
		wrong = deal_read(value, &sitting->deal);
		if (!wrong)
			*given |= GIVEN_DEAL;
		return wrong;
	}
	if (word_is(key, "first")) {
		if (!word_number(value, 1, SEATS_MAX, &first))
			return "No seat has this number.";
		sitting->book.first = (uint8_t)first;
		*given |= GIVEN_FIRST;
		return NULL;
	}
	return set_options(sitting, key, value, given);
}

const char *sitting_settle(struct sitting *sitting, unsigned given)
{
	struct book *book = &sitting->book;
	const struct book before = *book;
	struct luck luck = {.deal = sitting->deal};
	const char *wrong;

	given &= ~(unsigned)GIVEN_DEAL;
	wrong = book->rules->settle(book, given, &luck);
	if (wrong)
		return wrong;
	sitting->lots = 0;
	for (int i = 0; i < book->rules->option_count; i++)
		if (book->option[i] != before.option[i])
			sitting->lots |= 1u << i;
	if (book->first > book->seats)
		return "No seat of this game has the number of the first.";
	for (int s = 1; s <= SEATS_MAX; s++)
		if (s > book->seats || !book->rules->has_player(book, s))
			sitting->player[s - 1][0] = '\0';
	return NULL;
}

bool sitting_draw_first(struct sitting *sitting)
{
	uint64_t bits;
	struct random random;

	if (!random_from_system(&bits))
		return false;
	random = random_start(bits, 0);
	sitting->book.first =
		(uint8_t)(random_below(&random, sitting->book.seats) + 1);
	sitting->lots |= GIVEN_FIRST;
	return true;
}

bool sitting_deal_again(struct sitting *sitting)
{
	const struct rules *rules = sitting->book.rules;
	bool seals = sitting->seals || sitting->seal[0];
	unsigned lots = sitting->lots;

	memset(&sitting->orders, 0, sizeof sitting->orders);
	sitting->seal[0] = sitting->salt[0] = '\0';
	if (!random_from_system(&sitting->deal))
		return false;
	for (int i = 0; i < rules->option_count; i++)
		if (lots >> i & 1)
			sitting->book.option[i] = rules->options[i].standard;
	if (sitting_settle(sitting, ~lots))
		return false;
	if (lots & GIVEN_FIRST && !sitting_draw_first(sitting))
		return false;
	return !seals || seal_deal(sitting);
}

/* One row of options, that of seat 1 first, moves as the people do. */
static void move_options(struct sitting *sitting, int first, int seats)
{
	uint8_t *option = sitting->book.option + first;
	unsigned row = ((1u << seats) - 1) << first;
	unsigned lots = sitting->lots & row;
	uint8_t value = option[0];

	memmove(option, option + 1, (size_t)seats - 1);
	option[seats - 1] = value;
	lots = lots >> 1 | (lots & 1u << first) << (seats - 1);
	sitting->lots = (sitting->lots & ~row) | (lots & row);
}

static void move_people(struct sitting *sitting, int seats)
{
	char name[NAME_BYTES], player[PLAYER_BYTES];
	size_t others = (size_t)seats - 1;

	memcpy(name, sitting->name[0], sizeof name);
	memcpy(player, sitting->player[0], sizeof player);
	memmove(sitting->name[0], sitting->name[1], others * NAME_BYTES);
	memmove(sitting->player[0], sitting->player[1],
		others * PLAYER_BYTES);
	memcpy(sitting->name[others], name, sizeof name);
	memcpy(sitting->player[others], player, sizeof player);
}

void sitting_swap_seats(struct sitting *sitting)
{
	const struct rules *rules = sitting->book.rules;
	int seats = sitting->book.seats;

	for (int s = 1; s <= seats; s++)
		if (!rules->has_player(&sitting->book, s))
			return;
	move_people(sitting, seats);
	for (int o = 0; o + seats <= rules->option_count; o++) {
		const char *key = rules->options[o].key;

		if (key[strlen(key) - 1] == '1')
			move_options(sitting, o, seats);
	}
}

static bool is_built_in(const struct rules *rules, struct word id)
{
	struct deck *deck = games_read_deck(rules);
	bool is = word_is(id, rules->decks->id(deck));

	rules->decks->close(deck);
	return is;
}

bool sitting_take_deck(struct sitting *sitting, struct word id,
		       const struct deck_shelf *shelf)
{
	const struct rules *rules = sitting->book.rules;
	const struct deck *deck;

	if (!rules->decks)
		return false;
	if (is_built_in(rules, id)) {
		take_built_in(sitting);
		return true;
	}
	if (!shelf)
		return false;
	deck = shelf->find(shelf->self, rules, id, sitting->cards);
	if (!deck)
		return false;
	sitting->book.deck = deck;
	return true;
}
