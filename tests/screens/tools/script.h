/* A terminal that is a script: keys come from a list, pictures are kept. */
#ifndef HOTBED_TEST_SCRIPT_H
#define HOTBED_TEST_SCRIPT_H

#include "screen.h"
#include "terminal.h"

struct script;

/* A moment of the script: looks at the picture, may change things. */
typedef void script_look(struct script *script, void *context);

struct step {
	struct key key;
	bool ahead; /* typed before it was waited for: drop() takes it away */
	script_look *look;
	void *context;
	int rows, columns; /* the window's size from here on; 0: as it is */
};

struct script {
	struct terminal terminal;
	int rows, columns;
	struct step *step;
	int count, room, next;
	struct canvas *canvas; /* the picture as it was last looked at */
	struct layer layer[LAYERS_MAX]; /* as they were shown */
	int layers;
	int shows, drops, suspensions;
	bool ahead; /* steps added now are typed ahead */
	bool waits; /* the end of the script is not the end: idle instead */
};

struct script *script_open(int rows, int columns);
void script_close(struct script *script);

/* Adds keys: characters, with \r for Enter, \033 for Esc, \t for Tab, \b for
   Backspace, \001 \002 \003 \004 for Up Down Left Right. */
void script_type(struct script *script, const char *keys);
void script_code(struct script *script, uint32_t code);
void script_paste(struct script *script, const char *line);
void script_click(struct script *script, int row, int column);
void script_size(struct script *script, int rows, int columns);
void script_look_at(struct script *script, script_look *look, void *context);

/* At this moment of the script the words stand in the picture (or do not). */
void script_shows(struct script *script, const char *words);
void script_hides(struct script *script, const char *words);

/* The picture as it stands; the screens that drew it must still be open. */
const struct canvas *script_canvas(const struct script *script);

/* The same as text; to be freed. */
char *script_picture(const struct script *script);

/* True when the words stand somewhere in the picture. */
bool script_sees(const struct script *script, const char *words);

/* Fails, with the picture, unless the words stand in it (or do not). */
void script_expect(const struct script *script, const char *words);
void script_expect_not(const struct script *script, const char *words);

/* Fails where rows `first` to `last` (from 0) differ from the picture file
   tests/pictures/NAME.txt. */
void script_compare(const struct script *script, const char *name, int first,
		    int last);

/* Screens on this terminal, with the user's files kept out. */
void script_screen(struct script *script, struct screen *screen);

#endif
