import { rankOf, type Card } from '../parts/cards/names.ts';

/** What the server says of the game; see `apps/arcade/src/games/hi-lo/rules.ts`. */
export interface HiloRules {
  /** What the multiplier is of the fair one, in percent. */
  share: number;
  ranks: number;
  /** How many cards may be skipped in a round. */
  skips: number;
  /** From which multiple of the stake on a round pays by itself. */
  top: number;
  /** The largest payout in hundredths of the stake. */
  largest: number;
  deviation: number;
}

/** What a player can say of the next card. */
export type Guess = 'higher' | 'lower' | 'same';
/** What led from one card to the next. */
export type Move = Guess | 'skip';

/** A row of cards with what was guessed of each, as the server sends it. */
export interface Row {
  cards: Card[];
  guesses: Move[];
  /** The multiplier in hundredths after each guess; 0 where none is held. */
  times: number[];
}

/** A guess that is open now: of how many ranks it is right, and what it would hold in hundredths. */
export interface Offer {
  guess: Guess;
  ranks: number;
  times: number;
}

/** What a card counts: the ace 1, the king 13. */
export const pointsOf = (card: Card): number => (rankOf(card) === 14 ? 1 : rankOf(card));

/** Whether a card is an ace or a king, on which the same rank is a guess of its own. */
export function isOuter(card: Card, { ranks }: HiloRules): boolean {
  const points = pointsOf(card);
  return points === 1 || points === ranks;
}

/** Of how many ranks the guess upwards, and the one downwards, is right on a card of so many points. */
export function ranksOn(points: number, { ranks }: HiloRules): readonly [up: number, down: number] {
  if (points === 1) return [ranks - 1, 1];
  return points === ranks ? [1, ranks - 1] : [ranks + 1 - points, points];
}

/** The share of stake ÷ chance for right guesses of so many ranks each, cut to whole minor units. */
export function worthOf(
  { share, ranks }: HiloRules,
  stakeMinor: number,
  guesses: readonly number[],
): number {
  const right = guesses.reduce((product, one) => product * one, 1);
  return Math.floor((stakeMinor * share * ranks ** guesses.length) / (100 * right));
}

/** How many guesses of a row were made; a skip is none. */
export const guessesIn = ({ guesses }: Row): number =>
  guesses.filter((guess) => guess !== 'skip').length;

/** The newest of a list; browsers of some years ago know no `at`. */
export const newestOf = <Item>(items: readonly Item[]): Item | undefined => items[items.length - 1];
