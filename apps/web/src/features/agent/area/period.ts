/** Periods that have a name of their own; months before the last are named by themselves. */
const NAMED_PERIODS = ['today', 'days_7', 'month', 'last_month'] as const;
/** The period of an address that names none. */
const USUAL_PERIOD = 'month';
/** How many months before the last one are offered. */
const EARLIER_MONTHS = 10;

/** A period of the agent area: one with a name, or a month such as `2026-09`. */
export type PeriodName = (typeof NAMED_PERIODS)[number] | `${number}-${number}`;

/** The period in an address. Whatever it lacks, or has wrong, means the running month. */
export function readPeriod(query: URLSearchParams): PeriodName {
  const given = query.get('period') ?? '';
  if (isMonth(given)) return given;
  return NAMED_PERIODS.find((name) => name === given) ?? USUAL_PERIOD;
}

/** An address of the agent area with a period and other choices; empty ones and the usual period are left out. */
export function areaHref(
  path: string,
  period: PeriodName,
  choices: Readonly<Record<string, string | undefined>> = {},
): string {
  const query = new URLSearchParams(period === USUAL_PERIOD ? {} : { period });
  for (const [name, value] of Object.entries(choices)) if (value) query.set(name, value);
  const written = query.toString();
  return written === '' ? path : `${path}?${written}`;
}

/** The periods that can be chosen on a day of the site, newest first. */
export function offeredPeriods(today: string): PeriodName[] {
  const months = Array.from({ length: EARLIER_MONTHS }, (_, index) =>
    monthBefore(today, index + 2),
  );
  return [...NAMED_PERIODS, ...months];
}

/** Whether a period is a month by its name, and not one such as "last month". */
export function isMonth(name: string): name is `${number}-${number}` {
  return /^20\d{2}-(?:0[1-9]|1[0-2])$/.test(name);
}

function monthBefore(today: string, months: number): `${number}-${number}` {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const moment = new Date(Date.UTC(year, month - 1 - months, 1));
  return moment.toISOString().slice(0, 7) as `${number}-${number}`;
}

/** Whether a period is the one of an address that names none. */
export function isUsual(period: PeriodName): boolean {
  return period === USUAL_PERIOD;
}
