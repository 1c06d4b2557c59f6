/* Cards by name, what can be counted of them, and what a run would be. */
#include "sowers.h"

#include "inner.h"

static const char *const words[] = {
	"",   "Y1", "Y2", "Y3", "Y4", "Y5", "Y6", "Y7", "Y8",  "Y9", "Y10",
	"B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9", "B10", "W",
};

const char *sowers_card_word(const struct book *book, uint8_t card)
{
	(void)book;
	return card == CARD_UNKNOWN ? "?" : words[card];
}

const struct sowers *sowers_view(const struct view *view)
{
	return sowers_of(view_state(view));
}

bool sowers_is_solo(const struct book *book)
{
	return book->option[SOWERS_OPTION_MODE] == SOWERS_SOLO;
}

int sowers_hand_size(const struct book *book, int seat)
{
	static const uint8_t size[2][3] = {{5, 4, 3}, {4, 3, 3}};
	int mode = book->option[SOWERS_OPTION_MODE];

	if (mode == SOWERS_SOLO && seat == 2)
		return 0;
	return size[mode][book->option[SOWERS_OPTION_LEVEL + seat - 1]];
}

uint8_t sowers_next(const struct sowers *s, int seat)
{
	int sown = sowers_count(s, SOWERS_ZONE_GOOD, seat);

	if (sown == SOWERS_NUMBERS)
		return CARD_NONE;
	return (uint8_t)(SOWERS_BLACK + sown + 1);
}

int sowers_run(const struct sowers *s, int seat, uint8_t run[10])
{
	int hand = sowers_zone(SOWERS_ZONE_HAND, seat);
	int wilds = zone_tally(&s->cards, hand, SOWERS_WILD);
	int sown = sowers_count(s, SOWERS_ZONE_GOOD, seat);
	int length = 0;

	while (++sown <= SOWERS_NUMBERS) {
		uint8_t card = (uint8_t)(SOWERS_BLACK + sown);

		if (zone_find(&s->cards, hand, card) < 0) {
			if (!wilds)
				break;
			wilds--;
			card = SOWERS_WILD;
		}
		run[length++] = card;
	}
	return length;
}

static void sow(struct sowers *s, uint8_t card)
{
	int hand = sowers_zone(SOWERS_ZONE_HAND, s->asked);

	card_lay(&s->cards, hand, zone_find(&s->cards, hand, card),
		 sowers_zone(SOWERS_ZONE_GOOD, s->asked));
}

int sowers_sow_run(struct sowers *s, uint8_t card,
		   uint8_t run[SOWERS_NUMBERS + 1])
{
	int length;

	sow(s, card);
	run[0] = card;
	length = 1 + sowers_run(s, s->asked, run + 1);
	for (int i = 1; i < length; i++)
		sow(s, run[i]);
	return length;
}

int sowers_yellows(const struct sowers *s, int seat)
{
	const uint8_t *hand = sowers_cards(s, SOWERS_ZONE_HAND, seat);
	int count = sowers_count(s, SOWERS_ZONE_HAND, seat);
	int yellows = 0;

	for (int i = 0; i < count; i++)
		yellows += sowers_is_yellow(hand[i]);
	return yellows;
}

bool sowers_can_sow(const struct sowers *s, int seat)
{
	int hand = sowers_zone(SOWERS_ZONE_HAND, seat);
	uint8_t next = sowers_next(s, seat);

	return next && (zone_find(&s->cards, hand, next) >= 0 ||
			zone_find(&s->cards, hand, SOWERS_WILD) >= 0);
}

bool sowers_can_pick(const struct sowers *s, int seat)
{
	return sowers_count(s, SOWERS_ZONE_ROCKY, seat) ||
	       sowers_count(s, SOWERS_ZONE_THORNY, seat);
}

const char *sowers_challenge(int challenge, int *level)
{
	static const struct {
		const char *text;
		uint8_t level;
	} list[] = {
		{"open with Y1 Y2 Y3 Y4", SOWERS_APPRENTICE},
		{"open with B10 B9 B8 B7", SOWERS_APPRENTICE},
		{"open with B10 B9 B8", SOWERS_SOWER},
		{"open with Y1 Y2 Y3", SOWERS_SOWER},
		{"open with B4 B5 B6", SOWERS_MASTER},
		{"pick up only the last card laid", SOWERS_MASTER},
		{"pick up only the last card laid", SOWERS_APPRENTICE},
		{"Thorny returns stay together", SOWERS_APPRENTICE},
		{"both conditions above", SOWERS_SOWER},
		{"both conditions, hand of 3", SOWERS_MASTER},
	};

	*level = list[challenge - 1].level;
	return list[challenge - 1].text;
}

int sowers_rocky_owners(const struct event *events, int count,
			uint8_t owner[SOWERS_ROCKY_LIMIT + 1])
{
	int lying = 0;

	for (int i = 0; i < count; i++) {
		const struct event *e = &events[i];
		bool rocky = e->extra == SOWERS_ROCKY;

		if (e->kind == SOWERS_FLIPPED ||
		    (e->kind == SOWERS_LAID && rocky)) {
			owner[lying++] = e->seat;
		} else if (e->kind == SOWERS_PICKED && rocky) {
			lying--;
			for (int j = e->at[0] - 1; j < lying; j++)
				owner[j] = owner[j + 1];
		} else if (e->kind == SOWERS_SWEPT) {
			lying = 0;
		}
	}
	return lying;
}

bool sowers_aquila(const struct event *events, int count, uint8_t *sowed,
		   uint8_t *flipped)
{
	*flipped = CARD_NONE;
	for (int i = count - 1; i >= 0; i--) {
		if (events[i].kind == SOWERS_FLIPPED && !*flipped)
			*flipped = events[i].card;
		if (events[i].kind == SOWERS_SOWED && events[i].seat == 2) {
			*sowed = events[i].card;
			return true;
		}
	}
	return false;
}
