import type { SiteSettings } from '@maidan/site';
import type { SettlementState } from '@maidan/contract/constants';

/** The state in which a settlement begins: above the site's threshold it waits for an operator. */
export function stateOf(
  { settlementReviewAboveMinor }: Pick<SiteSettings, 'settlementReviewAboveMinor'>,
  amountMinor: number,
): SettlementState {
  if (amountMinor === 0) return 'nothing';
  const isHeld = settlementReviewAboveMinor !== null && amountMinor > settlementReviewAboveMinor;
  return isHeld ? 'held' : 'due';
}
