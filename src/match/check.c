/* Commands that look at one file and say what it is. */
#include "check.h"

#include <stdlib.h>
#include <string.h>

#include "file.h"
#include "journal.h"
#include "memory.h"
#include "seal.h"
#include "shelf.h"

/* Prints what was found, and makes sure that it arrives. */
static int finish(FILE *out, struct text *text, bool good)
{
	bool arrived;

	fwrite(text_string(text), 1, text->length, out);
	arrived = !fflush(out) && !ferror(out);
	if (!arrived)
		fputs("hotbed: The output could not be written.\n", stderr);
	text_free(text);
	return good && arrived ? 0 : 1;
}

static void put_fault(struct text *text, const char *path,
		      const struct fault *fault)
{
	char rule[sizeof fault->rule + 2];

	snprintf(rule, sizeof rule, "(%s", fault->rule);
	text_put(text, path);
	if (fault->line)
		text_format(text, ":%d", fault->line);
	text_format(text, ": %s", fault->sentence);
	if (fault->rule[0] && !strstr(fault->sentence, rule))
		text_format(text, " %s)", rule);
	text_put(text, "\n");
}

static void put_wrong(struct text *text, const char *path, const char *wrong)
{
	struct fault fault = {0};

	fault_set(&fault, 0, "", "%s", wrong);
	put_fault(text, path, &fault);
}

/* Reads a deck's text into `said`: its cards, or its faults. */
static bool look_at_deck(const char *path, const struct text *text,
			 struct text *said)
{
	struct fault *faults = memory_get(DECK_FAULTS * sizeof *faults);
	const struct rules *rules = NULL;
	int count;
	struct deck *deck = shelf_read_deck(text, &rules, faults, &count);

	if (deck)
		rules->decks->list(deck, said);
	for (int i = 0; i < count; i++)
		put_fault(said, path, &faults[i]);
	if (count == DECK_FAULTS)
		put_wrong(said, path, "Perhaps more: only the first 100.");
	if (!rules)
		put_wrong(said, path, "No game here takes deck files.");
	else if (deck)
		rules->decks->close(deck);
	free(faults);
	return deck;
}

int check_deck(const char *path, FILE *out)
{
	struct text text = {0};
	struct text said = {0};
	const char *wrong = file_read(path, FILE_DECK_MOST, &text);
	bool good = false;

	if (wrong)
		put_wrong(&said, path, wrong);
	else
		good = look_at_deck(path, &text, &said);
	text_free(&text);
	return finish(out, &said, good);
}

/* The number of the line that begins so, the last of them; 0: none. */
static int find_line(const struct text *text, const char *key)
{
	const char *line = text_string(text);
	int found = 0;

	for (int number = 1; line; number++) {
		if (!strncmp(line, key, strlen(key)))
			found = number;
		line = strchr(line, '\n');
		if (line)
			line++;
	}
	return found;
}

/* What the verdict says of a seal; false when it is broken. */
static bool judge_seal(const struct match *match, const struct text *record,
		       const char **verdict, struct fault *fault)
{
	const struct sitting *sitting = match_sitting(match);

	*verdict = "";
	if (!sitting->seal[0])
		return true;
	if (!match_keeps_deal(match)) {
		fault_set(fault, find_line(record, "seal "), "",
			  "seal: the cards are not those of the sealed deal.");
		return false;
	}
	if (!sitting->salt[0]) {
		*verdict = ", seal not opened";
		return true;
	}
	*verdict = ", seal fits";
	if (seal_fits(sitting))
		return true;
	fault_set(fault, find_line(record, "salt "), "",
		  "salt: the seal does not fit this salt and deal.");
	return false;
}

/* The verdict on a record's text. */
static bool judge(const char *path, const struct text *record,
		  const struct deck_shelf *shelf, struct text *said)
{
	struct fault fault = {0};
	struct match *match = record_read(text_string(record), record->length,
					  shelf, &fault);
	const char *seal;
	bool good = match && judge_seal(match, record, &seal, &fault);

	if (!good) {
		put_fault(said, path, &fault);
	} else {
		text_format(said, "%s: ok ", path);
		if (match_turn(match).seat)
			text_put(said, "running");
		record_write_result(match, said);
		text_format(said, "%s\n", seal);
	}
	match_end(match);
	return good;
}

int check_record(const char *path, const struct deck_shelf *shelf, FILE *out)
{
	struct text record = {0};
	struct text said = {0};
	const char *wrong = file_read(path, FILE_RECORD_MOST, &record);
	bool good = false;

	if (wrong)
		put_wrong(&said, path, wrong);
	else
		good = judge(path, &record, shelf, &said);
	text_free(&record);
	return finish(out, &said, good);
}

int check_print(const char *path, const struct deck_shelf *shelf, FILE *out)
{
	struct fault fault = {0};
	struct text text = {0};
	const char *wrong = file_read(path, FILE_RECORD_MOST, &text);
	struct match *match = NULL;
	size_t whole;

	if (wrong)
		fault_set(&fault, 0, "", "%s", wrong);
	else
		match = journal_read(text_string(&text), text.length, shelf,
				     &whole, &fault);
	text_clear(&text);
	if (!match) {
		put_fault(&text, path, &fault);
		finish(stderr, &text, false);
		return 1;
	}
	record_write(match, RECORD_WHOLE, &text);
	match_end(match);
	return finish(out, &text, true);
}
