/* The last three lines of the Sowers table: what the choice leads to, what
   is asked, which keys do something. */
#include "sowers_paint.h"

#include <string.h>

static const char *near_name(const struct plot *plot)
{
	return plot_name(plot, plot->near);
}

/* The word of what is sown last or next, as a filling. */
static const char *seed_word(const struct plot *plot, int more)
{
	int sown = plot_count(plot, SOWERS_ZONE_GOOD, plot->near) + more;

	return plot_word(plot, (uint8_t)(SOWERS_BLACK + sown));
}

static void run_prompt(const struct plot *plot, const struct choice *choice,
		       struct text *text)
{
	const char *fill[] = {near_name(plot), seed_word(plot, 1),
			      seed_word(plot, choice->count)};
	enum sowers_words words = SAY_SOW_RUN;

	if (choice->count == 1)
		words = run_can_grow(plot, choice) ? SAY_SOW_FIRST
						    : SAY_SOW_ONE;
	plot_say(plot, text, words, fill);
}

static void play_prompt(const struct plot *plot,
			const struct choice *choice, struct text *text)
{
	static const enum sowers_words chosen[] = {
		[SOWERS_PATH] = SAY_PAY,
		[SOWERS_ROCKY] = SAY_LAY_ROCKY,
		[SOWERS_THORNY] = SAY_LAY_THORNY,
	};
	const char *fill[] = {near_name(plot),
			      plot_word(plot,
					stop_card(plot, choice->focus))};

	if (!choice->soil)
		plot_say(plot, text,
			 plot->state->second ? SAY_SECOND : SAY_PLAY, fill);
	else if (choice->soil == SOWERS_GOOD)
		run_prompt(plot, choice, text);
	else
		plot_say(plot, text, chosen[choice->soil], fill);
}

static void good_prompt(const struct plot *plot,
			const struct choice *choice, struct text *text)
{
	const char *fill[] = {near_name(plot), seed_word(plot, 1)};

	if (choice->soil == SOWERS_GOOD)
		run_prompt(plot, choice, text);
	else
		plot_say(plot, text,
			 choice->soil ? SAY_SOW_STOP : SAY_SOW_ON, fill);
}

static void pick_prompt(const struct plot *plot,
			const struct choice *choice, struct text *text)
{
	const char *fill[] = {near_name(plot), ""};
	struct move move;

	if (choice->focus < 0) {
		plot_say(plot, text, SAY_PICK, fill);
		return;
	}
	move = plot->scene->menu->move[choice->focus];
	if (move.verb == SOWERS_SKIP) {
		plot_say(plot, text, SAY_PICK_NONE, fill);
		return;
	}
	fill[1] = plot_word(plot, stop_card(plot, choice->focus));
	plot_say(plot, text,
		 move.verb == SOWERS_PICK_ROCKY ? SAY_PICK_ROCKY
						 : SAY_PICK_THORNY,
		 fill);
}

/* The sentences of a question that takes several cards. */
struct several {
	enum sowers_words fresh, one, some, all, two_all, one_all;
};

static void several_prompt(const struct plot *plot,
			   const struct choice *choice,
			   const struct several *say, struct text *text)
{
	int owed = plot->state->owed;
	struct digits all = digits(owed), done = digits(choice->count),
		      more = digits(owed - choice->count);
	const char *fill[] = {near_name(plot), all.text, done.text,
			      more.text};

	if (!choice->count)
		plot_say(plot, text, owed == 1 ? say->one : say->fresh,
			 fill);
	else if (choice->count < owed)
		plot_say(plot, text, say->some, fill);
	else
		plot_say(plot, text,
			 owed == 1   ? say->one_all
			 : owed == 2 ? say->two_all
				     : say->all,
			 fill);
}

static const struct several put_words = {SAY_PUT, SAY_PUT_ONE, SAY_PUT_SOME,
					 SAY_PUT_ALL, SAY_PUT_TWO_ALL,
					 SAY_PUT_ONE_ALL};
static const struct several discard_words = {
	SAY_DISCARD, SAY_DISCARD_ONE, SAY_DISCARD_SOME, SAY_DISCARD_ALL,
	SAY_DISCARD_TWO_ALL, SAY_DISCARD_ONE_ALL};

static void prompt(const struct plot *plot, const struct choice *choice,
		   struct text *text)
{
	switch ((enum sowers_question)plot->scene->turn.question) {
	case SOWERS_ASK_PLAY:
		play_prompt(plot, choice, text);
		break;
	case SOWERS_ASK_GOOD:
		good_prompt(plot, choice, text);
		break;
	case SOWERS_ASK_PICK:
		pick_prompt(plot, choice, text);
		break;
	case SOWERS_ASK_PUT:
		several_prompt(plot, choice, &put_words, text);
		break;
	case SOWERS_ASK_DISCARD:
		several_prompt(plot, choice, &discard_words, text);
		break;
	}
}

static void risk_prompt(const struct plot *plot,
			const struct choice *choice, struct text *text)
{
	static const enum sowers_words words[] = {
		[SOWERS_PATH] = SAY_RISK_PAY,
		[SOWERS_ROCKY] = SAY_RISK_ROCKY,
		[SOWERS_THORNY] = SAY_RISK_THORNY,
		[SOWERS_GOOD] = SAY_RISK_SOW,
		[SOWERS_PICK_ROCKY] = SAY_RISK_PICK,
		[SOWERS_PICK_THORNY] = SAY_RISK_PICK,
		[SOWERS_SKIP] = SAY_RISK_LEAVE,
		[SOWERS_END] = SAY_RISK_STOP,
		[SOWERS_TOP] = SAY_PUT_ALL,
		[SOWERS_BOTTOM] = SAY_PUT_ALL,
		[SOWERS_DISCARD] = SAY_DISCARD_ALL,
	};
	struct move moves[ANSWERS_MAX];
	struct digits owed = digits(plot->state->owed);
	const char *fill[] = {near_name(plot), owed.text};

	choice_moves(plot, choice, moves);
	if (choice->soil == SOWERS_GOOD)
		fill[1] = seed_word(plot, choice->count);
	else if (choice->focus >= 0 && stop_card(plot, choice->focus) &&
		 !choice->count)
		fill[1] = plot_word(plot,
				    stop_card(plot, choice->focus));
	plot_say(plot, text, words[moves[0].verb], fill);
}

/* What easily is missed about a choice. */

static void fourth_message(const struct plot *plot, uint8_t card,
			   struct text *text)
{
	struct text list = {0};
	const char *fill[2] = {plot_word(plot, card), NULL};

	list_plain(plot, plot_cards(plot, SOWERS_ZONE_ROCKY, 1),
		   plot_count(plot, SOWERS_ZONE_ROCKY, 1), &list);
	text_format(&list, " %s", fill[0]);
	fill[1] = text_string(&list);
	plot_say(plot, text, SAY_FOURTH, fill);
	text_free(&list);
}

static void four_message(const struct plot *plot, struct text *text)
{
	struct text list = {0};
	const char *fill[1];

	list_plain(plot, plot_cards(plot, SOWERS_ZONE_ROCKY, 1),
		   plot_count(plot, SOWERS_ZONE_ROCKY, 1), &list);
	fill[0] = text_string(&list);
	plot_say(plot, text, SAY_FOUR_LIE, fill);
	text_free(&list);
}

static void second_message(const struct plot *plot, struct text *text)
{
	uint8_t drawn[2];
	int count = 0;
	struct text list = {0};
	const char *fill[1];

	for (int i = plot->scene->since_decision;
	     i < plot->scene->event_count; i++) {
		const struct event *event = &plot->scene->events[i];

		if (event->kind == SOWERS_DREW && event->seat == plot->near &&
		    event->extra == SOWERS_ROCKY && count < 2)
			drawn[count++] = event->card;
	}
	if (!count)
		return;
	cards_sort(drawn, count);
	list_spoken(plot, drawn, count, &list);
	fill[0] = text_string(&list);
	plot_say(plot, text, SAY_SECOND_DREW, fill);
	text_free(&list);
}

static void message(const struct plot *plot, const struct choice *choice,
		    struct text *text)
{
	int rocky = plot_count(plot, SOWERS_ZONE_ROCKY, 1);
	int sown = plot_count(plot, SOWERS_ZONE_GOOD, plot->near);

	if (!choice->soil)
		return;
	if (choice->soil == SOWERS_ROCKY && rocky == SOWERS_ROCKY_LIMIT - 1)
		fourth_message(plot, stop_card(plot, choice->focus), text);
	else if (choice->soil == SOWERS_PATH && rocky >= SOWERS_ROCKY_LIMIT)
		four_message(plot, text);
	else if (choice->soil == SOWERS_GOOD &&
		 sown + choice->count == SOWERS_NUMBERS)
		plot_say(plot, text, SAY_SOWS_TEN, NULL);
	else if (plot->scene->turn.question == SOWERS_ASK_PLAY &&
		 plot->state->second)
		second_message(plot, text);
}

/* The key line. */

static enum sowers_words run_keys(const struct plot *plot,
				  const struct choice *choice)
{
	if (run_can_swap(plot, choice))
		return KEYLINE_RUN_WILD;
	return choice->count > 1 || run_can_grow(plot, choice) ?
		       KEYLINE_RUN :
		       KEYLINE_SOW_ONE;
}

static enum sowers_words key_words(const struct plot *plot,
				   const struct choice *choice)
{
	switch ((enum sowers_question)plot->scene->turn.question) {
	case SOWERS_ASK_PLAY:
		if (choice->soil == SOWERS_GOOD)
			return run_keys(plot, choice);
		if (choice->soil)
			return KEYLINE_CHOSEN;
		return plot->state->second ? KEYLINE_SECOND : KEYLINE_PLAY;
	case SOWERS_ASK_GOOD:
		return choice->soil == SOWERS_GOOD ? run_keys(plot, choice)
						   : KEYLINE_SOW_ON;
	case SOWERS_ASK_PICK:
		return KEYLINE_PICK;
	case SOWERS_ASK_PUT:
		return KEYLINE_PUT;
	case SOWERS_ASK_DISCARD:
		return KEYLINE_DISCARD;
	}
	return KEYLINE_PLAY;
}

/* The wide table has room for the two pages that its boxes come from. */
static void widen(const struct plot *plot, struct text *keys)
{
	static const char pages[] = "L log   D decks   ";
	const char *at;
	struct text wide = {0};
	size_t head;

	if (plot->scene->layout != LAYOUT_WIDE || !keys->length)
		return;
	at = strstr(text_string(keys), "K keys");
	if (!at || strstr(text_string(keys), "   D ") ||
	    strstr(text_string(keys), "L log"))
		return;
	head = (size_t)(at - text_string(keys));
	text_put_bytes(&wide, text_string(keys), head);
	text_put(&wide, pages);
	text_put(&wide, at);
	text_clear(keys);
	text_put(keys, text_string(&wide));
	text_free(&wide);
}

static void asked_lines(const struct plot *plot,
			const struct choice *choice, struct lines *lines)
{
	struct reason risk;

	if (choice_risk(plot, choice, &risk)) {
		lines->risk = true;
		text_put(&lines->message,
			 plot_narrow(plot) ? risk.narrow
							       : risk.wide);
		risk_prompt(plot, choice, &lines->prompt);
		plot_say(plot, &lines->keys, KEYLINE_RISK, NULL);
		return;
	}
	message(plot, choice, &lines->message);
	prompt(plot, choice, &lines->prompt);
	plot_say(plot, &lines->keys, key_words(plot, choice), NULL);
}

void lines_fill(const struct scene *scene, const void *choice,
		struct lines *lines)
{
	struct plot plot;

	plot_take(&plot, scene);
	if (!plot.asked)
		return;
	asked_lines(&plot, choice, lines);
	widen(&plot, &lines->keys);
}
