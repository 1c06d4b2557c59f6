/* The near player's hand on the Sowers table, with the marks under its
   cards.  A hand that lies face down is drawn from its count alone. */
#include "sowers_paint.h"

#include <string.h>

int hand_column(const struct plot *plot, int place)
{
	int step = plot->form->step;
	int width = (plot->hands - 1) * step + plot->form->card_columns;

	/* more cards than fit side by side share their gaps */
	while (step > 3 && 2 + width > plot->form->columns) {
		step--;
		width = (plot->hands - 1) * step + plot->form->card_columns;
	}
	return 2 + step * place;
}

/* The soils that would take the card now. */
static void soil_letters(const struct plot *plot, uint8_t card,
			 char letters[5])
{
	static const char sign[] = {[SOWERS_PATH] = 'p',
				    [SOWERS_ROCKY] = 'r',
				    [SOWERS_THORNY] = 't',
				    [SOWERS_GOOD] = 'g'};
	int count = 0;

	for (int soil = SOWERS_PATH; soil <= SOWERS_GOOD; soil++)
		if (menu_has(plot->scene->menu, card_move_of(soil, card)))
			letters[count++] = sign[soil];
	if (!count)
		letters[count++] = '-';
	letters[count] = '\0';
}

/* The hand places of a run: each of its cards once. */
static void run_places(const struct plot *plot, const struct choice *choice,
		       bool sown[HAND_MAX])
{
	memset(sown, 0, HAND_MAX * sizeof *sown);
	for (int i = 0; i < choice->count; i++)
		for (int p = 0; p < plot->hands; p++)
			if (!sown[p] &&
			    stop_card(plot, p) == choice->card[i]) {
				sown[p] = true;
				break;
			}
}

static void play_mark(const struct plot *plot, const struct choice *choice,
		      int place, char mark[5])
{
	bool sown[HAND_MAX];

	if (choice->soil != SOWERS_GOOD) {
		soil_letters(plot, stop_card(plot, place), mark);
		return;
	}
	run_places(plot, choice, sown);
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

static void discard_mark(const struct plot *plot,
			 const struct choice *choice, int place, char mark[5])
{
	if (!stop_open(plot, place))
		strcpy(mark, "-");
	else
		strcpy(mark, choice_placed(choice, place) < 0 ? "" : "out");
}

/* What stands under a card: one column after its left side. */
static void mark_of(const struct plot *plot, const struct choice *choice,
		    int place, char mark[5])
{
	strcpy(mark, "");
	switch ((enum sowers_question)plot->scene->turn.question) {
	case SOWERS_ASK_PLAY:
	case SOWERS_ASK_GOOD:
		play_mark(plot, choice, place, mark);
		break;
	case SOWERS_ASK_PUT:
		put_mark(choice, place, mark);
		break;
	case SOWERS_ASK_DISCARD:
		discard_mark(plot, choice, place, mark);
		break;
	case SOWERS_ASK_PICK:
		break;
	}
}

/* True while a card of the hand has the focus. */
static bool in_hand(const struct plot *plot, const struct choice *choice)
{
	if (!choice || choice->soil == SOWERS_GOOD)
		return false;
	return plot->scene->turn.question != SOWERS_ASK_PICK &&
	       plot->scene->turn.question != SOWERS_ASK_GOOD;
}

static void card_draw(const struct plot *plot, const struct choice *choice,
		      struct canvas *canvas, int place)
{
	const uint8_t *hand = plot_cards(plot, SOWERS_ZONE_HAND,
					 plot->near);
	bool known = plot->up && hand[place] != CARD_UNKNOWN;
	bool focus = in_hand(plot, choice) && choice->focus == place;
	int column = hand_column(plot, place);
	char mark[5];

	face_put(plot, canvas, plot->plan.hand, column,
		 &(struct face){.card = known ? hand[place] : CARD_NONE,
				.word = "?",
				.fresh = known && plot->fresh[place],
				.focus = focus});
	if (focus && !choice->soil)
		canvas_cursor(canvas, plot->plan.hand + 1, column + 1);
	if (!choice)
		return;
	mark_of(plot, choice, place, mark);
	canvas_put(canvas, plot->plan.marks,
		   column + (plot->form->card_columns > 5 ? 2 : 1),
		   LOOK_PLAIN, mark);
}

void hand_draw(const struct plot *plot, const struct choice *choice,
	       struct canvas *canvas)
{
	for (int place = 0; place < plot->hands; place++)
		card_draw(plot, choice, canvas, place);
}
