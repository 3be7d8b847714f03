/** The calendar of a site's time zone: days, and the periods of contracts. */
import type { ContractTerms } from '@maidan/contract/types';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long a contract collects before it pays. */
export type PeriodKind = ContractTerms['period'];

/** A period of the calendar: its name, its first moment, and the first moment after it. */
export interface Period {
  /** `2026-11-20T14` for an hour, `2026-11-20` for a day, `W2026-11-16` for a week by its Monday, `2026-11` for a month. */
  readonly key: string;
  readonly from: Date;
  readonly to: Date;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(timeZone, made);
  return made;
}

/** What a clock on the wall shows, as the moment at which a clock in UTC would show it. */
function wallOf(moment: Date, timeZone: string): number {
  const parts = formatOf(timeZone).formatToParts(moment);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  const [month, day] = [part('month') - 1, part('day')];
  return Date.UTC(part('year'), month, day, part('hour'), part('minute'), part('second'));
}

/** The moment at which the clock on the wall shows a time; in an hour that is left out, the one after it. */
function momentOf(wall: number, timeZone: string): Date {
  const first = wall - (wallOf(new Date(wall), timeZone) - wall);
  const drift = wallOf(new Date(first), timeZone) - wall;
  return new Date(first - drift);
}

const textOf = (wall: number, length: number) => new Date(wall).toISOString().slice(0, length);

/** The date of a moment in a time zone, as `2026-11-20`. */
export function dayOf(moment: Date, timeZone: string): string {
  return textOf(wallOf(moment, timeZone), 10);
}

/** The first moment of a date. */
export function startOfDay(day: string, timeZone: string): Date {
  return momentOf(Date.parse(`${day}T00:00:00Z`), timeZone);
}

/** The date so many days later. */
export function dayAfter(day: string, days = 1): string {
  return textOf(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS, 10);
}

/** The first moment of the hour, day, week or month of a wall's time. */
function wallStart(kind: PeriodKind, wall: number): number {
  if (kind === 'hour') return wall - (wall % HOUR_MS);
  const midnight = wall - (wall % DAY_MS);
  if (kind === 'day') return midnight;
  if (kind === 'week') return midnight - ((new Date(wall).getUTCDay() + 6) % 7) * DAY_MS;
  return Date.parse(`${textOf(wall, 7)}-01T00:00:00Z`);
}

function wallNext(kind: PeriodKind, start: number): number {
  if (kind === 'hour') return start + HOUR_MS;
  if (kind === 'month') return wallStart('month', start + 31 * DAY_MS);
  return start + (kind === 'day' ? 1 : 7) * DAY_MS;
}

function keyOf(kind: PeriodKind, start: number): string {
  if (kind === 'hour') return textOf(start, 13);
  if (kind === 'month') return textOf(start, 7);
  return `${kind === 'week' ? 'W' : ''}${textOf(start, 10)}`;
}

/** The period of a kind in which a moment lies. */
export function periodAt(kind: PeriodKind, moment: Date, timeZone: string): Period {
  const start = wallStart(kind, wallOf(moment, timeZone));
  return {
    key: keyOf(kind, start),
    from: momentOf(start, timeZone),
    to: momentOf(wallNext(kind, start), timeZone),
  };
}

/** The last periods of a kind that are over at a moment, the oldest first. */
export function lastPeriods(
  kind: PeriodKind,
  { now, count, timeZone }: { now: Date; count: number; timeZone: string },
): Period[] {
  const periods: Period[] = [];
  let next = periodAt(kind, now, timeZone);
  while (periods.length < count) {
    next = periodAt(kind, new Date(next.from.getTime() - 1), timeZone);
    periods.unshift(next);
  }
  return periods;
}
