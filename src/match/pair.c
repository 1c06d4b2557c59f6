/* Two games on one deal with the seats swapped. */
#include "pair.h"

#include <string.h>

bool pair_fits(const struct sitting *sitting)
{
	const struct book *book = &sitting->book;

	return book->rules->score && book->seats == 2 &&
	       book->rules->has_player(book, 1) &&
	       book->rules->has_player(book, 2);
}

void pair_begin(struct sitting *sitting)
{
	sitting->leg = (struct leg){.game = 1};
}

static bool resigned(const struct match *match)
{
	const char *const *reasons = match_book(match)->rules->reasons;

	return !strcmp(reasons[match_outcome(match).reason], "resign");
}

static void swap(char *one, char *other, size_t size)
{
	for (size_t i = 0; i < size; i++) {
		char kept = one[i];

		one[i] = other[i];
		other[i] = kept;
	}
}

bool pair_second(const struct match *match, struct sitting *second)
{
	const struct sitting *first = match_sitting(match);

	if (first->leg.game != 1 || !match_outcome(match).over ||
	    resigned(match))
		return false;
	*second = *first;
	/* The deal is no secret any more. */
	second->seal[0] = second->salt[0] = '\0';
	swap(second->name[0], second->name[1], NAME_BYTES);
	swap(second->player[0], second->player[1], PLAYER_BYTES);
	second->leg = (struct leg){
		.game = 2,
		.points = {match_score(match, 2), match_score(match, 1)}};
	return true;
}

static int seat_of(uint8_t winners)
{
	return winners == 1 ? 1 : winners == 2 ? 2 : 0;
}

bool pair_ended(const struct match *match, struct pair_end *end)
{
	struct leg leg = match_sitting(match)->leg;
	struct outcome outcome = match_outcome(match);

	if (!leg.game || !outcome.over)
		return false;
	*end = (struct pair_end){.resigned = resigned(match)};
	if (end->resigned) {
		end->winner = seat_of(outcome.winners);
		return true;
	}
	if (leg.game == 1)
		return false;
	for (int s = 0; s < 2; s++) {
		end->first[s] = leg.points[s];
		end->second[s] = match_score(match, s + 1);
		end->sum[s] = end->first[s] + end->second[s];
	}
	if (end->sum[0] != end->sum[1])
		end->winner = end->sum[0] > end->sum[1] ? 1 : 2;
	return true;
}
