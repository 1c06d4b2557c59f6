# The other compiler builds the program and every test without a warning.
set -eu

command -v clang >/dev/null
make -s CC=clang BUILD=build/clang WERROR=-Werror CFLAGS='-O1' all tests
