import type { Round } from '../../server.ts';
import type { Amounts } from '../parts/table/wagers.ts';

/** The places for chips, as the server names them. */
export const PLACES = [
  'place-4',
  'place-5',
  'place-6',
  'place-8',
  'place-9',
  'place-10',
  'come',
  'field',
  'dontPass',
  'dontCome',
  'pass',
  'odds',
] as const;
/** A place for chips. */
export type Place = (typeof PLACES)[number];
/** The numbers on which a point can stand. */
export const NUMBERS = [4, 5, 6, 8, 9, 10] as const;

/** A bet that the last throw settled. */
export interface Settled {
  place: string;
  end: 'won' | 'back' | 'lost';
  rackMinor: number;
}

/** What the server says of the game; see `apps/arcade/src/games/craps/rules.ts`. */
export interface CrapsRules {
  mostMinor: Readonly<Record<string, number>>;
  mostOdds: number;
  mostThrows: number;
  pays: Readonly<Record<number, Readonly<Record<'place' | 'odds', readonly [number, number]>>>>;
  /** The sums that the field wins on, with what each pays to one. */
  fieldPays: Readonly<Record<number, number>>;
  figures: Readonly<Record<string, { returnBp: number; topHundredths: number; deviation: number }>>;
}

/** How a table stands. */
export interface TableState {
  throws: readonly (readonly number[])[];
  point: number | undefined;
  chips: Amounts;
  rackMinor: number;
  settled: readonly Settled[];
}

/** A table without a round. */
export const NO_ROUND: TableState = {
  throws: [],
  point: undefined,
  chips: {},
  rackMinor: 0,
  settled: [],
};

/** The table of a round, open or at its end. */
export function stateOf({ shown, outcome, payoutMinor }: Round): TableState {
  if (shown === undefined)
    return {
      ...NO_ROUND,
      throws: outcome?.['throws'] as number[][],
      settled: (outcome?.['settled'] as Settled[] | undefined) ?? [],
      rackMinor: payoutMinor,
    };
  return {
    throws: shown['throws'] as number[][],
    point: (shown['point'] as number | null) ?? undefined,
    chips: shown['chips'] as Amounts,
    rackMinor: shown['rackMinor'] as number,
    settled: shown['settled'] as Settled[],
  };
}

/** The sum of the last throw; 0 without one. */
export const lastSum = ({ throws }: TableState): number =>
  (throws[throws.length - 1] ?? []).reduce((sum, face) => sum + face, 0);

/** What lies on a table together. */
export const sumOf = (chips: Amounts): number =>
  Object.values(chips).reduce((sum, minor) => sum + minor, 0);

/** The bets that may be taken down. */
export const removable = (chips: Amounts): string[] =>
  Object.keys(chips).filter((name) => name === 'odds' || name.startsWith('place-'));

/** Whether chips may be put on a place now. */
export function isOpenFor(
  place: string,
  { point, chips, throws }: TableState,
  most: number,
): boolean {
  if (throws.length >= most && sumOf(chips) > 0) return false;
  if (place === 'pass' || place === 'dontPass') return point === undefined;
  if (place === 'odds') return point !== undefined && chips['pass'] !== undefined;
  return (place !== 'come' && place !== 'dontCome') || point !== undefined;
}
