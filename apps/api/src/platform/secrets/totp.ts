import { createHmac, timingSafeEqual } from 'node:crypto';
import { toLatinDigits } from '@maidan/contract/digits';
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

/** A secret, and the step of the newest code that counted. */
export interface TotpAccount {
  readonly secret: string;
  readonly lastStep: number;
}

/**
 * The step whose code was given, in digits of any script and spaced in any way, or undefined when it is none of the present
 * ones or not later than `lastStep`: a code counts once.
 */
export function stepOfCode(
  { secret, lastStep }: TotpAccount,
  code: string,
  now: Date,
): number | undefined {
  const given = Buffer.from(toLatinDigits(code).replaceAll(/\s/g, ''));
  return NEAR.map((near) => totpStep(now) + near).find((step) => {
    const right = Buffer.from(totpCode(secret, step));
    return step > lastStep && given.length === right.length && timingSafeEqual(given, right);
  });
}

/**
 * Whether a code is right and was not used before. `use` notes its step, and answers false when another call was faster.
 */
export async function takeTotpCode(
  account: TotpAccount,
  code: string,
  now: Date,
  use: (step: number) => Promise<boolean>,
): Promise<boolean> {
  const step = stepOfCode(account, code, now);
  return step !== undefined && (await use(step));
}

/** The address that an authenticator app reads from a QR code; `issuer` and `account` are shown in the app. */
export function totpAddress(secret: string, shown: { issuer: string; account: string }): string {
  const { issuer, account } = shown;
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
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
