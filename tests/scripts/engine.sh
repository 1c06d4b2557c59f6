# The built program speaks the line protocol through pipes: an answer after
# every request, before the next one is sent.
set -eu

program=${HOTBED:-$BUILD/hotbed}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkfifo "$scratch/in" "$scratch/out"
"$program" engine <"$scratch/in" >"$scratch/out" &
engine=$!
exec 3>"$scratch/in" 4<"$scratch/out"

# Sends a request and reads its answer into $answer, up to its last line.
ask() {
	printf '%s\n' "$1" >&3
	answer=
	while IFS= read -r line <&4; do
		answer="$answer$line
"
		case $line in
		ok | 'error '*) return ;;
		esac
	done
	echo "no answer to: $1"
	exit 1
}

expect() {
	ask "$1"
	case $answer in
	$2) ;;
	*)
		printf 'to: %s\nanswer: %s' "$1" "$answer"
		exit 1
		;;
	esac
}

nl='
'
expect hello "name hotbed${nl}version *${nl}protocol 1${nl}ok$nl"
expect legal 'error nogame *'
expect 'new sowers level=sower deal=7K3M-9QXR-2VTCN' "ok$nl"
expect 'view 1' "ask 1 play$nl*ok$nl"
expect legal "*path Y*ok$nl"
first=$(printf '%s' "$answer" | head -n 1)
expect "why $first" "legal${nl}ok$nl"
expect "play $first" "ok$nl"
expect undo 'error barrier *'
expect 'genmove random' "move *ok$nl"
expect record "hotbed 1$nl*moves${nl}1 $first${nl}ok$nl"
record=${answer%ok"$nl"}
printf 'load\n%s' "$record" >&3
expect . "ok$nl"
expect record "${record}ok$nl"
expect 'new gearseed players=4 deal=#1' "ok$nl"
expect legal "build *ok$nl"
expect 'play resign' "ok$nl"
expect result "result 2,3,4 resign${nl}ok$nl"
expect legal "ok$nl"
expect undo 'error over *'
expect quit "ok$nl"
exec 3>&-
wait "$engine"

# The end of input ends it too, and a closed output is an error.
"$program" engine </dev/null
if printf 'hello\n' | "$program" engine >/dev/full; then
	echo 'a full output is no success'
	exit 1
fi
