import { leadsTo, saltedValue } from '../parts/chain/hash.ts';
import type { FlightEnd } from './ends.ts';

async function endOf(value: string, salt: string): Promise<number> {
  const bytes = await saltedValue(value, salt);
  const share = Number.parseInt(bytes.slice(0, 13), 16) / 2 ** 52;
  return Math.max(100, Math.floor(99 / (1 - share)));
}

/**
 * Whether a flight's end follows from its value and the salt, and its value leads to the one before, which is the tip for
 * the first. `topHundredths` is where every flight ends at the latest.
 */
export async function isProven(
  { value, endHundredths }: Pick<FlightEnd, 'value' | 'endHundredths'>,
  {
    before,
    salt,
    topHundredths,
  }: { before: string | undefined; salt: string; topHundredths: number },
): Promise<boolean> {
  const end = Math.min(topHundredths, await endOf(value, salt));
  if (end !== endHundredths) return false;
  return before === undefined || leadsTo(value, before);
}
