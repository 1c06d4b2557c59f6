/* Shared by the files that draw the Sowers table: where things lie, what is
   chosen, what the view tells.  Nothing here is for anybody else. */
#ifndef HOTBED_SOWERS_PAINT_H
#define HOTBED_SOWERS_PAINT_H

#include "painter.h"
#include "sowers.h"
#include "sowers_words.h"

/* How one layout is measured; rows are counted from the mat's upper edge. */
struct form {
	int columns;	  /* of mat, hand and panel */
	int divider;	  /* the mat's upright line */
	int far_row;	  /* the far player's soils */
	int edge_row;	  /* over Rocky and Path */
	int rocky_row;
	int line_row;	  /* under Rocky and Path */
	int near_row;
	int last_row;	  /* the mat's lower edge */
	int seed_columns; /* a place of the Good Soil */
	int caption;	  /* column of Rocky's captions */
	int card_rows, card_columns;
	int step;	  /* from one hand card to the next */
	int letter, name, text; /* columns of the panel */
	int rows;	  /* of a window that has nothing to spare */
	int spare[3];	  /* the spare row that goes above mat, hand, panel;
			     0: none does */
};

/* Where the parts of a stage begin. */
struct plan {
	int mat, hand, marks, panel, last;
};

/* The answer so far.  Nothing is chosen when all of it is as at first. */
struct choice {
	int focus;	/* a hand place; of `pick` a stop, -1: none */
	bool moved;	/* the focus is the player's, not where it began */
	int soil;	/* a soil's verb; SOWERS_END: stop sowing; 0: none */
	uint8_t colour; /* y, b or w was the last key: enum look, or 0 */
	int count;	/* cards in the run, or put, or chosen to go */
	uint8_t card[10];  /* the run's */
	uint8_t place[10]; /* hand places of what is put or goes */
	uint8_t side[10];  /* SOWERS_TOP or SOWERS_BOTTOM */
};

enum { HAND_MAX = 24 };

/* A scene with its rulebook's names for things. */
struct plot {
	const struct scene *scene;
	const struct form *form;
	struct plan plan;
	const struct sowers *state;
	int near, far;
	bool up;    /* the near hand's cards are known */
	bool asked; /* the near seat has a question to answer */
	int hands;  /* cards of the near hand */
	bool fresh[HAND_MAX]; /* it is new */
};

static inline bool plot_narrow(const struct plot *plot)
{
	return plot->scene->layout == LAYOUT_NARROW;
}

void plot_take(struct plot *plot, const struct scene *scene);

/* Cards of a zone, and how many. */
const uint8_t *plot_cards(const struct plot *plot, enum sowers_zone zone,
			  int seat);
int plot_count(const struct plot *plot, enum sowers_zone zone, int seat);

/* Which of Rocky's cards came since the near seat last decided. */
void plot_new_rocky(const struct plot *plot,
		    bool fresh[SOWERS_ROCKY_LIMIT + 1]);

const char *plot_name(const struct plot *plot, int seat);
const char *plot_word(const struct plot *plot, uint8_t card);
enum look plot_look(uint8_t card);

/* True while Aquila has the far side. */
bool plot_solo(const struct plot *plot);

/* A move that names a card. */
struct move card_move_of(int verb, uint8_t card);

/* Puts cards into sort order. */
void cards_sort(uint8_t *cards, int count);

/* Lists of cards: "Y6 Y8 Y9", "B1, B6 and B8". */
void list_plain(const struct plot *plot, const uint8_t *cards, int count,
		struct text *text);
void list_spoken(const struct plot *plot, const uint8_t *cards, int count,
		 struct text *text);

/* Appends a phrase in the layout's form. */
void plot_say(const struct plot *plot, struct text *text,
	      enum sowers_words words, const char *const *fill);

/* Draws a phrase and gives the column after it. */
int plot_put(const struct plot *plot, struct canvas *canvas, int row,
	     int column, enum sowers_words words, const char *const *fill);
void plot_put_right(const struct plot *plot, struct canvas *canvas,
		    int row, int column, enum sowers_words words,
		    const char *const *fill);

/* A number as a filling. */
struct digits {
	char text[12];
};
struct digits digits(int number);

/* Draws a card's label and gives the column after it. */
int label_put(const struct plot *plot, struct canvas *canvas, int row,
	      int column, uint8_t card);

/* Labels parted by blanks, in as many rows as they take before `right`; the
   row after the last. */
int labels_fold(const struct plot *plot, struct canvas *canvas, int row,
		int column, int right, const uint8_t *cards, int count);

/* A text in rows of at most `room` columns, broken behind commas (which then
   go) or at blanks: how many rows.  Without a canvas it only counts. */
int fold_put(struct canvas *canvas, int row, int column, int room,
	     const char *string);

/* A card in its frame. */
struct face {
	uint8_t card;	  /* CARD_NONE: `word` stands on it */
	const char *word; /* in the middle: a count, or `?` */
	bool fresh;	  /* `new` in its upper edge */
	bool focus;	  /* `^` in its lower edge, and reverse */
	bool ghost;	  /* not so yet: round brackets */
	bool small;	  /* 5x3 in every layout */
};
void face_put(const struct plot *plot, struct canvas *canvas, int row,
	      int column, const struct face *face);

/* The parts of the stage; each puts the cursor where it has the focus. */
void mat_draw(const struct plot *plot, const struct choice *choice,
	      struct canvas *canvas);
void hand_draw(const struct plot *plot, const struct choice *choice,
	       struct canvas *canvas);
void panel_draw(const struct plot *plot, const struct choice *choice,
		struct canvas *canvas);
void strip_draw(const struct plot *plot, const struct choice *choice,
		struct canvas *canvas);
void replay_draw(const struct plot *plot, struct canvas *canvas);

/* What an open view holds of hands, decks and Path, in words; the near hand
   where it is not drawn as cards. */
void open_draw(const struct plot *plot, struct canvas *canvas, int row,
	       bool hand);
void boxes_draw(const struct plot *plot, struct canvas *canvas);
void log_draw(const struct plot *plot, struct canvas *canvas, int column,
	      int columns);

/* A story in the panel's place: how many rows it takes, and drawn from `row`
   on, at most to `last`. */
int story_rows(const struct plot *plot, const struct told *lines, int count);
void story_draw(const struct plot *plot, struct canvas *canvas, int row,
		int last, const struct told *lines, int count);

/* Where a card of the hand lies. */
int hand_column(const struct plot *plot, int place);

/* What a click on the mat hits: a stop of `pick` (row of the menu), a soil's
   verb, or nothing. */
enum hit_kind { HIT_NOTHING, HIT_STOP, HIT_SOIL };
struct hit {
	enum hit_kind kind;
	int value;
};
struct hit mat_hit(const struct plot *plot, int row, int column);

/* Pages. */
int sowers_draw_end(const struct scene *scene, struct canvas *canvas);
void sowers_draw_decks(const struct scene *scene, struct canvas *canvas);

/* The choice. */
void choice_begin(const struct scene *scene, void *choice);
void choice_press(const struct scene *scene, void *choice, struct press press,
		  struct response *response);

/* What can have the focus: cards of the hand or stops of `pick`. */
int stop_count(const struct plot *plot);
uint8_t stop_card(const struct plot *plot, int stop);
bool stop_open(const struct plot *plot, int stop);

/* The moves that Enter would play, in their order; 0: not enough chosen. */
int choice_moves(const struct plot *plot, const struct choice *choice,
		 struct move *moves);

/* True when they may lose, with the sentence. */
bool choice_risk(const struct plot *plot, const struct choice *choice,
		 struct reason *reason);

/* Where a hand place stands among the cards that are put or go, or -1. */
int choice_placed(const struct choice *choice, int place);

/* The view as it will be after these moves, of which none draws a card. */
void choice_try(const struct plot *plot, const struct move *moves,
		int count, struct view *view);

/* The run in the Good Soil: in full, naturals first and a wild for a gap,
   after `first` (or NONE); one more; natural for wild or wild for natural
   at its last place; whether that could be swapped; whether the run is the
   whole one that the card in focus begins; whether one more could follow. */
void run_propose(const struct plot *plot, struct choice *choice,
		 uint8_t first);
bool run_more(const struct plot *plot, struct choice *choice);
bool run_swap(const struct plot *plot, struct choice *choice);
bool run_can_swap(const struct plot *plot, const struct choice *choice);
bool run_is_whole(const struct plot *plot, const struct choice *choice);
bool run_can_grow(const struct plot *plot, const struct choice *choice);

/* The last three lines. */
void lines_fill(const struct scene *scene, const void *choice,
		struct lines *lines);

/* A move in words. */
void sowers_deed(const struct view *view, struct move move, enum tense tense,
		 struct text *text);

/* How a finished game ended, in a few words. */
void sowers_result(const struct view *view, const char *const *names,
		   struct text *text);

extern const struct painter sowers_painter;

#endif
