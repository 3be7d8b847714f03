import type { MatchState } from '@maidan/wire';

/** A moment of a match, counted from its start, and how the match stands from then on. */
export interface Step {
  readonly atMs: number;
  readonly state: MatchState;
}

/** A whole match: how it stands at its start, and every step to its end in their order. */
export interface Course {
  readonly first: MatchState;
  readonly steps: readonly Step[];
}

/** How long a match takes in milliseconds. */
export const lengthOf = ({ steps }: Course): number => steps.at(-1)?.atMs ?? 0;

/** How a match stood at its end. */
export const endOf = ({ first, steps }: Course): MatchState => steps.at(-1)?.state ?? first;

/** How a match stands so long after its start, and when that changes; undefined once nothing changes any more. */
export function standAt(
  { first, steps }: Course,
  elapsedMs: number,
): { state: MatchState; changesAtMs: number | undefined } {
  const next = steps.findIndex(({ atMs }) => atMs > elapsedMs);
  const last = next < 0 ? steps.at(-1) : steps[next - 1];
  return { state: last?.state ?? first, changesAtMs: steps[next]?.atMs };
}

/** Who won a match that is over; undefined when nobody did. */
export function winnerOf(state: MatchState): 'home' | 'away' | undefined {
  const { home, away } = state.sport === 'cricket' ? runsOf(state) : state.score;
  return home === away ? undefined : home > away ? 'home' : 'away';
}

function runsOf({ innings }: Extract<MatchState, { sport: 'cricket' }>) {
  const of = (side: 'home' | 'away') => innings.find((one) => one.side === side)?.runs ?? 0;
  return { home: of('home'), away: of('away') };
}
