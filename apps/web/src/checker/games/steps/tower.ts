import { ChoiceError, nameOf, type Rule } from '../rule.ts';
import { endIn, isEnd, openIn, paidByChance } from './steps.ts';

const FLOORS = 9;
const LEVELS = ['easy', 'medium', 'hard', 'expert', 'master'] as const;

/** How many windows a floor has, and how many of them are safe. */
const WINDOWS: Readonly<Record<(typeof LEVELS)[number], readonly [number, number]>> = {
  easy: [4, 3],
  medium: [3, 2],
  hard: [2, 1],
  expert: [3, 1],
  master: [4, 1],
};

/**
 * Tower: on each of nine floors, from the lowest, the safe windows are taken out of their row, one fraction each. The
 * floors until the cash-out pay 99 % of stake ÷ chance, and any other window nothing; a round without a floor goes back.
 */
export const tower: Rule = {
  sample: { level: 'easy' },
  play({ choice, steps, stakeMinor }, drawing) {
    const [windows, count] = WINDOWS[nameOf(choice['level'], LEVELS)];
    const row = Array.from({ length: windows }, (_unused, window) => window);
    const safe = Array.from({ length: FLOORS }, () => drawing.takeOut(row, count));
    const opened: number[] = [];
    const end = (payoutMinor: number, hit?: number) => ({
      outcome: { safe, opened, ...(hit === undefined ? {} : { hit }) },
      payoutMinor,
    });
    const chance = () => [BigInt(count), BigInt(windows)].map((of) => of ** BigInt(opened.length));
    const worth = () => paidByChance(stakeMinor, chance() as [bigint, bigint]);
    for (const [at, step] of steps.entries()) {
      const isLast = at === steps.length - 1;
      if (isEnd(step)) return end(endIn(step, isLast, opened) ? worth() : stakeMinor);
      const window = openIn(step, windows);
      const isSafe = safe[opened.length]?.includes(window) === true;
      if (isSafe) opened.push(window);
      if (isSafe && opened.length < FLOORS) continue;
      if (!isLast) throw new ChoiceError();
      return isSafe ? end(worth()) : end(0, window);
    }
    throw new ChoiceError();
  },
};
