import type { EXAMPLE_BASES } from '@maidan/contract';

/** A step: from an amount on, a rate or a fixed reward. */
export type ExampleStep = { readonly fromMinor: number } & (
  | { readonly rateBasisPoints: number }
  | { readonly rewardMinor: number }
);

/** The figures of a promotion from which its example is worked out. Amounts are minor units of the site's currency. */
export interface ExampleFigures {
  readonly basis: (typeof EXAMPLE_BASES)[number];
  /** Amounts that the example shows. */
  readonly amountsMinor: readonly number[];
  /** Steps by where they begin, lowest first; below the first nothing is given. */
  readonly steps: readonly ExampleStep[];
  readonly mostMinor?: number;
  /** How many times the reward has to be bet before it is cash. */
  readonly wagerTimes?: number;
}

const BASIS_POINTS = 10_000n;

/** Works an example out, rounding rewards down to the minor unit. */
export function workedExample(figures: ExampleFigures, currency: string) {
  const cases = figures.amountsMinor.map((amountMinor) => caseOf(figures, amountMinor));
  return { basis: figures.basis, currency, cases };
}

function caseOf(figures: ExampleFigures, amountMinor: number) {
  const { basis, steps, mostMinor = Infinity, wagerTimes = 0 } = figures;
  const place = steps.findLastIndex(({ fromMinor }) => amountMinor >= fromMinor);
  const step = steps[place];
  const next = steps[place + 1];
  const rewardMinor = step ? Math.min(rewardOf(step, amountMinor), mostMinor) : 0;
  return {
    amountMinor,
    fromMinor: step?.fromMinor ?? 0,
    ...(next ? { toMinor: next.fromMinor } : {}),
    ...(step && 'rateBasisPoints' in step ? { rateBasisPoints: step.rateBasisPoints } : {}),
    rewardMinor,
    wagerMinor: rewardMinor * wagerTimes,
    afterMinor: basis === 'net_loss' ? amountMinor - rewardMinor : amountMinor + rewardMinor,
  };
}

function rewardOf(step: ExampleStep, amountMinor: number): number {
  if ('rewardMinor' in step) return step.rewardMinor;
  return Number((BigInt(amountMinor) * BigInt(step.rateBasisPoints)) / BASIS_POINTS);
}
