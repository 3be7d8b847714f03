import { z } from 'zod';
import type { StakeLimits } from '../../engines/engine.ts';
import type { RandomBelow } from '../../engines/random.ts';
import type { StepEngine, StepState } from '../../engines/step-engine.ts';
import { openCard, type Card } from '../parts/cards.ts';
import {
  HILO_GUESSES,
  HILO_RANKS,
  HILO_SHARE,
  HILO_SKIPS,
  HILO_TOP,
  isRight,
  ranksOf,
  type HiloGuess,
} from './odds.ts';
import { HILO_RETURN } from './returns.ts';

/** What led from one card to the next. */
export type HiloMove = HiloGuess | 'skip';

const LIMITS: StakeLimits = {
  minMinor: 1_000,
  maxMinor: 1_000_000,
  stepMinor: 100,
  chipsMinor: [1_000, 5_000, 10_000, 50_000, 100_000],
};

/** A bet on cards of endless packs: the only way to play. */
export interface HiloChoice {
  packs: 'endless';
}
/**
 * The next card is guessed or skipped; the guesses are cashed out; or a round without a right one is given back, which no
 * frame may ask for.
 */
export type HiloStep = { guess: HiloGuess } | { skip: true } | { end: 'cash' } | { end: 'back' };

const hiloChoice = z.strictObject({ packs: z.literal('endless') });
const hiloStep = z.union([
  z.strictObject({ guess: z.enum(HILO_GUESSES) }),
  z.strictObject({ skip: z.literal(true) }),
  z.strictObject({ end: z.literal('cash') }),
]);

/** The chance of all right guesses of a round so far: `right` of `all` equally likely courses. */
export interface HiloChance {
  right: bigint;
  all: bigint;
}

/** The chance after a further right guess, for which so many ranks were right. */
export const chanceAfter = ({ right, all }: HiloChance, ranks: number): HiloChance => ({
  right: right * BigInt(ranks),
  all: all * BigInt(HILO_RANKS),
});

/** 99 % of stake ÷ chance, cut to whole minor units. */
export function worthOf(stakeMinor: number, { right, all }: HiloChance): number {
  return Number((BigInt(stakeMinor * HILO_SHARE) * all) / (100n * right));
}

interface Row {
  cards: Card[];
  guesses: HiloMove[];
  /** The multiplier in hundredths that held after each move, cut; 0 while no guess was right. */
  times: number[];
  /** Undefined before the first right guess, and after a wrong one. */
  chance: HiloChance | undefined;
}

const START: HiloChance = { right: 1n, all: 1n };
const nowOf = ({ cards }: Row): Card => cards.at(-1) ?? 0;
const timesOf = ({ chance }: Row): number => (chance === undefined ? 0 : worthOf(100, chance));
const skipsOf = ({ guesses }: Row): number =>
  HILO_SKIPS - guesses.filter((guess) => guess === 'skip').length;

function guessesOf(row: Row): HiloGuess[] {
  return HILO_GUESSES.filter((guess) => ranksOf(guess, nowOf(row)) > 0);
}

function allowedIn(row: Row): string[] {
  const skip = skipsOf(row) > 0 ? ['skip'] : [];
  return [...guessesOf(row), ...skip, ...(row.chance === undefined ? [] : ['cash'])];
}

/** Turns the next card. Answers whether the round goes on. */
function move(row: Row, step: HiloMove, random: RandomBelow): boolean {
  const from = nowOf(row);
  const to = openCard(random);
  const isWrong = step !== 'skip' && !isRight(step, from, to);
  if (isWrong) row.chance = undefined;
  else if (step !== 'skip') row.chance = chanceAfter(row.chance ?? START, ranksOf(step, from));
  row.cards.push(to);
  row.guesses.push(step);
  row.times.push(timesOf(row));
  return !isWrong && timesOf(row) < HILO_TOP * 100;
}

function stateOf(row: Row, stakeMinor: number, payoutMinor?: number): StepState {
  const { cards, guesses, times, chance = START } = row;
  if (payoutMinor !== undefined) {
    const outcome = { cards, guesses, times };
    return { shown: {}, stakedMinor: stakeMinor, allowed: [], end: { outcome, payoutMinor } };
  }
  const offers = guessesOf(row).map((guess) => {
    const ranks = ranksOf(guess, nowOf(row));
    return { guess, ranks, times: worthOf(100, chanceAfter(chance, ranks)) };
  });
  const worthMinor = row.chance === undefined ? stakeMinor : worthOf(stakeMinor, row.chance);
  return {
    shown: { cards, guesses, times, offers, worthMinor, skips: skipsOf(row) },
    stakedMinor: stakeMinor,
    allowed: allowedIn(row),
  };
}

/**
 * Cards of endless packs, each by the published rule of the field: floor(fraction × 52) in the order ♦2 ♥2 ♠2 ♣2 … ♣A. The
 * first is turned with the bet. The ace is the lowest. A card is drawn when it is guessed or skipped, and not before.
 */
export const hiloGame: StepEngine<HiloChoice, HiloStep> = {
  limits: LIMITS,
  parseChoice: (value) => hiloChoice.safeParse(value).data,
  parseStep: (value) => hiloStep.safeParse(value).data,
  play(_choice, stakeMinor, steps, random) {
    const row: Row = { cards: [openCard(random)], guesses: [], times: [], chance: undefined };
    const worth = () => (row.chance === undefined ? 0 : worthOf(stakeMinor, row.chance));
    for (const [index, step] of steps.entries()) {
      const isLast = index === steps.length - 1;
      if ('end' in step) {
        if (!isLast || (step.end === 'cash') !== (row.chance !== undefined)) return undefined;
        return stateOf(row, stakeMinor, step.end === 'cash' ? worth() : stakeMinor);
      }
      const next = 'skip' in step ? 'skip' : step.guess;
      if (!allowedIn(row).includes(next)) return undefined;
      if (!move(row, next, random)) return isLast ? stateOf(row, stakeMinor, worth()) : undefined;
    }
    return stateOf(row, stakeMinor);
  },
  endStep: (_choice, _steps, { allowed }) => ({ end: allowed.includes('cash') ? 'cash' : 'back' }),
  rules: {
    returnBp: HILO_SHARE * 100,
    share: HILO_SHARE,
    ranks: HILO_RANKS,
    skips: HILO_SKIPS,
    top: HILO_TOP,
    largest: HILO_RETURN.topHundredths,
    deviation: HILO_RETURN.deviation,
  },
};
