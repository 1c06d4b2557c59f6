/* The keys of a deck file: each has a row that says how its line is read. */
#include "deck.h"

#include <stdio.h>
#include <string.h>

#include "utf8.h"

enum { NAME_MOST = 20 }; /* columns of a design's name */

static const char id_expected[] =
	"an id: up to 31 of a to z, 0 to 9 and -, a letter first";
static const char type_expected[] =
	"a type: tower, castle, expanse, fountain or shrine";
static const char caste_expected[] =
	"a caste: gremlin, coalkin, thorned or shrine";
static const char season_expected[] =
	"a Season: spring, summer, fall or winter";

/* What was found, made fit to be shown. */
struct shown {
	char word[WORD_SHOWN + 2];
};

static struct shown show(struct word word)
{
	struct shown shown = {"the end of the line"};
	char cut[WORD_SHOWN];

	if (!word.length)
		return shown;
	word_show(word, cut);
	snprintf(shown.word, sizeof shown.word, "`%s`", cut);
	return shown;
}

struct fault *gs_more(struct gs_reader *reader)
{
	return reader->count < reader->most ? &reader->faults[reader->count++]
					    : &reader->spare;
}

static bool found(struct gs_reader *reader, struct word word,
		  const char *expected)
{
	fault_set(gs_more(reader), reader->line, "", "Found %s, expected %s.",
		  show(word).word, expected);
	return false;
}

/* False, and a fault naming both lines, when it was there before. */
static bool once(struct gs_reader *reader, int *line, const char *what)
{
	if (*line) {
		fault_set(gs_more(reader), reader->line, "",
			  "Found a second %s, expected one: the first is on "
			  "line %d.",
			  what, *line);
		return false;
	}
	*line = reader->line;
	return true;
}

/* The next word's place in a list, or -1 and a fault. */
static int read_among(struct gs_reader *reader, struct gs_words *words,
		      const char *const *list, const char *expected)
{
	struct word word = gs_next(words);
	int place = word_among(word, list);

	if (place < 0)
		found(reader, word, expected);
	return place;
}

static bool is_id(struct word word)
{
	if (!word.length || word.length >= GS_ID_BYTES)
		return false;
	for (size_t i = 0; i < word.length; i++) {
		char c = word.at[i];

		if (!(c >= 'a' && c <= 'z') &&
		    !(i && ((c >= '0' && c <= '9') || c == '-')))
			return false;
	}
	return true;
}

static void copy(char *to, struct word word)
{
	memcpy(to, word.at, word.length);
	to[word.length] = '\0';
}

static bool read_head(struct gs_reader *reader, struct gs_words *words)
{
	struct word word = gs_next(words);
	bool second = reader->headed;

	reader->headed = true;
	if (!second)
		return word_is(word, "1") ||
		       found(reader, word,
			     "`1`, the number of this format");
	fault_set(gs_more(reader), reader->line, "",
		  "Found a second `gearseed-deck`, expected it on the first "
		  "line only.");
	return false;
}

static bool read_deck(struct gs_reader *reader, struct gs_words *words)
{
	struct word word = gs_next(words);

	if (!is_id(word))
		return found(reader, word, id_expected);
	copy(reader->deck->id, word);
	return true;
}

static bool read_burst(struct gs_reader *reader, struct gs_words *words)
{
	struct word word = gs_next(words);
	int type = word_among(word, gs_type_words);

	reader->place = PLACE_TOP;
	if (type < 0 || type == TYPE_SHRINE)
		return found(reader, word,
			     "tower, castle, expanse or fountain");
	return once(reader, &reader->burst_line[type],
		    "Burst card of that type");
}

/* False, and a fault, when a design or its code has that name already. */
static bool is_new(struct gs_reader *reader, struct word word,
		   const char *what, int line)
{
	if (line)
		fault_set(gs_more(reader), reader->line, "",
			  "Found %s, expected another %s: line %d has this "
			  "one.",
			  show(word).word, what, line);
	return !line;
}

static bool has_room(struct gs_reader *reader)
{
	if (reader->deck->count < GS_DESIGNS)
		return true;
	if (!reader->crowded)
		fault_set(gs_more(reader), reader->line, "",
			  "Found one more design, expected at most %d.",
			  GS_DESIGNS);
	reader->crowded = true;
	return false;
}

/* What stands below a design or a Season that is faulty itself is read, and
   forgotten: it goes to number 0. */
static bool read_design(struct gs_reader *reader, struct gs_words *words)
{
	struct deck *deck = reader->deck;
	struct word word = gs_next(words);
	int line = 0;

	reader->place = PLACE_DESIGN;
	reader->now = 0;
	memset(&reader->design[0], 0, sizeof reader->design[0]);
	memset(&deck->design[0], 0, sizeof deck->design[0]);
	if (!is_id(word))
		return found(reader, word, id_expected);
	for (int d = 1; d <= deck->count && !line; d++)
		if (word_is(word, deck->design[d].id))
			line = reader->design[d].line;
	if (!is_new(reader, word, "id", line) || !has_room(reader))
		return false;
	reader->now = ++deck->count;
	reader->design[reader->now].line = reader->line;
	copy(deck->design[reader->now].id, word);
	return true;
}

static bool read_season(struct gs_reader *reader, struct gs_words *words)
{
	struct deck *deck = reader->deck;
	int season = read_among(reader, words, gs_season_words,
				season_expected) +
		     1;

	reader->place = PLACE_SEASON;
	reader->now = 0;
	memset(&reader->season[0], 0, sizeof reader->season[0]);
	memset(&deck->season[0], 0, sizeof deck->season[0]);
	if (!season || !once(reader, &reader->season[season].line,
			     "Season of that name"))
		return false;
	reader->now = season;
	return true;
}

static struct gs_design *design(struct gs_reader *reader)
{
	return &reader->deck->design[reader->now];
}

static struct gs_season_card *season(struct gs_reader *reader)
{
	return &reader->deck->season[reader->now];
}

static bool read_name(struct gs_reader *reader, struct gs_words *words)
{
	struct word first = gs_peek(words), last, name;

	if (!words->left)
		return found(reader, first, "a name");
	last = words->at[words->left - 1];
	name.at = first.at;
	name.length = (size_t)(last.at + last.length - name.at);
	words->left = 0;
	if (!utf8_is_name(name.at, name.length, NAME_MOST) ||
	    name.length >= GS_NAME_BYTES)
		return found(reader, name, "a name of at most 20 columns");
	copy(design(reader)->name, name);
	return true;
}

static bool is_code(struct word word)
{
	for (size_t i = 0; i < word.length; i++) {
		char c = word.at[i];

		if (!(c >= 'a' && c <= 'z') && !(c >= 'A' && c <= 'Z') &&
		    !(c >= '0' && c <= '9'))
			return false;
	}
	return word.length == 3;
}

static bool read_code(struct gs_reader *reader, struct gs_words *words)
{
	struct deck *deck = reader->deck;
	struct word word = gs_next(words);
	int line = 0;

	if (!is_code(word))
		return found(reader, word,
			     "a code of three letters or digits");
	for (int d = 1; d <= deck->count && !line; d++)
		if (word_is(word, deck->design[d].code))
			line = reader->design[d].key[KEY_CODE];
	if (!is_new(reader, word, "code", line))
		return false;
	copy(design(reader)->code, word);
	return true;
}

static bool read_copies(struct gs_reader *reader, struct gs_words *words)
{
	struct word word = gs_next(words);
	int copies;

	if (!word_number(word, 1, GS_CARDS, &copies))
		return found(reader, word, "a number of copies from 1 to 64");
	design(reader)->copies = (uint8_t)copies;
	return true;
}

static bool read_type(struct gs_reader *reader, struct gs_words *words)
{
	int type = read_among(reader, words, gs_type_words, type_expected);

	design(reader)->type = type < 0 ? 0 : (uint8_t)type;
	return type >= 0;
}

static bool read_caste(struct gs_reader *reader, struct gs_words *words)
{
	int caste = read_among(reader, words, gs_caste_words, caste_expected);

	design(reader)->caste = caste < 0 ? 0 : (uint8_t)caste;
	return caste >= 0;
}

/* Adds a step to a list of at most `most`. */
static bool add_step(struct gs_reader *reader, struct gs_words *words,
		     struct gs_list *list, int most)
{
	struct gs_step step;

	if (!gs_read_step(words, &step))
		return found(reader, gs_peek(words), words->expected);
	if (list->count < most) {
		list->step[list->count++] = step;
		return true;
	}
	fault_set(gs_more(reader), reader->line, "",
		  "Found one more step, expected at most %d in a list.", most);
	return false;
}

static bool read_ability(struct gs_reader *reader, struct gs_words *words)
{
	return add_step(reader, words, &design(reader)->ability, GS_STEPS);
}

static bool read_bonus(struct gs_reader *reader, struct gs_words *words)
{
	struct gs_design *to = design(reader);
	struct word word = gs_peek(words);
	int which = read_among(reader, words, gs_season_words,
			       season_expected) +
		    1;

	if (!which)
		return false;
	if (to->season && to->season != which) {
		fault_set(gs_more(reader), reader->line, "",
			  "Found %s, expected `%s` as in this design's bonus "
			  "before.",
			  show(word).word, gs_season_words[to->season - 1]);
		return false;
	}
	to->season = (uint8_t)which;
	return add_step(reader, words, &to->bonus, GS_STEPS);
}

static bool read_trigger(struct gs_reader *reader, struct gs_words *words)
{
	struct gs_design *to = design(reader);

	if (!gs_read_filter(words, &to->needs))
		return found(reader, gs_peek(words), words->expected);
	if (!word_is(gs_peek(words), ":"))
		return found(reader, gs_peek(words), "`:` and a step");
	gs_next(words);
	to->triggers = true;
	return add_step(reader, words, &to->trigger, 1);
}

static bool read_rules(struct gs_reader *reader, struct gs_words *words)
{
	int caste = read_among(reader, words, gs_caste_words, caste_expected);

	season(reader)->caste = caste < 0 ? 0 : (uint8_t)caste;
	return caste >= 0;
}

static bool read_caste_bonus(struct gs_reader *reader, struct gs_words *words)
{
	return add_step(reader, words, &season(reader)->bonus, 1);
}

static bool read_shrine(struct gs_reader *reader, struct gs_words *words)
{
	return add_step(reader, words, &season(reader)->shrine, 1);
}

const struct gs_key gs_keys[GS_KEYS] = {
	[KEY_HEAD] = {"gearseed-deck", PLACE_TOP, read_head, KEY_MANY},
	[KEY_DECK] = {"deck", PLACE_TOP, read_deck, KEY_NEEDED},
	[KEY_BURST] = {"burst", PLACE_TOP, read_burst, KEY_MANY},
	[KEY_DESIGN] = {"design", PLACE_TOP, read_design, KEY_MANY},
	[KEY_SEASON] = {"season", PLACE_TOP, read_season, KEY_MANY},
	[KEY_NAME] = {"name", PLACE_DESIGN, read_name, KEY_NEEDED},
	[KEY_CODE] = {"code", PLACE_DESIGN, read_code, KEY_NEEDED},
	[KEY_COPIES] = {"copies", PLACE_DESIGN, read_copies, KEY_NEEDED},
	[KEY_TYPE] = {"type", PLACE_DESIGN, read_type, KEY_NEEDED},
	[KEY_CASTE] = {"caste", PLACE_DESIGN, read_caste, KEY_NEEDED},
	[KEY_ABILITY] = {"ability", PLACE_DESIGN, read_ability, KEY_MANY},
	[KEY_BONUS] = {"bonus", PLACE_DESIGN, read_bonus, KEY_MANY},
	[KEY_TRIGGER] = {"trigger", PLACE_DESIGN, read_trigger, KEY_ONCE},
	[KEY_RULES] = {"rules", PLACE_SEASON, read_rules, KEY_NEEDED},
	[KEY_CASTE_BONUS] = {"caste-bonus", PLACE_SEASON, read_caste_bonus,
			     KEY_NEEDED},
	[KEY_SHRINE] = {"shrine", PLACE_SEASON, read_shrine, KEY_NEEDED},
};

/* Where the lines of a key's block are kept. */
static struct gs_block *block(struct gs_reader *reader, enum gs_place place)
{
	switch (place) {
	case PLACE_DESIGN:
		return &reader->design[reader->now];
	case PLACE_SEASON:
		return &reader->season[reader->now];
	case PLACE_TOP:
		break;
	}
	return &reader->top;
}

static void read_key(struct gs_reader *reader, struct word word, int k,
		     struct gs_words *words)
{
	static const char *const before[] = {
		[PLACE_DESIGN] = "a `design` before it",
		[PLACE_SEASON] = "a `season` before it",
	};
	const struct gs_key *key = &gs_keys[k];

	if (key->place && key->place != reader->place)
		found(reader, word, before[key->place]);
	else if (key->often != KEY_MANY &&
		 !once(reader, &block(reader, key->place)->key[k],
		       show(word).word))
		return;
	else if (key->read(reader, words) && words->left)
		found(reader, gs_peek(words), "the end of the line");
}

void gs_read_line(struct gs_reader *reader, struct gs_words *words)
{
	struct word word = gs_next(words);

	if (!reader->headed && !word_is(word, gs_keys[KEY_HEAD].word)) {
		found(reader, word, "`gearseed-deck 1` on the first line");
		reader->headed = true;
	}
	for (int k = 0; k < GS_KEYS; k++)
		if (word_is(word, gs_keys[k].word)) {
			read_key(reader, word, k, words);
			return;
		}
	found(reader, word, "a key of this format");
}
