/* Reading a deck file: what its files share. */
#ifndef HOTBED_GEARSEED_DECK_H
#define HOTBED_GEARSEED_DECK_H

#include "gearseed.h"

enum { LINE_WORDS = 32 };

/* The words of one line that are still to be read. */
struct gs_words {
	const struct word *at;
	int left;
	const char *expected; /* what a fault found missing at the next one */
};

/* The next word, or an empty one at the end of the line. */
struct word gs_peek(const struct gs_words *words);
struct word gs_next(struct gs_words *words);

/* Notes what the next word should have been; always false. */
bool gs_expect(struct gs_words *words, const char *expected);

/* Names as a deck file writes them, NULL-terminated. */
extern const char *const gs_type_words[];
extern const char *const gs_caste_words[];
extern const char *const gs_season_words[]; /* [0] is spring */

/* Reads a step, up to the end of the line.  False: see `expected`. */
bool gs_read_step(struct gs_words *words, struct gs_step *step);

/* Reads `any`, `type T …` or `caste C`. */
bool gs_read_filter(struct gs_words *words, struct gs_filter *filter);

struct gs_reader;

enum gs_place { PLACE_TOP, PLACE_DESIGN, PLACE_SEASON };

/* Rows of gs_keys (keys.c). */
enum gs_key_name {
	KEY_HEAD,
	KEY_DECK,
	KEY_BURST,
	KEY_DESIGN,
	KEY_SEASON,
	KEY_NAME,
	KEY_CODE,
	KEY_COPIES,
	KEY_TYPE,
	KEY_CASTE,
	KEY_ABILITY,
	KEY_BONUS,
	KEY_TRIGGER,
	KEY_RULES,
	KEY_CASTE_BONUS,
	KEY_SHRINE,
	GS_KEYS
};

struct gs_key {
	const char *word;
	enum gs_place place; /* below what it stands; PLACE_TOP: anywhere */
	/* Reads what follows; false when that had a fault. */
	bool (*read)(struct gs_reader *reader, struct gs_words *words);
	enum { KEY_MANY, KEY_ONCE, KEY_NEEDED } often; /* in its block */
};

extern const struct gs_key gs_keys[GS_KEYS];

/* Where a design or a Season begins, and where its keys stand. */
struct gs_block {
	int line;
	int key[GS_KEYS];
};

struct gs_reader {
	struct deck *deck;
	struct fault *faults;
	int most;
	int count;
	int line;
	bool headed;
	enum gs_place place;
	int now; /* the design or Season that is being described; 0: one that
		    is faulty already */
	struct gs_block top;
	struct gs_block design[GS_DESIGNS + 1];
	struct gs_block season[GS_SEASON_ROOM];
	int burst_line[GS_TYPES];
	bool crowded; /* too many designs: said once */
	struct fault spare;
};

/* Room for one more fault; those beyond the last one are not kept. */
struct fault *gs_more(struct gs_reader *reader);

/* Reads a line that has words. */
void gs_read_line(struct gs_reader *reader, struct gs_words *words);

#endif
