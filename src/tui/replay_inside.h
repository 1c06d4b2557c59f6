/* A game that is looked through, shared by the files that move in it and draw
   it. */
#ifndef HOTBED_REPLAY_INSIDE_H
#define HOTBED_REPLAY_INSIDE_H

#include "match.h"
#include "painter.h"
#include "screen.h"

struct replay {
	struct screen *screen;
	struct page page;
	const struct match *whole;
	const struct painter *painter;
	void *choice;
	struct match *now; /* the game as it was at the moment shown */
	int *turn;	   /* the turn of each moment */
	int count;	   /* decisions of the whole game */
	int seat;	   /* seen by; SEAT_REFEREE: by all */
	bool running;	   /* it is not over: hands are opened by their owner */
	bool table;	   /* it is looked through from its own table */
	bool chosen;	   /* a moment was chosen: Enter may play on */
	bool plays_on;
	const char *note;
	struct view view;
	struct event *events;
	int room;
};

/* Decisions made by the moment that is shown. */
static inline int replay_at(const struct replay *replay)
{
	return match_plies(replay->now);
}

void replay_show(void *self, struct frame *frame);

#endif
