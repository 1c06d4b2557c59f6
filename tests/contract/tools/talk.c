/* A talk with the line protocol, without a pipe. */
#include "talk.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "engine.h"

char *talk_bytes(const char *requests, size_t length)
{
	char *said = NULL;
	size_t size = 0;
	FILE *in = tmpfile();
	FILE *out = open_memstream(&said, &size);

	assert(in && out);
	fwrite(requests, 1, length, in);
	rewind(in);
	assert(engine_run(in, out, NULL) == 0);
	fclose(in);
	fclose(out);
	return said;
}

char *talk(const char *requests)
{
	return talk_bytes(requests, strlen(requests));
}

static int ends_answer(const char *line)
{
	return !strncmp(line, "ok\n", 3) || !strncmp(line, "error ", 6);
}

const char *talk_after(const char *answers, int n)
{
	while (n && *answers) {
		n -= ends_answer(answers);
		answers += strcspn(answers, "\n");
		answers += *answers == '\n';
	}
	return answers;
}
