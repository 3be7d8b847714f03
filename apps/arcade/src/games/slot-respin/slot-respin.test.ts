import { describe, expect, it } from 'vitest';
import { belowOf, fractionsOf } from '../../fair/fractions.ts';
import { GRAND_CHANCE, RESPIN_RETURN } from './returns.ts';
import { respinGame, type HeldPrize } from './rules.ts';
import { FIXED, PLACES, PRIZE, PRIZES, RESPINS, WEIGHTS } from './tables.ts';

const turnsOf = (outcome: Record<string, unknown>) => outcome['turns'] as HeldPrize[][];

describe('the slot with respins', () => {
  it('FAIR-14 returns 96.67 %, as another program computed it', () => {
    expect(RESPIN_RETURN.share).toBeCloseTo(0.9667120388561259, 12);
    expect(GRAND_CHANCE).toBeCloseTo(2.9485356867121608e-5, 15);
    expect(respinGame.rules.returnBp).toBe(9_667);
    expect(WEIGHTS.reduce((sum, weight) => sum + weight, 0)).toBe(40);
    expect(PRIZES.reduce((sum, { weight }) => sum + weight, 0)).toBe(200);
  });

  it('FAIR-14 holds six prize symbols and more, and sets three respins again for each new one', () => {
    let seen = 0;
    for (let nonce = 1; nonce < 2_500; nonce += 1) {
      const random = belowOf(fractionsOf('respin', 'client', nonce));
      const { outcome } = respinGame.draw({ way: 'spin' }, 100, random);
      const first = (outcome['cells'] as number[]).filter((symbol) => symbol === PRIZE).length;
      const turns = turnsOf(outcome);
      if (first < RESPINS.from) {
        expect(turns).toEqual([]);
        continue;
      }
      seen += 1;
      const places = turns.flat().map(({ place }) => place);
      expect(turns[0]).toHaveLength(first);
      expect(new Set(places).size).toBe(places.length);
      let left: number = RESPINS.count;
      for (const came of turns.slice(1)) left = came.length > 0 ? RESPINS.count : left - 1;
      expect(left === 0 || places.length === PLACES).toBe(true);
    }
    expect(seen).toBeGreaterThan(20);
  });

  it('FAIR-14 pays the grand prize when all places are held, and the largest win when all are major', () => {
    let drawn = 0;
    const { outcome, payoutMinor } = respinGame.draw({ way: 'spin' }, 100, (bound) => {
      drawn += 1;
      return drawn <= PLACES ? 0 : bound - 1;
    });
    expect(outcome['grand']).toBe(FIXED.grand);
    expect(payoutMinor).toBe(PLACES * 10_000 + FIXED.grand);
    expect(RESPIN_RETURN.topHundredths).toBe(PLACES * 10_000 + FIXED.grand + 6_000);
  });
});
