import { z } from 'zod';
import { payHundredths, type DrawEngine, type StakeLimits } from './engine.ts';
import { takeOut } from '../fair/fractions.ts';

const LIMITS: StakeLimits = {
  minMinor: 1_000,
  maxMinor: 1_000_000,
  stepMinor: 100,
  chipsMinor: [1_000, 5_000, 10_000, 50_000, 100_000],
};

/** Pockets of the wheel, 0 to 36. */
export const WHEEL_POCKETS = 37;
const RED = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];

/** Whether a pocket of the wheel is red. */
export const isRedPocket = (pocket: number): boolean => RED.includes(pocket);

/** Pay in hundredths of a bet on the wheel, stake included. */
const WHEEL_PAYS = { even: 200, dozen: 300, straight: 3_600 } as const;

const WHEEL_FIELDS: Record<string, (pocket: number) => boolean> = {
  red: (pocket) => RED.includes(pocket),
  black: (pocket) => pocket > 0 && !RED.includes(pocket),
  odd: (pocket) => pocket % 2 === 1,
  even: (pocket) => pocket > 0 && pocket % 2 === 0,
  low: (pocket) => pocket >= 1 && pocket <= 18,
  high: (pocket) => pocket >= 19,
  dozen1: (pocket) => pocket >= 1 && pocket <= 12,
  dozen2: (pocket) => pocket >= 13 && pocket <= 24,
  dozen3: (pocket) => pocket >= 25,
};

/** Every bet of the wheel: nine fields and `n0` to `n36`. */
export const WHEEL_BETS: readonly string[] = [
  ...Object.keys(WHEEL_FIELDS),
  ...Array.from({ length: WHEEL_POCKETS }, (_unused, pocket) => `n${pocket}`),
];

/** Pay of a wheel bet when `pocket` comes, in hundredths of the stake; 0 when it loses. */
export function wheelPay(bet: string, pocket: number): number {
  if (bet === `n${pocket}`) return WHEEL_PAYS.straight;
  const isHit = WHEEL_FIELDS[bet]?.(pocket) ?? false;
  if (!isHit) return 0;
  return bet.startsWith('dozen') ? WHEEL_PAYS.dozen : WHEEL_PAYS.even;
}

const wheelChoice = z.strictObject({ bet: z.enum(WHEEL_BETS as [string, ...string[]]) });

/** A wheel with one zero; one bet per spin. */
export const wheelEngine: DrawEngine<z.infer<typeof wheelChoice>> = {
  limits: LIMITS,
  parseChoice: (value) => wheelChoice.safeParse(value).data,
  draw({ bet }, stakeMinor, random) {
    const pocket = random(WHEEL_POCKETS);
    return { outcome: { pocket }, payoutMinor: payHundredths(stakeMinor, wheelPay(bet, pocket)) };
  },
  rules: { returnBp: Math.floor((36 / 37) * 10_000), red: RED, pays: WHEEL_PAYS },
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

/** Pays of the dice bets in hundredths. */
export const DICE_PAYS = { under: 230, seven: 575, over: 230 } as const;

/** Pay of a dice bet for a sum of 2 to 12, in hundredths of the stake. */
export function dicePay(bet: keyof typeof DICE_PAYS, sum: number): number {
  const winner = sum < 7 ? 'under' : sum === 7 ? 'seven' : 'over';
  return bet === winner ? DICE_PAYS[bet] : 0;
}

const diceChoice = z.strictObject({ bet: z.enum(['under', 'seven', 'over']) });

/** Two dice: below, exactly or above seven. */
export const diceEngine: DrawEngine<z.infer<typeof diceChoice>> = {
  limits: LIMITS,
  parseChoice: (value) => diceChoice.safeParse(value).data,
  draw({ bet }, stakeMinor, random) {
    const dice = [random(6) + 1, random(6) + 1];
    const sum = (dice[0] ?? 0) + (dice[1] ?? 0);
    return { outcome: { dice, sum }, payoutMinor: payHundredths(stakeMinor, dicePay(bet, sum)) };
  },
  rules: { returnBp: Math.floor((34.5 / 36) * 10_000), pays: DICE_PAYS },
};
