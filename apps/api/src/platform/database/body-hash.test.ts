import { describe, expect, it } from 'vitest';
import { hashBody } from './body-hash.ts';

describe('the hash of a body', () => {
  it('is the same in every order of its fields, and differs for another value', () => {
    const one = hashBody({ a: 1, b: [{ c: 2, d: 3 }], absent: undefined });
    expect(hashBody({ b: [{ d: 3, c: 2 }], a: 1 })).toBe(one);
    const others = [{ a: 1 }, { a: '1' }, { a: null }, {}, [1, 2], [2, 1], ['a', 1], { a: [1] }];
    const hashes = [one, ...others.map(hashBody)];
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it('differs between an object and a list of its fields', () => {
    expect(hashBody({ a: 1 })).not.toBe(hashBody([['a', 1]]));
  });

  it('MONEY-03 has the form that the ledger has stored from the beginning', () => {
    expect(hashBody({ memberId: 'm-1', amountMinor: 500, currency: 'BDT' })).toBe(
      'db757376979680230b637704d3ba2f56ff4ca9ff3e3e34778e10aa8eef6af8f1',
    );
  });
});
