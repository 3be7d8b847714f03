import { describe, expect, it } from 'vitest';
import { games } from './games.ts';
import { syntheticCatalogue } from './synthetic.ts';

describe('the made-up catalogue', () => {
  it('has exactly the size asked for, without a number or code used twice', () => {
    for (const size of [0, 1, 5000]) {
      const made = syntheticCatalogue(size, 7).games;
      expect(made).toHaveLength(size);
      expect(new Set(made.map((game) => game.nodeId)).size).toBe(size);
      expect(new Set(made.map((game) => game.gameCode)).size).toBe(size);
    }
  });

  it('is the same for the same seed, and another for another seed', () => {
    expect(syntheticCatalogue(200, 1)).toEqual(syntheticCatalogue(200, 1));
    expect(syntheticCatalogue(200, 1)).not.toEqual(syntheticCatalogue(200, 2));
  });

  it('shares no number with the demo and shows its covers', () => {
    const made = syntheticCatalogue(300, 3).games;
    const numbers = new Set(games.map((game) => game.nodeId));
    const covers = new Set(games.map((game) => game.coverFile));
    expect(made.filter((game) => numbers.has(game.nodeId))).toEqual([]);
    expect(made.filter((game) => !covers.has(game.coverFile))).toEqual([]);
  });

  it('refuses a size that is not a whole number from 0', () => {
    expect(() => syntheticCatalogue(-1, 1)).toThrow(RangeError);
    expect(() => syntheticCatalogue(1.5, 1)).toThrow(RangeError);
  });
});
