import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '#platform/database/connection.ts';
import type { OpenDatabase } from '#platform/database/connection.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { oneByOne } from './one-by-one.ts';

describe('transactions within one transaction', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
    await database.execute('CREATE TABLE entered (entry int)');
  });
  afterAll(() => database.close());

  it('run one after the other when asked for at once, and a failed one takes back its own only', async () => {
    const steps: string[] = [];
    await database.db.transaction(async (outer) => {
      const db = oneByOne(outer);
      const enter = (entry: number) =>
        db.transaction(async (tx) => {
          steps.push(`begin ${entry}`);
          await tx.execute(sql`INSERT INTO entered VALUES (${entry}::int)`);
          if (entry === 2) throw new Error('refused');
          steps.push(`end ${entry}`);
        });
      const ended = await Promise.allSettled([1, 2, 3].map(enter));
      expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    });
    expect(steps).toEqual(['begin 1', 'end 1', 'begin 2', 'begin 3', 'end 3']);
    expect(await rowsOf(database.db, sql`SELECT entry FROM entered ORDER BY entry`)).toEqual([
      { entry: 1 },
      { entry: 3 },
    ]);
  });
});
