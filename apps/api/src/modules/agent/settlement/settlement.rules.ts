import type { SiteSettings } from '@maidan/site';
import type { SettlementState } from '@maidan/contract/constants';

/**
 * The state in which a settlement begins: above the site's threshold it waits for an operator, and from the amount on that
 * takes two, for these (OPS-08).
 */
export function stateOf(
  settings: Pick<SiteSettings, 'settlementReviewAboveMinor' | 'fourEyes'>,
  amountMinor: number,
): SettlementState {
  if (amountMinor === 0) return 'nothing';
  const { settlementReviewAboveMinor: reviewAbove, fourEyes } = settings;
  const { settlements: twoFrom } = fourEyes.fromMinor;
  const isHeld =
    (reviewAbove !== null && amountMinor > reviewAbove) ||
    (twoFrom !== null && amountMinor >= twoFrom);
  return isHeld ? 'held' : 'due';
}
