/* The line protocol: reads requests, offers one player for every seat to the
   one loop, answers.  It decides nothing about the games. */
#include "engine.h"

#include <stdarg.h>
#include <string.h>

#include "random.h"
#include "record.h"
#include "version.h"

enum {
	REQUEST_BYTES = 1 << 16,
	RECORD_BYTES = 1 << 24
};

/* What a request means for the loop that waits for it. */
enum step {
	STEP_STAY, /* answered; the next request */
	STEP_MOVE, /* engine->move is to be played, then answered */
	STEP_UNDO, /* the same for an undo */
	STEP_LEAVE /* answered; another game, or the end */
};

struct engine {
	FILE *in, *out;
	const struct deck_shelf *shelf;
	struct match *match; /* NULL: no game yet */
	struct match *next;  /* a new game, which the loop turns to */
	bool done;
	struct text line; /* the request */
	struct text said; /* the answer's data lines */
	struct move move;
	enum step pending; /* a request that the loop answers */
	struct player player;
};

/* Writes the answer and its last line. */
static void finish(struct engine *engine, const char *last)
{
	text_put(&engine->said, last);
	text_put(&engine->said, "\n");
	fwrite(text_string(&engine->said), 1, engine->said.length,
	       engine->out);
	text_clear(&engine->said);
	if (fflush(engine->out))
		engine->done = true;
}

static enum step accept(struct engine *engine)
{
	finish(engine, "ok");
	return STEP_STAY;
}

static enum step refuse(struct engine *engine, const char *code,
			const char *format, ...)
	__attribute__((format(printf, 3, 4)));

static enum step refuse(struct engine *engine, const char *code,
			const char *format, ...)
{
	char sentence[2 * PHRASE_BYTES];
	struct text last = {0};
	va_list list;

	va_start(list, format);
	vsnprintf(sentence, sizeof sentence, format, list);
	va_end(list);
	text_format(&last, "error %s %s", code, sentence);
	text_clear(&engine->said);
	finish(engine, text_string(&last));
	text_free(&last);
	return STEP_STAY;
}

/* Appends the next line to `text`, without its end, as far as `most` bytes
   go.  False at the end of input. */
static bool read_line(FILE *in, struct text *text, size_t most, bool *cut)
{
	int byte = getc(in);

	if (byte == EOF)
		return false;
	*cut = false;
	for (; byte != EOF && byte != '\n'; byte = getc(in)) {
		char letter = (char)byte;

		if (text->length < most)
			text_put_bytes(text, &letter, 1);
		else
			*cut = true;
	}
	return true;
}

static enum step say_hello(struct engine *engine, struct scan words)
{
	(void)words;
	text_put(&engine->said,
		 "name hotbed\nversion " HOTBED_VERSION "\nprotocol 1\n");
	return accept(engine);
}

/* The key of KEY=VALUE, and the value; false without a `=`. */
static bool split(struct word word, struct word *key, struct word *value)
{
	const char *equals = memchr(word.at, '=', word.length);

	if (!equals)
		return false;
	*key = (struct word){word.at, (size_t)(equals - word.at)};
	*value = (struct word){equals + 1, word.length - key->length - 1};
	return true;
}

/* True when one of the words before this one has the same key. */
static bool named_before(struct scan words, struct word key)
{
	struct word word, other, value;

	while (scan_word(&words, &word) && split(word, &other, &value)) {
		if (other.at == key.at)
			return false;
		if (other.length == key.length &&
		    !memcmp(other.at, key.at, key.length))
			return true;
	}
	return false;
}

/* Takes one KEY=VALUE; what is wrong was answered when it is false. */
static bool take_setting(struct engine *engine, struct sitting *sitting,
			 struct scan all, struct word word, unsigned *given)
{
	struct word key, value;
	const char *wrong;
	char shown[WORD_SHOWN];

	word_show(word, shown);
	if (!split(word, &key, &value) || named_before(all, key) ||
	    !sitting_knows(sitting->book.rules, key)) {
		refuse(engine, "usage",
		       "%s: here stands KEY=VALUE, each key of the game once.",
		       shown);
		return false;
	}
	if (word_is(key, "cards"))
		wrong = sitting_take_deck(sitting, value, engine->shelf)
				? NULL
				: "No deck of cards has this id.";
	else
		wrong = sitting_set(sitting, key, value, given);
	if (wrong)
		refuse(engine, "range", "%s: %s", shown, wrong);
	return !wrong;
}

static enum step begin_game(struct engine *engine, struct scan words)
{
	struct sitting sitting;
	const struct rules *rules;
	struct scan all;
	struct word word;
	unsigned given = 0;
	const char *wrong;

	scan_word(&words, &word);
	rules = games_find(word);
	if (!rules)
		return refuse(engine, "range", "No game has this name.");
	sitting_begin(&sitting, rules);
	all = words;
	while (scan_word(&words, &word))
		if (!take_setting(engine, &sitting, all, word, &given))
			return STEP_STAY;
	if (!(given & GIVEN_DEAL) && !random_from_system(&sitting.deal))
		return refuse(engine, "range",
			      "The system gives no random numbers: name a "
			      "deal.");
	wrong = sitting_settle(&sitting, given);
	if (wrong)
		return refuse(engine, "range", "%s", wrong);
	engine->next = match_begin(&sitting);
	accept(engine);
	return STEP_LEAVE;
}

/* Reads up to the line `.`; false when it is missing. */
static bool read_record(struct engine *engine, struct text *record,
			bool *too_long)
{
	*too_long = false;
	for (;;) {
		size_t start = record->length;
		bool cut;

		if (!read_line(engine->in, record, RECORD_BYTES, &cut))
			return false;
		*too_long = *too_long || cut || record->length >= RECORD_BYTES;
		if (!cut && record->length == start + 1 &&
		    record->data[start] == '.') {
			text_cut(record, start);
			return true;
		}
		if (*too_long)
			text_cut(record, RECORD_BYTES - 2);
		text_put(record, "\n");
	}
}

static enum step load_record(struct engine *engine, struct scan words)
{
	struct text record = {0};
	struct fault fault = {0};
	bool too_long;
	bool whole = read_record(engine, &record, &too_long);

	(void)words;
	if (!whole)
		fault_set(&fault, 0, NULL, "The input ended before the `.`.");
	else if (too_long)
		fault_set(&fault, 0, NULL, "The record is too long.");
	else
		engine->next = record_read(text_string(&record), record.length,
					   engine->shelf, &fault);
	text_free(&record);
	if (!engine->next)
		return refuse(engine, "record", "%d %s", fault.line,
			      fault.sentence);
	accept(engine);
	return STEP_LEAVE;
}

static enum step list_menu(struct engine *engine, struct scan words)
{
	struct view view;
	struct menu menu = {0};

	(void)words;
	match_view(engine->match, SEAT_REFEREE, &view);
	if (match_turn(engine->match).seat)
		view_legal(&view, &menu);
	for (int i = 0; i < menu.count; i++) {
		move_print(view.book, menu.move[i], &engine->said);
		text_put(&engine->said, "\n");
	}
	return accept(engine);
}

/* The move that the words are, or an answer. */
static bool read_move(struct engine *engine, struct scan words,
		      struct move *move)
{
	struct word rest = scan_rest(&words);
	char shown[WORD_SHOWN];

	if (move_parse(match_book(engine->match), rest, move))
		return true;
	word_show(rest, shown);
	refuse(engine, "usage", "%s: this is no move.", shown);
	return false;
}

static enum step play_move(struct engine *engine, struct scan words)
{
	return read_move(engine, words, &engine->move) ? STEP_MOVE : STEP_STAY;
}

static enum step say_why(struct engine *engine, struct scan words)
{
	struct reason reason;
	struct move move;

	if (!read_move(engine, words, &move))
		return STEP_STAY;
	if (match_why(engine->match, move, &reason))
		text_put(&engine->said, "legal\n");
	else
		text_format(&engine->said, "illegal %s %s\n", reason.rule,
			    reason.wide);
	return accept(engine);
}

static enum step show_view(struct engine *engine, struct scan words)
{
	const struct book *book = match_book(engine->match);
	struct view view;
	struct word word;
	int seat = SEAT_REFEREE;

	scan_word(&words, &word);
	if (!word_is(word, "all") &&
	    !word_number(word, 1, book->seats, &seat))
		return refuse(engine, "range", "The seats are 1 to %d.",
			      book->seats);
	match_view(engine->match, seat, &view);
	book->rules->describe(&view, &engine->said);
	return accept(engine);
}

static enum step undo_move(struct engine *engine, struct scan words)
{
	(void)engine;
	(void)words;
	return STEP_UNDO;
}

/* Any move of the menu, drawn from what the view shows. */
static struct move play_random(const struct view *view,
			       const struct menu *menu)
{
	uint64_t seed = UINT64_C(0xcbf29ce484222325);
	struct random random;

	for (size_t i = 0; i < view->book->rules->state_size; i++) {
		seed ^= view->masked.byte[i];
		seed *= UINT64_C(0x100000001b3);
	}
	random = random_start(seed, 0);
	return menu->move[random_below(&random, (uint32_t)menu->count)];
}

static const struct bot {
	const char *name;
	struct move (*play)(const struct view *view, const struct menu *menu);
} bots[] = {
	{"random", play_random},
};

static enum step ask_bot(struct engine *engine, struct scan words)
{
	struct view view;
	struct menu menu = {0};
	struct word word;

	scan_word(&words, &word);
	match_view(engine->match, match_turn(engine->match).seat, &view);
	view_legal(&view, &menu);
	for (size_t i = 0; i < sizeof bots / sizeof *bots; i++) {
		if (!word_is(word, bots[i].name))
			continue;
		text_put(&engine->said, "move ");
		move_print(view.book, bots[i].play(&view, &menu),
			   &engine->said);
		text_put(&engine->said, "\n");
		return accept(engine);
	}
	return refuse(engine, "range", "No bot has this name.");
}

static enum step print_record(struct engine *engine, struct scan words)
{
	(void)words;
	record_write(engine->match, RECORD_WHOLE, &engine->said);
	return accept(engine);
}

static enum step say_result(struct engine *engine, struct scan words)
{
	(void)words;
	if (match_turn(engine->match).seat)
		text_put(&engine->said, "running");
	else
		record_write_result(engine->match, &engine->said);
	text_put(&engine->said, "\n");
	return accept(engine);
}

static enum step quit(struct engine *engine, struct scan words)
{
	(void)words;
	accept(engine);
	engine->done = true;
	return STEP_LEAVE;
}

enum words { NONE, ONE, SOME };
enum needs { NOTHING, A_GAME, A_QUESTION };

static const struct request {
	const char *name;
	enum words words; /* behind the name */
	enum needs needs;
	enum step (*answer)(struct engine *engine, struct scan words);
} requests[] = {
	{"hello", NONE, NOTHING, say_hello},
	{"new", SOME, NOTHING, begin_game},
	{"load", NONE, NOTHING, load_record},
	{"legal", NONE, A_GAME, list_menu},
	{"play", SOME, A_QUESTION, play_move},
	{"why", SOME, A_QUESTION, say_why},
	{"view", ONE, A_GAME, show_view},
	{"undo", NONE, A_QUESTION, undo_move},
	{"genmove", ONE, A_QUESTION, ask_bot},
	{"record", NONE, A_GAME, print_record},
	{"result", NONE, A_GAME, say_result},
	{"quit", NONE, NOTHING, quit},
};

static const struct request *find_request(struct word word)
{
	for (size_t i = 0; i < sizeof requests / sizeof *requests; i++)
		if (word_is(word, requests[i].name))
			return &requests[i];
	return NULL;
}

/* True when so many words follow, none of them empty. */
static bool words_fit(struct scan words, enum words wanted)
{
	struct word word;
	int count = 0;

	while (scan_word(&words, &word)) {
		if (!word.length)
			return false;
		count++;
	}
	switch (wanted) {
	case NONE:
		return count == 0;
	case ONE:
		return count == 1;
	case SOME:
		return count >= 1;
	}
	return false;
}

static enum step answer_line(struct engine *engine)
{
	struct scan words =
		scan_bytes(text_string(&engine->line), engine->line.length);
	const struct request *request = NULL;
	struct word word;

	if (text_string(&engine->line)[0] == '#')
		return STEP_STAY; /* a comment is no request */
	if (scan_word(&words, &word))
		request = find_request(word);
	if (!request || !words_fit(words, request->words))
		return refuse(engine, "usage", "This line is no request.");
	if (request->needs != NOTHING && !engine->match)
		return refuse(engine, "nogame", "No game has been begun.");
	if (request->needs == A_QUESTION && !match_turn(engine->match).seat)
		return refuse(engine, "over", "The game is over.");
	return request->answer(engine, words);
}

/* Reads requests up to one that the loop has to do with. */
static enum step answer_requests(struct engine *engine)
{
	enum step step = STEP_STAY;

	while (step == STEP_STAY) {
		bool cut;

		text_clear(&engine->line);
		if (engine->done || !read_line(engine->in, &engine->line,
					       REQUEST_BYTES, &cut)) {
			engine->done = true;
			return STEP_LEAVE;
		}
		step = cut ? refuse(engine, "usage", "This line is too long.")
			   : answer_line(engine);
	}
	return step;
}

/* The answer to what the loop was given to do. */
static void answer_pending(struct engine *engine)
{
	if (engine->pending != STEP_STAY)
		accept(engine);
	engine->pending = STEP_STAY;
}

static struct answer ask(void *self, struct question *question)
{
	struct engine *engine = self;
	struct answer answer = {.kind = ANSWER_LEAVE};

	(void)question; /* a request may ask for any view */
	answer_pending(engine);
	engine->pending = answer_requests(engine);
	switch (engine->pending) {
	case STEP_MOVE:
		answer.kind = ANSWER_MOVE;
		answer.move = engine->move;
		break;
	case STEP_UNDO:
		answer.kind = ANSWER_UNDO;
		break;
	case STEP_STAY:
	case STEP_LEAVE:
		engine->pending = STEP_STAY;
		break;
	}
	return answer;
}

/* What undo would have shown is a seat's own secret; so the sentence is not
   the one made for that seat's eyes. */
static void explain(void *self, const struct reason *reason)
{
	struct engine *engine = self;

	if (engine->pending == STEP_MOVE)
		refuse(engine, "illegal", "%s %s", reason->rule, reason->wide);
	else if (match_plies(engine->match))
		refuse(engine, "barrier",
		       "Seat %d has learned something new since.",
		       match_ply(engine->match, match_plies(engine->match) - 1)
			       .seat);
	else
		refuse(engine, "barrier", "%s", reason->wide);
	engine->pending = STEP_STAY;
}

static void play_game(struct engine *engine)
{
	struct player *players[SEATS_MAX];

	for (int i = 0; i < SEATS_MAX; i++)
		players[i] = &engine->player;
	match_run(engine->match, players);
	answer_pending(engine);
}

static void turn_to_next(struct engine *engine)
{
	if (!engine->next)
		return;
	match_end(engine->match);
	engine->match = engine->next;
	engine->next = NULL;
}

int engine_run(FILE *in, FILE *out, const struct deck_shelf *shelf)
{
	struct engine engine = {
		.in = in,
		.out = out,
		.shelf = shelf,
		.player = {.ask = ask, .refuse = explain, .self = &engine},
	};

	while (!engine.done) {
		if (engine.match && match_turn(engine.match).seat)
			play_game(&engine);
		else
			answer_requests(&engine);
		turn_to_next(&engine);
	}
	match_end(engine.match);
	match_end(engine.next);
	text_free(&engine.line);
	text_free(&engine.said);
	return ferror(out) ? 1 : 0;
}
