/** What a round cost and paid, in minor units; `stakedMinor` is all that was staked, with what steps raised it by. */
interface PaidRound {
  readonly stakeMinor: number;
  readonly stakedMinor?: number;
  readonly payoutMinor: number;
}

/**
 * Whether a round paid more than it cost. What pays the stake back, or less, is no win: it is told plainly, without the
 * tone, colour and picture of one.
 */
export function isGain(round: PaidRound): boolean {
  return round.payoutMinor > (round.stakedMinor ?? round.stakeMinor);
}

/** From how many stakes on a payout is a big win. */
const BIG_WIN = 10;

/** Whether a round paid ten times what it cost, or more: then its picture lights once. */
export function isBigWin({
  payoutMinor,
  stakeMinor,
  stakedMinor = stakeMinor,
}: PaidRound): boolean {
  return payoutMinor >= BIG_WIN * stakedMinor;
}
