/* A setup form while it is filled in: what its rules and its drawing share. */
#ifndef HOTBED_SETUP_H
#define HOTBED_SETUP_H

#include "screen.h"
#include "setup_forms.h"

struct setup {
	struct screen *screen;
	const struct rules *rules;
	const struct form *form;
	struct form_room room; /* of a form that was made */
	int players;	       /* seats that have one, as the form stands */
	unsigned options;      /* that apply then: bit i is option i */
	struct page page;
	int value[FIELDS_MAX];
	struct line_edit text[FIELDS_MAX];
	bool touched[FIELDS_MAX]; /* else what is typed takes its place */
	int focus;
	bool starts;
	const char *wrong; /* why it cannot start as it stands */
	int wrong_at;	   /* the field that it is about, or -1 */
	struct sitting trial; /* as the form stands now, settled */
};

static inline const struct field *setup_field(const struct setup *setup,
					      int index)
{
	return &setup->form->fields[index];
}

static inline bool setup_types(const struct setup *setup, int index)
{
	return setup_field(setup, index)->kind == FIELD_TEXT;
}

/* True for a field that is shown as the form stands. */
bool setup_shows(const struct setup *setup, int index);

/* A shown field of that key, or -1. */
int setup_find(const struct setup *setup, const char *key);

/* True where a challenge that was chosen settles the field. */
bool setup_locks(const struct setup *setup, int index);

/* The value a field shows: its own, or the one a challenge has set. */
int setup_value(const struct setup *setup, int index);

/* Draws the form: page.draw. */
void setup_draw(void *self, struct frame *frame);

/* The row of the screen that a line of the form stands on, and the column of
   a place. */
int setup_row(const struct setup *setup, const struct frame *frame, int line);
int setup_column(const struct frame *frame, int place);

#endif
