import { z } from 'zod';

/**
 * Where a vendor tells what its titles return in theory, below its base address: a GET that the operator signs. It
 * answers every title that it knows, and a title without a computed return is absent.
 */
export const RETURNS_PATH = '/operator/v1/returns';

const basisPoints = z.int().min(0).max(20_000);

/**
 * What a title returns in theory, in hundredths of a percent of all that is staked: of the ways to play it the one that
 * returns least and the one that returns most, under the play that the game's rules tell.
 */
export const titleReturn = z.object({
  gameCode: z.string().regex(/^[a-z0-9._-]{1,100}$/),
  leastBp: basisPoints,
  mostBp: basisPoints,
});

/** Answer of `RETURNS_PATH`. */
export const titleReturnsReply = z.object({ titles: z.array(titleReturn).max(20_000) });

/** What one title returns, of `titleReturn`. */
export type TitleReturn = z.infer<typeof titleReturn>;
/** An answer of `RETURNS_PATH`. */
export type TitleReturnsReply = z.infer<typeof titleReturnsReply>;
