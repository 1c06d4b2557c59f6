/* The painter of games that have none of their own: the view in words, and
   the menu as a list.  It knows no game. */
#include "table.h"

#include <stdio.h>
#include <string.h>

#include "utf8.h"

enum { MENU_TOP = 3, NONE = -1 };

struct choice {
	int chosen; /* of the menu, or NONE */
};

static void begin(const struct scene *scene, void *choice)
{
	(void)scene;
	*(struct choice *)choice = (struct choice){NONE};
}

/* The column where the list begins: the view stands to the left of it. */
static int divide(const struct scene *scene)
{
	return scene->columns * 3 / 5;
}

/* Rows that the list has. */
static int room(const struct scene *scene)
{
	return scene->rows - 3 - MENU_TOP;
}

static void draw_view(const struct scene *scene, struct canvas *canvas,
		      int columns)
{
	struct text text = {0};
	const char *at;
	int row = 2;

	scene->view->book->rules->describe(scene->view, &text);
	at = text_string(&text);
	while (*at && row < scene->rows - 3) {
		char line[512];
		size_t bytes = strcspn(at, "\n");
		size_t cut;

		snprintf(line, sizeof line, "%.*s", (int)bytes, at);
		/* A long line goes on below, set off by two blanks. */
		cut = utf8_cut(line, columns);
		line[cut] = '\0';
		canvas_put(canvas, row++, 2, LOOK_PLAIN, line);
		at += cut < bytes ? cut : bytes + (at[bytes] == '\n');
	}
	text_free(&text);
}

static void draw_menu(const struct scene *scene, const struct choice *choice,
		      struct canvas *canvas)
{
	int column = divide(scene), rows = room(scene);
	int first = choice->chosen >= rows ? choice->chosen - rows + 1 : 0;
	struct text text = {0};

	for (int i = first; i < scene->menu->count && i < first + rows; i++) {
		text_clear(&text);
		move_print(scene->view->book, scene->menu->move[i], &text);
		list_line(canvas, MENU_TOP + i - first, column, column + 2,
			  i == choice->chosen, text_string(&text));
	}
	canvas_format(canvas, 2, column + 2, LOOK_PLAIN, "%d answers",
		      scene->menu->count);
	text_free(&text);
}

static void stage(const struct scene *scene, const void *choice,
		  struct canvas *canvas)
{
	draw_view(scene, canvas,
		  scene->menu->count ? divide(scene) - 4 :
				       scene->columns - 4);
	if (scene->menu->count)
		draw_menu(scene, choice, canvas);
}

static void lines(const struct scene *scene, const void *choice,
		  struct lines *lines)
{
	const struct choice *chosen = choice;
	const struct book *book = scene->view->book;
	const char *name = scene->names[scene->seat - 1];
	struct reason reason;

	if (scene->phase != PHASE_ASKED && scene->phase != PHASE_RECAP)
		return;
	text_format(&lines->prompt, "%s: %s. ", name,
		    book->rules->questions[scene->turn.question]);
	if (chosen->chosen == NONE) {
		text_put(&lines->prompt, "Choose an answer.");
	} else {
		struct move move = scene->menu->move[chosen->chosen];

		text_put(&lines->prompt, "Enter answers: ");
		move_print(book, move, &lines->prompt);
		lines->risk = book->rules->caution &&
			      book->rules->caution(scene->view, move, &reason);
		if (lines->risk)
			text_put(&lines->message,
				 scene->layout == LAYOUT_NARROW ?
					 reason.narrow :
					 reason.wide);
	}
	text_put(&lines->keys, lines->risk ? "! take the risk   Esc back" :
					     "Arrows choose   Enter answer");
	text_put(&lines->keys, "   u undo   ? rule   K keys   q menu");
}

static int move_to(const struct scene *scene, int from, struct press press)
{
	int last = scene->menu->count - 1;
	int to = from + list_step(press.request, room(scene));

	if (to == from)
		return from;
	if (from == NONE && press.request == REQUEST_UP)
		return last;
	return to < 0 ? 0 : to > last ? last : to;
}

static void answer(const struct scene *scene, int chosen, bool accepted,
		   struct response *response)
{
	struct move move;

	if (chosen == NONE) {
		response->answered = ANSWERED_REFUSAL;
		response->refusal.rule = NULL;
		strcpy(response->refusal.wide, "Nothing is chosen yet: the "
					       "arrows choose an answer.");
		strcpy(response->refusal.narrow, response->refusal.wide);
		return;
	}
	move = scene->menu->move[chosen];
	response->answered = ANSWERED_MOVES;
	response->risk = accepted;
	response->count = 1;
	response->move[0] = move;
}

static void press(const struct scene *scene, void *choice,
		  struct press press, struct response *response)
{
	struct choice *chosen = choice;
	int to = move_to(scene, chosen->chosen, press);

	if (press.request == REQUEST_ENTER || press.request == REQUEST_RISK) {
		answer(scene, chosen->chosen, press.request == REQUEST_RISK,
		       response);
	} else if (press.request == REQUEST_BACK) {
		chosen->chosen = NONE;
		response->answered = ANSWERED_CHOICE;
	} else if (to != chosen->chosen) {
		chosen->chosen = to;
		response->answered = ANSWERED_CHOICE;
	}
}

static void progress(const struct scene *scene, struct text *text)
{
	text_format(text, "turn %d", scene->turns);
}

const struct painter text_painter = {
	.choice_size = sizeof(struct choice),
	.keys = KEYS_TABLE,
	.begin = begin,
	.stage = stage,
	.lines = lines,
	.press = press,
	.progress = progress,
};
