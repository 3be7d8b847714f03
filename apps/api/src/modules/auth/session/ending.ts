import type { Database, Queryable, Transaction } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { notifySessionEnd } from './ends.ts';
import { sessionStore } from './session.store.ts';
import { tokenHashOf } from './token.ts';

/** Ends the games that were opened under sessions, in the transaction that ends those. */
export type EndGames = (
  tx: Queryable,
  siteId: string,
  ended: { memberId: string } & ({ sessionId: string } | { keptSessionId: string | undefined }),
) => Promise<void>;

/** The parts that ending sessions needs. */
export interface SessionEndingDeps {
  readonly db: Database;
  readonly endGames: EndGames;
}

/** Ends sessions with the games that were opened under them, and notifies every process. */
export function sessionEnding({ db, endGames }: SessionEndingDeps) {
  return {
    /** Ends one session, and the games that were opened under it. */
    one: ({ siteId }: SiteView, token: string): Promise<void> =>
      db.transaction(async (tx) => {
        const ended = await sessionStore(tx, siteId).remove(tokenHashOf(token));
        if (!ended) return;
        await endGames(tx, siteId, ended);
        await notifySessionEnd(tx, siteId, ended.memberId);
      }),

    /** Ends one session of a member by its id, and its games; false when the member has none with it. */
    ofMember: (siteId: string, whose: { memberId: string; sessionId: string }): Promise<boolean> =>
      db.transaction(async (tx) => {
        const { memberId, sessionId } = whose;
        const isEnded = await sessionStore(tx, siteId).removeOf(memberId, sessionId);
        if (!isEnded) return false;
        await endGames(tx, siteId, whose);
        await notifySessionEnd(tx, siteId, memberId);
        return true;
      }),

    /**
     * Ends every session of a member except the one that is named, with the games that were opened under them; with
     * `endsEveryGame` also the games of the kept session. Answers how many sessions ended. Opens a transaction unless
     * the caller passes one.
     */
    others: (
      siteId: string,
      whose: { memberId: string; keptSessionId?: string | undefined; endsEveryGame?: boolean },
      within?: Transaction,
    ): Promise<number> => {
      const { memberId, keptSessionId, endsEveryGame = false } = whose;
      const run = async (tx: Transaction) => {
        const count = await sessionStore(tx, siteId).removeOthers(memberId, keptSessionId);
        const kept = endsEveryGame ? undefined : keptSessionId;
        await endGames(tx, siteId, { memberId, keptSessionId: kept });
        await notifySessionEnd(tx, siteId, memberId);
        return count;
      };
      return within ? run(within) : db.transaction(run);
    },
  };
}
