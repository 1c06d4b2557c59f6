/* The town: cards on an unbounded grid, kept as a list by y then x (E6). */
#include "inner.h"

#include <assert.h>
#include <string.h>

static const struct gs_cell around[4] = {
	{0, -1}, {-1, 0}, {1, 0}, {0, 1}, /* by y then x */
};

/* A cell's place in the order by y then x; cells beyond 8 bits have one too. */
static int key(int x, int y)
{
	return y * 1024 + x;
}

static bool on_grid(int x, int y)
{
	return x >= INT8_MIN && x <= INT8_MAX && y >= INT8_MIN &&
	       y <= INT8_MAX;
}

int gs_town_count(const struct gearseed *state)
{
	return zone_count(&state->cards, ZONE_TOWN);
}

/* Where the first card not before the cell lies. */
static int town_place(const struct gearseed *state, int x, int y)
{
	int low = 0;
	int high = gs_town_count(state);
	int want = key(x, y);

	while (low < high) {
		int middle = (low + high) / 2;

		if (key(state->x[middle], state->y[middle]) < want)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

int gs_town_find(const struct gearseed *state, int x, int y)
{
	int place = town_place(state, x, y);

	if (place < gs_town_count(state) && state->x[place] == x &&
	    state->y[place] == y)
		return place;
	return -1;
}

uint8_t gs_card_at(const struct gearseed *state, int x, int y)
{
	int place = gs_town_find(state, x, y);

	return place < 0 ? CARD_NONE
			 : zone_cards(&state->cards, ZONE_TOWN)[place];
}

void gs_town_put(struct gearseed *state, int from, int index,
		 struct gs_cell cell)
{
	int place = town_place(state, cell.x, cell.y);
	size_t rest = (size_t)(gs_town_count(state) - place);

	assert(gs_town_find(state, cell.x, cell.y) < 0);
	memmove(state->x + place + 1, state->x + place, rest);
	memmove(state->y + place + 1, state->y + place, rest);
	state->x[place] = cell.x;
	state->y[place] = cell.y;
	card_move(&state->cards, from, index, ZONE_TOWN, place);
}

/* A Trigger whose card has left its cell is skipped (B2). */
static void forget(struct gearseed *state, int x, int y)
{
	for (int d = 0; d < state->depth; d++) {
		struct gs_frame *frame = &state->frame[d];
		int kept = 0;

		for (int i = 0; i < frame->waiting; i++)
			if (frame->wait[i].x != x || frame->wait[i].y != y)
				frame->wait[kept++] = frame->wait[i];
		memset(frame->wait + kept, 0,
		       sizeof *frame->wait * (size_t)(4 - kept));
		frame->waiting = (uint8_t)kept;
	}
}

uint8_t gs_town_leave(struct gearseed *state, int index, int to, int place)
{
	size_t rest = (size_t)(gs_town_count(state) - index - 1);

	forget(state, state->x[index], state->y[index]);
	memmove(state->x + index, state->x + index + 1, rest);
	memmove(state->y + index, state->y + index + 1, rest);
	state->x[index + (int)rest] = 0;
	state->y[index + (int)rest] = 0;
	return card_move(&state->cards, ZONE_TOWN, index, to, place);
}

int gs_neighbours(const struct gearseed *state, int x, int y,
		  struct gs_cell cells[4])
{
	int count = 0;

	for (int i = 0; i < 4; i++) {
		int nx = x + around[i].x;
		int ny = y + around[i].y;

		if (gs_town_find(state, nx, ny) >= 0)
			cells[count++] = (struct gs_cell){(int8_t)nx,
							  (int8_t)ny};
	}
	return count;
}

int gs_gaps(const struct gearseed *state, int x, int y,
	    struct gs_cell cells[4])
{
	int count = 0;

	for (int i = 0; i < 4; i++) {
		int nx = x + around[i].x;
		int ny = y + around[i].y;

		if (on_grid(nx, ny) && gs_town_find(state, nx, ny) < 0)
			cells[count++] = (struct gs_cell){(int8_t)nx,
							  (int8_t)ny};
	}
	return count;
}

bool gs_is_free(const struct gearseed *state, int x, int y)
{
	struct gs_cell cells[4];

	return gs_town_find(state, x, y) >= 0 &&
	       gs_neighbours(state, x, y, cells) < 4;
}

bool gs_may_build_at(const struct gearseed *state, int x, int y)
{
	struct gs_cell cells[4];

	if (gs_town_count(state) == 0)
		return x == 0 && y == 0; /* B17 */
	return gs_town_find(state, x, y) < 0 &&
	       gs_neighbours(state, x, y, cells) > 0;
}

/* The town's list, moved by one cell in four directions, is four lists that
   are in order already; merging them gives the cells next to a card. */
int gs_free_cells(const struct gearseed *state,
		  struct gs_cell cells[GS_CELLS])
{
	int town = gs_town_count(state);
	int at[4] = {0};
	int built = 0; /* the first card not before the cell */
	int count = 0;

	if (town == 0) {
		cells[0] = (struct gs_cell){0, 0}; /* B17 */
		return 1;
	}
	for (;;) {
		int least = INT32_MAX;
		int x = 0, y = 0;

		for (int i = 0; i < 4; i++) {
			int nx, ny;

			if (at[i] == town)
				continue;
			nx = state->x[at[i]] + around[i].x;
			ny = state->y[at[i]] + around[i].y;
			if (key(nx, ny) < least) {
				least = key(nx, ny);
				x = nx;
				y = ny;
			}
		}
		if (least == INT32_MAX)
			return count;
		for (int i = 0; i < 4; i++)
			if (at[i] < town &&
			    key(state->x[at[i]] + around[i].x,
				state->y[at[i]] + around[i].y) == least)
				at[i]++;
		while (built < town &&
		       key(state->x[built], state->y[built]) < least)
			built++;
		if (built < town &&
		    key(state->x[built], state->y[built]) == least)
			continue;
		if (on_grid(x, y))
			cells[count++] = (struct gs_cell){(int8_t)x,
							  (int8_t)y};
	}
}

bool gs_may_leave(const struct book *book, const struct gearseed *state,
		  int x, int y)
{
	if (!gs_is_free(state, x, y))
		return false;
	for (int d = 0; d < state->depth; d++) {
		struct gs_cell cell = state->frame[d].cell;

		if (cell.x == x && cell.y == y &&
		    gs_frame_goes_on(book, state, d))
			return false;
	}
	return true;
}

static bool next_to(struct gs_cell one, int x, int y)
{
	int dx = one.x - x;
	int dy = one.y - y;

	return dx * dx + dy * dy == 1;
}

bool gs_leaver(const struct book *book, const struct gearseed *state,
	       const struct gs_effect *effect, int x, int y)
{
	struct gs_cell own;
	uint8_t card = gs_card_at(state, x, y);

	if (card == CARD_NONE || !gs_may_leave(book, state, x, y))
		return false;
	if (!effect)
		return true;
	if (effect->verb == EFFECT_TAKE)
		return gs_fits(gs_design(book, card), effect->filter);
	own = gs_innermost(state)->cell;
	return !(own.x == x && own.y == y) && !next_to(own, x, y);
}

int gs_leavers(const struct book *book, const struct gearseed *state,
	       const struct gs_effect *effect, struct gs_cell *cells)
{
	int count = 0;

	for (int i = 0; i < gs_town_count(state); i++)
		if (gs_leaver(book, state, effect, state->x[i], state->y[i]))
			cells[count++] = (struct gs_cell){state->x[i],
							  state->y[i]};
	return count;
}

int gs_type_in_play(const struct book *book, const struct gearseed *state,
		    int type)
{
	const uint8_t *town = zone_cards(&state->cards, ZONE_TOWN);
	int count = 0;

	for (int i = 0; i < gs_town_count(state); i++)
		count += gs_design(book, town[i])->type == type;
	return count;
}
