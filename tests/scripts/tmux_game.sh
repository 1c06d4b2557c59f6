#!/bin/sh
# A whole game alone in tmux, from the first card to the end page, answered as
# a person does who reads the prompt and takes the first thing that goes.
set -u

. tests/scripts/tools/tmux

# The picture once it has stood still.
look() {
	before=
	tries=0
	while sleep 0.05; do
		picture=$(tm capture-pane -p)
		[ "$picture" = "$before" ] && return
		before=$picture
		tries=$((tries + 1))
		[ $tries -lt 100 ] || fail 'the picture does not stand still'
	done
}

press() {
	tm send-keys "$@"
	look
}

# Chooses the first card that a soil takes.
choose_a_play() {
	card=0
	while [ $card -lt 11 ]; do
		for soil in g p t r; do
			press $soil
			case $picture in
			*'! does it'*) press '!'; return ;;
			*'Enter plays'* | *'Enter sows'*) press Enter; return ;;
			esac
		done
		press Right
		card=$((card + 1))
	done
	fail 'no card may be played'
}

begin "'$program' sowers mode=solo deal=word; sleep 60"
questions=0
until look; case $picture in *'Choose what comes next'*) true ;; *) false ;; esac
do
	questions=$((questions + 1))
	[ $questions -lt 200 ] || fail 'the game does not end'
	case $picture in
	*'play a card.'* | *': second play.'*) choose_a_play ;;
	*'pick up one card'*) press 0; press Enter ;;
	*'! does it'*) press '!' ;;
	*'cards back. Up is'* | *' placed, '*) press Down; press Right ;;
	*'yellow seed'*' more.'* | *': discard '*'the Path.'*) press Up ;;
	*'Enter returns'* | *'Enter discards'*) press Enter ;;
	*) sleep 0.1 ;;
	esac
done
[ $questions -ge 3 ] || fail 'that was no game'
records=$(find "$home" -name '*.hotbed')
[ -n "$records" ] || fail 'no record was kept'
HOME="$home" "$program" verify "$records" | grep -q ': ok result [12] ' ||
	fail 'the record is no game'
exit 0
