/* A table that goes on with a record, played by a script. */
#include "played.h"

#include "seen.h"
#include "table.h"

void played_begin(struct played *played, const char *record, int plies,
		  int rows, int columns)
{
	played->script = script_open(rows, columns);
	played->match = seen_record(record, plies);
	script_screen(played->script, &played->screen);
}

void played_run(struct played *played)
{
	table_play(&played->screen, played->match, COVER_TURNS);
	screen_close(&played->screen);
	script_close(played->script);
}

void played_out(struct played *played)
{
	played_run(played);
	match_end(played->match);
}
