import { describe, expect, it } from 'vitest';
import { ROOMS } from '../../../../src/games/rooms.ts';
import { layPlaces, nextPlace, placeAt } from './layout.ts';
import type { RouletteRules } from './rules.ts';

const { places } = ROOMS.roulette.game.rules as unknown as RouletteRules;
const laid = layPlaces(places, { zero: 1.2, columns: 1.2, dozens: 0.55, halves: 0.62 });
const at = (across: number, down: number) => placeAt(laid, { across, down })?.place;
const of = (place: string) => {
  const found = laid.find((one) => one.place === place);
  if (found === undefined) throw new Error(place);
  return found;
};

describe('the cloth of roulette', () => {
  it('has a spot of its own for every place of the server, and a press on it finds it', () => {
    expect(laid).toHaveLength(Object.keys(places).length);
    expect(laid.filter(({ place, spot }) => placeAt(laid, spot)?.place !== place)).toEqual([]);
  });

  it.each([
    [0.5, 0.5, 'n1'],
    [2.5, 11.5, 'n36'],
    [2.95, 11.98, 'n36'],
    [1.05, 7.5, 'n22-23'],
    [1.5, 7.1, 'n20-23'],
    [1.9, 2.9, 'n8-9-11-12'],
    [0.1, 0.5, 'n1-2-3'],
    [-0.15, 3.5, 'n10-11-12'],
    [0.05, 11.05, 'n31-32-33-34-35-36'],
    [0.5, 0.1, 'n0-1'],
    [2.5, -0.1, 'n0-3'],
    [1, 0, 'n0-1-2'],
    [2, 0, 'n0-2-3'],
    [0, 0, 'n0-1-2-3'],
    [1.5, -0.8, 'n0'],
    [1.5, 12.5, 'column2'],
    [-0.4, 5, 'dozen2'],
    [-1, 4.2, 'red'],
    [-1, 11.9, 'high'],
  ])('takes a press at %d across and %d down as %s', (across, down, place) => {
    expect(at(across, down)).toBe(place);
  });

  it('takes no press beside the cloth', () => {
    for (const [across, down] of [
      [-1, -0.5],
      [-1, 12.5],
      [3.2, 4],
      [1, 13.5],
      [-2, 4],
    ] as const)
      expect(at(across, down), `${across} ${down}`).toBeUndefined();
  });

  it('is walked with four keys from every place to every other', () => {
    const steps = [
      { across: 0, down: 1 },
      { across: 0, down: -1 },
      { across: 1, down: 0 },
      { across: -1, down: 0 },
    ] as const;
    const seen = new Set([of('n1')]);
    for (const from of seen) for (const step of steps) seen.add(nextPlace(laid, from, step));
    expect(laid.filter((one) => !seen.has(one)).map(({ place }) => place)).toEqual([]);
    expect(nextPlace(laid, of('n5'), { across: 1, down: 0 }).place).toBe('n5-6');
    expect(nextPlace(laid, of('n5'), { across: 0, down: 1 }).place).toBe('n5-8');
    expect(nextPlace(laid, of('high'), { across: -1, down: 0 }).place).toBe('high');
  });
});
