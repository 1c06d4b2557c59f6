/* Any bytes are refused as a journal with a sentence, or are a game that goes
   on, and what its journal says next is read as it was meant. */
#include <assert.h>
#include <stdint.h>
#include <string.h>

#include "journal.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Notes each change as a journal does. */
static void note(void *self, const struct match *match,
		 enum match_change change, int seat)
{
	record_write_change(match, change, seat, self);
}

static void play_first(struct match *match)
{
	struct view view;
	struct menu menu = {0};

	match_view(match, SEAT_REFEREE, &view);
	view_legal(&view, &menu);
	if (menu.count)
		match_play(match, menu.move[0], NULL);
}

static void assert_reads_back(const struct match *match,
			      const struct text *journal)
{
	struct text here = {0};
	struct text there = {0};
	struct fault fault;
	size_t whole;
	struct match *again =
		journal_read(text_string(journal), journal->length, NULL,
			     &whole, &fault);

	assert(again && whole == journal->length);
	record_write(match, RECORD_WHOLE, &here);
	record_write(again, RECORD_WHOLE, &there);
	assert(!strcmp(text_string(&here), text_string(&there)));
	text_free(&here);
	text_free(&there);
	match_end(again);
}

/* True for a game whose journal leaves its cards out. */
static bool is_of_its_deal(const struct match *match)
{
	const struct orders *orders = &match_sitting(match)->orders;

	for (int n = 0; n < ORDERS_MAX; n++)
		if (orders->length[n])
			return false;
	return true;
}

static void go_on(struct match *match)
{
	int seat = match_turn(match).seat;
	struct text journal = {0};

	journal_write(match, &journal);
	assert_reads_back(match, &journal);
	if (seat && is_of_its_deal(match)) {
		match_watch(match,
			    (struct watcher){.changed = note,
					     .self = &journal});
		match_undo(match, NULL);
		play_first(match);
		match_take_back(match, seat);
		match_remark(match, REMARK_HINT, seat);
		play_first(match);
		assert_reads_back(match, &journal);
	}
	text_free(&journal);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct fault fault = {0};
	size_t whole = 0;
	struct match *match =
		journal_read((const char *)data, size, NULL, &whole, &fault);

	assert(whole <= size && (!whole || data[whole - 1] == '\n'));
	if (!match) {
		assert(fault.sentence[0] && fault.line >= 0);
		return 0;
	}
	go_on(match);
	match_end(match);
	return 0;
}
