/* What is wrong with a text, and on which line. */
#ifndef HOTBED_FAULT_H
#define HOTBED_FAULT_H

enum { FAULT_BYTES = 240 };

struct fault {
	int line;                   /* from 1; 0: the text as a whole */
	char rule[8];               /* the broken rule's id, or "" */
	char sentence[FAULT_BYTES]; /* one sentence, no line end */
};

/* Fills a fault as printf() does; a longer sentence is cut at a character.
   Bytes of the faulty text may be among the arguments: control characters
   come out as `?`. */
void fault_set(struct fault *fault, int line, const char *rule,
	       const char *format, ...) __attribute__((format(printf, 4, 5)));

#endif
