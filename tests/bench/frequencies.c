/* Prints what happens in random games beside what an independent referee
   counted.  No verdict: the reader has it.
   usage: frequencies [GAMES [WORD]]   WORD picks the studies with it */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "frequencies.h"

static void print_study(const struct study *study, int rounds)
{
	struct counted counted;

	study_count(study, rounds, 1, &counted);
	printf("%s, %d random games\n", study->title, rounds);
	for (int f = 0; study->figures[f].name; f++) {
		const struct figure *figure = &study->figures[f];
		double unit = figure->share ? 100 : 1;

		printf("  %-18s %9.3f%s  expected %8.2f%s  %+5.1f standard "
		       "errors of %.3f\n",
		       figure->name, unit * counted.mean[f],
		       figure->share ? " %" : "  ", unit * figure->expected,
		       figure->share ? " %" : "  ", counted.distance[f],
		       unit * counted.error[f]);
	}
}

int main(int count, char **words)
{
	int rounds = count > 1 ? atoi(words[1]) : 100000;
	const char *picked = count > 2 ? words[2] : "";

	if (rounds < 1) {
		fprintf(stderr, "usage: frequencies [GAMES [WORD]]\n");
		return 2;
	}
	for (int i = 0; studies[i].title; i++)
		if (strstr(studies[i].title, picked))
			print_study(&studies[i], rounds);
	return 0;
}
