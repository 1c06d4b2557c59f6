/* The end page: how the game ended, and what comes next. */
#include "table.h"

#include <stdio.h>
#include <string.h>

#include "pair.h"
#include "replay.h"
#include "seal.h"
#include "table_words.h"

/* What has ended. */
enum stage {
	STAGE_GAME = 1,	  /* a game that stands alone */
	STAGE_FIRST = 2,  /* the first of a pair: the second is to come */
	STAGE_SECOND = 4, /* a pair */
	STAGE_ANY = 7
};

struct end {
	unsigned when;
	const char *label, *alone; /* `alone`: where no seats are swapped */
	enum after after;
};

static const struct end ends[] = {
	{STAGE_FIRST, "Second game of the match, seats swapped", NULL,
	 AFTER_SECOND},
	{STAGE_GAME, "Play again, seats swapped", "Play again", AFTER_AGAIN},
	{STAGE_GAME, "Play the same deal again", NULL, AFTER_SAME},
	{STAGE_SECOND, "Another match on a new deal", NULL, AFTER_AGAIN},
	{STAGE_ANY, "Look through the game", NULL, AFTER_PLAY_ON},
	{STAGE_ANY, "Back to the first menu", NULL, AFTER_MENU},
};

static enum stage stage_of(const struct table *table)
{
	struct sitting second;
	struct pair_end end;

	if (pair_second(table->match, &second))
		return STAGE_FIRST;
	return pair_ended(table->match, &end) ? STAGE_SECOND : STAGE_GAME;
}

/* A line of the list, from 0; NULL behind the last one. */
static const struct end *end_at(const struct table *table, int index)
{
	enum stage stage = stage_of(table);

	for (size_t i = 0; i < sizeof ends / sizeof *ends; i++)
		if (ends[i].when & stage && index-- == 0)
			return &ends[i];
	return NULL;
}

static int count_ends(const struct table *table)
{
	int count = 0;

	while (end_at(table, count))
		count++;
	return count;
}

static void put_phrase(const struct frame *frame, enum table_word word,
		       const char *const *fill, struct text *text)
{
	phrase_put(text, &table_words[word], frame->layout == LAYOUT_NARROW,
		   fill);
}

/* "36 + 41 = 77" */
static void print_sum(char room[40], const struct pair_end *end, int seat)
{
	snprintf(room, 40, "%d + %d = %d", end->first[seat - 1],
		 end->second[seat - 1], end->sum[seat - 1]);
}

/* Who won the pair. */
static void put_winner(const struct table *table, const struct frame *frame,
		       const struct pair_end *end, struct text *text)
{
	int winner = end->winner ? end->winner : 1, loser = 3 - winner;
	char more[16], less[16];

	snprintf(more, sizeof more, "%d", end->sum[winner - 1]);
	snprintf(less, sizeof less, "%d", end->sum[loser - 1]);
	if (end->resigned)
		put_phrase(frame, TABLE_PAIR_GIVEN_UP,
			   (const char *[]){table_who(table, winner),
					    table_who(table, loser)},
			   text);
	else if (end->winner)
		put_phrase(frame, TABLE_PAIR_WON,
			   (const char *[]){table_who(table, winner), more,
					    less},
			   text);
	else
		put_phrase(frame, TABLE_PAIR_LEVEL, (const char *[]){more},
			   text);
}

/* Both games of a pair that ended; the next free row. */
static int draw_pair(const struct table *table, struct frame *frame, int row)
{
	char one[40], other[40];
	struct text text = {0};
	struct pair_end end;

	if (!pair_ended(table->match, &end) || end.resigned)
		return row;
	print_sum(one, &end, 1);
	print_sum(other, &end, 2);
	put_phrase(frame, TABLE_PAIR_SUMS,
		   (const char *[]){table_who(table, 1), one,
				    table_who(table, 2), other},
		   &text);
	canvas_put(frame->canvas, row, frame->layout == LAYOUT_NARROW ? 1 : 3,
		   LOOK_BOLD, text_string(&text));
	text_free(&text);
	return row + 1;
}

/* What stands on the message line until there is something to say. */
static void put_news(const struct table *table, const struct frame *frame,
		     struct text *text)
{
	const struct journal *journal = table->screen->journal;
	const struct sitting *sitting = match_sitting(table->match);
	bool saved = journal && journal_record(journal);
	struct pair_end end;
	int count = match_turns(table->match);
	char turns[24], seal[SEAL_SHOWN];

	if (pair_ended(table->match, &end)) {
		put_winner(table, frame, &end, text);
		return;
	}
	if (saved && sitting->seal[0]) {
		seal_show(sitting, seal);
		table_phrase(text, frame, TABLE_UNSEALED, seal, NULL);
		return;
	}
	snprintf(turns, sizeof turns, count == 1 ? "%d turn" : "%d turns",
		 count);
	table_phrase(text, frame, saved ? TABLE_TURNS_SAVED : TABLE_TURNS,
		     turns, NULL);
}

static void draw_ends(struct table *table, struct frame *frame, int row)
{
	int count = count_ends(table);

	table->ends.count = count;
	/* A blank row before the choices, where there is room for it. */
	row += row + count < frame_stage_end(frame);
	if (row + count > frame_stage_end(frame))
		row = frame_stage_end(frame) - count;
	for (int i = 0; i < count; i++) {
		const struct end *end = end_at(table, i);

		list_draw(&table->ends, frame, i, row + i, 2,
			  table->alone && end->alone ? end->alone :
						       end->label);
	}
}

void table_draw_end(struct table *table, struct frame *frame)
{
	const struct note *note = &table->note;
	struct text text = {0};
	struct scene scene;
	int row;

	table_scene(table, frame->layout, frame->rows, frame->columns, &scene);
	row = table->painter->end ?
		      table->painter->end(&scene, frame->canvas) :
		      scene_put_ending(&scene, frame->canvas, 2, 3,
				       ENDING_MOST);
	frame_cursor_prompt(frame);
	draw_ends(table, frame, draw_pair(table, frame, row));
	put_news(table, frame, &text);
	frame_message(frame, "",
		      *note->wide ? frame_form(frame, note->wide,
					       note->narrow) :
				    text_string(&text));
	text_clear(&text);
	table_phrase(&text, frame, TABLE_END, NULL, NULL);
	frame_prompt(frame, "", text_string(&text));
	text_clear(&text);
	text_format(&text, "Arrows choose   Enter open   L log%s   K keys   "
			   "q menu",
		    table->painter->scores ? "   S each build" :
		    table->painter->decks  ? "   D decks" :
					     "");
	frame_keys(frame, text_string(&text));
	text_free(&text);
}

/* False: the game was looked through, and the end page stays. */
static bool leave(struct table *table, enum after after)
{
	const struct replay_start start = {.match = table->match};

	if (after == AFTER_PLAY_ON) {
		table->screen->play_from = replay_run(table->screen, &start);
		if (table->screen->play_from < 0)
			return false;
	}
	table->after = after;
	return true;
}

bool table_press_end(struct table *table, struct press press)
{
	if (press.request == REQUEST_MENU) {
		table->ends.chosen = count_ends(table) - 1;
		return true;
	}
	if (press.request == REQUEST_ENTER && table->ends.chosen == LIST_NONE) {
		table_note(table, TABLE_NOTHING_CHOSEN, NULL);
		return true;
	}
	if (table_look_up(table, press)) /* the log may lead to a moment */
		return table->after != AFTER_PLAY_ON;
	table->note = (struct note){.mark = ""};
	if (list_press(&table->ends, press) != LISTED_OPEN)
		return true;
	return !leave(table, end_at(table, table->ends.chosen)->after);
}
