import type { ApplicationCheckName, CheckResult } from '@maidan/contract/constants';
import { onlyReward } from '../applications/give-reward.ts';
import type { ApplicationRow } from '../applications/applications.store.ts';
import { promotionFault } from '../promotion-state.ts';
import type { PromotionRow } from '../promotions.store.ts';

/** What the server found about one thing that a decision on an application needs. */
export interface ApplicationCheck {
  readonly check: ApplicationCheckName;
  readonly result: CheckResult;
  /** What it was judged by: amounts in minor units, numbers and moments, nothing personal. */
  readonly values: Readonly<Record<string, string | number>>;
}

/** What checks are judged by, as it was read in one transaction. */
export interface EligibilityFacts {
  readonly promotion: PromotionRow | undefined;
  /** Why the member may have no bonus now. */
  readonly memberFault: string | undefined;
  /** Rewards of the same promotion that the member has, or waits for, beside this one. */
  readonly others: number;
  /** Pictures of the application that are still there. */
  readonly pictures: number;
  /** How far the member got toward the promotion's condition; absent where it has none. */
  readonly reachedMinor: number | undefined;
}

type Judged = Pick<ApplicationCheck, 'result' | 'values'>;

/** Judges an application by facts (OPS-50). A condition is checked only where the promotion has one as data. */
export function judgeEligibility(row: ApplicationRow, facts: EligibilityFacts): ApplicationCheck[] {
  const { promotion, memberFault, others } = facts;
  const judged: [ApplicationCheckName, Judged | undefined][] = [
    ['period', periodOf(row, promotion)],
    ['member', passedIf(memberFault === undefined, memberFault ? { code: memberFault } : {})],
    ['single', passedIf(others === 0, { others })],
    ['request', promotion && requestOf(row, promotion, facts.pictures)],
    ['condition', promotion && conditionOf(promotion, facts.reachedMinor)],
    ['reward', promotion && rewardOf(promotion)],
  ];
  return judged.flatMap(([check, found]) => (found ? [{ check, ...found }] : []));
}

/** The names of the checks that do not pass. */
export function notPassed(checks: readonly ApplicationCheck[]): ApplicationCheckName[] {
  return checks.filter(({ result }) => result !== 'passed').map(({ check }) => check);
}

/** Where the condition of a promotion begins; undefined where it has none as data. */
export function conditionFrom({ figures }: PromotionRow): number | undefined {
  const steps = figures?.steps ?? [];
  return steps.length === 0 ? undefined : Math.min(...steps.map(({ fromMinor }) => fromMinor));
}

function passedIf(isPassed: boolean, values: ApplicationCheck['values']): Judged {
  return { result: isPassed ? 'passed' : 'failed', values };
}

function periodOf({ appliedAt }: ApplicationRow, promotion: PromotionRow | undefined): Judged {
  const fault = promotionFault(promotion, appliedAt);
  if (!promotion || fault === 'promotions.not_found')
    return passedIf(false, { code: 'promotions.not_found' });
  const { startsAt, endsAt } = promotion;
  return passedIf(fault === undefined, {
    startsAt: startsAt.toISOString(),
    ...(endsAt === null ? {} : { endsAt: endsAt.toISOString() }),
    ...(fault === undefined ? {} : { code: fault }),
  });
}

function requestOf(
  { remarks, pictureIds }: ApplicationRow,
  { remarkRequired, imageRequired }: PromotionRow,
  pictures: number,
): Judged {
  const hasRemarks = !remarkRequired || remarks.trim() !== '';
  const hasPictures = pictures === pictureIds.length && (!imageRequired || pictures > 0);
  return passedIf(hasRemarks && hasPictures, { pictures, sent: pictureIds.length });
}

function conditionOf(
  promotion: PromotionRow,
  reachedMinor: number | undefined,
): Judged | undefined {
  const fromMinor = conditionFrom(promotion);
  if (fromMinor === undefined || reachedMinor === undefined) return undefined;
  const basis = promotion.figures?.basis ?? '';
  const values = { basis, fromMinor, reachedMinor };
  if (reachedMinor >= fromMinor) return { result: 'passed', values };
  // A balance that is lower now may have been enough when the member applied.
  return { result: basis === 'balance' ? 'look' : 'failed', values };
}

function rewardOf({ figures }: PromotionRow): Judged {
  const amountMinor = onlyReward(figures);
  if (amountMinor === undefined) return { result: 'look', values: {} };
  const most = figures?.mostMinor;
  const values = { amountMinor, ...(most === undefined ? {} : { mostMinor: most }) };
  return passedIf(amountMinor <= (most ?? Infinity), values);
}
