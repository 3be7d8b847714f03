import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BetsChoice } from './bets.ts';
import type { DiceTable } from './dice-fields.ts';
import { jhandiMunda } from '../jhandi-munda/room.ts';
import { sevenUpDown } from '../seven-up-down/room.ts';
import { SIC_BO_FIELDS } from '../sic-bo/fields.ts';
import { sicBo } from '../sic-bo/room.ts';
import { FACES, fallsOf } from './throws.ts';

/** Every throw of so many dice, one by one. */
const throwsOf = (count: number): number[][] =>
  count === 0 ? [[]] : throwsOf(count - 1).flatMap((dice) => FACES.map((face) => [...dice, face]));

/** What a throw pays for 1,000 on a field. */
function paid({ game }: DiceTable, name: string, dice: readonly number[]): number {
  const left = dice.map((face) => face - 1);
  return game.draw({ bets: { [name]: 1_000 } }, 1_000, () => left.shift() ?? 0).payoutMinor;
}

/** What a field pays to one, and on how many of all throws. */
function paysOf(table: DiceTable, name: string, dice: number): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const thrown of throwsOf(dice)) {
    const toOne = (paid(table, name, thrown) - 1_000) / 1_000;
    if (toOne >= 0) counts[toOne] = (counts[toOne] ?? 0) + 1;
  }
  return counts;
}

describe('the falls of dice', () => {
  it.each([1, 2, 3, 6])('of %i dice are all throws, each fall once', (count) => {
    const falls = fallsOf(count);
    expect(falls.reduce((sum, { ways }) => sum + ways, 0)).toBe(6 ** count);
    expect(new Set(falls.map(({ faces }) => faces.join(''))).size).toBe(falls.length);
    const counted = new Map<string, number>();
    for (const dice of throwsOf(count)) {
      const key = dice.toSorted().join('');
      counted.set(key, (counted.get(key) ?? 0) + 1);
    }
    expect(Object.fromEntries(falls.map(({ faces, ways }) => [faces.join(''), ways]))).toEqual(
      Object.fromEntries(counted),
    );
  });
});

describe('sic bo', () => {
  it('has the whole layout: 52 fields', () => {
    const kinds = Object.keys(SIC_BO_FIELDS).map((name) => name.split('-')[0]);
    const count = (kind: string) => kinds.filter((one) => one === kind).length;
    expect(['total', 'pair', 'double', 'face'].map((kind) => count(kind))).toEqual([14, 15, 6, 6]);
    // Six triples and the one that takes any.
    expect(count('triple')).toBe(7);
    expect(kinds).toHaveLength(52);
  });

  it.each<[string, Record<number, number>]>([
    ['small', { 1: 105 }],
    ['big', { 1: 105 }],
    ['odd', { 1: 105 }],
    ['even', { 1: 105 }],
    ['triple', { 30: 6 }],
    ['total-4', { 60: 3 }],
    ['total-5', { 30: 6 }],
    ['total-6', { 17: 10 }],
    ['total-7', { 12: 15 }],
    ['total-8', { 8: 21 }],
    ['total-9', { 6: 25 }],
    ['total-10', { 6: 27 }],
    ['total-11', { 6: 27 }],
    ['total-12', { 6: 25 }],
    ['total-13', { 8: 21 }],
    ['total-17', { 60: 3 }],
    ['pair-2-5', { 5: 30 }],
    ['double-4', { 10: 16 }],
    ['triple-6', { 180: 1 }],
    ['face-3', { 1: 75, 2: 15, 3: 1 }],
  ])('pays %s to one on so many of 216 throws: %j', (name, pays) => {
    expect(paysOf(sicBo, name, 3)).toEqual(pays);
  });

  it.each([
    ['small', [1, 1, 1]],
    ['odd', [3, 3, 3]],
    ['even', [2, 2, 2]],
    ['big', [6, 6, 6]],
    ['double-2', [2, 3, 4]],
    ['pair-2-3', [2, 2, 4]],
  ])('%s loses on %j', (name, dice) => {
    expect(paid(sicBo, name, dice)).toBe(0);
  });
});

describe('jhandi munda', () => {
  it.each(['flag', 'club'])('pays %s as many times as it shows, from two dice on', (symbol) => {
    expect(paysOf(jhandiMunda, symbol, 6)).toEqual({ 2: 9_375, 3: 2_500, 4: 375, 5: 30, 6: 1 });
    expect(jhandiMunda.fieldReturn(symbol).share).toBeCloseTo(40_187 / 46_656, 14);
  });

  it('takes the symbols in the order of the faces', () => {
    const names = ['flag', 'crown', 'heart', 'spade', 'diamond', 'club'];
    for (const [index, name] of names.entries())
      expect(
        paid(
          jhandiMunda,
          name,
          Array.from({ length: 6 }, () => index + 1),
        ),
      ).toBe(7_000);
  });
});

describe('seven up and down', () => {
  it.each([
    ['under', [3, 3], 2_300],
    ['under', [3, 4], 0],
    ['seven', [3, 4], 5_750],
    ['seven', [6, 2], 0],
    ['over', [6, 2], 2_300],
    ['over', [1, 6], 0],
  ])('pays %s on %j %i for 1,000', (name, dice, payout) => {
    expect(paid(sevenUpDown, name, dice)).toBe(payout);
  });

  it('returns 34.5 of 36 on every field', () => {
    for (const name of ['under', 'seven', 'over'])
      expect(sevenUpDown.fieldReturn(name).share).toBeCloseTo(34.5 / 36, 14);
    expect(sevenUpDown.game.rules.returnBp).toBe(9_583);
  });
});

describe('chips on a dice table', () => {
  const chips = fc.dictionary(
    fc.constantFrom(...Object.keys(SIC_BO_FIELDS)),
    fc.integer({ min: 1, max: 20 }).map((count) => count * 1_000),
    { minKeys: 1, maxKeys: 20 },
  );

  it('return what all throws pay together', () => {
    fc.assert(
      fc.property(chips, (bets) => {
        const choice: BetsChoice = { bets: { ...bets } };
        expect(sicBo.game.parseChoice(choice)).toEqual(choice);
        const stake = Object.values(bets).reduce((sum, minor) => sum + minor, 0);
        expect(sicBo.game.stakeOf?.(choice)).toBe(stake);
        const paidOver = throwsOf(3).map((dice) => {
          const left = dice.map((face) => face - 1);
          return sicBo.game.draw(choice, stake, () => left.shift() ?? 0).payoutMinor;
        });
        const { share, topHundredths } = sicBo.returnOf(choice);
        expect(paidOver.reduce((sum, minor) => sum + minor, 0) / (216 * stake)).toBeCloseTo(
          share,
          12,
        );
        expect(topHundredths).toBe(Math.floor((Math.max(...paidOver) * 100) / stake));
      }),
      { numRuns: 40 },
    );
  });

  const refused: unknown[] = [
    {},
    { 'total-3': 1_000 },
    { 'total-18': 1_000 },
    { 'pair-2-1': 1_000 },
    { 'double-7': 1_000 },
    { small: 0 },
    { small: -1_000 },
    { small: 1_500 },
    { small: '1000' },
    { small: 1_001_000 },
    { 'total-4': 51_000 },
    { 'triple-1': 21_000 },
    { small: 1_000_000, big: 1_000_000, odd: 1_000 },
    { toString: 1_000 },
    { constructor: 1_000 },
    [1_000],
    'small',
  ];
  it.each(refused.map((bets) => ({ bets })))('are refused as %j', (choice) => {
    expect(sicBo.game.parseChoice(choice)).toBeUndefined();
  });
});
