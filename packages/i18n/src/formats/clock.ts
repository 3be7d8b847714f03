/** Dates and times of `createFormat`, in the site's time zone and the reader's digits. */
import type { DayHeading, Format, RelativeTime } from './format.types.ts';

type Clock = Pick<
  Format,
  | 'date'
  | 'time'
  | 'clock'
  | 'dateTime'
  | 'dayMonth'
  | 'monthYear'
  | 'dayKey'
  | 'dayHeading'
  | 'ago'
  | 'duration'
>;

type Fields = Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', string>;

const DAY_MS = 86_400_000;

/** Makes the date functions of a format. @throws RangeError for an instant that is no date */
export function createClock(tag: string, timeZone: string, local: (text: string) => string): Clock {
  const fields = (instant: string | Date): Fields => fieldsOf(toDate(instant), timeZone);
  const date = (instant: string | Date): string => {
    const { year, month, day } = fields(instant);
    return local(`${year}/${month}/${day}`);
  };
  const time = (instant: string | Date): string => {
    const { hour, minute } = fields(instant);
    return local(`${hour}:${minute}`);
  };
  const dayKey = (instant: string | Date): string => {
    const { year, month, day } = fields(instant);
    return `${year}-${month}-${day}`;
  };
  const dayMonth = (instant: string | Date): string =>
    dateFormat(tag, { day: 'numeric', month: 'long', timeZone }).format(toDate(instant));

  return {
    date,
    time,
    clock: (instant) => {
      const { hour, minute, second } = fields(instant);
      return local(`${hour}:${minute}:${second}`);
    },
    dateTime: (instant) => `${date(instant)} ${time(instant)}`,
    dayMonth,
    monthYear: (instant) =>
      dateFormat(tag, { month: 'long', year: 'numeric', timeZone }).format(toDate(instant)),
    dayKey,
    dayHeading: (instant, now) => ({
      key: namedDay(dayKey(instant), dayKey(now)),
      day: dayMonth(instant),
    }),
    ago: (instant, now) => relative(toDate(now).getTime() - toDate(instant).getTime()),
    duration: (seconds) => {
      const whole = Math.max(0, Math.floor(seconds));
      return local(`${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`);
    },
  };
}

function namedDay(day: string, today: string): DayHeading['key'] {
  if (day === today) return 'ui.day.today';
  // Calendar days are compared as UTC midnights, so no change of clocks can shift them.
  return Date.parse(today) - Date.parse(day) === DAY_MS ? 'ui.day.yesterday' : undefined;
}

function relative(elapsedMs: number): RelativeTime {
  const minutes = Math.floor(elapsedMs / 60_000);
  if (minutes < 1) return { key: 'ui.ago.now', count: 0 };
  if (minutes < 60) return { key: 'ui.ago.minutes', count: minutes };
  if (minutes < 1440) return { key: 'ui.ago.hours', count: Math.floor(minutes / 60) };
  return { key: 'ui.ago.days', count: Math.floor(minutes / 1440) };
}

function toDate(instant: string | Date): Date {
  const date = typeof instant === 'string' ? new Date(instant) : instant;
  if (Number.isNaN(date.getTime())) throw new RangeError(`Not an instant: ${String(instant)}`);
  return date;
}

function fieldsOf(date: Date, timeZone: string): Fields {
  const format = dateFormat('en-GB-u-ca-gregory-nu-latn', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  const fields: Fields = { year: '', month: '', day: '', hour: '', minute: '', second: '' };
  for (const { type, value } of format.formatToParts(date)) {
    if (type in fields) fields[type as keyof Fields] = value;
  }
  return fields;
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();

function dateFormat(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${tag} ${JSON.stringify(options)}`;
  let format = dateFormats.get(key);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(tag, options);
    dateFormats.set(key, format);
  }
  return format;
}
