import { setImmediate as nextTurn } from 'node:timers/promises';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openArcadeDatabase } from '../platform/database.ts';
import { CHAIN_LENGTH, growChain, valueOf } from './chain.ts';
import { createChains } from './chains.service.ts';
import { createChainsStore } from './chains.store.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const fails = (error: unknown) => {
  throw error;
};

function openChains(length = 2_500) {
  const database = openArcadeDatabase(':memory:');
  const store = createChainsStore(database);
  let nowMs = 1_000;
  const open = () => createChains({ database, store, clock: () => nowMs, length, onFault: fails });
  const chains = open();
  const pass = (ms: number) => (nowMs += ms);
  async function taken(name: string) {
    chains.ensure(name);
    for (let look = 0; look < 500; look += 1) {
      const value = chains.take(name);
      if (value !== undefined) return value;
      await nextTurn();
    }
    throw new Error('No chain came');
  }
  return { database, store, chains, other: open(), pass, taken };
}

describe('a hash chain', () => {
  it('FAIR-22 has a million values, each the hash of the next, and lets other work run while it grows', async () => {
    expect(CHAIN_LENGTH).toBeGreaterThanOrEqual(1_000_000);
    let pauses = 0;
    const chain = await growChain('5'.repeat(64), CHAIN_LENGTH, async () => void (pauses += 1));
    expect(pauses).toBe(500);
    for (const no of [1, 2, 999, 1_000, 1_001, 499_999, 500_000, 999_000, 999_001, CHAIN_LENGTH])
      expect(sha256(valueOf(chain, no)), String(no)).toBe(valueOf(chain, no - 1));
    expect(valueOf(chain, 0)).toBe(chain.tip);
    expect(valueOf(chain, CHAIN_LENGTH)).toBe('5'.repeat(64));
    // The tip follows from every value by as many steps as its number says.
    let value = valueOf(chain, 4_321);
    for (let step = 0; step < 4_321; step += 1) value = sha256(value);
    expect(value).toBe(chain.tip);
    expect(() => valueOf(chain, CHAIN_LENGTH + 1)).toThrow(RangeError);
  });

  it('FAIR-22 gives its values one after another, and the next one proves the former', async () => {
    const { chains, taken } = openChains();
    const first = await taken('a');
    const second = await taken('a');
    expect([first.valueNo, second.valueNo]).toEqual([1, 2]);
    expect(sha256(second.value)).toBe(first.value);
    expect(sha256(first.value)).toBe(chains.views([first])[0]?.tip);
    expect(await taken('b')).toMatchObject({ chainId: 2, valueNo: 1 });
  });

  it('FAIR-22 shows its tip and salt, says when the arcade drew the salt itself, and no value to come', async () => {
    const { chains, store, taken } = openChains();
    const { chainId, salt } = await taken('a');
    const view = chains.views([{ chainId }])[0];
    expect(view).toMatchObject({ chainId, length: 2_500, salt });
    expect(view).not.toHaveProperty('saltSource');
    expect(JSON.stringify(view)).not.toContain(store.find(chainId)?.last);
    expect(Object.keys(view ?? {})).not.toContain('checkpoints');
  });

  it('FAIR-22 is salted by a value that came after its tip and that was named with it, once', async () => {
    const { chains, pass, taken } = openChains();
    const own = await taken('a');
    const prepared = await chains.prepare('a', 'the hash of block 900,000');
    expect(prepared.salt).toBeUndefined();
    expect((await taken('a')).chainId).toBe(own.chainId);
    pass(60_000);
    const [salted] = chains.salt('00aa', 'https://blocks.example');
    expect(salted?.chainId).toBe(prepared.chainId);
    const view = chains.views([prepared])[0];
    expect(view).toMatchObject({
      announced: 'the hash of block 900,000',
      salt: '00aa',
      saltSource: 'https://blocks.example',
    });
    expect(Date.parse(view?.saltedAt ?? '')).toBeGreaterThan(Date.parse(view?.publishedAt ?? ''));
    expect(await taken('a')).toMatchObject({ chainId: prepared.chainId, valueNo: 1, salt: '00aa' });
    expect(chains.salt('00bb', 'another')).toEqual([]);
    expect(chains.views([own])[0]?.salt).toBe(own.salt);
  });

  it('FAIR-22 is one for both of two processes that begin at once', async () => {
    const { database, chains, other } = openChains();
    chains.ensure('a');
    other.ensure('a');
    // Both grow one, in a few slices; the slower one must find that it is late.
    for (let turn = 0; turn < 100; turn += 1) await nextTurn();
    expect(database.prepare('SELECT name FROM chains').all()).toEqual([{ name: 'a' }]);
    expect([chains.take('a')?.valueNo, other.take('a')?.valueNo]).toEqual([1, 2]);
  });

  it('is followed by another when its values are used up', async () => {
    const { taken } = openChains(2);
    const chainIds = [await taken('a'), await taken('a'), await taken('a')].map(
      ({ chainId, valueNo }) => [chainId, valueNo],
    );
    expect(chainIds).toEqual([
      [1, 1],
      [1, 2],
      [2, 1],
    ]);
  });
});
