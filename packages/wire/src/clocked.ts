// What the calls about draws and about matches have in common: both happen by a vendor's clock, from a seed.
import { z } from 'zod';

/** A moment in UTC. */
export const moment = z.iso.datetime();

/** A seed, or the SHA-256 of one. */
export const hash = z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits');

/** Why a call about draws or matches was refused, with the HTTP status of each. */
export const CLOCKED_REFUSAL_STATUS = {
  invalid_request: 400,
  invalid_signature: 401,
  unknown_game: 404, // the title has no draws
  duplicate_request: 409,
} as const;

/** Code of a refused call about draws or matches. */
export type ClockedRefusalCode = keyof typeof CLOCKED_REFUSAL_STATUS;
