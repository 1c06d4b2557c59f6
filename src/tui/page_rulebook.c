/* The rulebook, opened at a rule: headings, paragraphs with their ids, and a
   list of the headings. */
#include "pages.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "reader.h"
#include "utf8.h"

enum { TEXT_COLUMN = 9, ID_BYTES = 16 };

struct rulebook {
	struct screen *screen;
	const struct rules *rules;
	struct page page;
	struct reader reader;
	enum layout layout; /* that the lines were wrapped for */
	int columns;
	char opened[ID_BYTES]; /* the rule it was opened at, or "" */
	bool contents; /* the list of headings is shown */
	char heading[PHRASE_BYTES]; /* chosen there */
};

/* The id that a paragraph begins with ("**S23** Four …", "- S23. …"), and
   *text moved behind it; "" when there is none. */
static void take_id(const char **text, char id[ID_BYTES])
{
	const char *at = *text + strspn(*text, "-*[( ");
	size_t length = 0;

	if (isupper((unsigned char)at[0]) && isdigit((unsigned char)at[1])) {
		length = 1 + strspn(at + 1, "0123456789");
		if (isalpha((unsigned char)at[length]))
			length = 0;
	}
	if (length >= ID_BYTES)
		length = 0;
	memcpy(id, at, length);
	id[length] = '\0';
	if (length)
		*text = at + length + strspn(at + length, "*.:])(  ");
}

/* Appends a line's words without the marks of markdown. */
static void put_words(struct text *text, const char *at, size_t length)
{
	if (text->length)
		text_put(text, " ");
	for (size_t i = 0; i < length; i++)
		if (at[i] != '*' && at[i] != '`')
			text_put_bytes(text, at + i, 1);
}

static void add_paragraph(struct rulebook *book, const char *text)
{
	char id[ID_BYTES];

	if (!*text)
		return;
	take_id(&text, id);
	reader_wrap(&book->reader, id, text, book->columns - TEXT_COLUMN - 2);
	reader_add(&book->reader, "", "");
}

static void add_heading(struct rulebook *book, const char *text)
{
	char upper[PHRASE_BYTES];
	struct read_line *line;
	int i = 0;

	text += strspn(text, "# ");
	for (; text[i] && i + 1 < PHRASE_BYTES; i++)
		upper[i] = (char)toupper((unsigned char)text[i]);
	upper[i] = '\0';
	line = reader_add(&book->reader, upper, "");
	line->heading = true;
	line->stop = true;
	if (!book->contents)
		reader_add(&book->reader, "", "");
}

/* Where the paragraph or heading that begins at `at` ends. */
static const char *paragraph_end(const char *at)
{
	if (*at == '#')
		return at + strcspn(at, "\n");
	for (;;) {
		at += strcspn(at, "\n");
		if (!*at || at[1] == '\n' || !at[1] || at[1] == '#' ||
		    (at[1] == '-' && at[2] == ' ') ||
		    (at[1] == '*' && at[2] == '*'))
			return at;
		at++;
	}
}

static void add_block(struct rulebook *book, const char *at, const char *end)
{
	struct text text = {0};

	while (at < end) {
		size_t length = strcspn(at, "\n");

		if (at + length > end)
			length = (size_t)(end - at);
		put_words(&text, at, length);
		at += length + 1;
	}
	if (text_string(&text)[0] == '#')
		add_heading(book, text_string(&text));
	else if (!book->contents)
		add_paragraph(book, text_string(&text));
	text_free(&text);
}

static int find_id(const struct reader *reader, const char *id)
{
	for (int i = 0; i < reader->count; i++)
		if (*id && !strcmp(reader->line[i].id, id))
			return i;
	return 0;
}

static void fill(struct rulebook *book)
{
	const char *at = book->rules->rulebook;

	reader_clear(&book->reader);
	while (at && *at) {
		const char *end;

		while (*at == '\n')
			at++;
		if (!*at)
			break;
		end = paragraph_end(at);
		add_block(book, at, end);
		at = end;
	}
}

/* Wraps the text again when the layout has changed; the mark stays at its
   rule. */
static void refill(struct rulebook *book, const struct frame *frame)
{
	struct reader *reader = &book->reader;
	char id[ID_BYTES];
	int at;

	snprintf(id, sizeof id, "%.*s", ID_BYTES - 1,
		 reader->count ? reader->line[reader->marked].id :
				 book->opened);
	book->layout = frame->layout;
	book->columns = frame->columns < STANDARD_COLUMNS ? frame->columns :
							    STANDARD_COLUMNS;
	reader->rows = frame_stage_end(frame) - 3;
	fill(book);
	at = find_id(reader, id);
	reader_mark(reader, at);
}

static void draw(void *self, struct frame *frame)
{
	struct rulebook *book = self;
	struct text place = {0}, right = {0};

	if (!book->reader.count || book->layout != frame->layout)
		refill(book, frame);
	text_format(&place, "Rules of %s", book->rules->title);
	if (book->opened[0])
		text_format(&right, "%s, opened from the table",
			    book->opened);
	frame_title(frame, text_string(&place), text_string(&right));
	reader_draw(&book->reader, frame,
		    "The text is ours; the game belongs to its publisher.",
		    screen_way_back(book->screen),
		    book->contents ?
			    "Up Down line   Enter open   Esc back" :
			    "Up Down line   PgUp PgDn page   / find   n next   "
			    "g contents   Esc back");
	text_free(&place);
	text_free(&right);
}

/* From the list of headings into the text, or the other way round. */
static void turn_to(struct rulebook *book, bool contents)
{
	struct reader *reader = &book->reader;

	if (reader->count)
		snprintf(book->heading, sizeof book->heading, "%.399s",
			 reader->line[reader->marked].id);
	book->contents = contents;
	fill(book);
	reader_mark(reader, contents ? 0 : find_id(reader, book->heading));
}

static bool press(void *self, struct key key)
{
	struct rulebook *book = self;
	struct press press = screen_press(book->screen, &book->page, key);

	if (reader_press(&book->reader, key))
		return true;
	if (press.request == REQUEST_KEYS)
		page_keys(book->screen);
	else if (press.request == REQUEST_CONTENTS)
		turn_to(book, true);
	else if (press.request == REQUEST_ENTER && book->contents)
		turn_to(book, false);
	else if (press.request == REQUEST_BACK && book->contents)
		turn_to(book, false);
	else if (press.request == REQUEST_BACK ||
		 press.request == REQUEST_RULE)
		return false;
	return true;
}

void page_rulebook(struct screen *screen, const struct rules *rules,
		   const char *rule)
{
	struct rulebook book = {
		.screen = screen,
		.rules = rules,
		.page = {.context = KEYS_LIST, .draw = draw, .press = press,
			 .self = &book},
		.reader = {.screen = screen, .page = &book.page,
			   .text_column = TEXT_COLUMN},
	};

	snprintf(book.opened, sizeof book.opened, "%.15s", rule ? rule : "");
	screen_run(screen, &book.page);
	reader_free(&book.reader);
}

/* The choice between the rulebooks. */
struct shelf {
	struct screen *screen;
	struct page page;
	struct list list;
};

static void draw_shelf(void *self, struct frame *frame)
{
	struct shelf *shelf = self;

	frame_title(frame, "Rules", "");
	for (int i = 0; i < shelf->list.count; i++)
		list_draw(&shelf->list, frame, i, 3 + i, 2, games[i]->title);
	frame_message(frame, "", "");
	frame_prompt(frame, "", "Choose a rulebook and press Enter.");
	list_keys(&shelf->list, frame, "   Esc back");
}

static bool press_shelf(void *self, struct key key)
{
	struct shelf *shelf = self;
	struct press press = screen_press(shelf->screen, &shelf->page, key);

	if (list_press(&shelf->list, press) == LISTED_OPEN)
		page_rulebook(shelf->screen, games[shelf->list.chosen], NULL);
	return press.request != REQUEST_BACK && press.request != REQUEST_MENU;
}

void page_rulebooks(struct screen *screen)
{
	struct shelf shelf = {
		.screen = screen,
		.page = {.context = KEYS_LIST, .draw = draw_shelf,
			 .press = press_shelf, .self = &shelf},
	};

	while (games[shelf.list.count])
		shelf.list.count++;
	screen_run(screen, &shelf.page);
}
