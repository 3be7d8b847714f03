import { z } from 'zod';
import type { StakeLimits } from '../../engines/engine.ts';
import type { RandomBelow } from '../../engines/random.ts';
import type { StepEngine, StepState } from '../../engines/step-engine.ts';
import { stakeOf, TABLE_LIMITS, type BetsChoice } from '../parts/bets.ts';
import { throwDice } from '../parts/throws.ts';
import { CRAPS_PLACES, FIELD_PAYS, isRemovable, POINT_PAYS, type Chips } from './bets.ts';
import { CRAPS_FIGURES, CRAPS_RETURNS } from './returns.ts';
import { afterThrow, EMPTY_TABLE, putOn, sumOf, takeDown, type Table } from './table.ts';

/** A throw with the chips that are put before it, which may be none; or bets are taken down. */
export type CrapsStep = { throw: Chips } | { down: readonly string[] };

/** The most on each place, in minor units. */
const MOST_MINOR: Readonly<Record<string, number>> = {
  pass: 500_000,
  dontPass: 500_000,
  come: 500_000,
  dontCome: 500_000,
  odds: 1_500_000,
  field: 200_000,
  'place-4': 200_000,
  'place-5': 200_000,
  'place-6': 200_000,
  'place-8': 200_000,
  'place-9': 200_000,
  'place-10': 200_000,
};
/** Odds may be so many times the pass line. */
const MOST_ODDS = 3;
/** After so many throws of a round no chips are added any more. */
const MOST_THROWS = 100;
const LIMITS: StakeLimits = TABLE_LIMITS;

const place = z.enum(CRAPS_PLACES);
const chips = z.partialRecord(place, z.int().min(LIMITS.minMinor).multipleOf(LIMITS.stepMinor));
const choiceOf = z.strictObject({ bets: chips });
const stepOf = z.union([
  z.strictObject({ throw: chips }),
  z.strictObject({ down: z.array(place).min(1).max(CRAPS_PLACES.length) }),
]);

/** Whether bets may be put now: line bets before the point, come bets and odds while it stands. */
function mayStand(name: string, { point }: Table): boolean {
  if (name === 'pass' || name === 'dontPass') return point === undefined;
  if (name === 'come' || name === 'dontCome' || name === 'odds') return point !== undefined;
  return true;
}

/** The table with the new chips on it; undefined where one may not be put there, or is too much. */
function withChips(table: Table, bets: Chips, throws: number): Table | undefined {
  const names = Object.keys(bets);
  if (names.length > 0 && throws >= MOST_THROWS) return undefined;
  const after = putOn(table, bets);
  const isWrong = names.some(
    (name) => !mayStand(name, table) || (after.chips[name] ?? 0) > (MOST_MINOR[name] ?? 0),
  );
  const odds = after.chips['odds'] ?? 0;
  if (isWrong || odds > MOST_ODDS * (after.chips['pass'] ?? 0)) return undefined;
  return sumOf(after.chips) > LIMITS.maxMinor ? undefined : after;
}

/** What can be done at a table that is not over. */
function allowedAt({ chips: lying }: Table): string[] {
  return Object.keys(lying).some((name) => isRemovable(name)) ? ['throw', 'down'] : ['throw'];
}

function stateOf(table: Table, throws: readonly number[][], stakedMinor: number): StepState {
  const { point, chips: lying, rackMinor, settled } = table;
  const shown = { throws: [...throws], point: point ?? null, chips: lying, rackMinor, settled };
  const isOver = Object.keys(lying).length === 0;
  if (!isOver) return { shown, stakedMinor, allowed: allowedAt(table) };
  const outcome = { throws: [...throws], settled };
  return { shown, stakedMinor, allowed: [], end: { outcome, payoutMinor: rackMinor } };
}

function throwOn(table: Table, throws: number[][], random: RandomBelow): Table {
  const dice = throwDice(2, random);
  throws.push(dice);
  return afterThrow(table, (dice[0] ?? 0) + (dice[1] ?? 0));
}

/**
 * Craps: the bet comes with the first throw, and every further throw is a step, with the chips that are put before it. What
 * a bet wins is put into the rack with its chips, and paid when nothing lies on the table any more. Place bets stay when
 * they win, and work on every throw. An untouched round is taken down as far as it may, then thrown on until every other bet
 * is settled.
 */
export const crapsGame: StepEngine<BetsChoice, CrapsStep> = {
  limits: LIMITS,
  parseChoice(value) {
    const choice = choiceOf.safeParse(value).data as BetsChoice | undefined;
    if (choice === undefined || Object.keys(choice.bets).length === 0) return undefined;
    return withChips(EMPTY_TABLE, choice.bets, 0) && choice;
  },
  stakeOf,
  parseStep: (value) => stepOf.safeParse(value).data as CrapsStep | undefined,
  play(choice, _stakeMinor, steps, random) {
    const throws: number[][] = [];
    let table = throwOn(putOn(EMPTY_TABLE, choice.bets), throws, random);
    let stakedMinor = stakeOf(choice);
    for (const step of steps) {
      if (Object.keys(table.chips).length === 0) return undefined;
      if ('down' in step) {
        const after = takeDown(table, step.down);
        if (after === undefined) return undefined;
        table = after;
        continue;
      }
      const after = withChips(table, step.throw, throws.length);
      if (after === undefined) return undefined;
      stakedMinor += sumOf(step.throw);
      table = throwOn(after, throws, random);
    }
    return stateOf(table, throws, stakedMinor);
  },
  endStep(_choice, _steps, { shown }) {
    const down = Object.keys(shown['chips'] as Chips).filter((name) => isRemovable(name));
    return down.length > 0 ? { down } : { throw: {} };
  },
  rules: {
    returnBp: Math.floor(Math.min(...Object.values(CRAPS_RETURNS)) * 10_000),
    mostMinor: MOST_MINOR,
    mostOdds: MOST_ODDS,
    mostThrows: MOST_THROWS,
    pays: Object.fromEntries(POINT_PAYS),
    fieldPays: Object.fromEntries(FIELD_PAYS),
    figures: CRAPS_FIGURES,
  },
};
