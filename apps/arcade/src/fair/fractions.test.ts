import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { belowOf, fractionsOf, takeOut } from './fractions.ts';
import vectors from './vectors.json' with { type: 'json' };

const FIRST = vectors[0] as (typeof vectors)[number];

describe('fractions of a bet', () => {
  it.each(vectors)('are those of the vectors: $clientSeed, $nonce', (vector) => {
    const { serverSeed, clientSeed, nonce } = vector;
    const source = () => fractionsOf(serverSeed, clientSeed, nonce);
    const fractions = source();
    expect(vector.fractions.map(() => fractions.next())).toEqual(vector.fractions);
    const below = belowOf(source());
    expect(vector.below.numbers.map(() => below(vector.below.bound))).toEqual(vector.below.numbers);
    const { size, items } = vector.takenOut;
    const row = Array.from({ length: size }, (_unused, item) => item);
    expect(takeOut(row, size, belowOf(source()))).toEqual(items);
    expect(createHash('sha256').update(serverSeed).digest('hex')).toBe(vector.commitment);
  });

  it('are other ones for the next nonce, for another client seed and for another server seed', () => {
    const { serverSeed, clientSeed, nonce } = FIRST;
    const firsts = [
      fractionsOf(serverSeed, clientSeed, nonce),
      fractionsOf(serverSeed, clientSeed, nonce + 1),
      fractionsOf(serverSeed, `${clientSeed}x`, nonce),
      fractionsOf(serverSeed.toUpperCase(), clientSeed, nonce),
    ].map(({ next }) => next());
    expect(new Set(firsts).size).toBe(firsts.length);
  });

  it('stay below the bound at the largest fraction, and give 0 at the smallest', () => {
    const largest = belowOf({ next: () => 1 - 2 ** -32 });
    for (const bound of [1, 2, 37, 10_001, 1e8, 2 ** 32]) expect(largest(bound)).toBe(bound - 1);
    expect(belowOf({ next: () => 0 })(52)).toBe(0);
  });
});

describe('what is taken out', () => {
  it('leaves the row as it was and gives none twice', () => {
    const row = ['a', 'b', 'c', 'd'];
    const taken = takeOut(row, 3, belowOf(fractionsOf(FIRST.serverSeed, 'row', 1)));
    expect(row).toEqual(['a', 'b', 'c', 'd']);
    expect(new Set(taken).size).toBe(3);
    expect(takeOut(row, 4, () => 0)).toEqual(row);
  });
});
