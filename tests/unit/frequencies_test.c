/* Random games end as often as an independent referee counted:
   a small sample of what tests/bench/frequencies prints. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "frequencies.h"

static void random_games_end_as_often_as_counted_elsewhere(void **state)
{
	(void)state;
	for (int i = 0; studies[i].title; i++) {
		struct counted counted;

		study_count(&studies[i], 4000, 7, &counted);
		for (int f = 0; studies[i].figures[f].name; f++) {
			if (counted.distance[f] < -5 ||
			    counted.distance[f] > 5)
				fail_msg("%s, %s: %g, %g standard errors off",
					 studies[i].title,
					 studies[i].figures[f].name,
					 counted.mean[f],
					 counted.distance[f]);
		}
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(
			random_games_end_as_often_as_counted_elsewhere),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
