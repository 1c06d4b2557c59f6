/* Sealed deals. */
#include "seal.h"

#include <stdio.h>
#include <string.h>

#include "deal.h"
#include "random.h"
#include "sha256.h"

static void hash(const struct sitting *sitting, char hex[SHA256_HEX])
{
	char code[DEAL_LENGTH + 1];
	char line[HASH_DIGITS + DEAL_LENGTH + 3];
	int length;

	deal_print(sitting->deal, code);
	length = snprintf(line, sizeof line, "%s %s\n", sitting->salt, code);
	sha256_hex(line, (size_t)length, hex);
}

bool seal_deal(struct sitting *sitting)
{
	uint64_t salt[2];

	if (!random_from_system(&salt[0]) || !random_from_system(&salt[1]))
		return false;
	snprintf(sitting->salt, sizeof sitting->salt, "%016llx%016llx",
		 (unsigned long long)salt[0], (unsigned long long)salt[1]);
	hash(sitting, sitting->seal);
	sitting->seals = true;
	return true;
}

bool seal_fits(const struct sitting *sitting)
{
	char hex[SHA256_HEX];

	hash(sitting, hex);
	return !strcmp(hex, sitting->seal);
}

void seal_show(const struct sitting *sitting, char shown[SEAL_SHOWN])
{
	const char *seal = sitting->seal;

	snprintf(shown, SEAL_SHOWN, "%.4s %.4s %.4s %.4s", seal, seal + 4,
		 seal + 8, seal + 12);
}
