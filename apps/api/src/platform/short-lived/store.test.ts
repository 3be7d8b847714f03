import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '../../testing/test-app.ts';
import type { OpenDatabase } from '../database/connection.ts';
import { databaseShortLived } from './store.ts';
import type { ShortLivedStore } from './store.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { createThrottles } from './throttles.ts';

describe('the short-lived store in the database', () => {
  const clock = testClock();
  let database: OpenDatabase;
  let store: ShortLivedStore;
  beforeAll(async () => {
    database = await openTestDatabase();
    store = databaseShortLived(database.db, clock);
  });
  afterAll(() => database.close());

  it('a counter counts within its window and starts again after it', async () => {
    const counts = await Promise.all([1, 2, 3].map(() => store.count('s', 'c', 1000)));
    expect(counts.map(({ count }) => count).sort()).toEqual([1, 2, 3]);
    clock.moveMs(600);
    expect(await store.count('s', 'c', 1000)).toEqual({ count: 4, endsInMs: 400 });
    clock.moveMs(400);
    expect(await store.count('s', 'c', 1000)).toEqual({ count: 1, endsInMs: 1000 });
  });

  it('when several claim one mark, one gets it, until it expires', async () => {
    const claims = await Promise.all([1, 2, 3, 4].map(() => store.claim('s', 'm', 500)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await store.claim('other', 'm', 500)).toBe(true);
    clock.moveMs(500);
    expect(await store.claim('s', 'm', 500)).toBe(true);
  });

  it('when several take one value, one gets it, and an expired one goes to nobody', async () => {
    await store.put('s', 'v', 'first', 500);
    await store.put('s', 'v', 'second', 500);
    expect((await store.peek('s', 'v'))?.value).toBe('second');
    const taken = await Promise.all([1, 2, 3].map(() => store.take('s', 'v')));
    expect(taken.filter((value) => value === 'second')).toHaveLength(1);
    await store.put('s', 'w', 'late', 500);
    clock.moveMs(501);
    expect(await store.peek('s', 'w')).toBeUndefined();
    expect(await store.take('s', 'w')).toBeUndefined();
  });

  it('sweeping removes expired entries and keeps the rest', async () => {
    await store.put('s', 'old', 'x', 10);
    await store.put('s', 'new', 'y', 10_000);
    clock.moveMs(11);
    await store.sweep();
    expect((await store.peek('s', 'new'))?.value).toBe('y');
  });

  it('a throttle refuses above its limit and says how long to wait', async () => {
    const throttles = createThrottles(store);
    const call = () => throttles.limit('s', 'asking', { most: 2, windowMs: 90_000 });
    await call();
    await call();
    await expect(call()).rejects.toMatchObject({
      code: 'request.too_many',
      params: { retryAfterSeconds: 90 },
    });
    clock.moveMs(90_000);
    await expect(call()).resolves.toBe(1);
  });
});
