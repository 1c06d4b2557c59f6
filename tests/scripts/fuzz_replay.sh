# Every corpus and every finding of the fuzzers goes through its target.
set -eu

for source in tests/fuzz/*_fuzz.c; do
	name=$(basename "$source" _fuzz.c)
	files=$(find "tests/fuzz/corpus/$name" tests/fuzz/findings -type f \
		\( -path "*corpus*" -o -name "$name-*" \))
	# shellcheck disable=SC2086
	"$BUILD/tests/fuzz/${name}_replay" $files
done
