import { z } from 'zod';
import type { StakeLimits } from '../../engines/engine.ts';
import type { StepEngine, StepState } from '../../engines/step-engine.ts';
import { takeOut } from '../../fair/fractions.ts';
import { choose } from '../ways.ts';

/** Slabs of the field: five rows of five, counted from left to right and from top to bottom. */
export const MINES_SLABS = 25;
/** What the multiplier is of the fair one, in percent. It is taken once a round, and not with every slab. */
export const MINES_SHARE = 99;
/** The fewest and the most mines of a bet. */
const MINES_RANGE = { least: 1, most: 24 } as const;

// The largest multiplier is above five million, and a payout must fit the wire's largest amount.
const LIMITS: StakeLimits = {
  minMinor: 1_000,
  maxMinor: 100_000,
  stepMinor: 100,
  chipsMinor: [1_000, 5_000, 10_000, 50_000, 100_000],
};

/** A bet on a field with so many mines. */
export interface MinesChoice {
  mines: number;
}

/** A slab is opened, the gems are cashed out, or an untouched round is given back, which no frame may ask for. */
export type MinesStep = { open: number } | { end: 'cash' } | { end: 'back' };

const minesChoice = z.strictObject({
  mines: z.int().min(MINES_RANGE.least).max(MINES_RANGE.most),
});
const minesStep = z.union([
  z.strictObject({
    open: z
      .int()
      .min(0)
      .max(MINES_SLABS - 1),
  }),
  z.strictObject({ end: z.literal('cash') }),
]);

const SLABS = Array.from({ length: MINES_SLABS }, (_unused, slab) => slab);

/** In how many of how many equally likely fields the first `gems` opened slabs hold no mine. */
export function waysOfGems(mines: number, gems: number): { safe: number; all: number } {
  return { safe: choose(MINES_SLABS - gems, mines), all: choose(MINES_SLABS, mines) };
}

/** What a stake is worth after so many gems, cut to whole minor units: 99 % of stake ÷ chance; without gems the stake. */
function worthOf(stakeMinor: number, mines: number, gems: number): number {
  if (gems === 0) return stakeMinor;
  const { safe, all } = waysOfGems(mines, gems);
  // Both products stay below 2^53 for every stake within the limits.
  return Math.floor((stakeMinor * MINES_SHARE * all) / (100 * safe));
}

interface Field {
  mines: readonly number[];
  opened: readonly number[];
}

function ended({ mines, opened }: Field, payoutMinor: number, hit?: number): StepState['end'] {
  const outcome = { mines, opened, ...(hit === undefined ? {} : { hit }) };
  return { outcome, payoutMinor };
}

function stateOf(field: Field, stakeMinor: number, end?: StepState['end']): StepState {
  const { opened } = field;
  const allowed = opened.length === 0 ? ['open'] : ['open', 'cash'];
  return {
    shown: { opened },
    stakedMinor: stakeMinor,
    allowed: end === undefined ? allowed : [],
    ...(end === undefined ? {} : { end }),
  };
}

/** Whether a step may follow: no slab is opened twice, and only gems are cashed out. */
function isAllowed(step: MinesStep, opened: readonly number[]): boolean {
  if ('open' in step) return !opened.includes(step.open);
  return step.end === 'cash' ? opened.length > 0 : opened.length === 0;
}

/**
 * A field of 25 slabs with 1 to 24 mines. The mines lie where the published rule of the field puts them: of the slabs that
 * are left, in their order, the one at the next fraction times their number. Every other slab holds a gem.
 */
export const minesGame: StepEngine<MinesChoice, MinesStep> = {
  limits: LIMITS,
  parseChoice: (value) => minesChoice.safeParse(value).data,
  parseStep: (value) => minesStep.safeParse(value).data,
  play({ mines: count }, stakeMinor, steps, random) {
    const mines = takeOut(SLABS, count, random);
    const opened: number[] = [];
    const field = { mines, opened };
    for (const [index, step] of steps.entries()) {
      if (!isAllowed(step, opened)) return undefined;
      const isLast = index === steps.length - 1;
      const worth = worthOf(stakeMinor, count, opened.length);
      if ('end' in step)
        return isLast ? stateOf(field, stakeMinor, ended(field, worth)) : undefined;
      if (mines.includes(step.open))
        return isLast ? stateOf(field, stakeMinor, ended(field, 0, step.open)) : undefined;
      opened.push(step.open);
      if (opened.length < MINES_SLABS - count) continue;
      const top = ended(field, worthOf(stakeMinor, count, opened.length));
      return isLast ? stateOf(field, stakeMinor, top) : undefined;
    }
    return stateOf(field, stakeMinor);
  },
  endStep: (_choice, steps) => (steps.length === 0 ? { end: 'back' } : { end: 'cash' }),
  rules: {
    returnBp: MINES_SHARE * 100,
    slabs: MINES_SLABS,
    share: MINES_SHARE,
    mines: MINES_RANGE,
  },
};
