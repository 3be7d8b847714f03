import { MOST_PLAYED, type RoundProof } from '@maidan/wire';
import { findGame } from '../engines/catalogue.ts';
import type { Round } from '../play/rounds.store.ts';

/** The name of the published rule of a title's game, by which checkers find it; undefined for a title without a room. */
export function ruleOf(gameCode: string): string | undefined {
  return findGame(gameCode)?.room;
}

/** What a checker needs of a round beside its seeds, in the shape of the wire; without `played` when that is too long. */
export function playedFields(
  { gameCode, choice }: Pick<Round, 'gameCode' | 'choice'>,
  outcome: Record<string, unknown> | undefined,
): Pick<RoundProof, 'game' | 'played'> {
  const game = ruleOf(gameCode);
  if (game === undefined || outcome === undefined) return {};
  // Both are JSON already: the one came as such, the other is stored as such.
  const played = { choice, outcome } as NonNullable<RoundProof['played']>;
  return JSON.stringify(played).length > MOST_PLAYED ? { game } : { game, played };
}
