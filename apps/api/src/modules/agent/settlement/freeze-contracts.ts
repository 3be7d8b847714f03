import { MEMBER_TYPE } from '@maidan/contract/constants';
import type { Database } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { dayAfter, dayOf, periodAt, startOfDay } from '../periods/site-time.ts';
import type { Period } from '../periods/site-time.ts';
import { contractPay } from './contract-pay.rules.ts';
import { signedContracts } from './signed-contracts.store.ts';
import type { SignedContract } from './signed-contracts.store.ts';
import { FREEZE_AFTER_MS } from './freeze-days.ts';
import { stateOf } from './settlement.rules.ts';
import { settlementStore } from './settlement.store.ts';
import type { SettlementRow } from './settlement.store.ts';
import { teamFigures } from './team-figures.store.ts';

/** Agents of the site itself: what they promise is paid by the site, what others promise by themselves. */
const PAID_BY_SITE: readonly number[] = [
  MEMBER_TYPE.headAgent,
  MEMBER_TYPE.headAgentWithoutContracts,
];

/** Whether the site pays the contracts that an agent of a type offers; others pay from their own cash. */
export function isPaidBySite(type: number): boolean {
  return PAID_BY_SITE.includes(type);
}

/** Freezes every period of every signed contract that is over and was not frozen yet. Answers how many. */
export async function freezeContracts(db: Database, site: SiteView, now: Date): Promise<number> {
  let count = 0;
  for (const contract of await signedContracts(db, site.siteId)) {
    for (const period of await openPeriods(db, site, contract, now)) {
      await freezePeriod(db, site, contract, period, now);
      count += 1;
    }
  }
  return count;
}

/**
 * From when to when a contract is paid: from the day that it names, at the earliest that of the acceptance, to the first day of the
 * contract that replaced it, or to the end of the day on which it was ended.
 */
function contractSpan(
  contract: SignedContract,
  timeZone: string,
): { from: Date; to: Date | undefined } {
  const startOf = (validFrom: string, answeredAt: Date) => {
    const answered = dayOf(answeredAt, timeZone);
    return startOfDay(validFrom > answered ? validFrom : answered, timeZone);
  };
  const { replacedBy, endedAt } = contract;
  const end = replacedBy
    ? startOf(replacedBy.validFrom, replacedBy.answeredAt)
    : endedAt && startOfDay(dayAfter(dayOf(endedAt, timeZone)), timeZone);
  return { from: startOf(contract.terms.validFrom, contract.answeredAt), to: end };
}

async function openPeriods(
  db: Database,
  { siteId, settings }: SiteView,
  contract: SignedContract,
  now: Date,
): Promise<Period[]> {
  const { memberId, kind, contractId, terms } = contract;
  const { timeZone } = settings;
  const span = contractSpan(contract, timeZone);
  const last = await settlementStore(db, siteId).lastOfContract(memberId, kind, contractId);
  const readyAt = now.getTime() - FREEZE_AFTER_MS;
  const periods: Period[] = [];
  let from = last ? last.periodTo : span.from;
  while (span.to === undefined || from < span.to) {
    const whole = periodAt(terms.period, from, timeZone);
    const to = span.to && span.to < whole.to ? span.to : whole.to;
    if (to.getTime() > readyAt) break;
    periods.push({ key: whole.key, from, to });
    from = to;
  }
  return periods;
}

async function freezePeriod(
  db: Database,
  site: SiteView,
  contract: SignedContract,
  period: Period,
  now: Date,
): Promise<void> {
  const { siteId, settings } = site;
  const { memberId, kind, contractId, terms } = contract;
  await db.transaction(async (tx) => {
    const store = settlementStore(tx, siteId);
    const last = await store.lastOfContract(memberId, kind, contractId);
    const [figures] = await teamFigures(tx, siteId, memberId, [period]);
    if (!figures) return;
    const carriedInMinor = last?.carriedOutMinor ?? 0;
    const pay = contractPay(terms, figures, { carriedInMinor, fees: settings.contractFees });
    const row: Omit<SettlementRow, 'siteId'> = {
      settlementId: `${PREFIX[kind]}-${period.key}-${contractId}`,
      memberId,
      kind,
      contractId,
      periodKey: period.key,
      periodFrom: period.from,
      periodTo: period.to,
      frozenAt: now,
      inputs: { figures, pay },
      currency: terms.currency,
      amountMinor: pay.amountMinor,
      carriedOutMinor: pay.carriedOutMinor,
      paidByMemberId: isPaidBySite(contract.offeredByType) ? null : contract.offeredByMemberId,
      state: stateOf(settings, pay.amountMinor),
      journalId: null,
      paidAt: null,
    };
    await store.insert([row]);
  });
}

const PREFIX = { salary: 'SA', dividend: 'DV', hourly: 'HS' } as const;
