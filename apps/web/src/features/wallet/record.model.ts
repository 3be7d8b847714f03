import type { BetKind, BetState } from '@maidan/contract/constants';
import type { BetRecord } from '@maidan/contract/types';
import type { RecordFilter } from './wallet.queries.ts';

/** Periods of the record; `custom` takes its days from the address. */
export const PERIODS = ['today', 'yesterday', 'days_7', 'days_30', 'custom'] as const;
/** A period of the record. */
export type Period = (typeof PERIODS)[number];
/** States by which the record can be filtered; empty means all. */
export const STATES = ['', 'open', 'won', 'lost', 'rolled_back'] as const satisfies [
  '',
  ...BetState[],
];

/** Kinds of play by which the record can be filtered, in the order of their tabs; empty means all. */
export const KINDS = [
  '',
  'SLOT',
  'LIVE',
  'CRASH',
  'SPORTS',
  'FISH',
  'PVP',
  'LOTT',
  'ELOTT',
  'RNG',
] as const satisfies ['', ...BetKind[]];

/** The days that an address chooses; days of the site, both included. */
export interface RecordDays {
  readonly period: Period;
  readonly from: string;
  readonly to: string;
}

/** The choices in the record's address. Filters live there so that back and reload keep them. */
export interface RecordAddress extends RecordDays {
  readonly state: RecordFilter['state'];
  readonly kind: RecordFilter['kind'];
  /** A vendor's code, or empty for all. */
  readonly vendor: string;
  /** A title as `vendor.node id`, or empty for all; it goes before the vendor. */
  readonly game: string;
}

const VENDOR = /^[A-Za-z0-9_]{1,32}$/;
const GAME = /^([A-Za-z0-9_]{1,32})\.(\d{1,9})$/;

/** The record reaches back twelve months (MONEY-12, MONEY-13). */
const LONGEST_DAYS = 365;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The first and the last day that can be asked for. */
export function recordBounds(today: string): { readonly min: string; readonly max: string } {
  return { min: shiftDay(today, -LONGEST_DAYS), max: today };
}

/**
 * Reads the days of an address. Whatever it lacks, or has wrong, means the last 7 days. Days before the record begins or
 * after today are moved to those limits. `today` is a day of the site.
 */
export function readDays(query: URLSearchParams, today: string): RecordDays {
  const period = PERIODS.find((name) => name === query.get('period')) ?? 'days_7';
  const [from, to] = daysOf(period, today, query.get('from'), query.get('to'));
  return { period, from, to };
}

/** Reads the address of the betting record. Whatever it lacks, or has wrong, means the last 7 days of all bets. */
export function readAddress(query: URLSearchParams, today: string): RecordAddress {
  const state = STATES.find((name) => name === query.get('state')) ?? '';
  const kind = KINDS.find((name) => name === query.get('kind')) ?? '';
  const [vendor, game] = [query.get('vendor') ?? '', query.get('game') ?? ''];
  return {
    ...readDays(query, today),
    state,
    kind,
    vendor: VENDOR.test(vendor) ? vendor : '',
    game: GAME.test(game) ? game : '',
  };
}

/** Address of a record at `path` with other days and choices. */
export function daysHref(
  path: string,
  { period, from, to }: RecordDays,
  choices: Readonly<Record<string, string>>,
): string {
  const query = new URLSearchParams({ period });
  if (period === 'custom') {
    query.set('from', from);
    query.set('to', to);
  }
  for (const [name, value] of Object.entries(choices)) if (value) query.set(name, value);
  return `${path}?${query}`;
}

/** Address of the betting record with other choices. */
export function recordHref({ state, kind, vendor, game, ...days }: RecordAddress): string {
  return daysHref('/m/gameRecord', days, { state, kind, vendor, game });
}

/** What the gateway is asked for by an address. */
export function recordFilter(
  { from, to, state, kind, vendor, game }: RecordAddress,
  language: string,
): RecordFilter {
  const [, maker = vendor, node] = GAME.exec(game) ?? [];
  return {
    from,
    to,
    state,
    kind,
    language,
    ...(maker === '' ? {} : { vendor: maker }),
    ...(node === undefined ? {} : { nodeId: Number(node) }),
  };
}

function daysOf(
  period: Period,
  today: string,
  from: string | null,
  to: string | null,
): [string, string] {
  if (period === 'today') return [today, today];
  if (period === 'yesterday') return [shiftDay(today, -1), shiftDay(today, -1)];
  if (period === 'days_30') return [shiftDay(today, -29), today];
  const { min, max } = recordBounds(today);
  if (period === 'custom' && isDay(from) && isDay(to) && from <= to && from <= max && to >= min)
    return [from < min ? min : from, to > max ? max : to];
  return [shiftDay(today, -6), today];
}

/** Whether a text is a day of the calendar, which 31 February is not. */
function isDay(text: string | null): text is string {
  if (text === null || !DATE.test(text)) return false;
  const moment = new Date(`${text}T12:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

/** The day some days later or earlier. Days are calendar days without a time. */
function shiftDay(day: string, days: number): string {
  const moment = new Date(`${day}T12:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/** Bets of one day, newest first. */
export interface RecordDay {
  readonly day: string;
  readonly bets: readonly BetRecord[];
}

/** Groups a record, which is newest first, by the days of the site. */
export function groupByDay(
  bets: readonly BetRecord[],
  dayKey: (instant: string) => string,
): RecordDay[] {
  const days = new Map<string, BetRecord[]>();
  for (const bet of bets) {
    const day = dayKey(bet.openedAt);
    const ofDay = days.get(day);
    if (ofDay) ofDay.push(bet);
    else days.set(day, [bet]);
  }
  return [...days].map(([day, ofDay]) => ({ day, bets: ofDay }));
}

/** A text that changes whenever anything on the first page of the record has changed. */
export function recordVersion(first: {
  readonly totals: object;
  readonly list: readonly BetRecord[];
}): string {
  const { totals, list } = first;
  return JSON.stringify([totals, list.map(({ roundId, state }) => [roundId, state])]);
}
