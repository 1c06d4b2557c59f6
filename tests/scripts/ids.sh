# Every id of rules/*.md begins the name of a test, alone or behind other ids
# ("S14_S20_a_discard_brings_no_draw"), or stands below with its reason.
set -eu

status=0
tested=" $(grep -rhoE '^static void ([A-Z][0-9]+_)+' tests --include='*_test.c' |
	sed 's/^static void //' | tr '_' '\n' | sort -u | tr '\n' ' ') "

# What states nothing that a test could find broken.
untestable() {
	case $1 in
	S9) echo "the printed aids have no effect on the rules" ;;
	esac
}

ids=$(grep -ohE '\*\*[A-Z][0-9]+\*\*' rules/*.md | tr -d '*' | sort -u)
[ -n "$ids" ]
for id in $ids; do
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

# No two rulebooks share an id.
twice=$(for book in rules/*.md; do
	grep -ohE '\*\*[A-Z][0-9]+\*\*' "$book" | sort -u
done | sort | uniq -d)
[ -z "$twice" ] || {
	echo "in two rulebooks:" $twice
	status=1
}

exit $status
