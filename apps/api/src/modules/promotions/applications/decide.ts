import { OPEN_APPLICATION_STATES } from '@maidan/contract/constants';
import type { ApplicationState } from '@maidan/contract/constants';
import { AppError } from '@maidan/contract/errors';
import { PlainError } from '@maidan/deployment/plain-error';
import { recordAct } from '#modules/operators/index.ts';
import type { TrailActor } from '#modules/operators/index.ts';
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

/** From this amount on, in minor units, a reward takes a second operator; one alone is refused at the console. */
const SECOND_OPERATOR_FROM_MINOR = 1_000_000;

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
  deps: DecisionDeps,
  request: DecisionRequest,
): Promise<void> {
  const { siteId, applicationId, state, reason = '' } = request;
  if (!isDecision(state)) throw new PlainError(`A state is one of ${DECISIONS.join(', ')}.`);
  const text = reason.trim();
  if (state === 'rejected' && text === '')
    throw new PlainError('A rejection needs --reason: the member reads it.');
  if (state !== 'rejected' && text !== '') throw new PlainError('Only a rejection has a --reason.');
  const decision = { siteId, applicationId, state, text, amountMinor: request.amountMinor };
  const decided = await recordDecision(deps, decision);
  if (decided === 'unknown')
    throw new PlainError(`The site ${siteId} has no application ${applicationId}.`);
  if (decided !== 'recorded')
    throw new PlainError(`The application ${applicationId} was decided before: ${decided}.`);
}

/** A decision that fits its state: only a rejection has a text. */
interface CheckedDecision {
  readonly siteId: string;
  readonly applicationId: string;
  readonly state: Decision;
  readonly text: string;
  readonly amountMinor: number | undefined;
  /** The operator who decides; without one it is the machine's command. */
  readonly by?: TrailActor;
}

/**
 * Carries out a decision. Answers the state when it was decided before, and `unknown` for no application.
 * @throws PlainError when the reward cannot be given
 * @throws AppError `operators.second_operator` when one operator may not give so much
 */
export async function recordDecision(
  { db, clock, bonuses }: DecisionDeps,
  decision: CheckedDecision,
): Promise<'recorded' | 'unknown' | ApplicationState> {
  const { siteId, applicationId, state, text, by } = decision;
  return db.transaction(async (tx) => {
    const store = applicationsStore(tx, siteId);
    const row = await store.hold(applicationId);
    if (!row) return 'unknown';
    if (!(OPEN_APPLICATION_STATES as readonly string[]).includes(row.state)) return row.state;
    const now = clock.now();
    const reward = state === 'issued' ? await giveReward(tx, bonuses, row, decision) : undefined;
    if (by && reward && reward.amountMinor >= SECOND_OPERATOR_FROM_MINOR)
      throw new AppError('operators.second_operator');
    await store.record(applicationId, {
      state,
      reason: text === '' ? null : text,
      reviewedAt: row.reviewedAt ?? now,
      decidedAt: state === 'process' ? null : now,
    } satisfies DecisionRecord);
    await notifyLive(tx, [{ siteId, memberId: row.memberId, topic: PROMOTIONS_TOPIC }]);
    await recordAct(tx, clock, {
      siteId,
      via: by ? 'console' : 'command',
      permission: 'applications.decide',
      target: `application:${applicationId}`,
      before: { state: row.state },
      after: {
        state,
        ...(reward ? { amountMinor: String(reward.amountMinor), bonusId: reward.bonusId } : {}),
      },
      ...(by ? { by } : {}),
    });
    return 'recorded';
  });
}

function isDecision(state: string): state is Decision {
  return (DECISIONS as readonly string[]).includes(state);
}
