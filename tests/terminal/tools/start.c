/* The first minute of a game at a real terminal: its cover, then the hand. */
#include "start.h"

struct pty *start_game(const char *const *env)
{
	struct pty *pty = pty_start(24, 80, env,
				    LIST("sowers", "deal=word", "first=1"));

	pty_expect(pty, "press 1 when only you can see the screen");
	return pty;
}

struct pty *start_turn(const char *const *env)
{
	struct pty *pty = start_game(env);

	start_hand(pty, 1);
	pty_expect(pty, "play a card");
	return pty;
}

void start_hand(struct pty *pty, int seat)
{
	const char digit[] = {(char)('0' + seat), '\0'};

	pty_settle(pty, COVER_MS);
	pty_press(pty, digit);
	pty_expect(pty, "press Space to turn your hand up");
	pty_press(pty, " ");
}
