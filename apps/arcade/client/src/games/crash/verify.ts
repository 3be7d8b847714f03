import type { FlightEnd } from './ends.ts';

const encoder = new TextEncoder();
const toHex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
const fromHex = (text: string) =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** Whether this page may compute hashes: a browser allows it on https and on this machine only. */
export const canVerify = (): boolean => globalThis.crypto?.subtle !== undefined;

async function endOf(value: string, salt: string): Promise<number> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(salt), algorithm, false, [
    'sign',
  ]);
  const bytes = toHex(await crypto.subtle.sign('HMAC', key, fromHex(value)));
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
  if (before === undefined) return true;
  return toHex(await crypto.subtle.digest('SHA-256', encoder.encode(value))) === before;
}
