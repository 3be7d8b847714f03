import { createHash } from 'node:crypto';
import type { Random } from '#platform/secrets/random.ts';
import type { ShortLivedStore } from '#platform/short-lived/store.ts';

const TOKEN_BYTES = 32;
const MINUTE_MS = 60_000;

/** How long a recovery link is valid, in minutes. */
export const RECOVERY_MINUTES = 30;

/** The member to whom a recovery link belongs, and the address it was mailed to; empty for one that came by SMS. */
export interface LinkOwner {
  readonly memberId: string;
  readonly email: string;
}

/**
 * Tokens of recovery links: 256 random bits, stored only as SHA-256, valid once within thirty minutes. A newer token of
 * a member ends the older one.
 */
export function recoveryTokens({ store, random }: { store: ShortLivedStore; random: Random }) {
  const ttlMs = RECOVERY_MINUTES * MINUTE_MS;

  async function isNewest(siteId: string, memberId: string, tokenHash: string): Promise<boolean> {
    return (await store.peek(siteId, newestOf(memberId)))?.value === tokenHash;
  }

  return {
    /** A new token of a member, to be mailed to `email`. */
    async create(siteId: string, { memberId, email }: LinkOwner): Promise<string> {
      const token = random.bytes(TOKEN_BYTES).toString('base64url');
      const tokenHash = hashOf(token);
      await store.put(siteId, tokenKey(tokenHash), `${memberId} ${email}`, ttlMs);
      await store.put(siteId, newestOf(memberId), tokenHash, ttlMs);
      return token;
    },

    /** The owner of a token; undefined when the token is wrong, used, expired or replaced by a newer one. */
    async ownerOf(siteId: string, token: string): Promise<LinkOwner | undefined> {
      const tokenHash = hashOf(token);
      const kept = (await store.peek(siteId, tokenKey(tokenHash)))?.value;
      if (kept === undefined) return undefined;
      const owner = ownerIn(kept);
      return (await isNewest(siteId, owner.memberId, tokenHash)) ? owner : undefined;
    },

    /** Uses a token up. When several uses arrive at once, one gets true; after `endOf` all get false. */
    async use(siteId: string, token: string): Promise<boolean> {
      const tokenHash = hashOf(token);
      const kept = await store.take(siteId, tokenKey(tokenHash));
      return kept !== undefined && isNewest(siteId, ownerIn(kept).memberId, tokenHash);
    },

    /** Ends the token of a member, if there is one. */
    endOf: (siteId: string, memberId: string): Promise<void> =>
      store.forget(siteId, newestOf(memberId)),
  };
}

export type RecoveryTokens = ReturnType<typeof recoveryTokens>;

function ownerIn(kept: string): LinkOwner {
  const [memberId = '', email = ''] = kept.split(' ', 2);
  return { memberId, email };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function tokenKey(tokenHash: string): string {
  return `recovery:${tokenHash}`;
}

function newestOf(memberId: string): string {
  return `recovery-of:${memberId}`;
}
