import { z } from 'zod';
import { payHundredths, type DrawEngine, type StakeLimits } from './engine.ts';
import { takeOut } from '../fair/fractions.ts';

const LIMITS: StakeLimits = {
  minMinor: 1_000,
  maxMinor: 1_000_000,
  stepMinor: 100,
  chipsMinor: [1_000, 5_000, 10_000, 50_000, 100_000],
};

/**
 * Pays of the high card in hundredths: for the higher side, for a side on a tie (half the stake back), for a bet on the
 * tie.
 */
const CARD_PAYS = { side: 200, sideOnTie: 50, tie: 1_650 } as const;

const PACK = Array.from({ length: 52 }, (_unused, card) => card);

/** Bets of the high card. */
export const CARD_BETS = ['left', 'tie', 'right'] as const;

/**
 * Pay of a high-card bet for two different cards of one pack (0 to 51, rank = card % 13, ace high), in hundredths of
 * the stake.
 */
export function cardPay(bet: (typeof CARD_BETS)[number], left: number, right: number): number {
  const difference = (left % 13) - (right % 13);
  if (difference === 0) return bet === 'tie' ? CARD_PAYS.tie : CARD_PAYS.sideOnTie;
  return bet === (difference > 0 ? 'left' : 'right') ? CARD_PAYS.side : 0;
}

const cardChoice = z.strictObject({ bet: z.enum(CARD_BETS) });

/** High card: one card for each side from a freshly shuffled pack. */
export const cardsEngine: DrawEngine<z.infer<typeof cardChoice>> = {
  limits: LIMITS,
  parseChoice: (value) => cardChoice.safeParse(value).data,
  draw({ bet }, stakeMinor, random) {
    const [left = 0, right = 1] = takeOut(PACK, 2, random);
    const pay = cardPay(bet, left, right);
    return { outcome: { left, right }, payoutMinor: payHundredths(stakeMinor, pay) };
  },
  rules: { returnBp: Math.floor((49.5 / 51) * 10_000), pays: CARD_PAYS },
};
