/* One line of typing, edited by ncurses' form library on a window that is
   never shown: the screens draw the text themselves. */
#include "term_inside.h"

#include <form.h>
#include <string.h>

#include "utf8.h"

static const struct {
	uint32_t code;
	int request;
} requests[] = {
	{KEY_CODE_LEFT, REQ_PREV_CHAR},
	{KEY_CODE_RIGHT, REQ_NEXT_CHAR},
	{KEY_CODE_HOME, REQ_BEG_FIELD},
	{KEY_CODE_END, REQ_END_FIELD},
	{KEY_CODE_BACKSPACE, REQ_DEL_PREV},
	{KEY_CODE_DELETE, REQ_DEL_CHAR},
};

static void type(FORM *form, const char *text)
{
	while (*text) {
		uint32_t code = utf8_next(&text);

		if (code >= ' ' && code < 0x110000 && utf8_width(code) >= 0)
			form_driver_w(form, OK, (wchar_t)code);
	}
}

/* True when the form knew what to do with the key. */
static bool drive(FORM *form, struct key key)
{
	char bytes[5];

	if (key.code == KEY_CODE_PASTE) {
		type(form, key.paste);
		return true;
	}
	for (size_t i = 0; i < sizeof requests / sizeof *requests; i++)
		if (requests[i].code == key.code) {
			form_driver_w(form, KEY_CODE_YES, requests[i].request);
			return true;
		}
	if (key.code < ' ' || key.code >= 0x110000)
		return false;
	utf8_write(key.code, bytes);
	type(form, bytes);
	return true;
}

/* Takes text and cursor over from the form, blanks at the end cut off. */
static void take(FORM *form, FIELD *field, struct line_edit *line)
{
	const char *text;
	size_t length;

	form_driver_w(form, KEY_CODE_YES, REQ_VALIDATION);
	text = field_buffer(field, 0);
	length = strlen(text);
	while (length && text[length - 1] == ' ')
		length--;
	if (length >= sizeof line->text)
		return;
	memmove(line->text, text, length);
	line->text[length] = '\0';
}

/* Characters before a column of the text. */
static int characters(const char *text, int column)
{
	int count = 0;

	for (int at = 0; *text && at < column; count++) {
		int width = utf8_width(utf8_next(&text));

		at += width > 0 ? width : 0;
	}
	return count;
}

bool term_field_edit(void *self, struct line_edit *line, struct key key)
{
	/* One column more than the text may take, for the cursor. */
	int columns = line->columns + 1;
	WINDOW *window = newwin(1, columns, 0, 0);
	FIELD *fields[2] = {new_field(1, columns, 0, 0, 0, 0), NULL};
	FORM *form = new_form(fields);
	struct line_edit before = *line;
	bool known = false;
	int column;

	(void)self;
	if (window && fields[0] && form) {
		field_opts_off(fields[0], O_AUTOSKIP | O_BLANK);
		set_form_win(form, window);
		post_form(form);
		form_driver_w(form, KEY_CODE_YES, REQ_INS_MODE);
		type(form, line->text);
		form_driver_w(form, KEY_CODE_YES, REQ_BEG_FIELD);
		for (int i = 0; i < line->cursor; i++)
			form_driver_w(form, KEY_CODE_YES, REQ_NEXT_CHAR);
		known = drive(form, key);
		column = form->curcol;
		take(form, fields[0], line);
		unpost_form(form);
		line->cursor = characters(line->text, column);
		if (utf8_columns(line->text) > line->columns)
			*line = before;
	}
	free_form(form);
	free_field(fields[0]);
	if (window)
		delwin(window);
	return known;
}
