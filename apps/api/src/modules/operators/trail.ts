import { createHash } from 'node:crypto';
import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/database/connection.ts';
import type { Clock } from '#platform/process/clock.ts';
import { auditEntry } from './trail.tables.ts';
import type { TrailFields } from './trail.tables.ts';
import { sealWords } from './trail-seal.ts';
import type { PersonalWords } from './trail-seal.ts';

/** With the site's name this locks the end of one trail. */
const LOCK_KEY = 724511004;
const ROWS_AT_ONCE = 500;

/** An act as it enters the trail. Fields never hold secrets or texts that members read. */
export interface TrailAct {
  readonly siteId: string;
  readonly via: 'command' | 'console' | 'job';
  /** `noun.verb` */
  readonly permission: string;
  /** What the act touched, as `noun:id`. */
  readonly target: string;
  readonly before: TrailFields;
  readonly after: TrailFields;
  /** What of it is personal, and sealed therefore; the reason is sealed always (OPS-14). */
  readonly personal?: PersonalWords;
  /** The proposal that it is about, or that was approved for it (OPS-13). */
  readonly proposalId?: string;
  /** Who did it; without it the act came from the machine itself. */
  readonly by?: TrailActor;
}

/** The operator of an act, and how the call came (OPS-13). */
export interface TrailActor {
  readonly operatorId: string;
  readonly role: string;
  readonly network: string;
  readonly sessionId: string;
  readonly requestId: string;
  /** The browser or program by its own name: printable ASCII, at most 256 characters. Proposals from before it was kept have none. */
  readonly device?: string;
  readonly reason?: string;
  /** The proposal that was approved for it. */
  readonly proposalId?: string;
}

/** An entry as it is stored. */
export type TrailEntry = typeof auditEntry.$inferSelect;

/**
 * Writes an act into the trail of its site, in the act's own transaction, so that neither exists without the other.
 * Call it last: until the transaction ends no other entry of the site can be written.
 */
export async function recordAct(
  tx: Transaction,
  clock: Clock,
  { by, personal = {}, ...act }: TrailAct,
): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK_KEY}::int, hashtext(${act.siteId}))`);
  const [last] = await newestEntries(tx, act.siteId, 1);
  const number = (last?.number ?? 0) + 1;
  const reason = by?.reason ?? null;
  const words = await sealWords(tx, { ...act, number, reason }, personal);
  const entry = {
    ...act,
    ...words,
    operatorId: by?.operatorId ?? null,
    role: by?.role ?? null,
    network: by?.network ?? null,
    sessionId: by?.sessionId ?? null,
    requestId: by?.requestId ?? null,
    device: by?.device ?? null,
    proposalId: act.proposalId ?? by?.proposalId ?? null,
    number,
    at: clock.now(),
    previousHash: last?.hash ?? '',
  };
  await tx.insert(auditEntry).values({ ...entry, hash: hashOf(entry) });
}

/** Entries about one thing, and of one permission where it is given. */
export interface EntriesAbout {
  readonly target: string;
  readonly permission?: string | undefined;
}

/** The entry of a site with a number. */
export async function entryAt(
  db: Queryable,
  siteId: string,
  number: number,
): Promise<TrailEntry | undefined> {
  const where = and(eq(auditEntry.siteId, siteId), eq(auditEntry.number, number));
  return (await db.select().from(auditEntry).where(where))[0];
}

/**
 * The newest entries of a site as they are stored, the newest first; with `before` those below a number, with `about` those
 * about one thing.
 */
export function newestEntries(
  db: Queryable,
  siteId: string,
  most: number,
  before?: number,
  about?: EntriesAbout,
): Promise<TrailEntry[]> {
  const below = before === undefined ? undefined : lt(auditEntry.number, before);
  const target = about && eq(auditEntry.target, about.target);
  const permission = about?.permission ? eq(auditEntry.permission, about.permission) : undefined;
  return db
    .select()
    .from(auditEntry)
    .where(and(eq(auditEntry.siteId, siteId), target, permission, below))
    .orderBy(desc(auditEntry.number))
    .limit(most);
}

/**
 * Walks the trail of a site from its first entry. Answers the number of the first entry that is missing or was changed,
 * and undefined when all are as they were written. Entries cut off at the end leave no trace here: compare the newest
 * hash with one that was noted elsewhere.
 */
export async function firstBrokenEntry(db: Queryable, siteId: string): Promise<number | undefined> {
  let number = 0;
  let hash = '';
  for (;;) {
    const rows = await db
      .select()
      .from(auditEntry)
      .where(and(eq(auditEntry.siteId, siteId), gt(auditEntry.number, number)))
      .orderBy(asc(auditEntry.number))
      .limit(ROWS_AT_ONCE);
    for (const row of rows) {
      number += 1;
      const isWhole = row.number === number && row.previousHash === hash;
      if (!isWhole || row.hash !== hashOf(row)) return number;
      hash = row.hash;
    }
    if (rows.length < ROWS_AT_ONCE) return undefined;
  }
}

function hashOf(entry: Omit<TrailEntry, 'hash'>): string {
  const { siteId, number, at, via, permission, target, before, after, previousHash } = entry;
  const parts = [siteId, number, at.toISOString(), via, permission, target];
  const fields = [sorted(before), sorted(after)];
  const { operatorId, role, reason, network, sessionId, requestId } = entry;
  const actor = [operatorId, role, reason, network, sessionId, requestId];
  // Entries without an actor keep the hash that they had before there were operators.
  const by = actor.every((part) => part === null) ? [] : [actor];
  const proposal = entry.proposalId === null ? [] : [{ proposalId: entry.proposalId }];
  // The same holds for those from before devices were kept.
  const device = entry.device === null ? [] : [{ device: entry.device }];
  return createHash('sha256')
    .update(JSON.stringify([...parts, ...fields, previousHash, ...by, ...proposal, ...device]))
    .digest('hex');
}

/** The database keeps no order of fields. */
function sorted(fields: TrailFields): [string, string][] {
  return Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1));
}
