/* GearSeed's pages of points: the score sheet and the end of the game. */
#include "gearseed_table.h"

#include <stdio.h>
#include <string.h>

#include "utf8.h"

/* Lines below each other, of which a window is shown. */
struct page {
	struct canvas *canvas;
	int first; /* line that stands in canvas row `top` */
	int line;  /* the next one */
	int top, bottom;
};

/* The canvas row of the next line, or -1 where it is scrolled away. */
static int page_row(struct page *page)
{
	int row = page->top + page->line++ - page->first;

	return row < page->top || row > page->bottom ? -1 : row;
}

/* A table with a column for each seat. */
struct sheet {
	const struct scene *scene;
	struct gs_sheet points;
	bool tied;
	int label, first, step; /* columns: label, end of seat 1's, further */
	int name;		/* columns of a name */
	bool ruled;		/* lines between parts and sums */
};

static const char *const source_rows[GS_SOURCES] = {
	[SOURCE_TRIGGER] = "Triggers",
	[SOURCE_CASTE] = "Caste Bonus",
	[SOURCE_ABILITY] = "Abilities",
	[SOURCE_SEASONAL] = "Seasonal Bonus",
	[SOURCE_SHRINE] = "Shrine Abilities",
	[SOURCE_BURST] = "Burst"};

static void take_sheet(const struct scene *scene, struct sheet *sheet)
{
	bool narrow = scene->layout == LAYOUT_NARROW;
	int seats = scene->view->book->seats;

	*sheet = (struct sheet){.scene = scene};
	gs_sheet_add(&sheet->points, scene->view->book, scene->events,
		     scene->event_count);
	for (int i = 0; i < scene->event_count; i++)
		if (scene->events[i].kind == EVENT_TIEBREAK)
			sheet->tied = true;
	sheet->label = narrow ? 2 : 3;
	sheet->first = narrow ? 29 : 38;
	sheet->step = narrow ? 9 : 12;
	sheet->name = narrow ? 8 : 11;
	if (narrow && seats < 4)
		sheet->first = 31;
}

static int seat_end(const struct sheet *sheet, int seat)
{
	return sheet->first + (seat - 1) * sheet->step;
}

static void put_name(const struct sheet *sheet, int row, int end, int seat,
		     struct canvas *canvas)
{
	char name[NAME_BYTES];

	gt_short_name(sheet->scene, seat, sheet->name, name);
	canvas_put_right(canvas, row, end, LOOK_PLAIN, name);
}

static void put_number(struct canvas *canvas, int row, int end, int number)
{
	char text[16];

	snprintf(text, sizeof text, "%d", number);
	canvas_put_right(canvas, row, end, LOOK_BOLD, text);
}

static int score_of(const struct sheet *sheet, int seat)
{
	return (int)gt_state(sheet->scene)->score[seat - 1];
}

static int tie_of(const struct sheet *sheet, int seat)
{
	return sheet->points.tiebreak[seat - 1];
}

/* The season's name, once it was revealed. */
static const char *season_word(const struct sheet *sheet, int number)
{
	const struct gearseed *state = gt_state(sheet->scene);

	if (number > state->season)
		return "to come";
	return gs_season_name(state->order[number - 1]);
}

/* "front at 6, +30": the Score and Burst card (B22). */
static void put_cards(char text[40], int score, bool brief)
{
	int shown = score > 30 ? score - 30 : score;

	if (score > 60)
		snprintf(text, 40, "past 60: %d", score);
	else
		snprintf(text, 40, "%s%s %d%s", shown > 14 ? "back" : "front",
			 brief ? "" : " at", shown,
			 score > 30 ? ", +30" : "");
}

static void end_fact(struct canvas *canvas, int row, const char *name,
		     const char *what, const char *value)
{
	char label[NAME_BYTES + 16];

	snprintf(label, sizeof label, "%s%s", name, what);
	canvas_put(canvas, row, 43, LOOK_PLAIN, label);
	canvas_put_right(canvas, row, 78, LOOK_PLAIN, value);
}

/* A hand in words; a comma where another hand may stand beside it. */
static void put_hand(const struct scene *scene, int seat, const char *between,
		     struct text *text)
{
	const struct gearseed *state = gt_state(scene);
	int zone = ZONE_HAND + seat - 1;

	for (int i = 0; i < zone_count(&state->cards, zone); i++) {
		const struct gs_design *design =
			gt_design(scene, zone_cards(&state->cards, zone)[i]);

		text_format(text, "%s%s", i ? between : "",
			    design ? design->code : "?");
	}
	if (!zone_count(&state->cards, zone))
		text_put(text, "nothing");
}

/* What a player kept: of a large hand the first codes, and how many more. */
static void end_hand(const struct scene *scene, int row, int seat,
		     struct canvas *canvas)
{
	enum { ROOM = 36, CODE = 4 };
	const struct gearseed *state = gt_state(scene);
	const char *name = scene->names[seat - 1];
	int cards = zone_count(&state->cards, ZONE_HAND + seat - 1);
	int room = ROOM - utf8_columns(name) - (int)strlen(" kept ");
	int shown = (room - CODE + 1) / CODE; /* before " +NN" */
	struct text hand = {0};

	put_hand(scene, seat, " ", &hand);
	if (cards * CODE - 1 > room) {
		text_cut(&hand, (size_t)(shown * CODE - 1));
		text_format(&hand, " +%d", cards - shown);
	}
	end_fact(canvas, row, name, " kept", text_string(&hand));
	text_free(&hand);
}

/* True where "Fountain, 6 in play" has no room beside "NAME's Burst". */
static bool has_long_name(const struct scene *scene)
{
	return utf8_columns(scene->names[0]) > 7 ||
	       utf8_columns(scene->names[1]) > 7;
}

/* Score cards, Burst cards and hands, below the Seasons. */
static void end_facts(const struct sheet *sheet, int row, struct canvas *canvas)
{
	const struct scene *scene = sheet->scene;
	const struct gearseed *state = gt_state(scene);
	char value[40];
	bool same = score_of(sheet, 1) == score_of(sheet, 2);
	bool brief = has_long_name(scene);

	for (int seat = 1; seat <= 2; seat++) {
		put_cards(value, score_of(sheet, seat), brief && !same);
		if (!same)
			end_fact(canvas, row++, scene->names[seat - 1],
				 "'s cards", value);
		else if (seat == 1)
			end_fact(canvas, ++row, "", "Both card pairs", value);
	}
	row += same;
	for (int seat = 1; seat <= 2; seat++) {
		int type = state->burst[seat - 1];

		snprintf(value, sizeof value, "%s, %d%s", gs_type_name(type),
			 gs_type_in_play(scene->view->book, state, type),
			 brief ? "" : " in play");
		end_fact(canvas, row++, scene->names[seat - 1], "'s Burst",
			 value);
	}
	for (int seat = 1; seat <= 2; seat++)
		end_hand(scene, row++, seat, canvas);
}

static void sheet_label(const struct sheet *sheet, struct page *page, int row,
			const char *label)
{
	if (row >= 0)
		canvas_put(page->canvas, row, sheet->label, LOOK_PLAIN, label);
}

static void row_names(const struct sheet *sheet, struct page *page)
{
	int row = page_row(page);

	for (int seat = 1; row >= 0 && seat <= sheet->scene->view->book->seats;
	     seat++)
		put_name(sheet, row, seat_end(sheet, seat), seat, page->canvas);
}

static void row_numbers(const struct sheet *sheet, struct page *page,
			const char *label, const int number[SEATS_MAX])
{
	int row = page_row(page);

	sheet_label(sheet, page, row, label);
	for (int seat = 1; row >= 0 && seat <= sheet->scene->view->book->seats;
	     seat++)
		put_number(page->canvas, row, seat_end(sheet, seat),
			   number[seat - 1]);
}

static void row_rule(const struct sheet *sheet, struct page *page)
{
	int columns = 5 + seat_end(sheet, sheet->scene->view->book->seats) -
		      sheet->first;
	int row = sheet->ruled ? page_row(page) : -1;

	if (row >= 0)
		canvas_fill(page->canvas, row, sheet->first - 5, columns, "─");
}

static void row_score(const struct sheet *sheet, struct page *page)
{
	int number[SEATS_MAX];

	for (int s = 0; s < SEATS_MAX; s++)
		number[s] = score_of(sheet, s + 1);
	row_rule(sheet, page);
	row_numbers(sheet, page, "Score", number);
}

static void rows_sources(const struct sheet *sheet, struct page *page)
{
	int number[SEATS_MAX];

	row_names(sheet, page);
	for (int i = 0; i < GS_SOURCES; i++) {
		for (int s = 0; s < SEATS_MAX; s++)
			number[s] = sheet->points.source[s][i];
		row_numbers(sheet, page, source_rows[i], number);
	}
	row_score(sheet, page);
	if (!sheet->tied)
		return;
	for (int s = 0; s < SEATS_MAX; s++)
		number[s] = tie_of(sheet, s + 1);
	row_numbers(sheet, page, "Tie-break", number);
	row_rule(sheet, page);
	for (int s = 0; s < SEATS_MAX; s++)
		number[s] += score_of(sheet, s + 1);
	row_numbers(sheet, page, "Together", number);
}

static void rows_seasons(const struct sheet *sheet, struct page *page)
{
	int number[SEATS_MAX];
	char label[40];

	for (int n = 0; n < GS_SEASONS; n++) {
		for (int s = 0; s < SEATS_MAX; s++)
			number[s] = sheet->points.season[s][n];
		snprintf(label, sizeof label, "%d  %s", n + 1,
			 season_word(sheet, n + 1));
		row_numbers(sheet, page, label, number);
	}
}

enum fact {
	FACT_SCORE,
	FACT_POINTS,
	FACT_BURST,
	FACT_TYPE, /* the Burst card's, without a word of its use */
	FACT_USED,
	FACT_IN_PLAY,
	FACT_HAND
};

static void put_fact(const struct sheet *sheet, enum fact fact, int seat,
		     struct text *text)
{
	const struct gearseed *state = gt_state(sheet->scene);
	int type = state->burst[seat - 1];
	int score = score_of(sheet, seat);
	int shown = score > 30 ? score - 30 : score;

	switch (fact) {
	case FACT_SCORE: /* B22: beyond 60 no card can show it */
		if (score > 60)
			text_format(text, "%d", score);
		else
			text_format(text, "%s %d",
				    shown > 14 ? "back" : "front", shown);
		break;
	case FACT_POINTS:
		text_put(text, score > 30 ? "+30" : "-");
		break;
	case FACT_BURST:
		text_format(text, "%s%s", gs_type_name(type),
			    state->flipped[seat - 1] ? " *" : "");
		break;
	case FACT_TYPE:
		text_put(text, gs_type_name(type));
		break;
	case FACT_USED:
		text_put(text, state->flipped[seat - 1] ? "yes" : "no");
		break;
	case FACT_IN_PLAY:
		text_format(
			text, "%d",
			gs_type_in_play(sheet->scene->view->book, state, type));
		break;
	case FACT_HAND:
		put_hand(sheet->scene, seat, ",", text);
		break;
	}
}

static void row_fact(const struct sheet *sheet, struct page *page,
		     const char *label, enum fact fact)
{
	int row = page_row(page);

	sheet_label(sheet, page, row, label);
	for (int seat = 1; row >= 0 && seat <= sheet->scene->view->book->seats;
	     seat++) {
		struct text text = {0};

		put_fact(sheet, fact, seat, &text);
		canvas_put_right(page->canvas, row, seat_end(sheet, seat),
				 LOOK_PLAIN, text_string(&text));
		text_free(&text);
	}
}

/* The Burst cards: a narrow column has no room for "Fountain *". */
static void rows_burst(const struct sheet *sheet, struct page *page)
{
	if (sheet->scene->layout != LAYOUT_NARROW) {
		row_fact(sheet, page, "Burst (* used)", FACT_BURST);
		return;
	}
	row_fact(sheet, page, "Burst card", FACT_TYPE);
	row_fact(sheet, page, "Burst used", FACT_USED);
}

/* The end page where the picture of 9.10 has no room for all seats.  Three
   choices follow it: what has no room above them is on the score sheet. */
static int end_compact(struct sheet *sheet, int row, struct canvas *canvas)
{
	bool narrow = sheet->scene->layout == LAYOUT_NARROW;
	struct page page = {canvas, 0, 0, row, canvas->rows - 8};
	int room = page.bottom - row + 1;

	rows_sources(sheet, &page);
	if (page.line + GS_SEASONS <= room)
		rows_seasons(sheet, &page);
	if (page.line + narrow < room)
		rows_burst(sheet, &page);
	if (page.line < room)
		row_fact(sheet, &page, "Of it in play", FACT_IN_PLAY);
	if (page.line < room && !narrow)
		row_fact(sheet, &page, "Kept", FACT_HAND);
	return row + (page.line < room ? page.line : room);
}

/* The two-seat end page of SCREENS 9.10: points by source, and by Season. */
static void end_tables(struct sheet *sheet, int row, struct canvas *canvas)
{
	struct page left = {canvas, 0, 0, row, canvas->rows};
	struct page right = left;

	sheet->ruled = true;
	sheet->step = 8;
	sheet->name = 7;
	sheet->first = 30;
	rows_sources(sheet, &left);
	sheet->label = 43;
	sheet->first = 70;
	sheet_label(sheet, &right, row, "Season");
	row_names(sheet, &right);
	rows_seasons(sheet, &right);
	row_score(sheet, &right);
}

int gt_end(const struct scene *scene, struct canvas *canvas)
{
	struct sheet sheet;
	bool narrow = scene->layout == LAYOUT_NARROW;
	bool pair = scene->view->book->seats == 2 && !narrow;
	int row = pair ? 2 : 1, most = ENDING_MOST;

	/* The sheet says itself who came behind. */
	if (!pair &&
	    gearseed_rules.outcome(scene->view->book, view_state(scene->view))
			    .reason == REASON_SCORE)
		most = 1;
	take_sheet(scene, &sheet);
	row = scene_put_ending(scene, canvas, row, sheet.label, most);
	if (!pair)
		return end_compact(&sheet, row + (!narrow && !sheet.tied),
				   canvas);
	row = row < 5 ? 5 : row + 1;
	end_tables(&sheet, row, canvas);
	end_facts(&sheet, row + 6, canvas);
	return row + 12;
}

/* Which Seasons may come: nobody knows more (E4). */
static void row_to_come(const struct scene *scene, struct page *page,
			int column)
{
	const struct gearseed *state = gt_state(scene);
	const char *between = "";
	struct text text = {0};
	int row;

	if (state->season == GS_SEASONS)
		return;
	text_format(&text, "To come: %s of ",
		    GS_SEASONS - state->season > 1 ? "two" : "one");
	for (int s = SEASON_SPRING; s < GS_SEASON_ROOM; s++) {
		bool known = false;

		for (int n = 0; n < state->season; n++)
			known = known || state->order[n] == s;
		if (known)
			continue;
		text_format(&text, "%s%s", between, gs_season_name(s));
		between = ", ";
	}
	row = page_row(page);
	if (row >= 0)
		canvas_put(page->canvas, row, column, LOOK_PLAIN,
			   text_string(&text));
	text_free(&text);
}

/* "ThE 0,1   Trigger 1  Caste Bonus 1  Ability 2  Seasonal 3" */
static void put_build(const struct scene *scene,
		      const struct gs_sheet_build *build, bool brief,
		      struct text *text)
{
	static const char *const words[2][GS_SOURCES] = {
		{"Trigger", "Caste Bonus", "Ability", "Seasonal", "Shrine",
		 "Burst"},
		{"Tr", "Ca", "Ab", "Se", "Sh", "Burst"}};

	if (build->card)
		text_format(text, "%s %d,%d ",
			    gt_design(scene, build->card)->code, build->cell.x,
			    build->cell.y);
	for (int s = 0; s < GS_SOURCES; s++)
		if (build->source[s])
			text_format(text, "%s%s %d", text->length ? "  " : "",
				    words[brief][s], build->source[s]);
}

static void row_build(const struct scene *scene,
		      const struct gs_sheet_build *build, struct page *page)
{
	bool narrow = scene->layout == LAYOUT_NARROW;
	int row = page_row(page), end = narrow ? 58 : 78, sum = 0;
	int column = narrow ? 2 : 3;
	char name[NAME_BYTES];
	struct text text = {0};

	if (row < 0)
		return;
	for (int s = 0; s < GS_SOURCES; s++)
		sum += build->source[s];
	gt_short_name(scene, build->seat, 7, name);
	put_build(scene, build, narrow, &text);
	if (column + 13 + utf8_columns(text_string(&text)) > end - 3) {
		text_clear(&text);
		put_build(scene, build, true, &text);
	}
	canvas_format(page->canvas, row, column, LOOK_PLAIN, "%2d",
		      build->turn);
	canvas_put(page->canvas, row, column + 4, LOOK_PLAIN, name);
	canvas_put(page->canvas, row, column + 13, LOOK_PLAIN,
		   text_string(&text));
	put_number(page->canvas, row, end, sum);
	text_free(&text);
}

enum { BUILDS_SHOWN = 256 };

int gt_scores(const struct scene *scene, int first, struct canvas *canvas)
{
	struct page page = {canvas, first, 0, 2, canvas->rows - 5};
	struct gs_sheet_build build[BUILDS_SHOWN];
	struct sheet sheet;
	int count = gs_sheet_builds(scene->events, scene->event_count, build,
				    BUILDS_SHOWN);

	take_sheet(scene, &sheet);
	rows_sources(&sheet, &page);
	page_row(&page);
	rows_seasons(&sheet, &page);
	row_to_come(scene, &page, sheet.label);
	page_row(&page);
	row_fact(&sheet, &page, "Score card", FACT_SCORE);
	row_fact(&sheet, &page, "Burst card turned", FACT_POINTS);
	rows_burst(&sheet, &page);
	row_fact(&sheet, &page, "Of it in play", FACT_IN_PLAY);
	page_row(&page);
	for (int i = 0; i < count; i++)
		row_build(scene, &build[i], &page);
	return page.line;
}
