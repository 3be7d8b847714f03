import { createHash } from 'node:crypto';
import type { Random } from '#platform/random.ts';
import type { ShortLivedStore } from '#platform/short-lived.ts';

const TOKEN_BYTES = 32;
const MINUTE_MS = 60_000;

/** How long a recovery link opens, in minutes. */
export const RECOVERY_MINUTES = 30;

/**
 * Tokens of recovery links: 256 random bits, kept only as SHA-256, good once within thirty minutes; a newer one of a
 * member ends the older.
 */
export function recoveryTokens({ store, random }: { store: ShortLivedStore; random: Random }) {
  const ttlMs = RECOVERY_MINUTES * MINUTE_MS;

  async function isNewest(siteId: string, memberId: string, tokenHash: string): Promise<boolean> {
    return (await store.peek(siteId, newestOf(memberId)))?.value === tokenHash;
  }

  return {
    /** A new token of a member. */
    async create(siteId: string, memberId: string): Promise<string> {
      const token = random.bytes(TOKEN_BYTES).toString('base64url');
      const tokenHash = hashOf(token);
      await store.put(siteId, tokenKey(tokenHash), memberId, ttlMs);
      await store.put(siteId, newestOf(memberId), tokenHash, ttlMs);
      return token;
    },

    /** Whose token it is; undefined when it is wrong, used, over or was followed by a newer one. */
    async memberOf(siteId: string, token: string): Promise<string | undefined> {
      const tokenHash = hashOf(token);
      const memberId = (await store.peek(siteId, tokenKey(tokenHash)))?.value;
      if (memberId === undefined) return undefined;
      return (await isNewest(siteId, memberId, tokenHash)) ? memberId : undefined;
    },

    /** Uses a token up: of several uses at once one is true, and none once the member's tokens were ended. */
    async use(siteId: string, token: string): Promise<boolean> {
      const tokenHash = hashOf(token);
      const memberId = await store.take(siteId, tokenKey(tokenHash));
      return memberId !== undefined && isNewest(siteId, memberId, tokenHash);
    },

    /** Ends the token of a member, if there is one. */
    endOf: (siteId: string, memberId: string): Promise<void> =>
      store.forget(siteId, newestOf(memberId)),
  };
}

/** The recovery tokens, as `recoveryTokens` makes them. */
export type RecoveryTokens = ReturnType<typeof recoveryTokens>;

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function tokenKey(tokenHash: string): string {
  return `recovery:${tokenHash}`;
}

function newestOf(memberId: string): string {
  return `recovery-of:${memberId}`;
}
