/* Reading a deck file: what its files share. */
#ifndef HOTBED_GEARSEED_DECK_H
#define HOTBED_GEARSEED_DECK_H

#include "gearseed.h"

enum { LINE_WORDS = 32 };

/* The words of one line that are still to be read. */
struct gs_words {
	const struct word *at;
	int left;
	struct word here; /* where a fault was found; length 0: the end */
	const char *expected; /* what should have stood there */
};

/* The next word, or an empty one at the end of the line. */
struct word gs_peek(const struct gs_words *words);
struct word gs_next(struct gs_words *words);

/* Notes a fault at the next word; always false. */
bool gs_expect(struct gs_words *words, const char *expected);

/* Names as a deck file writes them, NULL-terminated. */
extern const char *const gs_type_words[];
extern const char *const gs_caste_words[];
extern const char *const gs_season_words[]; /* [0] is spring */

/* Reads a step, up to the end of the line.  False: see `expected`. */
bool gs_read_step(struct gs_words *words, struct gs_step *step);

/* Reads `any`, `type T …` or `caste C`. */
bool gs_read_filter(struct gs_words *words, struct gs_filter *filter);

/* Keys whose lines may stand once, as bits. */
enum gs_key_bit {
	ONE_NAME,
	ONE_CODE,
	ONE_COPIES,
	ONE_TYPE,
	ONE_CASTE,
	ONE_TRIGGER,
	ONE_RULES,
	ONE_BONUS,
	ONE_SHRINE,
	KEY_BITS
};

enum gs_place { PLACE_TOP, PLACE_DESIGN, PLACE_SEASON };

struct gs_reader {
	struct deck *deck;
	struct fault *faults;
	int most;
	int count;
	int line;
	bool headed;
	int deck_line;
	enum gs_place place;
	int now; /* the design or Season that is being described; 0: one that
		    is faulty already */
	int design_line[GS_DESIGNS + 1];
	int copies_line;
	int season_line[GS_SEASON_ROOM];
	int burst_line[GS_TYPES];
	int design_keys[GS_DESIGNS + 1][KEY_BITS]; /* lines */
	int season_keys[GS_SEASON_ROOM][KEY_BITS];
	bool crowded; /* too many designs: said once */
	struct fault spare;
};

/* Room for one more fault; those beyond the last one are not kept. */
struct fault *gs_more(struct gs_reader *reader);

/* Reads a line that has words (keys.c). */
void gs_read_key(struct gs_reader *reader, struct gs_words *words);

#endif
