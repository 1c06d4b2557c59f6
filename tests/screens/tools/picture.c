/* Canvases laid over each other, and read as text. */
#include "picture.h"

#include "utf8.h"

void picture_copy(struct canvas *onto, int row, int column,
		 const struct canvas *from)
{
	for (int r = 0; r < from->rows; r++)
		for (int c = 0; c < from->columns; c++)
			if (row + r < onto->rows && column + c < onto->columns)
				onto->cell[row + r][column + c] =
					from->cell[r][c];
	canvas_cursor(onto, row + from->cursor_row,
		      column + from->cursor_column);
}

void picture_dump(const struct canvas *canvas, struct text *text)
{
	for (int r = 0; r < canvas->rows; r++) {
		size_t solid = text->length;
		char bytes[5];

		for (int c = 0; c < canvas->columns; c++) {
			const struct cell *cell = &canvas->cell[r][c];

			if (!cell->code)
				continue;
			text_put_bytes(text, bytes,
				       utf8_write(cell->code, bytes));
			if (cell->mark)
				text_put_bytes(text, bytes,
					       utf8_write(cell->mark, bytes));
			if (cell->code != ' ')
				solid = text->length;
		}
		text_cut(text, solid);
		text_put(text, "\n");
	}
}
