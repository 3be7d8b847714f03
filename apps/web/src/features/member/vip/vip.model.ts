import type { components, paths } from '@maidan/contract/types';

/** A rank of the site. */
export type Rank = components['schemas']['Rank'];
/** The member's rank and the way to the next one, as the gateway counts them. */
export type RankProgress =
  paths['/member/rank-progress']['get']['responses'][200]['content']['application/json']['value'];
/** A condition of a rank. */
export type Condition = Rank['conditions'][number]['condition'];

/** What the screen of ranks shows; a visitor has no progress. */
export interface Vip {
  readonly ranks: readonly Rank[];
  readonly progress?: RankProgress;
}

/** Whether the benefits are shown: to guests always, to others when the answer says so (WIDGET-24). */
export function showsBenefits({ progress }: Vip): boolean {
  return progress === undefined || progress.showBenefit;
}

/** How far a condition is, in whole percent; more than it asks for is 100. */
export function conditionPercent({ reached, expected }: { reached: number; expected: number }) {
  return Math.floor((Math.min(reached, expected) * 100) / expected);
}

/** The place of a rank among all, from 0; -1 for none. */
export function placeOf(ranks: readonly Rank[], labelId: string): number {
  return ranks.findIndex((rank) => rank.labelId === labelId);
}
