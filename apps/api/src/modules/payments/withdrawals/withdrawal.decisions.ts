import { PlainError } from '@maidan/deployment/plain-error';
import { recordAct } from '#modules/operators/index.ts';
import type { TrailAct } from '#modules/operators/index.ts';
import type { Database, Transaction } from '#platform/database/connection.ts';
import type { Clock } from '#platform/process/clock.ts';
import { announceWithdrawal, endWithdrawal } from './withdrawal.moves.ts';
import type { EndingWallet } from './withdrawal.moves.ts';
import { isUndecided, stepsTo } from './withdrawal.rules.ts';
import { withdrawalStore } from './withdrawal.store.ts';
import type { WithdrawalRow } from './withdrawal.tables.ts';

/** The longest reason of a rejection, in characters. */
const MOST_REASON = 500;

/** Who decides, as the trail names it. */
export type DecidingActor = Omit<TrailAct, 'siteId' | 'permission' | 'target' | 'before' | 'after'>;

/** One withdrawal, and who decides on it. */
export interface WithdrawalDecision {
  readonly siteId: string;
  readonly number: string;
  readonly by: DecidingActor;
}

/**
 * Why a decision is refused. `unknown`: the site has no such withdrawal. `decided`: it was decided before, or is in review
 * already. `reason`: a rejection without a reason, or with one that is too long.
 */
export class WithdrawalDecisionError extends PlainError {
  readonly fault: 'unknown' | 'decided' | 'reason';

  constructor(fault: WithdrawalDecisionError['fault'], message: string) {
    super(message);
    this.fault = fault;
  }
}

export interface WithdrawalDecisionDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly wallet: EndingWallet;
}

/**
 * What operators decide on withdrawals, each with its entry in the audit trail in the same transaction. The payout itself
 * is ordered by the running api right after an approval; a rejection returns the amount at once.
 */
export function withdrawalDecisions(deps: WithdrawalDecisionDeps) {
  return {
    /** Takes a withdrawal up for review, so that the site's rule leaves it. @throws WithdrawalDecisionError */
    review: (decision: WithdrawalDecision) =>
      decide(deps, decision, 'review', async (tx, held, now) => {
        if (held.state === 'reviewing' && held.nextCheckAt === null)
          throw new WithdrawalDecisionError(
            'decided',
            `The withdrawal ${decision.number} is in review already.`,
          );
        const stepped = stepsTo(held, ['reviewing'], now);
        await withdrawalStore(tx, held.siteId).write(decision.number, {
          ...stepped,
          nextCheckAt: null,
        });
        await announceWithdrawal(tx, held, false);
        return stepped.state;
      }),

    /** Approves a withdrawal; its payout is ordered next. @throws WithdrawalDecisionError */
    approve: (decision: WithdrawalDecision) =>
      decide(deps, decision, 'approve', async (tx, held, now) => {
        const stepped = stepsTo(held, ['reviewing', 'approved'], now);
        await withdrawalStore(tx, held.siteId).write(decision.number, {
          ...stepped,
          nextCheckAt: now,
        });
        await announceWithdrawal(tx, held, false);
        return stepped.state;
      }),

    /** Rejects a withdrawal: its amount is cash again. The member reads the reason. @throws WithdrawalDecisionError */
    async reject({ reason, ...decision }: WithdrawalDecision & { reason: string }): Promise<void> {
      const text = reason.trim();
      if (text === '' || text.length > MOST_REASON)
        throw new WithdrawalDecisionError(
          'reason',
          `A rejection needs a reason of at most ${MOST_REASON} characters: the member reads it.`,
        );
      await decide(deps, decision, 'reject', async (tx, held, now) => {
        const end = { state: 'rejected', reason: text } as const;
        await endWithdrawal(tx, deps.wallet, held, { end, now });
        return end.state;
      });
    },
  };
}

async function decide(
  { db, clock }: WithdrawalDecisionDeps,
  { siteId, number, by }: WithdrawalDecision,
  verb: 'review' | 'approve' | 'reject',
  write: (tx: Transaction, held: WithdrawalRow, now: Date) => Promise<string>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const held = await withdrawalStore(tx, siteId).hold(number);
    if (!held)
      throw new WithdrawalDecisionError(
        'unknown',
        `The site ${siteId} has no withdrawal ${number}.`,
      );
    if (!isUndecided(held))
      throw new WithdrawalDecisionError(
        'decided',
        `The withdrawal ${number} was decided before: ${held.state}.`,
      );
    const state = await write(tx, held, clock.now());
    await recordAct(tx, clock, {
      ...by,
      siteId,
      permission: `withdrawals.${verb}`,
      target: `withdrawal:${number}`,
      before: { state: held.state },
      after: { state },
    });
  });
}
