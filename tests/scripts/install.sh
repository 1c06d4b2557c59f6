# Installing writes what uninstalling removes, below DESTDIR and PREFIX alone.
set -eu

root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
make -s BUILD="$BUILD" DESTDIR="$root" PREFIX=/usr install
[ -x "$root/usr/bin/hotbed" ]
[ -f "$root/usr/share/man/man6/hotbed.6" ]
[ "$(find "$root" -type f | wc -l)" -eq 2 ]
make -s BUILD="$BUILD" DESTDIR="$root" PREFIX=/usr uninstall
[ -z "$(find "$root" -type f)" ]
