/* A home of its own for a test that reads and writes the user's folders. */
#include "home.h"

#include <assert.h>
#include <ftw.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include <cmocka.h>

#include "saved.h"

enum { PATH_ROOM = 4096, PATHS = 8 };

static char home[PATH_ROOM];
static int users;

void home_make(void)
{
	static const char *const variables[][2] = {
		{"XDG_STATE_HOME", "state"},
		{"XDG_DATA_HOME", "data"},
		{"XDG_CONFIG_HOME", "config"},
	};
	const char *base = getenv("TMPDIR");

	if (users++)
		return;
	snprintf(home, sizeof home, "%s/hotbed-XXXXXX",
		 base && *base ? base : "/tmp");
	assert(mkdtemp(home));
	setenv("HOME", home, 1);
	for (int i = 0; i < 3; i++)
		setenv(variables[i][0], home_path("%s", variables[i][1]), 1);
}

static int drop(const char *path, const struct stat *facts, int kind,
		struct FTW *walk)
{
	(void)facts;
	(void)kind;
	(void)walk;
	return remove(path);
}

void home_drop(void)
{
	assert(users > 0);
	if (--users)
		return;
	nftw(home, drop, 16, FTW_DEPTH | FTW_PHYS);
	home[0] = '\0';
}

int home_set_up(void **state)
{
	(void)state;
	home_make();
	return 0;
}

int home_set_up_in_zone(void **state)
{
	setenv("TZ", "UTC", 1);
	tzset();
	return home_set_up(state);
}

int home_tear_down(void **state)
{
	(void)state;
	home_drop();
	return 0;
}

const char *home_path(const char *format, ...)
{
	static char paths[PATHS][PATH_ROOM];
	static int next;
	char *path = paths[next++ % PATHS];
	size_t length = strlen(home);
	va_list list;

	assert(home[0]);
	memcpy(path, home, length);
	path[length] = '/';
	va_start(list, format);
	vsnprintf(path + length + 1, PATH_ROOM - length - 1, format, list);
	va_end(list);
	return path;
}

void home_put(const char *path, const char *bytes, size_t length)
{
	char folder[PATH_ROOM];
	FILE *file;

	snprintf(folder, sizeof folder, "%s", path);
	*strrchr(folder, '/') = '\0';
	assert(!place_make(folder));
	file = fopen(path, "wb");
	assert(file);
	assert(fwrite(bytes, 1, length, file) == length);
	assert(!fclose(file));
}

int home_count_games(enum place place)
{
	struct saved_list list;
	int count;

	saved_list(place, &list);
	count = list.count;
	saved_free(&list);
	return count;
}

char *home_only_game(enum place place)
{
	struct saved_list list;
	char *path;

	saved_list(place, &list);
	assert_int_equal(list.count, 1);
	path = strdup(list.games[0].path);
	saved_free(&list);
	return path;
}
