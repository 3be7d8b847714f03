import { AppError } from '@maidan/contract';
import { openProposalOn, recordAct } from '#modules/operators/index.ts';
import type { TrailActor } from '#modules/operators/index.ts';
import { holdUndecided, isInReview, takeUp, withdrawalStore } from '#modules/payments/index.ts';
import type { ClaimRow, WithdrawalRow } from '#modules/payments/index.ts';
import { memberStore } from '#modules/member/index.ts';
import type { MemberAlerts } from '#modules/security/index.ts';
import type { Database, Transaction } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import type { Clock } from '#platform/process/clock.ts';
import { claimStore } from './claim.store.ts';

/** How long a claim keeps a withdrawal from other operators unless it is renewed (OPS-54). */
const CLAIM_MS = 10 * 60_000;

export interface ClaimsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly siteOf: (siteId: string) => SiteView;
  readonly alerts: Pick<MemberAlerts, 'tell'>;
}

/** A withdrawal, and the operator who works on it. */
interface Whose {
  readonly siteId: string;
  readonly number: string;
  readonly by: TrailActor;
}

/** What operators do with withdrawals before they decide on them, each with its entry in the trail. */
export function claimsService(deps: ClaimsDeps) {
  const { db, clock } = deps;
  return {
    /**
     * Claims a withdrawal for ten minutes, or renews the claim; the site's own rule then leaves it. `takeOver` is why a claim
     * of somebody else is taken.
     * @throws AppError operators.unknown_target, operators.decided_before, operators.claimed
     */
    claim: (whose: Whose, takeOver: string | undefined): Promise<ClaimRow> =>
      db.transaction((tx) => claim(deps, tx, whose, takeOver)),

    /** Gives an own claim back. @throws AppError operators.unknown_target, operators.claim_missing */
    giveBack: ({ siteId, number, by }: Whose): Promise<void> =>
      db.transaction(async (tx) => {
        await requireClaim(tx, await holdKnown(tx, siteId, number), { by, now: clock.now() });
        await claimStore(tx, siteId).remove(number);
        await enter(deps, tx, { siteId, number, by }, { verb: 'return', outcome: 'returned' });
      }),

    /**
     * Asks the member of a claimed withdrawal for an identity document, through every verified way.
     * @throws AppError operators.unknown_target, operators.claim_missing, operators.documents_off
     */
    async askForDocument(whose: Whose): Promise<void> {
      const { siteId, number, by } = whose;
      const site = deps.siteOf(siteId);
      if (!site.can('identityDocuments')) throw new AppError('operators.documents_off');
      const now = clock.now();
      const { memberId } = await db.transaction(async (tx) => {
        const held = await holdKnown(tx, siteId, number);
        await requireClaim(tx, held, { by, now });
        await withdrawalStore(tx, siteId).write(number, { documentAskedAt: now });
        await enter(deps, tx, whose, { verb: 'ask_document', outcome: 'asked' });
        return held;
      });
      const owner = await memberStore(db, siteId).findById(memberId);
      if (owner) deps.alerts.tell(site, owner, 'documents_asked');
    },
  };
}

/** @throws AppError `operators.claim_missing` unless the operator holds the claim of a locked withdrawal */
export async function requireClaim(
  tx: Transaction,
  { siteId, withdrawalId }: Pick<WithdrawalRow, 'siteId' | 'withdrawalId'>,
  { by, now }: { by: Pick<TrailActor, 'operatorId'>; now: Date },
): Promise<void> {
  const standing = await claimStore(tx, siteId).find(withdrawalId, now);
  if (standing?.operatorId !== by.operatorId) throw new AppError('operators.claim_missing');
}

/** @throws AppError `operators.claimed` when an operator works on a withdrawal */
export function refuseClaimed({ operatorId, endsAt }: ClaimRow): never {
  throw new AppError('operators.claimed', { operatorId, endsAt: endsAt.toISOString() });
}

async function claim(
  deps: ClaimsDeps,
  tx: Transaction,
  whose: Whose,
  takeOver: string | undefined,
): Promise<ClaimRow> {
  const { siteId, number, by } = whose;
  const now = deps.clock.now();
  const held = await holdUndecided(tx, siteId, number);
  if (await openProposalOn(tx, siteId, `withdrawal:${number}`))
    throw new AppError('operators.decided_before', { state: 'proposed' });
  const { operatorId } = by;
  const standing = await claimStore(tx, siteId).find(number, now);
  const isOthers = standing !== undefined && standing.operatorId !== operatorId;
  if (isOthers && takeOver === undefined) refuseClaimed(standing);
  const isRenewed = standing !== undefined && !isOthers;
  const row = {
    withdrawalId: number,
    operatorId,
    claimedAt: isRenewed ? standing.claimedAt : now,
    endsAt: new Date(now.getTime() + CLAIM_MS),
  };
  await claimStore(tx, siteId).put(row);
  if (!isInReview(held)) await takeUp(tx, held, now);
  if (!isRenewed) {
    const from = isOthers ? { from: standing.operatorId } : {};
    const reason = isOthers && takeOver !== undefined ? { reason: takeOver } : {};
    const outcome = isOthers ? 'taken_over' : 'claimed';
    await enter(
      deps,
      tx,
      { ...whose, by: { ...by, ...reason } },
      { verb: 'claim', outcome, ...from },
    );
  }
  return { siteId, ...row };
}

async function holdKnown(tx: Transaction, siteId: string, number: string): Promise<WithdrawalRow> {
  const held = await withdrawalStore(tx, siteId).hold(number);
  if (!held) throw new AppError('operators.unknown_target');
  return held;
}

function enter(
  { clock }: ClaimsDeps,
  tx: Transaction,
  { siteId, number, by }: Whose,
  { verb, ...after }: { verb: string; outcome: string; from?: string },
): Promise<void> {
  return recordAct(tx, clock, {
    siteId,
    via: 'console',
    permission: `withdrawals.${verb}`,
    target: `withdrawal:${number}`,
    before: {},
    after,
    by,
  });
}
