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
  if (isOver({ status, endsAt }, now)) return 'close';
  return hasJoined ? 'signed' : status;
}

/** Whether the operator closed a promotion, or its time is over. */
function isOver({ status, endsAt }: Pick<StateFacts, 'status' | 'endsAt'>, now: Date): boolean {
  return status === 'close' || (endsAt !== null && endsAt <= now);
}

/** Why nobody can join a promotion or apply for it now; undefined when it runs. */
export function promotionFault(
  promotion: (Pick<StateFacts, 'status' | 'endsAt'> & { readonly startsAt: Date }) | undefined,
  now: Date,
) {
  if (!promotion) return 'promotions.not_found' as const;
  if (promotion.startsAt > now) return 'promotions.not_begun' as const;
  return isOver(promotion, now) ? ('promotions.ended' as const) : undefined;
}

/** Whether the reader can take a promotion now: the number of these stands on the tab bar. */
export function isOpenTo(state: string, { act }: { act?: PromotionAct }): boolean {
  return state === 'join' || state === 'claim' || (state === 'rejected' && act === 'apply');
}

/** What a promotion offers, and until when. */
interface Offer extends Pick<StateFacts, 'status' | 'endsAt'> {
  readonly act: PromotionAct | null;
  readonly actPath: string | null;
}

/**
 * What the reader can do now: nothing where a promotion is closed, or where an answer is awaited or the reward was given.
 * Who was refused may apply again while the promotion runs.
 */
export function actOf(
  { act, actPath, ...offer }: Offer,
  state: string,
  now: Date,
): { act?: PromotionAct; actPath?: string } {
  if (act === 'apply' && state === 'rejected') return isOver(offer, now) ? {} : { act };
  // A promotion that names no act is one that members join.
  if (act === null || act === 'join' || act === 'apply')
    return state === 'join' ? { act: act ?? 'join' } : {};
  if (!['join', 'process', 'signed'].includes(state)) return {};
  return { act, ...(actPath === null ? {} : { actPath }) };
}
