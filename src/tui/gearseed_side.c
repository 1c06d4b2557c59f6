/* What stands to the right of GearSeed's town: the Season card, the scores
   and the panel's lines, fitted into the rows that are left. */
#include "gearseed_table.h"

#include <stdio.h>
#include <string.h>

#include "utf8.h"

static enum look season_look(int caste)
{
	static const enum look looks[GS_CASTES] = {
		[CASTE_GREMLIN] = LOOK_SEASON_GREMLIN,
		[CASTE_COALKIN] = LOOK_SEASON_COALKIN,
		[CASTE_THORNED] = LOOK_SEASON_THORNED,
		[CASTE_SHRINE] = LOOK_SEASON_SHRINE};

	return looks[caste];
}

/* A chip lies on letters only, never on blanks. */
static void put_chip(struct canvas *canvas, int row, int column, enum look look,
		     const char *string)
{
	int end = canvas_put(canvas, row, column, look, string);

	for (int c = column; c < end; c++)
		if (row < canvas->rows && c < canvas->columns &&
		    canvas->cell[row][c].code == ' ')
			canvas_look(canvas, row, c, 1, LOOK_PLAIN);
}

/* The next line of a text that is wrapped at `room` columns; what is left of
   it is given back. */
static const char *next_line(const char *from, int room, char *line)
{
	size_t most = utf8_cut(from, room);
	size_t length = most;

	if (from[most]) {
		while (length && from[length] != ' ')
			length--;
		if (!length)
			length = most;
	}
	if (length >= GT_LINE_BYTES)
		length = GT_LINE_BYTES - 1;
	memcpy(line, from, length);
	line[length] = '\0';
	from += length;
	return from + strspn(from, " ");
}

/* "may take a Free card, but no Shrine" on two lines, where there is room. */
static void add_shrine(struct gt_side *side, const char *words)
{
	const char *but = strstr(words, " but ");
	char part[GT_LINE_BYTES];

	if (!but) {
		gt_side_wrap(side, "", 2, words);
		return;
	}
	snprintf(part, sizeof part, "%.*s,", (int)(but - words), words);
	gt_side_wrap(side, "", 2, part);
	gt_side_wrap(side, "", 2, but + 1);
}

static void season_lines(const struct scene *scene, int season,
			 struct gt_side *side)
{
	const struct deck *deck = gs_deck(scene->view->book);
	enum gs_style style =
		side->layout == LAYOUT_NARROW ? STYLE_BRIEF : STYLE_CARD;
	struct text text = {0};

	if (side->layout == LAYOUT_WIDE) {
		gt_side_add(side, "Caste Bonus");
		gs_put_caste_bonus(&text, deck, season, style);
		gt_side_wrap(side, "", 2, text_string(&text));
		gt_side_add(side, "Shrine Ability");
		text_clear(&text);
		gs_put_shrine(&text, deck, season, style);
		add_shrine(side, text_string(&text));
	} else {
		text_put(&text, "Caste Bonus ");
		gs_put_caste_bonus(&text, deck, season, style);
		gt_side_add(side, text_string(&text));
		text_clear(&text);
		text_put(&text, "Shrine Ability: ");
		gs_put_shrine(&text, deck, season, style);
		if (style == STYLE_BRIEF &&
		    utf8_columns(text_string(&text)) > side->width) {
			text_clear(&text);
			text_put(&text, "Shrine: ");
			gs_put_shrine(&text, deck, season, style);
		}
		gt_side_wrap(side, "", 0, text_string(&text));
	}
	text_free(&text);
}

static void draw_season(const struct scene *scene, const struct gt_table *table,
			struct canvas *canvas)
{
	const struct gearseed *state = gt_state(scene);
	int season = gs_season_now(state);
	int deck = zone_count(&state->cards, ZONE_DECK);
	bool narrow = scene->layout == LAYOUT_NARROW;
	int rows = table->score_row - (narrow ? 2 : 4);
	int column = table->side + (narrow ? 0 : 2);
	struct gt_side side = {.layout = scene->layout,
			       .width = table->side_width - (narrow ? 0 : 2)};
	enum look look =
		season_look(gs_deck(scene->view->book)->season[season].caste);

	if (scene->layout == LAYOUT_WIDE)
		rows = 5;
	season_lines(scene, season, &side);
	if (narrow) {
		bool close =
			deck > 9 && utf8_columns(gs_season_name(season)) > 5;

		put_chip(canvas, 1, column, look, gs_season_name(season));
		canvas_format(canvas, 1,
			      column + utf8_columns(gs_season_name(season)),
			      LOOK_PLAIN,
			      close ? ", Season %d, deck %d"
				    : ", Season %d of 3, deck %d",
			      state->season, deck);
	} else {
		char words[40];

		canvas_box(canvas, 1, table->side, rows + 2, table->side_width);
		canvas_put(canvas, 1, column, LOOK_PLAIN, " ");
		put_chip(canvas, 1, column + 1, look, gs_season_name(season));
		canvas_put(canvas, 1,
			   column + 1 + utf8_columns(gs_season_name(season)),
			   LOOK_PLAIN, " ");
		snprintf(words, sizeof words, " Season %d of %d ",
			 state->season, GS_SEASONS);
		canvas_put_right(canvas, 1, scene->columns - 2, LOOK_PLAIN,
				 words);
		snprintf(words, sizeof words, " Seed deck %d ", deck);
		canvas_put_right(canvas, rows + 2, scene->columns - 2,
				 LOOK_PLAIN, words);
	}
	for (int i = 0; i < side.count && i < rows; i++)
		put_chip(canvas, 2 + i, column,
			 i < 1 + (scene->layout == LAYOUT_WIDE) ? look
								: LOOK_PLAIN,
			 side.line[i].left);
}

/* The Score and Burst cards as they lie (B22). */
static void put_score_cards(char text[24], unsigned score)
{
	bool back = (score > 14 && score <= 30) || score > 44;

	if (score > 60)
		snprintf(text, 24, "%u", score);
	else
		snprintf(text, 24, "%s%s", back ? "back" : "front",
			 score > 30 ? ", +30" : "");
}

/* Columns in which the score list's parts end and begin. */
static const struct {
	int points, hand, burst, name;
} columns[] = {[LAYOUT_NARROW] = {11, 14, 15, 7},
	       [LAYOUT_STANDARD] = {11, 15, 17, 7},
	       [LAYOUT_WIDE] = {12, 17, 18, 8}};

static void draw_score(const struct scene *scene, int seat, int row, int column,
		       struct canvas *canvas)
{
	const struct gearseed *state = gt_state(scene);
	int asked = scene->phase == PHASE_TURN_OVER ? scene->seat
						    : scene->turn.seat;
	enum look look = asked == seat ? LOOK_BOLD : LOOK_PLAIN;
	char text[NAME_BYTES];

	snprintf(text, sizeof text, "%s", scene->names[seat - 1]);
	text[utf8_cut(text, columns[scene->layout].name)] = '\0';
	if (asked == seat)
		canvas_put(canvas, row, column, LOOK_BOLD, ">");
	canvas_put(canvas, row, column + 1, look, text);
	snprintf(text, sizeof text, "%u", (unsigned)state->score[seat - 1]);
	canvas_put_right(canvas, row, column + columns[scene->layout].points,
			 LOOK_BOLD, text);
	snprintf(text, sizeof text, "%d",
		 zone_count(&state->cards, ZONE_HAND + seat - 1));
	canvas_put_right(canvas, row, column + columns[scene->layout].hand,
			 LOOK_PLAIN, text);
	canvas_format(canvas, row, column + columns[scene->layout].burst,
		      LOOK_PLAIN, "%s%s", gs_type_name(state->burst[seat - 1]),
		      state->flipped[seat - 1] ? " used" : "");
}

/* Gives the first row below the list. */
static int draw_scores(const struct scene *scene, const struct gt_table *table,
		       struct canvas *canvas)
{
	const struct gearseed *state = gt_state(scene);
	int seats = scene->view->book->seats;
	bool narrow = scene->layout == LAYOUT_NARROW;
	int row = table->score_row;
	char cards[24];

	if (!narrow)
		canvas_put(canvas, row - 1,
			   table->side + columns[scene->layout].points - 3,
			   LOOK_PLAIN, "pts hand Burst");
	for (int seat = 1; seat <= seats; seat++) {
		draw_score(scene, seat, row++, table->side, canvas);
		if (narrow || seats > 2)
			continue;
		put_score_cards(cards, state->score[seat - 1]);
		canvas_format(canvas, row++, table->side + 1, LOOK_PLAIN,
			      "Score card: %s", cards);
	}
	return row;
}

struct gt_line *gt_side_add(struct gt_side *side, const char *left)
{
	struct gt_line *line = &side->line[side->count];

	if (side->count < GT_LINES - 1)
		side->count++;
	*line = (struct gt_line){.line = LINE_OPEN};
	snprintf(line->left, sizeof line->left, "%.*s", GT_LINE_BYTES - 1,
		 left);
	return line;
}

void gt_side_gap(struct gt_side *side)
{
	if (side->count)
		gt_side_add(side, "")->drop = 9;
}

void gt_side_wrap(struct gt_side *side, const char *label, int indent,
		  const char *string)
{
	/* At 80 columns a text leaves the last one free, an answer not. */
	bool spare = side->layout == LAYOUT_STANDARD && indent != GT_ITEM;
	int room = side->width - spare;
	char part[GT_LINE_BYTES];
	bool goes_on = false;

	do {
		struct gt_line *line = gt_side_add(side, "");

		string = next_line(string, room - indent, part);
		snprintf(line->left, sizeof line->left, "%-*s%.90s", indent,
			 label, part);
		label = "";
		line->goes_on = goes_on;
		goes_on = true;
	} while (*string);
}

/* The line that can best be spared, or -1: the last of the highest rank. */
static int spare_line(const struct gt_side *side)
{
	int best = -1;

	for (int i = 0; i < side->count; i++)
		if (side->line[i].drop && !side->line[i].goes_on &&
		    (best < 0 || side->line[i].drop >= side->line[best].drop))
			best = i;
	return best;
}

/* Leaves out what can be spared, whole texts at a time. */
static void fit(struct gt_side *side, int room)
{
	while (side->count > room) {
		int from = spare_line(side);
		int to = from + 1;

		if (from < 0)
			return;
		while (to < side->count && side->line[to].goes_on)
			to++;
		memmove(side->line + from, side->line + to,
			sizeof side->line[0] * (size_t)(side->count - to));
		side->count -= to - from;
	}
}

/* The panel's lines and the row in which they begin. */
static int lay_panel(const struct scene *scene, const struct gt_choice *choice,
		     struct gt_side *side)
{
	struct gt_table table;
	int seats = scene->view->book->seats;
	int first, room;

	gt_table_lay(scene, &table);
	first = table.score_row +
		(seats > 2 || scene->layout == LAYOUT_NARROW ? seats : 4);
	room = table.side_last - table.panel_row + 1;
	side->layout = scene->layout;
	side->width = table.side_width;
	side->count = 0;
	gt_side_fill(scene, choice, room, side);
	fit(side, room);
	if (side->count > room) {
		first = table.panel_row - (side->count - room) < first
				? first
				: table.panel_row - (side->count - room);
		if (side->count > table.side_last - first + 1)
			side->count = table.side_last - first + 1;
		return first;
	}
	return table.panel_row;
}

static void draw_line(const struct gt_line *line, const struct gt_table *table,
		      int row, bool chosen, struct canvas *canvas)
{
	canvas_put(canvas, row, table->side, chosen ? LOOK_BOLD : LOOK_PLAIN,
		   line->left);
	if (line->right[0])
		canvas_put_right(canvas, row, table->side + table->side_width,
				 line->strong ? LOOK_BOLD : LOOK_PLAIN,
				 line->right);
	if (line->line == LINE_OPEN || line->left[2] == ' ')
		return;
	canvas_look(canvas, row, table->side + 2, 1, LOOK_BOLD);
	if (chosen)
		canvas_cursor(canvas, row, table->side + 5);
}

void gt_side_draw(const struct scene *scene, const struct gt_choice *choice,
		  struct canvas *canvas)
{
	struct gt_table table;
	struct gt_side side;
	int row;

	gt_table_lay(scene, &table);
	draw_season(scene, &table, canvas);
	draw_scores(scene, &table, canvas);
	row = lay_panel(scene, choice, &side);
	for (int i = 0; i < side.count; i++)
		draw_line(&side.line[i], &table, row + i,
			  side.line[i].line != LINE_OPEN &&
				  side.line[i].line == choice->line,
			  canvas);
}

int gt_side_hit(const struct scene *scene, const struct gt_choice *choice,
		int row, int column)
{
	struct gt_table table;
	struct gt_side side;
	int first;

	gt_table_lay(scene, &table);
	first = lay_panel(scene, choice, &side);
	if (column < table.side || row < first || row >= first + side.count)
		return LINE_OPEN;
	return side.line[row - first].line;
}
