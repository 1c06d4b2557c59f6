/* The keys of a deck file: each has a row that says how its line is read. */
#include "deck.h"

#include <string.h>

#include "utf8.h"

enum { NAME_MOST = 20 }; /* columns of a design's name */

/* What was found, made fit to be shown. */
struct shown {
	char word[44];
};

static struct shown show(struct word word)
{
	struct shown shown;
	size_t length = word.length < 40 ? word.length : 40;

	if (!word.length)
		return (struct shown){"the end of the line"};
	shown.word[0] = '`';
	for (size_t i = 0; i < length; i++)
		shown.word[i + 1] = word.at[i] >= ' ' && word.at[i] < 127
					    ? word.at[i]
					    : '?';
	shown.word[length + 1] = '`';
	shown.word[length + 2] = '\0';
	return shown;
}

struct fault *gs_more(struct gs_reader *reader)
{
	return reader->count < reader->most ? &reader->faults[reader->count++]
					    : &reader->spare;
}

static void found(struct gs_reader *reader, struct word word,
		  const char *expected)
{
	fault_set(gs_more(reader), reader->line, "", "Found %s, expected %s.",
		  show(word).word, expected);
}

static void end_of_line(struct gs_reader *reader, struct gs_words *words)
{
	if (words->left)
		found(reader, gs_peek(words), "the end of the line");
}

/* False, and a fault naming both lines, when the key was there before. */
static bool once(struct gs_reader *reader, int *line, const char *what)
{
	if (*line) {
		fault_set(
			gs_more(reader), reader->line, "",
			"Found a second %s, expected one: the first is on line "
			"%d.",
			what, *line);
		return false;
	}
	*line = reader->line;
	return true;
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

static const char id_expected[] =
	"an id: up to 31 of a to z, 0 to 9 and -, a letter first";

static void read_head(struct gs_reader *reader, struct gs_words *words)
{
	struct word word = gs_next(words);

	if (reader->headed)
		fault_set(gs_more(reader), reader->line, "",
			  "Found a second `gearseed-deck`, "
			  "expected it on the first line "
			  "only.");
	else if (!word_is(word, "1"))
		found(reader, word, "`1`, the number of this format");
	else
		end_of_line(reader, words);
	reader->headed = true;
}

static void read_deck(struct gs_reader *reader, struct gs_words *words)
{
	struct word word = gs_next(words);

	if (!once(reader, &reader->deck_line, "`deck`"))
		return;
	if (!is_id(word)) {
		found(reader, word, id_expected);
		return;
	}
	copy(reader->deck->id, word);
	end_of_line(reader, words);
}

static void read_design(struct gs_reader *reader, struct gs_words *words)
{
	struct deck *deck = reader->deck;
	struct word word = gs_next(words);

	reader->place = PLACE_DESIGN;
	reader->now = 0;
	memset(reader->design_keys[0], 0, sizeof reader->design_keys[0]);
	memset(&deck->design[0], 0, sizeof deck->design[0]);
	if (!is_id(word)) {
		found(reader, word, id_expected);
		return;
	}
	for (int d = 1; d <= deck->count; d++)
		if (word_is(word, deck->design[d].id)) {
			fault_set(gs_more(reader), reader->line, "",
				  "Found %s, expected another id: line %d has "
				  "this one.",
				  show(word).word, reader->design_line[d]);
			return;
		}
	if (deck->count == GS_DESIGNS) {
		if (!reader->crowded)
			fault_set(gs_more(reader), reader->line, "",
				  "Found one more design, expected at most %d.",
				  GS_DESIGNS);
		reader->crowded = true;
		return;
	}
	reader->now = ++deck->count;
	reader->design_line[reader->now] = reader->line;
	copy(deck->design[reader->now].id, word);
	end_of_line(reader, words);
}

static struct gs_design *design(struct gs_reader *reader)
{
	return &reader->deck->design[reader->now];
}

static int *key_line(struct gs_reader *reader, enum gs_key_bit bit)
{
	return reader->place == PLACE_SEASON
		       ? &reader->season_keys[reader->now][bit]
		       : &reader->design_keys[reader->now][bit];
}

static void read_name(struct gs_reader *reader, struct gs_words *words)
{
	struct word last, name;
	char *to = design(reader)->name;

	if (!once(reader, key_line(reader, ONE_NAME), "`name`"))
		return;
	if (!words->left) {
		found(reader, gs_peek(words), "a name");
		return;
	}
	last = words->at[words->left - 1];
	name.at = words->at[0].at;
	name.length = (size_t)(last.at + last.length - name.at);
	if (!utf8_is_name(name.at, name.length, NAME_MOST) ||
	    name.length >= GS_NAME_BYTES)
		found(reader, name, "a name of at most 20 columns");
	else
		copy(to, name);
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

static void read_code(struct gs_reader *reader, struct gs_words *words)
{
	struct word word = gs_next(words);

	if (!once(reader, key_line(reader, ONE_CODE), "`code`"))
		return;
	if (!is_code(word)) {
		found(reader, word, "a code of three letters or digits");
		return;
	}
	for (int d = 1; d <= reader->deck->count; d++)
		if (word_is(word, reader->deck->design[d].code)) {
			fault_set(
				gs_more(reader), reader->line, "",
				"Found %s, expected another code: line %d has "
				"this one.",
				show(word).word,
				reader->design_keys[d][ONE_CODE]);
			return;
		}
	copy(design(reader)->code, word);
	end_of_line(reader, words);
}

static void read_copies(struct gs_reader *reader, struct gs_words *words)
{
	struct word word = gs_next(words);
	int copies;

	if (!once(reader, key_line(reader, ONE_COPIES), "`copies`"))
		return;
	if (!word_number(word, 1, GS_CARDS, &copies)) {
		found(reader, word, "a number of copies from 1 to 64");
		return;
	}
	design(reader)->copies = (uint8_t)copies;
	end_of_line(reader, words);
}

static void read_type(struct gs_reader *reader, struct gs_words *words)
{
	struct word word = gs_next(words);
	int type = word_among(word, gs_type_words);

	if (!once(reader, key_line(reader, ONE_TYPE), "`type`"))
		return;
	if (type < 0) {
		found(reader, word,
		      "a type: tower, castle, expanse, fountain or shrine");
		return;
	}
	design(reader)->type = (uint8_t)type;
	end_of_line(reader, words);
}

static int read_caste_word(struct gs_reader *reader, struct gs_words *words)
{
	struct word word = gs_next(words);
	int caste = word_among(word, gs_caste_words);

	if (caste < 0)
		found(reader, word,
		      "a caste: gremlin, coalkin, thorned or shrine");
	else
		end_of_line(reader, words);
	return caste < 0 ? 0 : caste;
}

static void read_caste(struct gs_reader *reader, struct gs_words *words)
{
	if (once(reader, key_line(reader, ONE_CASTE), "`caste`"))
		design(reader)->caste = (uint8_t)read_caste_word(reader, words);
}

/* Adds a step to a list of at most `most`. */
static void add_step(struct gs_reader *reader, struct gs_words *words,
		     struct gs_list *list, int most)
{
	struct gs_step step;

	if (!gs_read_step(words, &step))
		found(reader, words->here, words->expected);
	else if (list->count == most)
		fault_set(gs_more(reader), reader->line, "",
			  "Found one more step, expected at most %d in a list.",
			  most);
	else
		list->step[list->count++] = step;
}

static void read_ability(struct gs_reader *reader, struct gs_words *words)
{
	add_step(reader, words, &design(reader)->ability, GS_STEPS);
}

static void read_bonus(struct gs_reader *reader, struct gs_words *words)
{
	struct gs_design *to = design(reader);
	struct word word = gs_next(words);
	int season = word_among(word, gs_season_words) + 1;

	if (!season) {
		found(reader, word, "a Season: spring, summer, fall or winter");
		return;
	}
	if (to->season && to->season != season) {
		fault_set(gs_more(reader), reader->line, "",
			  "Found %s, expected `%s` as in this design's bonus "
			  "before.",
			  show(word).word, gs_season_words[to->season - 1]);
		return;
	}
	to->season = (uint8_t)season;
	add_step(reader, words, &to->bonus, GS_STEPS);
}

static void read_trigger(struct gs_reader *reader, struct gs_words *words)
{
	struct gs_design *to = design(reader);

	if (!once(reader, key_line(reader, ONE_TRIGGER), "`trigger`"))
		return;
	if (!gs_read_filter(words, &to->needs)) {
		found(reader, words->here, words->expected);
		return;
	}
	if (!word_is(gs_peek(words), ":")) {
		found(reader, gs_peek(words), "`:` and a step");
		return;
	}
	gs_next(words);
	to->triggers = true;
	add_step(reader, words, &to->trigger, 1);
}

/* Lines below a Season that is faulty itself are read, and forgotten. */
static void forget_season(struct gs_reader *reader)
{
	reader->now = 0;
	memset(reader->season_keys[0], 0, sizeof reader->season_keys[0]);
	memset(&reader->deck->season[0], 0, sizeof reader->deck->season[0]);
}

static void read_season(struct gs_reader *reader, struct gs_words *words)
{
	struct word word = gs_next(words);
	int season = word_among(word, gs_season_words) + 1;

	reader->place = PLACE_SEASON;
	forget_season(reader);
	if (!season) {
		found(reader, word, "a Season: spring, summer, fall or winter");
	} else if (once(reader, &reader->season_line[season],
			"Season of that name")) {
		reader->now = season;
		end_of_line(reader, words);
	}
}

static void read_rules(struct gs_reader *reader, struct gs_words *words)
{
	if (once(reader, key_line(reader, ONE_RULES), "`rules`"))
		reader->deck->season[reader->now].caste =
			(uint8_t)read_caste_word(reader, words);
}

static void read_caste_bonus(struct gs_reader *reader, struct gs_words *words)
{
	if (once(reader, key_line(reader, ONE_BONUS), "`caste-bonus`"))
		add_step(reader, words,
			 &reader->deck->season[reader->now].bonus, 1);
}

static void read_shrine(struct gs_reader *reader, struct gs_words *words)
{
	if (once(reader, key_line(reader, ONE_SHRINE), "`shrine`"))
		add_step(reader, words,
			 &reader->deck->season[reader->now].shrine, 1);
}

static void read_burst(struct gs_reader *reader, struct gs_words *words)
{
	struct word word = gs_next(words);
	int type = word_among(word, gs_type_words);

	reader->place = PLACE_TOP;
	if (type < 0 || type == TYPE_SHRINE) {
		found(reader, word, "tower, castle, expanse or fountain");
		return;
	}
	if (once(reader, &reader->burst_line[type], "Burst card of that type"))
		end_of_line(reader, words);
}

static const struct key {
	const char *word;
	enum gs_place place; /* PLACE_TOP: anywhere */
	void (*read)(struct gs_reader *reader, struct gs_words *words);
} keys[] = {
	{"gearseed-deck", PLACE_TOP, read_head},
	{"deck", PLACE_TOP, read_deck},
	{"burst", PLACE_TOP, read_burst},
	{"design", PLACE_TOP, read_design},
	{"name", PLACE_DESIGN, read_name},
	{"code", PLACE_DESIGN, read_code},
	{"copies", PLACE_DESIGN, read_copies},
	{"type", PLACE_DESIGN, read_type},
	{"caste", PLACE_DESIGN, read_caste},
	{"ability", PLACE_DESIGN, read_ability},
	{"bonus", PLACE_DESIGN, read_bonus},
	{"trigger", PLACE_DESIGN, read_trigger},
	{"season", PLACE_TOP, read_season},
	{"rules", PLACE_SEASON, read_rules},
	{"caste-bonus", PLACE_SEASON, read_caste_bonus},
	{"shrine", PLACE_SEASON, read_shrine},
};

void gs_read_key(struct gs_reader *reader, struct gs_words *words)
{
	static const char *const before[] = {
		[PLACE_DESIGN] = "a `design` before it",
		[PLACE_SEASON] = "a `season` before it",
	};
	struct word word = gs_next(words);

	if (!reader->headed && !word_is(word, keys[0].word)) {
		found(reader, word, "`gearseed-deck 1` on the first line");
		reader->headed = true;
	}
	for (size_t k = 0; k < sizeof keys / sizeof *keys; k++) {
		if (!word_is(word, keys[k].word))
			continue;
		if (keys[k].place && keys[k].place != reader->place)
			found(reader, word, before[keys[k].place]);
		else
			keys[k].read(reader, words);
		return;
	}
	found(reader, word, "a key of this format");
}
