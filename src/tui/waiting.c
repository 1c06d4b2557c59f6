/* Games in progress as lines of a list.  They are told from what is public
   about them: no view is taken here. */
#include "waiting.h"

#include <string.h>

#include "age.h"
#include "file.h"
#include "utf8.h"

/* Where things stand, by layout. */
static const struct places {
	int names, game, state, end; /* columns of the names; then places */
	int room; /* columns of the state, before those of the age */
	const char *second; /* of a pair: before the turn, or behind a title */
} places[] = {
	[LAYOUT_NARROW] = {20, 29, 0, 58, 0, ", 2nd"},
	[LAYOUT_STANDARD] = {21, 29, 43, 79, 21, "2nd game, "},
	[LAYOUT_WIDE] = {40, 49, 63, 109, 31, "second of a match, "},
};

static bool plays(const struct saved *game, int seat)
{
	return game->players >> (seat - 1) & 1;
}

void waiting_put_names(const struct saved *game, int columns,
		       struct text *text)
{
	struct text names = {0};
	int others = saved_players(game) - 1, first = 0;

	for (int s = game->seats; s >= 1; s--)
		first = plays(game, s) ? s : first;
	for (int s = first; s && s <= game->seats; s++)
		if (plays(game, s))
			text_format(&names, "%s%s", s == first ? "" : ", ",
				    game->name[s - 1]);
	if (utf8_columns(text_string(&names)) <= columns)
		text_put(text, text_string(&names));
	else
		text_format(text, "%s, %d more", game->name[first - 1],
			    others);
	text_free(&names);
}

static struct book book_of(const struct saved *game)
{
	struct book book = {.rules = game->rules, .seats = game->seats,
			    .first = 1};

	memcpy(book.option, game->option, sizeof book.option);
	return book;
}

const char *waiting_title(const struct saved *game)
{
	const struct painter *painter = painter_find(game->rules);
	struct book book = book_of(game);
	const char *title =
		painter && painter->title ? painter->title(&book) : NULL;

	return title ? title : game->rules->title;
}

/* "turn 8 of 12" */
static void put_turn(const struct saved *game, struct text *text)
{
	const struct painter *painter = painter_find(game->rules);
	const struct book book = book_of(game);
	const struct view view = {.book = &book, .seat = SEAT_PUBLIC};
	const struct scene scene = {.view = &view, .turns = game->turns};

	if (painter && painter->progress)
		painter->progress(&scene, text);
	else
		text_format(text, "turn %d", game->turns);
}

/* How far it is; of two players also whose turn it is, in the longest form
   that the line has room for. */
static void put_state(const struct saved *game, const struct places *place,
		      struct text *text)
{
	const char *name = game->asked ? game->name[game->asked - 1] : "";
	int room;

	if (!game->asked) {
		text_put(text, "the game is over");
		return;
	}
	if (game->second)
		text_put(text, place->second);
	put_turn(game, text);
	room = place->room - (int)text->length - 2 - utf8_columns(name);
	if (saved_players(game) != 2 || room < 0)
		return;
	text_format(text, ", %s", name);
	if (room >= (int)strlen(" to play"))
		text_put(text, " to play");
}

void waiting_put_label(const struct saved *game, const struct frame *frame,
		       struct text *text)
{
	int columns = places[frame->layout].names;

	if (!game->fault.sentence[0])
		waiting_put_names(game, columns, text);
	else
		text_put(text, file_name(game->path));
}

static void draw_narrow(const struct saved *game, const struct frame *frame,
			int row, const struct places *place)
{
	canvas_format(frame->canvas, row, place->game, LOOK_PLAIN,
		      game->asked ? "%s%s, turn %d" : "%s%s, over",
		      waiting_title(game), game->second ? place->second : "",
		      game->turns);
}

void waiting_draw(const struct saved *game, const struct frame *frame, int row,
		  time_t now)
{
	const struct places *place = &places[frame->layout];
	bool narrow = frame->layout == LAYOUT_NARROW;
	struct canvas *canvas = frame->canvas;
	struct text text = {0};

	if (game->fault.sentence[0]) {
		text_put(&text, "faulty");
	} else if (narrow) {
		draw_narrow(game, frame, row, place);
	} else {
		canvas_put(canvas, row, place->game, LOOK_PLAIN,
			   waiting_title(game));
		put_state(game, place, &text);
		canvas_put(canvas, row, place->state, LOOK_PLAIN,
			   text_string(&text));
		text_clear(&text);
	}
	if (!game->fault.sentence[0])
		age_put(game->when, now, narrow, &text);
	canvas_put_right(canvas, row, place->end, LOOK_PLAIN,
			 text_string(&text));
	text_free(&text);
}

void waiting_put_fault(const struct saved *game, const struct fault *fault,
		       const struct frame *frame, struct text *text)
{
	int columns = frame->columns - 6; /* behind "No: " */
	const char *end;

	if (fault->line)
		text_format(text, "%s, line %d: ", file_name(game->path),
			    fault->line);
	text_put(text, fault->sentence);
	end = strstr(text_string(text), ". ");
	if (end && utf8_columns(text_string(text)) > columns)
		text_cut(text, (size_t)(end + 1 - text_string(text)));
	/* A file's bytes may be in the sentence: it has no measure. */
	if (utf8_columns(text_string(text)) > columns) {
		text_cut(text, utf8_cut(text_string(text), columns - 3));
		text_put(text, "...");
	}
}
