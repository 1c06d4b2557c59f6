# What cppcheck finds in the sources, where it is installed.
set -eu

command -v cppcheck >/dev/null || exit 0

# Both return a value that was made with the help of a local variable, and
# does not point to it.
cppcheck --quiet -j2 --std=c11 --error-exitcode=1 \
	--enable=warning,portability,performance \
	--suppress=returnDanglingLifetime:src/match/loop.c \
	--suppress=returnDanglingLifetime:src/match/sitting.c \
	-Iinclude -Isrc/tui src
