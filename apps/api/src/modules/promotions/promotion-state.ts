import type { PROMOTION_ACTS, PROMOTION_TERMS } from '@maidan/contract';

export type PromotionAct = (typeof PROMOTION_ACTS)[number];
export type PromotionTerm = (typeof PROMOTION_TERMS)[number];

/** What decides the state of a promotion for one reader. */
export interface StateFacts {
  /** State of somebody who did nothing yet, as the operator set it. */
  readonly status: string;
  readonly endsAt: Date | null;
  readonly hasJoined: boolean;
  /** State of the reader's newest application for it. */
  readonly application?: string | undefined;
}

/** States of an application that stay true after the promotion has ended. */
const LASTING: readonly string[] = ['applying', 'process', 'rejected', 'issued', 'claimed'];

/**
 * The state of a promotion for one reader (ENTITY-45, PROMO-30). An application decides first, because its outcome outlives the
 * promotion; then the end, then the join. Visitors have neither.
 */
export function stateOf({ status, endsAt, hasJoined, application }: StateFacts, now: Date): string {
  if (application !== undefined && LASTING.includes(application))
    // Somebody looks at it: for the reader it still waits.
    return application === 'process' ? 'applying' : application;
  if (status === 'close' || (endsAt !== null && endsAt <= now)) return 'close';
  return hasJoined ? 'signed' : status;
}

/** What the reader can do now: nothing where a promotion is closed, or where an answer is awaited or given. */
export function actOf(
  { act, actPath }: { act: PromotionAct | null; actPath: string | null },
  state: string,
): { act?: PromotionAct; actPath?: string } {
  // A promotion that names no act is one that members join.
  if (act === null || act === 'join' || act === 'apply')
    return state === 'join' ? { act: act ?? 'join' } : {};
  if (!['join', 'process', 'signed'].includes(state)) return {};
  return { act, ...(actPath === null ? {} : { actPath }) };
}
