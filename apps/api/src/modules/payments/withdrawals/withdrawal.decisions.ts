import { AppError } from '@maidan/contract/errors';
import { recordAct } from '#modules/operators/index.ts';
import type { TrailAct } from '#modules/operators/index.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { Clock } from '#platform/process/clock.ts';
import { announceWithdrawal, endWithdrawal } from './withdrawal.moves.ts';
import type { EndingWallet } from './withdrawal.moves.ts';
import { isUndecided, stepsTo } from './withdrawal.rules.ts';
import { withdrawalStore } from './withdrawal.store.ts';
import type { WithdrawalRow } from './withdrawal.tables.ts';

/** Who decides, as the trail names it. */
export type DecidingActor = Pick<TrailAct, 'via' | 'by' | 'proposalId'>;

/** What decisions are made with. */
export interface WithdrawalDecisionDeps {
  readonly clock: Clock;
  readonly wallet: EndingWallet;
}

/**
 * What operators decide on withdrawals, each in the caller's transaction and with its entry in the audit trail. The rows are
 * those that `holdUndecided` gave. The payout itself is ordered by the running api right after an approval; a rejection
 * returns the amount at once.
 */
export function withdrawalDecisions({ clock, wallet }: WithdrawalDecisionDeps) {
  return {
    /** Takes a withdrawal up for review, so that the site's rule leaves it. */
    async review(tx: Transaction, held: WithdrawalRow, actor: DecidingActor): Promise<void> {
      if (isInReview(held)) throw new AppError('operators.decided_before', { state: held.state });
      const state = await takeUp(tx, held, clock.now());
      await enter(tx, clock, actor, { verb: 'review', held, state });
    },

    /** Approves a withdrawal; its payout is ordered next. */
    async approve(tx: Transaction, held: WithdrawalRow, actor: DecidingActor): Promise<void> {
      const now = clock.now();
      const stepped = stepsTo(held, ['reviewing', 'approved'], now);
      await withdrawalStore(tx, held.siteId).write(held.withdrawalId, {
        ...stepped,
        ...decided(actor, now),
        nextCheckAt: now,
      });
      await announceWithdrawal(tx, held, false);
      await enter(tx, clock, actor, { verb: 'approve', held, state: stepped.state });
    },

    /** Rejects a withdrawal: its amount is cash again. The member reads the reason, of 1 to 500 characters. */
    async reject(
      tx: Transaction,
      held: WithdrawalRow,
      { reason, ...actor }: DecidingActor & { readonly reason: string },
    ): Promise<void> {
      const now = clock.now();
      const end = { state: 'rejected', reason } as const;
      await endWithdrawal(tx, wallet, held, { end, now, seen: decided(actor, now) });
      await enter(tx, clock, actor, { verb: 'reject', held, state: end.state });
    },
  };
}

/** What a decision leaves on its withdrawal. */
function decided({ by }: DecidingActor, now: Date) {
  return { decidedBy: by?.operatorId ?? null, decidedAt: now, note: by?.reason ?? null };
}

/**
 * A withdrawal that nobody has decided on yet, locked until the transaction ends.
 * @throws AppError `operators.unknown_target`, or `operators.decided_before` whose params name the state
 */
export async function holdUndecided(
  tx: Transaction,
  siteId: string,
  number: string,
): Promise<WithdrawalRow> {
  const held = await withdrawalStore(tx, siteId).hold(number);
  if (!held) throw new AppError('operators.unknown_target');
  if (!isUndecided(held)) throw new AppError('operators.decided_before', { state: held.state });
  return held;
}

/** Whether an operator has taken a withdrawal up, so that the site's rule leaves it. */
export function isInReview({
  state,
  nextCheckAt,
}: Pick<WithdrawalRow, 'state' | 'nextCheckAt'>): boolean {
  return state === 'reviewing' && nextCheckAt === null;
}

/** Puts a held withdrawal into the hands of an operator, and answers its state. */
export async function takeUp(tx: Transaction, held: WithdrawalRow, now: Date): Promise<string> {
  const stepped = stepsTo(held, ['reviewing'], now);
  const taken = { ...stepped, nextCheckAt: null };
  await withdrawalStore(tx, held.siteId).write(held.withdrawalId, taken);
  await announceWithdrawal(tx, held, false);
  return stepped.state;
}

function enter(
  tx: Transaction,
  clock: Clock,
  actor: DecidingActor,
  { verb, held, state }: { verb: string; held: WithdrawalRow; state: string },
): Promise<void> {
  return recordAct(tx, clock, {
    ...actor,
    siteId: held.siteId,
    permission: `withdrawals.${verb}`,
    target: `withdrawal:${held.withdrawalId}`,
    before: { state: held.state },
    after: { state },
  });
}
