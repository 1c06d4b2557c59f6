/* A terminal that is a script: keys come from a list, pictures are kept. */
#include "script.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "memory.h"
#include "picture.h"
#include "utf8.h"

enum { PICTURE_BYTES = 1 << 16 };

static void size(void *self, int *rows, int *columns)
{
	struct script *script = self;

	*rows = script->rows;
	*columns = script->columns;
}

static void show(void *self, const struct layer *layers, int count)
{
	struct script *script = self;

	script->shows++;
	script->layers = count;
	memcpy(script->layer, layers, (size_t)count * sizeof *layers);
}

/* Lays the canvases, which their screen still keeps, over each other. */
const struct canvas *script_canvas(const struct script *script)
{
	canvas_begin(script->canvas, script->rows, script->columns, false);
	for (int i = 0; i < script->layers; i++)
		picture_copy(script->canvas, script->layer[i].row,
			    script->layer[i].column, script->layer[i].canvas);
	return script->canvas;
}

static void nothing(void *self)
{
	(void)self;
}

static void suspend(void *self)
{
	struct script *script = self;

	script->suspensions++;
}

static struct key read_key(void *self, int milliseconds)
{
	struct script *script = self;

	while (script->next < script->count) {
		struct step *step = &script->step[script->next++];

		if (step->look) {
			step->look(script, step->context);
			continue;
		}
		if (step->rows) {
			script->rows = step->rows;
			script->columns = step->columns;
			return (struct key){.code = KEY_CODE_RESIZE};
		}
		/* Time passes only where somebody waits for it. */
		if (step->key.code == KEY_CODE_IDLE && milliseconds < 0)
			continue;
		return step->key;
	}
	return (struct key){.code = KEY_CODE_HANGUP};
}

static bool drop(void *self)
{
	struct script *script = self;
	bool dropped = false;

	script->drops++;
	while (script->next < script->count &&
	       script->step[script->next].ahead) {
		script->next++;
		dropped = true;
	}
	return dropped;
}

static void wear(void *self, const struct appearance *appearance)
{
	(void)self;
	(void)appearance;
}

/* Where the character number `index` of a text begins. */
static char *place(char *text, int index)
{
	const char *at = text;

	while (index-- > 0 && *at)
		utf8_next(&at);
	return text + (at - text);
}

static bool insert(struct line_edit *line, const char *bytes)
{
	char *at = place(line->text, line->cursor);
	size_t length = strlen(bytes);

	if (utf8_columns(line->text) + utf8_columns(bytes) > line->columns)
		return true;
	memmove(at + length, at, strlen(at) + 1);
	memcpy(at, bytes, length);
	line->cursor++;
	return true;
}

static bool edit(void *self, struct line_edit *line, struct key key)
{
	char *at = place(line->text, line->cursor);
	char bytes[5];

	(void)self;
	if (key.code == KEY_CODE_LEFT)
		line->cursor -= line->cursor > 0;
	else if (key.code == KEY_CODE_RIGHT)
		line->cursor += *at != '\0';
	else if (key.code == KEY_CODE_BACKSPACE && line->cursor) {
		char *before = place(line->text, --line->cursor);

		memmove(before, at, strlen(at) + 1);
	} else if (key.code == KEY_CODE_PASTE) {
		for (const char *p = key.paste; *p;) {
			utf8_write(utf8_next(&p), bytes);
			insert(line, bytes);
		}
	} else if (key.code >= ' ' && key.code < KEY_CODE_UP) {
		utf8_write(key.code, bytes);
		return insert(line, bytes);
	} else {
		return key.code == KEY_CODE_BACKSPACE;
	}
	return true;
}

struct script *script_open(int rows, int columns)
{
	struct script *script = memory_get(sizeof *script);

	script->rows = rows;
	script->columns = columns;
	script->canvas = memory_get(sizeof *script->canvas);
	script->terminal = (struct terminal){
		.size = size, .show = show, .redraw = nothing,
		.read = read_key, .drop = drop, .suspend = suspend,
		.bell = nothing, .wear = wear, .edit = edit, .self = script,
	};
	return script;
}

void script_close(struct script *script)
{
	free(script->canvas);
	free(script->step);
	free(script);
}

static struct step *add(struct script *script)
{
	if (script->count == script->room) {
		script->room = script->room ? 2 * script->room : 256;
		script->step = memory_resize(
			script->step,
			(size_t)script->room * sizeof *script->step);
	}
	script->step[script->count] = (struct step){.ahead = script->ahead};
	return &script->step[script->count++];
}

void script_code(struct script *script, uint32_t code)
{
	add(script)->key.code = code;
}

void script_type(struct script *script, const char *keys)
{
	static const struct {
		char key;
		uint32_t code;
	} codes[] = {
		{'\r', KEY_CODE_ENTER}, {'\033', KEY_CODE_ESCAPE},
		{'\t', KEY_CODE_TAB},	{'\b', KEY_CODE_BACKSPACE},
		{1, KEY_CODE_UP},	{2, KEY_CODE_DOWN},
		{3, KEY_CODE_LEFT},	{4, KEY_CODE_RIGHT},
	};

	while (*keys) {
		uint32_t code = utf8_next(&keys);

		for (size_t i = 0; i < sizeof codes / sizeof *codes; i++)
			if (code == (uint32_t)codes[i].key)
				code = codes[i].code;
		script_code(script, code);
	}
}

void script_paste(struct script *script, const char *line)
{
	add(script)->key =
		(struct key){.code = KEY_CODE_PASTE, .paste = line};
}

void script_click(struct script *script, int row, int column)
{
	add(script)->key = (struct key){
		.code = KEY_CODE_MOUSE, .row = row, .column = column};
}

void script_size(struct script *script, int rows, int columns)
{
	struct step *step = add(script);

	step->rows = rows;
	step->columns = columns;
}

void script_look_at(struct script *script, script_look *look, void *context)
{
	struct step *step = add(script);

	step->look = look;
	step->context = context;
}

char *script_picture(const struct script *script)
{
	struct text text = {0};

	picture_dump(script_canvas(script), &text);
	return text.data;
}

bool script_sees(const struct script *script, const char *words)
{
	char *picture = script_picture(script);
	bool sees = strstr(picture, words) != NULL;

	free(picture);
	return sees;
}

/* The picture is longer than a message of cmocka's may be. */
static void complain(const char *what, const char *words, const char *picture)
{
	fprintf(stderr, "\"%s\" %s\n%s", words, what, picture);
	fail_msg("\"%s\" %s the picture above", words, what);
}

void script_expect(const struct script *script, const char *words)
{
	char *picture = script_picture(script);

	if (!strstr(picture, words))
		complain("is missing in", words, picture);
	free(picture);
}

void script_expect_not(const struct script *script, const char *words)
{
	char *picture = script_picture(script);

	if (strstr(picture, words))
		complain("stands in", words, picture);
	free(picture);
}

static void expect(struct script *script, void *words)
{
	script_expect(script, words);
}

static void expect_not(struct script *script, void *words)
{
	script_expect_not(script, words);
}

void script_shows(struct script *script, const char *words)
{
	script_look_at(script, expect, (void *)words);
}

void script_hides(struct script *script, const char *words)
{
	script_look_at(script, expect_not, (void *)words);
}

/* The row of a text, without its line end. */
static char *row_of(const char *text, int row)
{
	size_t length;
	char *line;

	while (row-- > 0 && *text)
		text += strcspn(text, "\n") + (strchr(text, '\n') != NULL);
	length = strcspn(text, "\n");
	line = memory_get(length + 1);
	memcpy(line, text, length);
	return line;
}

void script_compare(const struct script *script, const char *name, int first,
		    int last)
{
	char path[128];
	char *expected = memory_get(PICTURE_BYTES);
	char *picture = script_picture(script);
	FILE *file;

	snprintf(path, sizeof path, "tests/pictures/%s.txt", name);
	file = fopen(path, "r");
	if (!file)
		fail_msg("%s cannot be opened", path);
	if (!fread(expected, 1, PICTURE_BYTES - 1, file))
		fail_msg("%s is empty", path);
	fclose(file);
	for (int row = first; row <= last; row++) {
		char *should = row_of(expected, row);
		char *is = row_of(picture, row);

		if (strcmp(should, is))
			fail_msg("%s, row %d:\n  is     '%s'\n  should '%s'",
				 name, row, is, should);
		free(should);
		free(is);
	}
	free(expected);
	free(picture);
}

void script_screen(struct script *script, struct screen *screen)
{
	static const struct tui_options options;

	setenv("XDG_CONFIG_HOME", "/dev/null", 1);
	screen_open(screen, &script->terminal, &options);
}
