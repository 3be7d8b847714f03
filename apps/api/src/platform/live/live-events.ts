import { sql } from 'drizzle-orm';
import type { OpenDatabase, Queryable } from '#platform/database/connection.ts';

/** The channel on which the processes tell each other what changed. */
const LIVE_CHANNEL = 'live';

/** How long announcements are collected before they are sent together, in milliseconds. */
const GATHER_MS = 40;
/** A notification carries at most 8000 bytes; each change is shorter than 130. */
const CHANGES_PER_NOTIFICATION = 60;

/** What changed: one topic, of one member or, without a member, of everybody on the site. */
export interface LiveChange {
  readonly siteId: string;
  readonly memberId?: string;
  /** The name of the source that reads it anew, such as `balance`. */
  readonly topic: string;
}

/** A listener to the changes that concern one member. */
export interface LiveListener {
  /** A topic changed. Without a topic a notification may have been lost, so that any of them may have changed. */
  onChanged(topic?: string): void;
  /** The process is closing; there will be no more calls. */
  onEnd(): void;
}

/** Tells every process what changed. */
export interface LiveEvents {
  /** Announces a change. It never fails: open streams also read everything again from time to time. */
  announce(change: LiveChange): void;
  /** Notifies a listener of every change that concerns one member until the returned function is called. */
  subscribe(siteId: string, memberId: string, listener: LiveListener): () => void;
  /** Ends all listeners, so that open streams do not delay the end of the process. */
  endAll(): void;
  /** Sends what was collected, and stops. */
  close(): Promise<void>;
}

export interface LiveEventsDeps {
  readonly database: OpenDatabase;
  /** Called when announcements could not be sent; streams then catch up by themselves. */
  readonly onError: (error: unknown) => void;
}

/** A change as it is sent: site, member or nothing, topic. */
type SentChange = readonly [siteId: string, memberId: string, topic: string];

/**
 * Collects announcements for a moment and sends them in few notifications, outside the transactions that made the
 * changes. PostgreSQL commits transactions with a NOTIFY one after the other, which would make all bets wait for each
 * other.
 */
export async function liveEvents({ database, onError }: LiveEventsDeps): Promise<LiveEvents> {
  const listeners = listenersByMember();
  const gathered = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> = Promise.resolve();

  async function send(): Promise<void> {
    timer = undefined;
    const changes = [...gathered];
    gathered.clear();
    try {
      await notify(database.db, changes);
    } catch (error) {
      onError(error);
    }
  }

  const stop = await database.listen(LIVE_CHANNEL, (payload) => {
    if (payload === '') listeners.all().forEach((listener) => listener.onChanged());
    else for (const change of JSON.parse(payload) as SentChange[]) listeners.tell(change);
  });

  return {
    announce(change) {
      gathered.add(textOf(change));
      timer ??= setTimeout(() => {
        sending = send();
      }, GATHER_MS);
    },
    subscribe: listeners.add,
    endAll: () => listeners.all().forEach((listener) => listener.onEnd()),
    async close() {
      clearTimeout(timer);
      await sending;
      if (gathered.size > 0) await send();
      await stop();
    },
  };
}

/** Tells every process what changed, at once or with the commit of a transaction; for changes that are rare. */
export function notifyLive(db: Queryable, changes: readonly LiveChange[]): Promise<void> {
  return notify(db, changes.map(textOf));
}

function textOf({ siteId, memberId = '', topic }: LiveChange): string {
  return JSON.stringify([siteId, memberId, topic] satisfies SentChange);
}

async function notify(db: Queryable, changes: readonly string[]): Promise<void> {
  for (let start = 0; start < changes.length; start += CHANGES_PER_NOTIFICATION) {
    const payload = `[${changes.slice(start, start + CHANGES_PER_NOTIFICATION).join(',')}]`;
    await db.execute(sql`SELECT pg_notify(${LIVE_CHANNEL}, ${payload})`);
  }
}

/** The listeners of this process, by site and member. */
function listenersByMember() {
  const sites = new Map<string, Map<string, Set<LiveListener>>>();
  const ofSite = (siteId: string) => [...(sites.get(siteId)?.values() ?? [])];
  return {
    add(siteId: string, memberId: string, listener: LiveListener): () => void {
      const members = sites.get(siteId) ?? new Map<string, Set<LiveListener>>();
      const own = members.get(memberId) ?? new Set();
      sites.set(siteId, members.set(memberId, own.add(listener)));
      return () => {
        own.delete(listener);
        if (own.size === 0 && members.get(memberId) === own) members.delete(memberId);
      };
    },
    all: (): LiveListener[] => [...sites.keys()].flatMap(ofSite).flatMap((own) => [...own]),
    tell([siteId, memberId, topic]: SentChange): void {
      const told = memberId === '' ? ofSite(siteId) : [sites.get(siteId)?.get(memberId) ?? []];
      for (const listener of told.flatMap((own) => [...own])) listener.onChanged(topic);
    },
  };
}
