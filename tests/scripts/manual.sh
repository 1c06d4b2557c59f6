# The man page has no fault, and names what --help names and nothing else.
set -eu

page=src/hotbed.6
[ -z "$(mandoc -Tlint -Wwarning "$page")" ]
"$BUILD/hotbed" --help >"$BUILD/help"

# Long options.
grep -o -e '--[a-z]*' "$BUILD/help" | sort -u >"$BUILD/help.options"
grep '^\.It Fl' "$page" | grep -o '\\-[a-z]*' | sed 's/^\\-/--/' |
	sort -u >"$BUILD/page.options"
diff "$BUILD/help.options" "$BUILD/page.options"

# Games, each with a second line.
games=$(sed -n 's/^  \([a-z]*\) *a game of .*/\1/p' "$BUILD/help")
[ -n "$games" ]
for game in $games; do
	grep -q "^\.Cm $game\( ,\)*\$" "$page" || {
		echo "$page does not name $game"
		exit 1
	}
done

# Commands: the words in lower case that begin --help's other indented lines.
sed -n 's/^  \([a-z][a-z]*\) .*/\1/p' "$BUILD/help" |
	grep -vxF -e "$games" | sort -u >"$BUILD/help.commands"
sed -n 's/^\.It Cm \([a-z]*\).*/\1/p' "$page" | sort -u \
	>"$BUILD/page.commands"
diff "$BUILD/help.commands" "$BUILD/page.commands"
