/* What the files of GearSeed's painter share: the choice, and where things
   lie on the canvas.  Nothing else includes this. */
#ifndef HOTBED_GEARSEED_TABLE_H
#define HOTBED_GEARSEED_TABLE_H

#include "gearseed.h"
#include "gearseed_words.h"
#include "painter.h"

/* Where the focus is. */
enum gt_focus {
	FOCUS_HAND, /* a card of the hand */
	FOCUS_TOWN, /* a cell, to answer with */
	FOCUS_LOOK, /* a cell, only to read it */
	FOCUS_LIST  /* the numbered lines of the panel */
};

/* What is chosen of a list is its number, or one of these. */
enum { LINE_NONE = -1, LINE_OPEN = 0 };

/* What is chosen so far.  Bytes only: the table keeps and compares it. */
struct gt_choice {
	uint8_t focus;
	bool ghost;  /* `cell` answers: an arrow has been there */
	bool burst;  /* the Burst panel is open over a build */
	bool lifted; /* pull: the card at `from` moves */
	bool placed; /* `corner` is the window's */
	int8_t hand; /* place of the card in focus */
	int8_t line; /* a number of the list, LINE_NONE, LINE_OPEN */
	uint8_t picked_count;
	uint8_t picked[GS_CARDS]; /* places in the hand, first one first */
	struct gs_cell cell;
	struct gs_cell from;
	struct gs_cell corner;
};

/* The ways in which a question is answered. */
enum gt_form {
	FORM_NOTHING, /* nothing is asked of this seat now */
	FORM_BUILD,   /* a card, then a cell */
	FORM_LIST,    /* a numbered line */
	FORM_PICK,    /* cards of the hand, sent together */
	FORM_SITE,    /* a card of the town */
	FORM_MOVE     /* a card of the town, then a cell */
};

enum gt_form gt_form(const struct scene *scene, const struct gt_choice *choice);

/* True while the Burst card is what is asked about. */
bool gt_asks_burst(const struct scene *scene, const struct gt_choice *choice);

/* The numbered answers of a list: line n from 1 is item[n - 1]; `none` is
   what 0 stands for. */
struct gt_list {
	int count;
	bool none;
	struct move item[GS_CARDS];
	struct move skip; /* verb MOVE_RESIGN: 0 only closes the panel */
};
void gt_list_take(const struct scene *scene, const struct gt_choice *choice,
		  struct gt_list *list);

/* The view's state; the near seat's hand; the design in it or NULL. */
const struct gearseed *gt_state(const struct scene *scene);
int gt_hand_count(const struct scene *scene);
uint8_t gt_hand_card(const struct scene *scene, int place);
const struct gs_design *gt_design(const struct scene *scene, uint8_t card);

/* The place at which a hand card was picked, from 1; 0: it was not. */
int gt_picked(const struct gt_choice *choice, int place);

/* "1st": the order in which cards go. */
void gt_put_rank(char text[16], int number);

/* Cards that a pick still has to or may take. */
int gt_pick_limit(const struct scene *scene);

/* True when the menu holds a move of that card at this question. */
bool gt_card_fits(const struct scene *scene, uint8_t card);

/* What happened from event `from` on, without the deal; to the end of the turn
   that is shown as over. */
void gt_story(const struct scene *scene, int from, struct story *story);

/* A seat's name in so many columns; with the seat's number where that would
   be another's name as well. */
void gt_short_name(const struct scene *scene, int seat, int columns,
		   char name[NAME_BYTES]);

/* True when the card in focus may be taken, moved or razed, as is asked; else
   the law's reason. */
bool gt_site_fits(const struct scene *scene, const struct gt_choice *choice,
		  struct reason *reason);

enum look gt_caste_look(int caste);

/* Where everything lies, by the layout and the canvas's size. */
struct gt_table {
	int wide, high;	   /* of a cell with one wall */
	int columns, rows; /* cells in the town's window */
	int hand_row, hand_columns;
	int side, side_width; /* the boxes at the right */
	int score_row, panel_row, side_last;
};
void gt_table_lay(const struct scene *scene, struct gt_table *table);

/* The town. */
enum { GT_COLUMNS = 48, GT_ROWS = 48 };

enum gt_kind { SITE_EMPTY, SITE_FREE, SITE_CARD, SITE_GHOST };

struct gt_site {
	uint8_t kind;
	bool focus;
	char sign; /* behind the code: `*`, a digit or a blank */
	const struct gs_design *design;
};

struct gt_box {
	int left, top, right, bottom;
};

struct gt_town {
	int row, column; /* of the canvas: the upper left corner */
	int wide, high;
	int columns, rows;
	struct gs_cell corner;
	struct gt_box box; /* all cells that hold something */
	struct gt_site site[GT_ROWS][GT_COLUMNS];
};

/* Draws axes, counts, walls and cards. */
void gt_town_draw(const struct gt_town *town, struct canvas *canvas);

/* Draws what is printed on a card: its code, or name and code where a card is
   wider than 5.  Row and column are inside its frame. */
void gt_face_draw(const struct gs_design *design, char sign, bool focus,
		  int wide, int row, int column, struct canvas *canvas);

/* Where the window begins in one direction: it shows `shown` of the cells
   `least` to `most`; `from` is where it began, or GT_FRESH.  It follows the
   focus by half screens. */
enum { GT_FRESH = -1000 };
int gt_window(int least, int most, int shown, int from, int focus);

/* Fills the town as the scene and the choice have it. */
void gt_town_fill(const struct scene *scene, const struct gt_choice *choice,
		  struct gt_town *town);

/* The card in a cell, or CARD_NONE. */
uint8_t gt_card_at_cell(const struct gearseed *state, struct gs_cell cell);

/* The cells that hold cards, or may be built on where that is asked. */
struct gt_box gt_town_box(const struct scene *scene,
			  const struct gt_choice *choice);

/* The card in the middle of the town: where looking begins. */
struct gs_cell gt_town_middle(const struct scene *scene);

/* True when that cell is one of the dots. */
bool gt_is_dot(const struct scene *scene, const struct gt_choice *choice,
	       struct gs_cell cell);

/* The canvas's place of a cell's first letter.  False: it is not shown. */
bool gt_town_place(const struct gt_town *town, struct gs_cell cell, int *row,
		   int *column);

/* The cell at a place of the canvas.  False: none is there. */
bool gt_town_hit(const struct gt_town *town, int row, int column,
		 struct gs_cell *cell);

/* The hand. */
void gt_hand_draw(const struct scene *scene, const struct gt_choice *choice,
		  struct canvas *canvas);
int gt_hand_hit(const struct scene *scene, const struct gt_choice *choice,
		int row, int column);

/* True when the cards leave the boxes at the right their rows. */
bool gt_hand_is_short(const struct scene *scene);

/* Season, scores and panel. */
void gt_side_draw(const struct scene *scene, const struct gt_choice *choice,
		  struct canvas *canvas);

/* The list's number at a place of the canvas, or LINE_OPEN. */
int gt_side_hit(const struct scene *scene, const struct gt_choice *choice,
		int row, int column);

/* The lines of the panel. */
enum {
	GT_LINES = 64,
	GT_LINE_BYTES = 128,
	GT_ITEM = 5 /* columns before the words of an answer */
};

struct gt_line {
	char left[GT_LINE_BYTES];
	char right[16];
	uint8_t drop; /* 0: stays; else the higher the sooner left out */
	int8_t line;  /* of a list, else LINE_OPEN */
	bool strong;  /* `right` is a gain or a score */
	bool goes_on; /* continues the line above */
};

struct gt_side {
	enum layout layout;
	int width;
	int count;
	struct gt_line line[GT_LINES];
};

struct gt_line *gt_side_add(struct gt_side *side, const char *left);
void gt_side_append(struct gt_side *side, const struct gt_side *other,
		    int first);
void gt_side_gap(struct gt_side *side);
void gt_side_wrap(struct gt_side *side, const char *label, int indent,
		  const char *string);
void gt_side_format(struct gt_side *side, const char *format, ...)
	__attribute__((format(printf, 2, 3)));
struct gt_line *gt_side_last(struct gt_side *side);

/* "Thorned Tower at 2,-1, Ability": whose step asks; as much of it as has
   room, the cell where that is wanted. */
void gt_side_asker(const struct scene *scene, bool cell, struct gt_side *side);

/* What follows the question, below a title; `triggers`: those that wait as
   well. */
void gt_side_to_come(const struct scene *scene, const char *title,
		     bool triggers, int room, struct gt_side *side);

void gt_put_cell(char text[16], struct gs_cell cell);

/* The panel of a question, by its form. */
void gt_fill_list(const struct scene *scene, const struct gt_choice *choice,
		  int room, struct gt_side *side);
void gt_fill_pick(const struct scene *scene, const struct gt_choice *choice,
		  int room, struct gt_side *side);
void gt_fill_move(const struct scene *scene, const struct gt_choice *choice,
		  int room, struct gt_side *side);
void gt_fill_site(const struct scene *scene, const struct gt_choice *choice,
		  int room, struct gt_side *side);

void gt_side_card(struct gt_side *side, const struct scene *scene,
		  uint8_t card);
void gt_side_forecast(struct gt_side *side, const struct gs_forecast *forecast,
		      int room);
void gt_side_fill(const struct scene *scene, const struct gt_choice *choice,
		  int room, struct gt_side *side);

/* The painter's functions that other files hold. */
void gt_lines(const struct scene *scene, const void *choice,
	      struct lines *lines);
void gt_remark(enum gt_word word, const char *fill, struct response *response);
void gt_press(const struct scene *scene, void *choice, struct press press,
	      struct response *response);
int gt_end(const struct scene *scene, struct canvas *canvas);
void gt_decks(const struct scene *scene, struct canvas *canvas);
int gt_scores(const struct scene *scene, int first, struct canvas *canvas);

#endif
