import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '../../testing/test-app.ts';
import type { OpenDatabase } from '../database/connection.ts';
import { databaseShortLived } from './store.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { createThrottles } from './throttles.ts';
import type { Throttles } from './throttles.ts';

const PACE = { free: 2, firstWaitMs: 1000, longestWaitMs: 3000, memoryMs: 60_000 };
const clock = testClock();
let database: OpenDatabase;
let throttles: Throttles;

beforeAll(async () => {
  database = await openTestDatabase();
  throttles = createThrottles(databaseShortLived(database.db, clock));
});
afterAll(() => database.close());

const refused = (retryAfterSeconds: number) => ({
  code: 'request.too_many',
  params: { retryAfterSeconds },
});

describe('a pace', () => {
  it('lets the first calls through, then adds waits that double up to the longest', async () => {
    const call = () => throttles.pace('s', 'a', PACE);
    expect([await call(), await call(), await call()]).toEqual([1, 2, 3]);
    for (const seconds of [1, 2, 3, 3]) {
      await expect(call()).rejects.toMatchObject(refused(seconds));
      clock.moveMs(seconds * 1000 - 1);
      await expect(call()).rejects.toMatchObject(refused(1));
      clock.moveMs(1);
      await call();
    }
    expect(await throttles.paced('s', 'a')).toBe(7);
  });

  it('lets one of several calls at once through when a wait begins', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, () => throttles.pace('s', 'b', PACE)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  it('starts again when it is cleared, and after its memory', async () => {
    for (let n = 0; n < 3; n += 1) await throttles.pace('s', 'c', PACE);
    await throttles.forgetPace('s', 'c');
    expect(await throttles.pace('s', 'c', PACE)).toBe(1);
    clock.moveMs(PACE.memoryMs);
    expect(await throttles.pace('s', 'c', PACE)).toBe(1);
  });

  it('counts each key and each site separately', async () => {
    for (let n = 0; n < 3; n += 1) await throttles.pace('s', 'd', PACE);
    expect(await throttles.pace('s', 'e', PACE)).toBe(1);
    expect(await throttles.pace('other', 'd', PACE)).toBe(1);
  });
});
