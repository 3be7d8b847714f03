/** A proof-of-work challenge as the gateway gives it (ALTCHA's form). */
export interface HumanCheckChallenge {
  readonly algorithm: string;
  readonly challenge: string;
  readonly salt: string;
  readonly signature: string;
  readonly maxnumber: number;
}

const CHUNK = 2_000;

/**
 * Finds the number whose hash with the salt is the challenge, and answers the payload the gateway checks
 * (SMS-14). Gives the page room to draw between chunks. Needs WebCrypto.
 * @throws Error when no number up to `maxnumber` fits
 */
export async function solveHumanCheck(challenge: HumanCheckChallenge): Promise<string> {
  const startedAt = performance.now();
  for (let first = 0; first <= challenge.maxnumber; first += CHUNK) {
    const last = Math.min(first + CHUNK, challenge.maxnumber + 1);
    const number = await findIn(challenge, first, last);
    if (number !== undefined) {
      const { algorithm, challenge: text, salt, signature } = challenge;
      const took = Math.round(performance.now() - startedAt);
      return btoa(JSON.stringify({ algorithm, challenge: text, number, salt, signature, took }));
    }
  }
  throw new Error('The human check has no solution');
}

async function findIn(
  { salt, challenge }: HumanCheckChallenge,
  first: number,
  last: number,
): Promise<number | undefined> {
  const encoder = new TextEncoder();
  const numbers = Array.from({ length: last - first }, (_, offset) => first + offset);
  const hashes = await Promise.all(
    numbers.map((number) => crypto.subtle.digest('SHA-256', encoder.encode(salt + number))),
  );
  const place = hashes.findIndex((hash) => hex(hash) === challenge);
  return place < 0 ? undefined : numbers[place];
}

function hex(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
