/* Undo and forward again at the table: one key for all that one Enter sent. */
#include "table.h"

#include <stdio.h>
#include <string.h>

#include "utf8.h"

int table_answer_start(const struct table *table, int seat, int last)
{
	int first = table->sent[seat - 1] - 1;

	if (first < 0 || first > last)
		return last;
	for (int p = first; p < last; p++)
		if (match_ply(table->match, p).seat != seat)
			return last;
	return first;
}

/* A decision in the words of its painter, for the one who made it. */
static void put_deed(const struct table *table, int ply, struct text *text)
{
	struct ply taken = match_ply(table->match, ply);
	struct match *before;
	struct view view;

	if (!table->painter->deed) {
		move_print(match_book(table->match), taken.move, text);
		return;
	}
	before = match_copy(table->match, ply);
	match_view(before, taken.seat, &view);
	table->painter->deed(&view, taken.move, TENSE_OWN, text);
	match_end(before);
}

static void note_undone(struct table *table, int first, int last)
{
	struct text deed = {0};
	char more[12];

	if (match_ply(table->match, last).seat != table->seat ||
	    !table_hand_up(table)) {
		table_note(table, TABLE_TAKEN_BACK_OPENLY, NULL);
		return;
	}
	put_deed(table, first, &deed);
	snprintf(more, sizeof more, "%d", last - first);
	table_note_two(table,
		       last > first ? TABLE_TAKEN_BACK_MORE : TABLE_TAKEN_BACK,
		       text_string(&deed), more);
	text_free(&deed);
}

/* Keeps the last decision for `U`; `more` decisions of its answer follow. */
static void keep(struct table *table, int more)
{
	struct move move =
		match_ply(table->match, match_plies(table->match) - 1).move;

	if (table->undone < REDO_MAX)
		table->redo[table->undone++] = (struct taken){move, more};
}

/* What was learned, and the way past it where there is room to say so. */
static void note_barrier(struct table *table, struct reason *reason)
{
	struct text way = {0};
	char room[8];
	int columns;

	text_format(&way, " %s %d ",
		    keys_show(&table->screen->keys, KEYS_TABLE,
			      (struct word){"q", 1}, room),
		    OFFER_ITEM);
	if (table->alone)
		text_put(&way, "takes it back.");
	else if (match_book(table->match)->seats > 2)
		text_put(&way, "asks the others.");
	else
		text_format(&way, "asks %s.", table_who(table,
							 3 - table->seat));
	columns = utf8_columns(text_string(&way));
	if (utf8_columns(reason->wide) + columns <= PHRASE_WIDE)
		strcat(reason->wide, text_string(&way));
	if (utf8_columns(reason->narrow) + columns <= PHRASE_NARROW)
		strcat(reason->narrow, text_string(&way));
	table_note_reason(table, "", reason);
	text_free(&way);
}

/* It is refused, so nothing changes; only its owner may read why. */
static void note_refused(struct table *table, int seat)
{
	struct reason reason;

	if (!seat)
		table_note(table, TABLE_UNDO_NOTHING, NULL);
	else if (!table_hand_up(table))
		table_note(table, TABLE_UNDO_STOPS, NULL);
	else if (seat != table->seat)
		table_note(table, TABLE_UNDO_OTHER, table_who(table, seat));
	else if (!match_undo(table->match, &reason))
		note_barrier(table, &reason);
}

static int last_seat(const struct table *table)
{
	int last = match_plies(table->match) - 1;

	return last < 0 ? 0 : match_ply(table->match, last).seat;
}

bool table_may_undo(const struct table *table)
{
	return match_can_undo(table->match) &&
	       (table->stand == STAND_COVER ||
		last_seat(table) == table->seat);
}

void table_undo(struct table *table)
{
	int last = match_plies(table->match) - 1, first;

	if (!table_may_undo(table)) {
		note_refused(table, last_seat(table));
		return;
	}
	first = table_answer_start(table, last_seat(table), last);
	note_undone(table, first, last);
	keep(table, 0);
	table->undoing = last - first;
	table_answer(table, ANSWER_UNDO, (struct move){0});
}

bool table_undo_next(struct table *table)
{
	if (!table->undoing)
		return false;
	if (!match_can_undo(table->match)) {
		table->undoing = 0;
		return false;
	}
	table->undoing--;
	keep(table, table->redo[table->undone - 1].more + 1);
	return true;
}

void table_redo(struct table *table)
{
	struct taken taken;

	if (!table->undone) {
		table_note(table, TABLE_NOTHING_UNDONE, NULL);
		return;
	}
	taken = table->redo[--table->undone];
	if (!menu_has(question_menu(table->question), taken.move)) {
		table->undone = 0;
		return;
	}
	table->queued = 0;
	while (table->queued < taken.more && table->queued < ANSWERS_MAX)
		table->queue[table->queued++] =
			table->redo[--table->undone].move;
	table->sent[table->seat - 1] = match_plies(table->match) + 1;
	table_note(table, TABLE_FORWARD, NULL);
	table_answer(table, ANSWER_MOVE, taken.move);
}
