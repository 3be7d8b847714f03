import { describe, expect, it } from 'vitest';
import { PLACES } from './places.ts';
import { rouletteReturn } from './returns.ts';
import type { BetsChoice } from '../parts/bets.ts';
import { rouletteGame } from './rules.ts';

const spin = (choice: BetsChoice, pocket: number) =>
  rouletteGame.draw(choice, 0, () => pocket).payoutMinor;
const placesOf = (count: number) => [...PLACES.values()].filter(({ length }) => length === count);

describe('roulette', () => {
  it('has every place of the cloth of the field, none twice', () => {
    const counts = [1, 2, 3, 4, 6, 12, 18].map((count) => placesOf(count).length);
    expect(counts).toEqual([37, 60, 14, 23, 11, 6, 6]);
    const rows = [...PLACES.values()].map((numbers) => numbers.join());
    expect(new Set(rows).size).toBe(157);
    for (const numbers of PLACES.values()) expect(new Set(numbers).size).toBe(numbers.length);
  });

  it.each([
    ['n20-23', [20, 23], 17],
    ['n0-3', [0, 3], 17],
    ['n34-35-36', [34, 35, 36], 11],
    ['n0-2-3', [0, 2, 3], 11],
    ['n8-9-11-12', [8, 9, 11, 12], 8],
    ['n0-1-2-3', [0, 1, 2, 3], 8],
    ['n31-32-33-34-35-36', [31, 32, 33, 34, 35, 36], 5],
    ['column2', [2, 5, 8, 11, 14, 17, 20, 23, 26, 29, 32, 35], 2],
  ])('pays %s on its numbers alone, %j, %i to 1', (place, numbers, toOne) => {
    const paid = Array.from({ length: 37 }, (_unused, pocket) =>
      spin({ bets: { [place]: 1_000 } }, pocket),
    );
    expect(paid).toEqual(
      Array.from({ length: 37 }, (_unused, pocket) =>
        numbers.includes(pocket) ? 1_000 * (toOne + 1) : 0,
      ),
    );
  });

  it.each([...PLACES.keys()])('returns exactly 36 of 37 on %s', (place) => {
    const choice = { bets: { [place]: 1_000 } };
    let paid = 0;
    for (let pocket = 0; pocket < 37; pocket += 1) paid += spin(choice, pocket);
    expect(paid).toBe(36_000);
    expect(rouletteReturn(choice).share).toBeCloseTo(36 / 37, 14);
    expect(rouletteGame.rules.returnBp).toBe(9_729);
  });

  it('adds up the chips that win', () => {
    const bets = {
      n23: 1_000,
      'n20-23': 1_000,
      'n8-9-11-12': 1_000,
      column2: 5_000,
      red: 5_000,
      dozen2: 2_000,
    };
    expect(rouletteGame.stakeOf?.({ bets })).toBe(15_000);
    expect(spin({ bets }, 23)).toBe(36_000 + 18_000 + 15_000 + 10_000 + 6_000);
    expect(spin({ bets }, 0)).toBe(0);
  });

  const refused: unknown[] = [
    {},
    { n37: 1_000 },
    { 'n23-20': 1_000 },
    { 'n1-5': 1_000 },
    { 'n3-4': 1_000 },
    { n1: 0 },
    { n1: -1_000 },
    { n1: 1_500 },
    { n1: '1000' },
    { n1: 101_000 },
    { 'n1-2': 201_000 },
    { red: 1_001_000 },
    { red: 1_000_000, black: 1_000_000, odd: 1_000 },
    { toString: 1_000 },
    { constructor: 1_000 },
    [1_000],
    'red',
  ];
  it.each(refused)('refuses the chips %j', (bets) => {
    expect(rouletteGame.parseChoice({ bets })).toBeUndefined();
  });
});
