/* The end page: how the game ended, and what comes next. */
#include "table.h"

#include <stdio.h>
#include <string.h>

enum { ENDS = 3 };

static const struct {
	const char *label, *alone; /* `alone`: where no seats are swapped */
	enum after after;
} ends[ENDS] = {
	{"Play again, seats swapped", "Play again", AFTER_AGAIN},
	{"Play the same deal again", NULL, AFTER_SAME},
	{"Back to the first menu", NULL, AFTER_MENU},
};

/* The end in the rulebook's words, for a game without a painter's page. */
static int draw_words(const struct scene *scene, struct frame *frame)
{
	const struct rules *rules = scene->view->book->rules;
	struct told told[8];
	int count = rules->ending(scene->view, scene->names, told, 8);

	for (int i = 0; i < count; i++)
		canvas_put(frame->canvas, 2 + i, 3, LOOK_PLAIN,
			   frame_form(frame, told[i].wide, told[i].narrow));
	return 2 + count;
}

void table_draw_end(struct table *table, struct frame *frame)
{
	const struct journal *journal = table->screen->journal;
	const struct note *note = &table->note;
	struct text text = {0};
	struct scene scene;
	char turns[16];
	int row;

	table_scene(table, frame->layout, frame->rows, frame->columns, &scene);
	row = table->painter->end ?
		      table->painter->end(&scene, frame->canvas) :
		      draw_words(&scene, frame);
	frame_cursor_prompt(frame);
	table->ends.count = ENDS;
	/* A blank row before the choices, where there is room for it. */
	row += row + ENDS < frame_stage_end(frame);
	for (int i = 0; i < ENDS; i++)
		list_draw(&table->ends, frame, i, row + i, 2,
			  table->alone && ends[i].alone ? ends[i].alone :
							  ends[i].label);
	snprintf(turns, sizeof turns, "%d", match_turns(table->match));
	table_phrase(&text, frame,
		     journal && journal_record(journal) ? TABLE_TURNS_SAVED :
							  TABLE_TURNS,
		     turns, NULL);
	frame_message(frame, "",
		      *note->wide ? frame_form(frame, note->wide,
					       note->narrow) :
				    text_string(&text));
	text_clear(&text);
	table_phrase(&text, frame, TABLE_END, NULL, NULL);
	frame_prompt(frame, "", text_string(&text));
	text_clear(&text);
	text_format(&text, "Arrows choose   Enter open   L log%s%s   K keys   "
			   "q menu",
		    table->painter->decks ? "   D decks" : "",
		    table->painter->scores ? "   S score" : "");
	frame_keys(frame, text_string(&text));
	text_free(&text);
}

bool table_press_end(struct table *table, struct press press)
{
	if (press.request == REQUEST_MENU) {
		table->ends.chosen = ENDS - 1;
		return true;
	}
	if (press.request == REQUEST_ENTER && table->ends.chosen == LIST_NONE) {
		table_note(table, TABLE_NOTHING_CHOSEN, NULL);
		return true;
	}
	if (table_look_up(table, press))
		return true;
	table->note = (struct note){.mark = ""};
	if (list_press(&table->ends, press) != LISTED_OPEN)
		return true;
	table->after = ends[table->ends.chosen].after;
	return false;
}
