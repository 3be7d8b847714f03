import { OPEN_APPLICATION_STATES } from '@maidan/contract/constants';
import { PlainError } from '@maidan/deployment/plain-error';
import { recordAct } from '#modules/operators/index.ts';
import type { Database } from '#platform/database/connection.ts';
import { notifyLive } from '#platform/live/live-events.ts';
import type { Clock } from '#platform/process/clock.ts';
import { PROMOTIONS_TOPIC } from '../live-promotions.ts';
import type { BonusService } from '../bonuses/bonus.service.ts';
import { giveReward } from './give-reward.ts';
import { applicationsStore } from './applications.store.ts';
import type { DecisionRecord } from './applications.store.ts';

/** What an operator may do with an application: look at it, refuse it, or give the reward. */
const DECISIONS = ['process', 'rejected', 'issued'] as const;
type Decision = (typeof DECISIONS)[number];

/** A decision of an operator on one application. */
export interface DecisionRequest {
  readonly siteId: string;
  readonly applicationId: string;
  readonly state: string;
  /** What the member reads when the application is rejected. */
  readonly reason: string | undefined;
  /** The reward in minor units; where the promotion names one amount, it can be left out. */
  readonly amountMinor?: number | undefined;
}

/** What decisions are made with; `bonuses` gives the reward. */
export interface DecisionDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly bonuses: Pick<BonusService, 'grant'>;
}

/**
 * Carries out what an operator decided on an application that waits: the decision, the reward as a bonus, and the entry in
 * the audit trail are one transaction.
 * @throws PlainError when there is no such application, it was decided before, a rejection gives no reason, the amount is
 * missing or too high, or the member may have no bonus
 */
export async function decideApplication(
  { db, clock, bonuses }: DecisionDeps,
  request: DecisionRequest,
): Promise<void> {
  const { siteId, applicationId, state, reason = '' } = request;
  if (!isDecision(state)) throw new PlainError(`A state is one of ${DECISIONS.join(', ')}.`);
  const text = reason.trim();
  if (state === 'rejected' && text === '')
    throw new PlainError('A rejection needs --reason: the member reads it.');
  if (state !== 'rejected' && text !== '') throw new PlainError('Only a rejection has a --reason.');
  await db.transaction(async (tx) => {
    const store = applicationsStore(tx, siteId);
    const row = await store.hold(applicationId);
    if (!row) throw new PlainError(`The site ${siteId} has no application ${applicationId}.`);
    if (!(OPEN_APPLICATION_STATES as readonly string[]).includes(row.state))
      throw new PlainError(`The application ${applicationId} was decided before: ${row.state}.`);
    const now = clock.now();
    const reward = state === 'issued' ? await giveReward(tx, bonuses, row, request) : {};
    await store.record(applicationId, {
      state,
      reason: text === '' ? null : text,
      reviewedAt: row.reviewedAt ?? now,
      decidedAt: state === 'process' ? null : now,
    } satisfies DecisionRecord);
    await notifyLive(tx, [{ siteId, memberId: row.memberId, topic: PROMOTIONS_TOPIC }]);
    await recordAct(tx, clock, {
      siteId,
      via: 'command',
      permission: 'applications.decide',
      target: `application:${applicationId}`,
      before: { state: row.state },
      after: { state, ...reward },
    });
  });
}

function isDecision(state: string): state is Decision {
  return (DECISIONS as readonly string[]).includes(state);
}
