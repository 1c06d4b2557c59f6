# The commands that take files, as a person or a script runs them: what they
# print, their status, and that nothing makes them wait.
set -eu

hotbed="$PWD/$BUILD/hotbed"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export HOME="$work" XDG_DATA_HOME="$work/data" XDG_STATE_HOME="$work/state"

# status WANTED COMMAND…: runs it with ten seconds to live
status() {
	wanted=$1
	shift
	got=0
	timeout 10 "$hotbed" "$@" >"$work/out" 2>"$work/err" </dev/null ||
		got=$?
	[ "$got" -eq "$wanted" ] || {
		echo "hotbed $*: status $got, not $wanted"
		cat "$work/out" "$work/err"
		exit 1
	}
}

status 0 verify tests/records/*.hotbed
[ "$(grep -c ': ok result ' "$work/out")" -eq 5 ]
status 1 verify tests/records/A.hotbed README.md tests/records/B.hotbed
grep -q '^README.md:[0-9]*: ' "$work/out"
[ "$(grep -c ': ok ' "$work/out")" -eq 2 ]

# one WANTED WORD…: the same, and it says one sentence
one() {
	status "$@"
	[ "$(cat "$work/out" "$work/err" | wc -l)" -eq 1 ] || {
		shift
		echo "hotbed $*: not one line"
		cat "$work/out" "$work/err"
		exit 1
	}
}

mkfifo "$work/pipe"
ln -s "$work/none" "$work/dangling"
ln -s "$work/loop" "$work/loop"
for command in verify record deck; do
	status 2 $command
	for name in "$work" "$work/pipe" "$work/none" "$work/dangling" \
		"$work/loop" "$work/pipe/none" /dev/null; do
		one 1 $command "$name"
		one 2 replay "$name"
		one 2 "$name"
	done
done
if [ "$(id -u)" -ne 0 ]; then
	: >"$work/closed"
	chmod 0 "$work/closed"
	for command in verify record deck; do
		one 1 $command "$work/closed"
	done
fi

# Files that are no games: empty, with a NUL, from another system, too long.
: >"$work/empty"
printf 'hotbed 1\ngame \0sowers\n' >"$work/nul"
sed 's/$/\r/' tests/records/A.hotbed >"$work/crlf"
head -c 10000000 /dev/zero | tr '\0' a >"$work/line"
sed 's/a/a\n/g' "$work/line" >"$work/lines"
cat "$work/lines" >>"$work/line"
for name in empty nul crlf line lines; do
	one 1 verify "$work/$name"
	one 1 record "$work/$name"
	one 2 replay "$work/$name"
	one 2 "$work/$name"
	status 1 deck "$work/$name"
done
status 1 verify "$work/crlf"
grep -q "^$work/crlf:1: This line ends in CR LF" "$work/out"
sed 's/$/\r/' rules/gearseed.deck >"$work/crlf.deck"
status 0 deck "$work/crlf.deck"

status 0 record tests/records/D.hotbed
cmp "$work/out" tests/records/D.hotbed
status 0 deck rules/gearseed.deck
grep -q '^By caste' "$work/out"
sed 's/^  copies .*/  copies none/' rules/gearseed.deck >"$work/bad.deck"
status 1 deck "$work/bad.deck"
line=$(grep -n '^  copies ' "$work/bad.deck" | head -n 1 | cut -d : -f 1)
grep -q "^$work/bad.deck:$line: Found .none." "$work/out"

if [ -w /dev/full ]; then
	for words in --help --version 'verify tests/records/A.hotbed' \
		'record tests/records/A.hotbed' 'deck rules/gearseed.deck'; do
		# shellcheck disable=SC2086
		if "$hotbed" $words >/dev/full 2>/dev/null; then
			echo "hotbed $words: a full device went unseen"
			exit 1
		fi
	done
fi

# Colour is for terminals.
for words in --help --version 'verify tests/records/A.hotbed' \
	'deck rules/gearseed.deck'; do
	# shellcheck disable=SC2086
	TERM=xterm-256color status 0 --color=always $words
	if LC_ALL=C grep -q "$(printf '\033')" "$work/out"; then
		echo "hotbed $words: colour codes in a file"
		exit 1
	fi
done

# Nothing was written by looking.
[ ! -e "$work/data" ] && [ ! -e "$work/state" ]
