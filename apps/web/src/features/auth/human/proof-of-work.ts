import { hasSubtle } from '#platform/sealing/seal.ts';

/** A proof-of-work challenge as the gateway gives it (ALTCHA's form). */
export interface HumanCheckChallenge {
  readonly algorithm: string;
  readonly challenge: string;
  readonly salt: string;
  readonly signature: string;
  readonly maxnumber: number;
}

const CHUNK = 2_000;

/** SHA-256 of bytes. */
type Digest = (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>;

/**
 * Finds the number whose hash with the salt is the challenge, and returns the payload that the gateway checks (SMS-14).
 * Lets the page draw between chunks of work. A browser without WebCrypto loads a library for it. @throws Error when no
 * number up to `maxnumber` fits
 */
export async function solveHumanCheck(challenge: HumanCheckChallenge): Promise<string> {
  const startedAt = performance.now();
  const digest = hasSubtle()
    ? subtleDigest
    : (await import('#platform/sealing/plain-cryptography.ts')).digest;
  for (let first = 0; first <= challenge.maxnumber; first += CHUNK) {
    const last = Math.min(first + CHUNK, challenge.maxnumber + 1);
    const number = await findIn(challenge, first, last, digest);
    if (number !== undefined) {
      const { algorithm, challenge: text, salt, signature } = challenge;
      const took = Math.round(performance.now() - startedAt);
      return btoa(JSON.stringify({ algorithm, challenge: text, number, salt, signature, took }));
    }
    // Plain-script hashing runs without a pause, so the page must be given time to draw.
    await new Promise((resolve) => setTimeout(resolve));
  }
  throw new Error('The human check has no solution');
}

/** What a form saw its reader do. It keeps the price of a proof low, but proves nothing by itself. */
export interface FormActivity {
  /** How long the form was open, in milliseconds. */
  readonly openedMs: number;
  /** How often a field was entered. */
  readonly touches: number;
}

/** The payload of `solveHumanCheck` with what the form saw added. */
export function withFormActivity(payload: string, seen: FormActivity): string {
  return btoa(JSON.stringify({ ...(JSON.parse(atob(payload)) as object), seen }));
}

async function findIn(
  { salt, challenge }: HumanCheckChallenge,
  first: number,
  last: number,
  digest: Digest,
): Promise<number | undefined> {
  const encoder = new TextEncoder();
  const numbers = Array.from({ length: last - first }, (_, offset) => first + offset);
  const hashes = await Promise.all(numbers.map((number) => digest(encoder.encode(salt + number))));
  const place = hashes.findIndex((hash) => hex(hash) === challenge);
  return place < 0 ? undefined : numbers[place];
}

const subtleDigest: Digest = async (bytes) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
