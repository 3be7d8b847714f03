import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Random } from './random.ts';

/** The length of a step in seconds, and of a code in digits, which every authenticator app takes (RFC 6238). */
const STEP_SECONDS = 30;
const DIGITS = 6;
const SECRET_BYTES = 20;
/** A code of the step before or after counts too, since the clocks of phones differ. */
const NEAR = [0, -1, 1] as const;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new secret: 160 random bits in base32, as authenticator apps take them. */
export function newTotpSecret(random: Random): string {
  return encodeBase32(random.bytes(SECRET_BYTES));
}

/** The code of a step (RFC 4226 with SHA-1). */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', decodeBase32(secret)).update(counter).digest();
  const at = (mac.at(-1) ?? 0) & 0x0f;
  const number = mac.readUInt32BE(at) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The step of a moment. */
export function totpStep(now: Date): number {
  return Math.floor(now.getTime() / 1000 / STEP_SECONDS);
}

/**
 * The step whose code was given, or undefined when it is none of the present ones or not later than `lastStep`: a code
 * counts once.
 */
export function stepOfCode(
  { secret, lastStep }: { secret: string; lastStep: number },
  code: string,
  now: Date,
): number | undefined {
  const given = Buffer.from(code);
  return NEAR.map((near) => totpStep(now) + near).find((step) => {
    const right = Buffer.from(totpCode(secret, step));
    return step > lastStep && given.length === right.length && timingSafeEqual(given, right);
  });
}

function encodeBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{5}/g) ?? [];
  return groups.map((group) => BASE32.charAt(Number.parseInt(group, 2))).join('');
}

function decodeBase32(text: string): Buffer {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
