import { createHash } from 'node:crypto';
import type { Random } from '#platform/secrets/random.ts';

const TOKEN_BYTES = 32;

/** A new token: 256 random bits, base64url. */
export function newToken(random: Random): string {
  return random.bytes(TOKEN_BYTES).toString('base64url');
}

/** SHA-256 of a token in hexadecimal, which is all the database stores of it. */
export function tokenHashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
