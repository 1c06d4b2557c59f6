/* SHA-256 against the published vectors of FIPS 180-4. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "sha256.h"

static const struct {
	const char *text;
	const char *hex;
} vectors[] = {
	{"", "e3b0c44298fc1c149afbf4c8996fb924"
	     "27ae41e4649b934ca495991b7852b855"},
	{"abc", "ba7816bf8f01cfea414140de5dae2223"
		"b00361a396177a9cb410ff61f20015ad"},
	{"abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
	 "248d6a61d20638b8e5c026930c3e6039"
	 "a33ce45964ff2167f6ecedd419db06c1"},
	{"abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
	 "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
	 "cf5b16a778af8380036ce59e7b049237"
	 "0b249b11e8f07a51afac45037afee9d1"},
};

static void the_published_vectors_come_out(void **test)
{
	char hex[SHA256_HEX];

	(void)test;
	for (size_t i = 0; i < sizeof vectors / sizeof *vectors; i++) {
		sha256_hex(vectors[i].text, strlen(vectors[i].text), hex);
		assert_string_equal(hex, vectors[i].hex);
	}
}

static void a_million_letters_in_uneven_pieces(void **test)
{
	static const char *const want = "cdc76e5c9914fb9281a1c7e284d73e67"
					"f1809a48a497200e046d39ccc7112cd0";
	unsigned char hash[SHA256_BYTES];
	char piece[997];
	struct sha256 sum;
	int left = 1000000;

	(void)test;
	memset(piece, 'a', sizeof piece);
	sha256_begin(&sum);
	for (; left > 0; left -= (int)sizeof piece)
		sha256_add(&sum, piece,
			   left < (int)sizeof piece ? (size_t)left
						    : sizeof piece);
	sha256_end(&sum, hash);
	for (int i = 0; i < SHA256_BYTES; i++) {
		char two[3] = {want[2 * i], want[2 * i + 1], '\0'};

		assert_int_equal(hash[i], strtol(two, NULL, 16));
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_published_vectors_come_out),
		cmocka_unit_test(a_million_letters_in_uneven_pieces),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
