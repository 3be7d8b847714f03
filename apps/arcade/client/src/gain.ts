/**
 * Whether a round paid more than it cost. What pays the stake back, or less, is no win: it is told plainly, without the
 * tone, colour and picture of one.
 */
export function isGain(round: {
  readonly stakeMinor: number;
  readonly stakedMinor?: number;
  readonly payoutMinor: number;
}): boolean {
  return round.payoutMinor > (round.stakedMinor ?? round.stakeMinor);
}
