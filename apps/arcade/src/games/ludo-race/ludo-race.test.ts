import { describe, expect, it } from 'vitest';
import { belowOf, fractionsOf } from '../../fair/fractions.ts';
import { ludoReturn } from './returns.ts';
import { LUDO_FIELDS, ludoGame, ludoRace, PAWNS, type Pawn } from './rules.ts';

const randomOf = (nonce: number) => belowOf(fractionsOf('b'.repeat(64), 'ludo', nonce));
const orders = (pawns: readonly Pawn[]): Pawn[][] =>
  pawns.length === 0
    ? [[]]
    : pawns.flatMap((first) =>
        orders(pawns.filter((pawn) => pawn !== first)).map((rest) => [first, ...rest]),
      );
const all = orders(PAWNS);

describe('the ludo race', () => {
  it('returns 99 % on every bet, counted over the 24 orders', () => {
    for (const count of [1, 2, 4]) {
      const bets = new Set(all.map((order) => order.slice(0, count).join()));
      for (const bet of bets) {
        const choice = ludoGame.parseChoice({ order: bet.split(',') });
        if (choice === undefined) throw new Error(`refused ${bet}`);
        const right = all.filter((order) => order.slice(0, count).join() === bet).length;
        expect(right * 10 * ludoReturn(choice).topHundredths).toBe(24 * 990);
        expect(ludoReturn(choice).share).toBeCloseTo(0.99, 12);
      }
      expect(bets.size).toBe({ 1: 4, 2: 12, 4: 24 }[count]);
    }
  });

  it('draws each of the 24 orders about as often as the others', () => {
    const seen = new Map(all.map((order) => [order.join(), 0]));
    const rounds = 24_000;
    const random = randomOf(1);
    for (let round = 0; round < rounds; round += 1) {
      const order = ludoRace(random).order.join();
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    const even = rounds / 24;
    const chiSquare = [...seen.values()].reduce((sum, n) => sum + (n - even) ** 2 / even, 0);
    // 23 degrees of freedom: above 58 comes once in 10,000 tests, and the seeds are fixed.
    expect(seen.size).toBe(24);
    expect(chiSquare).toBeLessThan(58);
  });

  it('moves one pawn a field at a time, twelve fields each, until three are home', () => {
    for (let nonce = 1; nonce <= 200; nonce += 1) {
      const { order, moves } = ludoRace(randomOf(nonce));
      const fields = PAWNS.map(() => 0);
      const home: Pawn[] = [];
      for (const lane of moves) {
        fields[lane] = (fields[lane] ?? 0) + 1;
        if (fields[lane] === LUDO_FIELDS) home.push(PAWNS[lane] ?? 'red');
      }
      expect(home).toEqual(order.slice(0, 3));
      expect(Math.max(...fields)).toBe(LUDO_FIELDS);
      expect(fields.filter((field) => field < LUDO_FIELDS)).toHaveLength(1);
    }
  });

  it('pays the named pawns in their order, and nothing for the same pawns in another', () => {
    // The first pawn on its way always moves: red, green, yellow, and blue stays.
    const pays = (...order: Pawn[]) => ludoGame.draw({ order }, 1_000, () => 0).payoutMinor;
    expect([pays('red'), pays('green')]).toEqual([3_960, 0]);
    expect([pays('red', 'green'), pays('green', 'red'), pays('red', 'blue')]).toEqual([
      11_880, 0, 0,
    ]);
    expect(pays('red', 'green', 'yellow', 'blue')).toBe(23_760);
    expect(pays('red', 'green', 'blue', 'yellow')).toBe(0);
    expect(ludoGame.draw({ order: ['red'] }, 1_100, () => 0).payoutMinor).toBe(4_356);
  });

  it.each([
    { order: [] },
    { order: ['red', 'green', 'blue'] },
    { order: ['red', 'red'] },
    { order: ['red', 'green', 'yellow', 'blue', 'red'] },
    { order: ['pink'] },
    { order: 'red' },
    { order: [0] },
    { order: { length: 1, 0: 'red' } },
  ])('refuses the choice %j', (choice) => {
    expect(ludoGame.parseChoice(choice)).toBeUndefined();
  });
});
