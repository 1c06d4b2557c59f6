/* The second game of a pair is kept from the moment on that the first one is
   over: whatever ends the program there, it waits. */
#include "journal_inside.h"

#include <string.h>
#include <sys/stat.h>

#include "file.h"
#include "pair.h"

/* The second game's file has the first one's name, and says so: who finds
   the first one over for a second time finds that file there. */
static void name_second(const struct journal *first, struct text *name)
{
	const char *path = text_string(&first->path);
	const char *own = file_name(path);
	const char *end = strrchr(own, '.');

	if (!end)
		return;
	text_put_bytes(name, own, (size_t)(end - own));
	text_format(name, "-second%s", end);
}

static bool waits_already(const struct journal *first, const struct text *name)
{
	const char *path = text_string(&first->path);
	struct text other = {0};
	struct stat facts;
	bool waits;

	if (!name->length)
		return false;
	text_put_bytes(&other, path, (size_t)(file_name(path) - path));
	text_put(&other, name->data);
	waits = !lstat(other.data, &facts);
	text_free(&other);
	return waits;
}

void journal_keep_second(struct journal *first)
{
	struct sitting sitting;
	struct text name = {0};

	if (first->has_second || !pair_second(first->match, &sitting))
		return;
	first->has_second = true;
	name_second(first, &name);
	if (!waits_already(first, &name)) {
		first->second = match_begin(&sitting);
		first->next = journal_begin_as(first->second, &name);
	}
	text_free(&name);
}

struct journal *journal_take_second(struct journal *first,
				    struct match **second)
{
	struct journal *next = first->next;

	*second = first->second;
	first->second = NULL;
	first->next = NULL;
	return next;
}

void journal_close_second(struct journal *first)
{
	journal_close(first->next);
	match_end(first->second);
	first->second = NULL;
	first->next = NULL;
}
