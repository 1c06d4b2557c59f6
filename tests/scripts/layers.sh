# The rooms and who may know whom: includes go downward only, headers compile
# alone, curses stays in its files, and the library links without ncurses.
set -eu

status=0
complain() {
	echo "$1"
	status=1
}

# The room that offers a header: where the .c of its name lies.
room_of() {
	case $1 in
	version.h) echo base ;;
	player.h | record.h) echo match ;;
	*)
		[ -d "src/games/${1%.h}" ] && echo games && return
		set -- src/*/"${1%.h}.c"
		set -- "${1#src/}"
		echo "${1%%/*}"
		;;
	esac
}

# What each room may include from include/, itself among it.
allowed() {
	case $1 in
	base) echo base ;;
	core) echo base core ;;
	games) echo base core games ;;
	match) echo base core match ;;
	bots) echo base core bots ;;
	engine | plain | lab) echo base core match bots "$1" ;;
	tui) echo base core games match bots tui ;;
	esac
}

for file in src/*/*.[ch] src/games/*/*.[ch]; do
	room=${file#src/}
	room=${room%%/*}
	for header in $(sed -n 's/^#include "\(.*\)"$/\1/p' "$file"); do
		[ -f "include/$header" ] || continue
		from=$(room_of "$header")
		case " $(allowed "$room") " in
		*" $from "*) ;;
		*) complain "$file ($room) includes $header ($from)" ;;
		esac
	done
done

# Games do not know each other, and headers beside a .c stay there.
for file in src/*/*.[ch] src/games/*/*.[ch]; do
	for header in $(sed -n 's/^#include "\(.*\)"$/\1/p' "$file"); do
		[ -f "include/$header" ] || [ -f "${file%/*}/$header" ] ||
			complain "$file includes $header from elsewhere"
	done
done
for game in src/games/*/; do
	for other in src/games/*/; do
		[ "$game" = "$other" ] ||
			! grep -l "\"$(basename "$other").h\"" "$game"* ||
			status=1
	done
done

# Each contract compiles alone.
for header in include/*.h src/*/*.h src/games/*/*.h; do
	echo "#include \"$header\"" |
		${CC:-cc} -std=c11 -D_DEFAULT_SOURCE -D_XOPEN_SOURCE=700 \
			-Wall -Wextra -Werror -I. -Iinclude -Isrc/tui \
			-fsyntax-only -x c - ||
		complain "$header does not compile alone"
done

# Only the terminal's own files know curses.
if grep -lE '#include <(ncursesw?/)?(n?curses|panel|menu|form)\.h>' \
	-r src include tests | grep -v '^src/tui/term[^/]*\.[ch]$'; then
	complain "curses is included outside src/tui/term*.c"
fi

# Rules never print, read a clock, allocate or draw luck of their own.
if grep -nE '\<(printf|puts|malloc|calloc|realloc|time|clock|rand|srand|getenv|fopen)\(' \
	src/core/*.c src/games/*/*.c | grep -v '/deck[^/]*\.c:'; then
	complain "a rulebook reaches outside"
fi

# The library needs nothing of ncurses: link every object of it.
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
echo 'int main(void) { return 0; }' >"$scratch/main.c"
${CC:-cc} -fsanitize=address,undefined -o "$scratch/main" "$scratch/main.c" \
	-Wl,--whole-archive "$BUILD/libhotbed.a" -Wl,--no-whole-archive -lm ||
	complain "the library does not link without ncurses"

exit $status
