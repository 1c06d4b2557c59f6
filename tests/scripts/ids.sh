# Every id of the rules begins the name of a test, alone or behind other ids
# ("S14_S20_a_discard_brings_no_draw"), or stands below with its reason.
set -eu

status=0
tested=" $(grep -rhoE '^static void ([SDAGEB][0-9]+_)+' tests --include='*_test.c' |
	sed 's/^static void //' | tr '_' '\n' | sort -u | tr '\n' ' ') "

# What states nothing that a test could find broken.
untestable() {
	case $1 in
	S9) echo "the printed aids have no effect on the rules" ;;
	esac
}

for range in S44 D10 A25 G29 E6 B28; do
	letter=${range%"${range#?}"}
	number=1
	while [ "$number" -le "${range#?}" ]; do
		id=$letter$number
		number=$((number + 1))
		case $tested in
		*" $id "*)
			[ -z "$(untestable "$id")" ] && continue
			echo "$id has a test, and stands in the list too"
			status=1
			;;
		*)
			[ -n "$(untestable "$id")" ] && continue
			echo "$id begins no test's name"
			status=1
			;;
		esac
	done
done

exit $status
