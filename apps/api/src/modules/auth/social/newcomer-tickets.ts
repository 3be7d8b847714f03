import { createHash } from 'node:crypto';
import { SOCIAL_PROVIDERS } from '@maidan/contract/constants';
import { AppError } from '@maidan/contract/errors';
import { z } from 'zod';
import type { Clock } from '#platform/process/clock.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { Random } from '#platform/secrets/random.ts';
import type { ShortLivedStore } from '#platform/short-lived/store.ts';
import { socialStore } from './social.store.ts';
import type { UsedCode } from '../single-use.ts';

const TICKET_BYTES = 32;
const TTL_MS = 15 * 60_000;

const accountSchema = z.object({ provider: z.enum(SOCIAL_PROVIDERS), subject: z.string() });

/** A registration ticket that was used up. */
export interface UsedTicket extends UsedCode {
  /** Links its social account to the new member. @throws AppError `auth.social_refused` */
  bind(tx: Transaction, memberId: string): Promise<void>;
}

/** Tickets with which a visitor registers after a social sign-in with an account that belongs to no member yet. */
export interface SocialTickets {
  /** Checks that a ticket is valid, without using it up. @throws AppError `auth.social_refused` */
  check(siteId: string, ticket: string): Promise<void>;
  /** Uses a ticket up; when several uses arrive at once, one succeeds. @throws AppError `auth.social_refused` */
  use(siteId: string, ticket: string): Promise<UsedTicket>;
}

/** The tickets, for the service that also creates them. */
export interface NewcomerTickets extends SocialTickets {
  /** A ticket for a social account that belongs to no member. */
  create(siteId: string, account: z.output<typeof accountSchema>): Promise<string>;
}

/** Tickets of 256 random bits, stored as SHA-256, valid once within fifteen minutes on the site that created them. */
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
    async check(siteId, ticket) {
      if (!(await store.peek(siteId, placeOf(ticket)))) throw new AppError('auth.social_refused');
    },
    async use(siteId, ticket) {
      const at = placeOf(ticket);
      const seen = await store.peek(siteId, at);
      const kept = await store.take(siteId, at);
      if (!seen || kept === undefined) throw new AppError('auth.social_refused');
      const account = accountSchema.parse(JSON.parse(kept));
      return {
        async bind(tx, memberId) {
          const row = { ...account, memberId, createdAt: clock.now() };
          const isBound = await socialStore(tx, siteId).insert(row);
          if (!isBound) throw new AppError('auth.social_refused');
        },
        giveBack: () => store.put(siteId, at, kept, seen.endsInMs),
      };
    },
  };
}

function placeOf(ticket: string): string {
  return `social-newcomer:${createHash('sha256').update(ticket).digest('base64url')}`;
}
