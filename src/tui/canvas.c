/* A picture in cells: what every screen is drawn on, without a terminal. */
#include "canvas.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "utf8.h"

static bool inside(const struct canvas *canvas, int row, int column)
{
	return row >= 0 && row < canvas->rows && column >= 0 &&
	       column < canvas->columns;
}

void canvas_begin(struct canvas *canvas, int rows, int columns, bool ascii)
{
	const struct cell blank = {.code = ' '};

	canvas->rows = rows < CANVAS_ROWS ? rows : CANVAS_ROWS;
	canvas->columns = columns < CANVAS_COLUMNS ? columns : CANVAS_COLUMNS;
	canvas->cursor_row = canvas->cursor_column = 0;
	canvas->ascii = ascii;
	for (int c = 0; c < canvas->columns; c++)
		canvas->cell[0][c] = blank;
	for (int r = 1; r < canvas->rows; r++)
		memcpy(canvas->cell[r], canvas->cell[0],
		       (size_t)canvas->columns * sizeof blank);
}

/* The ASCII set of SCREENS section 2. */
static uint32_t plain_sign(uint32_t code)
{
	if (code == 0x2500)
		return '-';
	if (code == 0x2502)
		return '|';
	if (code > 0x2502 && code < 0x2580)
		return '+';
	if (code == 0x00b7)
		return '.';
	return code < 127 ? code : '?';
}

static void put_code(struct canvas *canvas, int row, int column,
		     enum look look, uint32_t code, int width)
{
	struct cell *cell;

	if (row < 0 || row >= canvas->rows || column < 0 ||
	    column + width > canvas->columns)
		return;
	cell = &canvas->cell[row][column];
	cell[0] = (struct cell){.code = code, .look = (uint8_t)look};
	if (width == 2)
		cell[1] = (struct cell){.look = (uint8_t)look};
}

int canvas_put(struct canvas *canvas, int row, int column, enum look look,
	       const char *string)
{
	while (*string) {
		uint32_t code = utf8_next(&string);
		int width = utf8_width(code);

		if (width < 0) {
			code = '?';
			width = 1;
		}
		if (!width) {
			if (!canvas->ascii && inside(canvas, row, column - 1))
				canvas->cell[row][column - 1].mark = code;
			continue;
		}
		if (canvas->ascii)
			code = plain_sign(code);
		put_code(canvas, row, column, look, code, width);
		if (canvas->ascii && width == 2)
			put_code(canvas, row, column + 1, look, '?', 1);
		column += width;
	}
	return column;
}

int canvas_format(struct canvas *canvas, int row, int column, enum look look,
		  const char *format, ...)
{
	char string[4 * CANVAS_COLUMNS];
	va_list list;

	va_start(list, format);
	vsnprintf(string, sizeof string, format, list);
	va_end(list);
	return canvas_put(canvas, row, column, look, string);
}

int canvas_wrap(struct canvas *canvas, int row, int column, int columns,
		int most, const char *string)
{
	int rows = 0;

	for (; *string && rows < most; rows++) {
		size_t length = utf8_words(string, columns);

		if (canvas)
			canvas_format(canvas, row + rows, column, LOOK_PLAIN,
				      "%.*s", (int)length, string);
		string += length + strspn(string + length, " ");
	}
	return rows;
}

void canvas_put_right(struct canvas *canvas, int row, int column,
		      enum look look, const char *string)
{
	canvas_put(canvas, row, column - utf8_columns(string), look, string);
}

void canvas_fill(struct canvas *canvas, int row, int column, int columns,
		 const char *sign)
{
	uint32_t code = utf8_next(&sign);

	if (canvas->ascii)
		code = plain_sign(code);
	for (int c = column; c < column + columns; c++)
		put_code(canvas, row, c, LOOK_PLAIN, code, 1);
}

void canvas_upright(struct canvas *canvas, int row, int column, int rows,
		    const char *sign)
{
	for (int r = row; r < row + rows; r++)
		canvas_put(canvas, r, column, LOOK_PLAIN, sign);
}

void canvas_box(struct canvas *canvas, int row, int column, int rows,
		int columns)
{
	int last = row + rows - 1;

	canvas_put(canvas, row, column, LOOK_PLAIN, "┌");
	canvas_fill(canvas, row, column + 1, columns - 2, "─");
	canvas_put(canvas, row, column + columns - 1, LOOK_PLAIN, "┐");
	for (int r = row + 1; r < last; r++) {
		canvas_put(canvas, r, column, LOOK_PLAIN, "│");
		canvas_fill(canvas, r, column + 1, columns - 2, " ");
		canvas_put(canvas, r, column + columns - 1, LOOK_PLAIN, "│");
	}
	canvas_put(canvas, last, column, LOOK_PLAIN, "└");
	canvas_fill(canvas, last, column + 1, columns - 2, "─");
	canvas_put(canvas, last, column + columns - 1, LOOK_PLAIN, "┘");
}

void canvas_look(struct canvas *canvas, int row, int column, int columns,
		 enum look look)
{
	for (int c = column; c < column + columns; c++)
		if (inside(canvas, row, c))
			canvas->cell[row][c].look = (uint8_t)look;
}

void canvas_cursor(struct canvas *canvas, int row, int column)
{
	if (!inside(canvas, row, column))
		return;
	canvas->cursor_row = row;
	canvas->cursor_column = column;
}
