import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findGame } from './catalogue.ts';
import { ENGINES } from './engine.ts';
import { chanceOfHits, NUMBERS_PAYS, numbersEngine, numbersReturn } from './numbers.ts';
import { drawWeighted, hashText, secureRandom } from './random.ts';
import { CARD_BETS, cardPay, cardsEngine } from './table.ts';

/** Random numbers in a fixed order, so that the result of a draw is known. */
function script(...numbers: number[]) {
  const rest = [...numbers];
  return (bound: number) => {
    const next = rest.shift();
    if (next === undefined || next >= bound) throw new Error('the script does not fit the draw');
    return next;
  };
}

const steps = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_unused, index) => from + index);

describe('number draw', () => {
  it.each(steps(1, 6))('VENDOR-06 with %d numbers it returns 95 to 97 %%', (picked) => {
    const chances = steps(0, picked).map((hits) => chanceOfHits(picked, hits));
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10);
    const share = numbersReturn(picked);
    expect(share).toBeGreaterThan(0.95);
    expect(share).toBeLessThan(0.97);
    expect(share).toBeGreaterThanOrEqual(numbersEngine.rules.returnBp / 10_000);
  });

  it('VENDOR-06 pays what the table says for the hits of the draw', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 36 }), { minLength: 1, maxLength: 6 }),
        (picks) => {
          const { outcome, payoutMinor } = numbersEngine.draw({ picks }, 1_000, secureRandom);
          const drawn = outcome['drawn'] as number[];
          const hits = picks.filter((pick) => drawn.includes(pick)).length;
          expect(new Set(drawn).size).toBe(8);
          expect(payoutMinor).toBe((NUMBERS_PAYS[picks.length]?.[hits] ?? 0) * 10);
        },
      ),
    );
  });

  it.each([[[]], [[1, 1]], [[0]], [[37]], [[1, 2, 3, 4, 5, 6, 7]], ['12']])(
    'VENDOR-06 refuses the picks %j',
    (picks) => {
      expect(numbersEngine.parseChoice({ picks })).toBeUndefined();
    },
  );
});

describe('table', () => {
  it.each(CARD_BETS)('VENDOR-06 the high card returns 97.06 %% on %s', (bet) => {
    let paid = 0;
    for (const left of steps(0, 51)) {
      for (const right of steps(0, 51)) if (left !== right) paid += cardPay(bet, left, right);
    }
    expect(paid / (52 * 51 * 100)).toBeCloseTo(49.5 / 51, 12);
    expect(cardsEngine.rules.returnBp).toBe(9_705);
  });
});

describe('randomness', () => {
  it('VENDOR-06 over all numbers each weight is met exactly', () => {
    const weights = [2, 0, 5, 3];
    const counts = [0, 0, 0, 0];
    for (const number of steps(0, 9)) {
      const index = drawWeighted(weights, script(number));
      counts[index] = (counts[index] ?? 0) + 1;
    }
    expect(counts).toEqual(weights);
  });

  it('VENDOR-06 a title always has the same look', () => {
    expect(hashText('golden-river')).toBe(hashText('golden-river'));
    expect(hashText('golden-river')).not.toBe(hashText('golden-rivers'));
  });
});

describe('catalogue', () => {
  it.each(ENGINES)('VENDOR-06 plays any title of engine %s', (engine) => {
    const game = findGame(`${engine}.any-title-7`);
    expect(game?.engine).toBe(engine);
    expect(game?.limits.minMinor).toBeGreaterThan(0);
    expect((game?.limits.minMinor ?? 1) % (game?.limits.stepMinor ?? 2)).toBe(0);
    expect(game?.rules.returnBp).toBeGreaterThanOrEqual(9_500);
    expect(game?.rules.returnBp).toBeLessThanOrEqual(9_900);
  });

  it.each(['poker.title', 'slot', 'slot.', 'slot.UPPER', 'slot.a/b', '__proto__.x', ''])(
    'VENDOR-06 refuses the game code "%s"',
    (gameCode) => expect(findGame(gameCode)).toBeUndefined(),
  );

  it('VENDOR-06 a listed title has the look of the list, another the look of its launch where that fits', () => {
    expect(findGame('draw.bingo-para', 'keno')?.look).toBe('room');
    expect(findGame('draw.any', 'bingo')?.look).toBe('bingo');
    expect(findGame('draw.any', 'cards')?.look).toBe('keno');
    expect(findGame('table.royal-wheel')?.look).toBe('cards');
    expect(findGame('slot.any', 'bingo')).toMatchObject({ look: 'room', room: 'slot-lines' });
  });

  it('VENDOR-06 refuses a listed title under another engine', () => {
    expect(findGame('table.kh-dice')).toBeDefined();
    expect(findGame('draw.kh-dice')).toBeUndefined();
  });
});
