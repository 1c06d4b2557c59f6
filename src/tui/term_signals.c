/* Signals of a terminal program.  Handlers set flags, or give the terminal
   back with async-safe calls alone before the program dies. */
#include "term_inside.h"

#include <errno.h>
#include <signal.h>
#include <sys/select.h>
#include <time.h>
#include <unistd.h>

enum { RESTORE_BYTES = 256 };

static volatile sig_atomic_t ended, resized, suspended, resumed;
static volatile sig_atomic_t dying;
static struct termios shell_modes;
static char restore_bytes[RESTORE_BYTES];
static volatile sig_atomic_t restore_length;
static sigset_t open_mask; /* what was blocked before */

static void note(int signal_number)
{
	switch (signal_number) {
	case SIGWINCH:
		resized = 1;
		break;
	case SIGTSTP:
		suspended = 1;
		break;
	case SIGCONT:
		resumed = 1;
		break;
	default:
		ended = signal_number;
		break;
	}
}

static const int noted[] = {SIGHUP,   SIGINT,  SIGTERM,
			    SIGWINCH, SIGTSTP, SIGCONT};
static const int fatal[] = {SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGQUIT};

enum {
	NOTED = sizeof noted / sizeof *noted,
	FATAL = sizeof fatal / sizeof *fatal
};

static struct sigaction old_noted[NOTED], old_fatal[FATAL];

/* Gives the terminal back and dies as it would have without us. */
static void die(int signal_number)
{
	ssize_t written = 0;

	if (!dying) {
		dying = 1;
		if (restore_length)
			written = write(STDOUT_FILENO, restore_bytes,
					(size_t)restore_length);
		tcsetattr(STDIN_FILENO, TCSANOW, &shell_modes);
	}
	(void)written;
	for (int i = 0; i < FATAL; i++)
		if (fatal[i] == signal_number)
			sigaction(signal_number, &old_fatal[i], NULL);
	raise(signal_number);
}

void term_signals_begin(const struct termios *shell)
{
	struct sigaction action = {.sa_handler = note};
	struct sigaction last = {.sa_handler = die, .sa_flags = SA_NODEFER};
	sigset_t mask;

	shell_modes = *shell;
	sigemptyset(&mask);
	sigemptyset(&action.sa_mask);
	sigemptyset(&last.sa_mask);
	for (int i = 0; i < NOTED; i++) {
		sigaction(noted[i], NULL, &old_noted[i]);
		/* Ignored by our parent: no job control, or nohup. */
		if (old_noted[i].sa_handler == SIG_IGN)
			continue;
		sigaction(noted[i], &action, NULL);
		sigaddset(&mask, noted[i]);
	}
	sigprocmask(SIG_BLOCK, &mask, &open_mask);
	for (int i = 0; i < FATAL; i++)
		sigaction(fatal[i], &last, &old_fatal[i]);
}

void term_signals_end(void)
{
	restore_length = 0;
	for (int i = 0; i < NOTED; i++)
		sigaction(noted[i], &old_noted[i], NULL);
	for (int i = 0; i < FATAL; i++)
		sigaction(fatal[i], &old_fatal[i], NULL);
	sigprocmask(SIG_SETMASK, &open_mask, NULL);
}

void term_signals_restore_with(const char *bytes, size_t length)
{
	if (length > sizeof restore_bytes)
		return;
	for (size_t i = 0; i < length; i++)
		restore_bytes[i] = bytes[i];
	restore_length = (sig_atomic_t)length;
}

int term_signals_ended(void)
{
	return ended;
}

int term_signals_wait(int milliseconds)
{
	struct timespec time = {.tv_sec = milliseconds / 1000,
				.tv_nsec = milliseconds % 1000 * 1000000L};
	fd_set input;
	int ready;

	FD_ZERO(&input);
	FD_SET(STDIN_FILENO, &input);
	ready = pselect(STDIN_FILENO + 1, &input, NULL, NULL,
			milliseconds < 0 ? NULL : &time, &open_mask);
	if (ready < 0)
		return errno == EINTR ? -1 : -2;
	return ready;
}

static bool take(volatile sig_atomic_t *flag)
{
	bool was = *flag;

	*flag = 0;
	return was;
}

bool term_signals_resized(void)
{
	return take(&resized);
}

bool term_signals_suspended(void)
{
	return take(&suspended);
}

bool term_signals_resumed(void)
{
	return take(&resumed);
}

void term_signals_stop(void)
{
	struct sigaction standard = {.sa_handler = SIG_DFL}, ours;
	sigset_t stop, before;

	sigemptyset(&standard.sa_mask);
	sigaction(SIGTSTP, &standard, &ours);
	sigemptyset(&stop);
	sigaddset(&stop, SIGTSTP);
	raise(SIGTSTP);
	sigprocmask(SIG_UNBLOCK, &stop, &before);
	sigprocmask(SIG_SETMASK, &before, NULL);
	sigaction(SIGTSTP, &ours, NULL);
	resumed = suspended = 0;
}
