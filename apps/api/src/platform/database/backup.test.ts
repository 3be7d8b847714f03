import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proveLedger } from '#modules/wallet/index.ts';
import { memberOf } from '../../testing/members.ts';
import { openTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { restoreBackup, writeBackup } from './backup.ts';
import { rowsOf } from './connection.ts';
import type { Database } from './connection.ts';
import { openTestDatabase } from '../../testing/test-database.ts';

describe('backup and restore', () => {
  let app: TestApp;
  let folder: string;
  let file: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'maidan-backup-'));
    file = join(folder, 'backup.jsonl.gz');
    app = await openTestApp();
    await memberOf(app, 'ratri_1');
    await memberOf(app, 'ratri_2', 'second');
    await writeBackup(app.db, file, app.clock.now());
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  it('a restored database has every row as it was, and its ledger is clean', async () => {
    const restored = await openTestDatabase();
    await restoreBackup(restored, file);
    expect(await everything(restored.db)).toEqual(await everything(app.db));
    expect((await proveLedger(restored.db)).isClean).toBe(true);
    await restored.close();
  });

  it('journals come back whole wherever the file is cut into statements', async () => {
    const source = await openTestDatabase();
    // Three postings each, so that a statement of the restore would end inside a journal.
    await source.db.execute(sql`WITH journals AS (
      INSERT INTO journal (site_id, journal_id, kind, idempotency_key, body_hash, reference_type, reference, lines, posted_at)
      SELECT 'first', 'J' || n, 'deposit', 'k' || n, 'h', 'deposit', 'x', 3, now() FROM generate_series(1, 400) AS n)
    INSERT INTO posting (site_id, journal_id, line, account, amount_minor, currency)
    SELECT 'first', 'J' || n, line, 'suspense', amount, 'BDT'
    FROM generate_series(1, 400) AS n, (VALUES (1, 5), (2, 2), (3, -7)) AS side(line, amount)`);
    const cut = join(folder, 'cut.jsonl.gz');
    await writeBackup(source.db, cut, app.clock.now());
    const restored = await openTestDatabase();
    expect(await restoreBackup(restored, cut)).toMatchObject({ journal: 400, posting: 1200 });
    expect(await everything(restored.db)).toEqual(await everything(source.db));
    await Promise.all([restored.close(), source.close()]);
  });

  it('only the owner of the file may read a backup', () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('a database that holds rows is left unchanged', async () => {
    await expect(restoreBackup(app.database, file)).rejects.toThrow('holds data already');
  });

  it('a backup that breaks off restores nothing', async () => {
    const lines = gunzipSync(readFileSync(file)).toString().split('\n').slice(0, -3);
    const broken = join(folder, 'broken.jsonl.gz');
    writeFileSync(broken, gzipSync(lines.join('\n')));
    const restored = await openTestDatabase();
    await expect(restoreBackup(restored, broken)).rejects.toThrow('breaks off');
    expect(await everything(restored.db)).toEqual([]);
    await restored.close();
  });

  it('a file that is not a backup is refused in a sentence', async () => {
    const other = join(folder, 'other.gz');
    writeFileSync(other, gzipSync('{"hello":1}\n'));
    const restored = await openTestDatabase();
    await expect(restoreBackup(restored, other)).rejects.toThrow('is not a backup');
    await expect(restoreBackup(restored, join(folder, 'gone'))).rejects.toThrow(
      'nothing was changed',
    );
    await restored.close();
  });
});

async function everything(db: Database): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_name <> 'schema_migration' ORDER BY 1`,
  );
  const rows: string[] = [];
  for (const { name } of tables) {
    const table = sql.identifier(name);
    const found = await rowsOf<{ row: string }>(
      db,
      sql`SELECT to_jsonb(t)::text AS row FROM ${table} AS t ORDER BY 1`,
    );
    rows.push(...found.map(({ row }) => `${name} ${row}`));
  }
  return rows;
}
