import type { WayReturn } from '../room.ts';
import { BINGO_DRUM, PATTERN_NAMES, PATTERNS, type PatternName } from './card.ts';
import { BINGO_PAYS, PAY_BALLS } from './pays.ts';

/** An amount that is paid, or taken off, when all of some numbers are among the first balls. */
interface Term {
  readonly numbers: readonly number[];
  readonly balls: number;
  /** Hundredths of the stake of a card. */
  readonly amount: number;
}

/** Every choice of at least one of some groups, put together, with the sign of inclusion and exclusion. */
function unionsOf(groups: readonly (readonly number[])[]) {
  return Array.from({ length: 2 ** groups.length - 1 }, (_unused, index) => {
    const chosen = groups.filter((_group, at) => ((index + 1) >> at) & 1);
    return { places: [...new Set(chosen.flat())], sign: chosen.length % 2 === 1 ? 1 : -1 };
  });
}

/**
 * What a pattern of a card pays as a sum of terms. A pay by 25 balls is the pay by 45, and what is added by 35 and by 25;
 * a row is one of five groups, which inclusion and exclusion makes a sum.
 */
function termsOf(card: readonly number[], pattern: PatternName): Term[] {
  const pays = BINGO_PAYS[pattern];
  return unionsOf(PATTERNS[pattern]).flatMap(({ places, sign }) =>
    PAY_BALLS.flatMap((balls, step) => {
      const added = (pays[step] ?? 0) - (pays[step + 1] ?? 0);
      const numbers = places.map((place) => card[place] ?? 0);
      return added === 0 ? [] : [{ numbers, balls, amount: sign * added }];
    }),
  );
}

/** The chance that so many numbers are all among so many of the balls that are left. */
function chanceAmong(count: number, balls: number, left: number): number {
  let chance = 1;
  for (let index = 0; index < count; index += 1)
    chance *= Math.max(0, balls - index) / (left - index);
  return chance;
}

/** The chance that both terms apply: the numbers of the earlier one come first, then what the other has besides. */
function chanceOfBoth(one: Term, other: Term): number {
  const [early, late] = one.balls <= other.balls ? [one, other] : [other, one];
  const known = new Set(early.numbers);
  const further = late.numbers.filter((number) => !known.has(number)).length;
  const size = early.numbers.length;
  return (
    chanceAmong(size, early.balls, BINGO_DRUM.size) *
    chanceAmong(further, late.balls - size, BINGO_DRUM.size - size)
  );
}

/**
 * The return of a ticket over all orders of the balls, from closed sums. Its share is the same for every card; the
 * deviation depends on which numbers the cards share. The top is what one card can get at most, and so all together.
 */
export function bingoReturn(cards: readonly (readonly number[])[]): WayReturn {
  const terms = cards.flatMap((card) => PATTERN_NAMES.flatMap((name) => termsOf(card, name)));
  const whole = 100 * cards.length;
  let share = 0;
  let square = 0;
  for (const term of terms) {
    share += (term.amount / whole) * chanceAmong(term.numbers.length, term.balls, BINGO_DRUM.size);
    for (const other of terms)
      square += (term.amount / whole) * (other.amount / whole) * chanceOfBoth(term, other);
  }
  const topHundredths = PATTERN_NAMES.reduce((sum, name) => sum + (BINGO_PAYS[name][0] ?? 0), 0);
  return { share, deviation: Math.sqrt(square - share ** 2), topHundredths };
}

/** The chance that a card completes a pattern with at most so many balls. */
export function chanceOfPattern(pattern: PatternName, balls: number): number {
  return unionsOf(PATTERNS[pattern]).reduce(
    (sum, { places, sign }) => sum + sign * chanceAmong(places.length, balls, BINGO_DRUM.size),
    0,
  );
}
