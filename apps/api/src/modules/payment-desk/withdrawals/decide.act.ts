import { AppError } from '@maidan/contract/errors';
import { z } from 'zod';
import { defineAct, openProposalOn } from '#modules/operators/index.ts';
import type { Act } from '#modules/operators/index.ts';
import {
  holdUndecided,
  payoutStopStore,
  withdrawalDecisions,
  withdrawalStore,
} from '#modules/payments/index.ts';
import type { WithdrawalDecisionDeps, WithdrawalRow } from '#modules/payments/index.ts';
import type { Transaction } from '#platform/database/connection.ts';
import { claimStore, endClaim } from './claim.store.ts';
import { refuseClaimed, requireClaim } from './claims.ts';
import { hasFailed, revisionOf } from './check.rules.ts';
import { readChecks } from './checks.ts';

const PERMISSION = 'withdrawals.decide';

const body = z.object({
  number: z.string().min(1).max(64),
  state: z.enum(['approved', 'rejected']),
  /** What the member reads of a rejection; empty otherwise. */
  text: z.string().max(500),
  /** What the operator read; absent at the command line of the machine. */
  revision: z.string().max(100).optional(),
});

/** A decision on one withdrawal. */
export type WithdrawalVerdict = z.output<typeof body>;

/** What the act is made with. */
export interface WithdrawalActDeps extends WithdrawalDecisionDeps {
  /** Whether a site asks every member for documents, as its settings stand in the transaction. */
  readonly asksDocuments: (tx: Transaction, siteId: string) => Promise<boolean>;
}

/**
 * Decides on a withdrawal that an operator has claimed (OPS-52 to OPS-55). From the site's amount on, and when a check speaks
 * against an approval, it waits for a second operator. The checks are computed again at each step; where one ends otherwise
 * than the operator read, nothing is decided.
 */
export function decideWithdrawalAct(deps: WithdrawalActDeps): Act<WithdrawalVerdict> {
  const { clock } = deps;
  const decisions = withdrawalDecisions(deps);
  const checksOf = async (tx: Transaction, row: WithdrawalRow) => {
    const asksDocuments = await deps.asksDocuments(tx, row.siteId);
    return (await readChecks(tx, row, { now: clock.now(), asksDocuments })).checks;
  };
  return defineAct({
    operation: PERMISSION,
    permission: PERMISSION,
    body,

    async admit(tx, { siteId, body: { number, revision } }, { by }) {
      const held = await holdUndecided(tx, siteId, number);
      if (await openProposalOn(tx, siteId, targetOf(number)))
        throw new AppError('operators.decided_before', { state: 'proposed' });
      if (by) await requireClaim(tx, held, { by, now: clock.now() });
      else await refuseOthers(tx, held, clock.now());
      const checks = await checksOf(tx, held);
      if (revision !== undefined && revision !== revisionOf(held, checks))
        throw new AppError('operators.changed_since');
      await withdrawalStore(tx, siteId).write(number, { checks });
      // The decision ends the claim; when the order fails, this is undone with it.
      await endClaim(tx, siteId, number);
    },

    async measure(tx, { siteId, body: { number, state } }) {
      const held = await holdUndecided(tx, siteId, number);
      const stop = await payoutStopStore(tx, siteId).standing(held.memberId);
      if (state === 'approved' && stop) throw new AppError('operators.withdrawals_stopped');
      const checks = await checksOf(tx, held);
      return {
        kind: 'withdrawals',
        target: targetOf(number),
        revision: revisionOf(held, checks),
        amountMinor: held.amountMinor,
        memberId: held.memberId,
        always: state === 'approved' && hasFailed(checks),
      };
    },

    async run(tx, { siteId, body: { number, state, text } }, run) {
      const held = await holdUndecided(tx, siteId, number);
      if (state === 'approved') return decisions.approve(tx, held, run);
      return decisions.reject(tx, held, { ...run, reason: text });
    },
  });
}

const targetOf = (number: string) => `withdrawal:${number}`;

/** The command line of the machine takes nothing out of the hands of an operator. */
async function refuseOthers(tx: Transaction, held: WithdrawalRow, now: Date): Promise<void> {
  const standing = await claimStore(tx, held.siteId).find(held.withdrawalId, now);
  if (standing) refuseClaimed(standing);
}
