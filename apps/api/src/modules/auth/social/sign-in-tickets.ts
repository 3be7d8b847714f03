import { createHash, createHmac } from 'node:crypto';
import { SOCIAL_PROVIDERS } from '@maidan/contract/constants';
import { z } from 'zod';
import type { Random } from '#platform/secrets/random.ts';
import type { ShortLivedStore } from '#platform/short-lived/store.ts';
import type { SignInSecrets } from './social.ports.ts';

const TICKET_BYTES = 32;
const TTL_MS = 10 * 60_000;

const begunSchema = z.object({ provider: z.enum(SOCIAL_PROVIDERS), redirectUri: z.url() });

/** A sign-in that was started and waits for the provider's answer. */
export type BegunSignIn = z.output<typeof begunSchema>;

/**
 * Tickets of started sign-ins: 256 random bits, stored as SHA-256, valid once within ten minutes on their site. State,
 * nonce and PKCE verifier are derived from the ticket with a key of the server, so that neither the database nor the
 * browser alone holds them.
 */
export function signInTickets(deps: { key: Buffer; store: ShortLivedStore; random: Random }) {
  const { key, store, random } = deps;
  const derive = (ticket: string, purpose: string) =>
    createHmac('sha256', key).update(`${purpose}:${ticket}`).digest('base64url');
  const secretsOf = (ticket: string): SignInSecrets => ({
    state: derive(ticket, 'state'),
    nonce: derive(ticket, 'nonce'),
    verifier: derive(ticket, 'verifier'),
  });

  return {
    /** A new ticket and the secrets of its sign-in; stores nothing yet. */
    create(): { ticket: string; secrets: SignInSecrets } {
      const ticket = random.bytes(TICKET_BYTES).toString('base64url');
      return { ticket, secrets: secretsOf(ticket) };
    },

    /** Stores the sign-in of a ticket. */
    keep: (siteId: string, ticket: string, begun: BegunSignIn): Promise<void> =>
      store.put(siteId, placeOf(ticket), JSON.stringify(begun), TTL_MS),

    /** Uses a ticket up; when several uses arrive at once, one gets the sign-in. */
    async use(
      siteId: string,
      ticket: string,
    ): Promise<(BegunSignIn & { secrets: SignInSecrets }) | undefined> {
      const kept = await store.take(siteId, placeOf(ticket));
      if (kept === undefined) return undefined;
      return { ...begunSchema.parse(JSON.parse(kept)), secrets: secretsOf(ticket) };
    },
  };
}

export type SignInTickets = ReturnType<typeof signInTickets>;

function placeOf(ticket: string): string {
  return `social-sign-in:${createHash('sha256').update(ticket).digest('base64url')}`;
}
