import { STOP_REASONS } from '@maidan/contract/constants';
import { AppError } from '@maidan/contract/errors';
import { z } from 'zod';
import { memberStore } from '#modules/member/index.ts';
import { defineAct, recordAct } from '#modules/operators/index.ts';
import type { Act } from '#modules/operators/index.ts';
import { payoutStopStore, payoutStops } from '#modules/payments/index.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Random } from '#platform/secrets/random.ts';

const PERMISSION = 'withdrawals.stop';

const body = z.object({
  memberId: z.string().min(1).max(64),
  reason: z.enum(STOP_REASONS),
  /** What the member reads. */
  told: z.string().min(1).max(300),
  reviewAt: z.iso.datetime(),
});

/** A stop of a member's withdrawals. */
export type StopAsked = z.output<typeof body>;

/** What the act is made with. */
interface StopActDeps {
  readonly clock: Clock;
  readonly random: Pick<Random, 'id'>;
}

/**
 * Stops the withdrawals of a member for an open check or by law (OPS-45). A second operator decides whatever the site's rule
 * says, because it keeps from a member what is the member's own.
 */
export function stopWithdrawalsAct({ clock, random }: StopActDeps): Act<StopAsked> {
  const stops = payoutStops({ clock, random });
  return defineAct({
    operation: PERMISSION,
    permission: PERMISSION,
    body,

    async measure(tx, { siteId, body: { memberId, reviewAt } }) {
      if (new Date(reviewAt) <= clock.now()) throw new AppError('operators.end_past');
      if (!(await memberStore(tx, siteId).findById(memberId)))
        throw new AppError('operators.unknown_target');
      const standing = await payoutStopStore(tx, siteId).standing(memberId);
      return {
        kind: 'withdrawals',
        target: `member:${memberId}`,
        memberId,
        revision: standing?.stopId ?? 'none',
        always: true,
      };
    },

    async run(tx, { siteId, body: asked }, { via, by, proposalId }) {
      const { memberId, reason, told } = asked;
      const reviewAt = new Date(asked.reviewAt);
      const how = { by: by?.operatorId ?? null, proposalId: proposalId ?? null };
      const order = { reason, told, reviewAt, ...how };
      const before = await stops.stop(tx, { siteId, memberId }, order);
      await recordAct(tx, clock, {
        siteId,
        via,
        permission: PERMISSION,
        target: `member:${memberId}`,
        before: before ? { reviewAt: before.reviewAt.toISOString() } : {},
        after: { reason, reviewAt: reviewAt.toISOString() },
        ...(proposalId === undefined ? {} : { proposalId }),
        ...(by ? { by } : {}),
      });
    },
  });
}
