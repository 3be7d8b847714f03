import { AppError } from '@maidan/contract/errors';
import { createFormat } from '@maidan/i18n/format';

/** Records reach back twelve months (MONEY-12). */
const LONGEST_DAYS = 365;

/** Days of a site, both included, as `YYYY-MM-DD`. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** Today in a time zone. */
export function todayIn(timeZone: string, now: Date): string {
  return createFormat({ locale: 'en', timeZone }).dayKey(now);
}

/** A day some days later, or earlier for a count below zero. */
export function shiftDay(day: string, days: number): string {
  const moment = new Date(`${day}T12:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/**
 * The days that were asked for. Without a last day it is today, without a first one the record's first.
 * @throws AppError wallet.range_reversed when the first day is after the last
 * @throws AppError wallet.range_in_future when a day is after today
 * @throws AppError wallet.range_too_long when the first day is more than twelve months back
 */
export function recordDays(
  asked: { readonly from?: string | undefined; readonly to?: string | undefined },
  today: string,
): Days {
  const first = shiftDay(today, -LONGEST_DAYS);
  const { from = first, to = today } = asked;
  if (asked.from !== undefined && from > to) throw new AppError('wallet.range_reversed');
  if (from > today || to > today) throw new AppError('wallet.range_in_future');
  if (from < first || to < first) throw new AppError('wallet.range_too_long');
  return { from, to };
}
