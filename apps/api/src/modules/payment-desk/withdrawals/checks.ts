import { signInStore } from '#modules/auth/index.ts';
import { memberStore } from '#modules/member/index.ts';
import { memberPageStore } from '#modules/member-desk/index.ts';
import type { WithdrawalCheck, WithdrawalRow } from '#modules/payments/index.ts';
import { blockStore, breakStore } from '#modules/safety/index.ts';
import { identityStore } from '#modules/security/index.ts';
import { deviceNames } from '#platform/http/device-names.ts';
import { bonusStore, playSumsStore } from '#modules/wallet/index.ts';
import type { Queryable } from '#platform/database/connection.ts';
import { judgeChecks } from './check.rules.ts';
import type { CheckFacts } from './check.rules.ts';
import { factsStore } from './facts.store.ts';

const DAYS_30_MS = 30 * 86_400_000;
const MOST_BONUSES = 20;
const MOST_SIGN_INS = 50;

/** What the checks depend on beside the database. */
export interface CheckContext {
  readonly now: Date;
  /** Whether the site asks every member for documents, as licensed play does. */
  readonly asksDocuments: boolean;
}

/** Computes the checks of a withdrawal, as they are at this moment (OPS-53). */
export async function readChecks(
  db: Queryable,
  row: WithdrawalRow,
  context: CheckContext,
): Promise<{ checks: WithdrawalCheck[]; sums: CheckFacts['sums'] }> {
  const facts = await readFacts(db, row, context);
  return { checks: judgeChecks(row, facts), sums: facts.sums };
}

async function readFacts(
  db: Queryable,
  row: WithdrawalRow,
  { now, asksDocuments }: CheckContext,
): Promise<CheckFacts> {
  const { siteId, memberId, withdrawalId, accountId } = row;
  const facts = factsStore(db, siteId);
  const since = new Date(now.getTime() - DAYS_30_MS);
  // One after the other: a transaction has one connection.
  const member = await memberStore(db, siteId).findById(memberId);
  const account = await facts.account(memberId, accountId);
  const bonuses = await bonusStore(db, siteId).list(memberId, MOST_BONUSES);
  const documents = await identityStore(db, siteId).newest(memberId);
  const paid = await memberPageStore(db, siteId).paidSince(memberId, since);
  const played = await playSumsStore(siteId).read(db, memberId, now);
  const related = await memberPageStore(db, siteId).sharingPayouts(memberId);
  return {
    now,
    payeeName: member?.profile['payeeName'] ?? '',
    account,
    openBonuses: bonuses.filter(({ state }) => state === 'active'),
    asksDocuments,
    documents: documents?.state ?? 'none',
    away: await awayOf(db, row, now),
    sums: {
      depositMinor: Number(paid.deposited),
      withdrawalMinor: Number(paid.withdrawn),
      stakedMinor: played.month.stakedMinor,
    },
    ...(await signInOf(db, row, now)),
    largestMinor: await facts.largestPaid(memberId, withdrawalId),
    related: {
      now: related.filter(({ isNow }) => isNow).length,
      once: related.filter(({ isNow }) => !isNow).length,
    },
  };
}

async function awayOf(
  db: Queryable,
  { siteId, memberId }: WithdrawalRow,
  now: Date,
): Promise<string[]> {
  const breaks = breakStore(siteId);
  const timeOut = await breaks.find(db, memberId, 'time_out', now);
  const exclusion = await breaks.find(db, memberId, 'exclusion', now);
  const blocks = await blockStore(db, siteId).standing(memberId, now);
  return [
    ...(timeOut ? ['time_out'] : []),
    ...(exclusion ? ['exclusion'] : []),
    ...blocks.map(({ kind }) => `block_${kind}`),
  ];
}

/** The device and the network of the newest sign-in before the request, each with how often it was seen before. */
async function signInOf(
  db: Queryable,
  { siteId, memberId, requestedAt }: WithdrawalRow,
  now: Date,
): Promise<Pick<CheckFacts, 'device' | 'network'>> {
  const rows = await signInStore(db, siteId).list(memberId, now, MOST_SIGN_INS);
  const before = rows.filter(({ isSuccess, at }) => isSuccess && at <= requestedAt);
  return {
    device: newestOf(
      before.map(({ userAgent }) => {
        const { browser, system } = deviceNames(userAgent);
        return `${browser}, ${system}`;
      }),
    ),
    network: newestOf(before.map(({ network }) => network)),
  };
}

function newestOf([name, ...earlier]: readonly string[]): CheckFacts['device'] {
  if (name === undefined || name === '') return undefined;
  return { name, earlier: earlier.filter((one) => one === name).length };
}
