/* The setup forms as data: one row a field.  No code but the search, and the
   rows that a game's own options make. */
#include "setup_forms.h"

#include <ctype.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#define WORDS(...) ((const char *const[]){__VA_ARGS__, NULL})
#define ROWS(table) ((int)(sizeof(table) / sizeof *(table)))

enum { OPTIONS_LINE = 4 }; /* of a form that is made */
enum { TWO = 1, ALONE = 2, EITHER = 3 };			/* Sowers */
enum { SEATS_2 = 1, SEATS_3 = 2, SEATS_4 = 4, ANY_SEATS = 7 }; /* GearSeed */

#define NAME_HELP(where)                                                      \
	{"Name: who sits " where                                              \
	 ", up to 12 letters. It stands in the records", "and on the cover."}

#define DEAL_FIELD(when_, line_, note_)                                      \
	{                                                                    \
		.key = "deal", .label = "Deal", .kind = FIELD_TEXT,          \
		.when = when_, .line = line_, .note = note_,                 \
		.help = {"Deal: the name of a shuffle. The same name is the " \
			 "same game on every",                               \
			 "machine: a code, # and a number, or any word."}    \
	}

#define COVER_FIELD(when_, line_)                                             \
	{                                                                     \
		.key = "cover", .label = "Cover", .when = when_,              \
		.line = line_,                                                \
		.words = WORDS("between turns", "names only", "never"),       \
		.values = WORDS("", "", ""),                                  \
		.help = {"Cover: the screen is covered until the next player " \
			 "says so; or a line",                                \
			 "names the player and the hand is up at once; or "   \
			 "nothing is done."}                \
	}

#define SEAL_FIELD(when_, line_)                                              \
	{                                                                     \
		.key = "seal", .label = "Sealed deal", .when = when_,         \
		.line = line_, .words = WORDS("no", "yes"),                   \
		.values = WORDS("", ""),                                      \
		.help = {"Sealed deal: a short fingerprint of the deal is "   \
			 "shown before the", "first card, and the record "    \
			 "proves at the end that it was kept."}               \
	}

#define FIRST_FIELD(when_, seats_, line_, ...)                                \
	{                                                                     \
		.key = "first", .label = "First turn", .when = when_,         \
		.seats = seats_, .line = line_,                               \
		.words = WORDS("by lot", "seat 1", "seat 2", __VA_ARGS__),    \
		.values = WORDS("", "1", "2", "3", "4"),                      \
		.help = {"First turn: who begins. By lot is settled when the " \
			 "game starts.", ""}                                  \
	}

#define LEVEL_FIELD(key_, label_, place_)                                     \
	{                                                                     \
		.key = key_, .label = label_, .when = TWO, .line = 6,         \
		.place = place_, .yields = 1,                                 \
		.words = WORDS("Apprentice, hand of 5", "Sower, hand of 4",   \
			       "Master, hand of 3"),                          \
		.values = WORDS("apprentice", "sower", "master"),             \
		.help = {"Level: how many cards the opening hand has (S10). " \
			 "Unequal levels", "are a handicap."}                 \
	}

static const struct field sowers_fields[] = {
	{.key = "mode", .label = "Table", .when = EITHER, .line = 2,
	 .words = WORDS("two people", "one against Aquila"),
	 .values = WORDS("hotseat", "solo"),
	 .help = {"Table: two people at one screen, or one alone against "
		  "Aquila,", "whose turns follow a fixed procedure (S36)."}},

	{.key = "name1", .label = "Name", .kind = FIELD_TEXT, .when = TWO,
	 .line = 5, .help = NAME_HELP("at seat 1")},
	{.key = "name2", .label = "", .kind = FIELD_TEXT, .when = TWO,
	 .line = 5, .place = PLACE_SECOND, .help = NAME_HELP("at seat 2")},
	LEVEL_FIELD("level1", "Level", PLACE_FIRST),
	LEVEL_FIELD("level2", "", PLACE_SECOND),
	{.key = "first", .label = "First turn", .when = TWO, .line = 8,
	 .words = WORDS("by lot", "seat 1", "seat 2"),
	 .values = WORDS("", "1", "2"),
	 .help = {"First turn: who begins (S11). By lot is settled when the "
		  "game starts.", ""}},
	{.key = "wild", .label = "Wild seeds", .when = TWO, .line = 9,
	 .words = WORDS("none", "one in each deck"),
	 .values = WORDS("no", "yes"), .yields = 1,
	 .help = {"Wild seeds: a card that stands for any seed, one in each "
		  "deck (S35).", ""}},
	{.key = "challenge", .label = "Challenge", .kind = FIELD_LIST,
	 .when = TWO, .line = 10,
	 .words = WORDS("none", "1", "2", "3", "4"),
	 .values = WORDS("none", "multi-1", "multi-2", "multi-3", "multi-4"),
	 .rows = WORDS("none",
		       "Apprentice   pick up only the last card laid",
		       "Apprentice   Thorny returns go to one end together",
		       "Sower        both of these",
		       "Master       both of these, with a hand of 3"),
	 .help = {"Challenge: both play under this condition, and a win is a "
		  "mark (S44).", "It sets the levels."}},
	COVER_FIELD(TWO, 11),
	SEAL_FIELD(TWO, 12),
	DEAL_FIELD(TWO, 13, "   empty: a new one"),

	{.key = "name1", .label = "Name", .kind = FIELD_TEXT, .when = ALONE,
	 .line = 4, .help = NAME_HELP("there")},
	{.key = "rival", .label = "You play", .when = ALONE, .line = 5,
	 .words = WORDS("Priscilla", "Aquila"), .values = WORDS("", ""),
	 .help = {"You play: either of the two; the other one's turns follow "
		  "the", "procedure (S36)."}},
	{.key = "level", .label = "Level", .when = ALONE, .line = 6,
	 .words = WORDS("Apprentice", "Sower", "Master"),
	 .values = WORDS("apprentice", "sower", "master"), .yields = 1,
	 .notes = WORDS("hand of 4, you begin", "hand of 3, you begin",
			"hand of 3, Aquila begins"),
	 .help = {"Level: the opening hand, and who begins (S37).", ""}},
	{.key = "wild", .label = "Wild seed", .when = ALONE, .line = 7,
	 .words = WORDS("none", "one in your deck"),
	 .values = WORDS("no", "yes"), .yields = 1,
	 .help = {"Wild seed: a card that stands for any seed. With it, no "
		  "challenge", "is marked (S35)."}},
	DEAL_FIELD(ALONE, 8, "    empty: a new one"),
	{.key = "challenge", .label = "Challenge", .kind = FIELD_LIST,
	 .when = ALONE, .line = 9,
	 .words = WORDS("none", "1", "2", "3", "4", "5", "6"),
	 .values = WORDS("none", "solo-1", "solo-2", "solo-3", "solo-4",
			 "solo-5", "solo-6"),
	 .rows = WORDS("none", "Apprentice   open with Y1 Y2 Y3 Y4",
		       "Apprentice   open with B10 B9 B8 B7",
		       "Sower        open with B10 B9 B8",
		       "Sower        open with Y1 Y2 Y3",
		       "Master       open with B4 B5 B6",
		       "Master       pick up only the last card laid"),
	 .help = {"Challenge: win under this condition and it is marked on "
		  "the sheet (S43).",
		  "It sets the level, and no wild seed may be used (S35)."}},
};

static const struct form_text sowers_texts[] = {
	{TWO, 4, PLACE_FIRST, "Seat 1"},
	{TWO, 4, PLACE_SECOND, "Seat 2"},
};

#define SEAT_FIELDS(seat, when_, line_)                                       \
	{.key = "name" seat, .label = "Seat " seat, .kind = FIELD_TEXT,       \
	 .when = when_, .line = line_,                                        \
	 .help = NAME_HELP("at seat " seat)}

#define BURST_FIELD(seat, when_, line_, above)                                \
	{                                                                     \
		.key = "burst" seat, .label = "", .when = when_,              \
		.line = line_, .place = PLACE_THIRD, .follows = above,        \
		.words = WORDS("Burst by lot", "Burst Castle",                \
			       "Burst Expanse", "Burst Fountain",             \
			       "Burst Tower"),                                \
		.values = WORDS("", "castle", "expanse", "fountain",          \
				"tower"),                                     \
		.help = {"Burst: the type that this seat's Burst card counts " \
			 "(G25).", "No two seats have the same."}             \
	}

static const struct field gearseed_fields[] = {
	{.key = "players", .label = "Players", .when = ANY_SEATS, .line = 2,
	 .words = WORDS("2", "3", "4"), .values = WORDS("2", "3", "4"),
	 .help = {"Players: two to four build one town (B25). With three or "
		  "four, a", "card of the town is razed by each after a Season."
	 }},
	SEAT_FIELDS("1", ANY_SEATS, 5),
	SEAT_FIELDS("2", ANY_SEATS, 6),
	SEAT_FIELDS("3", SEATS_3 | SEATS_4, 7),
	SEAT_FIELDS("4", SEATS_4, 8),
	FIRST_FIELD(SEATS_2, 0, 10, NULL),
	FIRST_FIELD(SEATS_3, 0, 10, "seat 3"),
	FIRST_FIELD(SEATS_4, 0, 10, "seat 3", "seat 4"),
	{.key = "lot", .label = "Burst cards", .when = ANY_SEATS, .line = 11,
	 .words = WORDS("by lot", "chosen"), .values = WORDS("", ""),
	 .help = {"Burst cards: dealt by lot (B10), or chosen for each seat.",
		  ""}},
	BURST_FIELD("1", ANY_SEATS, 5, 1),
	BURST_FIELD("2", ANY_SEATS, 6, 2),
	BURST_FIELD("3", SEATS_3 | SEATS_4, 7, 3),
	BURST_FIELD("4", SEATS_4, 8, 4),
	{.key = "deck", .label = "Deck", .kind = FIELD_DECK, .when = ANY_SEATS,
	 .line = 12},
	{.key = "pair", .label = "Match", .when = SEATS_2, .line = 13,
	 .words = WORDS("one game", "two games, seats swapped"),
	 .values = WORDS("", ""),
	 .help = {"Match: two games on the same deal, so that each plays "
		  "both seats.", "The higher sum of the scores wins."}},
	{.key = "pair", .label = "Match", .when = SEATS_3 | SEATS_4,
	 .line = 13, .words = WORDS("one game"), .values = WORDS(""),
	 .help = {"Match: two games with the seats swapped are for two "
		  "players.", ""}},
	COVER_FIELD(ANY_SEATS, 14),
	SEAL_FIELD(ANY_SEATS, 15),
	DEAL_FIELD(ANY_SEATS, 16, "   empty: a new one"),
};

static const struct form_text gearseed_texts[] = {
	{ANY_SEATS, 4, PLACE_FIRST, "Name"},
	{SEATS_2, 7, PLACE_LABEL, "Seat 3"},
	{SEATS_2, 7, PLACE_FIRST, "-"},
	{SEATS_2 | SEATS_3, 8, PLACE_LABEL, "Seat 4"},
	{SEATS_2 | SEATS_3, 8, PLACE_FIRST, "-"},
};

/* What the form of any other game has beside the game's own options. */
static const struct field plain_fields[] = {
	{.key = "name1", .label = "Seats 1, 2", .kind = FIELD_TEXT,
	 .when = ~0u, .line = 2, .help = NAME_HELP("at seat 1")},
	{.key = "name2", .label = "", .kind = FIELD_TEXT, .when = ~0u,
	 .seats = SEATS_2 | SEATS_3 | SEATS_4, .line = 2,
	 .place = PLACE_SECOND, .help = NAME_HELP("at seat 2")},
	{.key = "name3", .label = "Seats 3, 4", .kind = FIELD_TEXT,
	 .when = ~0u, .seats = SEATS_3 | SEATS_4, .line = 3,
	 .help = NAME_HELP("at seat 3")},
	{.key = "name4", .label = "", .kind = FIELD_TEXT, .when = ~0u,
	 .seats = SEATS_4, .line = 3, .place = PLACE_SECOND,
	 .help = NAME_HELP("at seat 4")},
	FIRST_FIELD(~0u, SEATS_2, 4, NULL),
	FIRST_FIELD(~0u, SEATS_3, 4, "seat 3"),
	FIRST_FIELD(~0u, SEATS_4, 4, "seat 3", "seat 4"),
	COVER_FIELD(~0u, 5),
	SEAL_FIELD(~0u, 6),
	DEAL_FIELD(~0u, 7, "   empty: a new one"),
};

static const struct form forms[] = {
	{"sowers", sowers_fields, ROWS(sowers_fields), sowers_texts,
	 ROWS(sowers_texts), 1 << 1},
	{"gearseed", gearseed_fields, ROWS(gearseed_fields), gearseed_texts,
	 ROWS(gearseed_texts), 1 << 1 | 1 << 3 | 1 << 9},
};

static struct field option_field(const struct option *option, int number,
				 char label[LABEL_COLUMNS + 1])
{
	snprintf(label, LABEL_COLUMNS + 1, "%s", option->line);
	label[0] = (char)toupper((unsigned char)label[0]);
	return (struct field){
		.key = option->key, .label = label, .when = ~0u,
		.option = number, .line = OPTIONS_LINE + number - 1,
		.words = option->words, .values = option->words,
		.help = {"A choice of this game: its rulebook tells what it "
			 "changes.", ""}};
}

/* The names, the options, then all that every game has. */
static void make_form(const struct rules *rules, struct form_room *room)
{
	int options = rules->option_count < OPTION_LINES ? rules->option_count
							 : OPTION_LINES;
	int count = 0, f = 0;

	for (; plain_fields[f].line < OPTIONS_LINE; f++)
		room->field[count++] = plain_fields[f];
	for (int o = 0; o < options; o++)
		room->field[count++] = option_field(
			&rules->options[o], o + 1, room->label[o]);
	for (; f < ROWS(plain_fields); f++) {
		room->field[count] = plain_fields[f];
		room->field[count++].line += options;
	}
	room->form = (struct form){.game = rules->name,
				   .fields = room->field,
				   .count = count,
				   .blanks = 1 << 1};
}

const struct form *form_find(const struct rules *rules,
			     struct form_room *room)
{
	for (int i = 0; i < ROWS(forms); i++)
		if (!strcmp(forms[i].game, rules->name))
			return &forms[i];
	make_form(rules, room);
	return &room->form;
}
