import { OPEN_APPLICATION_STATES } from '@maidan/contract/constants';
import { AppError } from '@maidan/contract/errors';
import { z } from 'zod';
import { defineAct, recordAct } from '#modules/operators/index.ts';
import type { Act } from '#modules/operators/index.ts';
import type { Transaction } from '#platform/database/connection.ts';
import { notifyLive } from '#platform/live/live-events.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { BonusService } from '../bonuses/bonus.service.ts';
import { readEligibility } from '../eligibility/eligibility.ts';
import type { EligibilityGate } from '../eligibility/eligibility.ts';
import { notPassed } from '../eligibility/eligibility.rules.ts';
import { PROMOTIONS_TOPIC } from '../live-promotions.ts';
import { applicationsStore } from './applications.store.ts';
import type { ApplicationRow, DecisionRecord } from './applications.store.ts';
import { giveReward, measureReward } from './give-reward.ts';

const PERMISSION = 'applications.decide';

/** What an operator may do with an application: look at it, refuse it, or give the reward. */
export const DECISIONS = ['process', 'rejected', 'issued'] as const;

const body = z.object({
  applicationId: z.string().min(1).max(64),
  state: z.enum(DECISIONS),
  /** What the member reads of a rejection; empty otherwise. */
  text: z.string().max(500),
  /** The reward in minor units; where the promotion names one amount, it can be left out. */
  amountMinor: z.int().optional(),
  /** It is given only while all checks pass, as a bulk approval asks; each application alone is an operator's to judge. */
  needsChecks: z.boolean().optional(),
});

/** A decision on one application. */
export type Decision = z.output<typeof body>;

/**
 * Decides on an application that waits: the decision, the reward as a bonus, and the entry in the audit trail are one
 * transaction. A reward from the site's amount on takes two operators (OPS-50).
 */
export function decideAct({
  clock,
  bonuses,
}: {
  readonly clock: Clock;
  readonly bonuses: Pick<BonusService, 'grant' | 'admit'>;
}): Act<Decision> {
  return defineAct({
    operation: PERMISSION,
    permission: PERMISSION,
    body,
    async measure(tx, { siteId, body: decision }) {
      const { applicationId, state, amountMinor: asked, needsChecks } = decision;
      const row = await waiting(tx, siteId, applicationId);
      const place = { target: `application:${applicationId}`, memberId: row.memberId };
      if (state !== 'issued') return { ...place, kind: undefined, revision: row.state };
      if (needsChecks) await requireChecks(tx, bonuses, siteId, row);
      const { amountMinor, terms } = await measureReward(tx, row, { siteId, amountMinor: asked });
      return {
        ...place,
        kind: 'rewards',
        amountMinor,
        revision: `${row.state}-${terms}`,
        ...(row.reviewedBy === null ? {} : { partial: [row.reviewedBy] }),
      };
    },
    async run(tx, { siteId, body: decision }, { via, by, proposalId }) {
      const { applicationId, state, text } = decision;
      const row = await waiting(tx, siteId, applicationId);
      const now = clock.now();
      const given = { siteId, amountMinor: decision.amountMinor };
      const reward = state === 'issued' ? await giveReward(tx, bonuses, row, given) : undefined;
      await applicationsStore(tx, siteId).record(applicationId, {
        state,
        reason: text === '' ? null : text,
        reviewedAt: row.reviewedAt ?? now,
        reviewedBy: state === 'process' ? (by?.operatorId ?? null) : row.reviewedBy,
        decidedAt: state === 'process' ? null : now,
      } satisfies DecisionRecord);
      await notifyLive(tx, [{ siteId, memberId: row.memberId, topic: PROMOTIONS_TOPIC }]);
      await recordAct(tx, clock, {
        siteId,
        via,
        permission: PERMISSION,
        target: `application:${applicationId}`,
        before: { state: row.state },
        after: {
          state,
          ...(reward ? { amountMinor: String(reward.amountMinor), bonusId: reward.bonusId } : {}),
        },
        ...(proposalId === undefined ? {} : { proposalId }),
        ...(by ? { by } : {}),
      });
    },
  });
}

/** @throws AppError `operators.checks_failed` whose params name the checks that do not pass */
async function requireChecks(
  tx: Transaction,
  bonuses: EligibilityGate,
  siteId: string,
  row: ApplicationRow,
): Promise<void> {
  const checks = notPassed(await readEligibility(tx, bonuses, siteId, row));
  if (checks.length > 0) throw new AppError('operators.checks_failed', { checks });
}

/** @throws AppError `operators.unknown_target`, or `operators.decided_before` whose params name the state */
async function waiting(tx: Transaction, siteId: string, id: string): Promise<ApplicationRow> {
  const row = await applicationsStore(tx, siteId).hold(id);
  if (!row) throw new AppError('operators.unknown_target');
  if (!(OPEN_APPLICATION_STATES as readonly string[]).includes(row.state))
    throw new AppError('operators.decided_before', { state: row.state });
  return row;
}
