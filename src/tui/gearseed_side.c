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
	size_t length = utf8_words(from, room);

	if (length >= GT_LINE_BYTES)
		length = GT_LINE_BYTES - 1;
	memcpy(line, from, length);
	line[length] = '\0';
	from += length;
	return from + strspn(from, " ");
}

/* "may take a Free card, but no Shrine" on two lines, where there is room;
   on one what is short enough. */
static void add_shrine(struct gt_side *side, const char *words,
		       const char *short_words)
{
	const char *but = strstr(words, " but ");
	char part[GT_LINE_BYTES];

	if (!but) {
		bool fits = utf8_columns(short_words) <= side->width - 2;

		gt_side_wrap(side, "", 2, fits ? short_words : words);
		return;
	}
	snprintf(part, sizeof part, "%.*s,", (int)(but - words), words);
	gt_side_wrap(side, "", 2, part);
	gt_side_wrap(side, "", 2, but + 1);
}

/* The Caste Bonus on one line, with fewer words where it has to be. */
static void add_caste_bonus(struct gt_side *side, const struct deck *deck,
			    int season, const char *before, int room)
{
	static const enum gs_style styles[] = {STYLE_CARD, STYLE_BRIEF};
	struct text text = {0};

	for (int i = 0; i < 2; i++) {
		text_clear(&text);
		text_put(&text, before);
		gs_put_caste_bonus(&text, deck, season, styles[i]);
		if (utf8_columns(text_string(&text)) <= room)
			break;
	}
	text_cut(&text, utf8_cut(text_string(&text), room));
	gt_side_add(side, text_string(&text));
	text_free(&text);
}

/* The Shrine Ability: `rows` lines at most, in words as full as they may be. */
static void add_shrine_ability(struct gt_side *side, const struct deck *deck,
			       int season, int rows)
{
	static const struct {
		const char *before;
		enum gs_style style;
	} ways[] = {{"Shrine Ability: ", STYLE_CARD},
		    {"Shrine Ability: ", STYLE_BARE},
		    {"Shrine: ", STYLE_BARE},
		    {"Shrine: ", STYLE_BRIEF}};
	int count = side->count;

	for (int i = side->layout == LAYOUT_NARROW; i < 4; i++) {
		struct text text = {0};

		text_put(&text, ways[i].before);
		gs_put_shrine(&text, deck, season, ways[i].style);
		side->count = count;
		gt_side_wrap(side, "", 0, text_string(&text));
		text_free(&text);
		if (side->count <= count + rows)
			return;
	}
}

static void season_lines(const struct scene *scene, int season,
			 struct gt_side *side)
{
	const struct deck *deck = scene->view->book->deck;
	bool narrow = side->layout == LAYOUT_NARROW;
	struct text text = {0}, brief = {0};

	if (side->layout != LAYOUT_WIDE) {
		add_caste_bonus(side, deck, season, "Caste Bonus ",
				side->width - !narrow);
		add_shrine_ability(side, deck, season, narrow ? 1 : 2);
		return;
	}
	gt_side_add(side, "Caste Bonus");
	add_caste_bonus(side, deck, season, "  ", side->width);
	gt_side_add(side, "Shrine Ability");
	gs_put_shrine(&text, deck, season, STYLE_CARD);
	gs_put_shrine(&brief, deck, season, STYLE_SHORT);
	add_shrine(side, text_string(&text), text_string(&brief));
	text_free(&brief);
	text_free(&text);
}

/* How the Season stands in each layout. */
static const struct {
	int inset; /* columns between the edge and the words */
	int width; /* of the words */
	int rows;  /* lines of words */
	int chips; /* of them, about the Caste Bonus */
} seasons[] = {[LAYOUT_NARROW] = {0, 29, 2, 1},
	       [LAYOUT_STANDARD] = {2, 28, 3, 1},
	       [LAYOUT_WIDE] = {2, 30, 5, 2}};

/* The Season's name and what stands beside it, in one line. */
static void draw_season_line(const struct gearseed *state, int deck, int column,
			     enum look look, struct canvas *canvas)
{
	const char *name = gs_season_name(gs_season_now(state));
	bool close = deck > 9 && utf8_columns(name) > 5;

	put_chip(canvas, 1, column, look, name);
	canvas_format(canvas, 1, column + utf8_columns(name), LOOK_PLAIN,
		      close ? ", Season %d, deck %d"
			    : ", Season %d of 3, deck %d",
		      state->season, deck);
}

/* The same in the edges of a box. */
static void draw_season_box(const struct gearseed *state, int deck,
			    const struct gt_table *table, int rows,
			    enum look look, struct canvas *canvas)
{
	int end = table->side + table->side_width - 2;
	char words[40];

	canvas_box(canvas, 1, table->side, rows + 2, table->side_width);
	snprintf(words, sizeof words, " %s ",
		 gs_season_name(gs_season_now(state)));
	put_chip(canvas, 1, table->side + 2, look, words);
	snprintf(words, sizeof words, " Season %d of %d ", state->season,
		 GS_SEASONS);
	canvas_put_right(canvas, 1, end, LOOK_PLAIN, words);
	snprintf(words, sizeof words, " Seed deck %d ", deck);
	canvas_put_right(canvas, rows + 2, end, LOOK_PLAIN, words);
}

static void draw_season(const struct scene *scene, const struct gt_table *table,
			struct canvas *canvas)
{
	const struct gearseed *state = gt_state(scene);
	int season = gs_season_now(state), layout = scene->layout;
	int deck = zone_count(&state->cards, ZONE_DECK);
	int rows = seasons[layout].rows;
	int column = table->side + seasons[layout].inset;
	struct gt_side side = {.layout = scene->layout,
			       .width = seasons[layout].width};
	enum look look =
		season_look(scene->view->book->deck->season[season].caste);

	season_lines(scene, season, &side);
	if (layout == LAYOUT_NARROW)
		draw_season_line(state, deck, column, look, canvas);
	else
		draw_season_box(state, deck, table, rows, look, canvas);
	for (int i = 0; i < side.count && i < rows; i++)
		put_chip(canvas, 2 + i, column,
			 i < seasons[layout].chips ? look : LOOK_PLAIN,
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

	gt_short_name(scene, seat, columns[scene->layout].name, text);
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

void gt_side_append(struct gt_side *side, const struct gt_side *other,
		    int first)
{
	for (int i = first; i < other->count && side->count < GT_LINES; i++)
		side->line[side->count++] = other->line[i];
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
