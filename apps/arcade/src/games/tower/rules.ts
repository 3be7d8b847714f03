import { z } from 'zod';
import type { StakeLimits } from '../../engines/engine.ts';
import type { StepEngine, StepState } from '../../engines/step-engine.ts';
import type { RandomBelow } from '../../engines/random.ts';
import { takeOut } from '../../fair/fractions.ts';

/** How many floors a tower has. */
export const TOWER_FLOORS = 9;
/** What the multiplier is of the fair one, in percent. It is taken once a round, and not with every floor. */
export const TOWER_SHARE = 99;
/** The five difficulties, in the order of their risk. */
export const TOWER_LEVELS = ['easy', 'medium', 'hard', 'expert', 'master'] as const;
/** Name of a difficulty. */
export type TowerLevel = (typeof TOWER_LEVELS)[number];

/** How many windows each floor has, and how many of them are safe. */
export const TOWER_WINDOWS: Record<TowerLevel, { windows: number; safe: number }> = {
  easy: { windows: 4, safe: 3 },
  medium: { windows: 3, safe: 2 },
  hard: { windows: 2, safe: 1 },
  expert: { windows: 3, safe: 1 },
  master: { windows: 4, safe: 1 },
};

const LIMITS: StakeLimits = {
  minMinor: 1_000,
  maxMinor: 1_000_000,
  stepMinor: 100,
  chipsMinor: [1_000, 5_000, 10_000, 50_000, 100_000],
};

/** A bet on a tower of this difficulty. */
export interface TowerChoice {
  level: TowerLevel;
}

/** A window of the next floor is opened, counted from 0 from the left; the floors are cashed out; or a round without a
 * floor is given back, which no frame may ask for. */
export type TowerStep = { open: number } | { end: 'cash' } | { end: 'back' };

const towerChoice = z.strictObject({ level: z.enum(TOWER_LEVELS) });
const towerStep = z.union([
  z.strictObject({ open: z.int().min(0).max(3) }),
  z.strictObject({ end: z.literal('cash') }),
]);

/** What a stake is worth on a floor, cut to whole minor units: 99 % of stake ÷ chance; on the ground the stake. */
export function worthOf(stakeMinor: number, level: TowerLevel, floors: number): number {
  if (floors === 0) return stakeMinor;
  const { windows, safe } = TOWER_WINDOWS[level];
  // The product stays below 2^53 for every stake within the limits.
  return Math.floor((stakeMinor * TOWER_SHARE * windows ** floors) / (100 * safe ** floors));
}

/** The safe windows floor by floor from the lowest; each floor is drawn when it is first asked for. */
function createTower(level: TowerLevel, random: RandomBelow) {
  const { windows, safe } = TOWER_WINDOWS[level];
  const row = Array.from({ length: windows }, (_unused, window) => window);
  const floors: (readonly number[])[] = [];
  function upTo(count: number): readonly (readonly number[])[] {
    while (floors.length < count) floors.push(takeOut(row, safe, random));
    return floors;
  }
  return {
    all: () => upTo(TOWER_FLOORS),
    isSafe: (floor: number, window: number) => upTo(floor + 1)[floor]?.includes(window) === true,
  };
}

interface Climb {
  tower: ReturnType<typeof createTower>;
  opened: readonly number[];
}

function ended({ tower, opened }: Climb, payoutMinor: number, hit?: number): StepState['end'] {
  return {
    outcome: { safe: tower.all(), opened, ...(hit === undefined ? {} : { hit }) },
    payoutMinor,
  };
}

function stateOf({ opened }: Climb, stakeMinor: number, end?: StepState['end']): StepState {
  const state = { shown: { opened: [...opened] }, stakedMinor: stakeMinor };
  if (end !== undefined) return { ...state, allowed: [], end };
  return { ...state, allowed: opened.length === 0 ? ['open'] : ['open', 'cash'] };
}

/**
 * A tower of nine floors. Where the safe windows lie is the published rule of the field: floor by floor from the lowest,
 * as many fractions as safe windows, and each takes one of the windows that are left, in their order.
 */
export const towerGame: StepEngine<TowerChoice, TowerStep> = {
  limits: LIMITS,
  parseChoice: (value) => towerChoice.safeParse(value).data,
  parseStep: (value) => towerStep.safeParse(value).data,
  play({ level }, stakeMinor, steps, random) {
    const opened: number[] = [];
    const climb = { tower: createTower(level, random), opened };
    const { windows } = TOWER_WINDOWS[level];
    const worth = () => worthOf(stakeMinor, level, opened.length);
    for (const [index, step] of steps.entries()) {
      const isLast = index === steps.length - 1;
      if ('end' in step) {
        const isAllowed = isLast && (step.end === 'cash') === opened.length > 0;
        return isAllowed ? stateOf(climb, stakeMinor, ended(climb, worth())) : undefined;
      }
      if (step.open >= windows) return undefined;
      if (!climb.tower.isSafe(opened.length, step.open))
        return isLast ? stateOf(climb, stakeMinor, ended(climb, 0, step.open)) : undefined;
      opened.push(step.open);
      if (opened.length === TOWER_FLOORS)
        return isLast ? stateOf(climb, stakeMinor, ended(climb, worth())) : undefined;
    }
    return stateOf(climb, stakeMinor);
  },
  endStep: (_choice, steps) => (steps.length === 0 ? { end: 'back' } : { end: 'cash' }),
  rules: {
    returnBp: TOWER_SHARE * 100,
    share: TOWER_SHARE,
    floors: TOWER_FLOORS,
    levels: TOWER_WINDOWS,
  },
};
