import { describe, expect, it } from 'vitest';
import { versionedCache } from './versioned-cache.ts';

describe('a versioned cache', () => {
  it('several callers at once share one load, and a newer version loads again', async () => {
    const cache = versionedCache<number>({ most: 10 });
    let loads = 0;
    const get = (version: string) => cache.get(version, 'k', async () => (loads += 1));
    expect(await Promise.all([get('1'), get('1'), get('1')])).toEqual([1, 1, 1]);
    expect(await get('2')).toBe(2);
    expect(loads).toBe(2);
  });

  it('a failed load is not kept', async () => {
    const cache = versionedCache<string>({ most: 10 });
    const failing = cache.get('1', 'k', () => Promise.reject(new Error('down')));
    await expect(failing).rejects.toThrow('down');
    expect(await cache.get('1', 'k', async () => 'up')).toBe('up');
  });

  it('respects its size and the life of its entries', async () => {
    let nowMs = 1;
    const cache = versionedCache<number>({ most: 2, lifeMs: 100, nowMs: () => nowMs });
    let loads = 0;
    const get = (key: string) => cache.get('1', key, async () => (loads += 1));
    await get('a');
    await get('b');
    await get('a');
    await get('c');
    await get('a');
    expect(loads).toBe(3);
    await get('b');
    expect(loads).toBe(4);
    nowMs = 102;
    await get('b');
    expect(loads).toBe(5);
  });
});
