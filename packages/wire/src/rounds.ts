import { z } from 'zod';

/**
 * Where a vendor takes the operator's wish to end open rounds, below its base address. POST, signed by the operator. The
 * rounds end as their rules promise a player who does not come back, and are paid by the wallet's calls as always.
 */
export const ROUNDS_END_PATH = '/operator/v1/rounds/end';

const identifier = z.string().regex(/^[A-Za-z0-9._:-]{1,100}$/, 'must be 1 to 100 id characters');

/** Whose rounds are to end; with `roundId` only that one. */
export const roundsEndBody = z.strictObject({
  vendor: z.string().regex(/^[A-Za-z0-9_-]{1,32}$/, 'must be a vendor code'),
  playerRef: identifier,
  roundId: identifier.optional(),
});

/** How many rounds were open and have ended now. */
export const roundsEndReply = z.object({ ended: z.int().min(0) });

/** Answer of an accepted call. */
export type RoundsEndReply = z.infer<typeof roundsEndReply>;

/** Why the call was refused, with the HTTP status of each. */
export const ROUNDS_END_REFUSAL_STATUS = {
  invalid_request: 400,
  invalid_signature: 401,
  duplicate_request: 409,
} as const;
