/* Times as people say them, in the local time of whoever reads. */
#include "age.h"

enum { MINUTE = 60, HOUR = 60 * MINUTE };

static const char *const months[] = {
	"Jan", "Feb", "Mar", "Apr", "May", "Jun",
	"Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
};

static struct tm parts_of(time_t when)
{
	struct tm parts = {.tm_mday = 1};

	localtime_r(&when, &parts);
	return parts;
}

static bool same_day(const struct tm *one, const struct tm *other)
{
	return one->tm_year == other->tm_year && one->tm_yday == other->tm_yday;
}

/* The day before; noon is on the same day under every clock change. */
static struct tm day_before(struct tm parts)
{
	parts.tm_mday--;
	parts.tm_hour = 12;
	parts.tm_isdst = -1;
	return parts_of(mktime(&parts));
}

void age_put_day(time_t when, time_t now, bool narrow, struct text *text)
{
	struct tm then = parts_of(when);
	struct tm today = parts_of(now);
	struct tm yesterday = day_before(today);
	const char *month = months[then.tm_mon];

	if (same_day(&then, &today))
		text_put(text, "today");
	else if (same_day(&then, &yesterday))
		text_put(text, narrow ? "1 day" : "yesterday");
	else if (then.tm_year == today.tm_year)
		text_format(text, "%d %s", then.tm_mday, month);
	else if (narrow)
		text_format(text, "%d", then.tm_year + 1900);
	else
		text_format(text, "%d %s %d", then.tm_mday, month,
			    then.tm_year + 1900);
}

/* "20 minutes", within the hour or the day; false for what lies further back
   or has not come yet. */
static bool put_span(time_t when, time_t now, bool narrow, struct text *text)
{
	struct tm then = parts_of(when);
	struct tm today = parts_of(now);
	long span = now > when ? (long)(now - when) : 0;
	bool minutes = span < HOUR;
	int count = (int)(minutes ? span / MINUTE : span / HOUR);

	if (count < 1 || (!minutes && !same_day(&then, &today)))
		return false;
	if (narrow)
		text_format(text, "%d %s", count, minutes ? "min" : "h");
	else
		text_format(text, "%d %s%s", count,
			    minutes ? "minute" : "hour", count > 1 ? "s" : "");
	return true;
}

void age_put(time_t when, time_t now, bool narrow, struct text *text)
{
	if (when + MINUTE > now)
		text_put(text, narrow ? "now" : "just now");
	else if (put_span(when, now, narrow, text))
		text_put(text, narrow ? "" : " ago");
	else
		age_put_day(when, now, narrow, text);
}

void age_put_wait(time_t when, time_t now, struct text *text)
{
	struct text span = {0};

	if (when + MINUTE > now) {
		text_put(text, "This game goes on.");
	} else if (put_span(when, now, false, &span)) {
		text_format(text, "This game has waited for %s.",
			    text_string(&span));
	} else {
		age_put_day(when, now, false, &span);
		text_format(text, "This game waits since %s.",
			    text_string(&span));
	}
	text_free(&span);
}
