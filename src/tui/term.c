/* The terminal in curses: opened, drawn on, suspended, always given back. */
#include "term_inside.h"

#include <langinfo.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "memory.h"
#include "utf8.h"

enum { ESCAPE_MS = 100 };

/* What the exit function gives back. */
static struct curses *open_term;

/* How an element is shown, with colours and without: SCREENS section 4. */
static const struct {
	attr_t colour;
	attr_t mono;
	short pair;
	short ink, ground; /* of the pair; -1: the terminal's own */
} looks[LOOK_COUNT] = {
	[LOOK_PLAIN] = {A_NORMAL, A_NORMAL, 0, -1, -1},
	[LOOK_BOLD] = {A_BOLD, A_BOLD, 0, -1, -1},
	[LOOK_YELLOW] = {A_NORMAL, A_UNDERLINE, 1, COLOR_BLACK, COLOR_YELLOW},
	[LOOK_BLACK] = {A_BOLD, A_BOLD, 0, -1, -1},
	[LOOK_WILD] = {A_NORMAL, A_BOLD | A_UNDERLINE, 2, COLOR_BLACK,
		       COLOR_MAGENTA},
	[LOOK_WARNING] = {A_BOLD, A_BOLD, 3, COLOR_RED, -1},
	[LOOK_FOCUS] = {A_REVERSE, A_REVERSE, 0, -1, -1},
	[LOOK_FIELD] = {A_UNDERLINE, A_UNDERLINE, 0, -1, -1},
	[LOOK_GREMLIN] = {A_NORMAL, A_NORMAL, 4, COLOR_BLACK, COLOR_GREEN},
	[LOOK_COALKIN] = {A_NORMAL, A_NORMAL, 5, COLOR_BLACK, COLOR_CYAN},
	[LOOK_THORNED] = {A_NORMAL, A_NORMAL, 2, COLOR_BLACK, COLOR_MAGENTA},
	[LOOK_SHRINE] = {A_NORMAL, A_NORMAL, 1, COLOR_BLACK, COLOR_YELLOW},
	[LOOK_SEASON_GREMLIN] = {A_NORMAL, A_BOLD, 4, COLOR_BLACK,
				 COLOR_GREEN},
	[LOOK_SEASON_COALKIN] = {A_NORMAL, A_BOLD, 5, COLOR_BLACK, COLOR_CYAN},
	[LOOK_SEASON_THORNED] = {A_NORMAL, A_BOLD, 2, COLOR_BLACK,
				 COLOR_MAGENTA},
	[LOOK_SEASON_SHRINE] = {A_NORMAL, A_BOLD, 1, COLOR_BLACK,
				COLOR_YELLOW},
};

static void size(void *self, int *rows, int *columns)
{
	(void)self;
	getmaxyx(stdscr, *rows, *columns);
}

void term_resize(void)
{
	struct winsize now;

	if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &now) || !now.ws_row ||
	    !now.ws_col)
		return;
	if (now.ws_row == LINES && now.ws_col == COLS)
		return;
	resize_term(now.ws_row, now.ws_col);
	clearok(curscr, TRUE);
}

/* A look with a ground of its own is a card's. */
static bool in_colour(const struct curses *term, int look)
{
	return term->colours && !(term->plain_cards && looks[look].ground >= 0);
}

static void draw_cell(const struct curses *term, WINDOW *window, int row,
		      int column, const struct cell *cell)
{
	wchar_t signs[3] = {(wchar_t)cell->code, (wchar_t)cell->mark, L'\0'};
	bool colour = in_colour(term, cell->look);
	attr_t attributes = colour ? looks[cell->look].colour :
				     looks[cell->look].mono;
	short pair = colour ? looks[cell->look].pair : 0;
	cchar_t sign;

	if (!cell->code ||
	    setcchar(&sign, signs, attributes, pair, NULL) == ERR)
		return;
	mvwadd_wch(window, row, column, &sign);
}

/* A window of exactly that size and place for layer `index`. */
static WINDOW *fit(struct curses *term, int index, int rows, int columns,
		   int row, int column)
{
	WINDOW *window = term->window[index];

	if (window && getmaxy(window) == rows && getmaxx(window) == columns &&
	    getbegy(window) == row && getbegx(window) == column)
		return window;
	if (window) {
		del_panel(term->panel[index]);
		delwin(window);
	}
	window = newwin(rows, columns, row, column);
	term->window[index] = window;
	term->panel[index] = window ? new_panel(window) : NULL;
	return window;
}

static void draw_layer(struct curses *term, int index,
		       const struct layer *layer)
{
	const struct canvas *canvas = layer->canvas;
	/* The base fills the screen, so that nothing old stays around it. */
	bool base = index == 0;
	int row = base ? 0 : layer->row, column = base ? 0 : layer->column;
	int rows = base || row + canvas->rows > LINES ? LINES - row :
							canvas->rows;
	int columns = base || column + canvas->columns > COLS ?
			      COLS - column :
			      canvas->columns;
	WINDOW *window;

	if (rows < 1 || columns < 1)
		return;
	window = fit(term, index, rows, columns, row, column);
	if (!window)
		return;
	werase(window);
	for (int r = 0; r < canvas->rows; r++)
		for (int c = 0; c < canvas->columns; c++)
			draw_cell(term, window, layer->row - row + r,
				  layer->column - column + c,
				  &canvas->cell[r][c]);
	wmove(window, layer->row - row + canvas->cursor_row,
	      layer->column - column + canvas->cursor_column);
	top_panel(term->panel[index]);
}

static void show(void *self, const struct layer *layers, int count)
{
	struct curses *term = self;

	for (int i = 0; i < count; i++)
		draw_layer(term, i, &layers[i]);
	for (int i = count; i < LAYERS_MAX; i++)
		if (term->panel[i])
			hide_panel(term->panel[i]);
	update_panels();
	doupdate();
}

static void redraw(void *self)
{
	(void)self;
	clearok(curscr, TRUE);
}

static void bell(void *self)
{
	(void)self;
	beep();
}

void term_modes(struct curses *term, bool on)
{
	if (!term->ansi)
		return;
	fputs(on ? "\033[?2004h" : "\033[?2004l", stdout);
	if (term->mouse)
		fputs(on ? "\033[?1000h\033[?1006h" :
			   "\033[?1006l\033[?1000l",
		      stdout);
	fflush(stdout);
}

static void suspend(void *self)
{
	struct curses *term = self;

	term_modes(term, false);
	endwin();
	term_signals_stop();
	reset_prog_mode();
	term_modes(term, true);
	term_resize();
	clearok(curscr, TRUE);
}

/* Colours as asked for; a terminal that cannot keep its own background has
   none. */
static bool find_colours(struct curses *term, enum colour_choice choice)
{
	const char *none = getenv("NO_COLOR");

	if (choice == COLOUR_NEVER || !has_colors())
		return false;
	if (choice == COLOUR_AUTO && none && *none)
		return false;
	if (term->started)
		return true;
	if (start_color() == ERR || use_default_colors() == ERR)
		return false;
	for (int i = 0; i < LOOK_COUNT; i++)
		if (looks[i].pair)
			init_pair(looks[i].pair, looks[i].ink, looks[i].ground);
	term->started = true;
	return true;
}

static void wear(void *self, const struct appearance *appearance)
{
	struct curses *term = self;

	term_modes(term, false);
	term->mouse = appearance->mouse;
	term_modes(term, true);
	term->plain_cards = appearance->plain_cards;
	term->colours = find_colours(term, appearance->colour);
}

static void give_back(void)
{
	struct curses *term = open_term;

	if (!term)
		return;
	open_term = NULL;
	term_modes(term, false);
	endwin();
	term_signals_end();
}

/* Reads never wait, waiting is term_signals_wait()'s: a Ctrl-C throws away
   what was typed before it, and a read that waited for that, with the signal
   held back, would only end with the next key. */
static void read_without_waiting(void)
{
	struct termios modes;

	if (tcgetattr(STDIN_FILENO, &modes))
		return;
	modes.c_cc[VMIN] = 0;
	modes.c_cc[VTIME] = 0;
	tcsetattr(STDIN_FILENO, TCSANOW, &modes);
	def_prog_mode();
}

static void prepare(struct curses *term)
{
	term->ansi = term_caps_ansi();
	if (!getenv("ESCDELAY"))
		set_escdelay(ESCAPE_MS);
	cbreak();
	noecho();
	nonl();
	read_without_waiting();
	term->keys = newpad(1, 1);
	keypad(term->keys, TRUE);
	/* Mouse reports are read by term_key.c, wanted or not. */
	keyok(KEY_MOUSE, FALSE);
	term_caps_keep_restore();
	term_modes(term, true);
}

struct terminal *term_open(void)
{
	struct curses *term;
	struct termios shell;
	const char *fault;

	setlocale(LC_CTYPE, "");
	fault = term_caps_refuse();
	if (!fault && tcgetattr(STDIN_FILENO, &shell))
		fault = "the terminal does not answer";
	if (fault) {
		fprintf(stderr, "hotbed: %s.\n", fault);
		return NULL;
	}
	term = memory_get(sizeof *term);
	term_signals_begin(&shell);
	term->screen = newterm(NULL, stdout, stdin);
	if (!term->screen) {
		term_signals_end();
		free(term);
		fputs("hotbed: the terminal could not be opened.\n", stderr);
		return NULL;
	}
	term->utf8 = !strcmp(nl_langinfo(CODESET), "UTF-8");
	term->terminal = (struct terminal){
		.ascii = !term->utf8 || wcwidth(0x2500) != 1,
		.size = size, .show = show, .redraw = redraw,
		.read = term_key_read, .drop = term_key_drop,
		.suspend = suspend, .bell = bell, .wear = wear,
		.edit = term_field_edit, .self = term,
	};
	prepare(term);
	if (!open_term)
		atexit(give_back);
	open_term = term;
	return &term->terminal;
}

int term_close(struct terminal *terminal)
{
	struct curses *term = terminal->self;
	int ended = term_signals_ended();

	/* A terminal that is gone without a signal has hung up. */
	if (term->gone && !ended)
		ended = SIGHUP;
	for (int i = 0; i < LAYERS_MAX; i++)
		if (term->window[i]) {
			del_panel(term->panel[i]);
			delwin(term->window[i]);
		}
	delwin(term->keys);
	give_back();
	delscreen(term->screen);
	free(term);
	return ended;
}
