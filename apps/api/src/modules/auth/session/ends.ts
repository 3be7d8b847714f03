import { sql } from 'drizzle-orm';
import type { OpenDatabase, Queryable } from '#platform/database/connection.ts';

/** The channel on which the processes tell each other whose sessions were ended. */
const SESSIONS_CHANNEL = 'session_ended';

/** Tells, in every process, that sessions of a member have ended. */
export interface SessionEnds {
  /**
   * Calls back when one of the member's sessions was ended, and when a notification may have been lost. The listener
   * looks up which session it was. The returned function stops the calls.
   */
  subscribe(siteId: string, memberId: string, onEnded: () => void): () => void;
  close(): Promise<void>;
}

/** Listens for ends of sessions. */
export async function sessionEnds(database: Pick<OpenDatabase, 'listen'>): Promise<SessionEnds> {
  const listeners = new Map<string, Set<() => void>>();
  const stop = await database.listen(SESSIONS_CHANNEL, (payload) => {
    const keys = payload === '' ? [...listeners.keys()] : [payload];
    for (const key of keys) listeners.get(key)?.forEach((onEnded) => onEnded());
  });
  return {
    subscribe(siteId, memberId, onEnded) {
      const key = keyOf(siteId, memberId);
      const own = listeners.get(key) ?? new Set();
      listeners.set(key, own.add(onEnded));
      return () => {
        own.delete(onEnded);
        if (own.size === 0 && listeners.get(key) === own) listeners.delete(key);
      };
    },
    close: stop,
  };
}

/** Tells every process, after the transaction has committed, that sessions of a member have ended. */
export async function notifySessionEnd(
  tx: Queryable,
  siteId: string,
  memberId: string,
): Promise<void> {
  await tx.execute(sql`SELECT pg_notify(${SESSIONS_CHANNEL}, ${keyOf(siteId, memberId)})`);
}

function keyOf(siteId: string, memberId: string): string {
  return `${siteId}:${memberId}`;
}
