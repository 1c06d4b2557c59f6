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

mkfifo "$work/pipe"
for command in verify record deck; do
	status 2 $command
	status 1 $command "$work/pipe"
	status 1 $command "$work"
	status 1 $command "$work/none"
	status 1 $command /dev/null
done

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

# Nothing was written by looking.
[ ! -e "$work/data" ] && [ ! -e "$work/state" ]
