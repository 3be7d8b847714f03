import { existsSync, readdirSync, readFileSync } from 'node:fs';

const games = new URL('../../apps/arcade/src/games/', import.meta.url);

/** A bet under known seeds, with what it must come to, as another program computed it from the published rule. */
export interface Vector {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly choice: Record<string, unknown>;
  readonly steps?: readonly unknown[];
  readonly stakeMinor: number;
  readonly outcome: Record<string, unknown>;
  readonly payoutMinor: number;
}

/** Games whose rounds are the same for everybody: they come from a chain of hashes, and no bet has seeds of its own. */
const COMMON_GAMES = ['crash'];

/** The games of one player that have vectors. */
export const vectorGames: readonly string[] = readdirSync(games).filter(
  (name) => !COMMON_GAMES.includes(name) && existsSync(new URL(`${name}/vectors.json`, games)),
);

/** The vectors of a game. */
export function vectorsOf(game: string): readonly Vector[] {
  return JSON.parse(readFileSync(new URL(`${game}/vectors.json`, games), 'utf8')) as Vector[];
}
