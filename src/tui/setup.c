/* Setup: a form of sane defaults, from which one Enter starts a game. */
#include "pages.h"

#include <stdio.h>
#include <string.h>

#include "deal.h"
#include "pair.h"
#include "random.h"
#include "setup_deck.h"
#include "setup_forms.h"
#include "utf8.h"

enum { DEAL_COLUMNS = 40 }; /* a code, a number or a word */

struct setup {
	struct screen *screen;
	const struct rules *rules;
	const struct form *form;
	struct page page;
	int value[FIELDS_MAX];
	struct line_edit text[FIELDS_MAX];
	bool touched[FIELDS_MAX]; /* else what is typed takes its place */
	int focus;
	bool starts;
	const char *wrong; /* why it cannot start as it stands */
	int wrong_at;	   /* the field that it is about, or -1 */
	struct sitting trial; /* as the form stands now, settled */
};

static const struct field *field_at(const struct setup *setup, int index)
{
	return &setup->form->fields[index];
}

static bool is_text(const struct setup *setup, int index)
{
	return field_at(setup, index)->kind == FIELD_TEXT;
}

static bool shown(const struct setup *setup, int index)
{
	const struct field *field = field_at(setup, index);

	if (!(field->when >> setup->value[0] & 1))
		return false;
	return !field->follows || setup->value[index - field->follows] == 1;
}

/* A shown field of that key, or -1. */
static int find(const struct setup *setup, const char *key)
{
	for (int f = 0; f < setup->form->count; f++)
		if (shown(setup, f) && !strcmp(field_at(setup, f)->key, key))
			return f;
	return -1;
}

/* True where a challenge that was chosen settles the field. */
static bool locked(const struct setup *setup, int index)
{
	int challenge = find(setup, "challenge");

	return field_at(setup, index)->yields && challenge >= 0 &&
	       setup->value[challenge] > 0;
}

static struct word word_of(const char *string)
{
	return (struct word){string, strlen(string)};
}

static const char *set_name(struct setup *setup, int index,
			    struct sitting *sitting)
{
	const char *key = field_at(setup, index)->key;
	const char *name = setup->text[index].text;

	if (!utf8_is_name(name, strlen(name), NAME_COLUMNS))
		return "A name has 1 to 12 letters, and no blank at its ends.";
	snprintf(sitting->name[key[4] - '1'], NAME_BYTES, "%s", name);
	return NULL;
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
	const struct field *field = field_at(setup, index);
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
			strcpy(sitting->name[1], setup->value[index] ?
							 "Priscilla" :
							 "Aquila");
	}
	if (!*value || locked(setup, index))
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

/* Makes the sitting that the form describes, lots aside. */
static void try_form(struct setup *setup)
{
	struct sitting *sitting = &setup->trial;
	const char *wrong = NULL;
	unsigned given = 0;

	sitting_begin(sitting, setup->rules);
	setup->wrong_at = -1;
	for (int f = 0; f < setup->form->count && !wrong; f++) {
		if (shown(setup, f))
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
	int first = find(setup, "first"), deal = find(setup, "deal");
	struct sitting *sitting = &setup->trial;
	uint64_t bits = 0;

	if (first >= 0 && setup->value[first] == 0 &&
	    random_from_system(&bits)) {
		struct random random = random_start(bits, 0);
		uint32_t lot = random_below(&random, sitting->book.seats);

		setup->value[first] = (int)lot + 1;
	}
	if (deal >= 0 && !setup->text[deal].text[0] &&
	    random_from_system(&bits))
		deal_print(bits, setup->text[deal].text);
	try_form(setup);
}

/* The value a field shows: its own, or the one a challenge has set. */
static int shown_value(const struct setup *setup, int index)
{
	const struct rules *rules = setup->rules;
	const struct field *field = field_at(setup, index);
	size_t length = strlen(field->key);

	if (!locked(setup, index) || setup->wrong)
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

/* Columns by layout: the label's, and the three of the values. */
static int column_of(const struct frame *frame, int place)
{
	static const int wide[] = {19, 49, 36, 4};
	static const int narrow[] = {16, 38, 33, 4};

	return frame->layout == LAYOUT_NARROW ? narrow[place] : wide[place];
}

/* Lines that the layout has no room for move up by blank ones. */
static int row_of(const struct setup *setup, const struct frame *frame,
		  int line)
{
	int blank = setup->form->blank;

	if (frame->layout != LAYOUT_NARROW)
		return line;
	return line - 1 - (blank && line > blank);
}

/* Columns of the text before the cursor. */
static int cursor_column(const struct line_edit *line)
{
	const char *at = line->text;
	int column = 0;

	for (int i = 0; i < line->cursor && *at; i++) {
		int columns = utf8_width(utf8_next(&at));

		column += columns > 0 ? columns : 0;
	}
	return column;
}

static void draw_text_field(const struct setup *setup, struct frame *frame,
			    int index, int row, int column)
{
	const struct line_edit *line = &setup->text[index];
	int cursor = cursor_column(line);
	int hidden = cursor > NAME_COLUMNS ? cursor - NAME_COLUMNS : 0;
	const char *text = line->text + utf8_cut(line->text, hidden);
	char seen[LINE_BYTES];

	snprintf(seen, sizeof seen, "%.*s",
		 (int)utf8_cut(text, NAME_COLUMNS), text);
	canvas_format(frame->canvas, row, column, LOOK_PLAIN, "[%*s]",
		      NAME_COLUMNS, "");
	canvas_put(frame->canvas, row, column + 1, LOOK_PLAIN, seen);
	canvas_look(frame->canvas, row, column + 1, NAME_COLUMNS, LOOK_FIELD);
	if (index == setup->focus)
		canvas_cursor(frame->canvas, row,
			      column + 1 + cursor - hidden);
}

/* The value that a choice shows; narrow: without its explanation. */
static void put_value(const struct setup *setup, const struct frame *frame,
		      int index, struct text *text)
{
	const struct field *field = field_at(setup, index);
	int value = shown_value(setup, index);

	if (field->kind == FIELD_DECK)
		setup_deck_label(setup->screen->shelf, setup->rules, value,
				 text);
	else
		text_put(text, field->words[value]);
	if (frame->layout == LAYOUT_NARROW)
		text_cut(text, strcspn(text_string(text), ","));
}

static int draw_choice(const struct setup *setup, struct frame *frame,
		       int index, int row, int column)
{
	bool here = index == setup->focus;
	struct text value = {0};

	put_value(setup, frame, index, &value);
	if (here)
		canvas_cursor(frame->canvas, row, column + 2);
	column = canvas_put(frame->canvas, row, column, LOOK_PLAIN, "< ");
	column = canvas_put(frame->canvas, row, column,
			    here ? LOOK_FOCUS : LOOK_PLAIN,
			    text_string(&value));
	text_free(&value);
	return canvas_put(frame->canvas, row, column, LOOK_PLAIN, " >");
}

/* The lines of a list that is open because it has the focus. */
static void draw_rows(const struct setup *setup, struct frame *frame,
		      const struct field *field, int row)
{
	int value = setup->value[setup->focus];
	int column = column_of(frame, frame->layout == LAYOUT_NARROW ?
					      PLACE_LABEL :
					      PLACE_FIRST);

	for (int v = 0; field->rows[v]; v++) {
		enum look look = v == value ? LOOK_FOCUS : LOOK_PLAIN;

		row++;
		canvas_fill(frame->canvas, row, column,
			    frame->columns - column, " ");
		if (v == value)
			canvas_put(frame->canvas, row, column, LOOK_BOLD, ">");
		canvas_put(frame->canvas, row, column + 2, LOOK_PLAIN,
			   v ? field->words[v] : "-");
		canvas_put(frame->canvas, row, column + 5, look,
			   field->rows[v]);
		if (v == value)
			canvas_cursor(frame->canvas, row, column + 5);
	}
}

static void draw_field(const struct setup *setup, struct frame *frame,
		       int index)
{
	const struct field *field = field_at(setup, index);
	int row = row_of(setup, frame, field->line);
	int column = column_of(frame, field->place);
	const char *note = field->note;

	canvas_put(frame->canvas, row, 4, LOOK_PLAIN, field->label);
	if (index == setup->focus)
		canvas_put(frame->canvas, row,
			   field->place == PLACE_FIRST ? 2 : column - 2,
			   LOOK_BOLD, ">");
	if (field->kind == FIELD_TEXT) {
		draw_text_field(setup, frame, index, row, column);
		column += NAME_COLUMNS + 2;
	} else {
		column = draw_choice(setup, frame, index, row, column);
	}
	if (field->notes) {
		note = field->notes[shown_value(setup, index)];
		column += 4;
	}
	if (note)
		canvas_put(frame->canvas, row, column, LOOK_PLAIN, note);
}

/* A text in rows from `row` to `last`, broken between words. */
static void draw_wrapped(struct frame *frame, int row, int last, int column,
			 const char *at)
{
	int columns = frame->columns - 2 * column;

	for (; *at && row <= last; row++) {
		size_t length = utf8_cut(at, columns), whole = length;

		while (at[length] && length && at[length] != ' ')
			length--;
		length = length ? length : whole;
		canvas_format(frame->canvas, row, column, LOOK_PLAIN, "%.*s",
			      (int)length, at);
		at += length + strspn(at + length, " ");
	}
}

/* What the field in the focus means, or what is wrong with its deck. */
static void put_help(const struct setup *setup, struct text *text)
{
	const struct field *field = field_at(setup, setup->focus);

	if (field->kind == FIELD_DECK)
		setup_deck_explain(setup_deck_row(setup->screen->shelf,
						  setup->rules,
						  setup->value[setup->focus]),
				   text);
	else
		text_format(text, "%s %s", field->help[0], field->help[1]);
}

static void draw_help(const struct setup *setup, struct frame *frame)
{
	const struct field *field = field_at(setup, setup->focus);
	int row = frame->rows - 6;
	struct text text = {0};

	put_help(setup, &text);
	if (frame->layout == LAYOUT_NARROW) {
		/* An open list needs the room. */
		if (!field->rows)
			draw_wrapped(frame, row, row + 2, 1,
				     text_string(&text));
	} else {
		canvas_fill(frame->canvas, row - 1, 2, frame->columns - 4,
			    "─");
		if (field->kind == FIELD_DECK)
			draw_wrapped(frame, row, row + 1, 4,
				     text_string(&text));
		for (int i = 0; i < 2 && field->help[i]; i++)
			canvas_put(frame->canvas, row + i, 4, LOOK_PLAIN,
				   field->help[i]);
	}
	text_free(&text);
}

static void draw_lines(const struct setup *setup, struct frame *frame)
{
	bool names = is_text(setup, setup->focus) || setup->value[0] == 0;

	frame_message(frame, "", setup->wrong ? setup->wrong : "");
	frame_prompt(frame, "",
		     frame_form(frame,
				"Enter starts the game as it stands. Tab goes "
				"from field to field.",
				"Enter starts the game as it stands."));
	if (frame->layout == LAYOUT_NARROW)
		frame_keys(frame, "Tab field   Left Right change   "
				  "Enter start   Esc menu");
	else
		frame_keys(frame, names ? "Tab field   Left Right change   "
					  "type a name   Enter start   "
					  "Esc menu   F1 help" :
					  "Tab field   Left Right change   "
					  "Enter start   Esc menu   F1 help");
}

static void draw(void *self, struct frame *frame)
{
	struct setup *setup = self;
	const struct form *form = setup->form;
	struct text title = {0};

	text_format(&title, "%s%snew game", setup->rules->title,
		    frame->canvas->ascii ? " - " : " · ");
	frame_title(frame, text_string(&title), "");
	text_free(&title);
	draw_help(setup, frame);
	for (int i = 0; i < form->text_count; i++)
		if (form->texts[i].when >> setup->value[0] & 1)
			canvas_put(frame->canvas,
				   row_of(setup, frame, form->texts[i].line),
				   column_of(frame, form->texts[i].place),
				   LOOK_PLAIN, form->texts[i].text);
	for (int f = 0; f < form->count; f++)
		if (shown(setup, f))
			draw_field(setup, frame, f);
	if (field_at(setup, setup->focus)->rows)
		draw_rows(setup, frame, field_at(setup, setup->focus),
			  row_of(setup, frame, field_at(setup, setup->focus)->line));
	draw_lines(setup, frame);
}

/* The next field in that direction that can be changed. */
static void move(struct setup *setup, int step)
{
	int count = setup->form->count;
	int at = setup->focus;

	do {
		at = (at + step + count) % count;
	} while (!shown(setup, at) || locked(setup, at));
	setup->focus = at;
}

static void change(struct setup *setup, int step)
{
	const struct field *field = field_at(setup, setup->focus);
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

	if (!is_text(setup, setup->focus))
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

static void click(struct setup *setup, struct key key)
{
	const struct frame *frame = &setup->screen->frame;

	for (int f = 0; f < setup->form->count; f++)
		if (shown(setup, f) && !locked(setup, f) &&
		    key.row == row_of(setup, frame, field_at(setup, f)->line) &&
		    (field_at(setup, f)->place == PLACE_FIRST ||
		     key.column >= column_of(frame, field_at(setup, f)->place)))
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
	} else if (!edit(setup, key) && !is_text(setup, setup->focus)) {
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
		const char *key = field_at(setup, f)->key;
		struct line_edit *line = &setup->text[f];

		line->columns = NAME_COLUMNS;
		if (!strncmp(key, "name", 4))
			snprintf(line->text, sizeof line->text, "%s",
				 standard.name[key[4] - '1']);
		for (const char *at = line->text; *at; line->cursor++)
			utf8_next(&at);
		if (!strcmp(key, "deal"))
			line->columns = DEAL_COLUMNS;
	}
	while (!shown(setup, setup->focus))
		setup->focus++;
}

bool page_setup(struct screen *screen, const struct rules *rules,
		struct sitting *sitting, enum cover_mode *cover)
{
	struct setup setup = {
		.screen = screen,
		.rules = rules,
		.form = form_find(rules->name),
		.page = {.context = KEYS_FORM, .draw = draw, .press = press,
			 .self = &setup},
	};
	int covers, pair;

	if (screen->shelf)
		shelf_renew(screen->shelf);
	fill(&setup);
	try_form(&setup);
	screen_run(screen, &setup.page);
	if (!setup.starts)
		return false;
	draw_lots(&setup);
	covers = find(&setup, "cover");
	*cover = covers < 0 ? COVER_TURNS :
			      (enum cover_mode)setup.value[covers];
	*sitting = setup.trial;
	pair = find(&setup, "pair");
	if (pair >= 0 && setup.value[pair] == 1)
		pair_begin(sitting);
	return true;
}
