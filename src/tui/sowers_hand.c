/* The near player's hand on the Sowers table, with the marks under its
   cards.  A hand that lies face down is drawn from its count alone. */
#include "sowers_paint.h"

#include <string.h>

int hand_column(const struct table *table, int place)
{
	int step = table->form->step;
	int width = (table->hands - 1) * step + table->form->card_columns;

	/* more cards than fit side by side share their gaps */
	while (step > 3 && 2 + width > table->form->columns) {
		step--;
		width = (table->hands - 1) * step + table->form->card_columns;
	}
	return 2 + step * place;
}

/* The soils that would take the card now. */
static void soil_letters(const struct table *table, uint8_t card,
			 char letters[5])
{
	static const char sign[] = {[SOWERS_PATH] = 'p',
				    [SOWERS_ROCKY] = 'r',
				    [SOWERS_THORNY] = 't',
				    [SOWERS_GOOD] = 'g'};
	int count = 0;

	for (int soil = SOWERS_PATH; soil <= SOWERS_GOOD; soil++)
		if (menu_has(table->scene->menu, card_move_of(soil, card)))
			letters[count++] = sign[soil];
	if (!count)
		letters[count++] = '-';
	letters[count] = '\0';
}

/* The hand places of a run: each of its cards once. */
static void run_places(const struct table *table, const struct choice *choice,
		       bool sown[HAND_MAX])
{
	memset(sown, 0, HAND_MAX * sizeof *sown);
	for (int i = 0; i < choice->count; i++)
		for (int p = 0; p < table->hands; p++)
			if (!sown[p] &&
			    stop_card(table, p) == choice->card[i]) {
				sown[p] = true;
				break;
			}
}

static void play_mark(const struct table *table, const struct choice *choice,
		      int place, char mark[5])
{
	bool sown[HAND_MAX];

	if (choice->soil != SOWERS_GOOD) {
		soil_letters(table, stop_card(table, place), mark);
		return;
	}
	run_places(table, choice, sown);
	strcpy(mark, sown[place] ? "sow" : "");
}

static void put_mark(const struct choice *choice, int place, char mark[5])
{
	int at = choice_placed(choice, place);

	if (at < 0)
		strcpy(mark, "");
	else
		strcpy(mark, choice->side[at] == SOWERS_TOP ? "top" : "low");
}

static void discard_mark(const struct table *table,
			 const struct choice *choice, int place, char mark[5])
{
	if (!stop_open(table, place))
		strcpy(mark, "-");
	else
		strcpy(mark, choice_placed(choice, place) < 0 ? "" : "out");
}

/* What stands under a card: one column after its left side. */
static void mark_of(const struct table *table, const struct choice *choice,
		    int place, char mark[5])
{
	strcpy(mark, "");
	switch ((enum sowers_question)table->scene->turn.question) {
	case SOWERS_ASK_PLAY:
	case SOWERS_ASK_GOOD:
		play_mark(table, choice, place, mark);
		break;
	case SOWERS_ASK_PUT:
		put_mark(choice, place, mark);
		break;
	case SOWERS_ASK_DISCARD:
		discard_mark(table, choice, place, mark);
		break;
	case SOWERS_ASK_PICK:
		break;
	}
}

/* True while a card of the hand has the focus. */
static bool in_hand(const struct table *table, const struct choice *choice)
{
	if (!choice || choice->soil == SOWERS_GOOD)
		return false;
	return table->scene->turn.question != SOWERS_ASK_PICK &&
	       table->scene->turn.question != SOWERS_ASK_GOOD;
}

static void card_draw(const struct table *table, const struct choice *choice,
		      struct canvas *canvas, int place)
{
	const uint8_t *hand = table_cards(table, SOWERS_ZONE_HAND,
					  table->near);
	bool known = table->up && hand[place] != CARD_UNKNOWN;
	bool focus = in_hand(table, choice) && choice->focus == place;
	int column = hand_column(table, place);
	char mark[5];

	face_put(table, canvas, table->plan.hand, column,
		 &(struct face){.card = known ? hand[place] : CARD_NONE,
				.word = "?",
				.fresh = known && table->fresh[place],
				.focus = focus});
	if (focus && !choice->soil)
		canvas_cursor(canvas, table->plan.hand + 1, column + 1);
	if (!choice)
		return;
	mark_of(table, choice, place, mark);
	canvas_put(canvas, table->plan.marks,
		   column + (table->form->card_columns > 5 ? 2 : 1),
		   LOOK_PLAIN, mark);
}

void hand_draw(const struct table *table, const struct choice *choice,
	       struct canvas *canvas)
{
	for (int place = 0; place < table->hands; place++)
		card_draw(table, choice, canvas, place);
}
