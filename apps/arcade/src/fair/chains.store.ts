import type { Database } from '@maidan/partner-service';
import type { GrownChain } from './chain.ts';

/** A stored chain of a name. Its last value and checkpoints are secret. */
export interface Chain extends GrownChain {
  chainId: number;
  /** What plays it, such as one title of one operator. */
  name: string;
  /** Unix milliseconds from which on the tip is told. */
  publishedAt: number;
  /** The value to come that was named as the salt together with the tip, in words; absent when none was. */
  announced: string | undefined;
  /** Undefined until it is set; the chain is not played before. */
  salt: string | undefined;
  /** Where everybody can look the salt up; undefined for one that the arcade drew itself. */
  saltSource: string | undefined;
  saltedAt: number | undefined;
  /** How many values were played; the next one is `used` + 1. */
  used: number;
}

/** SQL over chains. */
export interface ChainsStore {
  insert: (name: string, chain: GrownChain, publishedAt: number, announced?: string) => number;
  find: (chainId: number) => Chain | undefined;
  /** The chain that is played: the newest of a name with a salt and values left. */
  running: (name: string) => Chain | undefined;
  /** Chains whose tip is published and whose salt is to come. */
  waiting: () => Chain[];
  /** Salts a chain that has no salt yet; answers false for any other. */
  setSalt: (chainId: number, salt: string, nowMs: number, source?: string) => boolean;
  /** Takes the next value's number, and 0 when none is left. */
  take: (chainId: number) => number;
}

function readChain(row: Record<string, unknown>): Chain {
  const text = (name: string) => (row[name] === null ? undefined : String(row[name]));
  return {
    chainId: Number(row['chain_id']),
    name: String(row['name']),
    length: Number(row['length']),
    last: String(row['last_value']),
    checkpoints: row['checkpoints'] as Uint8Array,
    tip: String(row['tip']),
    publishedAt: Number(row['published_at']),
    announced: text('announced'),
    salt: text('salt'),
    saltSource: text('salt_source'),
    saltedAt: row['salted_at'] === null ? undefined : Number(row['salted_at']),
    used: Number(row['used']),
  };
}

/** Makes the store over an open database. */
export function createChainsStore(database: Database): ChainsStore {
  const all = (sql: string, ...values: (string | number)[]) =>
    database
      .prepare(`SELECT * FROM chains ${sql}`)
      .all(...values)
      .map((row) => readChain(row));
  return {
    insert(name, { length, last, checkpoints, tip }, publishedAt, announced) {
      const { lastInsertRowid } = database
        .prepare(
          `INSERT INTO chains (name, length, last_value, checkpoints, tip, published_at, announced)
           VALUES (?, ?, ?, ?, ?, ?, ?)`,
        )
        .run(name, length, last, checkpoints, tip, publishedAt, announced ?? null);
      return Number(lastInsertRowid);
    },
    find: (chainId) => all('WHERE chain_id = ?', chainId)[0],
    running: (name) =>
      all(
        'WHERE name = ? AND salt IS NOT NULL AND used < length ORDER BY chain_id DESC LIMIT 1',
        name,
      )[0],
    waiting: () => all('WHERE salt IS NULL ORDER BY chain_id'),
    setSalt: (chainId, salt, nowMs, source) =>
      database
        .prepare(
          `UPDATE chains SET salt = ?, salt_source = ?, salted_at = ?
           WHERE chain_id = ? AND salt IS NULL`,
        )
        .run(salt, source ?? null, nowMs, chainId).changes === 1,
    take(chainId) {
      const row = database
        .prepare(
          'UPDATE chains SET used = used + 1 WHERE chain_id = ? AND used < length RETURNING used',
        )
        .get(chainId);
      return Number(row?.['used'] ?? 0);
    },
  };
}
