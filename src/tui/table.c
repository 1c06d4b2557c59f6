/* The table as a player: questions are asked of whoever sits before the
   screen, with the cover between two people. */
#include "table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "memory.h"
#include "seal.h"
#include "utf8.h"

const char *table_who(const struct table *table, int seat)
{
	return seat ? match_names(table->match)[seat - 1] : "";
}

bool table_hand_up(const struct table *table)
{
	return table->screen->hand_up || table->stand == STAND_OVER;
}

bool table_cover_undoes(const struct table *table)
{
	return match_can_undo(table->match) && !table->turn.open;
}

void table_phrase(struct text *text, const struct frame *frame,
	       enum table_word word, const char *one, const char *two)
{
	const char *const fill[] = {one, two};

	phrase_put(text, &table_words[word], frame->layout == LAYOUT_NARROW,
		   fill);
}

static void set_note(struct note *note, const char *mark, const char *rule,
		     const char *wide, const char *narrow)
{
	*note = (struct note){.mark = mark, .rule = rule};
	snprintf(note->wide, PHRASE_BYTES, "%s", wide);
	snprintf(note->narrow, PHRASE_BYTES, "%s", narrow);
}

void table_note_two(struct table *table, enum table_word word,
		    const char *one, const char *two)
{
	const char *const fill[] = {one, two};
	struct text wide = {0}, narrow = {0};

	phrase_put(&wide, &table_words[word], false, fill);
	phrase_put(&narrow, &table_words[word], true, fill);
	set_note(&table->note, "", NULL, text_string(&wide),
		 text_string(&narrow));
	text_free(&wide);
	text_free(&narrow);
}

void table_note(struct table *table, enum table_word word, const char *fill)
{
	table_note_two(table, word, fill, NULL);
}

void table_note_reason(struct table *table, const char *mark,
		       const struct reason *reason)
{
	set_note(&table->note, mark, reason->rule, reason->wide,
		 reason->narrow);
}

void table_answer(struct table *table, enum answer_kind kind,
		  struct move move)
{
	table->answered = true;
	table->answer = (struct answer){.kind = kind, .move = move};
	table->screen->idle = false;
}

/* Whose hand lies before the screen now; the hand is up or face down. */
static void sit_down(struct table *table, int seat, bool up)
{
	table->seat = seat;
	table->stand = STAND_ASKED;
	table->screen->hand_up = up;
	table->recap = false;
}

/* The cover is drawn and sent, then everything typed so far thrown away. */
static void draw_cover(struct table *table)
{
	struct terminal *terminal = table->screen->terminal;

	table->stand = STAND_COVER;
	table->screen->hand_up = false;
	table->note = (struct note){.mark = ""};
	screen_show(table->screen, &table->page);
	if (table->screen->settings.value[SETTING_BELL] == BELL_AT_COVER)
		terminal->bell(terminal->self);
	terminal->drop(terminal->self);
}

/* Another seat is asked: what stands between the two people. */
static void change_seats(struct table *table)
{
	int next = table->turn.seat;

	if (table->alone || table->cover == COVER_NEVER) {
		sit_down(table, next, !table->greeting);
	} else if (table->turn.open) {
		sit_down(table, next, false);
	} else if (table->cover == COVER_NAMES) {
		sit_down(table, next, true);
		table_note(table, TABLE_NAMES, table_who(table, next));
	} else {
		draw_cover(table);
	}
}

/* The turn has passed on while a hand was up: its owner sees the last
   picture first. */
static bool shows_turn_over(const struct table *table)
{
	const uint8_t *value = table->screen->settings.value;

	return table->seat && !table->alone && table->screen->hand_up &&
	       table->cover == COVER_TURNS &&
	       value[SETTING_END_OF_TURN] == END_WAIT;
}

static void take_question(struct table *table)
{
	bool was_open = table->turn.open;

	table->turn = match_turn(table->match);
	table->begun = table->here = false;
	table->recap = false;
	table->answered = false;
	memset(table->choice, 0, table->painter->choice_size);
	if (table->turn.seat == table->seat) {
		table->stand = STAND_ASKED;
		/* Others may have looked on while the question was open. */
		if ((was_open || table->turn.open) && !table->alone &&
		    table->cover == COVER_TURNS && was_open != table->turn.open)
			table->screen->hand_up = false;
	} else if (!was_open && shows_turn_over(table)) {
		table->stand = STAND_TURN_OVER;
	} else {
		change_seats(table);
	}
}

/* The next of several answers given at once. */
static bool take_queued(struct table *table, struct answer *given)
{
	struct move move = table->queue[0];

	if (match_turn(table->match).seat != table->seat)
		table->queued = 0;
	if (!table->queued)
		return false;
	table->queued--;
	memmove(table->queue, table->queue + 1,
		(size_t)table->queued * sizeof *table->queue);
	*given = (struct answer){.kind = ANSWER_MOVE, .move = move};
	if (menu_has(question_menu(table->question), move))
		return true;
	table->queued = 0;
	return false;
}

/* Says once that the game is not saved, or saved again. */
static void tell_of_saving(struct table *table)
{
	struct journal *journal = table->screen->journal;
	struct reason news;

	if (journal && journal_news(journal, &news))
		set_note(&table->note, "", NULL, news.wide, news.narrow);
}

/* Before the first card of a sealed deal its seal is shown. */
static void tell_of_seal(struct table *table)
{
	const struct sitting *sitting = match_sitting(table->match);
	char shown[SEAL_SHOWN];

	if (table->answers || match_plies(table->match) || !sitting->seal[0])
		return;
	seal_show(sitting, shown);
	table_note(table, TABLE_SEALED, shown);
}

static struct answer find_answer(struct table *table)
{
	struct answer given;

	if (table_undo_next(table))
		return (struct answer){.kind = ANSWER_UNDO};
	if (take_queued(table, &given))
		return given;
	take_question(table);
	if (table->greeting)
		table_note(table, TABLE_GREETING, table->greeting);
	table->greeting = NULL;
	tell_of_seal(table);
	tell_of_saving(table);
	screen_run(table->screen, &table->page);
	table->answers++;
	if (!table->answered)
		return (struct answer){.kind = ANSWER_LEAVE};
	return table->answer;
}

static struct answer ask(void *self, struct question *question)
{
	struct table *table = self;
	struct answer answer;

	table->question = question;
	answer = find_answer(table);
	table->question = NULL;
	return answer;
}

static void refuse(void *self, const struct reason *reason)
{
	struct table *table = self;

	table->queued = 0;
	table_note_reason(table, "No:", reason);
}

/* The first risk that Enter would run without a word, if there is one. */
static bool risky(struct table *table, const struct response *response)
{
	const struct rules *rules = match_book(table->match)->rules;
	struct reason reason;

	if (response->risk || !rules->caution)
		return false;
	if (!rules->caution(&table->view, response->move[0], &reason))
		return false;
	table_note_reason(table, "Take care:", &reason);
	return true;
}

static void play(struct table *table, const struct response *response)
{
	table->queued = response->count - 1;
	memcpy(table->queue, response->move + 1,
	       (size_t)table->queued * sizeof *table->queue);
	table->undone = 0;
	table->sent[table->seat - 1] = match_plies(table->match) + 1;
	table_answer(table, ANSWER_MOVE, response->move[0]);
}

/* A key for the painter: it chooses, refuses, or plays. */
static void press_painter(struct table *table, struct press press)
{
	const struct frame *frame = &table->screen->frame;
	struct response response = {.answered = ANSWERED_NOTHING};
	struct scene scene;

	table_scene(table, frame->layout, frame->rows, frame->columns, &scene);
	table->painter->press(&scene, table->choice, press, &response);
	if (response.answered == ANSWERED_NOTHING)
		return;
	table->note = (struct note){.mark = ""};
	table->recap = false;
	if (response.answered == ANSWERED_REFUSAL)
		table_note_reason(table, response.refusal.rule ? "No:" : "",
				  &response.refusal);
	if (response.answered != ANSWERED_MOVES || response.count < 1)
		return;
	if (press.request != REQUEST_RISK && risky(table, &response))
		return;
	play(table, &response);
}

static void press_cover(struct table *table, struct press press)
{
	struct terminal *terminal = table->screen->terminal;

	if (press.request == REQUEST_UNDO && table_cover_undoes(table)) {
		table_undo(table);
		table->stand = STAND_ASKED;
		return;
	}
	if (press.request != REQUEST_DIGIT || press.digit != table->turn.seat)
		return;
	/* A digit with more behind it was typed ahead. */
	if (terminal->drop(terminal->self))
		return;
	sit_down(table, table->turn.seat, false);
	if (table->turn.open)
		table_note(table, TABLE_SPACE_FIRST, NULL);
}

static void press_turn_over(struct table *table, struct press press)
{
	if (press.request == REQUEST_ENTER)
		change_seats(table);
	else if (press.request == REQUEST_UNDO)
		table_undo(table);
}

static void press_asked(struct table *table, struct press press)
{
	if (!table->screen->hand_up && !table->turn.open) {
		if (press.request == REQUEST_ENTER)
			table_note(table, TABLE_SPACE_FIRST, NULL);
		return;
	}
	if (press.request == REQUEST_UNDO)
		table_undo(table);
	else if (press.request == REQUEST_REDO)
		table_redo(table);
	else if (press.request == REQUEST_RECAP)
		table->recap = !table->recap;
	else
		press_painter(table, press);
}

/* A public question is asked with every hand face down.  Who wants to see
   the own one first is asked for by name. */
static void come_to_hand(struct table *table)
{
	table->here = true;
	if (table->alone || table->cover != COVER_TURNS)
		table->screen->hand_up = true;
	else
		draw_cover(table);
}

/* Space: the owner's key for the own hand. */
static void turn_hand(struct table *table)
{
	struct screen *screen = table->screen;

	if (table->stand == STAND_COVER)
		return;
	if (table->turn.open && table->stand == STAND_ASKED && !table->here) {
		come_to_hand(table);
		return;
	}
	screen->hand_up = !screen->hand_up;
	screen->idle = false;
	table->recap = false;
	table->note = (struct note){.mark = ""};
}

static enum key_context context(const struct table *table)
{
	if (table->stand == STAND_COVER)
		return KEYS_COVER;
	if (table->stand == STAND_OVER)
		return KEYS_LIST;
	return table->painter->keys ? table->painter->keys : KEYS_TABLE;
}

static bool press(void *self, struct key key)
{
	struct table *table = self;
	struct press press;

	table->page.context = context(table);
	press = screen_press(table->screen, &table->page, key);
	if (table->stand == STAND_OVER)
		return table_press_end(table, press);
	if (table_look_up(table, press))
		return !table->answered && !table->screen->leaving;
	if (press.request == REQUEST_TURN_HAND)
		turn_hand(table);
	else if (table->stand == STAND_COVER)
		press_cover(table, press);
	else if (table->stand == STAND_TURN_OVER)
		press_turn_over(table, press);
	else
		press_asked(table, press);
	table->page.context = context(table);
	return !table->answered;
}

static void draw(void *self, struct frame *frame)
{
	struct table *table = self;

	table->page.context = frame->context = context(table);
	table->page.no_mouse = table->stand == STAND_COVER ||
			       (!table_hand_up(table) && !table->turn.open);
	table_draw(table, frame);
}

bool table_is_person(const struct match *match, int seat)
{
	const struct sitting *sitting = match_sitting(match);

	return sitting->book.rules->has_player(&sitting->book, seat) &&
	       strncmp(sitting->player[seat - 1], "bot", 3) != 0;
}

int table_count_people(const struct match *match)
{
	int people = 0;

	for (int s = 1; s <= match_book(match)->seats; s++)
		people += table_is_person(match, s);
	return people;
}

static void open_table(struct table *table, struct screen *screen,
		       struct match *match, enum cover_mode cover)
{
	const struct painter *painter =
		painter_find(match_book(match)->rules);

	*table = (struct table){
		.screen = screen, .match = match, .cover = cover,
		.painter = painter ? painter : &text_painter,
		.alone = table_count_people(match) == 1,
		.note = {.mark = ""},
	};
	table->choice = memory_get(table->painter->choice_size + 1);
	table->player = (struct player){
		.ask = ask, .refuse = refuse, .self = table};
	table->page = (struct page){
		.draw = draw, .press = press, .self = table};
	screen->hand_up = table->alone || cover != COVER_TURNS;
	screen->playing = true;
}

static enum after run(struct table *table)
{
	struct player *players[SEATS_MAX] = {NULL};
	struct screen *screen = table->screen;
	struct match *match = table->match;

	for (int s = 0; s < match_book(match)->seats; s++)
		players[s] = &table->player;
	if (match_run(match, players) == MATCH_OVER) {
		table->stand = STAND_OVER;
		table->turn = match_turn(match);
		table->seat = table->seat ? table->seat : 1;
		table->ends.chosen = LIST_NONE;
		table->note = (struct note){.mark = ""};
		tell_of_saving(table);
		screen_run(screen, &table->page);
	}
	screen->hand_up = screen->playing = false;
	free(table->events);
	free(table->choice);
	return screen->leaving ? AFTER_LEAVE : table->after;
}

enum after table_play(struct screen *screen, struct match *match,
		      enum cover_mode cover)
{
	struct table table;

	open_table(&table, screen, match, cover);
	return run(&table);
}

enum after table_resume(struct screen *screen, struct match *match,
			const char *greeting)
{
	struct table table;

	open_table(&table, screen, match, COVER_TURNS);
	screen->hand_up = false;
	table.greeting = greeting;
	return run(&table);
}
