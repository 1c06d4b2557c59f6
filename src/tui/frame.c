/* The frame of every screen: title, stage, and the three lines below. */
#include "frame.h"

#include <stdio.h>
#include <string.h>

#include "utf8.h"

static const struct {
	enum layout layout;
	int rows, columns, widest;
} sizes[] = {
	{LAYOUT_WIDE, WIDE_ROWS, WIDE_COLUMNS, WIDEST_COLUMNS},
	{LAYOUT_STANDARD, STANDARD_ROWS, STANDARD_COLUMNS, STANDARD_COLUMNS},
	{LAYOUT_NARROW, NARROW_ROWS, NARROW_COLUMNS, NARROW_COLUMNS},
};

bool frame_fit(int rows, int columns, struct frame *frame)
{
	for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
		if (rows < sizes[i].rows || columns < sizes[i].columns)
			continue;
		frame->layout = sizes[i].layout;
		frame->rows = rows < CANVAS_ROWS ? rows : CANVAS_ROWS;
		frame->columns = columns < sizes[i].widest ? columns :
							     sizes[i].widest;
		return true;
	}
	return false;
}

int frame_private(enum layout layout)
{
	static const int rows[] = {
		[LAYOUT_NARROW] = 8,
		[LAYOUT_STANDARD] = 10,
		[LAYOUT_WIDE] = 19,
	};

	return rows[layout];
}

/* The last ` · ` of a text, or NULL. */
static char *last_dot(char *text, const char *dot)
{
	char *last = NULL;

	for (char *at = strstr(text, dot); at; at = strstr(at + 1, dot))
		last = at;
	return last;
}

/* Puts what has room of the title's right half: whole parts of it. */
static void put_title_end(struct frame *frame, int room, const char *dot,
			  const char *right)
{
	struct text text = {0};

	text_put(&text, right);
	while (utf8_columns(text_string(&text)) > room) {
		char *last = last_dot(text.data, dot);

		if (!last)
			break;
		text_cut(&text, (size_t)(last - text.data));
	}
	canvas_put_right(frame->canvas, 0, frame->columns - 1, LOOK_PLAIN,
			 text_string(&text));
	text_free(&text);
}

void frame_title(struct frame *frame, const char *place, const char *right)
{
	int column = canvas_put(frame->canvas, 0, 1, LOOK_BOLD, "hotbed");

	/* In a title, the dot's ASCII stand-in is a dash. */
	const char *dot = frame->canvas->ascii ? " - " : " · ";

	if (*place) {
		column = canvas_put(frame->canvas, 0, column, LOOK_PLAIN, dot);
		column = canvas_put(frame->canvas, 0, column, LOOK_PLAIN,
				    place);
	}
	put_title_end(frame, frame->columns - 2 - column, dot, right);
}

/* Blanks one of the last three lines and gives its row on the canvas. */
static int line_row(struct frame *frame, int from_end)
{
	int row = frame->rows - frame->first - from_end;

	canvas_fill(frame->canvas, row, 0, frame->columns, " ");
	return row;
}

void frame_message(struct frame *frame, const char *mark, const char *text)
{
	int row = line_row(frame, 3);
	int column = canvas_put(frame->canvas, row, 1, LOOK_WARNING, mark);

	canvas_put(frame->canvas, row, column + (*mark != '\0'), LOOK_PLAIN,
		   text);
}

void frame_prompt(struct frame *frame, const char *name, const char *text)
{
	int row = line_row(frame, 2);
	size_t length = strlen(name);

	canvas_put(frame->canvas, row, 1, LOOK_PLAIN, text);
	if (length && !strncmp(text, name, length) && text[length] == ':')
		canvas_look(frame->canvas, row, 1, utf8_columns(name) + 1,
			    LOOK_BOLD);
}

void frame_cursor_prompt(struct frame *frame)
{
	canvas_cursor(frame->canvas, frame->rows - frame->first - 2, 1);
}

/* Draws "Left Right fewer, more": the keys bold, as they are set now. */
static int draw_pair(struct frame *frame, int row, int column,
		     struct word pair)
{
	struct scan scan = scan_bytes(pair.at, pair.length);
	struct word word;
	bool keys = true;

	while (scan_word(&scan, &word)) {
		char room[8], plain[128];
		const char *name =
			keys ? keys_show(frame->keys, frame->context, word,
					 room) :
			       NULL;
		int begin = column;

		keys = name != NULL;
		snprintf(plain, sizeof plain, "%.*s", (int)word.length,
			 word.at);
		column = canvas_put(frame->canvas, row, column,
				    keys ? LOOK_BOLD : LOOK_PLAIN,
				    keys ? name : plain);
		if (keys && frame->words < FRAME_WORDS &&
		    keys_press(frame->keys, frame->context, word,
			       &frame->word[frame->words].key)) {
			frame->word[frame->words].column = begin;
			frame->word[frame->words++].columns = column - begin;
		}
		column++;
	}
	return column - 1;
}

/* The pair that `text` begins with; *text is moved to the next one. */
static struct word next_pair(const char **text)
{
	const char *at = *text;
	const char *end = strstr(at, "   ");
	size_t length = end ? (size_t)(end - at) : strlen(at);

	*text = at + length;
	while (**text == ' ')
		++*text;
	return (struct word){at, length};
}

void frame_keys(struct frame *frame, const char *text)
{
	int row = line_row(frame, 1);
	int column = 1;

	frame->words = 0;
	while (*text && frame->key_line) {
		struct word pair = next_pair(&text);
		int first = frame->words, begin = column;

		column = draw_pair(frame, row, column, pair);
		if (frame->words > first) /* the last key's word is the
					     whole pair's button */
			frame->word[frame->words - 1].columns =
				column - frame->word[frame->words - 1].column;
		if (column > frame->columns) {
			canvas_fill(frame->canvas, row, begin,
				    frame->columns - begin, " ");
			frame->words = first;
			break;
		}
		column += 3;
	}
}

bool frame_click(const struct frame *frame, int row, int column,
		 struct key *key)
{
	if (row != frame->rows - 1)
		return false;
	for (int i = 0; i < frame->words; i++) {
		const struct frame_word *word = &frame->word[i];

		if (column >= word->column &&
		    column < word->column + word->columns) {
			*key = word->key;
			return true;
		}
	}
	return false;
}

void frame_too_small(struct canvas *canvas, int rows, int columns,
		     bool saving)
{
	int top = rows > 4; /* the most important line comes first */

	canvas_format(canvas, top, 2, LOOK_PLAIN,
		      "hotbed needs %d columns and %d rows.", NARROW_COLUMNS,
		      NARROW_ROWS);
	canvas_format(canvas, top + 1, 2, LOOK_PLAIN,
		      "This window has %d columns and %d rows.", columns,
		      rows);
	canvas_put(canvas, top + 3, 2, LOOK_PLAIN,
		   "Make it larger and the game goes on.");
	if (saving)
		canvas_put(canvas, top + 4, 2, LOOK_PLAIN,
			   "Or close it: every move is saved.");
}
