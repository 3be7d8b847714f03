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

/** The games that have vectors. */
export const vectorGames: readonly string[] = readdirSync(games).filter((name) =>
  existsSync(new URL(`${name}/vectors.json`, games)),
);

/** A flight of the vectors: the value of a chain, its salt and where it ends. */
interface Flight {
  readonly value: string;
  readonly salt: string;
  readonly valueNo: number;
  readonly endHundredths: number;
}

const STAKE_MINOR = 1_000;

/** A bet on a flight that is cashed out by itself at twice the stake, if the flight gets there. */
function betOn({ value, salt, valueNo, endHundredths }: Flight): Vector {
  const isPaid = endHundredths >= 200;
  return {
    serverSeed: value,
    salt,
    clientSeed: 'kh-uran',
    nonce: valueNo,
    choice: { panel: 0, autoHundredths: 200 },
    stakeMinor: STAKE_MINOR,
    outcome: {
      flightNo: valueNo,
      ...(isPaid ? { cashedAtHundredths: 200 } : { crashHundredths: endHundredths }),
    },
    payoutMinor: isPaid ? 2 * STAKE_MINOR : 0,
  };
}

/** The vectors of a game. */
export function vectorsOf(game: string): readonly Vector[] {
  const read = JSON.parse(readFileSync(new URL(`${game}/vectors.json`, games), 'utf8')) as unknown;
  return Array.isArray(read)
    ? (read as Vector[])
    : (read as { rounds: Flight[] }).rounds.map((flight) => betOn(flight));
}
