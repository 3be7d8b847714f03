import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { valkeyShortLived } from './valkey-store.ts';
import type { ValkeyShortLived } from './valkey-store.ts';

const url = process.env['TEST_VALKEY_URL'];
const LONG_MS = 60_000;

describe.skipIf(!url)('the short-lived store in Valkey', () => {
  // A site id for this run only: the server may hold the keys of earlier runs.
  const siteId = randomUUID();
  let store: ValkeyShortLived;
  beforeAll(() => {
    store = valkeyShortLived(url ?? '', (error) => {
      throw error;
    });
  });
  afterAll(() => store.close());

  it('a counter counts, says how long it lives, and starts again after its end', async () => {
    const counts = await Promise.all([1, 2, 3].map(() => store.count(siteId, 'c', LONG_MS)));
    expect(counts.map(({ count }) => count).sort()).toEqual([1, 2, 3]);
    for (const { endsInMs } of counts) expect(endsInMs).toBeGreaterThan(0);
    expect(await store.peek(siteId, 'c')).toMatchObject({ count: 3 });
    await store.count(siteId, 'short', 1);
    await expect.poll(() => store.peek(siteId, 'short')).toBeUndefined();
    expect((await store.count(siteId, 'short', LONG_MS)).count).toBe(1);
  });

  it('when several claim one mark, one gets it, on each site', async () => {
    const claims = await Promise.all([1, 2, 3].map(() => store.claim(siteId, 'm', LONG_MS)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await store.claim(`${siteId}-other`, 'm', LONG_MS)).toBe(true);
  });

  it('when several take one value, one gets it', async () => {
    await store.put(siteId, 'v', 'first', LONG_MS);
    await store.put(siteId, 'v', 'second', LONG_MS);
    expect((await store.peek(siteId, 'v'))?.value).toBe('second');
    const taken = await Promise.all([1, 2, 3].map(() => store.take(siteId, 'v')));
    expect(taken.filter((value) => value === 'second')).toHaveLength(1);
    await store.put(siteId, 'w', 'x', LONG_MS);
    await store.forget(siteId, 'w');
    expect(await store.take(siteId, 'w')).toBeUndefined();
  });
});

describe('a Valkey that does not answer', () => {
  it('fails the call instead of letting it pass without a limit', async () => {
    const faults: string[] = [];
    const store = valkeyShortLived(
      'redis://127.0.0.1:1',
      (error) => void faults.push(error.message),
    );
    await expect(store.count('s', 'c', 1000)).rejects.toMatchObject({ code: 'server.unavailable' });
    await expect(store.claim('s', 'c', 1000)).rejects.toMatchObject({ code: 'server.unavailable' });
    expect(faults.length).toBeGreaterThan(0);
    store.close();
  });
});
