import type { ContractTerms } from '@maidan/contract/types';
import type { Queryable } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { lastPeriods } from '../periods/site-time.ts';
import type { Period } from '../periods/site-time.ts';
import { contractPay } from '../settlement/contract-pay.rules.ts';
import type { ContractPay } from '../settlement/contract-pay.rules.ts';
import { teamFigures } from '../settlement/team-figures.store.ts';
import type { TeamFigures } from '../settlement/team-figures.store.ts';
import { PAST_PERIODS } from './offer.rules.ts';

/** The figures of a team in its last periods, oldest first. */
export interface PastFigures {
  readonly periods: readonly Period[];
  readonly figures: readonly TeamFigures[];
}

/** What a member's team did in its last whole periods of a kind. */
export async function pastFigures(
  db: Queryable,
  { siteId, settings: { timeZone } }: SiteView,
  { memberId, period, now }: { memberId: string; period: ContractTerms['period']; now: Date },
): Promise<PastFigures> {
  const periods = lastPeriods(period, { now, count: PAST_PERIODS[period], timeZone });
  return { periods, figures: await teamFigures(db, siteId, memberId, periods) };
}

/** What a contract would have paid for each of those periods, reckoned as a settlement does. */
export function pastPay(
  { settings }: SiteView,
  terms: ContractTerms,
  figures: readonly TeamFigures[],
): ContractPay[] {
  let carriedInMinor = 0;
  return figures.map((one) => {
    const pay = contractPay(terms, one, { carriedInMinor, fees: settings.contractFees });
    carriedInMinor = pay.carriedOutMinor;
    return pay;
  });
}

/** The same figures with every amount changed by some per cent; members stay as many. */
export function changedBy(figures: readonly TeamFigures[], percent: number): TeamFigures[] {
  const changed = (minor: number) => Math.trunc((minor * (100 + percent)) / 100);
  return figures.map((one) => ({
    ...one,
    validBetsMinor: changed(one.validBetsMinor),
    wonMinor: changed(one.wonMinor),
    depositsMinor: changed(one.depositsMinor),
    bonusMinor: changed(one.bonusMinor),
    rebateMinor: changed(one.rebateMinor),
  }));
}
