/* The program in a real terminal. */
#include "console.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <cmocka.h>

#include "home.h"
#include "memory.h"
#include "utf8.h"

enum { WAIT_MS = 8000, QUIET_MS = 30, ENV_MAX = 32, HOME_BYTES = 512 };

/* What the keeper tells: `p` and the program's id, `s` it stopped, `x` and
   its status. */
struct event {
	char kind;
	int value;
};

static void tell(int events, char kind, int value)
{
	struct event event = {kind, value};

	if (write(events, &event, sizeof event) != sizeof event)
		_exit(99);
}

/* True where `env` has an entry for the key of this one. */
static bool is_given(const char *const *env, const char *entry)
{
	size_t key = strcspn(entry, "=");

	for (int e = 0; env && env[e]; e++)
		if (strcspn(env[e], "=") == key && !memcmp(env[e], entry, key))
			return true;
	return false;
}

/* The environment: nothing of the tester's but what a program needs, and the
   home that was made for it. */
static void build_env(char *list[ENV_MAX], const char *const *env)
{
	static const char *const plain[] = {
		"TERM=xterm-256color", "LC_ALL=C.UTF-8",
		"ASAN_OPTIONS=detect_leaks=0", NULL};
	static const char *const homes[] = {"HOME", "XDG_STATE_HOME",
					    "XDG_DATA_HOME",
					    "XDG_CONFIG_HOME", NULL};
	static char places[4][HOME_BYTES];
	int count = 0;

	for (int i = 0; plain[i]; i++)
		if (!is_given(env, plain[i]))
			list[count++] = (char *)plain[i];
	for (int h = 0; homes[h]; h++) {
		snprintf(places[h], HOME_BYTES, "%s=%s", homes[h],
			 getenv(homes[h]));
		if (!is_given(env, places[h]))
			list[count++] = places[h];
	}
	for (int e = 0; env && env[e]; e++)
		if (env[e][strcspn(env[e], "=")] && count < ENV_MAX - 1)
			list[count++] = (char *)env[e];
	list[count] = NULL;
}

static void run_program(const struct pty *pty, const char *const *env,
			const char *const *words)
{
	const char *path = getenv("HOTBED");
	char *list[ENV_MAX], *arguments[ENV_MAX] = {(char *)"hotbed"};

	build_env(list, env);
	for (int i = 0; words && words[i]; i++)
		arguments[i + 1] = (char *)words[i];
	dup2(pty->slave, 0);
	dup2(pty->slave, 1);
	dup2(pty->slave, 2);
	for (int fd = 3; fd < 64; fd++)
		close(fd);
	execve(path ? path : "build/check/hotbed", arguments, list);
	_exit(98);
}

/* As a shell in the foreground leaves them, whoever started the tests: under
   nohup, or behind `&`, some would be ignored, and stay so. */
static void forget_signals(void)
{
	static const int all[] = {SIGHUP,  SIGINT,  SIGQUIT, SIGTERM,
				  SIGPIPE, SIGTSTP, SIGTTIN, SIGTTOU};
	sigset_t none;

	for (size_t i = 0; i < sizeof all / sizeof *all; i++)
		signal(all[i], SIG_DFL);
	sigemptyset(&none);
	sigprocmask(SIG_SETMASK, &none, NULL);
}

/* A shell that knows nothing but one job in the foreground. */
static void keep(const struct pty *pty, int events, int control,
		 const char *const *env, const char *const *words)
{
	pid_t program;
	int status;
	char byte;

	setsid();
	ioctl(pty->slave, TIOCSCTTY, 0);
	signal(SIGTTOU, SIG_IGN);
	signal(SIGHUP, SIG_IGN);
	program = fork();
	if (!program) {
		setpgid(0, 0);
		tcsetpgrp(pty->slave, getpid());
		forget_signals();
		run_program(pty, env, words);
	}
	setpgid(program, program);
	tell(events, 'p', (int)program);
	while (waitpid(program, &status, WUNTRACED) == program) {
		if (!WIFSTOPPED(status)) {
			tell(events, 'x',
			     WIFEXITED(status) ? WEXITSTATUS(status) :
						 128 + WTERMSIG(status));
			_exit(0);
		}
		tcsetpgrp(pty->slave, getpid());
		tell(events, 's', 0);
		if (read(control, &byte, 1) != 1)
			_exit(0);
		tcsetpgrp(pty->slave, program);
		kill(-program, SIGCONT);
	}
	_exit(97);
}

struct pty *pty_start(int rows, int columns, const char *const *env,
		      const char *const *words)
{
	struct winsize size = {.ws_row = (unsigned short)rows,
			       .ws_col = (unsigned short)columns};
	struct pty *pty = memory_get(sizeof *pty);
	int events[2], control[2];

	home_make();
	if (openpty(&pty->master, &pty->slave, NULL, NULL, &size) ||
	    pipe(events) || pipe(control))
		fail_msg("no pty: %s", strerror(errno));
	tcgetattr(pty->slave, &pty->before);
	pty->rows = rows;
	pty->columns = columns;
	pty->status = -1;
	pty->keeper = fork();
	if (!pty->keeper) {
		close(pty->master);
		close(events[0]);
		close(control[1]);
		keep(pty, events[1], control[0], env, words);
	}
	close(events[1]);
	close(control[0]);
	pty->events = events[0];
	pty->control = control[1];
	pty->vterm = vterm_new(rows ? rows : 24, columns ? columns : 80);
	vterm_set_utf8(pty->vterm, 1);
	pty->screen = vterm_obtain_screen(pty->vterm);
	vterm_screen_enable_altscreen(pty->screen, 1);
	vterm_screen_reset(pty->screen, 1);
	return pty;
}

static void take_event(struct pty *pty)
{
	struct event event;

	if (read(pty->events, &event, sizeof event) != sizeof event)
		return;
	if (event.kind == 'p')
		pty->program = event.value;
	if (event.kind == 's')
		pty->stopped = true;
	if (event.kind == 'x')
		pty->status = event.value;
}

/* Takes what comes within the time; false when nothing did. */
static bool pump(struct pty *pty, int milliseconds)
{
	struct pollfd fds[2] = {{.fd = pty->master, .events = POLLIN},
				{.fd = pty->events, .events = POLLIN}};
	char bytes[4096];
	ssize_t count = 0;

	if (poll(fds, 2, milliseconds) <= 0)
		return false;
	if (fds[0].revents & POLLIN)
		count = read(pty->master, bytes, sizeof bytes);
	if (count > 0) {
		text_put_bytes(&pty->raw, bytes, (size_t)count);
		vterm_input_write(pty->vterm, bytes, (size_t)count);
	}
	if (fds[1].revents & POLLIN)
		take_event(pty);
	else if (count <= 0)
		return false;
	return true;
}

void pty_settle(struct pty *pty, int milliseconds)
{
	while (pump(pty, milliseconds))
		if (pty->status >= 0)
			break;
}

void pty_type(struct pty *pty, const char *keys)
{
	size_t length = strlen(keys);

	while (length) {
		ssize_t written = write(pty->master, keys, length);

		if (written < 0)
			fail_msg("typing: %s", strerror(errno));
		keys += written;
		length -= (size_t)written;
	}
}

void pty_press(struct pty *pty, const char *keys)
{
	pty_type(pty, keys);
	pty_settle(pty, QUIET_MS);
}

char *pty_screen(const struct pty *pty)
{
	struct text text = {0};
	VTermPos at;

	for (at.row = 0; at.row < pty->rows; at.row++) {
		size_t solid = text.length;

		for (at.col = 0; at.col < pty->columns; at.col++) {
			VTermScreenCell cell;
			char bytes[5] = " ";

			vterm_screen_get_cell(pty->screen, at, &cell);
			if (cell.chars[0] == (uint32_t)-1)
				continue;
			if (cell.chars[0])
				utf8_write(cell.chars[0], bytes);
			text_put(&text, bytes);
			if (strcmp(bytes, " "))
				solid = text.length;
		}
		text_cut(&text, solid);
		text_put(&text, "\n");
	}
	return text.data;
}

void pty_expect_screen(const struct pty *pty, char *before)
{
	char *now = pty_screen(pty);

	assert_string_equal(before, now);
	free(before);
	free(now);
}

bool pty_sees(struct pty *pty, const char *words)
{
	char *screen = pty_screen(pty);
	bool sees = strstr(screen, words) != NULL;

	free(screen);
	return sees;
}

static long now(void)
{
	struct timespec time;

	clock_gettime(CLOCK_MONOTONIC, &time);
	return time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

void pty_expect(struct pty *pty, const char *words)
{
	long end = now() + WAIT_MS;
	char *screen;

	while (now() < end && pty->status < 0) {
		if (pty_sees(pty, words))
			return;
		pump(pty, 20);
	}
	pty_settle(pty, 10);
	if (pty_sees(pty, words))
		return;
	screen = pty_screen(pty);
	fail_msg("\"%s\" is missing in (status %d)\n%s", words, pty->status,
		 screen);
}

void pty_resize(struct pty *pty, int rows, int columns)
{
	struct winsize size = {.ws_row = (unsigned short)rows,
			       .ws_col = (unsigned short)columns};

	pty->rows = rows;
	pty->columns = columns;
	vterm_set_size(pty->vterm, rows, columns);
	ioctl(pty->master, TIOCSWINSZ, &size);
}

static bool same_settings(const struct termios *one,
			  const struct termios *other)
{
	return one->c_iflag == other->c_iflag &&
	       one->c_oflag == other->c_oflag &&
	       one->c_cflag == other->c_cflag &&
	       one->c_lflag == other->c_lflag &&
	       !memcmp(one->c_cc, other->c_cc, sizeof one->c_cc);
}

static void check_settings(const struct pty *pty)
{
	struct termios after;

	if (pty->slave < 0)
		return;
	tcgetattr(pty->slave, &after);
	if (!same_settings(&pty->before, &after))
		fail_msg("the terminal's settings were not given back");
}

int pty_status(struct pty *pty)
{
	long end = now() + WAIT_MS;

	while (pty->status < 0 && now() < end)
		pump(pty, 50);
	if (pty->status < 0)
		fail_msg("the program does not end");
	pty_settle(pty, 10);
	check_settings(pty);
	return pty->status;
}

bool pty_wait_stop(struct pty *pty)
{
	long end = now() + WAIT_MS;

	while (!pty->stopped && pty->status < 0 && now() < end)
		pump(pty, 50);
	pty_settle(pty, 10);
	if (pty->stopped)
		check_settings(pty);
	return pty->stopped;
}

void pty_continue(struct pty *pty)
{
	pty->stopped = false;
	if (write(pty->control, "c", 1) != 1)
		fail_msg("the keeper is gone");
}

void pty_hang_up(struct pty *pty)
{
	close(pty->slave);
	close(pty->master);
	pty->slave = pty->master = -1;
}

long pty_ticks(const struct pty *pty)
{
	char path[64], line[1024] = "";
	unsigned long user = 0, system_time = 0;
	const char *at;
	FILE *file;

	snprintf(path, sizeof path, "/proc/%d/stat", (int)pty->program);
	file = fopen(path, "r");
	if (!file)
		return -1;
	if (!fgets(line, sizeof line, file))
		line[0] = '\0';
	fclose(file);
	at = strrchr(line, ')');
	if (!at || sscanf(at + 2,
			  "%*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu",
			  &user, &system_time) != 2)
		return -1;
	return (long)(user + system_time);
}

bool pty_wrote(const struct pty *pty, const char *bytes)
{
	return strstr(text_string(&pty->raw), bytes) != NULL;
}

void pty_end(struct pty *pty)
{
	if (pty->status < 0 && pty->program > 0)
		kill(pty->program, SIGKILL);
	close(pty->control);
	waitpid(pty->keeper, NULL, 0);
	close(pty->events);
	if (pty->master >= 0)
		close(pty->master);
	if (pty->slave >= 0)
		close(pty->slave);
	vterm_free(pty->vterm);
	text_free(&pty->raw);
	free(pty);
	home_drop();
}
