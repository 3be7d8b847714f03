import type { Figures } from '../../../rules.ts';
import type { Amounts } from './wagers.ts';

/**
 * Outcomes that pay the same: how many of all equally likely ones, and what each place pays then in hundredths, stake
 * included. The server sends them; see `apps/arcade/src/games/parts/bets.ts`.
 */
export interface OutcomeKind {
  count: number;
  pays: Readonly<Record<string, number>>;
}

const allOf = (kinds: readonly OutcomeKind[]) => kinds.reduce((sum, { count }) => sum + count, 0);
const sumOf = (amounts: Amounts) => Object.values(amounts).reduce((sum, minor) => sum + minor, 0);

/** The most that a place pays, in hundredths of what lies on it. */
export const payOf = (kinds: readonly OutcomeKind[], place: string): number =>
  Math.max(...kinds.map(({ pays }) => pays[place] ?? 0));

/** The chance that a place pays the most that it can. */
export function chanceOf(kinds: readonly OutcomeKind[], place: string): number {
  const most = payOf(kinds, place);
  return allOf(kinds.filter(({ pays }) => pays[place] === most)) / allOf(kinds);
}

/** What comes back for chips, in minor units. */
export const paidFor = (amounts: Amounts, pays: OutcomeKind['pays']): number =>
  Object.entries(amounts).reduce(
    (sum, [place, minor]) => sum + (minor * (pays[place] ?? 0)) / 100,
    0,
  );

/** Return, largest win and deviation of chips; as the server computes them. */
export function figuresOf(kinds: readonly OutcomeKind[], amounts: Amounts): Omit<Figures, 'note'> {
  const stake = sumOf(amounts);
  const paid = kinds.map(({ count, pays }) => ({ count, times: paidFor(amounts, pays) / stake }));
  const all = allOf(kinds);
  const share = paid.reduce((sum, { count, times }) => sum + count * times, 0) / all;
  const variance = paid.reduce((sum, { count, times }) => sum + count * (times - share) ** 2, 0);
  return {
    returnBp: Math.floor(share * 10_000 + 1e-9),
    topHundredths: Math.floor(Math.max(...paid.map(({ times }) => times)) * 100),
    deviation: Math.sqrt(variance / all),
  };
}
