import { AppError } from '@maidan/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from './connection.ts';
import { runOnce } from './idempotency.ts';
import { openTestDatabase } from '../../testing/test-database.ts';

const command = (key: string, body: unknown) => ({ siteId: 's', scope: 'deposit:m', key, body });

describe('MONEY-03 commands with a key', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it('MONEY-03 the same key with the same body runs once and answers the first answer', async () => {
    let runs = 0;
    const run = () =>
      runOnce(database.db, command('key-1', { a: 1, b: 2 }), async () => ({ run: (runs += 1) }));
    expect(await run()).toEqual({ run: 1 });
    expect(await run()).toEqual({ run: 1 });
    expect(await Promise.all([run(), run()])).toEqual([{ run: 1 }, { run: 1 }]);
    expect(runs).toBe(1);
  });

  it('MONEY-03 with another body it conflicts and runs nothing', async () => {
    await runOnce(database.db, command('key-2', { a: 1 }), async () => 'done');
    const again = runOnce(database.db, command('key-2', { a: 2 }), async () => 'again');
    await expect(again).rejects.toThrow(new AppError('request.conflict'));
  });

  it('MONEY-03 a run that failed may be repeated, and another scope has its own keys', async () => {
    const fail = runOnce(database.db, command('key-3', {}), async () => {
      throw new AppError('wallet.insufficient_funds');
    });
    await expect(fail).rejects.toThrow('wallet.insufficient_funds');
    expect(await runOnce(database.db, command('key-3', {}), async () => 'done')).toBe('done');
    const other = { ...command('key-3', { x: 1 }), scope: 'deposit:other' };
    expect(await runOnce(database.db, other, async () => 'own')).toBe('own');
  });
});
