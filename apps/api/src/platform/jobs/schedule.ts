const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** In so many days every schedule is due at least once. */
const MOST_DAYS = 32;

/**
 * When a job repeats: every so many minutes, or at a time of day such as `03:00` by the clocks of the site, each day, on
 * one weekday (1 is Monday) or on one day of the month (1 to 28).
 */
export type Schedule =
  | { readonly everyMinutes: number }
  | { readonly at: string; readonly weekday?: number; readonly dayOfMonth?: number };

/** The last moment not after `now` at which a schedule was due. */
export function lastDueAt(schedule: Schedule, timeZone: string, now: Date): Date {
  if ('everyMinutes' in schedule) {
    const everyMs = schedule.everyMinutes * MINUTE_MS;
    return new Date(Math.floor(now.getTime() / everyMs) * everyMs);
  }
  const today = wallClock(timeZone, now);
  for (let back = 0; back <= MOST_DAYS; back += 1) {
    const day = new Date(Date.UTC(today.year, today.month - 1, today.day) - back * DAY_MS);
    if (!isDayOf(schedule, day)) continue;
    const due = instantOf(timeZone, day, schedule.at);
    if (due <= now) return due;
  }
  throw new Error(`The schedule ${JSON.stringify(schedule)} is never due`);
}

/** `day` stands for a date of the calendar: midnight of it in UTC. */
function isDayOf(
  { weekday, dayOfMonth }: { readonly weekday?: number; readonly dayOfMonth?: number },
  day: Date,
): boolean {
  if (weekday !== undefined && (day.getUTCDay() || 7) !== weekday) return false;
  return dayOfMonth === undefined || day.getUTCDate() === dayOfMonth;
}

/**
 * The moment at which the clocks of a time zone show a time of a date. A time that the clocks skip when summer time
 * begins is the moment an hour later, and of a time that they show twice one of both is answered.
 */
function instantOf(timeZone: string, day: Date, at: string): Date {
  const [hour = 0, minute = 0] = at.split(':').map(Number);
  const shown = day.getTime() + (hour * 60 + minute) * MINUTE_MS;
  // The offset at the moment itself is not known before the moment is; after two rounds it is.
  const near = shown - offsetMs(timeZone, new Date(shown));
  return new Date(shown - offsetMs(timeZone, new Date(near)));
}

/** By how much the clocks of a time zone are ahead of UTC at a moment. */
function offsetMs(timeZone: string, at: Date): number {
  const { year, month, day, hour, minute, second } = wallClock(timeZone, at);
  const shown = Date.UTC(year, month - 1, day, hour, minute, second);
  return shown - Math.floor(at.getTime() / 1000) * 1000;
}

const PARTS = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const;

function wallClock(timeZone: string, at: Date): Record<(typeof PARTS)[number], number> {
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    ...Object.fromEntries(PARTS.map((part) => [part, 'numeric'])),
  });
  const shown = new Map(formatter.formatToParts(at).map(({ type, value }) => [type, value]));
  const parts = PARTS.map((part) => [part, Number(shown.get(part))]);
  return Object.fromEntries(parts) as Record<(typeof PARTS)[number], number>;
}
