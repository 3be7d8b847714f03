import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client, Pool } from 'pg';
import type { PoolConfig } from 'pg';
import { databaseOfPglite, databaseOfPool } from '#platform/database/connection.ts';
import type { OpenDatabase } from '#platform/database/connection.ts';
import { migrate, readMigrations } from '#platform/database/migrations.ts';
import { PGLITE_EXTENSIONS } from '#platform/database/open.ts';
import { isEmptied, shapeOf } from './database/emptying.ts';
import type { Ask } from './database/emptying.ts';

/** The PostgreSQL server for the tests, when there is one; its role must be allowed to create databases. */
export const testDatabaseUrl = process.env['TEST_DATABASE_URL'];

/** Hash of everything that shapes a new database; it names the snapshot or template that is made of it. */
function schemaHash(): string {
  const hash = createHash('sha256');
  for (const migration of readMigrations()) hash.update(migration.hash);
  return hash.digest('hex').slice(0, 16);
}

/** A database that tests use one after another, and what it was made of when it was new. */
interface Used<Place> {
  readonly place: Place;
  readonly shape: string;
}

/** A place on the server: the address of a database, and how it is removed. */
type ServerPlace = Awaited<ReturnType<typeof createPostgresDatabase>>;

/** Emptying a database takes a tenth of the time of a new one. Few tests have more than two open at once. */
const MOST_IDLE = 2;
const idleEmbedded: Used<PGlite>[] = [];
const idleOnServer: Used<ServerPlace>[] = [];

/**
 * A migrated, empty database for one test: PGlite in memory, or with TEST_DATABASE_URL a database on that server. The
 * test closes it; from then on its handle refuses every call, and the database is emptied for the next test.
 */
export function openTestDatabase(): Promise<OpenDatabase> {
  return testDatabaseUrl ? openOnServer(testDatabaseUrl) : openEmbedded();
}

/** Removes the databases on the server that wait for another test. */
export async function dropIdleDatabases(): Promise<void> {
  for (const { place } of idleOnServer.splice(0)) await place.drop();
}

async function openEmbedded(): Promise<OpenDatabase> {
  const used = idleEmbedded.pop() ?? (await newEmbedded());
  const handle = revocable(used.place);
  const database = databaseOfPglite(handle.client);
  const stops: (() => Promise<void>)[] = [];
  return {
    ...database,
    async listen(channel, onPayload) {
      const stop = await database.listen(channel, onPayload);
      stops.push(stop);
      return stop;
    },
    async close() {
      for (const stop of stops.splice(0)) await stop();
      handle.revoke();
      const isUseful = idleEmbedded.length < MOST_IDLE;
      if (isUseful && (await isEmptied(askOf(used.place), used.shape))) idleEmbedded.push(used);
      else await used.place.close();
    },
  };
}

async function newEmbedded(): Promise<Used<PGlite>> {
  const place = await pgliteFromSnapshot();
  return { place, shape: await shapeOf(askOf(place)) };
}

function askOf(client: Pick<PGlite, 'query'>): Ask {
  return async (statement) => (await client.query<Record<string, unknown>>(statement)).rows;
}

/** The client until `revoke` is called. Work that outlives its test must not write to the database of the next one. */
function revocable(target: PGlite): { client: PGlite; revoke(): void } {
  let isRevoked = false;
  const client = new Proxy(target, {
    get(_target, name) {
      if (isRevoked) throw new Error('The test has closed this database');
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  return { client, revoke: () => void (isRevoked = true) };
}

async function openOnServer(serverUrl: string): Promise<OpenDatabase> {
  const used = idleOnServer.pop() ?? (await newOnServer(serverUrl));
  const { url, drop } = used.place;
  return openOn(url, async () => {
    const isUseful =
      idleOnServer.length < MOST_IDLE &&
      (await onServer(url, (client) => isEmptied(askOf(client), used.shape)));
    if (isUseful) idleOnServer.push(used);
    else await drop();
  });
}

async function newOnServer(serverUrl: string): Promise<Used<ServerPlace>> {
  const place = await createPostgresDatabase(serverUrl);
  return { place, shape: await onServer(place.url, (client) => shapeOf(askOf(client))) };
}

/**
 * Address of a migrated, empty PostgreSQL database for one test that starts several processes on it. `drop` removes it.
 * @throws Error when TEST_DATABASE_URL is not set
 */
export async function createTestPostgres(): Promise<{ url: string; drop: () => Promise<void> }> {
  if (!testDatabaseUrl) throw new Error('TEST_DATABASE_URL is not set');
  return createPostgresDatabase(testDatabaseUrl);
}

/** A second connection pool to a database of `createTestPostgres`; it stands for another process. */
export function openOn(
  url: string,
  onClose: () => Promise<void> = async () => undefined,
  options: Pick<PoolConfig, 'stream'> = {},
): OpenDatabase {
  const pool = new Pool({ connectionString: url, max: 10, pipeline: true, ...options });
  const database = databaseOfPool(pool);
  return {
    ...database,
    close: async () => {
      await database.close();
      await onClose();
    },
  };
}

/** A file's bytes as a blob that hands them out whole; Node's own copies them in pieces, which takes as long as a test. */
class BytesInMemory extends Blob {
  readonly #bytes: ArrayBuffer;

  constructor(bytes: ArrayBuffer) {
    super([]);
    this.#bytes = bytes;
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#bytes);
  }
}

/** A test reads little, and clearing the 128 MB that a server would keep in memory takes longer than most tests. */
const SMALL_MEMORY = ['-c', 'shared_buffers=16MB', '-c', 'max_connections=5'];

/** What each embedded database of this process starts from, read once. */
let embeddedData: Promise<Blob> | undefined;

async function pgliteFromSnapshot(): Promise<PGlite> {
  embeddedData ??= readSnapshot();
  return PGlite.create({
    loadDataDir: await embeddedData,
    extensions: PGLITE_EXTENSIONS,
    startParams: [...PGlite.defaultStartParams, ...SMALL_MEMORY],
  });
}

async function readSnapshot(): Promise<Blob> {
  const file = join(tmpdir(), `maidan-test-database-${schemaHash()}.tar`);
  if (!existsSync(file)) await writeSnapshot(file);
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  return new BytesInMemory(buffer.slice(byteOffset, byteOffset + byteLength));
}

async function writeSnapshot(file: string): Promise<void> {
  const client = await PGlite.create({ extensions: PGLITE_EXTENSIONS });
  await migrate(databaseOfPglite(client));
  // Without the two databases that nobody opens, a third less has to be unpacked for each test.
  await client.exec('UPDATE pg_database SET datistemplate = false, datallowconn = true');
  for (const unused of ['template0', 'template1']) await client.exec(`DROP DATABASE ${unused}`);
  await client.exec('CHECKPOINT');
  const dump = await client.dumpDataDir('none');
  await client.close();
  // Several test processes may write at once: each writes its own file, and the last rename wins.
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, file);
}

async function createPostgresDatabase(
  serverUrl: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const template = `maidan_template_${schemaHash()}`;
  const name = `maidan_test_${randomBytes(8).toString('hex')}`;
  await onServer(serverUrl, async (client) => {
    await client.query('SELECT pg_advisory_lock(724511002)');
    await makeTemplate(client, serverUrl, template);
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  });
  const drop = () =>
    onServer(serverUrl, async (client) => {
      await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    });
  return { url: withDatabase(serverUrl, name), drop };
}

async function makeTemplate(client: Client, serverUrl: string, template: string): Promise<void> {
  const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
  if (found.rowCount) return;
  const draft = `${template}_draft`;
  await client.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${draft}`);
  const database = openOn(withDatabase(serverUrl, draft));
  await migrate(database);
  await database.close();
  await client.query(`ALTER DATABASE ${draft} RENAME TO ${template}`);
}

async function onServer<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.toString();
}
