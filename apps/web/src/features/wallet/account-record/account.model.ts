import type { MovementReference } from '@maidan/contract/movements';
import type { Movement } from '@maidan/contract/types';
import { daysHref, readDays } from '../record.model.ts';
import type { Period, RecordDays } from '../record.model.ts';

/** Periods that the account record offers. */
export const ACCOUNT_PERIODS = ['today', 'days_7', 'days_30', 'custom'] as const satisfies Period[];

/** Causes by which the record can be filtered; empty means all. */
export const CAUSES = [
  '',
  'deposit',
  'withdrawal',
  'round',
  'bonus',
  'rebate',
  'transfer',
  'settlement',
  'correction',
] as const satisfies ['', ...MovementReference[]];

/** A filter of the record by cause. */
export type Cause = (typeof CAUSES)[number];

/** The choices in the record's address. */
export interface AccountAddress extends RecordDays {
  readonly cause: Cause;
}

/** Reads the address. Whatever it lacks, or has wrong, means the last 7 days of everything. */
export function readAccountAddress(query: URLSearchParams, today: string): AccountAddress {
  const cause = CAUSES.find((name) => name === query.get('cause')) ?? '';
  return { ...readDays(query, today), cause };
}

/** Address of the record with other choices. */
export function accountHref({ cause, ...days }: AccountAddress): string {
  return daysHref('/m/transaction/record', days, { cause });
}

/** Movements of one day, newest first. */
export interface AccountDay {
  readonly day: string;
  readonly movements: readonly Movement[];
}

/** Groups a record, which is newest first, by the days of the site. */
export function movementsByDay(
  movements: readonly Movement[],
  dayKey: (instant: string) => string,
): AccountDay[] {
  const days = new Map<string, Movement[]>();
  for (const movement of movements) {
    const day = dayKey(movement.at);
    const ofDay = days.get(day);
    if (ofDay) ofDay.push(movement);
    else days.set(day, [movement]);
  }
  return [...days].map(([day, ofDay]) => ({ day, movements: ofDay }));
}
