/* Setup: a form of sane defaults, from which one Enter starts a game. */
#include "setup.h"

#include <stdio.h>
#include <string.h>

#include "deal.h"
#include "field.h"
#include "pages.h"
#include "pair.h"
#include "seal.h"
#include "random.h"
#include "setup_deck.h"
#include "utf8.h"

enum { DEAL_COLUMNS = 40 }; /* a code, a number or a word */

bool setup_shows(const struct setup *setup, int index)
{
	const struct field *field = setup_field(setup, index);

	if (!(field->when >> setup->value[0] & 1))
		return false;
	if (field->seats && !(field->seats << 2 >> setup->players & 1))
		return false;
	if (field->option && !(setup->options >> (field->option - 1) & 1))
		return false;
	return !field->follows || setup->value[index - field->follows] == 1;
}

int setup_find(const struct setup *setup, const char *key)
{
	for (int f = 0; f < setup->form->count; f++)
		if (setup_shows(setup, f) &&
		    !strcmp(setup_field(setup, f)->key, key))
			return f;
	return -1;
}

bool setup_locks(const struct setup *setup, int index)
{
	int challenge = setup_find(setup, "challenge");

	return setup_field(setup, index)->yields && challenge >= 0 &&
	       setup->value[challenge] > 0;
}

static struct word word_of(const char *string)
{
	return (struct word){string, strlen(string)};
}

static const char *set_name(struct setup *setup, int index,
			    struct sitting *sitting)
{
	const char *key = setup_field(setup, index)->key;
	const char *name = setup->text[index].text;

	if (!utf8_is_name(name, strlen(name), NAME_COLUMNS))
		return "A name has 1 to 12 letters, and no blank at its ends.";
	snprintf(sitting->name[key[4] - '1'], NAME_BYTES, "%s", name);
	return NULL;
}

/* True for an option that nobody has changed: it is not named then. */
static bool is_standard(const struct setup *setup, int index)
{
	int option = setup_field(setup, index)->option;

	return option && setup->value[index] ==
				 setup->rules->options[option - 1].standard;
}

static const char *set_deck(struct setup *setup, int index,
			    struct sitting *sitting)
{
	const struct shelf_row *row = setup_deck_row(
		setup->screen->shelf, setup->rules, setup->value[index]);

	if (!row)
		return NULL;
	if (!row->deck ||
	    !sitting_take_deck(sitting, word_of(row->id),
			       shelf_decks(setup->screen->shelf)))
		return "A faulty deck: `hotbed deck FILE` names all its "
		       "faults.";
	return NULL;
}

/* Puts one field into the sitting; NULL, or what is wrong with it. */
static const char *set_field(struct setup *setup, int index,
			     struct sitting *sitting, unsigned *given)
{
	const struct field *field = setup_field(setup, index);
	const char *value;

	if (!strncmp(field->key, "name", 4))
		return set_name(setup, index, sitting);
	if (field->kind == FIELD_DECK)
		return set_deck(setup, index, sitting);
	if (field->kind == FIELD_TEXT) {
		value = setup->text[index].text;
	} else {
		value = field->values[setup->value[index]];
		if (!strcmp(field->key, "rival"))
			snprintf(sitting->name[1], NAME_BYTES, "%s",
				 setup->rules->names[!setup->value[index]]);
	}
	if (!*value || setup_locks(setup, index) || is_standard(setup, index))
		return NULL;
	return sitting_set(sitting, word_of(field->key), word_of(value),
			   given);
}

static bool same_names(const struct sitting *sitting)
{
	for (int s = 0; s < sitting->book.seats; s++)
		for (int o = 0; o < s; o++)
			if (!strcmp(sitting->name[s], sitting->name[o]))
				return true;
	return false;
}

/* Which fields are shown hangs on the table that the options describe. */
static void look_at_table(struct setup *setup)
{
	const struct rules *rules = setup->rules;
	struct sitting table;
	unsigned given = 0;

	sitting_begin(&table, rules);
	for (int f = 0; f < setup->form->count; f++)
		if (setup_field(setup, f)->option && setup_shows(setup, f))
			set_field(setup, f, &table, &given);
	if (sitting_settle(&table, given))
		return;
	setup->players = 0;
	for (int s = 1; s <= table.book.seats; s++)
		setup->players += rules->has_player(&table.book, s);
	setup->options = 0;
	for (int o = 0; o < rules->option_count; o++)
		if (rules->applies(&table.book, o))
			setup->options |= 1u << o;
}

/* Makes the sitting that the form describes, lots aside. */
static void try_form(struct setup *setup)
{
	struct sitting *sitting = &setup->trial;
	const char *wrong = NULL;
	unsigned given = 0;

	look_at_table(setup);
	sitting_begin(sitting, setup->rules);
	setup->wrong_at = -1;
	for (int f = 0; f < setup->form->count && !wrong; f++) {
		if (setup_shows(setup, f))
			wrong = set_field(setup, f, sitting, &given);
		if (wrong)
			setup->wrong_at = f;
	}
	if (!wrong)
		wrong = sitting_settle(sitting, given);
	if (!wrong && same_names(sitting))
		wrong = "Two seats have the same name.";
	setup->wrong = wrong;
}

/* Settles what is left to lot: the deal, and who begins. */
static void draw_lots(struct setup *setup)
{
	int first = setup_find(setup, "first");
	int deal = setup_find(setup, "deal");
	uint64_t bits = 0;

	if (deal >= 0 && !setup->text[deal].text[0] &&
	    random_from_system(&bits))
		deal_print(bits, setup->text[deal].text);
	try_form(setup);
	if (first >= 0 && setup->value[first] == 0)
		sitting_draw_first(&setup->trial);
}

int setup_value(const struct setup *setup, int index)
{
	const struct rules *rules = setup->rules;
	const struct field *field = setup_field(setup, index);
	size_t length = strlen(field->key);

	if (!setup_locks(setup, index) || setup->wrong)
		return setup->value[index];
	for (int o = 0; o < rules->option_count; o++) {
		const char *word;

		if (strncmp(rules->options[o].key, field->key, length))
			continue;
		word = rules->options[o].words[setup->trial.book.option[o]];
		for (int v = 0; field->values[v]; v++)
			if (!strcmp(field->values[v], word))
				return v;
	}
	return setup->value[index];
}

/* The next field in that direction that can be changed. */
static void move(struct setup *setup, int step)
{
	int count = setup->form->count;
	int at = setup->focus;

	do {
		at = (at + step + count) % count;
	} while (!setup_shows(setup, at) || setup_locks(setup, at));
	setup->focus = at;
}

static void change(struct setup *setup, int step)
{
	const struct field *field = setup_field(setup, setup->focus);
	int count = 0;

	if (field->kind == FIELD_DECK)
		count = setup_deck_count(setup->screen->shelf, setup->rules);
	else
		while (field->words[count])
			count++;
	setup->value[setup->focus] =
		(setup->value[setup->focus] + step + count) % count;
}

static bool edit(struct setup *setup, struct key key)
{
	struct terminal *terminal = setup->screen->terminal;
	struct line_edit *line = &setup->text[setup->focus];
	bool *touched = &setup->touched[setup->focus];

	if (!setup_types(setup, setup->focus))
		return false;
	if (!*touched && (key.code < KEY_CODE_UP ||
			  key.code == KEY_CODE_PASTE)) {
		line->text[0] = '\0';
		line->cursor = 0;
	}
	if (!terminal->edit(terminal->self, line, key))
		return false;
	return *touched = true;
}

/* True when the click hit the line of the field, from its place on. */
static bool hits(const struct setup *setup, const struct field *field,
		 struct key key)
{
	const struct frame *frame = &setup->screen->frame;

	return key.row == setup_row(setup, frame, field->line) &&
	       (field->place == PLACE_FIRST ||
		key.column >= setup_column(frame, field->place));
}

static void click(struct setup *setup, struct key key)
{
	for (int f = 0; f < setup->form->count; f++)
		if (setup_shows(setup, f) && !setup_locks(setup, f) &&
		    hits(setup, setup_field(setup, f), key))
			setup->focus = f;
}

static bool press(void *self, struct key key)
{
	struct setup *setup = self;

	if (key.code == KEY_CODE_MOUSE) {
		click(setup, key);
	} else if (key.code == KEY_CODE_ESCAPE) {
		return false;
	} else if (key.code == KEY_CODE_ENTER) {
		try_form(setup);
		setup->starts = !setup->wrong;
		if (setup->wrong_at >= 0)
			setup->focus = setup->wrong_at;
		return !setup->starts;
	} else if (key.code == KEY_CODE_F1) {
		page_keys(setup->screen);
	} else if (key.code == KEY_CODE_TAB || key.code == KEY_CODE_DOWN) {
		move(setup, 1);
	} else if (key.code == KEY_CODE_BACK_TAB || key.code == KEY_CODE_UP) {
		move(setup, -1);
	} else if (!edit(setup, key) && !setup_types(setup, setup->focus)) {
		if (key.code == KEY_CODE_LEFT)
			change(setup, -1);
		if (key.code == KEY_CODE_RIGHT)
			change(setup, 1);
	}
	try_form(setup);
	return true;
}

/* Names and levels as the game's own defaults have them. */
static void fill(struct setup *setup)
{
	struct sitting standard;

	sitting_begin(&standard, setup->rules);
	for (int f = 0; f < setup->form->count; f++) {
		const char *key = setup_field(setup, f)->key;
		bool name = !strncmp(key, "name", 4);
		int option = setup_field(setup, f)->option;

		if (option)
			setup->value[f] =
				setup->rules->options[option - 1].standard;
		field_fill(&setup->text[f],
			   strcmp(key, "deal") ? NAME_COLUMNS : DEAL_COLUMNS,
			   name ? standard.name[key[4] - '1'] : "");
	}
	while (!setup_shows(setup, setup->focus))
		setup->focus++;
}

/* A field whose second value was chosen. */
static bool says_yes(const struct setup *setup, const char *key)
{
	int field = setup_find(setup, key);

	return field >= 0 && setup->value[field] == 1;
}

bool page_setup(struct screen *screen, const struct rules *rules,
		struct sitting *sitting, enum cover_mode *cover)
{
	struct setup setup = {
		.screen = screen,
		.rules = rules,
		.page = {.context = KEYS_FORM, .draw = setup_draw,
			 .press = press, .self = &setup},
	};
	int covers;

	setup.form = form_find(rules, &setup.room);
	if (screen->shelf)
		shelf_renew(screen->shelf);
	fill(&setup);
	try_form(&setup);
	screen_run(screen, &setup.page);
	if (!setup.starts)
		return false;
	draw_lots(&setup);
	covers = setup_find(&setup, "cover");
	*cover = covers < 0 ? COVER_TURNS :
			      (enum cover_mode)setup.value[covers];
	*sitting = setup.trial;
	if (says_yes(&setup, "pair"))
		pair_begin(sitting);
	if (says_yes(&setup, "seal"))
		seal_deal(sitting);
	return true;
}
