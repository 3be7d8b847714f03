import { bytesOf, hmacSha256 } from './sha256.ts';

/** The seeds and the number of a bet under them. */
export interface Seeds {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** One fraction as it was used. */
export interface Use {
  readonly fraction: number;
  /** What the fraction was multiplied with; undefined where the game computes with the fraction itself. */
  readonly bound?: number;
  /** The whole number below the bound. */
  readonly number?: number;
}

/** The fractions of a bet, one after another, with a note of what each was used for. */
export interface Drawing {
  /** What is drawn from: the server seed, or the salted value of a chain. */
  readonly drawnFrom: string;
  readonly nonce: number;
  /** The next fraction, at least 0 and below 1. */
  readonly fraction: () => number;
  /** The next fraction times the bound, rounded down. */
  readonly below: (bound: number) => number;
  /** Takes items out of a row one after another: of those that are left, in their order, the one at the next number. */
  readonly takeOut: <Item>(row: readonly Item[], count: number) => Item[];
  readonly uses: readonly Use[];
  /** The 32 bytes of each round of the scheme that was begun. */
  readonly rounds: readonly Uint8Array[];
}

/**
 * Draws by the scheme that the field shares: the bytes of HMAC-SHA256 with the server seed as key over
 * `client seed:nonce:round`, 32 bytes a round from round 0 on, four bytes a fraction.
 */
export function drawingOf({ serverSeed, clientSeed, nonce }: Seeds): Drawing {
  const key = bytesOf(serverSeed);
  const rounds: Uint8Array[] = [];
  const uses: Use[] = [];
  function next(): number {
    const place = (uses.length % 8) * 4;
    if (place === 0)
      rounds.push(hmacSha256(key, bytesOf([clientSeed, nonce, rounds.length].join(':'))));
    const bytes = rounds[rounds.length - 1]?.subarray(place, place + 4) ?? [];
    return Array.from(bytes).reduce((sum, byte, at) => sum + byte / 256 ** (at + 1), 0);
  }
  function below(bound: number): number {
    const fraction = next();
    const number = Math.floor(fraction * bound);
    uses.push({ fraction, bound, number });
    return number;
  }
  return {
    drawnFrom: serverSeed,
    nonce,
    uses,
    rounds,
    below,
    fraction() {
      const fraction = next();
      uses.push({ fraction });
      return fraction;
    },
    takeOut<Item>(row: readonly Item[], count: number) {
      const left = [...row];
      const taken: Item[] = [];
      while (taken.length < count && left.length > 0)
        taken.push(...left.splice(below(left.length), 1));
      return taken;
    },
  };
}
