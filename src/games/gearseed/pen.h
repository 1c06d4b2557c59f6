/* What the files that tell stories share: filling phrases into lines. */
#ifndef HOTBED_GEARSEED_PEN_H
#define HOTBED_GEARSEED_PEN_H

#include "inner.h"
#include "phrases.h"

enum { FILL_BYTES = SEATS_MAX * NAME_BYTES + 16 };

/* A phrase, and what of an event goes into its gaps, a letter each:
     n  the seat's name		c  the card	l  the cards of its whole run
     @  the cell		>  where a card was moved to
     #  the count		p  the same as points, "3 points"
     t  a Burst card's type	T  the type that it counts, "Towers"
     s  a Season		r  the caste that rules in it */
struct gs_wording {
	const char *gaps; /* NULL: not told */
	enum gs_phrase phrase;
};

/* What goes into a phrase's gaps, in their order. */
struct gs_fill {
	int count;
	const char *at[PHRASE_GAPS];
	char bytes[PHRASE_GAPS][FILL_BYTES];
};

void gs_fill_word(struct gs_fill *fill, const char *word);
void gs_fill_number(struct gs_fill *fill, int number);
void gs_fill_points(struct gs_fill *fill, int points); /* "1 point" */
void gs_fill_count(struct gs_fill *fill, int cards);   /* "3 cards" */
void gs_fill_cell(struct gs_fill *fill, int x, int y);

/* A design's code; "a card" where the viewer may not know it. */
void gs_fill_card(struct gs_fill *fill, const struct book *book,
		  uint8_t card);

/* Codes of up to four cards, else (or where one is unknown) "5 cards". */
void gs_fill_list(struct gs_fill *fill, const struct book *book,
		  const uint8_t *cards, int count);

/* Names of the seats in a set: "Ana, Ben and Caro". */
void gs_fill_names(struct gs_fill *fill, const char *const *names,
		   unsigned seats);

/* Fills gaps from the event `at`, as the letters say; the number of the next
   event to tell of, which is behind the run where that was told. */
int gs_fill_event(struct gs_fill *fill, const struct story *story, int at,
		  const char *gaps);

/* Writes the filled phrase into a line, both forms. */
void gs_write(struct told *line, enum gs_phrase phrase,
	      const struct gs_fill *fill);

/* Points that the build of event `built` has given in this story. */
int gs_build_points(const struct story *story, int built);

/* The cards of the run of events of one kind that begins at *from; gains may
   lie between.  *from is then behind it; the number of cards. */
int gs_gather(const struct story *story, int *from, uint8_t *cards);

#endif
