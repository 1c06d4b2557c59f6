/* GearSeed's page of the cards that a seat has not seen. */
#include "gearseed_table.h"

#include <stdio.h>

#include "utf8.h"

/* How a page of designs is laid: with names, or by codes alone. */
struct shelf {
	int columns, step, rows;
	bool names;
};

static void lay_shelf(const struct scene *scene, int designs, int room,
		      struct shelf *shelf)
{
	bool narrow = scene->layout == LAYOUT_NARROW;

	*shelf = (struct shelf){.columns = 2, .step = 38, .names = true};
	shelf->rows = (designs + 1) / 2;
	if (!narrow && shelf->rows <= room)
		return;
	*shelf = (struct shelf){.columns = narrow ? 4 : 5, .step = 14};
	shelf->rows = (designs + shelf->columns - 1) / shelf->columns;
}

/* One design: how many of it this seat cannot see. */
static void draw_design(const struct scene *scene, const struct shelf *shelf,
			uint8_t card, int unseen, struct canvas *canvas)
{
	const struct gs_design *design = gt_design(scene, card);
	int row = 5 + (card - 1) % shelf->rows;
	int column = 3 + (card - 1) / shelf->rows * shelf->step;
	bool held = zone_tally(&gt_state(scene)->cards,
			       ZONE_HAND + scene->seat - 1, card);
	char name[GS_NAME_BYTES];

	canvas_put(canvas, row, column, gt_caste_look(design->caste),
		   design->code);
	column += 4;
	if (shelf->names) {
		snprintf(name, sizeof name, "%s", design->name);
		name[utf8_cut(name, 20)] = '\0';
		canvas_put(canvas, row, column, LOOK_PLAIN, name);
		column += 21;
	}
	canvas_format(canvas, row, column, unseen ? LOOK_BOLD : LOOK_PLAIN,
		      "%d", unseen);
	canvas_format(canvas, row, column + 2, LOOK_PLAIN, "of %d%s",
		      design->copies, held && shelf->names ? ", hand" : "");
}

void gt_decks(const struct scene *scene, struct canvas *canvas)
{
	const struct gearseed *state = gt_state(scene);
	const struct deck *deck = scene->view->book->deck;
	bool narrow = scene->layout == LAYOUT_NARROW;
	uint8_t unseen[GS_DESIGNS + 1];
	struct shelf shelf;
	int sum = 0;

	gs_unseen(scene->view, unseen);
	lay_shelf(scene, deck->count, canvas->rows - 9, &shelf);
	for (int card = 1; card <= deck->count; card++) {
		sum += unseen[card];
		draw_design(scene, &shelf, (uint8_t)card, unseen[card], canvas);
	}
	canvas_format(canvas, 2, 3, LOOK_PLAIN, "Not seen: %d of %d cards", sum,
		      deck->cards);
	canvas_format(canvas, 3, 3, LOOK_PLAIN,
		      narrow ? "Seed deck %d, the rest in hands"
			     : "The Seed deck has %d of them, in an order "
			       "nobody knows; the rest is in hands.",
		      zone_count(&state->cards, ZONE_DECK));
}
