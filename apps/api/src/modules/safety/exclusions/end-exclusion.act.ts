import { AppError } from '@maidan/contract/errors';
import { z } from 'zod';
import { holdMember } from '#modules/member/index.ts';
import { defineAct, openProposalOn, recordAct } from '#modules/operators/index.ts';
import type { Act } from '#modules/operators/index.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { Clock } from '#platform/process/clock.ts';
import { exclusionStore } from './exclusion.store.ts';
import type { OverExclusion } from './exclusion.store.ts';

const PERMISSION = 'exclusions.end';
/** How long a member has to think it over, counted from the wish or from when the exclusion has run out, whichever is later. */
const THINKING_MS = 24 * 3_600_000;

const body = z.object({
  memberId: z.string().min(1).max(64),
  /** When the member asked for it. */
  askedAt: z.iso.datetime(),
});

/** The wish of a member to come back. */
export type ExclusionWish = z.output<typeof body>;

/**
 * Ends the exclusion of a member that has run out: after the member's own wish, 24 hours and a second operator, whatever the rule of
 * the site says (OPS-08). Nobody ends one that has not run out, and none that is for good.
 */
export function endExclusionAct({ clock }: { readonly clock: Clock }): Act<ExclusionWish> {
  return defineAct({
    operation: PERMISSION,
    permission: PERMISSION,
    body,

    async admit(tx, { siteId, body: { memberId } }) {
      if (await openProposalOn(tx, siteId, targetOf(memberId)))
        throw new AppError('operators.decided_before', { state: 'proposed' });
    },

    async measure(tx, { siteId, body: wish }) {
      const ended = await requireRunOut(tx, siteId, wish, clock.now());
      return {
        kind: 'exclusions',
        target: targetOf(wish.memberId),
        memberId: wish.memberId,
        revision: idsOf(ended),
        always: true,
      };
    },

    async run(tx, { siteId, body: wish }, { via, by, proposalId }) {
      const now = clock.now();
      const ended = await requireRunOut(tx, siteId, wish, now);
      await exclusionStore(siteId).end(tx, ended, {
        memberId: wish.memberId,
        askedAt: new Date(wish.askedAt),
        endedAt: now,
        endedBy: by?.operatorId ?? null,
        proposalId: proposalId ?? null,
      });
      await recordAct(tx, clock, {
        siteId,
        via,
        permission: PERMISSION,
        target: targetOf(wish.memberId),
        before: { exclusion: idsOf(ended) },
        after: { askedAt: wish.askedAt },
        ...(proposalId === undefined ? {} : { proposalId }),
        ...(by ? { by } : {}),
      });
    },
  });
}

const targetOf = (memberId: string) => `exclusion:${memberId}`;
const idsOf = (over: readonly OverExclusion[]) => over.map(({ breakId }) => breakId).join(' ');

/**
 * The exclusions of a member that may be ended now, under the lock that a sign-in takes.
 * @throws AppError operators.unknown_target, operators.not_excluded, operators.exclusion_runs, operators.wish_too_new
 */
async function requireRunOut(
  tx: Transaction,
  siteId: string,
  { memberId, askedAt }: ExclusionWish,
  now: Date,
): Promise<OverExclusion[]> {
  if (!(await holdMember(tx, siteId, memberId))) throw new AppError('operators.unknown_target');
  const standing = await exclusionStore(siteId).standing(tx, memberId);
  if (standing.length === 0) throw new AppError('operators.not_excluded');
  const over = standing.map(({ breakId, endsAt }) => {
    if (endsAt === null) throw new AppError('operators.exclusion_runs');
    return { breakId, ranOutAt: endsAt };
  });
  const last = Math.max(...over.map(({ ranOutAt }) => ranOutAt.getTime()));
  if (last > now.getTime())
    throw new AppError('operators.exclusion_runs', { until: new Date(last).toISOString() });
  const from = Math.max(last, Date.parse(askedAt)) + THINKING_MS;
  if (from > now.getTime())
    throw new AppError('operators.wish_too_new', { from: new Date(from).toISOString() });
  return over;
}
