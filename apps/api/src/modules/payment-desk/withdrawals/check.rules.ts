import { isPayeeName } from '@maidan/contract/payee-name';
import type { CheckResult } from '@maidan/contract/constants';
import type { WithdrawalCheck, WithdrawalRow } from '#modules/payments/index.ts';

const DAY_MS = 86_400_000;

/** What the checks are judged by, read in one transaction. Amounts in minor units; those of a period are of 30 days. */
export interface CheckFacts {
  readonly now: Date;
  readonly payeeName: string;
  /** Undefined for an account that nobody knows any more. */
  readonly account:
    | { readonly addedAt: Date; readonly usableFrom: Date; readonly removedAt: Date | null }
    | undefined;
  readonly openBonuses: readonly { readonly wagerMinor: number; readonly progressMinor: number }[];
  /** Whether the site asks every member for documents. */
  readonly asksDocuments: boolean;
  readonly documents: 'none' | 'pending' | 'approved' | 'rejected';
  /** Names of breaks and blocks that stand. */
  readonly away: readonly string[];
  readonly sums: {
    readonly depositMinor: number;
    readonly withdrawalMinor: number;
    readonly stakedMinor: number;
  };
  /** The device of the newest sign-in before the request, and how many earlier ones of 30 days came from one like it. */
  readonly device: { readonly name: string; readonly earlier: number } | undefined;
  /** The network of that sign-in, and how many earlier ones of 30 days came from it; undefined where none is known. */
  readonly network: { readonly name: string; readonly earlier: number } | undefined;
  /** The largest payout so far; zero without any. */
  readonly largestMinor: number;
  /** Other members with the same payout account, now or once. */
  readonly related: { readonly now: number; readonly once: number };
}

/**
 * Judges what a decision on a withdrawal needs (OPS-53), in the order of `WITHDRAWAL_CHECKS`. A failed check speaks against
 * paying. A break or an exclusion never does: it must not hold a payout back, so it is only shown.
 */
export function judgeChecks(
  row: Pick<WithdrawalRow, 'amountMinor' | 'holderName' | 'documentAskedAt'>,
  facts: CheckFacts,
): WithdrawalCheck[] {
  return [
    turnover(facts),
    {
      check: 'payee_name',
      result: isPayeeName(row.holderName, facts.payeeName) ? 'passed' : 'failed',
      values: {},
    },
    accountDelay(facts),
    documents(row, facts),
    {
      check: 'breaks',
      result: lookWhen(facts.away.length > 0),
      values: facts.away.length > 0 ? { standing: facts.away.join(',') } : {},
    },
    { check: 'pattern', result: lookWhen(isPassedThrough(facts)), values: { ...facts.sums } },
    known('device', facts.device),
    known('network', facts.network),
    {
      check: 'largest',
      result: lookWhen(row.amountMinor > facts.largestMinor),
      values: { largestMinor: facts.largestMinor },
    },
    {
      check: 'related',
      result: lookWhen(facts.related.now + facts.related.once > 0),
      values: { now: facts.related.now, once: facts.related.once },
    },
  ];
}

/** Whether a check speaks against paying, so that an approval needs a written reason and a second operator. */
export function hasFailed(checks: readonly WithdrawalCheck[]): boolean {
  return checks.some(({ result }) => result === 'failed');
}

/** Changes when a withdrawal moves on or one of its checks ends otherwise, and says nothing personal. */
export function revisionOf(
  { steps }: Pick<WithdrawalRow, 'steps'>,
  checks: readonly WithdrawalCheck[],
): string {
  return `${steps.length}-${checks.map(({ result }) => result.charAt(0)).join('')}`;
}

/** Something of the sign-in before the request: whether the member used it before. */
function known(check: 'device' | 'network', used: CheckFacts['device']): WithdrawalCheck {
  return {
    check,
    result: lookWhen(!used || used.earlier === 0),
    values: used ? { [check]: used.name, earlier: used.earlier } : {},
  };
}

const lookWhen = (isOdd: boolean): CheckResult => (isOdd ? 'look' : 'passed');

/** What is wagered for a bonus is no cash, so that an open one binds nothing of a withdrawal; it is shown. */
function turnover({ openBonuses }: CheckFacts): WithdrawalCheck {
  const leftMinor = openBonuses.reduce(
    (sum, { wagerMinor, progressMinor }) => sum + Math.max(0, wagerMinor - progressMinor),
    0,
  );
  return {
    check: 'turnover',
    result: lookWhen(openBonuses.length > 0),
    values: { openBonuses: openBonuses.length, leftMinor },
  };
}

function accountDelay({ account, now }: CheckFacts): WithdrawalCheck {
  if (!account) return { check: 'account_delay', result: 'failed', values: {} };
  const { addedAt, usableFrom, removedAt } = account;
  const days = Math.floor((now.getTime() - addedAt.getTime()) / DAY_MS);
  const values = { days, usableFrom: usableFrom.toISOString() };
  if (usableFrom > now) return { check: 'account_delay', result: 'failed', values };
  if (removedAt === null) return { check: 'account_delay', result: 'passed', values };
  const removed = { removedAt: removedAt.toISOString() };
  return { check: 'account_delay', result: 'look', values: { ...values, ...removed } };
}

function documents(
  { documentAskedAt }: Pick<WithdrawalRow, 'documentAskedAt'>,
  { asksDocuments, documents: state }: CheckFacts,
): WithdrawalCheck {
  const isAsked = asksDocuments || documentAskedAt !== null;
  const isGood = !isAsked || state === 'approved';
  return { check: 'documents', result: isGood ? 'passed' : 'failed', values: { state } };
}

/** Money that comes in and goes out again with less play than was paid in. */
function isPassedThrough({ sums }: CheckFacts): boolean {
  return sums.stakedMinor < sums.depositMinor;
}
