import { ChoiceError, nameOf, type Rule } from '../rule.ts';
import { PACK, rankOf } from '../tables/cards.ts';
import { endIn, guessIn, isEnd, paidByChance } from './steps.ts';

const ORDER: readonly string[] = 'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ');
const GUESSES = ['higher', 'lower', 'same'] as const;
type Guess = (typeof GUESSES)[number];
const SKIPS = 20;
/** From which multiplier on, in hundredths, a round pays by itself. */
const TOP = 1_000_000;

const placeOf = (card: number | undefined) => ORDER.indexOf(rankOf(card ?? 0));

/** Whether a guess on one place of the order is right of another. */
function fits(guess: Guess, from: number, to: number): boolean {
  const isOuter = from === 0 || from === ORDER.length - 1;
  if (from === to) return (guess === 'same') === isOuter;
  return guess !== 'same' && (guess === 'higher') === to > from;
}

/** Of how many places a guess is right. @throws ChoiceError for a guess that is not offered there */
function waysOf(guess: Guess, from: number): bigint {
  const ways = ORDER.filter((_rank, to) => fits(guess, from, to)).length;
  const isOuter = from === 0 || from === ORDER.length - 1;
  if (ways === 0 || (guess === 'same' && !isOuter)) throw new ChoiceError();
  return BigInt(ways);
}

/** A row of cards with what was guessed of each. */
interface Row {
  cards: number[];
  guesses: (Guess | 'skip')[];
  /** The multiplier in hundredths after each card; 0 where none is held. */
  times: number[];
  /** Of how many places each right guess was right. */
  ways: bigint[];
}

const chanceIn = ({ ways }: Row): [bigint, bigint] => [
  ways.reduce((product, one) => product * one, 1n),
  BigInt(ORDER.length) ** BigInt(ways.length),
];

/** Adds the next card. Answers whether its guess was right, as that of a skipped card always is. */
function follow(row: Row, guess: Guess | 'skip', card: number): boolean {
  const from = placeOf(row.cards[row.cards.length - 1]);
  const isSkip = guess === 'skip';
  if (isSkip && row.guesses.filter((one) => one === guess).length === SKIPS)
    throw new ChoiceError();
  const ways = isSkip ? [] : [waysOf(guess, from)];
  const isRight = isSkip || fits(guess, from, placeOf(card));
  row.cards.push(card);
  row.guesses.push(guess);
  if (isRight) row.ways.push(...ways);
  row.times.push(isRight && row.ways.length > 0 ? paidByChance(100, chanceIn(row)) : 0);
  return isRight;
}

/**
 * Hi-lo: each card is floor(fraction × 52), the ace lowest. Right guesses until the cash-out pay 99 % of stake ÷ chance, and
 * a wrong one nothing; from 10,000 stakes on a round pays by itself, and one without a right guess goes back.
 */
export const hiLo: Rule = {
  sample: { packs: 'endless' },
  play({ choice, steps, stakeMinor }, drawing) {
    nameOf(choice['packs'], ['endless']);
    const row: Row = { cards: [drawing.below(PACK.length)], guesses: [], times: [], ways: [] };
    const { cards, guesses, times, ways } = row;
    const end = (payoutMinor: number) => ({ outcome: { cards, guesses, times }, payoutMinor });
    const worth = () => paidByChance(stakeMinor, chanceIn(row));
    for (const [at, step] of steps.entries()) {
      const isLast = at === steps.length - 1;
      if (isEnd(step)) return end(endIn(step, isLast, ways) ? worth() : stakeMinor);
      const isRight = follow(row, guessIn(step, GUESSES), drawing.below(PACK.length));
      if (isRight && (times[times.length - 1] ?? 0) < TOP) continue;
      if (!isLast) throw new ChoiceError();
      return end(isRight ? worth() : 0);
    }
    throw new ChoiceError();
  },
};
