import type { FrameError } from '../errors.ts';
import type { Server, State } from '../server.ts';

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
 * Proposes a client seed for seeds that have none. It is chosen here, after the hash of the server seed was received,
 * so that the server could not know it when it chose.
 */
export async function withClientSeed(
  server: Pick<Server, 'seeds' | 'changeSeeds'>,
  state: State,
): Promise<State> {
  if (state.seeds.clientSeed !== undefined) return state;
  try {
    const { seeds } = await server.changeSeeds(state.seeds.pairNo, randomClientSeed());
    return { ...state, seeds };
  } catch (error) {
    // Another window of the same player was faster.
    if ((error as FrameError).code !== 'seeds_changed') throw error;
    return { ...state, seeds: await server.seeds() };
  }
}
