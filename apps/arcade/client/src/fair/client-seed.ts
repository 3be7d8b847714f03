import type { FrameError } from '../errors.ts';

/** The call that gives seeds of a number their client seed. */
interface SeedCalls {
  changeSeeds: (pairNo: number, clientSeed: string) => Promise<unknown>;
}

/** Seeds as far as they matter here; without a client seed they cannot be played under. */
interface UnsetSeeds {
  pairNo: number;
  clientSeed?: string;
}

const RANDOM_BYTES = 10;
const CLIENT_SEED = /^[^\p{C}\p{Z}](?:(?:[^\p{C}\p{Z}]| ){0,62}[^\p{C}\p{Z}])?$/u;

/** Whether the server takes a text as client seed: 1 to 64 characters that can be seen, blanks only between others. */
export const isClientSeed = (text: string): boolean => CLIENT_SEED.test(text);

/** A random client seed of this browser: 80 bits as 20 digits and letters. */
export function randomClientSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Begins to give seeds without a client seed their first one, and answers what a bet waits for: it ends when they have one.
 * A failure is told to the bet that waited, and the next one tries again.
 */
export function beginSeeding(server: SeedCalls, seeds: UnsetSeeds): () => Promise<void> {
  let underWay: Promise<void> | undefined;
  const seed = () => {
    underWay ??= ensureClientSeed(server, seeds).catch((error: unknown) => {
      underWay = undefined;
      throw error;
    });
    return underWay;
  };
  // Nobody waits yet; the first bet asks again.
  seed().catch(() => undefined);
  return seed;
}

/**
 * Proposes a client seed for seeds that have none. It is chosen here, after the hash of the server seed was received,
 * so that the server could not know it when it chose.
 */
async function ensureClientSeed(
  server: SeedCalls,
  { pairNo, clientSeed }: UnsetSeeds,
): Promise<void> {
  if (clientSeed !== undefined) return;
  try {
    await server.changeSeeds(pairNo, randomClientSeed());
  } catch (error) {
    // Another window of the same player was faster.
    if ((error as FrameError).code !== 'seeds_changed') throw error;
  }
}
