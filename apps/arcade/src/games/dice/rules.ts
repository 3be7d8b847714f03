import { z } from 'zod';
import type { DrawEngine, StakeLimits } from '../../engines/engine.ts';

/** A roll is one of 0.00 to 100.00, all equally likely. */
export const DICE_ROLLS = 10_001;
/** What a win pays, times the rolls that win: 99 % of 10,000. */
export const DICE_PAY = 9_900;
/** The fewest and the most rolls that a bet may win with. */
const DICE_WINNING = { least: 1, most: 9_800 } as const;

const LIMITS: StakeLimits = {
  minMinor: 1_000,
  maxMinor: 1_000_000,
  stepMinor: 100,
  chipsMinor: [1_000, 5_000, 10_000, 50_000, 100_000],
};

/** A bet that the roll comes below or above a target, both in hundredths. */
export interface DiceChoice {
  side: 'under' | 'over';
  target: number;
}

/** How many of the rolls win. A roll on the target itself loses on both sides. */
export function winningRolls({ side, target }: DiceChoice): number {
  return side === 'under' ? target : DICE_ROLLS - 1 - target;
}

const diceChoice = z
  .strictObject({
    side: z.enum(['under', 'over']),
    target: z
      .int()
      .min(0)
      .max(DICE_ROLLS - 1),
  })
  .refine((choice) => {
    const winning = winningRolls(choice);
    return winning >= DICE_WINNING.least && winning <= DICE_WINNING.most;
  });

/** Payout of a winning stake: stake × 9,900 / winning rolls, cut to whole minor units. */
function dicePayout(choice: DiceChoice, stakeMinor: number): number {
  return Math.floor((stakeMinor * DICE_PAY) / winningRolls(choice));
}

/**
 * Roll over or under. The roll is the published one of the field: floor(fraction × 10,001) / 100. The multiplier is
 * paid in full and not as it is shown, with two decimals.
 */
export const diceGame: DrawEngine<DiceChoice> = {
  limits: LIMITS,
  parseChoice: (value) => diceChoice.safeParse(value).data,
  draw(choice, stakeMinor, random) {
    const roll = random(DICE_ROLLS);
    const isWon = choice.side === 'under' ? roll < choice.target : roll > choice.target;
    return { outcome: { roll }, payoutMinor: isWon ? dicePayout(choice, stakeMinor) : 0 };
  },
  rules: {
    returnBp: Math.floor((DICE_PAY / DICE_ROLLS) * 10_000),
    rolls: DICE_ROLLS,
    pay: DICE_PAY,
    winning: DICE_WINNING,
  },
};
