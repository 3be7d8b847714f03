import { memberStore } from '#modules/member/index.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Database, Queryable, Transaction } from '#platform/database/connection.ts';
import type { Random } from '#platform/secrets/random.ts';
import type { SessionView, SiteView } from '#platform/http/request-context.ts';
import { sessionStore } from './session.store.ts';
import { sessionEnding } from './ending.ts';
import type { EndGames } from './ending.ts';
import { newToken, tokenHashOf } from './token.ts';

const MINUTE_MS = 60_000;
/** Using a session updates its row at most this often. */
const RENEWAL_EVERY_MS = MINUTE_MS;

export interface SessionServiceDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  /** Ends the games that were opened under sessions, in the transaction that ends these sessions. */
  readonly endGames: EndGames;
}

/** Opens, finds, renews and ends sessions. How long they last is set in the site's settings. */
export function sessionService({ db, clock, random, endGames }: SessionServiceDeps) {
  const ending = sessionEnding({ db, endGames });
  return {
    /**
     * Opens a session and answers its token: 256 random bits in base64url, stored only as SHA-256. `endsAt` sets its
     * latest end.
     */
    async open(
      queryable: Queryable,
      site: SiteView,
      { endsAt, ...owner }: { memberId: string; userAgent: string; endsAt?: Date },
    ): Promise<string> {
      const token = newToken(random);
      const now = clock.now();
      const { idleMinutes, absoluteMinutes } = site.settings.session;
      await sessionStore(queryable, site.siteId).insert({
        ...owner,
        tokenHash: tokenHashOf(token),
        sessionId: random.id(),
        createdAt: now,
        renewedAt: now,
        idleExpiresAt: later(now, idleMinutes),
        absoluteExpiresAt: earlier(later(now, absoluteMinutes), endsAt),
      });
      return token;
    },

    /**
     * The live session of a token on a site, which this call renews; undefined when there is none or its member may not
     * act.
     */
    async find(site: SiteView, token: string): Promise<SessionView | undefined> {
      const tokenHash = tokenHashOf(token);
      const store = sessionStore(db, site.siteId);
      const row = await store.find(tokenHash);
      const now = clock.now();
      if (!row || row.idleExpiresAt <= now || row.absoluteExpiresAt <= now) return undefined;
      const owner = await memberStore(db, site.siteId).findById(row.memberId);
      if (owner?.status !== 'active') return undefined;
      if (now.getTime() - row.renewedAt.getTime() >= RENEWAL_EVERY_MS) {
        const idleExpiresAt = later(now, site.settings.session.idleMinutes);
        await store.renew(tokenHash, { renewedAt: now, idleExpiresAt });
      }
      const { memberId, type, account, nickname } = owner;
      const { sessionId, createdAt: openedAt } = row;
      return { sessionId, token, memberId, type, account, nickname, openedAt };
    },

    /** Whether a session is live and its member may act. Asking does not renew the session. */
    async stands(siteId: string, sessionId: string): Promise<boolean> {
      const row = await sessionStore(db, siteId).findById(sessionId);
      const now = clock.now();
      if (!row || row.idleExpiresAt <= now || row.absoluteExpiresAt <= now) return false;
      return (await memberStore(db, siteId).findById(row.memberId))?.status === 'active';
    },

    /** Ends one session, and the games that were opened under it. */
    end: ending.one,

    /** Ends one session of a member by its id, and its games; false when the member has none with it. */
    endOne: ending.ofMember,

    listOpen: (siteId: string, memberId: string) =>
      sessionStore(db, siteId).listOpen(memberId, clock.now()),

    /**
     * Ends every session of a member except the one that is named, with the games that were opened under them; with
     * `endsEveryGame` also the games of the kept session. Answers how many sessions ended. Opens a transaction unless
     * the caller passes one.
     */
    endOthers: ending.others,

    /** Whether a session is live; if so it stays live until the transaction ends. */
    hold: (tx: Transaction, siteId: string, sessionId: string): Promise<boolean> =>
      sessionStore(tx, siteId).hold(sessionId),

    /** Removes the expired sessions of a site. */
    sweep: (siteId: string): Promise<void> => sessionStore(db, siteId).sweep(clock.now()),
  };
}

export type SessionService = ReturnType<typeof sessionService>;

function later(now: Date, minutes: number): Date {
  return new Date(now.getTime() + minutes * MINUTE_MS);
}

function earlier(moment: Date, bound: Date | undefined): Date {
  return bound && bound < moment ? bound : moment;
}
