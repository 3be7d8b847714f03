import type { MessageKey } from '@maidan/i18n';
import { loginPath } from '#platform/page/address.ts';
import type { PromotionView } from './promotions.model.ts';

/** Groups of the list, in their order. */
export const GROUPS = ['yours', 'running', 'ended'] as const;
export type PromotionGroup = (typeof GROUPS)[number];

const GROUP_OF: Readonly<Record<string, PromotionGroup>> = {
  join: 'yours',
  claim: 'yours',
  applying: 'running',
  process: 'running',
  signed: 'running',
  close: 'ended',
  rejected: 'ended',
  issued: 'ended',
  claimed: 'ended',
};

/** The promotions of each group; one whose state nobody knows counts as running. */
export function groupsOf(
  promotions: readonly PromotionView[],
): Readonly<Record<PromotionGroup, readonly PromotionView[]>> {
  const groups: Record<PromotionGroup, PromotionView[]> = { yours: [], running: [], ended: [] };
  for (const promotion of promotions)
    groups[mayApplyAgain(promotion) ? 'yours' : (GROUP_OF[promotion.status] ?? 'running')].push(
      promotion,
    );
  return groups;
}

/** Whether somebody who was refused may apply once more. */
function mayApplyAgain({ status, act }: Pick<PromotionView, 'status' | 'act'>): boolean {
  return status === 'rejected' && act === 'apply';
}

/** Whether a member can apply for it. A back end that names no act takes applications until its state is past them. */
export function takesApplications({ status, act }: Pick<PromotionView, 'status' | 'act'>): boolean {
  if (act !== undefined) return act === 'apply';
  return status === 'join' || GROUP_OF[status] === undefined;
}

const KIND_KEYS: Readonly<Record<string, MessageKey>> = {
  credits: 'promotions.kind.credits',
  cashback: 'promotions.kind.cashback',
  deposit: 'promotions.kind.deposit',
  sports: 'promotions.kind.sports',
  vip: 'promotions.kind.vip',
  referral: 'promotions.kind.referral',
  taking_part: 'promotions.kind.taking_part',
};

/** The word for a kind; a kind without one is not offered as a filter and has no tag. */
export function kindKey(kind: string | undefined): MessageKey | undefined {
  return kind === undefined ? undefined : KIND_KEYS[kind];
}

/** The kinds of a list with their numbers, in the order in which the list has them. */
export function kindsOf(promotions: readonly PromotionView[]): readonly [string, number][] {
  const kinds = new Map<string, number>();
  for (const { kind } of promotions)
    if (kind !== undefined && kindKey(kind)) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  return [...kinds];
}

/** Who looks at a promotion, as far as its action depends on it. */
export interface PromotionReader {
  readonly isVisitor: boolean;
  /** A member with a real account; a trial user is none. */
  readonly isFormal: boolean;
  readonly hasRewardCentre: boolean;
}

/** The one thing that a reader can do with a promotion. */
export type PromotionAction = { readonly labelKey: MessageKey } & (
  | { readonly does: 'join' }
  /** With `joins` it is a visitor's way to the login, after which the promotion is joined by itself. */
  | { readonly does: 'go'; readonly href: string; readonly joins?: true }
  /** The site has no reward centre: the button says to ask customer service (PROMO-28). */
  | { readonly does: 'contact' }
);

/** Address of a promotion's detail. */
export function detailPath(id: number): string {
  return `/m/activityDetail?id=${id}`;
}

const REWARD_LABELS: Readonly<Record<string, MessageKey>> = {
  claim: 'promotions.act.claim',
  applying: 'promotions.act.see_application',
  rejected: 'promotions.act.see_application',
  issued: 'promotions.bonus',
  claimed: 'promotions.bonus',
};

/**
 * What a reader can do with a promotion, or undefined when there is nothing (PROMO-28 to PROMO-30). Joining is offered
 * in the state `join` only. A visitor does the same after a login: it leads to where the action does, and joins by
 * itself.
 */
export function actionOf(
  promotion: Pick<PromotionView, 'id' | 'status' | 'act' | 'actPath'>,
  { isVisitor, isFormal, hasRewardCentre }: PromotionReader,
): PromotionAction | undefined {
  // A back end that names no act means what the state says.
  const act = promotion.act ?? (promotion.status === 'join' ? 'join' : undefined);
  const rewardLabel = mayApplyAgain(promotion) ? undefined : REWARD_LABELS[promotion.status];
  if (act === 'play' && !rewardLabel)
    return { does: 'go', labelKey: 'promotions.act.play', href: promotion.actPath ?? '/m/home' };
  if (!isVisitor && !isFormal) return undefined;
  const action = rewardLabel
    ? rewardAction(rewardLabel, hasRewardCentre)
    : memberAction(promotion, act);
  return isVisitor && action ? afterLogin(action, promotion.id) : action;
}

function rewardAction(labelKey: MessageKey, hasRewardCentre: boolean): PromotionAction {
  return hasRewardCentre
    ? { does: 'go', labelKey, href: '/m/rewardCenter' }
    : { does: 'contact', labelKey };
}

function memberAction(
  promotion: Pick<PromotionView, 'id' | 'status' | 'act'>,
  act: PromotionView['act'],
): PromotionAction | undefined {
  if (act === undefined) return undefined;
  if (act === 'join')
    return promotion.status === 'join'
      ? { does: 'join', labelKey: 'promotions.act.join' }
      : undefined;
  return act === 'apply'
    ? { does: 'go', labelKey: applyLabel(promotion), href: `/m/applyReward?id=${promotion.id}` }
    : { does: 'go', labelKey: 'promotions.act.deposit', href: '/m/voucherCenter' };
}

function applyLabel(promotion: Pick<PromotionView, 'status' | 'act'>): MessageKey {
  return mayApplyAgain(promotion) ? 'promotions.applications.again' : 'promotions.act.apply';
}

/** The way of a visitor to an action: through the login, without a second tap. */
function afterLogin(action: PromotionAction, id: number): PromotionAction {
  const back = action.does === 'go' ? action.href : detailPath(id);
  return {
    does: 'go',
    labelKey: 'promotions.act.log_in',
    href: loginPath(back),
    ...(action.does === 'join' ? { joins: true } : {}),
  };
}
