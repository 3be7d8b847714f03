import { MOST_PLAYED, type RoundProof } from '@maidan/wire';
import { findGame } from '../engines/catalogue.ts';
import type { Round } from '../play/rounds.store.ts';

/** The name of the published rule of a title's game, by which checkers find it; undefined for a code of none. */
export function ruleOf(gameCode: string): string | undefined {
  return findGame(gameCode)?.room;
}

/** The steps of a round that has them. */
export function stepsField(steps: readonly unknown[]): { steps?: unknown[] } {
  return steps.length === 0 ? {} : { steps: [...steps] };
}

/** What a checker needs of a round beside its seeds, in the shape of the wire; without `played` when that is too long. */
export function playedFields(
  { gameCode, choice }: Pick<Round, 'gameCode' | 'choice'>,
  outcome: Record<string, unknown> | undefined,
  steps: readonly unknown[] = [],
): Pick<RoundProof, 'game' | 'played'> {
  const game = ruleOf(gameCode);
  if (game === undefined || outcome === undefined) return {};
  // All of it is JSON already: it came as such, or is stored as such.
  const played = { choice, ...stepsField(steps), outcome } as NonNullable<RoundProof['played']>;
  return JSON.stringify(played).length > MOST_PLAYED ? { game } : { game, played };
}
