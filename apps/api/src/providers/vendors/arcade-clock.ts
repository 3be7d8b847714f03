// What the calls about draws and about matches have in common.
import { createHash } from 'node:crypto';
import { VendorClockError } from '#modules/games/games.ports.ts';
import { PartnerSilentError, callPartner } from '../signed-call.ts';
import type { PartnerAnswer, PartnerOptions } from '../signed-call.ts';

/** A page waits for the answer, so it may take less time than a launch. */
const TIMEOUT_MS = 2000;

/** Asks the arcade by a signed call. The function that it gives throws VendorClockError when nobody answers in time. */
export function arcadeAsker(options: PartnerOptions): (path: string) => Promise<PartnerAnswer> {
  const partner = { timeoutMs: TIMEOUT_MS, ...options };
  return async (path) => {
    try {
      return await callPartner(partner, 'GET', path);
    } catch (error) {
      if (error instanceof PartnerSilentError) throw new VendorClockError('silent', error.message);
      throw error;
    }
  };
}

/** The error of an answer that is not what was asked for. */
export function invalidAnswer(detail: string): VendorClockError {
  return new VendorClockError('invalid', detail);
}

/** Checks that a seed fits the hash that was published before it. @throws VendorClockError */
export function proveSeed(
  { seed, commitment }: { readonly seed: string; readonly commitment: string },
  what: string,
): void {
  const hash = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
  if (hash !== commitment) throw invalidAnswer(`the seed of ${what} does not fit its hash`);
}
