import type { Shares } from './round.types.ts';

/** An amount of zero. */
export const NO_SHARES: Shares = { cashMinor: 0, bonusMinor: 0 };

/** Cash and bonus together. */
export function sumOf(shares: Shares): number {
  return shares.cashMinor + shares.bonusMinor;
}

/** The sum of two amounts, share by share. */
export function addShares(left: Shares, right: Shares): Shares {
  return {
    cashMinor: left.cashMinor + right.cashMinor,
    bonusMinor: left.bonusMinor + right.bonusMinor,
  };
}

/** The first amount minus the second, share by share. */
export function subtractShares(left: Shares, right: Shares): Shares {
  return {
    cashMinor: left.cashMinor - right.cashMinor,
    bonusMinor: left.bonusMinor - right.bonusMinor,
  };
}

/** Splits a stake: cash first, then bonus (MONEY-18). The caller has checked that both together are enough. */
export function splitStake(amountMinor: number, available: Shares): Shares {
  const cashMinor = Math.min(amountMinor, available.cashMinor);
  return { cashMinor, bonusMinor: amountMinor - cashMinor };
}

/**
 * Splits a payout in the proportion of the round's stake that was not taken back (MONEY-18). The bonus part of all
 * payouts of the round together is rounded down to a minor unit, so that many small payouts sum to the same as one
 * large payout. A round without a stake pays cash.
 */
export function splitPayout(amountMinor: number, stake: Shares, paidBefore: Shares): Shares {
  const stakeMinor = sumOf(stake);
  if (stakeMinor === 0) return { cashMinor: amountMinor, bonusMinor: 0 };
  const paidMinor = BigInt(sumOf(paidBefore) + amountMinor);
  const bonusInAll = Number((paidMinor * BigInt(stake.bonusMinor)) / BigInt(stakeMinor));
  const bonusMinor = Math.min(Math.max(bonusInAll - paidBefore.bonusMinor, 0), amountMinor);
  return { cashMinor: amountMinor - bonusMinor, bonusMinor };
}
