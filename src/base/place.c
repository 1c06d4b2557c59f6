/* The user's folders.  It makes them only where it is told to. */
#include "place.h"

#include <errno.h>
#include <pwd.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Where a folder lies: below a variable's, else below home. */
struct row {
	const char *variable;
	const char *home;
	const char *folder;
};

static const struct row rows[PLACES] = {
	[PLACE_GAMES] = {"XDG_STATE_HOME", ".local/state", "hotbed"},
	[PLACE_RECORDS] = {"XDG_DATA_HOME", ".local/share", "hotbed/records"},
	[PLACE_DECKS] = {"XDG_DATA_HOME", ".local/share", "hotbed/decks"},
	[PLACE_SETTINGS] = {"XDG_CONFIG_HOME", ".config", "hotbed"},
};

static bool is_absolute(const char *path)
{
	return path && path[0] == '/';
}

static const char *find_home(void)
{
	const char *home = getenv("HOME");
	const struct passwd *user;

	if (is_absolute(home))
		return home;
	user = getpwuid(getuid());
	return user && is_absolute(user->pw_dir) ? user->pw_dir : NULL;
}

bool place_find(enum place place, struct text *path)
{
	const struct row *row = &rows[place];
	const char *base = getenv(row->variable);
	const char *home;

	if (is_absolute(base)) {
		text_format(path, "%s/%s", base, row->folder);
		return true;
	}
	home = find_home();
	if (!home)
		return false;
	text_format(path, "%s/%s/%s", home, row->home, row->folder);
	return true;
}

/* 0 where the folder is there afterwards. */
static int make_folder(const char *path)
{
	struct stat facts;
	int error = mkdir(path, 0700) ? errno : 0;

	if (!stat(path, &facts))
		return S_ISDIR(facts.st_mode) ? 0 : ENOTDIR;
	return error && error != EEXIST ? error : ENOTDIR;
}

int place_make(const char *path)
{
	struct text part = {0};
	int error = 0;

	for (size_t i = 1; !error && path[i - 1]; i++) {
		if (path[i] && path[i] != '/')
			continue;
		text_clear(&part);
		text_put_bytes(&part, path, i);
		error = make_folder(text_string(&part));
	}
	text_free(&part);
	return error;
}
