import { AppError } from '@maidan/contract';
import { maskedAccount, maskedName, memberPageStore } from '#modules/member-desk/index.ts';
import { openProposalOn, sentenceOf } from '#modules/operators/index.ts';
import { isPayoutLate, withdrawalStore } from '#modules/payments/index.ts';
import type { WithdrawalRow } from '#modules/payments/index.ts';
import type { Database } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import type { Clock } from '#platform/process/clock.ts';
import { revisionOf } from './check.rules.ts';
import { readChecks } from './checks.ts';
import { lastDecision, queueStore } from './queue.store.ts';
import type { LastDecision, QueuedRow } from './queue.store.ts';

const MINUTE_MS = 60_000;

export interface ReviewDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly siteOf: (siteId: string) => SiteView;
}

/** Who looks, and when. */
interface Look {
  readonly operatorId: string;
  readonly now: Date;
  readonly site: SiteView;
}

/** A withdrawal as the queue shows it to an operator. */
export function queuedView(row: QueuedRow, { operatorId, now, site }: Look) {
  const { number, memberId, account, currency, channel, state } = row;
  const { reviewGoalMinutes, payoutMinutes } = site.settings.withdrawals;
  const requestedAt = new Date(row.requestedAt);
  const lateAt = new Date(requestedAt.getTime() + reviewGoalMinutes * MINUTE_MS);
  const isWaiting = state === 'requested' || state === 'reviewing';
  const orderedAt = row.orderedAt === null ? null : new Date(row.orderedAt);
  return {
    number,
    memberId,
    account,
    amountMinor: Number(row.amountMinor),
    currency,
    channel,
    state,
    requestedAt: requestedAt.toISOString(),
    lateAt: lateAt.toISOString(),
    isLate: isWaiting && lateAt < now,
    isOfRule: isWaiting && row.nextCheckAt !== null,
    ...(row.claimedBy === null || row.claimEndsAt === null || !isWaiting
      ? {}
      : { claim: claimView(row.claimedBy, new Date(row.claimEndsAt), operatorId) }),
    ...(row.proposalId === null ? {} : { proposalId: row.proposalId }),
    isStopped: row.isStopped && (isWaiting || (state === 'approved' && orderedAt === null)),
    isBeingPaid: state === 'approved' && orderedAt !== null,
    isPayoutLate: isPayoutLate({ state, orderedAt }, { now, payoutMinutes }),
  };
}

/** A claim as an operator sees it. */
export function claimView(operatorId: string, endsAt: Date, whoAsks: string) {
  return { operatorId, endsAt: endsAt.toISOString(), isMine: operatorId === whoAsks };
}

/** Everything that a decision on a withdrawal needs, with its checks as they are now. @throws AppError operators.unknown_target */
export async function readReview(
  { db, clock, siteOf }: ReviewDeps,
  which: { siteId: string; number: string; operatorId: string },
) {
  const { siteId, number, operatorId } = which;
  const now = clock.now();
  const site = siteOf(siteId);
  const [row, queued] = await Promise.all([
    withdrawalStore(db, siteId).find(number),
    queueStore(db, siteId).find(number, now),
  ]);
  if (!row || !queued) throw new AppError('operators.unknown_target');
  const asksDocuments = site.settings.playMode === 'licensed';
  const { checks, sums } = await readChecks(db, row, { now, asksDocuments });
  const [last, wallet, proposal] = await Promise.all([
    lastDecision(db, siteId, { memberId: row.memberId, number }),
    memberPageStore(db, siteId).balances(row.memberId),
    proposalView(db, site, { siteId, number, operatorId }),
  ]);
  return {
    ...queuedView(queued, { operatorId, now, site }),
    holder: maskedName(row.holderName),
    target: maskedAccount(row.accountNumber),
    steps: row.steps,
    revision: revisionOf(row, checks),
    checks,
    checkedAt: now.toISOString(),
    sums: {
      ...sums,
      cashMinor: Number(wallet?.cash ?? 0),
      heldMinor: Number(wallet?.held ?? 0),
      bonusMinor: Number(wallet?.bonus ?? 0),
    },
    ...(proposal ? { proposal } : {}),
    ...(last ? { last: lastView(last) } : {}),
    ...decisionView(row),
  };
}

async function proposalView(
  db: Database,
  site: SiteView,
  { siteId, number, operatorId }: { siteId: string; number: string; operatorId: string },
) {
  const row = await openProposalOn(db, siteId, `withdrawal:${number}`);
  if (!row) return undefined;
  const { proposalId, makerId, reason, hash, endsAt } = row;
  return {
    proposalId,
    ...(makerId === null ? {} : { maker: makerId }),
    reason,
    hash,
    endsAt: endsAt.toISOString(),
    isMine: makerId === operatorId,
    sentence: await sentenceOf(site, row),
  };
}

function lastView({ number, state, amountMinor, at, by, note }: LastDecision) {
  return {
    number,
    state,
    amountMinor: Number(amountMinor),
    at: new Date(at).toISOString(),
    ...(by === null ? {} : { by }),
    ...(note === null ? {} : { note }),
  };
}

function decisionView(row: WithdrawalRow) {
  const { checks, documentAskedAt, decidedBy, decidedAt, note, reason, fault } = row;
  return {
    ...(checks === null ? {} : { checksThen: checks }),
    ...(documentAskedAt === null ? {} : { documentAskedAt: documentAskedAt.toISOString() }),
    ...(decidedBy === null ? {} : { decidedBy }),
    ...(decidedAt === null ? {} : { decidedAt: decidedAt.toISOString() }),
    ...(note === null ? {} : { note }),
    ...(reason === null ? {} : { reason }),
    ...(fault === null ? {} : { fault }),
  };
}
