import type { Database, Transaction } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { commissionOfDay } from '../commission/commission.rules.ts';
import type { CommissionEntry } from '../commission/commission.rules.ts';
import { lineMemberStore } from '../commission/line-member.store.ts';
import { playStore } from '../commission/play.store.ts';
import { dayAfter, dayOf, startOfDay } from '../periods/site-time.ts';
import { ratesStore } from '../rates/rates.store.ts';
import { stateOf } from './settlement.rules.ts';
import { settledDayStore } from './settled-day.store.ts';
import { settlementStore } from './settlement.store.ts';
import type { SettlementRow } from './settlement.store.ts';

/** A period is frozen this long after its end, so that whatever was being written then is in the ledger. */
export const FREEZE_AFTER_MS = 10 * 60_000;

/**
 * Freezes the commission of every day that is over and was not frozen yet, each in one transaction. The first day is the
 * first for which anybody has rates. Answers the days.
 */
export async function freezeDays(db: Database, site: SiteView, now: Date): Promise<string[]> {
  const { siteId, settings } = site;
  const last = await settledDayStore(db, siteId).last();
  let day = last === undefined ? await ratesStore(db, siteId).firstDay() : dayAfter(last);
  const frozen: string[] = [];
  // The day of that moment is still open.
  const open = dayOf(new Date(now.getTime() - FREEZE_AFTER_MS), settings.timeZone);
  while (day !== undefined && day < open) {
    const ended = day;
    if (await db.transaction((tx) => freezeDay(tx, site, ended, now))) frozen.push(ended);
    day = dayAfter(day);
  }
  return frozen;
}

async function freezeDay(
  tx: Transaction,
  site: SiteView,
  day: string,
  now: Date,
): Promise<boolean> {
  const { siteId, settings } = site;
  const span = {
    from: startOfDay(day, settings.timeZone),
    to: startOfDay(dayAfter(day), settings.timeZone),
  };
  const play = playStore(tx, siteId);
  const store = settlementStore(tx, siteId);
  const members = new Map(
    (await lineMemberStore(tx, siteId).members(span)).map((member) => [member.memberId, member]),
  );
  const given = await ratesStore(tx, siteId).allOn(day);
  const { entries, leftOut } = commissionOfDay(members, given, await play.played(span));
  const carried = await settledDayStore(tx, siteId).carriedFrom(dayAfter(day, -1));
  const byPayee = Map.groupBy(entries, ({ payeeId }) => payeeId);
  // Who played nothing but still owes a shortfall keeps it.
  for (const memberId of carried.keys()) if (!byPayee.has(memberId)) byPayee.set(memberId, []);
  if (!(await settledDayStore(tx, siteId).begin(day, now, byPayee.size))) return false;
  const head = { periodKey: day, periodFrom: span.from, periodTo: span.to, frozenAt: now };
  const rows = [...byPayee].map(([memberId, own]) =>
    commissionRow(site, memberId, own, {
      ...head,
      leftOutMinor: leftOut.get(memberId) ?? 0,
      carriedInMinor: carried.get(memberId) ?? 0,
    }),
  );
  await store.insert(rows);
  await store.insertLines(
    entries.map(({ payeeId, ...line }) => ({ ...line, settlementId: idOf(day, payeeId) })),
  );
  return true;
}

const idOf = (day: string, memberId: string) => `CM-${day}-${memberId}`;

function commissionRow(
  { settings }: SiteView,
  memberId: string,
  entries: readonly CommissionEntry[],
  {
    leftOutMinor,
    carriedInMinor,
    ...head
  }: Pick<SettlementRow, 'periodKey' | 'periodFrom' | 'periodTo' | 'frozenAt'> & {
    leftOutMinor: number;
    carriedInMinor: number;
  },
): Omit<SettlementRow, 'siteId'> {
  const sum = (of: (entry: CommissionEntry) => number) =>
    entries.reduce((total, entry) => total + of(entry), 0);
  const commissionMinor = sum((entry) => entry.commissionMinor);
  const payableMinor = commissionMinor - carriedInMinor;
  const amountMinor = Math.max(0, payableMinor);
  const validBetsMinor = sum((entry) => entry.validBetsMinor);
  return {
    ...head,
    settlementId: idOf(head.periodKey, memberId),
    memberId,
    kind: 'commission',
    contractId: null,
    inputs: { validBetsMinor, leftOutMinor, carriedInMinor, commissionMinor },
    currency: settings.currency.code,
    amountMinor,
    carriedOutMinor: Math.max(0, -payableMinor),
    paidByMemberId: null,
    state: stateOf(settings, amountMinor),
    journalId: null,
    paidAt: null,
  };
}
