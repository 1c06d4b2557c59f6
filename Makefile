# hotbed: see README.md.  `make` builds, `make play` plays, `make check` tests.

CC       ?= cc
CFLAGS   ?= -O2 -g
PREFIX   ?= /usr/local
DESTDIR  ?=
BUILD    ?= build/release
INSTALL  ?= install

WARNINGS := -Wall -Wextra -Wpedantic -Wshadow -Wstrict-prototypes \
            -Wmissing-prototypes -Wvla -Wimplicit-fallthrough
STANDARD := -std=c11 -D_DEFAULT_SOURCE -D_XOPEN_SOURCE=700 \
            -D_XOPEN_SOURCE_EXTENDED
ALL_CPP   = $(STANDARD) -Iinclude $(CPPFLAGS)
ALL_C     = $(WARNINGS) $(WERROR) $(CFLAGS)

PKG_CONFIG   ?= pkg-config
CURSES       := ncursesw panelw formw
# The feature macros are ours, in STANDARD.
NCURSES_CFLAGS ?= $(filter-out -D%,$(shell $(PKG_CONFIG) --cflags $(CURSES) \
                    2>/dev/null))
NCURSES_LIBS ?= $(shell $(PKG_CONFIG) --libs $(CURSES) 2>/dev/null || \
                  echo -lformw -lpanelw -lncursesw)

# The rooms.  The library is everything below tui/; it links without ncurses.
LIBRARY_C := $(wildcard src/base/*.c src/core/*.c src/games/*.c \
               src/games/*/*.c src/match/*.c src/engine/*.c)
TERM_C    := $(wildcard src/tui/term*.c)
SCREEN_C  := $(filter-out $(TERM_C),$(wildcard src/tui/*.c))
TEXTS     := $(wildcard rules/*)
TEXTS_C   := $(patsubst rules/%,$(BUILD)/texts/%.c,$(TEXTS))

LIBRARY_O := $(LIBRARY_C:%.c=$(BUILD)/%.o) $(TEXTS_C:.c=.o)
SCREEN_O  := $(SCREEN_C:%.c=$(BUILD)/%.o)
MAIN_O    := $(patsubst %.c,$(BUILD)/%.o,$(wildcard src/*.c))
TERM_O    := $(TERM_C:%.c=$(BUILD)/%.o)
LIBRARY   := $(BUILD)/libhotbed.a
SCREENS   := $(BUILD)/libscreens.a
PROGRAM   := $(BUILD)/hotbed

.PHONY: all play check deps install uninstall clean bench frequencies \
        rounds fuzz tests replays
.DELETE_ON_ERROR:

all: $(PROGRAM)

play: $(PROGRAM)
	$(PROGRAM)

$(PROGRAM): $(MAIN_O) $(TERM_O) $(SCREENS) $(LIBRARY)
	$(CC) $(CFLAGS) $(LDFLAGS) -o $@ $^ $(NCURSES_LIBS) $(LDLIBS)

$(LIBRARY): $(LIBRARY_O)
	@rm -f $@
	$(AR) rcs $@ $^

$(SCREENS): $(SCREEN_O)
	@rm -f $@
	$(AR) rcs $@ $^

$(BUILD)/%.o: %.c
	@mkdir -p $(@D)
	$(CC) $(ALL_CPP) $(NCURSES_CFLAGS) $(ALL_C) -MMD -MP -c -o $@ $<

# rules/NAME becomes the string text_NAME, its dots underscores.
$(BUILD)/texts/%.c: rules/%
	@mkdir -p $(@D)
	@{ printf 'extern const char text_%s[];\n' '$(subst .,_,$*)'; \
	   printf 'const char text_%s[] = {\n' '$(subst .,_,$*)'; \
	   od -An -v -tu1 $< | sed 's/^ *//; s/  */,/g; s/$$/,/'; \
	   printf '0};\n'; } > $@

$(BUILD)/texts/%.o: $(BUILD)/texts/%.c
	$(CC) $(ALL_CPP) $(ALL_C) -c -o $@ $<

# Tests.  unit/ and contract/ link the library alone, screens/ the library and
# the screens without a terminal, terminal/ drives the program in a pty.
KINDS     := unit contract screens terminal
TEST_C    := $(foreach k,$(KINDS),$(wildcard tests/$(k)/*_test.c))
TESTS     := $(TEST_C:%.c=$(BUILD)/%)
TOOLS_C   := $(wildcard tests/tools/*.c)
TOOLS_O   := $(TOOLS_C:%.c=$(BUILD)/%.o)
TERMINAL_TOOLS_C := $(wildcard tests/terminal/tools/*.c)
TERMINAL_TOOLS_O := $(TERMINAL_TOOLS_C:%.c=$(BUILD)/%.o)
CONTRACT_TOOLS_C := $(wildcard tests/contract/tools/*.c)
CONTRACT_TOOLS_O := $(CONTRACT_TOOLS_C:%.c=$(BUILD)/%.o)
SCREEN_TOOLS_C := $(wildcard tests/screens/tools/*.c)
SCREEN_TOOLS_O := $(SCREEN_TOOLS_C:%.c=$(BUILD)/%.o)

$(BUILD)/tests/%.o: ALL_CPP += -Itests/tools -Itests/contract/tools \
                               -Itests/screens/tools \
                               -Itests/terminal/tools -Isrc/tui

$(BUILD)/tests/unit/%_test: $(BUILD)/tests/unit/%_test.o $(TOOLS_O) $(LIBRARY)
	$(CC) $(CFLAGS) $(LDFLAGS) -o $@ $^ -lcmocka -lm $(LDLIBS)

$(BUILD)/tests/contract/%_test: $(BUILD)/tests/contract/%_test.o \
    $(CONTRACT_TOOLS_O) $(TOOLS_O) $(LIBRARY)
	$(CC) $(CFLAGS) $(LDFLAGS) -o $@ $^ -lcmocka -lm $(LDLIBS)

$(BUILD)/tests/screens/%_test: $(BUILD)/tests/screens/%_test.o \
    $(SCREEN_TOOLS_O) $(TOOLS_O) $(SCREENS) $(LIBRARY)
	$(CC) $(CFLAGS) $(LDFLAGS) -o $@ $^ -lcmocka -lm $(LDLIBS)

# A game without a painter.
$(BUILD)/tests/screens/toy_test: $(BUILD)/tests/contract/tools/toy.o

$(BUILD)/tests/terminal/%_test: $(BUILD)/tests/terminal/%_test.o \
    $(TERMINAL_TOOLS_O) $(TOOLS_O) $(LIBRARY)
	$(CC) $(CFLAGS) $(LDFLAGS) -o $@ $^ -lcmocka -lvterm -lutil -lm \
	    $(LDLIBS)

tests: $(TESTS) $(PROGRAM)

# Under the sanitizers gcc sees truncations that are none.
CHECK := BUILD=build/check WERROR=-Werror \
         CFLAGS='-O1 -g -fsanitize=address,undefined \
         -fno-sanitize-recover=all -Wno-format-truncation'

check:
	+$(MAKE) $(CHECK) tests replays
	+BUILD=build/check tests/run

# Programs that print figures: no test, no verdict.
$(BUILD)/tests/bench/%: $(BUILD)/tests/bench/%.o $(TOOLS_O) $(LIBRARY)
	$(CC) $(CFLAGS) $(LDFLAGS) -o $@ $^ -lcmocka -lm $(LDLIBS)

bench: $(BUILD)/tests/bench/bench
	$<

frequencies: $(BUILD)/tests/bench/frequencies
	$<

# The long form of some tests: that many games of each kind, and that many
# players killed, by themselves and in a terminal.
ROUNDS ?= 10000
KILLS  ?= 1000
rounds: $(BUILD)/tests/contract/round_test $(BUILD)/tests/contract/kill_test \
    $(BUILD)/tests/terminal/killed_test $(PROGRAM)
	ROUNDS=$(ROUNDS) $(BUILD)/tests/contract/round_test
	KILLS=$(KILLS) $(BUILD)/tests/contract/kill_test
	HOTBED=$(PROGRAM) KILLS=$(KILLS) $(BUILD)/tests/terminal/killed_test

# Fuzzing: `make fuzz` gives each target FUZZ_SECONDS on a core of its own.  What
# it finds is kept under tests/fuzz/findings/ and replayed by every check.
FUZZERS      := $(patsubst tests/fuzz/%_fuzz.c,%,$(wildcard tests/fuzz/*_fuzz.c))
FUZZ_SECONDS ?= 300
FUZZ_BUILD   := BUILD=build/fuzz CC=clang \
  CFLAGS='-O1 -g -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all'

$(BUILD)/tests/fuzz/%_replay: $(BUILD)/tests/fuzz/%_fuzz.o \
    $(BUILD)/tests/fuzz/replay.o $(LIBRARY)
	$(CC) $(CFLAGS) $(LDFLAGS) -o $@ $^ $(LDLIBS)

build/fuzz/tests/fuzz/%_fuzz: build/fuzz/tests/fuzz/%_fuzz.o \
    build/fuzz/libhotbed.a
	$(CC) $(CFLAGS) -fsanitize=fuzzer $(LDFLAGS) -o $@ $^ $(LDLIBS)

replays: $(FUZZERS:%=$(BUILD)/tests/fuzz/%_replay)

fuzz:
	+$(MAKE) $(FUZZ_BUILD) $(FUZZERS:%=build/fuzz/tests/fuzz/%_fuzz)
	BUILD=build/fuzz SECONDS_EACH=$(FUZZ_SECONDS) tests/fuzz/run $(FUZZERS)

install: $(PROGRAM)
	mkdir -p $(DESTDIR)$(PREFIX)/bin
	mkdir -p $(DESTDIR)$(PREFIX)/share/man/man6
	$(INSTALL) -m 755 $(PROGRAM) $(DESTDIR)$(PREFIX)/bin/hotbed
	$(INSTALL) -m 644 src/hotbed.6 $(DESTDIR)$(PREFIX)/share/man/man6/hotbed.6

uninstall:
	rm -f $(DESTDIR)$(PREFIX)/bin/hotbed
	rm -f $(DESTDIR)$(PREFIX)/share/man/man6/hotbed.6

clean:
	rm -rf build

# What the platform's package manager offers; it says what it runs.
deps:
	@sh tests/deps

-include $(shell find $(BUILD) -name '*.d' 2>/dev/null)
