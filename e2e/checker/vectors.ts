import { existsSync, readdirSync, readFileSync } from 'node:fs';

const games = new URL('../../apps/arcade/src/games/', import.meta.url);

/** A bet under known seeds, with what it must come to, as another program computed it from the published rule. */
export interface Vector {
  /** In a round that is the same for everybody, the value of the chain. */
  readonly serverSeed: string;
  /** The salt of the chain, in such a round. */
  readonly salt?: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly choice: Record<string, unknown>;
  readonly steps?: readonly unknown[];
  readonly stakeMinor: number;
  readonly outcome: Record<string, unknown>;
  readonly payoutMinor: number;
}

/** Games that the checker does not know: the sheet of crash proves its flights itself. */
const PROVEN_ELSEWHERE = ['crash'];

/** The games that have vectors. */
export const vectorGames: readonly string[] = readdirSync(games).filter(
  (name) => !PROVEN_ELSEWHERE.includes(name) && existsSync(new URL(`${name}/vectors.json`, games)),
);

/** The vectors of a game. */
export function vectorsOf(game: string): readonly Vector[] {
  return JSON.parse(readFileSync(new URL(`${game}/vectors.json`, games), 'utf8')) as Vector[];
}
