#!/bin/sh
# One smoke test in tmux: the table is drawn, a turn is begun, Ctrl-Z and fg
# cover the hand, and the shell gets its screen back.
set -u

program="$PWD/${BUILD:-build/check}/hotbed"
command -v tmux >/dev/null || { echo "tmux is not here"; exit 0; }
home=$(mktemp -d)
socket="$home/socket"

tm() { tmux -S "$socket" -f /dev/null "$@"; }
finish() { tm kill-server 2>/dev/null; rm -rf "$home"; }
trap finish EXIT

# Waits until the words stand on the pane.
expect() {
	tries=0
	until tm capture-pane -p | grep -qF -e "$1"; do
		tries=$((tries + 1))
		if [ $tries -gt 80 ]; then
			echo "\"$1\" is missing in"
			tm capture-pane -p
			exit 1
		fi
		sleep 0.1
	done
}

# The keeper of the job is a plain shell with job control.
tm new-session -d -x 80 -y 24 "env -i HOME='$home' PATH='$PATH' \
	TERM=tmux-256color LC_ALL=C.UTF-8 ASAN_OPTIONS=detect_leaks=0 \
	PS1='ready: ' sh -i -m" || exit 1
expect 'ready:'
tm send-keys "$program sowers deal=word first=1" Enter
expect 'press 1 when only you can see the screen.'
expect '┌──────'
sleep 0.3
tm send-keys 1
expect 'press Space to turn your hand up.'
tm send-keys ' '
expect 'play a card'
tm send-keys C-z
expect 'ready:'
tm send-keys fg Enter
expect 'press Space to turn your hand up.'
tm send-keys ' '
expect 'play a card'
tm resize-window -x 120 -y 40 2>/dev/null && expect '┌─ Log'
tm send-keys C-c
expect 'ready:'
if tm capture-pane -p | grep -qF '├─'; then
	echo "the table was left on the screen"
	tm capture-pane -p
	exit 1
fi
exit 0
