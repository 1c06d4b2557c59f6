#!/bin/sh
# One smoke test in tmux: the table is drawn, a turn is begun, Ctrl-Z and fg
# cover the hand, and the shell gets its screen back.
set -u

. tests/scripts/tools/tmux

# Waits until the words stand on the pane.
expect() {
	tries=0
	until tm capture-pane -p | grep -qF -e "$1"; do
		tries=$((tries + 1))
		[ $tries -le 80 ] || fail "\"$1\" is missing in"
		sleep 0.1
	done
}

# The keeper of the job is a plain shell with job control.
begin "PS1='ready: ' sh -i -m"
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
tm capture-pane -p | grep -qF '├─' && fail 'the table was left on the screen'
exit 0
