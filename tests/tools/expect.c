/* What a scripted game of Sowers must answer. */
#include "expect.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

void expect_menu(struct scripted *game, const char *menu)
{
	assert_string_equal(scripted_menu(game), menu);
}

void expect_zone(struct scripted *game, enum sowers_zone zone, int seat,
		 const char *cards)
{
	assert_string_equal(scripted_zone(game, zone, seat), cards);
}

void expect_result(struct scripted *game, const char *result)
{
	assert_string_equal(scripted_result(game), result);
}

void expect_refusal(struct scripted *game, const char *move, const char *rule,
		    const char *sentence)
{
	assert_string_equal(scripted_why(game, move), rule);
	assert_string_equal(game->reason.wide, sentence);
}
