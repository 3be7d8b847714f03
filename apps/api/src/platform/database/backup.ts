import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { rowsOf } from './connection.ts';
import type { Database, OpenDatabase, Queryable, Transaction } from './connection.ts';
import { readMigrations } from './migrations.ts';
import { PlainError } from '@maidan/deployment/plain-error';

const FORMAT = 'maidan-backup-1';
const ROWS_AT_ONCE = 500;
/** Tables whose rows hold whole files, with how many of them are in memory at once. */
const LARGE_ROWS: Readonly<Record<string, number>> = { picture: 10 };
/**
 * Left out: the migrations' own table, which they write themselves, and sandbox messages, which contain codes in plain
 * text and expire within a day.
 */
const LEFT_OUT = ['schema_migration', 'outbox'];

interface Header {
  readonly format: string;
  readonly createdAt: string;
  readonly migrations: readonly string[];
}

/** How many rows of each table a backup holds. */
export type BackupCounts = Readonly<Record<string, number>>;

/**
 * Writes every row of the database to a file, as one snapshot, while the api goes on. The file is gzipped lines of
 * JSON, which `restoreBackup` reads into either kind of database. Only its owner may read it, and it appears only once
 * it is complete.
 */
export async function writeBackup(db: Database, file: string, now: Date): Promise<BackupCounts> {
  const draft = `${file}.part`;
  const counts: Record<string, number> = {};
  try {
    await db.transaction(
      async (tx) => {
        const lines = Readable.from(backupLines(tx, now, counts));
        await pipeline(lines, createGzip(), createWriteStream(draft, { mode: 0o600 }));
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    await chmod(draft, 0o600);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return counts;
}

async function* backupLines(
  tx: Transaction,
  now: Date,
  counts: Record<string, number>,
): AsyncGenerator<string> {
  const migrations = readMigrations().map((migration) => migration.hash);
  yield line({ format: FORMAT, createdAt: now.toISOString(), migrations } satisfies Header);
  for (const table of await tablesInOrder(tx)) {
    const cursor = sql.identifier(`backup_${table}`);
    const query = sql`SELECT to_jsonb(t)::text AS row FROM ${sql.identifier(table)} AS t`;
    await tx.execute(sql`DECLARE ${cursor} NO SCROLL CURSOR FOR ${query}`);
    counts[table] = 0;
    const most = rowsAtOnce(table);
    for (;;) {
      const fetch = sql`FETCH ${sql.raw(String(most))} FROM ${cursor}`;
      const rows = await rowsOf<{ row: string }>(tx, fetch);
      for (const { row } of rows) yield `{"table":${JSON.stringify(table)},"row":${row}}\n`;
      counts[table] += rows.length;
      if (rows.length < most) break;
    }
    await tx.execute(sql`CLOSE ${cursor}`);
  }
  yield line({ end: counts });
}

/**
 * Puts a backup into a migrated, empty database, in one transaction.
 * @throws PlainError when the file is not a backup, breaks off, was made by a newer version, or the database holds rows
 */
export async function restoreBackup(database: OpenDatabase, file: string): Promise<BackupCounts> {
  try {
    return await database.db.transaction(async (tx) => {
      const tables = await tablesInOrder(tx);
      await refuseRows(tx, tables);
      const whole = await tablesWrittenWhole(tx);
      for (const table of whole) await tx.execute(createWaitingTable(table));
      const counts = await copyIn(tx, file, new Set(tables), whole);
      for (const table of whole) await tx.execute(moveWaitingRows(table));
      return counts;
    });
  } catch (error) {
    if (error instanceof PlainError) throw error;
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new PlainError(
      `The backup ${file} could not be restored (${reason}); nothing was changed.`,
    );
  }
}

async function copyIn(
  tx: Transaction,
  file: string,
  known: ReadonlySet<string>,
  waiting: ReadonlySet<string>,
): Promise<BackupCounts> {
  const counts: Record<string, number> = {};
  let pending: { table: string; rows: unknown[] } = { table: '', rows: [] };
  let isFirst = true;
  let end: BackupCounts | undefined;
  const flush = async () => {
    const { table, rows } = pending;
    const target = waiting.has(table) ? waitingTable(table) : table;
    if (rows.length > 0) await insertRows(tx, target, rows);
    pending = { table: '', rows: [] };
  };
  for await (const text of linesOf(file)) {
    const entry = JSON.parse(text) as Partial<Header> & Entry;
    if (isFirst) checkHeader(entry, file);
    isFirst = false;
    if (entry.end) end = entry.end;
    if (entry.table === undefined) continue;
    if (!known.has(entry.table))
      throw new PlainError(
        `The backup ${file} contains the table ${entry.table}, which this database does not have.`,
      );
    if (pending.table !== entry.table || pending.rows.length >= rowsAtOnce(entry.table))
      await flush();
    pending.table = entry.table;
    pending.rows.push(entry.row);
    counts[entry.table] = (counts[entry.table] ?? 0) + 1;
  }
  await flush();
  const isWhole =
    end && Object.entries(end).every(([table, rows]) => (counts[table] ?? 0) === rows);
  if (!isWhole) throw new PlainError(`The backup ${file} breaks off before its end.`);
  return counts;
}

function rowsAtOnce(table: string): number {
  return LARGE_ROWS[table] ?? ROWS_AT_ONCE;
}

interface Entry {
  readonly table?: string;
  readonly row?: unknown;
  readonly end?: BackupCounts;
}

function checkHeader(header: Partial<Header>, file: string): void {
  if (header.format !== FORMAT) throw new PlainError(`${file} is not a backup.`);
  const known = new Set(readMigrations().map((migration) => migration.hash));
  if (!header.migrations?.every((hash) => known.has(hash))) {
    throw new PlainError(`The backup ${file} was made by another version of the schema.`);
  }
}

async function insertRows(tx: Transaction, table: string, rows: readonly unknown[]): Promise<void> {
  const name = sql.identifier(table);
  const json = JSON.stringify(rows);
  await tx.execute(
    sql`INSERT INTO ${name} SELECT * FROM jsonb_populate_recordset(NULL::${name}, ${json}::jsonb)`,
  );
}

function linesOf(file: string): AsyncIterable<string> {
  const input = createReadStream(file);
  const unzipped = createGunzip();
  input.on('error', (error) => unzipped.destroy(error));
  return createInterface({ input: input.pipe(unzipped), crlfDelay: Number.POSITIVE_INFINITY });
}

async function refuseRows(tx: Transaction, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const rows = await rowsOf(tx, sql`SELECT 1 FROM ${sql.identifier(table)} LIMIT 1`);
    if (rows.length > 0) {
      throw new PlainError(
        `The database holds data already (${table}); restore into an empty one.`,
      );
    }
  }
}

/** Tables whose trigger judges all rows of a statement together: a file's pieces would break them. */
async function tablesWrittenWhole(db: Queryable): Promise<ReadonlySet<string>> {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`SELECT DISTINCT tgrelid::regclass::text AS name FROM pg_trigger WHERE tgnewtable IS NOT NULL`,
  );
  return new Set(rows.map(({ name }) => name));
}

const waitingTable = (table: string) => `restored_${table}`;

function createWaitingTable(table: string) {
  const waiting = sql.identifier(waitingTable(table));
  return sql`CREATE TEMPORARY TABLE ${waiting} (LIKE ${sql.identifier(table)}) ON COMMIT DROP`;
}

function moveWaitingRows(table: string) {
  const waiting = sql.identifier(waitingTable(table));
  return sql`INSERT INTO ${sql.identifier(table)} SELECT * FROM ${waiting}`;
}

/** Every table of the schema, ordered so that a table comes after those that it refers to at once. */
async function tablesInOrder(db: Queryable): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
        AND table_name NOT IN ${LEFT_OUT} ORDER BY table_name`,
  );
  const references = await rowsOf<{ child: string; parent: string }>(
    db,
    sql`SELECT conrelid::regclass::text AS child, confrelid::regclass::text AS parent FROM pg_constraint
      WHERE contype = 'f' AND NOT condeferrable`,
  );
  const order: string[] = [];
  const visit = (table: string): void => {
    if (order.includes(table)) return;
    for (const { child, parent } of references) {
      if (child === table && parent !== table) visit(parent);
    }
    order.push(table);
  };
  rows.forEach((row) => visit(row.name));
  return order;
}

function line(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}
