import { createHash } from 'node:crypto';
import { SOCIAL_PROVIDERS } from '@maidan/contract/constants';
import { AppError } from '@maidan/contract/errors';
import { z } from 'zod';
import type { Clock } from '#platform/clock.ts';
import type { Transaction } from '#platform/database.ts';
import type { Random } from '#platform/random.ts';
import type { ShortLivedStore } from '#platform/short-lived.ts';
import { socialStore } from './social.store.ts';

const TICKET_BYTES = 32;
const TTL_MS = 15 * 60_000;

const accountSchema = z.object({ provider: z.enum(SOCIAL_PROVIDERS), subject: z.string() });

/** Tickets with which a visitor registers after a social sign-in that nobody was registered for. */
export interface SocialTickets {
  /**
   * Uses a ticket up and answers how to bind its social account to the member that is made.
   * @throws AppError `auth.social_refused`
   */
  use(
    siteId: string,
    ticket: string,
  ): Promise<(tx: Transaction, memberId: string) => Promise<void>>;
}

/** The tickets with the side that gives them out. */
export interface NewcomerTickets extends SocialTickets {
  /** A ticket for a social account that nobody registered with. */
  create(siteId: string, account: z.output<typeof accountSchema>): Promise<string>;
}

/** Tickets of 256 random bits, kept as SHA-256, good once within a quarter of an hour on the site they are from. */
export function newcomerTickets(deps: {
  store: ShortLivedStore;
  random: Random;
  clock: Clock;
}): NewcomerTickets {
  const { store, random, clock } = deps;
  return {
    async create(siteId, account) {
      const ticket = random.bytes(TICKET_BYTES).toString('base64url');
      await store.put(siteId, placeOf(ticket), JSON.stringify(account), TTL_MS);
      return ticket;
    },
    async use(siteId, ticket) {
      const kept = await store.take(siteId, placeOf(ticket));
      if (kept === undefined) throw new AppError('auth.social_refused');
      const account = accountSchema.parse(JSON.parse(kept));
      return async (tx, memberId) => {
        const row = { ...account, memberId, createdAt: clock.now() };
        const isBound = await socialStore(tx, siteId).insert(row);
        if (!isBound) throw new AppError('auth.social_refused');
      };
    },
  };
}

function placeOf(ticket: string): string {
  return `social-newcomer:${createHash('sha256').update(ticket).digest('base64url')}`;
}
