import { paid, wholeOf, type Rule } from './rule.ts';

/**
 * Limbo: 1e8 / (fraction × 1e8) × 0.99, cut to two decimals, at least 1.00. A fraction of zero counts as the next one.
 * The target is paid when the result reaches it.
 */
export const limbo: Rule = {
  sample: { target: 200 },
  play({ choice, stakeMinor }, drawing) {
    const target = wholeOf(choice['target'], 101, 1_000_000);
    const fraction = Math.max(drawing.fraction(), 1 / 2 ** 32);
    const result = Math.max(100, Math.floor((1e8 / (fraction * 1e8)) * 0.99 * 100));
    return { outcome: { result }, payoutMinor: result >= target ? paid(stakeMinor, target) : 0 };
  },
};
