import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { SealingKey } from '@maidan/deployment/keys';
import type { Queryable, Transaction } from '../database/connection.ts';
import { OLD_KEY_LIFE_MS } from './sealing.ts';
import { sealingKey as table } from './sealing-key.tables.ts';
import { sealedAtRest } from './sealed-at-rest.ts';
import type { Random } from './random.ts';

const ALL_SITES = '*';
/** Keeps two rotations at once apart. */
const KEY_LOCK = 724_511_099;

/** Keys of sealed bodies that were added while the deployment ran. */
export interface SealingKeys {
  /** Those that the deployment's secret opens, the newest first. */
  list(db: Queryable): Promise<SealingKey[]>;
  /** The id of the newest; undefined when none was added. No other is added until the transaction ends. */
  holdNewest(tx: Transaction): Promise<string | undefined>;
  /** Stores a key, and forgets those that open nothing any more. */
  add(tx: Transaction, key: SealingKey): Promise<void>;
}

/**
 * The keys in the database. One that was sealed with another secret of the deployment is left out: pages that hold it are told so
 * and take the next.
 */
export function sealingKeys(random: Random, deploymentSecret: string): SealingKeys {
  const atRest = sealedAtRest(random, { deploymentSecret, purpose: 'keys of sealed bodies' });
  return {
    async list(db) {
      return (await read(db)).flatMap(({ keyId, createdAt, sealedKey }) => {
        const privateKeyPem = opened(() => atRest.open(sealedKey));
        return privateKeyPem === undefined
          ? []
          : [{ keyId, createdAt: createdAt.toISOString(), privateKeyPem }];
      });
    },
    async holdNewest(tx) {
      await tx.execute(sql`SELECT pg_advisory_xact_lock(${KEY_LOCK})`);
      return (await read(tx))[0]?.keyId;
    },
    async add(tx, { keyId, createdAt, privateKeyPem }) {
      const at = new Date(createdAt);
      const stored = await read(tx);
      const over = stored.filter((_row, index) => {
        const newer = stored[index - 1];
        return newer !== undefined && newer.createdAt.getTime() + OLD_KEY_LIFE_MS <= at.getTime();
      });
      const ids = over.map((row) => row.keyId);
      await tx.delete(table).where(and(eq(table.siteId, ALL_SITES), inArray(table.keyId, ids)));
      await tx
        .insert(table)
        .values({ siteId: ALL_SITES, keyId, createdAt: at, sealedKey: atRest.seal(privateKeyPem) });
    },
  };
}

const read = (db: Queryable) =>
  db.select().from(table).where(eq(table.siteId, ALL_SITES)).orderBy(desc(table.createdAt));

/** What a secret of another deployment sealed cannot be opened. */
function opened(open: () => string): string | undefined {
  try {
    return open();
  } catch {
    return undefined;
  }
}
