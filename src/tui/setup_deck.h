/* The decks of a game as the values of a field of its setup form. */
#ifndef HOTBED_SETUP_DECK_H
#define HOTBED_SETUP_DECK_H

#include "shelf.h"

/* How many there are: the built-in deck alone where `shelf` is NULL. */
int setup_deck_count(const struct shelf *shelf, const struct rules *rules);

/* One of them, the built-in deck is 0; NULL where there is no shelf. */
const struct shelf_row *setup_deck_row(const struct shelf *shelf,
				       const struct rules *rules, int index);

/* "reconstructed, 44 cards" or "mine.deck (4 faults)". */
void setup_deck_label(const struct shelf *shelf, const struct rules *rules,
		      int index, struct text *text);

/* Where its first fault is, and what it is; of a sound one or NULL, where
   others of the user's own are looked for. */
void setup_deck_explain(const struct shelf_row *row, struct text *text);

#endif
